"""Why a player of Das Gold der Maya might decide so, in a sentence.

The figures are those that the choice is made by, but without the whim that a computer player bids with.
"""

from typing import Final

from mypy_extensions import i64

from patolli.engine.bits import lowest, members
from patolli.engine.policy import POINT
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BIDDING,
    PAYEES,
    PAYING,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
)
from patolli.games.gold.numbers import OUT, PLATE, TURN
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import MATERIALS, down_of, up_of
from patolli.games.gold.valuing import ONE, ONE_BITS
from patolli.games.gold.weighing import NO_WHIM, SHOWN_BACK, Weighing

BETTER_BE_PAID: Final = "it is better to be paid than to pay"


def reason(state: GoldState, seat: i64, action: i64, weighing: Weighing) -> str:
    numbers = weighing.numbers
    stage = state.cells[STAGE]
    if stage == BIDDING:
        return _bidding(state, seat, action - numbers.first_bid, weighing)
    if stage == ARRANGING:
        return _arranging(state, action, weighing)
    if stage == PAYING:
        return _paying(state, action - numbers.first_payee, weighing)
    worth = weighing.assigned(state, seat, action - PLATE)
    return f"There the shard adds about {_points(worth)} to what the plate may become."


def _bidding(state: GoldState, seat: i64, bid: i64, weighing: Weighing) -> str:
    fair = weighing.fair_bid(state, seat, NO_WHIM)
    if fair == 0:
        return _better_not_bidding(state, seat, bid, weighing)
    worth = f"The shard is worth about {_points(weighing.gain(state, seat, True))} to you"
    others: i64 = 0
    for other in range(weighing.players):
        if other != seat:
            others = max(others, weighing.highest_bid(state, other))
    limit = f"nobody else is likely to bid more than {_beads(others)}" if others else "nobody else has a bead"
    if bid == 0:
        return f"{worth}; whoever bids nothing may be paid for leaving it."
    if bid < fair:
        return f"{worth}; this is cheap, but somebody may bid as much or more."
    if bid == fair:
        if fair > others:
            return f"{worth}, and {_beads(fair)} should win it: {limit}."
        return f"{worth}, and {_beads(fair)} may win it at a fair price."
    if fair > others:
        return f"{worth}, and {_beads(fair)} should do: {limit}."
    return f"{worth}, and {_beads(fair)} would be a fair price: this is a high one."


def _better_not_bidding(state: GoldState, seat: i64, bid: i64, weighing: Weighing) -> str:
    """Nothing is gained, or too little for a bead, or another seat wants the shard more."""
    gain = weighing.gain(state, seat, True)
    if _tenths(gain) == 0:
        return f"The shard adds nothing to what you have, so {_too_much(bid)}."
    worth = f"The shard is worth about {_points(gain)} to you"
    price = (weighing.price(gain, weighing.auctions_after(state)) + ONE // 2) >> ONE_BITS
    if price == 0:
        return f"{worth}, less than a bead is worth now, so {_too_much(bid)}."
    rival = _keenest(state, seat, weighing)
    most = weighing.highest_bid(state, rival)
    more = f"{worth}, but about {_points(weighing.gain(state, rival, False))} to seat {rival + 1}"
    if bid == 0 and price <= most:
        return f"{more}, who will probably bid as much or more: {BETTER_BE_PAID}."
    if bid == 0:
        return f"{more}; whoever bids nothing may be paid for leaving it."
    if bid <= most:
        return f"{more}, who may bid as much or more."
    if bid <= price:
        return f"{more}, who has too few beads for that: this is no high price."
    return f"{worth}, and {_beads(bid)} are a high price for that."


def _too_much(bid: i64) -> str:
    return "even 1 bead is too much" if bid else BETTER_BE_PAID


def _keenest(state: GoldState, seat: i64, weighing: Weighing) -> i64:
    """The other seat to whom the shard is worth most, as far as everybody can see."""
    keenest: i64 = -1
    for other in range(weighing.players):
        if other != seat:
            weighing.look_at(state, other)
            if keenest < 0 or weighing.fair[other] > weighing.fair[keenest]:
                keenest = other
    return keenest


def _paying(state: GoldState, payee: i64, weighing: Weighing) -> str:
    """Who has least, beads and prospects together, as the choice sees it."""
    least = payee
    for other in members(state.cells[PAYEES]):
        if weighing.paying(state, other) > weighing.paying(state, least):
            least = other
    beads = state.cells[SEATS + payee * SEAT + BEADS]
    prospects = weighing.prospects(state, payee, False, weighing.auctions_after(state))
    has = f"Seat {payee + 1} has {_beads(beads)} and prospects of about {_points(prospects)}"
    if least == payee:
        return f"{has}, together no more than anybody else whom you may pay: beads do least harm there."
    return f"{has}, together more than seat {least + 1}, with whom beads do less harm."


def _arranging(state: GoldState, action: i64, weighing: Weighing) -> str:
    cells = state.cells
    shard = cells[SHARDS + shard_to_decide(cells)]
    worth = weighing.arranged(state, action)
    if action == OUT:
        what = "Without this shard"
    else:
        what = f"With {MATERIALS[lowest(down_of(shard) if action == TURN else up_of(shard))]} up"
    if cells[AUCTION] == weighing.numbers.shards - 1:
        return f"{what} the tablet scores at most {_points(max(worth + SHOWN_BACK, 0) // POINT * POINT)}."
    return f"{what} the plate may become a tablet worth about {_points(worth)}."


def _points(worth: i64) -> str:
    """A worth in words, to a tenth of a point."""
    tenths = _tenths(worth)
    number = f"{tenths // 10}.{tenths % 10}" if tenths % 10 else f"{tenths // 10}"
    return "1 point" if tenths == 10 else f"{number} points"


def _tenths(worth: i64) -> i64:
    return max(worth, 0) * 10 // POINT


def _beads(beads: i64) -> str:
    return "1 bead" if beads == 1 else f"{beads} beads"
