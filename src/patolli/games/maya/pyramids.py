"""Cubes on the pyramids: where they may go, bonus cubes, support."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest, write_members
from patolli.engine.state import PENDING
from patolli.games.maya.cells import (
    BOTTOM,
    CENSUS_SUM,
    CUBES,
    ONE_CUBE,
    PLACE,
    PRESENT,
    PYRAMIDS,
    ROOM,
    SEAT,
    SEATS,
    SPOT_COUNT,
    SPOTS,
    SUPPLY,
)
from patolli.games.maya.effects import CubeBecause
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_cube, record_full
from patolli.games.maya.seats import by_seat, next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState

# Set-up: everyone puts a cube on a bottom level, then another one on the bottom level of another pyramid


def legal_first_cubes(cells: vec[i64], own: i64, into: vec[i64]) -> i64:
    """List where a set-up cube may go: never two of one colour on one pyramid."""
    return write_members(cells[ROOM] & BOTTOM & ~cells[own + PRESENT], PLACE, into, 0)


def place_first(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, spot: i64) -> bool:
    """Put a cube on a bottom level; return whether somebody has one left to put."""
    own = SEATS + seat * SEAT
    cells[own + CUBES] -= 1
    add_cube(cells, numbers, own, seat, spot)  # Ruling MAYA-12: set-up cubes give no bonus.
    if state.record is not None:
        record_cube(state.record, state, seat, spot, "set-up")
    seat = next_seat(seat, numbers.players)
    cells[PENDING] = BIT[seat]
    return cells[SEATS + seat * SEAT + CUBES] > 0


# Placing


def front(cells: vec[i64]) -> i64:
    """Return the one level where cubes may be placed now, the lowest with room anywhere, as its first spot.

    A level is open when all levels below it, on all pyramids, are full; so no lower level has room then.
    """
    room = cells[ROOM]
    return lowest(room) & ~3 if room else SPOT_COUNT


def sites(cells: vec[i64], own: i64) -> i64:
    """Return the pyramids on which a seat may place a cube, as a bit set: at the front, where there is room
    and it has a cube on every level below."""
    room = cells[ROOM]
    if not room:
        return 0
    level = lowest(room) & ~3
    free = room >> level & BOTTOM
    below = cells[own + PRESENT]
    while level:
        free &= below
        below >>= PYRAMIDS
        level -= PYRAMIDS
    return free


def place_cube(
    state: "MayaState",
    cells: vec[i64],
    numbers: Numbers,
    seat: i64,
    spot: i64,
    because: CubeBecause,
) -> None:
    """Place a cube; if it fills the level, the seat with strictly the most cubes there gets a bonus cube.

    The bonus cube goes onto the level above at once, if that is empty, whatever other pyramids look like.
    Ruling MAYA-12: it cannot be refused, is lost if the supply is empty, and may itself fill a level.
    """
    if state.record is not None:
        record_cube(state.record, state, seat, spot, because)
    add_cube(cells, numbers, SEATS + seat * SEAT, seat, spot)
    while not cells[ROOM] & BIT[spot]:
        above = spot + PYRAMIDS
        # Ruling MAYA-12: the level above counts as not empty also when its cubes are of this round.
        if not numbers.spaces[above] or cells[SPOTS + above]:
            if state.record is not None:
                record_full(state.record, state, spot, "above-not-empty" if numbers.spaces[above] else "top")
            return
        seat = majority(cells[SPOTS + spot], numbers.players)
        if seat < 0:
            if state.record is not None:
                record_full(state.record, state, spot, "tied")
            return
        own = SEATS + seat * SEAT
        if not cells[own + SUPPLY]:
            if state.record is not None:
                record_full(state.record, state, spot, "no-supply")
            return
        cells[own + SUPPLY] -= 1
        if state.record is not None:
            record_full(state.record, state, spot, "given")
            record_cube(state.record, state, seat, above, "bonus")
        spot = above
        add_cube(cells, numbers, own, seat, spot)


def add_cube(cells: vec[i64], numbers: Numbers, own: i64, seat: i64, spot: i64) -> None:
    census = cells[SPOTS + spot] + ONE_CUBE[seat]
    cells[SPOTS + spot] = census
    cells[own + PRESENT] |= BIT[spot]
    if census >> CENSUS_SUM == numbers.spaces[spot]:
        cells[ROOM] &= ~BIT[spot]


def majority(census: i64, players: i64) -> i64:
    """Return the seat with strictly the most cubes on a level; -1 if there is none."""
    best: i64 = -1
    most: i64 = 0
    for seat in range(players):
        cubes = census & 15
        census >>= 4
        if cubes > most:
            most = cubes
            best = seat
        elif cubes == most:
            best = -1
    return best


def remove_cube(cells: vec[i64], own: i64, seat: i64, spot: i64) -> None:
    census = cells[SPOTS + spot] - ONE_CUBE[seat]
    cells[SPOTS + spot] = census
    cells[ROOM] |= BIT[spot]
    if not census >> (4 * seat) & 15:
        cells[own + PRESENT] &= ~BIT[spot]


def unsupported(present: i64) -> i64:
    """Return the spots where a seat's cubes have no cube of its own on some level below."""
    found: i64 = 0
    lost = present & ~(present << PYRAMIDS | BOTTOM)
    while lost:
        found |= lost
        present &= ~lost
        lost = present & ~(present << PYRAMIDS | BOTTOM)
    return found


def drop_unsupported(cells: vec[i64], own: i64, seat: i64) -> None:
    """Return a seat's cubes to the supply where it has none left on a level below them."""
    falling = unsupported(cells[own + PRESENT])
    cells[own + PRESENT] &= ~falling
    cells[ROOM] |= falling
    while falling:
        spot = lowest(falling)
        cubes = cells[SPOTS + spot] >> (4 * seat) & 15
        cells[SPOTS + spot] -= cubes * ONE_CUBE[seat]
        cells[own + SUPPLY] += cubes
        falling &= falling - 1


def falling_by_seat(cells: vec[i64], players: i64) -> list[int]:
    """Return the spots from which `drop_unsupported` takes cubes, as a bit set for every seat."""
    return [unsupported(present) for present in by_seat(cells, PRESENT, players)]
