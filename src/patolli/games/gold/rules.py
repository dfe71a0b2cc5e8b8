"""Das Gold der Maya: the rules, in the order of the rulebook.

Thirty auctions; in each, everyone bids in secret for the front shard of the row, and who wins it arranges a
plate. Every auction takes one shard off the row for good, and nothing puts one back, so the game ends.
"""

from typing import TYPE_CHECKING, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import BIT, lowest
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, State, action_buffer
from patolli.games.gold.arranging import (
    HOW,
    arrange,
    begin_arranging,
    legal_arranging,
    shard_to_decide,
    show_arrangement,
)
from patolli.games.gold.audit import broken_invariant
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BID,
    BIDDING,
    CHOOSING,
    CHOSEN,
    NOBODY,
    OPENED,
    OVER,
    PAYEE,
    PAYEES,
    PAYING,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.effects import BidMade, PlateChosen
from patolli.games.gold.numbers import PLATE, Numbers
from patolli.games.gold.plates import one_material_points, outline_of, tablet_points, values
from patolli.games.gold.recording import (
    record_auction,
    record_bids,
    record_decision,
    record_no_sale,
    record_payment,
    record_sale,
    record_scores,
)
from patolli.games.gold.shards import size_of
from patolli.games.gold.unseen import conceal, imagine

if TYPE_CHECKING:
    from patolli.engine.game import Setup


