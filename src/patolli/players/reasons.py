"""The reasons of the games' policies in other languages.

The policies are compiled and give their reasons in English. A reason is recognised by the English messages of
its game: a whole one by `GAME-why-…`, and what stands in it for `$worth`, or for `$their_worth`, by
`GAME-part-worth` and `GAME-part-worth-…`. `$listed_cubes` are several parts in a row. A variable without
parts is a number, or else one of `TEXTS`.
"""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import product
from typing import Final

from fluent.syntax import FluentParser, ast

from patolli.engine.words import ENGLISH, Arg, Said, Words, text_of, words

WHOLE: Final = "why"
LISTED: Final = "listed_"
TEXTS: Final = {"colour": r"\w+", "material": r"\w+", "name": ".+?", "space": r"\w+"}
NUMBER: Final = r"-?\d+(?:\.\d+)?"
JOINTS: Final = {", ": "comma", " and ": "and"}
JOINT: Final = "|".join(JOINTS)

Way = tuple[tuple[bool, str], ...]
"""A message as a row of texts and variables; the variables are marked."""


@lru_cache(maxsize=1024)
def recognised(game: str, reason: str) -> Said:
    """A reason as a message, or as it is if there is none like it."""
    return _Reader.of(game).read(WHOLE, reason) or reason


class _Reader:
    """Knows the English messages of a game."""

    def __init__(self, game: str) -> None:
        body = FluentParser().parse(text_of(ENGLISH, game)).body
        self._patterns = {
            entry.id.name: entry.value
            for entry in body
            if isinstance(entry, ast.Message) and entry.value is not None
        }
        self._game = game
        self._compiled: dict[str, list[tuple[str, re.Pattern[str]]]] = {}

    @staticmethod
    @cache
    def of(game: str) -> "_Reader":
        return _Reader(game)

    def read(self, kind: str, text: str) -> Words | None:
        for id, expression in self._expressions(kind):
            found = expression.fullmatch(text)
            if found:
                args = ((name, self._value(name, part)) for name, part in found.groupdict().items())
                return Words(id, tuple(args))
        return None

    def _value(self, variable: str, text: str) -> Arg:
        kind = _kind(variable)
        if variable.startswith(LISTED):
            first, *others = re.split(f"({JOINT})", text)
            row: Arg = self._value(kind, first)
            for joint, item in zip(others[::2], others[1::2], strict=True):
                row = words(f"game-{JOINTS[joint]}", first=row, last=self._value(kind, item))
            return row
        if variable in TEXTS:
            return text
        return self.read(f"part-{kind}", text) or _number(text)

    def _expressions(self, kind: str) -> list[tuple[str, re.Pattern[str]]]:
        if kind not in self._compiled:
            self._compiled[kind] = [
                (id, re.compile(self._expression(way, "(?P<{name}>{part})")))
                for id in self._messages(kind)
                for way in self._ways(self._patterns[id])
            ]
        return self._compiled[kind]

    def _expression(self, way: Way, group: str) -> str:
        return "".join(
            group.format(name=text, part=self._of_variable(text)) if is_variable else re.escape(text)
            for is_variable, text in way
        )

    def _of_variable(self, variable: str) -> str:
        if variable in TEXTS:
            return TEXTS[variable]
        ways = [
            self._expression(way, "{part}")
            for id in self._messages(f"part-{_kind(variable)}")
            for way in self._ways(self._patterns[id])
        ]
        one = f"(?:{'|'.join(ways)})" if ways else NUMBER
        return f"{one}(?:(?:{JOINT}){one})*" if variable.startswith(LISTED) else one

    def _messages(self, kind: str) -> list[str]:
        whole = f"{self._game}-{kind}"
        return [id for id in self._patterns if id == whole or id.startswith(f"{whole}-")]

    def _ways(self, pattern: ast.Pattern) -> list[Way]:
        """All that a message can look like: one way for every variant."""
        rows = product(*(self._ways_of(element) for element in pattern.elements))
        return [tuple(piece for pieces in row for piece in pieces) for row in rows]

    def _ways_of(self, element: ast.SyntaxNode) -> list[Way]:
        if isinstance(element, ast.TextElement | ast.StringLiteral):
            return [((False, element.value),)]
        if isinstance(element, ast.Placeable):
            return self._ways_of(element.expression)
        if isinstance(element, ast.VariableReference):
            return [((True, element.id.name),)]
        if isinstance(element, ast.FunctionReference):
            return self._ways_of(element.arguments.positional[0])
        if isinstance(element, ast.MessageReference):
            return self._ways(self._patterns[element.id.name])
        assert isinstance(element, ast.SelectExpression), f"{element} is not read here"
        return _together(self._ways(variant.value) for variant in element.variants)


def _together(ways: Iterable[list[Way]]) -> list[Way]:
    return [way for each in ways for way in each]


def _kind(variable: str) -> str:
    return variable.rpartition("_")[2]


def _number(text: str) -> int | float:
    return float(text) if "." in text else int(text)
