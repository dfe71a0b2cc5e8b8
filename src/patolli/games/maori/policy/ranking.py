"""The ranking of actions, by planning over a turn, from sailing to the tile on the board."""

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State, action_buffer
from patolli.engine.words import Said
from patolli.games.maori.board import FACED, NEIGHBOUR, around
from patolli.games.maori.cells import (
    ACTING,
    BOARD,
    DIRECTION_COUNT,
    DISPLAY,
    DISPLAY_SIZE,
    HAND,
    IDLE,
    LAY,
    LAY_TURNED,
    LAYING,
    MOVE,
    MOVING,
    NOTHING,
    PLACE,
    PLACES,
    REMOVE,
    SAIL,
    SAILING,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SMALL_SHIP,
    SPACE_COUNT,
    SPACES,
    STAGE,
    STAY,
    STEP,
    STOP_COUNT,
    STORE,
    TAKE,
    TAKE_STORED,
    TURNS,
)
from patolli.games.maori.numbers import EXPERT, Numbers
from patolli.games.maori.policy.boards import BoardWorth
from patolli.games.maori.policy.offers import IMPOSSIBLE, MOORED_FAST, STEP_WORTH, STORAGE, TURN_WORTH, Offers
from patolli.games.maori.policy.reasons import reason
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.taking import price_of

FREE_STEPS: Final[i64] = 2  # of everybody at the start


