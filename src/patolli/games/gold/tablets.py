"""The best tablet that can be laid of some shards, for hints and computer players.

All values of a legal plate lie in one run of materials, from a bottom to a top. For every run the shards are
taken one after the other, each with a side of the run up or left out, and for every size reached and every
count of the materials in between (none, one, more) the highest sum of values is kept. At the end a circle
needs two of each material in between, an arc one. The bottom or the top itself may be absent: then the plate
belongs to a shorter run too, which asks for less. So nothing is missed, and nothing illegal is found.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.state import action_buffer
from patolli.games.gold.numbers import KEEP, OUT, TURN, Numbers
from patolli.games.gold.plates import tablet_points
from patolli.games.gold.shards import MATERIAL_COUNT, UP, down_of, size_of, up_of

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
"""Whether none of so many materials in between is absent, at between * COUNTS + counts."""

NOT_REACHED: Final[i64] = -1

# A merit ranks arrangements: by their points, then by their size, then by their values, in one number.
MERIT_OF_POINT: Final[i64] = 2**16
MERIT_OF_SIZE: Final[i64] = 2**10


def best_tablet(numbers: Numbers, shards: vec[i64], count: i64, choices: vec[i64]) -> i64:
    """What a `TabletSolver` says, for who asks only once."""
    return TabletSolver(numbers, count).best_tablet(shards, count, choices)


class TabletSolver:
    """Finds best tablets; keeps its room to work in, so that asking often allocates nothing."""

    numbers: Numbers
    circle: i64
    work: vec[i64]  # layer after layer, one more than shards laid: the best values by size and counts
    shards: vec[i64]
    count: i64
    run: i64  # the materials at hand
    between: i64  # how many of them are between the bottom and the top
    stride: i64  # how many counts of these there are
    layer: i64
    laid: i64  # the size of all shards of the run so far; sizes up to it, or to the circle, are in the layer

    def __init__(self, numbers: Numbers, most_shards: i64) -> None:
        self.numbers = numbers
        self.circle = numbers.circle
        self.work = action_buffer((most_shards + 1) * (numbers.circle + 1) * COUNTS)
        self.shards = vec[i64]()
        self.count = 0
        self.run = 0
        self.between = 0
        self.stride = 1
        self.layer = 0
        self.laid = 0

    def best_tablet(self, shards: vec[i64], count: i64, choices: vec[i64]) -> i64:
        """The most points that the first `count` shards can score on one plate.

        Writes for each of them whether it lies with the side up that is up (KEEP), is turned over (TURN) or
        left out (OUT). Of arrangements with the same points it is a largest one, and of those one with the
        highest values. A back that is not known is never turned up.
        """
        self.shards = shards
        self.count = count
        for n in range(count):
            choices[n] = OUT
        best: i64 = 0
        for width in range(MATERIAL_COUNT):
            for bottom in range(MATERIAL_COUNT - width):
                self.run = BIT[bottom + width + 1] - BIT[bottom]
                if not self.numbers.missing[self.run] and self.promise() > best:
                    self.between = max(width - 1, 0)
                    self.stride = POWER[self.between]
                    self.layer = (self.circle + 1) * self.stride
                    best = self.lay_better(best, choices)
        return best // MERIT_OF_POINT

    def merit(self, size: i64, values: i64) -> i64:
        points = tablet_points(self.numbers, size | self.run << UP, values)
        return points * MERIT_OF_POINT + size * MERIT_OF_SIZE + values

    def promise(self) -> i64:
        """A merit that no plate of this run exceeds: the best one if a circle needed nothing in between."""
        work = self.work
        value = self.numbers.value
        run = self.run
        for size in range(self.circle + 1):
            work[size] = NOT_REACHED
        work[0] = 0
        once: i64 = 0
        twice: i64 = 0
        reached: i64 = 0
        for n in range(self.count):
            shard = self.shards[n]
            sides = (up_of(shard) | down_of(shard)) & run
            if sides:
                twice |= once & sides
                once |= sides
                worth = max(value[up_of(shard) & run], value[down_of(shard) & run])
                smaller = min(reached, self.circle - size_of(shard))
                reached = smaller + size_of(shard)
                while smaller >= 0:
                    if work[smaller] >= 0:
                        size = smaller + size_of(shard)
                        work[size] = max(work[size], work[smaller] + worth)
                    smaller -= 1
        between = self.numbers.between[run]
        if between & ~once:
            return NOT_REACHED
        if between & ~twice:
            work[self.circle] = NOT_REACHED
        best: i64 = NOT_REACHED
        for size in range(self.circle + 1):
            if work[size] >= 0:
                best = max(best, self.merit(size, work[size]))
        return best

    def lay_better(self, best: i64, choices: vec[i64]) -> i64:
        """The best merit of a plate of this run, or `best` if that is higher. Writes the choices if not."""
        work = self.work
        for state in range(self.stride):
            work[state] = NOT_REACHED
        work[0] = 0
        self.laid = 0
        last: i64 = 0
        for n in range(self.count):
            if self.offers(self.shards[n]):
                self.lay(self.shards[n], last)
                last += self.layer
        found: i64 = NOT_REACHED
        for size in range(min(self.laid, self.circle) + 1):
            for counts in range(self.stride):
                values = work[last + size * self.stride + counts]
                if values >= 0 and self.is_legal(size, counts):
                    merit = self.merit(size, values)
                    if merit > best:
                        best = merit
                        found = size * self.stride + counts
        if found >= 0:
            self.trace(last, found, choices)
        return best

    def offers(self, shard: i64) -> bool:
        return (up_of(shard) | down_of(shard)) & self.run != 0

    def is_legal(self, size: i64, counts: i64) -> bool:
        if size == self.circle:
            return counts == self.stride - 1
        return ALL_PRESENT[self.between * COUNTS + counts] == 1

    def lay(self, shard: i64, here: i64) -> None:
        """Fill the layer after `here`: the shard is left out, or shows one side or the other."""
        work = self.work
        there = here + self.layer
        reached = min(self.laid, self.circle)
        self.laid += size_of(shard)
        for state in range((reached + 1) * self.stride):
            work[there + state] = work[here + state]
        for state in range((reached + 1) * self.stride, (min(self.laid, self.circle) + 1) * self.stride):
            work[there + state] = NOT_REACHED
        self.lay_side(up_of(shard), size_of(shard), reached, here, there)
        self.lay_side(down_of(shard), size_of(shard), reached, here, there)

    def lay_side(self, side: i64, larger: i64, reached: i64, here: i64, there: i64) -> None:
        if not side & self.run:
            return
        work = self.work
        stride = self.stride
        value = self.numbers.value[side]
        more = self.place(side) * COUNTS
        there += larger * stride
        for _ in range(min(reached, self.circle - larger) + 1):
            for counts in range(stride):
                values = work[here + counts]
                if values >= 0:
                    state = there + ONE_MORE[more + counts]
                    work[state] = max(work[state], values + value)
            here += stride
            there += stride

    def place(self, side: i64) -> i64:
        """The place of a material among those strictly between the bottom and the top."""
        if side & self.numbers.between[self.run]:
            return lowest(side) - lowest(self.run) - 1
        return NOT_BETWEEN

    def trace(self, last: i64, state: i64, choices: vec[i64]) -> None:
        """Go back from a state of the last layer, and write what led there."""
        n = self.count - 1
        while n >= 0:
            shard = self.shards[n]
            choices[n] = OUT
            if self.offers(shard):
                values = self.work[last + state]
                last -= self.layer
                self.laid -= size_of(shard)
                if state // self.stride > self.laid or self.work[last + state] != values:
                    choices[n] = KEEP
                    before = self.state_before(up_of(shard), size_of(shard), last, state, values)
                    if before < 0:
                        choices[n] = TURN
                        before = self.state_before(down_of(shard), size_of(shard), last, state, values)
                    state = before
            n -= 1

    def state_before(self, side: i64, larger: i64, here: i64, state: i64, values: i64) -> i64:
        """The state of a layer from which a shard that shows this side led to a state and its values, if
        any."""
        values -= self.numbers.value[side]
        if not side & self.run or values < 0:
            return NOT_REACHED
        more = self.place(side) * COUNTS
        size = state // self.stride - larger
        counts = state % self.stride
        if size >= 0:
            for before in range(self.stride):
                place = size * self.stride + before
                if ONE_MORE[more + before] == counts and self.work[here + place] == values:
                    return place
        return NOT_REACHED
