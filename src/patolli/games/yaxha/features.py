"""What the cells of a position mean to somebody who learns."""

from typing import Final

from patolli.engine.features import Bits, Choice, Choices, Feature, Number, Seat, of_every_seat
from patolli.games.yaxha import rules
from patolli.games.yaxha.cards import CARD_NAMES, COLOURS
from patolli.games.yaxha.edition import YaxhaEdition
from patolli.games.yaxha.pyramid import BASE, LAYER, LAYERS, ROW

PYRAMID: Final = tuple(
    LAYER * layer + ROW * y + x
    for layer in range(LAYERS)
    for y in range(BASE - layer)
    for x in range(BASE - layer)
)
"""The bits of a pyramid's cells: layer by layer, row by row."""


def features(edition: YaxhaEdition, players: int) -> tuple[Feature, ...]:
    play = edition.play

    def purse(name: str, at: int, most: int, cells: int = 1) -> Number:
        """How many cubes of each colour."""
        return Number(name=name, at=at, cells=cells, bits=rules.PURSE_BITS, fields=len(COLOURS), most=most)

    return (
        Number(name="round", at=rules.ROUND, most=play.rounds),
        Choice(name="stage", at=rules.STAGE, size=rules.OVER + 1),
        Seat(name="turn-tiles", at=rules.ORDER, bits=4, fields=players),
        purse("drawn", rules.DRAWN_COLOURS, edition.cubes.each),
        Bits(name="unclaimed", at=rules.UNCLAIMED, places=tuple(range(players))),
        purse("markets", rules.MARKETS, play.cubes_a_market, cells=players),
        Choices(name="cards", at=rules.CARDS, cells=int(rules.CARD_COUNT), size=len(CARD_NAMES)),
        *of_every_seat(
            rules.SEATS,
            rules.SEAT,
            (
                Choice(name="choice", at=rules.CHOICE, size=players),
                purse("hand", rules.HAND, play.cubes_a_market),
                purse("discarded", rules.DISCARDED, edition.cubes.each),
                Number(name="width", at=rules.WIDTH, most=BASE),
                Number(name="height", at=rules.HEIGHT, most=BASE),
                Bits(name="cubes", at=rules.COLOURS, cells=len(COLOURS), places=PYRAMID),
            ),
        ),
    )
