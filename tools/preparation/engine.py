"""The compiled engine."""

import os
import re
from typing import Final

from preparation.environment import Environment
from preparation.lanes import Step
from preparation.tree import Tree, files, put_stamp, stamped
from preparation.workshop import Failed, Workshop

COMPILED_FOLDERS: Final = ("engine", "games", "players", "research")

COMPILER_SETTINGS: Final = ("CC", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS")
"""Variables of the environment that setuptools compiles by."""
BUILT: Final = "patolli: built "
"""How setup.py begins a line with the name of a library."""

INTERPRETED: Final = """\
patolli runs interpreted: the games are the same, but computer players look ahead about seventy times less in
the same time, so "strong" and "master" are weaker than they should be."""
NO_COMPILER: Final = f"""\
There is no working C compiler here. {INTERPRETED}
To compile it, install one (Debian: apt-get install gcc libc6-dev python3-dev; macOS: xcode-select --install)
and run the same command again."""
COMPILING_FAILED: Final = f"""\
Compiling failed; build/logs/engine.log says how. {INTERPRETED}
`make build` tries again."""


class Engine:
    """What is compiled of a tree."""

    def __init__(self, goal: str, tree: Tree, workshop: Workshop, environment: Environment) -> None:
        self.goal = goal
        self.tree = tree
        self.workshop = workshop
        self.environment = environment
        self.compiled = tree.stamps / "engine"  # its time is read by `patolli about`
        self.failed = tree.stamps / "engine-failed"  # `patolli about` looks whether it is there
        self.news: list[str] = []
        """What to tell when everything is done."""

    def steps(self) -> list[Step]:
        if os.environ.get("PATOLLI_INTERPRETED") or not self.is_stale():
            return []
        return [Step("compiling the engine", 85, self.compile)]

    def stamp(self) -> str:
        """Describe what it is compiled of, for which Python and how, in one line."""
        package, root = self.tree.package, self.tree.root
        sources = [path for folder in COMPILED_FOLDERS for path in files(package / folder, "**/*.py")]
        digest = self.tree.digest([*sources, root / "setup.py", root / "pyproject.toml"])
        settings = [f"{name}={os.environ[name]}" for name in COMPILER_SETTINGS if name in os.environ]
        return f"{digest} {self.environment.interpreter.suffix} {settings}"

    def is_stale(self) -> bool:
        stamp = self.stamp()
        of, *libraries = stamped(self.compiled).splitlines() or [""]
        if of == stamp and all((self.tree.root / name).exists() for name in libraries):
            return False
        if stamped(self.failed) == stamp and self.goal == "play":
            self.news.append(COMPILING_FAILED)
            return False
        return True

    def compile(self, step: Step) -> None:
        stamp = self.stamp()
        has_compiler = True
        libraries: list[str] = []

        def hear(line: str) -> None:
            nonlocal has_compiler
            if "no C compiler" in line:
                has_compiler = False
            elif "translating" in line:
                step.detail = "translating it to C"
            elif found := re.match(r"patolli: compiled (\d+) %", line):
                step.share = 0.2 + 0.8 * int(found[1]) / 100
                step.detail = f"{found[1]} % of the C code"
            elif line.startswith(BUILT):
                libraries.append(line.removeprefix(BUILT))

        # Should this be interrupted, nobody knows which libraries are of before.
        self.compiled.unlink(missing_ok=True)
        try:
            build = ["setup.py", "--quiet", "build_ext", "--inplace"]
            self.workshop.run("engine", [self.tree.python, *build], hear)
        except Failed:
            put_stamp(self.failed, stamp)
            if self.goal != "play":
                raise
            self.news.append(COMPILING_FAILED)
            return
        self.failed.unlink(missing_ok=True)
        if has_compiler:
            put_stamp(self.compiled, "\n".join([stamp, *libraries]))
        else:
            self.news.append(NO_COMPILER)
