"""One action a turn: take and lay, take and store, lay the stored tile, remove one, or do nothing."""

import pytest

from games.maori.positions import (
    build,
    give,
    laid,
    legal,
    new_game,
    play,
    see,
    show,
    shown,
    turn,
    use_up_stock,
    written,
)

ALL_FREE = {f"L@{column}{row}" for column in "abcd" for row in "1234"}

WATERS = "~ <P ^P >P  ? ? ? ?  ? ? ? ?  ? ? ? ?"


# Take a tile and lay it


@pytest.mark.parametrize("place", [1, 2, 3, 4])
def test_example_the_tiles_cost_0_1_2_and_3_shells(place: int) -> None:
    game = new_game()
    show(game, WATERS)
    give(game, 0, shells=3)
    turn(game, 0, "act", stop=15)
    assert legal(game, 0, "T.*") == {"T1", "T2", "T3", "T4"}
    play(game, 0, f"T{place}")
    assert see(game).players[0].shells == 3 - (place - 1)


@pytest.mark.parametrize("shells", [0, 1, 2, 3])
def test_a_tile_that_costs_more_than_one_has_cannot_be_taken(shells: int) -> None:
    game = new_game()
    show(game, WATERS)
    give(game, 0, shells=shells)
    turn(game, 0, "act", stop=15)
    assert legal(game, 0, "T.*") == {f"T{place}" for place in range(1, shells + 2)}


