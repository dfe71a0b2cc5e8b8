"""Set-up: the display, volcanoes put aside, who places the ship and who begins."""

import pytest

from games.maori.positions import MAORI, legal, new_game, play, see, written
from patolli import Seed
from patolli.engine.chance import FastSource
from patolli.engine.errors import InvalidSetup
from patolli.engine.state import action_buffer
from patolli.games.maori.cells import DISPLAY, NEXT
from patolli.games.maori.edition import MaoriEdition


def test_sixteen_tiles_lie_in_the_display_and_everybody_has_five_shells() -> None:
    seen = see(new_game(5))
    assert len(seen.display) == 16
    assert seen.stock == 97 - 16
    assert [player.shells for player in seen.players] == [5] * 5
    assert seen.bank == 30 - 5 * 5
    assert [player.boats for player in seen.players] == [2] * 5


def test_a_volcano_drawn_for_the_display_is_put_aside_and_shuffled_into_the_stock() -> None:
    """The whole recipe again, step by step, for many seeds; some of them meet one volcano, some two."""
    assert isinstance(MAORI.standard_edition, MaoriEdition)
    box = MAORI.standard_edition.box
    met = set()
    for seed in range(60):
        source = FastSource(seed)
        tiles = action_buffer(97)
        for n in range(97):
            tiles[n] = n
        source.shuffle(tiles, 97)
        display: list[int] = []
        aside: list[int] = []
        stock: list[int] = []
        for tile in tiles:
            is_volcano = box[tile].shape == "volcano"
            (stock if len(display) == 16 else aside if is_volcano else display).append(tile)
        if aside:
            rest = action_buffer(81)
            for n, tile in enumerate(stock + aside):
                rest[n] = tile
            source.shuffle(rest, 81)
            stock = list(rest)
        placer = source.below(3)
        game = new_game(3, seed)
        assert list(game.cells[DISPLAY : DISPLAY + 16]) == display
        assert list(game.cells[game.cells[NEXT] :]) == stock
        assert game.pending_seats() == [placer]
        met.add(len(aside))
    assert met == {0, 1, 2}


def test_no_volcano_lies_in_the_first_display() -> None:
    for seed in range(50):
        assert "V" not in [written(tile) for tile in see(new_game(2, seed)).display if tile]


@pytest.mark.parametrize("seed", range(5))
def test_the_placer_puts_the_ship_anywhere_and_the_player_to_its_left_begins(seed: int) -> None:
    game = new_game(3, seed)
    (placer,) = game.pending_seats()
    assert legal(game, placer) == {f"P{stop}" for stop in range(1, 17)}
    play(game, placer, "P9")
    assert see(game).ship == 8
    assert game.pending_seats() == [(placer + 1) % 3]


# MAORI-15
def test_the_placer_is_drawn_unless_the_first_seat_is_asked_for() -> None:
    assert {new_game(4, seed).pending() for seed in range(30)} == {1, 2, 4, 8}
    assert {new_game(4, seed, ship_placer="first-seat").pending() for seed in range(30)} == {1}


def test_the_atoll_is_for_at_most_four_players() -> None:
    assert MAORI.setup(4, {"side": "atoll"}).players == 4
    with pytest.raises(
        InvalidSetup, match="“Side of the boards: atoll” in Maori is for at most 4 players, not 5"
    ):
        MAORI.setup(5, {"side": "atoll"})


def test_the_same_seed_lays_the_same_tiles_for_every_option() -> None:
    displays = {
        tuple(setup.new(Seed.fast(3)).cells[DISPLAY : DISPLAY + 16])
        for setup in MAORI.setups()
        if setup.players == 2
    }
    assert len(displays) == 1
