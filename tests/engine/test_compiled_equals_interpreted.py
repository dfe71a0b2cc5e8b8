"""The same source, compiled and interpreted, is the same engine."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

import patolli
from contract.setups import all_setups, one_table, setup_id
from contract.trace import engine, trace
from patolli import Setup
from patolli.engine.build import COMPILED

ALWAYS = {setup for game in patolli.games() for setup in one_table(game)}
"""The others are left to `make soak`: an interpreted game takes seconds."""

TESTS = Path(__file__).parents[1]


def interpreted_trace(setup: Setup) -> list[str]:
    """The trace of another Python that reads the sources even where compiled modules lie beside them."""
    run = subprocess.run(
        [sys.executable, "-m", "contract.trace", setup_id(setup)],
        cwd=TESTS,
        env={**os.environ, "PATOLLI_INTERPRETED": "1"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stderr
    which, *lines = run.stdout.splitlines()
    assert which == "interpreted"
    return lines


@pytest.mark.skipif(
    not COMPILED, reason="This engine runs interpreted already: there is nothing to compare it with."
)
@pytest.mark.parametrize(
    "setup",
    [
        pytest.param(setup, id=setup_id(setup), marks=() if setup in ALWAYS else pytest.mark.soak)
        for setup in all_setups()
    ],
)
def test_compiled_and_interpreted_games_are_the_same(setup: Setup) -> None:
    """Every position, legal list, redeal and score of the same seeds; the first difference is shown."""
    assert engine() == "compiled"
    for compiled, interpreted in zip_longest(trace(setup), interpreted_trace(setup)):
        assert compiled == interpreted
