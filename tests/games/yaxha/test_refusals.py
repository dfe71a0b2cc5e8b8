"""Why a move is refused, in words."""

import pytest

from games.yaxha.positions import YAXHA, build, give_turn_tiles, new_game, play, start_building
from patolli.engine.errors import IllegalMove, InvalidMove
from patolli.games.yaxha.rules import YaxhaState


def refused(state: YaxhaState, seat: int, notation: str) -> str:
    with pytest.raises(IllegalMove) as refusal:
        play(state, seat, notation)
    return str(refusal.value)


@pytest.mark.parametrize(
    ("layers", "hand", "notation", "reason"),
    [
        (("",), "OB", "O@b1", "the first cube is always written a1; later cubes are named from it"),
        (("OB",), "OB", "O@b1", "there is already a cube there"),
        (("OB",), "OB", "O@c2", "the cube would not touch any other; diagonals do not count"),
        (("OBGY",), "OB", "O@z1", "layer 1 would be more than four cubes long"),
        (("O B G Y",), "OB", "O@a0", "layer 1 would be more than four cubes long"),
        (("OB GY",), "OB", "O@b1^2", "there are not four cubes beneath it"),
        (("OB GY",), "WB", "W@a1^2", "there is no white one beneath or beside it"),
        (("OB",), "OB", "W@c1", "you have no white cube left; you have orange, blue"),
        (("OB",), "OB", "Wx", "you have no white cube left; you have orange, blue"),
        (("OB",), "OB", "Ox", "an orange cube still fits somewhere, so it must be laid"),
        (("OB",), "OB", "M1", "you already have your cubes; now build"),
    ],
)
def test_building(layers: tuple[str, ...], hand: str, notation: str, reason: str) -> None:
    game = new_game(2)
    build(game, 0, *layers)
    start_building(game, 0, hand)
    assert reason in refused(game, 0, notation)


def test_choosing_a_market_that_is_not_there() -> None:
    assert "with 2 players there are only markets M1 to M2" in refused(new_game(2), 0, "M3")


def test_claiming_a_market_that_is_taken() -> None:
    game = new_game(3)
    give_turn_tiles(game, 0, 1, 2)
    for seat in range(3):
        play(game, seat, "M2")
    assert refused(game, 1, "M2") == "M2 is not allowed now: market 2 is taken; choose M1, M3."


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "cannot be read; a move looks like M2"),
        ("castle", "cannot be read; a move looks like M2"),
        ("M0", "There is no market 0"),
        ("M5", "There is no market 5"),
        ("Q@a1", "There is no colour 'Q'; the colours are O orange, B blue, G green, Y yellow, W white"),
        ("O@e1", "There is no cell e1 on layer 1; its columns are z, a, b, c, d; its rows are 0 to 4"),
        ("O@a5", "There is no cell a5 on layer 1"),
        ("O@c1^3", "There is no cell c1 on layer 3; its columns are a, b; its rows are 1 to 2"),
        ("O@a1^5", "There is no layer 5"),
        ("O@z1^2", "There is no cell z1 on layer 2"),
    ],
)
def test_what_cannot_be_read(text: str, reason: str) -> None:
    with pytest.raises(InvalidMove) as refusal:
        YAXHA.parse(new_game(2).setup, text)
    assert reason in str(refusal.value)


def test_small_letters_are_read_too() -> None:
    setup = new_game(2).setup
    assert YAXHA.parse(setup, "o@B2^2") == YAXHA.parse(setup, "O@b2^2")
    assert YAXHA.parse(setup, "m1") == YAXHA.parse(setup, "M1")
    assert YAXHA.parse(setup, "wX") == YAXHA.parse(setup, "Wx")
