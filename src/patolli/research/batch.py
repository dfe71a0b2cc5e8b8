"""Many games of one set-up, played side by side inside compiled code.

What there is to see of every game lies in rows of memory that are written in place, game behind game: numpy
looks at them without a copy (`patolli.research.vector`). Of a row only what was set is cleared.
"""

from collections.abc import Callable
from typing import final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from patolli.engine.bits import BIT, lowest
from patolli.engine.chance import FastSource
from patolli.engine.policy import Mind
from patolli.engine.state import State, action_buffer
from patolli.research.encoder import Encoder, entry_buffer, mark_buffer


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """The player of the other seats in every game."""

    def reseed(self, seed: i64) -> None:
        """Prepare for a run of new games: with the same seed, decide the same again."""

    def begin(self, game: i64) -> None:
        """Prepare for a new game at this place."""

    def decide(self, state: State, seat: i64, game: i64) -> i64:
        raise RuntimeError("a rival must define decide()")


@final
class Thinker(Rival):
    """A rival that follows the game's policy, but decides at random in `lapses` of a hundred decisions."""

    mind: Mind
    lapses: i64

    def __init__(self, mind: Mind, lapses: i64) -> None:
        self.mind = mind
        self.lapses = lapses

    def reseed(self, seed: i64) -> None:
        self.mind.source = FastSource(seed)

    def decide(self, state: State, seat: i64, game: i64) -> i64:
        if self.lapses and self.mind.source.below(100) < self.lapses:
            return self.mind.any(state, seat)
        return self.mind.best(state, seat)


