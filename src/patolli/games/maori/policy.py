"""The greedy player of Maori: it plans over its turn, from sailing to the tile on the board."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.policy import Policy
from patolli.engine.state import State, action_buffer
from patolli.games.maori.board import (
    DIRECTION_COUNT,
    DISPLAY_SIZE,
    FACED,
    NEIGHBOUR,
    PLACES,
    SPACE_COUNT,
    SPACES,
    around,
)
from patolli.games.maori.position import (
    ACTING,
    BANK,
    BOARD,
    BOATS,
    DISPLAY,
    HAND,
    IDLE,
    LAID,
    LAY,
    LAY_TURNED,
    LAYING,
    MOVE,
    MOVING,
    NOTHING,
    PLACE,
    REMOVE,
    SAIL,
    SAILING,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SMALL_SHIP,
    STAGE,
    STAY,
    STEP,
    STOPS,
    STORE,
    STORED,
    TAKE,
    TAKE_STORED,
    TURNS,
)
from patolli.games.maori.reasons import reason
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.survey import Survey
from patolli.games.maori.tiles import BASE, EXPERT, Numbers

STOP_COUNT: Final[i64] = STOPS
TURN_COUNT: Final[i64] = TURNS
POINT: Final = 100

IMPOSSIBLE: Final[i64] = -100000
UNKNOWN: Final[i64] = -200000
STORAGE: Final[i64] = 16  # behind the places of the display
FREE_STEPS: Final[i64] = 2  # of everybody at the start
FAR: Final[i64] = 99  # steps of the small ship

TURN_WORTH: Final[i64] = 250
"""What an average turn brings; whoever lays no tile has lost it."""
WAITING: Final[i64] = 15
"""What every turn before in which nobody did anything takes away from waiting on."""
MOORED_FAST: Final[i64] = 150
"""What it costs if there is no free space next to the small ship."""
STEP_WORTH: Final[i64] = 110
"""What a step of the small ship costs, about."""


class MaoriPolicy(Policy):
    numbers: Numbers
    survey: Survey
    best: vec[i64]  # by place of the display: what the tile there is worth on its best space
    steps: vec[i64]  # by place of the display: what the small ship must pay for that
    near: vec[i64]  # by place of the display: what the tile is worth without paying
    anywhere: vec[i64]  # by place of the display: what it is worth wherever the small ship is
    purse: vec[i64]  # by shells: what they are worth
    most_gained: i64  # shells, by laying a tile
    ways: vec[i64]  # by space: the steps of the small ship before a tile can be laid there

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.survey = Survey(numbers)
        self.best = action_buffer(SPACES)
        self.steps = action_buffer(SPACES)
        self.near = action_buffer(SPACES)
        self.anywhere = action_buffer(SPACES)
        self.ways = action_buffer(SPACES)
        self.purse = action_buffer(numbers.shells + 1)
        self.most_gained = 0
        for tile in range(numbers.tiles):
            self.most_gained = max(self.most_gained, numbers.shells_on[tile])

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        cells = state.cells
        stage = cells[STAGE]
        own = SEATS + seat * SEAT
        self.survey.look(cells, state.players, seat)
        self.weigh_purse(cells, own)
        if SAILING <= stage <= ACTING:
            self.find_ways(cells, own)
            for place in range(DISPLAY_SIZE):
                self.best[place] = UNKNOWN
            idle = self.idle_worth(cells[IDLE])
            stored = self.stored_worth(cells, own)
            for n in range(size):
                action = actions[n]
                if stage == SAILING:
                    worth[n] = self.sailing_worth(cells, own, action - SAIL + 1, idle, stored)
                else:
                    worth[n] = self.acting_worth(cells, own, action, idle, stored)
        elif stage == LAYING:
            self.find_ways(cells, own)
            self.survey.value(cells[HAND] * TURNS)
            for n in range(size):
                worth[n] = self.laying_worth(cells, own, actions[n])
        elif stage == MOVING:
            self.value_spaces(cells)
            for n in range(size):
                worth[n] = self.moving_worth(cells, own, actions[n])
        else:
            for n in range(size):
                worth[n] = self.placing_worth(cells, actions[n] - PLACE)

    # Sailing and acting: what can be had, for how many shells

    def sailing_worth(self, cells: vec[i64], own: i64, steps: i64, idle: i64, stored: i64) -> i64:
        """The best that can be done at the stop where the ship gets."""
        price = steps - max(cells[own + BOATS], 1)
        price = max(price, 0)
        stop = (cells[SHIP] + steps) % STOP_COUNT
        best = idle + self.paying(cells, own, price, 0)
        if stored > idle:
            best = stored + self.paying(cells, own, price, 0)
        faced = stop * PLACES
        for n in range(PLACES):
            place = FACED[faced + n]
            tile = cells[DISPLAY + place]
            if tile < 0:
                continue
            if self.numbers.volcanoes[tile] or price > cells[own + SHELLS]:
                break
            found = self.taking_worth(cells, own, place, price, idle)
            best = max(best, found)
            price += 1
        return best

    def acting_worth(self, cells: vec[i64], own: i64, action: i64, idle: i64, stored: i64) -> i64:
        if action == NOTHING:
            return idle
        if action == TAKE_STORED:
            return stored
        if action >= REMOVE:
            return idle + self.removing_worth(cells, own, action - REMOVE)
        faced = cells[SHIP] * PLACES
        price: i64 = 0
        for n in range(action - TAKE):
            if cells[DISPLAY + FACED[faced + n]] >= 0:
                price += 1
        return self.taking_worth(cells, own, FACED[faced + action - TAKE], price, idle)

    def taking_worth(self, cells: vec[i64], own: i64, place: i64, price: i64, idle: i64) -> i64:
        """A tile of the display for so many shells: laid on its best space, or stored."""
        if self.best[place] == UNKNOWN:
            self.value_tile(cells, own, cells[DISPLAY + place], place)
        gained = self.numbers.shells_on[cells[DISPLAY + place]]
        worth = IMPOSSIBLE
        if price + self.steps[place] <= cells[own + SHELLS]:
            worth = self.best[place]
        elif self.near[place] > IMPOSSIBLE:
            worth = self.near[place]
        if worth > IMPOSSIBLE:
            worth += self.paying(cells, own, price, gained)
        if cells[own + STORED] < 0:
            storing = self.storing_worth(self.anywhere[place], idle) + self.paying(cells, own, price, 0)
            worth = max(worth, storing)
        return worth

    def paying(self, cells: vec[i64], own: i64, price: i64, gained: i64) -> i64:
        """What it changes to pay some shells and then to get some from the bank."""
        if price == gained:
            return 0
        shells = cells[own + SHELLS]
        return self.purse[shells - price + min(gained, cells[BANK] + price)] - self.purse[shells]

    def weigh_purse(self, cells: vec[i64], own: i64) -> None:
        """What the seat's shells are worth now, and with fewer or a few more."""
        most = cells[own + SHELLS] + self.most_gained
        most = min(most, self.numbers.shells)
        for shells in range(most + 1):
            self.purse[shells] = self.survey.shells_worth(shells)

    def value_tile(self, cells: vec[i64], own: i64, tile: i64, place: i64) -> None:
        """Find the best space for a tile, with and without steps of the small ship."""
        survey = self.survey
        values = survey.values
        ways = self.ways
        boat_spaces = self.numbers.boat_spaces
        is_expert = self.numbers.variant == EXPERT
        best = IMPOSSIBLE
        steps = FAR
        near = IMPOSSIBLE
        anywhere = IMPOSSIBLE
        turns = self.numbers.turns[tile]
        boats = self.boats_gained(cells, own, self.numbers.boats_on[tile])
        uncovered = boats
        if boat_spaces:
            uncovered = self.boats_gained(cells, own, self.numbers.boats_on[tile] - 1)
        for turn in range(TURN_COUNT):
            if not turns & BIT[turn]:
                continue
            survey.value(tile * TURNS + turn)
            left = survey.free
            while left:
                space = lowest(left)
                left &= left - 1
                worth = values[space] + boats
                if boat_spaces and boat_spaces & BIT[space]:
                    worth += uncovered - boats
                anywhere = max(anywhere, worth)
                way = ways[space]
                if way == FAR:
                    continue
                if is_expert:
                    worth += self.mooring(space)
                if way == 0 and worth > near:
                    near = worth
                worth -= way * STEP_WORTH
                if worth > best:
                    best = worth
                    steps = way
            if turns == 1:
                break
        self.best[place] = best
        self.steps[place] = steps
        self.near[place] = near
        self.anywhere[place] = anywhere

    def boats_gained(self, cells: vec[i64], own: i64, boats: i64) -> i64:
        if boats == 0:
            return 0
        survey = self.survey
        return survey.boats_worth(cells[own + BOATS] + boats) - survey.boats_worth(cells[own + BOATS])

    def idle_worth(self, idle_turns: i64) -> i64:
        """A turn in which no tile is laid is lost; but the board stays open where the last tile would end the
        game. The longer everybody waits, the less there is to wait for."""
        survey = self.survey
        if survey.turns > 0 or survey.rounds == 0:
            return either(survey.rounds > 0, -TURN_WORTH, 0)
        survey.turns = survey.rounds
        survey.set_chances()
        survey.expect()
        worth = survey.expected() - TURN_WORTH - idle_turns * WAITING
        survey.turns = 0
        survey.set_chances()
        survey.expect()
        return worth

    def storing_worth(self, anywhere: i64, idle: i64) -> i64:
        """A stored tile can be laid for sure later; it is worth what it has over an average one."""
        if self.survey.rounds == 0 or anywhere <= TURN_WORTH:
            return idle - 10
        return idle - 10 + (anywhere - TURN_WORTH) * 3 // 4

    def stored_worth(self, cells: vec[i64], own: i64) -> i64:
        """To lay the stored tile, less what it is worth to keep it."""
        tile = cells[own + STORED]
        if tile < 0:
            return IMPOSSIBLE
        self.value_tile(cells, own, tile, STORAGE)
        worth = self.best[STORAGE]
        if self.steps[STORAGE] > cells[own + SHELLS]:
            worth = self.near[STORAGE]
        if worth == IMPOSSIBLE:
            return IMPOSSIBLE
        worth += self.paying(cells, own, 0, self.numbers.shells_on[tile])
        if self.survey.turns > 0 and self.anywhere[STORAGE] > TURN_WORTH:
            worth -= (self.anywhere[STORAGE] - TURN_WORTH) * 3 // 4
        return worth

    def removing_worth(self, cells: vec[i64], own: i64, space: i64) -> i64:
        """What goes with a tile; its space is of use if there are turns left to fill it."""
        survey = self.survey
        piece = cells[own + BOARD + space]
        worth = self.boats_gained(cells, own, -self.numbers.boats_on[piece >> 2])
        worth -= survey.kept_by(piece, space)
        if survey.rounds > survey.turns + 1:
            worth += TURN_WORTH
        return worth - 20

    # Laying

    def laying_worth(self, cells: vec[i64], own: i64, action: i64) -> i64:
        survey = self.survey
        tile = cells[HAND]
        if action == STORE:
            self.value_tile(cells, own, tile, STORAGE)
            return self.storing_worth(self.anywhere[STORAGE], self.idle_worth(cells[IDLE]))
        if action >= STEP and action < MOVE:
            return self.stepping_worth(cells, own, action - STEP)
        space = action - LAY
        worth: i64 = 0
        if action >= LAY_TURNED:
            space = (action - LAY_TURNED) % SPACES
            worth = survey.worth(tile * TURNS + (action - LAY_TURNED) // SPACES + 1, space)
        elif survey.numbers.turns[tile] > 1:
            worth = survey.worth(tile * TURNS, space)
        else:
            worth = survey.values[space]
        boats = self.numbers.boats_on[tile]
        if self.numbers.boat_spaces & BIT[space]:
            boats -= 1
        worth += self.boats_gained(cells, own, boats)
        worth += self.paying(cells, own, 0, self.numbers.shells_on[tile])
        if self.numbers.variant == EXPERT:
            worth += self.mooring(space)
        return worth

    def stepping_worth(self, cells: vec[i64], own: i64, direction: i64) -> i64:
        """The best space that can be laid on from there, for what the steps cost."""
        ship = cells[own + SMALL_SHIP]
        self.find_ways_from(cells, own, NEIGHBOUR[ship * DIRECTION_COUNT + direction])
        tile = cells[HAND]
        self.value_tile(cells, own, tile, STORAGE)
        worth = self.best[STORAGE]
        if self.steps[STORAGE] >= cells[own + SHELLS]:
            worth = self.near[STORAGE]
        if worth == IMPOSSIBLE:
            return IMPOSSIBLE
        return worth - STEP_WORTH - 1 + self.paying(cells, own, 0, self.numbers.shells_on[tile])

    # Small ships

    def find_ways(self, cells: vec[i64], own: i64) -> None:
        self.find_ways_from(cells, own, cells[own + SMALL_SHIP])

    def find_ways_from(self, cells: vec[i64], own: i64, ship: i64) -> None:
        """How many steps the small ship needs before a tile can be laid on each free space."""
        ways = self.ways
        for space in range(SPACE_COUNT):
            ways[space] = 0
        if self.numbers.variant == BASE or ship < 0:
            return
        laid = cells[own + LAID]
        free = self.survey.free
        reached = BIT[ship]
        left = free
        steps: i64 = 0
        while True:
            near = around(reached)
            found = near & left
            left &= ~found
            while found:
                ways[lowest(found)] = steps
                found &= found - 1
            grown = near & laid
            if grown == reached:
                break
            reached = grown
            steps += 1
        while left:
            ways[lowest(left)] = FAR
            left &= left - 1

    def mooring(self, space: i64) -> i64:
        """What it is worth to have the small ship on a space after a tile was laid there."""
        survey = self.survey
        if survey.turns == 0:
            return 0
        near = around(BIT[space]) & survey.free & ~BIT[space]
        if not near:
            return -MOORED_FAST
        worth: i64 = 0
        room: i64 = 0
        while near:
            room += 1
            if survey.wanted[lowest(near)]:
                worth += 15
            near &= near - 1
        return worth - MOORED_FAST // (1 + room)

    def moving_worth(self, cells: vec[i64], own: i64, action: i64) -> i64:
        """The best tile that could be laid next to the ship, and a little for every other space there."""
        space = action - MOVE
        if action == STAY:
            space = cells[own + SMALL_SHIP]
        near = around(BIT[space]) & self.survey.free
        best = -MOORED_FAST
        sum: i64 = 0
        while near:
            worth = self.best[lowest(near)]
            near &= near - 1
            best = max(best, worth)
            sum += worth
        return best + sum // 8

    def value_spaces(self, cells: vec[i64]) -> None:
        """What the best tile of the display would be worth on each free space."""
        survey = self.survey
        for space in range(SPACE_COUNT):
            self.best[space] = 0
        for place in range(DISPLAY_SIZE):
            tile = cells[DISPLAY + place]
            if tile >= 0 and not self.numbers.volcanoes[tile]:
                survey.value(tile * TURNS)
                left = survey.free
                while left:
                    space = lowest(left)
                    self.best[space] = max(self.best[space], survey.values[space])
                    left &= left - 1

    # The discovery ship

    def placing_worth(self, cells: vec[i64], stop: i64) -> i64:
        """The next seat sails first: the less it finds within two steps, the better."""
        best: i64 = 0
        for n in range(FREE_STEPS):
            tile = cells[DISPLAY + FACED[(stop + n + 1) % STOP_COUNT * PLACES]]
            worth = self.numbers.palms[tile] * 50 + self.numbers.boats_on[tile] * 100
            worth += self.numbers.shells_on[tile] * 90
            if self.numbers.leis[tile * TURNS]:
                worth += 200
            best = max(best, worth)
        return -best

    # How the game will end

    def forecast(self, state: State, into: vec[i64]) -> None:
        """Finished islands, unfinished ones as likely as they will be, the lead in boats and shells, and what
        is usual for the turns that are left."""
        if state.is_over():
            state.tally(into)
            for seat in range(state.players):
                into[seat] *= POINT
            return
        cells = state.cells
        survey = self.survey
        survey.count_tiles(cells)
        for seat in range(state.players):
            survey.look_at_board(cells, state.players, seat)
            into[seat] = survey.prospect(cells)

    def reason(self, state: State, seat: i64, action: i64) -> str:
        self.survey.look(state.cells, state.players, seat)
        self.find_ways(state.cells, SEATS + seat * SEAT)
        return reason(cast(MaoriState, state), seat, action, self.survey, self.ways)
