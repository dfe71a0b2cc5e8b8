"""The table as it is drawn for the terminal."""

import pytest
from rich.cells import cell_len

from games.gold.positions import GOLD, lay_table, let_arrange, new_game, play, see
from patolli import SPECTATOR, Seed
from patolli.engine.chance import FastSource
from patolli.games.gold.rules import GoldState

TABLET = "Go=si 6 Go=si 4 Go=si 4 Go=si 4 Go=si 3 Go=si 3"


def draw(game: GoldState, seat: int) -> str:
    return GOLD.presentation.picture(game.setup, see(game, seat)).plain


def widest(picture: str) -> int:
    return max(map(cell_len, picture.split("\n")))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_line_of_a_picture_is_wider_than_80_columns(players: int) -> None:
    """At moments of a random game of every set-up."""
    for setup in (each for each in GOLD.setups() if each.players == players):
        game = setup.new(Seed.fast(2))
        dice = FastSource(2)
        while not game.is_over():
            seat = game.pending_seats()[0]
            actions = game.legal_actions(seat)
            if dice.below(3) == 0:
                for viewer in (seat, SPECTATOR):
                    assert widest(GOLD.presentation.picture(setup, GOLD.view(game, viewer)).plain) <= 80
            game.apply(seat, actions[dice.below(len(actions))])
        assert widest(GOLD.presentation.picture(setup, GOLD.view(game, 0)).plain) <= 80


def test_an_only_plate_s_worth_stands_in_the_seat_s_line() -> None:
    game = new_game(4)
    lay_table(game, plates={0: TABLET, 1: "Si/br 6"}, out={1: "Si/br 4"}, row="St/go 3 Br/ja 6 Br/ja 4")
    expected = """
Seat 1 (you)  beads 10  points 54  plate complete, points 44  still bidding
  Plate    │Go=si 6        │Go=si 4  │Go=si 4   │Go=si 4   │Go=si 3│Go=si 3│

Seat 2  beads 10  points 10  plate 6 of 24  still bidding
  Plate    │Si/?? 6        │···············································│
  Out      Si/?? 4
"""
    picture = draw(game, 0)
    assert expected in picture
    assert widest(picture) <= 80


def test_of_two_plates_each_has_a_line_for_its_worth() -> None:
    game = new_game(2)
    lay_table(game, plates={0: TABLET}, second_plates={0: "Si/br 6"}, row="Si/br 4 Br/ja 6")
    let_arrange(game, 0, plate=1)
    play(game, 0, "keep")
    expected = """
Seat 1 (you)  beads 10  points 54
  Plate 1  complete, points 44
           │Go=si 6        │Go=si 4  │Go=si 4   │Go=si 4   │Go=si 3│Go=si 3│
  Plate 2  6 of 24
           │Si/br 6        │···············································│
"""
    picture = draw(game, 0)
    assert expected in picture
    assert "  Will lie 4 of 24\n           │Si/br 4  │···" in picture
    assert widest(picture) <= 80
