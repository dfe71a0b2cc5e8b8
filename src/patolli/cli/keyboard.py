"""Input from the people at the table, at a terminal or through a pipe."""

import importlib
import sys
from contextlib import suppress


class EndOfInput(Exception):
    """The end of the input: nobody will type anything any more."""


class Keyboard:
    """The keyboard. With `shared`, several people type here, and none can recall what another typed."""

    def __init__(self, shared: bool) -> None:
        self._live = sys.stdin.isatty()
        if self._live and sys.stdout.isatty():
            with suppress(ImportError):
                readline = importlib.import_module(
                    "readline"
                )  # lets `input` edit lines and recall earlier ones
                readline.set_auto_history(not shared)

    def ask(self, prompt: str) -> str:
        """Read the next line, without spaces around it."""
        if self._live:
            try:
                return input(prompt).strip()
            except EOFError:
                print()
                raise EndOfInput from None
        print(prompt, end="", flush=True)
        line = sys.stdin.readline()
        # What came through a pipe is not on the screen yet.
        print(line.strip(), flush=True)
        if not line:
            raise EndOfInput
        return line.strip()
