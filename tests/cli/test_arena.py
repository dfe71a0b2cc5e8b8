"""`patolli arena`."""

import json
import os
import signal
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.command import TOYS, patolli, refused, shown
from cli.processes import descendants, is_running, lines_in, running, wait_until
from cli.terminal import CTRL_C, Terminal

SLOWLY = {"PATOLLI_INTERPRETED": "1"}
"""The same games, slow enough to be interrupted in the middle."""


def results(path: Path) -> list[object]:
    """The games of a file in order, without their times."""
    header, *lines = path.read_text().splitlines()
    games = sorted((json.loads(line) for line in lines), key=lambda game: game["game"])
    for game in games:
        del game["seconds"]
    return [header, *games]


def workers_of(pid: int) -> list[int]:
    """The processes of a run that play games."""
    return [child for child, words in descendants(pid).items() if "spawn_main" in words]


def test_figures_of_a_run() -> None:
    out = shown(
        "arena", "greedy", "random", "--game", "yaxha", "--players", "3", "--games", "40", "--seed", "4"
    )
    assert out.startswith(
        "Yaxha: 42 games at tables of 3, from 7 deals, seed 4\n"
        "Edition standard, deck whole\n"
        "Rounded up from 40 games, so that everybody sat everywhere equally often\n"
    )
    assert "Mean points" in out
    assert "A over B" in out
    assert "B over A" in out


def test_any_number_of_workers_gives_the_same_figures(tmp_path: Path) -> None:
    def figures(workers: str) -> dict[str, object]:
        run = ("arena", "greedy", "random", "novice", "--game", "gold", "--games", "30", "--seed", "7")
        out: dict[str, object] = json.loads(
            shown(*run, "--workers", workers, "--json", "--out", tmp_path / workers)
        )
        assert out.pop("seconds")
        return out

    assert figures("1") == figures("3")
    assert results(tmp_path / "1") == results(tmp_path / "3")


def test_json_holds_every_ordered_pair_and_the_ladder() -> None:
    out = json.loads(shown("arena", "greedy", "random", "novice", "--game", "maya", "--games", "6", "--json"))
    assert {(pair["player"], pair["against"]) for pair in out["pairs"]} == {
        (one, other)
        for one in ("greedy", "random", "novice")
        for other in ("greedy", "random", "novice")
        if one != other
    }
    assert {each["player"] for each in out["ladder"]} == {"greedy", "random", "novice"}
    assert set(out["ladder"][0]["rating"]) == {"mu", "sigma", "ordinal"}
    assert out["games"] == 6


def test_a_picture_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "ladder.svg"
    shown("arena", "greedy", "random", "--game", "yaxha", "--games", "4", "--picture", path)
    assert ElementTree.parse(path).getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_a_finished_run_is_not_played_again_and_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = ("arena", "greedy", "random", "--game", "yaxha", "--json", "--out", path)
    first = shown(*run, "--games", "20")
    content = path.read_bytes()
    assert shown(*run, "--games", "20") == first
    assert path.read_bytes() == content
    assert json.loads(shown(*run, "--games", "30"))["games"] == 30
    assert path.read_bytes().startswith(content)
    assert json.loads(shown(*run, "--games", "20")) == json.loads(first)


def test_an_interrupted_run_keeps_its_games_and_goes_on(tmp_path: Path) -> None:
    path, other = tmp_path / "run.jsonl", tmp_path / "other.jsonl"
    table = ("--game", "maya", "--players", "4", "--games", "300")
    run = ("arena", "greedy", "random", *table, "--workers", "2")
    with running(*run, "--out", path, **SLOWLY) as process:
        wait_until(lambda: lines_in(path) > 10, "the tenth game")
        workers = workers_of(process.pid)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert len(workers) == 2
    assert (process.returncode, out) == (130, "")
    kept = lines_in(path) - 1
    assert 10 <= kept < 300
    assert path.read_bytes().endswith(b"\n")
    again = f"patolli {' '.join(run)} --out {path}"
    assert err == f"Stopped after {kept} of 302 games; they are kept in {path}. To go on: {again}\n"
    assert not any(is_running(worker) for worker in workers)
    shown(*run, "--out", path)
    shown(*run, "--out", other)
    assert results(path) == results(other)


def test_without_a_file_an_interrupted_run_says_what_would_have_helped() -> None:
    run = ("arena", "greedy", "random", "--game", "maya", "--games", "100000", "--workers", "1")
    with Terminal(*run) as terminal:
        terminal.until("Of pairings")
        terminal.until("greedy")
        terminal.type(CTRL_C)
        assert "they are lost; with --out FILE" in terminal.until("go on later.")
        assert terminal.exit_code() == 130


