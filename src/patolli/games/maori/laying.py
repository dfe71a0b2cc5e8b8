"""Laying the tile in hand or storing it, and removing a laid one."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.games.maori.board import space_name
from patolli.games.maori.cells import (
    BANK,
    BOARD,
    BOATS,
    HAND,
    LAID,
    LAY,
    LAY_TURNED,
    MAY_STORE,
    OUT,
    REMOVE,
    SHELLS,
    SMALL_SHIP,
    SPACES,
    STORE,
    STORED,
    TILES_A_SET,
    TURN_COUNT,
    TURNS,
)
from patolli.games.maori.effects import SmallShipLeft
from patolli.games.maori.numbers import EXPERT, Numbers
from patolli.games.maori.recording import record_laying, record_removal, record_storing, seat_of
from patolli.games.maori.shells import pay
from patolli.games.maori.small_ship import follow_tile, legal_stepping, spaces_to_lay, spaces_to_move

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def legal_laying(cells: vec[i64], own: i64, numbers: Numbers, into: vec[i64]) -> i64:
    """List what can be done with the tile in hand: lay it, store it, or first pay for a step of the ship."""
    spaces = spaces_to_lay(cells, own, numbers)
    turns = numbers.turns[cells[HAND]]
    n: i64 = 0
    left = spaces
    while left:
        into[n] = LAY + lowest(left)
        n += 1
        left &= left - 1
    if turns > 1:
        for turn in range(1, TURN_COUNT):
            left = either(turns & BIT[turn] != 0, spaces, 0)
            while left:
                into[n] = LAY_TURNED - SPACES + turn * SPACES + lowest(left)
                n += 1
                left &= left - 1
    if cells[MAY_STORE]:
        into[n] = STORE
        n += 1
    if cells[own + SMALL_SHIP] >= 0 and cells[own + SHELLS] > 0:
        n = legal_stepping(cells, own, numbers, into, n)
    return n


def lay(state: "MaoriState", own: i64, space: i64, turn: i64) -> None:
    cells = state.cells
    numbers = state.numbers
    tile = cells[HAND]
    cells[HAND] = -1
    cells[own + BOARD + space] = tile * TURNS + turn
    cells[own + LAID] |= BIT[space]
    covered = printed_boats(numbers, space)
    cells[own + BOATS] += numbers.boats_on[tile] - covered
    # Ruling MAORI-5: whatever the turn cost is in the bank by now, so it can come back.
    shells = min(numbers.shells_on[tile], cells[BANK])
    if state.record is not None:
        record_laying(state.record, state, own, space, covered, shells)
    pay(cells, own, -shells)
    follow_tile(state, own, space)


def store(state: "MaoriState", own: i64) -> None:
    cells = state.cells
    if state.record is not None:
        record_storing(state.record, state, own)
    cells[own + STORED] = cells[HAND]
    cells[HAND] = -1


def legal_removing(cells: vec[i64], own: i64, numbers: Numbers, into: vec[i64], n: i64) -> i64:
    """List the laid tiles that may be removed; in the expert game not the one under the small ship."""
    removable = cells[own + LAID]
    if numbers.variant == EXPERT and cells[own + SMALL_SHIP] >= 0:
        removable &= ~BIT[cells[own + SMALL_SHIP]]
    while removable:
        into[n] = REMOVE + lowest(removable)
        n += 1
        removable &= removable - 1
    return n


def remove(state: "MaoriState", own: i64, space: i64) -> None:
    """Put a tile out of the game. The shells that it brought stay with the seat."""
    cells = state.cells
    numbers = state.numbers
    uncovered = printed_boats(numbers, space)
    if state.record is not None:
        record_removal(state.record, state, own, space, uncovered)
    tile = cells[own + BOARD + space] >> 2
    cells[OUT + tile // TILES_A_SET] |= BIT[tile % TILES_A_SET]
    cells[own + BOARD + space] = -1
    cells[own + LAID] &= ~BIT[space]
    cells[own + BOATS] += uncovered - numbers.boats_on[tile]
    if cells[own + SMALL_SHIP] == space:
        cells[own + SMALL_SHIP] = -1
        if state.record is not None:
            must_move = spaces_to_move(cells, own) != 0
            state.record.append(
                SmallShipLeft(seat=seat_of(own), space=space_name(space), must_move=must_move)
            )


def printed_boats(numbers: Numbers, space: i64) -> i64:
    """Count the boats printed on a space: 1 or 0."""
    return numbers.boat_spaces >> space & 1
