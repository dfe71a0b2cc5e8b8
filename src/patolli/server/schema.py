"""The rest of the OpenAPI document: WebSocket messages, each game's views, moves and effects, and
descriptions and examples from docstrings. A client's types are made from it."""

import inspect
from collections.abc import Iterable, Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, cast, get_args

import msgspec
from litestar.openapi.spec import OpenAPI, Schema

import patolli.wire
from patolli.engine.game import Game
from patolli.engine.outcome import DecidedBy
from patolli.games import games
from patolli.wire.live import FromPlayer, ToPlayer

HERE = "#/components/schemas/"
EXAMPLE: Final = "```json"
"""Begins the example payload at the end of a message's docstring."""

Schemas = dict[str, Any]


def add_messages(document: OpenAPI) -> None:
    """Add WebSocket messages, games, descriptions and examples to the document, in place."""
    schemas = cast(Schemas, document.components.schemas)
    for union, name in ((FromPlayer, "FromPlayer"), (ToPlayer, "ToPlayer")):
        kinds = get_args(union)
        _, parts = msgspec.json.schema_components(kinds, ref_template=HERE + "{name}")
        schemas |= {part: schema for part, schema in parts.items() if part not in schemas}
        schemas[name] = _one_of(kind.__name__ for kind in kinds)
    for kind in _messages():
        if kind.__name__ in schemas:
            schemas[kind.__name__] = _described(kind, schemas[kind.__name__])
    # mypyc leaves a filler in place of an enum's docstring.
    schemas["DecidedBy"] = replace(schemas["DecidedBy"], description="What made the winners the winners.")
    for game in games():
        schemas |= _of_game(game)
    schemas["View"] = _one_of(f"{_prefix(game)}View" for game in games())
    schemas["Move"] = _one_of(f"{_prefix(game)}Move" for game in games())
    schemas["Effect"] = _one_of(f"{_prefix(game)}Effect" for game in games() if game.effect_types)


def _messages() -> Iterator[type[msgspec.Struct]]:
    for module in iter_modules(patolli.wire.__path__, "patolli.wire."):
        for kind in vars(import_module(module.name)).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.name:
                yield kind


def _described(kind: type[msgspec.Struct], schema: Schema | Schemas) -> Schema | Schemas:
    """Add a message's description and example. Litestar leaves both out; msgspec runs them together."""
    description, _, example = (inspect.getdoc(kind) or "").partition(EXAMPLE)
    # Raw, because Litestar drops nulls from everything it can look into.
    told, payloads = description.strip(), [msgspec.Raw(example.strip("`\n").encode())]
    if isinstance(schema, dict):
        return schema | {"description": told, "examples": payloads}
    return replace(schema, description=told, examples=payloads)


def _of_game(game: Game) -> Schemas:
    """Describe a game's view, moves and effects and their parts, each with the game's name before its own."""
    prefix = _prefix(game)
    kinds = (game.view_type, *game.move_types, *game.effect_types)
    _, parts = msgspec.json.schema_components(kinds, ref_template=f"{HERE}{prefix}{{name}}")
    named = {f"{prefix}{name.removeprefix(prefix)}": schema for name, schema in parts.items()}
    if DecidedBy.__name__ in parts:  # It is the engine's, and described once.
        named[f"{prefix}{DecidedBy.__name__}"] = {"$ref": HERE + DecidedBy.__name__}
    named[f"{prefix}Move"] = _one_of(f"{prefix}{kind.__name__}" for kind in game.move_types)
    if game.effect_types:
        named[f"{prefix}Effect"] = _one_of(f"{prefix}{kind.__name__}" for kind in game.effect_types)
    return named


def _prefix(game: Game) -> str:
    return game.name.capitalize()


def _one_of(names: Iterable[str]) -> Schemas:
    return {"oneOf": [{"$ref": HERE + name} for name in names]}
