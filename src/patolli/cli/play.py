"""`patolli play`: a game at the terminal."""

import shlex
from pathlib import Path
from typing import Annotated

import typer

from patolli.cli.arguments import (
    EditionFile,
    Language,
    Options,
    WrongUsage,
    read_journal_bytes,
    read_language,
    read_seed,
    read_setup,
)
from patolli.cli.keyboard import EndOfInput
from patolli.cli.names import PERSON
from patolli.cli.savefile import SaveFile
from patolli.cli.session import Left, Session
from patolli.engine.errors import InvalidJournal
from patolli.engine.game import Game
from patolli.engine.match import Match
from patolli.engine.words import ENGLISH
from patolli.games import game as game_named
from patolli.games import games
from patolli.players import KINDS, LEVELS, check_player, is_player

INTERRUPTED = 130
PLAYER_NAMES = (*LEVELS, *KINDS)


def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="The game; 'patolli games' lists them.", show_default=False),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            metavar="WHO,WHO,…",
            help=f"Who plays, seat by seat: {PERSON}, or a computer player ({', '.join(PLAYER_NAMES)}). "
            f"Several {PERSON} share the keyboard. If not given, {PERSON} and as few others as possible.",
        ),
    ] = None,
    option: Options = None,
    edition: EditionFile = None,
    seed: Annotated[
        str | None,
        typer.Option(
            metavar="SEED",
            help="What the shuffles are drawn from: a whole number, or 'fair' and 64 hexadecimal digits. "
            "If not given, a new fair one, whose SHA-256 is shown before the game and itself after it.",
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the game in this new file, decision by decision."),
    ] = None,
    going_on: Annotated[
        Path | None, typer.Option("--continue", metavar="FILE", help="Go on with the game in this file.")
    ] = None,
    language: Language = None,
) -> None:
    """Play a game, alone or with others at the keyboard.

    \b
    Examples:
      patolli play yaxha
      patolli play yaxha --seats you,random,random --option deck=first-game
      patolli play yaxha --seats you,you --save game.txt
      patolli play --continue game.txt
    """
    if going_on:
        given = {"GAME": game, "--option": option, "--seed": seed, "--save": save}
        for name, value in given.items():
            if value:
                raise WrongUsage(f"{name} does not go with --continue: {going_on} says it already.")
        session = _continued(going_on, seats, edition)
    elif game:
        session = _new(game_named(game), seats, option, edition, seed, save)
    else:
        raise WrongUsage(f"Say which game: patolli play {games()[0].name}, or patolli play --continue FILE.")
    session.locale = read_language(language)
    _introduce(session)
    raise typer.Exit(_sit_down(session, edition))


def _new(
    game: Game,
    seats: str | None,
    option: list[str] | None,
    edition: Path | None,
    seed: str | None,
    save: Path | None,
) -> Session:
    who = _read_seats(seats, game) if seats is not None else (PERSON, *["casual"] * (game.min_players - 1))
    match = Match(read_setup(game, len(who), option, edition), read_seed(seed), who)
    file = SaveFile.create(save, match.journal) if save else None
    return Session(match, who, file)


def _continued(path: Path, seats: str | None, edition: Path | None) -> Session:
    """Read a saved game to go on with. All of it is replayed before a letter is added to the file."""
    file, content = SaveFile.open(path)
    journal = read_journal_bytes(content, path, edition)
    if content.lstrip().startswith(b"{"):
        raise InvalidJournal(
            f"{path} is a journal in JSON, to which no line can be added; "
            f"make a text of it: patolli replay {path} --to text > NEW-FILE"
        )
    # Whoever is called like no computer player is a person.
    who = _read_seats(seats, journal.setup.game) if seats is not None else journal.names
    if len(who) != journal.setup.players:
        raise WrongUsage(
            f"Say who plays the {journal.setup.players} seats of {path} with --seats: "
            f"{PERSON} or one of: {', '.join(PLAYER_NAMES)}."
        )
    try:
        match = Match.replay(journal)
    except InvalidJournal as error:
        raise InvalidJournal(f"{path}: {error}") from None
    return Session(match, who, file)


def _read_seats(text: str, game: Game) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name == PERSON:
            continue
        if not is_player(name):
            raise WrongUsage(
                f"Nobody is called {name!r}; a seat is {PERSON} or one of: {', '.join(PLAYER_NAMES)}."
            )
        check_player(name, game)
    return names


def _introduce(session: Session) -> None:
    journal, screen = session.match.journal, session.screen
    setup = journal.setup
    screen.say(f"{setup.game.title}: {', '.join(journal.called(session.locale))}", "bold")
    screen.say(", ".join([f"Edition {setup.edition.name}", *_settled(session)]))
    if journal.seed.kind == "fair":
        screen.say(f"SHA-256 of the seed: {journal.seed.commitment()}")
    if journal.turns:
        screen.say(f"The journal has {len(journal.turns)} turns so far.")


def _settled(session: Session) -> list[str]:
    setup, locale = session.match.setup, session.locale
    if locale == ENGLISH:  # as they are typed
        return [f"{name} {value}" for name, value in setup.options]
    chosen = dict(setup.options)
    return [
        f"{option.label(locale)}: {option.choice_label(chosen[option.name], locale)}"
        for option in setup.game.options
    ]


def _sit_down(session: Session, edition: Path | None) -> int:
    """Play, and return the exit code."""
    try:
        session.play()
    except Left:
        code = 0
    except EndOfInput:
        session.screen.say("The input has ended.")
        code = 0
    except KeyboardInterrupt:
        session.screen.say()
        code = INTERRUPTED
    else:
        return 0
    finally:
        session.close()
    session.screen.say(_farewell(session, edition))
    return code


def _farewell(session: Session, edition: Path | None) -> str:
    if not session.file:
        return "The game was not saved; with --save FILE it is."
    command = ["patolli", "play", "--continue", str(session.file.path)]
    command += ["--edition", str(edition)] if edition else []
    return f"The game is saved; go on with: {shlex.join(command)}"
