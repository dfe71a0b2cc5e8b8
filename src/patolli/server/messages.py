"""The wire messages. Everything that comes in is validated against these types."""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from patolli.engine.journal import LONGEST_NAME
from patolli.engine.seed import LONGEST_NONCE
from patolli.tables.chat import LONGEST_LINE
from patolli.tables.clocks import AtZero, ClockRule
from patolli.tables.people import LONGEST_LOGIN
from patolli.tables.telling import Fixed, Update

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, pattern="^[^\\x00-\\x1f]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Nonce = Annotated[str, Meta(max_length=LONGEST_NONCE)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
RequestId = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[!-~]+$")]
Notation = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PlayerText = Annotated[str, Meta(min_length=1, max_length=60)]
EditionText = Annotated[str, Meta(min_length=1, max_length=40_000)]
OptionText = Annotated[str, Meta(min_length=1, max_length=40)]


LONGEST_LABEL: Final = 40
LABEL: Final = "^[\\w-]+$"


class Message(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    pass


# To the server


class NewGuest(Message, frozen=True):
    name: Name
    if_new: bool = False
    """Whether a person who is logged in keeps their name."""


class Credentials(Message, frozen=True):
    login: Annotated[str, Meta(min_length=1, max_length=LONGEST_LOGIN)]
    password: Password


class NewCredentials(Credentials, frozen=True):
    present_password: Password | None = None
    """Required if there is an account already."""


class Farewell(Message, frozen=True):
    present_password: Password | None = None
    """Required if there is an account."""


class ChangeMe(Message, frozen=True):
    name: Name | None = None
    locale: Literal["en", "nl", "de", "it"] | None = None


class NewToken(Message, frozen=True):
    label: Annotated[str, Meta(min_length=1, max_length=LONGEST_LABEL, pattern=LABEL)]
    """What it is for; unique per person."""


class NewTable(Message, frozen=True):
    game: OptionText
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: Annotated[dict[OptionText, OptionText], Meta(max_length=16)] = {}
    bots: Annotated[dict[SeatNumber, PlayerText], Meta(max_length=8)] = {}
    """Computer players by the number of their seat, from 0 on."""
    clock: ClockRule | None = None
    at_zero: AtZero = "bot"
    stand_in: OptionText = "casual"
    take_back: bool = True
    listed: bool = False
    chat: bool = True
    hints: bool = True
    edition: EditionText | None = None
    """A file of printed values, as `patolli edition show` prints one; the game's own if not given."""
    request_id: RequestId | None = None
    """Idempotency key: a retry with the same gets the table that was made. Choose one that nobody guesses."""


class NewReplay(Message, frozen=True):
    journal: Annotated[str, Meta(min_length=1, max_length=60_000)]
    """In either form, text or JSON."""
    edition: EditionText | None = None
    """The file it was played with, if that is not the game's own and no table here was played with it."""


class Join(Message, frozen=True):
    seat: SeatNumber | None = None
    nonce: Nonce = ""


class Again(Message, frozen=True):
    nonce: Nonce = ""
    sit_down: bool = True
    """Whether to take one's seat. Clients ask without first, to learn the new table's commitment before they
    give a nonce, and ask again with it."""


class ChooseSeat(Message, frozen=True):
    seat: SeatNumber


class Place(Message, frozen=True):
    seat: SeatNumber
    player: PlayerText


class Play(Message, frozen=True, tag="play", tag_field="type"):
    """A decision, about the table as it was after event `seq`."""

    seq: Number
    move: Notation
    request_id: RequestId
    """Idempotency key: what is sent again with the same is played once."""


class TakeBack(Message, frozen=True, tag="take-back", tag_field="type"):
    """One's last decision, as the table was after event `seq`."""

    seq: Number
    request_id: RequestId


class Say(Message, frozen=True, tag="say", tag_field="type"):
    """Something for everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINE)]
    request_id: RequestId
    """Idempotency key: what is sent again with the same is said once."""


class Alive(Message, frozen=True, tag="alive", tag_field="type"):
    """A heartbeat."""


FromPlayer = Play | TakeBack | Say | Alive

# From the server


class Me(Message, frozen=True):
    id: str
    name: str
    locale: str
    login: str | None


class TableNews(Message, frozen=True):
    """A table as one person sees it."""

    table: Fixed
    now: Update


class Welcome(Message, frozen=True, tag="welcome", tag_field="type"):
    """The first message of a connection."""

    table: Fixed


class Acknowledged(Message, frozen=True, tag="acknowledged", tag_field="type"):
    """A command is durable, as event `seq`; a chat line, as line `seq`."""

    request_id: str
    seq: int


class Refusal(Message, frozen=True, tag="refused", tag_field="type"):
    """A command was refused; `message` says why, in a sentence."""

    error: str
    message: str
    request_id: str = ""
    now: Update | None = None
    """Over HTTP, the table as it stands, for a client that was out of date. Over WebSocket it comes as an
    update of its own."""


class StillThere(Message, frozen=True, tag="alive", tag_field="type"):
    """A heartbeat: the answer to `alive`, and what is sent when nothing happens for a while."""


ToPlayer = Welcome | Update | Acknowledged | Refusal | StillThere


class ReplayAddress(Message, frozen=True):
    id: str


class TokenFacts(Message, frozen=True):
    label: str
    token: str | None = None
    """Only when it is new."""


class Position(Message, frozen=True):
    """A position as `Setup.restore` takes it, with everything blanked that the seat cannot know."""

    seq: int
    seat: int
    game: str
    rules: int
    players: int
    options: dict[str, str]
    edition: str
    """The edition's digest."""
    cells: str
    """In base64."""


class OptionFacts(Message, frozen=True):
    """`label`, `labels` (of the choices) and `help` are for people, in their language."""

    name: str
    choices: tuple[str, ...]
    default: str
    label: str
    labels: dict[str, str]
    help: str


class GameFacts(Message, frozen=True):
    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[OptionFacts, ...]
    legend: str
    levels: tuple[str, ...]
