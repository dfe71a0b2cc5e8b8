"""`patolli players`: the computer players, their levels and parameters."""

import msgspec
from rich.text import Text

from patolli.cli.arguments import AsJson
from patolli.cli.screen import Screen, plain_table, print_json
from patolli.games import games
from patolli.players import LEVEL_HELP, kinds, made_of


class ParameterFacts(msgspec.Struct, frozen=True):
    name: str
    help: str


class PlayerFacts(msgspec.Struct, frozen=True):
    name: str
    help: str
    made_of: dict[str, str] = {}
    """Of a level, by game."""
    parameters: tuple[ParameterFacts, ...] = ()


def players(as_json: AsJson = False) -> None:
    """List the computer players.

    There are four levels to choose from, and the kinds of players that they are made of.

    \b
    Examples:
      patolli players
      patolli play yaxha --seats you,strong
      patolli play yaxha --seats you,search:time=3s:workers=2
    """
    facts = _facts()
    if as_json:
        print_json(facts)
        return
    table = plain_table("Name", "What it does", "Made of, or parameters")
    for fact in facts:
        text = _recipes(fact.made_of)
        for parameter in fact.parameters:
            text.append("\n" if text else "").append(f"{parameter.name}=", "bold").append(
                f" {parameter.help}"
            )
        table.add_row(fact.name, fact.help, text or Text("none", "dim"))
    Screen().show(table)


def _facts() -> list[PlayerFacts]:
    levels = [
        PlayerFacts(name, help, {game.name: made_of(name, game) for game in games()})
        for name, help in LEVEL_HELP.items()
    ]
    all_kinds = [
        PlayerFacts(
            kind.name,
            kind.help,
            parameters=tuple(ParameterFacts(each.name, each.help) for each in kind.parameters),
        )
        for kind in kinds()
    ]
    return [*levels, *all_kinds]


def _recipes(made_of: dict[str, str]) -> Text:
    """Say what a level is made of, game by game only where they differ."""
    if len(set(made_of.values())) == 1:
        return Text(next(iter(made_of.values())))
    return Text("\n".join(f"{recipe} in {game}" for game, recipe in made_of.items()))
