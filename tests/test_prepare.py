"""What `make play` and the others do before they begin: only what is needed, and not without a word."""

import os
import shutil
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from time import monotonic, sleep

import pytest

from preparation.engine import Engine
from preparation.environment import Environment
from preparation.lanes import Lane, Step, run_lanes
from preparation.plan import Preparation, alone_in
from preparation.tree import Tree, put_stamp
from preparation.workshop import Failed, Workshop

ROOT = Path(__file__).parents[1]
HAS_COMPILER = any(shutil.which(name) for name in (os.environ.get("CC", "cc"), "gcc", "clang"))
NOT_SOURCE = shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__", "node_modules")
FRESH = [
    "making a virtual environment",
    "installing packages",
    "linking the package",
    "compiling the engine",
    "getting the browser client's packages",
    "building the browser client",
]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tree:
    """A tree of which nothing was prepared yet, on a machine that has Node."""
    monkeypatch.delenv("PATOLLI_INTERPRETED", raising=False)
    for name in ("requirements", "src", "web"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=NOT_SOURCE)
    shutil.rmtree(tmp_path / "src" / "patolli" / "server" / "web", ignore_errors=True)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tmp_path)
    put_program(tmp_path / "bin" / "node", "echo v24.0.0")
    put_program(tmp_path / "bin" / "npm", "exit 1")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    return Tree(tmp_path)


def put_program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)


def steps(goal: str, tree: Tree) -> list[str]:
    return [step.what for lane in Preparation(goal, tree, Workshop(tree)).lanes() for step in lane.steps]


def test_a_fresh_clone_needs_everything(bare: Tree) -> None:
    assert steps("play", bare) == steps("dev", bare) == FRESH


def test_linting_waits_for_no_compiler(bare: Tree) -> None:
    assert "compiling the engine" not in steps("tools", bare)
    assert "building the browser client" not in steps("tools", bare)


def test_the_client_alone_needs_no_python_packages(bare: Tree) -> None:
    assert steps("web", bare) == FRESH[-2:]


