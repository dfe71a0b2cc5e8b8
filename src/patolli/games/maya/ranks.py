"""The points at a quarry, and the ranks that they give.

`points` has the layout of a position. The rules pass the position itself; the computer player passes scratch
paper, for what may still come.
"""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.games.maya.cells import (
    CARD_BITS,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    PLUS_TWO,
    POINTS,
    ROWS,
    SEAT,
    SEATS,
)
from patolli.games.maya.numbers import Numbers


def points_marker_seat(cells: vec[i64], quarry: i64) -> i64:
    """Return the seat whose points marker lies at a quarry; -1 if none does."""
    return either(cells[PLUS_TWO] >> 3 == quarry + 1, cells[PLUS_TWO] & 7, -1)


def is_present(cells: vec[i64], quarry: i64, seat: i64) -> bool:
    """Tell whether a seat has cards at a quarry, or the points marker."""
    row = cells[ROWS + quarry]
    while row:
        if row & CARD_SEAT == seat + 1:
            return True
        row >>= CARD_BITS
    return points_marker_seat(cells, quarry) == seat


def count_points(cells: vec[i64], numbers: Numbers, quarry: i64, points: vec[i64]) -> i64:
    """Write every seat's points at a quarry: the sum of its cards and of the points marker.

    A -3 counts nothing for its owner, and neither does a card whose value is not known. Return the owners of
    a -3, as a bit set.
    """
    for seat in range(numbers.players):
        points[SEATS + seat * SEAT + POINTS] = 0
    owners: i64 = 0
    row = cells[ROWS + quarry]
    while row:
        seat = (row & CARD_SEAT) - 1
        kind = ((row & CARD_MASK) >> CARD_KIND) - 1
        if kind >= 0:
            points[SEATS + seat * SEAT + POINTS] += numbers.points[kind]
        if kind == numbers.kinds - 1:
            owners |= BIT[seat]
        row >>= CARD_BITS
    adding = points_marker_seat(cells, quarry)
    if adding >= 0:
        points[SEATS + adding * SEAT + POINTS] += numbers.plus_points
    return owners


def best_unranked(cells: vec[i64], quarry: i64, points: vec[i64], ranked: i64) -> i64:
    """Return the seat with most points of those without a rank; -1 if nobody has any.

    Ties go to the seat that laid a card there first. Ruling MAYA-4: a -3 is such a card too.
    Ruling MAYA-15: the points marker alone loses ties.
    """
    best: i64 = -1
    most: i64 = 0
    row = cells[ROWS + quarry]
    while row:
        seat = (row & CARD_SEAT) - 1
        own = points[SEATS + seat * SEAT + POINTS]
        if own > most and not ranked & BIT[seat]:
            most = own
            best = seat
        row >>= CARD_BITS
    seat = points_marker_seat(cells, quarry)
    if seat >= 0 and points[SEATS + seat * SEAT + POINTS] > most and not ranked & BIT[seat]:
        best = seat
    return best
