"""The notebook runs: a little of it always, and all of it, with what it is to show, in `make soak`."""

import json
import os
import re
import subprocess
import sys

import pytest

from documents import DOCS, PACKAGE, code_cells
from patolli.arena.statistics import wilson

NOTEBOOK = DOCS / "notebooks" / "train-yaxha.ipynb"
SHORT = {"ITERATIONS": 2, "GAMES": 8, "STEPS": 16, "TRIAL": 10}
ALONE = {"OPENBLAS_NUM_THREADS": "1", "MPLBACKEND": "agg", "PYTHONPATH": str(PACKAGE.parent)}
"""Other tests want the other processors, and nobody looks at the picture."""

Curve = dict[str, list[tuple[int, int, int]]]
"""Against whom, after how many decisions how many games of how many decided ones were won."""


def run(**constants: int) -> Curve:
    """Run all cells in a process of their own, with other values of the constants at their top."""
    program = "\n\n".join([*code_cells(NOTEBOOK), "import json", "print(json.dumps(curve))"])
    for name, value in constants.items():
        program, changed = re.subn(rf"^{name} = \d+", f"{name} = {value}", program, flags=re.MULTILINE)
        assert changed == 1
    done = subprocess.run(
        [sys.executable, "-"], input=program, env=os.environ | ALONE, stdout=subprocess.PIPE, text=True
    )
    assert done.returncode == 0
    *_, against_greedy, curve = done.stdout.splitlines()
    assert against_greedy.startswith("against greedy: ")
    found: Curve = json.loads(curve)
    return found


def test_a_short_run_of_the_notebook() -> None:
    curve = run(**SHORT)
    assert [steps for steps, _, _ in curve["greedy"]] == [0, 8 * 16, 2 * 8 * 16]


@pytest.mark.soak
def test_the_notebook_learns_to_play_as_well_as_the_greedy_player() -> None:
    curve = run()
    for opponents, at_first, in_the_end in (("random", 0.6, 0.9), ("greedy", 0.1, 0.45)):
        (_, won, decided), *_, (_, won_now, decided_now) = curve[opponents]
        assert won / decided < at_first
        assert wilson(won_now, decided_now).low > in_the_end


def test_the_notebook_is_kept_as_it_ran_and_tells_nothing_of_the_machine() -> None:
    text = NOTEBOOK.read_text(encoding="utf-8")
    notebook = json.loads(text)
    assert set(notebook["metadata"]) == {"kernelspec", "language_info"}
    outputs = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in outputs)
    assert not re.search(r"/(home|root|tmp|Users|work)/", text)
    assert len(text) < 100_000
