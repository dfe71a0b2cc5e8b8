"""OpenSpiel's algorithms run on our games as they are."""

import numpy as np
import pytest
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import (
    cfr,
    exploitability,
    external_sampling_mccfr,
    ismcts,
    mcts,
    random_agent,
)

from research.spiel import TINY_GOLD, dealt, load

EACH = ["patolli_gold", "patolli_maori", "patolli_maya", "patolli_yaxha"]
each_game = pytest.mark.parametrize("name", EACH)


@each_game
def test_information_set_search(name: str) -> None:
    state = dealt(name)
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        state.get_game(),
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.0,
        max_simulations=10,
        random_state=chance,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    for _ in range(3):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@each_game
def test_tree_search(name: str) -> None:
    """Which sees everything, and so is no fair player; but it runs."""
    state = dealt(name)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bot = mcts.MCTSBot(state.get_game(), 1.0, 10, evaluator, random_state=chance)
    assert bot.step(state) in state.legal_actions()


@each_game
def test_reinforcement_learning_environment(name: str) -> None:
    environment = rl_environment.Environment(load(name))
    agents = [
        random_agent.RandomAgent(player, environment.action_spec()["num_actions"])
        for player in range(environment.num_players)
    ]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    assert sum(step.rewards) == pytest.approx(0)


def test_counterfactual_regret_minimisation_finds_an_equilibrium() -> None:
    """Of Das Gold der Maya with one tablet: how much could be gained by deviating falls towards nothing."""
    game = load(TINY_GOLD)
    solver = cfr.CFRPlusSolver(game)
    start = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    gains = [start]
    for iterations in (4, 8):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        gains.append(exploitability.nash_conv(game, solver.average_policy()))
    assert start > 1.0
    assert gains == sorted(gains, reverse=True)
    assert gains[-1] < start / 5


def test_sampled_regret_minimisation_too() -> None:
    game = load(TINY_GOLD)
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < 1.0
