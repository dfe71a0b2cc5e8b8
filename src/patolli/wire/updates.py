"""Updates: a table as one receiver may see it."""

import msgspec

from patolli.engine.effects import Effect
from patolli.engine.game import Move, View
from patolli.engine.outcome import DecidedBy
from patolli.wire.message import Message
from patolli.wire.tables import Phase, SeatNews, TableFacts, WhyEnded, WhyReplaced


class MoveChoice(msgspec.Struct, frozen=True):
    """A decision that is legal now. Its notation is what is sent back.

    ```json
    {
      "notation": "plate1", "sentence": "put the new shard on plate 1",
      "move": {"move": "plate", "plate": 0}
    }
    ```
    """

    notation: str
    sentence: str
    move: Move


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision that a computer player would consider, and why.

    ```json
    {
      "notation": "bid1", "sentence": "bid 1 bead",
      "reason": "The shard is worth about 3.1 points to you, and 1 bead may win it at a fair price."
    }
    ```
    """

    notation: str
    sentence: str
    reason: str = ""


class Heard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn, as far as its receiver may know of it.

    ```json
    {
      "number": 2, "seat": 1,
      "results": [
        "Casual has bid.", "The bids are revealed: Ana bid 1 bead and Casual bid nothing.",
        "Ana bid the most and gets the shard gold 1/8 for 1 bead.",
        "Ana pays 1 bead to Casual, who bid least.",
        "Ana takes the shard gold 1/8 and looks at its back: stone."
      ],
      "effects": [
        {"effect": "bid-made", "seat": 1, "beads": null},
        {"effect": "bids-opened", "bids": [1, 0]},
        {
          "effect": "shard-sold", "seat": 0,
          "shard": {"number": 0, "size": 3, "circle": 24, "up": "gold", "down": null},
          "price": 1, "to": [1], "because": "highest-bid", "cancelled": []
        },
        {"effect": "beads-paid", "seat": 0, "to": 1, "beads": 1, "because": "bid-least"},
        {
          "effect": "back-seen", "seat": 0,
          "shard": {"number": 0, "size": 3, "circle": 24, "up": "gold", "down": null},
          "back": "stone"
        }
      ]
    }
    ```
    """

    number: int
    seat: int
    sentence: str = ""
    """What was decided; empty for another seat's secret."""
    results: tuple[str, ...] = ()
    """What came of it: a sentence for each effect, empty where `sentence` says it already; none at all if no
    effect has words."""
    effects: tuple[Effect, ...] = ()
    """The same for programs."""
    notation: str = ""
    """Empty where something of it stays hidden."""
    move: Move | None = None
    """Without what stays hidden."""
    player: str | None = None
    """The computer player that decided for the person of that seat."""
    undoes: int | None = None
    """The number of the turn that is taken back by this one."""


class HandoverNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand-over: from a turn on, somebody else decides for a seat.

    ```json
    {"after": 14, "seat": 1, "player": "casual", "why": "time"}
    ```
    """

    after: int
    """How many turns the receiver had heard of by then."""
    seat: int
    player: str | None = None
    """The computer player that decides; none if the person does again."""
    why: WhyReplaced | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat at a table.

    ```json
    {"number": 3, "seat": 1, "at": 1800000000000, "text": "Good luck!"}
    ```
    """

    number: int
    seat: int
    """-1 if its writer has left the seat since."""
    at: int
    """Milliseconds since 1970."""
    text: str


