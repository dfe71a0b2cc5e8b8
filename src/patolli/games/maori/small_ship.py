"""The small ship that everybody has in the advanced and the expert game. A tile is laid next to one's own."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.games.maori.board import NEIGHBOUR, around
from patolli.games.maori.cells import (
    DIRECTION_COUNT,
    LAID,
    MAY_STORE,
    MOVE,
    SEAT,
    SEATS,
    SHELLS,
    SMALL_SHIP,
    STAY,
    STEP,
)
from patolli.games.maori.numbers import ADVANCED, EXPERT, Numbers
from patolli.games.maori.recording import record_following, record_moving, record_step
from patolli.games.maori.shells import pay

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState

STEP_PRICE: Final[i64] = 1
NEVER: Final[i64] = 1000
"""More steps than anybody has shells for."""


def spaces_to_lay(cells: vec[i64], own: i64, numbers: Numbers) -> i64:
    """Find the free spaces; once the small ship is on the board only those next to it, also diagonally."""
    free = numbers.spaces & ~cells[own + LAID]
    ship = cells[own + SMALL_SHIP]
    return free & around(BIT[ship]) if ship >= 0 else free


def follow_tile(state: "MaoriState", own: i64, space: i64) -> None:
    """Put the ship onto the first tile that is laid; in the expert game onto every one."""
    variant = state.numbers.variant
    if variant == EXPERT or (variant == ADVANCED and state.cells[own + SMALL_SHIP] < 0):
        if state.record is not None:
            record_following(state.record, state, own, space)
        state.cells[own + SMALL_SHIP] = space


# Paid steps


def steps_to_lay(ship: i64, laid: i64, free: i64) -> i64:
    """Count the steps over laid tiles that the small ship needs before a free space is next to it."""
    steps: i64 = 0
    reached = BIT[ship]
    while True:
        near = around(reached)
        if near & free:
            return steps
        grown = near & laid
        if grown == reached:
            return NEVER
        reached = grown
        steps += 1


def steps_before_laying(cells: vec[i64], own: i64, numbers: Numbers) -> i64:
    """Return what a player must pay at least before a tile can be laid."""
    ship = cells[own + SMALL_SHIP]
    if ship < 0:
        # Ruling MAORI-14: without a ship on the board any space will do, and the player to move has one.
        return 0
    laid = cells[own + LAID]
    return steps_to_lay(ship, laid, numbers.spaces & ~laid)


def legal_stepping(cells: vec[i64], own: i64, numbers: Numbers, into: vec[i64], n: i64) -> i64:
    """List the steps that can be paid. Ruling MAORI-13: a paid step goes to a laid tile next to the ship.

    Ruling MAORI-3: only if the tile in hand can still be laid then.
    """
    laid = cells[own + LAID]
    free = numbers.spaces & ~laid
    neighbours = cells[own + SMALL_SHIP] * DIRECTION_COUNT
    for direction in range(DIRECTION_COUNT):
        space = NEIGHBOUR[neighbours + direction]
        if space >= 0 and laid & BIT[space] and steps_to_lay(space, laid, free) < cells[own + SHELLS]:
            into[n] = STEP + direction
            n += 1
    return n


def step(state: "MaoriState", own: i64, direction: i64) -> None:
    cells = state.cells
    pay(cells, own, STEP_PRICE)
    space = NEIGHBOUR[cells[own + SMALL_SHIP] * DIRECTION_COUNT + direction]
    if state.record is not None:
        record_step(state.record, state, own, space, STEP_PRICE)
    cells[own + SMALL_SHIP] = space
    cells[MAY_STORE] = 0  # Ruling MAORI-8: after a paid step the tile must be laid.


# Third part of a turn, only in the advanced game: the free move after the action


def spaces_to_move(cells: vec[i64], own: i64) -> i64:
    """Find the laid tiles except the one under the ship."""
    laid = cells[own + LAID]
    ship = cells[own + SMALL_SHIP]
    return laid & ~BIT[ship] if ship >= 0 else laid


def legal_moving(cells: vec[i64], own: i64, into: vec[i64]) -> i64:
    left = spaces_to_move(cells, own)
    n: i64 = 0
    while left:
        into[n] = MOVE + lowest(left)
        n += 1
        left &= left - 1
    if cells[own + SMALL_SHIP] >= 0:  # Ruling MAORI-14: else its tile was removed, and it must find another.
        into[n] = STAY
        n += 1
    return n


def move(state: "MaoriState", seat: i64, action: i64) -> None:
    """Move the ship to another tile, or hold it where it is."""
    if state.record is not None:
        record_moving(state.record, state, seat, action)
    if action != STAY:
        state.cells[SEATS + seat * SEAT + SMALL_SHIP] = action - MOVE
