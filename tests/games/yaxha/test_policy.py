"""The greedy player: obvious choices, and what must hold of its worths, forecasts and reasons everywhere."""

import pytest

import patolli
from games.yaxha.positions import (
    YAXHA,
    build,
    deal_cards,
    give_turn_tiles,
    new_game,
    play,
    start_building,
)
from patolli import Setup
from patolli.engine.chance import FastSource
from patolli.engine.policy import POINT, Mind
from patolli.engine.state import State, action_buffer
from patolli.engine.words import said
from patolli.games.yaxha.cells import CHOOSING, MARKETS, ROUND, STAGE
from patolli.games.yaxha.cubes import ONE_CUBE
from patolli.games.yaxha.moves import LETTERS
from patolli.games.yaxha.rules import YaxhaState

SETUPS = [YAXHA.setup(players, {"deck": deck}) for players in (2, 3, 4) for deck in ("whole", "first-game")]


def table_id(setup: Setup) -> str:
    return f"{setup.players} players, {setup.option('deck')}"


def worths(state: State, seat: int) -> dict[str, int]:
    """Every legal move of a seat, with its worth."""
    actions = action_buffer(state.setup.num_actions)
    worth = action_buffer(state.setup.num_actions)
    size = state.legal(seat, actions)
    YAXHA.computer_player.policy(state.setup).rank(state, seat, actions, size, worth)
    return {YAXHA.decode(state.setup, actions[n]).notation(): worth[n] for n in range(size)}


def best(state: State, seat: int) -> set[str]:
    ranked = worths(state, seat)
    return {notation for notation, worth in ranked.items() if worth == max(ranked.values())}


def forecast(state: State) -> list[int]:
    expected = action_buffer(state.players)
    YAXHA.computer_player.policy(state.setup).forecast(state, expected)
    return list(expected)


def reason(state: State, seat: int, notation: str) -> str:
    action = YAXHA.encode(state.setup, YAXHA.parse(state.setup, notation))
    return said(YAXHA.computer_player.policy(state.setup).reason(state, seat, action))


def fill_markets(state: YaxhaState, *markets: str) -> None:
    for n, cubes in enumerate(markets):
        state.cells[MARKETS + n] = sum(ONE_CUBE[LETTERS.index(letter)] for letter in cubes)


@pytest.fixture
def game() -> YaxhaState:
    """Without bonus cards, so that only groups count."""
    state = new_game(2)
    deal_cards(state)
    return state


# Building


def test_a_cube_joins_its_group(game: YaxhaState) -> None:
    build(game, 0, "OOBG")
    start_building(game, 0, "O")
    assert best(game, 0) <= {"O@a0", "O@b0", "O@a2", "O@b2"}


def test_a_cube_joins_two_groups(game: YaxhaState) -> None:
    build(game, 0, "OO.O BGBG")
    start_building(game, 0, "O")
    assert best(game, 0) == {"O@c1"}


def test_the_last_cube_is_worth_its_points(game: YaxhaState) -> None:
    game.cells[ROUND] = 10
    build(game, 0, "GG.. OOBB")
    start_building(game, 0, "G")
    ranked = worths(game, 0)
    assert ranked["G@c1"] - ranked["G@c3"] == 2 * POINT, "a group of three instead of two"


def test_a_cube_that_will_be_hidden_is_not_one_of_the_group(game: YaxhaState) -> None:
    """The free cell in the middle suits the odd white cube, those at the edge the orange ones."""
    build(game, 0, "OOBB O.BB GGYY .GY.")
    start_building(game, 0, "W")
    assert best(game, 0) == {"W@b2"}


def test_a_cube_that_can_wait_is_not_discarded_first(game: YaxhaState) -> None:
    game.cells[ROUND] = 10
    build(game, 0, "BOOO OOOO OOOO OOOO")
    start_building(game, 0, "GB")
    assert best(game, 0) == {"B@a1^2"}


def test_a_bonus_card_raises_its_colour(game: YaxhaState) -> None:
    game.cells[ROUND] = 10
    build(game, 0, "GGG. OOBB")
    build(game, 1, "GGGG")
    start_building(game, 0, "G")
    without = worths(game, 0)
    deal_cards(game, "largest green")
    ranked = worths(game, 0)
    assert ranked["G@d1"] - ranked["G@c3"] == without["G@d1"] - without["G@c3"] + 5 * POINT, "now a tie"


def test_a_bonus_card_wants_the_fifth_colour(game: YaxhaState) -> None:
    game.cells[ROUND] = 10
    build(game, 0, "OOGG BBBG YYYG YYB.")
    start_building(game, 0, "WY")
    without = worths(game, 0)
    deal_cards(game, "five colours on layer 1")
    assert worths(game, 0)["W@d4"] > without["W@d4"] + 4 * POINT


