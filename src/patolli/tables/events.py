"""The events of a table's log. The log is append-only: replaying it gives the table."""

import msgspec

from patolli.wire.tables import WhyEnded, WhyReplaced


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="event"):
    """An entry of a table's log; each kind has its own fields."""


class Joined(Event, frozen=True, tag="joined"):
    """A person takes an open seat, with a nonce for the shuffle."""

    seat: int
    person: str
    name: str
    nonce: str = ""


class Placed(Event, frozen=True, tag="placed"):
    """A computer player is given an open seat."""

    seat: int
    player: str
    name: str = ""
    """Of its own; tables made before there were such names have none."""


class Left(Event, frozen=True, tag="left"):
    """A seat is open again, before the game."""

    seat: int


class Started(Event, frozen=True, tag="started"):
    """The game begins: the seats are fixed and everything is shuffled."""


class Moved(Event, frozen=True, tag="moved"):
    """A seat decides."""

    seat: int
    action: int
    by_clock: bool = False
    """Whether it was decided for a person who ran out of time."""


class TookBack(Event, frozen=True, tag="took-back"):
    """A person takes their last decision back."""

    seat: int


class Replaced(Event, frozen=True, tag="replaced"):
    """A computer player decides for a person from now on."""

    seat: int
    player: str
    why: WhyReplaced


class Returned(Event, frozen=True, tag="returned"):
    """The person decides again."""

    seat: int


class PauseAgreed(Event, frozen=True, tag="pause-agreed"):
    """A person agrees to a pause; it begins when all have."""

    seat: int


class Resumed(Event, frozen=True, tag="resumed"):
    """A person ends the pause, or withdraws everybody's agreement to one."""

    seat: int


class Interrupted(Event, frozen=True, tag="interrupted"):
    """An outage is over; the clocks that ran meanwhile are refunded."""


class Ended(Event, frozen=True, tag="ended"):
    """The game stops before its end."""

    seat: int
    why: WhyEnded


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


AnyEvent = (
    Joined
    | Placed
    | Left
    | Started
    | Moved
    | TookBack
    | Replaced
    | Returned
    | PauseAgreed
    | Resumed
    | Interrupted
    | Ended
    | Rematched
)

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)


def read_event(text: str | bytes) -> AnyEvent:
    """Decode an event as the database holds it."""
    return _decoder.decode(text)


def write_event(event: AnyEvent) -> str:
    """Encode an event for the database."""
    return msgspec.json.encode(event).decode()
