"""Every table there can be: each game, with each number of players and each combination of its options.

Nothing here or in the suite knows a particular game; a new one is covered by being registered.
"""

from functools import cache

import patolli
from patolli import Setup


@cache
def all_setups() -> tuple[Setup, ...]:
    return tuple(setup for game in patolli.games() for setup in game.setups())


def setup_id(setup: Setup) -> str:
    """For example "yaxha-3-deck=whole"; good for a file name too."""
    options = (f"{name}={value}" for name, value in setup.options)
    return "-".join([setup.game.name, str(setup.players), *options])
