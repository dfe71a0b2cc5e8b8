"""The greedy player: obvious choices of every kind, and what it owes to everybody who thinks with it."""

import pytest

import patolli
from games.maya.positions import (
    MAYA,
    empty_table,
    give,
    hold,
    last_round,
    lay,
    new_game,
    play,
    pyramid,
    quarry_phase,
    settle,
    start_building,
    start_transport,
    stop_laying,
)
from patolli.engine.chance import FastSource
from patolli.engine.policy import POINT, Mind
from patolli.engine.state import action_buffer
from patolli.engine.words import said
from patolli.games.maya.cells import CUBES, HAND, PLUS_TWO, SUPPLY
from patolli.games.maya.rules import MayaState

SETUPS = [
    (3, {}),
    (4, {"block-markers": "at-once"}),
    (5, {}),
    (3, {"variant": "expert"}),
    (5, {"variant": "expert", "block-markers": "at-once"}),
]


def worths(state: MayaState) -> dict[str, int]:
    """What whoever decides thinks of all its moves."""
    seat = state.pending_seats()[0]
    actions, worth = (action_buffer(state.setup.num_actions) for _ in range(2))
    size = state.legal(seat, actions)
    MAYA.computer_player.policy(state.setup).rank(state, seat, actions, size, worth)
    return {MAYA.decode(state.setup, actions[n]).notation(): worth[n] for n in range(size)}


def choice(state: MayaState) -> str:
    """The best move; two must not be equally good."""
    best, second = sorted(worths(state).items(), key=lambda item: -item[1])[:2]
    assert best[1] > second[1]
    return best[0]


def reason(state: MayaState, notation: str) -> str:
    action = MAYA.encode(state.setup, MAYA.parse(state.setup, notation))
    return said(MAYA.computer_player.policy(state.setup).reason(state, state.pending_seats()[0], action))


def forecast(state: MayaState) -> list[int]:
    into = action_buffer(state.players)
    MAYA.computer_player.policy(state.setup).forecast(state, into)
    return list(into)


# At the quarries


def test_lays_no_more_when_its_hand_is_needed_to_carry_the_cubes() -> None:
    game = quarry_phase(3)
    lay(game, 5, "B8 B7 B-3")
    lay(game, 4, "B6")
    lay(game, 3, "B5")
    lay(game, 2, "B4")
    lay(game, 1, "B3")
    assert choice(game) == "Stop", "4 points in hand for more than a dozen cubes"
    assert reason(game, "Stop").endswith("your cards in hand carry 4.")


def test_goes_where_a_card_brings_most() -> None:
    game = quarry_phase(3)
    lay(game, 3, "R5")
    lay(game, 1, "R5")
    worth = worths(game)
    assert worth["L8@3"] > worth["L8@1"], "4 and 2 cubes against 2 and 1"
    assert worth["L5@4"] > 0


def test_does_not_throw_cards_after_a_quarry_already_won() -> None:
    game = quarry_phase(3)
    lay(game, 3, "B5 B8 B7")
    lay(game, 4, "R5")
    worth = worths(game)
    assert worth["L6@3"] < worth["Stop"] < worth["L6@4"]


def test_hits_whom_it_can_overtake() -> None:
    game = quarry_phase(3)
    settle(game, (5, "B5 R6 G3 B-3"))
    assert choice(game) == "Hit2"
    assert reason(game, "Hit2") == "At quarry 5, seat 2 falls from 6 to 3 points and gets 3 cubes; you get 4."


def test_protects_where_a_hit_would_cost_a_rank() -> None:
    game = quarry_phase(3)
    settle(game, (5, "B5"), (4, "R4 B6 R-3"), (3, "G5"))
    assert choice(game) == "Protect@4"


def test_names_itself_start_player() -> None:
    game = quarry_phase(3)
    settle(game, (2, "R5"))
    assert choice(game) == "Start2"


# On the pyramids


def test_sets_up_where_first_pays_most() -> None:
    game = new_game(3)
    worth = worths(game)
    assert worth["Set@Co"] < min(worth["Set@Ux"], worth["Set@Pa"]), "2 gold against 3"


def last_space() -> MayaState:
    """In the last round one space is left on Uxmal, where blue would draw even, and one on Copan."""
    game = empty_table(3)
    last_round(game)
    pyramid(game, "Chichen Itza", "RRRRGGGGB")
    pyramid(game, "Copan", "RRRRGB")
    pyramid(game, "Uxmal", "BBRRRG")
    pyramid(game, "Palenque", "RRRRGGB")
    return game


def test_places_the_cube_that_wins_gold() -> None:
    game = last_space()
    start_building(game, B=1)
    assert choice(game) == "B@Ux"
    assert reason(game, "B@Ux") == "It draws even on level 1 of Uxmal, which pays 3 gold as it stands."


def test_puts_an_extra_block_where_it_wins_gold() -> None:
    game = last_space()
    hold(game, "B", "extra block")
    start_building(game, R=1)
    play(game, "Extra@Ux") if game.pending_seats() == [0] and choice(game) == "Extra@Ux" else pytest.fail(
        "waits"
    )


