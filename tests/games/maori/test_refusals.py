"""Why a move is not allowed, in words."""

from games.maori.positions import MAORI, build, edition, give, new_game, play, reprint, show, turn
from patolli.engine.errors import IllegalMove
from patolli.games.maori.rules import MaoriState

WATER_AND_LAND = "~ ~ ~ ~\n~ ~ oP oP\n. . . ."


def why_not(state: MaoriState, notation: str) -> str:
    """The reason for which seat 1 cannot make a move."""
    action = MAORI.encode(state.setup, MAORI.parse(state.setup, notation))
    try:
        state.setup.require_legal(state, 0, action)
    except IllegalMove as error:
        before, _, reason = str(error).partition(" is not allowed now: ")
        assert before == notation
        return reason
    raise AssertionError(f"{notation} is allowed")


def test_every_part_of_a_turn_says_what_is_to_be_done_now() -> None:
    game = new_game(ship_placer="first-seat", variant="advanced")
    assert why_not(game, "S1") == "first place the discovery ship."
    turn(game, 0)
    assert why_not(game, "T1") == "first sail the discovery ship; the action comes after that."
    turn(game, 0, "act")
    assert (
        why_not(game, "S1") == "the discovery ship has sailed; now you take a tile, remove one or do nothing."
    )
    play(game, 0, "T1")
    assert why_not(game, "N") == "you have a tile in hand; first lay or store it."
    turn(game, 0, "move")
    assert why_not(game, "K") == "the action is over; you may only move your small ship now."


def test_sailing_too_far() -> None:
    game = new_game()
    give(game, 0, shells=1)
    turn(game, 0)
    assert (
        why_not(game, "S5") == "2 steps are free with your boats, so 5 steps cost 3 shells; you have 1 shell."
    )
    game = new_game(side="atoll")
    give(game, 0, shells=0)
    build(game, 0, ".\n. ~")
    turn(game, 0)
    assert (
        why_not(game, "S2") == "1 step is free with your boats, so 2 steps cost 1 shell; you have no shells."
    )


def test_tiles_that_cannot_be_taken() -> None:
    game = new_game()
    show(game, "~ . ~ V  ~ V ~ ?  ? ? ? ?  ? ? ? ?")
    give(game, 0, shells=0)
    turn(game, 0, "act", stop=15)
    assert why_not(game, "T2") == "place 2 is empty."
    assert why_not(game, "T3") == "it costs 1 shell, one for every tile in front of it; you have no shells."
    assert why_not(game, "T4") == "a volcano cannot be taken."
    turn(game, 0, "act", stop=14)
    assert why_not(game, "T3") == "a volcano in front of it blocks the way."
    assert why_not(game, "TK") == "your storage is empty."


def test_tiles_that_could_neither_be_stored_nor_laid() -> None:
    game = new_game(variant="expert")
    build(game, 0, WATER_AND_LAND)
    give(game, 0, shells=0, stored="~B", ship="b1")
    turn(game, 0, "act")
    reason = "there is no free space next to your small ship, and you have no shells to move it."
    assert why_not(game, "T1") == f"you could neither store it, as your storage is full, nor lay it: {reason}"
    assert why_not(game, "TK") == f"you could not lay it: {reason}"


def test_removing() -> None:
    game = new_game(variant="expert")
    build(game, 0, WATER_AND_LAND)
    give(game, 0, ship="b1")
    turn(game, 0, "act")
    assert why_not(game, "R@b1") == "your small ship stands on it, and in the expert game that tile stays."
    assert why_not(game, "R@a3") == "there is no tile on a3."
    assert why_not(game, "R@e1") == "the board has no space e1; its spaces go from a1 to d4."


def test_laying() -> None:
    box = edition(("land = []", 'land = [{ space = "d4", shape = "single", palms = 1 }]'))
    game = new_game(box=box, variant="expert")
    build(game, 0, WATER_AND_LAND)
    give(game, 0, ship="b2")
    turn(game, 0, "lay", hand="~B")
    assert why_not(game, "L@a1") == "there is already a tile on a1."
    assert why_not(game, "L@d3") == "you must lay tiles next to your small ship, which is on b2."
    assert why_not(game, "L@d4") == "d4 is printed land."
    assert why_not(game, "L@e1") == "the board has no space e1; its spaces go from a1 to d4."


def test_turning_a_tile_that_does_not_turn() -> None:
    game = new_game(box=edition(reprint("left end", "{ count = 2, palms = 1 }", "{ count = 2 }")))
    turn(game, 0, "lay", hand="~B")
    assert why_not(game, "L@a1+90") == "this tile can lie only one way and cannot be turned."


def test_turning_a_tile_as_far_as_it_makes_no_difference() -> None:
    game = new_game(box=edition(reprint("horizontal middle", "{ count = 2, palms = 1 }", "{ count = 2 }")))
    turn(game, 0, "lay", hand="=")
    assert why_not(game, "L@a1+180") == "with a smaller turn it lies the same way."


def test_storing() -> None:
    game = new_game(variant="advanced")
    build(game, 0, WATER_AND_LAND)
    give(game, 0, ship="b2", stored="~B")
    turn(game, 0, "act")
    play(game, 0, "T1")
    assert why_not(game, "K") == "your storage is full; it holds one tile."
    game = new_game(variant="advanced")
    give(game, 0, stored="~B")
    turn(game, 0, "act")
    play(game, 0, "TK")
    must_be_laid = "a tile from storage, or one for which you have paid a step of the ship, must be laid."
    assert why_not(game, "K") == must_be_laid


def test_paid_steps() -> None:
    game = new_game(variant="advanced")
    turn(game, 0, "lay", hand="~B")
    assert why_not(game, ">N") == "your small ship is not on the board yet; it goes onto the tile you lay."
    build(game, 0, WATER_AND_LAND)
    give(game, 0, ship="a2", shells=1)
    assert (
        why_not(game, ">S")
        == "your small ship moves only over your own tiles, and there is none to the south."
    )
    assert (
        why_not(game, ">W")
        == "your small ship moves only over your own tiles, and there is none to the west."
    )
    assert (
        why_not(game, ">N")
        == "no free space could be reached after that step, and a paid step is only for laying the tile."
    )
    give(game, 0, shells=0)
    assert why_not(game, ">E") == "a step costs a shell, and you have none."


def test_moving_the_small_ship() -> None:
    game = new_game(variant="advanced")
    build(game, 0, WATER_AND_LAND)
    give(game, 0, ship="a2")
    turn(game, 0, "move")
    assert why_not(game, "M@a2") == "your small ship is already there; H leaves it where it is."
    assert why_not(game, "M@a3") == "your small ship stands only on your own tiles, never on an empty space."
    assert why_not(game, "M@e1") == "the board has no space e1; its spaces go from a1 to d4."
    turn(game, 0, "act")
    play(game, 0, "R@a2")
    assert why_not(game, "H") == "the tile under your small ship was removed, so it must move to another one."
