"""The auction of the blue markers, before each round of the expert variant."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest, write_members
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, action_buffer
from patolli.games.maya.cells import (
    BID,
    BIDDING,
    BLUE,
    BLUE_COUNT,
    GOLD,
    HELD,
    HIGHEST_BID,
    OFFERS,
    ON_OFFER,
    PAID,
    REVEALS,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
    START,
    TAKERS,
    TAKING,
)
from patolli.games.maya.effects import BidMade, MarkersLapsed, MarkersOffered, MarkerTaken, TakenBecause
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_bids
from patolli.games.maya.seats import next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def draw_blue_markers(cells: vec[i64], numbers: Numbers, source: Source, after: i64) -> None:
    """Draw one marker fewer than there are players, of all four, for every round after `after`."""
    for number in range(after, numbers.rounds):
        markers = action_buffer(BLUE_COUNT)
        for n in range(BLUE_COUNT):
            markers[n] = n
        source.shuffle(markers, BLUE_COUNT)
        for n in range(numbers.players - 1):
            cells[OFFERS] |= BIT[4 * number + markers[n]]


def open_auction(state: "MayaState") -> None:
    """Offer the markers drawn for the round, and let everyone bid in secret.

    Ruling MAYA-14: the markers are seen before the bids.
    """
    cells = state.cells
    numbers = state.numbers
    cells[ON_OFFER] = cells[OFFERS] >> (4 * (cells[ROUND] - 1)) & 15
    if numbers.players <= BLUE_COUNT:  # With more, all four are on offer and nothing new is seen.
        cells[REVEALS] += 1
    if state.record is not None:
        state.record.append(MarkersOffered(numbers.markers_in(cells[ON_OFFER] << BLUE)))
    for seat in range(numbers.players):
        cells[SEATS + seat * SEAT + BID] = -1
    cells[STAGE] = BIDDING
    cells[PENDING] = BIT[numbers.players] - 1


def legal_bids(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64]) -> i64:
    most = min(cells[own + GOLD], HIGHEST_BID)  # Ruling MAYA-23: bids have a limit besides one's gold.
    for gold in range(most + 1):
        into[gold] = numbers.bid + gold
    return most + 1


def bid(state: "MayaState", seat: i64, gold: i64) -> bool:
    """Bid in secret; return whether the auction goes on."""
    cells = state.cells
    cells[SEATS + seat * SEAT + BID] = gold
    cells[PENDING] &= ~BIT[seat]
    if state.record is not None:
        state.record.append(BidMade(seat, gold))
    if cells[PENDING]:
        return True
    open_bids(cells, state.numbers)
    if state.record is not None:
        record_bids(state.record, state)
    return choose_marker(state)


def open_bids(cells: vec[i64], numbers: Numbers) -> None:
    """Order the bidders, the highest first, ties by turn order; take the gold of those who get a marker.

    The last in that order gets none and keeps its gold. A bid of 0 gets none.
    """
    cells[REVEALS] += 1
    cells[TAKERS] = 0
    waiting = BIT[numbers.players] - 1
    for place in range(numbers.players - 1):
        best: i64 = -1
        highest: i64 = 0
        seat = cells[START]
        for _n in range(numbers.players):
            if waiting & BIT[seat] and cells[SEATS + seat * SEAT + BID] > highest:
                highest = cells[SEATS + seat * SEAT + BID]
                best = seat
            seat = next_seat(seat, numbers.players)
        if best < 0:
            return
        waiting &= ~BIT[best]
        cells[TAKERS] |= (best + 1) << (4 * place)
        cells[SEATS + best * SEAT + GOLD] -= highest
        cells[SEATS + best * SEAT + PAID] += highest


def choose_marker(state: "MayaState") -> bool:
    """Let the next bidder choose; return whether somebody has to.

    Ruling MAYA-14: markers left over lapse.
    """
    cells = state.cells
    while cells[TAKERS]:
        seat = (cells[TAKERS] & 15) - 1
        offered = cells[ON_OFFER]
        if offered & (offered - 1):
            cells[STAGE] = TAKING
            cells[PENDING] = BIT[seat]
            return True
        take_blue(state, seat, lowest(offered), "last")  # Ruling MAYA-20: the last marker is no decision.
    if state.record is not None and cells[ON_OFFER]:
        state.record.append(MarkersLapsed(state.numbers.markers_in(cells[ON_OFFER] << BLUE)))
    cells[ON_OFFER] = 0
    return False


def take_blue(state: "MayaState", seat: i64, marker: i64, because: TakenBecause) -> None:
    cells = state.cells
    cells[SEATS + seat * SEAT + HELD] |= BIT[BLUE + marker]
    cells[ON_OFFER] &= ~BIT[marker]
    cells[TAKERS] >>= 4
    if state.record is not None:
        state.record.append(MarkerTaken(seat, state.numbers.marker_names[BLUE + marker], because))


def legal_blue(cells: vec[i64], numbers: Numbers, into: vec[i64]) -> i64:
    return write_members(cells[ON_OFFER], numbers.take_blue, into, 0)