def test_asked_to_run_interpreted_it_does_not_compile(bare: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_INTERPRETED", "1")
    assert "compiling the engine" not in steps("play", bare)


def engine_of(tree: Tree, goal: str = "play") -> Engine:
    workshop = Workshop(tree)
    return Engine(goal, tree, workshop, Environment(goal, tree, workshop))


def compile_engine(tree: Tree, goal: str = "play") -> Engine:
    engine = engine_of(tree, goal)
    engine.compile(Step("compiling", 1, lambda step: None))
    return engine


def test_compiling_that_failed_is_not_tried_at_every_start(bare: Tree) -> None:
    """It would take a minute each time; `make build` tries again."""
    put_program(bare.python, "exit 1")
    assert "Compiling failed" in compile_engine(bare).news[0]
    again = engine_of(bare)
    assert not again.is_stale()
    assert "runs interpreted" in again.news[0]
    assert engine_of(bare, "build").is_stale()


def test_a_build_that_failed_is_remembered_until_one_succeeds(bare: Tree) -> None:
    """`patolli about` says so meanwhile."""
    put_program(bare.python, "exit 1")
    with pytest.raises(Failed):
        compile_engine(bare, "build")
    assert (bare.root / "build" / "stamps" / "engine-failed").exists()
    put_program(bare.python, "exit 0")
    compile_engine(bare, "build")
    assert not (bare.root / "build" / "stamps" / "engine-failed").exists()


def test_what_is_compiled_stays_as_long_as_all_of_it_is_there(
    bare: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    libraries = ["src/one.so", "src/two.so"]
    put_program(bare.python, "; ".join(f"touch {name}; echo patolli: built {name}" for name in libraries))
    compile_engine(bare)
    assert not engine_of(bare).is_stale()
    (bare.root / "src" / "two.so").unlink()
    assert engine_of(bare).is_stale()
    compile_engine(bare)
    assert not engine_of(bare).is_stale()
    monkeypatch.setenv("CC", "another")
    assert engine_of(bare).is_stale()


def test_what_is_compiled_for_another_python_does_not_count(bare: Tree) -> None:
    put_program(bare.python, "touch src/one.so; echo patolli: built src/one.so")
    compile_engine(bare)
    put_program(bare.python, "echo 3 99 0 .another-python.so")
    put_stamp(bare.venv / "made", "")
    assert engine_of(bare).is_stale()


@pytest.mark.skipif(not HAS_COMPILER, reason="there is no C compiler here")
def test_nothing_that_was_compiled_before_is_left_when_translating_fails(bare: Tree) -> None:
    """It would run instead of the sources, whatever is written there now."""
    old = bare.package / "engine" / f"state{EXTENSION_SUFFIXES[0]}"
    old.touch()
    setup = bare.root / "setup.py"
    setup.write_text(setup.read_text().replace('KNOWN_MYPYC: Final = "', 'KNOWN_MYPYC: Final = "not '))
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(command, cwd=bare.root, check=False, capture_output=True, text=True)
    assert "this was written for mypyc not" in done.stderr
    assert not old.exists()


def test_what_a_command_prints_is_kept_and_shown_if_it_fails(tmp_path: Path) -> None:
    heard: list[str] = []
    workshop = Workshop(Tree(tmp_path))
    workshop.run("good", [sys.executable, "-c", "print('one'); print('two')"], heard.append)
    assert heard == ["one", "two"]
    assert (tmp_path / "build" / "logs" / "good.log").read_text() == "one\ntwo\n"
    with pytest.raises(Failed, match=r"(?s)no room.*all it said: build/logs/bad\.log"):
        workshop.run("bad", [sys.executable, "-c", "raise SystemExit('no room')"])


def test_without_a_terminal_every_step_is_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lane = Lane([Step("reading", 1, lambda step: None), Step("writing", 1, lambda step: None)])
    run_lanes([lane], Workshop(Tree(tmp_path)))
    first, second = capsys.readouterr().out.splitlines()
    assert "reading … about" in first
    assert "writing … about" in second


def test_one_lane_that_fails_ends_the_others(tmp_path: Path) -> None:
    workshop = Workshop(Tree(tmp_path))

    def fail(step: Step) -> None:
        raise Failed("out of room")

    def wait(step: Step) -> None:
        workshop.run("waiting", [sys.executable, "-c", "import time; time.sleep(60)"])

    with pytest.raises(SystemExit, match="out of room"):
        run_lanes([Lane([Step("waiting", 1, wait)]), Lane([Step("failing", 1, fail)])], workshop)


def test_a_compiler_that_was_stopped_has_not_failed(bare: Tree) -> None:
    """Only what it said itself is remembered, not that another lane failed meanwhile."""
    workshop = Workshop(bare)
    engine = Engine("play", bare, workshop, Environment("play", bare, workshop))
    put_stamp(engine.compiled, engine.stamp())
    started = bare.root / "started"
    put_program(bare.python, f"touch {started}; exec sleep 60")

    def fail(step: Step) -> None:
        while not started.exists():
            sleep(0.01)
        raise Failed("out of room")

    lanes = [Lane([Step("compiling", 1, engine.compile)]), Lane([Step("failing", 1, fail)])]
    with pytest.raises(SystemExit, match="out of room"):
        run_lanes(lanes, workshop)
    assert engine.is_stale()
    assert engine.news == []


def test_nobody_waits_for_a_virtual_environment_that_cannot_be_made(
    bare: Tree, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without Node on the machine, it comes into the virtual environment."""
    put_program(bare.root / "bin" / "uv", "echo no room; exit 1")
    put_program(bare.root / "bin" / "python", "echo no room; exit 1")
    (bare.root / "bin" / "node").unlink()
    monkeypatch.setenv("PATH", str(bare.root / "bin"))
    monkeypatch.setattr(sys, "executable", str(bare.root / "bin" / "python"))
    workshop = Workshop(bare)
    lanes = Preparation("play", bare, workshop).lanes()
    assert [lane.steps[0].what for lane in lanes] == ["making a virtual environment", "getting Node"]
    with pytest.raises(SystemExit, match="no room"):
        run_lanes(lanes, workshop)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda each: each.name)
def test_ctrl_c_ends_what_commands_have_started(bare: Tree, number: signal.Signals) -> None:
    shutil.copytree(ROOT / "tools", bare.root / "tools", ignore=NOT_SOURCE)
    os.mkfifo(bare.root / "open")
    put_program(bare.root / "bin" / "uv", f"sleep 60 > {bare.root / 'open'}; exit 1")
    command = [sys.executable, str(bare.root / "tools" / "prepare.py"), "build"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        with (bare.root / "open").open() as held_by_sleep:
            began = monotonic()
            process.send_signal(number)
            held_by_sleep.read()
        assert process.wait() == 130
        assert monotonic() - began < 30


def make_venv(tree: Tree) -> None:
    Environment("play", tree, Workshop(tree)).make(Step("making", 1, lambda step: None))


def has_venv(tree: Tree) -> bool:
    return "making a virtual environment" not in steps("play", tree)


@pytest.fixture
def without_uv(bare: Tree) -> Tree:
    """A tree on a machine whose uv does not work."""
    put_program(bare.root / "bin" / "uv", "exit 1")
    return bare


def test_a_virtual_environment_is_made_without_uv_too(without_uv: Tree) -> None:
    make_venv(without_uv)
    assert has_venv(without_uv)
    subprocess.run([without_uv.python, "-m", "pip", "--version"], check=True, stdout=subprocess.DEVNULL)


def test_a_half_made_virtual_environment_is_made_anew(without_uv: Tree) -> None:
    put_program(without_uv.python, "exit 0")
    (without_uv.venv / "left-over").touch()
    assert not has_venv(without_uv)
    make_venv(without_uv)
    assert has_venv(without_uv)
    assert not (without_uv.venv / "left-over").exists()


def test_a_virtual_environment_whose_python_is_gone_is_made_anew(without_uv: Tree) -> None:
    make_venv(without_uv)
    without_uv.python.unlink()
    without_uv.python.symlink_to("/nowhere/python")
    environment = Environment("dev", without_uv, Workshop(without_uv))
    put_stamp(without_uv.venv / "packages", environment.packages_stamp())
    put_stamp(without_uv.venv / "linked", environment.link_stamp())
    assert steps("dev", without_uv) == steps("play", without_uv) == FRESH
    make_venv(without_uv)
    assert has_venv(without_uv)


def test_a_virtual_environment_from_before_there_was_a_stamp_is_kept(bare: Tree) -> None:
    bare.python.parent.mkdir(parents=True)
    bare.python.symlink_to(sys.executable)
    put_stamp(bare.venv / "packages", "dev of another day")
    assert has_venv(bare)


def test_two_makes_do_not_prepare_the_same_tree_at_once(bare: Tree) -> None:
    shutil.copytree(ROOT / "tools", bare.root / "tools", ignore=NOT_SOURCE)
    put_program(bare.root / "bin" / "npm", "exit 0")
    command = [sys.executable, str(bare.root / "tools" / "prepare.py"), "web"]
    with alone_in(bare):
        second = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert second.stdout
        assert second.stdout.readline() == "waiting for another make\n"
        assert not bare.stamps.exists()
    assert "Ready after" in second.communicate()[0]
    assert second.returncode == 0


def test_developers_are_told_that_their_python_is_too_old(bare: Tree) -> None:
    put_program(bare.python, "echo 3 11 4 .cpython-311.so")
    put_stamp(bare.venv / "made", "")
    for goal in ("build", "tools", "dev", "test"):
        with pytest.raises(Failed, match=r"Python 3\.11\.4 does for `make play`, .* need 3\.11\.5"):
            steps(goal, bare)
    assert steps("play", bare)
    assert steps("web", bare)


def test_an_unknown_goal_is_refused() -> None:
    command = [sys.executable, str(ROOT / "tools" / "prepare.py"), "party"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "invalid choice: 'party'" in done.stderr
