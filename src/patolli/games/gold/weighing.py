"""What the decisions of Das Gold der Maya are worth, cheaply.

A shard is worth to a player what it adds to the prospects of a plate (see valuing.py), and as many beads as
that. The others are thought to bid anything up to what the shard is worth to them, as far as the table can
see. A bid weighs the shard against its price, what the winner pays to the lowest bidder, and what somebody
else would make of the shard.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.policy import POINT
from patolli.engine.state import action_buffer
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    AUCTION,
    BEADS,
    KEPT,
    MAX_SEATS,
    OPENED,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import KEEP, TURN, Numbers
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import FRONT, down_of, size_of, up_of
from patolli.games.gold.valuing import ONE, ONE_BITS, REACH, PlateValuer

NOT_ASKED: Final[i64] = -1
LOW_BITS: Final[i64] = 0x7FFFFFFF
SPREAD: Final[i64] = 0x2545F491
NO_WHIM: Final[i64] = 524800
"""The whim of which both halves, of ten bits each, are in the middle: it changes no price."""

# Found by letting policies play each other
LIQUIDITY: Final[i64] = 170
"""What a bead is worth at the beginning beyond its points at the end, in hundredths of a point."""
DARING: Final[i64] = 5000
SURPRISE: Final[i64] = 4096
"""The others bid at most so many fair prices and so many beads, in ONEs."""
MOODS: Final[i64] = 2000
"""By how much a player's mood may change what a shard is worth to it, in ONEs."""
NERVE: Final[i64] = 3000
"""Up to which part of another's fair price nothing is bid at all, in ONEs."""
CREDIT: Final[i64] = 40
"""The more beads, the better the chances to get what is missing; these many count as if all had them."""
ROUNDING: Final[i64] = 1600
"""By how much a fair price goes up or down by a whim before it is rounded, in ONEs of a bead."""
SHOWN_BACK: Final[i64] = 1
"""What it costs to let everybody see a back."""


