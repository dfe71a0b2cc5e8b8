"""OpenSpiel's IS-MCTS bot as a computer player, so that `patolli arena` can compare others with it.

The bot is OpenSpiel's own (`open_spiel.python.algorithms.ismcts`; the one in C++ cannot resample games that
are written in Python), and so are its random rollouts. Only the end of its search is ours: it stops when its
time is over instead of after a number of simulations. With `compiled=1` the rollouts, as random as before,
are played by our compiled code, which gives it many more of them than it would have anywhere else.
"""

from collections.abc import Sequence
from time import perf_counter
from typing import Final

from patolli.engine.chance import FastSource
from patolli.engine.game import Setup
from patolli.engine.playout import playout
from patolli.engine.state import State, action_buffer
from patolli.players.parameters import Parameter
from patolli.players.registry import Kind
from patolli.research.missing import require
from patolli.research.openspiel import SpielState, spiel_game
from patolli.research.payoffs import payoffs

require("numpy", "pyspiel", "open_spiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

SECONDS: Final = 1.0
NO_LIMIT: Final = 10**9
CURIOSITY: Final = 1.0


class TimedBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's bot, which searches until its time is over."""

    seconds: float = SECONDS
    simulations = 0
    """How many continuations it imagined for its last decision."""

    def run_search(self, state: SpielState) -> list[tuple[int, float]]:
        end = perf_counter() + self.seconds
        legal = state.legal_actions()
        self.reset()
        self.simulations = 0
        if len(legal) == 1:
            return [(legal[0], 1.0)]
        root = self.create_new_node(state)
        # The first simulation only opens the root, the second one tries something.
        while self.simulations < 2 or (self.simulations < self._max_simulations and perf_counter() < end):
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, root)
        return policy


class CompiledRollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc]
    """Random games to the end, each decision equally likely, in compiled code."""

    def __init__(self, setup: Setup, seed: int) -> None:
        super().__init__()
        self._source = FastSource(seed)
        self._buffer = action_buffer(setup.num_actions)

    def evaluate(self, state: SpielState) -> Sequence[float]:
        assert state.course is not None, "a search begins when everything is dealt"
        position = state.course.position.clone()
        playout(position, self._source, self._buffer)
        return payoffs(position.outcome())


class IsmctsPlayer:
    """A player that resamples what its seat cannot know, as the bot does, and plays what it visited most."""

    def __init__(self, setup: Setup, seed: int, values: dict[str, float]) -> None:
        self._game = spiel_game(setup)
        self._seconds = values.get("time", NO_LIMIT if "simulations" in values else SECONDS)
        chance = np.random.RandomState(seed % 2**32)
        evaluator = (
            CompiledRollouts(setup, seed)
            if values.get("compiled")
            else mcts.RandomRolloutEvaluator(1, chance)
        )
        self.bot = TimedBot(
            self._game,
            evaluator,
            uct_c=values.get("explore", 100 * CURIOSITY) / 100,
            max_simulations=int(values.get("simulations", NO_LIMIT)),
            random_state=chance,
            final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        self.bot.set_resampler(lambda state, player: state.resample_from_infostate(player, chance.uniform))

    def decide(self, concealed: State, seat: int, seconds: float | None = None) -> int:
        self.bot.seconds = self._seconds if seconds is None else min(self._seconds, seconds)
        return int(self.bot.step(self._game.state_of(concealed)))

    def close(self) -> None:
        pass


KIND: Final = Kind(
    "openspiel-ismcts",
    "OpenSpiel's information-set tree search",
    (
        Parameter("time", "how long it thinks about a decision at most", is_time=True),
        Parameter("simulations", "how many continuations it imagines at most", least=2),
        Parameter("explore", "its constant of UCT, in hundredths", most=1000),
        Parameter("compiled", "1 if its rollouts are played by compiled code", most=1),
    ),
    IsmctsPlayer,
)
