"""The reasons for a decision of Das Gold der Maya, a sentence each.

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
    OUT,
    PAYEES,
    PAYING,
    PLATE,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURN,
)
from patolli.games.gold.policy.bids import NO_WHIM, Bids
from patolli.games.gold.policy.plates import ONE, ONE_BITS
from patolli.games.gold.policy.prospects import SHOWN_BACK, Prospects
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import MATERIALS, down_of, up_of


def reason(state: GoldState, seat: int, action: int, bids: Bids) -> Words:
    numbers = state.numbers
    stage = state.cells[STAGE]
    if stage == BIDDING:
        return _bidding(state, seat, action - numbers.first_bid, bids)
    if stage == ARRANGING:
        return _arranging(state, action, bids.prospects)
    if stage == PAYING:
        return _paying(state, action - numbers.first_payee, bids.prospects)
    gain = bids.prospects.of_choice(state.cells, seat, action - PLATE)
    return words("gold-why-plate", points=_points(gain))


def _bidding(state: GoldState, seat: int, bid: int, bids: Bids) -> Words:
    fair = bids.fair_bid(state.cells, seat, NO_WHIM)
    if fair == 0:
        return _better_not_bidding(state, seat, bid, bids)
    points = _points(bids.prospects.gain(state.cells, seat, True))
    others = max(_highest_bid(state, other, bids) for other in range(state.players) if other != seat)
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


def _better_not_bidding(state: GoldState, seat: int, bid: int, bids: Bids) -> Words:
    """Say that nothing is gained, or too little for a bead, or that another seat wants the shard more."""
    cells = state.cells
    gain = bids.prospects.gain(cells, seat, True)
    points = _points(gain)
    if points == 0:
        return words("gold-why-no-gain", bid=bid)
    price = (bids.price(cells, gain) + ONE // 2) >> ONE_BITS
    if price == 0:
        return words("gold-why-little", points=points, bid=bid)
    rival = _keenest(state, seat, bids)
    most = _highest_bid(state, rival, bids)
    theirs = _points(bids.prospects.gain(cells, rival, False))
    if bid == 0 and price <= most:
        return words("gold-why-rival-bids", points=points, theirs=theirs, who=Who(rival))
    if bid == 0:
        return words("gold-why-rival-nothing", points=points, theirs=theirs, who=Who(rival))
    if bid <= most:
        return words("gold-why-rival-may", points=points, theirs=theirs, who=Who(rival))
    if bid <= price:
        return words("gold-why-rival-poor", points=points, theirs=theirs, who=Who(rival))
    return words("gold-why-price", points=points, beads=bid)


def _keenest(state: GoldState, seat: int, bids: Bids) -> int:
    """Find the other seat to whom the shard is worth most, as far as everybody can see."""
    others = [other for other in range(state.players) if other != seat]
    return max(others, key=lambda other: bids.fair_price(state.cells, other))


def _highest_bid(state: GoldState, seat: int, bids: Bids) -> int:
    return bids.highest_bid(state.cells, seat, bids.fair_price(state.cells, seat))


def _paying(state: GoldState, payee: int, prospects: Prospects) -> Words:
    """Say who has least, beads and prospects together, as the choice sees it."""
    cells = state.cells
    least = payee
    for other in members(cells[PAYEES]):
        if prospects.of_payment(cells, other) > prospects.of_payment(cells, least):
            least = other
    beads = cells[SEATS + payee * SEAT + BEADS]
    points = _points(prospects.of_plates(cells, payee, False, prospects.auctions_after(cells)))
    if least == payee:
        return words("gold-why-pay-least", who=Who(payee), beads=beads, points=points)
    return words("gold-why-pay-more", who=Who(payee), beads=beads, points=points, other=Who(least))


def _arranging(state: GoldState, action: int, prospects: Prospects) -> Words:
    cells = state.cells
    shard = cells[SHARDS + shard_to_decide(cells)]
    worth = prospects.of_arrangement(cells, action)
    material = "out"
    if action != OUT:
        material = MATERIALS[lowest(down_of(shard) if action == TURN else up_of(shard))]
    if cells[AUCTION] == state.numbers.shards - 1:
        return words("gold-why-tablet", material=material, points=max(worth + SHOWN_BACK, 0) // POINT)
    return words("gold-why-may-become", material=material, points=_points(worth))


def _points(worth: int) -> float:
    """Cut a worth to tenths of a point."""
    return max(worth, 0) * 10 // POINT / 10
