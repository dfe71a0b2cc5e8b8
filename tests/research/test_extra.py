"""The extra `research`: nobody needs it who does not use it, and who does is told what to install."""

import subprocess
import sys

import pytest

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
