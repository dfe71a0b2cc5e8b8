"""The names of everybody at a table, the same wherever they are named."""

from patolli.engine.words import ENGLISH, Names, say
from patolli.players import LEVELS


def display_names(names: Names, locale: str = ENGLISH) -> Names:
    """Call people by their name and computer players by their level; two of one name also by their seat."""
    called = [say(locale, "table-level", level=name) if name in LEVELS else name for name in names]
    return tuple(f"{name} {n + 1}" if called.count(name) > 1 else name for n, name in enumerate(called))
