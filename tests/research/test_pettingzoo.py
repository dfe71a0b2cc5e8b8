"""PettingZoo's own suites, for every game and number of players, and its conventions for bad input."""

import pickle
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.utils import parallel_to_aec
from pettingzoo.utils.env_logger import EnvLogger

import patolli
from contract.setups import setup_id
from patolli import Setup
from patolli.engine.errors import InvalidSetup
from patolli.research import pettingzoo
from patolli.research.tensors import Observer
from research import suites

TABLES = [
    game.setup(players)
    for game in patolli.games()
    for players in range(game.min_players, game.max_players + 1)
]
every_table = pytest.mark.parametrize("setup", TABLES, ids=setup_id)

# The suites have lists of PettingZoo's own games that may have masks in their observations.
only_for_others = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def with_masks(test: Any) -> Any:
    for mark in only_for_others:
        test = mark(test)
    return test


@pytest.fixture(autouse=True)
def quiet() -> None:
    EnvLogger.suppress_output()
    EnvLogger.flush()


# The suites


@every_table
@with_masks
def test_the_aec_suite(setup: Setup) -> None:
    suites.api_test(pettingzoo.env(setup), num_cycles=300)


@every_table
def test_the_parallel_suite(setup: Setup) -> None:
    suites.parallel_api_test(pettingzoo.parallel_env(setup), num_cycles=1000)


@every_table
def test_the_seed_suites(setup: Setup) -> None:
    suites.seed_test(lambda: pettingzoo.env(setup), num_cycles=50)
    suites.parallel_seed_test(lambda: pettingzoo.parallel_env(setup), num_cycles=50)
    suites.parallel_seed_test(lambda: pettingzoo.parallel_env(setup, illegal="replace"), num_cycles=50)


@every_table
def test_the_suite_of_cycles(setup: Setup) -> None:
    """It chooses without masks, and wants every agent to act in every cycle, as in parallel environments."""

    def parallel(max_cycles: int) -> pettingzoo.TableEnv:
        return pettingzoo.parallel_env(setup, max_cycles=max_cycles, illegal="replace")

    suites.max_cycles_test(
        SimpleNamespace(
            parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles))
        )
    )


@every_table
def test_the_suite_of_pictures(setup: Setup) -> None:
    suites.render_test(lambda render_mode: pettingzoo.env(setup, render_mode=render_mode))
    environment = pettingzoo.parallel_env(setup, render_mode="ansi")
    environment.reset(seed=1)
    assert isinstance(environment.render(), str)


# What a whole game is like


def play(environment: pettingzoo.TurnEnv, seed: int) -> dict[str, float]:
    """Play random legal actions to the end; what every agent is given."""
    environment.reset(seed=seed)
    dice = np.random.default_rng(seed)
    given = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, is_over, is_cut, _ = environment.last()
        given[agent] += reward
        if is_over or is_cut:
            environment.step(None)
        else:
            assert observation is not None
            environment.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    return given


@every_table
def test_the_winner_is_given_what_the_others_lose(setup: Setup) -> None:
    environment = pettingzoo.env(setup)
    for seed in range(3):
        given = play(environment, seed)
        outcome = environment.game_state().outcome()
        assert outcome is not None
        assert sum(given.values()) == pytest.approx(0)
        winners = [seat for seat, reward in enumerate(given.values()) if reward == max(given.values())]
        assert winners == list(outcome.winners)


@every_table
def test_who_has_its_turn_sees_what_it_may_see_and_nobody_else_has_legal_actions(setup: Setup) -> None:
    environment = pettingzoo.env(setup)
    environment.reset(seed=3)
    dice = np.random.default_rng(3)
    observer = Observer(setup)
    for agent in environment.agent_iter(60):
        observation, _, is_over, *_ = environment.last()
        if is_over:
            break
        assert observation is not None
        state, seat = environment.game_state(), environment.possible_agents.index(agent)
        assert np.array_equal(observation["observation"], observer.observe(state, seat))
        assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(state.legal_actions(seat))
        for name in environment.agents:
            assert environment.observe(name)["action_mask"].any() == (name == agent)
        environment.step(int(dice.choice(np.flatnonzero(observation["action_mask"]))))


