"""The rulebook's examples of claiming markets and swapping turn tiles, turn order B, A, C, D."""

import pytest

from games.yaxha.positions import (
    give_turn_tiles,
    legal,
    new_game,
    play,
    see,
    turn_tiles,
)
from patolli.games.yaxha.cells import BUILDING, CLAIMING, HAND, MARKETS, SEAT, SEATS, STAGE
from patolli.games.yaxha.rules import YaxhaState

A, B, C, D = range(4)


@pytest.fixture
def game() -> YaxhaState:
    state = new_game(4)
    give_turn_tiles(state, B, A, C, D)
    return state


def choose(state: YaxhaState, **choices: str) -> list[int]:
    """Everybody's secret choice; returns what lay on the markets, to see who got what."""
    markets = [state.cells[MARKETS + market] for market in range(state.players)]
    for name, market in choices.items():
        play(state, "ABCD".index(name), market)
    return markets


def hands(state: YaxhaState) -> list[int]:
    return [state.cells[SEATS + seat * SEAT + HAND] for seat in range(state.players)]


def test_example_1_everybody_chose_a_market_alone(game: YaxhaState) -> None:
    m1, m2, m3, m4 = choose(game, A="M1", B="M2", C="M3", D="M4")
    assert game.cells[STAGE] == BUILDING
    assert hands(game) == [m1, m2, m3, m4]
    assert turn_tiles(game) == (2, 1, 3, 4)


# YAXHA-6
def test_example_2_b_and_c_chose_the_same(game: YaxhaState) -> None:
    m1, m2, m3, m4 = choose(game, A="M1", B="M2", C="M2", D="M4")
    assert hands(game) == [m1, m2, m3, m4], "C gets the market that is left, without a decision"
    assert turn_tiles(game) == (2, 3, 1, 4), "B and C swap their turn tiles"


def test_example_3_b_c_and_a_chose_the_same(game: YaxhaState) -> None:
    m1, m2, m3, m4 = choose(game, A="M1", B="M1", C="M1", D="M2")
    assert game.cells[STAGE] == CLAIMING
    assert game.pending_seats() == [A]
    assert legal(game, A) == {"M3", "M4"}
    play(game, A, "M4")
    assert hands(game) == [m4, m1, m3, m2]
    assert turn_tiles(game) == (2, 3, 1, 4), "A keeps its tile, B and C swap"


def test_example_4_everybody_chose_the_same(game: YaxhaState) -> None:
    m1, m2, m3, m4 = choose(game, A="M3", B="M3", C="M3", D="M3")
    assert game.pending_seats() == [A]
    assert legal(game, A) == {"M1", "M2", "M4"}
    play(game, A, "M2")
    assert game.pending_seats() == [C]
    assert legal(game, C) == {"M1", "M4"}
    play(game, C, "M1")
    assert hands(game) == [m2, m3, m1, m4]
    assert turn_tiles(game) == (3, 4, 2, 1), "B and D swap, A and C swap"


def test_two_separate_pairs_swap_each_on_its_own(game: YaxhaState) -> None:
    m1, m2, m3, m4 = choose(game, A="M1", B="M2", C="M1", D="M2")
    assert game.pending_seats() == [C], "of those without cubes C holds the lower tile"
    play(game, C, "M4")
    assert hands(game) == [m1, m2, m4, m3]
    assert turn_tiles(game) == (3, 4, 2, 1)


def test_nobody_sees_a_choice_before_all_have_chosen(game: YaxhaState) -> None:
    play(game, A, "M1")
    chosen = [[player.chosen for player in see(game, seat).players] for seat in (A, B)]
    assert chosen == [[0, None, None, None], [None, None, None, None]]
