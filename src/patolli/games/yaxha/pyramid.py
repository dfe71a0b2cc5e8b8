"""The shape of a pyramid: cells, what lies on what, what touches what.

A pyramid is a set of bits, one a cell. Layers are 4x4, 3x3, 2x2 and 1 wide; the cell in column x and
row y of layer k is bit ``20 * k + 5 * y + x``. The fifth column is always empty, so neighbours are
shifts by 1 and 5 that cannot run over the edge of a row. A cube of layer k + 1 lies on the four cubes
(x, y), (x + 1, y), (x, y + 1) and (x + 1, y + 1) of layer k.

No window is fixed in advance: the lowest column and row that hold a cube are always column 0 and row 0.
A cube laid to the left of column 0 (or before row 0) moves the whole pyramid by one column (row), which
is one shift of the bits, the same for all layers.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LAYERS: Final = 4
BASE: Final = 4
"""Layer 1 is BASE x BASE, each layer above one less."""

BASE_SIZE: Final[i64] = BASE

ROW: Final = 5
LAYER: Final = 20

SPOTS: Final = 39
"""Where a cube may go as the pyramid lies: 25 spots on the ground (columns and rows -1 to 3), 14 above."""
GROUND_SPOTS: Final = 25


def bit_of(x: int, y: int, layer: int) -> int:
    """Return the bit of a cell; layers count from 0 here."""
    return 1 << (LAYER * layer + ROW * y + x)


def _layer(layer: int) -> int:
    size = BASE - layer
    return sum(bit_of(x, y, layer) for y in range(size) for x in range(size))


LAYER_CELLS: Final = vec[i64]([_layer(layer) for layer in range(LAYERS)])
# Spelled out, so that the compiler sees them.
GROUND: Final = 15 | 15 << 5 | 15 << 10 | 15 << 15
SECOND_LAYER: Final = (7 | 7 << 5 | 7 << 10) << 20
UPPER: Final = (7 | 7 << 5 | 7 << 10) << 20 | (3 | 3 << 5) << 40 | 1 << 60
GROUND_COLUMN: Final = vec[i64]([sum(bit_of(x, y, 0) for y in range(BASE)) for x in range(BASE)])
GROUND_ROW: Final = vec[i64]([sum(bit_of(x, y, 0) for x in range(BASE)) for y in range(BASE)])
LAST_GROUND_ROW: Final = 15 << 15
FIRST_UPPER_ROW: Final = 7 << 20


def _column_side(last: int) -> int:
    """Return the edge cells of the side along column `last` (0: the first): 4 + 3 + 2 on layers 1 to 3."""
    return sum(bit_of(max(last - layer, 0), y, layer) for layer in range(3) for y in range(BASE - layer))


def _row_side(last: int) -> int:
    return sum(bit_of(x, max(last - layer, 0), layer) for layer in range(3) for x in range(BASE - layer))


FIRST_COLUMN_SIDE: Final[i64] = _column_side(0)
FIRST_ROW_SIDE: Final[i64] = _row_side(0)
# By the width (height) of layer 1; a third layer needs at least three columns (rows).
LAST_COLUMN_SIDE: Final = vec[i64]([0, 0, 0, _column_side(2), _column_side(3)])
LAST_ROW_SIDE: Final = vec[i64]([0, 0, 0, _row_side(2), _row_side(3)])


COLUMNS: Final = "zabcd"
"""What columns are called, from -1 on."""


def cell_name(x: int, y: int) -> str:
    """Name a column and row, as in a1."""
    return f"{COLUMNS[x + 1]}{y + 1}"


def spot_cell(spot: int) -> tuple[int, int, int]:
    """Return column, row and layer (from 0) of a spot; -1 is a new column to the left or a new row before."""
    if spot < GROUND_SPOTS:
        return spot % 5 - 1, spot // 5 - 1, 0
    spot -= GROUND_SPOTS
    for layer in range(1, LAYERS):
        size = BASE - layer
        if spot < size * size:
            return spot % size, spot // size, layer
        spot -= size * size
    raise ValueError(f"there is no spot {spot}")


def cell_spot(x: int, y: int, layer: int) -> int:
    """Return the spot of a cell: the inverse of `spot_cell`."""
    if layer == 0:
        return (y + 1) * 5 + x + 1
    below = sum((BASE - k) ** 2 for k in range(1, layer))
    return GROUND_SPOTS + below + y * (BASE - layer) + x


def _spot_bits() -> list[int]:
    bits = []
    for spot in range(SPOTS):
        x, y, layer = spot_cell(spot)
        bits.append(bit_of(max(x, 0), max(y, 0), layer))
    return bits


SPOT_BIT: Final = vec[i64](_spot_bits())
"""The bit that a cube laid at a spot occupies, once the pyramid has made room for it."""

SPOT_COLUMN: Final = vec[i64]([spot_cell(spot)[0] for spot in range(SPOTS)])
SPOT_ROW: Final = vec[i64]([spot_cell(spot)[1] for spot in range(SPOTS)])


def _upper_spots() -> list[int]:
    spots = [0] * 63
    for spot in range(GROUND_SPOTS, SPOTS):
        x, y, layer = spot_cell(spot)
        spots[LAYER * layer + ROW * y + x] = spot
    return spots


UPPER_SPOT: Final = vec[i64](_upper_spots())
"""The spot of each cell above the ground, by the index of its bit."""


def _windows() -> list[int]:
    windows = []
    for width in range(BASE + 1):
        for height in range(BASE + 1):
            columns = range(-1, width + 1) if width < BASE else range(BASE)
            rows = range(-1, height + 1) if height < BASE else range(BASE)
            windows.append(sum(1 << ((y + 1) * 5 + x + 1) for x in columns for y in rows))
    return windows


WINDOW: Final = vec[i64](_windows())
"""The ground spots that keep layer 1 within 4x4, by its present width * 5 + height."""


def ground_spots(filled: i64, width: i64, height: i64) -> i64:
    """Return the free ground spots that touch a cube, as a set of spots.

    Ruling YAXHA-3: no window is fixed, so an empty pyramid has one, in its middle: all places are the same.
    """
    if not filled:
        return 64
    ground = (filled & GROUND) << 6
    return (ground << 1 | ground >> 1 | ground << 5 | ground >> 5) & ~ground & WINDOW[width * 5 + height]


def supported(filled: i64) -> i64:
    """Return the free cells above the ground that lie on four cubes."""
    return (filled & filled >> 1 & filled >> 5 & filled >> 6) << 20 & UPPER & ~filled


def touched(own: i64) -> i64:
    """Return the cells above the ground that touch one of `own`, beneath or beside in the same layer."""
    above = own & UPPER
    return (own | own >> 1 | own >> 5 | own >> 6) << 20 | above << 1 | above >> 1 | above << 5 | above >> 5


def hidden(filled: i64) -> i64:
    """Return the cells whose four positions above are all filled."""
    above = (filled & UPPER) >> 20
    return above & above << 1 & above << 5 & above << 6


def neighbours(cells: i64) -> i64:
    """Return the cells that share a face with one of `cells`, and others that no pyramid has."""
    above = cells & UPPER
    lying_on = (cells | cells >> 1 | cells >> 5 | cells >> 6) << 20 & UPPER
    beneath = above >> 20
    return (
        cells << 1
        | cells >> 1
        | (cells & ~LAST_GROUND_ROW) << 5
        | (cells & ~FIRST_UPPER_ROW) >> 5
        | lying_on
        | beneath
        | beneath << 1
        | beneath << 5
        | beneath << 6
    )


def is_sound(filled: i64, width: i64, height: i64) -> bool:
    """Tell whether layer 1's box is as wide and high as given, and every cube above lies on four others."""
    ground = filled & GROUND
    columns: i64 = 0
    rows: i64 = 0
    for n in range(BASE_SIZE):
        if ground & GROUND_COLUMN[n]:
            columns = n + 1
        if ground & GROUND_ROW[n]:
            rows = n + 1
    at_origin = not filled or (ground & GROUND_COLUMN[0] and ground & GROUND_ROW[0])
    on_four = (filled & filled >> 1 & filled >> 5 & filled >> 6) << 20
    return (
        bool(at_origin)
        and (columns, rows) == (width, height)
        and not filled & ~(GROUND | UPPER)
        and not filled & UPPER & ~on_four
    )


_ONES: Final[i64] = 0x1555555555555555  # a pyramid has no bit above 60
_PAIRS: Final[i64] = 0x3333333333333333
_NIBBLES: Final[i64] = 0x0F0F0F0F0F0F0F0F
_BYTES: Final[i64] = 0x0101010101010101


def popcount(bits: i64) -> i64:
    """Count the cells of a set; faster than `count` for large sets."""
    bits -= bits >> 1 & _ONES
    bits = (bits & _PAIRS) + (bits >> 2 & _PAIRS)
    bits = bits + (bits >> 4) & _NIBBLES
    return bits * _BYTES >> 56 & 127
