"""The seats in turn order, and what they have."""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either
from patolli.games.maya.cells import SEAT, SEATS


def next_seat(seat: i64, players: i64) -> i64:
    """Return the seat to the left."""
    seat += 1
    return either(seat == players, 0, seat)


def by_seat(cells: vec[i64], cell: i64, players: i64) -> tuple[int, ...]:
    """Read one cell of every seat."""
    return tuple([cells[SEATS + seat * SEAT + cell] for seat in range(players)])
