"""The words of all languages: the same messages with the same variables, all that the client uses."""

import re
from pathlib import Path

import pytest

import patolli
from locale_files import FILES, LOCALES, variables

WEB = Path(__file__).parents[1] / "web" / "src"
LANGUAGES = ("en", "nl", "de", "it")

WHOLE = re.compile(r"""\bt\(\s*'([^']+)'""")
"""A message that is asked for by its name."""
BEGUN = re.compile(r"\bt\(\s*`([^`]+)`")
"""One whose name is put together, as in t(`level-${level}`)."""

OPTIONAL = re.compile(r"\bknows\(\s*`([^`]+)`")
"""One for which there is something else to say where it is missing."""


def client_sources(folder: Path) -> str:
    return "\n".join(
        path.read_text() for path in sorted(folder.rglob("*")) if path.suffix in (".svelte", ".ts")
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


@pytest.mark.parametrize("game", [game.name for game in patolli.games()])
def test_every_message_that_a_board_asks_for_is_there(game: str) -> None:
    check(client_sources(WEB / "games" / game), known_in(game))


def test_every_message_that_the_frame_asks_for_is_there() -> None:
    folders = [folder for folder in WEB.iterdir() if folder.is_dir() and folder.name != "games"]
    sources = "\n".join(map(client_sources, folders)) + (WEB / "App.svelte").read_text()
    check(sources, known_in(None))


def check(sources: str, known: set[str]) -> None:
    assert set(WHOLE.findall(sources)) <= known, set(WHOLE.findall(sources)) - known
    for begun in set(BEGUN.findall(sources)) - set(OPTIONAL.findall(sources)):
        pattern = re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(begun)))
        assert any(pattern.fullmatch(name) for name in known), f"nothing is called like {begun}"
