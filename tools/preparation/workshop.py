"""Runs commands for the steps, keeps what they print, and ends them if it has to stop."""

import os
import signal
import subprocess
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event, Lock
from types import MappingProxyType

from preparation.tree import Tree


class Failed(Exception):
    """A step did not succeed; the message is for people."""


class Stopped(Exception):
    """A step was ended, because another one failed or somebody pressed Ctrl-C.

    It is no Failed: it says nothing about what the step tried, so there is nothing to fall back on."""


class Workshop:
    """Runs commands in a tree."""

    def __init__(self, tree: Tree) -> None:
        self._tree = tree
        self._running: set[subprocess.Popen[str]] = set()
        self._awaited: list[Event] = []
        self._is_stopping = False
        self._lock = Lock()

    def run(
        self,
        name: str,
        command: Sequence[str | Path],
        hear: Callable[[str], None] = lambda line: None,
        folder: Path | None = None,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Run a command; its output goes to build/logs, and to the terminal only if it fails."""
        self._tree.logs.mkdir(parents=True, exist_ok=True)
        log = self._tree.logs / f"{name}.log"
        with log.open("w", encoding="utf-8") as kept, self._start(command, folder, environment) as process:
            assert process.stdout
            for line in process.stdout:
                kept.write(line)
                hear(line.rstrip())
        with self._lock:
            self._running.discard(process)
            self._go_on()
        if process.returncode:
            last = "".join(log.read_text(encoding="utf-8").splitlines(keepends=True)[-20:])
            place = log.relative_to(self._tree.root)
            raise Failed(f"{last}\nThis failed: {' '.join(map(str, command))}\n(all it said: {place})")

    def _start(
        self, command: Sequence[str | Path], folder: Path | None, environment: Mapping[str, str]
    ) -> subprocess.Popen[str]:
        with self._lock:
            self._go_on()
            process = subprocess.Popen(
                command,
                cwd=folder or self._tree.root,
                env=os.environ | environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                # A group of its own, so that what it starts itself can be ended with it.
                start_new_session=True,
            )
            self._running.add(process)
            return process

    def wait_for(self, event: Event) -> None:
        """Wait for something that another lane does, or for the end."""
        with self._lock:
            self._go_on()
            self._awaited.append(event)
        event.wait()
        with self._lock:
            self._go_on()

    def _go_on(self) -> None:
        """Raise Stopped if it is time to stop: a command that was ended says nothing about what it tried."""
        if self._is_stopping:
            raise Stopped("stopped")

    def stop(self, number: int = signal.SIGTERM) -> None:
        """End everything that runs, with what it started itself, and let nothing else begin."""
        with self._lock:
            self._is_stopping = True
            for event in self._awaited:
                event.set()
            for process in self._running:
                with suppress(ProcessLookupError, PermissionError):  # it has ended; macOS says the latter
                    os.killpg(process.pid, number)
