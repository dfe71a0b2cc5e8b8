"""The transport of cubes: a seat keeps only as many as the cards still in its hand can carry."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import PENDING
from patolli.games.maya.cells import (
    CUBES,
    DECLINE,
    HAND,
    HAS_EXTRA_CUBE,
    HAS_JOKER,
    HAS_MORE_TRANSPORT,
    HAS_TRANSPORT,
    HELD,
    JOKER,
    LAID,
    OPEN,
    PLUS_TWO,
    POINTS,
    ROWS,
    SEAT,
    SEATS,
    SHIELDS,
    STAGE,
    START,
    STARTED,
    SUPPLY,
    TRANSPORT,
    TRANSPORT_MARKER,
)
from patolli.games.maya.effects import (
    CardsReturned,
    ExtraCubeTaken,
)
from patolli.games.maya.markers import use_marker
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_carrying, record_kept, record_returns
from patolli.games.maya.seats import next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState

FOR_TRANSPORT: Final = HAS_TRANSPORT | HAS_MORE_TRANSPORT | HAS_EXTRA_CUBE


def capacity(cells: vec[i64], numbers: Numbers, own: i64) -> i64:
    """Count the cubes that a seat can transport: the points of its cards in hand (-3 is 0), and markers."""
    cubes: i64 = 0
    hand = cells[own + HAND]
    for kind in range(numbers.kinds):
        cubes += (hand & 15) * numbers.points[kind]
        hand >>= 4
    # Ruling MAYA-16: these two apply by themselves.
    if cells[own + HELD] & HAS_TRANSPORT:
        cubes += numbers.transport
    if cells[own + HELD] & HAS_MORE_TRANSPORT:
        cubes += numbers.more_transport
    return cubes


def transport_from(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64) -> bool:
    """Let everybody from `seat` on transport, once round; return whether somebody has to decide before."""
    while True:
        own = SEATS + seat * SEAT
        surplus = cells[own + CUBES] - capacity(cells, numbers, own)
        if surplus > 0 and cells[own + HELD] & HAS_JOKER:
            # Ruling MAYA-16: it is offered as transport only when it helps.
            cells[STAGE] = TRANSPORT
            cells[PENDING] = BIT[seat]
            return True
        carry(state, cells, seat, surplus)
        seat = next_seat(seat, numbers.players)
        if seat == cells[START]:
            end_transport(state, cells, numbers)
            return False


def answer_transport(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Use the joker as transport marker or not, then go on; return whether somebody has to decide."""
    own = SEATS + seat * SEAT
    surplus = cells[own + CUBES] - capacity(cells, numbers, own)
    if action != DECLINE:
        use_marker(state, cells, seat, JOKER, TRANSPORT_MARKER)
        surplus -= numbers.transport
    elif state.record is not None:
        record_kept(state.record, state, seat, JOKER)
    carry(state, cells, seat, surplus)
    seat = next_seat(seat, numbers.players)
    if seat != cells[START]:
        return transport_from(state, cells, numbers, seat)
    end_transport(state, cells, numbers)
    return False


def carry(state: "MayaState", cells: vec[i64], seat: i64, surplus: i64) -> None:
    """Let a seat keep its cubes but for the surplus, if there is any."""
    if state.record is not None:
        record_carrying(state.record, state, seat, surplus)
    if surplus > 0:
        give_back(cells, SEATS + seat * SEAT, surplus)


def give_back(cells: vec[i64], own: i64, cubes: i64) -> None:
    cells[own + CUBES] -= cubes
    cells[own + SUPPLY] += cubes


def end_transport(state: "MayaState", cells: vec[i64], numbers: Numbers) -> None:
    """Return all cards to the hands, and hand in the markers for the transport."""
    if numbers.expert:
        take_extra_cubes(state, cells, numbers)
    if state.record is not None:
        record_returns(state.record, state, FOR_TRANSPORT, "transport")
        state.record.append(CardsReturned())
    for seat in range(numbers.players):
        own = SEATS + seat * SEAT
        cells[own + HELD] &= ~FOR_TRANSPORT
        cells[own + HAND] = numbers.full_hand
        cells[own + POINTS] = 0
    for quarry in range(numbers.quarries):
        cells[ROWS + quarry] = 0
    cells[LAID] = 0
    cells[OPEN] = 0
    cells[STARTED] = 0
    cells[PLUS_TWO] = 0
    cells[SHIELDS] = 0


def take_extra_cubes(state: "MayaState", cells: vec[i64], numbers: Numbers) -> None:
    """Give a cube to the seat with the marker for it, if its supply has one.

    Ruling MAYA-16: the extra cube comes after the surplus has gone back.
    """
    for seat in range(numbers.players):
        own = SEATS + seat * SEAT
        if cells[own + HELD] & HAS_EXTRA_CUBE and cells[own + SUPPLY]:
            give_back(cells, own, -1)
            if state.record is not None:
                state.record.append(ExtraCubeTaken(seat))
