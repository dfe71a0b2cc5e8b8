"""Information-set tree search for any game, compiled. It knows no game.

Each iteration imagines what the seat cannot know (`State.imagine`), reopens what others have decided in
secret (`State.reopen`), walks down a tree, plays on by the game's policy and carries home what all got.

A node is what one seat sees when it has to decide: its key is a hash of the position as `State.conceal`
leaves it for that seat. This alone does all that such searches need special cases for elsewhere:

- positions that differ only in what the seat cannot know share a node, so nobody decides by secrets;
- seats that decide at the same time do not see each other's choice, so each chooses by its own figures
  (decoupled selection);
- chance that has come to light is part of what is seen, so every outcome has its own node;
- orders of decisions that lead to the same sight share a node;
- the tree of the next decision is the part of this one that was reached: nothing has to be moved.

Selection is PUCT: the mean payoff of a decision, plus a bonus that favours what the policy ranks high and
what was tried little. Decisions are opened in the order of the policy's ranking, a few at first (progressive
widening). A payoff says how safely a player is placed before the others, from 0 to 1.
"""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.chance import FastSource
from patolli.engine.policy import POINT, Mind, Policy
from patolli.engine.state import State, action_buffer

MOST_EDGES: Final[i64] = 48
"""Of a node with more decisions only those that the policy ranks highest are kept."""
OPEN_AT_FIRST: Final[i64] = 4
EDGE_LIMIT: Final[i64] = 2**21
"""At 32 bytes an edge, with nodes, table and the copying while they grow, at most about 300 MB. A tree that
is full goes on without growing."""
LONGEST_PATH: Final[i64] = 512
LOOK_EVERY: Final[i64] = 16
"""Iterations between two looks at whether the choice is clear."""
FIRST_TABLE: Final[i64] = 1024
FIRST_SEEN: Final[i64] = 1024

_HASH_A: Final[i64] = 0x2545F4914F6CDD1D
_HASH_B: Final[i64] = 0x27BB2EE687B0B0FD
_MASK: Final[i64] = 2**63 - 1


def sight(state: State, seat: i64) -> i64:
    """Hash everything that a seat sees."""
    seen = state.clone()
    seen.conceal(seat)
    cells = seen.cells
    key = (seat + 1) * _HASH_A & _MASK
    size: i64 = len(cells)
    for n in range(size):
        key = (key ^ (cells[n] & _MASK)) * _HASH_B & _MASK
        key ^= key >> 29
    return key


def before_all(concealed: State, seat: i64) -> State:
    """Return what a seat sees, with the decisions of all who decide at the same time reopened."""
    state = concealed.clone()
    state.conceal(seat)
    state.reopen(seat)
    return state


def longer(row: vec[i64]) -> vec[i64]:
    """Return a copy of a row that is twice as long."""
    size: i64 = len(row)
    grown = action_buffer(2 * size)
    for n in range(size):
        grown[n] = row[n]
    return grown


def floats(size: i64) -> vec[float]:
    return vec[float]([0.0] * size)


def longer_floats(row: vec[float]) -> vec[float]:
    size: i64 = len(row)
    grown = floats(2 * size)
    for n in range(size):
        grown[n] = row[n]
    return grown


