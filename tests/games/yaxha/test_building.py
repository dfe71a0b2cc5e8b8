"""Building: what may lie where."""

import pytest

from games.yaxha.positions import YAXHA, build, legal, new_game, play, see, start_building
from patolli import Match, Seed
from patolli.engine.errors import TakeBackRefused


# YAXHA-3
def test_the_first_cube_has_one_place() -> None:
    game = new_game(2)
    start_building(game, 0, "OOB")
    assert legal(game, 0) == {"O@a1", "B@a1"}


def test_the_pyramid_grows_in_any_direction_but_not_diagonally() -> None:
    game = new_game(2)
    build(game, 0, "O")
    start_building(game, 0, "B")
    assert legal(game, 0) == {"B@z1", "B@b1", "B@a0", "B@a2"}


def test_a_new_column_to_the_left_moves_the_pyramid_to_the_right() -> None:
    game = new_game(2)
    build(game, 0, "OB GY", "O")
    start_building(game, 0, "WW")
    play(game, 0, "W@z2")
    cubes = {(cube.colour, cube.x, cube.y, cube.layer) for cube in see(game, 0).players[0].pyramid}
    assert cubes == {
        ("white", 0, 1, 0),
        ("orange", 1, 0, 0),
        ("blue", 2, 0, 0),
        ("green", 1, 1, 0),
        ("yellow", 2, 1, 0),
        ("orange", 1, 0, 1),
    }


# YAXHA-3
def test_layer_1_stays_within_four_by_four() -> None:
    game = new_game(2)
    build(game, 0, "OBGY")
    start_building(game, 0, "W")
    assert legal(game, 0) == {f"W@{column}{row}" for column in "abcd" for row in "02"}


def test_a_cube_above_lies_on_four_and_touches_its_colour_beneath() -> None:
    game = new_game(2)
    build(game, 0, "OB GY")
    start_building(game, 0, "OWW")
    above = {notation for notation in legal(game, 0) if "^" in notation}
    assert above == {"O@a1^2"}, "white touches no white"


def test_a_cube_above_may_touch_its_colour_beside() -> None:
    game = new_game(2)
    build(game, 0, "WBB BBB", "W.")
    start_building(game, 0, "WYY")
    assert "W@b1^2" in legal(game, 0)
    assert "Y@b1^2" not in legal(game, 0)


# YAXHA-4
def test_a_cube_is_discarded_only_when_it_fits_nowhere() -> None:
    game = new_game(2)
    build(game, 0, "OOOO OOOO OOOO OOOO")
    start_building(game, 0, "OBW")
    assert {notation for notation in legal(game, 0) if "x" in notation} == {"Bx", "Wx"}
    play(game, 0, "Bx")
    assert see(game, 0).players[0].discarded == ("blue",)


def test_a_clever_order_saves_a_cube() -> None:
    game = new_game(2)
    build(game, 0, "BOOO OOOO OOOO OOOO")
    start_building(game, 0, "BBO")
    assert "B@b1^2" not in legal(game, 0)
    play(game, 0, "B@a1^2")
    assert "B@b1^2" in legal(game, 0), "the first blue cube lets the second one lie beside it"


def test_all_four_layers_can_be_built() -> None:
    game = new_game(2)
    build(game, 0, "OOOO OOOO OOOO OOOO", "OOO OOO OOO", "OO OO")
    start_building(game, 0, "O")
    assert legal(game, 0) == {"O@a1^4"}


# YAXHA-11
def test_others_see_a_pyramid_only_when_all_have_built() -> None:
    game = new_game(2)
    for seat, market in enumerate(("M1", "M2")):
        play(game, seat, market)

    def seen(by: int, of: int) -> int:
        return len(see(game, by).players[of].pyramid)

    for count in range(3):
        play(game, 0, sorted(legal(game, 0))[0])
        assert seen(by=0, of=0) == count + 1
        assert seen(by=1, of=0) == 0
    for _ in range(3):
        play(game, 1, sorted(legal(game, 1))[0])
    assert seen(by=1, of=0) == seen(by=0, of=1) == 3


# YAXHA-11
def test_building_is_secret_also_for_the_last_who_builds() -> None:
    game = new_game(2)
    start_building(game, 0, "OBW")
    assert YAXHA.is_secret(game)


# YAXHA-5
def test_what_is_laid_can_be_taken_back_until_all_have_built() -> None:
    match = Match(YAXHA.setup(2), Seed.fast(1))
    match.play(0, YAXHA.encode(match.setup, YAXHA.parse(match.setup, "M1")))
    match.take_back(0)
    for seat, market in enumerate(("M2", "M1")):
        match.play(seat, YAXHA.encode(match.setup, YAXHA.parse(match.setup, market)))
    before = match.state.clone()
    for seat in (0, 0, 0):
        match.play(seat, match.state.legal_actions(seat)[0])
    for seat in (0, 0, 0):
        match.take_back(seat)
    assert match.state == before
    for seat in (0, 0, 0, 1, 1, 1):
        match.play(seat, match.state.legal_actions(seat)[0])
    with pytest.raises(TakeBackRefused):
        match.take_back(1)
