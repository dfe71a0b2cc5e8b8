"""Editions: what is printed on boards, cards and tiles, as data.

An edition is a TOML file. Every table in it says where its values come from: `rulebook`, `published` or
`reconstructed` (then `note` names the constraint it satisfies). It is read into typed structs; an error names
the key and what is allowed there.
"""

import hashlib
import re
import tomllib
from collections.abc import Iterator
from functools import cached_property
from itertools import zip_longest
from pathlib import Path
from typing import Annotated, Literal, TypeGuard, TypeVar

import msgspec

from patolli.engine.errors import InvalidEdition

E = TypeVar("E", bound="Edition")

Where = Literal["rulebook", "published", "reconstructed"]


Words = Annotated[str, msgspec.Meta(pattern=r"^[^\x00-\x1f\x7f-\x9f]*$")]
"""Text for people: without control characters, which a terminal would obey."""


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of an edition file: values that share one source."""

    source: Where
    note: Words = ""


class Label(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The names and the game of an edition."""

    game: str
    name: Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9][a-z0-9.-]{0,39}$")]
    title: Words


class Edition(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, dict=True):
    """The printed values of one game; each game adds its own tables."""

    edition: Label

    def check(self) -> None:
        """Raise `InvalidEdition` where values that can each be read do not fit together."""

    @property
    def name(self) -> str:
        return self.edition.name

    @cached_property
    def values(self) -> bytes:
        """Return all values, without titles, sources and notes: two editions with the same values are played
        alike."""
        return msgspec.json.encode(_without_remarks(msgspec.to_builtins(self)), order="deterministic")

    @cached_property
    def digest(self) -> str:
        """Return a short hash of all values, to be written beside a game."""
        return hashlib.sha256(self.values).hexdigest()[:16]

    def tables(self) -> dict[str, list[Table]]:
        """List all tables by key, those of a list one after the other."""
        found: dict[str, list[Table]] = {}
        for key in self.__struct_fields__:
            value = getattr(self, key)
            entries = value if isinstance(value, tuple) else (value,)
            tables = [entry for entry in entries if isinstance(entry, Table)]
            if tables:
                found[key] = tables
        return found


def changes(edition: Edition, standard: Edition) -> Iterator[tuple[str, object, object]]:
    """Yield what differs: a key like `groups.points` or `tiles.3.count`, and both values, None if missing."""
    yield from _changes("", *(_without_remarks(msgspec.to_builtins(each)) for each in (edition, standard)))


def _changes(key: str, here: object, there: object) -> Iterator[tuple[str, object, object]]:
    if isinstance(here, dict) and isinstance(there, dict):
        for name in here | there:
            yield from _changes(f"{key}.{name}".lstrip("."), here.get(name), there.get(name))
    elif _is_list_of_tables(here) and _is_list_of_tables(there):
        for n, (one, other) in enumerate(zip_longest(here, there), 1):
            yield from _changes(f"{key}.{n}", one, other)
    elif here != there:
        yield key, here, there


def _is_list_of_tables(value: object) -> TypeGuard[list[object]]:
    return isinstance(value, list) and any(isinstance(entry, dict) for entry in value)


def _without_remarks(value: object) -> object:
    if isinstance(value, dict):
        return {k: _without_remarks(v) for k, v in value.items() if k not in ("edition", "source", "note")}
    if isinstance(value, list | tuple):
        return [_without_remarks(entry) for entry in value]
    return value


def read_edition(text: str, kind: type[E], game: str, where: str) -> E:
    """Make an edition of a file's text; `where` is how messages call the file."""
    try:
        return _read_edition(text, kind, game, where)
    except RecursionError:
        raise InvalidEdition(f"{where} cannot be read: it is nested too deeply.") from None


def _read_edition(text: str, kind: type[E], game: str, where: str) -> E:
    try:
        document = tomllib.loads(text)
    except ValueError as error:  # a TOMLDecodeError, or a number of thousands of digits
        raise InvalidEdition(f"{where} is not a TOML file: {error}.") from None
    label = document.get("edition")
    if isinstance(label, dict) and label.get("game", game) != game:
        raise InvalidEdition(f"{where} is an edition of {label['game']!r}; this game is {game!r}.")
    try:
        edition = msgspec.convert(document, kind)
    except msgspec.ValidationError as error:
        raise InvalidEdition(f"{where}: {_in_words(str(error))}.") from None
    try:
        edition.check()
    except InvalidEdition as error:
        raise InvalidEdition(f"{where}: {error}") from None
    for key, tables in edition.tables().items():
        if any(table.source == "reconstructed" and not table.note for table in tables):
            raise InvalidEdition(
                f"{where}: {key} is reconstructed, so its note must name the constraint it satisfies."
            )
    return edition


def load_edition(path: Path, kind: type[E], game: str) -> E:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise InvalidEdition(f"{path} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise InvalidEdition(f"{path} is not a text file in UTF-8.") from None
    return read_edition(text, kind, game, str(path))


_KINDS = {
    "int": "a whole number",
    "str": "a text",
    "array": "a list",
    "object": "a table",
    "bool": "true or false",
}


def _in_words(message: str) -> str:
    """Turn msgspec's "Expected `int`, got `str` - at `$.cubes.each`" into a sentence that starts with the
    key."""
    problem, _, place = message.partition(" - at `$")
    key = place.rstrip("`").lstrip(".")
    problem = re.sub(r"`(int|str|array|object|bool)`", lambda kind: _KINDS[kind[1]], problem)
    problem = problem.replace("Object missing required field", "a value is missing:")
    problem = problem.replace("Object contains unknown field", "there is no such key:")
    problem = problem.replace("`float`", "a number with a point").replace("`", "'")
    if "enum value" in problem:
        problem += ", it is rulebook, published or reconstructed" if key.endswith("source") else ""
    if key == "edition.name" and "matching regex" in problem:
        problem = "expected at most 40 small letters, digits, dots and dashes"
    sentence = problem[0].lower() + problem[1:]
    return f"{key}: {sentence}" if key else sentence
