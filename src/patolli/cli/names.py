"""The names of everybody in a journal, at the terminal."""

from typing import Final

from patolli.engine.journal import Journal
from patolli.engine.words import ENGLISH, Names
from patolli.tables.names import display_names

PERSON: Final = "you"
"""The name of a seat whose decisions come from the keyboard."""


def names_in_sentences(journal: Journal, locale: str = ENGLISH) -> Names:
    """Call everybody by their name. A seat called "you" stays "Seat 1 (you)": sentences are in the third
    person."""
    called = journal.called(locale)
    if not journal.names:
        return called
    shown = display_names(journal.names, locale)
    return tuple(called[n] if name == PERSON else shown[n] for n, name in enumerate(journal.names))
