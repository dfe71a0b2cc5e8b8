"""The errors, each a sentence for the person who reads it: what was wrong, what would be right."""

from patolli.engine.words import ENGLISH, Said, said


class PatolliError(Exception):
    """An error that a person can put right. The command line prints it and exits with 2."""

    def __init__(self, why: Said) -> None:
        super().__init__(why)
        self.words = why

    def __str__(self) -> str:
        return self.said()

    def said(self, locale: str = ENGLISH) -> str:
        return said(self.words, locale)


class InvalidMove(PatolliError):
    """A move that cannot be read."""


class IllegalMove(PatolliError):
    """A move that can be read but is not allowed now."""


class NotYourTurn(PatolliError):
    """A decision by a seat that owes none now."""


class TakeBackRefused(PatolliError):
    """A decision that can no longer be taken back."""


class InvalidSetup(PatolliError):
    """An unknown game, a wrong number of players, a wrong option or a wrong seed."""


class InvalidEdition(PatolliError):
    """An edition file that cannot be used; the message names the key."""


class InvalidJournal(PatolliError):
    """A journal that cannot be replayed; the message names the line."""
