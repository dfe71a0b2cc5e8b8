"""The compiled engine."""

import os
import re
from sysconfig import get_config_var
from typing import Final

from preparation.lanes import Step
from preparation.tree import Tree, files, put_stamp, stamped
from preparation.workshop import Failed, Workshop

COMPILED_FOLDERS: Final = ("engine", "games", "players", "research")

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

    def __init__(self, goal: str, tree: Tree, workshop: Workshop) -> None:
        self.goal = goal
        self.tree = tree
        self.workshop = workshop
        self.compiled = tree.stamps / "engine"  # its time is read by `patolli about`
        self.failed = tree.stamps / "engine-failed"
        self.news: list[str] = []
        """What to tell when everything is done."""

    def steps(self) -> list[Step]:
        if os.environ.get("PATOLLI_INTERPRETED") or not self.is_stale():
            return []
        return [Step("compiling the engine", 85, self.compile)]

    def stamp(self) -> str:
        package, root = self.tree.package, self.tree.root
        sources = [path for folder in COMPILED_FOLDERS for path in files(package / folder, "**/*.py")]
        return self.tree.digest([*sources, root / "setup.py", root / "pyproject.toml"])

    def is_stale(self) -> bool:
        stamp = self.stamp()
        is_there = any((self.tree.root / "src").glob(f"*__mypyc{get_config_var('EXT_SUFFIX')}"))
        if stamped(self.compiled) == stamp and is_there:
            return False
        if stamped(self.failed) == stamp and self.goal == "play":
            self.news.append(COMPILING_FAILED)
            return False
        return True

    def compile(self, step: Step) -> None:
        stamp = self.stamp()
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
            build = ["setup.py", "--quiet", "build_ext", "--inplace"]
            self.workshop.run("engine", [self.tree.python, *build], hear)
        except Failed:
            if self.goal != "play":
                raise
            put_stamp(self.failed, stamp)
            self.news.append(COMPILING_FAILED)
            return
        if has_compiler:
            put_stamp(self.compiled, stamp)
            self.failed.unlink(missing_ok=True)
        else:
            self.news.append(NO_COMPILER)
