"""Arguments of commands, read into what the engine wants."""

import os
import tomllib
from pathlib import Path
from typing import Annotated

import typer

from patolli.engine.edition import Edition, load_edition, read_edition
from patolli.engine.errors import InvalidEdition, InvalidJournal, InvalidSetup, PatolliError
from patolli.engine.game import Game, Setup
from patolli.engine.journal import Journal, read_journal
from patolli.engine.seed import Seed
from patolli.engine.words import ENGLISH, LOCALES
from patolli.games import game as game_named
from patolli.games import games


class WrongUsage(PatolliError):
    """Arguments that do not go together."""


def whole_number(text: str | int) -> int:
    """Read a whole number, for `parser=`, which gets defaults too: Typer's own message is no sentence."""
    if isinstance(text, int):
        return text
    if not text.isascii() or not text.isdecimal() or len(text) > 18:
        raise typer.BadParameter(f"{text!r} is not a whole number from 0 up.")
    return int(text)


AsJson = Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="An option of the game; can be given several times.",
        show_default=False,
    ),
]
EditionFile = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="Play with the printed values of this edition file."),
]

Language = Annotated[
    str | None,
    typer.Option(
        metavar="LANGUAGE",
        help=f"What is said of the games: {', '.join(LOCALES)}. If not given, that of LANG, or English.",
        show_default=False,
    ),
]


def read_language(given: str | None) -> str:
    if given is None:
        spoken = os.environ.get("LANG", "")[:2]
        return spoken if spoken in LOCALES else ENGLISH
    if given not in LOCALES:
        raise WrongUsage(f"The language {given!r} is not spoken here; it is one of: {', '.join(LOCALES)}.")
    return given


def read_options(texts: list[str] | None) -> dict[str, str]:
    """Read NAME=VALUE as often as it was given."""
    values: dict[str, str] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise WrongUsage(
                f"The option {text!r} cannot be read; it looks like NAME=VALUE, for example deck=whole."
            )
        if name in values:
            raise WrongUsage(f"The option {name!r} is given twice.")
        values[name] = value
    return values


def read_setup(game: Game, players: int, options: list[str] | None, edition: Path | None) -> Setup:
    return game.setup(players, read_options(options), edition_for(game, edition))


def edition_for(game: Game, path: Path | None) -> Edition | None:
    """Read the edition in a file, which must be one of this game; return none for the standard one."""
    return None if path is None else load_edition(path, game.edition_type, game.name)


def edition_in(path: Path) -> tuple[Game, Edition]:
    """Read the edition in a file, and the game that the file says it is for."""
    try:
        text = path.read_text(encoding="utf-8")
        label = tomllib.loads(text).get("edition")
    except OSError as error:
        raise InvalidEdition(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidEdition(f"{path} is not a text file in UTF-8.") from None
    except ValueError as error:
        raise InvalidEdition(f"{path} is not a TOML file: {error}.") from None
    name = label.get("game") if isinstance(label, dict) else None
    if not isinstance(name, str):
        raise InvalidEdition(f"{path}: edition.game is missing; it names the game, one of: {_game_names()}.")
    try:
        game = game_named(name)
    except InvalidSetup as error:
        raise InvalidEdition(f"{path}: edition.game: {error}") from None
    return game, read_edition(text, game.edition_type, game.name, str(path))


def _game_names() -> str:
    return ", ".join(game.name for game in games())


def read_seed(text: str | None) -> Seed:
    """Make a new fair seed, or read the one in the text; a number alone is a fast one."""
    if text is None:
        return Seed.random()
    return Seed.parse(f"fast {text.strip()}" if text.strip().isdecimal() else text)


def read_journal_bytes(content: bytes, path: Path, edition: Path | None) -> Journal:
    """Read a journal file in either form; messages begin with its name."""
    with_edition = edition_in(edition)[1] if edition else None

    def find_game(name: str) -> Game:
        if with_edition and with_edition.edition.game != name:
            raise InvalidSetup(
                f"the edition {edition} is for {with_edition.edition.game!r}, the journal for {name!r}."
            )
        return game_named(name)

    try:
        return read_journal(content.decode("utf-8"), find_game, with_edition)
    except UnicodeDecodeError:
        raise InvalidJournal(f"{path} is not a journal: it is not a text file in UTF-8.") from None
    except InvalidJournal as error:
        raise InvalidJournal(f"{path}: {error}") from None


def read_journal_file(path: Path, edition: Path | None) -> Journal:
    try:
        content = path.read_bytes()
    except OSError as error:
        raise InvalidJournal(f"{path} cannot be read: {error.strerror}.") from None
    return read_journal_bytes(content, path, edition)
