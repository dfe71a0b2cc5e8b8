"""Many games at once: they are the games that one state at a time gives."""

import doctest
import pickle
from copy import deepcopy
from itertools import count
from typing import Any

import numpy as np
import pytest

import patolli
from contract.setups import setup_id
from patolli import Seed, Setup, State
from patolli.engine.errors import IllegalMove, InvalidMove, InvalidSetup
from patolli.players.player import GreedyPlayer
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
    deals = (setup.new(Seed.of_run(10, n)) for n in count())
    states = [next(deals) for _ in range(COUNT)]
    over = 0
    while over < 2:
        actions = games.sample().copy()
        seats = games.seats.copy()
        games.step(actions)
        for n in range(COUNT):
            states[n].apply(int(seats[n]), int(actions[n]))
            assert games.dones[n] == states[n].is_over()
            assert games.deciders[n] == seats[n]
            assert games.own_rewards[n] == games.rewards[n, seats[n]]
            if states[n].is_over():
                over += 1
                assert games.rewards[n].tolist() == payoffs(states[n].outcome())
                assert games.scores[n].tolist() == states[n].scores()
                states[n] = next(deals)
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


def test_against_opponents_every_place_has_every_seat_in_turn_or_always_the_same() -> None:
    setup = patolli.game("yaxha").setup(3)
    for fixed in (None, 1):
        games = VectorGames(setup, COUNT, opponents="random", seat=fixed)
        games.reset(seed=1)
        seats: list[list[int]] = [[int(own)] for own in games.own_seats]
        while min(map(len, seats)) < 5:
            games.step(games.sample())
            for n in np.flatnonzero(games.dones):
                assert games.deciders[n] == seats[n][-1], "who decided last had the own seat of that game"
                assert games.own_rewards[n] == games.rewards[n, games.deciders[n]]
                seats[n].append(int(games.own_seats[n]))
        for first, played in enumerate(seats):
            assert played == [(first + n) % 3 if fixed is None else fixed for n in range(len(played))]


def test_opponents_may_be_players_of_ones_own() -> None:
    setup = patolli.game("yaxha").setup(3)
    made = []

    class Hoarder(GreedyPlayer):
        def __init__(self, setup: Setup, seed: int) -> None:
            super().__init__(setup, seed)
            made.append(seed)

    games = VectorGames(setup, COUNT, opponents=Hoarder)
    games.reset(seed=1)
    for _ in range(5):
        games.step(games.sample())
    games.close()
    assert len(set(made)) == len(made) == 2 * COUNT, "one for every seat of every game, each with its seed"


def test_opponents_who_cheat_are_found_out() -> None:
    class Cheat(GreedyPlayer):
        def decide(self, *_: object) -> int:
            return 203

    games = VectorGames(patolli.game("yaxha").setup(2), 1, opponents=Cheat)
    games.reset(seed=1)
    with pytest.raises(IllegalMove, match="is not allowed now"):
        games.step([0])


class Falters(GreedyPlayer):
    """Fails once."""

    left = 1

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        if Falters.left:
            Falters.left -= 1
            raise ZeroDivisionError
        return super().decide(concealed, seat, seconds)


def test_after_an_opponent_has_failed_nothing_goes_on_before_a_reset() -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), 2, opponents=Falters, seat=0)
    Falters.left = 0
    games.reset(seed=1)
    actions = games.sample().copy()
    Falters.left = 1
    with pytest.raises(ZeroDivisionError):
        games.step(actions)
    for call in (lambda: games.step(actions), games.sample, lambda: games.view(0)):
        with pytest.raises(InvalidMove, match=r"call reset\(\) first"):
            call()
    games.reset(seed=1)
    games.step(actions)


def test_where_an_opponent_fails_in_the_beginning_no_game_has_begun() -> None:
    setup = patolli.game("maori").setup(2, {"ship-placer": "first-seat"})
    games = VectorGames(setup, 2, opponents=Falters, seat=1)
    Falters.left = 1
    with pytest.raises(ZeroDivisionError):
        games.reset(seed=1)
    with pytest.raises(InvalidMove, match=r"call reset\(\) first"):
        games.sample()


def test_the_last_observation_of_a_game_can_be_kept() -> None:
    setup = patolli.game("yaxha").setup(2)
    kept = VectorGames(setup, COUNT, opponents="greedy", final_observations=True)
    once = VectorGames(setup, COUNT, opponents="greedy", restarts=False)
    for games in (kept, once):
        games.reset(seed=1)
    while not kept.dones.any():
        actions = kept.masks.argmax(axis=1)
        for games in (kept, once):
            games.step(actions)
    for n in np.flatnonzero(kept.dones):
        assert np.array_equal(kept.final_observations[n], once.observations[n])
        assert not np.array_equal(kept.final_observations[n], kept.observations[n])


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


