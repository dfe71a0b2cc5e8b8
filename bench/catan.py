"""catanatron: Catan with four of its own random players."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final, Protocol

from entrant import Absent, Entrant
from race import Contest

LIBRARY: Final = "catanatron"
SURVEYED_GAMES: Final = 3


class CatanState(Protocol):
    playable_actions: Sequence[object]
    num_turns: int


class CatanGame(Protocol):
    state: CatanState

    def winning_color(self) -> object | None: ...
    def play_tick(self) -> object: ...


def entrant() -> Entrant | Absent:
    try:
        import_module("catanatron.game")
    except ImportError as error:
        return Absent.because(error, LIBRARY)
    games = [random_game() for _ in range(SURVEYED_GAMES)]
    branching = sum(map(sum, games)) / sum(map(len, games))

    def play(games: int) -> int:
        return sum(len(random_game()) for _ in range(games))

    return Entrant(LIBRARY, "catan", 4, branching, loop=Contest(play))


def random_game() -> list[int]:
    """Play one game; how many actions each decision had to choose from."""
    catanatron = import_module("catanatron")
    turns_limit: int = import_module("catanatron.game").TURNS_LIMIT
    game: CatanGame = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color])
    branching: list[int] = []
    # What Game.play does, without its copies of the first and last position.
    while game.winning_color() is None and game.state.num_turns < turns_limit:
        branching.append(len(game.state.playable_actions))
        game.play_tick()
    return branching