def test_workers_do_not_outlive_a_killed_command(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = ("arena", "greedy", "random", "--game", "yaxha", "--games", "1000000", "--workers", "2")
    with running(*run, "--out", path) as process:
        wait_until(lambda: lines_in(path) > 10, "the tenth game")
        workers = workers_of(process.pid)
        assert len(workers) == 2
        process.kill()
    wait_until(lambda: not any(is_running(worker) for worker in workers), "the end of the workers")


def test_a_worker_killed_in_the_middle_loses_no_game(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = ("arena", "greedy", "random", "--game", "maya", "--games", "120", "--workers", "2", "--out", path)
    with running(*run, **SLOWLY) as process:
        wait_until(lambda: lines_in(path) > 10, "the tenth game")
        workers = workers_of(process.pid)
        assert len(workers) == 2
        os.kill(workers[0], signal.SIGKILL)
        _, err = process.communicate(timeout=90)
    assert (process.returncode, err) == (0, "")
    numbers = Counter(json.loads(line)["game"] for line in path.read_text().splitlines()[1:])
    assert numbers == Counter(range(120))


def test_a_game_that_fails_is_named_with_the_way_to_play_it_again(tmp_path: Path) -> None:
    # Worker processes must know the game in tests/cli/toys too.
    (tmp_path / "sitecustomize.py").write_text(
        f'from importlib import import_module\nimport_module("patolli.games").__path__.append("{TOYS}")\n'
    )
    done = patolli(
        "arena",
        "greedy",
        "random",
        "--game",
        "duel",
        "--games",
        "60",
        "--option",
        "broken=yes",
        PYTHONPATH=str(tmp_path),
    )
    assert (done.code, done.out, done.err.count("\n")) == (1, "", 1)
    number = done.err.split()[1]
    assert f"Game {number} could not be played: AssertionError: an invariant is broken: seat 1" in done.err
    again = done.err.partition("To play it again: patolli ")[2].split()
    assert again[-2:] == ["--only", number]
    once_more = patolli(*again, PYTHONPATH=str(tmp_path))
    assert (once_more.code, once_more.err) == (1, done.err)


def test_one_game_played_again() -> None:
    run = ("arena", "greedy", "random", "--game", "yaxha", "--seed", "3", "--only", "17")
    out = shown(*run)
    assert out.startswith("Yaxha: game 17 of seed 3, deal 8\n")
    again = json.loads(shown(*run, "--json"))
    assert (again["game"], again["seating"]) == (17, [1, 0])
    assert all(str(score) in out for score in again["scores"])


WRONG = {
    "": "Missing argument 'PLAYER PLAYER …'; see 'patolli arena --help'.",
    "greedy random": "Missing option '--game'; see 'patolli arena --help'.",
    "greedy --game yaxha": "An arena needs at least two players, as in: patolli arena greedy random",
    "greedy greedy --game yaxha": "The player greedy is given twice; only different players",
    "greedy magnus --game yaxha": "There is no computer player 'magnus'; there are: ",
    "greedy:lapses=101 random --game yaxha": "greedy: lapses cannot be '101'; it is a whole number from 0 to",
    "greedy:depth=3 random --game yaxha": "The player greedy has no parameter 'depth'; it has: lapses.",
    "greedy random --game chess": "There is no game 'chess'; the games are: ",
    "greedy random --game yaxha --players 5": "Yaxha is for 2 to 4 players, not 5.",
    "greedy random --game yaxha --games 0": "--games must be at least 1.",
    "greedy random --game yaxha --games many": "'many' is not a whole number from 0 up",
    "greedy random --game yaxha --games 3000000000": "A run has at most 2147483648 games",
    "greedy random --game yaxha --workers 0": "--workers must be from 1 to 1000.",
    "greedy random --game yaxha --seed 99999999999999999": "The seed of a run is a whole number from 0 to",
    "greedy random --game yaxha --option deck=half": "cannot be 'half'; choose one of: whole, first-game.",
    "greedy random --game yaxha --edition /nowhere.toml": "/nowhere.toml cannot be read: No such file",
    "greedy random --game yaxha --out /nowhere/run": "/nowhere/run cannot be written: No such file",
    "greedy random --game yaxha --out /": "/ cannot be written: Is a directory.",
    "greedy random --game yaxha --out /dev/null": "/dev/null is not a file that results can be kept in.",
    "greedy random --game yaxha --picture ladder.png": "a picture's name ends with .svg.",
    "greedy random --game yaxha --picture /nowhere/a.svg": "The picture /nowhere/a.svg cannot be written",
    "greedy random --game yaxha --on dask": "--on cannot be 'dask'; it is ray, or ray://HOST:PORT",
    "greedy random --game yaxha --on ray://": "--on cannot be 'ray://'; it is ray, or ray://HOST:PORT",
    "greedy random --game yaxha --only 3000000000": "so there is no game 3000000000.",
}


@pytest.mark.parametrize("arguments", WRONG)
def test_wrong_ways_to_ask_for_an_arena(arguments: str) -> None:
    assert WRONG[arguments] in refused("arena", *arguments.split())


def test_too_many_players_are_refused() -> None:
    crowd = [f"greedy:lapses={number}" for number in range(25)]
    assert "at most 24 players, not 25." in refused("arena", *crowd, "--game", "yaxha")


def test_the_file_of_another_run_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    run = ("arena", "greedy", "random", "--game", "yaxha", "--games", "4", "--out", path)
    shown(*run)
    content = path.read_bytes()
    assert "holds another run, and is left as it is: the seed there: 0; here: 1." in refused(
        *run, "--seed", "1"
    )
    assert path.read_bytes() == content


def test_without_ray_it_is_said_what_to_install(tmp_path: Path) -> None:
    (tmp_path / "ray.py").write_text("raise ImportError\n")
    done = patolli("arena", "greedy", "random", "--game", "yaxha", "--on", "ray", PYTHONPATH=str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert done.err == "Playing on Ray needs it installed: pip install 'patolli[cluster]'.\n"
