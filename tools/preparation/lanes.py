"""Lanes of steps, which run side by side while a line says how far they are."""

from __future__ import annotations

import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from threading import Event, Lock, Thread
from time import monotonic
from typing import Final

from preparation.workshop import Failed, Stopped, Workshop

REDRAW_SECONDS: Final = 0.2
REPORT_SECONDS: Final = 10.0
"""How often progress is reported where there is no terminal to redraw a line in."""
GRACE_SECONDS: Final = 5.0
"""How long a command that is to end may take for it."""


@dataclass
class Step:
    """Something to do, and how long it usually takes on a machine with two cores."""

    what: str
    seconds: float
    do: Callable[[Step], None]
    detail: str = ""
    share: float = 0.0
    """How far the step itself says it is."""
    began: float | None = None
    ended: float | None = None

    def left(self, pace: float) -> float:
        """Estimate the seconds until it is done."""
        if self.ended:
            return 0.0
        expected = self.seconds * pace
        if self.began is None:
            return expected
        elapsed = monotonic() - self.began
        if self.share > 0:
            expected = max(expected, elapsed)
            return min(expected - elapsed * 0.5, expected * (1 - self.share)) or 1.0
        return max(expected - elapsed, 1.0)


@dataclass
class Lane:
    """Steps that wait for each other."""

    steps: list[Step] = field(default_factory=list)

    def left(self, pace: float) -> float:
        return sum(step.left(pace) for step in self.steps)


class Progress:
    """Shows how far all lanes are, in a line that is redrawn, or line by line where there is no terminal."""

    def __init__(self, lanes: Sequence[Lane]) -> None:
        self._lanes = lanes
        self._began = monotonic()
        self._is_terminal = sys.stdout.isatty()
        self._said_at = 0.0
        self._said = ""
        self._lock = Lock()

    def _line(self) -> str:
        steps = [step for lane in self._lanes for step in lane.steps]
        running = [step for step in steps if step.began and not step.ended]
        done = [step for step in steps if step.began and step.ended]
        expected = sum(step.seconds for step in done)
        took = sum((step.ended or 0) - (step.began or 0) for step in done)
        # A machine may be slower or faster than the one the steps were timed on; trust that by and by.
        pace = (took + 20.0) / (expected + 20.0)
        left = max((lane.left(pace) for lane in self._lanes), default=0.0)
        elapsed = monotonic() - self._began
        share = 100 * elapsed / (elapsed + left)
        doing = ", ".join(f"{step.what}{f' ({step.detail})' if step.detail else ''}" for step in running)
        return f"[{share:3.0f} %] {doing} … about {readable(left)} left"

    def show(self, is_news: bool = False) -> None:
        with self._lock:
            line = self._line()
            if self._is_terminal:
                width = shutil.get_terminal_size().columns - 1
                print(f"\r\033[K{line[:width]}", end="", flush=True)
            elif is_news or monotonic() - self._said_at >= REPORT_SECONDS:
                self._said_at = monotonic()
                if line != self._said:
                    self._said = line
                    print(line, flush=True)

    def clear(self) -> None:
        if self._is_terminal:
            print("\r\033[K", end="", flush=True)


def readable(seconds: float) -> str:
    """Round a time, as nobody can tell exactly."""
    if seconds < 10:
        return "a few seconds"
    if seconds < 90:
        return f"{5 * round(seconds / 5)} s"
    return f"{round(seconds / 60)} min"


def end(threads: Sequence[Thread], workshop: Workshop) -> None:
    """Let what runs end itself, and kill it where it does not."""
    workshop.stop()
    deadline = monotonic() + GRACE_SECONDS
    try:
        for thread in filter(Thread.is_alive, threads):
            thread.join(max(deadline - monotonic(), 0))
    finally:
        workshop.stop(signal.SIGKILL)


def run_lanes(lanes: Sequence[Lane], workshop: Workshop) -> None:
    """Run all lanes to their end; the first failure ends the others."""
    progress = Progress(lanes)
    failures: list[Failed] = []
    is_over = Event()

    def run(lane: Lane) -> None:
        for step in lane.steps:
            step.began = monotonic()
            progress.show(is_news=True)
            try:
                step.do(step)
            except Stopped:
                return
            except Exception as error:
                # Nobody looks at a lane's thread: what goes wrong there has to be told here.
                failures.append(error if isinstance(error, Failed) else Failed(f"{step.what}: {error!r}"))
                workshop.stop()
                is_over.set()
                return
            step.ended = monotonic()

    threads = [Thread(target=run, args=(lane,), daemon=True) for lane in lanes]
    try:
        for thread in threads:
            thread.start()
        while any(thread.is_alive() for thread in threads) and not is_over.wait(REDRAW_SECONDS):
            progress.show()
        if failures:
            end(threads, workshop)
    except KeyboardInterrupt:
        end(threads, workshop)
        sys.exit(130)
    finally:
        progress.clear()
    if failures:
        sys.exit(f"{failures[0]}")
