"""The virtual environment: making it, and installing packages into it."""

import re
import shutil
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from sysconfig import get_config_var
from threading import Event
from typing import Final, NamedTuple

from preparation.lanes import Step
from preparation.tree import Tree, put_stamp, stamped
from preparation.workshop import Failed, Workshop

# The extensions of Markdown that mkdocs-material asks for need it; tools/lock.py locks for it too.
OLDEST_FOR_DEVELOPERS: Final = (3, 11, 5)
TOO_OLD: Final = """\
Python {} does for `make play`, but some of the developers' tools need 3.11.5 or newer. If you have one,
remove .venv and name it: make PYTHON=python3.12 …"""


class Interpreter(NamedTuple):
    """A Python, as far as it matters what it is."""

    version: tuple[int, ...]
    suffix: str
    """How the names of compiled modules end that it can load."""


class Environment:
    """The virtual environment of a tree, for a goal."""

    def __init__(self, goal: str, tree: Tree, workshop: Workshop) -> None:
        self.goal = goal
        self.tree = tree
        self.workshop = workshop
        self.is_ready = Event()
        # One that was made before there was a stamp has at least its packages.
        is_whole = any((tree.venv / stamp).exists() for stamp in ("made", "packages"))
        self.made_of = describe(tree.python) if is_whole else None
        """What there was at the beginning, if it was made to its end and its Python still runs."""
        self.interpreter = self.made_of or Interpreter(sys.version_info[:3], get_config_var("EXT_SUFFIX"))
        is_developer = goal != "play" or stamped(tree.venv / "packages").startswith("dev ")
        self.packages = "dev" if is_developer else "serve"
        """Which lock is installed: players need no developers' tools, and developers keep theirs."""
        self.own_uv = tree.root / "build" / "uv" / "bin" / "uv"

    def making_steps(self) -> list[Step]:
        if self.goal not in ("play", "web") and self.interpreter.version < OLDEST_FOR_DEVELOPERS:
            raise Failed(TOO_OLD.format(".".join(map(str, self.interpreter.version))))
        if self.made_of:
            self.is_ready.set()
            return []
        return [Step("making a virtual environment", 7, self.make)]

    def installing_steps(self) -> list[Step]:
        steps = []
        # What is to be made anew takes its stamps along.
        if not self.made_of or stamped(self.tree.venv / "packages") != self.packages_stamp():
            seconds = 12 if self.packages == "dev" else 4
            steps.append(Step("installing packages", seconds, self.install_packages))
        if not self.made_of or stamped(self.tree.venv / "linked") != self.link_stamp():
            steps.append(Step("linking the package", 3, self.link))
        return steps

    def packages_stamp(self) -> str:
        return f"{self.packages} {self.tree.digest([self.tree.lock(self.packages)])}"

    def link_stamp(self) -> str:
        return self.tree.digest([self.tree.root / "pyproject.toml"])

    def uv(self) -> str | None:
        """Find uv, which installs in seconds what takes pip a minute."""
        return shutil.which("uv") or (str(self.own_uv) if self.own_uv.exists() else None)

    def make(self, step: Step) -> None:
        if not self.uv():
            self.get_uv(Path(sys.executable))
        if not self.make_with_uv():
            remove(self.tree.venv)
            self.workshop.run("venv", [sys.executable, "-m", "venv", self.tree.venv])
            if not self.uv():
                self.get_uv(self.tree.python)
        put_stamp(self.tree.venv / "made", "")
        self.is_ready.set()

    def make_with_uv(self) -> bool:
        """Make it with uv, and with pip in it, which tests and mirrors need; tell whether that worked."""
        uv = self.uv()
        if not uv:
            return False
        remove(self.tree.venv)
        options = ["--quiet", "--seed", "--python", sys.executable]
        try:
            self.workshop.run("venv-uv", [uv, "venv", *options, self.tree.venv])
        except Failed:
            # pip comes from an index, which may be one that only pip is told of; Python has a pip of its own.
            return False
        return True

    def get_uv(self, python: Path) -> None:
        """Download uv with a Python's pip. Where that does not work, pip installs everything."""
        lock = self.tree.lock("dev")
        found = re.search(r"^uv==.*(?:\n +--hash.*)+", lock.read_text(encoding="utf-8"), re.MULTILINE)
        assert found, f"{lock} does not have uv"
        own_lock = self.tree.stamps / "uv.lock"
        put_stamp(own_lock, f"{found[0]}\n")
        options = ["--disable-pip-version-check", "--quiet", "--no-compile", "--require-hashes"]
        install: list[str | Path] = [python, "-m", "pip", "install", *options]
        with suppress(Failed):
            self.workshop.run("uv", [*install, "--target", self.own_uv.parents[1], "-r", own_lock])

    def install(self, name: str, *arguments: str | Path, **environment: str) -> None:
        """Install with uv where it is present, and with pip where it is not."""
        python, logs = self.tree.python, self.tree.logs
        if uv := self.uv():
            command: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", python, *arguments]
            try:
                return self.workshop.run(name, command, environment=environment)
            except Failed:
                # pip may be told of a mirror or a certificate that uv does not know.
                (logs / f"{name}.log").replace(logs / f"{name}-uv.log")
        options = ["--disable-pip-version-check", "--quiet"]
        pip: list[str | Path] = [python, "-m", "pip", "install", *options, *arguments]
        return self.workshop.run(name, pip, environment=environment)

    def install_packages(self, step: Step) -> None:
        self.install("packages", "--require-hashes", "-r", self.tree.lock(self.packages))
        put_stamp(self.tree.venv / "packages", self.packages_stamp())

    def link(self, step: Step) -> None:
        """Make this tree the installed package; compiling it is a step of its own."""
        self.install("link", "--no-deps", "--no-build-isolation", "--editable", ".", PATOLLI_INTERPRETED="1")
        put_stamp(self.tree.venv / "linked", self.link_stamp())


def describe(python: Path) -> Interpreter | None:
    """Ask a Python what it is; one that a virtual environment was made of may be gone, and say nothing."""
    ask = "import sys, sysconfig; print(*sys.version_info[:3], sysconfig.get_config_var('EXT_SUFFIX'))"
    try:
        said = subprocess.run([python, "-c", ask], check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return None
    *version, suffix = said.split()
    return Interpreter(tuple(map(int, version)), suffix)


def remove(folder: Path) -> None:
    if folder.is_symlink():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)
