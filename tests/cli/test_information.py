"""What the command says about itself, its games and their editions."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import patolli as package
from cli.command import ENVIRONMENT, patolli, shown
from patolli.engine.build import COMPILED

PACKAGE = Path(package.__file__).parent


def test_without_arguments_it_shows_the_commands() -> None:
    out = shown()
    for command in ("play", "games", "replay", "simulate", "edition", "about"):
        assert f"\n  {command} " in out
    assert "..." not in out.partition("Commands:")[2]
    assert out == shown("--help")


@pytest.mark.parametrize(
    "command", ["play", "games", "replay", "simulate", "edition show", "edition check", "about"]
)
def test_every_command_has_help_with_examples(command: str) -> None:
    out = shown(*command.split(), "--help")
    assert out.startswith(f"Usage: patolli {command}")
    assert f"\n    patolli {command}" in out.partition("Examples:")[2]
    assert max(map(len, out.splitlines())) <= 80


def test_the_installed_command_is_the_same() -> None:
    script = shutil.which("patolli", path=str(Path(sys.executable).parent))
    assert script
    out = subprocess.run([script, "--version"], capture_output=True, text=True, check=True).stdout
    assert out == shown("--version")
    assert out.startswith("patolli 0.")


def test_about() -> None:
    out = shown("about")
    assert ("compiled" if COMPILED else "interpreted") in out
    assert "Yaxha (2 to 4 players)" in out
    assert "MIT" in out
    facts = json.loads(shown("about", "--json"))
    assert facts["compiled"] is COMPILED
    assert "yaxha" in facts["games"]


def copied_package(folder: Path, *without: str) -> str:
    """A source checkout of its own; what to put in front of Python's path."""
    shutil.copytree(PACKAGE, folder / "patolli", ignore=shutil.ignore_patterns("__pycache__", *without))
    for source in (folder / "patolli").rglob("*.py"):
        os.utime(source, (0, 0))
    for library in PACKAGE.parent.glob("patolli_*__mypyc*.so"):
        shutil.copy2(library, folder)
    return str(folder)


def test_about_says_how_to_get_a_compiled_engine(tmp_path: Path) -> None:
    out = shown("about", PYTHONPATH=copied_package(tmp_path, "*.so"), COLUMNS="300", PATOLLI_INTERPRETED="")
    assert "interpreted: all games play the same, but many times slower" in out
    assert "you need a C compiler" in out


@pytest.mark.parametrize("with_libraries", [True, False], ids=["compiled before", "never compiled"])
def test_about_says_that_the_last_build_failed(tmp_path: Path, with_libraries: bool) -> None:
    (tmp_path / "setup.py").touch()
    (tmp_path / "src").mkdir()
    path = copied_package(tmp_path / "src", *([] if with_libraries else ["*.so"]))
    assert json.loads(shown("about", "--json", PYTHONPATH=path))["build_failed"] is False
    stamps = tmp_path / "build" / "stamps"
    stamps.mkdir(parents=True)
    (stamps / "engine-failed").touch()
    assert json.loads(shown("about", "--json", PYTHONPATH=path))["build_failed"] is True
    out = shown("about", PYTHONPATH=path, COLUMNS="400", PATOLLI_INTERPRETED="")
    is_compiled = COMPILED and with_libraries
    how = "compiled, but not by the last build, which failed" if is_compiled else "because compiling failed"
    assert how in out
    assert "build/logs/engine.log in the checkout says what went wrong; `make build` tries again." in out


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled that could be stale")
def test_about_finds_a_source_that_is_newer_than_what_was_compiled_from_it(tmp_path: Path) -> None:
    (tmp_path / "setup.py").touch()
    (tmp_path / "src").mkdir()
    path = copied_package(tmp_path / "src")
    assert json.loads(shown("about", "--json", PYTHONPATH=path))["stale"] == []
    os.utime(tmp_path / "src" / "patolli" / "games" / "yaxha" / "rules.py", (2**32, 2**32))
    assert json.loads(shown("about", "--json", PYTHONPATH=path))["stale"] == ["games/yaxha/rules.py"]
    assert "run 'make build'" in shown("about", PYTHONPATH=path, COLUMNS="300")


