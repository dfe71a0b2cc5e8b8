"""The processes in which computer players think, so that nobody at any table waits for one."""

import asyncio
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.players import player
from patolli.players.processes import end_with_parent


class Thinkers:
    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool = self._new_pool()

    async def decide(self, setup: Setup, concealed: State, seat: int, who: str, seed: int) -> int:
        """What a computer player decides, seeing only what its seat sees."""
        while True:
            pool = self._pool
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, _decide, setup, concealed, seat, who, seed
                )
            except BrokenProcessPool:
                # Somebody ended a process: all that were thinking in this pool think again in a new one.
                if self._pool is pool:
                    self._pool = self._new_pool()

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
