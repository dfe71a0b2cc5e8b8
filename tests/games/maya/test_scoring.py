"""Phase 3: gold and erosion; the end of a round and of the game."""

import pytest

from games.maya.positions import (
    LETTERS,
    MAYA,
    empty_table,
    give,
    gold,
    hold,
    last_round,
    level,
    own,
    play,
    player,
    pyramid,
    see,
    stage,
    start_building,
)
from patolli.engine.outcome import DecidedBy
from patolli.games.maya.cells import EARNED, EARNED_BITS, GOLD, ROUND, SEAT, SEATS, START, SUPPLY
from patolli.games.maya.rules import MayaState


def score(state: MayaState) -> None:
    """Nobody has anything left to do."""
    start_building(state)
    state.end_round()
    assert state.audit() == ""


# The rulebook's examples of payment


@pytest.mark.parametrize(
    ("players", "name", "number", "cubes", "paid"),
    [
        (4, "Tikal", 1, "BBRRGGPP", [3, 3, 3, 3]),
        (4, "Uxmal", 2, "RRR", [0, 4, 0, 0]),
        (3, "Uxmal", 1, "GGGBBRR", [1, 1, 3]),
        (5, "Uxmal", 1, "BBYYGRP", [3, 1, 1, 1, 3]),
    ],
    ids=[
        "all four have most and nobody is second",
        "red alone on a level that is not full",
        "green has most, blue and red are second",
        "blue and yellow have most, three are second",
    ],
)
def test_rulebook_example_of_payment(
    players: int, name: str, number: int, cubes: str, paid: list[int]
) -> None:
    game = empty_table(players)
    last_round(game)
    below = ["".join(LETTERS[:players])] * (number - 1)
    pyramid(game, name, *below, cubes)
    place = [each.name for each in see(game, 0).pyramids].index(name)
    assert list(see(game, 0).pyramids[place].levels[number - 1].pays) == paid
    bottom = [3] * players if number > 1 else [0] * players
    score(game)
    assert gold(game) == [a + b for a, b in zip(paid, bottom, strict=True)]


def test_a_level_pays_only_first_and_second_most() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "BBBRRG")
    assert see(game, 0).pyramids[0].levels[0].pays == (3, 1, 0)


# MAYA-17
def test_the_bank_pays_more_than_there_is_in_the_box() -> None:
    game = empty_table(3)
    for letter in "BRG":
        give(game, letter, GOLD, 200)
        give(game, letter, EARNED, 200)
    pyramid(game, "Copan", "BBR")
    score(game)
    assert gold(game) == [202, 201, 200], "603 of 380"


# Erosion


def test_rulebook_example_of_erosion_red_loses_its_only_cube_and_all_above() -> None:
    """Purple, blue and yellow get 2 each for the bottom level, red 1 for second most."""
    game = empty_table(5)
    pyramid(game, "Copan", "PPBBYYR", "RRBPP", "RR")
    score(game)
    assert [player(game, letter).earned for letter in "BRGPY"] == [
        (2 + 1,),
        (1 + 4 + 5,),
        (0,),
        (2 + 4,),
        (2,),
    ]
    assert level(game, "Copan", 1) == "BPY"
    assert level(game, "Copan", 2) == "P", "one cube of red and purple eroded, red's other one has no support"
    assert level(game, "Copan", 3) == ""
    assert own(game, "R", SUPPLY) == 28


def test_who_got_no_gold_on_a_level_loses_nothing_there() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "BBBRRG")
    score(game)
    assert level(game, "Chichen Itza", 1) == "BBRG"


# MAYA-13
def test_ruling_13_first_one_cube_everywhere_then_what_is_left_without_support() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BRRR", "BB", "B")
    score(game)
    assert gold(game) == [1 + 4 + 5, 2, 0]
    assert [level(game, "Copan", number) for number in (1, 2, 3)] == ["RR", "", ""]


def test_erosion_makes_room_again() -> None:
    game = empty_table(3)
    pyramid(game, "Uxmal", "BBBRRRG")
    assert see(game, 0).open_level == 0
    score(game)
    assert level(game, "Uxmal", 1) == "BBRR", "green, second, has lost its only cube"
    start_building(game, B=2)
    play(game, "B@Ux")
    assert level(game, "Uxmal", 1) == "BBBRR"


# A new round, and the end


def test_at_the_end_of_a_round_all_markers_go_back_but_the_start_player_stays() -> None:
    game = empty_table(3, start="G")
    hold(game, "B", "free pass", "transport +2")
    score(game)
    assert game.cells[ROUND] == 2
    assert game.cells[START] == 2
    assert player(game, "B").green == ()
    assert stage(game) == "lay"


def test_after_the_last_round_nothing_erodes_and_most_gold_wins() -> None:
    game = empty_table(3)
    last_round(game)
    pyramid(game, "Copan", "BBR")
    score(game)
    assert level(game, "Copan", 1) == "BBR"
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (2, 1, 0)
    assert outcome.winners == (0,)
    assert outcome.decided_by is DecidedBy.POINTS
    assert stage(game) == "over"


def test_a_tie_goes_to_who_has_fewest_cubes_in_the_supply() -> None:
    game = empty_table(3)
    last_round(game)
    pyramid(game, "Copan", "BBRR")
    pyramid(game, "Uxmal", "GGGRRB")
    give(game, "B", GOLD, 1)
    give(game, "B", EARNED, 1)
    score(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (3, 3, 3)
    assert [own(game, letter, SUPPLY) for letter in "BRG"] == [25, 24, 25]
    assert outcome.winners == (1,)
    assert outcome.decided_by is DecidedBy.TIE_BREAK


# MAYA-19
def test_ruling_still_tied_the_win_is_shared() -> None:
    game = empty_table(3)
    last_round(game)
    pyramid(game, "Copan", "BBRR")
    score(game)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.decided_by is DecidedBy.SHARED


def test_the_score_sheet_says_where_gold_came_from() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BBR")
    score(game)
    sheet = {line.key: line.points for line in MAYA.breakdown(game)}
    assert sheet == {
        "round-1": (2, 1, 0),
        "round-2": (0, 0, 0),
        "round-3": (0, 0, 0),
        "forced-passes": (0, 0, 0),
    }
    assert own(game, "B", EARNED) >> EARNED_BITS == 0
    assert len(game.cells) == SEATS + 3 * SEAT


def test_the_preview_tells_what_the_pyramids_would_pay_now() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BBR", "B")
    assert [each.income for each in see(game, -1).players] == [2 + 4, 1, 0]
