"""Set-ups by the names of their games, for all adapters."""

from collections.abc import Mapping

import patolli
from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Game, Setup


def setup_of(
    game: str | Game | Setup, players: int | None = None, options: Mapping[str, str] | None = None
) -> Setup:
    """Return a set-up by the name of its game; by default with the fewest players."""
    if isinstance(game, Setup):
        if players is not None or options is not None:
            raise InvalidSetup(
                "A set-up has its players and options; give those together with the name of a game."
            )
        return game
    found = game if isinstance(game, Game) else patolli.game(game)
    return found.setup(found.min_players if players is None else players, options)
