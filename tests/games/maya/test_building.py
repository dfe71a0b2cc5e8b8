"""Phase 2: building the pyramids."""

from games.maya.positions import (
    LETTERS,
    cubes,
    decider,
    empty_table,
    gold,
    hold,
    legal,
    level,
    own,
    play,
    player,
    pyramid,
    refused,
    stage,
    start_building,
)
from patolli.games.maya.cells import ROUND, SUPPLY
from patolli.games.maya.rules import MayaState

# The rulebook's example


def before_the_bonus_cubes() -> MayaState:
    """Bottom levels are full. Level 2 lacks a cube on Palenque and Copan, two on Uxmal, where blue is not."""
    game = empty_table(4, start="P")
    pyramid(game, "Tikal", "RRRGGGPPP", "RRRGGGPP")
    pyramid(game, "Copan", "BBRRGGP", "BRRRG")
    pyramid(game, "Uxmal", "RRGGGPP", "GGRP")
    pyramid(game, "Palenque", "BBRGPPP", "BBPP")
    start_building(game, P=2, B=1, G=3)
    return game


def test_rulebook_example_bonus_cubes_on_palenque_copan_and_uxmal() -> None:
    game = before_the_bonus_cubes()
    play(game, "B@Pa")
    assert level(game, "Palenque", 3) == "P", "3 cubes against 2"
    assert decider(game) == "B"
    assert legal(game) == {"B@Co", "Pass"}
    assert refused(game, "B@Ux") == "level 2 is being built, and you have no cube on level 1 of Uxmal."
    assert refused(game, "B@Pa") == (
        "level 2 of Palenque is full; higher levels open when level 2 is full on all pyramids."
    )
    play(game, "B@Co")
    assert level(game, "Copan", 3) == "R", "red has most there, though blue filled the level"
    assert decider(game) == "G"
    before = own(game, "G", SUPPLY)
    play(game, "Double", "B@Ux")
    assert level(game, "Uxmal", 3) == ""
    play(game, "B@Ux")
    assert level(game, "Uxmal", 2) == "RGGGGP"
    assert level(game, "Uxmal", 3) == "G"
    assert own(game, "G", SUPPLY) == before + 1 - 1, "one cube paid, one bonus cube taken"


# Placing


def test_higher_levels_wait_until_all_lower_ones_are_full_on_all_pyramids() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BBBRRRG")
    start_building(game, B=2)
    assert legal(game) == {"B@Ch", "B@Ux", "B@Pa", "Pass"}


def test_a_cube_goes_only_where_its_colour_is_on_every_lower_level() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "BRRRRRRGG", "RRRRRRG")
    pyramid(game, "Copan", "BBBRRRG", "BRRRGG")
    pyramid(game, "Uxmal", "BBBGGGG", "GGGGGB")
    pyramid(game, "Palenque", "RRRGGGG", "RRRGG")
    start_building(game, B=1)
    assert legal(game) == {"B@Co", "B@Ux", "Pass"}
    assert refused(game, "B@Ch") == "level 3 is being built, and you have no cube on level 2 of Chichen Itza."
    assert refused(game, "B@Pa") == "level 3 is being built, and you have no cube on level 1 of Palenque."


def test_bonus_cubes_higher_up_do_not_open_levels() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BBBRRRG", "B")
    start_building(game, B=1)
    assert "B@Co" not in legal(game)


def test_turns_go_round_until_all_cubes_are_used() -> None:
    game = empty_table(3, start="R")
    start_building(game, R=1, G=3, B=2)
    order = ""
    while stage(game) == "build":
        order += decider(game)
        play(game, "B@Co")
    assert order == "RGBGBG"


# Paying


