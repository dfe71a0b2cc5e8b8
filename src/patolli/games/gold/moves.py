"""The decisions of Das Gold der Maya in words.

``bid3`` bids three beads, ``pay2`` pays seat 2, ``plate1`` assigns the new shard to plate 1. ``keep``,
``turn`` and ``out`` decide about one shard of an arrangement: it lies with the side up that is up now, with
the other one, or leaves the game.
"""

import re
from typing import Final, Literal, cast

from patolli.engine.errors import InvalidMove
from patolli.engine.game import Move, Setup
from patolli.engine.words import Who, Words, words
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.numbers import KEEP, OUT, PLATE, TURN, first_bid, first_payee

What = Literal["keep", "turn", "out"]

ARRANGEMENTS: Final[dict[What, int]] = {"keep": KEEP, "turn": TURN, "out": OUT}


class Bid(Move, frozen=True, tag="bid"):
    beads: int

    def notation(self) -> str:
        return f"bid{self.beads}"

    def words(self) -> Words:
        return words("gold-move-bid", beads=self.beads)


class Pay(Move, frozen=True, tag="pay"):
    seat: int
    """From 0, as in views; people count from 1."""

    def notation(self) -> str:
        return f"pay{self.seat + 1}"

    def words(self) -> Words:
        return words("gold-move-pay", who=Who(self.seat))


class ChoosePlate(Move, frozen=True, tag="plate"):
    plate: int
    """From 0, as in views; people count from 1."""

    def notation(self) -> str:
        return f"plate{self.plate + 1}"

    def words(self) -> Words:
        return words("gold-move-plate", plate=self.plate + 1)


class Arrange(Move, frozen=True, tag="arrange"):
    what: What

    def notation(self) -> str:
        return self.what

    def words(self) -> Words:
        return words(f"gold-move-{self.what}")


def plates_of(setup: Setup) -> int:
    """How many plates each player has."""
    return cast(GoldEdition, setup.edition).play.plates_for_two if setup.players == 2 else 1


def beads_of(setup: Setup) -> int:
    """How many beads there are, which is the most that anybody can have."""
    return cast(GoldEdition, setup.edition).play.beads * setup.players


def num_actions(setup: Setup) -> int:
    return first_bid(setup.players, plates_of(setup)) + beads_of(setup) + 1


def decode(setup: Setup, action: int) -> Move:
    plates = plates_of(setup)
    if action < PLATE:
        return Arrange(next(what for what, number in ARRANGEMENTS.items() if number == action))
    if action < first_payee(plates):
        return ChoosePlate(action - PLATE)
    if action < first_bid(setup.players, plates):
        return Pay(action - first_payee(plates))
    return Bid(action - first_bid(setup.players, plates))


def encode(setup: Setup, move: Move) -> int:
    plates = plates_of(setup)
    match move:
        case Arrange(what):
            return ARRANGEMENTS[what]
        case ChoosePlate(plate):
            return PLATE + plate
        case Pay(seat):
            return first_payee(plates) + seat
        case Bid(beads):
            return first_bid(setup.players, plates) + beads
    raise InvalidMove(words("game-not-a-move", move=repr(move), game="Das Gold der Maya"))


def parse(setup: Setup, text: str) -> Move:
    """Read a notation, in capitals or not."""
    what = text.lower()
    for known in ARRANGEMENTS:
        if what == known:
            return Arrange(known)
    if numbered := re.fullmatch(r"(bid|pay|plate) ?([0-9]{1,6})", what):
        return _numbered(setup, numbered[1], int(numbered[2]))
    raise InvalidMove(words("gold-bad-move", text=repr(text)))


def _numbered(setup: Setup, verb: str, number: int) -> Move:
    if verb == "bid":
        if number > beads_of(setup):
            raise InvalidMove(words("gold-bad-beads", number=str(number), all=beads_of(setup)))
        return Bid(number)
    if verb == "pay":
        if setup.players == 2:
            raise InvalidMove(words("gold-bad-payee"))
        if not 1 <= number <= setup.players:
            raise InvalidMove(words("game-no-such-seat", seat=str(number), last=setup.players))
        return Pay(number - 1)
    plates = plates_of(setup)
    if plates == 1:
        raise InvalidMove(words("gold-bad-choice"))
    if not 1 <= number <= plates:
        raise InvalidMove(words("gold-bad-plate", plate=str(number), last=plates))
    return ChoosePlate(number - 1)
