"""Seats at a table: who occupies one, who decides there, and under which names."""

from dataclasses import dataclass

import msgspec

from patolli.engine.journal import LONGEST_NAME
from patolli.engine.words import words
from patolli.players import LEVELS
from patolli.tables.errors import Refused
from patolli.tables.names import name_in_journal
from patolli.wire.tables import WhyReplaced


@dataclass
class Seat:
    """A seat, and its occupant. A person keeps it while a computer player stands in for them."""

    person: str | None = None
    name: str = ""
    nonce: str = ""
    player: str | None = None
    """The computer player that decides now."""
    why: WhyReplaced | None = None
    """Why the computer player stands in for a person."""
    since: int = 0
    """The sequence number of the event with which the person sat down."""

    @property
    def is_open(self) -> bool:
        return self.person is None and self.player is None

    @property
    def name_in_journal(self) -> str:
        if self.person is not None or self.player is None or self.name == self.player:
            return self.name
        return name_in_journal(self.name, self.player)

    @property
    def decides_itself(self) -> bool:
        """Tell whether a person decides here."""
        return self.person is not None and self.player is None


class Handover(msgspec.Struct, frozen=True, omit_defaults=True):
    """From a turn on, somebody else decides for a seat. Snapshots hold it."""

    after: int
    """How many turns the journal had by then."""
    seat: int
    player: str | None = None
    """The computer player that decides; none if the person does again."""
    why: WhyReplaced | None = None


def require_level(player: str) -> None:
    """Allow the levels only: other players and parameters, as for thinking time, would let clients use up the
    server."""
    if player not in LEVELS:
        raise Refused(words("table-no-such-level", level=repr(player), levels=", ".join(LEVELS)))


def require_name(name: str) -> None:
    """Refuse a name that is empty, too long, unprintable or padded with spaces."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable() or name != name.strip():
        raise Refused(words("table-bad-name", longest=LONGEST_NAME))
