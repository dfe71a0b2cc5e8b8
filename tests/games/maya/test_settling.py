"""Phase 1: quarries are settled from right to left, cubes and markers handed out."""

from games.maya.positions import (
    cubes,
    decider,
    lay,
    legal,
    level,
    own,
    play,
    player,
    pyramid,
    quarry_phase,
    refused,
    see,
    settle,
    stage,
)
from patolli.games.maya.cells import REVEALS, START, SUPPLY
from patolli.games.maya.rules import MayaState

# The rulebook's examples


def test_rulebook_example_11_points_against_6_where_4_3_1_is_paid() -> None:
    """Fewer cards than allowed do not matter; the cube of the third place is not given."""
    game = quarry_phase(3)
    lay(game, 1, "G3")
    settle(game, (5, "B4 R6 B7"))
    assert (see(game, 0).quarries[4].prizes, see(game, 0).quarries[4].places) == ((4, 3, 1), 5)
    assert cubes(game) == "B4 R3"
    assert (decider(game), stage(game)) == ("B", "protect"), "blue gets the marker"


def test_rulebook_example_a_minus_3_turns_7_into_4_and_the_first_card_wins_the_tie() -> None:
    """Green and blue have 5, purple 7; green takes 3 off purple. 4/2 is paid: green laid first."""
    game = quarry_phase(4)
    settle(game, (3, "G5 B5 P7 G-3"))
    assert see(game, 0).quarries[2].prizes == (4, 2)
    assert decider(game) == "G"
    assert legal(game) == {"Hit1", "Hit4", "No"}
    play(game, "Hit4")
    assert cubes(game) == "B2 G4"
    assert [player.points for player in see(game, 0).players] == [5, 0, 5, 4]
    assert (decider(game), stage(game)) == ("G", "name-start-player")


def test_rulebook_example_two_minus_3_leave_red_with_nothing() -> None:
    """Blue decides first: red has 1 left, then -2. Yellow has 7, blue 5; 4/2 and more is paid."""
    game = quarry_phase(5)
    settle(game, (4, "B5 R4 Y7 B-3 Y-3"))
    assert see(game, 0).quarries[3].prizes[:2] == (4, 2)
    assert decider(game) == "B"
    play(game, "Hit2")
    assert decider(game) == "Y"
    play(game, "Hit2")
    assert [player.points for player in see(game, 0).players] == [5, -2, 0, 0, 7]
    assert cubes(game) == "B2 Y4"
    assert decider(game) == "Y"


# Points and ranks


def test_quarries_are_settled_from_right_to_left() -> None:
    game = quarry_phase(3)
    settle(game, (1, "B3"), (2, "R3"), (5, "G3"))
    assert (decider(game), stage(game)) == ("G", "protect")
    assert [quarry.face_down for quarry in see(game, 0).quarries] == [True] * 4 + [False]
    play(game, "Protect@1")
    assert (decider(game), stage(game)) == ("R", "name-start-player")


def test_revealed_cards_are_seen_by_all_until_they_return_to_hand() -> None:
    game = quarry_phase(3)
    settle(game, (1, "B3"), (5, "G3 R8"))
    watched = see(game, -1)
    assert [card.value for card in watched.quarries[4].cards] == [3, 8]
    assert [card.value for card in watched.quarries[0].cards] == [None]
    play(game, "Protect@1")
    assert stage(game) == "build"
    assert all(not quarry.cards for quarry in see(game, -1).quarries)


# MAYA-4
def test_ruling_4_the_earliest_card_of_any_kind_decides_a_tie() -> None:
    game = quarry_phase(4)
    settle(game, (2, "R3 G-3 B5 G5"))
    play(game, "No")
    assert cubes(game) == "B2 G3", "green's -3 came before blue's 5"


# MAYA-4
def test_ruling_4_prizes_that_nobody_takes_are_not_moved_up() -> None:
    game = quarry_phase(3)
    settle(game, (3, "R4"))
    assert cubes(game) == "R4"


