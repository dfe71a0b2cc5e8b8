"""The protection of a player at a quarry, where no -3 can then reduce its points."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, write_members
from patolli.engine.state import PENDING
from patolli.games.maya.cells import (
    COVERED,
    DECLINE,
    HAS_JOKER,
    HELD,
    JOKER,
    MAX_PLAYERS,
    PROTECTION,
    SEAT,
    SEATS,
    SHIELDING,
    SHIELDS,
    STAGE,
    STARTED,
)
from patolli.games.maya.effects import Protected
from patolli.games.maya.markers import use_marker
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.ranks import is_present
from patolli.games.maya.recording import record_kept

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def is_protected(cells: vec[i64], quarry: i64, seat: i64) -> bool:
    return cells[SHIELDS] & BIT[MAX_PLAYERS * quarry + seat] != 0


def protect(state: "MayaState", quarry: i64, seat: i64, marker: i64) -> None:
    cells = state.cells
    use_marker(state, cells, seat, marker, PROTECTION)
    cells[SHIELDS] |= BIT[MAX_PLAYERS * quarry + seat]
    if state.record is not None:
        state.record.append(Protected(seat, quarry, "joker" if marker == JOKER else "protection"))


# The protection won


def protectable(cells: vec[i64]) -> i64:
    """Return the quarries where the protection may be put.

    Ruling MAYA-3: protection goes to an unsettled quarry with at least one card, own or not.
    """
    return cells[STARTED] & (BIT[cells[COVERED]] - 1)


def legal_protections(cells: vec[i64], numbers: Numbers, into: vec[i64]) -> i64:
    return write_members(protectable(cells), numbers.protect, into, 0)


# The joker as protection


def ask_for_shield(cells: vec[i64], numbers: Numbers) -> bool:
    """Ask the joker's holder whether to use it as protection; return whether there is anybody to ask.

    Ruling MAYA-16: the joker's holder is asked just before a quarry is revealed at which it is present and
    not protected already.
    """
    quarry = cells[COVERED] - 1
    for seat in range(numbers.players):
        if (
            cells[SEATS + seat * SEAT + HELD] & HAS_JOKER
            and not is_protected(cells, quarry, seat)
            and is_present(cells, quarry, seat)
        ):
            cells[STAGE] = SHIELDING
            cells[PENDING] = BIT[seat]
            return True
    return False


def answer_shield(state: "MayaState", seat: i64, action: i64) -> None:
    if action != DECLINE:
        protect(state, state.cells[COVERED] - 1, seat, JOKER)
    elif state.record is not None:
        record_kept(state.record, state, seat, JOKER)
