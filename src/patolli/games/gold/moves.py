"""The decisions of Das Gold der Maya in words.

``bid3`` bids three beads, ``pay2`` pays seat 2, ``plate1`` assigns the new shard to plate 1. ``keep``,
``turn`` and ``out`` decide about one shard of an arrangement: it lies with the side up that is up now, with
the other one, or leaves the game.
"""

import re
from typing import Final, Literal

from patolli.engine.errors import InvalidMove
from patolli.engine.game import Move, Setup
from patolli.engine.words import Who, Words, words
from patolli.games.gold.cells import KEEP, OUT, PLATE, TURN
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.numbers import numbers_of

What = Literal["keep", "turn", "out"]

ARRANGEMENTS: Final[dict[What, int]] = {"keep": KEEP, "turn": TURN, "out": OUT}


# Seats and plates count from 0 in moves, from 1 in notations and sentences.


class Bid(Move, frozen=True, tag="bid"):
    beads: int

    def notation(self) -> str:
        return f"bid{self.beads}"

    def words(self) -> Words:
        return words("gold-move-bid", beads=self.beads)


class Pay(Move, frozen=True, tag="pay"):
    seat: int

    def notation(self) -> str:
        return f"pay{self.seat + 1}"

    def words(self) -> Words:
        return words("gold-move-pay", who=Who(self.seat))


class ChoosePlate(Move, frozen=True, tag="plate"):
    plate: int

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


def decode(setup: Setup[GoldEdition], action: int) -> Move:
    numbers = numbers_of(setup)
    if action < PLATE:
        return Arrange(next(what for what, number in ARRANGEMENTS.items() if number == action))
    if action < numbers.first_payee:
        return ChoosePlate(action - PLATE)
    if action < numbers.first_bid:
        return Pay(action - numbers.first_payee)
    return Bid(action - numbers.first_bid)


def encode(setup: Setup[GoldEdition], move: Move) -> int:
    numbers = numbers_of(setup)
    match move:
        case Arrange(what):
            return ARRANGEMENTS[what]
        case ChoosePlate(plate):
            return PLATE + plate
        case Pay(seat):
            return numbers.first_payee + seat
        case Bid(beads):
            return numbers.first_bid + beads
    raise InvalidMove(words("game-not-a-move", move=repr(move), game="Das Gold der Maya"))


def parse(setup: Setup[GoldEdition], text: str) -> Move:
    """Read a notation, in capitals or not."""
    what = text.lower()
    for known in ARRANGEMENTS:
        if what == known:
            return Arrange(known)
    if numbered := re.fullmatch(r"(bid|pay|plate) ?([0-9]{1,6})", what):
        return _numbered(setup, numbered[1], int(numbered[2]))
    raise InvalidMove(words("gold-bad-move", text=repr(text)))


def _numbered(setup: Setup[GoldEdition], verb: str, number: int) -> Move:
    numbers = numbers_of(setup)
    if verb == "bid":
        if number > numbers.all_beads:
            raise InvalidMove(words("gold-bad-beads", number=str(number), all=numbers.all_beads))
        return Bid(number)
    if verb == "pay":
        if setup.players == 2:
            raise InvalidMove(words("gold-bad-payee"))
        if not 1 <= number <= setup.players:
            raise InvalidMove(words("game-no-such-seat", seat=str(number), last=setup.players))
        return Pay(number - 1)
    if numbers.plates == 1:
        raise InvalidMove(words("gold-bad-choice"))
    if not 1 <= number <= numbers.plates:
        raise InvalidMove(words("gold-bad-plate", plate=str(number), last=numbers.plates))
    return ChoosePlate(number - 1)
