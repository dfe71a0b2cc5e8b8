"""`patolli players`: the computer players, their levels and parameters."""

import msgspec
from rich.text import Text

from patolli.cli.arguments import AsJson
from patolli.cli.screen import Screen, plain_table, print_json
from patolli.players import KINDS, LEVEL_HELP, LEVELS


class ParameterFacts(msgspec.Struct, frozen=True):
    name: str
    help: str


class PlayerFacts(msgspec.Struct, frozen=True):
    name: str
    help: str
    parameters: tuple[ParameterFacts, ...] = ()


def players(as_json: AsJson = False) -> None:
    """List the computer players: four levels to choose from, and the kinds they are made of.

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
    table = plain_table("Name", "What it does", "Parameters")
    for fact in facts:
        text = Text()
        for parameter in fact.parameters:
            text.append("\n" if text else "").append(f"{parameter.name}=", "bold").append(
                f" {parameter.help}"
            )
        table.add_row(fact.name, fact.help, text or Text("none", "dim"))
    Screen().show(table)


def _facts() -> list[PlayerFacts]:
    levels = [PlayerFacts(name, f"{LEVEL_HELP[name]} ({text})") for name, text in LEVELS.items()]
    kinds = [
        PlayerFacts(
            kind.name, kind.help, tuple(ParameterFacts(each.name, each.help) for each in kind.parameters)
        )
        for kind in KINDS.values()
    ]
    return [*levels, *kinds]
