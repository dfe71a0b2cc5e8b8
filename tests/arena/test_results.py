"""The results file: gone on with, repaired where it was cut, refused where it is damaged."""

from pathlib import Path

import pytest

from arena.contests import contest
from patolli.arena.game import play
from patolli.arena.results import InvalidResults, ResultsFile

TABLE = contest("random", "greedy", seats=3)
GAMES = [play(TABLE, number) for number in range(5)]


def write(path: Path, games: int = 5) -> bytes:
    file = ResultsFile(path, TABLE)
    for game in GAMES[:games]:
        file.add(game)
    file.close()
    return path.read_bytes()


def reopened(path: Path) -> list[int]:
    file = ResultsFile(path, TABLE)
    file.close()
    assert all(file.games[number] == GAMES[number] for number in file.games)
    return sorted(file.games)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    content = write(path)
    assert content.count(b"\n") == 6
    assert content.startswith(b'{"patolli_arena":1,"game":"yaxha","rules":')
    assert reopened(path) == [0, 1, 2, 3, 4]
    assert path.read_bytes() == content


def test_wherever_a_file_is_cut_only_the_cut_line_is_lost(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    whole = write(path)
    for length in range(len(whole)):
        path.write_bytes(whole[:length])
        kept = max(0, whole[:length].count(b"\n") - 1)
        assert reopened(path) == list(range(kept))
        after = path.read_bytes()
        assert after.endswith(b"\n")
        assert whole.startswith(after)
        assert after.count(b"\n") == kept + 1


DAMAGES = {
    "a line in the middle cut": (b'"game":2,', b"", "line 4 is damaged; it is no finished game."),
    "not JSON": (b'{"game":1', b"game 1", "line 3 is damaged; it is no finished game."),
    "another seating": (
        b'"game":2,"seating":[1,0,0]',
        b'"game":2,"seating":[0,0,1]',
        "others sit at the table",
    ),
    "a game twice": (b'"game":2,"seating":[1,0,0]', b'"game":0,"seating":[0,0,1]', "game 0 is there twice"),
    "no such game": (b'"game":2', b'"game":-2', "there is no game -2"),
    "a score too many": (
        b'"game":1,"seating":[0,1,0],"scores":[',
        b'"game":1,"seating":[0,1,0],"scores":[7,',
        "game 1 is of another number of players",
    ),
    "another format": (b'"patolli_arena":1', b'"patolli_arena":9', "has format 9 of results"),
    "not a header": (b'"patolli_arena":1', b'"patolli_journal":1', "is not a results file of patolli arena"),
    "bytes that are no text": (b'"game":1', b'"game":\xff', "line 3 is damaged"),
    "another game": (b'"yaxha"', b'"maori"', "the game there: maori; here: yaxha."),
    "other rules": (b'"rules":', b'"rules":9', "the version of the rules there: 9"),
    "other players": (
        b'"players":["random","greedy"]',
        b'"players":["random","novice"]',
        "the computer players there: random novice; here: random greedy.",
    ),
    "another seed": (b'"seed":0', b'"seed":5', "the seed there: 5; here: 0."),
    "other options": (
        b'"deck":"whole"',
        b'"deck":"first-game"',
        "the options there: deck=first-game; here: deck=whole.",
    ),
    "another table": (b'"seats":3', b'"seats":4', "the number of players at a table there: 4; here: 3."),
    "another edition": (
        b'"edition":"standard"',
        b'"edition":"mine"',
        "the edition there: mine; here: standard.",
    ),
    "other printed values": (
        b'"edition_digest":"',
        b'"edition_digest":"0',
        "the printed values of the edition there: 0",
    ),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_file_that_is_damaged_or_of_another_run_is_refused_and_left_as_it_is(
    tmp_path: Path, damage: str
) -> None:
    before, after, sentence = DAMAGES[damage]
    path = tmp_path / "run.jsonl"
    content = write(path)
    assert content.count(before) == 1
    path.write_bytes(content.replace(before, after) + b'{"game":')
    damaged = path.read_bytes()
    with pytest.raises(InvalidResults) as refusal:
        ResultsFile(path, TABLE)
    assert str(refusal.value).startswith(str(path))
    assert sentence in str(refusal.value)
    assert path.read_bytes() == damaged


@pytest.mark.parametrize(
    "content", [b"Dear diary,", b"Dear diary,\nit rains.\n", b"{}\n", b"\n", b"\x00\xff"]
)
def test_another_file_is_not_touched(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    with pytest.raises(InvalidResults, match="is not a results file of patolli arena; it is left as it is"):
        ResultsFile(path, TABLE)
    assert path.read_bytes() == content


def test_two_runs_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    file = ResultsFile(path, TABLE)
    with pytest.raises(InvalidResults, match="is being written by another run"):
        ResultsFile(path, TABLE)
    file.close()
    assert reopened(path) == []


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidResults, match="cannot be written: Is a directory"):
        ResultsFile(tmp_path, TABLE)
