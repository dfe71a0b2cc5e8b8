"""Every game's folder has the same shape: the same file, and the same function in it, for the same thing."""

import ast
from importlib import import_module
from pathlib import Path

import pytest

import patolli
from patolli import Game

MODULES = {
    "__init__",
    "audit",
    "cells",
    "edition",
    "effects",
    "features",
    "moves",
    "numbers",
    "picture",
    "policy.__init__",
    "policy.ranking",
    "policy.reasons",
    "refusals",
    "rules",
    "scoring",
    "secrets",
    "view",
}

each_game = pytest.mark.parametrize("game", patolli.games(), ids=lambda game: game.name)


def sources(game: Game) -> dict[str, ast.Module]:
    """Return the folder's modules, parsed, by their names in it."""
    folder = Path(str(import_module(game.package).__file__)).parent
    return {
        ".".join(path.relative_to(folder).with_suffix("").parts): ast.parse(path.read_text(encoding="utf-8"))
        for path in folder.rglob("*.py")
    }


def imported(game: Game, module: ast.Module) -> set[str]:
    """Return which modules of its own folder a module imports, also just for their types."""
    found = set()
    for node in ast.walk(module):
        if (
            isinstance(node, ast.ImportFrom)
            and node.module
            and f"{node.module}.".startswith(f"{game.package}.")
        ):
            inside = node.module.removeprefix(game.package).removeprefix(".")
            found |= {f"{inside}.{alias.name}".lstrip(".") for alias in node.names}
            found.add(inside)
    return found


@each_game
def test_the_same_file_holds_the_same_thing(game: Game) -> None:
    assert MODULES - sources(game).keys() == set()


@each_game
def test_a_game_is_made_of_the_functions_of_these_names(game: Game) -> None:
    named = {
        "numbers.num_actions": game.num_actions,
        "rules.start": game.start,
        "rules.restore": game.restore,
        "scoring.breakdown": game.breakdown,
        "moves.decode": game.decode,
        "moves.encode": game.encode,
        "moves.parse": game.parse,
        "refusals.refusal": game.refusal,
        "view.describe": game.presentation.describe,
        "picture.picture": game.presentation.picture,
        "policy.policy": game.computer_player.policy,
        "features.features": game.learning.features,
    }
    for name, function in named.items():
        module, _, attribute = name.partition(".")
        assert getattr(import_module(f"{game.package}.{module}"), attribute) is function, name


@each_game
def test_every_other_module_is_a_part_of_the_rules(game: Game) -> None:
    """A phase or a component, which the rules use; heuristics are in `policy/`."""
    modules = sources(game)
    reached, waiting = set[str](), {"rules"}
    while waiting:
        name = waiting.pop()
        reached.add(name)
        waiting |= (imported(game, modules[name]) & modules.keys()) - reached
    others = {name for name in modules.keys() - MODULES if not name.startswith("policy.")}
    assert others - reached == set()


@each_game
def test_the_rules_know_nothing_of_the_computer_player(game: Game) -> None:
    for name, module in sources(game).items():
        if name != "__init__" and not name.startswith("policy."):
            uses = {each for each in imported(game, module) if each.partition(".")[0] == "policy"}
            assert uses == set(), name


@each_game
def test_every_module_says_what_it_is(game: Game) -> None:
    assert [name for name, module in sources(game).items() if not ast.get_docstring(module)] == []
