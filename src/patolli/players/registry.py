"""The players by name: kinds with parameters, and the four levels that people choose from."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Game, Setup
from patolli.players.parameters import Parameter, read_parameters
from patolli.players.player import GreedyPlayer, Player, RandomPlayer
from patolli.players.search import SearchPlan, SearchPlayer

SEARCH_SECONDS: Final = 1.0
GUESTS: Final = "patolli.players"
"""The entry points under which any package can offer kinds of players; they are imported only when named."""


@dataclass(frozen=True)
class Kind:
    """A way to play, made for one seat of one game."""

    name: str
    help: str
    parameters: tuple[Parameter, ...]
    make: Callable[[Setup, int, dict[str, float]], Player]


def _greedy(setup: Setup, seed: int, values: dict[str, float]) -> Player:
    return GreedyPlayer(setup, seed, int(values.get("lapses", 0)))


def _search(setup: Setup, seed: int, values: dict[str, float]) -> Player:
    default = SearchPlan()
    iterations = values.get("iterations")
    plan = SearchPlan(
        seconds=values.get("time", None if iterations else SEARCH_SECONDS),
        iterations=int(iterations) if iterations else None,
        explore=values.get("explore", 100 * default.explore) / 100,
        horizon=int(values.get("horizon", default.horizon)),
        lapses=int(values.get("lapses", default.lapses)),
        workers=int(values.get("workers", default.workers)),
    )
    return SearchPlayer(setup, seed, plan)


KINDS: Final = {
    kind.name: kind
    for kind in (
        Kind("random", "any legal move", (), lambda setup, seed, values: RandomPlayer(seed)),
        Kind(
            "greedy",
            "what looks best without looking ahead",
            (Parameter("lapses", "how many in a hundred decisions are random", most=100),),
            _greedy,
        ),
        Kind(
            "search",
            "imagines many continuations before it decides",
            (
                Parameter("time", "how long it thinks about a decision at most", is_time=True),
                Parameter("iterations", "how many continuations it imagines at most", least=1),
                Parameter("explore", "how curious it is, in hundredths", most=1000),
                Parameter("horizon", "how many decisions it plays on before it judges", most=100_000),
                Parameter("lapses", "how many in a hundred decisions of a playout are random", most=100),
                Parameter("workers", "how many processes think together", least=1, most=64),
            ),
            _search,
        ),
    )
}

LEVEL_HELP: Final = {
    "novice": "knows the rules and often does the first thing that comes to mind",
    "casual": "plays sensibly and overlooks something now and then",
    "strong": "looks ahead, a tenth of a second a decision",
    "master": "looks ahead, up to two seconds a decision",
}

LEVELS: Final[dict[str, Callable[[Game], str]]] = {
    "novice": lambda game: f"greedy:lapses={game.computer_player.lapses.novice}",
    "casual": lambda game: f"greedy:lapses={game.computer_player.lapses.casual}",
    "strong": lambda game: "search:time=100ms",
    "master": lambda game: "search:time=2s",
}
"""What each level that people choose from is made of in a game."""


@cache
def guests() -> dict[str, EntryPoint]:
    """Return the kinds of players that packages offer as entry points, by name; our research adapters are
    among them."""
    return {entry.name: entry for entry in entry_points(group=GUESTS) if entry.name not in KINDS}


def is_player(text: str) -> bool:
    """Tell whether a text is meant as a computer player, rightly written or not."""
    name = text.partition(":")[0]
    return name in KINDS or name in LEVELS or name in guests()


def made_of(text: str, game: Game) -> str:
    """Return the player that a level stands for in a game; any other player is what it says."""
    return LEVELS[text](game) if text in LEVELS else text


def looks_ahead(text: str, game: Game) -> bool:
    """Tell whether a player takes time to think; all others decide at once."""
    return made_of(text, game).partition(":")[0] == "search"


def check_player(text: str, game: Game) -> tuple[Kind, dict[str, float]]:
    """Return the kind that a text names and its parameters; `InvalidSetup` says what would be right."""
    name, _, rest = made_of(text, game).partition(":")
    if name in LEVELS:
        raise InvalidSetup(f"The level {name} has no parameters; it is {made_of(name, game)}.")
    if name not in KINDS and name not in guests():
        names = ", ".join([*KINDS, *LEVELS, *guests()])
        raise InvalidSetup(f"There is no computer player {name!r}; there are: {names}.")
    if text.endswith(":"):
        raise InvalidSetup(f"{text!r} ends with a colon; write a parameter behind it, or leave it out.")
    kind = KINDS[name] if name in KINDS else _guest(guests()[name])
    return kind, read_parameters(rest, kind.parameters, name)


def kinds() -> list[Kind]:
    """Return all kinds that can play here: a guest cannot if its own library is missing."""
    found = list(KINDS.values())
    for entry in guests().values():
        with suppress(InvalidSetup):
            found.append(_guest(entry))
    return found


def _guest(entry: EntryPoint) -> Kind:
    try:
        kind: Kind = entry.load()
    except ImportError as error:
        raise InvalidSetup(f"The player {entry.name} cannot play here: {error}") from None
    return kind


def player(text: str, setup: Setup, seed: int) -> Player:
    """Make a player for one seat of a game with this set-up."""
    kind, values = check_player(text, setup.game)
    return kind.make(setup, seed, values)
