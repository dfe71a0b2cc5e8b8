"""Journals to be replayed, continued and damaged."""

from pathlib import Path

import patolli
from patolli import Match, Seed


def played(turns: int, players: int = 2) -> Match:
    """A game of Yaxha in which everyone always takes the first legal action, for so many turns."""
    names = ("you", *["random"] * (players - 1))
    match = Match(patolli.game("yaxha").setup(players), Seed.fast(7), names)
    while len(match.turns) < turns and not match.state.is_over():
        seat = match.state.pending_seats()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    return match


def written(folder: Path, text: str | bytes, name: str = "game.txt") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path
