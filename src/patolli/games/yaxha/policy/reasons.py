"""The reasons for a decision, in a sentence for people."""

from patolli.engine.policy import POINT
from patolli.engine.words import Said, Words, listed, words
from patolli.games.yaxha.cards import LARGEST_OF_COLOUR
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    ACTION_SPOT,
    CARD_COUNT,
    CARDS,
    CHOOSING,
    CUBES,
    DISCARD,
    FILLED,
    MARKETS,
    SEAT,
    SEATS,
    STAGE,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, COLOURS, ONE_PURSE, PURSE_BITS
from patolli.games.yaxha.policy.groups import GROUND_ROOM, PROSPECT, PROSPECTS, SIZE, UPPER_ROOM
from patolli.games.yaxha.policy.markets import MarketValuer
from patolli.games.yaxha.policy.table import ALL_COLOURS, MOST_SEATS, TableValuer
from patolli.games.yaxha.pyramid import GROUND_SPOTS, SPOT_BIT, SPOT_COLUMN, SPOT_ROW, hidden, popcount
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.scoring import group_of, group_points, largest_size


def market_reason(
    state: YaxhaState, seat: int, market: int, table: TableValuer, markets: MarketValuer
) -> Words:
    """Say what a market's cubes are worth, and whether others will want them too."""
    table.consider_all(state, seat, ALL_COLOURS)
    markets.value_offers(state)
    points = in_halves(markets.offers[seat * MOST_SEATS + market])
    cubes = in_words(state.cells[MARKETS + market])
    if state.cells[STAGE] != CHOOSING:
        return words("yaxha-why-left", cubes=cubes, points=points)
    markets.guess_likings(state)
    chance = markets.chance_to_get(state, seat, market) // 10
    if chance == 100:
        return words("yaxha-why-yours", cubes=cubes, points=points)
    return words("yaxha-why-chance", cubes=cubes, points=points, chance=chance)


def in_halves(hundredths: int) -> float:
    """Round to half points, since more would only pretend to be exact."""
    return (2 * hundredths + POINT // 2) // POINT / 2


def in_words(cubes: int) -> Said:
    """Name the cubes of a purse: "2 orange and 1 white"."""
    held = []
    for colour in range(COLOUR_COUNT):
        number = cubes >> (PURSE_BITS * colour) & ONE_PURSE
        if number:
            held.append(words("yaxha-part-cubes", number=number, colour=COLOURS[colour]))
    *first, last = held
    return listed([listed(first), last], by="and") if first else last


def building_reason(state: YaxhaState, seat: int, action: int, table: TableValuer) -> Words:
    """Say what a cube does for the largest group of its colour, and what else it brings or costs."""
    cells = state.cells
    own = SEATS + seat * SEAT
    colour = ACTION_COLOUR[action]
    if action >= DISCARD:
        return words("yaxha-why-discard", colour=COLOURS[colour])
    table.consider(state, seat)
    spot = ACTION_SPOT[action]
    places = 0
    if SPOT_COLUMN[spot] < 0:
        places = 1
    elif SPOT_ROW[spot] < 0:
        places = 5
    cell = SPOT_BIT[spot]
    mask = cells[own + CUBES + colour] << places
    filled = cells[own + FILLED] << places
    covered = hidden(filled | cell)
    before = largest_size(mask & ~hidden(filled))
    after = largest_size((mask | cell) & ~covered)
    alone = popcount(group_of(cell, (mask | cell) & ~covered)) == 1
    return words(
        "yaxha-why-build",
        what=group_clause(COLOURS[colour], before, after, alone),
        gain=gain_clause(group_points(state.numbers, after) - group_points(state.numbers, before)),
        rival=rival_clause(state, seat, colour, before, after, table),
        cost=cost_clause(state, own, seat, colour, spot, covered & ~hidden(filled), table),
    )


def group_clause(colour: str, before: int, after: int, alone: bool) -> Words:
    """Say what becomes of the largest group of a colour."""
    if before == 0:
        return words("yaxha-part-what-start", colour=colour)
    if after > before + 1:
        return words("yaxha-part-what-join", colour=colour, before=before, after=after)
    if after > before:
        return words("yaxha-part-what-grow", colour=colour, before=before, after=after)
    if after < before:
        return words("yaxha-part-what-shrink", colour=colour, before=before, after=after)
    if alone:
        return words("yaxha-part-what-apart", colour=colour, before=before)
    return words("yaxha-part-what-same", colour=colour, before=before)


def gain_clause(gain: int) -> Words:
    """Say what that is worth."""
    if gain > 0:
        return words("yaxha-part-gain-more", points=gain)
    if gain < 0:
        return words("yaxha-part-gain-less", points=-gain)
    return words("yaxha-part-gain-none")


def rival_clause(
    state: YaxhaState, seat: int, colour: int, before: int, after: int, table: TableValuer
) -> Said:
    """Say if a group is now the largest for a bonus card."""
    for n in range(CARD_COUNT):
        if state.cells[CARDS + n] == LARGEST_OF_COLOUR + colour and after > before:
            rival = 0
            for other in range(state.players):
                if other != seat:
                    rival = max(rival, table.prospects[other * PROSPECTS + colour * PROSPECT + SIZE])
            if after > rival:
                return words("yaxha-part-rival", after=after, most=rival)
    return ""


def cost_clause(
    state: YaxhaState, own: int, seat: int, colour: int, spot: int, newly: int, table: TableValuer
) -> Said:
    """Say what a cube hides, or else which group loses a place to grow to."""
    largest = 1
    blocked: Said = ""
    for other in range(COLOUR_COUNT):
        if state.cells[own + CUBES + other] & newly:
            return words("yaxha-part-cost-hides", colour=COLOURS[other])
        here = seat * PROSPECTS + other * PROSPECT
        size = table.prospects[here + SIZE]
        if other == colour or size <= largest:
            continue
        if spot < GROUND_SPOTS:
            taken = table.prospects[here + GROUND_ROOM] >> spot & 1
        else:
            taken = table.prospects[here + UPPER_ROOM] & SPOT_BIT[spot]
        if taken:
            largest = size
            blocked = words("yaxha-part-cost-place", colour=COLOURS[other], size=size)
    return blocked
