"""Moves in words: notations as people type them, and what is said of those that cannot be read."""

import pytest

from games.maya.positions import MAYA
from patolli.engine.errors import InvalidMove
from patolli.games.maya.moves import Bid, Build, LayCard, Lift, TakeBlue

BASE = MAYA.setup(4)
EXPERT = MAYA.setup(4, {"variant": "expert"})


def test_capitals_do_not_matter() -> None:
    assert MAYA.parse(BASE, "l-3@2") == LayCard(-3, 1)
    assert MAYA.parse(BASE, "b@TI") == Build("Tikal")
    assert MAYA.parse(BASE, "LIFT@co4") == Lift("Copan", 3)
    assert MAYA.parse(EXPERT, "bid0") == Bid(0)
    assert MAYA.parse(EXPERT, "take-transport") == TakeBlue("transport +4")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("L4@7", "There is no quarry 7; quarries are numbered 1 to 6."),
        ("Protect@0", "There is no quarry 0; quarries are numbered 1 to 6."),
        ("L9@1", "There is no card 9; the cards are 3, 4, 5, 6, 7, 8, -3."),
        ("Hit5", "There is no seat 5; seats are numbered 1 to 4."),
        ("Start0", "There is no seat 0; seats are numbered 1 to 4."),
        (
            "B@Ch",
            (
                "There is no pyramid 'ch' here; "
                "the pyramids are Ti (Tikal), Co (Copan), Ux (Uxmal), Pa (Palenque)."
            ),
        ),
        ("Lift@Ux4", "There is no level '4' of Uxmal; its levels are 1 to 3."),
        ("Bid3", "'Bid3' is a move of the expert game, which is not played here."),
        ("JokerPass", "'JokerPass' is a move of the expert game, which is not played here."),
        (
            "xyzzy",
            "'xyzzy' cannot be read; a move looks like L4@3 (a 4 at quarry 3), Stop, Hit2 (seat 2), No, ",
        ),
    ],
)
def test_what_cannot_be_read_is_explained(text: str, sentence: str) -> None:
    with pytest.raises(InvalidMove) as error:
        MAYA.parse(BASE, text)
    assert str(error.value).startswith(sentence)


def test_a_bid_above_the_limit_cannot_be_read() -> None:
    with pytest.raises(InvalidMove, match="A bid of 128 is too high; the maximum is 127"):
        MAYA.parse(EXPERT, "Bid128")


def test_a_move_of_another_table_has_no_number() -> None:
    with pytest.raises(InvalidMove, match="is not a move at this table of Maya"):
        MAYA.encode(BASE, Bid(3))


def test_sentences_for_people() -> None:
    moves = [MAYA.decode(EXPERT, action) for action in range(EXPERT.num_actions)]
    sentences = {move.notation(): move.sentence() for move in moves}
    assert sentences["L8@2"] == "lay an 8 at quarry 2"
    assert sentences["L-3@2"] == "lay the −3 at quarry 2"
    assert sentences["Lift@Ti3"] == "lift a cube from level 3 of Tikal"
    assert sentences["Double"] == "pay a cube for a double move"
    assert sentences["Bid0"] == "bid nothing"
