"""A terminal with a person at it."""

import os
import pty
import select
import subprocess
import sys
import termios
from pathlib import Path
from time import monotonic
from types import TracebackType

from cli.command import ENVIRONMENT, command

ADOPT = """
import fcntl, os, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.argv[1], sys.argv[1:])
"""
"""Makes the terminal the controlling one, so that Ctrl-C reaches the command."""

CTRL_C = "\x03"
CTRL_D = "\x04"
LONGEST_WAIT = 60


class Terminal:
    """`patolli` in a terminal of 80 columns."""

    def __init__(self, *arguments: str | Path, toys: bool = False, **environment: str) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        colours = {name: value for name, value in ENVIRONMENT.items() if name != "NO_COLOR"}
        self._process = subprocess.Popen(
            [sys.executable, "-c", ADOPT, *command(toys), *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=colours | {"TERM": "xterm-256color"} | environment,
            start_new_session=True,
        )
        os.close(slave)
        self._unread = ""

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._process.wait()
        os.close(self._master)

    def type(self, text: str) -> None:
        os.write(self._master, text.encode())

    def until(self, text: str, key: str = "") -> str:
        """What is shown up to and with this text, after a key. It is pressed again while nothing happens,
        since readline misses a Ctrl-C that comes right behind its prompt."""
        self.type(key)
        end = monotonic() + LONGEST_WAIT
        while text not in self._unread:
            if select.select([self._master], [], [], 1)[0]:
                self._unread += os.read(self._master, 4096).decode()
            else:
                assert monotonic() < end, f"{text!r} does not appear; there is only {self._unread!r}"
                self.type(key)
        before, _, self._unread = self._unread.partition(text)
        return before + text

    def exit_code(self) -> int:
        return self._process.wait(LONGEST_WAIT)
