"""Tiles taken in hand: from the row or column of the display that the discovery ship faces, or from the
storage."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either
from patolli.games.maori.board import FACED
from patolli.games.maori.cells import (
    DISPLAY,
    GAP,
    HAND,
    MAY_STORE,
    PLACES,
    SHELLS,
    SHIP,
    STORED,
    TAKE,
    TAKE_STORED,
)
from patolli.games.maori.numbers import Numbers
from patolli.games.maori.recording import record_taking, record_taking_stored
from patolli.games.maori.shells import pay
from patolli.games.maori.small_ship import steps_before_laying

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def legal_taking(cells: vec[i64], own: i64, numbers: Numbers, into: vec[i64]) -> i64:
    """List the tiles that the seat can pay for and then store or lay, if need be after paid steps of the
    small ship."""
    volcanoes = numbers.volcanoes
    shells = cells[own + SHELLS]
    steps = steps_before_laying(cells, own, numbers)
    stored = cells[own + STORED]
    faced = cells[SHIP] * PLACES
    price: i64 = 0
    n: i64 = 0
    for place in range(PLACES):
        tile = cells[DISPLAY + FACED[faced + place]]
        if tile < 0:
            continue  # Ruling MAORI-6: an empty place costs nothing to pass.
        if volcanoes[tile] or price > shells:
            break
        if stored < 0 or price + steps <= shells:
            into[n] = TAKE + place
            n += 1
        price += 1
    if stored >= 0 and steps <= shells:
        into[n] = TAKE_STORED
        n += 1
    return n


def price_of(cells: vec[i64], place: i64) -> i64:
    """Return the price of a tile of the faced row: a shell for every tile before it."""
    faced = cells[SHIP] * PLACES
    price: i64 = 0
    for n in range(place):
        if cells[DISPLAY + FACED[faced + n]] >= 0:
            price += 1
    return price


def take(state: "MaoriState", own: i64, place: i64) -> None:
    cells = state.cells
    price = price_of(cells, place)
    pay(cells, own, price)
    gap = FACED[cells[SHIP] * PLACES + place]
    if state.record is not None:
        record_taking(state.record, state, own, place, gap, price)
    cells[HAND] = cells[DISPLAY + gap]
    cells[DISPLAY + gap] = -1
    cells[GAP] = gap
    cells[MAY_STORE] = either(cells[own + STORED] < 0, 1, 0)


def take_stored(state: "MaoriState", own: i64) -> None:
    cells = state.cells
    if state.record is not None:
        record_taking_stored(state.record, state, own)
    cells[HAND] = cells[own + STORED]
    cells[own + STORED] = -1
