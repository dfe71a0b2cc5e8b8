"""Build patolli, compiled where there is a C compiler and interpreted where there is none.

The compiled modules form groups, each a shared library of its own: one for the engine and what works with any
game, and one for each game. Groups compile side by side, and editing a game recompiles that game alone.
docs/decisions/0012-compiled-in-groups.md says what that costs and what `inline_across_groups` is for.
"""

import os
import re
import shlex
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from sysconfig import get_config_var
from tempfile import TemporaryDirectory
from typing import Final, cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

ROOT = Path(__file__).parent
COMPILED_ENGINE = ("bits", "chance", "outcome", "playout", "policy", "state")
COMPILED_PLAYERS = ("tree",)
COMPILED_RESEARCH = ("encoder", "batch", "aec_core")
# Everything in a game is compiled but what speaks to people and files.
INTERPRETED_IN_GAMES = (
    "__init__",
    "edition",
    "effects",
    "features",
    "moves",
    "picture",
    "reasons",
    "refusals",
    "view",
)
# Installers run this file several times, mostly to ask what there is; writing the C code takes a while.
BUILDING = ("bdist", "build", "develop", "editable", "install")
IN_PLACE = ("--inplace", "-i", "develop", "editable_wheel")
SHARED_GROUP = "engine"
GENERATED: Final = Path("build", "c")
PATCHED: Final = Path("build", "c-patched")
# Small functions that the games call in their inner loops. A call to another group cannot be inlined.
INLINED: Final = ("bits___either", "bits___lowest", "bits___count", "bits___write_members")
# Nothing outside a group calls it but by its entry. gcc compiles faster when it knows that. And it inlines
# by what it expects to gain, of which it sees less in a group than in all of patolli: so the threshold is
# lowered.
FOR_GCC: Final = (
    "-fwhole-program",
    '-DPyMODINIT_FUNC=__attribute__((externally_visible, visibility("default"))) PyObject*',
    *("--param", "inline-min-speedup=5"),
)
# Variables of the environment that setuptools compiles by.
COMPILER_SETTINGS: Final = ("CC", "CFLAGS", "CPPFLAGS", "LDSHARED", "LDFLAGS")
KNOWN_MYPYC: Final = "2.4.1"


def groups() -> dict[str, list[str]]:
    """Return the sources of each group of compiled modules."""
    package = ROOT / "src" / "patolli"
    shared = [package / "engine" / f"{name}.py" for name in COMPILED_ENGINE]
    shared += [package / "players" / f"{name}.py" for name in COMPILED_PLAYERS]
    shared += [package / "research" / f"{name}.py" for name in COMPILED_RESEARCH]
    found = {SHARED_GROUP: shared}
    for folder in sorted((package / "games").iterdir()):
        modules = [path for path in sorted(folder.rglob("*.py")) if path.stem not in INTERPRETED_IN_GAMES]
        if modules:
            found[folder.name] = modules
    return {name: [str(path.relative_to(ROOT)) for path in paths] for name, paths in found.items()}


def extensions() -> list[Extension]:
    is_building = any(word.startswith(BUILDING) for word in sys.argv[1:])
    if os.environ.get("PATOLLI_INTERPRETED") or not is_building:
        return []
    if not can_compile():
        remove_compiled()
        say("no C compiler works here; patolli will run interpreted, which is slower")
        return []
    try:
        return patched(translated())
    except BaseException:
        if is_in_place():
            remove_compiled()
        raise


def is_in_place() -> bool:
    """Tell whether what is compiled goes into the sources."""
    return any(word in IN_PLACE for word in sys.argv[1:])


def translated() -> list[Extension]:
    """Write the C code, and return what is to be compiled.

    mypyc optimises across modules only where it compiles a single group: in groups, it expects that other
    groups were compiled at another time, from other sources. Here all are translated at once, so they may
    know of each other; without that, every read of an attribute checks whether it was ever set."""
    from mypyc.build import mypyc_build, mypycify
    from mypyc.options import CompilerOptions

    require_mypyc()
    say("translating to C")
    named = groups()
    # With its cache mypyc would reuse what it knew when the other groups had other classes.
    paths = ["--cache-dir", os.devnull, *(path for paths in named.values() for path in paths)]
    separate: list[tuple[list[str], str | None]] = [
        (paths, f"patolli_{name}") for name, paths in named.items()
    ]
    options = CompilerOptions(separate=True, target_dir=str(GENERATED))
    options.global_opts = True
    _, written, needed = mypyc_build(paths, options, separate=separate)
    # An empty text stands for a file that is written already.
    names = [[(Path(name).name, "") for name in names] for names, _ in written]
    sources = [(source.path, source.include_dirs, source.internal) for source in needed]
    compiled = mypycify(
        paths,
        opt_level="3",
        debug_level="0",
        separate=separate,
        skip_cgen_input=(names, sources),
        target_dir=str(GENERATED),
    )
    say("compiled 0 %")
    return cast(list[Extension], compiled)


