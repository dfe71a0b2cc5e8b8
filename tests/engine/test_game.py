"""What a game knows about its own parts."""

import subprocess
import sys
from dataclasses import replace

import pytest

import patolli
from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Move
from patolli.engine.state import SPECTATOR
from patolli.engine.words import said


class Paint(Move, frozen=True):
    __module__ = "painting.moves"


class PaintTwice(Paint, frozen=True):
    __module__ = "painting.moves"


class PaintElsewhere(Paint, frozen=True):
    __module__ = "sculpting.moves"


def test_kinds_of_moves_include_kinds_of_kinds_from_its_own_folder_only() -> None:
    painting = replace(patolli.game("yaxha"), package="painting")
    assert painting.move_types == (Paint, PaintTwice)


@pytest.mark.parametrize("seat", [SPECTATOR - 1, 3])
def test_a_view_from_a_seat_that_is_not_there_is_refused_in_every_language(seat: int) -> None:
    state = patolli.game("yaxha").new(players=3, seed=1)
    with pytest.raises(InvalidSetup, match=f"There is no seat {seat}; seats go from 0 to 2.") as refused:
        patolli.game("yaxha").view(state, seat)
    assert said(refused.value.words, "it") == f"Non c’è un posto {seat}; i posti vanno da 0 a 2."


def test_a_position_of_the_wrong_size_is_refused_in_every_language() -> None:
    setup = patolli.game("yaxha").setup(3)
    with pytest.raises(InvalidSetup, match="bytes, not 3") as refused:
        setup.restore(b"abc")
    assert said(refused.value.words, "nl").endswith("bytes, niet 3.")


def test_the_engine_needs_no_terminal() -> None:
    """Only pictures, which each game draws, and the command line do."""
    code = "import sys; sys.modules['rich'] = None; import patolli.engine.hearing"
    subprocess.run([sys.executable, "-c", code], check=True)
