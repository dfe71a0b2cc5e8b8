"""The golden playthroughs are what the games do now."""

from itertools import zip_longest

import pytest

import patolli
from golden.playthrough import FOLDER, file_name, golden_setups, playthrough
from patolli import Match, Setup
from patolli.engine.journal import read_journal

LARGEST_FILE = 400_000
SHOWN = 12
"""How many lines of a difference are shown."""

every_setup = pytest.mark.parametrize("setup", list(golden_setups()), ids=file_name)


def golden_text(setup: Setup) -> str:
    path = FOLDER / f"{file_name(setup)}.txt"
    if not path.exists():
        pytest.fail(f"{path} is missing: run make golden.", pytrace=False)
    return path.read_text(encoding="utf-8")


@every_setup
def test_the_game_plays_as_it_did(setup: Setup) -> None:
    golden, played = golden_text(setup), playthrough(setup)
    if golden == played:
        return
    both = list(zip_longest(golden.split("\n"), played.split("\n"), fillvalue="(the end)"))
    first = next(number for number, (was, now) in enumerate(both) if was != now)
    shown = [line for was, now in both[first : first + SHOWN] for line in (f"- {was}", f"+ {now}")]
    pytest.fail(
        f"tests/golden/{file_name(setup)}.txt differs from line {first + 1} on (- golden, + now):\n"
        + "\n".join(shown)
        + "\nRun make golden if the change is meant.",
        pytrace=False,
    )


@every_setup
def test_a_golden_file_is_a_journal_of_a_whole_game(setup: Setup) -> None:
    match = Match.replay(read_journal(golden_text(setup), patolli.game))
    assert match.setup == setup
    assert match.state.is_over()


@every_setup
def test_a_golden_file_is_short_enough_to_be_read(setup: Setup) -> None:
    assert len(golden_text(setup).encode()) <= LARGEST_FILE


def test_there_is_no_golden_file_of_a_setup_that_is_gone() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} <= {file_name(setup) for setup in golden_setups()}