def say(what: str) -> None:
    """Report progress; `tools/prepare.py` reads it, and pip shows it with -v."""
    print(f"patolli: {what}", file=sys.stderr, flush=True)


def can_compile() -> bool:
    """Tell whether a module for this Python compiles and links."""
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


def remove_compiled(keep: frozenset[Path] = frozenset()) -> None:
    """Remove compiled modules in the sources: a stale one would run instead of an edited source."""
    for library in (ROOT / "src").rglob(f"*{get_config_var('EXT_SUFFIX')}"):
        if library.resolve() not in keep:
            library.unlink()


def patched(extensions: list[Extension]) -> list[Extension]:
    """Let the extensions compile mended copies of the C code.

    A copy is written only if it differs, so that only what changed is compiled again. At its top stands what
    it is compiled with, for the same reason."""
    libraries = [extension for extension in extensions if is_library(extension)]
    shared = GENERATED / f"__native_patolli_{SHARED_GROUP}.c"
    shared_source = with_intrinsics(shared.read_text())
    leaks = 0
    PATCHED.mkdir(parents=True, exist_ok=True)
    for extension in libraries:
        (name,) = extension.sources
        if Path(name) == shared:
            text = shared_source
        else:
            text = inline_across_groups(Path(name).read_text(), shared_source)
        text = expect_bounds(mark_cold(text))
        text, found = release_vecs(text)
        leaks += found
        text = compiled_with(extension) + text
        copy = PATCHED / Path(name).name
        if not copy.exists() or copy.read_text() != text:
            copy.write_text(text)
        extension.sources = [str(copy)]
        extension.include_dirs.append(str(GENERATED))
    if not leaks:
        raise SystemExit("setup.py: release_vecs finds nothing to mend in the C code; make it match again.")
    return extensions


def compiled_with(extension: Extension) -> str:
    """Return a comment that names flags, compiler and versions."""
    settings = [f"{name}={os.environ[name]}" for name in COMPILER_SETTINGS if name in os.environ]
    flags = shlex.join([get_config_var("CC") or "", *settings, *extension.extra_compile_args, *FOR_GCC])
    versions = ", ".join(f"{name} {version(name)}" for name in ("mypy", "librt"))
    return f"/* {versions}; {flags.replace('*/', '* /')} */\n"


def is_library(extension: Extension) -> bool:
    """Tell the library of a group from the modules that only point into it."""
    return extension.name.endswith("__mypyc")


def definition_of(function: str, source: str) -> tuple[str, str]:
    """Return the head and the body of a function in mypyc's C code."""
    found = re.search(rf"^(\w+ {function}\(.*\) \{{\n)((?:.*\n)*?\}}\n)", source, re.MULTILINE)
    if not found:
        raise SystemExit(f"setup.py: mypyc's C code has no {function}; make setup.py match it again.")
    return found[1], found[2]


def with_intrinsics(source: str) -> str:
    """Let the processor find the lowest bit of a set: one instruction, where Python has none for it.

    `State.next_seat` asks for that of an empty set and does not use it; C must define it, so it is 63."""
    head, body = definition_of("CPyDef_patolli___engine___bits___lowest", source)
    return source.replace(head + body, head + "    return __builtin_ctzll(cpy_r_bits | 1ULL << 63);\n}\n")


def inline_across_groups(text: str, shared_source: str) -> str:
    """Give a group its own inline copies of the small functions of the shared group that it calls.

    mypyc calls other groups through a table of pointers, which no C compiler can inline."""
    table = f"exports_patolli_{SHARED_GROUP}."
    copies = ""
    for name in INLINED:
        head, body = definition_of(f"CPyDef_patolli___engine___{name}", shared_source)
        copies += f"static inline {head}{body}"
    copies = re.sub(r"\bCPyStatic_\w+", rf"(*{table}\g<0>)", copies)
    text = behind_includes(text, copies)
    calls = rf"(?:{re.escape(table)})?CPyDef_patolli___engine___({'|'.join(INLINED)})\("
    return re.sub(calls, r"inlined_\1(", text)