class ScoreNews(msgspec.Struct, frozen=True):
    """One line of the score sheet.

    ```json
    {"key": "plate-0-complete", "name": "complete tablet, plate 1", "points": [0, 0]}
    ```
    """

    key: str
    """The same in every language."""
    name: str
    points: tuple[int, ...]


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a game, and the seed that it can be checked with.

    ```json
    {
      "scores": [13, 7],
      "lines": [
        {"key": "plate-0-complete", "name": "complete tablet, plate 1", "points": [0, 0]},
        {"key": "plate-0-values", "name": "values, plate 1", "points": [0, 0]},
        {"key": "plate-0-one-material", "name": "one material, plate 1", "points": [0, 0]},
        {"key": "plate-1-complete", "name": "complete tablet, plate 2", "points": [0, 0]},
        {"key": "plate-1-values", "name": "values, plate 2", "points": [0, 0]},
        {"key": "plate-1-one-material", "name": "one material, plate 2", "points": [0, 0]},
        {"key": "beads", "name": "beads", "points": [13, 7]}
      ],
      "winners": [0], "places": [1, 2],
      "seed": "fair 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "nonces": ["quetzal", ""], "decided_by": "points"
    }
    ```
    """

    scores: tuple[int, ...]
    lines: tuple[ScoreNews, ...]
    winners: tuple[int, ...]
    places: tuple[int, ...]
    """Of all seats, from 1; equals share one. Seats that gave up are behind those that did not."""
    seed: str
    nonces: tuple[str, ...]
    decided_by: DecidedBy | None = None
    """What made the winners the winners, if the game was played to its end."""
    tie_break: str = ""
    """What decided between equal points, in words, if that was needed."""
    why: WhyEnded | None = None
    """Why it ended before its end."""
    by: int | None = None
    """The seat that was out of time or left last."""


class Update(msgspec.Struct, frozen=True, omit_defaults=True, tag="update", tag_field="type"):
    """A table as one seat or a spectator sees it after an event.

    ```json
    {
      "type": "update", "seq": 6, "phase": "playing", "seat": 0, "host": true,
      "seats": [
        {"name": "Ana", "person": true, "left": 898100, "running": true},
        {"name": "casual", "player": "casual"}
      ],
      "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
      "view": {
        "game": "gold", "seat": 0, "pending": [0],
        "printed": {
          "circle": 24, "sizes": [3, 4, 6], "values": [0, 1, 2, 3, 4],
          "tablets": [
            ["gold", "silver"], ["silver", "bronze"], ["bronze", "jade"], ["jade", "stone"],
            ["stone", "gold"]
          ],
          "complete": 10, "one_material": 10, "bead": 1, "incomplete_count": false
        },
        "auction": 1, "auctions": 30, "stage": "arrange",
        "row": [
          {"number": 1, "size": 4, "up": "silver", "down": null, "open": false},
          {"number": 2, "size": 6, "up": "stone", "down": null, "open": false}
        ],
        "in_bag": 27,
        "new": {"number": 0, "size": 3, "up": "gold", "down": "stone", "open": false},
        "arrangement": {
          "plate": 1,
          "shard": {"number": 0, "size": 3, "up": "gold", "down": "stone", "open": false},
          "undecided": [], "kept": [], "out": [], "size": 0, "points": 0
        },
        "winner": 0, "payee": 1, "unsold": [],
        "players": [
          {
            "beads": 9, "bid": null, "opened": 1,
            "plates": [
              {"shards": [], "size": 0, "complete": false, "points": 0},
              {"shards": [], "size": 0, "complete": false, "points": 0}
            ],
            "out": [], "points": 9
          },
          {
            "beads": 11, "bid": null, "opened": 0,
            "plates": [
              {"shards": [], "size": 0, "complete": false, "points": 0},
              {"shards": [], "size": 0, "complete": false, "points": 0}
            ],
            "out": [], "points": 11
          }
        ]
      },
      "pending": [0],
      "choices": [
        {
          "notation": "keep", "sentence": "lay the shard as it is, without turning it",
          "move": {"move": "arrange", "what": "keep"}
        },
        {
          "notation": "turn", "sentence": "turn the shard over",
          "move": {"move": "arrange", "what": "turn"}
        },
        {
          "notation": "out", "sentence": "remove the shard from the game",
          "move": {"move": "arrange", "what": "out"}
        }
      ],
      "heard": [
        {
          "number": 3, "seat": 0, "sentence": "put the new shard on plate 2",
          "effects": [{"effect": "plate-chosen", "seat": 0, "plate": 1}],
          "notation": "plate2", "move": {"move": "plate", "plate": 1}
        }
      ],
      "heard_to": 3, "can_take_back": true,
      "said": [{"number": 1, "seat": 0, "at": 1800000000000, "text": "Good luck!"}]
    }
    ```
    """

    seq: int
    phase: Phase
    seat: int
    """The receiver's seat; -1 for a spectator."""
    host: bool
    """Whether the receiver may start the game: its maker, or, once they left, the one who sits there
    longest."""
    seats: tuple[SeatNews, ...]
    commitment: str
    """The SHA-256 of the seed."""
    view: View | None = None
    pending: tuple[int, ...] = ()
    choices: tuple[MoveChoice, ...] = ()
    heard: tuple[Heard, ...] = ()
    """The turns after the last one that was heard of."""
    heard_to: int = 0
    """The number of the last turn that was heard of, for the next time."""
    handovers: tuple[HandoverNews, ...] = ()
    """Seat hand-overs since `heard_to` of the request; they replace those sent before for the same span."""
    can_take_back: bool = False
    result: Result | None = None
    rematch: str | None = None
    """The table where the same people play again."""
    said: tuple[ChatLine, ...] = ()
    """Chat lines since the last update of this connection; the last lines in its first one, and in an answer
    to `GET /tables/ID`. Answers to anything else leave them out."""


class TableNews(Message, frozen=True):
    """A table as one person sees it.

    ```json
    {
      "table": {
        "id": "0123456789abcdef01234567", "game": "gold", "rules": 1, "edition": "standard",
        "options": {"incomplete-tablets": "no", "beads": "shown"},
        "seats": 2,
        "clock": {"kind": "game", "seconds": 900, "increment": 10},
        "at_zero": "bot", "stand_in": "casual", "take_back": true, "listed": true, "chat": true,
        "hints": true
      },
      "now": {
        "type": "update", "seq": 1, "phase": "gathering", "seat": 0, "host": true,
        "seats": [{"name": "Ana", "person": true, "left": 900000}, {"left": 900000}],
        "commitment": "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
      }
    }
    ```
    """

    table: TableFacts
    now: Update
