"""Intervals of 95 %, for shares and for means.

The games of one deal are no independent witnesses: the same shuffle helps the same player again, or the seats
change sides and chance cancels out. So the spread is taken between deals, each of which is one figure (a
ratio estimate over clusters). With few deals or shares near 0 or 1 that spread can look too small by
accident, so a share gets Wilson's interval instead wherever that is wider. Where all deals say the same there
is no spread to see, and each counts as one witness, however many pairings it had.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

import msgspec

Z: Final = NormalDist().inv_cdf(0.975)
_STUDENT: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
"""The same quantile of Student's t for 1 to 10 degrees of freedom."""


class Interval(msgspec.Struct, frozen=True):
    low: float
    high: float

    @property
    def width(self) -> float:
        return self.high - self.low


def student(freedom: int) -> float:
    """Return how many standard errors make 95 % where the spread itself is estimated."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    # The first terms of the Cornish-Fisher expansion: right to three decimals from here on.
    first = (Z**3 + Z) / 4
    second = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    third = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + first / freedom + second / freedom**2 + third / freedom**3


def wilson(won: int, decided: int) -> Interval:
    """Compute the interval of a share as if every pairing were independent."""
    if decided == 0:
        return Interval(0.0, 1.0)
    share = won / decided
    middle = (share + Z**2 / (2 * decided)) / (1 + Z**2 / decided)
    spread = sqrt(share * (1 - share) / decided + Z**2 / (4 * decided**2)) * Z / (1 + Z**2 / decided)
    # Rounding must not leave the share itself outside where all or none are won.
    return Interval(max(0.0, min(middle - spread, share)), min(1.0, max(middle + spread, share)))


def clustered(clusters: Sequence[tuple[int, int]]) -> Interval | None:
    """Compute the interval of a mean from the sum and the number of figures of every deal; unknown below
    two."""
    counted = [(total, number) for total, number in clusters if number]
    if len(counted) < 2:
        return None
    everything = sum(number for _, number in counted)
    mean = sum(total for total, _ in counted) / everything
    squares = sum((total - mean * number) ** 2 for total, number in counted)
    error = sqrt(squares * len(counted) / (len(counted) - 1)) / everything
    reach = student(len(counted) - 1) * error
    return Interval(mean - reach, mean + reach)


def share_interval(deals: Sequence[tuple[int, int]]) -> Interval:
    """Compute the interval of a share from the pairings won and decided in every deal."""
    between = clustered(deals)
    if between is None:
        return Interval(0.0, 1.0)  # one deal says nothing of how much deals differ
    won, decided = sum(won for won, _ in deals), sum(decided for _, decided in deals)
    if won in (0, decided):
        witnesses = sum(1 for _, each in deals if each)
        return wilson(witnesses if won else 0, witnesses)
    single = wilson(won, decided)
    if single.width >= between.width:
        return single
    return Interval(max(0.0, between.low), min(1.0, between.high))
