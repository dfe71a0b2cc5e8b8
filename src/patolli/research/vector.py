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
((100, 204), (100, 374), (100, 2))

Where several seats owe a decision at once, each of them decides in a step of its own, the lowest first, and
sees nothing of what the others decided. A game that is over is followed by another one in the same step:
`dones` is 1, `rewards` tells who won, and all else is already of the new game.
"""

from functools import partial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.chance import FastSource
from patolli.engine.errors import IllegalMove, InvalidSetup
from patolli.engine.game import Setup, View
from patolli.engine.state import action_buffer
from patolli.research.batch import Batch
from patolli.research.missing import require
from patolli.research.rivals import Players, rival
from patolli.research.tensors import encoder_of, floats, layout

require("numpy")

import numpy as np  # noqa: E402
from numpy.typing import ArrayLike, NDArray  # noqa: E402

LARGEST_SEED: Final = 2**62


class VectorGames:
    """Games of one set-up, and what the seat that decides next in each may see and do.

    Without `opponents` every seat is yours in turn; with them one seat of every game is, a different one from
    game to game, and a computer player, named as in "greedy" or "search:time=0.1s", plays the others."""

    def __init__(
        self,
        setup: Setup,
        count: int,
        *,
        opponents: str | None = None,
        observations: bool = True,
        restarts: bool = True,
    ) -> None:
        if count < 1:
            raise InvalidSetup(f"There must be at least one game, not {count}.")
        self.setup = setup
        self.count = count
        self.layout = layout(setup)
        self._batch = batch = Batch(
            partial(setup.game.start, setup),
            count,
            setup.players,
            setup.num_actions,
            encoder_of(setup) if observations else None,
            rival(opponents, setup) if opponents else None,
            restarts,
        )
        self._source = FastSource(0)
        self._chosen = action_buffer(count)
        self.observations = floats(batch.observations).reshape(count, -1)
        """What each sees, laid out as `layout` says."""
        self.masks: NDArray[np.int8] = np.asarray(batch.masks).view(np.int8).reshape(count, -1)
        """A 1 for every legal action."""
        self.legal: NDArray[np.int16] = np.asarray(batch.legal).reshape(count, -1)
        """The same as lists: in the n-th row the first `sizes[n]` actions."""
        self.sizes: NDArray[np.int64] = np.asarray(batch.sizes)
        self.seats: NDArray[np.int64] = np.asarray(batch.seats)
        """Who decides next; -1 where a game is over for good."""
        self.own_seats: NDArray[np.int64] = np.asarray(batch.own_seats)
        """Which seat is yours; -1 where all are."""
        self.rewards: NDArray[np.float64] = np.asarray(batch.rewards).reshape(count, -1)
        """For every seat: where a game is just over the winners share a 1, and the others lose it."""
        self.dones: NDArray[np.uint8] = np.asarray(batch.dones)
        """1 where a game is just over, 2 where an illegal action has just ended it."""
        self.scores: NDArray[np.int64] = np.asarray(batch.scores).reshape(count, -1)
        """The points of every seat in the latest game that was played to its end."""

    def reset(self, seed: int = 0, first_seat: int = 0) -> None:
        """Begin all games anew. The same seed and the same actions give the same games."""
        if not 0 <= seed < LARGEST_SEED:
            raise InvalidSetup(f"A seed is a whole number from 0 to 2^62 - 1, not {seed}.")
        self._source = FastSource(seed)
        self._batch.reset(seed, first_seat)

    def step(self, actions: ArrayLike) -> None:
        """One decision in every game; an illegal one raises `IllegalMove`, and then nothing was done."""
        numbers = self._numbers(actions)
        illegal = self._batch.illegal(numbers)
        if illegal >= 0:
            raise IllegalMove(
                f"Game {illegal}: action {numbers[illegal]} is not legal for seat {self.seats[illegal] + 1}; "
                "`masks` has a 1 for every action that is."
            )
        self._batch.step(numbers)

    def step_or_forfeit(self, actions: ArrayLike) -> None:
        """The same, but an illegal action ends its game: who decided it is given -1, the others nothing."""
        self._batch.step(self._numbers(actions))

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for every game; drawn inside compiled code and written over by the next."""
        self._batch.sample(self._source, self._chosen)
        return np.asarray(self._chosen)

    def view(self, game: int, seat: int | None = None) -> View:
        """What a seat may see of a game, in words instead of numbers; by default who decides next."""
        return self.setup.game.view(self._batch.states[game], int(self.seats[game]) if seat is None else seat)

    def picture(self, game: int, seat: int) -> str:
        """A game drawn for the terminal, as a seat or a `SPECTATOR` sees it."""
        return self.setup.game.picture(self.setup, self.view(game, seat)).plain

    def close(self) -> None:
        """Give back what opponents hold, like processes."""
        opponents = self._batch.rival
        if isinstance(opponents, Players):
            opponents.close()

    def _numbers(self, actions: ArrayLike) -> vec[i64]:
        numbers = np.ascontiguousarray(actions, np.int64)
        if numbers.shape != (self.count,):
            raise InvalidSetup(f"There is one action a game, so {self.count}, not {numbers.shape}.")
        return vec[i64](numbers)
