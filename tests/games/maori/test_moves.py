"""Moves in words: what people may type, and how a move is told."""

import pytest

from games.maori.positions import MAORI
from patolli.engine.errors import InvalidMove
from patolli.games.maori.moves import Lay, Sail, Take

BASE = MAORI.setup(2)
EXPERT = MAORI.setup(2, {"variant": "expert"})


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("p16", "place the discovery ship at stop 16"),
        ("s1", "sail 1 step"),
        ("s3", "sail 3 steps"),
        ("t2", "take the tile in place 2 from the ship"),
        ("tk", "take the stored tile"),
        ("R@B3", "remove the tile on b3"),
        ("n", "do nothing"),
        ("l@d4", "lay the tile on d4"),
        ("k", "store the tile"),
        (">sw", "pay a shell to move the small ship one step south-west"),
        ("m@a1", "move the small ship to a1"),
        ("h", "leave the small ship where it is"),
        ("l@d4+90", "lay the tile on d4, turned by 90 degrees"),
    ],
)
def test_capitals_do_not_matter(typed: str, sentence: str) -> None:
    assert MAORI.parse(EXPERT, typed).sentence() == sentence


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("P17", "There is no P17; use P1 to P16."),
        ("S0", "There is no S0; use S1 to S16."),
        ("T5", "There is no T5; use T1 to T4."),
        ("L@f1", "There is no space f1 in 'L@f1'; spaces go from a1 to e4."),
        ("L@a5", "There is no space a5"),
        ("L@a1+45", "to turn a tile when laying it, write L@a1+90, +180 or +270."),
        ("R@a1+90", "to turn a tile when laying it, write L@a1+90, +180 or +270."),
        (">up", "There is no direction UP; the directions are N, NE, E, SE, S, SW, W, NW."),
        ("sail", "'sail' cannot be read; a move looks like P7"),
        ("", "'' cannot be read"),
    ],
)
def test_what_cannot_be_read_is_told_with_what_would_be_right(typed: str, words: str) -> None:
    with pytest.raises(InvalidMove) as refused:
        MAORI.parse(BASE, typed)
    assert words in str(refused.value)


@pytest.mark.parametrize("typed", [">N", "M@a1", "H"])
def test_the_base_game_has_no_moves_of_small_ships(typed: str) -> None:
    with pytest.raises(InvalidMove, match="moves a small ship, but there are none in the base game"):
        MAORI.encode(BASE, MAORI.parse(BASE, typed))
    assert MAORI.encode(EXPERT, MAORI.parse(EXPERT, typed)) < EXPERT.num_actions


def test_moves_have_fields_for_programs() -> None:
    assert MAORI.parse(BASE, "S3") == Sail(3)
    assert MAORI.parse(BASE, "T4") == Take(3)
    assert MAORI.parse(BASE, "L@c2") == Lay("c2", 0)