@final
@mypyc_attr(acyclic=True)
class GoldState(State):
    numbers: Numbers

    def __init__(self, setup: "Setup", players: i64, numbers: Numbers, cells: vec[i64]) -> None:
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
        self.open_auction()

    # Auction: the row is filled up from the bag, and all bid for its front shard

    def open_auction(self) -> None:
        """The row is the next shards by number, so drawing one is nothing but the auction's higher number."""
        self.cells[STAGE] = BIDDING
        self.cells[PENDING] = BIT[self.players] - 1

    def open_bids(self) -> None:
        cells = self.cells
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            cells[own + OPENED] = cells[own + BID]
            cells[own + BID] = NOBODY
        cells[PAYEE] = NOBODY
        winner = self.highest_lone_bidder()
        cells[WINNER] = winner
        if self.record is not None:
            record_bids(self, self.record)
        if winner < 0:
            if self.record is not None:
                record_no_sale(self, self.record)
            self.end_auction()  # The shard leaves the game with its back unseen.
            return
        payees = self.possible_payees(winner)
        if self.record is not None:
            record_sale(self, self.record, winner, payees)
        if payees & (payees - 1):
            cells[STAGE] = PAYING
            cells[PENDING] = BIT[winner]
            cells[PAYEES] = payees
        else:
            self.pay(lowest(payees))  # Ruling GOLD-1: a single possible payee is no decision.

    def highest_lone_bidder(self) -> i64:
        """Who bid most of those whose bid nobody else made. Equal bids cancel each other, a bid of 0 never
        wins.

        Ruling GOLD-6: that goes for ties on several levels too; 5-5-3-3 sells to nobody.
        """
        cells = self.cells
        winner: i64 = NOBODY
        highest: i64 = 0
        for seat in range(self.players):
            bid = cells[SEATS + seat * SEAT + OPENED]
            if bid > highest:
                equal: i64 = 0
                for other in range(self.players):
                    if cells[SEATS + other * SEAT + OPENED] == bid:
                        equal += 1
                if equal == 1:
                    winner = seat
                    highest = bid
        return winner

    def possible_payees(self, winner: i64) -> i64:
        """Those who bid least; if that is the winner itself, anybody else."""
        cells = self.cells
        least = cells[SEATS + winner * SEAT + OPENED]
        payees = BIT[winner]
        for seat in range(self.players):
            bid = cells[SEATS + seat * SEAT + OPENED]
            if bid < least:
                least = bid
                payees = BIT[seat]
            elif bid == least:
                payees |= BIT[seat]
        return BIT[self.players] - 1 - payees if payees == BIT[winner] else payees

    def pay(self, payee: i64) -> None:
        """The others keep their beads. Ruling GOLD-1: payment comes before looking at the back."""
        cells = self.cells
        winner = SEATS + cells[WINNER] * SEAT
        bid = cells[winner + OPENED]
        cells[winner + BEADS] -= bid
        cells[SEATS + payee * SEAT + BEADS] += bid
        if self.record is not None:
            record_payment(self, self.record, payee, bid)
        cells[PAYEE] = payee
        cells[PAYEES] = 0
        cells[PENDING] = BIT[cells[WINNER]]
        if self.numbers.plates > 1:
            cells[STAGE] = CHOOSING
        else:
            self.arrange_plate(0)

    # The plate. The winner has looked at the back; with two players it assigns the shard to one of two plates

    def arrange_plate(self, plate: i64) -> None:
        cells = self.cells
        cells[CHOSEN] = plate
        cells[STAGE] = ARRANGING
        begin_arranging(cells)

    def end_auction(self) -> None:
        """After the last auction too its winner may arrange, and has done so by now."""
        cells = self.cells
        cells[AUCTION] += 1
        if cells[AUCTION] < self.numbers.shards:
            if self.record is not None:
                record_auction(self, self.record)
            self.open_auction()
        else:
            cells[STAGE] = OVER
            cells[PENDING] = 0
            if self.record is not None:
                record_scores(self, self.record)

    # Decisions

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        cells = self.cells
        if not cells[PENDING] & BIT[seat]:
            return 0
        stage = cells[STAGE]
        if stage == BIDDING:
            count = cells[SEATS + seat * SEAT + BEADS] + 1
            first = self.numbers.first_bid
            for beads in range(count):
                into[beads] = first + beads
            return count
        if stage == ARRANGING:
            return legal_arranging(cells, self.numbers, into)
        if stage == PAYING:
            return self.legal_payees(into)
        for plate in range(self.numbers.plates):
            into[plate] = PLATE + plate
        return self.numbers.plates

    def legal_payees(self, into: vec[i64]) -> i64:
        n: i64 = 0
        payees = self.cells[PAYEES]
        while payees:
            into[n] = self.numbers.first_payee + lowest(payees)
            n += 1
            payees &= payees - 1
        return n

    def apply(self, seat: i64, action: i64) -> None:
        cells = self.cells
        stage = cells[STAGE]
        if stage == BIDDING:
            cells[SEATS + seat * SEAT + BID] = action - self.numbers.first_bid
            cells[PENDING] &= ~BIT[seat]
            if self.record is not None:
                self.record.append(BidMade(seat, action - self.numbers.first_bid))
            if not cells[PENDING]:
                self.open_bids()
        elif stage == ARRANGING:
            if self.record is not None:
                record_decision(self, self.record, shard_to_decide(cells), HOW[action])
            arrange(cells, action)
            if not cells[UNDECIDED]:
                show_arrangement(self)
                self.end_auction()
        elif stage == PAYING:
            self.pay(action - self.numbers.first_payee)
        else:
            if self.record is not None:
                self.record.append(PlateChosen(seat, action - PLATE))
            self.arrange_plate(action - PLATE)

    # Scoring. Ruling GOLD-7: a tie is shared, so there is no tie-break.

    def tally(self, into: vec[i64]) -> None:
        cells = self.cells
        for seat in range(self.players):
            own = SEATS + seat * SEAT
            points = cells[own + BEADS] * self.numbers.bead
            for plate in range(self.numbers.plates):
                points += self.plate_points(cells[own + PLATES + plate])
            into[seat] = points

    def plate_points(self, shards: i64) -> i64:
        cells = self.cells
        return tablet_points(self.numbers, outline_of(cells, shards), values(cells, self.numbers, shards))

    def tablet_parts(self, shards: i64) -> tuple[int, int, int]:
        """What a plate scores for being complete, for its values and for being one material."""
        outline = outline_of(self.cells, shards)
        points = self.plate_points(shards)
        if size_of(outline) < self.numbers.circle:
            return 0, points, 0
        one_material = one_material_points(self.numbers, outline)
        return self.numbers.complete, points - self.numbers.complete - one_material, one_material

    # Secrets

    def conceal(self, seat: i64) -> None:
        conceal(self.cells, self.numbers, self.players, seat)

    def imagine(self, seat: i64, source: Source) -> None:
        imagine(self.cells, self.numbers, self.players, seat, source)

    def reopen(self, seat: i64) -> None:
        cells = self.cells
        if cells[STAGE] == BIDDING:
            for other in range(self.players):
                if other != seat:
                    cells[SEATS + other * SEAT + BID] = NOBODY
            cells[PENDING] |= (BIT[self.players] - 1) & ~BIT[seat]
        elif cells[STAGE] == ARRANGING and cells[WINNER] != seat:
            begin_arranging(cells)

    def reveals(self) -> i64:
        """Something is shown when the bids are opened, when the winner has paid and looks at the back, and
        when it has arranged its plate and a shard is drawn."""
        return 3 * self.cells[AUCTION] + min(self.cells[STAGE], CHOOSING)

    # Invariants

    def audit(self) -> str:
        return broken_invariant(self.cells, self.numbers, self.players)


def start(setup: "Setup", numbers: Numbers, source: Source) -> GoldState:
    """A shuffled bag, the first row and the first auction."""
    players: i64 = setup.players
    state = GoldState(setup, players, numbers, action_buffer(SHARDS + numbers.shards))
    state.set_up(source)
    return state
