"""Whatever can be wrong in a command or a file is one sentence, exit code 2, and nothing is touched."""

import re
from pathlib import Path

import pytest

from cli.command import patolli, refused, refused_at_once
from cli.journals import played, written

EDITION = (Path(__file__).parents[2] / "src/patolli/games/yaxha/edition.toml").read_text()

USAGE = {
    "": "Say which game: patolli play ",
    "chess": "There is no game 'chess'; the games are: ",
    "yaxha --seats you": "Yaxha is for 2 to 4 players, not 1.",
    "yaxha --seats you,random,random,random,random": "Yaxha is for 2 to 4 players, not 5.",
    "yaxha --seats you,magnus": "Nobody is called 'magnus'; a seat is you or one of: ",
    "yaxha --seats you,": "Nobody is called ''; a seat is you or one of: ",
    "yaxha --option colour=red": "Yaxha has no option 'colour'; it has: deck.",
    "yaxha --option deck=half": "'deck' of Yaxha cannot be 'half'; choose one of: whole, first-game.",
    "yaxha --option deck": "The option 'deck' cannot be read; it looks like NAME=VALUE",
    "yaxha --option deck=whole --option deck=whole": "The option 'deck' is given twice.",
    "yaxha --seed luck": "The seed 'luck' cannot be read; it is 'fast' and a whole number",
    "yaxha --save /nowhere/game.txt": "/nowhere/game.txt cannot be written: No such file or directory.",
    "yaxha --edition /nowhere.toml": "/nowhere.toml cannot be read: No such file or directory.",
    "--continue /nowhere.txt": "/nowhere.txt cannot be read and written: No such file or directory.",
    "--continue /": "/ cannot be read and written: Is a directory.",
    "yaxha --speed 3": "No such option: --speed",
    "yaxha chess": "Got unexpected extra argument(s) (chess); see 'patolli play --help'.",
    "yaxha --seats": "Option '--seats' requires an argument",
}


def test_a_refusal_ends_the_process_with_exit_code_2() -> None:
    done = patolli("play", "chess")
    assert (done.code, done.out) == (2, "")
    assert done.err == refused_at_once("play", "chess") + "\n"


@pytest.mark.parametrize("arguments", USAGE)
def test_wrong_ways_to_play(arguments: str) -> None:
    assert USAGE[arguments] in refused_at_once("play", *arguments.split())


COMMANDS = {
    "pla": "No such command 'pla'",
    "--speed": "No such option: --speed",
    "simulate": "Missing argument 'GAME'; see 'patolli simulate --help'.",
    "simulate chess": "There is no game 'chess'",
    "simulate yaxha --players 7": "Yaxha is for 2 to 4 players, not 7.",
    "simulate yaxha --players two": "'two' is not a whole number from 0 up",
    "simulate yaxha --games 0": "--games must be at least 1.",
    "simulate yaxha --games -1": "'-1' is not a whole number from 0 up",
    "simulate yaxha --games 1e3": "'1e3' is not a whole number from 0 up",
    "simulate yaxha --seed 99999999999999999": "The seed of a run is a whole number from 0 to",
    "simulate yaxha --games 3000000000": "A run has at most 2147483648 games",
    "simulate yaxha --json=yes": "Option '--json' does not take a value",
    "replay": "Missing argument 'FILE'",
    "replay /nowhere.txt": "/nowhere.txt cannot be read: No such file or directory.",
    "replay /": "/ cannot be read: Is a directory.",
    "edition show": "Missing argument 'GAME|FILE'",
    "edition show chess": "'chess' is neither a game nor a file; the games are: ",
    "edition sow yaxha": "No such command 'sow'. Did you mean 'show'",
    "edition check /nowhere.toml": "/nowhere.toml cannot be read: No such file or directory.",
}


@pytest.mark.parametrize("arguments", COMMANDS)
def test_wrong_commands(arguments: str) -> None:
    assert COMMANDS[arguments] in refused_at_once(*arguments.split())


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--at", "999"], "There is no turn 999 in"),
        (["--at", "last"], "'last' is not a whole number from 0 up"),
        (["--seat", "3"], "There is no seat 3; seats are numbered 1 to 2."),
        (["--seat", "0"], "There is no seat 0; seats are numbered 1 to 2."),
        (["--to", "xml"], "--to cannot be 'xml'; it is json or text."),
    ],
)
def test_wrong_ways_to_replay(tmp_path: Path, arguments: list[str], sentence: str) -> None:
    path = written(tmp_path, played(10).journal.to_text())
    assert sentence in refused_at_once("replay", path, *arguments)


GOOD = played(12).journal.to_text()
SECOND = GOOD.splitlines()[-11]

