"""The package: a source distribution, wheels of it with and without a C compiler, installed and run."""

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from venv import EnvBuilder

import pytest

ROOT = Path(__file__).parents[1]
NOT_SOURCE = shutil.ignore_patterns(
    ".*", "build", "dist", "*.so", "*.egg-info", "__pycache__", "tests", "node_modules"
)
SDIST = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
HAS_COMPILER = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))
TYPED = """
import patolli

state = patolli.game("yaxha").new(players="two")
reveal_type(state.scores())
"""


def install(folder: Path, compiler: str | None) -> Path:
    """Build a wheel of a source distribution of a clean copy of the sources, and unpack it; where it lies."""
    sources, wheels, target = folder / "sources", folder / "wheels", folder / "installed"
    shutil.copytree(ROOT, sources, ignore=NOT_SOURCE)
    subprocess.run([sys.executable, "-c", SDIST, str(folder)], check=True, cwd=sources)
    (distribution,) = folder.glob("*.tar.gz")
    environment = os.environ | ({"CC": compiler} if compiler else {})
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels)]
    subprocess.run([*build, str(distribution)], check=True, env=environment)
    (wheel,) = wheels.iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), str(wheel)], check=True)
    return target


def same_files(folder: str, installed: Path) -> bool:
    """Whether all files of a folder of the package, and there are some, were installed."""
    here, there = ROOT / "src" / "patolli" / folder, installed / "patolli" / folder
    names = {path.relative_to(here) for path in here.rglob("*") if path.is_file()}
    return bool(names) and names == {path.relative_to(there) for path in there.rglob("*") if path.is_file()}


def assert_whole(installed: Path, folder: Path) -> None:
    """It has its types, the migrations, the browser client and all languages."""
    assert_typed(installed, folder)
    assert (installed / "patolli" / "tables" / "migrations" / "versions" / "0001_tables.py").exists()
    assert same_files("server/web", installed), "the browser client, as `make web` built it"
    assert same_files("locale", installed)


def assert_typed(installed: Path, folder: Path) -> None:
    """A type checker sees the types of the installed package, from an environment that has nothing else."""
    EnvBuilder(symlinks=True).create(folder / "environment")
    (packages,) = (folder / "environment").glob("lib/python*/site-packages")
    (packages / "patolli").symlink_to(installed / "patolli")
    (folder / "program.py").write_text(TYPED)
    command = [sys.executable, "-m", "mypy", "--cache-dir", str(folder / "cache"), "--python-executable"]
    shown = subprocess.run(
        [*command, folder / "environment" / "bin" / "python", "program.py"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    assert 'Argument "players" to "new" of "Game" has incompatible type "str"; expected "int"' in shown
    assert 'Revealed type is "list[int]"' in shown.replace("builtins.", "")


def run(installed: Path, *command: str, cwd: Path) -> str:
    """Run Python with the installed package in front of everything else."""
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize("setups", ["few", pytest.param("", id="usual", marks=pytest.mark.soak)])
def test_a_wheel_without_a_c_compiler_runs_interpreted_and_passes_the_contract(
    tmp_path: Path, setups: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At few tables: that the sources do the same at all of them, compiled or not, is tested elsewhere."""
    monkeypatch.setenv("PATOLLI_SETUPS", setups)
    installed = install(tmp_path, compiler="/bin/false")
    assert not list(installed.rglob("*.so"))
    assert_whole(installed, tmp_path)
    about = json.loads(run(installed, "-m", "patolli", "about", "--json", cwd=tmp_path))
    assert about["compiled"] is False
    suite = [
        "-m",
        "pytest",
        "-p",
        "no:cacheprovider",
        "--no-header",
        "--hypothesis-profile=interpreted",
        str(ROOT / "tests" / "contract"),
    ]
    where = run(installed, "-c", "import patolli; print(patolli.__file__)", cwd=ROOT)
    assert where.startswith(str(installed))
    run(installed, *suite, cwd=ROOT)


def test_without_a_c_compiler_nothing_that_was_compiled_before_is_left(tmp_path: Path) -> None:
    """It would run instead of the sources, whatever is written there now."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    old = tmp_path / "src" / "patolli" / f"rules{EXTENSION_SUFFIXES[0]}"
    old.parent.mkdir(parents=True)
    old.touch()
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    environment = os.environ | {"CC": "/bin/false"}
    done = subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True)
    assert "patolli will run interpreted" in done.stderr
    assert not old.exists()


@pytest.mark.soak  # minutes of compiling, which the tests' own build has done already
@pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler here")
def test_a_wheel_is_compiled(tmp_path: Path) -> None:
    installed = install(tmp_path, compiler=None)
    assert_whole(installed, tmp_path)
    about = json.loads(run(installed, "-m", "patolli", "about", "--json", cwd=tmp_path))
    assert about["compiled"] is True
    shown = run(installed, "-m", "patolli", "simulate", "yaxha", "--games", "20", "--json", cwd=tmp_path)
    assert json.loads(shown)["games"] == 20
