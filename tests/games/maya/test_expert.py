"""The expert variant: the auction of blue markers, and what each of them does."""

import pytest

from games.maya.positions import (
    cubes,
    decider,
    empty_table,
    give,
    gold,
    hold,
    lay,
    legal,
    level,
    new_game,
    own,
    play,
    play_as,
    player,
    pyramid,
    quarry_phase,
    refused,
    see,
    settle,
    stage,
    start_building,
    start_transport,
    stop_laying,
)
from patolli.games.maya.auction import open_auction
from patolli.games.maya.cells import CUBES, GOLD, HELD, OFFERS, PAID, REVEALS, ROUND, SUPPLY
from patolli.games.maya.rules import MayaState


def auction(players: int, start: str = "B", offered: int = 15) -> MayaState:
    """Round 1, before the first bid, with these blue markers on offer."""
    game = empty_table(players, start, variant="expert")
    game.cells[OFFERS] = offered
    open_auction(game)
    return game


def expert(players: int, start: str = "B", **options: str) -> MayaState:
    """Round 1, all bids are done, before the first card is laid."""
    return quarry_phase(players, start, variant="expert", **options)


def bid(state: MayaState, **bids: int) -> None:
    for letter, number in bids.items():
        play_as(state, letter, f"Bid{number}")


# The auction


# MAYA-14
def test_ruling_14_the_markers_are_seen_before_everyone_bids() -> None:
    game = auction(3, offered=0b0101)
    assert see(game, -1).on_offer == ("transport +4", "joker")
    assert game.pending_seats() == [0, 1, 2]
    assert legal(game) == {f"Bid{number}" for number in range(11)}
    assert refused(game, "Bid11") == "you have only 10 gold."


# MAYA-20
def test_the_highest_bid_chooses_first_and_all_who_get_a_marker_pay() -> None:
    game = auction(4, offered=0b0111)
    bid(game, B=2, R=5, G=4, P=1)
    assert decider(game) == "R"
    assert legal(game) == {"Take-transport", "Take-extra-cube", "Take-joker"}
    assert refused(game, "Take-points") == "it is not on offer; there are transport +4, extra cube, joker."
    play(game, "Take-joker")
    assert decider(game) == "G"
    play(game, "Take-transport")
    assert stage(game) == "lay", "blue takes the last marker without a decision"
    assert [player(game, letter).blue for letter in "BRGP"] == [
        ("extra cube",),
        ("joker",),
        ("transport +4",),
        (),
    ]
    assert gold(game) == [8, 5, 6, 10], "the last gets none and keeps its gold"


def test_ties_are_broken_by_turn_order_from_the_start_player() -> None:
    game = auction(3, start="G", offered=0b0011)
    bid(game, B=3, R=3, G=3)
    assert decider(game) == "G"
    play(game, "Take-extra-cube")
    assert [player(game, letter).blue for letter in "BRG"] == [("transport +4",), (), ("extra cube",)]
    assert gold(game) == [7, 10, 7]


# MAYA-14
def test_ruling_14_a_bid_of_nothing_gets_nothing_and_markers_left_over_lapse() -> None:
    game = auction(5)
    bid(game, B=0, R=2, G=0, P=1, Y=0)
    play(game, "Take-joker")
    assert decider(game) == "P", "not last: those who bid nothing are"
    play(game, "Take-points")
    assert stage(game) == "lay"
    assert see(game, 0).on_offer == ()
    assert gold(game) == [10, 8, 10, 9, 10]


def test_if_nobody_bids_nobody_gets_a_marker() -> None:
    game = auction(3, offered=0b0011)
    bid(game, B=0, R=0, G=0)
    assert (stage(game), decider(game)) == ("lay", "B")


def test_bids_are_secret_until_all_have_bid() -> None:
    game = auction(3, offered=0b0011)
    bid(game, R=4, B=2)
    assert [[each.bid for each in see(game, seat).players] for seat in (0, 1, -1)] == [
        [2, None, None],
        [None, 4, None],
        [None, None, None],
    ]
    assert game.pending_seats() == [2]
    shown = game.cells[REVEALS]
    bid(game, G=3)
    assert game.cells[REVEALS] == shown + 1
    assert [each.bid for each in see(game, -1).players] == [2, 4, 3]


