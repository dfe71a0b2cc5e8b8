"""Market, claim and swap: cubes onto the markets, a secret choice, and who gets which.

Everybody chooses at the same time; turn tiles decide between those who chose the same market.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.state import PENDING
from patolli.games.yaxha.cells import (
    BAG,
    BUILDING,
    BUILT,
    CHOICE,
    CHOOSING,
    CLAIMING,
    CUBES_A_CELL,
    DRAWN,
    DRAWN_COLOURS,
    HAND,
    MARKETS,
    ORDER,
    SEAT,
    SEATS,
    STAGE,
    UNCLAIMED,
)
from patolli.games.yaxha.cubes import ONE_CUBE
from patolli.games.yaxha.effects import MarketChosen
from patolli.games.yaxha.recording import (
    record_choices,
    record_chosen,
    record_given,
    record_markets,
    record_swap,
)

if TYPE_CHECKING:
    from patolli.games.yaxha.rules import YaxhaState


# Market: three cubes onto each tile, then everyone chooses in secret


def open_markets(state: "YaxhaState") -> None:
    """Fill the markets.

    Ruling YAXHA-6: the first cubes drawn go onto market 1, the next onto market 2, and so on.
    """
    cells = state.cells
    drawn = cells[DRAWN]
    for market in range(state.players):
        cubes: i64 = 0
        for _n in range(state.numbers.cubes_a_market):
            cubes += ONE_CUBE[cells[BAG + drawn // CUBES_A_CELL] >> (drawn % CUBES_A_CELL * 3) & 7]
            drawn += 1
        cells[MARKETS + market] = cubes
        cells[DRAWN_COLOURS] += cubes
    cells[DRAWN] = drawn
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        cells[own + CHOICE] = -1
        cells[own + BUILT] = 0
    cells[UNCLAIMED] = BIT[state.players] - 1
    cells[STAGE] = CHOOSING
    cells[PENDING] = BIT[state.players] - 1
    if state.record is not None:
        record_markets(state.record, state)


def legal_markets(state: "YaxhaState", into: vec[i64]) -> i64:
    """Write every market that nobody has taken; return how many there are."""
    n: i64 = 0
    unclaimed = state.cells[UNCLAIMED]
    for market in range(state.players):
        if unclaimed & BIT[market]:
            into[n] = market
            n += 1
    return n


def choose_market(state: "YaxhaState", seat: i64, market: i64) -> None:
    """Choose in secret; the last choice reveals them all."""
    cells = state.cells
    cells[SEATS + seat * SEAT + CHOICE] = market
    if state.record is not None:
        state.record.append(MarketChosen(seat, market))
    cells[PENDING] &= ~BIT[seat]
    if not cells[PENDING]:
        reveal_choices(state)


# Claim


def reveal_choices(state: "YaxhaState") -> None:
    """Give a market to the one who chose it alone; of several, to the lowest turn tile."""
    cells = state.cells
    if state.record is not None:
        record_choices(state.record, state)
    for tile in range(state.players):
        seat = state.holder(tile)
        market = cells[SEATS + seat * SEAT + CHOICE]
        if cells[UNCLAIMED] & BIT[market]:
            take_cubes(state, seat, market)
            if state.record is not None:
                record_chosen(state.record, state, seat, market)
    cells[STAGE] = CLAIMING
    go_on_claiming(state)


def claim_market(state: "YaxhaState", seat: i64, market: i64) -> None:
    """Choose openly among the markets that nobody has taken."""
    take_cubes(state, seat, market)
    if state.record is not None:
        record_given(state.record, state, seat, market, "choice")
    go_on_claiming(state)


def take_cubes(state: "YaxhaState", seat: i64, market: i64) -> None:
    """Put the cubes of a market into a seat's hand."""
    cells = state.cells
    cells[SEATS + seat * SEAT + HAND] = cells[MARKETS + market]
    cells[MARKETS + market] = 0
    cells[UNCLAIMED] &= ~BIT[market]


def go_on_claiming(state: "YaxhaState") -> None:
    """Let the others choose, in turn-tile order, among the markets that nobody has taken."""
    cells = state.cells
    for tile in range(state.players):
        seat = state.holder(tile)
        if cells[SEATS + seat * SEAT + HAND]:
            continue
        left = cells[UNCLAIMED]
        if left & (left - 1):
            cells[PENDING] = BIT[seat]
            return
        take_cubes(state, seat, lowest(left))  # Ruling YAXHA-6: the last market is no decision.
        if state.record is not None:
            record_given(state.record, state, seat, lowest(left), "last")
    swap_turn_tiles(state)
    cells[STAGE] = BUILDING
    cells[PENDING] = BIT[state.players] - 1


# Swap


def swap_turn_tiles(state: "YaxhaState") -> None:
    """Swap first and last of those who chose the same market, then second and second last."""
    cells = state.cells
    for market in range(state.players):
        first: i64 = 0
        last = state.players - 1
        while first < last:
            one = state.holder(first)
            other = state.holder(last)
            if cells[SEATS + one * SEAT + CHOICE] != market:
                first += 1
            elif cells[SEATS + other * SEAT + CHOICE] != market:
                last -= 1
            else:
                both = one ^ other
                cells[ORDER] ^= both << (4 * first) | both << (4 * last)
                if state.record is not None:
                    record_swap(state.record, state, market, first, last)
                first += 1
                last -= 1
