"""The tables that people read."""

from math import floor
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bars import TIMES, Judgement, Verdict
from entrant import Ratio
from machine import Conditions
from results import Compared, Results

COLOURS: Final = {Verdict.MET: "green", Verdict.MISSED: "red", Verdict.UNKNOWN: "yellow"}
NOTHING: Final = "-"


def show(results: Results, console: Console) -> None:
    console.print(describe(results.conditions))
    console.print(table_of_games(results))
    for absent in results.absent:
        what = f"{absent.library} {absent.game}".strip()
        console.print(Text(f"{what} is not installed: {absent.reason}.", style="yellow"))
    if any(compared.to_nearest for compared in results.games):
        console.print(table_of_nearest(results.games))
    for judgement in results.judgements:
        console.print(sentence(judgement))


def describe(run: Conditions) -> Text:
    peers = " · ".join(f"{name} {version}" for name, version in run.peers.items())
    cpu = "on one CPU" if run.pinned_to_one_cpu else "not pinned to one CPU"
    return Text.assemble(
        (f"patolli {run.patolli}, {run.engine} engine\n", "bold"),
        f"{run.date} · {run.python} · {run.system} · {run.cpu}\n",
        f"{peers}\n",
        f"Best of {run.rounds} slices of {run.slice_ms:g} ms, taken in turn, {cpu}. "
        f"A typical slice had {run.typical_share:.0%} of the best one's speed.\n",
    )


def table_of_games(results: Results) -> Table:
    table = Table(
        title="Random play, in steps a second",
        caption="One step: legal actions, a random choice, carrying it out.\n"
        "Inside: in compiled code; of OpenSpiel, its C++ rollouts. Loop: from a Python loop.\n"
        f"{TIMES} c4: as a multiple of OpenSpiel's connect_four, measured the same way.\n"
        "~: not confirmed, measured in too few quiet moments of the machine; may be better in truth.",
        box=box.SIMPLE,
        pad_edge=False,
    )
    for heading in ("library", "game"):
        table.add_column(heading, no_wrap=True)
    ratio = f"{TIMES} c4"
    for heading in ("players", "branching", "decisions", "inside", ratio, "loop", ratio, "clone"):
        table.add_column(heading, justify="right", no_wrap=True)
    for compared in results.games:
        table.add_row(*cells(compared))
    for absent in results.absent:
        table.add_row(absent.library, f"{absent.game} not installed".strip(), *[NOTHING] * 8)
    return table


def cells(compared: Compared) -> list[str]:
    row, ratio = compared.row, compared.to_connect_four

    def doubted(contest: str, figure: str) -> str:
        return f"~{figure}" if contest in row.unconfirmed else figure

    return [
        row.library,
        row.game,
        str(row.players),
        f"{row.branching:.1f}",
        f"{row.decisions_per_game:.0f}",
        doubted("inside", rate(row.inside_steps_per_second)),
        multiple(ratio.inside if ratio else None),
        doubted("loop", rate(row.loop_steps_per_second)),
        multiple(ratio.loop if ratio else None),
        doubted("clone", nanoseconds(row.clone_ns)),
    ]


def table_of_nearest(games: list[Compared]) -> Table:
    table = Table(
        title="As a multiple of the OpenSpiel game nearest by branching",
        caption="Of games about equally near, the fastest.",
        box=box.SIMPLE,
    )
    table.add_column("game")
    for heading in ("players", "branching"):
        table.add_column(heading, justify="right")
    table.add_column("nearest")
    for heading in ("branching", "inside", "loop"):
        table.add_column(heading, justify="right")
    for compared in games:
        if compared.to_nearest:
            table.add_row(*nearest_cells(compared, compared.to_nearest))
    return table


def nearest_cells(compared: Compared, ratio: Ratio) -> list[str]:
    row = compared.row
    return [
        row.game,
        str(row.players),
        f"{row.branching:.1f}",
        ratio.against,
        f"{ratio.its_branching:.1f}",
        f"{multiple(ratio.inside)} {TIMES}",
        f"{multiple(ratio.loop)} {TIMES}",
    ]


def sentence(judgement: Judgement) -> Text:
    if judgement.measured is None:
        measured = ""
    elif judgement.unit == TIMES:
        measured = f"{multiple(judgement.measured)} {TIMES}  "
    else:
        measured = f"{nanoseconds(judgement.measured)}  "
    return Text.assemble(
        f"{judgement.game}, {judgement.players} players: {judgement.bar}: {measured}",
        (judgement.verdict.value, COLOURS[judgement.verdict]),
        "" if judgement.is_confirmed else " (not confirmed: the machine was too busy)",
    )


def rate(steps_per_second: float | None) -> str:
    if steps_per_second is None:
        return NOTHING
    if steps_per_second >= 1e6:
        return f"{steps_per_second / 1e6:.2f} M"
    return f"{steps_per_second / 1e3:.1f} k"


def multiple(ratio: float | None) -> str:
    """Cut off, not rounded: a bar just missed must not look met."""
    if ratio is None:
        return NOTHING
    digits = 2 if ratio >= 0.1 else 4
    return f"{floor(ratio * 10**digits) / 10**digits:.{digits}f}"


def nanoseconds(ns: float | None) -> str:
    return NOTHING if ns is None else f"{ns:.0f} ns"