@final
class MaoriPolicy(Policy):
    numbers: Numbers
    offers: Offers
    board: BoardWorth
    promised: vec[i64]  # by space: what the best tile of the display would be worth there

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.offers = Offers(numbers)
        self.board = self.offers.board
        self.promised = action_buffer(SPACES)

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        cells = state.cells
        stage = cells[STAGE]
        own = SEATS + seat * SEAT
        self.offers.look(cells, state.players, seat)
        if stage == SAILING:
            self.offers.begin_turn(cells, own)
            for n in range(size):
                worth[n] = self.offers.stop_worth(cells, own, actions[n] - SAIL + 1)
        elif stage == ACTING:
            self.offers.begin_turn(cells, own)
            for n in range(size):
                worth[n] = self.acting_worth(cells, own, actions[n])
        elif stage == LAYING:
            self.offers.find_ways(cells, own)
            self.board.value(cells[HAND] * TURNS)
            for n in range(size):
                worth[n] = self.laying_worth(cells, own, actions[n])
        elif stage == MOVING:
            self.value_spaces(cells)
            for n in range(size):
                worth[n] = self.moving_worth(cells, own, actions[n])
        else:
            for n in range(size):
                worth[n] = self.placing_worth(cells, actions[n] - PLACE)

    # Acting

    def acting_worth(self, cells: vec[i64], own: i64, action: i64) -> i64:
        if action == NOTHING:
            return self.offers.idle
        if action == TAKE_STORED:
            return self.offers.stored
        if action >= REMOVE:
            return self.offers.idle + self.removing_worth(cells, own, action - REMOVE)
        place = FACED[cells[SHIP] * PLACES + action - TAKE]
        return self.offers.taking_worth(cells, own, place, price_of(cells, action - TAKE))

    def removing_worth(self, cells: vec[i64], own: i64, space: i64) -> i64:
        """Weigh removing a tile: the board loses it, and its space is of use if there are turns left to fill
        it."""
        board = self.board
        piece = cells[own + BOARD + space]
        worth = self.offers.boats_gained(cells, own, -self.numbers.boats_on[piece >> 2])
        worth -= board.kept_by(piece, space)
        if board.supply.rounds > board.supply.turns + 1:
            worth += TURN_WORTH
        return worth - 20

    # Laying

    def laying_worth(self, cells: vec[i64], own: i64, action: i64) -> i64:
        board = self.board
        tile = cells[HAND]
        if action == STORE:
            self.offers.value_tile(cells, own, tile, STORAGE)
            return self.offers.storing_worth(
                self.offers.anywhere[STORAGE], self.offers.idle_worth(cells[IDLE])
            )
        if action >= STEP and action < MOVE:
            return self.stepping_worth(cells, own, action - STEP)
        space = action - LAY
        worth: i64 = 0
        if action >= LAY_TURNED:
            space = (action - LAY_TURNED) % SPACES
            worth = board.worth(tile * TURNS + (action - LAY_TURNED) // SPACES + 1, space)
        elif self.numbers.turns[tile] > 1:
            worth = board.worth(tile * TURNS, space)
        else:
            worth = board.values[space]
        boats = self.numbers.boats_on[tile]
        if self.numbers.boat_spaces & BIT[space]:
            boats -= 1
        worth += self.offers.boats_gained(cells, own, boats)
        worth += self.offers.paying(cells, own, 0, self.numbers.shells_on[tile])
        if self.numbers.variant == EXPERT:
            worth += self.offers.mooring(space)
        return worth

    def stepping_worth(self, cells: vec[i64], own: i64, direction: i64) -> i64:
        """Weigh a paid step by the best space that can be laid on from there, less the price of the steps."""
        ship = cells[own + SMALL_SHIP]
        self.offers.find_ways_from(cells, own, NEIGHBOUR[ship * DIRECTION_COUNT + direction])
        tile = cells[HAND]
        self.offers.value_tile(cells, own, tile, STORAGE)
        worth = self.offers.best[STORAGE]
        if self.offers.steps[STORAGE] >= cells[own + SHELLS]:
            worth = self.offers.near[STORAGE]
        if worth == IMPOSSIBLE:
            return IMPOSSIBLE
        return worth - STEP_WORTH - 1 + self.offers.paying(cells, own, 0, self.numbers.shells_on[tile])

    # Small ships

    def moving_worth(self, cells: vec[i64], own: i64, action: i64) -> i64:
        """Weigh a move by the best tile that could be laid next to the ship, and a little for every other
        space there."""
        space = action - MOVE
        if action == STAY:
            space = cells[own + SMALL_SHIP]
        near = around(BIT[space]) & self.board.islands.free
        best = -MOORED_FAST
        sum: i64 = 0
        while near:
            worth = self.promised[lowest(near)]
            near &= near - 1
            best = max(best, worth)
            sum += worth
        return best + sum // 8

    def value_spaces(self, cells: vec[i64]) -> None:
        """Note what the best tile of the display would be worth on each free space."""
        board = self.board
        for space in range(SPACE_COUNT):
            self.promised[space] = 0
        for place in range(DISPLAY_SIZE):
            tile = cells[DISPLAY + place]
            if tile >= 0 and not self.numbers.volcanoes[tile]:
                board.value(tile * TURNS)
                left = board.islands.free
                while left:
                    space = lowest(left)
                    self.promised[space] = max(self.promised[space], board.values[space])
                    left &= left - 1

    # The discovery ship

    def placing_worth(self, cells: vec[i64], stop: i64) -> i64:
        """Weigh a stop for the ship.

        The next seat sails first: the less it finds within two steps, the better.
        """
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
        """Estimate the final points: finished islands, unfinished ones as likely as they are to be finished,
        the lead in boats and shells, and what is usual for the turns that are left."""
        if state.is_over():
            state.tally(into)
            for seat in range(state.players):
                into[seat] *= POINT
            return
        cells = state.cells
        board = self.board
        board.supply.count_tiles(cells)
        for seat in range(state.players):
            board.look_at_board(cells, state.players, seat)
            into[seat] = board.prospect(cells)

    def reason(self, state: State, seat: i64, action: i64) -> Said:
        self.offers.look(state.cells, state.players, seat)
        self.offers.begin_turn(state.cells, SEATS + seat * SEAT)
        return reason(cast(MaoriState, state), seat, action, self.offers)
