"""Programs that play: bearer tokens, and positions for the engine."""

from typing import Annotated, Final

from msgspec import Meta

from patolli.wire.message import Message

LONGEST_LABEL: Final = 40
LABEL: Final = "^[\\w-]+$"


class NewToken(Message, frozen=True):
    """A request for a bearer token.

    ```json
    {"label": "my-program"}
    ```
    """

    label: Annotated[str, Meta(min_length=1, max_length=LONGEST_LABEL, pattern=LABEL)]
    """What it is for; unique per person."""


class TokenFacts(Message, frozen=True):
    """A bearer token.

    ```json
    {"label": "my-program", "token": "5e884898da28047151d0e56f8dc6292773603d0d6aabbdd62a11ef721d1542d8"}
    ```
    """

    label: str
    token: str | None = None
    """Only when it is new."""


class Position(Message, frozen=True):
    """A position for the engine, with everything blanked that the seat cannot know.

    `position`, shortened in the example, is opaque: `patolli.tables.positions` reads it, and refuses another
    `format` or other `rules`.

    ```json
    {
      "format": "patolli-position/1", "seq": 6, "seat": 0, "game": "gold", "rules": 1, "players": 2,
      "options": {"incomplete-tablets": "no", "beads": "shown"},
      "edition": "83ce448be1414634",
      "position": "AQAAAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABAAAAAAAAAA=="
    }
    ```
    """

    format: str
    seq: int
    """The last event it knows of, to send back with a move."""
    seat: int
    game: str
    rules: int
    """The version of the game's rules."""
    players: int
    options: dict[str, str]
    edition: str
    """The edition's digest."""
    position: str
    """In base64."""
