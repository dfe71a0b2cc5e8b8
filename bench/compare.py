"""Compare the speed of two builds of patolli in one run: `python bench/compare.py BEFORE AFTER`.

Each build is a git revision, which is cloned and compiled first, or the folder of a tree that is compiled
already. Each runs in a process of its own, both on the same CPU, and they take turns slice by slice (race.py
says why), so what disturbs one disturbs the other. A ratio of 0.95 means that the second build runs at 95 %
of the speed of the first.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import geometric_mean
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.table import Table

from race import Contest, pin_to_one_cpu

if TYPE_CHECKING:
    from patolli import State

ROOT: Final = Path(__file__).parents[1]
SECONDS: Final = 60
KINDS: Final = ("playouts", "Python loop", "search", "clone")
ITERATIONS: Final = 20
"""Of one search; the trees of both builds grow alike, so this counts the same work."""


def main() -> int:
    arguments = parser().parse_args()
    if arguments.worker:
        work(Path(arguments.before))
        return 0
    with TemporaryDirectory(prefix="patolli-compare-") as scratch:
        trees = [
            built(name, Path(scratch) / label)
            for label, name in (("before", arguments.before), ("after", arguments.after))
        ]
        ratios = compare(trees, arguments.seconds)
    show(ratios, arguments.before, arguments.after)
    worst = min(ratio for row in ratios.values() for ratio in row.values())
    return 1 if arguments.bar and worst < arguments.bar else 0


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description="Compare the speed of two builds of patolli in one run.")
    parser.add_argument("before", help="a git revision, or the folder of a compiled tree")
    parser.add_argument("after", nargs="?", default=str(ROOT), help="the same; this tree by default")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"how long (default: {SECONDS})")
    parser.add_argument("--bar", type=float, help="exit with 1 if any ratio is below this one")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser


def built(name: str, folder: Path) -> Path:
    """Return the folder of a compiled tree; clone and compile it if `name` is a revision."""
    if Path(name).is_dir():
        tree = Path(name).resolve()
        require_fresh(tree)
        return tree
    print(f"Compiling {name} …", flush=True)
    subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, folder], check=True)
    subprocess.run(["git", "checkout", "--quiet", "--detach", revision(name)], cwd=folder, check=True)
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"],
        cwd=folder,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{done.stdout}\n{name} does not compile; why stands above.")
    return folder


def require_fresh(tree: Path) -> None:
    """Fail where other code would be measured than is written there."""
    done = subprocess.run(
        [sys.executable, "-m", "patolli", "about", "--json"],
        env=environment(tree),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    facts = json.loads(done.stdout)
    if not facts["compiled"]:
        raise SystemExit(f"{tree} is not compiled: run `make build` there.")
    # Revisions that say nothing of it are taken at their word.
    if stale := facts.get("stale"):
        raise SystemExit(f"{tree} is older than its source ({', '.join(stale)}): run `make build` there.")


def environment(tree: Path) -> dict[str, str]:
    """Return an environment in which Python runs patolli from a tree."""
    return os.environ | {"PYTHONPATH": str(tree / "src")}


def revision(name: str) -> str:
    command = ["git", "rev-parse", "--verify", f"{name}^{{commit}}"]
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()


class Build:
    """A process that runs one build and measures a slice whenever it is told to."""

    def __init__(self, tree: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, str(tree), "--worker"],
            env=environment(tree),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.contests = self.read().split(",")
        self.best = [0.0] * len(self.contests)

    def read(self) -> str:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A build ended before it was measured; what it said stands above.")
        return line.strip()

    def slice(self, number: int) -> None:
        assert self.process.stdin
        print(number, file=self.process.stdin, flush=True)
        self.best[number] = max(self.best[number], float(self.read()))

    def end(self) -> None:
        assert self.process.stdin
        assert self.process.stdout
        self.process.stdin.close()
        self.process.wait()
        self.process.stdout.close()


def compare(trees: list[Path], seconds: float) -> dict[str, dict[str, float]]:
    """Return how fast the second build is, as a share of the first, for each game and kind of work."""
    before, after = builds = [Build(tree) for tree in trees]
    assert before.contests == after.contests
    end = perf_counter() + seconds
    while perf_counter() < end:
        for number in range(len(before.contests)):
            for build in builds:
                build.slice(number)
    for build in builds:
        build.end()
    ratios: dict[str, dict[str, float]] = {}
    for name, first, second in zip(before.contests, before.best, after.best, strict=True):
        game, kind = name.split(":")
        ratios.setdefault(game, {})[kind] = second / first
    return ratios


def show(ratios: dict[str, dict[str, float]], before: str, after: str) -> None:
    after = "this tree" if after == str(ROOT) else after
    table = Table("game", *KINDS, title=f"Speed of {after} as a share of {before}")
    for game, row in ratios.items():
        table.add_row(game, *(f"{row[kind]:.3f}" for kind in KINDS))
    means = (geometric_mean(row[kind] for row in ratios.values()) for kind in KINDS)
    table.add_section()
    table.add_row("geometric mean", *(f"{mean:.3f}" for mean in means))
    Console().print(table)


def work(tree: Path) -> None:
    """Measure one slice for each number that comes in, with the build that PYTHONPATH names."""
    import patolli
    from entrant import clones
    from ours import DEALS, playouts, python_loop
    from patolli.engine.build import COMPILED

    assert COMPILED, f"{tree} is not compiled"
    assert Path(patolli.__file__).is_relative_to(tree), f"{patolli.__file__} is not of {tree}"
    pin_to_one_cpu()
    contests: dict[str, Contest] = {}
    for game in patolli.games():
        for players in sorted({game.min_players, game.max_players}):
            deals = [game.new(players, seed=patolli.Seed.fast(number)) for number in range(DEALS)]
            for kind, contest in zip(
                KINDS,
                (playouts(deals), python_loop(deals), searches(deals[:8]), clones(deals[0])),
                strict=True,
            ):
                contests[f"{game.name} {players}:{kind}"] = contest
    for contest in contests.values():
        contest.calibrate()
    numbered = list(contests.values())
    print(",".join(contests), flush=True)
    for line in sys.stdin:
        print(numbered[int(line)].slice_rate(), flush=True)


def searches(deals: "list[State]") -> Contest:
    """Search the first decision of each deal in turn."""
    from itertools import cycle, islice

    from patolli.players.search import SearchPlan

    tree = SearchPlan().tree(deals[0].setup, seed=1)
    turns = cycle(deals)

    def play(times: int) -> int:
        for deal in islice(turns, times):
            seat = deal.next_seat()
            concealed = deal.clone()
            concealed.conceal(seat)
            tree.think(concealed, seat, ITERATIONS, 3600.0)
        return times * ITERATIONS

    return Contest(play)


if __name__ == "__main__":
    sys.exit(main())
