"""Hidden cards: what a redeal may change, and what it must keep."""

from games.maya.positions import (
    empty_table,
    lay,
    player,
    quarry_phase,
    seat_of,
    see,
    settle,
    stage,
    start_building,
)
from patolli import SPECTATOR
from patolli.engine.chance import FastSource
from patolli.games.maya.rules import MayaState
from patolli.games.maya.view import laid_cards

REDEALS = 200


def redeals(state: MayaState, letter: str) -> list[MayaState]:
    """Positions that a seat thinks possible."""
    guesses = []
    for number in range(REDEALS):
        guess = state.clone()
        guess.redeal(seat_of(letter), FastSource(number))
        assert guess.audit() == ""
        guesses.append(guess)
    return guesses


def values(state: MayaState, quarry: int) -> tuple[int | None, ...]:
    return tuple(card.value for card in laid_cards(state, quarry - 1))


def test_values_of_others_are_guessed_within_their_backs() -> None:
    game = quarry_phase(3)
    lay(game, 1, "R4 B3 R-3")
    found = {values(guess, 1) for guess in redeals(game, "B")}
    assert found == {(low, 3, high) for low in (3, 4, 5) for high in (6, 7, 8, -3)}
    assert {values(guess, 1)[1] for guess in redeals(game, "R")} == {3, 4, 5}


def test_a_four_is_guessed_twice_as_often_as_a_three() -> None:
    game = quarry_phase(3)
    lay(game, 1, "R5")
    fours = sum(values(guess, 1) == (4,) for guess in redeals(game, "B"))
    assert 0.35 < fours / REDEALS < 0.65


def test_revealed_cards_are_not_guessed_again() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R3 R8"), (5, "G3 R-3 R7"))
    assert stage(game) == "hit"
    found = {values(guess, 1) for guess in redeals(game, "B")}
    assert found == {(low, high) for low in (3, 4, 5) for high in (6, 8)}
    assert {values(guess, 5) for guess in redeals(game, "B")} == {(3, -3, 7)}


# MAYA-21
def test_the_number_of_cubes_in_hand_stays_in_sight() -> None:
    game = empty_table(3)
    start_building(game, B=3, R=1)
    for viewer in (0, 1, 2, SPECTATOR):
        assert [each.cubes for each in see(game, viewer).players] == [3, 1, 0]


# MAYA-21
def test_hands_follow_from_what_has_been_revealed() -> None:
    game = quarry_phase(3)
    settle(game, (2, "R3 R8"))
    assert stage(game) == "name-start-player"
    assert {player(guess, "R").hand for guess in redeals(game, "B")} == {(4, 4, 5, 6, 7, -3)}
