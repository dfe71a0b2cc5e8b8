"""The value of a pyramid's groups: for each colour the one that will score, and its room to grow.

Sizes here count in 64ths of a cube, so that the likely final size of a group can lie between two whole ones.
"""

from itertools import pairwise
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import action_buffer
from patolli.games.yaxha.cubes import COLOUR_COUNT
from patolli.games.yaxha.numbers import Numbers
from patolli.games.yaxha.policy.tuning import (
    CARRIED_WEIGHT,
    CORE_LEFT,
    CORE_LOSS,
    CORE_WEIGHT,
    GROUND_WEIGHT,
    IN_HAND,
    ROOM_HALF,
    SHARE,
    STRAY_GAIN,
    UPPER_WEIGHT,
)
from patolli.games.yaxha.pyramid import (
    BASE,
    GROUND,
    GROUND_SPOTS,
    UPPER,
    WINDOW,
    bit_of,
    cell_spot,
    hidden,
    popcount,
    supported,
    touched,
)
from patolli.games.yaxha.scoring import group_of

CUBE: Final = 64

# The prospect of one colour of a pyramid:
MAIN: Final = 0  # the cells of its largest visible group
SIZE: Final = 1  # how many they are
STRAYS: Final = 2  # its visible cubes outside that group
GROUND_ROOM: Final = 3  # the free ground spots that touch the group, as a set of spots
UPPER_ROOM: Final = 4  # the free cells above that touch it, whether or not they lie on four cubes yet
ROOM: Final = 5  # how much room these are
COMING: Final = 6  # how many more cubes of the colour may come
LIKELY: Final = 7  # the size it will likely end with
PROSPECT: Final = 8
PROSPECTS: Final = 40  # of all five colours

MOST_ROOM: Final = 512
MOST_LEFT: Final = 127

_MEMORY: Final[i64] = 4096
_SCATTER: Final[i64] = 0x1E3779B97F4A7C15


def _core(width: int, height: int) -> list[tuple[int, int]]:
    """List the ground cells that a finished pyramid surely hides, wherever layer 1 still grows."""
    inner = {3: [1], 4: [1, 2]}
    return [(x, y) for x in inner.get(width, []) for y in inner.get(height, [])]


CORE: Final = vec[i64](
    [
        sum(bit_of(x, y, 0) for x, y in _core(width, height))
        for width in range(BASE + 1)
        for height in range(BASE + 1)
    ]
)
CORE_SPOTS: Final = vec[i64](
    [
        sum(1 << cell_spot(x, y, 0) for x, y in _core(width, height))
        for width in range(BASE + 1)
        for height in range(BASE + 1)
    ]
)
assert GROUND_SPOTS == 25


def ground_room(group: i64, filled: i64, window: i64) -> i64:
    """Return the free ground spots that touch a group, as a set of spots."""
    ground = (group & GROUND) << 6
    return (
        (ground << 1 | ground >> 1 | ground << 5 | ground >> 5) & ~((filled & GROUND) << 6) & WINDOW[window]
    )