def test_what_was_observed_stays_as_it_was() -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    first, *_ = environment.last()
    assert first is not None
    kept = {name: array.copy() for name, array in first.items()}
    environment.step(0)
    second, *_ = environment.last()
    assert second is not None
    assert all(np.array_equal(first[name], kept[name]) for name in kept)
    assert not np.array_equal(first["observation"], second["observation"])


def test_views_in_words_and_the_whole_state_are_there_too() -> None:
    environment = pettingzoo.env("yaxha", players=3)
    environment.reset(seed=1)
    assert environment.view("player_1").seat == 1
    assert environment.state().shape == environment.observation_space("player_0")["observation"].shape
    parallel = pettingzoo.parallel_env("yaxha", players=3)
    parallel.reset(seed=1)
    assert np.array_equal(parallel.state(), environment.state())


def test_an_environment_can_be_pickled_and_copied() -> None:
    for made in (pettingzoo.env("yaxha", 3), pettingzoo.parallel_env("yaxha", 3, max_cycles=5)):
        made.reset(seed=1)
        for again in (pickle.loads(pickle.dumps(made)), deepcopy(made)):
            assert again.possible_agents == ["player_0", "player_1", "player_2"]
            with pytest.raises(AssertionError, match="reset"):
                again.state()


def test_nothing_is_drawn_if_nobody_asked_for_it() -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    assert environment.render() is None


def test_an_environment_and_its_name_have_one_version() -> None:
    for kind in ("aec", "parallel"):
        made = make(kind, "patolli/Maya-v0").unwrapped
        assert made.metadata["name"].endswith("_v0")


def test_a_seed_may_be_numpys() -> None:
    for made in (pettingzoo.env("yaxha"), pettingzoo.parallel_env("yaxha")):
        made.reset(seed=np.int32(5))  # type: ignore[arg-type]
        numbered = made.state()
        made.reset(seed=5)
        assert np.array_equal(made.state(), numbered)


def test_pettingzoo_makes_them_by_name() -> None:
    assert isinstance(make("aec", "patolli/Maya-v0", players=4).unwrapped, pettingzoo.TurnEnv)
    made = make("parallel", "patolli/Maya-v0", players=4, max_cycles=7).unwrapped
    assert isinstance(made, pettingzoo.TableEnv)
    assert (made.max_num_agents, made.max_cycles) == (4, 7)


def test_a_seed_makes_the_same_game_and_no_seed_another_one() -> None:
    environment = pettingzoo.env("yaxha")
    positions = []
    for seed in (1, 1, None, None):
        environment.reset(seed=seed)
        positions.append(environment.game_state().dump())
    assert positions[0] == positions[1]
    assert len(set(positions)) == 3


# Bad input, by PettingZoo's conventions


def test_an_illegal_action_ends_the_game_and_its_agent_loses() -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    loser = environment.agent_selection
    environment.step(100)
    assert "Illegal move made" in EnvLogger.mqueue[0]
    assert environment.rewards == {name: -1.0 if name == loser else 0.0 for name in environment.agents}
    assert all(environment.terminations.values())
    assert all(environment.truncations.values())
    given = {}
    for agent in environment.agent_iter():
        given[agent] = environment.last()[1]
        environment.step(None)
    assert given == {"player_0": -1.0, "player_1": 0.0}


@pytest.mark.parametrize("action", [-1, 204, 10**30, None, "M1", 1.5, np.int64(204)])
def test_an_action_out_of_bounds_is_an_assertion_error_and_changes_nothing(action: Any) -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    before = environment.game_state().dump()
    with pytest.raises(AssertionError, match="is not in the action space"):
        environment.step(action)
    assert environment.game_state().dump() == before
    assert environment.agents == environment.possible_agents


def test_actions_may_be_numpys() -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    environment.step(np.int64(1))
    environment.step(np.int8(0))
    assert environment.game_state().reveals() > 2


