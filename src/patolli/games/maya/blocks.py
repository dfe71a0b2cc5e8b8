"""Block markers, which move an own cube to a bottom level, or put one there from the supply."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest, write_members
from patolli.games.maya.cells import (
    BOTTOM,
    EXTRA,
    EXTRA_BLOCK,
    HAS_BLOCK,
    HAS_EXTRA,
    HAS_JOKER,
    HAS_MOVE,
    HELD,
    JOKER,
    LIFTED,
    MOVE_BLOCK,
    PRESENT,
    PUT,
    PYRAMIDS,
    ROOM,
    SEAT,
    SEATS,
    SUPPLY,
)
from patolli.games.maya.markers import use_marker
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.pyramids import drop_unsupported, falling_by_seat, place_cube, remove_cube
from patolli.games.maya.recording import record_falls, record_lift

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def liftable(cells: vec[i64], own: i64) -> i64:
    """Return the spots from which a seat can move a cube, if a bottom level has room to put it on.

    Ruling MAYA-11: from any level, but not from a bottom level to the same one.
    """
    room = cells[ROOM] & BOTTOM
    if not room:
        return 0
    present = cells[own + PRESENT]
    return present if room & (room - 1) else present & ~room


def extra_sites(cells: vec[i64], own: i64) -> i64:
    """Return the pyramids that an extra block can go to."""
    return either(cells[own + SUPPLY] > 0, cells[ROOM] & BOTTOM, 0)


def can_use_block(cells: vec[i64], own: i64) -> bool:
    """Tell whether a seat holds a block marker, or the joker, that can be used now."""
    held = cells[own + HELD]
    if not held & HAS_BLOCK:
        return False
    if held & (HAS_MOVE | HAS_JOKER) and liftable(cells, own):
        return True
    return held & (HAS_EXTRA | HAS_JOKER) != 0 and extra_sites(cells, own) != 0


def legal_blocks(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64], n: i64) -> i64:
    """Append all uses of a seat's block markers, and of its joker as one, to the n that are there."""
    held = cells[own + HELD]
    if held & HAS_MOVE:
        n = legal_lifts(cells, numbers, own, numbers.lift, into, n)
    if held & HAS_EXTRA:
        n = write_members(extra_sites(cells, own), EXTRA, into, n)
    if held & HAS_JOKER:
        n = legal_lifts(cells, numbers, own, numbers.joker_lift, into, n)
        n = write_members(extra_sites(cells, own), numbers.joker_extra, into, n)
    return n


def legal_lifts(cells: vec[i64], numbers: Numbers, own: i64, first: i64, into: vec[i64], n: i64) -> i64:
    spots = liftable(cells, own)
    while spots:
        into[n] = first + numbers.level_of_spot[lowest(spots)]
        n += 1
        spots &= spots - 1
    return n


def legal_puts(cells: vec[i64], into: vec[i64]) -> i64:
    """List where the lifted cube may go."""
    room = cells[ROOM] & BOTTOM
    spot = cells[LIFTED] - 1
    if spot < PYRAMIDS:
        room &= ~BIT[spot]
    return write_members(room, PUT, into, 0)


def use_block(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> None:
    """Lift a cube, put it down, or put down an extra one, by whichever marker the decision names."""
    if cells[LIFTED]:
        cells[LIFTED] = 0
        place_cube(state, cells, numbers, seat, action - PUT, "move-a-block")
    elif action < EXTRA + PYRAMIDS:
        put_extra(state, cells, numbers, seat, action - EXTRA, EXTRA_BLOCK)
    elif action < numbers.lift + numbers.levels:
        lift(state, cells, seat, numbers.spot_of_level[action - numbers.lift], MOVE_BLOCK)
    elif action < numbers.joker_lift:
        put_extra(state, cells, numbers, seat, action - numbers.joker_extra, JOKER)
    else:
        lift(state, cells, seat, numbers.spot_of_level[action - numbers.joker_lift], JOKER)


def put_extra(
    state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, pyramid: i64, marker: i64
) -> None:
    use_marker(state, cells, seat, marker, EXTRA_BLOCK)
    cells[SEATS + seat * SEAT + SUPPLY] -= 1
    place_cube(state, cells, numbers, seat, pyramid, "extra-block")


def lift(state: "MayaState", cells: vec[i64], seat: i64, spot: i64, marker: i64) -> None:
    """Take an own cube in hand, to be put down next.

    Ruling MAYA-18: taking the last own cube of a level takes all own cubes above it off too.
    """
    own = SEATS + seat * SEAT
    use_marker(state, cells, seat, marker, MOVE_BLOCK)
    remove_cube(cells, own, seat, spot)
    cells[LIFTED] = spot + 1
    if state.record is not None:
        record_lift(state.record, state, seat, spot)
        record_falls(state.record, state, falling_by_seat(cells, state.players))
    drop_unsupported(cells, own, seat)
