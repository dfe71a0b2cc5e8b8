"""Scoring: visible groups and bonus cards.

A pyramid is surveyed once, into a row of numbers from which every card can be judged.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, either
from patolli.engine.game import ScoreLine
from patolli.engine.state import action_buffer
from patolli.engine.words import words
from patolli.games.yaxha import cards
from patolli.games.yaxha.cells import CARD_COUNT, CARDS, CUBES, FILLED, HEIGHT, SEAT, SEATS, WIDTH
from patolli.games.yaxha.cubes import COLOUR_COUNT, COLOURS
from patolli.games.yaxha.effects import card_words
from patolli.games.yaxha.pyramid import (
    FIRST_COLUMN_SIDE,
    FIRST_ROW_SIDE,
    GROUND,
    LAST_COLUMN_SIDE,
    LAST_ROW_SIDE,
    LAYER_CELLS,
    LAYERS,
    SECOND_LAYER,
    hidden,
    neighbours,
    popcount,
)

if TYPE_CHECKING:
    from patolli.games.yaxha.numbers import Numbers
    from patolli.games.yaxha.rules import YaxhaState

LAYER_COUNT: Final[i64] = LAYERS

# Ruling YAXHA-1: a hidden cube neither counts in a group nor connects one. The rulebook only speaks of
# counting; the other reading (hidden cubes connect) would change a group for most players.
HIDDEN_CUBES_CONNECT: Final = False

# A survey of one pyramid: the sizes of the largest group of each colour come first, then
GROUP_SIZES: Final = 5  # the sizes that occur among its groups, as a bit set
MOST_LAYERS: Final = 6  # how many layers its most spread group touches
LARGEST_ON_LAYER_1: Final = 7
LAYER_COLOURS: Final = 8  # the colours visible on layers 1 and 2, as bit sets (two numbers)
COLOURS_SEEN: Final = 10  # the colours visible anywhere, as a bit set
ONE_SIDE: Final = 11  # 1 if a side is complete and one colour
SURVEY: Final = 12


def group_of(start: i64, own: i64) -> i64:
    """Return the cells of `own` that are connected with `start` by faces."""
    group = start
    grown = (group | neighbours(group)) & own
    while grown != group:
        group = grown
        grown = (group | neighbours(group)) & own
    return group


def largest_size(own: i64) -> i64:
    """Return the size of the largest group of these cells."""
    left = own & neighbours(own)  # A cube with no neighbour of its colour is a group of one.
    largest = either(own != 0, 1, 0)
    while left:
        group = group_of(left & -left, own)
        left &= ~group
        largest = max(largest, count(group))
    return largest


def layers_touched(group: i64) -> i64:
    """Count the layers that a group touches."""
    touched: i64 = 0
    for layer in range(LAYER_COUNT):
        if group & LAYER_CELLS[layer]:
            touched += 1
    return touched


def survey(
    filled: i64, width: i64, height: i64, cells: vec[i64], colours: i64, into: vec[i64], at: i64
) -> None:
    """Survey the pyramid whose five colours lie in `cells` from index `colours` on; write it from `at` on."""
    sizes: i64 = 0
    most_layers: i64 = 0
    largest_on_layer_1: i64 = 0
    seen: i64 = 0
    seen_on_layer_1: i64 = 0
    seen_on_layer_2: i64 = 0
    one_side: i64 = 0
    covered = hidden(filled)
    for colour in range(COLOUR_COUNT):
        all_own = cells[colours + colour]
        own = all_own & ~covered
        connecting = all_own if HIDDEN_CUBES_CONNECT else own
        if not own:
            into[at + colour] = 0
            continue
        seen |= BIT[colour]
        if own & GROUND:
            seen_on_layer_1 |= BIT[colour]
        if own & SECOND_LAYER:
            seen_on_layer_2 |= BIT[colour]
        if has_full_side(all_own, width, height):
            one_side = 1
        left = own & neighbours(connecting)  # A cube with no neighbour of its colour is a group of one.
        largest: i64 = 0
        if left != own:
            largest = 1
            sizes |= BIT[1]
            most_layers = max(most_layers, 1)
        while left:
            group = group_of(left & -left, connecting) & own
            left &= ~group
            size = count(group)
            largest = max(largest, size)
            sizes |= BIT[size]
            most_layers = max(most_layers, layers_touched(group))
        into[at + colour] = largest
        # Ruling YAXHA-10: on layer 1 cubes connect inside that layer only.
        on_ground = own & GROUND
        if count(on_ground) > largest_on_layer_1:
            largest_on_layer_1 = max(largest_on_layer_1, largest_size(on_ground))
    into[at + GROUP_SIZES] = sizes
    into[at + MOST_LAYERS] = most_layers
    into[at + LARGEST_ON_LAYER_1] = largest_on_layer_1
    into[at + LAYER_COLOURS] = seen_on_layer_1
    into[at + LAYER_COLOURS + 1] = seen_on_layer_2
    into[at + COLOURS_SEEN] = seen
    into[at + ONE_SIDE] = one_side


def has_full_side(own: i64, width: i64, height: i64) -> bool:
    """Tell whether cubes of one colour fill a side.

    Ruling YAXHA-7: a side is the nine edge cells of layers 1 to 3, measured from layer 1's actual box.
    """
    if own & FIRST_COLUMN_SIDE == FIRST_COLUMN_SIDE or own & FIRST_ROW_SIDE == FIRST_ROW_SIDE:
        return True
    last_column = LAST_COLUMN_SIDE[width]
    last_row = LAST_ROW_SIDE[height]
    return (last_column != 0 and own & last_column == last_column) or (
        last_row != 0 and own & last_row == last_row
    )


def longest_side(own: i64, filled: i64, width: i64, height: i64) -> i64:
    """Return the most cubes of a colour along a side on which there is no other colour."""
    longest: i64 = 0
    if not filled & ~own & FIRST_COLUMN_SIDE:
        longest = popcount(own & FIRST_COLUMN_SIDE)
    if not filled & ~own & FIRST_ROW_SIDE:
        longest = max(longest, popcount(own & FIRST_ROW_SIDE))
    if not filled & ~own & LAST_COLUMN_SIDE[width]:
        longest = max(longest, popcount(own & LAST_COLUMN_SIDE[width]))
    if not filled & ~own & LAST_ROW_SIDE[height]:
        longest = max(longest, popcount(own & LAST_ROW_SIDE[height]))
    return longest


def meets(card: i64, seat: i64, players: i64, surveys: vec[i64]) -> bool:
    """Tell whether a seat scores a bonus card. With superlatives, all seats that tie score.

    Ruling YAXHA-2: but a size of 0 never does.
    """
    own = seat * SURVEY
    if card < cards.LARGEST_GROUP:
        size = surveys[own + card - cards.LARGEST_OF_COLOUR]
        return size > 0 and size == highest(surveys, players, card - cards.LARGEST_OF_COLOUR)
    if card == cards.LARGEST_GROUP:
        return surveys[own + GROUP_SIZES] & last_bit(all_sizes(surveys, players)) != 0
    if card == cards.LARGEST_ON_LAYER_1:
        size = surveys[own + LARGEST_ON_LAYER_1]
        return size > 0 and size == highest(surveys, players, LARGEST_ON_LAYER_1)
    if card == cards.MOST_LAYERS:
        size = surveys[own + MOST_LAYERS]
        return size > 0 and size == highest(surveys, players, MOST_LAYERS)
    if card == cards.SECOND_LARGEST:
        # Ruling YAXHA-2: the second-highest distinct size; with only one on the whole table nobody scores.
        sizes = all_sizes(surveys, players)
        return surveys[own + GROUP_SIZES] & last_bit(sizes & ~last_bit(sizes)) != 0
    if card < cards.FIVE_ON_LAYER_1:
        # Ruling YAXHA-6: the left neighbour is the next seat clockwise. Ruling YAXHA-9: "larger" is strict.
        colour = card - cards.MORE_THAN_LEFT
        return surveys[own + colour] > surveys[(seat + 1) % players * SURVEY + colour]
    if card == cards.FIVE_ON_LAYER_1:
        return surveys[own + LAYER_COLOURS] == 31
    if card == cards.FIVE_ON_LAYER_2:
        return surveys[own + LAYER_COLOURS + 1] == 31
    if card == cards.ONE_SIDE:
        return surveys[own + ONE_SIDE] == 1
    return count(surveys[own + COLOURS_SEEN]) == 3


def highest(surveys: vec[i64], players: i64, what: i64) -> i64:
    """Return the highest of one number of the surveys."""
    best: i64 = 0
    for seat in range(players):
        best = max(best, surveys[seat * SURVEY + what])
    return best


def all_sizes(surveys: vec[i64], players: i64) -> i64:
    """Return the sizes that occur among the groups of all pyramids, as a bit set."""
    sizes: i64 = 0
    for seat in range(players):
        sizes |= surveys[seat * SURVEY + GROUP_SIZES]
    return sizes


def last_bit(bits: i64) -> i64:
    """Return the highest bit of a set, alone; of an empty set, nothing."""
    last: i64 = 0
    while bits:
        last = bits & -bits
        bits &= bits - 1
    return last


# Points


def survey_all(state: "YaxhaState") -> vec[i64]:
    """Survey every pyramid, one after the other."""
    cells = state.cells
    surveys = action_buffer(state.players * SURVEY)
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        survey(
            cells[own + FILLED],
            cells[own + WIDTH],
            cells[own + HEIGHT],
            cells,
            own + CUBES,
            surveys,
            seat * SURVEY,
        )
    return surveys


def group_points(numbers: "Numbers", size: i64) -> i64:
    """Return the points of a group; one larger than the table scores its last value."""
    points = numbers.group_points
    last: i64 = len(points) - 1
    return points[min(size, last)]


def tally(state: "YaxhaState", into: vec[i64]) -> None:
    """Write the points of every seat, if the game ended now."""
    surveys = survey_all(state)
    for seat in range(state.players):
        points: i64 = 0
        for colour in range(COLOUR_COUNT):
            points += group_points(state.numbers, surveys[seat * SURVEY + colour])
        for n in range(CARD_COUNT):
            card = state.cells[CARDS + n]
            if card >= 0 and meets(card, seat, state.players, surveys):
                points += state.numbers.card_points
        into[seat] = points


def breakdown(state: "YaxhaState") -> list[ScoreLine]:
    """List what every colour and every bonus card scores."""
    surveys = survey_all(state)
    lines: list[ScoreLine] = []
    for colour in range(COLOUR_COUNT):
        name = COLOURS[colour]
        points: list[int] = [
            group_points(state.numbers, surveys[seat * SURVEY + colour]) for seat in range(state.players)
        ]
        lines.append(ScoreLine(f"colour-{name}", words("yaxha-line-colour", colour=name), tuple(points)))
    for card in dealt_cards(state):
        worth: list[int] = [
            either(meets(card, seat, state.players, surveys), state.numbers.card_points, 0)
            for seat in range(state.players)
        ]
        key = f"card-{cards.CARD_NAMES[card].replace(' ', '-')}"
        lines.append(ScoreLine(key, card_words(card), tuple(worth)))
    return lines


def dealt_cards(state: "YaxhaState") -> list[int]:
    """List the numbers of the bonus cards on the table."""
    return [state.cells[CARDS + n] for n in range(CARD_COUNT) if state.cells[CARDS + n] >= 0]
