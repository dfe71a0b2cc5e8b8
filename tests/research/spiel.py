"""Our games as OpenSpiel loads them, for every number of players, and two that are small enough to solve."""

from pathlib import Path

import pyspiel
import pytest

import patolli
import patolli.research.openspiel as openspiel

EDITIONS = Path(__file__).parent / "editions"

GAMES = [
    f"patolli_{game.name}(players={players})"
    for game in patolli.games()
    for players in range(game.min_players, game.max_players + 1)
]
VARIANTS = [
    "patolli_gold(players=3,beads=hidden,incomplete_tablets=yes)",
    "patolli_maori(players=4,variant=expert,side=atoll,ship_placer=first-seat)",
    "patolli_maya(players=4,variant=expert,block_markers=at-once)",
    "patolli_yaxha(players=4,deck=first-game,deals=3,seed=5)",
]
TINY_GOLD = f"patolli_gold(deals=2,edition={EDITIONS / 'tiny-gold.toml'})"
TINY_YAXHA = f"patolli_yaxha(deals=2,edition={EDITIONS / 'tiny-yaxha.toml'})"

every_game = pytest.mark.parametrize("name", GAMES)
every_variant = pytest.mark.parametrize("name", [*GAMES, *VARIANTS])


def load(name: str) -> openspiel.SpielGame:
    game: openspiel.SpielGame = pyspiel.load_game(name)
    return game


def dealt(name: str, draw: int = 1) -> openspiel.SpielState:
    """A game of which everything is dealt and nothing decided."""
    state = load(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(draw)
    return state
