"""Games in files: nothing that was played is lost, and nothing that is there is spoilt."""

import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import ENVIRONMENT, command, refused, shown
from cli.journals import played, written

READY = b"? for help) > "


def test_a_game_is_saved_and_continued_to_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown("play", "yaxha", "--seats", "you,random,you", "--save", path, typed="\n1\n\n\n1\n\n1\n")
    saved = path.read_text()
    assert "name 1 you\nname 2 random\nname 3 you\n" in saved
    out = shown("play", "--continue", path, typed="1\n" * 1000)
    assert out.endswith(f"The journal is in {path}.\n")
    assert path.read_text().startswith(saved)
    assert "wins" in shown("replay", path) or "share" in shown("replay", path)


def test_an_existing_file_is_left_as_it_is(tmp_path: Path) -> None:
    path = written(tmp_path, "precious")
    assert refused("play", "yaxha", "--save", path).startswith(
        f"{path} is there already and is left as it is"
    )
    assert path.read_text() == "precious"


def test_a_game_can_be_saved_when_it_has_begun(tmp_path: Path) -> None:
    path = tmp_path / "later.txt"
    out = shown("play", "yaxha", typed=f"1\n\nsave\nsave {tmp_path}\nsave {path}\n1\nsave x\nq\n")
    assert "Type save and the name of a new file" in out
    assert f"{tmp_path} is there already" in out
    assert f"The game is saved in {path} from now on." in out
    assert f"The game is being saved in {path} already." in out
    assert path.read_text().count("\n1. 1 M1\n") == 1
    assert "\n3. 1 " in path.read_text()


def test_take_backs_are_saved_too(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    shown("play", "yaxha", "--save", path, "--seed", "7", typed="1\n\n1\nu\n2\n")
    assert "\n4. 1 take-back\n5. 1 " in path.read_text()
    assert "4. Seat 1 (you)     take back the last decision" in shown("play", "--continue", path, typed="j\n")


def test_a_killed_game_can_be_continued(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = subprocess.Popen(
        [*command(), "play", "yaxha", "--save", str(path), "--seed", "7"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert game.stdin
    assert game.stdout
    with game.stdin, game.stdout:
        game.stdin.write(b"1\n\n1\n1\n")
        game.stdin.flush()
        output = b""
        while output.count(READY) < 4:
            output += game.stdout.read(1)
        game.kill()
        game.wait()
    saved = path.read_text()
    assert saved.endswith("\n")
    assert "\n4. 1 " in saved
    out = shown("play", "--continue", path, typed="j\n1\n")
    assert "4. Seat 1 (you) " in out
    assert path.read_text().startswith(saved)


def test_two_windows_do_not_write_the_same_game(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    game = subprocess.Popen(
        [*command(), "play", "yaxha", "--save", str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=ENVIRONMENT,
    )
    assert game.stdin
    assert game.stdout
    with game.stdin, game.stdout:
        output = b""
        while READY not in output:
            output += game.stdout.read(1)
        assert "is being played in another window" in refused("play", "--continue", path)
    game.wait()


def test_names_of_people_stay_and_seats_can_be_given_anew(tmp_path: Path) -> None:
    text = played(4).journal.to_text()
    path = written(tmp_path, text.replace("name 1 you", "name 1 Ana"))
    assert "Seat 1 (Ana)" in shown("play", "--continue", path)
    nameless = written(tmp_path, text.replace("name 1 you\nname 2 random\n", ""), "nameless.txt")
    assert "Say who plays the 2 seats" in refused("play", "--continue", nameless)
    assert "The end" in shown("play", "--continue", nameless, "--seats", "random,random")


@pytest.mark.parametrize("name", ["GAME", "--seed", "--option", "--save"])
def test_what_the_journal_settles_cannot_be_given_again(tmp_path: Path, name: str) -> None:
    text = played(4).journal.to_text()
    path = written(tmp_path, text)
    given = ["yaxha"] if name == "GAME" else [name, "deck=whole"]
    assert refused("play", "--continue", path, *given).startswith(f"{name} does not go with --continue")
    assert path.read_text() == text


def test_a_journal_in_json_is_not_written_to(tmp_path: Path) -> None:
    path = written(tmp_path, played(4).journal.to_json(), "game.json")
    before = path.read_bytes()
    assert f"patolli replay {path} --to text" in refused("play", "--continue", path)
    assert path.read_bytes() == before


def test_a_game_that_cannot_be_saved_any_more_ends_with_a_sentence(tmp_path: Path) -> None:
    """The file may have a few bytes less than the next entry needs."""
    path = written(tmp_path, played(8).journal.to_text())
    before = path.read_bytes()
    limited = f"""
import os, resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, ({len(before)} + 3, resource.RLIM_INFINITY))
os.execv(sys.argv[1], sys.argv[1:])
"""
    game = [sys.executable, "-Bc", limited, *command(), "play", "--continue", str(path)]
    done = subprocess.run(game, input=b"1\n1\n", capture_output=True, env=ENVIRONMENT, check=False)
    assert done.returncode == 2
    assert done.stderr.decode().startswith(f"{path} cannot be written: File too large")
    assert path.read_bytes() == before
    assert "Your move" in shown("play", "--continue", path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full device here")
def test_a_full_disk_is_a_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run([*command(), "games"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr == b"The output cannot be written: No space left on device.\n"
