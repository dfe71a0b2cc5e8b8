"""The stock: shuffled and dealt at set-up, drawn from whenever a tile is taken."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.chance import Source
from patolli.engine.state import action_buffer
from patolli.games.maori.cells import DISPLAY, DISPLAY_SIZE, GAP, NEXT, SEAT, SEATS
from patolli.games.maori.effects import GapLeft
from patolli.games.maori.numbers import Numbers
from patolli.games.maori.recording import record_refill

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def stock_begins(players: i64) -> i64:
    """Return the first cell of the stock, behind those of all seats."""
    return SEATS + players * SEAT


def deal_tiles(cells: vec[i64], numbers: Numbers, source: Source) -> None:
    """Fill the display. Volcanoes that come up are put aside and shuffled back into the stock."""
    tiles = action_buffer(numbers.tiles)
    for tile in range(numbers.tiles):
        tiles[tile] = tile
    source.shuffle(tiles, numbers.tiles)
    stock = action_buffer(numbers.tiles)
    volcanoes = action_buffer(numbers.tiles)
    shown: i64 = 0
    put_aside: i64 = 0
    size: i64 = 0
    for n in range(numbers.tiles):
        tile = tiles[n]
        if shown == DISPLAY_SIZE:
            stock[size] = tile
            size += 1
        elif numbers.volcanoes[tile]:
            volcanoes[put_aside] = tile
            put_aside += 1
        else:
            cells[DISPLAY + shown] = tile
            shown += 1
    if put_aside:
        for n in range(put_aside):
            stock[size] = volcanoes[n]
            size += 1
        source.shuffle(stock, size)
    put_into_stock(cells, stock)


def put_into_stock(cells: vec[i64], tiles: vec[i64]) -> None:
    """Lay these tiles, or as many of them as there is room for, into the stock."""
    first = cells[NEXT]
    size: i64 = len(cells)
    for n in range(first, size):
        cells[n] = tiles[n - first]


def refill_display(state: "MaoriState") -> None:
    """Close the gap with the next tile; once the stock is used up, the place stays empty."""
    cells = state.cells
    gap = cells[GAP]
    drawn = cells[NEXT]
    if drawn < len(cells):
        cells[DISPLAY + gap] = cells[drawn]
        cells[drawn] = -1
        cells[NEXT] = drawn + 1
        if state.record is not None:
            record_refill(state.record, state, gap)
    elif state.record is not None:
        state.record.append(GapLeft(place=gap))
    cells[GAP] = -1
