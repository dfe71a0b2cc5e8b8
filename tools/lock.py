"""Renew requirements/*.lock from pyproject.toml.

What is locked stays as it is where it still fits. `--upgrade` takes the newest versions that pyproject.toml
allows, `--upgrade NAME …` those of some packages only.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "requirements"
PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
OLDEST_PYTHON: Final[str] = PROJECT["project"]["requires-python"].removeprefix(">=")
# They would lock files that only this machine has. A mirror, in UV_DEFAULT_INDEX, has the same as everybody.
OTHER_SOURCES: Final = ("UV_EXTRA_INDEX_URL", "UV_FIND_LINKS", "UV_INDEX")


@dataclass(frozen=True)
class Lock:
    """One file, and what goes into it: of patolli itself, of some of its extras, and of dependency groups."""

    name: str
    groups: tuple[str, ...]
    extras: tuple[str, ...] = ()
    with_project: bool = True
    python: str = OLDEST_PYTHON

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.lock"

    def sources(self) -> Iterator[str]:
        """Yield what to tell uv about where requirements are."""
        if self.with_project:
            yield "pyproject.toml"
        for extra in self.extras:
            yield f"--extra={extra}"
        for group in self.groups:
            yield f"--group={group}"


# The extensions of Markdown that mkdocs-material asks for need Python 3.11.5.
DEV: Final = Lock("dev", ("dev",), extras=tuple(PROJECT["project"]["optional-dependencies"]), python="3.11.5")
SERVE: Final = Lock("serve", ("build",), extras=("server",))
NODE: Final = Lock("node", ("node",), with_project=False)
LOCKS: Final = (DEV, SERVE, NODE)


def main() -> None:
    """Renew all locks, or none of them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--upgrade", nargs="*", metavar="NAME", help="take newer versions (of NAME only)")
    names: list[str] | None = parser.parse_args().upgrade
    upgrades = [f"--upgrade-package={name}" for name in names or ()]
    if names == []:
        upgrades = ["--upgrade"]
    with TemporaryDirectory() as name:
        folder = Path(name)
        dev = compile_lock(DEV, folder, DEV.path, upgrades)
        # What has to be in both is what was chosen for developers, who run the tests.
        compile_lock(SERVE, folder, dev, ())
        compile_lock(NODE, folder, NODE.path, upgrades)
        for lock in LOCKS:
            shutil.copyfile(folder / lock.path.name, lock.path)


def compile_lock(lock: Lock, folder: Path, preferred: Path, upgrades: Sequence[str]) -> Path:
    """Write a lock into a folder, with the versions of a lock that there is already where they fit."""
    target = folder / lock.path.name
    if preferred.exists():
        shutil.copyfile(preferred, target)
    command = [
        *(uv(), "pip", "compile", "--no-config", "--quiet", "--format=requirements.txt"),
        *("--universal", f"--python-version={lock.python}", "--fork-strategy=fewest"),
        *("--generate-hashes", "--custom-compile-command=make lock", f"--output-file={target}"),
        *upgrades,
        *lock.sources(),
    ]
    environment = {name: value for name, value in os.environ.items() if name not in OTHER_SOURCES}
    if subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode:
        sys.exit(f"lock: {lock.path.relative_to(ROOT)} and the others are left as they were.")
    return target


def uv() -> str:
    """Find uv next to this Python, or else on the path."""
    beside = str(Path(sys.executable).parent)
    found = shutil.which("uv", path=os.pathsep.join([beside, os.environ.get("PATH", "")]))
    return found or sys.exit("lock: there is no uv; `pip install uv` installs it.")


if __name__ == "__main__":
    main()
