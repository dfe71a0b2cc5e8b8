"""The judgement of bids: what a shard is worth in beads, to a seat and to its rivals.

A shard is worth as many beads as what it adds to the prospects of a plate. The others are thought to bid
anything up to what the shard is worth to them, as far as the table can see. A bid weighs the shard against
its price, what the winner pays to the lowest bidder, and what somebody else would make of the shard.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import AUCTION, BEADS, MAX_SEATS, PLATES, SEAT, SEATS, SHARDS, TURNED
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy.plates import ONE, ONE_BITS
from patolli.games.gold.policy.prospects import Prospects
from patolli.games.gold.shards import FRONT

NOT_CACHED: Final[i64] = -1
LOW_BITS: Final[i64] = 0x7FFFFFFF
SPREAD: Final[i64] = 0x2545F491
NO_WHIM: Final[i64] = 524800
"""The whim of which both halves, of ten bits each, are in the middle: it changes no price."""

# Found by letting policies play each other
DARING: Final[i64] = 5000
SURPRISE: Final[i64] = 4096
"""The others bid at most DARING times the fair price, in ONEs, and SURPRISE more, in ONEs of a bead."""
MOODS: Final[i64] = 2000
"""By how much a player's mood may change what a shard is worth to it, in ONEs."""
NERVE: Final[i64] = 3000
"""Up to which part of another's fair price nothing is bid at all, in ONEs."""
ROUNDING: Final[i64] = 1600
"""By how much a fair price goes up or down by a whim before it is rounded, in ONEs of a bead."""


@final
class Bids:
    """A judge of bids, which caches the fair price of every seat for the shard for sale."""

    numbers: Numbers
    players: i64
    prospects: Prospects

    # By seat, as far as everybody can see
    cached: vec[i64]  # the hash of the sale whose price is cached
    prices: vec[i64]  # the fair price, in ONEs of a bead

    def __init__(self, numbers: Numbers, players: i64, prospects: Prospects) -> None:
        self.numbers = numbers
        self.players = players
        self.prospects = prospects
        self.cached = vec[i64]([NOT_CACHED] * MAX_SEATS)
        self.prices = action_buffer(MAX_SEATS)

    def fair_bid(self, cells: vec[i64], seat: i64, whim: i64) -> i64:
        """Return the bid at which winning is no better than being paid, or 0 if it has no chance to win."""
        gain = self.prospects.gain(cells, seat, True)
        if gain <= 0:
            return 0
        mood = ((whim & 1023) - 512) * MOODS // 512
        fair = self.price(cells, gain + gain * mood // ONE)
        rival: i64 = 0
        enough: i64 = 0
        for other in range(self.players):
            if other != seat:
                theirs = self.fair_price(cells, other)
                rival = max(rival, theirs)
                enough = max(enough, self.highest_bid(cells, other, theirs))
        if fair * ONE < rival * NERVE:
            return 0
        return min((fair + (whim >> 10) * ROUNDING // 512 + ONE // 2 - ROUNDING) >> ONE_BITS, enough + 1)

    def price(self, cells: vec[i64], gain: i64) -> i64:
        """Return a fair price for a gain, in ONEs of a bead. The payment helps another seat, too."""
        bead = self.prospects.bead_worth(self.prospects.auctions_after(cells))
        return gain * ONE * (self.players - 1) // (self.players * max(bead, 1))

    def fair_price(self, cells: vec[i64], seat: i64) -> i64:
        """Return a fair price for a seat, as far as everybody can see, in ONEs of a bead."""
        sale = self.sale_hash(cells, seat, False)
        if self.cached[seat] != sale:
            self.cached[seat] = sale
            self.prices[seat] = self.price(cells, self.prospects.gain(cells, seat, False))
        return self.prices[seat]

    def highest_bid(self, cells: vec[i64], seat: i64, fair: i64) -> i64:
        """Return the most that a seat with this fair price is thought to bid."""
        daring = ((fair * DARING >> ONE_BITS) + SURPRISE) >> ONE_BITS
        return min(daring, cells[SEATS + seat * SEAT + BEADS])

    # Hashes

    def whim(self, cells: vec[i64], seat: i64) -> i64:
        """Return a number below 2**20 that differs from seat to seat, made of what the seat can see.

        Equal bids cancel each other, so players who think alike must not bid alike. The others cannot foresee
        it once there are backs on the seat's plates that only the seat knows; without any it depends only on
        what lies open, and everybody can compute it."""
        number = self.sale_hash(cells, seat, True)
        return mixed(mixed(number, seat + 1), 1) >> 20 & 1048575

    def sale_hash(self, cells: vec[i64], seat: i64, known: bool) -> i64:
        """Hash the shard for sale and a seat's beads and plates, with all backs or only public ones.

        Two sales collide about once in 2**60."""
        number = (cells[SEATS + seat * SEAT + BEADS] * 64 + cells[AUCTION]) * 65536 + (
            cells[SHARDS + cells[AUCTION]] & FRONT
        )
        for plate in range(self.numbers.plates):
            shards = cells[SEATS + seat * SEAT + PLATES + plate]
            number = mixed(number, plate + 1)
            while shards:
                n = lowest(shards)
                shards &= shards - 1
                shard = cells[SHARDS + n]
                number = mixed(number, either(known or cells[TURNED] & BIT[n] != 0, shard, shard & FRONT))
        return number


def mixed(number: i64, more: i64) -> i64:
    """Mix one more number into a hash."""
    number ^= more
    return (number & LOW_BITS) * SPREAD ^ number >> 31
