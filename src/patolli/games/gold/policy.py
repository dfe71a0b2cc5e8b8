"""What a cheap player thinks in Das Gold der Maya.

A shard is worth to a player what it adds to the prospects of a plate (see valuing.py), and as many beads as
that. The others are thought to bid anything up to what the shard is worth to them, as far as the table can
see. A bid weighs the shard against its price, what the winner pays to the lowest bidder, and what somebody
else would make of the shard.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State, action_buffer
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BIDDING,
    CHOSEN,
    KEPT,
    MAX_SEATS,
    OPENED,
    OVER,
    PAYEES,
    PAYING,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import KEEP, OUT, PLATE, TURN, Numbers
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import FRONT, MATERIALS, down_of, size_of, up_of
from patolli.games.gold.valuing import ONE, ONE_BITS, REACH, PlateValuer

MOST_BEADS: Final[i64] = 200
NOT_ASKED: Final[i64] = -1
LOW_BITS: Final[i64] = 0x7FFFFFFF
SPREAD: Final[i64] = 0x2545F491

# Found by letting policies play each other
LIQUIDITY: Final[i64] = 170
"""What a bead is worth at the beginning beyond its points at the end, in hundredths of a point."""
DARING: Final[i64] = 5000
SURPRISE: Final[i64] = 4096
"""The others bid at most so many fair prices and so many beads, in ONEs."""
MOODS: Final[i64] = 2000
"""By how much a player's mood may change what a shard is worth to it, in ONEs."""
SPITE: Final[i64] = 0
"""How much of the others' average gain counts as one's own, in ONEs."""
NERVE: Final[i64] = 3000
"""Up to which part of another's fair price nothing is bid at all, in ONEs."""
CREDIT: Final[i64] = 40
"""The more beads, the better the chances to get what is missing; these many count as if all had them."""
ROUNDING: Final[i64] = 1600
"""By how much a fair price goes up or down by a whim before it is rounded, in ONEs of a bead."""
SHOWN_BACK: Final[i64] = 1
"""What it costs to let everybody see a back."""