def test_a_double_move_costs_a_cube_and_places_two() -> None:
    game = empty_table(3)
    start_building(game, B=3, R=1)
    assert "Double" in legal(game)
    play(game, "Double")
    assert cubes(game) == "B2 R1"
    assert legal(game) == {"B@Ch", "B@Co", "B@Ux", "B@Pa"}, "nothing else in between"
    assert refused(game, "Pass") == "first place the cubes of your double move."
    play(game, "B@Co", "B@Ux")
    assert (level(game, "Copan", 1), level(game, "Uxmal", 1)) == ("B", "B")
    assert decider(game) == "R"


def test_a_double_move_needs_3_cubes() -> None:
    game = empty_table(3)
    start_building(game, B=2)
    assert "Double" not in legal(game)
    assert refused(game, "Double") == "a double move needs 3 cubes with its cost; you have 2."


def test_passing_costs_a_cube() -> None:
    game = empty_table(3)
    start_building(game, B=2, R=1)
    play(game, "Pass")
    assert (cubes(game), own(game, "B", SUPPLY)) == ("B1 R1", 27)
    assert gold(game) == [0, 0, 0]


def full_but_for_uxmal(start: str = "B", **options: str) -> MayaState:
    """Only level 2 of Uxmal has room at the front, where blue has no cube below."""
    game = empty_table(3, start, **options)
    pyramid(game, "Chichen Itza", "BBBRRRGGG", "BBBRRRG")
    pyramid(game, "Copan", "BBBRRRG", "BRRRGG")
    pyramid(game, "Uxmal", "RRRGGGG", "RRG")
    pyramid(game, "Palenque", "BBRRRGG", "BBRRG")
    return game


def test_a_forced_pass_costs_a_cube_and_brings_1_gold() -> None:
    game = full_but_for_uxmal()
    start_building(game, B=3, R=1)
    assert legal(game) == {"Pass"}
    assert refused(game, "Double") == "you cannot place a cube now."
    play(game, "Pass")
    assert gold(game) == [1, 0, 0]
    assert cubes(game) == "B2 R1"


# MAYA-8
def test_ruling_8_a_second_cube_that_cannot_be_placed_stays_in_hand() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "RRRRRGGGG")
    pyramid(game, "Copan", "RRRGGGG")
    pyramid(game, "Uxmal", "RRRGGG", "RRRGGG")
    pyramid(game, "Palenque", "RRRGGGG")
    start_building(game, B=3, R=1)
    play(game, "Double", "B@Ux")
    assert decider(game) == "R", "level 2 is built now, and blue has a cube only below the full one of Uxmal"
    assert cubes(game) == "B1 R1"


def test_a_free_double_move_and_a_free_pass_cost_nothing_once() -> None:
    game = empty_table(5)
    start_building(game, B=4, R=1)
    hold(game, "B", "free double move", "free pass")
    assert {"FreeDouble", "FreePass"} <= legal(game)
    play(game, "FreeDouble", "B@Co", "B@Co")
    assert cubes(game) == "B2 R1"
    play(game, "B@Co")
    assert legal(game) == {"B@Ti", "B@Ch", "B@Co", "B@Ux", "Pass", "FreePass"}
    play(game, "FreePass")
    assert (cubes(game), gold(game)[0]) == ("B2", 0)
    assert "FreePass" not in legal(game)
    assert refused(game, "FreePass") == "you do not hold the marker for that."


def test_a_free_double_move_needs_two_cubes() -> None:
    game = empty_table(5)
    start_building(game, B=1)
    hold(game, "B", "free double move")
    assert refused(game, "FreeDouble") == "a double move needs 2 cubes; you have 1."


# MAYA-10
def test_ruling_10_a_free_pass_may_replace_a_forced_one_and_brings_no_gold() -> None:
    game = full_but_for_uxmal()
    start_building(game, B=2)
    hold(game, "B", "free pass")
    assert legal(game) == {"Pass", "FreePass"}
    play(game, "FreePass")
    assert (cubes(game), gold(game)[0]) == ("B2", 0)


# Bonus cubes


