"""Payments of shells between players and the bank."""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maori.cells import BANK, SHELLS


def pay(cells: vec[i64], own: i64, price: i64) -> None:
    """Pay the bank; it pays where the price is below 0."""
    cells[own + SHELLS] -= price
    cells[BANK] += price
