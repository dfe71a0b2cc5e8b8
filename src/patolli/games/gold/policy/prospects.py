"""The prospects of a seat: what its plates may become, and what a decision adds to them.

A plate's value comes from plates.py. What a bead is worth and how many chances a seat has depend on the
auctions that are left.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.policy import POINT
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    AUCTION,
    BEADS,
    CHOSEN,
    KEEP,
    KEPT,
    OPENED,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    TURN,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy.plates import PlateValuer
from patolli.games.gold.scoring import plate_points
from patolli.games.gold.shards import down_of, size_of, up_of

# Found by letting policies play each other
LIQUIDITY: Final[i64] = 170
"""What a bead is worth at the beginning beyond its points at the end, in hundredths of a point."""
CREDIT: Final[i64] = 40
"""Beads that every seat is thought to have besides its own, when its beads decide about its chances."""
SHOWN_BACK: Final[i64] = 1
"""What it costs to let everybody see a back."""


@final
class Prospects:
    """A judge of seats and decisions, which keeps its valuer, so that asking often allocates nothing."""

    numbers: Numbers
    valuer: PlateValuer

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.valuer = PlateValuer(numbers, players)

    # The auctions that are left

    def auctions_after(self, cells: vec[i64]) -> i64:
        """Count the auctions that are left after this one."""
        return self.numbers.shards - 1 - cells[AUCTION]

    def bead_worth(self, left: i64) -> i64:
        return self.numbers.bead * POINT + LIQUIDITY * left // self.numbers.shards

    def chances(self, cells: vec[i64], seat: i64, left: i64) -> i64:
        """Convert the auctions left into auctions of a seat with as many beads as at the beginning."""
        if not left:
            return 0
        own = left * (cells[SEATS + seat * SEAT + BEADS] + CREDIT) // (self.numbers.beads + CREDIT)
        return max(min(own, self.numbers.shards), 1)

    # Seats

    def standing(self, cells: vec[i64], seat: i64, known: bool, left: i64) -> i64:
        """Judge a seat's beads and plates together."""
        beads = cells[SEATS + seat * SEAT + BEADS]
        return beads * self.numbers.bead * POINT + self.of_plates(cells, seat, known, left)

    def of_plates(self, cells: vec[i64], seat: i64, known: bool, left: i64) -> i64:
        """Judge what a seat's plates may become, for somebody who knows their backs or not."""
        chances = self.chances(cells, seat, left)
        worth: i64 = 0
        for plate in range(self.numbers.plates):
            worth += self.of_plate(cells, cells[SEATS + seat * SEAT + PLATES + plate], known, chances)
        return worth

    def of_plate(self, cells: vec[i64], shards: i64, known: bool, chances: i64) -> i64:
        """Judge a plate that this auction leaves alone. Its shards stay with the valuer."""
        self.valuer.clear()
        self.add_shards(cells, shards, known)
        if not chances:
            return plate_points(cells, self.numbers, shards) * POINT
        return self.valuer.worth(chances)

    def add_shards(self, cells: vec[i64], shards: i64, known: bool) -> None:
        """Hand shards to the valuer: with both sides, or with only those that everybody knows."""
        while shards:
            n = lowest(shards)
            shards &= shards - 1
            shard = cells[SHARDS + n]
            sides = up_of(shard)
            if known or cells[TURNED] & BIT[n]:
                sides |= down_of(shard)
            self.valuer.add(size_of(shard), sides)

    # The shard for sale

    def gain(self, cells: vec[i64], seat: i64, known: bool) -> i64:
        """Judge what the shard for sale would add to a seat's best plate, over all backs that it may have."""
        best: i64 = 0
        for plate in range(self.numbers.plates):
            best = max(best, self.plate_gain(cells, seat, plate, known))
        return best

    def plate_gain(self, cells: vec[i64], seat: i64, plate: i64, known: bool) -> i64:
        """Judge what the shard for sale would add to one plate, for somebody who knows its backs or not."""
        numbers = self.numbers
        valuer = self.valuer
        chances = self.chances(cells, seat, self.auctions_after(cells))
        without = self.of_plate(cells, cells[SEATS + seat * SEAT + PLATES + plate], known, chances)
        count = valuer.count
        shard = cells[SHARDS + cells[AUCTION]]
        up = up_of(shard)
        first_kind = numbers.size_place[size_of(shard)] * len(numbers.pairs)
        worth: i64 = 0
        weight: i64 = 0
        for pair in range(len(numbers.pairs)):
            if numbers.pairs[pair] & up:
                valuer.count = count
                valuer.add(size_of(shard), numbers.pairs[pair])
                likely = numbers.stock[first_kind + pair]
                worth += likely * valuer.worth(chances)
                weight += likely
        return worth // weight - without

    # Paying

    def of_payment(self, cells: vec[i64], payee: i64) -> i64:
        """Judge paying a seat: beads harm least with the seat that has least."""
        left = self.auctions_after(cells)
        price = cells[SEATS + cells[WINNER] * SEAT + OPENED]
        return -price * self.bead_worth(left) - self.standing(cells, payee, False, left) // 16

    # Choosing a plate

    def of_choice(self, cells: vec[i64], seat: i64, plate: i64) -> i64:
        """Judge what the new shard, whose back is known now, adds to a plate."""
        chances = self.chances(cells, seat, self.auctions_after(cells))
        without = self.of_plate(cells, cells[SEATS + seat * SEAT + PLATES + plate], True, chances)
        shard = cells[SHARDS + cells[AUCTION]]
        self.valuer.add(size_of(shard), up_of(shard) | down_of(shard))
        return self.valuer.worth(chances) - without

    # Arranging

    def of_arrangement(self, cells: vec[i64], action: i64) -> i64:
        """Judge the plate with the next shard decided so, and with the best that is left for the others."""
        n = shard_to_decide(cells)
        shard = cells[SHARDS + n]
        self.lay_decided(cells)
        if action == KEEP:
            self.valuer.lay(size_of(shard), up_of(shard))
        elif action == TURN:
            self.valuer.lay(size_of(shard), down_of(shard))
        self.add_shards(cells, cells[UNDECIDED] & ~BIT[n], True)
        worth = self.valuer.worth(self.chances(cells, cells[WINNER], self.auctions_after(cells)))
        return worth - either(action == TURN and not cells[TURNED] & BIT[n], SHOWN_BACK, 0)

    def arrangement_gain(self, cells: vec[i64]) -> i64:
        """Judge what the arrangement that has begun adds to the plate as it was."""
        winner = cells[WINNER]
        chances = self.chances(cells, winner, self.auctions_after(cells))
        before = self.of_plate(cells, cells[SEATS + winner * SEAT + PLATES + cells[CHOSEN]], True, chances)
        self.lay_decided(cells)
        self.add_shards(cells, cells[UNDECIDED], True)
        return self.valuer.worth(chances) - before

    def lay_decided(self, cells: vec[i64]) -> None:
        """Hand the shards that will lie on the plate to the valuer."""
        self.valuer.clear()
        kept = cells[KEPT]
        while kept:
            n = lowest(kept)
            kept &= kept - 1
            shard = cells[SHARDS + n]
            side = up_of(shard)
            if cells[TURNING] & BIT[n]:
                side = down_of(shard)
            self.valuer.lay(size_of(shard), side)
