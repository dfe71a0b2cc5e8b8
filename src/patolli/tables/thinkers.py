"""The processes in which computer players think, so that nobody at any table waits for one."""

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final

import structlog

from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.players import player
from patolli.players.processes import end_with_parent

MOST_BREAKS: Final = 3
"""How often a decision may be there when a process ends; perhaps it is what ends them."""
INSTEAD: Final = "greedy"
"""Who decides, in this process and at once, if whoever should cannot."""

log = structlog.get_logger(__name__)


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def decide(self, setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
        """What a computer player decides, seeing only what its seat sees."""
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
        """Without waiting for thoughts: the processes end with this one."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    end_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _decide(setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
    mind = player(who, setup, seed)
    try:
        return mind.decide(concealed, seat)
    finally:
        mind.close()
