"""Edition files: read, compared and refused with the key in the sentence."""

import re
from importlib import resources
from pathlib import Path

import pytest

from patolli.engine.edition import changes, load_edition, read_edition
from patolli.engine.errors import InvalidEdition
from patolli.games.yaxha.edition import YaxhaEdition

TEXT = resources.files("patolli.games.yaxha").joinpath("edition.toml").read_text(encoding="utf-8")


def read(text: str) -> YaxhaEdition:
    return read_edition(text, YaxhaEdition, "yaxha", "my.toml")


def test_titles_sources_and_notes_do_not_change_the_digest_but_values_do() -> None:
    standard = read(TEXT)
    renamed = read(TEXT.replace("Yaxha, 2024", "Mine").replace('note = "Sizes', 'note = "All sizes'))
    assert renamed.digest == standard.digest
    assert read(TEXT.replace("rounds = 10", "rounds = 9")).digest != standard.digest


def test_changes_name_the_keys_and_both_values() -> None:
    mine = TEXT.replace("rounds = 10", "rounds = 9").replace("Yaxha, 2024", "Mine")
    assert list(changes(read(mine), read(TEXT))) == [("play.rounds", 9, 10)]


BROKEN = {
    "not TOML": ("rounds = = 3", "my.toml is not a TOML file"),
    "another game": (
        TEXT.replace('game = "yaxha"', 'game = "maya"'),
        "is an edition of 'maya'; this game is 'yaxha'",
    ),
    "a missing key": (TEXT.replace("rounds = 10\n", ""), "play: a value is missing: 'rounds'"),
    "a missing table": (TEXT.replace("[cubes]", "[stones]"), "there is no such key: 'stones'"),
    "an unknown key": (
        TEXT.replace("rounds = 10", "rounds = 10\nspeed = 1"),
        "play: there is no such key: 'speed'",
    ),
    "a wrong type": (
        TEXT.replace("rounds = 10", 'rounds = "ten"'),
        "play.rounds: expected a whole number, got a text",
    ),
    "out of range": (TEXT.replace("rounds = 10", "rounds = 0"), "play.rounds: expected a whole number >= 1"),
    "a wrong source": (
        TEXT.replace('"published"', '"hearsay"'),
        "groups.source: invalid enum value 'hearsay'",
    ),
    "a wrong name": (
        TEXT.replace('"standard"', '"My Box!"'),
        "edition.name: expected at most 40 small letters, digits, dots and dashes",
    ),
    "too few cubes": (
        TEXT.replace("each = 24", "each = 20"),
        "play.rounds: 10 rounds with 4 players need 120 cubes",
    ),
    "falling points": (
        TEXT.replace("[0, 1, 2,", "[0, 3, 2,"),
        "groups.points: a larger group must not score less",
    ),
    "a negative point": (
        TEXT.replace("[0, 1, 2,", "[-1, 1, 2,"),
        "groups.points[0]: expected a whole number >= 0",
    ),
    "an unknown card": (
        TEXT.replace('"most layers"', '"most gold"'),
        "cards.first_game: there is no card 'most gold'",
    ),
    "a card twice": (
        TEXT.replace('"second largest"', '"most layers"'),
        "cards.further: the card 'most layers' is there twice",
    ),
    "a reconstruction without a reason": (
        TEXT.replace('[cubes]\nsource = "rulebook"', '[cubes]\nsource = "reconstructed"'),
        "cubes is reconstructed, so its note must name the constraint",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_edition_is_refused_with_the_key(text: str, sentence: str) -> None:
    with pytest.raises(InvalidEdition, match=re.escape(sentence)) as refusal:
        read(text)
    assert str(refusal.value).startswith("my.toml")
    assert str(refusal.value).endswith(".")


def test_a_file_that_cannot_be_read_says_why(tmp_path: Path) -> None:
    with pytest.raises(InvalidEdition, match="No such file"):
        load_edition(tmp_path / "none.toml", YaxhaEdition, "yaxha")
    (tmp_path / "binary.toml").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(InvalidEdition, match="not a text file in UTF-8"):
        load_edition(tmp_path / "binary.toml", YaxhaEdition, "yaxha")
