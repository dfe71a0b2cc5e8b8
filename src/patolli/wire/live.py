"""Commands at a table and their answers, over WebSocket and, but for heartbeats, over HTTP."""

from typing import Annotated, Final

from msgspec import Meta

from patolli.wire.message import Message, Number, RequestId
from patolli.wire.tables import TableFacts
from patolli.wire.updates import Update

LONGEST_LINE: Final = 300
"""Characters of a chat line."""

Notation = Annotated[str, Meta(min_length=1, max_length=60)]

# To the server


class PlayMove(Message, frozen=True, tag="play", tag_field="type"):
    """A decision, by somebody who knows the table as it was after event `seq`.

    ```json
    {"type": "play", "seq": 17, "move": "bid2", "request_id": "at-17"}
    ```
    """

    seq: Number
    move: Notation
    request_id: RequestId
    """Idempotency key: sent again with the same, it is played once."""


class TakeBack(Message, frozen=True, tag="take-back", tag_field="type"):
    """A request to take one's last decision back, knowing the table as it was after event `seq`.

    ```json
    {"type": "take-back", "seq": 18, "request_id": "back-18"}
    ```
    """

    seq: Number
    request_id: RequestId


class Say(Message, frozen=True, tag="say", tag_field="type"):
    """A chat line for everybody at the table.

    ```json
    {"type": "say", "text": "Good luck!", "request_id": "line-1"}
    ```
    """

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    request_id: RequestId
    """Idempotency key: sent again with the same, it is said once."""


class Alive(Message, frozen=True, tag="alive", tag_field="type"):
    """A heartbeat from the client, which the server answers with `StillThere`. Both have the type `alive`.

    ```json
    {"type": "alive"}
    ```
    """


FromPlayer = PlayMove | TakeBack | Say | Alive

# From the server


class Welcome(Message, frozen=True, tag="welcome", tag_field="type"):
    """The first message of a connection.

    ```json
    {
      "type": "welcome",
      "table": {
        "id": "0123456789abcdef01234567", "game": "gold", "rules": 1, "edition": "standard",
        "options": {"incomplete-tablets": "no", "beads": "shown"},
        "seats": 2,
        "clock": {"kind": "game", "seconds": 900, "increment": 10},
        "at_zero": "bot", "stand_in": "casual", "take_back": true, "listed": true, "chat": true,
        "hints": true
      }
    }
    ```
    """

    table: TableFacts


class Acknowledged(Message, frozen=True, tag="acknowledged", tag_field="type"):
    """The answer to a command that is durable, as event `seq`; for a chat line, as line `seq`.

    ```json
    {"type": "acknowledged", "request_id": "at-17", "seq": 18}
    ```
    """

    request_id: str
    seq: int


class Refusal(Message, frozen=True, tag="refused", tag_field="type"):
    """The answer to a command that was refused; `message` says why, in a sentence.

    ```json
    {
      "type": "refused", "error": "outdated",
      "message": "Something has happened since you decided; look again.", "request_id": "at-17", "now": null
    }
    ```
    """

    error: str
    """The code of the error, the same in every language."""
    message: str
    request_id: str = ""
    now: Update | None = None
    """Over HTTP, the table as it stands, for a client that was out of date. Over WebSocket it comes as an
    update of its own."""


class StillThere(Message, frozen=True, tag="alive", tag_field="type"):
    """A heartbeat from the server: the answer to `Alive`, also sent when nothing happens for a while. Both
    have the type `alive`.

    ```json
    {"type": "alive"}
    ```
    """


ToPlayer = Welcome | Update | Acknowledged | Refusal | StillThere
