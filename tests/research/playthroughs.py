"""Keeps OpenSpiel's playthroughs of the tiny editions: `python tests/research/playthroughs.py`."""

import os
from pathlib import Path
from typing import Final

from open_spiel.python.algorithms import generate_playthrough

import patolli.research.openspiel

HERE: Final = Path(__file__).parent
FOLDER: Final = HERE / "golden"
SOLVABLE: Final = ("gold", "yaxha")

if __name__ == "__main__":
    assert patolli.research.openspiel, "importing it registers the games"
    os.chdir(HERE / "editions")  # The text names the edition's file, and must not say where it lies.
    for game in SOLVABLE:
        name = f"patolli_{game}(deals=2,edition=tiny-{game}.toml)"
        text = generate_playthrough.playthrough(name, None, seed=3)
        (FOLDER / f"tiny-{game}.txt").write_text(text, encoding="utf-8")