@final
class Batch:
    """Games played side by side, each observed by the seat that decides next in it.

    Without a rival that is the lowest pending seat, one after the other. With one it is the learner's, and
    the rival plays the others."""

    start: Callable[[FastSource], State]
    count: i64
    players: i64
    actions: i64
    encoder: Encoder | None
    rival: Rival | None
    restarts: bool
    """Whether a game that is over is followed by a new one at once."""
    moves_on: bool
    """Whether the next game at a place has the next own seat, or the same."""
    keeps_ends: bool
    """Whether the last observation of a game that is followed by another is kept."""

    states: list[State]
    is_torn: bool
    """Whether somebody failed in the middle of a step: positions and what is seen of them do not fit then."""
    next_deal: i64
    buffer: vec[i64]
    points: vec[i64]

    # What is seen, game behind game
    seats: vec[i64]  # who decides next; where a game is over, and not followed by another, -1
    own_seats: vec[i64]  # whose seat is not the rival's; -1 without a rival
    deciders: vec[i64]  # who decided last, be it in the game before; -1 before the first decision
    masks: vec[u8]  # a 1 for every legal action
    legal: vec[i16]  # the legal actions, as a list
    sizes: vec[i64]  # how many they are
    observations: vec[i32]
    marks: vec[i16]
    final_observations: vec[i32]  # of the game that is just over
    final_marks: vec[i16]
    rewards: vec[float]  # of every seat; not 0 only where a game is just over
    own_rewards: vec[float]  # of who decided last
    scores: vec[i64]  # of every seat when its latest game was over
    dones: vec[u8]  # 1 where a game is just over; 2 where it was forfeited

    def __init__(
        self,
        start: Callable[[FastSource], State],
        count: i64,
        players: i64,
        actions: i64,
        encoder: Encoder | None,
        rival: Rival | None,
        restarts: bool,
        moves_on: bool,
        keeps_ends: bool,
    ) -> None:
        self.start = start
        self.count = count
        self.players = players
        self.actions = actions
        self.encoder = encoder
        self.rival = rival
        self.restarts = restarts
        self.moves_on = moves_on
        self.keeps_ends = keeps_ends
        self.states = []
        self.is_torn = False
        self.next_deal = 0
        self.buffer = action_buffer(actions)
        self.points = action_buffer(players)
        self.seats = action_buffer(count)
        self.own_seats = action_buffer(count)
        self.deciders = action_buffer(count)
        self.masks = vec[u8]([0] * (count * actions))
        self.legal = vec[i16]([0] * (count * actions))
        self.sizes = action_buffer(count)
        size: i64 = 0
        room: i64 = 0
        if encoder is not None:
            size = encoder.size
            room = encoder.room
        self.observations = entry_buffer(count * size)
        self.marks = mark_buffer(count * room)
        kept: i64 = count if keeps_ends else 0
        self.final_observations = entry_buffer(kept * size)
        self.final_marks = mark_buffer(kept * room)
        self.rewards = vec[float]([0.0] * (count * players))
        self.own_rewards = vec[float]([0.0] * count)
        self.scores = action_buffer(count * players)
        self.dones = vec[u8]([0] * count)

    # Games

    def reset(self, first_deal: i64, rival_seed: i64, first_seat: i64) -> None:
        """Begin every game anew. The n-th game that begins from now on has the seed `first_deal` + n. The
        learner has seat `first_seat` in the first game, the next one in the second, and so on."""
        self.is_torn = True
        self.next_deal = first_deal
        self.states = []
        rival = self.rival
        if rival is not None:
            rival.reseed(rival_seed)
        for game in range(self.count):
            self.forget_end(game)
            self.deciders[game] = -1
            if rival is None:
                self.own_seats[game] = -1
            elif self.moves_on:
                self.own_seats[game] = (first_seat + game) % self.players
            else:
                self.own_seats[game] = first_seat
            state = self.deal(game)
            self.states.append(state)
            self.go_on(state, game)
        self.is_torn = False

    def deal(self, game: i64) -> State:
        state = self.start(FastSource(self.next_deal))
        self.next_deal += 1
        rival = self.rival
        if rival is not None:
            rival.begin(game)
        return state

    def is_legal(self, game: i64, action: i64) -> bool:
        """Tell whether an action is legal for the seat that decides next in a game."""
        return 0 <= action < self.actions and self.masks[game * self.actions + action] != 0

    def illegal(self, actions: vec[i64]) -> i64:
        """Return the first running game for which its action is illegal; -1 if there is none."""
        for game in range(self.count):
            if self.seats[game] >= 0 and not self.is_legal(game, actions[game]):
                return game
        return -1

    def step(self, actions: vec[i64]) -> None:
        """Make one decision in every game."""
        for game in range(self.count):
            self.decide(game, actions[game])

    def decide(self, game: i64, action: i64) -> None:
        """Make the decision of the seat that decides next; an illegal one forfeits the game. A game that is
        over and was not followed by another stays over."""
        seat = self.seats[game]
        if seat < 0:
            return
        if self.dones[game]:
            self.forget_end(game)
        self.is_torn = True
        self.deciders[game] = seat
        if self.is_legal(game, action):
            state = self.states[game]
            state.apply(seat, action)
            self.go_on(state, game)
        else:
            self.forfeit(seat, game)
            self.follow(self.states[game], -1, game)
        if self.dones[game]:
            self.own_rewards[game] = self.rewards[game * self.players + seat]
        self.is_torn = False

    def go_on(self, state: State, game: i64) -> None:
        """Let the rival decide until it is the learner's turn."""
        seat = self.next_seat(state, game)
        if seat < 0:
            self.end(state, game)
        self.follow(state, seat, game)

    def follow(self, state: State, seat: i64, game: i64) -> None:
        """Observe the seat that decides next. If the game is over, begin another, in which the learner has
        another seat, so that it plays equally often from each."""
        if seat < 0 and self.restarts and self.keeps_ends:
            self.keep_end(state, game)
        while seat < 0 and self.restarts:
            if self.rival is not None and self.moves_on:
                self.own_seats[game] = (self.own_seats[game] + 1) % self.players
            state = self.deal(game)
            self.states[game] = state
            seat = self.next_seat(state, game)
        self.show(state, seat, game)

    def next_seat(self, state: State, game: i64) -> i64:
        """Return the seat that decides next, after the rival has made all decisions that need not wait for
        it; -1 at the end."""
        pending = state.pending()
        rival = self.rival
        if rival is None:
            return lowest(pending) if pending else -1
        own = self.own_seats[game]
        while pending:
            if pending & BIT[own]:
                return own
            seat = lowest(pending)
            state.apply(seat, rival.decide(state, seat, game))
            pending = state.pending()
        return -1

    # The end

    def end(self, state: State, game: i64) -> None:
        """Write the rewards: the winners share a 1 and the others lose it, so that they add up to 0."""
        points = self.points
        state.tally(points)
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.players):
            if winners == 0 or is_before(state, points, seat, best):
                best = seat
                winners = 1
            elif not is_before(state, points, best, seat):
                winners += 1
        first = game * self.players
        share = float(self.players) / float(winners)
        for seat in range(self.players):
            self.scores[first + seat] = points[seat]
            won = 0.0 if is_before(state, points, best, seat) else share
            self.rewards[first + seat] = (won - 1.0) / float(self.players - 1)
        self.dones[game] = 1

    def forfeit(self, seat: i64, game: i64) -> None:
        """Let the seat that chose an illegal action lose alone: nobody gains by it."""
        self.rewards[game * self.players + seat] = -1.0
        self.dones[game] = 2

    def forget_end(self, game: i64) -> None:
        self.dones[game] = 0
        self.own_rewards[game] = 0.0
        for n in range(game * self.players, (game + 1) * self.players):
            self.rewards[n] = 0.0

    # What is seen

    def keep_end(self, state: State, game: i64) -> None:
        """Write the final observation of the seat that decided last."""
        encoder = self.encoder
        if encoder is not None:
            encoder.observe(
                state,
                self.deciders[game],
                self.final_observations,
                game * encoder.size,
                self.final_marks,
                game * encoder.room,
            )

    def show(self, state: State, seat: i64, game: i64) -> None:
        """Write the legal actions and the observation of the seat that decides next; at the end, the
        observation of the learner's seat."""
        row = game * self.actions
        masks = self.masks
        legal = self.legal
        buffer = self.buffer
        for n in range(row, row + self.sizes[game]):
            masks[row + i64(legal[n])] = 0
        size: i64 = 0
        if seat >= 0:
            size = state.legal(seat, buffer)
            for n in range(size):
                action = buffer[n]
                masks[row + action] = 1
                legal[row + n] = i16(action)
        self.sizes[game] = size
        self.seats[game] = seat
        encoder = self.encoder
        if encoder is not None:
            if seat < 0:
                seat = max(self.own_seats[game], 0)
            encoder.observe(
                state, seat, self.observations, game * encoder.size, self.marks, game * encoder.room
            )

    def sample(self, source: FastSource, into: vec[i64]) -> None:
        """Choose a random legal action for every game."""
        row: i64 = 0
        for game in range(self.count):
            size = self.sizes[game]
            if size:
                into[game] = i64(self.legal[row + source.below(size)])
            row += self.actions


def is_before(state: State, points: vec[i64], one: i64, other: i64) -> bool:
    """Tell whether one seat is placed before another at the end."""
    if points[one] != points[other]:
        return points[one] > points[other]
    return state.tie_break(one) > state.tie_break(other)
