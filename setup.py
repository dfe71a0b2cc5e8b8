"""Builds patolli, compiled where there is a C compiler and interpreted where there is none."""

import os
import re
import sys
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
COMPILED_ENGINE = ("bits", "chance", "outcome", "playout", "policy", "state")
COMPILED_PLAYERS = ("tree",)
COMPILED_RESEARCH = ("encoder", "batch", "turns")
# Of a game everything is compiled but what speaks to people and files.
INTERPRETED_IN_GAMES = ("__init__", "edition", "features", "moves", "picture", "refusal", "view")
# Installers run this file several times, mostly to ask what there is; the C code takes a minute to write.
BUILDING = ("bdist", "build", "develop", "editable", "install")


def compiled_sources() -> list[str]:
    package = ROOT / "src" / "patolli"
    engine = [package / "engine" / f"{name}.py" for name in COMPILED_ENGINE]
    players = [package / "players" / f"{name}.py" for name in COMPILED_PLAYERS]
    research = [package / "research" / f"{name}.py" for name in COMPILED_RESEARCH]
    games = [path for path in package.glob("games/*/*.py") if path.stem not in INTERPRETED_IN_GAMES]
    return [str(path.relative_to(ROOT)) for path in [*engine, *sorted(games), *players, *research]]


def extensions() -> list[Extension]:
    is_building = any(word.startswith(BUILDING) for word in sys.argv[1:])
    if os.environ.get("PATOLLI_INTERPRETED") or not is_building:
        return []
    if not can_compile():
        remove_compiled()
        print("patolli: no C compiler works here; it will run interpreted, which is slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    # Without a cache: it would use none, but lock the one of a type checker that runs at the same time.
    sources = ["--cache-dir", os.devnull, *compiled_sources()]
    compiled = cast(list[Extension], mypycify(sources, opt_level="3", debug_level="0", group_name="patolli"))
    give_back_vecs(compiled)
    return compiled


def can_compile() -> bool:
    """Whether a module for this Python compiles and links."""
    with TemporaryDirectory() as folder:
        source = Path(folder) / "probe.c"
        source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_lib = command.build_temp = folder
        command.ensure_finalized()
        try:
            command.run()
        except (BaseError, CCompilerError, OSError):
            return False
    return True


def remove_compiled() -> None:
    """What was compiled before would run instead of the sources, which may be others by now."""
    for library in (ROOT / "src").rglob(f"*{get_config_var('EXT_SUFFIX')}"):
        library.unlink()


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


class BuildInlined(build_ext):
    """Lets one compiled function be inlined in another; their error paths make them look large."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            print(
                "patolli: the C compiler failed. With PATOLLI_INTERPRETED=1 in the environment it installs "
                "without one, and runs slower.",
                file=sys.stderr,
            )
            raise

    def build_extensions(self) -> None:
        if "gcc" in Path(self.compiler.compiler_so[0]).name:
            for extension in self.extensions:
                extension.extra_compile_args += [
                    "-fno-semantic-interposition",
                    "--param=max-inline-insns-auto=100",
                ]
        super().build_extensions()


if not (ROOT / "src" / "patolli" / "server" / "web" / "index.html").exists():
    print(
        "patolli: the browser client is not built, so the package will be without it; `make web` builds it.",
        file=sys.stderr,
    )

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildInlined})
