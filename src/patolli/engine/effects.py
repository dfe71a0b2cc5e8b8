"""Effects: what a decision did, as typed facts of the game.

The rules record them while they act, never by comparing two positions. A person who only hears the effects
could move the pieces on a real table; log, motion and announcements are made of them.
"""

from collections.abc import Iterable
from typing import ClassVar

import msgspec

from patolli.engine.words import ENGLISH, Names, Said, Who, enumerated, said_in_full


def _tag(name: str) -> str:
    """Spell a class's name as its tag: `MarketGiven` is `market-given`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).removeprefix("-")


class Effect(msgspec.Struct, frozen=True, tag_field="effect", tag=_tag):
    """Something that happened on the table; each game has its own kinds.

    As in all data, indices of things (seats, markets, plates, levels) count from 0. Rounds and auctions are
    ordinals that people name ("auction 2 of 30"), so they are numbered from 1."""

    shown_in_passing: ClassVar[bool] = False
    """Whether it shows something to everybody that no view keeps, like a card that goes back into a hand."""
    reveals_decisions: ClassVar[bool] = False
    """Whether it shows everybody exactly what was decided in secret since the last reveal."""

    def heard_by(self, listener: int) -> "Effect | None":
        """Return what a seat, or `SPECTATOR`, may know of it: all, a part, or nothing."""
        return self

    def words(self) -> Said:
        """Say what happened; empty where the decision's own sentence says it."""
        return ""


def heard(effects: Iterable[Effect], listener: int) -> tuple[Effect, ...]:
    """Return what a seat, or `SPECTATOR`, may know of these effects."""
    told = (effect.heard_by(listener) for effect in effects)
    return tuple(effect for effect in told if effect is not None)


def sentences(effects: Iterable[Effect], locale: str = ENGLISH, names: Names = ()) -> tuple[str, ...]:
    """Say effects one after the other, leaving out those without words."""
    return tuple(caption for caption in captions(effects, locale, names) if caption)


def captions(effects: Iterable[Effect], locale: str = ENGLISH, names: Names = ()) -> tuple[str, ...]:
    """Say each effect; empty for one without words."""
    return tuple(said_in_full(effect.words(), locale, names) for effect in effects)


def together(seats: Iterable[int]) -> Said:
    """Name several seats: "Ana, Ben and Cleo"."""
    return enumerated(Who(seat) for seat in seats)
