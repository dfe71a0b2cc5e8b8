"""`patolli edition`: the printed values of a game, shown and checked."""

import re
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from patolli.cli.arguments import AsJson, WrongUsage, edition_in
from patolli.cli.screen import Screen, plain_table, print_json, printable
from patolli.engine.edition import Edition
from patolli.games import game as find_game
from patolli.games import games

edition_app = typer.Typer(rich_markup_mode=None)

REMARKS = ("source", "note")
"""What a table says about itself; it comes after the values."""

TEMPLATE = """\
# An edition file for the owner of a box: change the values to what is printed in yours.
# A table whose values you read off your box gets source = "published" (and loses its note).
# Then: patolli edition check FILE, and patolli play {game} --edition FILE.

"""

Value = str | int | float | bool | list["Value"] | dict[str, "Value"] | None


@edition_app.callback(invoke_without_command=True)
def edition(context: typer.Context) -> None:
    """Show, check and begin editions: a game's printed values.

    An edition is a TOML file with all that is printed on boards, cards and tiles. Begin one from the
    standard edition, change its numbers to those of your box, and play: patolli play GAME --edition FILE.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


@edition_app.command()
def show(
    which: Annotated[
        str, typer.Argument(metavar="GAME|FILE", help="A game's standard edition, or an edition file.")
    ],
    as_json: AsJson = False,
) -> None:
    """Show all values of an edition, and where they come from.

    \b
    Examples:
      patolli edition show yaxha
      patolli edition show my-box.toml --json
    """
    shown = _find(which)
    if as_json:
        print_json({"digest": shown.digest, **_builtins(shown)})
        return
    screen = Screen()
    screen.say(shown.edition.title, "bold")
    screen.say(f"Edition {shown.name} of {shown.edition.game}, digest {shown.digest}")
    for key, value in _builtins(shown).items():
        if key != "edition":
            _show_table(screen, key, value)


@edition_app.command()
def check(path: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file, in TOML.")]) -> None:
    """Check that an edition file can be played with.

    \b
    Examples:
      patolli edition check my-box.toml
    """
    game, found = edition_in(path)
    print(f"{path} is fine: edition {found.name} of {game.title}, digest {found.digest}.")


@edition_app.command()
def new(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The game whose box you have.")],
    path: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist yet.")],
) -> None:
    """Write a new edition file to fill in.

    It begins as the standard edition, with its comments.

    \b
    Examples:
      patolli edition new yaxha my-box.toml
    """
    game = find_game(name)
    # The label's name is the first one in the file; tables may have names of their own.
    text = re.sub(r'(?m)^name = ".*"$', 'name = "my-box"', game.edition_text(), count=1)
    text = re.sub(r'(?m)^title = ".*"$', f'title = "{game.title}, my box"', text, count=1)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(TEMPLATE.format(game=game.name) + text)
    except FileExistsError:
        raise WrongUsage(f"{path} is there already and is left as it is; choose another name.") from None
    except OSError as error:
        raise WrongUsage(f"{path} cannot be written: {error.strerror}.") from None
    print(printable(f"{path} is written. Change its numbers to those of your box, then check it."))


def _find(which: str) -> Edition:
    for game in games():
        if game.name == which:
            standard: Edition = game.standard_edition
            return standard
    if not Path(which).exists():
        names = ", ".join(game.name for game in games())
        raise WrongUsage(f"{which!r} is neither a game nor a file; the games are: {names}.")
    return edition_in(Path(which))[1]


def _builtins(shown: Edition) -> dict[str, Value]:
    """Return an edition as the tables and lists of its file."""
    tables: dict[str, Value] = msgspec.json.decode(msgspec.json.encode(shown))
    return tables


def _show_table(screen: Screen, key: str, value: Value) -> None:
    """Show a table with its source, its note and its values; a list of tables as rows."""
    if isinstance(value, list):
        screen.rule(key)
        screen.show(_rows(value))
        return
    fields: dict[str, Value] = dict(value) if isinstance(value, dict) else {key: value}
    source, note = fields.pop("source", None), fields.pop("note", "")
    screen.rule(f"{key} ({source})" if source else key)
    if note:
        screen.say(str(note), "italic")
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    for name, each in _flat(fields):
        grid.add_row(name, _rows(each) if _is_table(each) else _words(each))
    screen.show(grid)


def _flat(fields: dict[str, Value], within: str = "") -> list[tuple[str, Value]]:
    """List all values, those in tables of tables by their dotted key."""
    found: list[tuple[str, Value]] = []
    for name, value in fields.items():
        found += _flat(value, f"{within}{name}.") if isinstance(value, dict) else [(f"{within}{name}", value)]
    return found


def _is_table(value: Value) -> bool:
    return isinstance(value, list) and any(isinstance(each, dict) for each in value)


def _rows(value: Value) -> Table:
    """Show a list of tables, one a row, with a column for every key that occurs."""
    listed = value if isinstance(value, list) else [value]
    entries = [dict(_flat(each)) for each in listed if isinstance(each, dict)]
    keys = dict.fromkeys(
        key for entry in entries for key in entry if any(other.get(key) for other in entries)
    )
    columns = sorted(keys, key=REMARKS.__contains__)
    table = plain_table(*columns)
    for entry in entries:
        table.add_row(*(_words(entry.get(key)) for key in columns))
    return table


def _words(value: Value) -> str:
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case dict():
            return ", ".join(f"{name} {_words(each)}" for name, each in value.items())
        case list() if any(isinstance(each, list | dict) for each in value):
            return "\n".join(_words(each) for each in value)
        case list():
            return ", ".join(_words(each) for each in value)
    return str(value)
