"""Random games for Hypothesis.

A game is drawn decision by decision, so a failing one shrinks to few decisions, most of them the first legal
one; its printed form is in the words of a journal.
"""

from collections.abc import Callable, Iterator
from functools import cache

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st

from contract.setups import all_setups, setup_id
from patolli import SPECTATOR, Match, Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.playout import playout
from patolli.engine.state import action_buffer

every_setup = pytest.mark.parametrize("setup", all_setups(), ids=setup_id)

fewer_games = settings(max_examples=max(2, settings().max_examples // 3))
"""For properties that look at every view or draw every picture of a game, which takes long."""

LONGEST_GAME = 5_000
"""No game takes more decisions than this, however it is played."""

seeds = st.integers(0, 2**32).map(Seed.fast)
dice = st.integers(0, 2**16 - 1)
sources = st.integers(0, 2**32)
"""What `FastSource`s are made of; two of one number draw the same."""


class RandomGame:
    """The beginning of a game, often all of it: a seed and legal decisions, each a seat and an action."""

    def __init__(self, setup: Setup, seed: Seed, decisions: list[tuple[int, int]]) -> None:
        self.setup = setup
        self.seed = seed
        self.decisions = decisions

    def moments(self) -> Iterator[State]:
        """The position at the start and after each decision. It is one state, played on in between."""
        state = self.setup.new(self.seed)
        yield state
        for seat, action in self.decisions:
            state.apply(seat, action)
            yield state

    def last(self) -> State:
        """The position after all its decisions."""
        state = self.setup.new(self.seed)
        for seat, action in self.decisions:
            state.apply(seat, action)
        return state

    def match(self) -> Match:
        match = Match(self.setup, self.seed)
        for seat, action in self.decisions:
            match.play(seat, action)
        return match

    def __repr__(self) -> str:
        game = self.setup.game
        played = [
            f"{seat + 1} {game.decode(self.setup, action).notation()}" for seat, action in self.decisions
        ]
        return f"<{setup_id(self.setup)}, seed {self.seed}: {', '.join(played) or 'nothing played'}>"


def decision(state: State, die: int) -> tuple[int, int]:
    """The seat and the action that a die picks; 0 picks the first of each."""
    pending = state.pending_seats()
    which, seat = divmod(die, len(pending))
    actions = state.legal_actions(pending[seat])
    return pending[seat], actions[which % len(actions)]


@cache
def usual_length(setup: Setup) -> int:
    """How many decisions a game takes, more or less."""
    buffer = action_buffer(setup.num_actions)
    return max(playout(setup.new(Seed.fast(n)), FastSource(n), buffer) for n in range(5))


@st.composite
def random_games(draw: st.DrawFn, setup: Setup) -> RandomGame:
    """Games from their start to anywhere; about a third are played to the end."""
    seed = draw(seeds)
    state = setup.new(seed)
    decisions = []
    for _ in range(draw(st.integers(0, usual_length(setup) * 3 // 2))):
        if state.is_over():
            break
        decisions.append(decision(state, draw(dice)))
        state.apply(*decisions[-1])
    return RandomGame(setup, seed, decisions)


def play_on(state: State, source: FastSource, each: Callable[[State], None] = lambda state: None) -> None:
    """Play random decisions, by any of the pending seats, to the end; look at the position after `each`."""
    for _ in range(LONGEST_GAME):
        if state.is_over():
            return
        state.apply(*decision(state, source.below(2**16)))
        each(state)
    raise AssertionError(f"The game is not over after {LONGEST_GAME} decisions.")


def seats_of(setup: Setup) -> range:
    return range(setup.players)


def viewers_of(setup: Setup) -> list[int]:
    """Everybody who looks at the table: all seats, and somebody who only watches."""
    return [*seats_of(setup), SPECTATOR]


def seen(state: State, seat: int) -> bytes:
    """The view of a seat, or of a spectator, as it is sent."""
    return msgspec.json.encode(state.setup.game.view(state, seat))


def concealed(state: State, seat: int) -> State:
    """The position without all that a seat cannot know."""
    other = state.clone()
    other.conceal(seat)
    return other
