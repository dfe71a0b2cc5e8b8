"""Phase 1, in the quarries: laying worker cards."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import PENDING
from patolli.games.maya.cells import (
    CARD_BITS,
    CARD_KIND,
    COVERED,
    HAND,
    LAID,
    LAY,
    LAYING,
    MEMBERS,
    NIBBLE,
    OPEN,
    PASSED,
    ROWS,
    SEAT,
    SEATS,
    STAGE,
    START,
    STARTED,
    STOP,
)
from patolli.games.maya.effects import LayingStopped
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_card
from patolli.games.maya.seats import next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def open_quarries(cells: vec[i64], numbers: Numbers) -> None:
    """Open all quarries. Everyone has all cards in hand; the start player lays first."""
    cells[OPEN] = BIT[numbers.quarries] - 1
    cells[COVERED] = numbers.quarries
    cells[PASSED] = 0
    cells[STAGE] = LAYING
    cells[PENDING] = BIT[cells[START]]


def legal_cards(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64]) -> i64:
    """List the cards for every quarry with a free place, the first one there a low one; or lay no more."""
    n: i64 = 0
    hand = cells[own + HAND]
    lay: i64 = LAY - 1
    choice = MEMBERS[cells[OPEN]]
    for kind in range(numbers.kinds):
        if kind == numbers.low_kinds:
            choice = MEMBERS[cells[OPEN] & cells[STARTED]]
        if hand & 15:
            quarry = choice
            while quarry:
                into[n] = lay + (quarry & 15)
                n += 1
                quarry >>= 4
        hand >>= 4
        lay += numbers.quarries
    into[n] = STOP  # Ruling MAYA-1: with cards but no quarry to lay them at one can only pass.
    return n + 1


def lay_or_stop(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Lay a card face down, or none for the rest of the phase; return whether anybody still lays."""
    own = SEATS + seat * SEAT
    if action == STOP:
        cells[PASSED] |= BIT[seat]
        if state.record is not None:
            state.record.append(LayingStopped(seat, "decided"))
    else:
        card = numbers.card_of_lay[action - LAY]
        quarry = numbers.quarry_of_lay[action - LAY]
        lay_card(cells, numbers, seat, card, quarry)
        if state.record is not None:
            record_card(state.record, state, seat, card, quarry)
        if not cells[own + HAND]:
            cells[PASSED] |= BIT[seat]
            if state.record is not None:
                state.record.append(LayingStopped(seat, "no-cards"))
    passed = cells[PASSED]
    if passed == BIT[numbers.players] - 1:
        return False
    seat = next_seat(seat, numbers.players)
    while passed & BIT[seat]:
        seat = next_seat(seat, numbers.players)
    cells[PENDING] = BIT[seat]
    return True


def lay_card(cells: vec[i64], numbers: Numbers, seat: i64, card: i64, quarry: i64) -> None:
    cells[SEATS + seat * SEAT + HAND] -= NIBBLE[(card >> CARD_KIND) - 1]
    laid = cells[LAID] >> (4 * quarry) & 15
    cells[LAID] += NIBBLE[quarry]
    cells[ROWS + quarry] |= (card + seat + 1) << (CARD_BITS * laid)
    cells[STARTED] |= BIT[quarry]
    if laid + 1 == numbers.places[quarry]:
        cells[OPEN] &= ~BIT[quarry]
