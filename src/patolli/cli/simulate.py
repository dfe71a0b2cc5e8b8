"""`patolli simulate`: many games of one kind of player, as a rule of random decisions, counted."""

import shlex
import sys
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from patolli.cli.arguments import AsJson, EditionFile, Options, WrongUsage, read_setup, whole_number
from patolli.cli.screen import Screen, plain_table, print_json
from patolli.engine.chance import FastSource
from patolli.engine.game import ScoreLine, Setup
from patolli.engine.outcome import Outcome
from patolli.engine.playout import audited_playout, playout
from patolli.engine.seed import GAMES_A_RUN, LARGEST_FAST, Seed
from patolli.engine.state import State, action_buffer
from patolli.games import game as game_named
from patolli.players import check_player, player

BROKEN = 1


class SeatFigures(msgspec.Struct, frozen=True):
    seat: int
    mean_score: float
    deviation: float
    wins: float
    """A win shared by n seats is 1/n for each."""


class Figures(msgspec.Struct, frozen=True):
    """What is printed of a run."""

    game: str
    players: int
    options: dict[str, str]
    edition: str
    seed: int
    first_game: int
    games: int
    audited: bool
    player: str
    seats: tuple[SeatFigures, ...]
    points: dict[str, float]
    """Where the points come from: the mean of a seat, by the keys of the score sheet's lines."""
    mean_length: float
    min_length: int
    max_length: int
    seconds: float
    """The time of the decisions alone, without shuffling and counting."""
    decisions_a_second: float


class BrokenInvariant(Exception):
    """A game that ended in, or went through, an impossible position."""


@dataclass
class Tally:
    """Sums over the games of a run; whole numbers, so that nothing is lost however many there are."""

    players: int
    games: int = 0
    scores: list[int] = field(default_factory=list)
    squares: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    points: dict[str, int] = field(default_factory=dict)
    """By the keys of the score sheet's lines."""
    names: dict[str, str] = field(default_factory=dict)
    """What the keys are called."""
    decisions: int = 0
    shortest: int = sys.maxsize
    longest: int = 0
    seconds: float = 0.0

    def __post_init__(self) -> None:
        self.scores, self.squares, self.wins = [0] * self.players, [0] * self.players, [0.0] * self.players

    def add(self, outcome: Outcome, lines: list[ScoreLine], length: int, seconds: float) -> None:
        self.games += 1
        for line in lines:
            self.points[line.key] = self.points.get(line.key, 0) + sum(line.points)
            self.names[line.key] = line.name
        for seat, score in enumerate(outcome.scores):
            self.scores[seat] += score
            self.squares[seat] += score * score
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)
        self.decisions += length
        self.shortest = min(self.shortest, length)
        self.longest = max(self.longest, length)
        self.seconds += seconds

    def of_seat(self, seat: int) -> SeatFigures:
        mean = self.scores[seat] / self.games
        # Of a sample, in whole numbers up to the last division.
        spread = self.squares[seat] * self.games - self.scores[seat] ** 2
        deviation = sqrt(spread / (self.games * (self.games - 1))) if self.games > 1 else 0.0
        return SeatFigures(seat, mean, deviation, self.wins[seat])


def simulate(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The game; 'patolli games' lists them.")],
    players: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            parser=whole_number,
            help="How many play; as few as possible if not given.",
            show_default=False,
        ),
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="M", parser=whole_number, help="How many games are played.")
    ] = 1000,
    seed: Annotated[
        int,
        typer.Option(
            metavar="S", parser=whole_number, help="The seed of the run; the same seed, the same games."
        ),
    ] = 0,
    first: Annotated[
        int,
        typer.Option(
            metavar="G", parser=whole_number, help="The number of the first game, to repeat one of a run."
        ),
    ] = 0,
    who: Annotated[
        str,
        typer.Option("--player", metavar="PLAYER", help="Who plays all seats; 'patolli players' lists them."),
    ] = "random",
    option: Options = None,
    edition: EditionFile = None,
    audit: Annotated[
        bool, typer.Option("--audit", help="Check all invariants after every decision, not only at the end.")
    ] = False,
    as_json: AsJson = False,
) -> None:
    """Play many games without people, and count.

    They are played at random or by a computer player. Shows mean scores and wins of every seat, how long
    games are, and how fast the engine is.

    \b
    Examples:
      patolli simulate yaxha --players 3 --games 10000
      patolli simulate yaxha --option deck=first-game --audit
      patolli simulate maya --players 4 --games 100 --player greedy
      patolli simulate yaxha --seed 7 --json
    """
    chosen = game_named(game)
    setup = read_setup(chosen, chosen.min_players if players is None else players, option, edition)
    if games < 1:
        raise WrongUsage("--games must be at least 1.")
    if first + games > GAMES_A_RUN:
        raise WrongUsage(f"A run has at most {GAMES_A_RUN} games; play further ones with another --seed.")
    Seed.of_run(seed, first)
    check_player(who, chosen)
    tally = Tally(setup.players)
    numbers = range(first, first + games)
    try:
        _play_all(setup, seed, numbers, who, audit, tally)
    except BrokenInvariant as broken:
        number = first + tally.games
        again = _command(setup, seed, number, who, edition)
        print(f"Game {number} broke an invariant: {broken}. To see it again: {again}", file=sys.stderr)
        raise typer.Exit(BROKEN) from None
    figures = _figures(setup, seed, numbers, who, audit, tally)
    if as_json:
        print_json(figures)
    else:
        _show(chosen.title, figures, tally.names)


