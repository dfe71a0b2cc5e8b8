"""The command `patolli`, run as people run it: in a process of its own."""

import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from io import StringIO
from pathlib import Path
from unittest.mock import patch

from patolli.cli.app import run

TOYS = Path(__file__).parent / "toys"
WITH_TOYS = f"""
from importlib import import_module
import_module("patolli.games").__path__.append({str(TOYS)!r})
from patolli.cli import main
main()
"""
ENVIRONMENT = {
    **{name: value for name, value in os.environ.items() if name not in ("FORCE_COLOR", "COLUMNS", "LINES")},
    "NO_COLOR": "1",
    "LANG": "C.UTF-8",
}


@dataclass(frozen=True)
class Done:
    code: int
    out: str
    err: str


def command(toys: bool = False) -> list[str]:
    """With `toys` there is also the game in tests/cli/toys."""
    return [sys.executable, "-c", WITH_TOYS] if toys else [sys.executable, "-m", "patolli"]


def patolli(*arguments: str | Path, typed: str = "", toys: bool = False, **environment: str) -> Done:
    """Run a command to its end; `typed` is all of its input."""
    done = subprocess.run(
        [*command(toys), *map(str, arguments)],
        input=typed.encode(),
        capture_output=True,
        env=ENVIRONMENT | environment,
        timeout=120,
        check=False,
    )
    return Done(done.returncode, done.stdout.decode(), done.stderr.decode())


def shown(*arguments: str | Path, typed: str = "", toys: bool = False, **environment: str) -> str:
    """What a command that succeeds prints; nothing of it on standard error."""
    done = patolli(*arguments, typed=typed, toys=toys, **environment)
    assert (done.code, done.err) == (0, "")
    return done.out


def refused(*arguments: str | Path, toys: bool = False) -> str:
    """The one sentence, for a person, with which a command refuses."""
    return the_sentence(patolli(*arguments, toys=toys))


def refused_at_once(*arguments: str | Path) -> str:
    """The same without a process, which takes longer to start than a command to refuse.

    Only for commands that hold nothing open when they refuse."""
    return the_sentence(_called(*arguments))


def the_sentence(done: Done) -> str:
    assert done.code == 2, done.out + done.err
    assert done.out == ""
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    return done.err.rstrip("\n")


def _called(*arguments: str | Path) -> Done:
    with (
        patch.object(sys, "argv", ["patolli", *map(str, arguments)]),
        patch.object(sys, "stdin", StringIO()),
        redirect_stdout(StringIO()) as out,
        redirect_stderr(StringIO()) as err,
    ):
        code = run()
    return Done(code, out.getvalue(), err.getvalue())
