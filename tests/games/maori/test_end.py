"""How a game ends: a full board and the last turns, or four laps in which nobody does anything."""

import pytest

from games.maori.positions import MAORI, build, fill, give, legal, new_game, play, see, turn
from patolli import Seed
from patolli.engine.chance import FastSource
from patolli.engine.outcome import DecidedBy
from patolli.engine.playout import audited_playout
from patolli.engine.state import PENDING, action_buffer
from patolli.games.maori.rules import IDLE_LAPS, MaoriState


def idle(state: MaoriState, turns: int) -> None:
    for _ in range(turns):
        (seat,) = state.pending_seats()
        play(state, seat, "S1", "N")


# MAORI-9
def test_a_full_board_gives_everybody_else_one_more_turn() -> None:
    game = new_game(3)
    fill(game, 1, free="c2")
    turn(game, 1, "lay", hand="~B")
    play(game, 1, "L@c2")
    assert see(game).last_turns == 2
    assert game.pending_seats() == [2]
    idle(game, 1)
    assert game.pending_seats() == [0]
    idle(game, 1)
    assert game.is_over()
    assert not any(legal(game, seat) for seat in range(3))


# MAORI-9
def test_ruling_9_a_second_full_board_changes_nothing() -> None:
    game = new_game(3)
    fill(game, 1, free="c2")
    fill(game, 2, free="a1")
    turn(game, 1, "lay", hand="~B")
    play(game, 1, "L@c2")
    give(game, 2, stored="~2S")
    play(game, 2, "S1", "TK", "L@a1")
    assert see(game).last_turns == 1
    idle(game, 1)
    assert game.is_over()


# MAORI-9
def test_ruling_9_a_stored_tile_does_not_fill_a_space() -> None:
    game = new_game(2)
    fill(game, 0, free="c2")
    turn(game, 0, "act")
    play(game, 0, "T1", "K")
    assert see(game).last_turns is None


def test_the_advanced_game_asks_for_the_ship_after_the_last_tile_too() -> None:
    game = new_game(2, variant="advanced")
    fill(game, 0, free="c2")
    give(game, 0, ship="c3")
    turn(game, 0, "lay", hand="~B")
    play(game, 0, "L@c2")
    assert see(game).stage == "move"
    play(game, 0, "H")
    assert see(game).last_turns == 1
    play(game, 1, "S1", "N")
    assert game.is_over()


# MAORI-2
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_2_four_laps_of_doing_nothing_end_the_game(players: int) -> None:
    game = new_game(players)
    turn(game, 0)
    idle(game, 4 * players - 1)
    assert not game.is_over()
    idle(game, 1)
    assert game.is_over()
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (2 + 5 - 16,) * players, "boats and shells are shared, all spaces are empty"
    assert outcome.decided_by is DecidedBy.SHARED


# MAORI-2
def test_ruling_2_any_other_action_starts_the_count_again() -> None:
    game = new_game(2)
    turn(game, 0)
    idle(game, 7)
    assert see(game).idle_turns == 7
    play(game, 1, "S1", "T1", "K")
    assert see(game).idle_turns == 0
    idle(game, 7)
    assert not game.is_over()


# MAORI-2
def test_ruling_2_in_the_advanced_game_a_free_move_of_the_ship_is_still_doing_nothing() -> None:
    game = new_game(2, variant="advanced")
    for seat in range(2):
        build(game, seat, "~ ~")
        give(game, seat, ship="a1")
    turn(game, 0)
    for _ in range(4):
        for seat in range(2):
            play(game, seat, "S1", "N")
            play(game, seat, min(legal(game, seat, "M.*")))
    assert game.is_over()


def test_tie_most_shells_win() -> None:
    game = new_game(2)
    # Each majority to another seat, so that only the shells themselves differ.
    build(game, 0, "~B ~B ~ oP")
    build(game, 1, "~ ~ ~ oP")
    give(game, 0, shells=1)
    give(game, 1, shells=5)
    game.cells[PENDING] = 0
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (1 + 4 - 12, 1 + 5 - 12)
    give(game, 1, shells=4)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (-7, -7)
    assert outcome.winners == (1,)
    assert outcome.decided_by is DecidedBy.TIE_BREAK


# MAORI-12
def test_ruling_with_equally_many_shells_too_the_win_is_shared() -> None:
    game = new_game(3)
    give(game, 2, shells=0)
    game.cells[PENDING] = 0
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.decided_by is DecidedBy.SHARED


@pytest.mark.many_games
def test_random_games_end_long_before_the_bound() -> None:
    """Every turn but an idle one moves a tile forward, and each of 95 can move three times at most."""
    for setup in MAORI.setups():
        buffer = action_buffer(setup.num_actions)
        useful_turns = 3 * 95
        bound = (useful_turns + 1) * IDLE_LAPS * setup.players
        for seed in range(5):
            game = setup.new(Seed.fast(seed))
            decisions = audited_playout(game, FastSource(seed), buffer)
            assert game.is_over()
            assert decisions < 2000 < bound