def test_players_with_no_points_get_nothing() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R3 B-3 G8"))
    play(game, "Hit2")
    assert cubes(game) == "G2"
    assert own(game, "R", SUPPLY) == 28


# MAYA-5
def test_ruling_5_what_the_supply_cannot_give_is_not_given_but_the_marker_is() -> None:
    game = quarry_phase(3)
    pyramid(game, "Chichen Itza", "R" * 9, "R" * 7, "R" * 5)
    pyramid(game, "Copan", "R" * 7)
    settle(game, (1, "R5 G3"))
    assert own(game, "R", SUPPLY) == 0
    assert cubes(game) == "G1"
    game = quarry_phase(3)
    pyramid(game, "Chichen Itza", "R" * 9, "R" * 7, "R" * 5)
    pyramid(game, "Copan", "R" * 5)
    settle(game, (5, "R5"), (3, "R4"), (2, "R3"), (1, "B3"))
    play(game, "Protect@1")
    assert cubes(game) == "R2"
    assert own(game, "R", SUPPLY) == 0
    assert stage(game) == "name-start-player", "an extra block needs a cube in the supply"


# The -3


# MAYA-2
def test_a_minus_3_may_be_declined() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R5 B-3"))
    play(game, "No")
    assert cubes(game) == "R2"


# MAYA-2
def test_ruling_2_with_nobody_to_hit_its_owner_is_not_asked() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R5 R-3"))
    assert stage(game) == "build"


# MAYA-2
def test_ruling_2_only_others_with_points_and_without_protection_are_hit() -> None:
    game = quarry_phase(5)
    settle(game, (6, "G3 R-3 P-3 B4 Y5"), (7, "B3"))
    play(game, "Protect@6")
    assert decider(game) == "R"
    assert legal(game) == {"Hit3", "Hit5", "No"}
    assert refused(game, "Hit1") == "seat 1 is protected at this quarry."
    assert refused(game, "Hit2") == "a minus card hits another player, not its owner."
    assert refused(game, "Hit4") == "seat 4 has no points at this quarry to take."
    play(game, "Hit3")
    assert decider(game) == "P"
    assert legal(game) == {"Hit5", "No"}, "green has 0 left"


# MAYA-2
def test_ruling_2_owners_decide_in_turn_order_from_the_start_player_of_that_moment() -> None:
    game = quarry_phase(3)
    settle(game, (1, "B3 R-3 G-3"), (2, "B4"))
    assert (decider(game), stage(game)) == ("B", "name-start-player")
    play(game, "Start3")
    assert decider(game) == "G", "not red, which comes first from the old start player"
    play(game, "No")
    assert decider(game) == "R"


# Markers


# MAYA-3
def test_ruling_3_protection_must_go_to_an_unsettled_quarry_with_cards() -> None:
    game = quarry_phase(3)
    settle(game, (1, "G3"), (3, "R3"), (5, "B3"))
    assert legal(game) == {"Protect@1", "Protect@3"}, (
        "own cards there are not needed, declining is not allowed"
    )
    assert refused(game, "Protect@2") == "quarry 2 has no card."
    assert refused(game, "Protect@5") == "quarry 5 has already been settled."
    assert refused(game, "No") == "first put the protection at a quarry."
    play(game, "Protect@3")
    assert see(game, 1).quarries[2].protected == (0,)


# MAYA-3
def test_ruling_3_without_such_a_quarry_protection_has_no_effect() -> None:
    game = quarry_phase(3)
    settle(game, (5, "B3"))
    assert (stage(game), cubes(game)) == ("build", "B4")


# MAYA-6
def test_the_first_names_a_start_player_who_stays_it() -> None:
    game = quarry_phase(3)
    settle(game, (2, "G3"))
    assert legal(game) == {"Start1", "Start2", "Start3"}, "oneself too"
    play(game, "Start2")
    assert game.cells[START] == 1
    for _ in range(3):
        play(game, "B@Co")
    assert (stage(game), decider(game)) == ("lay", "R"), "in the next round too"


