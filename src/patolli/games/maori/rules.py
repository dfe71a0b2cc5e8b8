"""Maori: the rules, in the order of the rulebook.

In turn everybody sails the discovery ship around the display and then takes a tile, onto the own board or
into the storage, lays the stored tile, removes one or does nothing. With a full board the last turns begin.

Why every game ends: a tile only goes forward, from the display into a storage or onto a board, from a storage
onto a board, from a board out of the game. Every turn but one of doing nothing moves a tile, and four laps of
doing nothing end the game. In a turn every paid step costs a shell, and none come in before the tile is laid.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT, count, either, lowest
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.maori.audit import audit
from patolli.games.maori.board import FACED, NEIGHBOUR
from patolli.games.maori.cells import (
    ACTING,
    BANK,
    BOARD,
    BOATS,
    DIRECTION_COUNT,
    DISPLAY,
    DISPLAY_SIZE,
    GAP,
    HAND,
    IDLE,
    LAID,
    LAST_TURNS,
    LAY,
    LAY_TURNED,
    LAYING,
    MAY_STORE,
    MOVE,
    MOVING,
    NEXT,
    NOTHING,
    OUT,
    OVER,
    PLACE,
    PLACES,
    PLACING,
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
    STORED,
    TAKE,
    TAKE_STORED,
    TILES_A_SET,
    TURN_COUNT,
    TURNS,
)
from patolli.games.maori.numbers import ADVANCED, EXPERT, Numbers
from patolli.games.maori.recording import (
    record_end,
    record_following,
    record_last_turns,
    record_laying,
    record_moving,
    record_nothing,
    record_placing,
    record_refill,
    record_removal,
    record_sailing,
    record_step,
    record_storing,
    record_taking,
    record_taking_stored,
    record_turn,
)
from patolli.games.maori.scoring import LINES, SHEET, score_sheets
from patolli.games.maori.ships import (
    legal_moving,
    legal_stepping,
    spaces_to_lay,
    spaces_to_move,
    steps_before_laying,
)
from patolli.games.maori.stock import deal_tiles, refill_display, shuffle_stock, sort_stock

if TYPE_CHECKING:
    from patolli.engine.game import Setup

IDLE_LAPS: Final[i64] = 4
"""Ruling MAORI-2: so many whole laps in which nobody does anything end the game, which could else go on for
ever."""


@final
@mypyc_attr(acyclic=True)
class MaoriState(State):
    numbers: Numbers

    def __init__(self, setup: "Setup", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "MaoriState":
        return MaoriState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source, draw_placer: bool) -> None:
        """Draw, in this order: the tiles, the stock again if a volcano came up, the ship's placer.

        Ruling MAORI-15: the placer is drawn, or the first seat by an option.
        """
        cells = self.cells
        for cell in (SHIP, HAND, GAP, LAST_TURNS):
            cells[cell] = -1
        cells[NEXT] = self.stock_begins()
        deal_tiles(cells, self.numbers, source)
        for seat in range(self.players):
            self.lay_out_board(SEATS + seat * SEAT)
        cells[BANK] = self.numbers.shells - self.players * self.numbers.shells_each
        placer: i64 = 0
        if draw_placer:
            placer = source.below(self.players)
        cells[PENDING] = BIT[placer]
        cells[STAGE] = PLACING

    def stock_begins(self) -> i64:
        return SEATS + self.players * SEAT

    def lay_out_board(self, own: i64) -> None:
        cells = self.cells
        numbers = self.numbers
        cells[own + SHELLS] = numbers.shells_each
        cells[own + BOATS] = numbers.boats_for_good + count(numbers.boat_spaces)
        cells[own + STORED] = -1
        cells[own + SMALL_SHIP] = -1
        for space in range(SPACE_COUNT):
            cells[own + BOARD + space] = numbers.printed[space]

    def place_ship(self, seat: i64, stop: i64) -> None:
        """The player to the left of who placed the ship begins."""
        if self.record is not None:
            record_placing(self, seat, stop)
        self.cells[SHIP] = stop
        self.give_turn_to(seat + 1)

    def give_turn_to(self, seat: i64) -> None:
        cells = self.cells
        if self.record is not None:
            record_turn(self, seat)
        cells[PENDING] = BIT[either(seat < self.players, seat, 0)]
        cells[STAGE] = SAILING

    # First part of a turn: the discovery ship must move

    def free_steps(self, own: i64) -> i64:
        """Ruling MAORI-1: one step is free even without any boat."""
        boats = self.cells[own + BOATS]
        return max(boats, 1)

    def legal_sailing(self, own: i64, into: vec[i64]) -> i64:
        """As far as boats and shells carry. Ruling MAORI-1: never more than once round the display."""
        farthest = self.free_steps(own) + self.cells[own + SHELLS]
        if farthest > STOP_COUNT:
            farthest = STOP_COUNT
        for n in range(farthest):
            into[n] = SAIL + n
        return farthest

    def sail(self, own: i64, steps: i64) -> None:
        cells = self.cells
        price = steps - self.free_steps(own)
        if self.record is not None:
            record_sailing(self, own, steps, price)
        if price > 0:
            self.pay(own, price)
        stop = cells[SHIP] + steps
        cells[SHIP] = stop if stop < STOP_COUNT else stop - STOP_COUNT
        cells[STAGE] = ACTING

    def pay(self, own: i64, price: i64) -> None:
        self.cells[own + SHELLS] -= price
        self.cells[BANK] += price

    # Second part: one of five actions

    def legal_acting(self, own: i64, into: vec[i64]) -> i64:
        cells = self.cells
        laid = cells[own + LAID]
        n = self.legal_taking(own, into)
        into[n] = NOTHING
        n += 1
        removable = laid
        if self.numbers.variant == EXPERT and cells[own + SMALL_SHIP] >= 0:
            removable &= ~BIT[cells[own + SMALL_SHIP]]
        while removable:
            into[n] = REMOVE + lowest(removable)
            n += 1
            removable &= removable - 1
        return n

    def legal_taking(self, own: i64, into: vec[i64]) -> i64:
        """Tiles that can be paid and then either stored or laid, be it after paid steps of the small ship."""
        cells = self.cells
        volcanoes = self.numbers.volcanoes
        shells = cells[own + SHELLS]
        steps = steps_before_laying(cells, own, self.numbers)
        stored = cells[own + STORED]
        faced = cells[SHIP] * PLACES
        price: i64 = 0
        n: i64 = 0
        for place in range(PLACES):
            tile = cells[DISPLAY + FACED[faced + place]]
            if tile < 0:
                continue  # Ruling MAORI-6: an empty place costs nothing to pass.
            if volcanoes[tile] or price > shells:
                break
            if stored < 0 or price + steps <= shells:
                into[n] = TAKE + place
                n += 1
            price += 1
        if stored >= 0 and steps <= shells:
            into[n] = TAKE_STORED
            n += 1
        return n

    def price_of(self, place: i64) -> i64:
        """What a tile of the faced row costs: a shell for every tile before it."""
        cells = self.cells
        faced = cells[SHIP] * PLACES
        price: i64 = 0
        for n in range(place):
            if cells[DISPLAY + FACED[faced + n]] >= 0:
                price += 1
        return price

    def take(self, own: i64, place: i64) -> None:
        cells = self.cells
        price = self.price_of(place)
        self.pay(own, price)
        gap = FACED[cells[SHIP] * PLACES + place]
        if self.record is not None:
            record_taking(self, own, place, price)
        cells[HAND] = cells[DISPLAY + gap]
        cells[DISPLAY + gap] = -1
        cells[GAP] = gap
        cells[MAY_STORE] = either(cells[own + STORED] < 0, 1, 0)
        cells[STAGE] = LAYING

    def take_stored(self, own: i64) -> None:
        cells = self.cells
        if self.record is not None:
            record_taking_stored(self, own)
        cells[HAND] = cells[own + STORED]
        cells[own + STORED] = -1
        cells[STAGE] = LAYING

    # With a tile in hand

    def legal_laying(self, own: i64, into: vec[i64]) -> i64:
        cells = self.cells
        spaces = spaces_to_lay(cells, own, self.numbers)
        turns = self.numbers.turns[cells[HAND]]
        n: i64 = 0
        left = spaces
        while left:
            into[n] = LAY + lowest(left)
            n += 1
            left &= left - 1
        if turns > 1:
            for turn in range(1, TURN_COUNT):
                left = either(turns & BIT[turn] != 0, spaces, 0)
                while left:
                    into[n] = LAY_TURNED - SPACES + turn * SPACES + lowest(left)
                    n += 1
                    left &= left - 1
        if cells[MAY_STORE]:
            into[n] = STORE
            n += 1
        if cells[own + SMALL_SHIP] >= 0 and cells[own + SHELLS] > 0:
            n = legal_stepping(cells, own, self.numbers, into, n)
        return n

    def step(self, own: i64, direction: i64) -> None:
        cells = self.cells
        self.pay(own, 1)
        space = NEIGHBOUR[cells[own + SMALL_SHIP] * DIRECTION_COUNT + direction]
        if self.record is not None:
            record_step(self, own, space)
        cells[own + SMALL_SHIP] = space
        cells[MAY_STORE] = 0  # Ruling MAORI-8: after a paid step the tile must be laid.

    def lay(self, own: i64, space: i64, turn: i64) -> None:
        cells = self.cells
        numbers = self.numbers
        tile = cells[HAND]
        cells[HAND] = -1
        cells[own + BOARD + space] = tile * TURNS + turn
        cells[own + LAID] |= BIT[space]
        cells[own + BOATS] += numbers.boats_on[tile]
        if numbers.boat_spaces & BIT[space]:
            cells[own + BOATS] -= 1
        # Ruling MAORI-5: whatever the turn cost is in the bank by now, so it can come back.
        shells = min(numbers.shells_on[tile], cells[BANK])
        if self.record is not None:
            record_laying(self, own, space, turn, shells)
        self.pay(own, -shells)
        # The small ship goes onto the first tile; in the expert game onto every one.
        if numbers.variant == EXPERT or (numbers.variant == ADVANCED and cells[own + SMALL_SHIP] < 0):
            if self.record is not None:
                record_following(self, own, space)
            cells[own + SMALL_SHIP] = space

    def store(self, own: i64) -> None:
        cells = self.cells
        if self.record is not None:
            record_storing(self, own)
        cells[own + STORED] = cells[HAND]
        cells[HAND] = -1

    def remove(self, own: i64, space: i64) -> None:
        """The tile leaves the game; its shells stay."""
        cells = self.cells
        if self.record is not None:
            record_removal(self, own, space)
        tile = cells[own + BOARD + space] >> 2
        cells[OUT + tile // TILES_A_SET] |= BIT[tile % TILES_A_SET]
        cells[own + BOARD + space] = -1
        cells[own + LAID] &= ~BIT[space]
        cells[own + BOATS] -= self.numbers.boats_on[tile]
        if self.numbers.boat_spaces & BIT[space]:
            cells[own + BOATS] += 1
        if cells[own + SMALL_SHIP] == space:
            cells[own + SMALL_SHIP] = -1

    def end_action(self, seat: i64) -> None:
        """Ruling MAORI-9: the display is filled up; then, in the advanced game, the small ship may move."""
        cells = self.cells
        cells[MAY_STORE] = 0
        if cells[GAP] >= 0:
            if self.record is not None:
                record_refill(self)
            refill_display(cells)
        if self.numbers.variant == ADVANCED and spaces_to_move(cells, SEATS + seat * SEAT):
            cells[STAGE] = MOVING
        else:
            self.end_turn(seat)

    # End

    def end_turn(self, seat: i64) -> None:
        """With a full board the last turns begin, one for everybody else.

        Ruling MAORI-9: a second full board changes nothing.
        """
        cells = self.cells
        last_turns = cells[LAST_TURNS]
        if last_turns > 0:
            last_turns -= 1
            cells[LAST_TURNS] = last_turns
        elif cells[SEATS + seat * SEAT + LAID] == self.numbers.spaces:
            last_turns = self.players - 1
            cells[LAST_TURNS] = last_turns
            if self.record is not None:
                record_last_turns(self, seat, last_turns)
        if last_turns == 0 or cells[IDLE] == IDLE_LAPS * self.players:
            if self.record is not None:
                record_end(self)
            cells[PENDING] = 0
            cells[STAGE] = OVER
        else:
            self.give_turn_to(seat + 1)

    # Decisions

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if not cells[PENDING] & BIT[seat]:
            return 0
        own = SEATS + seat * SEAT
        stage = cells[STAGE]
        if stage == SAILING:
            return self.legal_sailing(own, into)
        if stage == ACTING:
            return self.legal_acting(own, into)
        if stage == LAYING:
            return self.legal_laying(own, into)
        if stage == MOVING:
            return legal_moving(cells, own, into)
        for stop in range(STOP_COUNT):
            into[stop] = PLACE + stop
        return STOP_COUNT

    def apply(self, seat: i64, action: i64) -> None:
        own = SEATS + seat * SEAT
        stage = self.cells[STAGE]
        if stage == SAILING:
            self.sail(own, action - SAIL + 1)
        elif stage == ACTING:
            self.act(seat, action)
        elif stage == LAYING:
            self.lay_or_store(seat, action)
        elif stage == MOVING:
            # Third part of a turn, only in the advanced game
            if self.record is not None:
                record_moving(self, seat, action)
            if action != STAY:
                self.cells[own + SMALL_SHIP] = action - MOVE
            self.end_turn(seat)
        else:
            self.place_ship(seat, action - PLACE)

    def act(self, seat: i64, action: i64) -> None:
        own = SEATS + seat * SEAT
        if action == NOTHING:
            self.cells[IDLE] += 1
            if self.record is not None:
                record_nothing(self, seat, IDLE_LAPS * self.players)
            self.end_action(seat)
            return
        self.cells[IDLE] = 0
        if action < TAKE_STORED:
            self.take(own, action - TAKE)
        elif action == TAKE_STORED:
            self.take_stored(own)
        else:
            self.remove(own, action - REMOVE)
            self.end_action(seat)

    def lay_or_store(self, seat: i64, action: i64) -> None:
        own = SEATS + seat * SEAT
        if action < STORE:
            self.lay(own, action - LAY, 0)
        elif action == STORE:
            self.store(own)
        elif action < LAY_TURNED:
            self.step(own, action - STEP)
            return
        else:
            self.lay(own, (action - LAY_TURNED) % SPACES, (action - LAY_TURNED) // SPACES + 1)
        self.end_action(seat)

    # Scoring

    def sheets(self) -> vec[i64]:
        """Everybody's score sheet, if the game ended now."""
        return score_sheets(self.cells, self.players, self.numbers)

    def tally(self, into: vec[i64]) -> None:
        sheets = self.sheets()
        for seat in range(self.players):
            points: i64 = 0
            for line in range(LINES):
                points += sheets[seat * SHEET + line]
            into[seat] = points

    def tie_break(self, seat: i64) -> i64:
        """Ruling MAORI-12: with equally many shells too the win is shared."""
        return self.cells[SEATS + seat * SEAT + SHELLS]

    # Secrets: only the order of the stock

    def conceal(self, seat: i64) -> None:
        sort_stock(self.cells, self.numbers)

    def imagine(self, seat: i64, source: Source) -> None:
        shuffle_stock(self.cells, source)

    def reveals(self) -> i64:
        """How many tiles have been drawn from the stock."""
        return self.cells[NEXT] - self.stock_begins()

    # Invariants

    def audit(self) -> str:
        return audit(self.cells, self.players, self.numbers)


def start(setup: "Setup", numbers: Numbers, source: Source, draw_placer: bool) -> MaoriState:
    """A shuffled game, before the discovery ship is placed."""
    players: i64 = setup.players
    size = SEATS + players * SEAT + numbers.tiles - DISPLAY_SIZE
    state = MaoriState(setup, players, numbers, action_buffer(size))
    state.set_up(source, draw_placer)
    return state