def test_other_seeds_have_other_games() -> None:
    """Not one is shared by neighbours."""
    setup = patolli.game("yaxha").setup(2)
    seen = set()
    for seed in range(3):
        games = VectorGames(setup, 50)
        games.reset(seed=seed)
        seen |= {games.observations[n].tobytes() for n in range(50)}
    assert len(seen) == 150


def test_what_is_drawn_for_one_end_tells_nothing_about_another() -> None:
    """The market that a random opponent takes, and the actions that are sampled before and after it."""
    games = VectorGames(patolli.game("yaxha").setup(2), 1, opponents="random", seat=0)
    seen: dict[str, list[int]] = {"deal": [], "sample": [], "rival": [], "next sample": []}
    for seed in range(1000):
        games.reset(seed=seed)
        view: Any = games.view(0)
        seen["deal"].append(view.markets[0][0] in ("white", "yellow"))
        seen["sample"].append(int(games.sample()[0]) == games.legal[0, 0])
        games.step([games.legal[0, 0]])
        rival: Any = games.view(0, seat=1)
        seen["rival"].append(rival.players[1].chosen == 1)
        seen["next sample"].append(2 * games.legal[0].tolist().index(games.sample()[0]) < games.sizes[0])
    correlations = np.corrcoef(list(seen.values()))
    assert (np.abs(correlations[~np.eye(len(seen), dtype=bool)]) < 0.1).all()


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
    with pytest.raises(InvalidSetup, match="There is no seat 2; seats go from 0 to 1"):
        VectorGames(setup, 1, opponents="greedy", seat=2)
    with pytest.raises(InvalidSetup, match="Without opponents every seat is yours"):
        VectorGames(setup, 1, seat=1)
    games = VectorGames(setup, 2)
    for call in (games.sample, lambda: games.step([0, 0]), lambda: games.view(0)):
        with pytest.raises(InvalidMove, match=r"No game has begun; call reset\(\) first"):
            call()
    for seed in (-1, 2**32):
        with pytest.raises(InvalidSetup, match="The seed of a run is a whole number from 0 to 4294967295"):
            games.reset(seed=seed)
    games.reset()
    with pytest.raises(InvalidMove, match=r"one action a game, so 2 in a row, not an array of shape \(1,\)"):
        games.step([0])


@pytest.mark.parametrize("action", [10**30, 2**63, None, "M1", "0", 1.5, 0.0])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), 2)
    games.reset()
    before = games.observations.copy()
    for step in (games.step, games.step_or_forfeit):
        with pytest.raises(InvalidMove, match="Actions are whole numbers"):
            step([0, action])
    assert np.array_equal(games.observations, before)
    assert not games.dones.any()


def test_an_action_out_of_an_array_is_said_in_words() -> None:
    setup = patolli.game("yaxha").setup(2)
    games = VectorGames(setup, 1)
    games.reset()
    assert setup.game.decode(setup, games.legal[0, 1]).sentence() == "take market 2"


def test_a_copy_or_a_pickle_is_new_games_to_be_reset() -> None:
    games = VectorGames("yaxha", 3, observations=False, restarts=False)
    games.reset(seed=1)
    for again in (pickle.loads(pickle.dumps(games)), deepcopy(games)):
        with pytest.raises(InvalidMove, match="No game has begun"):
            again.sample()
        again.reset(seed=1)
        assert np.array_equal(again.masks, games.masks)
        assert again.observations.size == 0


def test_what_is_not_of_the_set_up_is_not_observed() -> None:
    observer = Observer(patolli.game("yaxha").setup(2))
    with pytest.raises(InvalidSetup, match="There is no seat 5; seats go from 0 to 1"):
        observer.observe(patolli.game("yaxha").new(2, 1), 5)
    others = [
        patolli.game("maya").new(3),
        patolli.game("yaxha").new(3),
        patolli.game("yaxha").new(2, deck="first-game"),
    ]
    for state in others:
        with pytest.raises(InvalidSetup, match="a position of another set-up"):
            observer.observe(state, 0)
        with pytest.raises(InvalidSetup, match="a position of another set-up"):
            observer.reveal(state)


def test_nobody_else_writes_into_the_arrays() -> None:
    games = VectorGames(patolli.game("yaxha").setup(2), 2)
    for array in (games.observations, games.masks, games.seats, games.rewards, games.dones):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


@pytest.mark.parametrize("module", [tensors, vector])
def test_examples_in_the_documentation_run(module: object) -> None:
    assert doctest.testmod(module).failed == 0  # type: ignore[arg-type]
