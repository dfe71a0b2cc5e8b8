"""People: guests, accounts, and what they have played."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from patolli.engine.words import Locale
from patolli.wire.message import Message, Name

LONGEST_LOGIN: Final = 60

Password = Annotated[str, Meta(min_length=8, max_length=200)]

# To the server


class NewGuest(Message, frozen=True):
    """A request to become a guest, or to take another name.

    ```json
    {"name": "Ana", "if_new": true}
    ```
    """

    name: Name
    if_new: bool = False
    """Whether a person who is logged in keeps their name."""


class Credentials(Message, frozen=True):
    """The login and password of an account, to log in with.

    ```json
    {"login": "ana@example.org", "password": "correct horse"}
    ```
    """

    login: Annotated[str, Meta(min_length=1, max_length=LONGEST_LOGIN)]
    password: Password


class NewCredentials(Credentials, frozen=True):
    """The credentials that make a guest an account, or replace those of an account.

    ```json
    {"login": "ana@example.org", "password": "battery staple", "present_password": "correct horse"}
    ```
    """

    present_password: Password | None = None
    """Required if there is an account already."""


class LogOut(Message, frozen=True):
    """A request to be nobody again: in this browser, or in all browsers and programs.

    ```json
    {"everywhere": false}
    ```
    """

    everywhere: bool = True


class Farewell(Message, frozen=True):
    """A request to be forgotten.

    ```json
    {"present_password": "correct horse"}
    ```
    """

    present_password: Password | None = None
    """Required if there is an account."""


class ChangeMe(Message, frozen=True):
    """A change of one's name or language.

    ```json
    {"name": "Anna", "locale": "nl"}
    ```
    """

    name: Name | None = None
    locale: Locale | None = None


# From the server


class Me(Message, frozen=True):
    """The person who asks.

    ```json
    {"id": "9f86d081884c7d659a2feaa0", "name": "Ana", "locale": "en", "login": "ana@example.org"}
    ```
    """

    id: str
    name: str
    locale: str
    login: str | None
    """Null for a guest."""


class GameRecord(msgspec.Struct, frozen=True):
    """A summary of what a person has played of one game.

    ```json
    {"game": "gold", "games": 12, "wins": 5, "mean_points": 41.25, "best_points": 63, "rating": 1084}
    ```
    """

    game: str
    games: int
    wins: int
    mean_points: float
    best_points: int
    rating: int | None


class PastGame(msgspec.Struct, frozen=True):
    """A finished game of a person.

    ```json
    {
      "table": "0123456789abcdef01234567", "game": "gold", "points": 48, "place": 1,
      "ended_at": 1800000000000
    }
    ```
    """

    table: str
    game: str
    points: int
    place: int
    ended_at: int
    """Milliseconds since 1970."""


class Rated(msgspec.Struct, frozen=True):
    """A line of a game's rating list.

    ```json
    {"name": "Ana", "rating": 1084, "games": 12, "computer": false}
    ```
    """

    name: str
    rating: int
    games: int
    computer: bool
