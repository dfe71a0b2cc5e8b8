"""Games in processes of this machine."""

import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice
from multiprocessing import active_children, get_context
from multiprocessing.process import BaseProcess
from time import monotonic
from types import FrameType
from typing import Final

from patolli.arena.game import Contest, Failed, Games, Played, attempt
from patolli.players.processes import end_with_parent, interrupts_held

ATTEMPTS: Final = 5
"""How often a game is begun whose processes are killed, before it is held to be the cause."""
SUSPECT: Final = 3
"""How often a game is lost with others before it is played alone."""
AHEAD: Final = 3
"""Games handed out for every process, so that none waits for its next one."""
LOOK_UP_SECONDS: Final = 0.2
"""How often a run that waits for its games looks whether it should stop."""
FAREWELL_SECONDS: Final = 3.0
"""How long a process may take to stop by itself."""

Stop = Callable[[], bool]


@dataclass
class LocalProcesses:
    """A runner of games in processes of this machine. One that is killed is replaced, and its games are
    played again."""

    workers: int

    def __call__(self, contest: Contest, numbers: Iterator[int], stop: Stop) -> Games:
        unfinished = _Unfinished(numbers)
        while True:
            strangers = set(active_children())
            pool = ProcessPoolExecutor(
                self.workers, get_context("spawn"), initializer=_begin, initargs=(contest,)
            )
            try:
                yield from self._play(pool, unfinished, stop)
                return
            except BrokenProcessPool:
                # A pool that lost one process gives up all; what it had not finished goes to the next pool.
                hopeless = unfinished.begin_again()
                if hopeless is not None:
                    yield Failed(hopeless, f"the process that played it died, {ATTEMPTS} times")
                    return
            finally:
                _end(pool, strangers)

    def _play(self, pool: ProcessPoolExecutor, unfinished: "_Unfinished", stop: Stop) -> Games:
        running: dict[Future[Played | Failed], int] = {}
        while not stop():
            for number in unfinished.take(self.workers * AHEAD - len(running)):
                with interrupts_held():
                    running[pool.submit(_attempt, number)] = number
            if not running:
                return
            finished, _ = wait(running, LOOK_UP_SECONDS, FIRST_COMPLETED)
            for future in finished:
                result = future.result()
                unfinished.done(running.pop(future))
                yield result


class _Unfinished:
    """The games that are still to be played, and which of them have been handed out."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers
        self._out: dict[int, None] = {}
        self._lost: deque[int] = deque()
        self._losses: Counter[int] = Counter()

    def take(self, room: int) -> list[int]:
        """Hand out games; a game that was lost often is handed out alone, to see whether it is the cause."""
        if any(self._losses[number] >= SUSPECT for number in (*self._out, *self._lost)):
            room = 1 - len(self._out)
        again = [self._lost.popleft() for _ in range(min(room, len(self._lost)))]
        taken = [*again, *islice(self._numbers, max(0, room - len(again)))]
        self._out.update(dict.fromkeys(taken))
        return taken

    def done(self, number: int) -> None:
        del self._out[number]

    def begin_again(self) -> int | None:
        """Take back all games that were handed out; return the one that was lost too often, if there is
        one."""
        self._lost.extend(self._out)
        self._losses.update(self._out.keys())
        hopeless = [number for number in self._out if self._losses[number] >= ATTEMPTS]
        self._out.clear()
        return hopeless[0] if hopeless else None


# In a worker

_contest: Contest
_is_playing = False


class _Stopped(BaseException):
    """An exception that ends a game in the middle, so that its players can release what they hold."""


def _begin(contest: Contest) -> None:
    global _contest
    _contest = contest
    signal.signal(signal.SIGTERM, _stop)
    end_with_parent()


def _stop(number: int, frame: FrameType | None) -> None:
    if not _is_playing:
        os._exit(0)
    raise _Stopped


def _attempt(number: int) -> Played | Failed:
    global _is_playing
    try:
        _is_playing = True
        result = attempt(_contest, number)
        _is_playing = False
        return result
    except _Stopped:
        os._exit(0)


# In the parent


def _end(pool: ProcessPoolExecutor, strangers: set[BaseProcess]) -> None:
    """Stop the processes of a pool: idle ones leave, busy ones are told to, deaf ones are killed."""
    own = [process for process in active_children() if process not in strangers]
    for process in own:
        process.terminate()
    deadline = monotonic() + FAREWELL_SECONDS
    for process in own:
        process.join(max(0.0, deadline - monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
    # The pool's own thread waits for the processes too; only when it is done are they gone for good.
    pool.shutdown(cancel_futures=True)