def test_nothing_can_be_asked_before_the_reset() -> None:
    environment = pettingzoo.env("yaxha")
    for name in ("agents", "agent_selection", "rewards", "num_agents", "infos"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(environment, name)
    for call in (
        lambda: environment.step(0),
        lambda: environment.observe("player_0"),
        environment.render,
        environment.state,
        lambda: next(environment.agent_iter()),
    ):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError, match="has no attribute"):
        environment.no_such_thing  # noqa: B018


def test_after_the_end_only_none_is_a_step_and_then_a_warning() -> None:
    environment = pettingzoo.env("yaxha")
    environment.reset(seed=1)
    environment.step(100)
    with pytest.raises(ValueError, match="only valid action is None"):
        environment.step(0)
    environment.step(None)
    environment.step(None)
    assert environment.agents == []
    EnvLogger.flush()
    environment.step(0)
    assert "Should reset() first" in EnvLogger.mqueue[0]


def test_in_a_parallel_game_who_owes_nothing_can_only_wait() -> None:
    environment = pettingzoo.parallel_env("maori")
    observations, _ = environment.reset(seed=1)
    assert environment.wait == environment.setup.num_actions
    (pending,) = environment.game_state().pending_seats()
    waiting = f"player_{1 - pending}"
    assert np.flatnonzero(observations[waiting]["action_mask"]).tolist() == [environment.wait]
    assert not observations[f"player_{pending}"]["action_mask"][environment.wait]
    observations, *_ = environment.step({f"player_{pending}": 3, waiting: environment.wait})
    assert environment.game_state().pending_seats() == [1 - pending]


@pytest.mark.parametrize("who", ["waits", "decides"])
def test_in_a_parallel_game_the_wrong_seat_or_an_illegal_action_ends_the_game(who: str) -> None:
    environment = pettingzoo.parallel_env("maori")
    environment.reset(seed=1)
    (pending,) = environment.game_state().pending_seats()
    decides, waits = f"player_{pending}", f"player_{1 - pending}"
    actions = (
        {decides: 3, waits: 3} if who == "waits" else {decides: environment.wait, waits: environment.wait}
    )
    _, rewards, terminations, truncations, _ = environment.step(actions)
    loser = waits if who == "waits" else decides
    assert rewards == {name: -1.0 if name == loser else 0.0 for name in environment.possible_agents}
    assert all(terminations.values())
    assert all(truncations.values())
    assert environment.agents == []
    assert environment.step({}) == ({}, {}, {}, {}, {})
    assert "Should reset() first" in EnvLogger.mqueue[-1]


def test_a_parallel_game_says_what_is_wrong_with_a_step() -> None:
    environment = pettingzoo.parallel_env("yaxha")
    with pytest.raises(AssertionError, match="reset"):
        environment.step({})
    environment.reset(seed=1)
    with pytest.raises(AssertionError, match="player_1 owes a decision"):
        environment.step({"player_0": 0})
    with pytest.raises(AssertionError, match="no agent 'player_7'"):
        environment.step({"player_0": 0, "player_1": 0, "player_7": 0})
    with pytest.raises(AssertionError, match="not in the action space"):
        environment.step({"player_0": 0, "player_1": 999})


def test_an_illegal_action_can_be_replaced() -> None:
    environment = pettingzoo.parallel_env("yaxha", illegal="replace")
    environment.reset(seed=1)
    *_, infos = environment.step({"player_0": 100, "player_1": 0})
    assert infos == {"player_0": {"replaced": True}, "player_1": {}}
    assert environment.agents


def test_what_cannot_be_set_up_is_said() -> None:
    with pytest.raises(InvalidSetup, match="human, ansi"):
        pettingzoo.env("yaxha", render_mode="rgb_array")
    with pytest.raises(InvalidSetup, match="max_cycles is at least 1, or None for no limit, not 0"):
        pettingzoo.parallel_env("yaxha", max_cycles=0)
    with pytest.raises(InvalidSetup, match="'end' or 'replace'"):
        pettingzoo.parallel_env("yaxha", illegal="ignore")  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="no game"):
        pettingzoo.env("chess")
    with pytest.raises(InvalidSetup, match="2 to 4 players, not 0"):
        pettingzoo.env("yaxha", players=0)