class GoldPolicy(Policy):
    numbers: Numbers
    players: i64
    valuer: PlateValuer

    # By seat, what everybody can see of the shard for sale
    asked: vec[i64]  # for which shards this was found out
    gain: vec[i64]  # what the shard would be worth to the seat
    fair: vec[i64]  # the fair price of that, in ONEs of a bead

    # How it plays, see above; here, so that policies with other numbers can be tried against each other
    liquidity: i64
    daring: i64
    surprise: i64
    moods: i64
    spite: i64
    nerve: i64
    credit: i64
    rounding: i64

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.players = players
        self.valuer = PlateValuer(numbers, players, REACH)
        self.asked = vec[i64]([NOT_ASKED] * MAX_SEATS)
        self.gain = action_buffer(MAX_SEATS)
        self.fair = action_buffer(MAX_SEATS)
        self.liquidity = LIQUIDITY
        self.daring = DARING
        self.surprise = SURPRISE
        self.moods = MOODS
        self.spite = SPITE
        self.nerve = NERVE
        self.credit = CREDIT
        self.rounding = ROUNDING

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        position = cast(GoldState, state)
        stage = position.cells[STAGE]
        if stage == BIDDING:
            self.rank_bids(position, seat, size, worth)
        elif stage == ARRANGING:
            for n in range(size):
                worth[n] = self.arranged(position, actions[n])
        elif stage == PAYING:
            for n in range(size):
                worth[n] = self.paying(position, actions[n] - self.numbers.first_payee)
        else:
            for n in range(size):
                worth[n] = self.assigned(position, seat, actions[n] - PLATE)

    # Bidding

    def rank_bids(self, state: GoldState, seat: i64, size: i64, worth: vec[i64]) -> None:
        """Every bid, from no beads on, is the worse the farther it is from the one to make: more is wasted,
        with less the shard may go to somebody else."""
        bead = self.bead_worth(self.numbers.shards - 1 - state.cells[AUCTION])
        best = min(self.fair_bid(state, seat), size - 1)
        for bid in range(size):
            worth[bid] = either(bid > best, (best - bid) * bead, (bid - best) * bead * 3 // 4)

    def fair_bid(self, state: GoldState, seat: i64) -> i64:
        """The price at which winning is no better than being the one who is paid, if that may win."""
        others = self.players - 1
        theirs: i64 = 0
        rival: i64 = 0
        enough: i64 = 0
        for other in range(self.players):
            if other != seat:
                self.look_at(state, other)
                theirs += self.gain[other]
                rival = max(rival, self.fair[other])
                highest = ((self.fair[other] * self.daring >> ONE_BITS) + self.surprise) >> ONE_BITS
                enough = max(enough, min(highest, state.cells[SEATS + other * SEAT + BEADS]))
        gain = self.own_gain(state, seat)
        if gain <= 0:
            return 0
        whim = self.whim(state, seat)
        mood = ((whim & 1023) - 512) * self.moods // 512
        gain += gain * mood // ONE + theirs * self.spite // (others * ONE)
        fair = self.price(gain, self.numbers.shards - 1 - state.cells[AUCTION])
        if fair * ONE < rival * self.nerve:
            return 0
        return min(
            (fair + (whim >> 10) * self.rounding // 512 + ONE // 2 - self.rounding) >> ONE_BITS, enough + 1
        )

    def price(self, gain: i64, left: i64) -> i64:
        """A fair price for what a shard adds, in ONEs of a bead. What is paid helps another, too."""
        return gain * ONE * (self.players - 1) // (self.players * max(self.bead_worth(left), 1))

    def whim(self, state: GoldState, seat: i64) -> i64:
        """A number below 2**20 that nobody else can foresee: it depends on backs that only the seat knows.

        Equal bids cancel each other, so players who think alike must not bid alike."""
        number = self.question(state, seat, True)
        return self.mixed(self.mixed(number, seat + 1), 1) >> 20 & 1048575

    def own_gain(self, state: GoldState, seat: i64) -> i64:
        """What the shard for sale would add to a seat's best plate, over all backs that it may have."""
        best: i64 = 0
        for plate in range(self.numbers.plates):
            best = max(best, self.plate_gain(state, seat, plate, True))
        return best

    def plate_gain(self, state: GoldState, seat: i64, plate: i64, known: bool) -> i64:
        """What the shard for sale would add to one plate, for somebody who knows its backs or not."""
        cells = state.cells
        numbers = self.numbers
        valuer = self.valuer
        left = self.chances(cells, seat, numbers.shards - 1 - cells[AUCTION])
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
        credit = self.credit
        own = left * (cells[SEATS + seat * SEAT + BEADS] + credit) // (self.numbers.beads + credit)
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
        return self.numbers.bead * POINT + self.liquidity * left // self.numbers.shards

    def look_at(self, state: GoldState, other: i64) -> None:
        """What the shard for sale is worth to another seat, as far as everybody can see."""
        cells = state.cells
        asked = self.question(state, other, False)
        if self.asked[other] == asked:
            return
        self.asked[other] = asked
        best: i64 = 0
        for plate in range(self.numbers.plates):
            best = max(best, self.plate_gain(state, other, plate, False))
        self.gain[other] = best
        self.fair[other] = self.price(best, self.numbers.shards - 1 - cells[AUCTION])

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
        price = cells[SEATS + cells[WINNER] * SEAT + OPENED]
        worth = -price * self.bead_worth(self.numbers.shards - 1 - cells[AUCTION])
        return worth - self.standing(state, payee, False, self.numbers.shards - 1 - cells[AUCTION]) // 16

    def standing(self, state: GoldState, seat: i64, known: bool, left: i64) -> i64:
        """A seat's beads and the prospects of its plates."""
        cells = state.cells
        own = SEATS + seat * SEAT
        chances = self.chances(cells, seat, left)
        worth = cells[own + BEADS] * self.numbers.bead * POINT
        for plate in range(self.numbers.plates):
            shards = cells[own + PLATES + plate]
            self.valuer.clear()
            self.add_shards(cells, shards, known)
            worth += self.untouched(state, shards, chances)
        return worth

    # Choosing a plate

    def assigned(self, state: GoldState, seat: i64, plate: i64) -> i64:
        """What the new shard, whose back is known now, adds to a plate."""
        cells = state.cells
        left = self.chances(cells, seat, self.numbers.shards - 1 - cells[AUCTION])
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
        left = self.chances(cells, cells[WINNER], self.numbers.shards - 1 - cells[AUCTION])
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

    # The end

    def forecast(self, state: State, into: vec[i64]) -> None:
        position = cast(GoldState, state)
        cells = position.cells
        stage = cells[STAGE]
        if stage == OVER:
            position.tally(into)
            for seat in range(self.players):
                into[seat] *= POINT
            return
        left = self.numbers.shards - cells[AUCTION]
        if stage != BIDDING:
            left -= 1
        for seat in range(self.players):
            into[seat] = self.standing(position, seat, True, left)
        winner = cells[WINNER]
        if stage == ARRANGING:
            chances = self.chances(cells, winner, left)
            into[winner] += self.arrangement_gain(position, winner, chances)
        elif stage != BIDDING:
            best: i64 = 0
            for plate in range(self.numbers.plates):
                best = max(best, self.assigned(position, winner, plate))
            into[winner] += best
        if stage == PAYING:
            self.forecast_payment(cells, into)

    def arrangement_gain(self, state: GoldState, seat: i64, left: i64) -> i64:
        """What the arrangement that has begun adds to the plate as it was."""
        cells = state.cells
        shards = cells[SEATS + seat * SEAT + PLATES + cells[CHOSEN]]
        self.valuer.clear()
        self.add_shards(cells, shards, True)
        before = self.untouched(state, shards, left)
        self.lay_decided(cells)
        self.add_shards(cells, cells[UNDECIDED], True)
        return self.valuer.worth(left) - before

    def forecast_payment(self, cells: vec[i64], into: vec[i64]) -> None:
        """The winner pays one of several, each as likely."""
        price = cells[SEATS + cells[WINNER] * SEAT + OPENED] * self.numbers.bead * POINT
        into[cells[WINNER]] -= price
        several: i64 = 0
        for seat in range(self.players):
            if cells[PAYEES] & BIT[seat]:
                several += 1
        for seat in range(self.players):
            if cells[PAYEES] & BIT[seat]:
                into[seat] += price // several

    # Reasons

    def reason(self, state: State, seat: i64, action: i64) -> str:
        position = cast(GoldState, state)
        stage = position.cells[STAGE]
        if stage == BIDDING:
            return self.why_bid(position, seat, action - self.numbers.first_bid)
        if stage == ARRANGING:
            return self.why_arrange(position, action)
        if stage == PAYING:
            return self.why_pay(position, action - self.numbers.first_payee)
        worth = self.assigned(position, seat, action - PLATE)
        return f"There the shard adds about {in_points(worth)} to what the plate may become."

    def why_bid(self, state: GoldState, seat: i64, bid: i64) -> str:
        gain = max(self.own_gain(state, seat), 0)
        worth = f"The shard is worth about {in_points(gain)} to you"
        fair = self.fair_bid(state, seat)
        if bid == 0:
            if fair == 0:
                return f"{worth}, so it is better to be paid than to pay."
            return f"{worth}; who bids nothing may be paid for leaving it."
        if bid > fair:
            return f"{worth}, and {in_beads(fair)} should do: this is a high price."
        if bid < fair:
            return f"{worth}; this is cheap, but somebody may bid more than {in_beads(bid)}."
        return f"{worth}, and {in_beads(bid)} may win it at a fair price."

    def why_pay(self, state: GoldState, payee: i64) -> str:
        cells = state.cells
        tablet: i64 = 0
        for other in range(self.players):
            if other != cells[WINNER] and self.promise(state, other) > tablet:
                tablet = self.promise(state, other)
        promise = self.promise(state, payee)
        about = f"Seat {payee + 1} has a plate that may become about {in_points(promise)}"
        if promise < tablet:
            return f"{about}, less than the best of the others: beads do little harm there."
        return f"{about}, the best of the others: beads do most harm there."

    def promise(self, state: GoldState, seat: i64) -> i64:
        """What everybody can see that the plates of a seat may become."""
        beads = state.cells[SEATS + seat * SEAT + BEADS] * self.numbers.bead * POINT
        return self.standing(state, seat, False, self.numbers.shards - 1 - state.cells[AUCTION]) - beads

    def why_arrange(self, state: GoldState, action: i64) -> str:
        cells = state.cells
        shard = cells[SHARDS + shard_to_decide(cells)]
        worth = self.arranged(state, action)
        if action == OUT:
            what = "Without this shard"
        else:
            what = f"With {MATERIALS[lowest(down_of(shard) if action == TURN else up_of(shard))]} up"
        if cells[AUCTION] == self.numbers.shards - 1:
            return (
                f"{what} the tablet scores at most {in_points(max(worth + SHOWN_BACK, 0) // POINT * POINT)}."
            )
        return f"{what} the plate may become a tablet worth about {in_points(worth)}."


def in_points(worth: i64) -> str:
    """A worth in words, to a tenth of a point."""
    tenths = max(worth, 0) * 10 // POINT
    number = f"{tenths // 10}.{tenths % 10}" if tenths % 10 else f"{tenths // 10}"
    return "1 point" if tenths == 10 else f"{number} points"


def in_beads(beads: i64) -> str:
    return "1 bead" if beads == 1 else f"{beads} beads"
