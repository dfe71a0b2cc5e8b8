"""The value of the table to a seat: its pyramid, compared with the others by the bonus cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.policy import POINT
from patolli.engine.state import action_buffer
from patolli.games.yaxha import cards
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    ACTION_SPOT,
    BUILDING,
    BUILT,
    CARD_COUNT,
    CARDS,
    CUBES,
    DISCARD,
    DRAWN,
    DRAWN_COLOURS,
    FILLED,
    HAND,
    HEIGHT,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT, ONE_CUBE, ONE_PURSE, PURSE_BITS
from patolli.games.yaxha.numbers import Numbers
from patolli.games.yaxha.policy.groups import (
    COMING,
    CORE,
    CUBE,
    LIKELY,
    MAIN,
    MOST_LEFT,
    PROSPECT,
    PROSPECTS,
    GroupValuer,
)
from patolli.games.yaxha.policy.tuning import CHANCE_PER_CUBE, CHANCE_START
from patolli.games.yaxha.pyramid import (
    BASE_SIZE,
    GROUND,
    GROUND_COLUMN,
    GROUND_ROW,
    SECOND_LAYER,
    SPOT_BIT,
    SPOT_COLUMN,
    SPOT_ROW,
    hidden,
    popcount,
)
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.scoring import largest_size, layers_touched, longest_side

MOST_SEATS: Final = 4
NOBODY: Final = -1
ALL_COLOURS: Final = 31

# What a pyramid shows for the bonus cards:
TOP: Final = 0  # the likely size of its largest group
GROUND_GROUP: Final = 1  # the largest group on layer 1, in whole cubes
SPREAD: Final = 2  # the layers its most spread group touches
SEEN_ON_1: Final = 3  # the colours that will be visible on layer 1, on layer 2 and anywhere, as bit sets
SEEN_ON_2: Final = 4
SEEN: Final = 5
SIDE: Final = 6  # the most cubes of one colour along a side that has no other colour
SHOWN: Final = 7

SIDE_CHANCE: Final = vec[i64]([0, 0, 1, 3, 6, 10, 20, 40, 65, 100])
"""The chance of a side all in one colour, in hundredths, by how many of its nine cubes are there."""


@final
class TableValuer:
    """A valuer of tables. It keeps what it looked at last, so every policy has its own."""

    numbers: Numbers
    groups: GroupValuer
    masks: vec[i64]
    prospects: vec[i64]
    shown: vec[i64]
    largest_rival: vec[i64]
    left_rival: vec[i64]
    lefts: vec[i64]
    left: i64
    half_card: i64
    chance_start: i64
    chance_per_cube: i64
    inverse_spread: i64
    special: bool

    def __init__(self, numbers: Numbers, tuning: list[int]) -> None:
        self.numbers = numbers
        self.groups = GroupValuer(numbers, tuning)
        self.masks = action_buffer(6)
        self.prospects = action_buffer(MOST_SEATS * PROSPECTS)
        self.shown = action_buffer(MOST_SEATS * SHOWN)
        self.largest_rival = action_buffer(5)
        self.left_rival = action_buffer(5)
        self.lefts = action_buffer(MOST_SEATS)
        self.left = 0
        self.half_card = POINT * self.numbers.card_points // 2
        self.chance_start = tuning[CHANCE_START]
        self.chance_per_cube = tuning[CHANCE_PER_CUBE]
        self.inverse_spread = 0
        self.special = False

    # Looking at the table

    def look_at(self, state: YaxhaState, seat: i64, viewer: i64, wanted: i64) -> None:
        """Write a seat's prospects of some colours, as `viewer` sees them.

        Cubes that others build are unseen until all have built.
        """
        cells = state.cells
        own = SEATS + seat * SEAT
        masks = self.masks
        hand = cells[own + HAND]
        built = cells[own + BUILT]
        window = cells[own + WIDTH] * 5 + cells[own + HEIGHT]
        prospects = self.prospects
        to = seat * PROSPECTS
        if seat != viewer and viewer != NOBODY and built and cells[STAGE] == BUILDING:
            for n in range(COLOUR_COUNT + 1):
                masks[n] = cells[own + FILLED + n]
            while built:
                action = (built & 255) - 1
                built >>= 8
                hand += ONE_CUBE[ACTION_COLOUR[action]]
                if action < DISCARD:
                    spot = ACTION_SPOT[action]
                    places = either(SPOT_COLUMN[spot] < 0, 1, either(SPOT_ROW[spot] < 0, 5, 0))
                    kept = ~SPOT_BIT[spot]
                    for n in range(COLOUR_COUNT + 1):
                        masks[n] = (masks[n] & kept) >> places
            window = box(masks[0])
            left = self.count_coming(state, seat, hand)
            self.groups.look(masks[0], window, masks, 1, wanted, left, prospects, to)
            return
        left = self.count_coming(state, seat, hand)
        self.groups.look(cells[own + FILLED], window, cells, own + CUBES, wanted, left, prospects, to)

    def count_coming(self, state: YaxhaState, seat: i64, hand: i64) -> i64:
        """Write how many cubes of each colour a seat may still lay; return how many of all colours."""
        cells = state.cells
        numbers = self.numbers
        cubes_each = numbers.cubes_each
        future = (numbers.rounds - cells[ROUND]) * numbers.cubes_a_market
        if cells[STAGE] < BUILDING and not hand:
            future += numbers.cubes_a_market
        in_bag = max(COLOUR_COUNT * cubes_each - cells[DRAWN], 1)
        drawn = cells[DRAWN_COLOURS]
        pace = future * self.groups.share * CUBE // (in_bag * 100)
        prospects = self.prospects
        to = seat * PROSPECTS
        in_hand: i64 = 0
        for colour in range(COLOUR_COUNT):
            held = hand >> (PURSE_BITS * colour) & ONE_PURSE
            in_hand += held
            prospects[to + colour * PROSPECT + COMING] = (
                cubes_each - (drawn >> (PURSE_BITS * colour) & ONE_PURSE)
            ) * pace + held * self.groups.in_hand
        left = min(future + in_hand, MOST_LEFT - 1)
        self.lefts[seat] = left
        return left

    def consider(self, state: YaxhaState, seat: i64) -> None:
        """Look at one's own pyramid, and at the others' as far as the cards compare them."""
        wanted: i64 = 0
        for n in range(CARD_COUNT):
            card = state.cells[CARDS + n]
            if card >= cards.FIVE_ON_LAYER_1 or card == cards.SECOND_LARGEST or card < 0:
                continue
            if card < cards.LARGEST_GROUP:
                wanted |= BIT[card]
            elif card < cards.SECOND_LARGEST:
                wanted = ALL_COLOURS
            else:
                wanted |= BIT[card - cards.MORE_THAN_LEFT]
        self.consider_all(state, seat, wanted)

    def consider_all(self, state: YaxhaState, viewer: i64, wanted: i64) -> None:
        """Look at one's own pyramid, and at some colours of the others'."""
        if wanted:
            for seat in range(state.players):
                if seat != viewer:
                    self.look_at(state, seat, viewer, wanted)
        if viewer != NOBODY:
            self.look_at(state, viewer, viewer, ALL_COLOURS)
            self.consider_cards(state, viewer)

    def consider_cards(self, state: YaxhaState, seat: i64) -> None:
        """Note what a seat must beat for each card, and what it shows for those that no colour alone wins."""
        cells = state.cells
        self.left = self.lefts[seat]
        self.inverse_spread = 65536 // (self.chance_start + self.chance_per_cube * self.left)
        self.special = False
        for colour in range(COLOUR_COUNT):
            self.largest_rival[colour] = NOBODY
            self.left_rival[colour] = NOBODY
        for n in range(CARD_COUNT):
            card = cells[CARDS + n]
            if card < 0:
                continue
            if card < cards.LARGEST_GROUP:
                best: i64 = 0
                for other in range(state.players):
                    if other != seat:
                        best = max(best, self.prospects[other * PROSPECTS + card * PROSPECT + LIKELY])
                self.largest_rival[card] = best
            elif cards.MORE_THAN_LEFT <= card < cards.FIVE_ON_LAYER_1:
                colour = card - cards.MORE_THAN_LEFT
                neighbour = (seat + 1) % state.players
                self.left_rival[colour] = self.prospects[neighbour * PROSPECTS + colour * PROSPECT + LIKELY]
            else:
                self.special = True
                if card < cards.SECOND_LARGEST:
                    for other in range(state.players):
                        if other != seat:
                            self.show(state, other, card)
                self.show(state, seat, card)

    def show(self, state: YaxhaState, seat: i64, card: i64) -> None:
        """Write what a seat shows for one bonus card.

        It is read from the prospects where it can be: those leave out cubes that others build unseen.
        """
        cells = state.cells
        own = SEATS + seat * SEAT
        shown = self.shown
        to = seat * SHOWN
        from_ = seat * PROSPECTS
        best: i64 = 0
        for colour in range(COLOUR_COUNT):
            here = from_ + colour * PROSPECT
            if card == cards.LARGEST_GROUP:
                best = max(best, self.prospects[here + LIKELY])
            elif card == cards.LARGEST_ON_LAYER_1:
                ground = self.prospects[here + MAIN] & GROUND
                if popcount(ground) > best:
                    best = max(best, largest_size(ground))
            elif card == cards.MOST_LAYERS:
                best = max(best, layers_touched(self.prospects[here + MAIN]))
        if card == cards.LARGEST_GROUP:
            shown[to + TOP] = best
        elif card == cards.LARGEST_ON_LAYER_1:
            shown[to + GROUND_GROUP] = best
        elif card == cards.MOST_LAYERS:
            shown[to + SPREAD] = best
        else:
            filled = cells[own + FILLED]
            lasting = filled & ~hidden(filled) & ~self.doomed(cells[own + WIDTH] * 5 + cells[own + HEIGHT])
            on_1: i64 = 0
            on_2: i64 = 0
            anywhere: i64 = 0
            side: i64 = 0
            for colour in range(COLOUR_COUNT):
                mask = cells[own + CUBES + colour]
                if mask & lasting:
                    anywhere |= BIT[colour]
                    if mask & lasting & GROUND:
                        on_1 |= BIT[colour]
                    if mask & lasting & SECOND_LAYER:
                        on_2 |= BIT[colour]
                if card == cards.ONE_SIDE:
                    side = max(side, longest_side(mask, filled, cells[own + WIDTH], cells[own + HEIGHT]))
            shown[to + SEEN_ON_1] = on_1
            shown[to + SEEN_ON_2] = on_2
            shown[to + SEEN] = anywhere
            shown[to + SIDE] = side

    def doomed(self, window: i64) -> i64:
        """Return the ground cells that will still be hidden; none near the end."""
        return either(self.left > 3, CORE[window], 0)

    # What things are worth

    def lead_worth(self, lead: i64) -> i64:
        """Return the worth of a bonus card to a seat with this lead (negative if it is behind)."""
        half = self.half_card
        if self.left == 0:
            return either(lead >= 0, 2 * half, 0)
        return min(max(half + (half * lead * self.inverse_spread >> 16), half >> 4), 2 * half - (half >> 4))

    def colour_worth(self, colour: i64, likely: i64) -> i64:
        """Return the worth of a colour whose group will likely have this size, with its cards."""
        worth = self.groups.points(likely, self.left)
        rival = self.largest_rival[colour]
        if rival >= 0:
            worth += either(likely > 0, self.lead_worth(likely - rival), 0)
        rival = self.left_rival[colour]
        if rival >= 0:
            worth += self.lead_worth(likely - rival - 1)
        return worth

    def show_worth(self, state: YaxhaState, seat: i64, shown: vec[i64], at: i64) -> i64:
        """Return the worth of the other bonus cards to a seat that shows this."""
        worth: i64 = 0
        full = 2 * self.half_card
        left = self.left
        for n in range(CARD_COUNT):
            card = state.cells[CARDS + n]
            if card == cards.LARGEST_GROUP:
                worth += self.lead_worth(shown[at + TOP] - self.best_shown(state, seat, TOP))
            elif card == cards.LARGEST_ON_LAYER_1:
                ahead = shown[at + GROUND_GROUP] - self.best_shown(state, seat, GROUND_GROUP)
                worth += self.lead_worth(ahead * CUBE)
            elif card == cards.MOST_LAYERS:
                worth += self.lead_worth((shown[at + SPREAD] - self.best_shown(state, seat, SPREAD)) * CUBE)
            elif card == cards.FIVE_ON_LAYER_1:
                worth += self.missing_worth(5 - popcount(shown[at + SEEN_ON_1]), 4)
            elif card == cards.FIVE_ON_LAYER_2:
                worth += self.missing_worth(5 - popcount(shown[at + SEEN_ON_2]), 8)
            elif card == cards.ONE_SIDE:
                side = shown[at + SIDE]
                if left > 0 or side == 9:
                    worth += full * SIDE_CHANCE[side] // 100
            elif card == cards.THREE_COLOURS:
                colours = popcount(shown[at + SEEN])
                if colours == 3:
                    worth += full * 12 // (12 + left)
                elif left > 0 and colours < 3:
                    worth += full * 6 // (12 + left)
        return worth

    def missing_worth(self, missing: i64, hardness: i64) -> i64:
        """Return the worth of a card for which this many colours are still missing."""
        full = 2 * self.half_card
        if missing == 0:
            return full
        left = self.left
        return max(full * (left - missing * hardness // 2) // (left + missing * hardness + 1), 0)

    def best_shown(self, state: YaxhaState, seat: i64, what: i64) -> i64:
        """Return the most that another seat shows."""
        best: i64 = 0
        for other in range(state.players):
            if other != seat:
                best = max(best, self.shown[other * SHOWN + what])
        return best


def box(filled: i64) -> i64:
    """Return width * 5 + height of layer 1, from its cells."""
    window: i64 = 0
    for n in range(BASE_SIZE):
        if filled & GROUND_COLUMN[n]:
            window += 5
        if filled & GROUND_ROW[n]:
            window += 1
    return window
