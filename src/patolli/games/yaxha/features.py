"""The meaning of the cells of a position, for learners."""

from typing import Final

from patolli.engine.features import Bits, Choice, Choices, Feature, Number, Seat, of_every_seat
from patolli.engine.game import Setup
from patolli.games.yaxha import cells
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cubes import COLOURS, PURSE_BITS
from patolli.games.yaxha.edition import YaxhaEdition
from patolli.games.yaxha.pyramid import BASE, LAYER, LAYERS, ROW

PYRAMID: Final = tuple(
    LAYER * layer + ROW * y + x
    for layer in range(LAYERS)
    for y in range(BASE - layer)
    for x in range(BASE - layer)
)
"""The bits of a pyramid's cells: layer by layer, row by row."""


def features(setup: Setup[YaxhaEdition]) -> tuple[Feature, ...]:
    """List what the cells of a position mean."""
    edition, players = setup.edition, setup.players
    play = edition.play

    def purse(name: str, at: int, most: int, count: int = 1) -> Number:
        """Count the cubes of each colour in a purse."""
        return Number(name=name, at=at, cells=count, bits=PURSE_BITS, fields=len(COLOURS), most=most)

    return (
        Number(name="round", at=cells.ROUND, most=play.rounds),
        Choice(name="stage", at=cells.STAGE, size=cells.OVER + 1),
        Seat(name="turn-tiles", at=cells.ORDER, bits=4, fields=players),
        purse("drawn", cells.DRAWN_COLOURS, edition.cubes.each),
        Bits(name="unclaimed", at=cells.UNCLAIMED, places=tuple(range(players))),
        purse("markets", cells.MARKETS, play.cubes_a_market, count=players),
        Choices(name="cards", at=cells.CARDS, cells=int(cells.CARD_COUNT), size=len(CARD_NAMES)),
        *of_every_seat(
            cells.SEATS,
            cells.SEAT,
            (
                Choice(name="choice", at=cells.CHOICE, size=players),
                purse("hand", cells.HAND, play.cubes_a_market),
                purse("discarded", cells.DISCARDED, edition.cubes.each),
                Number(name="width", at=cells.WIDTH, most=BASE),
                Number(name="height", at=cells.HEIGHT, most=BASE),
                Bits(name="cubes", at=cells.CUBES, cells=len(COLOURS), places=PYRAMID),
            ),
        ),
    )
