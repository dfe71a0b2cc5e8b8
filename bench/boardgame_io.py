"""boardgame.io under the load of `make bench-server`: its own server and its own transport, in Node.

It comes from npm by name when the benchmark runs, into build/, and is pinned in boardgame_io/package.json.

What is alike: two players a table, one connection each, over WebSockets without compression; players are
recognised by what the server gave them when they joined; something is kept secret from them (a bag of cubes);
everybody gets the whole state after every move, in messages of about the same length (the last row of the
figures says how alike); the server has one processor, and the players have the other.

What is not:
- Our server acknowledges a move when it is on the disk. boardgame.io keeps everything in memory by default,
  and sends the new state before it is even stored there. If it crashes, all tables are lost.
- Our moves go by the rules of Yaxha, and everybody is told what they may do next. Its game has hardly a rule.
- boardgame.io has no acknowledgement: a move takes until its player receives the state that it led to.
- Its game is played in turns; in Yaxha all decide together most of the time. So more of our moves are on
  their way at once when everybody plays as fast as they can.
- Memory is what the system says that the process has; of Node, after all its garbage is collected.
"""

import os
import shutil
import subprocess
from pathlib import Path
from typing import Final

import msgspec

from load import Figures, Load

SOURCES: Final = Path(__file__).parent / "boardgame_io"
INSTALLED: Final = Path(__file__).parent.parent / "build" / "boardgame_io"
INSTALL: Final = (
    "install",
    "--no-package-lock",
    "--ignore-scripts",
    "--prefer-offline",
    "--fetch-retries=1",
    "--no-audit",
    "--no-fund",
)
INSTALL_SECONDS: Final = 300
SETTING_UP_SECONDS: Final = 120
"""Besides the load itself."""


class Absent(Exception):
    """Why it cannot be measured here, in one sentence."""


def measure(load: Load, processor: int) -> Figures:
    """Of its server on that processor; whoever plays stays on the processor of this process."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        raise Absent("boardgame.io is left out, because node or npm is not installed.")
    install(npm)
    environment = os.environ | {"NODE_PATH": str(INSTALLED / "node_modules"), "NODE_ENV": "production"}
    server = subprocess.Popen(
        [node, "--expose-gc", str(SOURCES / "server.cjs")],
        stdin=subprocess.PIPE,  # it ends when this does, even if we are killed
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
        preexec_fn=lambda: os.sched_setaffinity(0, {processor}),
    )
    with server:
        try:
            assert server.stdout
            address = server.stdout.readline().strip()
            if not address:
                raise Absent("boardgame.io is left out, because its server does not start with this node.")
            return play([node, str(SOURCES / "client.cjs"), address], load, environment)
        finally:
            server.kill()


def install(npm: str) -> None:
    INSTALLED.mkdir(parents=True, exist_ok=True)
    shutil.copy(SOURCES / "package.json", INSTALLED)
    try:
        subprocess.run(
            [npm, *INSTALL], cwd=INSTALLED, check=True, capture_output=True, timeout=INSTALL_SECONDS
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        raise Absent("boardgame.io is left out, because npm cannot install it.") from None


def play(command: list[str], load: Load, environment: dict[str, str]) -> Figures:
    """The client's figures; what it complains about goes to our standard error."""
    seconds = load.steady_seconds + 1.5 * load.saturated_seconds + SETTING_UP_SECONDS
    try:
        done = subprocess.run(
            [*command, msgspec.json.encode(load).decode()],
            check=True,
            stdout=subprocess.PIPE,
            timeout=seconds,
            env=environment,
        )
    except (subprocess.CalledProcessError, subprocess.TimeoutExpired):
        raise Absent(
            "boardgame.io is left out, because playing on its server did not come to an end."
        ) from None
    return msgspec.json.decode(done.stdout, type=Figures)
