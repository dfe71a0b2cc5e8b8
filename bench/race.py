"""Timing many contests on a noisy machine: short slices, taken in turn, and the best of each kept.

Other tenants of a machine can only make code slower, so the best of many slices is the nearest to its true
speed; and because the contests take turns, a slow minute is shared by all instead of falling on one. On a
busy machine quiet moments are few and short, which is why slices are short and a race takes its time.

Which moments were quiet is told by a `Pace`: a fixed bit of work, timed between the slices. A contest that
had too few slices in quiet moments is not confirmed: its best may be far from its true speed.
"""

import gc
import os
from collections.abc import Callable, Sequence
from math import inf
from statistics import median
from time import perf_counter
from types import FunctionType
from typing import Final

SLICE_SECONDS: Final = 0.005
QUIET: Final = 1.1
"""A moment is quiet when the pace-maker's work takes at most this many times its shortest time."""
CONFIRMING_SLICES: Final = 3
EXTRA_TIME: Final = 0.5
"""A race with contests that are not confirmed goes on for at most this share of its time."""

Play = Callable[[int], int]
"""Does its work that many times; returns how many units it counted, which are what the rate is of."""


class Pace:
    """How fast the machine is just now."""

    def __init__(self) -> None:
        self.shortest: float = inf

    def measure(self) -> float:
        start = perf_counter()
        for _ in range(10_000):
            pass
        seconds = perf_counter() - start
        self.shortest = min(self.shortest, seconds)
        return seconds


class Contest:
    """One piece of work, repeated; knows the rate of every slice and everything it has counted."""

    def __init__(self, play: Play) -> None:
        self._play = with_own_code(play)
        self._batch: int = 1
        self._rates: list[float] = []
        self._paces: list[float] = []
        self.repeats: int = 0
        """How often the work was done, in all slices."""
        self.units: int = 0
        self.is_confirmed: bool = False

    @property
    def best(self) -> float:
        """Units a second in the best slice."""
        return max(self._rates)

    @property
    def typical_share(self) -> float:
        """The rate of the middle slice as a share of the best: near 1 on a quiet machine."""
        return median(self._rates) / self.best

    def calibrate(self) -> None:
        """Find how many repeats fill a slice; doing the work also warms it up."""
        while (seconds := self.slice()) < SLICE_SECONDS / 4:
            self._batch *= 2
        self._batch = max(1, round(self._batch * SLICE_SECONDS / seconds))
        self._rates.clear()

    def slice(self) -> float:
        """Do one slice of the work; how many seconds it took."""
        start = perf_counter()
        units = self._play(self._batch)
        seconds = perf_counter() - start
        self._rates.append(units / seconds)
        self.repeats += self._batch
        self.units += units
        return seconds

    def slice_rate(self) -> float:
        """Do one slice of the work and return its units a second."""
        self.slice()
        return self._rates[-1]

    def note_pace(self, seconds: float) -> None:
        """How long the pace-maker's work took around the last slice."""
        self._paces.append(seconds)

    def confirm(self, shortest: float) -> bool:
        """See whether enough slices fell into quiet moments."""
        self.is_confirmed = sum(pace <= QUIET * shortest for pace in self._paces) >= CONFIRMING_SLICES
        return self.is_confirmed


def with_own_code(play: Play) -> Play:
    """The same function, with a copy of its code.

    Python specialises code for the types it meets. Contests made by the same lines share their code, and
    would undo each other's specialisation: a clone takes longer if the same loop times other states too.
    """
    assert isinstance(play, FunctionType)
    play.__code__ = play.__code__.replace()
    return play


def race(contests: Sequence[Contest], pace: Pace, seconds: float, rounds: int | None = None) -> int:
    """Let the contests take turns, one slice each, for so long or so many rounds; how many those were."""
    for contest in contests:
        contest.calibrate()
    start = perf_counter()
    done = 0
    # As timeit does: a collection belongs to whoever made the garbage, not to the slice it happens to hit.
    gc.disable()
    try:
        while True:
            play_round(contests, pace)
            gc.collect()
            done += 1
            confirmed = [contest.confirm(pace.shortest) for contest in contests]
            elapsed = perf_counter() - start
            if rounds:
                is_over = done == rounds
            else:
                is_over = elapsed >= (seconds if all(confirmed) else seconds * (1 + EXTRA_TIME))
            if is_over:
                return done
    finally:
        gc.enable()


def play_round(contests: Sequence[Contest], pace: Pace) -> None:
    before = pace.measure()
    for contest in contests:
        contest.slice()
        after = pace.measure()
        contest.note_pace(max(before, after))
        before = after


def pin_to_one_cpu() -> bool:
    """Stay on the last CPU that we may use; False where the system cannot be asked for that."""
    if not hasattr(os, "sched_setaffinity"):
        return False
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return True