# Choosing and claiming


def test_the_market_of_its_colours_is_chosen(game: YaxhaState) -> None:
    build(game, 0, "OOOO OG")
    build(game, 1, "BBBB BG")
    fill_markets(game, "WYG", "OOO")
    assert best(game, 0) == {"M2"}


def test_of_equal_markets_the_one_nobody_else_wants_is_chosen() -> None:
    game = new_game(3)
    deal_cards(game)
    game.cells[ROUND] = 10  # a better turn tile is good for nothing any more
    give_turn_tiles(game, 1, 2, 0)
    for seat, colours in enumerate(("OOOBBB", "OOOYYY", "OOOWWW")):
        build(game, seat, f"{colours[:3]}G {colours[3:]}")
    fill_markets(game, "OOO", "BBB", "GYW")
    assert best(game, 0) == {"M2"}


def test_a_claim_takes_what_fits_best() -> None:
    game = new_game(4)
    deal_cards(game)
    give_turn_tiles(game, 0, 1, 2, 3)
    build(game, 1, "YYYY YG")
    fill_markets(game, "OOO", "GWB", "YYY", "GWB")
    for seat in range(4):
        play(game, seat, "M1")
    assert game.pending_seats() == [1]
    assert best(game, 1) == {"M3"}
    assert "3 yellow" in reason(game, 1, "M3")


# Reasons


def test_a_reason_names_group_and_points(game: YaxhaState) -> None:
    build(game, 0, "OOGO BB.O")
    start_building(game, 0, "O")
    assert reason(game, 0, "O@c2").startswith(
        "It makes the largest orange group 3 instead of 2, worth 2 more"
    )


def test_a_reason_names_what_a_market_is_worth(game: YaxhaState) -> None:
    give_turn_tiles(game, 0, 1)
    fill_markets(game, "OOW", "BBB")
    assert reason(game, 0, "M1").startswith("Its cubes, 2 orange and 1 white, add about")
    assert reason(game, 0, "M1").endswith("your turn tile makes them yours.")


# Everywhere


@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
@pytest.mark.many_games
def test_worths_do_not_depend_on_what_is_unseen(setup: Setup) -> None:
    source = FastSource(setup.players)
    mind = Mind(YAXHA.computer_player.policy(setup), setup.num_actions, source)
    for seed in range(8):
        state = setup.new(patolli.Seed.fast(seed))
        while not state.is_over():
            for seat in state.pending_seats():
                guess = state.clone()
                guess.redeal(seat, source)
                assert worths(guess, seat) == worths(state, seat)
            seats = state.pending_seats()
            seat = seats[source.below(len(seats))]
            state.apply(seat, mind.best(state, seat) if seed % 2 else mind.any(state, seat))


@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
@pytest.mark.many_games
def test_every_decision_has_a_reason(setup: Setup) -> None:
    policy = YAXHA.computer_player.policy(setup)
    mind = Mind(policy, setup.num_actions, FastSource(1))
    for seed in range(4):
        state = setup.new(patolli.Seed.fast(seed))
        while (seat := state.next_seat()) >= 0:
            for action in state.legal_actions(seat):
                sentence = said(policy.reason(state, seat, action))
                assert sentence[0].isupper()
                assert sentence.endswith(".")
                assert len(sentence) < 200
            state.apply(seat, mind.best(state, seat) if seed % 2 else mind.any(state, seat))


@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
@pytest.mark.many_games
def test_the_forecast_ends_as_the_score_and_is_near_it_before(setup: Setup) -> None:
    mind = Mind(YAXHA.computer_player.policy(setup), setup.num_actions, FastSource(1))
    miss = 0
    games = 20
    for seed in range(games):
        state = setup.new(patolli.Seed.fast(seed))
        while state.cells[ROUND] < 6 or state.cells[STAGE] != CHOOSING:
            mind.play(state, 1, 0)
        halfway = forecast(state)
        mind.play(state, 10_000, 0)
        assert forecast(state) == [POINT * points for points in state.scores()]
        miss += sum(forecast(state)) - sum(halfway)
    assert abs(miss) < 5 * POINT * games * setup.players, "less than five points off on average"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.many_games
def test_greedy_beats_random(players: int) -> None:
    setup = YAXHA.setup(players)
    mind = Mind(YAXHA.computer_player.policy(setup), setup.num_actions, FastSource(players))
    won = lost = 0
    for n in range(200):
        state = setup.new(patolli.Seed.fast(n // players))
        me = n % players
        while (seat := state.next_seat()) >= 0:
            state.apply(seat, mind.best(state, seat) if seat == me else mind.any(state, seat))
        scores = state.scores()
        won += sum(scores[me] > score for score in scores)
        lost += sum(scores[me] < score for score in scores)
    assert won >= 0.9 * (won + lost)
