"""A command that runs beside the test, and the processes it starts."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

from cli.command import ENVIRONMENT, command

LONGEST_WAIT = 90


@contextmanager
def running(*arguments: str | Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    """A command that runs until the test is done with it."""
    process = subprocess.Popen(
        [*command(), *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT | environment,
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def wait_until(happened: Callable[[], bool], what: str) -> None:
    """Look again and again; a test that waits in vain says for what."""
    deadline = monotonic() + LONGEST_WAIT
    while not happened():
        assert monotonic() < deadline, f"{what} does not happen"
        sleep(0.01)


def descendants(pid: int) -> dict[int, str]:
    """The processes that a process has started, directly or not, and their command lines."""
    listing = subprocess.run(
        ["ps", "-A", "-ww", "-o", "pid=", "-o", "ppid=", "-o", "args="],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    rows = [line.split(None, 2) for line in listing.splitlines()]
    family, found = {pid}, dict[int, str]()
    while more := {
        int(row[0]): row[2] for row in rows if int(row[1]) in family and int(row[0]) not in family
    }:
        found |= more
        family |= set(more)
    return found


def is_running(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False)
    return state.stdout.strip() != "" and not state.stdout.startswith("Z")


def lines_in(path: Path) -> int:
    return path.read_bytes().count(b"\n") if os.path.exists(path) else 0
