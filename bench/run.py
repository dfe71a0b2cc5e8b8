"""How fast patolli's games are, next to OpenSpiel, PettingZoo and catanatron: `make bench`.

Everything is measured in one run, on one CPU, in short slices taken in turn (race.py). A bar that is missed
is reported, and is no error unless --strict.
"""

import argparse
import random
import sys
from itertools import zip_longest
from pathlib import Path
from statistics import median
from typing import Final

from rich.console import Console

import catan
import ours
import spiel
import zoo
from bars import Verdict, judge
from entrant import Absent, Entrant, Ratio
from machine import conditions
from race import SLICE_SECONDS, Contest, Pace, pin_to_one_cpu, race
from report import show
from results import Compared, Results

DEFAULT_JSON: Final = Path(__file__).parent / "results.json"
# Games written in Python race among themselves: one game of catanatron may last longer than a round of all
# others, and the sooner a round is over, the likelier its contests all meet the same quiet moment.
FAST_SECONDS: Final = 60
SLOW_SECONDS: Final = 12
SECONDS: Final = FAST_SECONDS + SLOW_SECONDS
NARROWEST: Final = 122
"""Columns that the tables need; a log file would otherwise get 80."""


def main() -> int:
    arguments = parser().parse_args()
    random.seed(1)
    console = Console()
    if console.width < NARROWEST:
        console = Console(width=NARROWEST)
    results = measure(arguments.rounds, console)
    show(results, console)
    results.save(arguments.json)
    all_met = all(judgement.verdict is Verdict.MET for judgement in results.judgements)
    return 1 if arguments.strict and not all_met else 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Measure the speed of patolli's games and of its peers.")
    parser.add_argument(
        "--rounds", type=positive, help=f"slices of each contest (default: as many as fit in {SECONDS} s)"
    )
    parser.add_argument("--json", type=Path, default=DEFAULT_JSON, help="where to save the results")
    parser.add_argument("--strict", action="store_true", help="fail if a bar is missed or cannot be measured")
    return parser


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def measure(rounds: int | None, console: Console) -> Results:
    pinned = pin_to_one_cpu()
    console.print("Looking at the games …")
    own = ours.entrants()
    rivals = spiel.rivals(own)
    others = [*zoo.entrants(), catan.entrant()]
    fast = [*own, *([] if isinstance(rivals, Absent) else rivals.entrants())]
    slow = [other for other in others if isinstance(other, Entrant)]

    console.print(f"Measuring for {rounds} rounds …" if rounds else f"Measuring for {SECONDS} s or more …")
    contests = contests_of(fast)
    pace = Pace()
    rounds_run = race(contests, pace, FAST_SECONDS, rounds)
    if slow:
        race(contests_of(slow), pace, SLOW_SECONDS, rounds)

    games = compare([*fast, *slow], rivals)
    return Results(
        conditions(pinned, rounds_run, SLICE_SECONDS, median(contest.typical_share for contest in contests)),
        games,
        [missing for missing in (rivals, *others) if isinstance(missing, Absent)],
        [judgement for game in games for judgement in judge(game.row, game.to_connect_four, game.to_nearest)],
    )


def contests_of(entrants: list[Entrant]) -> list[Contest]:
    return [contest for entrant in entrants for contest in entrant.contests().values()]


def compare(entrants: list[Entrant], rivals: spiel.Rivals | Absent) -> list[Compared]:
    """Each entrant's row, with its ratios to OpenSpiel's games where those were measured."""
    rows = [entrant.row() for entrant in entrants]
    if isinstance(rivals, Absent):
        return [Compared(row, None, None) for row in rows]
    connect_four = rivals.connect_four.row()
    # Our games come first, in the order of their nearest rivals; the rest have none.
    nearest = [Ratio.of(row, rival.row()) for row, rival in zip(rows, rivals.nearest, strict=False)]
    return [
        Compared(row, Ratio.of(row, connect_four), to_nearest)
        for row, to_nearest in zip_longest(rows, nearest)
    ]


if __name__ == "__main__":
    sys.exit(main())
