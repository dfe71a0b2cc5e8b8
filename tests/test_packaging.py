"""The wheel: built with and without a C compiler, installed apart, and run."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
NOT_SOURCE = shutil.ignore_patterns(
    ".*", "build", "dist", "*.so", "*.egg-info", "__pycache__", "tests", "node_modules"
)
HAS_COMPILER = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))


def install(folder: Path, compiler: str | None) -> Path:
    """Build a wheel from a clean copy of the sources and unpack it; where it lies."""
    sources, wheels, target = folder / "sources", folder / "wheels", folder / "installed"
    shutil.copytree(ROOT, sources, ignore=NOT_SOURCE)
    environment = os.environ | ({"CC": compiler} if compiler else {})
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    build = [*pip, "wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", str(wheels), str(sources)]
    subprocess.run(build, check=True, env=environment)
    (wheel,) = wheels.iterdir()
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), str(wheel)], check=True)
    return target


def same_files(folder: str, installed: Path) -> bool:
    """Whether all files of a folder of the package, and there are some, were installed."""
    here, there = ROOT / "src" / "patolli" / folder, installed / "patolli" / folder
    names = {path.relative_to(here) for path in here.rglob("*") if path.is_file()}
    return bool(names) and names == {path.relative_to(there) for path in there.rglob("*") if path.is_file()}


def run(installed: Path, *command: str, cwd: Path) -> str:
    """Run Python with the installed package in front of everything else."""
    environment = os.environ | {"PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, *command], cwd=cwd, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler here")
def test_a_wheel_is_compiled(tmp_path: Path) -> None:
    installed = install(tmp_path, compiler=None)
    about = json.loads(run(installed, "-m", "patolli", "about", "--json", cwd=tmp_path))
    assert about["compiled"] is True
    assert (installed / "patolli" / "py.typed").exists()
    assert (installed / "patolli" / "tables" / "migrations" / "versions" / "0001_tables.py").exists()
    assert same_files("server/web", installed), "the browser client, as `make web` built it"
    assert same_files("locale", installed)
    shown = run(installed, "-m", "patolli", "simulate", "yaxha", "--games", "20", "--json", cwd=tmp_path)
    assert json.loads(shown)["games"] == 20


def test_a_wheel_without_a_c_compiler_runs_interpreted_and_passes_the_contract(tmp_path: Path) -> None:
    installed = install(tmp_path, compiler="/bin/false")
    assert not list(installed.rglob("*.so"))
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
