"""From rulebook to code and back: every ruling of docs/rulings has its place in the code, and a test."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from documents import DOCS, ROOT

GAMES: Final = sorted(path.stem for path in (DOCS / "rulings").glob("*.md") if path.stem != "README")
CODE: Final = ROOT / "src" / "patolli" / "games"
TESTS: Final = ROOT / "tests"
OTHERS: Final = ("bench", "docs", "tools", "web/src")
"""Where rulings may be cited too."""

ID: Final = re.compile(rf"\b({'|'.join(game.upper() for game in GAMES)})-(\d+)\b")
RULING: Final = re.compile(r"\brulings?\b", re.IGNORECASE)
CITATION: Final = re.compile(rf"\bRuling {ID.pattern}: \S")
"""The one form in which code says that it follows a ruling."""
NUMBERED: Final = re.compile(r"test_ruling_(\d+)_")
PARTS: Final = ("Open", "Ruling", "Why", "Code")


class Entry(NamedTuple):
    game: str
    number: int
    title: str
    parts: dict[str, str]

    @property
    def id(self) -> str:
        return f"{self.game.upper()}-{self.number}"

    @property
    def places(self) -> list[tuple[Path, str]]:
        """Where it is carried out: files, and the names that are defined in them."""
        found = []
        for place in re.findall(r"`([\w.]+)`", self.parts["Code"]):
            module, *names = place.split(".")
            found.append((CODE / self.game / f"{module}.py", names[-1]))
        return found


def entries(game: str) -> list[Entry]:
    page = (DOCS / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    found = []
    for section in page.split("\n## ")[1:]:
        heading, _, text = section.partition("\n")
        match = re.fullmatch(rf"{game.upper()}-(\d+): (\S.*)", heading)
        assert match, f"{game}: {heading}"
        parts = re.findall(r"^- \*\*(\w+)\*\*: (\S.*(?:\n  .+)*)", text, re.MULTILINE)
        found.append(Entry(game, int(match[1]), match[2], dict(parts)))
    return found


ALL: Final = [entry for game in GAMES for entry in entries(game)]
IDS: Final = {entry.id for entry in ALL}


def named(entry: Entry) -> str:
    return entry.id


def cited(texts: Iterable[str]) -> set[str]:
    return {found[0] for text in texts for found in ID.finditer(text)}


def texts(folder: Path, *patterns: str) -> Iterator[str]:
    for pattern in patterns:
        for path in sorted(folder.rglob(pattern)):
            if path != Path(__file__):
                yield path.read_text(encoding="utf-8")


@cache
def shown_by_tests(folder: Path) -> list[tuple[str, set[str]]]:
    """Return every test with the rulings that the comment above it names."""
    found = []
    for text in texts(folder, "test_*.py"):
        lines = text.splitlines()
        for test in ast.parse(text).body:
            if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
                above = min([test.lineno, *(each.lineno for each in test.decorator_list)]) - 1
                comments = takewhile(lambda line: line.startswith("#"), reversed(lines[:above]))
                found.append((test.name, cited(comments)))
    return found


# The pages


@pytest.mark.parametrize("game", GAMES)
def test_numbers_are_consecutive(game: str) -> None:
    numbers = [entry.number for entry in entries(game)]
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.parametrize("entry", ALL, ids=named)
def test_a_ruling_says_what_is_open_what_we_do_why_and_where(entry: Entry) -> None:
    assert tuple(entry.parts) == PARTS
    assert entry.places


def test_titles_are_short_and_every_game_with_rules_has_rulings() -> None:
    assert all(len(entry.title) <= 60 for entry in ALL)
    assert sorted(path.stem for path in (DOCS / "rules").glob("*.md") if path.stem != "README") == GAMES


# The code


@pytest.mark.parametrize("entry", ALL, ids=named)
def test_a_ruling_is_cited_where_it_is_carried_out(entry: Entry) -> None:
    for path, name in entry.places:
        text = path.read_text(encoding="utf-8")
        assert re.search(rf"Ruling {entry.id}: \S", text), f"{path} does not cite {entry.id}"
        assert re.search(rf"^ *(?:def |class )?{name}\b", text, re.MULTILINE), f"{path} has no {name}"


@pytest.mark.parametrize(
    "path",
    [*sorted(CODE.rglob("*.py")), *sorted((TESTS / "oracle").glob("[!t]*.py"))],
    ids=lambda path: str(path.relative_to(ROOT)),
)
def test_code_that_speaks_of_a_ruling_names_it(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert len(RULING.findall(text)) - text.count("docs/rulings") == len(CITATION.findall(text)), (
        "write it as in `Ruling MAYA-14: markers left over lapse.`"
    )


# The tests


@pytest.mark.parametrize("entry", ALL, ids=named)
def test_a_ruling_is_shown_by_a_test(entry: Entry) -> None:
    assert any(entry.id in ids for _, ids in shown_by_tests(TESTS)), f"write # {entry.id} above a test of it"


@pytest.mark.parametrize("game", GAMES)
def test_a_test_that_is_called_after_a_ruling_cites_it(game: str) -> None:
    for folder in (TESTS / "games" / game, TESTS / "oracle"):
        for name, ids in shown_by_tests(folder):
            if name.startswith("test_ruling_"):
                assert ids, name
            if (number := NUMBERED.match(name)) and folder.name == game:
                assert f"{game.upper()}-{number[1]}" in ids, name


def test_every_id_that_is_cited_anywhere_exists() -> None:
    everywhere = [texts(CODE, "*.py", "*.toml"), texts(TESTS, "*.py")]
    everywhere += [texts(ROOT / folder, "*.md", "*.py", "*.ts", "*.svelte") for folder in OTHERS]
    assert cited(text for found in everywhere for text in found) == IDS
