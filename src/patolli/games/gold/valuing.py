"""What a plate may become: the expected points of its tablet at the end of the game.

A plate works towards a run of materials, the run with the best prospects. The shards that can show a
material of the run stay, whole or in the best part that leaves a gap that shards can fill. The chance to fill
it in the auctions that are left comes from a table made once, in which every shard that fits is taken or not,
whichever is better. After the last auction there are no prospects, and every way to lay the shards is tried.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.chance import FastSource
from patolli.engine.state import action_buffer
from patolli.games.gold.numbers import LARGEST_CIRCLE, MOST_SHARDS, Numbers
from patolli.games.gold.plates import can_lie, tablet_points
from patolli.games.gold.shards import MATERIAL_COUNT, SETS_OF_MATERIALS, with_shard
from patolli.games.gold.tablets import RUN_COUNT, RUNS

ONE_BITS: Final[i64] = 12
ONE: Final[i64] = 4096
"""A certainty, in chances."""
CENT: Final[i64] = 100
"""A point, in worths."""

GAPS: Final[i64] = LARGEST_CIRCLE + 1
AUCTIONS: Final[i64] = MOST_SHARDS + 1
NOT_REACHED: Final[i64] = -1

REMEMBERED: Final[i64] = 16384
HALF_NAMES: Final[i64] = 1073741824
NAMES: Final[i64] = 1152921504606846975
"""All bits of a name: 60, so that the names of all shards together stay below 2**63 before they are cut."""

# Found by letting policies play each other
REACH: Final[i64] = 6000
"""How much of what fits and is offered one gets, in ONEs, if all players took equal parts of it."""
PRICE: Final[i64] = 150
"""What a shard that is still missing costs, in worths."""
DETOURS: Final[i64] = 200
"""What all other runs together add to the best one: one part in so many."""


@final
class PlateValuer:
    """Values plates; keeps its room to work in, so that asking often allocates nothing."""

    numbers: Numbers
    circle: i64
    price: i64
    detours: i64

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

    # What was asked before. A plate's name is the sum of names drawn at random for each kind of shard, free
    # or laid, so that two plates have the same one about once in 2**60.
    free_name: vec[i64]
    laid_name: vec[i64]
    remembered: vec[i64]
    answers: vec[i64]

    # For the run at hand
    best: vec[i64]  # by size, the highest values

    def __init__(self, numbers: Numbers, players: i64, reach: i64) -> None:
        self.numbers = numbers
        self.price = PRICE
        self.detours = DETOURS
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
        self.free_name = action_buffer(GAPS * SETS_OF_MATERIALS)
        self.laid_name = action_buffer(GAPS * SETS_OF_MATERIALS)
        self.remembered = vec[i64]([NOT_REACHED] * REMEMBERED)
        self.answers = action_buffer(REMEMBERED)
        source = FastSource(1)
        for kind in range(GAPS * SETS_OF_MATERIALS):
            self.free_name[kind] = source.below(HALF_NAMES) * HALF_NAMES + source.below(HALF_NAMES)
            self.laid_name[kind] = source.below(HALF_NAMES) * HALF_NAMES + source.below(HALF_NAMES)
        for materials in range(1, SETS_OF_MATERIALS):
            for material in range(MATERIAL_COUNT):
                if materials & BIT[material]:
                    self.highest[materials] = numbers.value[BIT[material]]
        for gap in range(self.circle + 1):
            per_tablet: i64 = len(numbers.tablet_sizes)
            self.missing[gap] = gap * per_tablet * ONE // self.circle
        for run in range(RUN_COUNT):
            self.study(run, players, reach)

    def study(self, run: i64, players: i64, reach: i64) -> None:
        """How often shards for this run are offered, and what they bring."""
        numbers = self.numbers
        materials = RUNS[run]
        fitting: i64 = 0
        values: i64 = 0
        for number in range(numbers.shards):
            shard = numbers.shard(number, 0)
            sides = (shard >> 8 | shard >> 16) & materials
            if sides:
                fitting += 1
                values += self.highest[sides]
        self.step[run] = either(fitting > 0, values * CENT // max(fitting, 1), 0)
        one_material = either(materials & (materials - 1) == 0, numbers.one_material, 0)
        self.bonus[run] = (numbers.complete + one_material) * CENT
        offered = fitting * reach // numbers.shards // (players * numbers.plates)
        self.tabulate(run, min(offered, ONE))

    def tabulate(self, run: i64, offered: i64) -> None:
        """The chance to fill each gap, if a shard that fits can be had in an auction with the chance
        `offered`."""
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
        """One more shard, which may show these sides."""
        self.size[self.count] = size
        self.sides[self.count] = sides
        self.count += 1

    def lay(self, size: i64, side: i64) -> None:
        """One more shard, which lies with this side up and stays so until the next arrangement."""
        self.laid |= BIT[self.count]
        self.shown |= side
        self.add(size, side)

    def worth(self, left: i64) -> i64:
        """What a tablet of these shards is worth at the end, with so many auctions left."""
        name = left
        for n in range(self.count):
            kind = self.size[n] * SETS_OF_MATERIALS + self.sides[n]
            name += either(self.laid & BIT[n] != 0, self.laid_name[kind], self.free_name[kind])
        name &= NAMES
        place = name & (REMEMBERED - 1)
        if self.remembered[place] != name:
            self.remembered[place] = name
            self.answers[place] = self.find_worth(left)
        return self.answers[place]

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
        return most + (sum - most) // self.detours

    def towards(self, run: i64, left: i64) -> i64:
        """What a tablet of this run is worth."""
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
        """How many more shards of a material in between a circle needs."""
        able: i64 = 0
        for n in range(self.count):
            if self.sides[n] & material:
                able += 1
        return max(2 - able, 0)

    def fill(self, materials: i64, room: i64) -> None:
        """For every size up to `room` that shards of a run can have, their highest values."""
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
        """What shards of this size and these values are worth, if more of their run are to fill the gap."""
        gap = self.circle - size
        chance = self.chance[at + gap]
        missing = self.missing[gap]
        if lacking:
            if lacking * ONE > missing + ONE // 2:
                chance = 0
            chance >>= lacking
        each = self.step[run]
        whole = self.bonus[run] + values * CENT + ((each - self.price) * missing >> ONE_BITS)
        if self.numbers.incomplete_count:
            part = values * CENT + (each * missing >> (ONE_BITS + 1))
            return (chance * whole + (ONE - chance) * part) >> ONE_BITS
        return chance * whole >> ONE_BITS

    # After the last auction

    def final(self, n: i64, outline: i64, values: i64) -> i64:
        """The most points that shard n and all after it can make of what lies already."""
        circle = self.circle
        if n == self.count:
            return either(can_lie(self.numbers, outline), tablet_points(self.numbers, outline, values), 0)
        size = self.size[n]
        best: i64 = 0
        if (outline & 255) + size <= circle:
            sides = self.sides[n]
            while sides:
                side = sides & -sides
                sides &= sides - 1
                worth = self.final(n + 1, with_shard(outline, size, side), values + self.numbers.value[side])
                best = max(best, worth)
        elif self.laid & BIT[n]:
            return 0
        if not self.laid & BIT[n] and (self.numbers.incomplete_count or self.can_close(n + 1, outline & 255)):
            best = max(best, self.final(n + 1, outline, values))
        return best

    def can_close(self, n: i64, size: i64) -> bool:
        """Whether shard n and all after it are enough for a circle."""
        for other in range(n, self.count):
            size += self.size[other]
        return size >= self.circle
