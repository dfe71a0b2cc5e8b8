"""The names of everybody at a table, the same wherever they are named."""

import hashlib
from collections.abc import Collection
from typing import Final

from patolli.engine.words import ENGLISH, Names, say
from patolli.players import LEVELS

COMPUTER_NAMES: Final = (
    "Quetzal",
    "Motmot",
    "Ceiba",
    "Copal",
    "Tulum",
    "Izabal",
    "Coba",
    "Lamanai",
    "Atitlan",
    "Peten",
    "Ocelot",
    "Jacana",
)
"""Birds, trees, lakes and places of the Maya world, none of which a game uses."""


def computer_name(table: str, seat: int, taken: Collection[str]) -> str:
    """Return a name for a computer player, unlike those that are taken; the same for every attempt."""
    first = hashlib.sha256(table.encode()).digest()[0] + seat
    names = [COMPUTER_NAMES[(first + n) % len(COMPUTER_NAMES)] for n in range(len(COMPUTER_NAMES))]
    return next(name for name in names if name not in taken)


def name_in_journal(name: str, level: str) -> str:
    """Return a computer player's name with its level, as in "Quetzal (strong)"."""
    return f"{name} ({level})"


def display_names(names: Names, locale: str = ENGLISH) -> Names:
    """Call everybody by their name; computer players without one, at old tables and at the terminal, by their
    level; two of one name also by their seat."""
    called = [_called(name, locale) for name in names]
    return tuple(f"{name} {n + 1}" if called.count(name) > 1 else name for n, name in enumerate(called))


def _called(name: str, locale: str) -> str:
    if name in LEVELS:
        return say(locale, "table-level", level=name)
    return _WITHOUT_LEVEL.get(name, name)


_WITHOUT_LEVEL: Final = {name_in_journal(name, level): name for name in COMPUTER_NAMES for level in LEVELS}
