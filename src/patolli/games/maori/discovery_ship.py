"""The discovery ship, which everybody sails around the display: placed before the first turn, then the first
part of every turn."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maori.cells import BOATS, PLACE, SAIL, SHELLS, SHIP, STOP_COUNT
from patolli.games.maori.effects import ShipPlaced
from patolli.games.maori.recording import record_sailing
from patolli.games.maori.shells import pay

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def legal_placing(into: vec[i64]) -> i64:
    for stop in range(STOP_COUNT):
        into[stop] = PLACE + stop
    return STOP_COUNT


def place(state: "MaoriState", seat: i64, stop: i64) -> None:
    if state.record is not None:
        state.record.append(ShipPlaced(seat=seat, stop=stop))
    state.cells[SHIP] = stop


def free_steps(cells: vec[i64], own: i64) -> i64:
    """Count the steps that cost nothing. Ruling MAORI-1: one step is free even without any boat."""
    boats = cells[own + BOATS]
    return max(boats, 1)


def legal_sailing(cells: vec[i64], own: i64, into: vec[i64]) -> i64:
    """List the steps that boats and shells allow. Ruling MAORI-1: never more than once round the display."""
    farthest = free_steps(cells, own) + cells[own + SHELLS]
    if farthest > STOP_COUNT:
        farthest = STOP_COUNT
    for n in range(farthest):
        into[n] = SAIL + n
    return farthest


def sail(state: "MaoriState", own: i64, steps: i64) -> None:
    cells = state.cells
    free = free_steps(cells, own)
    price: i64 = 0
    if steps > free:
        price = steps - free
        pay(cells, own, price)
    stop = cells[SHIP] + steps
    if stop >= STOP_COUNT:
        stop -= STOP_COUNT
    if state.record is not None:
        record_sailing(state.record, state, own, stop, steps, free, price)
    cells[SHIP] = stop
