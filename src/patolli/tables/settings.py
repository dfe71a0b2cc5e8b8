"""The settings of a table, fixed when it is made."""

from typing import Annotated

import msgspec

from patolli.engine.edition import Edition
from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Setup
from patolli.engine.words import words
from patolli.games import game
from patolli.players import LEVELS
from patolli.wire.clocks import AtZero, ClockRule


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    game: str
    rules: int
    """The version of the rules it began with, and is played by to its end."""
    edition: str
    """The digest of its edition's values; the edition's text is kept beside it."""
    seats: Annotated[int, msgspec.Meta(ge=1)]
    options: dict[str, str] = {}
    clock: ClockRule | None = None
    at_zero: AtZero = "bot"
    stand_in: str = "casual"
    """The level of who takes over from a person."""
    take_back: bool = True
    listed: bool = False
    """Whether everybody finds it, or only who has its link."""
    chat: bool = True
    """Whether people can talk at it."""
    hints: bool = True
    """Whether people can ask what a computer player would do."""

    def setup(self, edition: Edition) -> Setup:
        """Return the setup of the table's game; `InvalidSetup` says what does not fit."""
        if self.stand_in not in LEVELS:
            raise InvalidSetup(
                words("table-no-such-stand-in", level=repr(self.stand_in), levels=", ".join(LEVELS))
            )
        return game(self.game, self.rules).setup(self.seats, self.options, edition)
