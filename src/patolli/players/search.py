"""The player that looks ahead: a tree search, in one process or several."""

from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from time import perf_counter
from typing import Final

from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.players.processes import end_with_parent, interrupts_held
from patolli.players.tree import Tree

NO_LIMIT: Final = 10**9
LONGEST_LINE: Final = 12
SEED_STEP: Final = 7919
"""Between the seeds of the processes that search together."""
SPARE: Final = 0.004
"""Seconds kept back of every decision, for the way in and out; a helper's way is twice as long."""
LONGEST_START: Final = 60.0
"""Seconds that a process may take to begin."""


@dataclass(frozen=True)
class SearchPlan:
    """The settings of a search: its limits, and the parameters of its trees."""

    seconds: float | None = None
    iterations: int | None = None
    explore: float = 0.5
    horizon: int = 100_000
    """How many decisions a playout goes on before the policy's forecast ends it; as a rule, to the end."""
    lapses: int = 0
    """How many in a hundred decisions of a playout are random. A random bid can ruin a whole auction game."""
    workers: int = 1

    def tree(self, setup: Setup, seed: int) -> Tree:
        policy = setup.game.computer_player.policy(setup)
        return Tree(policy, setup.players, setup.num_actions, seed, self.explore, self.horizon, self.lapses)


@dataclass(frozen=True)
class Idea:
    """A decision that was considered."""

    action: int
    visits: int
    value: float
    """How safely it is placed before the others by this decision, from 0 to 1, in the mean of all visits."""
    prior: float
    """What the policy thought of it beforehand, as a share of all."""


@dataclass(frozen=True)
class Thought:
    """The result of a search: the ideas, best first, and the line of play it expects."""

    ideas: tuple[Idea, ...]
    line: tuple[tuple[int, int], ...]
    """Seats and actions."""
    iterations: int
    decisions: int
    seconds: float


Row = tuple[int, int, float, float]
Answer = tuple[list[Row], int, int]
"""Of a helper: its ideas, iterations and decisions."""


class SearchPlayer:
    """A player that searches with one tree per process and adds up the visits of all (root
    parallelisation)."""

    def __init__(self, setup: Setup, seed: int, plan: SearchPlan) -> None:
        self._setup = setup
        self._plan = plan
        self._tree = plan.tree(setup, seed)
        self._helpers = [
            ProcessPoolExecutor(
                1, get_context("spawn"), initializer=_begin, initargs=(setup, seed + n * SEED_STEP, plan)
            )
            for n in range(1, plan.workers)
        ]
        # Begun before the first decision, whose time must not pass while interpreters start.
        with interrupts_held():
            begun = [helper.submit(_is_ready) for helper in self._helpers]
        for each in begun:
            with suppress(BrokenProcessPool, TimeoutError):
                each.result(LONGEST_START)
        self.thought: Thought | None = None
        """Of the last decision; none if there was only one legal action."""

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        actions = concealed.legal_actions(seat)
        self.thought = None
        if len(actions) == 1:
            return actions[0]
        self.thought = self.think(concealed, seat, seconds)
        return self.thought.ideas[0].action

    def think(self, concealed: State, seat: int, seconds: float | None = None) -> Thought:
        start = perf_counter()
        limits = [limit for limit in (self._plan.seconds, seconds) if limit is not None]
        limit = min(limits) if limits else None
        iterations = self._plan.iterations or NO_LIMIT
        before = self._tree.iterations, self._tree.decisions
        asked = self._ask_helpers(concealed, seat, iterations, _less(limit, 2 * SPARE))
        self._tree.think(concealed, seat, iterations, _less(limit, SPARE))
        rows = self._tree.root_edges(concealed, seat)
        done = self._tree.iterations - before[0]
        decisions = self._tree.decisions - before[1]
        for answer in asked:
            left = None if limit is None else max(limit - (perf_counter() - start), 0.0)
            # A process that died or is late keeps its thoughts to itself; the others' are enough.
            with suppress(BrokenProcessPool, TimeoutError):
                more, further, deeper = answer.result(left)
                rows, done, decisions = rows + more, done + further, decisions + deeper
        ideas = _ideas(rows)
        line = self._line(concealed, seat, ideas[0].action)
        return Thought(ideas, line, done, decisions, perf_counter() - start)

    def close(self) -> None:
        for helper in self._helpers:
            helper.shutdown(cancel_futures=True)

    def _ask_helpers(
        self, concealed: State, seat: int, iterations: int, seconds: float
    ) -> list[Future[Answer]]:
        asked = []
        for helper in list(self._helpers):
            try:
                asked.append(helper.submit(_think, concealed, seat, iterations, seconds))
            except BrokenProcessPool:
                self._helpers.remove(helper)
        return asked

    def _line(self, concealed: State, seat: int, first: int) -> tuple[tuple[int, int], ...]:
        """Return the expected play after a decision, if all decide as was tried most, in one guess at what is
        hidden."""
        state = concealed.clone()
        state.redeal(seat, self._tree.source)
        state.reopen(seat)
        line = [(seat, first)]
        state.apply(seat, first)
        while len(line) < LONGEST_LINE and (pending := state.pending_seats()):
            other = seat if seat in pending else pending[0]
            actions = state.legal_actions(other)
            action = actions[0] if len(actions) == 1 else self._tree.most_tried(state, other)
            if action < 0:
                break
            line.append((other, action))
            state.apply(other, action)
        return tuple(line)


def _less(limit: float | None, spare: float) -> float:
    return float(NO_LIMIT) if limit is None else max(limit - spare, 0.0)


def _ideas(rows: list[Row]) -> tuple[Idea, ...]:
    """Add up the same decisions of several trees, the most visited first."""
    visits: dict[int, int] = {}
    payoff: dict[int, float] = {}
    prior: dict[int, float] = {}
    for action, tried, value, share in rows:
        visits[action] = visits.get(action, 0) + tried
        payoff[action] = payoff.get(action, 0.0) + tried * value
        prior[action] = share
    ideas = [Idea(action, n, payoff[action] / n if n else 0.0, prior[action]) for action, n in visits.items()]
    return tuple(sorted(ideas, key=lambda idea: (-idea.visits, -idea.value, -idea.prior)))


# In a helper's process

_tree: Tree | None = None


def _begin(setup: Setup, seed: int, plan: SearchPlan) -> None:
    global _tree
    end_with_parent()
    _tree = plan.tree(setup, seed)


def _is_ready() -> bool:
    return _tree is not None


def _think(concealed: State, seat: int, iterations: int, seconds: float) -> Answer:
    assert _tree is not None, "the process was begun"
    before = _tree.iterations, _tree.decisions
    _tree.think(concealed, seat, iterations, seconds)
    rows = _tree.root_edges(concealed, seat)
    return rows, _tree.iterations - before[0], _tree.decisions - before[1]
