"""Gymnasium's own checks, for every game and number of players, and its conventions for bad input."""

import pickle
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import patolli
from contract.setups import setup_id
from patolli import Setup
from patolli.engine.errors import InvalidMove, InvalidSetup
from patolli.research.gymnasium import SeatEnv, SeatVectorEnv
from research.spiel import TINY_GOLD, load

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
    scores: Any = info["scores"]
    assert scores.shape == (setup.players,)
    scores = scores.tolist()
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
    assert again == reward, "the same seed, the same game"
    assert np.array_equal(info_again["scores"], info["scores"])  # type: ignore[arg-type]
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
    with pytest.raises(InvalidSetup, match="one of human, ansi, or None, not 'rgb_array'"):
        SeatEnv("yaxha", render_mode="rgb_array")
    with pytest.raises(InvalidSetup, match="one of ansi, or None, not 'human'"):
        SeatVectorEnv("yaxha", render_mode="human")


@pytest.mark.parametrize("action", [10**30, None, "M1", 1.5, np.array([0])])
def test_what_is_no_action_is_refused_and_changes_nothing(action: Any) -> None:
    environment = made(patolli.game("yaxha").setup(2))
    _, info = environment.reset(seed=1)
    with pytest.raises(InvalidMove, match="An action is a whole number"):
        environment.step(action)
    assert np.array_equal(environment.action_masks(), info["action_mask"] == 1)


def test_a_set_up_in_any_edition_can_be_played() -> None:
    setup = load(TINY_GOLD).setup
    assert SeatEnv(setup).setup is setup
    assert SeatVectorEnv(setup, 2).setup is setup


def test_a_copy_or_a_pickle_is_a_new_one_to_be_reset() -> None:
    made = SeatEnv("yaxha", 3, opponents="novice", seat=2)
    made.reset(seed=1)
    for again in (pickle.loads(pickle.dumps(made)), deepcopy(made)):
        with pytest.raises(ResetNeeded):
            again.step(np.int64(0))
        again.reset(seed=1)
        assert (again.setup, again.seat) == (made.setup, 2)


def test_a_copy_or_a_pickle_of_many_is_new_ones_to_be_reset() -> None:
    made = SeatVectorEnv("yaxha", 3, opponents="novice", seat=1, copy=False)
    made.reset(seed=1)
    for again in (pickle.loads(pickle.dumps(made)), deepcopy(made)):
        with pytest.raises(ResetNeeded):
            again.step(np.zeros(3, np.int64))
        first, _ = again.reset(seed=1)
        assert np.array_equal(first, made.reset(seed=1)[0])


def test_a_position_can_be_copied_and_played_on() -> None:
    environment = SeatEnv("yaxha")
    _, info = environment.reset(seed=1)
    position = environment.game_state().clone()
    position.apply(environment.seat, int(info["action_mask"].argmax()))
    assert environment.game_state().dump() != position.dump()
    many = SeatVectorEnv("yaxha", 2)
    many.reset(seed=1)
    assert many.game_state(0).dump() != many.game_state(1).dump()


def test_not_only_some_of_many_games_are_reset() -> None:
    many = SeatVectorEnv("yaxha", 2)
    many.reset(seed=1, options={"reset_mask": np.array([True, True])})
    with pytest.raises(InvalidSetup, match="All games are begun anew, not only some"):
        many.reset(options={"reset_mask": np.array([True, False])})


def test_nothing_is_drawn_if_nobody_asked_for_it() -> None:
    environment = made(patolli.game("yaxha").setup(2))
    environment.reset(seed=1)
    assert environment.render() is None
    assert made_many(2).render() is None


# Many at once


def made_many(count: int, **others: Any) -> SeatVectorEnv:
    environment = gymnasium.make_vec(
        "patolli/Yaxha-v0", num_envs=count, vectorization_mode="vector_entry_point", **others
    )
    assert isinstance(environment, SeatVectorEnv)
    return environment


def test_many_games_at_once_go_on_and_on() -> None:
    environment = made_many(50, players=3, render_mode="ansi")
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
    assert len(environment.render() or ()) == 50
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
    assert is_over.tolist() == infos["final_info"]["illegal"].tolist() == [False, True, False]


@pytest.mark.parametrize("ends_by", ["the rules", "an illegal action"])
def test_what_is_told_is_what_gymnasium_tells_of_single_games_in_a_row(ends_by: str) -> None:
    """A game of ours at once with one of Gymnasium's: the first game of both is the same."""
    options: dict[str, Any] = {"num_envs": 1, "players": 3, "seat": 2, "opponents": "random"}
    ours = gymnasium.make_vec("patolli/Yaxha-v0", vectorization_mode="vector_entry_point", **options)
    theirs = gymnasium.make_vec(
        "patolli/Yaxha-v0",
        vectorization_mode="sync",
        vector_kwargs={"autoreset_mode": AutoresetMode.SAME_STEP},
        **options,
    )
    assert ours.metadata["autoreset_mode"] == theirs.metadata["autoreset_mode"]
    told: Any = ours.reset(seed=4)
    expected: Any = theirs.reset(seed=4)
    require_same(told, expected)
    is_over = False
    while not is_over:
        action = told[-1]["action_mask"].argmax(axis=1) if ends_by == "the rules" else np.array([200])
        told, expected = ours.step(action), theirs.step(action)
        is_over = bool(told[2][0])
        if not is_over:
            require_same(told, expected)
    require_same(told[1:4], expected[1:4])
    require_same(told[4].pop("final_obs")[0], expected[4].pop("final_obs")[0])
    require_same(told[4].pop("final_info"), expected[4].pop("final_info"))
    assert told[4].keys() == expected[4].keys()


def require_same(one: Any, other: Any) -> None:
    if isinstance(one, dict):
        assert one.keys() == other.keys()
        one, other = tuple(one.values()), tuple(other[name] for name in one)
    if isinstance(one, tuple):
        for piece, other_piece in zip(one, other, strict=True):
            require_same(piece, other_piece)
    else:
        assert (one.dtype, one.shape) == (other.dtype, other.shape)
        assert np.array_equal(one, other)
