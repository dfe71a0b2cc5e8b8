"""Many games at once: they are the games that one state at a time gives."""

import doctest

import numpy as np
import pytest

import patolli
from contract.setups import setup_id
from patolli import Seed, Setup
from patolli.engine.errors import IllegalMove, InvalidSetup
from patolli.research import tensors, vector
from patolli.research.payoffs import payoffs
from patolli.research.tensors import Observer
from patolli.research.vector import VectorGames

TABLES = [
    game.setup(players)
    for game in patolli.games()
    for players in range(game.min_players, game.max_players + 1)
]
every_table = pytest.mark.parametrize("setup", TABLES, ids=setup_id)
COUNT = 3


@every_table
def test_every_game_is_the_one_of_its_seed(setup: Setup) -> None:
    """Seat, legal actions, observation, rewards and scores are those of a state played beside it."""
    games = VectorGames(setup, COUNT)
    games.reset(seed=10)
    observer = Observer(setup)
    states = [setup.new(Seed.fast(10 + n)) for n in range(COUNT)]
    next_seed = 10 + COUNT
    over = 0
    while over < 2:
        actions = games.sample().copy()
        seats = games.seats.copy()
        games.step(actions)
        for n in range(COUNT):
            states[n].apply(int(seats[n]), int(actions[n]))
            assert games.dones[n] == states[n].is_over()
            if states[n].is_over():
                over += 1
                assert games.rewards[n].tolist() == payoffs(states[n])
                assert games.scores[n].tolist() == states[n].scores()
                states[n] = setup.new(Seed.fast(next_seed))
                next_seed += 1
            else:
                assert not games.rewards[n].any()
            seat = states[n].next_seat()
            legal = states[n].legal_actions(seat)
            assert games.seats[n] == seat
            assert games.legal[n, : games.sizes[n]].tolist() == legal
            assert np.flatnonzero(games.masks[n]).tolist() == sorted(legal)
            assert np.array_equal(games.observations[n], observer.observe(states[n], seat))


@every_table
def test_the_own_seat_alone_decides_against_opponents(setup: Setup) -> None:
    games = VectorGames(setup, 2 * setup.players, opponents="random")
    games.reset(seed=1)
    assert sorted(games.own_seats) == sorted([*range(setup.players)] * 2)
    for _ in range(20):
        assert np.array_equal(games.seats, games.own_seats)
        games.step(games.sample())
    assert games.view(1).seat == games.own_seats[1]


def test_games_may_be_played_once() -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), COUNT, restarts=False)
    games.reset(seed=1)
    while (games.seats >= 0).any():
        games.step(games.sample())
    assert not games.masks.any()
    assert games.dones.all()
    before = games.rewards.copy()
    games.step([0] * COUNT)
    assert np.array_equal(games.rewards, before)
    games.reset(seed=1)
    assert not games.dones.any()
    assert not games.rewards.any()


def test_the_same_seed_gives_the_same_games() -> None:
    setup = patolli.game("yaxha").setup(2)
    seen = []
    for seed in (5, 5, 6):
        games = VectorGames(setup, 4)
        games.reset(seed=seed)
        for _ in range(100):
            games.step(games.sample())
        seen.append(games.observations.tobytes())
    assert seen[0] == seen[1] != seen[2]


def test_an_illegal_action_is_refused_before_anything_is_done() -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), COUNT)
    games.reset(seed=1)
    before = games.observations.copy()
    for wrong in (100, -1, 204, 10**15):
        with pytest.raises(IllegalMove, match=f"Game 1: action {wrong} is not legal for seat 1"):
            games.step([0, wrong, 0])
    assert np.array_equal(games.observations, before)


def test_an_illegal_action_can_forfeit_its_game() -> None:
    games = VectorGames(patolli.game("yaxha").setup(3), COUNT)
    games.reset(seed=1)
    games.step_or_forfeit([0, 100, 0])
    assert games.dones.tolist() == [0, 2, 0]
    assert games.rewards.tolist() == [[0, 0, 0], [-1, 0, 0], [0, 0, 0]]
    games.step(games.sample())
    assert not games.rewards.any()


def test_what_is_wrong_is_said() -> None:
    setup = patolli.game("yaxha").setup(2)
    with pytest.raises(InvalidSetup, match="at least one game"):
        VectorGames(setup, 0)
    games = VectorGames(setup, 2)
    with pytest.raises(InvalidSetup, match="A seed is"):
        games.reset(seed=-1)
    games.reset()
    with pytest.raises(InvalidSetup, match="one action a game"):
        games.step([0])


def test_nobody_else_writes_into_the_arrays() -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), 2)
    for array in (games.observations, games.masks, games.seats, games.rewards, games.dones):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("module", [tensors, vector])
def test_examples_in_the_documentation_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
