"""Set-up: two laps of cubes on bottom levels, and what is drawn."""

import pytest

from games.maya.positions import LETTERS, MAYA, decider, legal, level, new_game, play, refused, see, stage
from patolli.engine.bits import members
from patolli.games.maya.cells import OFFERS, START


def test_everyone_places_a_cube_from_the_start_player_then_another_one() -> None:
    game = new_game(4)
    game.cells[START] = 2
    game.cells[0] = 1 << 2
    deciders = ""
    for notation in ("Set@Ti", "Set@Ti", "Set@Co", "Set@Ux", "Set@Co", "Set@Pa", "Set@Pa", "Set@Co"):
        deciders += decider(game)
        play(game, notation)
    assert deciders == "GPBRGPBR"
    assert level(game, "Tikal", 1) == "GP"
    assert level(game, "Copan", 1) == "BRG"
    assert stage(game) == "lay"
    assert decider(game) == "G"


def test_never_two_of_one_colour_on_one_pyramid() -> None:
    game = new_game(3)
    first = decider(game)
    play(game, "Set@Co", "Set@Co", "Set@Co")
    assert decider(game) == first
    assert legal(game) == {"Set@Ch", "Set@Ux", "Set@Pa"}
    assert refused(game, "Set@Co") == (
        "you already have a cube on Copan; the second one goes on another pyramid."
    )


@pytest.mark.parametrize(
    ("players", "pyramids", "quarries"),
    [
        (3, ["Chichen Itza", "Copan", "Uxmal", "Palenque"], 5),
        (4, ["Tikal", "Copan", "Uxmal", "Palenque"], 6),
        (5, ["Tikal", "Chichen Itza", "Copan", "Uxmal"], 7),
    ],
)
def test_the_boards_of_each_player_count(players: int, pyramids: list[str], quarries: int) -> None:
    view = see(new_game(players), 0)
    assert [pyramid.name for pyramid in view.pyramids] == pyramids
    assert len(view.quarries) == quarries
    assert [player.colour[0].upper() for player in view.players] == list(LETTERS[:players])
    assert all((player.cubes, player.supply) == (2, 26) for player in view.players)
    assert all(player.hand == (3, 4, 4, 5, 6, 7, 8, -3) for player in view.players)


# MAYA-22
def test_the_start_player_is_drawn() -> None:
    assert {new_game(5, seed).cells[START] for seed in range(60)} == set(range(5))


def test_experts_start_with_10_gold_and_one_blue_marker_fewer_than_players_is_drawn_each_round() -> None:
    drawn = set()
    for seed in range(40):
        game = new_game(3, seed, variant="expert")
        assert game.scores() == [10, 10, 10]
        offers = [game.cells[OFFERS] >> (4 * number) & 15 for number in range(3)]
        assert all(len(members(offer)) == 2 for offer in offers)
        drawn.update(offers)
    assert len(drawn) == 6, "all pairs of the four"
    assert new_game(3).scores() == [0, 0, 0]
    assert new_game(3).cells[OFFERS] == 0
    assert new_game(5, variant="expert").cells[OFFERS] == 0xFFF


def test_options_and_players_of_the_game() -> None:
    assert (MAYA.min_players, MAYA.max_players) == (3, 5)
    assert MAYA.setup(3).option("block-markers") == "any-time"
    assert MAYA.setup(3).option("variant") == "base"
    assert len(list(MAYA.setups())) == 12
