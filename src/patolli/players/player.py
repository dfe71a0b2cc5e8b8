"""The protocol of computer players, and the two that do not look ahead."""

from typing import Protocol

from patolli.engine.chance import FastSource
from patolli.engine.game import Setup
from patolli.engine.policy import Mind
from patolli.engine.state import State


class Player(Protocol):
    """The mind of one seat in one game. It may remember, so every seat of every game has a player of its
    own."""

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        """Return one of the legal actions, within a time limit in seconds if one is given.

        The state is what `State.conceal` leaves of the true one: a player cannot see more than its seat."""
        ...

    def close(self) -> None:
        """Release what the player holds, like processes, after the game."""


class RandomPlayer:
    """A player that takes any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._source = FastSource(seed)

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        actions = concealed.legal_actions(seat)
        return actions[self._source.below(len(actions))]

    def close(self) -> None:
        pass


class GreedyPlayer:
    """A player that takes the action that the game's policy ranks highest; `lapses` in a hundred decisions
    are random instead."""

    def __init__(self, setup: Setup, seed: int, lapses: int = 0) -> None:
        self._source = FastSource(seed)
        self._mind = Mind(setup.game.computer_player.policy(setup), setup.num_actions, self._source)
        self._lapses = lapses

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        if self._lapses and self._source.below(100) < self._lapses:
            return self._mind.any(concealed, seat)
        return self._mind.best(concealed, seat)

    def close(self) -> None:
        pass
