"""The value of a cube on a spot: for its own colour, for the room of the others, and for the bonus cards."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.policy import POINT
from patolli.engine.state import action_buffer
from patolli.games.yaxha import cards
from patolli.games.yaxha.cells import (
    ACTION_COLOUR,
    ACTION_SPOT,
    CARD_COUNT,
    CARDS,
    CUBES,
    DISCARD,
    FILLED,
    HEIGHT,
    SEAT,
    SEATS,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT
from patolli.games.yaxha.policy.groups import (
    COMING,
    CORE,
    CUBE,
    GROUND_ROOM,
    LIKELY,
    MAIN,
    PROSPECT,
    PROSPECTS,
    ROOM,
    SIZE,
    UPPER_ROOM,
    GroupValuer,
    ground_room,
)
from patolli.games.yaxha.policy.table import (
    GROUND_GROUP,
    SEEN,
    SEEN_ON_1,
    SEEN_ON_2,
    SHOWN,
    SIDE,
    SPREAD,
    TOP,
    TableValuer,
)
from patolli.games.yaxha.pyramid import (
    GROUND,
    GROUND_SPOTS,
    SECOND_LAYER,
    SPOT_BIT,
    SPOT_COLUMN,
    SPOT_ROW,
    UPPER,
    hidden,
    popcount,
    supported,
    touched,
)
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.scoring import group_of, layers_touched, longest_side


@final
class BuildingValuer:
    """The ranking of spots and discards, from prospects that the table's valuer wrote."""

    table: TableValuer
    groups: GroupValuer
    prospects: vec[i64]
    now: vec[i64]
    prices: vec[i64]
    special_now: i64

    def __init__(self, table: TableValuer) -> None:
        self.table = table
        self.groups = table.groups
        self.prospects = table.prospects
        self.now = action_buffer(5)
        self.prices = action_buffer(5)
        self.special_now = 0

    def rank_building(
        self, state: YaxhaState, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        prospects = self.prospects
        base = seat * PROSPECTS
        groups = self.groups
        self.table.left = max(self.table.left - 1, 0)
        # What a little less room would cost each colour.
        for colour in range(COLOUR_COUNT):
            here = base + colour * PROSPECT
            room = prospects[here + ROOM]
            less = max(room - groups.ground_weight, 0)
            likely = prospects[here + LIKELY]
            lost = prospects[here + COMING] * (groups.joining[room] - groups.joining[less]) >> 8
            now = self.table.colour_worth(colour, likely)
            self.now[colour] = now
            self.prices[colour] = now - self.table.colour_worth(colour, max(likely - lost, 0))
        if self.table.special:
            self.special_now = self.table.show_worth(state, seat, self.table.shown, seat * SHOWN)
        for n in range(size):
            worth[n] = self.building_worth(state, seat, actions[n])

    def building_worth(self, state: YaxhaState, seat: i64, action: i64) -> i64:
        """Return the change in worth when a cube is laid or discarded."""
        cells = state.cells
        own = SEATS + seat * SEAT
        groups = self.groups
        prospects = self.prospects
        colour = ACTION_COLOUR[action]
        base = seat * PROSPECTS
        here = base + colour * PROSPECT
        before = self.now[colour]
        coming = max(prospects[here + COMING] - groups.in_hand, 0)
        if action >= DISCARD:
            gone = groups.in_hand * groups.joining[prospects[here + ROOM]] >> 8
            # A discard can wait: the next cube may open a spot for this one.
            return self.table.colour_worth(colour, max(prospects[here + LIKELY] - gone, 0)) - before - POINT
        spot = ACTION_SPOT[action]
        column = SPOT_COLUMN[spot]
        row = SPOT_ROW[spot]
        width = cells[own + WIDTH]
        height = cells[own + HEIGHT]
        filled = cells[own + FILLED]
        mask = cells[own + CUBES + colour]
        main = prospects[here + MAIN]
        places: i64 = 0
        if spot < GROUND_SPOTS:
            if column < 0:
                places = 1
                width += 1
            elif column == width:
                width += 1
            if row < 0:
                places = 5
                height += 1
            elif row == height:
                height += 1
            if places:
                filled <<= places
                mask <<= places
                main <<= places
        cell = SPOT_BIT[spot]
        carried_before = supported(filled)
        covered_before = hidden(filled)
        filled |= cell
        carried = supported(filled)
        window = width * 5 + height
        worth: i64 = 0
        covered = covered_before
        if spot >= GROUND_SPOTS:
            covered = hidden(filled)
            if covered != covered_before:
                worth -= self.hiding_cost(cells, own, base, colour, covered & ~covered_before)
        mask = (mask | cell) & ~covered
        group = group_of(cell, mask)
        size = popcount(group)
        main_size = prospects[here + SIZE]
        if size >= main_size:
            main = group
            main_size = size
        main &= ~covered
        ground = ground_room(main, filled, window)
        upper = touched(main) & UPPER & ~filled
        likely = groups.likely(
            main_size,
            popcount(mask) - main_size,
            popcount(main & CORE[window]),
            groups.room(ground, upper, carried, window),
            coming,
            self.table.left,
        )
        worth += self.table.colour_worth(colour, likely) - before
        opened = carried & ~carried_before & ~cell
        worth += self.room_change(base, colour, spot, cell, opened, places)
        if self.table.special:
            worth += self.special_change(state, seat, colour, cell, filled, window, mask, main, likely)
        return worth

    def room_change(self, base: i64, laid: i64, spot: i64, cell: i64, opened: i64, places: i64) -> i64:
        """Return the change in worth of the other colours.

        A cube takes their room, and may complete the four cubes that a new cell lies on. The pyramid has
        moved by `places` since the prospects were written.
        """
        prospects = self.prospects
        worth: i64 = 0
        if spot < GROUND_SPOTS:
            taken = BIT[spot]
            for other in range(COLOUR_COUNT):
                if other != laid:
                    there = base + other * PROSPECT
                    if prospects[there + GROUND_ROOM] & taken:
                        worth -= self.prices[other]
                    if opened and (prospects[there + UPPER_ROOM] << places) & opened:
                        worth += self.prices[other] >> 1
        else:
            for other in range(COLOUR_COUNT):
                if other != laid:
                    there = base + other * PROSPECT
                    if prospects[there + UPPER_ROOM] & cell:
                        worth -= self.prices[other]
                    if opened & prospects[there + UPPER_ROOM]:
                        worth += self.prices[other] >> 1
        return worth

    def hiding_cost(self, cells: vec[i64], own: i64, base: i64, laid: i64, newly: i64) -> i64:
        """Return the loss of the other colours' groups whose cubes are hidden now."""
        cost: i64 = 0
        for colour in range(COLOUR_COUNT):
            here = base + colour * PROSPECT
            main = self.prospects[here + MAIN]
            if colour != laid and main & newly:
                likely = self.prospects[here + LIKELY]
                left = self.groups.main_group(
                    cells[own + CUBES + colour] & ~newly & ~hidden(cells[own + FILLED])
                )
                lost = (popcount(main) - popcount(left)) * CUBE
                # That a cube of the core will be hidden was reckoned with.
                lost -= popcount(newly & main & GROUND) * self.groups.core_loss[self.table.left]
                cost += self.table.colour_worth(colour, likely) - self.table.colour_worth(
                    colour, max(likely - lost, 0)
                )
        return cost

    def special_change(
        self,
        state: YaxhaState,
        seat: i64,
        colour: i64,
        cell: i64,
        filled: i64,
        window: i64,
        mask: i64,
        main: i64,
        likely: i64,
    ) -> i64:
        """Return the change in worth of the bonus cards that no colour alone wins."""
        cells = state.cells
        shown = self.table.shown
        at = seat * SHOWN
        top = shown[at + TOP]
        ground_group = shown[at + GROUND_GROUP]
        spread = shown[at + SPREAD]
        on_1 = shown[at + SEEN_ON_1]
        on_2 = shown[at + SEEN_ON_2]
        anywhere = shown[at + SEEN]
        side = shown[at + SIDE]
        for n in range(CARD_COUNT):
            card = cells[CARDS + n]
            if card == cards.LARGEST_GROUP:
                shown[at + TOP] = max(top, likely)
            elif card == cards.LARGEST_ON_LAYER_1:
                if cell & GROUND:
                    shown[at + GROUND_GROUP] = max(
                        ground_group, popcount(group_of(cell, mask & GROUND & ~self.table.doomed(window)))
                    )
            elif card == cards.MOST_LAYERS:
                shown[at + SPREAD] = max(spread, layers_touched(main))
            elif card == cards.ONE_SIDE:
                shown[at + SIDE] = max(side, longest_side(mask, filled, window // 5, window % 5))
        if cell & ~self.table.doomed(window):
            shown[at + SEEN] |= BIT[colour]
            if cell & GROUND:
                shown[at + SEEN_ON_1] |= BIT[colour]
            elif cell & SECOND_LAYER:
                shown[at + SEEN_ON_2] |= BIT[colour]
        after = self.special_now
        if (
            shown[at + TOP] != top
            or shown[at + GROUND_GROUP] != ground_group
            or shown[at + SPREAD] != spread
            or shown[at + SEEN] != anywhere
            or shown[at + SEEN_ON_1] != on_1
            or shown[at + SEEN_ON_2] != on_2
            or shown[at + SIDE] != side
        ):
            after = self.table.show_worth(state, seat, shown, at)
        shown[at + TOP] = top
        shown[at + GROUND_GROUP] = ground_group
        shown[at + SPREAD] = spread
        shown[at + SEEN_ON_1] = on_1
        shown[at + SEEN_ON_2] = on_2
        shown[at + SEEN] = anywhere
        shown[at + SIDE] = side
        return after - self.special_now
