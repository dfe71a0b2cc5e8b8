"""patolli: four tabletop games to play, to serve and to study.

>>> import patolli
>>> yaxha = patolli.game("yaxha")
>>> state = yaxha.new(players=3, seed=patolli.Seed.fast(7))
>>> state.pending_seats()
[0, 1, 2]
>>> [yaxha.decode(state.setup, action).notation() for action in state.legal_actions(0)]
['M1', 'M2', 'M3']
"""

import os
import sys
from importlib.machinery import FileFinder, SourceFileLoader
from pathlib import Path

if os.environ.get("PATOLLI_INTERPRETED"):
    # For debuggers and comparisons: read the sources even where compiled modules lie beside them.
    for folder in [Path(__file__).parent, *Path(__file__).parent.rglob("*/")]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, [".py"]))

from patolli.engine.game import Game, Setup
from patolli.engine.journal import Journal
from patolli.engine.match import Match
from patolli.engine.outcome import Outcome
from patolli.engine.seed import Seed
from patolli.engine.state import SPECTATOR, State
from patolli.games import game, games

__all__ = [
    "SPECTATOR",
    "Game",
    "Journal",
    "Match",
    "Outcome",
    "Seed",
    "Setup",
    "State",
    "game",
    "games",
]
