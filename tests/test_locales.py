"""The words of all languages: the same messages with the same variables, all that is said anywhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest

import patolli
from locale_files import FILES, LOCALES, messages, variables
from patolli.engine.words import say
from patolli.players import LEVELS
from patolli.server.refusals import HTTP
from patolli.wire.clocks import AtZero
from patolli.wire.tables import Phase, WhyEnded, WhyReplaced

WEB = Path(__file__).parents[1] / "web" / "src"
PYTHON = LOCALES.parent
SAID = "-said.ftl"
LANGUAGES = ("en", "nl", "de", "it")
BOARDS = [game.name for game in patolli.games() if (WEB / "games" / game.name).is_dir()]
"""The games that are played in the browser; the words of all others are in their folders."""

WHOLE = re.compile(r"""\bt\(\s*'([^']+)'""")
"""A message that is asked for by its name."""
EITHER = re.compile(r"""\bt\([^'`\n]*\?\s*'([^']+)'\s*:\s*'([^']+)'""")
"""One of two, as in t(more ? 'many' : 'few')."""
BEGUN = re.compile(r"\bt\(\s*`([^`]+)`")
"""One whose name is put together, as in t(`level-${level}`)."""

VALUES = {
    "about-*": BOARDS,
    "account-*": ["make", "enter"],
    "ended-*": get_args(WhyEnded),
    "ended-*-you": get_args(WhyEnded),
    "handover-*": get_args(WhyReplaced),
    "level-*": list(LEVELS),
    "level-*-how": list(LEVELS),
    "phase-*": get_args(Phase),
    "settings-notify-*": ["insecure", "missing", "refused"],
    "settings-speed-*": ["instant", "fast", "normal", "slow"],
    "settings-theme-*": ["auto", "light", "dark"],
    "you-*": get_args(WhyReplaced),
    "zero-*": get_args(AtZero),
}
"""What is put into the names that the frame puts together."""

OPTIONAL = re.compile(r"\bknows\(\s*`([^`]+)`")
"""One for which there is something else to say where it is missing."""


def client_sources(folder: Path) -> str:
    return "\n".join(
        path.read_text()
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_the_same_files_as_english(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_language_has_the_same_messages_with_the_same_variables(language: str, file: str) -> None:
    assert variables(language, file) == variables("en", file)


def known_in(game: str | None) -> set[str]:
    """What can be said in a game's folder, or everywhere."""
    own = [variables("en", file) for file in (f"{game}.ftl", f"{game}-rules.ftl")] if game else []
    return {*variables("en", "web.ftl"), *(name for each in own for name in each)}


@pytest.mark.parametrize("game", BOARDS)
def test_every_message_that_a_board_asks_for_is_there(game: str) -> None:
    check(client_sources(WEB / "games" / game), known_in(game))


def test_every_message_that_the_frame_asks_for_is_there() -> None:
    folders = [folder for folder in WEB.iterdir() if folder.is_dir() and folder.name != "games"]
    sources = "\n".join(map(client_sources, folders)) + (WEB / "App.svelte").read_text()
    check(sources, known_in(None))
    begun = {each: with_star(each) for each in set(BEGUN.findall(sources)) - set(OPTIONAL.findall(sources))}
    assert set(begun.values()) <= set(VALUES), "say in VALUES what is put into it"
    needed = {name.replace("*", value) for name in begun.values() for value in VALUES[name]}
    assert needed <= known_in(None), needed - known_in(None)


def with_star(begun: str) -> str:
    return re.sub(r"\$\{.*?\}", "*", begun)


def check(sources: str, known: set[str]) -> None:
    named = {*WHOLE.findall(sources), *(name for pair in EITHER.findall(sources) for name in pair)}
    assert named <= known, named - known
    for begun in set(BEGUN.findall(sources)) - set(OPTIONAL.findall(sources)):
        pattern = re.compile(re.escape(with_star(begun)).replace(r"\*", ".+"))
        assert any(pattern.fullmatch(name) for name in known), f"nothing is called like {begun}"


# What is said in Python: words("table-full"), say(locale, "game-seat", seat=1), words(f"{game}-line-{name}").


def asked_for(source: str) -> Iterator[tuple[str, set[str] | None]]:
    """The names of messages, `*` for what is put in, and what is filled in, if that can be read there."""
    for call in ast.walk(ast.parse(source)):
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name)):
            continue
        place = {"words": 0, "say": 1}.get(call.func.id)
        if place is None or len(call.args) <= place:
            continue
        given = {each.arg for each in call.keywords if each.arg}
        whole = len(given) == len(call.keywords)
        for name in names_in(call.args[place]):
            yield name, given if whole else None


def names_in(node: ast.expr) -> Iterator[str]:
    if isinstance(node, ast.Constant):
        yield str(node.value)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(str(each.value) if isinstance(each, ast.Constant) else "*" for each in node.values)
    elif isinstance(node, ast.IfExp):
        yield from names_in(node.body)
        yield from names_in(node.orelse)


SOURCES = [path for path in sorted(PYTHON.rglob("*.py")) if re.search(r"\b(words|say)\(", path.read_text())]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PYTHON)))
def test_every_message_that_python_asks_for_is_there(path: Path) -> None:
    known = {id: of for file in FILES if file.endswith(SAID) for id, of in variables("en", file).items()}
    for name, given in asked_for(path.read_text()):
        pattern = re.compile(re.escape(name).replace(r"\*", ".+"))
        found = [id for id in known if pattern.fullmatch(id)]
        assert found, f"nothing is called {name}"
        if "*" not in name and given is not None:
            assert known[name] <= given, f"{name} needs {known[name] - given}"


def test_what_the_framework_refuses_has_its_words() -> None:
    assert set(HTTP.values()) <= set(variables("en", "table-said.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BOARDS)
def test_a_board_and_the_server_say_under_one_name_the_same(game: str, language: str) -> None:
    board, said = messages(language, f"{game}.ftl"), messages(language, f"{game}{SAID}")
    assert [name for name in board if name in said and not board[name].equals(said[name])] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_and_the_server_call_the_levels_the_same(language: str) -> None:
    client = (LOCALES / language / "web.ftl").read_text()
    for level in LEVELS:
        name = say(language, "table-level", level=level)
        assert f"level-{level} = {name}\n".lower() in client.lower()
