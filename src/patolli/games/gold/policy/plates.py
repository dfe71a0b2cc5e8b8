"""The prospects of a plate: the expected points of its tablet at the end of the game.

A plate works towards a run of materials, the run with the best prospects. The shards that can show a
material of the run stay, whole or in the best part that leaves a gap that shards can fill. The chance to fill
it in the auctions that are left comes from a table made once, in which every shard that fits is taken or not,
whichever is better. After the last auction there are no prospects, and every way to lay the shards is tried.

A transposition table keyed by Zobrist hashing keeps the worths of plates that were asked for before.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.chance import FastSource
from patolli.engine.state import action_buffer
from patolli.games.gold.numbers import LARGEST_CIRCLE, MOST_SHARDS, Numbers
from patolli.games.gold.plates import can_lie
from patolli.games.gold.policy.tablets import RUN_COUNT, RUNS
from patolli.games.gold.scoring import tablet_points
from patolli.games.gold.shards import (
    MATERIAL_COUNT,
    SETS_OF_MATERIALS,
    down_of,
    size_of,
    up_of,
    with_shard,
)

ONE_BITS: Final[i64] = 12
ONE: Final[i64] = 4096
"""A certainty, in chances."""
CENT: Final[i64] = 100
"""A point, in worths."""

GAPS: Final[i64] = LARGEST_CIRCLE + 1
AUCTIONS: Final[i64] = MOST_SHARDS + 1
NOT_REACHED: Final[i64] = -1
NO_HASH: Final[i64] = -1

TABLE_SIZE: Final[i64] = 16384
HALF_KEYS: Final[i64] = 1073741824
KEY_BITS: Final[i64] = 1152921504606846975
"""All bits of a key: 60. A sum of keys may wrap when it is compiled; these bits of it stay the same."""

# Found by letting policies play each other
REACH: Final[i64] = 6000
"""How much of what fits and is offered one gets, in ONEs, if all players took equal parts of it."""
PRICE: Final[i64] = 150
"""What a shard that is still missing costs, in worths."""
DETOURS: Final[i64] = 200
"""What all other runs together add to the best one: one part in this number."""


@final
class PlateValuer:
    """A valuer of plates, which keeps its buffers, so that asking often allocates nothing."""

    numbers: Numbers
    circle: i64

    # By run
    bonus: vec[i64]  # what a complete tablet of it scores besides its values, in worths
    step: vec[i64]  # what a shard that fits adds in values on average, in worths
    chance: vec[i64]  # to fill a gap, at (run * AUCTIONS + auctions left) * GAPS + gap
    missing: vec[i64]  # how many shards fill a gap on average, in ONEs
    highest: vec[i64]  # by set of materials, the highest value of one

    # The shards to value
    count: i64
    size: vec[i64]
    sides: vec[i64]  # the sides that each can show
    laid: i64  # those that lie already, with one side, as a bit set
    shown: i64  # what these show

    # The transposition table. Each kind of shard, free or laid, has a random Zobrist key. A plate's hash is
    # their sum, as XOR would cancel two equal shards; two plates collide about once in 2**60. A newer entry
    # replaces an older one in its place.
    free_key: vec[i64]
    laid_key: vec[i64]
    hashes: vec[i64]
    worths: vec[i64]

    # For the run at hand
    best: vec[i64]  # by size, the highest values

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.circle = numbers.circle
        self.bonus = action_buffer(RUN_COUNT)
        self.step = action_buffer(RUN_COUNT)
        self.chance = action_buffer(RUN_COUNT * AUCTIONS * GAPS)
        self.missing = action_buffer(GAPS)
        self.highest = action_buffer(SETS_OF_MATERIALS)
        self.count = 0
        self.size = action_buffer(MOST_SHARDS + 1)
        self.sides = action_buffer(MOST_SHARDS + 1)
        self.laid = 0
        self.shown = 0
        self.best = action_buffer(GAPS)
        self.free_key = action_buffer(GAPS * SETS_OF_MATERIALS)
        self.laid_key = action_buffer(GAPS * SETS_OF_MATERIALS)
        self.hashes = vec[i64]([NO_HASH] * TABLE_SIZE)
        self.worths = action_buffer(TABLE_SIZE)
        source = FastSource(1)
        for kind in range(GAPS * SETS_OF_MATERIALS):
            self.free_key[kind] = source.below(HALF_KEYS) * HALF_KEYS + source.below(HALF_KEYS)
            self.laid_key[kind] = source.below(HALF_KEYS) * HALF_KEYS + source.below(HALF_KEYS)
        for materials in range(1, SETS_OF_MATERIALS):
            for material in range(MATERIAL_COUNT):
                if materials & BIT[material]:
                    self.highest[materials] = numbers.value[BIT[material]]
        for gap in range(self.circle + 1):
            per_tablet: i64 = len(numbers.tablet_sizes)
            self.missing[gap] = gap * per_tablet * ONE // self.circle
        for run in range(RUN_COUNT):
            self.study(run, players)

    def study(self, run: i64, players: i64) -> None:
        """Find out how often shards for this run are offered, and what they bring."""
        numbers = self.numbers
        materials = RUNS[run]
        fitting: i64 = 0
        values: i64 = 0
        for number in range(numbers.shards):
            shard = numbers.shard(number, 0)
            sides = (up_of(shard) | down_of(shard)) & materials
            if sides:
                fitting += 1
                values += self.highest[sides]
        self.step[run] = either(fitting > 0, values * CENT // max(fitting, 1), 0)
        one_material = either(materials & (materials - 1) == 0, numbers.one_material, 0)
        self.bonus[run] = (numbers.complete + one_material) * CENT
        offered = fitting * REACH // numbers.shards // (players * numbers.plates)
        self.tabulate(run, min(offered, ONE))

    def tabulate(self, run: i64, offered: i64) -> None:
        """Tabulate the chance to fill each gap, if `offered` is the chance to get a shard that fits in an
        auction."""
        sizes = self.numbers.tablet_sizes
        kinds: i64 = len(sizes)
        chance = self.chance
        chance[run * AUCTIONS * GAPS] = ONE
        for left in range(1, AUCTIONS):
            at = (run * AUCTIONS + left) * GAPS
            for gap in range(self.circle + 1):
                without = chance[at - GAPS + gap]
                taken: i64 = 0
                for kind in range(kinds):
                    size = sizes[kind]
                    filled = either(size <= gap, chance[at - GAPS + max(gap - size, 0)], 0)
                    taken += max(filled, without)
                chance[at + gap] = (without * (ONE - offered) + taken * offered // kinds) // ONE

    # The shards to value

    def clear(self) -> None:
        self.count = 0
        self.laid = 0
        self.shown = 0

    def add(self, size: i64, sides: i64) -> None:
        """Add a shard that may show these sides."""
        self.size[self.count] = size
        self.sides[self.count] = sides
        self.count += 1

    def lay(self, size: i64, side: i64) -> None:
        """Add a shard that lies with this side up and stays so until the next arrangement."""
        self.laid |= BIT[self.count]
        self.shown |= side
        self.add(size, side)

    def worth(self, left: i64) -> i64:
        """Return what a tablet of these shards is worth at the end, with some auctions left."""
        plate_hash = left
        for n in range(self.count):
            kind = self.size[n] * SETS_OF_MATERIALS + self.sides[n]
            plate_hash += either(self.laid & BIT[n] != 0, self.laid_key[kind], self.free_key[kind])
        plate_hash &= KEY_BITS
        place = plate_hash & (TABLE_SIZE - 1)
        if self.hashes[place] != plate_hash:
            self.hashes[place] = plate_hash
            self.worths[place] = self.find_worth(left)
        return self.worths[place]

    def find_worth(self, left: i64) -> i64:
        if not left:
            return self.final(0, 0, 0) * CENT
        most: i64 = 0
        sum: i64 = 0
        missing = self.numbers.missing
        shown = self.shown
        for run in range(RUN_COUNT):
            materials = RUNS[run]
            if not missing[materials] and not missing[materials | shown]:
                worth = self.towards(run, left)
                sum += worth
                most = max(most, worth)
        return most + (sum - most) // DETOURS

    def towards(self, run: i64, left: i64) -> i64:
        """Return what a tablet of this run is worth."""
        materials = RUNS[run]
        sides = self.sides
        highest = self.highest
        size: i64 = 0
        values: i64 = 0
        room = self.circle
        for n in range(self.count):
            side = sides[n] & materials
            if side:
                size += self.size[n]
                values += highest[side]
            elif self.laid & BIT[n]:
                room -= self.size[n]
        lacking: i64 = 0
        between = self.numbers.between[materials]
        while between:
            lacking += self.lacking(between & -between)
            between &= between - 1
        at = (run * AUCTIONS + left) * GAPS
        if size <= room and self.chance[at + self.circle - size]:
            return self.prospect(run, at, size, values, lacking)
        self.fill(materials, room)
        best: i64 = 0
        for part in range(1, room + 1):
            if self.best[part] >= 0:
                best = max(best, self.prospect(run, at, part, self.best[part], lacking))
        return best

    def lacking(self, material: i64) -> i64:
        """Count the shards of a material in between that a circle still needs."""
        able: i64 = 0
        for n in range(self.count):
            if self.sides[n] & material:
                able += 1
        return max(2 - able, 0)

    def fill(self, materials: i64, room: i64) -> None:
        """Find the highest values of shards of a run, for every size up to `room` that they can have."""
        best = self.best
        for size in range(1, room + 1):
            best[size] = NOT_REACHED
        best[0] = 0
        for n in range(self.count):
            side = self.sides[n] & materials
            if side:
                value = self.highest[side]
                larger = self.size[n]
                size = room - larger
                while size >= 0:
                    if best[size] >= 0:
                        best[size + larger] = max(best[size + larger], best[size] + value)
                    size -= 1

    def prospect(self, run: i64, at: i64, size: i64, values: i64, lacking: i64) -> i64:
        """Return what shards of this size and these values are worth, if others of their run fill the gap."""
        gap = self.circle - size
        chance = self.chance[at + gap]
        missing = self.missing[gap]
        if lacking:
            if lacking * ONE > missing + ONE // 2:
                chance = 0
            chance >>= lacking
        each = self.step[run]
        whole = self.bonus[run] + values * CENT + ((each - PRICE) * missing >> ONE_BITS)
        if self.numbers.incomplete_count:
            part = values * CENT + (each * missing >> (ONE_BITS + 1))
            return (chance * whole + (ONE - chance) * part) >> ONE_BITS
        return chance * whole >> ONE_BITS

    # After the last auction

    def final(self, n: i64, outline: i64, values: i64) -> i64:
        """Return the most points that shard n and all after it can make of what lies already."""
        if n == self.count:
            return either(can_lie(self.numbers, outline), tablet_points(self.numbers, outline, values), 0)
        size = self.size[n]
        best: i64 = 0
        so_far = size_of(outline)
        if so_far + size <= self.circle:
            sides = self.sides[n]
            while sides:
                side = sides & -sides
                sides &= sides - 1
                worth = self.final(n + 1, with_shard(outline, size, side), values + self.numbers.value[side])
                best = max(best, worth)
        elif self.laid & BIT[n]:
            return 0
        if not self.laid & BIT[n] and (self.numbers.incomplete_count or self.can_close(n + 1, so_far)):
            best = max(best, self.final(n + 1, outline, values))
        return best

    def can_close(self, n: i64, size: i64) -> bool:
        """Tell whether shard n and all after it are enough for a circle."""
        for other in range(n, self.count):
            size += self.size[other]
        return size >= self.circle
