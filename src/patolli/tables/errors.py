"""The errors of commands at a table."""

from patolli.engine.errors import PatolliError


class Refused(PatolliError):
    """The command is not allowed at this table now; the text says why, for the person who tried."""


class Outdated(Refused):
    """The decision is about a position that has changed; the current one is sent along."""
