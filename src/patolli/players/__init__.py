"""Computer players. A player sees what its seat may see, and nothing else."""

from collections.abc import Callable
from typing import Final, Protocol

from patolli.engine.chance import FastSource
from patolli.engine.errors import InvalidSetup
from patolli.engine.state import State


class Player(Protocol):
    def decide(self, concealed: State, seat: int) -> int:
        """One of the legal actions; the state is what `State.conceal` leaves of the true one."""


class RandomPlayer:
    """Any legal action, each equally likely."""

    def __init__(self, seed: int) -> None:
        self._source = FastSource(seed)

    def decide(self, concealed: State, seat: int) -> int:
        actions = concealed.legal_actions(seat)
        return actions[self._source.below(len(actions))]


PLAYERS: Final[dict[str, Callable[[int], Player]]] = {"random": RandomPlayer}
"""The kinds of players by name; each is made from a seed."""


def player(name: str, seed: int) -> Player:
    if name not in PLAYERS:
        raise InvalidSetup(f"There is no computer player {name!r}; there are: {', '.join(PLAYERS)}.")
    return PLAYERS[name](seed)
