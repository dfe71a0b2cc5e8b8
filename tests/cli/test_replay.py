"""`patolli replay`."""

import json
from pathlib import Path

from cli.command import shown
from cli.journals import played, written


def test_a_finished_game_in_words(tmp_path: Path) -> None:
    match = played(1000, players=3)
    out = shown("replay", written(tmp_path, match.journal.to_text()))
    assert "  1. Seat 1 (you)     M1      take market 1\n" in out
    assert "lay a" in out
    assert "as a spectator sees it" in out
    outcome = match.state.outcome()
    assert outcome
    assert f" {max(outcome.scores)} points" in out
    assert "\ntotal " in out
    assert out.endswith("Seed: fast 7\n")


def test_a_position_in_the_middle_and_at_the_start(tmp_path: Path) -> None:
    path = written(tmp_path, played(20).journal.to_text())
    assert "After turn 2, as a spectator sees it" in shown("replay", path, "--at", "2")
    start = shown("replay", path, "--at", "0")
    assert "The start, as a spectator sees it" in start
    assert "1. Seat 1" not in start


def test_what_is_secret_is_shown_to_its_seat_only(tmp_path: Path) -> None:
    """After seat 1 has chosen its market, before seat 2 has."""
    path = written(tmp_path, played(1).journal.to_text())
    assert "1. Seat 1 (you)  M1  take market 1" in shown("replay", path, "--seat", "1")
    for other in ([], ["--seat", "2"]):
        out = shown("replay", path, *other)
        assert "1. Seat 1 (you)    (secret)" in out
        assert "market 1" not in out
        assert "seed" not in out.lower()
        story = json.loads(shown("replay", path, "--json", *other))
        assert story["turns"][0]["notation"] == ""
        assert "seed" not in json.dumps(story)


def test_what_was_secret_is_said_where_it_was_decided_once_it_is_revealed(tmp_path: Path) -> None:
    """Both have chosen a market. Now they build, in secret again."""
    path = written(tmp_path, played(3).journal.to_text())
    for other in ([], ["--seat", "2"]):
        out = shown("replay", path, *other)
        assert "1. Seat 1 (you)     M1  take market 1\n2. Seat 2" in out
        assert "has chosen a market" not in out
        assert "3. Seat 1 (you)         (secret)" in out


def test_a_finished_game_as_a_seat_heard_it_at_the_time(tmp_path: Path) -> None:
    path = written(tmp_path, played(1000).journal.to_text())
    turns = json.loads(shown("replay", path, "--seat", "2", "--json"))["turns"]
    assert (turns[0]["seat"], turns[0]["sentence"]) == (0, "")
    assert turns[0]["effects"] == [{"effect": "market-chosen", "seat": 0, "market": None}]
    assert (turns[1]["seat"], turns[1]["sentence"]) == (1, "take market 1")


def test_decisions_that_were_taken_back_are_marked(tmp_path: Path) -> None:
    match = played(1)
    match.take_back(0)
    out = shown("replay", written(tmp_path, match.journal.to_text()), "--seat", "1")
    assert "1. Seat 1 (you)  M1  take market 1 (taken back)" in out
    assert "2. Seat 1 (you)  take back the last decision" in out


def test_a_story_for_programs(tmp_path: Path) -> None:
    match = played(1000)
    story = json.loads(shown("replay", written(tmp_path, match.journal.to_text()), "--json"))
    assert story["turns"][0] == {
        "number": 1,
        "seat": 0,
        "notation": "M1",
        "sentence": "take market 1",
        "results": [],
        "effects": [{"effect": "market-chosen", "seat": 0, "market": 0}],
        "undone": False,
    }
    assert story["end"]["scores"] == match.state.scores()
    assert story["end"]["lines"][0]["key"] == "colour-orange"
    points = [sum(line["points"][seat] for line in story["end"]["lines"]) for seat in range(2)]
    assert points == match.state.scores()


def test_both_forms_are_turned_into_each_other(tmp_path: Path) -> None:
    text = played(30).journal.to_text()
    as_json = shown("replay", written(tmp_path, text), "--to", "json")
    path = written(tmp_path, as_json, "game.json")
    assert shown("replay", path, "--to", "text") == text
    assert shown("replay", path) == shown("replay", tmp_path / "game.txt")
    assert json.loads(as_json)["patolli_journal"] == 1