# MAYA-12
def test_a_tie_for_most_cubes_gives_no_bonus() -> None:
    game = empty_table(3)
    pyramid(game, "Uxmal", "BBRRRG")
    start_building(game, B=2)
    play(game, "B@Ux")
    assert level(game, "Uxmal", 2) == ""


# MAYA-12
def test_no_bonus_where_the_level_above_is_not_empty() -> None:
    game = empty_table(3)
    pyramid(game, "Uxmal", "BBBRRG", "R")
    start_building(game, B=2)
    play(game, "B@Ux")
    assert level(game, "Uxmal", 2) == "R"


def test_no_bonus_for_the_top_level() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "BBBGGGGGR", "BBBGGGR", "RRRR")
    pyramid(game, "Copan", "BBBGGGG", "BBBGGG")
    pyramid(game, "Uxmal", "BBBBGGG", "BBBGGG")
    pyramid(game, "Palenque", "BBBGGGG", "BBGGG")
    start_building(game, R=2)
    before = own(game, "R", SUPPLY)
    play(game, "B@Ch")
    assert level(game, "Chichen Itza", 3) == "RRRRR"
    assert own(game, "R", SUPPLY) == before


# MAYA-12
def test_ruling_12_a_bonus_cube_is_lost_if_the_supply_is_empty() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "R" * 9, "R" * 7)
    pyramid(game, "Copan", "R" * 6, "R")
    pyramid(game, "Uxmal", "RRRRBB")
    pyramid(game, "Palenque", "R")
    start_building(game, B=1)
    assert own(game, "R", SUPPLY) == 0
    play(game, "B@Ux")
    assert level(game, "Uxmal", 2) == ""


# Block markers while building


def test_a_block_marker_is_used_before_the_main_action() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BB")
    start_building(game, B=1, R=1)
    hold(game, "B", "move a block", "extra block")
    assert {"Lift@Co1", "Extra@Ch", "Extra@Co", "Extra@Ux", "Extra@Pa", "B@Co", "Pass"} <= legal(game)
    play(game, "Extra@Ux")
    assert decider(game) == "B", "it stays blue's turn"
    play(game, "Lift@Ux1")
    assert refused(game, "B@Co") == "first put down the cube you lifted."
    play(game, "Put@Pa", "B@Pa")
    assert decider(game) == "R"
    assert level(game, "Palenque", 1) == "BB"
    assert player(game, "B").green == ()


# MAYA-18
def test_ruling_taking_the_last_cube_of_a_level_takes_all_above_it_off() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BRRRGGG", "BBRR", "B")
    start_building(game, B=1, R=1)
    hold(game, "B", "move a block")
    before = own(game, "B", SUPPLY)
    play(game, "Lift@Co1")
    assert [level(game, "Copan", number) for number in (1, 2, 3)] == ["RRRGGG", "RR", ""]
    assert own(game, "B", SUPPLY) == before + 3


# MAYA-11
def test_ruling_11_a_block_is_moved_to_a_bottom_level_with_room_but_not_to_the_same_one() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "RRRRRGGGG")
    pyramid(game, "Copan", "BBRRRGG", "BR")
    pyramid(game, "Uxmal", "BRRRGG")
    pyramid(game, "Palenque", "RRRRGGG")
    start_building(game, B=1, R=1)
    hold(game, "B", "move a block")
    assert {move for move in legal(game) if move.startswith("Lift")} == {"Lift@Co1", "Lift@Co2"}
    assert refused(game, "Lift@Ux1") == "no other bottom level has room for the cube."
    play(game, "Lift@Co2")
    assert legal(game) == {"Put@Ux"}
    assert refused(game, "Put@Pa") == "the bottom level of Palenque is full."