def test_moves_a_block_from_where_it_pays_nothing() -> None:
    game = last_space()
    hold(game, "B", "move a block")
    start_building(game, R=1)
    assert choice(game) in ("Lift@Ch1", "Lift@Pa1", "Lift@Co1")
    play(game, choice(game))
    assert choice(game) == "Put@Ux"


def test_does_not_pass_or_double_without_need() -> None:
    game = empty_table(4)
    pyramid(game, "Tikal", "BRG")
    start_building(game, B=4, R=4, G=4, P=4)
    assert choice(game).startswith("B@")
    assert reason(game, "Pass").startswith("You pay one of your 4 cubes")


# The expert variant


def gain_cubes(game: MayaState) -> None:
    """Seven cubes gained, and a 4 in hand."""
    give(game, "B", CUBES, 7)
    give(game, "B", SUPPLY, game.numbers.cubes - 7)
    give(game, "B", HAND, 16)


def test_saves_two_cubes_with_the_joker() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "B", "joker")
    gain_cubes(game)
    start_transport(game)
    assert choice(game) == "Joker"
    assert reason(game, "Joker") == "It saves 2 of 3 cubes that you cannot carry."


def test_puts_the_points_where_they_win_a_quarry() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "B", "points +2")
    lay(game, 5, "R4 B4")
    lay(game, 4, "G5 R7")
    lay(game, 3, "R4 G8")
    lay(game, 2, "G4 R8")
    lay(game, 1, "B5 B8")
    stop_laying(game)
    assert choice(game) == "Plus@5"


def test_forecasts_what_the_points_marker_alone_wins() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "R", "points +2")
    settle(game, (5, "B5"), (2, "G3"))
    play(game, "Plus@1")
    without = game.clone()
    without.cells[PLUS_TWO] = 0
    assert forecast(game)[1] > forecast(without)[1]


def test_bids_something_but_not_all() -> None:
    game = new_game(4, variant="expert")
    while game.pending_seats() != [0, 1, 2, 3]:
        game.apply(game.next_seat(), game.legal_actions(game.next_seat())[0])
    assert choice(game) in ("Bid1", "Bid2", "Bid3")


# What everybody relies on


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.many_games
def test_thinks_only_of_what_it_sees(players: int, options: dict[str, str]) -> None:
    setup = MAYA.setup(players, options)
    policy = MAYA.computer_player.policy(setup)
    actions, worth, again = (action_buffer(setup.num_actions) for _ in range(3))
    source = FastSource(players)
    for number in range(8):
        state = setup.new(patolli.Seed.fast(number))
        while not state.is_over():
            seat = state.next_seat()
            size = state.legal(seat, actions)
            policy.rank(state, seat, actions, size, worth)
            before = state.dump()
            guessed = state.clone()
            guessed.redeal(seat, source)
            policy.rank(guessed, seat, actions, size, again)
            assert list(worth)[:size] == list(again)[:size]
            action = actions[source.below(size)]
            assert policy.reason(state, seat, action) == policy.reason(guessed, seat, action)
            assert state.dump() == before
            state.apply(seat, action)


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.many_games
def test_says_a_sentence_about_every_decision(players: int, options: dict[str, str]) -> None:
    setup = MAYA.setup(players, options)
    policy = MAYA.computer_player.policy(setup)
    source = FastSource(players)
    mind = Mind(policy, setup.num_actions, source)
    for number in range(4):
        state = setup.new(patolli.Seed.fast(number))
        while not state.is_over():
            seat = state.next_seat()
            for action in state.legal_actions(seat):
                sentence = said(policy.reason(state, seat, action))
                assert sentence[0].isupper()
                assert sentence.endswith(".")
            state.apply(seat, mind.any(state, seat) if source.below(2) else mind.best(state, seat))


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.many_games
def test_forecast_is_the_score_at_the_end_and_sane_before(players: int, options: dict[str, str]) -> None:
    setup = MAYA.setup(players, options)
    policy = MAYA.computer_player.policy(setup)
    mind = Mind(policy, setup.num_actions, FastSource(1))
    into = action_buffer(players)
    for number in range(10):
        state = setup.new(patolli.Seed.fast(number))
        while not state.is_over():
            policy.forecast(state, into)
            assert all(0 <= points <= 150 * POINT for points in into)
            mind.play(state, 1, 10)
        policy.forecast(state, into)
        assert list(into) == [POINT * points for points in state.scores()]


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.many_games
def test_beats_random_players(players: int, options: dict[str, str]) -> None:
    setup = MAYA.setup(players, options)
    mind = Mind(MAYA.computer_player.policy(setup), setup.num_actions, FastSource(2))
    won = lost = 0
    for number in range(60):
        state = setup.new(patolli.Seed.fast(number))
        greedy = number % players
        while not state.is_over():
            seat = state.next_seat()
            state.apply(seat, mind.best(state, seat) if seat == greedy else mind.any(state, seat))
        scores = state.scores()
        won += sum(scores[greedy] > score for score in scores)
        lost += sum(scores[greedy] < score for score in scores)
    assert won >= 0.9 * (won + lost)
