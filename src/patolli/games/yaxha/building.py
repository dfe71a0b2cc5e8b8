"""Build: where the cubes in hand may go, and laying, discarding and taking them back."""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either, lowest, write_members
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    ACTION_SPOT,
    BUILT,
    CUBES,
    DISCARD,
    DISCARDED,
    FILLED,
    HAND,
    HEIGHT,
    LAY,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, ONE_CUBE, ONE_PURSE, PURSE_BITS
from patolli.games.yaxha.pyramid import (
    GROUND_COLUMN,
    GROUND_ROW,
    ROW,
    SPOT_BIT,
    SPOT_COLUMN,
    SPOT_ROW,
    SPOTS,
    UPPER_SPOT,
    ground_spots,
    spot_cell,
    supported,
    touched,
)


def legal_building(cells: vec[i64], own: i64, into: vec[i64]) -> i64:
    """Write every cube in hand on every spot it may lie on; return how many there are.

    The cells of the seat begin at `own`.
    Ruling YAXHA-4: a cube is discarded only while it has no such spot, at once or after the others.
    """
    filled = cells[own + FILLED]
    hand = cells[own + HAND]
    ground = ground_spots(filled, cells[own + WIDTH], cells[own + HEIGHT])
    carried = supported(filled)
    n: i64 = 0
    for colour in range(COLOUR_COUNT):
        if not hand >> (PURSE_BITS * colour) & ONE_PURSE:
            continue
        # From layer 2 on a cube must also touch its own colour; a hidden cube counts for this.
        above = carried & touched(cells[own + CUBES + colour]) if carried else carried
        if not ground | above:
            into[n] = DISCARD + colour
            n += 1
            continue
        first = LAY + SPOTS * colour
        n = write_members(ground, first, into, n)
        while above:
            into[n] = first + UPPER_SPOT[lowest(above)]
            n += 1
            above &= above - 1
    return n


def build_cube(cells: vec[i64], own: i64, action: i64) -> None:
    """Lay or discard one cube of the seat whose cells begin at `own`."""
    colour = ACTION_COLOUR[action]
    cells[own + HAND] -= ONE_CUBE[colour]
    cells[own + BUILT] = cells[own + BUILT] << 8 | (action + 1)
    if action >= DISCARD:
        cells[own + DISCARDED] += ONE_CUBE[colour]
        return
    spot = ACTION_SPOT[action]
    column = SPOT_COLUMN[spot]
    row = SPOT_ROW[spot]
    if column < 0:
        move_pyramid(cells, own, 1)
        cells[own + WIDTH] += 1
    elif column == cells[own + WIDTH]:
        cells[own + WIDTH] += 1
    if row < 0:
        move_pyramid(cells, own, ROW)
        cells[own + HEIGHT] += 1
    elif row == cells[own + HEIGHT]:
        cells[own + HEIGHT] += 1
    cell = SPOT_BIT[spot]
    cells[own + FILLED] |= cell
    cells[own + CUBES + colour] |= cell


def move_pyramid(cells: vec[i64], own: i64, places: i64) -> None:
    """Make room for a new first column (1) or row (ROW)."""
    for n in range(own + FILLED, own + CUBES + COLOUR_COUNT):
        cells[n] <<= places


def unbuild(cells: vec[i64], own: i64) -> None:
    """Take back all that a seat built this round, last in, first out."""
    while cells[own + BUILT]:
        action = (cells[own + BUILT] & 255) - 1
        cells[own + BUILT] >>= 8
        colour = ACTION_COLOUR[action]
        cells[own + HAND] += ONE_CUBE[colour]
        if action >= DISCARD:
            cells[own + DISCARDED] -= ONE_CUBE[colour]
        else:
            remove_cube(cells, own, colour, ACTION_SPOT[action])


def remove_cube(cells: vec[i64], own: i64, colour: i64, spot: i64) -> None:
    """Remove the cube laid last, and the column or row it had added."""
    cell = SPOT_BIT[spot]
    cells[own + FILLED] &= ~cell
    cells[own + CUBES + colour] &= ~cell
    column = SPOT_COLUMN[spot]
    row = SPOT_ROW[spot]
    filled = cells[own + FILLED]
    if column < 0 or (column == cells[own + WIDTH] - 1 and not filled & GROUND_COLUMN[column]):
        cells[own + WIDTH] -= 1
    if row < 0 or (row == cells[own + HEIGHT] - 1 and not filled & GROUND_ROW[row]):
        cells[own + HEIGHT] -= 1
    places = either(column < 0, 1, either(row < 0, ROW, 0))
    for n in range(own + FILLED, own + CUBES + COLOUR_COUNT):
        cells[n] >>= places


# What a seat built this round


def built_actions(built: i64) -> list[int]:
    """List the actions that the cell BUILT holds, the last one first."""
    actions: list[int] = []
    while built:
        action: int = (built & 255) - 1
        actions.append(action)
        built >>= 8
    return actions


def laid_cubes(actions: list[int]) -> tuple[list[tuple[int, int, int, int]], tuple[int, int]]:
    """Return the cubes that these actions laid, and by how many columns and rows they moved the pyramid.

    Actions and cubes go from the last one to the first. A cube is its colour, column, row and layer, as the
    pyramid lies after all actions: a new first column or row moves what was laid before it.
    """
    cubes: list[tuple[int, int, int, int]] = []
    columns = 0
    rows = 0
    for each in actions:
        action: i64 = each
        if action < DISCARD:
            x, y, layer = spot_cell(ACTION_SPOT[action])
            colour: int = ACTION_COLOUR[action]
            cubes.append((colour, max(x, 0) + columns, max(y, 0) + rows, layer))
            columns += x < 0
            rows += y < 0
    return cubes, (columns, rows)
