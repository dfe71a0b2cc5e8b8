"""The exact search for the best tablet that can be laid of some shards.

All values of a legal plate lie in one run of materials, from a bottom to a top. For a run the shards are
taken one after the other, each with a side of the run up or left out, and for every size reached and every
count of the materials in between (none, one, more) the highest sum of values is kept. At the end a circle
needs two of each material in between, an arc one. The bottom or the top itself may be absent: then the plate
belongs to a shorter run too, which asks for less. So nothing is missed, and nothing illegal is found.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.bits import count as count_bits
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import KEEP, OUT, TURN
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.scoring import tablet_points
from patolli.games.gold.shards import MATERIALS, UP, down_of, size_of, up_of

# The counts of the materials in between, as digits of a number in base 3
MOST_BETWEEN: Final = 3
NOT_BETWEEN: Final[i64] = MOST_BETWEEN
COUNTS: Final[i64] = 27
POWER: Final = vec[i64]([1, 3, 9, 27])
ONE_MORE: Final = vec[i64](
    [
        counts + 3**place if place < MOST_BETWEEN and counts // 3**place % 3 < 2 else counts
        for place in range(MOST_BETWEEN + 1)
        for counts in range(3**MOST_BETWEEN)
    ]
)
"""The counts with one more material in a place, at place * COUNTS + counts; 2 stands for more than one."""
ALL_PRESENT: Final = vec[i64](
    [
        int(all(counts // 3**place % 3 for place in range(between)))
        for between in range(MOST_BETWEEN + 1)
        for counts in range(3**MOST_BETWEEN)
    ]
)
"""Whether none of the materials in between is absent, at between * COUNTS + counts."""

RUNS: Final = vec[i64](
    [
        2 ** (bottom + length) - 2**bottom
        for length in range(1, len(MATERIALS) + 1)
        for bottom in range(len(MATERIALS) + 1 - length)
    ]
)
"""All runs of materials, as sets, the shortest first."""
RUN_COUNT: Final[i64] = 15

NOT_REACHED: Final[i64] = -1

# A merit ranks arrangements: by their points, then by their size, then by their values, in one number.
MERIT_OF_POINT: Final[i64] = 2**16
MERIT_OF_SIZE: Final[i64] = 2**10


def best_tablet(numbers: Numbers, shards: vec[i64], count: i64, choices: vec[i64]) -> i64:
    """Ask a new `TabletSolver`."""
    return TabletSolver(numbers).best_tablet(shards, count, choices)


@final
class TabletSolver:
    """A solver for best tablets, which keeps its buffers, so that asking often allocates nothing."""

    numbers: Numbers
    circle: i64
    shards: vec[i64]
    count: i64

    # For the run at hand
    run: i64  # its materials
    between: i64  # how many of them are between the bottom and the top
    reached: vec[i64]  # by size, the counts that were reached, as a bit set
    values: vec[i64]  # by size * COUNTS + counts, the highest sum of values
    kept: vec[i64]  # the shards that make it, as a bit set of their places
    turned: vec[i64]  # those of them that are turned over

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.circle = numbers.circle
        self.shards = vec[i64]()
        self.count = 0
        self.run = 0
        self.between = 0
        self.reached = action_buffer(numbers.circle + 1)
        self.values = action_buffer((numbers.circle + 1) * COUNTS)
        self.kept = action_buffer((numbers.circle + 1) * COUNTS)
        self.turned = action_buffer((numbers.circle + 1) * COUNTS)

    def best_tablet(self, shards: vec[i64], count: i64, choices: vec[i64]) -> i64:
        """Return the most points that the first `count` shards can score on one plate.

        Writes for each of them whether it lies with the side up that is up (KEEP), is turned over (TURN) or
        left out (OUT). Of arrangements with the same points it is a largest one, and of those one with the
        highest values. A back that is not known is never turned up.
        """
        self.shards = shards
        self.count = count
        for n in range(count):
            choices[n] = OUT
        best: i64 = 0
        for n in range(RUN_COUNT):
            self.run = RUNS[n]
            if self.numbers.missing[self.run]:
                continue  # Two of these materials can never be joined.
            self.between = count_bits(self.numbers.between[self.run])
            if not self.between or self.promise() > best:
                best = self.lay_better(best, choices)
        return best // MERIT_OF_POINT

    def merit(self, size: i64, values: i64) -> i64:
        points = tablet_points(self.numbers, size | self.run << UP, values)
        return points * MERIT_OF_POINT + size * MERIT_OF_SIZE + values

    def promise(self) -> i64:
        """Return an upper bound: the best merit of this run if a circle needed nothing in between."""
        values = self.values
        value = self.numbers.value
        run = self.run
        circle = self.circle
        for size in range(circle + 1):
            values[size] = NOT_REACHED
        values[0] = 0
        once: i64 = 0
        twice: i64 = 0
        sizes: i64 = 1
        for n in range(self.count):
            shard = self.shards[n]
            sides = (up_of(shard) | down_of(shard)) & run
            if sides:
                twice |= once & sides
                once |= sides
                worth = max(value[up_of(shard) & run], value[down_of(shard) & run])
                larger = size_of(shard)
                before = sizes & (BIT[circle - larger + 1] - 1)
                size = circle - larger
                while size >= 0:
                    if before & BIT[size]:
                        values[size + larger] = max(values[size + larger], values[size] + worth)
                        sizes |= BIT[size + larger]
                    size -= 1
        between = self.numbers.between[run]
        if between & ~once:
            return NOT_REACHED
        if between & ~twice:
            sizes &= ~BIT[circle]
        best: i64 = NOT_REACHED
        while sizes:
            size = lowest(sizes)
            best = max(best, self.merit(size, values[size]))
            sizes &= sizes - 1
        return best

    def lay_better(self, best: i64, choices: vec[i64]) -> i64:
        """Return the best merit of this run and write its choices; or return `best` if that is higher."""
        for size in range(self.circle + 1):
            self.reached[size] = 0
        self.reached[0] = 1
        self.values[0] = 0
        self.kept[0] = 0
        self.turned[0] = 0
        for n in range(self.count):
            if (up_of(self.shards[n]) | down_of(self.shards[n])) & self.run:
                self.lay(n)
        found: i64 = NOT_REACHED
        for size in range(self.circle + 1):
            left = self.reached[size]
            while left:
                counts = lowest(left)
                left &= left - 1
                if self.is_legal(size, counts):
                    merit = self.merit(size, self.values[size * COUNTS + counts])
                    if merit > best:
                        best = merit
                        found = size * COUNTS + counts
        if found >= 0:
            for n in range(self.count):
                kept = self.kept[found] & BIT[n]
                choices[n] = OUT if not kept else TURN if self.turned[found] & BIT[n] else KEEP
        return best

    def is_legal(self, size: i64, counts: i64) -> bool:
        if size == self.circle:
            return counts == POWER[self.between] - 1
        return ALL_PRESENT[self.between * COUNTS + counts] == 1

    def lay(self, n: i64) -> None:
        """Lay one more shard, either side up, beside all that was laid so far. The largest sizes come first,
        so that what they are reached from does not have the shard yet."""
        up = up_of(self.shards[n]) & self.run
        down = down_of(self.shards[n]) & self.run
        larger = size_of(self.shards[n])
        size = self.circle - larger
        while size >= 0:
            if self.reached[size]:
                if up:
                    self.lay_side(size, size + larger, up, BIT[n], 0)
                if down:
                    self.lay_side(size, size + larger, down, BIT[n], BIT[n])
            size -= 1

    def lay_side(self, size: i64, larger: i64, side: i64, kept: i64, turned: i64) -> None:
        """Extend everything of one size by a shard that shows a side, to a larger size."""
        values = self.values
        worth = self.numbers.value[side]
        more = self.place(side) * COUNTS
        reached = self.reached[larger]
        left = self.reached[size]
        while left:
            counts = lowest(left)
            left &= left - 1
            here = size * COUNTS + counts
            counts = ONE_MORE[more + counts]
            there = larger * COUNTS + counts
            if not reached & BIT[counts] or values[here] + worth > values[there]:
                reached |= BIT[counts]
                values[there] = values[here] + worth
                self.kept[there] = self.kept[here] | kept
                self.turned[there] = self.turned[here] | turned
        self.reached[larger] = reached

    def place(self, side: i64) -> i64:
        """Return the place of a material among those strictly between the bottom and the top."""
        if side & self.numbers.between[self.run]:
            return lowest(side) - lowest(self.run) - 1
        return NOT_BETWEEN
