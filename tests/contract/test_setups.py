"""What can be settled before the first draw."""

import pytest

import patolli
from contract.setups import all_setups, setup_id
from patolli import Game
from patolli.engine.errors import InvalidSetup

every_game = pytest.mark.parametrize("game", patolli.games(), ids=lambda game: game.name)


@every_game
def test_a_game_is_found_by_its_name(game: Game) -> None:
    assert patolli.game(game.name) is game


@every_game
def test_the_default_options_are_for_every_number_of_players(game: Game) -> None:
    """So nobody has to know the options to play."""
    for players in range(game.min_players, game.max_players + 1):
        assert game.setup(players) in list(game.setups())


@every_game
def test_other_numbers_of_players_are_refused(game: Game) -> None:
    for players in (-1, 0, game.min_players - 1, game.max_players + 1, "two", float(game.min_players)):
        with pytest.raises(InvalidSetup, match=r"\.$"):
            game.setup(players)  # type: ignore[arg-type]


@every_game
def test_unknown_options_and_values_are_refused(game: Game) -> None:
    with pytest.raises(InvalidSetup, match=r"\.$"):
        game.setup(game.min_players, {"no such option": "yes"})
    for option in game.options:
        with pytest.raises(InvalidSetup, match=r"\.$"):
            game.setup(game.min_players, {option.name: "no such value"})


def test_every_setup_has_an_id_of_its_own() -> None:
    assert len({setup_id(setup) for setup in all_setups()}) == len(all_setups())