# MAYA-11
def test_ruling_11_from_a_higher_level_to_the_bottom_of_the_same_pyramid() -> None:
    game = empty_table(3)
    pyramid(game, "Uxmal", "BRRRGG", "BB")
    start_building(game, B=1)
    hold(game, "B", "move a block")
    play(game, "Lift@Ux2", "Put@Ux")
    assert (level(game, "Uxmal", 1), level(game, "Uxmal", 2)) == ("BBRRRGG", "B")


def test_an_extra_block_needs_a_cube_in_the_supply_and_room() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "B" * 9, "B" * 7, "B" * 5)
    pyramid(game, "Copan", "B" * 6)
    start_building(game, B=1)
    hold(game, "B", "extra block")
    assert refused(game, "Extra@Ch") == "the bottom level of Chichen Itza is full."
    assert refused(game, "Extra@Co") == "you have no cube in the supply."


# MAYA-7
def test_with_at_once_block_markers_are_not_used_while_building() -> None:
    game = empty_table(3, block_markers="at-once")
    pyramid(game, "Copan", "BB")
    start_building(game, B=1)
    assert refused(game, "Lift@Co1") == "at this table, block markers can be used only when they are won."


# Players without cubes


# MAYA-9
def test_ruling_9_a_player_without_cubes_but_with_a_block_marker_gets_turns_and_may_wait() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "G")
    hold(game, "G", "move a block")
    start_building(game, B=2, R=1)
    play(game, "B@Co", "B@Co")
    assert decider(game) == "G"
    assert legal(game) == {"Lift@Co1", "Wait"}
    assert refused(game, "Pass") == "you have no cubes left; use your marker or wait."
    play(game, "Wait")
    assert decider(game) == "B"
    assert refused(game, "Wait") == "you still have cubes, so you must place or pay one."
    play(game, "B@Ux")
    assert (decider(game), stage(game)) == ("G", "last-turns")
    assert refused(game, "B@Co") == "no cubes are left; only block markers can still be used."
    play(game, "Lift@Co1", "Put@Pa")
    assert game.cells[ROUND] == 2, "then the round is scored"


# MAYA-9
def test_ruling_9_one_last_chance_each_from_the_start_player() -> None:
    game = empty_table(3, start="R")
    pyramid(game, "Copan", "BRG")
    hold(game, "G", "move a block")
    hold(game, "B", "extra block")
    start_building(game, R=1)
    play(game, "B@Co")
    assert (decider(game), stage(game)) == ("G", "last-turns")
    play(game, "Wait")
    assert decider(game) == "B"
    play(game, "Wait")
    assert game.cells[ROUND] == 2


# MAYA-9
def test_ruling_9_after_one_marker_another_may_be_used_in_the_same_turn() -> None:
    game = empty_table(3)
    hold(game, "G", "move a block", "extra block")
    start_building(game, B=1)
    play(game, "B@Co")
    assert decider(game) == "G"
    assert legal(game) == {"Extra@Ch", "Extra@Co", "Extra@Ux", "Extra@Pa", "Wait"}, (
        "there is no cube to move yet"
    )
    play(game, "Extra@Co")
    assert decider(game) == "G"
    assert legal(game) == {"Lift@Co1", "Wait"}


def test_nobody_has_cubes_from_the_beginning() -> None:
    game = empty_table(3)
    hold(game, "R", "extra block")
    start_building(game)
    assert (decider(game), stage(game)) == ("R", "last-turns")


def test_a_round_in_which_everything_is_full_is_all_forced_passes() -> None:
    game = empty_table(5)
    for name, sizes in (
        ("Tikal", (9, 8, 6, 4)),
        ("Chichen Itza", (9, 7, 5)),
        ("Copan", (7, 6, 5, 4)),
        ("Uxmal", (7, 6, 4)),
    ):
        pyramid(game, name, *("".join(LETTERS[n % 5] for n in range(size)) for size in sizes))
    start_building(game, B=1, R=1)
    assert legal(game) == {"Pass"}
    assert refused(game, "B@Ti") == "all levels of all pyramids are full."
