"""The secrets of a position: hidden from a seat, and imagined.

That is the values of others' cards that lie face down, and so those in their hands; bids before all have bid;
the blue markers of rounds to come.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, action_buffer
from patolli.games.maya.auction import draw_blue_markers
from patolli.games.maya.cells import (
    BID,
    BIDDING,
    CARD_BACK,
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    CARD_VALUES,
    COVERED,
    GOLD,
    HAND,
    HIGHEST_BID,
    NIBBLE,
    OFFERS,
    REVEALS,
    ROUND,
    ROWS,
    SEAT,
    SEATS,
    STAGE,
)
from patolli.games.maya.numbers import Numbers

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def conceal(state: "MayaState", seat: i64) -> None:
    """Blank what a seat, or with -1 a spectator, cannot know.

    Ruling MAYA-21: cubes in hand stay in sight, and so do hands that follow from what was revealed.
    """
    cells = state.cells
    cells[OFFERS] &= BIT[4 * cells[ROUND]] - 1
    covering: i64 = 0
    for quarry in range(cells[COVERED]):
        row = cells[ROWS + quarry]
        place: i64 = 0
        while row:
            owner = (row & CARD_SEAT) - 1
            if owner != seat:
                covering |= BIT[owner]
                cells[ROWS + quarry] &= ~CARD_VALUES[place]
            place += 1
            row >>= CARD_BITS
    for other in range(state.players):
        own = SEATS + other * SEAT
        if covering & BIT[other]:
            cells[own + HAND] = 0
        if other != seat and cells[STAGE] == BIDDING:
            cells[own + BID] = -1


def imagine(state: "MayaState", seat: i64, source: Source) -> None:
    """Draw anew what a seat cannot know."""
    cells = state.cells
    numbers = state.numbers
    if numbers.expert:
        draw_blue_markers(cells, numbers, source, cells[ROUND])
    for other in range(numbers.players):
        if other != seat:
            if cells[STAGE] == BIDDING:
                imagine_bid(cells, other, source)
            imagine_cards(cells, numbers, other, source)


def imagine_bid(cells: vec[i64], other: i64, source: Source) -> None:
    """Guess a bid, if there is one: whether somebody has bid is seen."""
    if not cells[PENDING] & BIT[other]:
        own = SEATS + other * SEAT
        cells[own + BID] = source.below(min(cells[own + GOLD], HIGHEST_BID) + 1)


def imagine_cards(cells: vec[i64], numbers: Numbers, other: i64, source: Source) -> None:
    """Deal out anew the cards of a seat that have not been revealed.

    Backs are seen, so low and high cards are dealt apart: first to the seat's places at the quarries, then to
    its hand."""
    covered: i64 = 0
    unknown = numbers.full_hand
    for quarry in range(numbers.quarries):
        row = cells[ROWS + quarry]
        while row:
            if row & CARD_SEAT == other + 1:
                if quarry < cells[COVERED]:
                    covered += 1
                else:
                    unknown -= NIBBLE[((row & CARD_MASK) >> CARD_KIND) - 1]
            row >>= CARD_BITS
    if covered:
        hand = deal(cells, numbers, other, source, unknown, 0, numbers.low_kinds, 0)
        hand += deal(cells, numbers, other, source, unknown, numbers.low_kinds, numbers.kinds, CARD_HIGH)
        cells[SEATS + other * SEAT + HAND] = hand


def deal(
    cells: vec[i64],
    numbers: Numbers,
    other: i64,
    source: Source,
    unknown: i64,
    first: i64,
    end: i64,
    back: i64,
) -> i64:
    """Deal the unknown cards of the kinds from `first` to before `end`; return what goes to the hand."""
    size: i64 = 0
    for kind in range(first, end):
        size += unknown >> (4 * kind) & 15
    deck = action_buffer(size)
    n: i64 = 0
    for kind in range(first, end):
        for _n in range(unknown >> (4 * kind) & 15):
            deck[n] = kind
            n += 1
    source.shuffle(deck, size)
    n = 0
    for quarry in range(cells[COVERED]):
        row = cells[ROWS + quarry]
        kind_at: i64 = CARD_KIND
        while row:
            if row & CARD_BACK == other + 1 + back:
                cells[ROWS + quarry] += (deck[n] + 1) << kind_at
                n += 1
            kind_at += CARD_BITS
            row >>= CARD_BITS
    hand: i64 = 0
    while n < size:
        hand += NIBBLE[deck[n]]
        n += 1
    return hand


def reopen(state: "MayaState", seat: i64) -> None:
    """Take back the secret decisions of all other seats, if such are being made."""
    cells = state.cells
    if cells[STAGE] == BIDDING:
        for other in range(state.players):
            if other != seat:
                cells[SEATS + other * SEAT + BID] = -1
        cells[PENDING] |= (BIT[state.players] - 1) & ~BIT[seat]


def reveals(state: "MayaState") -> i64:
    """Count how often something hidden has been shown."""
    return state.cells[REVEALS]
