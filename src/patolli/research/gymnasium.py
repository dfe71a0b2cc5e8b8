"""The games as Gymnasium environments: one seat is yours, computer players have the others.

>>> import gymnasium
>>> import patolli.research.gymnasium
>>> environment = gymnasium.make("patolli/Yaxha-v0", players=3, opponents="novice")
>>> observation, info = environment.reset(seed=1)
>>> observation, reward, terminated, truncated, info = environment.step(info["action_mask"].argmax())

The mask of the legal actions is `info["action_mask"]`, and what `environment.unwrapped.action_masks()` gives
to who asks for it that way. An illegal action ends the game and costs 1, and `info["illegal"]` says so. The
reward comes at the end: the winners share a 1, the others lose it; `info["scores"]` has everybody's points.

``gymnasium.make_vec("patolli/Yaxha-v0", num_envs=1000, vectorization_mode="vector_entry_point")`` plays many
games at once inside compiled code; what was last seen and told of a game that is over is in `final_obs` and
`final_info`, as in Gymnasium's own vector environments that reset in the same step.
"""

from collections.abc import Mapping
from operator import index
from reprlib import repr as shortened
from typing import Any, ClassVar

from rich.console import Console

import patolli
from patolli.engine.errors import InvalidMove, InvalidSetup
from patolli.engine.game import Setup, View
from patolli.engine.state import State
from patolli.research.missing import require
from patolli.research.rivals import Opponents
from patolli.research.setups import setup_of
from patolli.research.spaces import VERSION, Mask, tensor_space
from patolli.research.tensors import Floats
from patolli.research.vector import RUNS, VectorGames

require("numpy", "gymnasium")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.error import ResetNeeded  # noqa: E402
from gymnasium.vector import AutoresetMode, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

PLAYED_OUT = 1
FORFEITED = 2

Info = dict[str, Any]


class SeatEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of a game against computer players."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["human", "ansi"], "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Setup,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Make an environment; by default another seat is yours in every game, drawn by lot."""
        self.setup = setup_of(game, players, options)
        self._games = VectorGames(self.setup, 1, opponents=opponents, seat=seat, restarts=False)
        self.render_mode = known_mode(render_mode, self.metadata)
        self.observation_space: spaces.Space[Any] = tensor_space(self.setup)
        self.action_space = spaces.Discrete(self.setup.num_actions)
        self._is_on = False
        self._anew = (self.setup, None, None, opponents, seat, render_mode)

    def __reduce__(self) -> tuple[object, ...]:
        return SeatEnv, self._anew

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Info]:
        super().reset(seed=seed)
        run, first_seat = (int(self.np_random.integers(most)) for most in (RUNS, self.setup.players))
        self._games.reset(run, first_seat)
        self._is_on = True
        if self.render_mode == "human":
            self.render()
        return self._observation(), self._info()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, Info]:
        if not self._is_on:
            raise ResetNeeded("The game is over, or has not begun; call reset() to begin one.")
        games = self._games
        games.step_or_forfeit([whole_number(action)])
        info = self._info()
        if games.dones[0]:
            self._is_on = False
            if games.dones[0] == FORFEITED:
                info["illegal"] = True
            else:
                info["scores"] = games.scores[0].copy()
        if self.render_mode == "human":
            self.render()
        return self._observation(), float(games.own_rewards[0]), not self._is_on, False, info

    @property
    def seat(self) -> int:
        """Return the seat that is yours in this game."""
        return int(self._games.own_seats[0])

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, as sb3-contrib's algorithms ask for it."""
        mask: NDArray[np.bool_] = self._games.masks[0] != 0
        return mask

    def view(self) -> View:
        """Return what you may see, as typed data instead of numbers."""
        return self._games.view(0, self.seat)

    def game_state(self) -> State:
        """Return the whole position, with its hidden parts; to try something, `clone()` it."""
        return self._games.game_state(0)

    def render(self) -> str | None:
        """Render the table as you see it: as text ("ansi"), or drawn on the terminal ("human"); nothing
        without a mode."""
        if self.render_mode is None:
            return None
        if self.render_mode == "human":
            Console().print(self.setup.game.presentation.picture(self.setup, self.view()))
            return None
        return self._games.picture(0, self.seat)

    def close(self) -> None:
        self._games.close()

    def _observation(self) -> Floats:
        observation: Floats = self._games.observations[0].copy()
        return observation

    def _info(self) -> Info:
        return {"action_mask": self._games.masks[0].copy(), "seat": self.seat}