# MAYA-14
def test_a_new_auction_is_held_each_round_with_markers_drawn_anew() -> None:
    game = new_game(3, seed=4, variant="expert")
    for _ in range(6):
        play(game, sorted(legal(game))[0])
    for number in (1, 2, 3):
        assert (game.cells[ROUND], stage(game)) == (number, "bid")
        assert len(see(game, 0).on_offer) == 2
        bid(game, B=0, R=0, G=0)
        stop_laying(game)
    assert stage(game) == "over"


def test_markers_of_rounds_to_come_are_hidden() -> None:
    game = new_game(4, variant="expert")
    hidden = game.clone()
    hidden.conceal(0)
    assert hidden.cells[OFFERS] == 0, "during set-up also those of the first round"
    game.cells[ROUND] = 2
    game.conceal(0)
    assert game.cells[OFFERS] >> 8 == 0
    assert game.cells[OFFERS] != 0


def test_the_books_show_bids_paid() -> None:
    game = auction(3, offered=0b0011)
    bid(game, B=4, R=1, G=0)
    play(game, "Take-extra-cube")
    assert [own(game, letter, PAID) for letter in "BRG"] == [4, 1, 0]
    sheet = {line.key: line.points for line in game.setup.game.breakdown(game)}
    assert sheet["gold-at-start"] == (10, 10, 10)
    assert sheet["paid-for-blue-markers"] == (-4, -1, 0)


# MAYA-23
def test_bids_have_a_limit() -> None:
    game = auction(3, offered=0b0011)
    give(game, "B", GOLD, 200)
    assert "Bid127" in legal(game)
    assert len(legal(game)) == 128


# Transport +4 and the extra cube


def carrying(cubes_won: int, *markers: str) -> MayaState:
    """Blue has won cubes and has cards for 7 left."""
    game = expert(3)
    lay(game, 5, "B4 B5 B6 B7 B8")
    give(game, "B", CUBES, cubes_won)
    give(game, "B", SUPPLY, 28 - cubes_won)
    hold(game, "B", *markers)
    return game


def test_transport_4_adds_to_the_cards_and_to_the_green_marker() -> None:
    game = carrying(12, "transport +4")
    start_transport(game)
    assert cubes(game) == "B11"
    game = carrying(14, "transport +4", "transport +2")
    start_transport(game)
    assert cubes(game) == "B13"
    assert player(game, "B").blue == ()


# MAYA-16
def test_ruling_16_the_extra_cube_is_handed_out_after_the_surplus_has_gone_back() -> None:
    game = carrying(9, "extra cube")
    start_transport(game)
    assert cubes(game) == "B8"
    assert own(game, "B", SUPPLY) == 20


def test_the_extra_cube_comes_from_the_supply_which_may_be_empty() -> None:
    game = expert(3)
    hold(game, "R", "extra cube")
    for name, size in (("Chichen Itza", 9), ("Copan", 7), ("Uxmal", 7)):
        pyramid(game, name, "R" * size)
    pyramid(game, "Palenque", "RRRRR")
    stop_laying(game)
    assert cubes(game) == ""


# +2 points


def test_the_points_marker_is_placed_after_all_have_passed() -> None:
    game = expert(3)
    hold(game, "R", "points +2")
    settle(game, (1, "B5 R4"), (2, "G3"))
    assert (decider(game), stage(game)) == ("R", "add-points")
    assert legal(game) == {"Plus@1", "Plus@2", "Plus@3", "Plus@4", "Plus@5", "No"}
    play(game, "Plus@1")
    assert see(game, 0).quarries[0].points_marker == 1
    play(game, "Start1")
    assert cubes(game) == "B1 R2 G3", "6 points against 5"


# MAYA-15
def test_the_points_marker_may_be_declined_and_is_gone() -> None:
    game = expert(3)
    hold(game, "R", "points +2")
    settle(game, (1, "B5 R4"))
    play(game, "No")
    assert cubes(game) == "B2 R1"
    assert own(game, "R", HELD) == 0


# MAYA-15
def test_ruling_15_the_points_marker_alone_wins_an_empty_quarry() -> None:
    game = expert(3)
    hold(game, "R", "points +2")
    settle(game, (1, "B5"))
    play(game, "Plus@5")
    assert (decider(game), stage(game)) == ("R", "protect")
    assert cubes(game) == "R4"


# MAYA-15
def test_ruling_15_the_points_marker_alone_can_be_hit_and_loses_ties() -> None:
    game = expert(3)
    hold(game, "R", "points +2")
    settle(game, (1, "B5 G-3"))
    play(game, "Plus@1")
    assert legal(game) == {"Hit1", "Hit2", "No"}
    play(game, "Hit1")
    assert cubes(game) == "B2 R1", "both have 2; blue's card was there first"


