"""What a computer player is, and the two that do not look ahead."""

from typing import Protocol

from patolli.engine.chance import FastSource
from patolli.engine.game import Setup
from patolli.engine.policy import Mind
from patolli.engine.state import State


class Player(Protocol):
    """One seat's mind in one game. It may remember, so every seat of every game has a player of its own."""

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        """One of the legal actions, in at most so many seconds if a limit is given.

        The state is what `State.conceal` leaves of the true one: a player cannot see more than its seat."""
        ...

    def close(self) -> None:
        """The game is over for this player: give back what it holds, like processes."""


class RandomPlayer:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._source = FastSource(seed)

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        actions = concealed.legal_actions(seat)
        return actions[self._source.below(len(actions))]

    def close(self) -> None:
        pass


class GreedyPlayer:
    """What the game's policy ranks highest; `lapses` in a hundred decisions are random instead."""

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
