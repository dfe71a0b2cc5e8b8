"""The games that a server has."""

from patolli.wire.message import Message


class OptionFacts(Message, frozen=True):
    """An option of a game. `label`, `labels` (of the choices) and `help` are for people, in their language.

    ```json
    {
      "name": "incomplete-tablets", "choices": ["no", "yes"], "default": "no",
      "label": "Incomplete tablets score", "labels": {"no": "no", "yes": "yes"},
      "help": "The variant: incomplete tablets score their values.",
      "limits": {}, "first": null
    }
    ```
    """

    name: str
    choices: tuple[str, ...]
    default: str
    label: str
    labels: dict[str, str]
    help: str
    limits: dict[str, int]
    """The most players a choice is for, where that is fewer than the game's."""
    first: str | None
    """The choice that the rulebook has for somebody's first game, if not the default."""


class GameFacts(Message, frozen=True):
    """A game and its options.

    ```json
    {
      "name": "gold", "title": "Das Gold der Maya", "min_players": 2, "max_players": 4,
      "options": [
        {
          "name": "incomplete-tablets", "choices": ["no", "yes"], "default": "no",
          "label": "Incomplete tablets score", "labels": {"no": "no", "yes": "yes"},
          "help": "The variant: incomplete tablets score their values.",
          "limits": {}, "first": null
        }
      ],
      "legend": "``bid3`` bids three beads, ``pay2`` pays seat 2, ``plate1`` assigns it to plate 1.",
      "levels": ["novice", "casual", "strong", "master"], "minutes": 15
    }
    ```
    """

    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[OptionFacts, ...]
    legend: str
    """How moves are written."""
    levels: tuple[str, ...]
    """The computer players, from the weakest on."""
    minutes: int | None
    """About how long a person takes for a game against computer players."""
