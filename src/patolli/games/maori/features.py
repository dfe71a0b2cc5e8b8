"""The observation of a learner.

A piece is told by what is printed on it, as it lies: whether it is land and where that goes on, its hut, its
leis, palms, boats and shells, and whether it is a volcano. The contents of the stock follow from the rest.
"""

from typing import Final

from patolli.engine.features import Bits, Choice, Feature, Lookup, Number, of_every_seat
from patolli.engine.game import Setup
from patolli.games.maori import cells
from patolli.games.maori.cells import DISPLAY_SIZE, SPACES, STOPS, TILES_A_SET, TURNS
from patolli.games.maori.edition import MaoriEdition, Tile
from patolli.games.maori.numbers import Numbers, numbers_of
from patolli.games.maori.rules import IDLE_LAPS
from patolli.games.maori.tiles import OPEN_SIDES, sides_of, turned

MOST_OF_A_SYMBOL: Final = 9
NONE: Final = -1


def features(setup: Setup[MaoriEdition]) -> tuple[Feature, ...]:
    """List what the cells of a position mean, as numbers."""
    edition = setup.edition
    players = setup.players
    pieces = edition.pieces(setup.option("side"))
    as_they_lie = tuple(printed(tile, turn) for tile in pieces for turn in range(TURNS))
    upright = tuple(printed(tile, 0) for tile in pieces)
    tiles = len(edition.box)
    shells = edition.shells.total
    shown = int(DISPLAY_SIZE)
    stock = cells.SEATS + players * cells.SEAT
    return (
        Choice(name="stage", at=cells.STAGE, size=cells.OVER + 1),
        Choice(name="ship", at=cells.SHIP, size=STOPS),
        Number(name="bank", at=cells.BANK, most=shells),
        Number(
            name="drawn",
            at=cells.NEXT,
            least=stock,
            most=stock + max(tiles - shown, 1),
        ),
        Lookup(name="hand", at=cells.HAND, rows=upright),
        Number(name="may-store", at=cells.MAY_STORE, most=1),
        Number(name="idle", at=cells.IDLE, most=int(IDLE_LAPS) * players),
        Number(name="last-turns", at=cells.LAST_TURNS, least=NONE, most=players),
        Lookup(name="display", at=cells.DISPLAY, cells=shown, rows=upright),
        *(
            Bits(name=f"out-of-game.{n + 1}", at=cells.OUT + n, places=tuple(range(len(part))))
            for n, part in enumerate(sets_of_tiles(tiles))
        ),
        *of_every_seat(
            cells.SEATS,
            cells.SEAT,
            (
                Number(name="shells", at=cells.SHELLS, most=shells),
                Number(name="boats", at=cells.BOATS, most=most_boats(pieces, numbers_of(setup))),
                Lookup(name="stored", at=cells.STORED, rows=upright),
                Choice(name="small-ship", at=cells.SMALL_SHIP, size=SPACES),
                Bits(name="laid", at=cells.LAID, places=tuple(range(SPACES))),
                Lookup(name="board", at=cells.BOARD, cells=SPACES, rows=as_they_lie),
            ),
        ),
    )


def printed(tile: Tile, turn: int) -> tuple[float, ...]:
    """Return the symbols of a piece after some quarter turns: first a 1, to say that there is a piece."""
    open_sides = turned(OPEN_SIDES[tile.shape], turn)
    leis = turned(sides_of(tile.lei), turn)
    return (
        1.0,
        float(tile.shape not in ("water", "volcano")),
        float(tile.shape == "volcano"),
        float(tile.hut),
        *(float(open_sides >> n & 1) for n in range(4)),
        *(float(leis >> n & 1) for n in range(4)),
        tile.palms / MOST_OF_A_SYMBOL,
        tile.boats / MOST_OF_A_SYMBOL,
        tile.shells / MOST_OF_A_SYMBOL,
    )


def sets_of_tiles(tiles: int) -> list[range]:
    """Split the tiles into sets, one for each cell."""
    return [range(first, min(first + TILES_A_SET, tiles)) for first in range(0, tiles, TILES_A_SET)]


def most_boats(pieces: tuple[Tile, ...], numbers: Numbers) -> int:
    """Return an upper bound on the boats that a board can ever show."""
    highest = sorted((tile.boats for tile in pieces), reverse=True)
    return max(1, int(numbers.boats_for_good) + SPACES + sum(highest[:SPACES]))
