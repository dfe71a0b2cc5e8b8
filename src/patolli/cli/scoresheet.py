"""The end of a game, in words and as a table."""

from rich.table import Table
from rich.text import Text

from patolli.cli.screen import plain_table
from patolli.engine.outcome import DecidedBy, Outcome
from patolli.engine.state import State
from patolli.engine.words import ENGLISH, Names, Said, said


def outcome_sentence(outcome: Outcome, names: Names, tie_break: Said) -> str:
    winners = _listed([names[seat] for seat in outcome.winners])
    points = _points(max(outcome.scores))
    match outcome.decided_by:
        case DecidedBy.POINTS:
            return f"{winners} wins with {points}."
        case DecidedBy.TIE_BREAK:
            tied = [seat for seat, score in enumerate(outcome.scores) if score == max(outcome.scores)]
            together = _listed([names[seat] for seat in tied])
            by = f" ({said(tie_break)})" if tie_break else ""
            return f"{together} have {points} each; {winners} wins by the tie-break{by}."
        case DecidedBy.SHARED:
            return f"{winners} share the win with {points} each."


def _points(number: int) -> str:
    return f"{number} point" if number == 1 else f"{number} points"


def _listed(words: list[str]) -> str:
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last


def score_table(state: State, names: Names, locale: str = ENGLISH) -> Table:
    """Make a table of where the points come from, seat by seat; the winners' totals are bold."""
    seats = range(state.players)
    outcome = state.outcome()
    headings = [name.replace(" (", "\n(") for name in names]
    table = plain_table("Points for", *headings, numbers=tuple(seat + 1 for seat in seats))
    lines = state.setup.game.breakdown(state)
    for number, line in enumerate(lines, start=1):
        points = (str(each) for each in line.points)
        table.add_row(line.named(locale), *points, end_section=number == len(lines))
    winners = outcome.winners if outcome else ()
    totals = [
        Text(str(score), "bold" if seat in winners else "") for seat, score in enumerate(state.scores())
    ]
    table.add_row(Text("total", "bold"), *totals)
    return table
