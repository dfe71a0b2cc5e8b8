"""Small contests for tests."""

from collections.abc import Iterable

import patolli
from patolli.arena.game import Contest, Played


def contest(*players: str, game: str = "yaxha", seats: int = 2, seed: int = 0) -> Contest:
    return Contest(patolli.game(game).setup(seats), players, seed)


def without_times(games: Iterable[Played]) -> list[tuple[object, ...]]:
    """Games in order, without what differs from run to run."""
    return sorted((game.game, game.seating, game.scores, game.tie_breaks, game.decisions) for game in games)
