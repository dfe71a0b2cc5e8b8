"""Das Gold der Maya: the rules, in the order of the rulebook.

Thirty auctions; in each, everyone bids in secret for the front shard of the row (auction.py), and the winner
arranges a plate (arranging.py). Every auction takes one shard off the row for good, and nothing puts one
back, so the game ends.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.gold import audit, scoring, secrets
from patolli.games.gold.arranging import choose_plate, decide_shard, legal_arranging, legal_plates
from patolli.games.gold.auction import end_auction, legal_bids, legal_payees, open_auction, open_bids, pay
from patolli.games.gold.cells import (
    ARRANGING,
    BEADS,
    BID,
    BIDDING,
    NOBODY,
    OPENED,
    PAYEE,
    PAYING,
    PLATE,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import Numbers, numbers_of
from patolli.games.gold.recording import record_bid

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.gold.edition import GoldEdition


@final
@mypyc_attr(acyclic=True)
class GoldState(State):
    setup: "Setup[GoldEdition]"
    numbers: Numbers

    def __init__(self, setup: "Setup[GoldEdition]", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.numbers = numbers
        self.cells = cells
        self.record = None

    def clone(self) -> "GoldState":
        return GoldState(self.setup, self.players, self.numbers, self.cells[:])

    # Set-up

    def set_up(self, source: Source) -> None:
        """Draw, in this order: the bag, then for every shard in it the side that will be up.

        Ruling GOLD-4: who draws has no effect on play, so there is no start player.
        """
        cells = self.cells
        count = self.numbers.shards
        bag = action_buffer(count)
        for n in range(count):
            bag[n] = n
        source.shuffle(bag, count)
        for n in range(count):
            cells[SHARDS + n] = self.numbers.shard(bag[n], source.below(2))
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            cells[own + BEADS] = self.numbers.beads
            cells[own + BID] = NOBODY
            cells[own + OPENED] = NOBODY
        cells[WINNER] = NOBODY
        cells[PAYEE] = NOBODY
        open_auction(self)

    # Decisions

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if not cells[PENDING] & BIT[seat]:
            return 0
        stage = cells[STAGE]
        if stage == BIDDING:
            return legal_bids(cells, self.numbers, seat, into)
        if stage == ARRANGING:
            return legal_arranging(cells, self.numbers, into)
        if stage == PAYING:
            return legal_payees(cells, self.numbers, into)
        return legal_plates(self.numbers, into)

    def apply(self, seat: i64, action: i64) -> None:
        cells = self.cells
        stage = cells[STAGE]
        if stage == BIDDING:
            # Most decisions are bids, and a call is a fiftieth of a playout.
            cells[SEATS + seat * SEAT + BID] = action - self.numbers.first_bid
            cells[PENDING] &= ~BIT[seat]
            if self.record is not None:
                record_bid(self.record, self, seat)
            if not cells[PENDING]:
                open_bids(self)
        elif stage == ARRANGING:
            decide_shard(self, action)
            if not cells[UNDECIDED]:
                end_auction(self)
        elif stage == PAYING:
            pay(self, action - self.numbers.first_payee)
        else:
            choose_plate(self, action - PLATE)

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


def start(setup: "Setup[GoldEdition]", source: Source) -> GoldState:
    """Shuffle the bag, fill the row and open the first auction."""
    numbers = numbers_of(setup)
    state = GoldState(setup, setup.players, numbers, action_buffer(SHARDS + numbers.shards))
    state.set_up(source)
    return state


def restore(setup: "Setup[GoldEdition]", cells: vec[i64]) -> GoldState:
    """Make a state of its cells."""
    return GoldState(setup, setup.players, numbers_of(setup), cells)
