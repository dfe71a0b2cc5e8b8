"""`patolli replay`: a journal played again, in words."""

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from patolli.cli.arguments import AsJson, EditionFile, WrongUsage, read_journal_file, whole_number
from patolli.cli.names import names_in_sentences
from patolli.cli.scoresheet import outcome_sentence, score_table
from patolli.cli.screen import Screen, print_json
from patolli.engine.effects import Effect
from patolli.engine.errors import InvalidJournal
from patolli.engine.game import ScoreLine, View
from patolli.engine.hearing import Hearing, hear, retell
from patolli.engine.journal import Journal
from patolli.engine.match import Match
from patolli.engine.state import SPECTATOR
from patolli.engine.words import ENGLISH, Names


class JournalTurn(msgspec.Struct, frozen=True):
    """A turn as it was heard at the time: what was secret then is told by the effects that revealed it."""

    number: int
    seat: int
    notation: str
    """Empty where it would tell what is secret."""
    sentence: str
    results: tuple[str, ...]
    effects: tuple[Effect, ...]
    undone: bool


class End(msgspec.Struct, frozen=True):
    winners: tuple[int, ...]
    """Seats, from 0."""
    decided_by: str
    scores: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    seed: str
    """Shown when the game is over: before, it would tell what is hidden."""


class JournalStory(msgspec.Struct, frozen=True):
    game: str
    players: int
    names: tuple[str, ...]
    options: dict[str, str]
    edition: str
    turns: tuple[JournalTurn, ...]
    seat: int | None
    """Who looks, from 0; None for a spectator."""
    view: View
    end: End | None


def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A journal, as text or JSON.")],
    at: Annotated[
        int | None,
        typer.Option(
            metavar="N", parser=whole_number, help="Stop after turn N; 0 is the start.", show_default=False
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
    if at is not None and at > len(journal.turns):
        raise WrongUsage(f"There is no turn {at} in {path}; it has {len(journal.turns)}.")
    try:
        match = Match.replay(journal, at)
    except InvalidJournal as error:
        raise InvalidJournal(f"{path}: {error}") from None
    if to:
        sys.stdout.write(match.journal.to_text() if to == "text" else match.journal.to_json().decode() + "\n")
    elif as_json:
        print_json(_story(match, viewer))
    else:
        _show(match, viewer)


def _viewer(seat: int | None, journal: Journal) -> int:
    if seat is None:
        return SPECTATOR
    if not 1 <= seat <= journal.setup.players:
        raise WrongUsage(f"There is no seat {seat}; seats are numbered 1 to {journal.setup.players}.")
    return seat - 1


def _show(match: Match, viewer: int) -> None:
    screen, setup, names = Screen(), match.setup, match.journal.called()
    settled = ", ".join(f"{name} {value}" for name, value in setup.options)
    screen.say(f"{setup.game.title}, {setup.players} players", "bold")
    screen.say(f"Edition {setup.edition.name}{', ' if settled else ''}{settled}")
    screen.say()
    for line in lines(match, viewer):
        screen.say(line, hang=4)
    looker = "a spectator" if viewer == SPECTATOR else names[viewer].replace("Seat", "seat")
    number = len(match.turns)
    screen.rule(f"After turn {number}, as {looker} sees it" if number else f"The start, as {looker} sees it")
    screen.draw(setup.game.presentation.picture(setup, setup.game.view(match.state, viewer)))
    outcome = match.state.outcome()
    if outcome:
        screen.say()
        screen.say(outcome_sentence(outcome, names, setup.game.tie_break), "bold")
        screen.say()
        screen.show(score_table(match.state, names))
        screen.say()
        screen.say(f"Seed: {match.journal.seed}")


def lines(match: Match, viewer: int, locale: str = ENGLISH) -> list[str]:
    """Say all turns, as far as a seat may know of them, with what came of each below it."""
    called, names = match.journal.called(locale), names_in_sentences(match.journal, locale)
    width = len(str(len(match.turns)))
    by = max((len(called[turn.seat]) for turn in match.turns), default=0)
    heard = retell(match, viewer, nothing_hidden=_nothing_hidden(viewer))
    notations = max((len(each.notation()) for each in heard if each.decided is not None), default=0)
    found = []
    for each in heard:
        head = f"{each.turn.number:>{width}}. {called[each.turn.seat]:<{by}}  "
        found.append(head + _decided(each, notations, locale, names))
        found += [f"{'':{width + 2}}{result}" for result in each.results(locale, names)]
    return found


def _nothing_hidden(viewer: int) -> bool | None:
    """Tell what is hidden as `hear` wants it: from a seat what was hidden from it at the time, from a
    spectator nothing once the game is over."""
    return None if viewer == SPECTATOR else False


def _decided(heard: Hearing, width: int, locale: str, names: Names) -> str:
    sentence = heard.sentence(locale, names)
    if heard.decided is None:
        return sentence
    undone = " (taken back)" if heard.turn.undone else ""
    return f"{heard.notation():<{width}}  {sentence or '(secret)'}{undone}"


def _story(match: Match, viewer: int) -> JournalStory:
    setup, names = match.setup, names_in_sentences(match.journal)
    return JournalStory(
        game=setup.game.name,
        players=setup.players,
        names=match.journal.names,
        options=dict(setup.options),
        edition=setup.edition.name,
        turns=tuple(
            _step(hear(match, turn, viewer, nothing_hidden=_nothing_hidden(viewer)), names)
            for turn in match.turns_after(0)
        ),
        seat=None if viewer == SPECTATOR else viewer,
        view=setup.game.view(match.state, viewer),
        end=_end(match),
    )


def _step(heard: Hearing, names: Names) -> JournalTurn:
    return JournalTurn(
        number=heard.turn.number,
        seat=heard.turn.seat,
        notation=heard.notation(),
        sentence=heard.sentence(names=names),
        results=heard.results(names=names),
        effects=heard.effects,
        undone=heard.turn.undone,
    )


def _end(match: Match) -> End | None:
    outcome = match.state.outcome()
    if outcome is None:
        return None
    return End(
        winners=outcome.winners,
        decided_by=outcome.decided_by.value,
        scores=outcome.scores,
        lines=tuple(match.setup.game.breakdown(match.state)),
        seed=str(match.journal.seed),
    )
