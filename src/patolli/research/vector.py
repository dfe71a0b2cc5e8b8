"""Thousands of games at once, stepped inside compiled code.

What there is to see of all games lies in arrays that every step writes over, so copy what you keep; nobody
else can write into them.

>>> import patolli
>>> from patolli.research.vector import VectorGames
>>> games = VectorGames(patolli.game("yaxha").setup(players=2), count=100)
>>> games.reset(seed=1)
>>> for _ in range(20):
...     games.step(games.sample())
>>> games.masks.shape, games.observations.shape, games.rewards.shape
((100, 204), (100, 376), (100, 2))

Where several seats owe a decision at once, each of them decides in a step of its own, the lowest first, and
sees nothing of what the others decided. A game that is over is followed by another one in the same step:
`dones` is 1, `rewards` tells who won, `own_rewards` what that is worth to who decided last, and all else is
already of the new game.
"""

from collections.abc import Callable
from functools import partial
from operator import index
from reprlib import repr as shortened
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.chance import FastSource
from patolli.engine.errors import IllegalMove, InvalidMove, InvalidSetup
from patolli.engine.game import Setup, View
from patolli.engine.seed import GAMES_A_RUN, LARGEST_FAST, Seed
from patolli.engine.state import State, action_buffer
from patolli.research.batch import Batch
from patolli.research.missing import require
from patolli.research.rivals import Opponents, Players, rival
from patolli.research.setups import setup_of
from patolli.research.tensors import encoder_of, floats, layout

