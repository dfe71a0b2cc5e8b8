"""What the OpenAPI document says beyond requests and answers: the messages over a WebSocket, and each game's
views, moves and effects. A client's types are made from it."""

from collections.abc import Iterable
from typing import Any, cast, get_args

import msgspec
from litestar.openapi.spec import OpenAPI

from patolli.engine.game import Game
from patolli.games import games
from patolli.server.messages import FromPlayer, ToPlayer

HERE = "#/components/schemas/"

Schemas = dict[str, Any]


def add_messages(document: OpenAPI) -> None:
    """Complete the document in place."""
    schemas = cast(Schemas, document.components.schemas)
    for union, name in ((FromPlayer, "FromPlayer"), (ToPlayer, "ToPlayer")):
        kinds = get_args(union)
        _, parts = msgspec.json.schema_components(kinds, ref_template=HERE + "{name}")
        schemas |= {part: schema for part, schema in parts.items() if part not in schemas}
        schemas[name] = _one_of(kind.__name__ for kind in kinds)
    for game in games():
        schemas |= _of_game(game)
    schemas["View"] = _one_of(f"{_prefix(game)}View" for game in games())
    schemas["Move"] = _one_of(f"{_prefix(game)}Move" for game in games())
    schemas["Effect"] = _one_of(f"{_prefix(game)}Effect" for game in games() if game.effect_types)


def _of_game(game: Game) -> Schemas:
    """Its view, moves and effects and what they are made of, each with the game's name before its own."""
    prefix = _prefix(game)
    kinds = (game.view_type, *game.move_types, *game.effect_types)
    _, parts = msgspec.json.schema_components(kinds, ref_template=f"{HERE}{prefix}{{name}}")
    named = {f"{prefix}{name.removeprefix(prefix)}": schema for name, schema in parts.items()}
    named[f"{prefix}Move"] = _one_of(f"{prefix}{kind.__name__}" for kind in game.move_types)
    if game.effect_types:
        named[f"{prefix}Effect"] = _one_of(f"{prefix}{kind.__name__}" for kind in game.effect_types)
    return named


def _prefix(game: Game) -> str:
    return game.name.capitalize()


def _one_of(names: Iterable[str]) -> Schemas:
    return {"oneOf": [{"$ref": HERE + name} for name in names]}
