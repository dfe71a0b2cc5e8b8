"""The tables of the contract suite: each game with each number of players, and each choice of each option.

An option that is not at its default is tried with the fewest and with the most players it is for, the others
at their defaults. With PATOLLI_SETUPS=all, as in `make soak`, it is every combination there is; with
PATOLLI_SETUPS=few, where the engine is slow, each game once.
Nothing here or in the suite knows a particular game; a new one is covered by being registered.
"""

import os
from functools import cache

import patolli
from patolli import Game, Setup


@cache
def all_setups() -> tuple[Setup, ...]:
    which = {"all": all_choices, "few": one_table}.get(
        os.environ.get("PATOLLI_SETUPS", ""), one_choice_at_a_time
    )
    return tuple(setup for game in patolli.games() for setup in which(game))


def all_choices(game: Game) -> list[Setup]:
    return list(game.setups())


def one_table(game: Game) -> list[Setup]:
    return [game.setup(game.min_players)]


def one_choice_at_a_time(game: Game) -> list[Setup]:
    found = [game.setup(players) for players in range(game.min_players, game.max_players + 1)]
    for option in game.options:
        for choice in option.choices:
            if choice != option.default:
                most = option.limit(choice) or game.max_players
                found += [game.setup(players, {option.name: choice}) for players in (game.min_players, most)]
    return found


def setup_id(setup: Setup) -> str:
    """For example "yaxha-3-deck=whole"; good for a file name too."""
    options = (f"{name}={value}" for name, value in setup.options)
    return "-".join([setup.game.name, str(setup.players), *options])