require("numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

RUNS: Final = LARGEST_FAST // GAMES_A_RUN + 1
"""How many seeds there are to reset with; none of the games of one are among those of another."""
RIVALS: Final = GAMES_A_RUN - 1
SAMPLES: Final = GAMES_A_RUN - 2
"""The last numbers of a run, which its games do not reach, are the seeds of what else is drawn by lot."""
NOT_BEGUN: Final = "No game has begun; call reset() first."
TORN: Final = "An opponent failed in the middle of a step, so these games cannot go on; call reset() first."


class VectorGames:
    """Games of one set-up, with the observation and the legal actions of the seat that decides next in each.

    A game by its name is that for the fewest players. Without `opponents` every seat is yours in turn; with
    them one seat of every game is: always `seat`, or a different one from game to game. Computer players,
    named as in "greedy" or "search:iterations=500", or made by a function of yours from the set-up and a
    seed, play the others.

    With `final_observations` what you saw last of a game that is followed by another is kept."""

    def __init__(
        self,
        setup: str | Setup,
        count: int,
        *,
        opponents: Opponents | None = None,
        seat: int | None = None,
        observations: bool = True,
        final_observations: bool = False,
        restarts: bool = True,
    ) -> None:
        self._anew = partial(
            VectorGames,
            setup,
            count,
            opponents=opponents,
            seat=seat,
            observations=observations,
            final_observations=final_observations,
            restarts=restarts,
        )
        setup, count = setup_of(setup), index(count)
        if count < 1:
            raise InvalidSetup(f"There must be at least one game, not {count}.")
        if seat is not None and not 0 <= seat < setup.players:
            raise InvalidSetup(f"There is no seat {seat}; seats go from 0 to {setup.players - 1}.")
        if seat is not None and opponents is None:
            raise InvalidSetup("Without opponents every seat is yours; name some, or leave out the seat.")
        self.setup = setup
        self.count = count
        self.layout = layout(setup)
        self._batch = batch = Batch(
            partial(setup.game.start, setup),
            count,
            setup.players,
            setup.num_actions,
            encoder_of(setup) if observations else None,
            None if opponents is None else rival(opponents, setup),
            restarts,
            seat is None,
            final_observations and observations,
        )
        self._seat = seat
        self._source: FastSource | None = None
        self._chosen = action_buffer(count)
        self.observations = floats(batch.observations).reshape(count, -1)
        """What each sees, laid out as `layout` says."""
        self.final_observations = floats(batch.final_observations).reshape(count, -1)
        """What who decided last saw at the end of its latest game, if it was asked to be kept."""
        self.masks: NDArray[np.int8] = np.asarray(batch.masks).view(np.int8).reshape(count, -1)
        """A 1 for every legal action."""
        self.legal: NDArray[np.int16] = np.asarray(batch.legal).reshape(count, -1)
        """The same as lists: in the n-th row the first `sizes[n]` actions."""
        self.sizes: NDArray[np.int64] = np.asarray(batch.sizes)
        self.seats: NDArray[np.int64] = np.asarray(batch.seats)
        """Who decides next; -1 where a game is over for good."""
        self.own_seats: NDArray[np.int64] = np.asarray(batch.own_seats)
        """Which seat is yours, in the new game where one is just over; -1 where all are."""
        self.deciders: NDArray[np.int64] = np.asarray(batch.deciders)
        """Who decided in the last step; -1 before the first. Against opponents: which seat was yours then."""
        self.rewards: NDArray[np.float64] = np.asarray(batch.rewards).reshape(count, -1)
        """For every seat: where a game is just over, or over for good, the winners share a 1, and the others
        lose it."""
        self.own_rewards: NDArray[np.float64] = np.asarray(batch.own_rewards)
        """Of those only what belongs to who decided in the last step."""
        self.dones: NDArray[np.uint8] = np.asarray(batch.dones)
        """1 where a game is just over, or over for good; 2 where an illegal action has ended it."""
        self.scores: NDArray[np.int64] = np.asarray(batch.scores).reshape(count, -1)
        """The points of every seat in the latest game that was played to its end."""

    def __reduce__(self) -> tuple[Callable[[], "VectorGames"], tuple[()]]:
        """Pickle the set-up, not the games: a copy has to be reset."""
        return self._anew, ()

    def reset(self, seed: int = 0, first_seat: int = 0) -> None:
        """Begin all games anew. The same seed and the same actions give the same games; runs of different
        seeds share none: the n-th game is that of `Seed.of_run(seed, n)`.

        `first_seat` is yours in the first game, if it is not always the same."""
        first, rivals, samples = (Seed.of_run(index(seed), n).number for n in (0, RIVALS, SAMPLES))
        self._batch.reset(first, rivals, first_seat if self._seat is None else self._seat)
        self._source = FastSource(samples)

    def step(self, actions: ArrayLike) -> None:
        """Make one decision in every game. If one is illegal, raise `IllegalMove` before anything is done."""
        numbers = self._numbers(actions)
        illegal = self._batch.illegal(numbers)
        if illegal >= 0:
            raise IllegalMove(
                f"Game {illegal}: action {numbers[illegal]} is not legal for seat {self.seats[illegal] + 1}; "
                "`masks` has a 1 for every action that is."
            )
        self._batch.step(numbers)

    def step_or_forfeit(self, actions: ArrayLike) -> None:
        """Make one decision in every game; an illegal one ends its game, with -1 for its seat and 0 for the
        others."""
        self._batch.step(self._numbers(actions))

    def sample(self) -> NDArray[np.int64]:
        """Draw a random legal action for every game, inside compiled code, into an array that the next call
        overwrites."""
        self._batch.sample(self._going_on(), self._chosen)
        return np.asarray(self._chosen)

    def view(self, game: int, seat: int | None = None) -> View:
        """Return what a seat may see of a game, as typed data; by default the seat that decides next."""
        self._going_on()
        viewer = int(self.seats[game]) if seat is None else seat
        return self.setup.game.view(self._batch.states[game], viewer)

    def game_state(self, game: int) -> State:
        """Return the whole position of a game, with its hidden parts; to try something, `clone()` it."""
        self._going_on()
        return self._batch.states[game]

    def picture(self, game: int, seat: int) -> str:
        """Draw a game for the terminal, as a seat or a `SPECTATOR` sees it."""
        return self.setup.game.presentation.picture(self.setup, self.view(game, seat)).plain

    def close(self) -> None:
        """Release what opponents hold, like processes."""
        opponents = self._batch.rival
        if isinstance(opponents, Players):
            opponents.close()

    def _going_on(self) -> FastSource:
        """Return the source of samples; raise unless there are games that can go on."""
        if self._batch.is_torn:
            raise InvalidMove(TORN)
        if self._source is None:
            raise InvalidMove(NOT_BEGUN)
        return self._source

    def _numbers(self, actions: ArrayLike) -> vec[i64]:
        self._going_on()
        numbers: NDArray[Any] = np.asarray(actions)
        if not np.can_cast(numbers.dtype, np.int64):
            raise InvalidMove(f"Actions are whole numbers (numpy.int64), not {shortened(actions)}.")
        if numbers.shape != (self.count,):
            raise InvalidMove(
                f"There is one action a game, so {self.count} in a row, "
                f"not an array of shape {numbers.shape}."
            )
        return vec[i64](np.ascontiguousarray(numbers, np.int64))
