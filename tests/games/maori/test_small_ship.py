"""The advanced and the expert game: everybody's small ship says where tiles may be laid."""

import pytest

from games.maori.positions import (
    build,
    edition,
    give,
    laid,
    legal,
    new_game,
    play,
    put,
    see,
    show,
    turn,
)
from patolli.games.maori.rules import MaoriState

both = pytest.mark.parametrize("variant", ["advanced", "expert"])

AROUND_B2 = {f"L@{space}" for space in ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")}


def game_with(variant: str, picture: str, ship: str, shells: int = 5) -> MaoriState:
    game = new_game(variant=variant)
    build(game, 0, picture)
    give(game, 0, shells=shells, ship=ship)
    return game


# Laying


@both
def test_the_first_tile_goes_anywhere_and_the_ship_onto_it(variant: str) -> None:
    game = new_game(variant=variant)
    turn(game, 0, "lay", hand="oP")
    assert len(legal(game, 0, "L.*")) == 16
    play(game, 0, "L@d4")
    assert see(game).players[0].ship == "d4"
    assert game.pending_seats() == [1], "with one tile there is nowhere else to move to"


@both
def test_later_tiles_are_laid_next_to_the_ship_also_diagonally(variant: str) -> None:
    game = game_with(variant, ". .\n. oP", "b2", shells=0)
    turn(game, 0, "lay", hand="~")
    assert legal(game, 0) == AROUND_B2


@both
def test_the_ship_may_stand_at_an_edge(variant: str) -> None:
    game = game_with(variant, ". . . oP", "d1", shells=0)
    turn(game, 0, "lay", hand="~")
    assert legal(game, 0) == {"L@c1", "L@c2", "L@d2"}


def test_advanced_the_ship_stays_where_it_is_when_a_tile_is_laid_and_may_then_move_to_any_own_tile() -> None:
    game = game_with("advanced", "~ .\n. oP", "b2")
    turn(game, 0, "lay", hand="~")
    play(game, 0, "L@c3")
    assert see(game).players[0].ship == "b2"
    assert legal(game, 0) == {"M@a1", "M@c3", "H"}
    play(game, 0, "M@a1")
    assert see(game).players[0].ship == "a1", "it may stand on a water tile too"
    assert game.pending_seats() == [1]


def test_advanced_the_ship_may_stay() -> None:
    game = game_with("advanced", "~ .\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, "N", "H")
    assert see(game).players[0].ship == "b2"
    assert game.pending_seats() == [1]


@pytest.mark.parametrize("action", ["T1 K", "R@a1", "N", "T1 L@a2"])
def test_advanced_the_ship_may_move_after_every_action(action: str) -> None:
    game = game_with("advanced", "~ ~\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, *action.split(), "M@b1")
    assert see(game).players[0].ship == "b1"


# MAORI-9
def test_ruling_9_the_display_is_filled_up_before_the_small_ship_moves() -> None:
    game = game_with("advanced", "~ ~\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, "T1", "L@a2")
    assert see(game).stage == "move"
    assert see(game).display[0] is not None


def test_expert_the_ship_goes_to_the_tile_just_laid_and_nobody_is_asked() -> None:
    game = game_with("expert", "~ .\n. oP", "b2")
    turn(game, 0, "lay", hand="~")
    play(game, 0, "L@c3")
    assert see(game).players[0].ship == "c3"
    assert game.pending_seats() == [1]


@pytest.mark.parametrize("action", ["T1 K", "R@a1", "N"])
def test_expert_the_ship_does_not_move_after_other_actions(action: str) -> None:
    game = game_with("expert", "~ ~\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, *action.split())
    assert see(game).players[0].ship == "b2"
    assert game.pending_seats() == [1]


# Removing


def test_expert_the_tile_under_the_ship_may_not_be_removed() -> None:
    game = game_with("expert", "~ ~\n. oP", "b2")
    turn(game, 0, "act")
    assert legal(game, 0, "R.*") == {"R@a1", "R@b1"}


# MAORI-14
def test_advanced_a_ship_whose_tile_is_removed_must_move_to_another_own_tile() -> None:
    game = game_with("advanced", "~ ~\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, "R@b2")
    assert see(game).players[0].ship is None
    assert legal(game, 0) == {"M@a1", "M@b1"}
    play(game, 0, "M@b1")
    assert see(game).players[0].ship == "b1"


# MAORI-14
def test_ruling_advanced_a_ship_without_any_tile_leaves_and_comes_back_with_the_next_one() -> None:
    game = game_with("advanced", ". .\n. oP", "b2")
    turn(game, 0, "act")
    play(game, 0, "R@b2")
    assert see(game).players[0].ship is None
    assert game.pending_seats() == [1]
    turn(game, 0, "lay", hand="~")
    assert len(legal(game, 0, "L.*")) == 16
    play(game, 0, "L@a4")
    assert see(game).players[0].ship == "a4"


# Paid steps

ROW_OF_TILES = """
~ ~ ~ ~
~ ~ oP oP
. . . .
"""


@both
def test_example_a_paid_step_costs_one_shell_so_two_cost_two(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "a2", shells=2)
    turn(game, 0, "lay", hand="~B")
    play(game, 0, ">E", ">E")
    assert see(game).players[0].shells == 0
    assert see(game).players[0].ship == "c2"
    assert legal(game, 0) == {"L@b3", "L@c3", "L@d3"}
    play(game, 0, "L@d3")
    assert laid(game, 0)["d3"] == "~B"


# MAORI-13
@both
def test_ruling_a_step_goes_to_one_of_the_eight_neighbours_and_onto_own_tiles_only(variant: str) -> None:
    game = game_with(variant, "~ . ~\n. oP .\n. ~ .", "b2", shells=1)
    turn(game, 0, "lay", hand="~B")
    assert legal(game, 0, ">.*") == {">NW", ">NE", ">S"}


# MAORI-3
@both
def test_ruling_3_a_step_is_offered_only_if_the_tile_can_still_be_laid(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "a2", shells=1)
    turn(game, 0, "lay", hand="~B")
    assert legal(game, 0, ">.*") == {">E"}, "in row 1 no free space is near, and no shell is left"
    give(game, 0, shells=2)
    assert legal(game, 0, ">.*") == {">N", ">NE", ">E"}


# MAORI-3
@both
def test_ruling_3_a_tile_with_no_free_space_next_to_the_ship_can_be_stored(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "b1", shells=0)
    turn(game, 0, "act")
    play(game, 0, "T1")
    assert legal(game, 0) == {"K"}


# MAORI-3 and MAORI-8
@both
def test_ruling_3_or_laid_after_paid_steps(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "b1", shells=1)
    turn(game, 0, "act")
    play(game, 0, "T1")
    assert legal(game, 0) == {"K", ">S", ">SE", ">SW"}
    play(game, 0, ">S")
    assert legal(game, 0) == {"L@a3", "L@b3", "L@c3"}, "ruling 8: no storing after a paid step"


# MAORI-8
@both
def test_ruling_8_after_a_paid_step_only_further_steps_or_laying(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "b2", shells=5)
    turn(game, 0, "act")
    play(game, 0, "T1", ">E")
    assert not legal(game, 0, "K")
    assert legal(game, 0, ">.*|L.*") == legal(game, 0)


@both
def test_with_a_full_storage_a_tile_that_cannot_be_laid_cannot_be_taken(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "b1", shells=0)
    show(game, "? ? ? ?  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    give(game, 0, stored="~2S")
    turn(game, 0, "act")
    assert not legal(game, 0, "T.*")
    give(game, 0, shells=1)
    assert legal(game, 0, "T.*") == {"T1", "TK"}, "the shell pays for the step"
    give(game, 0, shells=2)
    assert legal(game, 0, "T.*") == {"T1", "T2", "TK"}


@both
def test_a_stored_tile_may_need_paid_steps_too_and_does_not_go_back(variant: str) -> None:
    game = game_with(variant, ROW_OF_TILES, "b1", shells=1)
    give(game, 0, stored="~2S")
    turn(game, 0, "act")
    play(game, 0, "TK")
    assert legal(game, 0) == {">S", ">SE", ">SW"}


# MAORI-8
def test_ruling_8_expert_the_ship_moves_for_shells_too_and_ends_on_the_laid_tile() -> None:
    game = game_with("expert", ROW_OF_TILES, "a2", shells=1)
    turn(game, 0, "lay", hand="~B")
    play(game, 0, ">E", "L@c3")
    assert see(game).players[0].ship == "c3"


def test_advanced_after_paid_steps_the_ship_may_still_move_freely() -> None:
    game = game_with("advanced", ROW_OF_TILES, "a2", shells=1)
    turn(game, 0, "lay", hand="~B")
    play(game, 0, ">E", "L@c3", "M@a1")
    assert see(game).players[0].ship == "a1"


# MAORI-5
def test_ruling_5_a_paid_step_can_come_back_with_the_laid_tile() -> None:
    game = game_with("expert", ROW_OF_TILES, "a2", shells=1)
    give(game, 1, shells=29)
    turn(game, 0, "lay", hand="~2S")
    play(game, 0, ">E", "L@c3")
    assert see(game).players[0].shells == 1


def test_the_base_game_has_no_small_ships() -> None:
    game = new_game()
    turn(game, 0, "lay", hand="oP")
    play(game, 0, "L@a1")
    assert see(game).players[0].ship is None
    turn(game, 0, "lay", hand="~")
    assert "L@d4" in legal(game, 0)


# Printed land


# MAORI-7
def test_ruling_7_the_small_ship_never_stands_on_printed_land() -> None:
    box = edition(("land = []", 'land = [{ space = "b1", shape = "single", palms = 1 }]'))
    game = new_game(box=box, variant="advanced")
    put(game, 0, "a1", "~")
    put(game, 0, "a2", "~")
    give(game, 0, ship="a1")
    turn(game, 0, "lay", hand="oP")
    assert legal(game, 0, ">.*") == {">S"}
    play(game, 0, "L@b2")
    assert legal(game, 0, "M.*") == {"M@a2", "M@b2"}
