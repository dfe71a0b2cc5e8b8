"""The offers of a turn and their worth: a tile of the display for its price, the stored one, or nothing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.maori.board import FACED, around
from patolli.games.maori.cells import (
    BANK,
    BOATS,
    DISPLAY,
    DISPLAY_SIZE,
    IDLE,
    LAID,
    PLACES,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SMALL_SHIP,
    SPACE_COUNT,
    SPACES,
    STOP_COUNT,
    STORED,
    TURN_COUNT,
    TURNS,
)
from patolli.games.maori.numbers import BASE, EXPERT, Numbers
from patolli.games.maori.policy.boards import BoardWorth

IMPOSSIBLE: Final[i64] = -100000
UNKNOWN: Final[i64] = -200000
STORAGE: Final[i64] = 16  # behind the places of the display
OFFERED: Final[i64] = 17
NO_CHOICE: Final[i64] = -1
NOT_LAID: Final[i64] = -1
FAR: Final[i64] = 99  # steps of the small ship

TURN_WORTH: Final[i64] = 250
"""What an average turn brings, and a turn without a tile loses."""
WAITING: Final[i64] = 15
"""What every turn before in which nobody did anything takes away from waiting on."""
MOORED_FAST: Final[i64] = 150
"""What it costs if there is no free space next to the small ship."""
STEP_WORTH: Final[i64] = 110
"""What a step of the small ship costs, about."""


@final
class Offers:
    """The offers of a seat in its turn, and their worth to it. Rank and reason both ask here, so that
    a sentence names what the rank counts on."""

    numbers: Numbers
    board: BoardWorth
    best: vec[i64]  # by place of the display: what the tile there is worth on its best space
    best_space: vec[i64]
    steps: vec[i64]  # by place of the display: what the small ship must pay for that
    near: vec[i64]  # by place of the display: what the tile is worth without paying
    near_space: vec[i64]
    anywhere: vec[i64]  # by place of the display: what it is worth wherever the small ship is
    purse: vec[i64]  # by shells: what they are worth
    most_gained: i64  # shells, by laying a tile
    ways: vec[i64]  # by space: the steps of the small ship before a tile can be laid there
    idle: i64  # what it is worth to lay no tile in this turn
    stored: i64  # to lay the stored one

    # What was counted on in the worth that was asked for last
    choice: i64  # of a stop: a place of the display, STORAGE or NO_CHOICE
    price: i64  # in shells, for sailing there and for the choice
    space: i64  # for a tile: where it would be laid; NOT_LAID if it would be stored
    paid_steps: i64  # of the small ship before

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.board = BoardWorth(numbers)
        self.best = action_buffer(OFFERED)
        self.best_space = action_buffer(OFFERED)
        self.steps = action_buffer(OFFERED)
        self.near = action_buffer(OFFERED)
        self.near_space = action_buffer(OFFERED)
        self.anywhere = action_buffer(OFFERED)
        self.ways = action_buffer(SPACES)
        self.purse = action_buffer(numbers.shells + 1)
        self.most_gained = 0
        for tile in range(numbers.tiles):
            self.most_gained = max(self.most_gained, numbers.shells_on[tile])
        self.idle = 0
        self.stored = IMPOSSIBLE
        self.choice = NO_CHOICE
        self.price = 0
        self.space = NOT_LAID
        self.paid_steps = 0

    def look(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Look over everything that a seat's next decision depends on."""
        self.board.look(cells, players, seat)
        self.weigh_purse(cells, SEATS + seat * SEAT)

    def begin_turn(self, cells: vec[i64], own: i64) -> None:
        """Prepare for sailing or acting: find what all offers are compared with, and where tiles can be
        laid."""
        self.find_ways(cells, own)
        for place in range(DISPLAY_SIZE):
            self.best[place] = UNKNOWN
        self.idle = self.idle_worth(cells[IDLE])
        self.stored = self.stored_worth(cells, own)

    # Shells

    def weigh_purse(self, cells: vec[i64], own: i64) -> None:
        """Weigh the seat's shells as they are now, and with fewer or a few more."""
        most = cells[own + SHELLS] + self.most_gained
        most = min(most, self.numbers.shells)
        for shells in range(most + 1):
            self.purse[shells] = self.board.supply.shells_worth(shells)

    def paying(self, cells: vec[i64], own: i64, price: i64, gained: i64) -> i64:
        """Return what it changes to pay some shells and then to get some from the bank."""
        if price == gained:
            return 0
        shells = cells[own + SHELLS]
        return self.purse[shells - price + min(gained, cells[BANK] + price)] - self.purse[shells]

    # Stops and tiles

    def stop_worth(self, cells: vec[i64], own: i64, steps: i64) -> i64:
        """Return the best that the seat can do after sailing this many steps."""
        price = steps - max(cells[own + BOATS], 1)
        price = max(price, 0)
        stop = (cells[SHIP] + steps) % STOP_COUNT
        best = self.idle
        self.choice = NO_CHOICE
        self.price = price
        if self.stored > best:
            best = self.stored
            self.choice = STORAGE
        best += self.paying(cells, own, price, 0)
        faced = stop * PLACES
        for n in range(PLACES):
            place = FACED[faced + n]
            tile = cells[DISPLAY + place]
            if tile < 0:
                continue
            if self.numbers.volcanoes[tile] or price > cells[own + SHELLS]:
                break
            found = self.taking_worth(cells, own, place, price)
            if found > best:
                best = found
                self.choice = place
                self.price = price
            price += 1
        return best

    def taking_worth(self, cells: vec[i64], own: i64, place: i64, price: i64) -> i64:
        """Weigh a tile of the display at its price: laid on its best space, or stored."""
        if self.best[place] == UNKNOWN:
            self.value_tile(cells, own, cells[DISPLAY + place], place)
        worth = self.reached_worth(cells, own, place, price)
        if worth > IMPOSSIBLE:
            worth += self.paying(cells, own, price, self.numbers.shells_on[cells[DISPLAY + place]])
        if cells[own + STORED] < 0:
            storing = self.storing_worth(self.anywhere[place], self.idle) + self.paying(cells, own, price, 0)
            if storing > worth:
                worth = storing
                self.space = NOT_LAID
        return worth

    def reached_worth(self, cells: vec[i64], own: i64, place: i64, price: i64) -> i64:
        """Weigh a tile on the best space that the small ship can reach with the shells left after the
        price."""
        if price + self.steps[place] <= cells[own + SHELLS]:
            self.space = self.best_space[place]
            self.paid_steps = self.steps[place]
            return self.best[place]
        self.space = self.near_space[place]
        self.paid_steps = 0
        return self.near[place]

    def value_tile(self, cells: vec[i64], own: i64, tile: i64, place: i64) -> None:
        """Find the best space for a tile, with and without steps of the small ship."""
        islands = self.board.islands
        values = self.board.values
        ways = self.ways
        boat_spaces = self.numbers.boat_spaces
        is_expert = self.numbers.variant == EXPERT
        best = IMPOSSIBLE
        steps = FAR
        best_space = NOT_LAID
        near = IMPOSSIBLE
        near_space = NOT_LAID
        anywhere = IMPOSSIBLE
        turns = self.numbers.turns[tile]
        boats = self.boats_gained(cells, own, self.numbers.boats_on[tile])
        uncovered = boats
        if boat_spaces:
            uncovered = self.boats_gained(cells, own, self.numbers.boats_on[tile] - 1)
        for turn in range(TURN_COUNT):
            if not turns & BIT[turn]:
                continue
            self.board.value(tile * TURNS + turn)
            left = islands.free
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
                    near_space = space
                worth -= way * STEP_WORTH
                if worth > best:
                    best = worth
                    best_space = space
                    steps = way
            if turns == 1:
                break
        self.best[place] = best
        self.best_space[place] = best_space
        self.steps[place] = steps
        self.near[place] = near
        self.near_space[place] = near_space
        self.anywhere[place] = anywhere

    def boats_gained(self, cells: vec[i64], own: i64, boats: i64) -> i64:
        if boats == 0:
            return 0
        supply = self.board.supply
        return supply.boats_worth(cells[own + BOATS] + boats) - supply.boats_worth(cells[own + BOATS])

    # The storage, and turns without a tile

    def storing_worth(self, anywhere: i64, idle: i64) -> i64:
        """Weigh storing a tile: it can surely be laid later, so it is worth what it has over an average
        one."""
        if self.board.supply.rounds == 0 or anywhere <= TURN_WORTH:
            return idle - 10
        return idle - 10 + (anywhere - TURN_WORTH) * 3 // 4

    def stored_worth(self, cells: vec[i64], own: i64) -> i64:
        """Weigh laying the stored tile, less the worth of keeping it."""
        tile = cells[own + STORED]
        if tile < 0:
            return IMPOSSIBLE
        self.value_tile(cells, own, tile, STORAGE)
        worth = self.reached_worth(cells, own, STORAGE, 0)
        if worth == IMPOSSIBLE:
            return IMPOSSIBLE
        worth += self.paying(cells, own, 0, self.numbers.shells_on[tile])
        if self.board.supply.turns > 0 and self.anywhere[STORAGE] > TURN_WORTH:
            worth -= (self.anywhere[STORAGE] - TURN_WORTH) * 3 // 4
        return worth

    def idle_worth(self, idle_turns: i64) -> i64:
        """Weigh a turn in which no tile is laid.

        It is lost, but the board stays open where the last tile would end the game. The longer everybody
        waits, the less there is to wait for.
        """
        board = self.board
        supply = board.supply
        if supply.turns > 0 or supply.rounds == 0:
            return either(supply.rounds > 0, -TURN_WORTH, 0)
        if_it_ended = board.expected()
        supply.turns = supply.rounds
        supply.set_chances()
        board.expect()
        worth = board.expected() - if_it_ended - TURN_WORTH - idle_turns * WAITING
        supply.turns = 0
        supply.set_chances()
        board.expect()
        return worth

    # Small ships

    def find_ways(self, cells: vec[i64], own: i64) -> None:
        self.find_ways_from(cells, own, cells[own + SMALL_SHIP])

    def find_ways_from(self, cells: vec[i64], own: i64, ship: i64) -> None:
        """Count the steps that the small ship needs before a tile can be laid on each free space."""
        ways = self.ways
        for space in range(SPACE_COUNT):
            ways[space] = 0
        if self.numbers.variant == BASE or ship < 0:
            return
        laid = cells[own + LAID]
        free = self.board.islands.free
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
        """Weigh having the small ship on a space after a tile was laid there."""
        islands = self.board.islands
        if self.board.supply.turns == 0:
            return 0
        near = around(BIT[space]) & islands.free & ~BIT[space]
        if not near:
            return -MOORED_FAST
        worth: i64 = 0
        room: i64 = 0
        while near:
            room += 1
            if islands.wanted[lowest(near)]:
                worth += 15
            near &= near - 1
        return worth - MOORED_FAST // (1 + room)
