"""Invariants of a position: no cube, turn tile or cell is there twice or missing."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import BIT, count
from patolli.games.yaxha.cells import (
    BAG,
    CUBES,
    CUBES_A_CELL,
    DISCARDED,
    DRAWN,
    DRAWN_COLOURS,
    FILLED,
    HAND,
    HEIGHT,
    MARKETS,
    SEAT,
    SEATS,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, ONE_PURSE, PURSE_BITS
from patolli.games.yaxha.pyramid import is_sound

if TYPE_CHECKING:
    from patolli.games.yaxha.rules import YaxhaState


def audit(state: "YaxhaState") -> str:
    """Return an invariant that is broken, as a sentence; an empty text if all hold."""
    for colour in range(COLOUR_COUNT):
        broken = audit_cubes(state, colour)
        if broken:
            return broken
    holders: i64 = 0
    for tile in range(state.players):
        holders |= BIT[state.holder(tile)]
    if holders != BIT[state.players] - 1:
        return "the turn tiles are not held by one seat each"
    for seat in range(state.players):
        broken = audit_pyramid(state, seat)
        if broken:
            return broken
    return ""


def audit_cubes(state: "YaxhaState", colour: i64) -> str:
    """Check that bag, markets, hands, pyramids and discards hold all cubes of a colour."""
    cells = state.cells
    in_bag: i64 = 0
    for n in range(cells[DRAWN], COLOUR_COUNT * state.numbers.cubes_each):
        if cells[BAG + n // CUBES_A_CELL] >> (n % CUBES_A_CELL * 3) & 7 == colour:
            in_bag += 1
    outside: i64 = 0
    for market in range(state.players):
        outside += cells[MARKETS + market] >> (PURSE_BITS * colour) & ONE_PURSE
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        outside += cells[own + HAND] >> (PURSE_BITS * colour) & ONE_PURSE
        outside += cells[own + DISCARDED] >> (PURSE_BITS * colour) & ONE_PURSE
        outside += count(cells[own + CUBES + colour])
    if outside != cells[DRAWN_COLOURS] >> (PURSE_BITS * colour) & ONE_PURSE:
        return f"{outside} cubes of colour {colour} lie outside the bag, but another number was drawn"
    if in_bag + outside != state.numbers.cubes_each:
        return f"there are {in_bag + outside} cubes of colour {colour}, not {state.numbers.cubes_each}"
    return ""


def audit_pyramid(state: "YaxhaState", seat: i64) -> str:
    """Check that every cube of a pyramid has a cell to itself and lies on what must carry it."""
    cells = state.cells
    own = SEATS + seat * SEAT
    union: i64 = 0
    cubes: i64 = 0
    for colour in range(COLOUR_COUNT):
        union |= cells[own + CUBES + colour]
        cubes += count(cells[own + CUBES + colour])
    if union != cells[own + FILLED] or cubes != count(union):
        return f"two cubes of seat {seat + 1} lie in one cell"
    if not is_sound(union, cells[own + WIDTH], cells[own + HEIGHT]):
        return f"a cube of seat {seat + 1} lies outside the pyramid or on fewer than four cubes"
    return ""
