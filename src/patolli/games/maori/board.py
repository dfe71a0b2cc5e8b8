"""The spaces of a board, the places of the display, and the stops of the ship around it.

A board has at most 5 columns and 4 rows. The space in column x and row y is number ``5 * y + x``, and in sets
the bit of that number; a board of 4 columns leaves the fifth one out. Row 0 is the top one, north is up.

The display has 4 x 4 places, numbered row by row. Around it are 16 stops, clockwise from the left upper
corner: 0 to 3 above the columns, 4 to 7 on the right, 8 to 11 below, 12 to 15 on the left.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maori.cells import ALL_SPACES, COLUMNS, ROWS, SIDE, SPACES

FIRST_COLUMN: Final[i64] = sum(2 ** (COLUMNS * y) for y in range(ROWS))
LAST_COLUMN: Final[i64] = FIRST_COLUMN * 2 ** (COLUMNS - 1)

DIRECTIONS: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
_STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))


def space_at(x: int, y: int) -> int:
    """Return the number of a space; -1 outside the largest board."""
    return COLUMNS * y + x if 0 <= x < COLUMNS and 0 <= y < ROWS else -1


def space_name(space: int) -> str:
    return f"{'abcde'[space % COLUMNS]}{space // COLUMNS + 1}"


def space_named(name: str) -> int:
    """Return the number of a space by its name."""
    return space_at("abcde".index(name[0]), int(name[1]) - 1)


def _neighbours() -> list[int]:
    return [
        space_at(space % COLUMNS + right, space // COLUMNS + down)
        for space in range(SPACES)
        for right, down in _STEPS
    ]


NEIGHBOUR: Final = vec[i64](_neighbours())
"""By space * 8 + direction: the space next to it, -1 outside."""


def around(spaces: i64) -> i64:
    """Return the spaces themselves and all next to them, also diagonally."""
    row = spaces | (spaces & ~LAST_COLUMN) << 1 | (spaces & ~FIRST_COLUMN) >> 1
    return (row | row << COLUMNS | row >> COLUMNS) & ALL_SPACES


def _faced() -> list[int]:
    """List what the ship faces from each stop, nearest first."""
    line = range(SIDE)
    faced = [[SIDE * n + column for n in line] for column in line]
    faced += [[SIDE * row + SIDE - 1 - n for n in line] for row in line]
    faced += [[SIDE * (SIDE - 1 - n) + column for n in line] for column in reversed(line)]
    faced += [[SIDE * row + n for n in line] for row in reversed(line)]
    return [place for places in faced for place in places]


FACED: Final = vec[i64](_faced())
"""By stop * 4 + n: the place of the display that is n places behind the nearest one."""