def mark_cold(text: str) -> str:
    """Tell the C compiler what playouts never run: the recording of effects, and tracebacks.

    It moves what leads there out of the hot code, which then stays together."""
    recording = re.findall(r"^(\w+ \*?CPyDef_\w+___recording___\w+\(.*\)) \{$", text, re.MULTILINE)
    cold = (*recording, "void CPy_AddTraceback(const char *, const char *, int, PyObject *)")
    return behind_includes(text, "".join(f"{function} __attribute__((cold));\n" for function in cold))


def expect_bounds(text: str) -> str:
    """Tell the C compiler that an index lies within its vec: counting from the end is the rare case."""
    text, checks = re.subn(r" = (\(uint64_t\)cpy_r_\w+ < \(uint64_t\)cpy_r_\w+);", r" = likely(\1);", text)
    if not checks:
        raise SystemExit("setup.py: expect_bounds finds no index in the C code; make it match again.")
    return text


def behind_includes(text: str, declarations: str) -> str:
    """Insert declarations behind the last include of a C file."""
    at = [found.end() for found in re.finditer(r"^#include .*\n", text, re.MULTILINE)][-1]
    return text[:at] + declarations + text[at:]


def release_vecs(text: str) -> tuple[str, int]:
    """Release the vecs that interpreted code passes to compiled functions; also return how many there are.

    mypyc 2.4.1 takes a reference to each and never gives it back, so that none of them is ever freed. The
    caller holds the vec during the call: the reference can go at once. `tests/contract/test_memory.py` fails
    without this; docs/decisions/mypyc_vec_leak.py is a reproduction."""
    taken = re.compile(
        r"( *)(arg_\w+) = Vec(\w+)Api\.unbox\(.*\);\n *if \(VEC_IS_ERROR\(\2\)\) \{\n.*\n *\}\n"
    )
    text, released = taken.subn(
        lambda found: f"{found[0]}{found[1]}VEC_{found[3].upper()}_DECREF({found[2]});\n", text
    )
    arguments = len(re.findall(r"\barg_\w+ = Vec\w+Api\.unbox\(", text))
    if released != arguments:
        raise SystemExit(
            f"setup.py: release_vecs mends {released} of {arguments} places in a file; make it match again."
        )
    return text, released


def require_mypyc() -> None:
    """Fail with any other mypyc than the one whose inner workings this file knows."""
    if version("mypy") != KNOWN_MYPYC:
        raise SystemExit(
            f"setup.py: this was written for mypyc {KNOWN_MYPYC}, not for {version('mypy')}. See whether "
            "`translated` still fits it. Run docs/decisions/mypyc_vec_leak.py: if it no longer leaks, delete "
            "`release_vecs`. Then change KNOWN_MYPYC."
        )


class BuildGroups(build_ext):
    """Compiles the groups side by side, the largest first, and says how far it is."""

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError, OSError):
            if self.inplace:
                remove_compiled()
            say(
                "the C compiler failed. With PATOLLI_INTERPRETED=1 in the environment patolli installs "
                "without one, and runs slower"
            )
            raise
        if self.inplace and self.extensions:
            built = [Path(self.get_ext_fullpath(extension.name)).resolve() for extension in self.extensions]
            remove_compiled(keep=frozenset(built))
            for path in built:
                say(f"built {path.relative_to(ROOT.resolve())}")

    def build_extensions(self) -> None:
        self.check_extensions_list(self.extensions)
        is_gcc = "gcc" in Path(self.compiler.compiler_so[0]).name
        for extension in self.extensions:
            arguments = extension.extra_compile_args
            if not is_library(extension):
                # A few lines that find their module in the library: there is nothing to optimise.
                extension.extra_compile_args = [*arguments, "-O0"]
            elif is_gcc:
                extension.extra_compile_args = [*arguments, *FOR_GCC]
        sizes = {extension.name: size(extension) for extension in self.extensions}
        total, done = sum(sizes.values()), 0
        largest_first = sorted(self.extensions, key=lambda extension: -sizes[extension.name])
        with ThreadPoolExecutor(max_workers=self.parallel or os.cpu_count()) as pool:
            for extension, _ in zip(
                largest_first, pool.map(self.build_extension, largest_first), strict=True
            ):
                done += sizes[extension.name]
                if is_library(extension):
                    say(f"compiled {100 * done // total} % ({extension.name})")


def size(extension: Extension) -> int:
    return sum(Path(source).stat().st_size for source in extension.sources)


if not (ROOT / "src" / "patolli" / "server" / "web" / "index.html").exists():
    say("the browser client is not built, so the package will be without it; `make web` builds it")

setup(ext_modules=extensions(), cmdclass={"build_ext": BuildGroups})
