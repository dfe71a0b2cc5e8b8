"""Every message on the wire with its example, and types that decode the games' own parts of it."""

import json
import operator
import re
from functools import cache, reduce
from importlib import import_module
from pkgutil import iter_modules
from types import UnionType
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

import patolli
import patolli.wire
from patolli.engine.effects import Effect
from patolli.engine.game import Game, Move, View
from patolli.wire.message import Message

ABSTRACT: Final = (Message,)
FENCED: Final = re.compile(r"```json\n(.*?)```", re.DOTALL)


def messages() -> list[type[msgspec.Struct]]:
    """List the messages of the package, module by module."""
    modules = [import_module(f"patolli.wire.{each.name}") for each in iter_modules(patolli.wire.__path__)]
    return [
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
        if kind.__module__ == module.__name__ and kind not in ABSTRACT
    ]


def examples(kind: type[msgspec.Struct]) -> list[str]:
    """Return the payloads in a message's own docstring; a base class's is not its own."""
    return FENCED.findall(kind.__dict__.get("__doc__") or "")


def game_of(payload: object) -> Game:
    """Return the game whose view, moves or effects a payload holds. All examples are of one game."""
    named = re.search(r'"game": "(\w+)"', json.dumps(payload))
    return patolli.game(named[1] if named else "gold")


@cache
def decodable(kind: Any, game: Game) -> Any:
    """Return a type like this one, with a game's own views, moves and effects for the engine's bases.

    Messages are typed by the bases, which msgspec encodes but cannot decode: a game knows its kinds."""
    if kind in (View, Move, Effect):
        kinds = {View: (game.view_type,), Move: game.move_types, Effect: game.effect_types}[kind]
        return reduce(operator.or_, kinds)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _mirror(kind, game) if kind.__module__.startswith("patolli.wire.") else kind
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated or not arguments:
        return kind
    if origin in (Union, UnionType):
        return reduce(operator.or_, (decodable(each, game) for each in arguments))
    if origin in (tuple, list):
        return origin[tuple(each if each is ... else decodable(each, game) for each in arguments)]
    return kind


def _mirror(kind: type[msgspec.Struct], game: Game) -> type[msgspec.Struct]:
    """Return the message itself if no game has a part in it, or else a struct with the same fields."""
    hints = get_type_hints(kind, include_extras=True)
    types = {field.name: decodable(hints[field.name], game) for field in msgspec.structs.fields(kind)}
    if all(types[name] == hints[name] for name in types):
        return kind
    settings = kind.__struct_config__
    fields = [(each.name, types[each.name], _default(each)) for each in msgspec.structs.fields(kind)]
    return msgspec.defstruct(
        kind.__name__,
        fields,
        tag=settings.tag,
        tag_field=settings.tag_field,
        omit_defaults=settings.omit_defaults,
        forbid_unknown_fields=True,
        frozen=True,
        kw_only=True,
    )


def _default(field: msgspec.structs.FieldInfo) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return msgspec.field(default=field.default)
    if field.default_factory is not msgspec.NODEFAULT:
        return msgspec.field(default_factory=field.default_factory)
    return msgspec.field()