@final
class Weighing:
    """Weighs decisions; keeps its room to work in, so that asking often allocates nothing."""

    numbers: Numbers
    players: i64
    valuer: PlateValuer

    # By seat, what everybody can see of the shard for sale
    asked: vec[i64]  # for which shards this was found out
    fair: vec[i64]  # the fair price of the shard, in ONEs of a bead

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.players = players
        self.valuer = PlateValuer(numbers, players, REACH)
        self.asked = vec[i64]([NOT_ASKED] * MAX_SEATS)
        self.fair = action_buffer(MAX_SEATS)

    # Bidding

    def fair_bid(self, state: GoldState, seat: i64, whim: i64) -> i64:
        """The price at which winning is no better than being the one who is paid, if that may win."""
        gain = self.gain(state, seat, True)
        if gain <= 0:
            return 0
        mood = ((whim & 1023) - 512) * MOODS // 512
        fair = self.price(gain + gain * mood // ONE, self.auctions_after(state))
        rival: i64 = 0
        enough: i64 = 0
        for other in range(self.players):
            if other != seat:
                self.look_at(state, other)
                rival = max(rival, self.fair[other])
                enough = max(enough, self.highest_bid(state, other))
        if fair * ONE < rival * NERVE:
            return 0
        return min((fair + (whim >> 10) * ROUNDING // 512 + ONE // 2 - ROUNDING) >> ONE_BITS, enough + 1)

    def highest_bid(self, state: GoldState, other: i64) -> i64:
        """The most that another seat, which was looked at, is thought to bid."""
        daring = ((self.fair[other] * DARING >> ONE_BITS) + SURPRISE) >> ONE_BITS
        return min(daring, state.cells[SEATS + other * SEAT + BEADS])

    def auctions_after(self, state: GoldState) -> i64:
        """How many auctions are left after this one."""
        return self.numbers.shards - 1 - state.cells[AUCTION]

    def price(self, gain: i64, left: i64) -> i64:
        """A fair price for what a shard adds, in ONEs of a bead. What is paid helps another, too."""
        return gain * ONE * (self.players - 1) // (self.players * max(self.bead_worth(left), 1))

    def whim(self, state: GoldState, seat: i64) -> i64:
        """A number below 2**20 that differs from seat to seat, made of what the seat can see.

        Equal bids cancel each other, so players who think alike must not bid alike. The others cannot foresee
        it once there are backs on the seat's plates that only the seat knows; without any it depends only on
        what lies open, and everybody can compute it."""
        number = self.question(state, seat, True)
        return self.mixed(self.mixed(number, seat + 1), 1) >> 20 & 1048575

    def gain(self, state: GoldState, seat: i64, known: bool) -> i64:
        """What the shard for sale would add to a seat's best plate, over all backs that it may have."""
        best: i64 = 0
        for plate in range(self.numbers.plates):
            best = max(best, self.plate_gain(state, seat, plate, known))
        return best

    def plate_gain(self, state: GoldState, seat: i64, plate: i64, known: bool) -> i64:
        """What the shard for sale would add to one plate, for somebody who knows its backs or not."""
        cells = state.cells
        numbers = self.numbers
        valuer = self.valuer
        left = self.chances(cells, seat, self.auctions_after(state))
        shards = cells[SEATS + seat * SEAT + PLATES + plate]
        valuer.clear()
        self.add_shards(cells, shards, known)
        without = self.untouched(state, shards, left)
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
                worth += likely * valuer.worth(left)
                weight += likely
        return worth // weight - without

    def chances(self, cells: vec[i64], seat: i64, left: i64) -> i64:
        """So many auctions left, in auctions of somebody with as many beads as at the beginning."""
        if not left:
            return 0
        own = left * (cells[SEATS + seat * SEAT + BEADS] + CREDIT) // (self.numbers.beads + CREDIT)
        return max(min(own, self.numbers.shards), 1)

    def untouched(self, state: GoldState, shards: i64, left: i64) -> i64:
        """What a plate is worth if this auction leaves it alone. The shards are with the valuer."""
        if not left:
            return state.plate_points(shards) * POINT
        return self.valuer.worth(left)

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

    def bead_worth(self, left: i64) -> i64:
        return self.numbers.bead * POINT + LIQUIDITY * left // self.numbers.shards

    def look_at(self, state: GoldState, other: i64) -> None:
        """Find a fair price of the shard for sale for another seat, as far as everybody can see."""
        asked = self.question(state, other, False)
        if self.asked[other] == asked:
            return
        self.asked[other] = asked
        self.fair[other] = self.price(self.gain(state, other, False), self.auctions_after(state))

    def question(self, state: GoldState, other: i64, known: bool) -> i64:
        """The shard for sale, and the beads and plates of a seat, in one number: with all backs, or with
        those that everybody knows. (Two that are the same by accident: once in 2**60.)"""
        cells = state.cells
        number = (cells[SEATS + other * SEAT + BEADS] * 64 + cells[AUCTION]) * 65536 + (
            cells[SHARDS + cells[AUCTION]] & FRONT
        )
        for plate in range(self.numbers.plates):
            shards = cells[SEATS + other * SEAT + PLATES + plate]
            number = self.mixed(number, plate + 1)
            while shards:
                n = lowest(shards)
                shards &= shards - 1
                shard = cells[SHARDS + n]
                number = self.mixed(
                    number, either(known or cells[TURNED] & BIT[n] != 0, shard, shard & FRONT)
                )
        return number

    def mixed(self, number: i64, more: i64) -> i64:
        number ^= more
        return (number & LOW_BITS) * SPREAD ^ number >> 31

    # Paying

    def paying(self, state: GoldState, payee: i64) -> i64:
        """Beads harm least with who has least."""
        cells = state.cells
        left = self.auctions_after(state)
        price = cells[SEATS + cells[WINNER] * SEAT + OPENED]
        return -price * self.bead_worth(left) - self.standing(state, payee, False, left) // 16

    def standing(self, state: GoldState, seat: i64, known: bool, left: i64) -> i64:
        """A seat's beads and the prospects of its plates."""
        beads = state.cells[SEATS + seat * SEAT + BEADS]
        return beads * self.numbers.bead * POINT + self.prospects(state, seat, known, left)

    def prospects(self, state: GoldState, seat: i64, known: bool, left: i64) -> i64:
        """What a seat's plates may become, for somebody who knows their backs or not."""
        cells = state.cells
        chances = self.chances(cells, seat, left)
        worth: i64 = 0
        for plate in range(self.numbers.plates):
            shards = cells[SEATS + seat * SEAT + PLATES + plate]
            self.valuer.clear()
            self.add_shards(cells, shards, known)
            worth += self.untouched(state, shards, chances)
        return worth

    # Choosing a plate

    def assigned(self, state: GoldState, seat: i64, plate: i64) -> i64:
        """What the new shard, whose back is known now, adds to a plate."""
        cells = state.cells
        left = self.chances(cells, seat, self.auctions_after(state))
        shards = cells[SEATS + seat * SEAT + PLATES + plate]
        self.valuer.clear()
        self.add_shards(cells, shards, True)
        without = self.untouched(state, shards, left)
        shard = cells[SHARDS + cells[AUCTION]]
        self.valuer.add(size_of(shard), up_of(shard) | down_of(shard))
        return self.valuer.worth(left) - without

    # Arranging

    def arranged(self, state: GoldState, action: i64) -> i64:
        """What the plate is worth with a shard decided so, and with the best that is left for the others."""
        cells = state.cells
        n = shard_to_decide(cells)
        shard = cells[SHARDS + n]
        self.lay_decided(cells)
        if action == KEEP:
            self.valuer.lay(size_of(shard), up_of(shard))
        elif action == TURN:
            self.valuer.lay(size_of(shard), down_of(shard))
        self.add_shards(cells, cells[UNDECIDED] & ~BIT[n], True)
        left = self.chances(cells, cells[WINNER], self.auctions_after(state))
        worth = self.valuer.worth(left)
        return worth - either(action == TURN and not cells[TURNED] & BIT[n], SHOWN_BACK, 0)

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
