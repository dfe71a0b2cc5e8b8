"""The output of `patolli arena`: a bar and a table while it runs, and the results at the end."""

from collections.abc import Iterable
from string import ascii_uppercase
from types import TracebackType

from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

from patolli.arena.figures import Figures, PairFigures, pairings
from patolli.arena.game import Contest, Played
from patolli.arena.statistics import Interval
from patolli.cli.screen import Screen, plain_table


class Progress:
    """The progress of a run, with who is ahead, on standard error if that is a terminal."""

    def __init__(self, contest: Contest, finished: Iterable[Played], total: int) -> None:
        self._players = contest.players
        self._points = [0] * len(contest.players)
        self._seats = [0] * len(contest.players)
        self._won = [0] * len(contest.players)
        self._decided = [0] * len(contest.players)
        console = Console(stderr=True)
        columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Bar(*columns, console=console)
        self._task = self._bar.add_task("", total=total)
        self._live = (
            Live(get_renderable=self._picture, console=console, transient=True)
            if console.is_terminal
            else None
        )
        for game in finished:
            self.add(game)

    def __enter__(self) -> "Progress":
        if self._live is not None:
            self._live.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self._live is not None:
            self._live.stop()

    def add(self, game: Played) -> None:
        if self._live is None:
            return
        for who, score in zip(game.seating, game.scores, strict=True):
            self._points[who] += score
            self._seats[who] += 1
        for who, _, above, _ in pairings(game):
            self._won[who] += above > 0
            self._decided[who] += above != 0
        self._bar.advance(self._task)

    def _picture(self) -> RenderableType:
        table = plain_table("Player", "Won", "Of pairings", "Share", "Mean points", numbers=(1, 2, 3, 4))
        for who, name in enumerate(self._players):
            won, decided, seats = self._won[who], self._decided[who], self._seats[who]
            table.add_row(
                Text(name),
                f"{won:,}",
                f"{decided:,}",
                f"{won / decided:.1%}" if decided else "-",
                f"{self._points[who] / seats:.2f}" if seats else "-",
            )
        return Group(self._bar, Text(), table)


def show_figures(title: str, figures: Figures, wanted: int) -> None:
    screen = Screen()
    settled = ", ".join([f"edition {figures.edition}", *(f"{k} {v}" for k, v in figures.options.items())])
    screen.say(
        f"{title}: {figures.games:,} games at tables of {figures.players}, from {figures.deals:,} "
        f"{'deal' if figures.deals == 1 else 'deals'}, seed {figures.seed}",
        "bold",
    )
    screen.say(f"{settled[0].upper()}{settled[1:]}")
    if figures.games != wanted:
        screen.say(f"Rounded up from {wanted:,} games, so that everybody sat everywhere equally often")
    screen.say()
    letters = dict(zip((each.player for each in figures.ladder), ascii_uppercase, strict=False))
    ladder = plain_table("", "Player", "mu", "sigma", "Ordinal", "Mean points", numbers=(2, 3, 4, 5))
    for each in figures.ladder:
        rating = each.rating
        ladder.add_row(
            letters[each.player],
            Text(each.player),
            f"{rating.mu:.2f}",
            f"{rating.sigma:.2f}",
            f"{rating.ordinal:.2f}",
            f"{each.mean_points:.2f}",
        )
    screen.show(ladder)
    screen.say()
    table = plain_table(
        "Pair", "Decided", "Won", "Share", "95 %", "Margin", "95 %", numbers=(1, 2, 3, 4, 5, 6)
    )
    for pair in figures.pairs:
        table.add_row(f"{letters[pair.player]} over {letters[pair.against]}", *_of_pair(pair))
    screen.show(table)
    screen.say()
    screen.say("Ratings are by OpenSkill (Plackett-Luce); ordinal is mu - 3 sigma.")
    screen.say("Shares are of decided pairings, margins in points; intervals are taken between deals.")
    milliseconds = 1000 * figures.seconds / figures.games
    screen.say(
        f"A game: {figures.decisions / figures.games:.1f} decisions, {milliseconds:,.1f} ms on average."
    )


def _of_pair(pair: PairFigures) -> tuple[str, ...]:
    return (
        f"{pair.decided:,}",
        f"{pair.won:,}",
        "-" if pair.share is None else f"{pair.share:.1%}",
        _interval(pair.share_interval, "{:.1%}"),
        f"{pair.mean_margin:+.2f}",
        _interval(pair.margin_interval, "{:+.2f}"),
    )


def _interval(interval: Interval | None, form: str) -> str:
    return f"{form.format(interval.low)} to {form.format(interval.high)}" if interval else "-"


def show_game(contest: Contest, game: Played) -> None:
    """Show one game that was played again."""
    screen = Screen()
    deal = contest.schedule.place(game.game).deal
    screen.say(f"{contest.setup.game.title}: game {game.game} of seed {contest.seed}, deal {deal}", "bold")
    screen.say()
    table = plain_table("Seat", "Player", "Points", "Tie-break", numbers=(0, 2, 3))
    for seat, who in enumerate(game.seating):
        table.add_row(
            str(seat + 1),
            Text(contest.players[who]),
            str(game.scores[seat]),
            str(game.tie_breaks[seat]),
        )
    screen.show(table)
    screen.say()
    screen.say(f"Length: {game.decisions} decisions")
