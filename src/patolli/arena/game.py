"""One game of a run: from its number alone, the same wherever it is played."""

import hashlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter
from typing import Protocol

import msgspec

from patolli.arena.schedule import Schedule
from patolli.engine.game import Setup
from patolli.engine.seed import Seed
from patolli.engine.state import State
from patolli.players import Player, player


@dataclass(frozen=True)
class Contest:
    """The settings of a run: the table, the players and the seed. All its games follow from them."""

    setup: Setup
    players: tuple[str, ...]
    seed: int

    @cached_property
    def schedule(self) -> Schedule:
        return Schedule(len(self.players), self.setup.players)


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game, as a line of the results file."""

    game: int
    seating: tuple[int, ...]
    scores: tuple[int, ...]
    tie_breaks: tuple[int, ...]
    decisions: int
    seconds: float


class Failed(msgspec.Struct, frozen=True):
    """A game that could not be played to its end."""

    game: int
    reason: str


Games = Generator[Played | Failed, None, None]


class Runner(Protocol):
    """A way to play many games at once, here or on a cluster."""

    def __call__(self, contest: Contest, numbers: Iterator[int], stop: Callable[[], bool]) -> Games:
        """Play the games with these numbers, each exactly once; yield them as they finish, in any order.

        Ends early when `stop` says so. However it ends, also when it is closed, it leaves nothing running."""
        ...


def play(contest: Contest, number: int) -> Played:
    """Play one game. Each player is shown what its seat may see, and its answers are checked."""
    start = perf_counter()
    place = contest.schedule.place(number)
    state = contest.setup.new(Seed.of_run(contest.seed, place.deal))
    minds: list[Player] = []
    try:
        for seat, who in enumerate(place.seating):
            minds.append(player(contest.players[who], contest.setup, player_seed(contest.seed, number, seat)))
        decisions = _play_out(contest.setup, state, minds)
    finally:
        for mind in minds:
            mind.close()
    if broken := state.audit():
        raise AssertionError(f"an invariant is broken: {broken}")
    return Played(
        game=number,
        seating=place.seating,
        scores=tuple(state.scores()),
        tie_breaks=tuple(state.tie_break(seat) for seat in range(contest.setup.players)),
        decisions=decisions,
        seconds=round(perf_counter() - start, 6),
    )


def attempt(contest: Contest, number: int) -> Played | Failed:
    """Play one game in another process. An error comes back as a sentence, which can always be pickled."""
    try:
        return play(contest, number)
    except Exception as error:
        words = " ".join(str(error).split()).rstrip(".")
        return Failed(number, f"{type(error).__name__}: {words}" if words else type(error).__name__)


def player_seed(run: int, number: int, seat: int) -> int:
    """Derive a seed for one player's own chance; it has nothing to do with the shuffle."""
    digest = hashlib.sha256(f"patolli arena {run} {number} {seat}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> 1


def _play_out(setup: Setup, state: State, minds: list[Player]) -> int:
    decisions = 0
    while (seat := state.next_seat()) >= 0:
        concealed = state.clone()
        concealed.conceal(seat)
        action = minds[seat].decide(concealed, seat)
        setup.require_legal(state, seat, action)
        state.apply(seat, action)
        decisions += 1
    return decisions
