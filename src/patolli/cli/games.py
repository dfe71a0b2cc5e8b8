"""`patolli games`: the games and their options."""

import msgspec
from rich.text import Text

from patolli.cli.arguments import AsJson
from patolli.cli.screen import Screen, plain_table, print_json
from patolli.engine.game import Game, Option
from patolli.games import games as all_games


class GameFacts(msgspec.Struct, frozen=True):
    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[Option, ...]
    edition: str
    digest: str


def games(as_json: AsJson = False) -> None:
    """List the games and their options.

    \b
    Examples:
      patolli games
      patolli games --json
    """
    if as_json:
        print_json([_facts(game) for game in all_games()])
        return
    table = plain_table("Name", "Title", "Players", "Options")
    for game in all_games():
        players = f"{game.min_players} to {game.max_players}"
        table.add_row(game.name, game.title, players, _options(game))
    Screen().show(table)


def _facts(game: Game) -> GameFacts:
    edition = game.standard_edition
    return GameFacts(
        game.name, game.title, game.min_players, game.max_players, game.options, edition.name, edition.digest
    )


def _options(game: Game) -> Text:
    """Each option on its own lines; the value it has if nobody says otherwise is marked."""
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
        text.append(f"\n  {option.help}")
    return text or Text("none", "dim")
