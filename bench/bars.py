"""The speeds that patolli's games have to reach, and whether they do."""

from dataclasses import dataclass
from enum import Enum
from math import inf
from typing import Final

from entrant import Ratio, Row

TIMES: Final = "\N{MULTIPLICATION SIGN}"


class Verdict(Enum):
    MET = "met"
    MISSED = "missed"
    UNKNOWN = "not measured"


@dataclass(frozen=True)
class Bars:
    """What is asked of one game; speeds as multiples of the OpenSpiel game it is compared with."""

    against_nearest: bool
    """Compared with the game nearest by branching; else with connect_four."""
    inside: float
    loop: float
    clone_ns: float


BARS: Final = {
    "yaxha": Bars(against_nearest=False, inside=4, loop=3, clone_ns=100),
    "maya": Bars(against_nearest=True, inside=2, loop=2, clone_ns=200),
    "maori": Bars(against_nearest=True, inside=2, loop=2, clone_ns=200),
    "gold": Bars(against_nearest=True, inside=2, loop=2, clone_ns=200),
}


@dataclass(frozen=True)
class Judgement:
    """One bar, for a game with so many players."""

    game: str
    players: int
    bar: str
    measured: float | None
    unit: str
    verdict: Verdict
    is_confirmed: bool
    """False where the machine was too busy to trust the figure; it may turn out either way in another run."""


def judge(row: Row, to_connect_four: Ratio | None, to_nearest: Ratio | None) -> list[Judgement]:
    """Hold a game of ours against its bars, if it has any."""
    if row.game not in BARS:
        return []
    bars = BARS[row.game]
    ratio = to_nearest if bars.against_nearest else to_connect_four
    against = ratio.against if ratio else "OpenSpiel"
    inside = ratio.inside if ratio else None
    loop = ratio.loop if ratio else None
    clone = row.clone_ns
    doubts = ratio.unconfirmed if ratio else []
    return [
        Judgement(
            row.game,
            row.players,
            f"inside compiled code ≥ {bars.inside:g} {TIMES} {against} C++ rollouts",
            inside,
            TIMES,
            verdict(inside, at_least=bars.inside),
            "inside" not in doubts,
        ),
        Judgement(
            row.game,
            row.players,
            f"Python loop ≥ {bars.loop:g} {TIMES} {against} Python loop",
            loop,
            TIMES,
            verdict(loop, at_least=bars.loop),
            "loop" not in doubts,
        ),
        Judgement(
            row.game,
            row.players,
            f"clone ≤ {bars.clone_ns:g} ns",
            clone,
            "ns",
            verdict(clone, at_most=bars.clone_ns),
            "clone" not in row.unconfirmed,
        ),
    ]


def verdict(measured: float | None, at_least: float = 0, at_most: float = inf) -> Verdict:
    if measured is None:
        return Verdict.UNKNOWN
    return Verdict.MET if at_least <= measured <= at_most else Verdict.MISSED
