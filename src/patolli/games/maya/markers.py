"""The use and the loss of markers."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.games.maya.cells import DECLINE, HELD, SEAT, SEATS
from patolli.games.maya.effects import LostBecause
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_lost, record_use

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def use_marker(state: "MayaState", cells: vec[i64], seat: i64, marker: i64, used_as: i64) -> None:
    """Hand in a marker; the joker counts as a green one."""
    cells[SEATS + seat * SEAT + HELD] &= ~BIT[marker]
    if state.record is not None:
        record_use(state.record, state, seat, marker, used_as)


def lose_marker(state: "MayaState", seat: i64, marker: i64, because: LostBecause) -> None:
    state.cells[SEATS + seat * SEAT + HELD] &= ~BIT[marker]
    if state.record is not None:
        record_lost(state.record, state, seat, marker, because)


def legal_joker(numbers: Numbers, into: vec[i64]) -> i64:
    into[0] = numbers.use_joker
    into[1] = DECLINE
    return 2
