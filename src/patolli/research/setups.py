"""Set-ups by the names of their games, for all faces."""

from collections.abc import Mapping

import patolli
from patolli.engine.game import Setup


def setup_of(
    game: str | Setup, players: int | None = None, options: Mapping[str, str] | None = None
) -> Setup:
    """A set-up by the name of its game; by default with the fewest players."""
    if isinstance(game, Setup):
        return game
    found = patolli.game(game)
    return found.setup(found.min_players if players is None else players, options)
