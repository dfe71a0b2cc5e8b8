"""Maori: the rules, in the order of the rulebook.

In turn everybody sails the discovery ship around the display and then takes a tile, onto their board or into
their storage, lays the stored tile, removes one or does nothing. In the advanced game their small ship may
move then. With a full board the last turns begin.

Why every game ends: a tile only goes forward, from the display into a storage or onto a board, from a storage
onto a board, from a board out of the game. Every turn but one of doing nothing moves a tile, and four laps of
doing nothing end the game. In a turn every paid step costs a shell, and none come in before the tile is laid.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT, count, either
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.maori import audit, scoring, secrets
from patolli.games.maori.cells import (
    ACTING,
    BANK,
    BOARD,
    BOATS,
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
    MOVING,
    NEXT,
    NOTHING,
    OVER,
    PLACE,
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
    STEP,
    STORE,
    STORED,
    TAKE,
    TAKE_STORED,
)
from patolli.games.maori.discovery_ship import legal_placing, legal_sailing, place, sail
from patolli.games.maori.effects import EndCause, LastTurnsBegan, NothingDone
from patolli.games.maori.laying import lay, legal_laying, legal_removing, remove, store
from patolli.games.maori.numbers import ADVANCED, Numbers, numbers_of
from patolli.games.maori.recording import record_end, record_turn
from patolli.games.maori.small_ship import legal_moving, move, spaces_to_move, step
from patolli.games.maori.stock import deal_tiles, refill_display, stock_begins
from patolli.games.maori.taking import legal_taking, take, take_stored

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.maori.edition import MaoriEdition

IDLE_LAPS: Final[i64] = 4
"""Ruling MAORI-2: after this many whole laps in which nobody does anything the game ends. It could go on for
ever otherwise."""


@final
@mypyc_attr(acyclic=True)
class MaoriState(State):
    setup: "Setup[MaoriEdition]"
    numbers: Numbers

    def __init__(self, setup: "Setup[MaoriEdition]", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "MaoriState":
        return MaoriState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source) -> None:
        """Draw, in this order: the tiles, the stock again if a volcano came up, the ship's placer.

        Ruling MAORI-15: the placer is drawn, or the first seat by an option.
        """
        cells = self.cells
        for cell in (SHIP, HAND, GAP, LAST_TURNS):
            cells[cell] = -1
        cells[NEXT] = stock_begins(self.players)
        deal_tiles(cells, self.numbers, source)
        for seat in range(self.players):
            self.lay_out_board(SEATS + seat * SEAT)
        cells[BANK] = self.numbers.shells - self.players * self.numbers.shells_each
        placer: i64 = 0
        if self.setup.option("ship-placer") == "random":
            placer = source.below(self.players)
        cells[PENDING] = BIT[placer]
        cells[STAGE] = PLACING

    def lay_out_board(self, own: i64) -> None:
        cells = self.cells
        numbers = self.numbers
        cells[own + SHELLS] = numbers.shells_each
        cells[own + BOATS] = numbers.boats_for_good + count(numbers.boat_spaces)
        cells[own + STORED] = -1
        cells[own + SMALL_SHIP] = -1
        for space in range(SPACE_COUNT):
            cells[own + BOARD + space] = numbers.printed[space]

    # A turn: the discovery ship must sail; then one of five actions; in the advanced game the small ship may
    # move then

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if not cells[PENDING] & BIT[seat]:
            return 0
        own = SEATS + seat * SEAT
        stage = cells[STAGE]
        if stage == SAILING:
            return legal_sailing(cells, own, into)
        if stage == ACTING:
            return self.legal_acting(own, into)
        if stage == LAYING:
            return legal_laying(cells, own, self.numbers, into)
        if stage == MOVING:
            return legal_moving(cells, own, into)
        return legal_placing(into)

    def apply(self, seat: i64, action: i64) -> None:
        stage = self.cells[STAGE]
        if stage == SAILING:
            sail(self, SEATS + seat * SEAT, action - SAIL + 1)
            self.cells[STAGE] = ACTING
        elif stage == ACTING:
            self.act(seat, action)
        elif stage == LAYING:
            self.lay_or_store(seat, action)
        elif stage == MOVING:
            move(self, seat, action)
            self.end_turn(seat)
        else:
            place(self, seat, action - PLACE)
            self.give_turn_to(seat + 1)  # The player to the left of the placer begins.

    def legal_acting(self, own: i64, into: vec[i64]) -> i64:
        cells = self.cells
        n = legal_taking(cells, own, self.numbers, into)
        into[n] = NOTHING
        return legal_removing(cells, own, self.numbers, into, n + 1)

    def act(self, seat: i64, action: i64) -> None:
        cells = self.cells
        own = SEATS + seat * SEAT
        if action == NOTHING:
            cells[IDLE] += 1
            if self.record is not None:
                limit = IDLE_LAPS * self.players
                self.record.append(NothingDone(seat=seat, turns=cells[IDLE], limit=limit))
            self.end_action(seat)
            return
        cells[IDLE] = 0
        if action < TAKE_STORED:
            take(self, own, action - TAKE)
            cells[STAGE] = LAYING
        elif action == TAKE_STORED:
            take_stored(self, own)
            cells[STAGE] = LAYING
        else:
            remove(self, own, action - REMOVE)
            self.end_action(seat)

    def lay_or_store(self, seat: i64, action: i64) -> None:
        own = SEATS + seat * SEAT
        if action < STORE:
            lay(self, own, action - LAY, 0)
        elif action == STORE:
            store(self, own)
        elif action < LAY_TURNED:
            step(self, own, action - STEP)
            return
        else:
            lay(self, own, (action - LAY_TURNED) % SPACES, (action - LAY_TURNED) // SPACES + 1)
        self.end_action(seat)

    def end_action(self, seat: i64) -> None:
        """Fill up the display, then begin the third part of the turn, if there is one.

        Ruling MAORI-9: in the advanced game the small ship moves after the display is filled up.
        """
        cells = self.cells
        cells[MAY_STORE] = 0
        if cells[GAP] >= 0:
            refill_display(self)
        if self.numbers.variant == ADVANCED and spaces_to_move(cells, SEATS + seat * SEAT):
            cells[STAGE] = MOVING
        else:
            self.end_turn(seat)

    # The end

    def end_turn(self, seat: i64) -> None:
        """Begin the last turns when a board is full, one for everybody else; end the game or pass the turn.

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
                self.record.append(LastTurnsBegan(seat=seat, turns=last_turns))
        if last_turns == 0:
            self.end("last-turns")
        elif cells[IDLE] == IDLE_LAPS * self.players:
            self.end("nothing-done")
        else:
            self.give_turn_to(seat + 1)

    def end(self, because: EndCause) -> None:
        self.cells[PENDING] = 0
        self.cells[STAGE] = OVER
        if self.record is not None:
            record_end(self.record, self, because)

    def give_turn_to(self, seat: i64) -> None:
        """Begin the turn of a seat; behind the last comes the first."""
        cells = self.cells
        seat = either(seat < self.players, seat, 0)
        if self.record is not None:
            record_turn(self.record, self, seat)
        cells[PENDING] = BIT[seat]
        cells[STAGE] = SAILING

    # Scoring

    def sheets(self) -> vec[i64]:
        """Return everybody's score sheet, if the game ended now."""
        return scoring.score_sheets(self.cells, self.players, self.numbers)

    def tally(self, into: vec[i64]) -> None:
        scoring.tally(self, into)

    def tie_break(self, seat: i64) -> i64:
        """Return the shells. Ruling MAORI-12: if they are equal too, the win is shared."""
        return self.cells[SEATS + seat * SEAT + SHELLS]

    # Secrets and invariants

    def conceal(self, seat: i64) -> None:
        secrets.conceal(self, seat)

    def imagine(self, seat: i64, source: Source) -> None:
        secrets.imagine(self, seat, source)

    def reveals(self) -> i64:
        return secrets.reveals(self)

    def audit(self) -> str:
        return audit.audit(self)


def start(setup: "Setup[MaoriEdition]", source: Source) -> MaoriState:
    """Set up a game, before the discovery ship is placed."""
    tiles = numbers_of(setup).tiles
    state = restore(setup, action_buffer(stock_begins(setup.players) + tiles - DISPLAY_SIZE))
    state.set_up(source)
    return state


def restore(setup: "Setup[MaoriEdition]", cells: vec[i64]) -> MaoriState:
    """Make a state of the cells of one."""
    return MaoriState(setup, setup.players, numbers_of(setup), cells)