# The joker


# MAYA-16
def test_ruling_16_the_joker_as_protection_is_offered_before_a_quarry_is_revealed() -> None:
    game = expert(3)
    hold(game, "B", "joker")
    settle(game, (1, "B5 R-3"), (2, "R3"))
    play(game, "Start1")
    assert (decider(game), stage(game)) == ("B", "shield"), "not asked at quarry 2, where blue is not present"
    assert legal(game) == {"Joker", "No"}
    assert see(game, 0).settling == 0
    assert see(game, 0).quarries[0].cards[1].value is None
    play(game, "Joker")
    assert stage(game) == "build", "red has nobody to hit"
    assert cubes(game) == "B2 R3"
    assert player(game, "B").blue == ()


# MAYA-16
def test_ruling_16_the_joker_is_not_offered_where_its_holder_is_protected_already() -> None:
    game = expert(3)
    hold(game, "B", "joker")
    settle(game, (1, "B5 R-3"), (5, "B3"))
    play(game, "No", "Protect@1")
    assert stage(game) == "build"
    assert player(game, "B").blue == ("joker",)


# MAYA-16
def test_ruling_16_the_joker_as_transport_is_offered_only_when_it_helps() -> None:
    game = carrying(7, "joker")
    start_transport(game)
    assert stage(game) == "build"
    game = carrying(10, "joker")
    start_transport(game)
    assert (decider(game), stage(game)) == ("B", "transport")
    assert legal(game) == {"Joker", "No"}
    play(game, "Joker")
    assert cubes(game) == "B9"
    game = carrying(10, "joker")
    start_transport(game)
    play(game, "No")
    assert cubes(game) == "B7"
    assert player(game, "B").blue == ("joker",)


# MAYA-16
@pytest.mark.parametrize("block_markers", ["any-time", "at-once"])
def test_ruling_16_the_joker_as_block_marker_on_own_building_turns(block_markers: str) -> None:
    game = empty_table(3, variant="expert", block_markers=block_markers)
    pyramid(game, "Copan", "BB")
    hold(game, "B", "joker")
    start_building(game, B=1, R=1)
    assert {"JokerLift@Co1", "JokerExtra@Co", "JokerExtra@Ux", "JokerPass"} <= legal(game)
    assert "Lift@Co1" not in legal(game)
    play(game, "JokerLift@Co1", "Put@Ux")
    assert decider(game) == "B"
    assert refused(game, "JokerExtra@Co") == "you do not hold the joker."
    assert legal(game) == {"B@Ch", "B@Co", "B@Ux", "B@Pa", "Pass"}
    assert level(game, "Uxmal", 1) == "B"


def test_the_joker_as_extra_block() -> None:
    game = empty_table(3, variant="expert")
    hold(game, "B", "joker")
    start_building(game, R=1)
    play(game, "Wait", "B@Co")
    assert (decider(game), stage(game)) == ("B", "last-turns")
    assert legal(game) == {"JokerExtra@Ch", "JokerExtra@Co", "JokerExtra@Ux", "JokerExtra@Pa", "Wait"}
    play(game, "JokerExtra@Co")
    assert game.cells[ROUND] == 2


# MAYA-16
def test_ruling_16_the_joker_counts_as_markers_that_have_no_quarry_here() -> None:
    """With three players there is neither a free pass nor a free double move."""
    game = empty_table(3, variant="expert")
    hold(game, "B", "joker")
    start_building(game, B=3, R=1)
    assert {"JokerDouble", "JokerPass", "Double", "Pass"} <= legal(game)
    play(game, "JokerDouble", "B@Co", "B@Co")
    assert cubes(game) == "B1 R1"
    play(game, "B@Co")
    assert not any(notation.startswith("Joker") for notation in legal(game))


def test_the_joker_as_free_pass() -> None:
    game = empty_table(3, variant="expert")
    hold(game, "B", "joker")
    start_building(game, B=2, R=1)
    play(game, "JokerPass")
    assert (cubes(game), decider(game)) == ("B2 R1", "R")


def test_blue_markers_lapse_at_the_end_of_the_round() -> None:
    game = empty_table(3, variant="expert")
    hold(game, "B", "joker")
    start_building(game, B=1)
    play(game, "B@Co", "Wait")
    assert (game.cells[ROUND], stage(game)) == (2, "bid")
    assert player(game, "B").blue == ()
