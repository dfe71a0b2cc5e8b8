"""Gold: what a level pays, what everybody has, and where it came from."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import either
from patolli.engine.game import ScoreLine
from patolli.engine.words import words
from patolli.games.maya.cells import (
    EARNED,
    EARNED_BITS,
    EARNED_MASK,
    FORCED,
    GOLD,
    PAID,
    SEAT,
    SEATS,
    SPOTS,
)
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.seats import by_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def leaders(census: i64, players: i64) -> i64:
    """Return the most cubes that a seat has on a level, times 16, plus the second most; 0 for none."""
    most: i64 = 0
    second: i64 = 0
    for _n in range(players):
        cubes = census & 15
        census >>= 4
        if cubes > most:
            second = most
            most = cubes
        elif cubes < most and cubes > second:
            second = cubes
    return 16 * most + second


def payment(numbers: Numbers, spot: i64, leading: i64, cubes: i64) -> i64:
    """Return the gold for this number of cubes on a level, full or not, with these leaders.

    All who have most cubes get the higher value each, all who have second most the lower value, also when
    several share the first place.
    """
    if not cubes:
        return 0
    if cubes == leading >> 4:
        return numbers.most_gold[spot]
    return either(cubes == leading & 15, numbers.second_gold[spot], 0)


def income(cells: vec[i64], numbers: Numbers, seat: i64, spot: i64) -> i64:
    """Return what a level would pay a seat now."""
    census = cells[SPOTS + spot]
    return payment(numbers, spot, leaders(census, numbers.players), census >> (4 * seat) & 15)


def payments(state: "MayaState", spot: i64) -> tuple[int, ...]:
    """List what a level would pay each seat now."""
    return tuple([income(state.cells, state.numbers, seat, spot) for seat in range(state.players)])


# Everybody's gold


def tally(state: "MayaState", into: vec[i64]) -> None:
    """Write the points, which are the gold."""
    for seat in range(state.players):
        into[seat] = state.cells[SEATS + seat * SEAT + GOLD]


def earned_by_round(state: "MayaState") -> list[tuple[int, ...]]:
    """List the gold that the pyramids have paid each seat, round by round."""
    earned = by_seat(state.cells, EARNED, state.players)
    return [
        tuple([gold >> (EARNED_BITS * number) & EARNED_MASK for gold in earned])
        for number in range(state.numbers.rounds)
    ]


def breakdown(state: "MayaState") -> list[ScoreLine]:
    """List where the gold comes from; the lines add up to the scores."""
    cells, players = state.cells, state.players
    lines = [
        ScoreLine(f"round-{number}", words("maya-line-round", round=number), gold)
        for number, gold in enumerate(earned_by_round(state), start=1)
    ]
    lines.append(ScoreLine("forced-passes", words("maya-line-forced"), by_seat(cells, FORCED, players)))
    if state.numbers.expert:
        start = tuple([state.numbers.start_gold for _ in range(players)])
        lines.insert(0, ScoreLine("gold-at-start", words("maya-line-start"), start))
        paid = tuple([-gold for gold in by_seat(cells, PAID, players)])
        lines.append(ScoreLine("paid-for-blue-markers", words("maya-line-paid"), paid))
    return lines
