"""The auction of the front shard of the row: secret bids, the highest lone bid, ties, and who is paid."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest, write_members
from patolli.engine.state import PENDING
from patolli.games.gold.arranging import take_shard
from patolli.games.gold.cells import (
    AUCTION,
    BEADS,
    BID,
    BIDDING,
    NOBODY,
    OPENED,
    OVER,
    PAYEE,
    PAYEES,
    PAYING,
    SEAT,
    SEATS,
    STAGE,
    WINNER,
)
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.recording import (
    record_auction,
    record_bids,
    record_no_sale,
    record_payment,
    record_sale,
    record_scores,
)

if TYPE_CHECKING:
    from patolli.games.gold.rules import GoldState


def open_auction(state: "GoldState") -> None:
    """Let everybody bid. The row is the next shards by number, so the auction's number alone fills it up."""
    state.cells[STAGE] = BIDDING
    state.cells[PENDING] = BIT[state.players] - 1


# Bids


def legal_bids(cells: vec[i64], numbers: Numbers, seat: i64, into: vec[i64]) -> i64:
    """Write the bids that a seat can pay, from no beads to all it has."""
    count = cells[SEATS + seat * SEAT + BEADS] + 1
    first = numbers.first_bid
    for beads in range(count):
        into[beads] = first + beads
    return count


def open_bids(state: "GoldState") -> None:
    """Show all bids and sell the shard. If nobody wins, it leaves the game with its back unseen."""
    cells = state.cells
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        cells[own + OPENED] = cells[own + BID]
        cells[own + BID] = NOBODY
    cells[PAYEE] = NOBODY
    winner = highest_lone_bidder(cells, state.players)
    cells[WINNER] = winner
    if state.record is not None:
        record_bids(state.record, state)
    if winner >= 0:
        sell(state, winner)
        return
    if state.record is not None:
        record_no_sale(state.record, state)
    end_auction(state)


def highest_lone_bidder(cells: vec[i64], players: i64) -> i64:
    """Find the seat with the highest lone bid. Equal bids cancel each other, and a bid of 0 never wins.

    Ruling GOLD-6: that goes for ties on several levels too; 5-5-3-3 sells to nobody.
    """
    winner: i64 = NOBODY
    highest: i64 = 0
    for seat in range(players):
        bid = cells[SEATS + seat * SEAT + OPENED]
        if bid > highest:
            equal: i64 = 0
            for other in range(players):
                if cells[SEATS + other * SEAT + OPENED] == bid:
                    equal += 1
            if equal == 1:
                winner = seat
                highest = bid
    return winner


# Payment


def sell(state: "GoldState", winner: i64) -> None:
    """Let the winner choose whom to pay. Ruling GOLD-1: a single possible payee is no decision."""
    cells = state.cells
    payees = possible_payees(cells, state.players, winner)
    if state.record is not None:
        record_sale(state.record, state, winner, payees)
    if payees & (payees - 1):
        cells[STAGE] = PAYING
        cells[PENDING] = BIT[winner]
        cells[PAYEES] = payees
    else:
        pay(state, lowest(payees))


def possible_payees(cells: vec[i64], players: i64, winner: i64) -> i64:
    """Find the seats that bid least; if that is the winner alone, all the others."""
    least = cells[SEATS + winner * SEAT + OPENED]
    payees = BIT[winner]
    for seat in range(players):
        bid = cells[SEATS + seat * SEAT + OPENED]
        if bid < least:
            least = bid
            payees = BIT[seat]
        elif bid == least:
            payees |= BIT[seat]
    return BIT[players] - 1 - payees if payees == BIT[winner] else payees


def legal_payees(cells: vec[i64], numbers: Numbers, into: vec[i64]) -> i64:
    """Write the seats that the winner may pay."""
    return write_members(cells[PAYEES], numbers.first_payee, into, 0)


def pay(state: "GoldState", payee: i64) -> None:
    """Pay the winner's bid; the others keep their beads.

    Ruling GOLD-1: payment comes before looking at the back.
    """
    cells = state.cells
    winner = SEATS + cells[WINNER] * SEAT
    price = cells[winner + OPENED]
    cells[winner + BEADS] -= price
    cells[SEATS + payee * SEAT + BEADS] += price
    if state.record is not None:
        record_payment(state.record, state, payee, price)
    cells[PAYEE] = payee
    cells[PAYEES] = 0
    cells[PENDING] = BIT[cells[WINNER]]
    take_shard(cells, state.numbers)


# The end of an auction


def end_auction(state: "GoldState") -> None:
    """Open the next auction, or end the game. The winner of the last one has arranged its plate by now."""
    cells = state.cells
    cells[AUCTION] += 1
    if cells[AUCTION] < state.numbers.shards:
        if state.record is not None:
            record_auction(state.record, state)
        open_auction(state)
    else:
        cells[STAGE] = OVER
        cells[PENDING] = 0
        if state.record is not None:
            record_scores(state.record, state)
