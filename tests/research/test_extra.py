"""The extra `research`: nobody needs it who does not use it, and who does is told what to install."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parents[2]
FACES = ("tensors", "vector", "gymnasium", "pettingzoo", "openspiel", "ismcts")


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    return done.stdout + done.stderr


def test_patolli_itself_imports_nothing_of_it() -> None:
    code = "import sys, patolli, patolli.cli, patolli.research; print([*sys.modules])"
    loaded = run(code)
    assert "patolli.research" in loaded
    assert not any(f"'{name}'" in loaded for name in ("numpy", "gymnasium", "pettingzoo", "pyspiel"))


@pytest.mark.parametrize("face", FACES)
def test_what_is_missing_is_said_in_a_sentence(face: str) -> None:
    code = f"import sys; sys.modules['numpy'] = None; import patolli.research.{face}"
    assert (
        "patolli.research needs numpy, which is not installed; "
        "`pip install 'patolli[research]'` installs all it needs."
    ) in run(code)


@pytest.mark.parametrize("extra", ["cluster", "research", "server"])
def test_what_is_tested_with_is_what_the_extra_allows(extra: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    allowed = {
        each.name: each for each in map(Requirement, project["project"]["optional-dependencies"][extra])
    }
    lines = (ROOT / f"requirements-{extra}.txt").read_text(encoding="utf-8").splitlines()
    pinned = {each.name: each for each in map(Requirement, lines[1:])}
    assert pinned.keys() == allowed.keys()
    for name, pin in pinned.items():
        assert (pin.extras, pin.marker) == (allowed[name].extras, allowed[name].marker)
        (version,) = pin.specifier
        assert version.version in allowed[name].specifier
    assert f"-r requirements-{extra}.txt" in (ROOT / "requirements-dev.txt").read_text(encoding="utf-8")
