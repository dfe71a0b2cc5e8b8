"""Every message has an example payload in its docstring, which is what the message decodes and encodes."""

import ast
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import patolli
from patolli.engine.effects import captions
from patolli.engine.game import Move
from patolli.wire.replays import ReplayStep
from patolli.wire.updates import Heard, Update
from wire.examples import decodable, examples, game_of, messages

SOURCES = Path(patolli.__file__).parent
RARE: dict[str, set[str]] = {
    "NewTable": {"edition"},
    "NewReplay": {"edition"},
    "Heard": {"sentence", "notation", "move", "player", "undoes"},
    "Result": {"tie_break", "why", "by"},
    "Update": {"handovers", "result", "rematch"},
    "ReplayStep": {"undone"},
    "ReplayStory": {"winners"},
}
"""Fields that most payloads leave out."""


def left_out(kind: type[msgspec.Struct]) -> dict[str, object]:
    """Return the fields that a request may leave out and an encoder writes all the same."""
    rare = RARE.get(kind.__name__, set()) if not kind.__struct_config__.omit_defaults else set()
    return {field.encode_name: field.default for field in msgspec.structs.fields(kind) if field.name in rare}


def named(kind: type[msgspec.Struct]) -> str:
    return kind.__name__


@pytest.mark.parametrize("kind", messages(), ids=named)
def test_an_example_is_what_the_message_decodes_and_encodes(kind: type[msgspec.Struct]) -> None:
    (example,) = examples(kind)
    payload = json.loads(example)
    decoded = msgspec.json.decode(example, type=decodable(kind, game_of(payload)))
    assert json.loads(msgspec.json.encode(decoded)) == left_out(kind) | payload


@pytest.mark.parametrize("kind", messages(), ids=named)
def test_an_example_shows_every_field_but_the_rare_ones(kind: type[msgspec.Struct]) -> None:
    (example,) = examples(kind)
    shown = json.loads(example).keys()
    missing = {field.encode_name for field in msgspec.structs.fields(kind)} - shown
    assert missing <= RARE.get(kind.__name__, set())


@pytest.mark.parametrize("kind", [Heard, ReplayStep], ids=named)
def test_the_effects_of_an_example_say_its_results(kind: type[msgspec.Struct]) -> None:
    (example,) = examples(kind)
    payload = json.loads(example)
    decoded = msgspec.json.decode(example, type=decodable(kind, game_of(payload)))
    assert payload["results"] == list(captions(decoded.effects, names=("Ana", "Casual")))


@pytest.mark.parametrize("kind", messages(), ids=named)
def test_the_moves_of_an_example_say_its_sentences(kind: type[msgspec.Struct]) -> None:
    (example,) = examples(kind)
    payload = json.loads(example)
    game = game_of(payload)
    for part in parts(payload):
        if isinstance(part.get("move"), dict) and part.get("sentence"):
            move = msgspec.convert(part["move"], type=decodable(Move, game))
            assert part["sentence"] == move.sentence(names=("Ana", "Casual"))


def parts(payload: object) -> Iterator[dict[str, Any]]:
    """Yield a payload's objects, however deep."""
    if isinstance(payload, dict):
        yield payload
        payload = list(payload.values())
    for each in payload if isinstance(payload, list) else ():
        yield from parts(each)


def test_an_example_that_drifted_is_refused() -> None:
    (example,) = examples(Update)
    payload = json.loads(example)
    of_gold = decodable(Update, game_of(payload))
    for drifted in (
        payload | {"unknown": 1},
        payload | {"view": payload["view"] | {"stage": "unknown"}},
        payload | {"choices": [{"notation": "fly", "sentence": "fly", "move": {"move": "fly"}}]},
    ):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(json.dumps(drifted), type=of_gold)


def test_no_other_class_has_the_name_of_a_message() -> None:
    """A name says which message is meant, also where two modules meet."""
    classes = Counter(
        node.name
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.ClassDef)
    )
    names = ["Message", *(kind.__name__ for kind in messages())]
    assert {name: classes[name] for name in names} == dict.fromkeys(names, 1)
