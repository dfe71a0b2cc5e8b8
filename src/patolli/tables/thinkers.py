"""Where computer players think, so that nobody at any table waits for one: in processes, or on Ray.

Those who look ahead take turns, so that whoever has made many tables keeps those of others waiting for one
thought at most. Those who do not have a process of their own, where nobody waits for a search.
"""

import asyncio
import signal
from collections import deque
from collections.abc import AsyncGenerator
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, asynccontextmanager
from multiprocessing import get_context
from typing import Final, NamedTuple, Protocol

import structlog

from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.players import looks_ahead, player
from patolli.players.cluster import RETRIES, ray_cluster
from patolli.players.processes import end_with_parent

MOST_BREAKS: Final = 3
"""How often a decision may be there when a process ends; perhaps it is what ends them."""
LONGEST_THOUGHT: Final = 60.0
"""Seconds after which a thought that should take two is given up."""
INSTEAD: Final = "greedy"
"""Who decides, in this process and at once, if whoever should cannot."""

log = structlog.get_logger(__name__)


class Question(NamedTuple):
    """What a computer player is asked, seeing only what its seat sees."""

    setup: Setup
    concealed: State
    seat: int
    who: str
    seed: int


class Unthinkable(Exception):
    """A thought ended its process again and again."""


class Place(Protocol):
    """Somewhere to think. Whoever is not waited for any more stops thinking."""

    at_once: int

    async def think(self, question: Question) -> int: ...

    def close(self) -> None:
        """Without waiting for thoughts."""


class Thinkers:
    """Computer players: those who look ahead think in so many processes, or on a cluster."""

    def __init__(self, processes: int, cluster: Place | None = None) -> None:
        self._places = {True: cluster or Processes(processes), False: Processes(1)}
        self._turns = {deep: Turns(place.at_once) for deep, place in self._places.items()}

    async def decide(self, question: Question, host: str) -> int:
        """What a computer player decides at one of the tables that somebody has made."""
        deep = looks_ahead(question.who, question.setup.game)
        try:
            async with self._turns[deep].turn(host), asyncio.timeout(LONGEST_THOUGHT):
                return await self._places[deep].think(question)
        except Exception:
            game = question.setup.game.name
            log.exception("a thought failed", game=game, player=question.who, instead=INSTEAD)
        return await asyncio.to_thread(_decide, question._replace(who=INSTEAD))

    def close(self) -> None:
        """Without waiting for thoughts."""
        for place in self._places.values():
            place.close()


class Turns:
    """So many at once. Of all who wait it is the turn of whoever had none for longest."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncGenerator[None]:
        await self._take(whose)
        try:
            yield
        finally:
            self._give()

    async def _take(self, whose: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was given at the same moment
                self._give()
            raise

    def _give(self) -> None:
        while self._waiting:
            whose = next(iter(self._waiting))
            turns = self._waiting.pop(whose)
            turn = turns.popleft()
            if turns:
                self._waiting[whose] = turns  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Processes:
    """Of this machine. If one ends, all that were thinking in any of them think again in new ones."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._pool = self._new_pool()

    async def think(self, question: Question) -> int:
        for _ in range(MOST_BREAKS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _decide, question)
            except BrokenProcessPool:
                log.warning("a process in which computer players think has ended")
                self._replace(pool)
            except asyncio.CancelledError:
                self._replace(pool)
                raise
        raise Unthinkable(f"{MOST_BREAKS} processes ended while they thought about it.")

    def close(self) -> None:
        _end(self._pool)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = self._new_pool()
            _end(pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.at_once, get_context("spawn"), initializer=_begin)


class Cluster:
    """Of Ray, which begins a thought again whose process is lost: one that is there, or one of this machine
    with so many processors."""

    def __init__(self, address: str | None, processors: int | None) -> None:
        self._cluster = ExitStack()
        at_the_end = signal.getsignal(signal.SIGTERM)
        self._cluster.enter_context(ray_cluster(address, processors))
        signal.signal(signal.SIGTERM, at_the_end)  # Ray has its own, which would not let the server finish
        import ray

        self.at_once = max(int(ray.cluster_resources().get("CPU", 1)), 1)  # type: ignore[no-untyped-call]
        self._task = ray.remote(max_retries=RETRIES, num_cpus=1)(_decide)
        self._caller = ThreadPoolExecutor(1)  # a cluster that is gone lets whoever calls it wait

    async def think(self, question: Question) -> int:
        import ray

        loop = asyncio.get_running_loop()
        thought = await loop.run_in_executor(self._caller, self._task.remote, question)
        try:
            return await asyncio.wrap_future(thought.future())
        except asyncio.CancelledError:
            self._caller.submit(ray.cancel, thought, force=True)
            raise

    def close(self) -> None:
        self._caller.shutdown(wait=False, cancel_futures=True)
        self._cluster.close()


def _begin() -> None:
    """Whoever ends a server may tell all its processes: these wait for the server to end them."""
    end_with_parent()
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """Without waiting for thoughts: whoever waits for one hears that its process has ended."""
    processes = list((pool._processes or {}).values())  # there are none if it was ended before
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()


def _decide(question: Question) -> int:
    mind = player(question.who, question.setup, question.seed)
    try:
        return mind.decide(question.concealed, question.seat)
    finally:
        mind.close()