@pytest.mark.skipif(not COMPILED, reason="nothing is compiled that could be stale")
def test_about_takes_no_installed_package_for_an_edited_one(tmp_path: Path) -> None:
    path = copied_package(tmp_path)
    os.utime(tmp_path / "patolli" / "games" / "yaxha" / "rules.py", (2**32, 2**32))
    assert json.loads(shown("about", "--json", PYTHONPATH=path))["stale"] == []


def test_games() -> None:
    out = " ".join(shown("games", toys=True, COLUMNS="200").split())
    assert "yaxha Yaxha 2 to 4 deck=whole (default)|first-game" in out
    assert "duel Duel 2 to 3 broken=no (default)|yes whether an invariant fails" in out
    (yaxha,) = [game for game in json.loads(shown("games", "--json")) if game["name"] == "yaxha"]
    assert (yaxha["name"], yaxha["min_players"], yaxha["max_players"]) == ("yaxha", 2, 4)
    assert yaxha["options"][0]["choices"] == ["whole", "first-game"]


def test_the_standard_edition_is_shown_with_its_sources() -> None:
    out = shown("edition", "show", "yaxha")
    assert "groups (published)" in out
    assert "Sizes 8, 10, 11 and 12 are from the published score card" in out
    assert "points  0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36" in out
    assert json.loads(shown("edition", "show", "yaxha", "--json"))["cubes"]["each"] == 24


def test_an_edition_may_have_lists_of_tables_and_tables_in_tables() -> None:
    out = shown("edition", "show", "duel", toys=True)
    assert "limits.high  5" in out
    assert "fair         yes" in out
    assert "moon   2        published   As on the back of the box." in out


def test_an_edition_file_is_shown_and_checked(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    standard = (PACKAGE / "games" / "yaxha" / "edition.toml").read_text()
    path.write_text(standard.replace('"standard"', '"my-box"').replace("each = 24", "each = 25"))
    assert "each  25" in shown("edition", "show", path)
    out = shown("edition", "check", path)
    assert out.startswith(f"{path} is fine: edition my-box of Yaxha, digest ")


def test_colours_only_where_they_are_wanted() -> None:
    assert "\x1b" in shown("games", FORCE_COLOR="1", NO_COLOR="", TERM="xterm-256color")
    assert "\x1b[3" not in shown("games", FORCE_COLOR="1", NO_COLOR="1", TERM="xterm-256color")
    assert "\x1b" not in shown("games")


@pytest.mark.parametrize("columns", ["40", "80", "120"])
def test_tables_fit_the_terminal(columns: str) -> None:
    for command in (["games"], ["about"], ["simulate", "yaxha", "--games", "2"]):
        widths = [len(line) for line in shown(*command, COLUMNS=columns).splitlines()]
        assert max(widths) <= max(int(columns), 60)


def test_letters_that_cannot_be_shown_stop_nothing() -> None:
    done = patolli("games", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "yaxha" in done.out


def test_a_reader_that_leaves_early_is_no_error() -> None:
    text = f"{sys.executable} -m patolli simulate yaxha --games 5 | head -1"
    done = subprocess.run(text, shell=True, capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert "random players" in done.stdout
    assert done.stderr == ""


def test_the_players_are_listed_with_what_their_levels_are_made_of() -> None:
    assert "greedy:lapses=50 in yaxha" in shown("players")
    facts = {each["name"]: each for each in json.loads(shown("players", "--json"))}
    assert facts["novice"]["made_of"]["gold"] == "greedy:lapses=10"
    assert [each["name"] for each in facts["greedy"]["parameters"]] == ["lapses"]
