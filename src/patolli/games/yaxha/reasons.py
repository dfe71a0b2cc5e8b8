"""Why a decision may be good, as a sentence for people."""

from mypy_extensions import i64

from patolli.engine.policy import POINT
from patolli.games.yaxha.cards import COLOURS as COLOUR_NAMES
from patolli.games.yaxha.cards import LARGEST_OF_COLOUR
from patolli.games.yaxha.choosing import Choosing
from patolli.games.yaxha.outlook import ALL_COLOURS, MOST_SEATS, Outlook
from patolli.games.yaxha.pyramid import GROUND_SPOTS, SPOT_BIT, SPOT_COLUMN, SPOT_ROW, hidden
from patolli.games.yaxha.rules import (
    ACTION_COLOUR,
    ACTION_SPOT,
    CARD_COUNT,
    CARDS,
    CHOOSING,
    COLOURS,
    DISCARD,
    FILLED,
    MARKETS,
    ONE_PURSE,
    PURSE_BITS,
    SEAT,
    SEATS,
    STAGE,
    YaxhaState,
)
from patolli.games.yaxha.scoring import COLOUR_COUNT, group_of, largest_size
from patolli.games.yaxha.valuing import GROUND_ROOM, PROSPECT, PROSPECTS, SIZE, UPPER_ROOM, popcount


def market_reason(state: YaxhaState, seat: i64, market: i64, outlook: Outlook, choosing: Choosing) -> str:
    """What a market's cubes are worth, and whether others will want them too."""
    outlook.consider_all(state, seat, ALL_COLOURS)
    choosing.value_offers(state)
    worth = points(choosing.offers[seat * MOST_SEATS + market])
    cubes = in_words(state.cells[MARKETS + market])
    if state.cells[STAGE] != CHOOSING:
        return f"Of what is left, {cubes} add about {worth} to your pyramid."
    choosing.guess_likings(state)
    chance = choosing.chance_to_get(state, seat, market) // 10
    if chance == 100:
        return f"Its cubes, {cubes}, add about {worth} to your pyramid, and your turn tile makes them yours."
    return (
        f"Its cubes, {cubes}, add about {worth} to your pyramid, "
        f"and the chance that nobody with a lower turn tile takes them is about {chance} %."
    )


def points(hundredths: i64) -> str:
    """Rounded to halves, since more would only pretend to be exact."""
    halves: int = (2 * hundredths + POINT // 2) // POINT
    number = f"{halves // 2}.5" if halves % 2 else f"{halves // 2}"
    return f"{number} point" if halves == 2 else f"{number} points"


def in_words(cubes: i64) -> str:
    """The cubes of a purse: "2 orange and 1 white"."""
    held = []
    for colour in range(COLOUR_COUNT):
        number = cubes >> (PURSE_BITS * colour) & ONE_PURSE
        if number:
            held.append(f"{number} {COLOUR_NAMES[colour]}")
    if len(held) < 2:
        return "".join(held)
    return ", ".join(held[:-1]) + " and " + held[-1]


def building_reason(state: YaxhaState, seat: i64, action: i64, outlook: Outlook) -> str:
    """What a cube does for the largest group of its colour, and what else it brings or costs."""
    cells = state.cells
    own = SEATS + seat * SEAT
    colour = ACTION_COLOUR[action]
    name: str = COLOUR_NAMES[colour]
    if action >= DISCARD:
        return f"There is no place for the {name} cube, so it has to go."
    outlook.consider(state, seat)
    spot = ACTION_SPOT[action]
    places: i64 = 0
    if SPOT_COLUMN[spot] < 0:
        places = 1
    elif SPOT_ROW[spot] < 0:
        places = 5
    cell = SPOT_BIT[spot]
    mask = cells[own + COLOURS + colour] << places
    filled = cells[own + FILLED] << places
    covered = hidden(filled | cell)
    before = largest_size(mask & ~hidden(filled))
    after = largest_size((mask | cell) & ~covered)
    gain = state.group_points(after) - state.group_points(before)
    alone = popcount(group_of(cell, (mask | cell) & ~covered)) == 1
    if before == 0:
        said = f"It starts a {name} group" if name != "orange" else "It starts an orange group"
    elif after > before + 1:
        said = f"It joins {name} cubes to a group of {after} instead of {before}"
    elif after > before:
        said = f"It makes the largest {name} group {after} instead of {before}"
    elif after < before:
        said = f"It leaves a largest {name} group of only {after} instead of {before}"
    elif alone:
        said = f"It stands apart from the {name} group of {before}"
    else:
        said = f"It leaves the largest {name} group at {before}"
    if gain > 0:
        said += f", worth {gain} more point{'' if gain == 1 else 's'}"
    elif gain < 0:
        said += f", which costs {-gain} point{'' if gain == -1 else 's'}"
    else:
        said += ", which scores nothing more now"
    said += rival_clause(state, seat, colour, before, after, outlook)
    return said + cost_clause(state, own, seat, colour, spot, covered & ~hidden(filled), outlook) + "."


def rival_clause(state: YaxhaState, seat: i64, colour: i64, before: i64, after: i64, outlook: Outlook) -> str:
    """Whether a group is now the largest for a bonus card."""
    for n in range(CARD_COUNT):
        if state.cells[CARDS + n] == LARGEST_OF_COLOUR + colour and after > before:
            rival: i64 = 0
            for other in range(state.players):
                if other != seat:
                    rival = max(rival, outlook.prospects[other * PROSPECTS + colour * PROSPECT + SIZE])
            if after > rival:
                return f", and leads for the bonus card ({after} to {rival})"
    return ""


def cost_clause(
    state: YaxhaState, own: i64, seat: i64, colour: i64, spot: i64, newly: i64, outlook: Outlook
) -> str:
    """What a cube hides, or else which group loses a place to grow to."""
    largest: i64 = 1
    blocked = ""
    for other in range(COLOUR_COUNT):
        name = COLOUR_NAMES[other]
        if state.cells[own + COLOURS + other] & newly:
            return f"; it hides a {name} cube" if name != "orange" else "; it hides an orange cube"
        here = seat * PROSPECTS + other * PROSPECT
        size = outlook.prospects[here + SIZE]
        if other == colour or size <= largest:
            continue
        if spot < GROUND_SPOTS:
            taken = outlook.prospects[here + GROUND_ROOM] >> spot & 1
        else:
            taken = outlook.prospects[here + UPPER_ROOM] & SPOT_BIT[spot]
        if taken:
            largest = size
            blocked = f"; it takes a place from the {name} group of {size}"
    return blocked
