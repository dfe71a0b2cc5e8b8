"""Positions in a versioned format, for bots that search with the engine."""

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from patolli.engine.errors import PatolliError
from patolli.engine.game import Setup
from patolli.engine.state import State
from patolli.wire.bots import Position

FORMAT: Final = "patolli-position/1"
"""The version of what `position` holds. Raise it when a game lays out its cells differently while its rules
stay the same; a change of rules has a version of its own."""


class UnreadablePosition(PatolliError):
    """This version of patolli cannot read the position; the text says why."""


def write_position(concealed: State, seat: int, seq: int) -> Position:
    """Write a state from which everything was blanked that the seat cannot know."""
    setup = concealed.setup
    return Position(
        format=FORMAT,
        seq=seq,
        seat=seat,
        game=setup.game.name,
        rules=setup.game.rules_version,
        players=setup.players,
        options=dict(setup.options),
        edition=setup.edition.digest,
        position=b64encode(concealed.dump()).decode(),
    )


def parse_position(payload: Mapping[str, Any]) -> Position:
    """Read a payload. Its format is checked first: the fields of another one may be others."""
    found = payload.get("format")
    if found != FORMAT:
        raise UnreadablePosition(
            f"The position has the format {found!r}; this version of patolli reads {FORMAT!r}."
        )
    try:
        return msgspec.convert(payload, Position)
    except msgspec.ValidationError as error:
        raise UnreadablePosition(f"That is no position: {error}.") from None


def read_position(position: Position, setup: Setup) -> State:
    """Restore a state. The set-up has to be the one the position was written with, down to the version of the
    rules: under others the same bytes would mean something else."""
    game = setup.game
    written = (position.game, position.rules, position.players, position.options, position.edition)
    if written != (game.name, game.rules_version, setup.players, dict(setup.options), setup.edition.digest):
        raise UnreadablePosition(
            f"The position is of {_named(position.game, position.rules, position.players)} with edition "
            f"{position.edition} and options {position.options}; the set-up is of "
            f"{_named(game.name, game.rules_version, setup.players)} with edition {setup.edition.digest} "
            f"and options {dict(setup.options)}."
        )
    try:
        cells = b64decode(position.position, validate=True)
    except ValueError:
        raise UnreadablePosition("The position is not in base64.") from None
    return setup.restore(cells)


def _named(game: str, rules: int, players: int) -> str:
    return f"{game} for {players}, rules {rules},"