DAMAGES: dict[str, tuple[str | bytes, str]] = {
    "a move that cannot be read": (
        GOOD.replace("1. 1 M1", "1. 1 Q9"),
        "Entry 1 cannot be read: 'Q9' cannot be read",
    ),
    "an illegal move": (
        GOOD.replace("1. 1 M1", "1. 1 O@a1"),
        "Entry 1 cannot be played: O@a1 is not allowed now",
    ),
    "a wrong turn": (
        GOOD.replace(SECOND, "2. 1 M2"),
        "Entry 2 cannot be played: It is not seat 1’s turn",
    ),
    "no such seat": (GOOD.replace(SECOND, "2. 3 M2"), "Entry 2 is by seat 3; seats are numbered 1 to 2."),
    "cut in the header": (GOOD.partition("players")[0], "The journal has no line 'players …'"),
    "cut in a line": (GOOD[:-3], "is cut short (it has no line ending)"),
    "an entry removed": (GOOD.replace(SECOND + "\n", ""), "entry 3, but entry 2 comes next"),
    "a number changed": (GOOD.replace("\n5. ", "\n7. "), "entry 7, but entry 5 comes next"),
    "another version": (GOOD.replace("patolli journal 1", "patolli journal 9"), "has format 9"),
    "other rules": (GOOD.replace("rules 1", "rules 9"), "uses rules 9 of yaxha"),
    "another edition": (re.sub("standard [0-9a-f]{16}", "mine " + "0" * 16, GOOD), "with edition 'mine'"),
    "another game": (GOOD.replace("yaxha", "chess"), "There is no game 'chess'"),
    "too many players": (GOOD.replace("players 2", "players 9"), "Yaxha is for 2 to 4 players, not 9."),
    "no seed": (GOOD.replace("seed fast 7", "seed fast x"), "The seed 'fast x' cannot be read"),
    "not UTF-8": (b"patolli journal 1\n\xff\xfe\n", "it is not a text file in UTF-8"),
    "binary": (bytes(range(256)), "it is not a text file in UTF-8"),
    "something else": ("Dear diary,\n", "its first line must be 'patolli journal 1'"),
    "empty": ("", "its first line must be 'patolli journal 1'"),
    "broken JSON": ('{"patolli_journal": 1,', "This JSON is not a patolli journal"),
    "too large a number": (GOOD.replace("\n1. ", "\n" + "1" * 5000 + ". "), "begins with '1111111"),
    "control characters": (GOOD.replace("players 2", "players \x1b[31m"), "'players ?[31m' cannot be read"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_journal_is_refused_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    text, sentence = DAMAGES[damage]
    assert text != GOOD
    path = written(tmp_path, text)
    before = path.read_bytes()
    message = refused("play", "--continue", path)
    assert message.startswith(str(path))
    assert sentence in message
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("damage", ["an illegal move", "cut in a line", "binary"])
def test_a_damaged_journal_cannot_be_replayed_either(tmp_path: Path, damage: str) -> None:
    text, sentence = DAMAGES[damage]
    assert sentence in refused_at_once("replay", written(tmp_path, text))


EDITIONS: dict[str, tuple[str | bytes, str]] = {
    "no TOML": ("rounds == 10", "is not a TOML file"),
    "not UTF-8": (b"\xff\xfe", "is not a text file in UTF-8"),
    "no game": ("[play]\nrounds = 10\n", "edition.game is missing; it names the game, one of: "),
    "unknown game": (EDITION.replace('"yaxha"', '"chess"'), "edition.game: There is no game 'chess'"),
    "missing key": (EDITION.replace("each = 24", ""), "cubes: a value is missing: 'each'."),
    "wrong type": (
        EDITION.replace("each = 24", 'each = "many"'),
        "cubes.each: expected a whole number, got a text.",
    ),
    "out of range": (EDITION.replace("each = 24", "each = 99"), "cubes.each: expected a whole number <= 25."),
    "unknown key": (
        EDITION.replace("each = 24", "each = 24\nall = 120"),
        "cubes: there is no such key: 'all'.",
    ),
    "values that do not fit": (
        EDITION.replace("each = 24", "each = 10"),
        "play.rounds: 10 rounds with 4 players",
    ),
    "too large a number": (EDITION.replace("each = 24", "each = " + "9" * 5000), "is not a TOML file"),
    "nested too deeply": ("x = " + "[" * 5000, "it is nested too deeply"),
}


@pytest.mark.parametrize("damage", EDITIONS)
def test_a_broken_edition_is_refused_with_its_key(tmp_path: Path, damage: str) -> None:
    text, sentence = EDITIONS[damage]
    path = written(tmp_path, text, "my-box.toml")
    assert sentence in refused_at_once("edition", "check", path)
    if "game" not in damage:
        assert sentence in refused_at_once("simulate", "yaxha", "--edition", path)


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    duel = written(tmp_path, (Path(__file__).parent / "toys/duel/edition.toml").read_text(), "duel.toml")
    journal = written(tmp_path, GOOD)
    message = refused("play", "yaxha", "--edition", duel, toys=True)
    assert "is an edition of 'duel'; this game is 'yaxha'" in message
    assert "is for 'duel', the journal for 'yaxha'" in refused(
        "replay", journal, "--edition", duel, toys=True
    )
