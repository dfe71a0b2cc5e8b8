"""Clock rules. Tables keep them in their settings too, so databases hold these payloads."""

from typing import Annotated, Literal

import msgspec

LIVE_LIMITS = (5, 3600)
GAME_LIMITS = (60, 24 * 3600)
MOST_INCREMENT = 3600
CORRESPONDENCE_LIMITS = (1, 30)


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move", tag_field="kind"):
    """A clock that limits the time of each decision.

    ```json
    {"kind": "move", "seconds": 60}
    ```
    """

    seconds: Annotated[int, msgspec.Meta(ge=LIVE_LIMITS[0], le=LIVE_LIMITS[1])]


class GameClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="game", tag_field="kind"):
    """A clock that limits the time of a seat for the whole game; each decision adds an increment.

    ```json
    {"kind": "game", "seconds": 900, "increment": 10}
    ```
    """

    seconds: Annotated[int, msgspec.Meta(ge=GAME_LIMITS[0], le=GAME_LIMITS[1])]
    increment: Annotated[int, msgspec.Meta(ge=0, le=MOST_INCREMENT)] = 0


class DayClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """A clock that limits the days of each decision, for a game by correspondence.

    ```json
    {"kind": "days", "days": 3}
    ```
    """

    days: Annotated[int, msgspec.Meta(ge=CORRESPONDENCE_LIMITS[0], le=CORRESPONDENCE_LIMITS[1])]


ClockRule = MoveClock | GameClock | DayClock
AtZero = Literal["bot", "pass", "end"]
"""What happens when time is out: a computer player takes the seat, or decides once, or the game ends."""
