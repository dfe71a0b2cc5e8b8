"""`patolli games`: the games and their options."""

import msgspec
from rich.text import Text

from patolli.cli.arguments import AsJson, Language, read_language
from patolli.cli.screen import Screen, plain_table, print_json
from patolli.engine.game import Game
from patolli.engine.option import Option
from patolli.games import games as all_games


class ListedOption(msgspec.Struct, frozen=True):
    name: str
    choices: tuple[str, ...]
    default: str
    help: str
    limits: dict[str, int]
    """The most players that a choice is for, where that is fewer than the game's."""


class ListedGame(msgspec.Struct, frozen=True):
    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[ListedOption, ...]
    edition: str
    digest: str


def games(as_json: AsJson = False, language: Language = None) -> None:
    """List the games and their options.

    \b
    Examples:
      patolli games
      patolli games --json
    """
    locale = read_language(language)
    if as_json:
        print_json([_facts(game, locale) for game in all_games()])
        return
    table = plain_table("Name", "Title", "Players", "Options")
    for game in all_games():
        players = f"{game.min_players} to {game.max_players}"
        table.add_row(game.name, game.title, players, _options(game, locale))
    Screen().show(table)


def _facts(game: Game, locale: str) -> ListedGame:
    edition = game.standard_edition
    options = tuple(_option(option, locale) for option in game.options)
    return ListedGame(
        game.name, game.title, game.min_players, game.max_players, options, edition.name, edition.digest
    )


def _option(option: Option, locale: str) -> ListedOption:
    return ListedOption(option.name, option.choices, option.default, option.help(locale), dict(option.limits))


def _options(game: Game, locale: str) -> Text:
    """Show each option on its own lines, with its default marked."""
    text = Text()
    for option in game.options:
        text.append("\n" if text else "").append(f"{option.name}=", "bold")
        for index, choice in enumerate(option.choices):
            text.append("|" if index else "", "dim")
            text.append(choice, "bold" if choice == option.default else "")
            limit = option.limit(choice)
            remarks = ["default"] * (choice == option.default) + [f"up to {limit} players"] * (
                limit is not None
            )
            text.append(f" ({', '.join(remarks)})" if remarks else "", "dim")
        text.append(f"\n  {option.help(locale)}")
    return text or Text("none", "dim")
