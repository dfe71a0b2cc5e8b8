"""Maya's decisions in words.

A pyramid is written by its first two letters, a quarry and a seat by its number. ``Set@Ti`` sets up a cube on
Tikal. ``L4@3`` lays a 4 at quarry 3, ``L-3@3`` the -3, and ``Stop`` lays no more. ``Hit2`` takes points off
seat 2, ``Protect@3`` and ``Start2`` use markers, ``No`` declines what is offered. ``B@Ti`` places a cube on
Tikal; ``Double`` and ``FreeDouble`` place two, ``Pass`` and ``FreePass`` none. ``Lift@Ti2`` takes a cube from
level 2, ``Put@Co`` puts it on the bottom level of Copan, ``Extra@Co`` one from the supply, and ``Wait`` keeps
the marker. Experts also ``Bid5``, ``Take-joker``, put the points marker at a quarry (``Plus@3``) and use the
``Joker``, also as another marker (``JokerPass``, ``JokerLift@Ti2``).

In the picture ``>`` marks the level that is built now and the quarry being settled, ``(7)`` is a card of
yours that lies face down, and below `now` is the gold that the pyramids would pay now.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from patolli.engine.errors import InvalidMove
from patolli.engine.game import Move
from patolli.engine.words import Who, Words, words
from patolli.games.maya.cells import (
    BUILD,
    DECLINE,
    DOUBLE,
    EXTRA,
    FREE_DOUBLE,
    FREE_PASS,
    HIGHEST_BID,
    LAY,
    PASS,
    PLACE,
    PUT,
    PYRAMIDS,
    STOP,
    WAIT,
)
from patolli.games.maya.edition import MayaEdition
from patolli.games.maya.numbers import EXPERT, numbers_of

if TYPE_CHECKING:
    from patolli.engine.game import Setup

HIDDEN: Final = 0
"""No card has this value."""

# In the fields of a move, seats, quarries (from the left) and levels (from the bottom) count from 0; in its
# notation and its words, from 1.


# Set-up


class PlaceFirst(Move, frozen=True, tag="first"):
    pyramid: str

    def notation(self) -> str:
        return f"Set@{letters(self.pyramid)}"

    def words(self) -> Words:
        return words("maya-move-first", pyramid=self.pyramid)


# Auction


class Bid(Move, frozen=True, tag="bid"):
    gold: int

    def notation(self) -> str:
        return f"Bid{self.gold}"

    def words(self) -> Words:
        return words("maya-move-bid", gold=self.gold)


class TakeBlue(Move, frozen=True, tag="take-blue"):
    marker: str

    def notation(self) -> str:
        return f"Take-{self.marker.partition(' +')[0].replace(' ', '-')}"

    def words(self) -> Words:
        return words("maya-move-take-blue", marker=marker_words(self.marker))


# Quarries


class LayCard(Move, frozen=True, tag="lay"):
    value: int
    """0 where it is not told."""
    quarry: int

    def notation(self) -> str:
        return f"L{self.value}@{self.quarry + 1}"

    def words(self) -> Words:
        return words("maya-move-lay", card=card_words(self.value), quarry=self.quarry + 1)

    def overheard_words(self) -> Words:
        return words("maya-move-lay-overheard", quarry=self.quarry + 1)

    def outline(self) -> "LayCard":
        return LayCard(HIDDEN, self.quarry)


class PassCards(Move, frozen=True, tag="stop"):
    def notation(self) -> str:
        return "Stop"

    def words(self) -> Words:
        return words("maya-move-stop")


class PlusTwo(Move, frozen=True, tag="plus-two"):
    quarry: int

    def notation(self) -> str:
        return f"Plus@{self.quarry + 1}"

    def words(self) -> Words:
        return words("maya-move-plus-two", quarry=self.quarry + 1)


class UseJoker(Move, frozen=True, tag="joker"):
    def notation(self) -> str:
        return "Joker"

    def words(self) -> Words:
        return words("maya-move-joker")


class Decline(Move, frozen=True, tag="decline"):
    def notation(self) -> str:
        return "No"

    def words(self) -> Words:
        return words("maya-move-decline")


class Hit(Move, frozen=True, tag="hit"):
    seat: int

    def notation(self) -> str:
        return f"Hit{self.seat + 1}"

    def words(self) -> Words:
        return words("maya-move-hit", who=Who(self.seat))


class Protect(Move, frozen=True, tag="protect"):
    quarry: int

    def notation(self) -> str:
        return f"Protect@{self.quarry + 1}"

    def words(self) -> Words:
        return words("maya-move-protect", quarry=self.quarry + 1)


class NameStart(Move, frozen=True, tag="start"):
    seat: int

    def notation(self) -> str:
        return f"Start{self.seat + 1}"

    def words(self) -> Words:
        return words("maya-move-start", who=Who(self.seat))


# Block markers


class Lift(Move, frozen=True, tag="lift"):
    pyramid: str
    level: int

    def notation(self) -> str:
        return f"Lift@{letters(self.pyramid)}{self.level + 1}"

    def words(self) -> Words:
        return words("maya-move-lift", pyramid=self.pyramid, level=self.level + 1)


class Put(Move, frozen=True, tag="put"):
    pyramid: str

    def notation(self) -> str:
        return f"Put@{letters(self.pyramid)}"

    def words(self) -> Words:
        return words("maya-move-put", pyramid=self.pyramid)


class Extra(Move, frozen=True, tag="extra"):
    pyramid: str

    def notation(self) -> str:
        return f"Extra@{letters(self.pyramid)}"

    def words(self) -> Words:
        return words("maya-move-extra", pyramid=self.pyramid)


class JokerLift(Move, frozen=True, tag="joker-lift"):
    pyramid: str
    level: int

    def notation(self) -> str:
        return f"JokerLift@{letters(self.pyramid)}{self.level + 1}"

    def words(self) -> Words:
        return words("maya-move-joker-lift", pyramid=self.pyramid, level=self.level + 1)


class JokerExtra(Move, frozen=True, tag="joker-extra"):
    pyramid: str

    def notation(self) -> str:
        return f"JokerExtra@{letters(self.pyramid)}"

    def words(self) -> Words:
        return words("maya-move-joker-extra", pyramid=self.pyramid)


# Building


class Build(Move, frozen=True, tag="build"):
    pyramid: str

    def notation(self) -> str:
        return f"B@{letters(self.pyramid)}"

    def words(self) -> Words:
        return words("maya-move-build", pyramid=self.pyramid)


class Double(Move, frozen=True, tag="double"):
    def notation(self) -> str:
        return "Double"

    def words(self) -> Words:
        return words("maya-move-double")


class FreeDouble(Move, frozen=True, tag="free-double"):
    def notation(self) -> str:
        return "FreeDouble"

    def words(self) -> Words:
        return words("maya-move-free-double")


class JokerDouble(Move, frozen=True, tag="joker-double"):
    def notation(self) -> str:
        return "JokerDouble"

    def words(self) -> Words:
        return words("maya-move-joker-double")


class Pass(Move, frozen=True, tag="pass"):
    def notation(self) -> str:
        return "Pass"

    def words(self) -> Words:
        return words("maya-move-pass")


class FreePass(Move, frozen=True, tag="free-pass"):
    def notation(self) -> str:
        return "FreePass"

    def words(self) -> Words:
        return words("maya-move-free-pass")


class JokerPass(Move, frozen=True, tag="joker-pass"):
    def notation(self) -> str:
        return "JokerPass"

    def words(self) -> Words:
        return words("maya-move-joker-pass")


class Wait(Move, frozen=True, tag="wait"):
    def notation(self) -> str:
        return "Wait"

    def words(self) -> Words:
        return words("maya-move-wait")


def letters(pyramid: str) -> str:
    """Abbreviate a pyramid as notations do."""
    return pyramid[:2]


def card_words(value: int) -> Words:
    return words("maya-card", sign=sign_of(value), value=value)


def sign_of(value: int) -> str:
    return "minus" if value < 0 else "plus"


def marker_words(marker: str) -> Words:
    """Name a marker for people, by its name in editions and views, like "points +2"."""
    kind, _, number = marker.partition(" +")
    return words("maya-marker", kind=kind.replace(" ", "-"), number=number)


# Decisions and their numbers


@lru_cache(maxsize=64)
def moves_of(setup: "Setup[MayaEdition]") -> tuple[Move, ...]:
    """List the moves of a set-up by their action numbers."""
    numbers = numbers_of(setup)
    edition = setup.edition
    pyramids = [pyramid.name for pyramid in edition.pyramids_for(setup.players)]
    levels = [(pyramids[spot % PYRAMIDS], spot // PYRAMIDS) for spot in map(int, numbers.spot_of_level)]
    quarries = range(numbers.quarries)
    seats = range(setup.players)
    cards = [(value, quarry) for value, _ in edition.card_kinds for quarry in quarries]
    alike: list[tuple[int, list[Move]]] = [
        (PLACE, [PlaceFirst(name) for name in pyramids]),
        (BUILD, [Build(name) for name in pyramids]),
        (PUT, [Put(name) for name in pyramids]),
        (EXTRA, [Extra(name) for name in pyramids]),
        (STOP, [PassCards()]),
        (DECLINE, [Decline()]),
        (DOUBLE, [Double()]),
        (FREE_DOUBLE, [FreeDouble()]),
        (PASS, [Pass()]),
        (FREE_PASS, [FreePass()]),
        (WAIT, [Wait()]),
        (LAY, [LayCard(value, quarry) for value, quarry in cards]),
        (numbers.hit, [Hit(seat) for seat in seats]),
        (numbers.name_start, [NameStart(seat) for seat in seats]),
        (numbers.protect, [Protect(quarry) for quarry in quarries]),
        (numbers.lift, [Lift(name, level) for name, level in levels]),
        (numbers.bid, [Bid(gold) for gold in range(HIGHEST_BID + 1)]),
        (numbers.take_blue, [TakeBlue(name) for name in edition.blue_markers]),
        (numbers.plus_two, [PlusTwo(quarry) for quarry in quarries]),
        (numbers.use_joker, [UseJoker()]),
        (numbers.joker_double, [JokerDouble()]),
        (numbers.joker_pass, [JokerPass()]),
        (numbers.joker_extra, [JokerExtra(name) for name in pyramids]),
        (numbers.joker_lift, [JokerLift(name, level) for name, level in levels]),
    ]
    numbered = {first + n: move for first, moves in alike for n, move in enumerate(moves)}
    return tuple(numbered[action] for action in range(numbers.actions))


@lru_cache(maxsize=64)
def _actions_of(setup: "Setup[MayaEdition]") -> dict[Move, int]:
    return {move: action for action, move in enumerate(moves_of(setup))}


@lru_cache(maxsize=64)
def _notations_of(setup: "Setup[MayaEdition]") -> dict[str, Move]:
    return {move.notation().lower(): move for move in moves_of(setup)}


def decode(setup: "Setup[MayaEdition]", action: int) -> Move:
    return moves_of(setup)[action]


def encode(setup: "Setup[MayaEdition]", move: Move) -> int:
    action = _actions_of(setup).get(move)
    if action is None:
        raise InvalidMove(words("maya-bad-move-here", move=repr(move)))
    return action


def parse(setup: "Setup[MayaEdition]", text: str) -> Move:
    """Read a notation, in capitals or not."""
    move = _notations_of(setup).get(text.lower())
    if move is None:
        raise InvalidMove(_why_unreadable(setup, text))
    return move


def _why_unreadable(setup: "Setup[MayaEdition]", text: str) -> Words:
    edition = setup.edition
    pyramids = edition.pyramids_for(setup.players)
    quarries = len(edition.quarries_for(setup.players))
    word, _, where = text.lower().partition("@")
    if setup.option("variant") != EXPERT and re.match("bid|take-|plus|joker", word):
        return words("maya-bad-expert", text=repr(text))
    card = re.fullmatch(r"l(-?\d+)", word)
    values = [str(value) for value, _ in edition.card_kinds]
    if card and card[1] not in values:
        return words("maya-bad-card", card=card[1], known=", ".join(values))
    if (card or word in ("protect", "plus")) and where.isdecimal():
        return words("maya-bad-quarry", quarry=where, last=quarries)
    if seat := re.fullmatch(r"(?:hit|start)(\d+)", word):
        return words("game-no-such-seat", seat=seat[1], last=setup.players)
    if bid := re.fullmatch(r"bid(\d+)", word):
        return words("maya-bad-bid", bid=bid[1], most=HIGHEST_BID)
    if word in ("set", "b", "put", "extra", "jokerextra", "lift", "jokerlift"):
        for pyramid in pyramids:
            if word.endswith("lift") and where.startswith(letters(pyramid.name).lower()):
                top = len(pyramid.spaces)
                return words("maya-bad-level", level=repr(where[2:]), pyramid=pyramid.name, top=top)
        names = ", ".join(f"{letters(pyramid.name)} ({pyramid.name})" for pyramid in pyramids)
        return words("maya-bad-pyramid", pyramid=repr(where), known=names)
    example = letters(pyramids[0].name)
    return words("maya-bad-move", text=repr(text), example=example, pyramid=pyramids[0].name)
