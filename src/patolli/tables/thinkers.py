"""Where computer players think, so that nobody at any table waits for one: in processes, or on Ray."""

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from multiprocessing import get_context
from typing import Final, Protocol

import structlog

from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.players import player
from patolli.players.cluster import RETRIES, ray_cluster
from patolli.players.processes import end_with_parent

MOST_BREAKS: Final = 3
"""How often a decision may be there when a process ends; perhaps it is what ends them."""
INSTEAD: Final = "greedy"
"""Who decides, in this process and at once, if whoever should cannot."""

log = structlog.get_logger(__name__)


class AnyThinkers(Protocol):
    async def decide(self, setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
        """What a computer player decides, seeing only what its seat sees."""

    def close(self) -> None:
        """Without waiting for thoughts."""


class Thinkers:
    """Computer players that think in so many processes."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def decide(self, setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
        for _ in range(MOST_BREAKS):
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, _decide, setup, concealed, seat, who, seed
                )
            except BrokenProcessPool:
                # A process has ended: all that were thinking in this pool think again in a new one.
                log.warning("a process in which computer players think has ended")
                if self._pool is pool:
                    self._pool = self._new_pool()
            except Exception:
                log.exception("a thought failed")
                break
        log.error("a computer player cannot decide", game=setup.game.name, player=who, instead=INSTEAD)
        return await asyncio.to_thread(_decide, setup, concealed, seat, INSTEAD, seed)

    def close(self) -> None:
        """The processes end with this one."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_begin)


class RayThinkers:
    """Computer players that think on a Ray cluster, which begins a thought again whose process is lost."""

    def __init__(self, address: str | None, processors: int | None) -> None:
        self._cluster = ExitStack()
        at_the_end = signal.getsignal(signal.SIGTERM)
        self._cluster.enter_context(ray_cluster(address, processors))
        signal.signal(signal.SIGTERM, at_the_end)  # Ray has its own, which would not let the server finish
        import ray

        self._task = ray.remote(max_retries=RETRIES, num_cpus=1)(_decide)

    async def decide(self, setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
        thought = self._task.remote(setup, concealed, seat, who, seed)
        return await asyncio.wrap_future(thought.future())

    def close(self) -> None:
        self._cluster.close()


def _begin() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _decide(setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
    mind = player(who, setup, seed)
    try:
        return mind.decide(concealed, seat)
    finally:
        mind.close()