def test_example_a_volcano_cannot_be_taken_and_blocks_what_lies_behind_it() -> None:
    game = new_game()
    show(game, "~ <P V >P  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "act", stop=15)
    assert legal(game, 0, "T.*") == {"T1", "T2"}
    turn(game, 0, "act", stop=4)
    assert legal(game, 0, "T.*") == {"T1"}, "from the other side the volcano is the second"
    assert [offer.price for offer in see(game).faced] == [0, None, None, None]


# MAORI-6
def test_ruling_empty_places_cost_nothing_to_pass() -> None:
    game = new_game()
    show(game, ". <P . >P  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    give(game, 0, shells=1)
    turn(game, 0, "act", stop=15)
    assert legal(game, 0, "T.*") == {"T2", "T4"}
    assert [offer.price for offer in see(game).faced] == [None, 0, None, 1]
    play(game, 0, "T4")
    assert see(game).players[0].shells == 0


def test_a_tile_goes_to_any_free_space_and_need_not_fit() -> None:
    game = new_game()
    show(game, WATERS)
    build(game, 0, "<P .")
    turn(game, 0, "act", stop=15)
    play(game, 0, "T2")
    assert legal(game, 0, "L.*") == ALL_FREE - {"L@a1"}
    play(game, 0, "L@b1")
    assert laid(game, 0) == {"a1": "<P", "b1": "<P"}


def test_the_gap_is_filled_from_the_stock_after_the_action() -> None:
    game = new_game()
    show(game, WATERS)
    turn(game, 0, "act", stop=15)
    before = see(game)
    play(game, 0, "T1")
    assert shown(game, 0) == "."
    assert game.reveals() == 97 - 16 - before.stock
    play(game, 0, "L@a1")
    after = see(game)
    assert after.stock == before.stock - 1
    assert after.display[0] is not None
    assert game.reveals() == 97 - 16 - after.stock


def test_without_a_stock_the_gap_stays() -> None:
    game = new_game()
    show(game, WATERS)
    use_up_stock(game)
    turn(game, 0, "act", stop=15)
    play(game, 0, "T1", "L@a1")
    assert shown(game, 0) == "."


# MAORI-6
def test_a_volcano_drawn_later_stays_in_the_display() -> None:
    game = new_game()
    show(game, "~ V ? ?  ? V ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "act", stop=15)
    play(game, 0, "T1", "L@a1")
    assert shown(game, 1) == shown(game, 5) == "V"


# Shells


def test_a_laid_tile_with_shells_pays_them_from_the_bank() -> None:
    game = new_game()
    turn(game, 0, "lay", hand="~2S")
    play(game, 0, "L@a1")
    assert see(game).players[0].shells == 7
    assert see(game).bank == 30 - 5 - 7


def test_the_bank_pays_as_far_as_it_goes() -> None:
    game = new_game()
    give(game, 1, shells=24)
    turn(game, 0, "lay", hand="~2S")
    play(game, 0, "L@a1")
    assert see(game).players[0].shells == 6
    assert see(game).bank == 0


def test_a_stored_tile_pays_when_it_is_laid_and_not_before() -> None:
    game = new_game()
    show(game, "~2S ? ? ?  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "act", stop=15)
    play(game, 0, "T1", "K")
    assert see(game).players[0].shells == 5
    turn(game, 0, "act")
    play(game, 0, "TK", "L@a1")
    assert see(game).players[0].shells == 7


# MAORI-5
def test_ruling_5_what_the_turn_cost_is_in_the_bank_before_a_tile_pays_out() -> None:
    game = new_game()
    show(game, "? ~2S ? ?  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    give(game, 1, shells=25)
    turn(game, 0, stop=12)
    assert see(game).bank == 0
    play(game, 0, "S3", "T2")
    assert see(game).players[0].shells == 3, "one for the third step, one for the tile"
    play(game, 0, "L@a1")
    assert see(game).players[0].shells == 5


# Storage


def test_a_taken_tile_can_be_stored() -> None:
    game = new_game()
    show(game, WATERS)
    turn(game, 0, "act", stop=15)
    play(game, 0, "T2", "K")
    stored = see(game).players[0].stored
    assert stored is not None
    assert written(stored) == "<P"
    assert see(game).players[0].shells == 4
    assert shown(game, 1) != "."
    assert game.pending_seats() == [1]


def test_the_storage_holds_one_tile() -> None:
    game = new_game()
    show(game, WATERS)
    give(game, 0, stored="~B")
    turn(game, 0, "act", stop=15)
    play(game, 0, "T2")
    assert legal(game, 0) == ALL_FREE


def test_the_stored_tile_is_laid_instead_of_one_of_the_display() -> None:
    game = new_game()
    show(game, WATERS)
    give(game, 0, stored="oPB")
    turn(game, 0, "act", stop=15)
    before = see(game)
    play(game, 0, "TK")
    assert legal(game, 0) == ALL_FREE, "it cannot go back"
    play(game, 0, "L@c3")
    assert laid(game, 0) == {"c3": "oPB"}
    assert see(game).players[0].stored is None
    assert see(game).players[0].boats == 3
    assert see(game).stock == before.stock


def test_an_empty_storage_gives_nothing() -> None:
    game = new_game()
    turn(game, 0, "act")
    assert not legal(game, 0, "TK")


# Remove, nothing


def test_a_removed_tile_leaves_the_game_its_shells_stay_and_its_boats_stop_counting() -> None:
    game = new_game()
    build(game, 0, "~B ~2S")
    turn(game, 0, "act")
    assert legal(game, 0, "R.*") == {"R@a1", "R@b1"}
    play(game, 0, "R@a1")
    assert see(game).players[0].boats == 2
    assert [written(tile) for tile in see(game).out] == ["~B"]
    turn(game, 0, "act")
    play(game, 0, "R@b1")
    assert see(game).players[0].shells == 5
    assert laid(game, 0) == {}


def test_nobody_removes_the_tiles_of_another() -> None:
    game = new_game()
    build(game, 1, "~B")
    turn(game, 0, "act")
    assert not legal(game, 0, "R.*")


def test_doing_nothing_ends_the_turn() -> None:
    game = new_game(3)
    turn(game, 2, "act")
    before = see(game)
    play(game, 2, "N")
    assert game.pending_seats() == [0]
    assert see(game).stage == "sail"
    assert see(game).display == before.display
