"""Use, keep or lose a marker."""

from typing import TYPE_CHECKING, Literal

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.games.maya.cells import DECLINE, HELD, SEAT, SEATS
from patolli.games.maya.effects import MarkerKept, MarkerLost, MarkerUsed
from patolli.games.maya.numbers import Numbers

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def use_marker(state: "MayaState", cells: vec[i64], seat: i64, marker: i64, used_as: i64) -> None:
    """Hand in a marker; the joker counts as a green one."""
    cells[SEATS + seat * SEAT + HELD] &= ~BIT[marker]
    if state.record is not None:
        record_use(state, seat, marker, used_as)


def lose_marker(state: "MayaState", seat: i64, marker: i64, because: Literal["declined", "no use"]) -> None:
    state.cells[SEATS + seat * SEAT + HELD] &= ~BIT[marker]
    if state.record is not None:
        record_lost(state, seat, marker, because)


def legal_joker(numbers: Numbers, into: vec[i64]) -> i64:
    into[0] = numbers.use_joker
    into[1] = DECLINE
    return 2


# What is recorded: in functions of their own, so that those above stay small


def record_use(state: "MayaState", seat: i64, marker: i64, used_as: i64) -> None:
    assert state.record is not None
    names = state.numbers.marker_names
    state.record.append(MarkerUsed(seat, names[marker], names[used_as]))


def record_kept(state: "MayaState", seat: i64, marker: i64) -> None:
    assert state.record is not None
    state.record.append(MarkerKept(seat, state.numbers.marker_names[marker]))


def record_lost(state: "MayaState", seat: i64, marker: i64, because: Literal["declined", "no use"]) -> None:
    assert state.record is not None
    state.record.append(MarkerLost(seat, state.numbers.marker_names[marker], because))