# MAYA-6
def test_ruling_6_if_nobody_wins_that_quarry_the_start_player_stays() -> None:
    game = quarry_phase(3, start="R")
    settle(game, (3, "B3"))
    assert game.cells[START] == 1


def test_markers_with_no_use_yet_are_kept() -> None:
    game = quarry_phase(5)
    settle(game, (1, "B3"), (2, "R3"), (3, "G3"))
    assert player(game, "B").green == ("free double move",)
    assert player(game, "R").green == ("free pass",)
    assert player(game, "G").green == (), "transport +2 has been used by itself"


def won_block(**options: str) -> MayaState:
    """Blue has one cube on Copan and wins `move a block`; green has won nothing yet."""
    game = quarry_phase(3, **options)
    pyramid(game, "Copan", "B")
    settle(game, (4, "B4"), (3, "G3"))
    return game


def test_a_block_is_moved_at_once() -> None:
    game = won_block()
    assert (decider(game), stage(game)) == ("B", "block")
    assert legal(game) == {"Lift@Co1", "No"}
    play(game, "Lift@Co1")
    assert see(game, 1).lifted == ("Copan", 0)
    assert legal(game) == {"Put@Ch", "Put@Ux", "Put@Pa"}, "not to the bottom level it came from"
    play(game, "Put@Ux")
    assert (level(game, "Copan", 1), level(game, "Uxmal", 1)) == ("", "B")
    assert (decider(game), stage(game)) == ("G", "block")
    assert player(game, "B").green == ()


def test_an_extra_block_comes_from_the_supply_and_needs_no_transport() -> None:
    game = won_block()
    play(game, "No")
    assert legal(game) == {"Extra@Ch", "Extra@Co", "Extra@Ux", "Extra@Pa", "No"}
    before = own(game, "G", SUPPLY)
    play(game, "Extra@Ux")
    assert level(game, "Uxmal", 1) == "G"
    assert own(game, "G", SUPPLY) == before - 1
    assert cubes(game) == "B4 G4"


# MAYA-7
def test_ruling_7_a_declined_block_marker_is_kept_with_any_time_and_gone_with_at_once() -> None:
    game = won_block(block_markers="any-time")
    play(game, "No")
    assert player(game, "B").green == ("move a block",)
    game = won_block(block_markers="at-once")
    play(game, "No")
    assert player(game, "B").green == ()


# MAYA-7
def test_ruling_7_a_block_marker_without_use_now_is_kept_with_any_time_and_gone_with_at_once() -> None:
    for option, kept in (("any-time", ("move a block",)), ("at-once", ())):
        game = quarry_phase(3, block_markers=option)
        settle(game, (4, "B4"))
        assert stage(game) == "build", "blue has no cube to move, so it is not asked"
        assert player(game, "B").green == kept


def test_a_block_put_at_the_settling_may_fill_a_level_and_win_a_bonus_cube() -> None:
    game = quarry_phase(3)
    pyramid(game, "Uxmal", "BBBRRG")
    settle(game, (3, "B4"))
    play(game, "Extra@Ux")
    assert level(game, "Uxmal", 2) == "B"


def test_each_quarry_revealed_counts_as_something_shown() -> None:
    game = quarry_phase(3)
    lay(game, 2, "B4")
    lay(game, 5, "R4")
    play(game, "Stop", "Stop")
    assert game.cells[REVEALS] == 0
    play(game, "Stop")
    assert game.cells[REVEALS] == 1
    play(game, "Protect@2")
    assert game.cells[REVEALS] == 2


def test_refusals_at_the_settling() -> None:
    game = won_block()
    assert refused(game, "Extra@Co") == "first decide about the marker you won, “move a block”."
    assert refused(game, "Lift@Ux1") == "you have no cube on level 1 of Uxmal."
    assert refused(game, "L4@1") == "first decide about the block marker you won."
    play(game, "Lift@Co1")
    assert refused(game, "No") == "first put down the cube you lifted."
    assert (
        refused(game, "Put@Co") == "the cube comes from the bottom level of Copan and cannot go back there."
    )
