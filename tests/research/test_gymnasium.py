"""Gymnasium's own checks, for every game and number of players, and its conventions for bad input."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import patolli
from contract.setups import setup_id
from patolli import Setup
from patolli.engine.errors import InvalidSetup
from patolli.research.gymnasium import SeatEnv, SeatVectorEnv

TABLES = [
    game.setup(players)
    for game in patolli.games()
    for players in range(game.min_players, game.max_players + 1)
]
every_table = pytest.mark.parametrize("setup", TABLES, ids=setup_id)


def made(setup: Setup, **others: Any) -> SeatEnv:
    environment = gymnasium.make(
        f"patolli/{setup.game.name.capitalize()}-v0", players=setup.players, **others
    ).unwrapped
    assert isinstance(environment, SeatEnv)
    return environment


def play(environment: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    """Play random legal actions to the end; the reward and what else is told there."""
    _, info = environment.reset(seed=seed)
    dice = np.random.default_rng(seed)
    while True:
        action = dice.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, is_over, is_cut, info = environment.step(action)
        assert observation in environment.observation_space
        assert not is_cut
        if is_over:
            return reward, info
        assert reward == 0


@every_table
def test_gymnasium_finds_nothing(setup: Setup) -> None:
    """Nothing is left out: it chooses without masks too, and draws pictures."""
    check_env(made(setup, opponents="random"))


@every_table
def test_a_game_is_won_by_who_is_told_so(setup: Setup) -> None:
    environment = made(setup, opponents="random")
    reward, info = play(environment, 1)
    scores = info["scores"]
    assert isinstance(scores, list)
    assert len(scores) == setup.players
    if max(scores) == scores[environment.seat] > sorted(scores)[-2]:
        assert reward == 1
    if max(scores) > scores[environment.seat]:
        assert reward < 0


@pytest.mark.parametrize("opponents", ["random", "greedy", "novice", "casual", "search:iterations=20"])
def test_any_registered_player_plays_the_other_seats(opponents: str) -> None:
    environment = made(patolli.game("yaxha").setup(3), opponents=opponents)
    reward, info = play(environment, 1)
    assert -1 <= reward <= 1
    again, info_again = play(made(environment.setup, opponents=opponents), 1)
    assert (again, info_again["scores"]) == (reward, info["scores"]), "the same seed, the same game"
    environment.close()
    environment.close()


def test_every_seat_is_yours_now_and_then_or_always_the_same() -> None:
    environment = made(patolli.game("yaxha").setup(4))
    environment.reset(seed=1)
    seats = set()
    for _ in range(40):
        _, info = environment.reset()
        seats.add(info["seat"])
    assert seats == {0, 1, 2, 3}
    always = made(patolli.game("yaxha").setup(4), seat=2)
    assert {always.reset()[1]["seat"] for _ in range(10)} == {2}
    assert always.view().seat == 2


def test_masks_are_given_in_both_usual_ways() -> None:
    environment = made(patolli.game("yaxha").setup(2))
    _, info = environment.reset(seed=1)
    assert info["action_mask"].dtype == np.int8
    assert np.array_equal(environment.action_masks(), info["action_mask"] == 1)
    assert environment.action_space.sample(mask=info["action_mask"]) in (0, 1)


def test_an_illegal_action_ends_the_game_and_costs_1() -> None:
    environment = made(patolli.game("yaxha").setup(2))
    environment.reset(seed=1)
    _, reward, is_over, is_cut, info = environment.step(np.int64(100))
    assert (reward, is_over, is_cut, info["illegal"]) == (-1, True, False, True)


def test_steps_need_a_reset_before_them() -> None:
    environment = made(patolli.game("yaxha").setup(2))
    with pytest.raises(ResetNeeded, match="call reset"):
        environment.step(np.int64(0))
    play(environment, 1)
    with pytest.raises(ResetNeeded, match="call reset"):
        environment.step(np.int64(0))


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(InvalidSetup, match="There is no seat 2"):
        made(patolli.game("yaxha").setup(2), seat=2)
    with pytest.raises(InvalidSetup, match="no computer player"):
        made(patolli.game("yaxha").setup(2), opponents="nobody")


# Many at once


def made_many(count: int, **others: Any) -> SeatVectorEnv:
    environment = gymnasium.make_vec(
        "patolli/Yaxha-v0", num_envs=count, vectorization_mode="vector_entry_point", **others
    )
    assert isinstance(environment, SeatVectorEnv)
    return environment


def test_many_games_at_once_go_on_and_on() -> None:
    environment = made_many(50, players=3)
    dice = np.random.default_rng(1)
    observations, infos = environment.reset(seed=1)
    ended = np.zeros(50, int)
    for _ in range(100):
        actions = [dice.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
        observations, rewards, is_over, is_cut, infos = environment.step(np.array(actions))
        assert observations in environment.observation_space
        assert not rewards[~is_over].any()
        assert (np.abs(rewards) <= 1).all()
        assert not is_cut.any()
        ended += is_over
    assert ended.min() >= 2
    assert set(infos["seat"]) == {0, 1, 2}
    assert len(environment.render()) == 50
    assert environment.view(3).seat == infos["seat"][3]
    environment.close()


def test_many_games_at_once_are_the_same_for_the_same_seed() -> None:
    one, other = made_many(5), made_many(5, copy=False)
    for environment in (one, other):
        environment.reset(seed=7)
    for _ in range(50):
        actions = one.action_masks().argmax(axis=1)
        first, second = one.step(actions), other.step(actions)
        assert np.array_equal(first[0], second[0])
        assert np.array_equal(first[1], second[1])
    assert not np.array_equal(one.reset()[0], one.reset()[0])


def test_an_illegal_action_ends_only_its_own_game() -> None:
    environment = made_many(3)
    with pytest.raises(ResetNeeded):
        environment.step(np.array([0, 0, 0]))
    environment.reset(seed=1)
    _, rewards, is_over, _, infos = environment.step(np.array([0, 100, 1]))
    assert rewards.tolist() == [0, -1, 0]
    assert is_over.tolist() == infos["illegal"].tolist() == [False, True, False]
