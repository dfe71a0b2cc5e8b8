"""`patolli arena`: computer players against each other, until it is clear who is better."""

import os
import shlex
import signal
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, NoReturn

import typer

from patolli.arena.cluster import RayCluster
from patolli.arena.figures import figures
from patolli.arena.game import Contest, Failed, Played, Runner, attempt
from patolli.arena.local import LocalProcesses
from patolli.arena.picture import draw
from patolli.arena.results import ResultsFile
from patolli.arena.schedule import MOST_PLAYERS
from patolli.cli.arena_report import Progress, show_figures, show_game
from patolli.cli.arguments import AsJson, EditionFile, Options, WrongUsage, read_setup, whole_number
from patolli.cli.screen import print_json, printable
from patolli.engine.seed import GAMES_A_RUN, Seed
from patolli.games import game as game_named
from patolli.players import check_player
from patolli.players.cluster import LOCAL_CLUSTER, REMOTE_CLUSTER

BROKEN = 1
INTERRUPTED = 130
MOST_WORKERS = 1000


def arena(
    players: Annotated[
        list[str],
        typer.Argument(
            metavar="PLAYER PLAYER …",
            help="The computer players, two or more, as in 'random' or 'greedy:lapses=10'.",
        ),
    ],
    game: Annotated[
        str, typer.Option(metavar="G", help="The game; 'patolli games' lists them.", show_default=False)
    ],
    seats: Annotated[
        int | None,
        typer.Option(
            "--players",
            metavar="N",
            parser=whole_number,
            help="How many sit at a table; as few as possible if not given.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            metavar="M",
            parser=whole_number,
            help="How many games are played, rounded up until everybody sat everywhere equally often.",
        ),
    ] = 1000,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="W",
            parser=whole_number,
            help="How many games are played at once; as many as there are processors if not given.",
            show_default=False,
        ),
    ] = None,
    seed: Annotated[
        int,
        typer.Option(
            metavar="S",
            parser=whole_number,
            help="The seed of the run; the same seed, the same games, unless players think by the clock.",
        ),
    ] = 0,
    option: Options = None,
    edition: EditionFile = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep every finished game here; the same command goes on with it."),
    ] = None,
    as_json: AsJson = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE.svg", help="Draw ratings and results.")
    ] = None,
    on: Annotated[
        str | None,
        typer.Option(
            metavar="ray|ray://HOST:PORT",
            help="Play on Ray: a cluster started here for this run, or one that is there.",
        ),
    ] = None,
    only: Annotated[
        int | None,
        typer.Option(
            metavar="K",
            parser=whole_number,
            help="Play only the game with this number, here and now, to see it again.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Let computer players play each other, and count.

    Every deal is played over many seatings, so that luck falls on all alike. Shows how often each player was
    placed above each other one and by how many points, with 95 % intervals, and ratings of all.

    \b
    Examples:
      patolli arena greedy random --game yaxha --players 3 --games 2000
      patolli arena greedy novice random --game maya --out ladder.jsonl --picture ladder.svg
      patolli arena greedy random --game gold --on ray
    """
    contest = _contest(players, game, seats, seed, option, edition)
    total = _whole_rounds(contest, games)
    runner = _runner(on, _workers(workers))
    _check_picture(picture)
    if only is not None:
        _play_again(contest, only, edition, as_json)
        return
    if total > 2 * games:  # A little more surprises nobody; the report says it.
        print(f"Playing {total:,} games, so that everybody sits everywhere equally often.", file=sys.stderr)
    finished = _run(contest, total, runner, out, edition)
    result = figures(contest, finished)
    if picture is not None:
        picture.write_text(draw(result, contest.setup.game.title), encoding="utf-8")
    if as_json:
        print_json(result)
    else:
        show_figures(contest.setup.game.title, result, games)


# What was typed


def _contest(
    players: list[str],
    game: str,
    seats: int | None,
    seed: int,
    option: list[str] | None,
    edition: Path | None,
) -> Contest:
    chosen = game_named(game)
    setup = read_setup(chosen, chosen.min_players if seats is None else seats, option, edition)
    for player in players:
        check_player(player, chosen)
    if len(players) < 2:
        raise WrongUsage("An arena needs at least two players, as in: patolli arena greedy random --game …")
    if len(players) > MOST_PLAYERS:
        raise WrongUsage(f"An arena is for at most {MOST_PLAYERS} players, not {len(players)}.")
    for player in players:
        if players.count(player) > 1:
            raise WrongUsage(f"The player {player} is given twice; only different players can be compared.")
    Seed.of_run(seed, 0)
    return Contest(setup, tuple(players), seed)


def _whole_rounds(contest: Contest, games: int) -> int:
    if games < 1:
        raise WrongUsage("--games must be at least 1.")
    total = contest.schedule.whole_rounds(games)
    if total > GAMES_A_RUN:
        raise WrongUsage(f"A run has at most {GAMES_A_RUN} games; play further ones with another --seed.")
    return total


def _workers(workers: int | None) -> int | None:
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise WrongUsage(f"--workers must be from 1 to {MOST_WORKERS}.")
    return workers


def _processors() -> int:
    """Count the processors that this process may use, which can be fewer than the machine has."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _runner(on: str | None, workers: int | None) -> Runner:
    if on is None:
        return LocalProcesses(workers or _processors())
    if on == LOCAL_CLUSTER:
        return RayCluster(None, workers or _processors())
    if on.startswith(REMOTE_CLUSTER) and len(on) > len(REMOTE_CLUSTER):
        return RayCluster(on, workers)
    raise WrongUsage(f"--on cannot be {on!r}; it is ray, or ray://HOST:PORT for a cluster that is there.")


def _check_picture(path: Path | None) -> None:
    """Check before hours of play, not after them, that the picture can be written."""
    if path is None:
        return
    if path.suffix != ".svg":
        raise WrongUsage(f"--picture cannot be {str(path)!r}; a picture's name ends with .svg.")
    place = path if path.exists() else path.parent
    if path.is_dir() or not place.exists() or not os.access(place, os.W_OK):
        raise WrongUsage(f"The picture {path} cannot be written there.")


# The run


def _run(
    contest: Contest, total: int, runner: Runner, out: Path | None, edition: Path | None
) -> list[Played]:
    """Play the games that are left; return all games of the run."""
    file = ResultsFile(out, contest) if out is not None else None
    kept = file.games if file is not None else {}
    finished = {number: game for number, game in kept.items() if number < total}
    to_play = (number for number in range(total) if number not in kept)
    try:
        if len(finished) < total:
            with (
                _interrupts_noted() as was_interrupted,
                Progress(contest, finished.values(), total) as progress,
                closing(runner(contest, to_play, was_interrupted)) as results,
            ):
                for result in results:
                    if isinstance(result, Failed):
                        progress.close()
                        _report_failure(contest, result, edition)
                    if file is not None:
                        file.add(result)
                    finished[result.game] = result
                    progress.add(result)
    finally:
        if file is not None:
            file.close()
    if len(finished) < total:
        _report_interruption(len(finished), total, out)
    return list(finished.values())


@contextmanager
def _interrupts_noted() -> Generator["Interrupts"]:
    """Note Ctrl-C and obey it later: it must not strike between a finished game and its line in the file."""
    interrupts = Interrupts()
    before = signal.signal(signal.SIGINT, interrupts.note)
    try:
        yield interrupts
    finally:
        signal.signal(signal.SIGINT, before)


class Interrupts:
    def __init__(self) -> None:
        self._noted = False

    def note(self, number: int, frame: FrameType | None) -> None:
        self._noted = True

    def __call__(self) -> bool:
        return self._noted


def _report_interruption(finished: int, total: int, out: Path | None) -> NoReturn:
    stopped = f"Stopped after {finished:,} of {total:,} games"
    if out is None:
        way = "they are lost; with --out FILE a stopped run can go on later."
    else:
        way = f"they are kept in {out}. To go on: {shlex.join(['patolli', *sys.argv[1:]])}"
    print(printable(f"{stopped}; {way}"), file=sys.stderr)
    raise typer.Exit(INTERRUPTED)


def _report_failure(contest: Contest, failed: Failed, edition: Path | None) -> NoReturn:
    again = _command(contest, failed.game, edition)
    print(
        printable(f"Game {failed.game} could not be played: {failed.reason}. To play it again: {again}"),
        file=sys.stderr,
    )
    raise typer.Exit(BROKEN)


def _play_again(contest: Contest, number: int, edition: Path | None, as_json: bool) -> None:
    if number >= GAMES_A_RUN:
        raise WrongUsage(f"A run has at most {GAMES_A_RUN} games, so there is no game {number}.")
    result = attempt(contest, number)
    if isinstance(result, Failed):
        _report_failure(contest, result, edition)
    if as_json:
        print_json(result)
    else:
        show_game(contest, result)


def _command(contest: Contest, number: int, edition: Path | None) -> str:
    """Write the command that plays one game of a run again."""
    setup = contest.setup
    words = ["patolli", "arena", *contest.players, "--game", setup.game.name]
    words += ["--players", str(setup.players), "--seed", str(contest.seed)]
    for name, value in setup.options:
        words += ["--option", f"{name}={value}"]
    words += ["--edition", str(edition)] if edition else []
    return shlex.join([*words, "--only", str(number)])