class SeatVectorEnv(VectorEnv[Floats, NDArray[np.int64], NDArray[Any]]):
    """One seat of many games against computer players, stepped inside compiled code.

    A game that is over is followed by another one in the same step. With `copy=False` what is returned is
    written over by the next step."""

    metadata: ClassVar[dict[str, Any]] = {  # type: ignore[misc]
        "render_modes": ["ansi"],
        "autoreset_mode": AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str | Setup,
        num_envs: int = 1,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Opponents = "greedy",
        seat: int | None = None,
        render_mode: str | None = None,
        copy: bool = True,
    ) -> None:
        """Make an environment; by default another seat is yours in every game, one after the other."""
        self.setup = setup_of(game, players, options)
        self.num_envs = num_envs
        self._games = VectorGames(
            self.setup, num_envs, opponents=opponents, seat=seat, final_observations=True
        )
        self._copies = copy
        self._has_begun = False
        self.render_mode = known_mode(render_mode, self.metadata)
        self.single_observation_space = tensor_space(self.setup)
        self.single_action_space = spaces.Discrete(self.setup.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._anew = (self.setup, num_envs, None, None, opponents, seat, render_mode, copy)

    def __reduce__(self) -> tuple[object, ...]:
        return SeatVectorEnv, self._anew

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Floats, Info]:
        asked = (options or {}).get("reset_mask")
        if asked is not None and not np.all(asked):
            raise InvalidSetup(
                "All games are begun anew, not only some: `reset_mask` is for environments that do not begin "
                "the next game by themselves."
            )
        super().reset(seed=seed)
        self._games.reset(int(self.np_random.integers(RUNS)))
        self._has_begun = True
        return self._observations(), self._infos()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Floats, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]:
        if not self._has_begun:
            raise ResetNeeded("No game has begun; call reset() to begin.")
        games = self._games
        games.step_or_forfeit(actions)
        terminations = games.dones != 0
        infos = self._infos()
        if terminations.any():
            infos |= self._ends(terminations.copy())
        rewards = games.own_rewards.copy() if self._copies else games.own_rewards
        return self._observations(), rewards, terminations, np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> Mask:
        return self._games.masks.copy()

    def view(self, game: int) -> View:
        """Return what you may see of a game, as typed data instead of numbers."""
        return self._games.view(game)

    def game_state(self, game: int) -> State:
        """Return the whole position of a game, with its hidden parts; to try something, `clone()` it."""
        return self._games.game_state(game)

    def render(self) -> tuple[str, ...] | None:
        """Render the tables as you see them, as text."""
        if self.render_mode is None:
            return None
        return tuple(self._games.picture(n, int(seat)) for n, seat in enumerate(self._games.own_seats))

    def close_extras(self, **kwargs: Any) -> None:
        self._games.close()

    def _observations(self) -> Floats:
        return self._games.observations.copy() if self._copies else self._games.observations

    def _infos(self) -> Info:
        masks, seats = self._games.masks, self._games.own_seats
        every = np.ones(self.num_envs, np.bool_)
        return {
            "action_mask": masks.copy() if self._copies else masks,
            "_action_mask": every,
            "seat": seats.copy() if self._copies else seats,
            "_seat": every,
        }

    def _ends(self, over: NDArray[np.bool_]) -> Info:
        """Return final observations and infos of the games that are over, as `SeatEnv` has them, gathered as
        Gymnasium does."""
        games = self._games
        final = np.full(self.num_envs, None, object)
        for n in np.flatnonzero(over):
            final[n] = games.final_observations[n].copy()
        told: Info = {
            "action_mask": np.zeros_like(games.masks),
            "_action_mask": over,
            "seat": np.where(over, games.deciders, 0),
            "_seat": over,
        }
        scored, forfeited = games.dones == PLAYED_OUT, games.dones == FORFEITED
        if scored.any():
            told |= {"scores": np.where(scored[:, None], games.scores, 0), "_scores": scored}
        if forfeited.any():
            told |= {"illegal": forfeited, "_illegal": forfeited}
        return {"final_obs": final, "_final_obs": over, "final_info": told, "_final_info": over}


def whole_number(action: Any) -> np.int64:
    try:
        return np.int64(index(action))
    except (TypeError, OverflowError):
        raise InvalidMove(f"An action is a whole number (numpy.int64), not {shortened(action)}.") from None


def known_mode(mode: str | None, metadata: Mapping[str, Any]) -> str | None:
    modes = metadata["render_modes"]
    if mode not in (None, *modes):
        raise InvalidSetup(f"The render mode is one of {', '.join(modes)}, or None, not {mode!r}.")
    return mode


def register() -> None:
    """Make every game known to Gymnasium, as `patolli/Yaxha-v0` and so on."""
    for game in patolli.games():
        name = f"patolli/{game.name.capitalize()}-v{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="patolli.research.gymnasium:SeatEnv",
                vector_entry_point="patolli.research.gymnasium:SeatVectorEnv",
                kwargs={"game": game.name},
                disable_env_checker=True,
            )


register()
