"""The games as PettingZoo environments: `env` (AEC) and `parallel_env`.

>>> from patolli.research import pettingzoo
>>> environment = pettingzoo.env("yaxha", players=3)
>>> environment.reset(seed=1)
>>> for agent in environment.agent_iter():
...     observation, reward, termination, truncation, info = environment.last()
...     action = None if termination else int(observation["action_mask"].argmax())
...     environment.step(action)

Observations are dictionaries: `observation` is a tensor (`patolli.research.tensors`) and `action_mask` has a
1 for every legal action. In the AEC environment the lowest of the seats that owe a decision has its turn; in
the parallel one all of them decide at once, and for who owes none the last action, `wait`, is the only legal
one. Who wins is rewarded at the end: the winners share a 1, the others lose it.

They are registered too: ``pettingzoo.make("aec", "patolli/Yaxha-v0", players=3)``, or ``"parallel"``.

Checks are built in, with what PettingZoo's own wrappers do: an action that is not legal ends the game and
costs its agent 1, one that is out of bounds is an `AssertionError`.
"""

from collections.abc import Mapping
from operator import index
from random import randrange
from typing import TYPE_CHECKING, Any, Literal, cast

from rich.console import Console

import patolli
from patolli.engine.chance import FastSource
from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Setup, View
from patolli.engine.seed import LARGEST_FAST
from patolli.engine.state import SPECTATOR, State
from patolli.research import aec_core
from patolli.research.aec_core import AECCore, Agents, before_reset, number_of
from patolli.research.missing import require
from patolli.research.payoffs import payoffs
from patolli.research.rivals import drawn_seed
from patolli.research.setups import setup_of
from patolli.research.spaces import VERSION, Observation, masked_space
from patolli.research.tensors import Floats, Observer
from patolli.research.vector import VectorGames

require("numpy", "gymnasium", "pettingzoo")

import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from pettingzoo import (  # noqa: E402
    AECEnv,
    ParallelEnv,
    aec_registry,
    parallel_registry,
)
from pettingzoo import register as register_environment  # noqa: E402
from pettingzoo.utils.env import AECIterable  # noqa: E402
from pettingzoo.utils.env_logger import EnvLogger  # noqa: E402

ILLEGAL_REWARD = -1.0
RENDER_MODES = ("human", "ansi")
Action = int | np.integer[Any] | None
"""None only for an agent whose game is over."""
Told = tuple[Observation | None, float, bool, bool, dict[str, Any]]


def env(
    game: str | Setup,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
) -> "TurnEnv":
    """Make an AEC environment, where one seat decides after the other."""
    return TurnEnv(setup_of(game, players, options), render_mode)


def parallel_env(
    game: str | Setup,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    *,
    render_mode: str | None = None,
    max_cycles: int | None = None,
    illegal: Literal["end", "replace"] = "end",
) -> "TableEnv":
    """Make a parallel environment, where all who owe a decision decide at once.

    After `max_cycles` steps it is truncated. An illegal action ends the game, or, for learners without masks,
    is replaced by a random legal one."""
    return TableEnv(setup_of(game, players, options), render_mode, max_cycles, illegal)


class _Face:
    """The base of both kinds of environment."""

    metadata: dict[str, Any]
    setup: Setup
    render_mode: str | None

    def _sit_down(self, setup: Setup, render_mode: str | None, actions: int) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise InvalidSetup(
                f"The render mode is one of {', '.join(RENDER_MODES)}, or None, not {render_mode!r}."
            )
        self.setup = setup
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self._seats = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.observation_spaces = {name: masked_space(setup, actions) for name in self.possible_agents}
        self.action_spaces = {name: spaces.Discrete(actions) for name in self.possible_agents}
        self._observers = [Observer(setup) for _ in self.possible_agents]
        self._revealer = Observer(setup)
        self._seeds = FastSource(randrange(LARGEST_FAST))

    def _metadata(self, kind: str, *, is_parallelizable: bool) -> dict[str, Any]:
        return {
            "name": f"patolli_{self.setup.game.name}{kind}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": is_parallelizable,
            "render_fps": 2,
        }

    def _new_seed(self, seed: int | None) -> int:
        """Draw the seed of the next game, from the last seed that was given if there was one."""
        if seed is not None:
            self._seeds = FastSource(index(seed) % LARGEST_FAST)
        return drawn_seed(self._seeds)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def game_state(self) -> State:
        raise NotImplementedError

    def view(self, agent: str) -> View:
        """Return what an agent may see, as typed data instead of numbers."""
        return self.setup.game.view(self.game_state(), self._seats[agent])

    def state(self) -> Floats:
        """Return what lies on the table, hands and secret choices included, as seat 0 would see it. Cards and
        tiles still to be drawn are not in it."""
        return self._revealer.reveal(self.game_state()).copy()

    def render(self) -> str | None:
        """Render the table as a spectator sees it: as text ("ansi"), or drawn on the terminal ("human");
        nothing without a mode."""
        state, game = self.game_state(), self.setup.game
        if self.render_mode is None:
            return None
        picture = game.presentation.picture(self.setup, game.view(state, SPECTATOR))
        if self.render_mode == "human":
            Console().print(picture)
            return None
        return picture.plain

    def close(self) -> None:
        """Do nothing: an environment holds no resources."""


