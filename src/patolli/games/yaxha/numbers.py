"""The printed numbers, as play needs them."""

from functools import lru_cache
from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cells import ACTIONS
from patolli.games.yaxha.edition import needs_left_neighbour

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.yaxha.edition import YaxhaEdition


@final
class Numbers:
    """The printed numbers that play needs, shared by all positions of a game."""

    cubes_each: i64
    rounds: i64
    cubes_a_market: i64
    group_points: vec[i64]
    card_points: i64
    cards_dealt: i64
    deck: vec[i64]
    """The cards that are dealt from."""

    def __init__(self, edition: "YaxhaEdition", deck: list[int]) -> None:
        self.cubes_each = edition.cubes.each
        self.rounds = edition.play.rounds
        self.cubes_a_market = edition.play.cubes_a_market
        self.group_points = vec[i64](edition.groups.points)
        self.card_points = edition.cards.points
        self.cards_dealt = edition.play.cards_dealt
        self.deck = vec[i64](deck)


@lru_cache(maxsize=64)
def numbers_of(setup: "Setup[YaxhaEdition]") -> Numbers:
    """Return the numbers of a set-up, made once."""
    cards = setup.edition.cards
    names = cards.first_game + (cards.further if setup.option("deck") == "whole" else ())
    deck = [CARD_NAMES.index(name) for name in names if setup.players > 2 or not needs_left_neighbour(name)]
    return Numbers(setup.edition, deck)


def num_actions(setup: "Setup[YaxhaEdition]") -> int:
    """Count the actions: the same for every set-up."""
    return ACTIONS