def _play_all(setup: Setup, seed: int, numbers: range, who: str, audit: bool, tally: Tally) -> None:
    buffer = action_buffer(setup.num_actions)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("", total=len(numbers))
        for number in numbers:
            shuffle = Seed.of_run(seed, number)
            state = setup.new(shuffle)
            # The decisions need a stream of their own, or they would depend on the shuffle.
            source = FastSource(LARGEST_FAST - shuffle.number)
            start = perf_counter()
            try:
                if who != "random":
                    length = _play_by(who, state, source, audit)
                elif audit:
                    length = audited_playout(state, source, buffer)
                else:
                    length = playout(state, source, buffer)
            except AssertionError as broken:
                raise BrokenInvariant(str(broken)) from None
            seconds = perf_counter() - start
            if broken_at_end := state.audit():
                raise BrokenInvariant(f"at the end: {broken_at_end}")
            outcome = state.outcome()
            assert outcome is not None, "a playout goes on until the game is over"
            tally.add(outcome, setup.game.breakdown(state), length, seconds)
            progress.advance(task)


def _play_by(who: str, state: State, source: FastSource, audit: bool) -> int:
    """Let a computer player decide for every seat; how many decisions it took."""
    minds = [player(who, state.setup, source.below(LARGEST_FAST >> 32)) for _ in range(state.players)]
    decisions = 0
    try:
        while (seat := state.next_seat()) >= 0:
            concealed = state.clone()
            concealed.conceal(seat)
            state.apply(seat, minds[seat].decide(concealed, seat))
            decisions += 1
            broken = state.audit() if audit else ""
            assert not broken, f"after {decisions} decisions: {broken}"
    finally:
        for mind in minds:
            mind.close()
    return decisions


def _figures(setup: Setup, seed: int, numbers: range, who: str, audit: bool, tally: Tally) -> Figures:
    return Figures(
        game=setup.game.name,
        players=setup.players,
        options=dict(setup.options),
        edition=setup.edition.name,
        seed=seed,
        first_game=numbers.start,
        games=tally.games,
        audited=audit,
        player=who,
        seats=tuple(tally.of_seat(seat) for seat in range(setup.players)),
        points={key: total / (tally.games * setup.players) for key, total in tally.points.items()},
        mean_length=tally.decisions / tally.games,
        min_length=tally.shortest,
        max_length=tally.longest,
        seconds=tally.seconds,
        decisions_a_second=tally.decisions / tally.seconds if tally.seconds else 0.0,
    )


def _show(title: str, figures: Figures, names: dict[str, str]) -> None:
    screen = Screen()
    settled = ", ".join([f"edition {figures.edition}", *(f"{k} {v}" for k, v in figures.options.items())])
    games = f"{figures.games:,} {'game' if figures.games == 1 else 'games'}"
    screen.say(f"{title}: {games} of {figures.players} {figures.player} players, seed {figures.seed}", "bold")
    screen.say(f"{settled[0].upper()}{settled[1:]}")
    screen.say()
    table = plain_table("Seat", "Mean score", "Std. deviation", "Wins", "Share", numbers=(1, 2, 3, 4))
    for seat in figures.seats:
        table.add_row(
            str(seat.seat + 1),
            f"{seat.mean_score:.2f}",
            f"{seat.deviation:.2f}",
            f"{seat.wins:,.1f}",
            f"{seat.wins / figures.games:.1%}",
        )
    screen.show(table)
    screen.say()
    sources = plain_table("Where the points come from", "Mean of a seat", numbers=(1,))
    for key, points in figures.points.items():
        sources.add_row(names[key], f"{points:.2f}")
    screen.show(sources)
    screen.say()
    shortest_to_longest = f"{figures.min_length} to {figures.max_length}"
    screen.say(f"Length: {figures.mean_length:.1f} decisions on average, {shortest_to_longest}")
    checked = "after every decision" if figures.audited else "at the end of every game"
    screen.say(f"Invariants: all held, checked {checked}")
    audited = " (audits included)" if figures.audited else ""
    screen.say(f"Speed: {figures.decisions_a_second:,.0f} decisions a second{audited}")


def _command(setup: Setup, seed: int, number: int, who: str, edition: Path | None) -> str:
    """What plays one game of a run again."""
    words = ["patolli", "simulate", setup.game.name, "--players", str(setup.players), "--seed", str(seed)]
    words += ["--first", str(number), "--games", "1", "--audit"]
    words += ["--player", who] if who != "random" else []
    for name, value in setup.options:
        words += ["--option", f"{name}={value}"]
    words += ["--edition", str(edition)] if edition else []
    return shlex.join(words)