@final
class GroupValuer:
    """A valuer of pyramids. It has buffers to work in, so every policy has its own."""

    tuning: vec[i64]
    curve: vec[i64]
    longest: i64
    slope: i64
    joining: vec[i64]
    core_loss: vec[i64]
    stray_gain: vec[i64]
    known: vec[i64]
    mains: vec[i64]
    share: i64
    in_hand: i64
    ground_weight: i64
    core_weight: i64
    carried_weight: i64
    upper_weight: i64

    def __init__(self, numbers: Numbers, tuning: list[int]) -> None:
        self.tuning = vec[i64](tuning)
        points = list(numbers.group_points)
        steps = pairwise(points)
        curve = [100 * low + 100 * (high - low) * part // CUBE for low, high in steps for part in range(CUBE)]
        curve.append(100 * points[-1])
        self.longest = len(curve) - 1
        self.curve = vec[i64](curve)
        self.slope = 100 * points[-1] // (len(points) - 1)
        half = tuning[ROOM_HALF]
        self.joining = vec[i64]([256 * room // (room + half) for room in range(MOST_ROOM)])
        full = tuning[CORE_LEFT]
        self.core_loss = vec[i64]([tuning[CORE_LOSS] * min(left, full) // full for left in range(MOST_LEFT)])
        self.stray_gain = vec[i64]([tuning[STRAY_GAIN] * left // 8 for left in range(MOST_LEFT)])
        self.known = action_buffer(_MEMORY)
        self.mains = action_buffer(_MEMORY)
        self.share = tuning[SHARE]
        self.in_hand = tuning[IN_HAND]
        self.ground_weight = tuning[GROUND_WEIGHT]
        self.core_weight = tuning[CORE_WEIGHT]
        self.carried_weight = tuning[CARRIED_WEIGHT]
        self.upper_weight = tuning[UPPER_WEIGHT]

    def main_group(self, own: i64) -> i64:
        """Return the largest group of these cells, remembered from the last time."""
        if not own & (own - 1):
            return own
        place = own * _SCATTER >> 44 & (_MEMORY - 1)
        if self.known[place] == own:
            return self.mains[place]
        left = own
        main: i64 = 0
        largest: i64 = 0
        while left:
            group = group_of(left & -left, own)
            left &= ~group
            size = popcount(group)
            if size > largest:
                main = group
                largest = size
        self.known[place] = own
        self.mains[place] = main
        return main

    def room(self, ground: i64, upper: i64, carried: i64, window: i64) -> i64:
        """Return the room of a group that touches these free ground spots and these free cells above."""
        core = CORE_SPOTS[window]
        room = self.ground_weight * popcount(ground & ~core)
        if ground & core:
            room += self.core_weight * popcount(ground & core)
        if upper:
            room += self.upper_weight * popcount(upper)
            if upper & carried:
                room += self.carried_weight * popcount(upper & carried)
        return min(room, MOST_ROOM - 1)

    def likely(self, size: i64, strays: i64, in_core: i64, room: i64, coming: i64, left: i64) -> i64:
        """Estimate the size that a group will end with."""
        return max(
            size * CUBE
            + strays * self.stray_gain[left]
            - in_core * self.core_loss[left]
            + (coming * self.joining[room] >> 8),
            0,
        )

    def points(self, size: i64, left: i64) -> i64:
        """Return the points of a group of this likely size, in hundredths.

        While cubes are to come no size is sure, so more is always better. In the end the largest groups all
        score the same.
        """
        if size <= self.longest:
            return self.curve[size]
        top = self.curve[self.longest]
        if left:
            return top + ((size - self.longest) * self.slope >> 6)
        return top

    def look(
        self,
        filled: i64,
        window: i64,
        masks: vec[i64],
        at: i64,
        wanted: i64,
        left: i64,
        into: vec[i64],
        to: i64,
    ) -> None:
        """Write the prospects of the wanted colours of a pyramid; all five lie in `masks` from `at` on.

        COMING must have been written before; `left` counts the cubes to come of all colours.
        """
        carried = supported(filled)
        covered = hidden(filled)
        core = CORE[window]
        for colour in range(COLOUR_COUNT):
            if not wanted & BIT[colour]:
                continue
            own = masks[at + colour] & ~covered
            main = self.main_group(own)
            ground = ground_room(main, filled, window)
            upper = touched(main) & UPPER & ~filled
            size = popcount(main)
            strays = popcount(own) - size
            room = self.room(ground, upper, carried, window)
            here = to + colour * PROSPECT
            into[here + MAIN] = main
            into[here + SIZE] = size
            into[here + STRAYS] = strays
            into[here + GROUND_ROOM] = ground
            into[here + UPPER_ROOM] = upper
            into[here + ROOM] = room
            if not main:
                # A new colour always finds a place at first.
                room = min(2 * self.ground_weight, MOST_ROOM - 1)
            into[here + LIKELY] = self.likely(
                size, strays, popcount(main & core), room, into[here + COMING], left
            )
