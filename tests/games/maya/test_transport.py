"""Transport: the cards still in hand carry the cubes."""

from games.maya.positions import cubes, give, hold, lay, own, player, quarry_phase, start_transport
from patolli.games.maya.cells import CUBES, HAND, SUPPLY
from patolli.games.maya.rules import MayaState


def nine_cubes() -> MayaState:
    """Blue has won 9 cubes and has a 3 and a 4 left, and the -3."""
    game = quarry_phase(3)
    lay(game, 5, "B4 B5 B6 B7 B8")
    give(game, "B", CUBES, 9)
    give(game, "B", SUPPLY, 19)
    assert player(game, "B").hand == (3, 4, -3)
    return game


def test_rulebook_example_9_cubes_and_7_points_2_go_back() -> None:
    game = nine_cubes()
    assert player(game, "B").capacity == 7, "the -3 is ignored"
    start_transport(game)
    assert cubes(game) == "B7"
    assert own(game, "B", SUPPLY) == 21


def test_rulebook_example_9_cubes_and_7_points_with_the_marker_all_are_transported() -> None:
    game = nine_cubes()
    hold(game, "B", "transport +2")
    assert player(game, "B").capacity == 9
    start_transport(game)
    assert cubes(game) == "B9"
    assert player(game, "B").green == ()


def test_points_left_over_have_no_effect_and_cards_return() -> None:
    game = quarry_phase(3)
    lay(game, 5, "B4 B8")
    give(game, "B", CUBES, 4)
    give(game, "B", SUPPLY, 24)
    start_transport(game)
    assert cubes(game) == "B4"
    assert player(game, "B").hand == (3, 4, 4, 5, 6, 7, 8, -3)


def test_without_cards_in_hand_nothing_is_transported() -> None:
    game = nine_cubes()
    lay(game, 1, "B3 B4 B-3")
    assert own(game, "B", HAND) == 0
    start_transport(game)
    assert cubes(game) == ""
    assert own(game, "B", SUPPLY) == 28
