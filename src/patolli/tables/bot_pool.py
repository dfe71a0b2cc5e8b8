"""Computer players in a pool of worker processes, or on Ray, off the server's event loop.

Searches are scheduled round-robin over the people who made the tables, so that one with many tables delays
others by one search at most. Players that do not search have a worker of their own and never queue behind
one.
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

MOST_CRASHES: Final = 3
"""How many worker crashes a decision may be part of before it counts as their cause."""
TIMEOUT_SECONDS: Final = 60.0
"""For a decision that should take two seconds."""
FALLBACK: Final = "greedy"
"""The player that decides in a thread of this process if the right one fails."""

log = structlog.get_logger(__name__)


class Question(NamedTuple):
    """A request for a computer player's decision, with what its seat may see and nothing else."""

    setup: Setup
    concealed: State
    seat: int
    who: str
    seed: int


class WorkersCrashed(Exception):
    """A decision crashed its worker again and again."""


class Workers(Protocol):
    """Workers that run decisions; cancelling a caller stops its decision."""

    at_once: int

    async def think(self, question: Question) -> int: ...

    def close(self) -> None:
        """Stop without waiting for decisions under way."""


class BotPool:
    """A pool that decides for computer players: searches in `processes` workers or on a cluster, others in
    one worker."""

    def __init__(self, processes: int, cluster: Workers | None = None) -> None:
        self._workers = {True: cluster or Processes(processes), False: Processes(1)}
        self._slots = {deep: FairSemaphore(workers.at_once) for deep, workers in self._workers.items()}

    async def decide(self, question: Question, owner: str) -> int:
        """Decide at a table that `owner` has made; fall back to a simple player on any error."""
        deep = looks_ahead(question.who, question.setup.game)
        try:
            async with self._slots[deep].slot(owner), asyncio.timeout(TIMEOUT_SECONDS):
                return await self._workers[deep].think(question)
        except Exception:
            game = question.setup.game.name
            log.exception("a decision failed", game=game, player=question.who, instead=FALLBACK)
        return await asyncio.to_thread(_decide, question._replace(who=FALLBACK))

    def close(self) -> None:
        """Stop without waiting for decisions under way."""
        for workers in self._workers.values():
            workers.close()


class FairSemaphore:
    """A semaphore of `at_once` slots, handed out round-robin over owners."""

    def __init__(self, at_once: int) -> None:
        self._free = at_once
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @asynccontextmanager
    async def slot(self, owner: str) -> AsyncGenerator[None]:
        await self._acquire(owner)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        slot: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(slot)
        try:
            await slot
        except asyncio.CancelledError:
            if not slot.cancelled():  # it was granted at the same moment
                self._release()
            raise

    def _release(self) -> None:
        while self._waiting:
            owner = next(iter(self._waiting))
            slots = self._waiting.pop(owner)
            slot = slots.popleft()
            if slots:
                self._waiting[owner] = slots  # behind all others
            if not slot.done():
                slot.set_result(None)
                return
        self._free += 1


class Processes:
    """Workers in processes of this machine. If one crashes, the pool is replaced and all start again."""

    def __init__(self, at_once: int) -> None:
        self.at_once = at_once
        self._pool = self._new_pool()

    async def think(self, question: Question) -> int:
        for _ in range(MOST_CRASHES):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _decide, question)
            except BrokenProcessPool:
                log.warning("a worker of computer players has crashed")
                self._replace(pool)
            except asyncio.CancelledError:
                self._replace(pool)
                raise
        raise WorkersCrashed(f"{MOST_CRASHES} workers crashed during this decision.")

    def close(self) -> None:
        _end(self._pool)

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        if self._pool is pool:
            self._pool = self._new_pool()
            _end(pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.at_once, get_context("spawn"), initializer=_begin)


class Cluster:
    """Workers on Ray, which retries decisions whose worker is lost: on the cluster at an address, or on a
    local one with a given number of processors."""

    def __init__(self, address: str | None, processors: int | None) -> None:
        self._cluster = ExitStack()
        at_the_end = signal.getsignal(signal.SIGTERM)
        self._cluster.enter_context(ray_cluster(address, processors))
        signal.signal(signal.SIGTERM, at_the_end)  # Ray has its own, which would not let the server finish
        import ray

        self.at_once = max(int(ray.cluster_resources().get("CPU", 1)), 1)  # type: ignore[no-untyped-call]
        self._task = ray.remote(max_retries=RETRIES, num_cpus=1)(_decide)
        self._caller = ThreadPoolExecutor(1)  # a call blocks when the cluster is gone

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
    """Ignore signals sent to the whole process group: the server ends its workers itself."""
    end_with_parent()
    for told in (signal.SIGINT, signal.SIGTERM):
        signal.signal(told, signal.SIG_IGN)


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill the workers; callers that wait get BrokenProcessPool."""
    processes = list((pool._processes or {}).values())  # None after a shutdown
    pool.shutdown(wait=False)
    for process in processes:
        process.kill()


def _decide(question: Question) -> int:
    mind = player(question.who, question.setup, question.seed)
    try:
        return mind.decide(question.concealed, question.seat)
    finally:
        mind.close()
