"""OpenSpiel's C++ games: played from Python, and by its own rollouts in C++.

How the rollouts are reached: `RandomRolloutEvaluator.evaluate` has no Python face, but a search of one
simulation evaluates its root, and nothing else: exactly n random games from the start position. (Checked by
counting calls in OpenSpiel's tic-tac-toe written in Python, which `MCTSBot` can search too: n games, each
from the root, as long on average as those of the Python loop.) How long the games of one search were cannot
be asked, so the mean length of all games of the Python loop is used; the best slice is then likely to be one
of shorter games, and looks a few percent faster than it was.

Where something could be counted either way, it is counted in OpenSpiel's favour: games start from a clone of
a ready start position, because `new_initial_state` is slow for some; the clone timed is of that position,
when the history it copies is empty; `mcts_search` spares the final choice that `step` makes.
"""

from dataclasses import dataclass
from importlib import import_module
from itertools import count
from math import log
from random import random
from time import perf_counter
from typing import Final, Protocol

from entrant import Absent, Entrant, clones
from race import Contest

LIBRARY: Final = "OpenSpiel"
CONNECT_FOUR: Final = "connect_four"

# Deterministic board games of two players with open information, in their default sizes. Left out: quoridor
# (OpenSpiel warns of known issues), hive and mnk (so slow that to compare with them would flatter us), nim
# (no board), and games for one player.
CANDIDATES: Final = (
    *("amazons", "antichess", "breakthrough", "checkers", "chess", "chinese_checkers", "clobber"),
    *(CONNECT_FOUR, "dots_and_boxes", "go", "gomoku", "havannah", "hex", "lines_of_action", "mancala"),
    *("nine_mens_morris", "othello", "oware", "pentago", "shogi", "tic_tac_toe", "twixt"),
    *("ultimate_tic_tac_toe", "xiangqi", "y"),
)
SURVEY_SECONDS: Final = 0.06
SURVEY_ROUNDS: Final = 3

EQUALLY_NEAR: Final = log(1.05)
"""Branching is known to a few percent; games that differ by no more count as equally near, and the fastest of
them is compared with, lest chance or choice pick us a slow one."""


class SpielState(Protocol):
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int, /) -> None: ...
    def clone(self) -> "SpielState": ...


class SpielGame(Protocol):
    def new_initial_state(self) -> SpielState: ...
    def num_players(self) -> int: ...


@dataclass(frozen=True)
class Surveyed:
    """A game that ours may be compared with, and how fast it roughly is."""

    game: str
    branching: float
    plies_per_second: float


@dataclass(frozen=True)
class Rivals:
    connect_four: Entrant
    nearest: list[Entrant]
    """For each game of ours, in their order, the one nearest by branching; the same one may occur twice."""

    def entrants(self) -> list[Entrant]:
        return list({rival.game: rival for rival in (self.connect_four, *self.nearest)}.values())


def rivals(games: list[Entrant]) -> Rivals | Absent:
    """Look at all candidates and choose whom each of our games is compared with."""
    try:
        import_module("pyspiel")
    except ImportError as error:
        return Absent.because(error, LIBRARY)
    candidates = {name: surveyed(name) for name in CANDIDATES}
    chosen = [nearest(game.branching, list(candidates.values())).game for game in games]
    entrants = {name: entrant(candidates[name]) for name in {CONNECT_FOUR, *chosen}}
    return Rivals(entrants[CONNECT_FOUR], [entrants[name] for name in chosen])


def surveyed(name: str) -> Surveyed:
    branching, plies_per_game = random_play(load(name).new_initial_state())
    contest = rollouts(name)
    contest.calibrate()
    for _ in range(SURVEY_ROUNDS):
        contest.slice()
    return Surveyed(name, branching, contest.best * plies_per_game)


def random_play(start: SpielState) -> tuple[float, float]:
    """Mean branching and mean length of random games."""
    games = plies = choices = 0
    end = perf_counter() + SURVEY_SECONDS
    while games < 2 or perf_counter() < end:
        state = start.clone()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            plies += 1
            choices += len(legal)
        games += 1
    return choices / plies, plies / games


def nearest(branching: float, candidates: list[Surveyed]) -> Surveyed:
    """The game nearest in branching, by ratio; of those about equally near, the fastest."""

    def distance(candidate: Surveyed) -> float:
        return abs(log(candidate.branching / branching))

    shortest = min(map(distance, candidates))
    near = [candidate for candidate in candidates if distance(candidate) <= shortest + EQUALLY_NEAR]
    return max(near, key=lambda candidate: candidate.plies_per_second)


def entrant(candidate: Surveyed) -> Entrant:
    game = load(candidate.game)
    return Entrant(
        LIBRARY,
        candidate.game,
        game.num_players(),
        candidate.branching,
        loop=python_loop(game.new_initial_state()),
        inside=rollouts(candidate.game),
        inside_counts_games=True,
        clone=clones(game.new_initial_state()),
    )


def load(name: str) -> SpielGame:
    game: SpielGame = import_module("pyspiel").load_game(name)
    return game


def rollouts(name: str) -> Contest:
    pyspiel = import_module("pyspiel")
    game = load(name)
    start = game.new_initial_state()
    seeds = count(1)

    def play(games: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=games, seed=next(seeds))
        bot = pyspiel.MCTSBot(
            game=game,
            evaluator=evaluator,
            uct_c=1.4,
            max_simulations=1,
            max_memory_mb=100,
            solve=False,
            seed=1,
            verbose=False,
        )
        bot.mcts_search(start)
        return games

    return Contest(play)


def python_loop(start: SpielState) -> Contest:
    def play(games: int) -> int:
        plies = 0
        for _ in range(games):
            state = start.clone()
            is_over, legal_actions, apply = state.is_terminal, state.legal_actions, state.apply_action
            while not is_over():
                legal = legal_actions()
                apply(legal[int(random() * len(legal))])
                plies += 1
        return plies

    return Contest(play)
