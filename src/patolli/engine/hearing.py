"""What a listener hears of a turn: the decision, as far as it may be known, and its effects.

A game's `effects.py` says who hears an effect."""

from dataclasses import dataclass

from patolli.engine.effects import Effect, captions, heard, sentences
from patolli.engine.game import Move
from patolli.engine.journal import TAKE_BACK
from patolli.engine.match import Match
from patolli.engine.turn import Turn
from patolli.engine.words import ENGLISH, Names, say


@dataclass(frozen=True, slots=True)
class Hearing:
    """A turn, as a seat or a spectator hears of it."""

    turn: Turn
    decided: Move | None
    """What was decided, all of it; None for taking back."""
    whole: bool
    """Whether the listener may know all of it."""
    effects: tuple[Effect, ...]
    """What it did, as far as the listener may know."""

    @property
    def move(self) -> Move | None:
        """What was decided, without what the listener may not know; None for secrets and for taking back."""
        if self.whole or self.decided is None:
            return self.decided
        return None if self.turn.secret else self.decided.outline()

    @property
    def is_empty(self) -> bool:
        """Whether the listener hears nothing at all."""
        return self.decided is not None and self.turn.secret and not self.whole and not self.effects

    def notation(self) -> str:
        """Return how journals write it; empty where that would tell too much."""
        if self.decided is None:
            return TAKE_BACK
        is_open = not self.turn.secret and self.decided.outline() == self.decided
        return self.decided.notation() if self.whole or is_open else ""

    def sentence(self, locale: str = ENGLISH, names: Names = ()) -> str:
        """Say what was decided; empty for a secret."""
        if self.decided is None:
            return say(locale, "game-take-back")
        if self.whole:
            return self.decided.sentence(locale, names)
        return "" if self.turn.secret else self.decided.overheard(locale, names)

    def results(self, locale: str = ENGLISH, names: Names = ()) -> tuple[str, ...]:
        """Say what it did, one sentence after the other."""
        return sentences(self.effects, locale, names)

    def captions(self, locale: str = ENGLISH, names: Names = ()) -> tuple[str, ...]:
        """Say what each effect did: one for each of them, or none at all if no effect has words."""
        found = captions(self.effects, locale, names)
        return found if any(found) else ()


def hear(match: Match, turn: Turn, listener: int, *, nothing_hidden: bool | None = None) -> Hearing:
    """Return what a seat, or `SPECTATOR`, hears of a turn.

    Once the game is over, everybody hears everything. `nothing_hidden` says otherwise: True for a game that
    ended without being played to its end, False for what a seat heard at the time."""
    assert turn.effects is not None, "see Match.turns_after"
    is_open = match.state.is_over() if nothing_hidden is None else nothing_hidden
    decided = None if turn.action is None else match.setup.game.decode(match.setup, turn.action)
    effects = turn.effects if is_open else heard(turn.effects, listener)
    return Hearing(turn, decided, is_open or turn.seat == listener, effects)
