"""Yaxha: the rules, in the order of the rulebook.

Ten rounds; in each, everyone chooses a market in secret, claims its cubes and builds them into a pyramid.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.yaxha import audit, scoring, secrets
from patolli.games.yaxha.building import build_cube, legal_building
from patolli.games.yaxha.cells import (
    BAG,
    BUILDING,
    CARD_COUNT,
    CARDS,
    CHOOSING,
    CUBES_A_CELL,
    DRAWN,
    HAND,
    ORDER,
    OVER,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
)
from patolli.games.yaxha.cubes import COLOUR_COUNT
from patolli.games.yaxha.effects import BuildingFinished
from patolli.games.yaxha.market import choose_market, claim_market, legal_markets, open_markets
from patolli.games.yaxha.numbers import Numbers, numbers_of
from patolli.games.yaxha.recording import record_cube, record_pyramids, record_scores

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.yaxha.edition import YaxhaEdition


@final
@mypyc_attr(acyclic=True)
class YaxhaState(State):
    numbers: Numbers

    def __init__(self, setup: "Setup[YaxhaEdition]", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "YaxhaState":
        return YaxhaState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source) -> None:
        """Draw, in this order: the bag, the bonus cards, the turn tiles."""
        cells = self.cells
        size = COLOUR_COUNT * self.numbers.cubes_each
        bag = action_buffer(size)
        for n in range(size):
            bag[n] = n // self.numbers.cubes_each
        source.shuffle(bag, size)
        self.fill_bag(bag, size)
        deck = self.numbers.deck[:]
        source.shuffle(deck, len(deck))
        for n in range(CARD_COUNT):
            cells[CARDS + n] = deck[n] if n < self.numbers.cards_dealt else -1
        holders = action_buffer(self.players)
        for seat in range(self.players):
            holders[seat] = seat
        source.shuffle(holders, self.players)
        for tile in range(self.players):
            cells[ORDER] |= holders[tile] << (4 * tile)
        cells[ROUND] = 1
        open_markets(self)

    def fill_bag(self, cubes: vec[i64], size: i64) -> None:
        """Put these cubes into the bag, behind those already drawn."""
        cells = self.cells
        for n in range(size):
            place = cells[DRAWN] + n
            cells[BAG + place // CUBES_A_CELL] |= cubes[n] << (place % CUBES_A_CELL * 3)

    def holder(self, tile: i64) -> i64:
        """Return the seat that holds a turn tile."""
        return self.cells[ORDER] >> (4 * tile) & 15

    # A round: market and claim, then build

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if not self.cells[PENDING] & BIT[seat]:
            return 0
        if self.cells[STAGE] == BUILDING:
            return legal_building(self.cells, SEATS + seat * SEAT, into)
        return legal_markets(self, into)

    def apply(self, seat: i64, action: i64) -> None:
        stage = self.cells[STAGE]
        if stage == BUILDING:
            own = SEATS + seat * SEAT
            build_cube(self.cells, own, action)
            if self.record is not None:
                record_cube(self.record, self, seat, action)
            if not self.cells[own + HAND]:
                self.finish_building(seat)
        elif stage == CHOOSING:
            choose_market(self, seat, action)
        else:
            claim_market(self, seat, action)

    def finish_building(self, seat: i64) -> None:
        """Wait for the others; the round ends when all have built."""
        cells = self.cells
        cells[PENDING] &= ~BIT[seat]
        if not cells[PENDING]:
            self.end_round()
        elif self.record is not None:
            self.record.append(BuildingFinished(seat))

    def end_round(self) -> None:
        """Show the pyramids; begin the next round or, after the last one, score."""
        cells = self.cells
        if self.record is not None:
            record_pyramids(self.record, self)
        if cells[ROUND] == self.numbers.rounds:
            cells[STAGE] = OVER
            if self.record is not None:
                record_scores(self.record, self)
        else:
            cells[ROUND] += 1
            open_markets(self)

    # Scoring

    def tally(self, into: vec[i64]) -> None:
        scoring.tally(self, into)

    # Secrets

    def conceal(self, seat: i64) -> None:
        secrets.conceal(self, seat)

    def imagine(self, seat: i64, source: Source) -> None:
        secrets.imagine(self, seat, source)

    def reopen(self, seat: i64) -> None:
        secrets.reopen(self, seat)

    def reveals(self) -> i64:
        return secrets.reveals(self)

    # Invariants

    def audit(self) -> str:
        return audit.audit(self)


def start(setup: "Setup[YaxhaEdition]", source: Source) -> YaxhaState:
    """Shuffle, deal and fill the first markets."""
    state = restore(setup, action_buffer(SEATS + setup.players * SEAT))
    state.set_up(source)
    return state


def restore(setup: "Setup[YaxhaEdition]", cells: vec[i64]) -> YaxhaState:
    """Make a state of its cells."""
    return YaxhaState(setup, setup.players, numbers_of(setup), cells)
