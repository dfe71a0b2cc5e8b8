"""`patolli about`: the installation, and how it runs."""

import os
import platform
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import msgspec
from rich.table import Table

import patolli
from patolli.cli.arguments import AsJson
from patolli.cli.screen import Screen, print_json
from patolli.engine.build import COMPILED, VERSION
from patolli.games import games

LICENCE = (
    "MIT, for the code, texts and pictures of this project. The games, their names and their published "
    "artwork belong to their authors and publishers, who have no part in it."
)
WHAT_INTERPRETED_MEANS = (
    "all games play the same, but many times slower, which computer players and simulations feel."
)
INTERPRETED = (
    f"interpreted: {WHAT_INTERPRETED_MEANS} To have it compiled, you need a C compiler (gcc or clang, with "
    "Python's headers). Then reinstall patolli; in a checkout, run `make build`, which says what is wrong "
    "if it fails."
)
INTERPRETED_AFTER_FAILURE = (
    f"interpreted, because compiling failed: {WHAT_INTERPRETED_MEANS} build/logs/engine.log in the checkout "
    "says what went wrong; `make build` tries again."
)
COMPILED_BEFORE_FAILURE = (
    "compiled, but not by the last build, which failed: what runs may be older than its source. "
    "build/logs/engine.log in the checkout says what went wrong; `make build` tries again."
)
INTERPRETED_ON_REQUEST = (
    "interpreted, because PATOLLI_INTERPRETED is set: slower, for debuggers and comparisons"
)


class About(msgspec.Struct, frozen=True):
    version: str
    compiled: bool
    stale: tuple[str, ...]
    """Sources that are newer than what is compiled from them."""
    build_failed: bool
    """Whether compiling failed when it was last tried, in a checkout."""
    python: str
    platform: str
    games: tuple[str, ...]
    licence: str


def about(as_json: AsJson = False) -> None:
    """Show version, build, Python and games.

    \b
    Examples:
      patolli about
      patolli about --json
    """
    package = Path(patolli.__file__).parent
    facts = About(
        version=VERSION,
        compiled=COMPILED,
        stale=tuple(stale_sources(package)) if COMPILED else (),
        build_failed=build_failed(package),
        python=platform.python_version(),
        platform=f"{platform.system()} {platform.machine()}",
        games=tuple(game.name for game in games()),
        licence=LICENCE,
    )
    if as_json:
        print_json(facts)
        return
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold", no_wrap=True)
    grid.add_row("patolli", facts.version)
    grid.add_row("Engine", _engine(facts))
    grid.add_row("Python", f"{facts.python} on {facts.platform}")
    titles = (f"{game.title} ({game.min_players} to {game.max_players} players)" for game in games())
    grid.add_row("Games", ", ".join(titles))
    grid.add_row("Licence", facts.licence)
    Screen().show(grid)


def _engine(facts: About) -> str:
    if not facts.compiled:
        if os.environ.get("PATOLLI_INTERPRETED"):
            return INTERPRETED_ON_REQUEST
        return INTERPRETED_AFTER_FAILURE if facts.build_failed else INTERPRETED
    if facts.build_failed:
        return COMPILED_BEFORE_FAILURE
    if facts.stale:
        return (
            f"compiled, but older than its source ({', '.join(facts.stale)}): "
            "what runs is not what is written there; run 'make build'"
        )
    return "compiled"


def build_failed(package: Path) -> bool:
    """Tell whether the last build of a checkout failed; an installed package has none."""
    checkout = package.parents[1]
    return (checkout / "setup.py").exists() and (checkout / "build" / "stamps" / "engine-failed").exists()


def stale_sources(package: Path) -> list[str]:
    """List the sources in a checkout that were edited after they were compiled. An installed package has
    none: its files are as old as the moment when each of them was unpacked."""
    checkout = package.parents[1]
    libraries = list(package.parent.glob("patolli_*__mypyc.*"))
    if not libraries or not (checkout / "setup.py").exists():
        return []
    # A source that was touched but not changed is not compiled again; then only the build's stamp is new.
    marks = [*libraries, checkout / "build" / "stamps" / "engine"]
    built = max(mark.stat().st_mtime for mark in marks if mark.exists())
    return [
        str(source.relative_to(package))
        for source in sorted(package.rglob("*.py"))
        if source.stat().st_mtime > built
        and any(source.with_name(source.stem + suffix).exists() for suffix in EXTENSION_SUFFIXES)
    ]
