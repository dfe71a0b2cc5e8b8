"""Builds patolli, compiled where there is a C compiler and interpreted where there is none."""

import os
import re
import sys
from pathlib import Path
from typing import cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
COMPILED_ENGINE = ("bits", "chance", "outcome", "playout", "policy", "state")
COMPILED_PLAYERS = ("tree",)
COMPILED_RESEARCH = ("encoder", "batch", "turns")
# Of a game everything is compiled but what speaks to people and files.
INTERPRETED_IN_GAMES = ("__init__", "edition", "features", "moves", "picture", "refusal", "view")


def compiled_sources() -> list[str]:
    package = ROOT / "src" / "patolli"
    engine = [package / "engine" / f"{name}.py" for name in COMPILED_ENGINE]
    players = [package / "players" / f"{name}.py" for name in COMPILED_PLAYERS]
    research = [package / "research" / f"{name}.py" for name in COMPILED_RESEARCH]
    games = [path for path in package.glob("games/*/*.py") if path.stem not in INTERPRETED_IN_GAMES]
    return [str(path.relative_to(ROOT)) for path in [*engine, *sorted(games), *players, *research]]


def extensions() -> list[Extension]:
    if os.environ.get("PATOLLI_INTERPRETED"):
        return []
    from mypyc.build import mypycify

    compiled = cast(
        list[Extension],
        mypycify(compiled_sources(), opt_level="3", debug_level="0", group_name="patolli"),
    )
    give_back_vecs(compiled)
    return compiled


def give_back_vecs(extensions: list[Extension]) -> None:
    """mypyc 2.4.1 takes a reference to every `vec` that interpreted code passes to a compiled function and
    never gives it back, so that none of them is ever freed. The caller holds the vec during the call: the
    reference can go at once. `tests/contract/test_memory.py` fails without this."""
    taken = re.compile(
        r"( *)(arg_\w+) = Vec(\w+)Api\.unbox\(.*\);\n *if \(VEC_IS_ERROR\(\2\)\) \{\n.*\n *\}\n"
    )

    def given_back(found: re.Match[str]) -> str:
        return f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n"

    for source in {Path(each) for extension in extensions for each in extension.sources}:
        source.write_text(taken.sub(given_back, source.read_text()))


class BuildOrInterpret(build_ext):
    """Compiles all modules or none: without a working compiler the package runs as it is written."""

    def build_extensions(self) -> None:
        if "gcc" in Path(self.compiler.compiler_so[0]).name:
            for extension in self.extensions:
                # Let one compiled function be inlined in another; their error paths make them look large.
                extension.extra_compile_args += [
                    "-fno-semantic-interposition",
                    "--param=max-inline-insns-auto=100",
                ]
        super().build_extensions()

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            print(
                "patolli: the C compiler failed; it will run interpreted, which is slower.", file=sys.stderr
            )
            for extension in self.extensions:
                for folder in (Path(self.build_lib), ROOT / "src"):
                    (folder / self.get_ext_filename(extension.name)).unlink(missing_ok=True)  # type: ignore[no-untyped-call]
            self.extensions = []


if not (ROOT / "src" / "patolli" / "server" / "web" / "index.html").exists():
    print(
        "patolli: the browser client is not built, so the package will be without it; `make web` builds it.",
        file=sys.stderr,
    )

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildOrInterpret})
