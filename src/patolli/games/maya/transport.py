"""Transport: only as many cubes can be kept as the cards still in hand can carry."""

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
    next_seat,
)
from patolli.games.maya.numbers import Numbers


def capacity(cells: vec[i64], numbers: Numbers, own: i64) -> i64:
    """How many cubes a seat can transport: the points of its cards in hand (-3 is 0) and its markers."""
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


def transport_from(cells: vec[i64], numbers: Numbers, seat: i64) -> bool:
    """Everybody from `seat` on transports, once round; whether somebody has to decide before."""
    while True:
        own = SEATS + seat * SEAT
        surplus = cells[own + CUBES] - capacity(cells, numbers, own)
        if surplus > 0:
            if cells[own + HELD] & HAS_JOKER:  # Ruling MAYA-16: it is offered only when it helps.
                cells[STAGE] = TRANSPORT
                cells[PENDING] = BIT[seat]
                return True
            give_back(cells, own, surplus)
        seat = next_seat(seat, numbers.players)
        if seat == cells[START]:
            end_transport(cells, numbers)
            return False


def answer_transport(cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Use the joker as transport marker or not, then go on; whether somebody has to decide."""
    own = SEATS + seat * SEAT
    surplus = cells[own + CUBES] - capacity(cells, numbers, own)
    if action != DECLINE:
        cells[own + HELD] &= ~HAS_JOKER
        surplus -= numbers.transport
    if surplus > 0:
        give_back(cells, own, surplus)
    seat = next_seat(seat, numbers.players)
    if seat != cells[START]:
        return transport_from(cells, numbers, seat)
    end_transport(cells, numbers)
    return False


def give_back(cells: vec[i64], own: i64, cubes: i64) -> None:
    cells[own + CUBES] -= cubes
    cells[own + SUPPLY] += cubes


def end_transport(cells: vec[i64], numbers: Numbers) -> None:
    """All cards return to hand. Ruling MAYA-16: the extra cube comes after the surplus has gone back."""
    for seat in range(numbers.players):
        own = SEATS + seat * SEAT
        if cells[own + HELD] & HAS_EXTRA_CUBE and cells[own + SUPPLY]:
            give_back(cells, own, -1)
        cells[own + HELD] &= ~(HAS_TRANSPORT | HAS_MORE_TRANSPORT | HAS_EXTRA_CUBE)
        cells[own + HAND] = numbers.full_hand
        cells[own + POINTS] = 0
    for quarry in range(numbers.quarries):
        cells[ROWS + quarry] = 0
    cells[LAID] = 0
    cells[OPEN] = 0
    cells[STARTED] = 0
    cells[PLUS_TWO] = 0
    cells[SHIELDS] = 0
