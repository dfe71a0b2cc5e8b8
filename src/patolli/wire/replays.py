"""Replays: finished games, and journals that people bring, move by move."""

from typing import Annotated

import msgspec
from msgspec import Meta

from patolli.engine.effects import Effect
from patolli.engine.game import Move, View
from patolli.wire.message import EditionText, Message


class NewReplay(Message, frozen=True):
    r"""A journal that somebody brings; it is longer than in the example.

    ```json
    {"journal": "patolli journal 1\ngame gold, rules 1\nedition standard 83ce448be1414634\nplayers 2\n…"}
    ```
    """

    journal: Annotated[str, Meta(min_length=1, max_length=60_000)]
    """In either form, text or JSON."""
    edition: EditionText | None = None
    """The file it was played with, if that is not the game's own and no table here was played with it."""


class ReplayAddress(Message, frozen=True):
    """The address of a journal that was brought.

    ```json
    {"id": "fedcba9876543210fedcba98"}
    ```
    """

    id: str


class ReplayLine(msgspec.Struct, frozen=True):
    """A line in a person's list of replays.

    ```json
    {"id": "fedcba9876543210fedcba98", "game": "gold", "created_at": 1800000000000}
    ```
    """

    id: str
    game: str
    created_at: int
    """Milliseconds since 1970."""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turn of a journal, and everybody's true points after it, whoever the story is told to.

    ```json
    {
      "seat": 0, "notation": "turn", "sentence": "turn the shard over", "scores": [9, 11],
      "results": [
        "The shard gold 1/8 will lie with stone up.",
        "Ana turns the shard gold 1/8 over and lays it on plate 2 with stone up. Plate 2 is 1/8 full.",
        "The shard jade 1/8 is drawn from the bag. 26 shards are left in it.",
        "Auction 2 of 30: the shard silver 1/6 is for sale."
      ],
      "effects": [
        {
          "effect": "shard-arranged", "seat": 0,
          "shard": {"number": 0, "size": 3, "circle": 24, "up": "gold", "down": null},
          "how": "turned", "up": "stone"
        },
        {
          "effect": "plate-arranged", "seat": 0, "plate": 1, "plates": 2, "new": 0,
          "lying": [{"number": 0, "size": 3, "circle": 24, "up": "stone", "down": "gold"}],
          "turned": [0], "out": []
        },
        {
          "effect": "shard-drawn",
          "shard": {"number": 3, "size": 3, "circle": 24, "up": "jade", "down": null},
          "in_bag": 26
        },
        {
          "effect": "auction-opened", "auction": 2, "auctions": 30,
          "shard": {"number": 1, "size": 4, "circle": 24, "up": "silver", "down": null}
        }
      ],
      "move": {"move": "arrange", "what": "turn"}
    }
    ```
    """

    seat: int
    notation: str
    sentence: str
    scores: tuple[int, ...]
    """Hidden points included, even where the story is told as a seat heard it."""
    results: tuple[str, ...] = ()
    """What came of it: a sentence for each effect, empty where `sentence` says it already; none at all if no
    effect has words."""
    effects: tuple[Effect, ...] = ()
    """The same for programs."""
    move: Move | None = None
    """What was decided; none for taking back."""
    undone: bool = False
    """Whether it was taken back later."""


class ReplayStory(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole game, but for its positions.

    ```json
    {
      "game": "gold", "rules": 1, "edition": "standard",
      "options": {"incomplete-tablets": "no", "beads": "shown"},
      "names": ["Ana", "casual"],
      "seed": "fair 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
      "nonces": ["quetzal", ""],
      "steps": [
        {
          "seat": 0, "notation": "bid1", "sentence": "bid 1 bead", "scores": [10, 10],
          "effects": [{"effect": "bid-made", "seat": 0, "beads": 1}],
          "move": {"move": "bid", "beads": 1}
        }
      ],
      "over": false
    }
    ```
    """

    game: str
    rules: int
    edition: str
    options: dict[str, str]
    names: tuple[str, ...]
    seed: str
    nonces: tuple[str, ...]
    steps: tuple[ReplayStep, ...]
    over: bool
    winners: tuple[int, ...] = ()


class ReplayPosition(msgspec.Struct, frozen=True):
    """A position of a game, after `move` turns.

    ```json
    {
      "move": 3, "scores": [9, 11],
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
      }
    }
    ```
    """

    move: int
    """The number of turns before it: 0 is the start. `ReplayStep.move` is a decision instead."""
    scores: tuple[int, ...]
    view: View
