"""The journal: both forms, read back and refused."""

import re
from pathlib import Path

import pytest

import patolli
from patolli.engine.errors import InvalidJournal
from patolli.engine.journal import Journal, read_journal
from patolli.engine.match import Match

DOCUMENT = Path(__file__).parents[2] / "docs" / "journal.md"


def documented(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


TEXT = documented("")
JSON = documented("json")


def read(text: str) -> Journal:
    return read_journal(text, patolli.game)


def test_the_documented_journal_can_be_replayed() -> None:
    match = Match.replay(read(TEXT))
    assert match.journal.names == ("Ana", "random")
    assert [(decision.seat, decision.action) for decision in match.decisions] == [(0, 0), (1, 0)]


def test_both_documented_forms_are_the_same_journal() -> None:
    assert read(TEXT) == read(JSON)


def test_both_forms_are_read_back() -> None:
    journal = read(TEXT)
    assert read(journal.to_text()) == journal
    assert read(journal.to_json().decode()) == journal


def test_every_beginning_at_a_line_end_is_a_journal() -> None:
    lines = read(TEXT).to_text().splitlines(keepends=True)
    header = lines.index("\n") + 1
    for end in range(header, len(lines) + 1):
        assert len(read("".join(lines[:end])).turns) == end - header


def test_replaying_the_first_turns_only() -> None:
    assert Match.replay(read(TEXT), turns=2).state.pending() == 0b11
    assert Match.replay(read(TEXT), turns=3).state.pending() == 0b10


BROKEN = {
    "empty": ("", "first line must be 'patolli journal 1'"),
    "something else": ("Dear diary,\n", "first line must be 'patolli journal 1'"),
    "a later version": (
        TEXT.replace("journal 1", "journal 2"),
        "has format 2; this version of patolli reads format 1",
    ),
    "cut in the header": (TEXT[: TEXT.index("players")], "no line 'players …'"),
    "cut in an entry": (TEXT.rstrip()[:-1], "Line 13 is cut short"),
    "an entry removed": (TEXT.replace("2. 1 take-back\n", ""), "Line 11 is entry 3, but entry 2 comes next"),
    "an entry twice": (TEXT.replace("4. 2 M1\n", "4. 2 M1\n4. 2 M1\n"), "is entry 4, but entry 5 comes next"),
    "a strange line": (TEXT.replace("players 2", "gamblers 2"), "Line 4 begins with 'gamblers'"),
    "a line given twice": (TEXT.replace("players 2", "players 2\nplayers 2"), "the players a second time"),
    "an option given twice": (
        TEXT.replace("option deck whole", "option deck whole\noption deck whole"),
        "Line 6 gives the option deck a second time",
    ),
    "a line between entries": (TEXT + "hello\n", "Line 14 ('hello') is not an entry like '5. SEAT MOVE'"),
    "an unreadable move": (TEXT.replace("4. 2 M1", "4. 2 Q7"), "Entry 4 cannot be read: 'Q7' cannot be read"),
    "a seat too many": (
        TEXT.replace("4. 2 M1", "4. 3 M1"),
        "Entry 4 is by seat 3; seats are numbered 1 to 2",
    ),
    "seat 0": (TEXT.replace("4. 2 M1", "4. 0 M1"), "seats are numbered from 1"),
    "other rules": (TEXT.replace("rules 1", "rules 9"), "uses rules 9 of yaxha"),
    "another edition": (TEXT.replace("40186b15", "00000000"), "give that edition’s file with --edition"),
    "an unreadable edition": (
        TEXT.replace("40186b15aa550183", "none"),
        "'edition standard none' cannot be read",
    ),
    "an unknown game": (
        TEXT.replace("game yaxha", "game chess"),
        "There is no game 'chess'; the games are: ",
    ),
    "an unreadable game": (TEXT.replace(", rules 1", ""), "should look like 'game yaxha, rules 1'"),
    "too many players": (TEXT.replace("players 2", "players 7"), "is for 2 to 4 players, not 7"),
    "no number of players": (TEXT.replace("players 2", "players two"), "'players two' cannot be read"),
    "an unknown option": (
        TEXT.replace("option deck", "option dice"),
        "Yaxha has no option 'dice'; it has: deck",
    ),
    "a wrong value": (TEXT.replace("deck whole", "deck half"), "choose one of: whole, first-game"),
    "a wrong seed": (TEXT.replace("fast 7", "fast seven"), "The seed 'fast seven' cannot be read"),
    "a missing name": (
        TEXT.replace("name 2 random\n", ""),
        "There are 1 names for 2 players; give one for each, or none",
    ),
    "names out of order": (TEXT.replace("name 2", "name 3"), "expected 'name 2 …'"),
    "an empty name": (TEXT.replace("name 1 Ana", "name 1"), "a name must have 1 to 40 printable characters"),
    "broken JSON": (JSON[:50], "This JSON is not a patolli journal"),
    "JSON of something else": ('{"a": 1}', "This JSON is not a patolli journal"),
    "JSON of a later version": (JSON.replace('journal": 1', 'journal": 2, "new": 3'), "has format 2"),
    "JSON with an unknown key": (JSON.replace('"players"', '"gamblers": 2, "players"'), "gamblers"),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_journal_is_refused_with_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(InvalidJournal, match=re.escape(sentence)) as refusal:
        read(text)
    assert str(refusal.value).endswith(".")
    assert "\n" not in str(refusal.value)


UNPLAYABLE = {
    "an illegal move": (
        TEXT.replace("4. 2 M1", "4. 2 Ox"),
        "Entry 4 cannot be played: Ox is not allowed now: ",
    ),
    "somebody else's turn": (
        TEXT.replace("4. 2 M1", "4. 1 M1"),
        "Entry 4 cannot be played: It is not seat 1’s turn",
    ),
    "a take-back too late": (TEXT + "5. 1 take-back\n", "Entry 5 cannot be played: It is too late"),
    "a take-back of nothing": (
        TEXT.replace("1. 1 M2", "1. 1 take-back"),
        "Entry 1 cannot be played: Seat 1 has",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), UNPLAYABLE.values(), ids=UNPLAYABLE)
def test_a_journal_that_cannot_be_played_says_where(text: str, sentence: str) -> None:
    with pytest.raises(InvalidJournal, match=re.escape(sentence)):
        Match.replay(read(text))
