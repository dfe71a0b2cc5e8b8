"""What the others hear of a card that is laid face down."""

import patolli

MAYA = patolli.game("maya")


def test_the_others_do_not_hear_the_value_of_a_card() -> None:
    setup = MAYA.setup(3)
    low, high = (MAYA.parse(setup, notation) for notation in ("L4@3", "L-3@3"))
    assert low.sentence() != high.sentence()
    assert low.overheard() == high.overheard() == "lay a card face down at quarry 3"
