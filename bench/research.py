"""How fast the research faces are from Python, next to PettingZoo's classic games: `make bench-research`.

A step is a decision of one agent. "Chosen" steps choose a random legal action from the mask, with numpy;
"replayed" ones were chosen before, so that only the environment is measured: whatever a learner does in
between comes on top. Rewards, ends and new games are part of both.

PettingZoo's games are measured twice: as `env()` makes them, with checks of order, bounds and legality, and
as `raw_env()`, without. Ours have those checks built in.
"""

import argparse
import random
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import numpy as np
from rich.console import Console
from rich.table import Table

import patolli
from machine import conditions
from patolli.research import pettingzoo
from patolli.research.vector import VectorGames
from race import SLICE_SECONDS, Contest, Pace, pin_to_one_cpu, race

SECONDS: Final = 40
GAMES_AT_ONCE: Final = 1024
RECORDED_STEPS: Final = 100
RECORDED_GAMES: Final = 20
WITH_MASKS: Final = ("tictactoe_v3", "connect_four_v3")
WITHOUT_MASKS: Final = "rps_v2"
VECTOR_BAR: Final = 1_000_000
FACE_BAR: Final = 20


@dataclass(frozen=True)
class Line:
    what: str
    contest: Contest
    is_peer: bool = False


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure the speed of the research faces.")
    parser.add_argument("--seconds", type=float, default=SECONDS)
    arguments = parser.parse_args()
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's, about how its games are imported
    random.seed(1)
    pinned = pin_to_one_cpu()
    vector = vector_lines()
    chosen, replayed = face_lines()
    together = parallel_lines()
    lines = [*vector, *chosen, *replayed, *together]
    rounds = race([line.contest for line in lines], Pace(), arguments.seconds)
    shares = sorted(line.contest.typical_share for line in lines)
    console = Console()
    console.print(conditions(pinned, rounds, SLICE_SECONDS, shares[len(shares) // 2]))
    show_vector(vector, console)
    show_faces("AEC, actions chosen from the mask with numpy", chosen, console)
    show_faces("AEC, actions chosen beforehand", replayed, console)
    show_parallel(together, console)
    return 0


# Many games at once


def vector_lines() -> list[Line]:
    setup = patolli.game("yaxha").setup(2)
    lines = []
    for observes in (False, True):
        seen = "masks and observations" if observes else "masks"
        for how, choose in (("drawn in compiled code", drawn), ("from the masks, by numpy", from_masks)):
            games = VectorGames(setup, GAMES_AT_ONCE, observations=observes)
            games.reset(seed=1)
            lines.append(Line(f"{seen}; {how}", Contest(stepping(games, choose))))
        games = VectorGames(setup, GAMES_AT_ONCE, observations=observes)
        lines.append(Line(f"{seen}; chosen beforehand", Contest(replaying(games))))
    return lines


Choose = Callable[[VectorGames, np.random.Generator], Any]


def drawn(games: VectorGames, dice: np.random.Generator) -> Any:
    return games.sample()


def from_masks(games: VectorGames, dice: np.random.Generator) -> Any:
    """Of all 1s of all masks, one of each row: behind those of the rows before it come its own."""
    sizes = games.sizes
    ones = np.flatnonzero(games.masks)
    before = np.cumsum(sizes) - sizes
    return ones[before + (dice.random(games.count) * sizes).astype(np.int64)] % games.masks.shape[1]


def stepping(games: VectorGames, choose: Choose) -> Callable[[int], int]:
    dice = np.random.default_rng(1)

    def play(steps: int) -> int:
        for _ in range(steps):
            games.step(choose(games, dice))
        return steps * games.count

    return play


def replaying(games: VectorGames) -> Callable[[int], int]:
    games.reset(seed=1)
    recorded = []
    for _ in range(RECORDED_STEPS):
        recorded.append(games.sample().copy())
        games.step(recorded[-1])

    def play(times: int) -> int:
        for _ in range(times):
            games.reset(seed=1)
            for actions in recorded:
                games.step(actions)
        return times * len(recorded) * games.count

    return play


def show_vector(lines: list[Line], console: Console) -> None:
    table = Table(title=f"Yaxha for two, {GAMES_AT_ONCE} games at once: agent steps a second")
    table.add_column("what is written; how actions are chosen")
    table.add_column("steps a second", justify="right")
    table.add_column(f"of {VECTOR_BAR:,}", justify="right")
    for line in lines:
        table.add_row(line.what, f"{line.contest.best:,.0f}", f"{line.contest.best / VECTOR_BAR:.2f}")
    console.print(table)


# One game after the other, agent by agent


def face_lines() -> tuple[list[Line], list[Line]]:
    environments: list[tuple[str, Any, bool]] = [
        (f"{game.name} for {game.min_players}", pettingzoo.env(game.name), False) for game in patolli.games()
    ]
    for name in (*WITH_MASKS, WITHOUT_MASKS):
        module = import_module(f"pettingzoo.classic.{name}")
        environments += [(f"{name} env", module.env(), True), (f"{name} raw_env", module.raw_env(), True)]
    chosen = [
        Line(name, Contest(choosing(environment)), is_peer)
        for name, environment, is_peer in environments
        if not name.startswith(WITHOUT_MASKS)
    ]
    replayed = [Line(name, Contest(repeating(each)), is_peer) for name, each, is_peer in environments]
    return chosen, replayed


def choosing(environment: Any) -> Callable[[int], int]:
    def play(games: int) -> int:
        steps = 0
        for _ in range(games):
            environment.reset()
            for _agent in environment.agent_iter():
                observation, _, is_over, is_cut, _ = environment.last()
                if is_over or is_cut:
                    environment.step(None)
                    continue
                legal = np.flatnonzero(observation["action_mask"])
                environment.step(int(legal[int(random.random() * len(legal))]))
                steps += 1
        return steps

    return play


def repeating(environment: Any) -> Callable[[int], int]:
    games = [recorded_game(environment, seed) for seed in range(RECORDED_GAMES)]

    def play(times: int) -> int:
        steps = 0
        for n in range(times):
            seed = n % RECORDED_GAMES
            environment.reset(seed=seed)
            for _agent, action in zip(environment.agent_iter(), games[seed], strict=False):
                environment.last()
                environment.step(action)
            steps += len(games[seed]) - games[seed].count(None)
        return steps

    return play


def recorded_game(environment: Any, seed: int) -> list[int | None]:
    """The steps of a random game."""
    environment.reset(seed=seed)
    steps: list[int | None] = []
    for agent in environment.agent_iter():
        observation, _, is_over, is_cut, _ = environment.last()
        if is_over or is_cut:
            steps.append(None)
        elif isinstance(observation, dict):
            steps.append(random.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        else:
            steps.append(random.randrange(environment.action_space(agent).n))
        environment.step(steps[-1])
    return steps


def show_faces(title: str, lines: list[Line], console: Console) -> None:
    """With the ratios to the fastest peer that has masks, with its checks and without."""
    peers = [line for line in lines if line.is_peer and line.what.startswith(WITH_MASKS)]
    checked = max((line for line in peers if line.what.endswith(" env")), key=lambda line: line.contest.best)
    raw = max((line for line in peers if line.what.endswith("raw_env")), key=lambda line: line.contest.best)
    table = Table(title=f"{title}: agent steps a second (the bar is {FACE_BAR} times)")
    table.add_column("environment")
    table.add_column("steps a second", justify="right")
    table.add_column("µs a step", justify="right")
    for peer in (checked, raw):
        table.add_column(f"times {peer.what}", justify="right")
    for line in lines:
        rate = line.contest.best
        ratios = [f"{rate / peer.contest.best:.1f}" for peer in (checked, raw)]
        table.add_row(line.what, f"{rate:,.0f}", f"{1e6 / rate:.2f}", *ratios)
    console.print(table)


# All agents at once


def parallel_lines() -> list[Line]:
    """Ours for the fewest players, and PettingZoo's only classic game where all decide at once."""
    peer = import_module(f"pettingzoo.classic.{WITHOUT_MASKS}").parallel_env()
    ours = [
        Line(f"{game.name} for {game.min_players}", Contest(cycling(pettingzoo.parallel_env(game.name))))
        for game in patolli.games()
    ]
    return [*ours, Line(f"{WITHOUT_MASKS} parallel_env", Contest(cycling(peer)), is_peer=True)]


def cycling(environment: Any) -> Callable[[int], int]:
    games = [recorded_cycles(environment, seed) for seed in range(RECORDED_GAMES)]

    def play(times: int) -> int:
        for n in range(times):
            seed = n % RECORDED_GAMES
            environment.reset(seed=seed)
            for actions in games[seed]:
                environment.step(actions)
        return sum(len(games[n % RECORDED_GAMES]) for n in range(times))

    return play


def recorded_cycles(environment: Any, seed: int) -> list[dict[str, int]]:
    """The steps of a random game."""
    observations, _ = environment.reset(seed=seed)
    cycles: list[dict[str, int]] = []
    while environment.agents:
        cycles.append(
            {
                agent: random.choice(np.flatnonzero(seen["action_mask"]).tolist())
                if isinstance(seen, dict)
                else random.randrange(environment.action_space(agent).n)
                for agent, seen in observations.items()
            }
        )
        observations, *_ = environment.step(cycles[-1])
    return cycles


def show_parallel(lines: list[Line], console: Console) -> None:
    *_, peer = lines
    table = Table(title="Parallel, actions chosen beforehand: cycles a second, in which every agent acts")
    table.add_column("environment")
    table.add_column("cycles a second", justify="right")
    table.add_column("µs a cycle", justify="right")
    table.add_column(f"times {peer.what}", justify="right")
    for line in lines:
        rate = line.contest.best
        table.add_row(line.what, f"{rate:,.0f}", f"{1e6 / rate:.2f}", f"{rate / peer.contest.best:.2f}")
    console.print(table)


if __name__ == "__main__":
    sys.exit(main())
