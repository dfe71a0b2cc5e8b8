"""PettingZoo's classic games, through its AEC API with action masks.

Each twice: as its documentation makes it (`env()`, with its checks of order, bounds and legality) and without
those checks (`raw_env()`), which is faster. rps_v2 would be faster still, but has no legal actions to ask
for.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from random import random
from typing import Final, Protocol

from entrant import Absent, Entrant
from race import Contest

LIBRARY: Final = "PettingZoo"
GAMES: Final = ("tictactoe_v3", "connect_four_v3")
SURVEYED_GAMES: Final = 50


class Environment(Protocol):
    possible_agents: Sequence[str]

    def reset(self) -> None: ...
    def agent_iter(self) -> Iterator[str]: ...
    def last(self) -> tuple[dict[str, object], float, bool, bool, dict[str, object]]: ...
    def step(self, action: int | None, /) -> None: ...


def entrants() -> list[Entrant | Absent]:
    found: list[Entrant | Absent] = []
    for name in GAMES:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError as error:
            found.append(Absent.because(error, LIBRARY, name))
            continue
        found.append(entrant(f"{name} env", module.env()))
        found.append(entrant(f"{name} raw_env", module.raw_env()))
    return found


def entrant(name: str, environment: Environment) -> Entrant:
    games = [random_game(environment) for _ in range(SURVEYED_GAMES)]
    branching = sum(map(sum, games)) / sum(map(len, games))

    def play(games: int) -> int:
        return sum(len(random_game(environment)) for _ in range(games))

    return Entrant(LIBRARY, name, len(environment.possible_agents), branching, loop=Contest(play))


def random_game(environment: Environment) -> list[int]:
    """Play one game; how many actions each decision had to choose from."""
    numpy = import_module("numpy")
    branching: list[int] = []
    environment.reset()
    for _ in environment.agent_iter():
        observation, _, terminated, truncated, _ = environment.last()
        if terminated or truncated:
            environment.step(None)
            continue
        legal = numpy.flatnonzero(observation["action_mask"])
        environment.step(int(legal[int(random() * len(legal))]))
        branching.append(len(legal))
    return branching