class _AfterReset:
    """An attribute that exists after `reset`; a value that is assigned to it takes its place."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, environment: object, owner: type | None = None) -> Any:
        raise AttributeError(before_reset(self._name))


class TurnEnv(AECCore, _Face, AECEnv[str, Observation, Action]):  # type: ignore[misc]
    """An AEC environment: one seat decides after the other."""

    agents: list[str] = _AfterReset()  # type: ignore[assignment]
    rewards: dict[str, float] = _AfterReset()  # type: ignore[assignment]
    terminations: dict[str, bool] = _AfterReset()  # type: ignore[assignment]
    truncations: dict[str, bool] = _AfterReset()  # type: ignore[assignment]
    infos: dict[str, dict[str, Any]] = _AfterReset()  # type: ignore[assignment]

    if TYPE_CHECKING:

        def last(self, observe: bool = True) -> Told: ...

    def __init__(self, setup: Setup, render_mode: str | None = None) -> None:
        self._sit_down(setup, render_mode, setup.num_actions)
        self.metadata = self._metadata("", is_parallelizable=False)
        self._games = games = VectorGames(setup, 1, observations=False, restarts=False)
        super().__init__(
            games._batch,
            self.possible_agents,
            [observer.tensor for observer in self._observers],
            [observer.entries.copy for observer in self._observers],
            games.masks[0].copy,
            render_mode == "human",
        )

    def __reduce__(self) -> tuple[object, ...]:
        return TurnEnv, (self.setup, self.render_mode)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {name: {} for name in self.agents}
        self._skip_agent_selection = None
        self._begin(self._new_seed(seed), self.infos)
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> AECIterable[str, Observation, Action]:
        if not hasattr(self, "agents"):
            EnvLogger.error_agent_iter_before_reset()
        # It yields the same, compiled.
        return cast(AECIterable[str, Observation, Action], Agents(self, max_iter))

    # What `AECCore` leaves to us

    def _is_anybody_left(self) -> bool:
        return bool(self.agents)

    def _last_of_all(self, observe: bool) -> Told:
        return cast(Told, AECEnv.last(self, observe))

    def _end_step(self, outcome: int, action: object) -> None:
        if outcome == aec_core.NOT_ON:
            if not hasattr(self, "agents"):
                EnvLogger.error_step_before_reset()
            if self.agents:
                self._was_dead_step(cast(Action, action))
            else:
                EnvLogger.warn_step_after_terminated_truncated()
            return
        if outcome == aec_core.NO_ACTION:
            last = self.setup.num_actions - 1
            raise AssertionError(f"{action!r} is not in the action space, which goes from 0 to {last}.")
        if outcome == aec_core.ILLEGAL:
            EnvLogger.warn_on_illegal_move()
            self.is_on = False
            self.rewards[self.agent_selection] = ILLEGAL_REWARD
            self.truncations = dict.fromkeys(self.agents, True)
            self._end_game()
        elif outcome == aec_core.OVER:
            self.rewards.update(zip(self.agents, self._games.rewards[0].tolist(), strict=True))
            self._end_game()
        if self.render_mode == "human":
            self.render()

    def _end_game(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """Observe as an agent; only the agent whose turn it is has legal actions."""
        if not hasattr(self, "agents"):
            EnvLogger.error_observe_before_reset()
        seat = self._seats[agent]
        mask = self._games.masks[0]
        return {
            "observation": self._observers[seat].observe(self.game_state(), seat).copy(),
            "action_mask": mask.copy() if self.is_on and seat == self.seat else np.zeros_like(mask),
        }

    def game_state(self) -> State:
        if not hasattr(self, "agents"):
            EnvLogger.error_state_before_reset()
        return self._games._batch.states[0]


class TableEnv(_Face, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """A parallel environment: all who owe a decision decide at once, the others wait."""

    def __init__(
        self,
        setup: Setup,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        illegal: Literal["end", "replace"] = "end",
    ) -> None:
        if illegal not in ("end", "replace"):
            raise InvalidSetup(f"What is done about illegal actions is 'end' or 'replace', not {illegal!r}.")
        if max_cycles is not None and max_cycles < 1:
            raise InvalidSetup(f"max_cycles is at least 1, or None for no limit, not {max_cycles}.")
        self.wait = setup.num_actions
        """The action of who owes no decision."""
        self._sit_down(setup, render_mode, setup.num_actions + 1)
        self.metadata = self._metadata("_parallel", is_parallelizable=True)
        self.max_cycles = max_cycles
        self._illegal = illegal
        self._cycle = 0
        self._state: State | None = None
        self._legal: list[list[int]] = []
        self._source = FastSource(0)
        self.agents: list[str] = []

    def __reduce__(self) -> tuple[object, ...]:
        return TableEnv, (self.setup, self.render_mode, self.max_cycles, self._illegal)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self._state = self.setup.game.start(self.setup, FastSource(self._new_seed(seed)))
        self._source = FastSource(drawn_seed(self._seeds))
        self._cycle = 0
        self.agents = list(self.possible_agents)
        self._look()
        if self.render_mode == "human":
            self.render()
        return self._observations(), {name: {} for name in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        state = self.game_state()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        decisions, offenders = self._decisions(actions)
        self._cycle += 1
        is_forfeit = bool(offenders) and self._illegal == "end"
        if is_forfeit:
            EnvLogger.warn_on_illegal_move()
            rewards.update(dict.fromkeys(offenders, ILLEGAL_REWARD))
        else:
            for name in offenders:
                infos[name]["replaced"] = True
            for seat, action in decisions:
                state.apply(seat, action)
            self._look()
        if state.is_over():
            rewards.update(zip(self.agents, payoffs(state.outcome()), strict=True))
        is_over = state.is_over() or is_forfeit
        is_cut = is_forfeit or (not is_over and self._cycle == self.max_cycles)
        terminations = dict.fromkeys(self.agents, is_over)
        truncations = dict.fromkeys(self.agents, is_cut)
        observations = self._observations()
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, terminations, truncations, infos

    def _decisions(self, actions: dict[str, int]) -> tuple[list[tuple[int, int]], list[str]]:
        """Return the decisions by seat, and the agents whose action was illegal; a random legal one replaces
        it."""
        for name in actions:
            if name not in self._seats:
                names = ", ".join(self.possible_agents)
                raise AssertionError(f"There is no agent {name!r}; there are: {names}.")
        decisions = []
        offenders = []
        for seat, name in enumerate(self.agents):
            legal = self._legal[seat]
            if name not in actions and legal != [self.wait]:
                raise AssertionError(f"{name} owes a decision; give an action for it.")
            action = int(number_of(actions.get(name, self.wait)))
            if not 0 <= action <= self.wait:
                raise AssertionError(
                    f"{actions[name]!r} is not in the action space, which goes from 0 to {self.wait}."
                )
            if action not in legal:
                offenders.append(name)
                action = legal[self._source.below(len(legal))]
            if action != self.wait:
                decisions.append((seat, action))
        return decisions, offenders

    def _look(self) -> None:
        """Find what everybody may do now."""
        state = self.game_state()
        self._legal = [state.legal_actions(seat) or [self.wait] for seat in range(self.setup.players)]

    def _observations(self) -> dict[str, Observation]:
        return {name: self.observe(name) for name in self.agents}

    def observe(self, agent: str) -> Observation:
        """Observe as an agent, with the actions that are legal in its next step."""
        state, seat = self.game_state(), self._seats[agent]
        mask = bytearray(self.wait + 1)  # quicker to write into than an array
        for action in self._legal[seat]:
            mask[action] = 1
        return {
            "observation": self._observers[seat].observe(state, seat).copy(),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def game_state(self) -> State:
        if self._state is None:
            raise AssertionError("reset() needs to be called first.")
        return self._state


def register() -> None:
    """Make every game known to PettingZoo, as `patolli/Yaxha-v0` and so on."""
    for game in patolli.games():
        name = f"patolli/{game.name.capitalize()}-v{VERSION}"
        if name not in aec_registry:
            register_environment("aec", name, f"{__name__}:env", kwargs={"game": game.name})
        if name not in parallel_registry:
            register_environment("parallel", name, f"{__name__}:parallel_env", kwargs={"game": game.name})


register()