@final
class Tree:
    """The search tree of one seat, kept over a game. Not thread-safe."""

    players: i64
    policy: Policy
    mind: Mind
    source: FastSource
    # How it searches
    explore: float
    horizon: i64
    lapses: i64
    # Nodes
    nodes: i64
    keys: vec[i64]
    first_edge: vec[i64]
    edge_count: vec[i64]
    visits: vec[i64]
    table: vec[i64]  # node + 1 by key, open addressing; 0 is empty
    # Edges: the decisions of a node, one after the other, the policy's favourite first
    edges: i64
    action: vec[i64]
    tried: vec[i64]
    payoff: vec[float]
    prior: vec[float]
    # The way down in this iteration
    path_node: vec[i64]
    path_edge: vec[i64]
    path_seat: vec[i64]
    points: vec[i64]
    got: vec[float]
    # What the points of this game differ by, to see how much a difference means
    differences: float
    compared: float
    # Counted since the tree was made
    iterations: i64
    decisions: i64

    def __init__(
        self,
        policy: Policy,
        players: i64,
        num_actions: i64,
        seed: i64,
        explore: float,
        horizon: i64,
        lapses: i64,
    ) -> None:
        self.players = players
        self.policy = policy
        self.source = FastSource(seed)
        self.mind = Mind(policy, num_actions, self.source)
        self.explore = explore
        self.horizon = horizon
        self.lapses = lapses
        self.path_node = action_buffer(LONGEST_PATH)
        self.path_edge = action_buffer(LONGEST_PATH)
        self.path_seat = action_buffer(LONGEST_PATH)
        self.points = action_buffer(players)
        self.got = floats(players)
        self.differences = 0.0
        self.compared = 0.0
        self.iterations = 0
        self.decisions = 0
        self.forget()

    def forget(self) -> None:
        """Begin with an empty tree."""
        self.nodes = 0
        self.keys = action_buffer(FIRST_SEEN)
        self.first_edge = action_buffer(FIRST_SEEN)
        self.edge_count = action_buffer(FIRST_SEEN)
        self.visits = action_buffer(FIRST_SEEN)
        self.table = action_buffer(FIRST_TABLE)
        self.edges = 0
        self.action = action_buffer(FIRST_SEEN)
        self.tried = action_buffer(FIRST_SEEN)
        self.payoff = floats(FIRST_SEEN)
        self.prior = floats(FIRST_SEEN)

    # Thinking

    def think(self, concealed: State, seat: i64, iterations: i64, seconds: float) -> None:
        """Search until a number of iterations or seconds is over, or nothing could change the choice."""
        start = perf_counter()
        if self.edges > EDGE_LIMIT // 2:
            self.forget()
        root = before_all(concealed, seat)
        root_key = sight(root, seat)
        done: i64 = 0
        while done < iterations:
            self.iterate(root, seat)
            done += 1
            elapsed = perf_counter() - start
            # Not if the next one would end late: it takes as long as they did, perhaps twice.
            if elapsed + 2.0 * elapsed / float(done) >= seconds:
                break
            if done % LOOK_EVERY == 0:
                left = iterations - done
                if elapsed > 0.0:
                    in_time = (seconds - elapsed) * float(done) / elapsed
                    if in_time < float(left):
                        left = i64(in_time)
                if self.lead(root_key) > left:
                    break
        self.iterations += done

    def lead(self, key: i64) -> i64:
        """Return by how many tries the most tried decision of a node leads the next."""
        node = self.find(key)
        if node < 0:
            return 0
        most: i64 = 0
        second: i64 = 0
        for n in range(self.edge_count[node]):
            tried = self.tried[self.first_edge[node] + n]
            if tried > most:
                second = most
                most = tried
            elif tried > second:
                second = tried
        return most - second

    def iterate(self, root: State, seat: i64) -> None:
        state = root.clone()
        state.imagine(seat, self.source)
        state.reopen(seat)
        length: i64 = 0
        pending = state.pending()
        while pending and length < LONGEST_PATH:
            # Of several who decide at once the searching seat comes first, where the tree is best known.
            other = seat if pending & BIT[seat] else lowest(pending)
            size = state.legal(other, self.mind.actions)
            if size == 1:
                state.apply(other, self.mind.actions[0])
            else:
                key = sight(state, other)
                node = self.find(key)
                if node < 0:
                    self.add(key, state, other, size)
                    break
                edge = self.select(node)
                self.path_node[length] = node
                self.path_edge[length] = edge
                self.path_seat[length] = other
                length += 1
                state.apply(other, self.action[edge])
            self.decisions += 1
            pending = state.pending()
        self.decisions += self.mind.play(state, self.horizon, self.lapses)
        self.judge(state)
        for n in range(length):
            edge = self.path_edge[n]
            self.tried[edge] += 1
            self.payoff[edge] += self.got[self.path_seat[n]]
            self.visits[self.path_node[n]] += 1

    def judge(self, state: State) -> None:
        """Write every seat's payoff: how far it is ahead of each of the others, from 0 to 1, in the mean.

        It rises with the points' difference the faster the nearer they are: being placed before another is
        what counts, and by how much tells how safely. What a difference means is learnt from the games."""
        points = self.points
        over = state.pending() == 0
        if over:
            state.tally(points)
            for seat in range(self.players):
                points[seat] *= POINT
        else:
            self.policy.forecast(state, points)
        scale = 1.0
        if self.compared > 0.0:
            scale = 0.5 * self.differences / self.compared + 1.0
        for seat in range(self.players):
            self.got[seat] = 0.0
        for seat in range(self.players):
            for other in range(seat + 1, self.players):
                difference = points[seat] - points[other]
                if over and difference == 0:
                    # Whoever is placed first by a tie-break is as if a point ahead.
                    tie_break = state.tie_break(seat) - state.tie_break(other)
                    difference = min(max(tie_break, -1), 1) * POINT
                ahead = float(difference)
                self.differences += abs(ahead)
                self.compared += 1.0
                chance = 1.0 / (1.0 + exp(-ahead / scale)) if -ahead < 30.0 * scale else 0.0
                self.got[seat] += chance
                self.got[other] += 1.0 - chance
        for seat in range(self.players):
            self.got[seat] /= float(self.players - 1)

    # The tree

    def find(self, key: i64) -> i64:
        """Return the node with a key; -1 if there is none."""
        table = self.table
        mask: i64 = len(table) - 1
        slot = key & mask
        while table[slot]:
            node = table[slot] - 1
            if self.keys[node] == key:
                return node
            slot = (slot + 1) & mask
        return -1

    def add(self, key: i64, state: State, seat: i64, size: i64) -> None:
        """Add a node for the decisions in the mind's buffer."""
        if self.edges + MOST_EDGES > EDGE_LIMIT:
            return
        self.make_room()
        node = self.nodes
        self.keys[node] = key
        self.first_edge[node] = self.edges
        self.visits[node] = 0
        self.enter(key, node)
        self.nodes += 1
        worth = self.mind.worth
        actions = self.mind.actions
        self.policy.rank(state, seat, actions, size, worth)
        temperature = spread(worth, size)
        kept = min(size, MOST_EDGES)
        best = 0.0
        total = 0.0
        for n in range(kept):
            # The best of those left comes next: few are kept, so no sorting is worth it.
            top = n
            for m in range(n + 1, size):
                if worth[m] > worth[top]:
                    top = m
            action = actions[top]
            value = worth[top]
            actions[top] = actions[n]
            worth[top] = worth[n]
            actions[n] = action
            worth[n] = value
            if n == 0:
                best = float(value)
            weight = exp((float(value) - best) / temperature)
            total += weight
            edge = self.edges + n
            self.action[edge] = action
            self.tried[edge] = 0
            self.payoff[edge] = 0.0
            self.prior[edge] = weight
        for n in range(kept):
            self.prior[self.edges + n] /= total
        self.edge_count[node] = kept
        self.edges += kept

    def make_room(self) -> None:
        if self.nodes == len(self.keys):
            self.keys = longer(self.keys)
            self.first_edge = longer(self.first_edge)
            self.edge_count = longer(self.edge_count)
            self.visits = longer(self.visits)
        if 2 * self.nodes >= len(self.table):
            self.table = action_buffer(4 * len(self.table))
            for node in range(self.nodes):
                self.enter(self.keys[node], node)
        if self.edges + MOST_EDGES > len(self.action):
            self.action = longer(self.action)
            self.tried = longer(self.tried)
            self.payoff = longer_floats(self.payoff)
            self.prior = longer_floats(self.prior)

    def enter(self, key: i64, node: i64) -> None:
        table = self.table
        mask: i64 = len(table) - 1
        slot = key & mask
        while table[slot]:
            slot = (slot + 1) & mask
        table[slot] = node + 1

    def select(self, node: i64) -> i64:
        """Select the decision to try next."""
        first = self.first_edge[node]
        visits = self.visits[node]
        tried_root = sqrt(float(visits + 1))
        open_edges = min(self.edge_count[node], OPEN_AT_FIRST + i64(2.0 * tried_root))
        total = 0.0
        for edge in range(first, first + open_edges):
            total += self.payoff[edge]
        # A decision that was never tried is expected to do a little worse than the node so far.
        untried = total / float(visits) - 0.05 if visits else 0.5
        best = first
        highest = -1.0
        for edge in range(first, first + open_edges):
            tried = self.tried[edge]
            mean = self.payoff[edge] / float(tried) if tried else untried
            score = mean + self.explore * self.prior[edge] * tried_root / float(1 + tried)
            if score > highest:
                highest = score
                best = edge
        return best

    # What it thought

    def root_edges(self, concealed: State, seat: i64) -> list[tuple[int, int, float, float]]:
        """List the decisions of a seat that has a node: action, tries, mean payoff, prior; most tried
        first."""
        node = self.find(sight(before_all(concealed, seat), seat))
        if node < 0:
            return []
        rows: list[tuple[int, int, float, float]] = []
        for edge in range(self.first_edge[node], self.first_edge[node] + self.edge_count[node]):
            tried = self.tried[edge]
            mean = self.payoff[edge] / float(tried) if tried else 0.0
            rows.append((self.action[edge], tried, mean, self.prior[edge]))
        rows.sort(key=lambda row: (-row[1], -row[2], -row[3]))
        return rows

    def most_tried(self, state: State, seat: i64) -> i64:
        """Return the most tried action of a seat that decides; -1 where the tree does not know."""
        node = self.find(sight(state, seat))
        if node < 0 or not self.visits[node]:
            return -1
        best = self.first_edge[node]
        for edge in range(best, best + self.edge_count[node]):
            if self.tried[edge] > self.tried[best]:
                best = edge
        return self.action[best]


def spread(worth: vec[i64], size: i64) -> float:
    """Return how far worths lie apart, so that priors do not depend on a policy's scale."""
    total = 0.0
    squares = 0.0
    for n in range(size):
        value = float(worth[n])
        total += value
        squares += value * value
    mean = total / float(size)
    return sqrt(max(squares / float(size) - mean * mean, 0.0)) + 1.0
