"""The discovery ship: boats are free steps, shells pay for more."""

import pytest

from games.maori.positions import build, edition, give, legal, new_game, play, see, show, turn


def steps(*range_: int) -> set[str]:
    return {f"S{n}" for n in range(*range_)}


def test_example_two_boats_carry_the_ship_up_to_two_steps() -> None:
    game = new_game()
    give(game, 0, shells=0)
    turn(game, 0)
    assert legal(game, 0) == {"S1", "S2"}


def test_example_two_boats_and_one_shell_carry_it_three_steps() -> None:
    game = new_game()
    give(game, 0, shells=1)
    turn(game, 0, stop=3)
    assert legal(game, 0) == {"S1", "S2", "S3"}
    play(game, 0, "S3")
    assert see(game).ship == 6
    assert see(game).players[0].shells == 0
    assert see(game).bank == 30 - 5


def test_a_sailing_within_the_boats_is_free() -> None:
    game = new_game()
    turn(game, 0)
    play(game, 0, "S2")
    assert see(game).players[0].shells == 5


def test_the_ship_sails_clockwise_and_round_the_corner_of_the_last_stop() -> None:
    game = new_game()
    turn(game, 0, stop=14)
    play(game, 0, "S3")
    assert see(game).ship == 1


def test_boats_on_laid_tiles_carry_the_ship_and_stored_ones_do_not() -> None:
    game = new_game()
    build(game, 0, "~B oPB\n<PB .")
    give(game, 0, shells=0, stored="~B")
    turn(game, 0)
    assert legal(game, 0) == steps(1, 6)


# MAORI-1
@pytest.mark.parametrize("boats", [0, 1])
def test_ruling_1_one_step_is_free_even_without_any_boat(boats: int) -> None:
    game = new_game(box=edition(("boats = 2", f"boats = {boats}")))
    give(game, 0, shells=1)
    turn(game, 0)
    assert legal(game, 0) == {"S1", "S2"}
    play(game, 0, "S1")
    assert see(game).players[0].shells == 1


# MAORI-1
def test_ruling_1_never_more_than_once_round_the_display() -> None:
    game = new_game()
    give(game, 0, shells=20)
    turn(game, 0, stop=5)
    assert legal(game, 0) == steps(1, 17)
    play(game, 0, "S16")
    assert see(game).ship == 5
    assert see(game).players[0].shells == 20 - 14


# MAORI-6
def test_stops_at_empty_edges_stay_stops() -> None:
    game = new_game()
    turn(game, 0)
    show(game, ". . . . ? ? ? ? ? ? ? ? ? ? ? ?")
    play(game, 0, "S1")
    assert see(game).ship == 1


def test_what_the_ship_faces_from_each_stop() -> None:
    game = new_game()
    faced = []
    for stop in (0, 3, 4, 7, 8, 11, 12, 15):
        turn(game, 0, stop=stop)
        faced.append([offer.place for offer in see(game).faced])
    assert faced == [
        [0, 4, 8, 12],
        [3, 7, 11, 15],
        [3, 2, 1, 0],
        [15, 14, 13, 12],
        [15, 11, 7, 3],
        [12, 8, 4, 0],
        [12, 13, 14, 15],
        [0, 1, 2, 3],
    ]
