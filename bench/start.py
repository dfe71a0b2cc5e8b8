"""Time the first start of two revisions, side by side: `python bench/start.py BEFORE AFTER`.

Each start is what a newcomer does: a fresh clone, `make play`, and wait for the address. The revisions take
turns, so what slows the machine for a while slows both. The caches of uv, pip and npm are used as they are:
the first round on a new machine also downloads what later rounds find there.
"""

import argparse
import json
import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from threading import Timer
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
ROUNDS: Final = 3
LONGEST_START: Final = 1800.0
LONGEST_END: Final = 30.0


def main() -> int:
    parser = argparse.ArgumentParser(description="Time the first start of two revisions, side by side.")
    parser.add_argument("before", help="a git revision")
    parser.add_argument("after", nargs="?", default="HEAD", help="another one (default: HEAD)")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"starts of each (default: {ROUNDS})")
    parser.add_argument("--bar", type=float, help="exit with 1 if the ratio of the medians is above this one")
    arguments = parser.parse_args()
    names = (arguments.before, arguments.after)
    times: dict[str, list[float]] = {name: [] for name in names}
    print(f"{'round':<8}{names[0]:>16}{names[1]:>16}{'ratio':>8}", flush=True)
    for number in range(1, arguments.rounds + 1):
        for name in names:
            times[name].append(start(name))
        first, second = (times[name][-1] for name in names)
        print(f"{number:<8}{first:>14.1f} s{second:>14.1f} s{second / first:>8.2f}", flush=True)
    first, second = (median(times[name]) for name in names)
    print(f"{'median':<8}{first:>14.1f} s{second:>14.1f} s{second / first:>8.2f}")
    return 1 if arguments.bar and second / first > arguments.bar else 0


def start(revision: str) -> float:
    """Clone a revision, start it from nothing, and return the seconds from `make play` to the address."""
    with TemporaryDirectory(prefix="patolli-start-") as scratch:
        clone = Path(scratch) / "patolli"
        commit = subprocess.run(
            ["git", "rev-parse", "--verify", f"{revision}^{{commit}}"],
            cwd=ROOT,
            check=True,
            capture_output=True,
            text=True,
        ).stdout.strip()
        subprocess.run(["git", "clone", "--quiet", "--no-checkout", ROOT, clone], check=True)
        subprocess.run(["git", "checkout", "--quiet", "--detach", commit], cwd=clone, check=True)
        began = monotonic()
        with (clone / "start.log").open("w+") as log:
            process = subprocess.Popen(
                ["make", "play"],
                cwd=clone,
                env=clean_environment() | {"PATOLLI_PORT": str(free_port())},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
            try:
                seconds = wait_for_address(process, began)
                require_compiled(clone, revision)
            except SystemExit:
                log.seek(0)
                print(log.read(), file=sys.stderr)
                raise
            finally:
                end(process)
        return seconds


def clean_environment() -> dict[str, str]:
    """Return an environment without the virtual environment that this script may run in."""
    left_out = ("VIRTUAL_ENV", "PYTHONPATH", "PATOLLI_INTERPRETED", "MAKEFLAGS", "MAKELEVEL")
    environment = {name: value for name, value in os.environ.items() if name not in left_out}
    beside = str(Path(sys.executable).parent)
    if sys.prefix != sys.base_prefix:
        parts = environment["PATH"].split(os.pathsep)
        environment["PATH"] = os.pathsep.join(part for part in parts if part != beside)
    return environment


def wait_for_address(process: subprocess.Popen[str], began: float) -> float:
    assert process.stdout
    # It may hang without a word: then only its end lets us read on.
    limit = Timer(LONGEST_START, end, [process])
    limit.start()
    try:
        for line in process.stdout:
            if re.search(r"http://127\.0\.0\.1:\d+", line):
                return monotonic() - began
    finally:
        limit.cancel()
    raise SystemExit("make play ended, or took too long, before it gave an address.")


def end(process: subprocess.Popen[str]) -> None:
    """End make and all that it started, which may have ended already."""
    with suppress(ProcessLookupError, PermissionError):  # macOS says the latter of what has ended
        os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def require_compiled(clone: Path, revision: str) -> None:
    """Make sure that the engine is compiled: an interpreted one would start sooner."""
    command = [str(clone / ".venv" / "bin" / "patolli"), "about", "--json"]
    shown = subprocess.run(command, cwd=clone, check=True, capture_output=True, text=True).stdout
    if not json.loads(shown)["compiled"]:
        raise SystemExit(f"{revision} started without a compiled engine.")


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


if __name__ == "__main__":
    sys.exit(main())
