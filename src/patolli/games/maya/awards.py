"""The marker for the first at a quarry, and the decisions about it that are due at once."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, write_members
from patolli.engine.state import PENDING
from patolli.games.maya.blocks import extra_sites, legal_lifts, legal_puts, liftable, use_block
from patolli.games.maya.cells import (
    BLOCK,
    COVERED,
    DECLINE,
    EXTRA,
    EXTRA_BLOCK,
    HELD,
    LIFTED,
    MOVE_BLOCK,
    NAMING,
    PROTECTING,
    PROTECTION,
    SEAT,
    SEATS,
    STAGE,
    START,
    START_PLAYER,
)
from patolli.games.maya.effects import StartPlayerNamed
from patolli.games.maya.markers import lose_marker
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.protection import protectable
from patolli.games.maya.recording import record_kept, record_won

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def award(state: "MayaState", cells: vec[i64], seat: i64, marker: i64) -> bool:
    """Give the first the marker; return whether it has to decide something at once."""
    own = SEATS + seat * SEAT
    if state.record is not None:
        record_won(state.record, state, seat, marker)
    if marker == PROTECTION:
        if not protectable(cells):
            lose_marker(state, seat, marker, "no-use")
            return False
        cells[STAGE] = PROTECTING
    elif marker == START_PLAYER:
        cells[STAGE] = NAMING
    else:
        cells[own + HELD] |= BIT[marker]
        if marker != MOVE_BLOCK and marker != EXTRA_BLOCK:
            return False
        if not (liftable(cells, own) if marker == MOVE_BLOCK else extra_sites(cells, own)):
            if not state.numbers.any_time:
                lose_marker(state, seat, marker, "no-use")
            return False
        cells[STAGE] = BLOCK
    cells[PENDING] = BIT[seat]
    return True


# The start player


def legal_start_players(numbers: Numbers, into: vec[i64]) -> i64:
    for seat in range(numbers.players):
        into[seat] = numbers.name_start + seat
    return numbers.players


def name_start_player(state: "MayaState", seat: i64, named: i64) -> None:
    """Name a start player, who counts as such from this moment on.

    Ruling MAYA-6: the named player holds the marker until another one is named.
    """
    state.cells[START] = named
    if state.record is not None:
        state.record.append(StartPlayerNamed(named, seat))


# A block marker


def legal_won_block(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64]) -> i64:
    """List the uses of the block marker just won; or none."""
    if cells[LIFTED]:
        return legal_puts(cells, into)
    n: i64 = 0
    if numbers.markers[cells[COVERED]] == MOVE_BLOCK:
        n = legal_lifts(cells, numbers, own, numbers.lift, into, n)
    else:
        n = write_members(extra_sites(cells, own), EXTRA, into, n)
    into[n] = DECLINE
    return n + 1


def answer_won_block(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Use the marker or not; return whether a lifted cube has still to be put down.

    Ruling MAYA-7: a block marker not used when it is won is kept only with the option `any-time`.
    """
    marker = numbers.markers[cells[COVERED]]
    if action != DECLINE:
        use_block(state, cells, numbers, seat, action)
    elif not numbers.any_time:
        lose_marker(state, seat, marker, "declined")
    elif state.record is not None:
        record_kept(state.record, state, seat, marker)
    return cells[LIFTED] != 0
