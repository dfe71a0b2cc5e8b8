"""What a listener hears of a turn: the decision, as far as it may be known, and its effects.

A game's `effects.py` says who hears an effect."""

from dataclasses import dataclass, replace

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


def retell(match: Match, listener: int, *, nothing_hidden: bool | None = None) -> list[Hearing]:
    """Return what a listener can tell of all turns now: what it heard at the time (see `hear`), with the
    secret decisions that were revealed since."""
    turns = match.turns_after(0)
    revealed = {
        turn.reveals_before
        for turn in turns
        if not turn.undone and any(effect.reveals_decisions for effect in turn.effects or ())
    }
    told = []
    for turn in turns:
        heard = hear(match, turn, listener, nothing_hidden=nothing_hidden)
        is_revealed = turn.secret and not turn.undone and turn.reveals_before in revealed
        told.append(_in_hindsight(heard, listener) if is_revealed else heard)
    return told


def _in_hindsight(heard: Hearing, listener: int) -> Hearing:
    """Tell a revealed decision. An effect that leaves the words to its decision says no more than that, so it
    is told as well; what else the decision brought about stays as it was heard."""
    if heard.whole:
        return heard
    known = ((effect, effect.heard_by(listener)) for effect in heard.turn.effects or ())
    effects = tuple(told if effect.words() else effect for effect, told in known if told is not None)
    return replace(heard, whole=True, effects=effects)
