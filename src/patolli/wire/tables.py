"""Tables: making one, taking seats, and lists of them."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from patolli.wire.clocks import AtZero, ClockRule
from patolli.wire.message import EditionText, Message, Nonce, OptionText, PlayerText, RequestId, SeatNumber

Phase = Literal["gathering", "playing", "paused", "over"]
WhyReplaced = Literal["time", "handed-over", "resigned"]
"""Why a computer player decides for a person."""
WhyEnded = Literal["time", "abandoned"]
"""Why a game stopped before its end."""

# To the server


class NewTable(Message, frozen=True):
    """A request to make a table.

    ```json
    {
      "game": "gold", "seats": 3,
      "options": {"incomplete-tablets": "yes"},
      "bots": {"2": "casual"},
      "clock": {"kind": "move", "seconds": 60},
      "at_zero": "bot", "stand_in": "strong", "take_back": true, "listed": true, "chat": true,
      "hints": false, "request_id": "6f1c2e0b9d5a4873"
    }
    ```
    """

    game: OptionText
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=16)] = msgspec.field(
        default_factory=dict
    )
    bots: Annotated[dict[SeatNumber, PlayerText], Meta(max_length=8)] = msgspec.field(default_factory=dict)
    """Computer players by the number of their seat, from 0 on."""
    clock: ClockRule | None = None
    at_zero: AtZero = "bot"
    stand_in: OptionText = "casual"
    """The level that takes over from a person."""
    take_back: bool = True
    listed: bool = False
    """Whether everybody finds it, or only those who have its link."""
    chat: bool = True
    hints: bool = True
    edition: EditionText | None = None
    """A file of printed values, as `patolli edition show` prints one; the game's own if not given."""
    request_id: RequestId | None = None
    """Idempotency key: a retry with the same gets the table that was made. Choose one that nobody guesses."""


class Join(Message, frozen=True):
    """A request for an open seat: a given one, or the first.

    ```json
    {"seat": 1, "nonce": "quetzal"}
    ```
    """

    seat: SeatNumber | None = None
    nonce: Nonce = ""
    """A word of one's own for the shuffle."""


class Rematch(Message, frozen=True):
    """A request to play again with the same people.

    ```json
    {"nonce": "quetzal", "sit_down": true}
    ```
    """

    nonce: Nonce = ""
    sit_down: bool = True
    """Whether to take one's seat. Clients ask without first, to learn the new table's commitment before they
    give a nonce, and ask again with it."""


class FreeSeat(Message, frozen=True):
    """A request to free a seat.

    ```json
    {"seat": 2}
    ```
    """

    seat: SeatNumber


class PlaceBot(Message, frozen=True):
    """A request to give an open seat to a computer player.

    ```json
    {"seat": 2, "player": "casual"}
    ```
    """

    seat: SeatNumber
    player: PlayerText


# From the server


class SeatNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it.

    ```json
    {
      "name": "Ben", "person": true, "player": "casual", "why": "time", "left": 42500, "running": true,
      "agrees_to_pause": true
    }
    ```
    """

    name: str = ""
    person: bool = False
    """Whether it is a person's, even if a computer player decides for them now."""
    player: str | None = None
    """The computer player that decides."""
    why: WhyReplaced | None = None
    left: int | None = None
    """Milliseconds left to think, when this was sent."""
    running: bool = False
    agrees_to_pause: bool = False


class TableFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts about a table that never change.

    ```json
    {
      "id": "0123456789abcdef01234567", "game": "gold", "rules": 1, "edition": "standard",
      "options": {"incomplete-tablets": "no", "beads": "shown"},
      "seats": 2,
      "clock": {"kind": "game", "seconds": 900, "increment": 10},
      "at_zero": "bot", "stand_in": "casual", "take_back": true, "listed": true, "chat": true, "hints": true,
      "edition_title": "Das Gold der Maya, with more beads"
    }
    ```
    """

    id: str
    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seats: int
    clock: ClockRule | None
    at_zero: str
    stand_in: str
    take_back: bool
    listed: bool
    chat: bool
    hints: bool
    edition_title: str = ""
    """The title of an edition with values of its own; empty for the game's own edition."""


class EditionChange(msgspec.Struct, frozen=True):
    """A printed value that differs from that of the game's own edition, and both as JSON; null where there is
    none.

    ```json
    {"key": "play.beads", "here": "20", "standard": "10"}
    ```
    """

    key: str
    here: str
    standard: str


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line in a list of tables.

    ```json
    {
      "id": "0123456789abcdef01234567", "game": "gold",
      "options": {"incomplete-tablets": "no", "beads": "shown"},
      "clock": {"kind": "game", "seconds": 900, "increment": 10},
      "phase": "playing", "seat": 0, "my_turn": true,
      "seats": [
        {"name": "Ana", "person": true, "left": 898100, "running": true},
        {"name": "casual", "player": "casual"}
      ],
      "pending": [0], "changed_at": 1800000029200
    }
    ```
    """

    id: str
    game: str
    options: dict[str, str]
    clock: ClockRule | None
    phase: Phase
    seat: int
    """The receiver's seat; -1 without one."""
    my_turn: bool
    seats: tuple[SeatNews, ...]
    pending: tuple[int, ...]
    changed_at: int
    """Milliseconds since 1970."""
