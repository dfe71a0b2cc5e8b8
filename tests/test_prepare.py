"""What `make play` and the others do before they begin: only what is needed, and not without a word."""

import subprocess
import sys
from pathlib import Path

import pytest

import prepare
from prepare import Failed, Lane, Preparation, Step, Workshop, run_lanes

PREPARE = Path(prepare.__file__)
FRESH = [
    "making a virtual environment",
    "installing packages",
    "linking the package",
    "compiling the engine",
    "getting the browser client's packages",
    "building the browser client",
]


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A tree of which nothing was prepared yet."""
    monkeypatch.setattr(prepare, "VENV", tmp_path / "venv")
    monkeypatch.setattr(prepare, "PYTHON", tmp_path / "venv" / "bin" / "python")
    monkeypatch.setattr(prepare, "STAMPS", tmp_path / "stamps")
    monkeypatch.setattr(prepare, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(prepare, "CLIENT", tmp_path / "index.html")
    monkeypatch.setattr(prepare, "has_node", lambda: True)
    monkeypatch.setattr(prepare, "find_chromium", lambda: "chromium")
    monkeypatch.delenv("PATOLLI_INTERPRETED", raising=False)
    return tmp_path


def steps(goal: str) -> list[str]:
    return [step.what for lane in Preparation(goal, Workshop()).lanes() for step in lane.steps]


def test_a_fresh_clone_needs_everything(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Preparation, "node_packages", lambda self: "others than are installed")
    assert steps("play") == steps("dev") == FRESH


def test_linting_waits_for_no_compiler(bare: Path) -> None:
    assert "compiling the engine" not in steps("tools")
    assert "building the browser client" not in steps("tools")


def test_the_client_alone_needs_no_python_packages(bare: Path) -> None:
    assert "installing packages" not in steps("web")


def test_asked_to_run_interpreted_it_does_not_compile(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATOLLI_INTERPRETED", "1")
    assert "compiling the engine" not in steps("play")


def test_a_compiler_that_failed_is_not_tried_at_every_start(bare: Path) -> None:
    """It would take a minute each time; `make build` tries again."""
    ready = Preparation("play", Workshop())
    prepare.put_stamp(prepare.STAMPS / "engine", f"failed {ready.engine_stamp()}")
    assert not ready.is_engine_stale()
    assert "runs interpreted" in ready.news[0]
    assert Preparation("build", Workshop()).is_engine_stale()


def test_what_a_command_prints_is_kept_and_shown_if_it_fails(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(prepare, "ROOT", bare)
    heard: list[str] = []
    workshop = Workshop()
    workshop.run("good", [sys.executable, "-c", "print('one'); print('two')"], heard.append, folder=bare)
    assert heard == ["one", "two"]
    assert (bare / "logs" / "good.log").read_text() == "one\ntwo\n"
    with pytest.raises(Failed, match=r"(?s)no room.*all it said: logs/bad\.log"):
        workshop.run("bad", [sys.executable, "-c", "raise SystemExit('no room')"], folder=bare)


def test_without_a_terminal_every_step_is_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    lane = Lane([Step("reading", 1, lambda step: None), Step("writing", 1, lambda step: None)])
    run_lanes([lane], Workshop())
    first, second = capsys.readouterr().out.splitlines()
    assert "reading … about" in first
    assert "writing … about" in second


def test_one_lane_that_fails_ends_the_others(bare: Path) -> None:
    workshop = Workshop()

    def fail(step: Step) -> None:
        raise Failed("out of room")

    def wait(step: Step) -> None:
        workshop.run("waiting", [sys.executable, "-c", "import time; time.sleep(60)"])

    with pytest.raises(SystemExit, match="out of room"):
        run_lanes([Lane([Step("waiting", 1, wait)]), Lane([Step("failing", 1, fail)])], workshop)


def test_an_unknown_goal_is_refused() -> None:
    done = subprocess.run([sys.executable, PREPARE, "party"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "invalid choice: 'party'" in done.stderr
