"""`patolli replay`: a journal played again, in words."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from patolli.cli.arguments import AsJson, EditionFile, WrongUsage, read_journal_file, whole_number
from patolli.cli.scoresheet import outcome_sentence, score_table
from patolli.cli.screen import Screen, print_json
from patolli.engine.chronicle import Chronicle, Moment
from patolli.engine.errors import InvalidJournal
from patolli.engine.game import ScoreLine, View
from patolli.engine.journal import Journal
from patolli.engine.state import SPECTATOR


class Step(msgspec.Struct, frozen=True):
    number: int
    seat: int
    notation: str | None
    """None while it is secret."""
    sentence: str | None
    taken_back: bool


class End(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    """Seats, from 1."""
    decided_by: str
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    seed: str
    """Shown when the game is over: before, it would tell what is hidden."""


class Story(msgspec.Struct, frozen=True):
    game: str
    players: int
    names: tuple[str, ...]
    options: dict[str, str]
    edition: str
    entries: tuple[Step, ...]
    seat: int | None
    """Who looks, from 1; None for a spectator."""
    view: View
    end: End | None


def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A journal, as text or JSON.")],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole_number, help="Stop after entry N; 0 is the start.", show_default=False
        ),
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(
            metavar="K",
            parser=whole_number,
            help="Show what seat K may see, not a spectator.",
            show_default=False,
        ),
    ] = None,
    to: Annotated[
        str | None,
        typer.Option(metavar="json|text", help="Print the journal in this form, and nothing else."),
    ] = None,
    edition: EditionFile = None,
    as_json: AsJson = False,
) -> None:
    """Show a journal in words: decisions, position, outcome.

    \b
    Examples:
      patolli replay game.txt
      patolli replay game.txt --at 12 --seat 2
      patolli replay game.txt --to json > game.json
    """
    if to not in (None, "json", "text"):
        raise WrongUsage(f"--to cannot be {to!r}; it is json or text.")
    journal = read_journal_file(path, edition)
    viewer = _viewer(seat, journal)
    if at is not None and at > len(journal.entries):
        raise WrongUsage(f"There is no entry {at} in {path}; it has {len(journal.entries)}.")
    try:
        chronicle = Chronicle.of(journal, at)
    except InvalidJournal as error:
        raise InvalidJournal(f"{path}: {error}") from None
    if to:
        played = chronicle.match.journal
        sys.stdout.write(played.to_text() if to == "text" else played.to_json().decode() + "\n")
    elif as_json:
        print_json(_story(chronicle, viewer))
    else:
        _show(chronicle, viewer)


def _viewer(seat: int | None, journal: Journal) -> int:
    if seat is None:
        return SPECTATOR
    if not 1 <= seat <= journal.setup.players:
        raise WrongUsage(f"There is no seat {seat}; there are seats 1 to {journal.setup.players}.")
    return seat - 1


def _show(chronicle: Chronicle, viewer: int) -> None:
    screen, match = Screen(), chronicle.match
    names, setup = match.journal.names, match.setup
    settled = ", ".join(f"{name} {value}" for name, value in setup.options)
    screen.say(f"{setup.game.title}, {setup.players} players", "bold")
    screen.say(f"Edition {setup.edition.name}{', ' if settled else ''}{settled}")
    screen.say()
    for line in chronicle.lines(viewer):
        screen.say(line, hang=4)
    looker = "a spectator" if viewer == SPECTATOR else chronicle.seat_name(viewer).replace("Seat", "seat")
    number = len(chronicle.moments)
    screen.rule(f"After entry {number}, as {looker} sees it" if number else f"The start, as {looker} sees it")
    screen.draw(setup.game.picture(setup, setup.game.view(match.state, viewer)))
    outcome = match.state.outcome()
    if outcome:
        screen.say()
        screen.say(outcome_sentence(outcome, names, chronicle.match.setup.game.tie_break), "bold")
        screen.say()
        screen.show(score_table(match.state, names))
        screen.say()
        screen.say(f"Seed: {match.journal.seed}")


def _story(chronicle: Chronicle, viewer: int) -> Story:
    match = chronicle.match
    setup = match.setup
    return Story(
        game=setup.game.name,
        players=setup.players,
        names=match.journal.names,
        options=dict(setup.options),
        edition=setup.edition.name,
        entries=tuple(_step(chronicle, moment, viewer) for moment in chronicle.moments),
        seat=None if viewer == SPECTATOR else viewer + 1,
        view=setup.game.view(match.state, viewer),
        end=_end(chronicle),
    )


def _step(chronicle: Chronicle, moment: Moment, viewer: int) -> Step:
    told = chronicle.may_tell(moment, viewer)
    return Step(
        number=moment.number,
        seat=moment.entry.seat + 1,
        notation=chronicle.notation(moment, viewer) if told else None,
        sentence=chronicle.sentence(moment, viewer) if told else None,
        taken_back=moment.taken_back,
    )


def _end(chronicle: Chronicle) -> End | None:
    match = chronicle.match
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return End(
        winners=tuple(seat + 1 for seat in outcome.winners),
        decided_by=outcome.decided_by.value,
        scores=outcome.scores,
        lines=tuple(match.setup.game.breakdown(match.state)),
        seed=str(match.journal.seed),
    )
