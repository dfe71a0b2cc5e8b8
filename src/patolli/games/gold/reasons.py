"""Why a player of Das Gold der Maya might decide so, in a sentence.

The figures are those that the choice is made by, but without the whim that a computer player bids with.
"""

from patolli.engine.bits import lowest, members
from patolli.engine.policy import POINT
from patolli.engine.words import Who, Words, words
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


def reason(state: GoldState, seat: int, action: int, weighing: Weighing) -> Words:
    numbers = weighing.numbers
    stage = state.cells[STAGE]
    if stage == BIDDING:
        return _bidding(state, seat, action - numbers.first_bid, weighing)
    if stage == ARRANGING:
        return _arranging(state, action, weighing)
    if stage == PAYING:
        return _paying(state, action - numbers.first_payee, weighing)
    return words("gold-why-plate", points=_points(weighing.assigned(state, seat, action - PLATE)))


def _bidding(state: GoldState, seat: int, bid: int, weighing: Weighing) -> Words:
    fair = weighing.fair_bid(state, seat, NO_WHIM)
    if fair == 0:
        return _better_not_bidding(state, seat, bid, weighing)
    points = _points(weighing.gain(state, seat, True))
    others = max(weighing.highest_bid(state, other) for other in range(weighing.players) if other != seat)
    if bid == 0:
        return words("gold-why-bid-nothing", points=points)
    if bid < fair:
        return words("gold-why-bid-cheap", points=points)
    if bid == fair:
        if fair > others:
            return words("gold-why-bid-wins", points=points, beads=fair, others=others)
        return words("gold-why-bid-fair", points=points, beads=fair)
    if fair > others:
        return words("gold-why-bid-enough", points=points, beads=fair, others=others)
    return words("gold-why-bid-high", points=points, beads=fair)


def _better_not_bidding(state: GoldState, seat: int, bid: int, weighing: Weighing) -> Words:
    """Say that nothing is gained, or too little for a bead, or that another seat wants the shard more."""
    gain = weighing.gain(state, seat, True)
    points = _points(gain)
    if points == 0:
        return words("gold-why-no-gain", bid=bid)
    price = (weighing.price(gain, weighing.auctions_after(state)) + ONE // 2) >> ONE_BITS
    if price == 0:
        return words("gold-why-little", points=points, bid=bid)
    rival = _keenest(state, seat, weighing)
    most = weighing.highest_bid(state, rival)
    theirs = _points(weighing.gain(state, rival, False))
    if bid == 0 and price <= most:
        return words("gold-why-rival-bids", points=points, theirs=theirs, who=Who(rival))
    if bid == 0:
        return words("gold-why-rival-nothing", points=points, theirs=theirs, who=Who(rival))
    if bid <= most:
        return words("gold-why-rival-may", points=points, theirs=theirs, who=Who(rival))
    if bid <= price:
        return words("gold-why-rival-poor", points=points, theirs=theirs, who=Who(rival))
    return words("gold-why-price", points=points, beads=bid)


def _keenest(state: GoldState, seat: int, weighing: Weighing) -> int:
    """Find the other seat to whom the shard is worth most, as far as everybody can see."""
    keenest = -1
    for other in range(weighing.players):
        if other != seat:
            weighing.look_at(state, other)
            if keenest < 0 or weighing.fair[other] > weighing.fair[keenest]:
                keenest = other
    return keenest


def _paying(state: GoldState, payee: int, weighing: Weighing) -> Words:
    """Say who has least, beads and prospects together, as the choice sees it."""
    least = payee
    for other in members(state.cells[PAYEES]):
        if weighing.paying(state, other) > weighing.paying(state, least):
            least = other
    beads = state.cells[SEATS + payee * SEAT + BEADS]
    points = _points(weighing.prospects(state, payee, False, weighing.auctions_after(state)))
    if least == payee:
        return words("gold-why-pay-least", who=Who(payee), beads=beads, points=points)
    return words("gold-why-pay-more", who=Who(payee), beads=beads, points=points, other=Who(least))


def _arranging(state: GoldState, action: int, weighing: Weighing) -> Words:
    cells = state.cells
    shard = cells[SHARDS + shard_to_decide(cells)]
    worth = weighing.arranged(state, action)
    material = "out"
    if action != OUT:
        material = MATERIALS[lowest(down_of(shard) if action == TURN else up_of(shard))]
    if cells[AUCTION] == weighing.numbers.shards - 1:
        return words("gold-why-tablet", material=material, points=max(worth + SHOWN_BACK, 0) // POINT)
    return words("gold-why-may-become", material=material, points=_points(worth))


def _points(worth: int) -> float:
    """Cut a worth to tenths of a point."""
    return max(worth, 0) * 10 // POINT / 10
