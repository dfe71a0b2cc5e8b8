"""The only secret: the order of the stock."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.chance import Source
from patolli.engine.state import action_buffer
from patolli.games.maori.cells import NEXT
from patolli.games.maori.stock import put_into_stock, stock_begins

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def conceal(state: "MaoriState", seat: i64) -> None:
    """Put the stock in the order of the tiles' numbers.

    Everybody can know what is left in it, as all other tiles have been seen. Nobody can know the order."""
    cells = state.cells
    tiles = state.numbers.tiles
    waiting = action_buffer(tiles)
    size: i64 = len(cells)
    for n in range(cells[NEXT], size):
        waiting[cells[n]] = 1
    place = cells[NEXT]
    for tile in range(tiles):
        if waiting[tile]:
            cells[place] = tile
            place += 1


def imagine(state: "MaoriState", seat: i64, source: Source) -> None:
    """Shuffle the stock."""
    cells = state.cells
    stock = cells[cells[NEXT] :]
    source.shuffle(stock, len(stock))
    put_into_stock(cells, stock)


def reveals(state: "MaoriState") -> i64:
    """Count the tiles that have been drawn from the stock."""
    return state.cells[NEXT] - stock_begins(state.players)
