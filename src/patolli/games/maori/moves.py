"""Maori's decisions in words.

``P7`` places the discovery ship at stop 7, ``S3`` sails three steps. ``T2`` takes the tile on the second
place from the ship, ``TK`` the kept one; ``L@b3`` lays it on column b, row 3, ``L@b3+90`` turned by 90
degrees, and ``K`` keeps it in the storage. ``R@b3`` removes a tile, ``N`` does nothing. Of the small ships,
``>NE`` is a paid step to the north-east, ``M@b3`` moves it and ``H`` holds it where it is.
"""

import re
from typing import Final

from patolli.engine.errors import InvalidMove
from patolli.engine.game import Move, Setup
from patolli.engine.words import Words, words
from patolli.games.maori.board import DIRECTIONS, space_name, space_named
from patolli.games.maori.cells import (
    LAY,
    LAY_TURNED,
    MOVE,
    NOTHING,
    PLACE,
    REMOVE,
    SAIL,
    SIDE,
    SPACES,
    STAY,
    STEP,
    STOPS,
    STORE,
    TAKE,
    TAKE_STORED,
    TURNS,
)
from patolli.games.maori.edition import MaoriEdition


class PlaceShip(Move, frozen=True, tag="place-ship"):
    stop: int
    """Clockwise; 0 is above the display's left upper tile."""

    def notation(self) -> str:
        return f"P{self.stop + 1}"

    def words(self) -> Words:
        return words("maori-move-place-ship", stop=self.stop + 1)


class Sail(Move, frozen=True, tag="sail"):
    steps: int

    def notation(self) -> str:
        return f"S{self.steps}"

    def words(self) -> Words:
        return words("maori-move-sail", steps=self.steps)


class Take(Move, frozen=True, tag="take"):
    place: int
    """In the row or column that the ship faces; 0 is the nearest."""

    def notation(self) -> str:
        return f"T{self.place + 1}"

    def words(self) -> Words:
        return words("maori-move-take", place=self.place + 1)


class TakeStored(Move, frozen=True, tag="take-stored"):
    def notation(self) -> str:
        return "TK"

    def words(self) -> Words:
        return words("maori-move-take-stored")


class Remove(Move, frozen=True, tag="remove"):
    space: str

    def notation(self) -> str:
        return f"R@{self.space}"

    def words(self) -> Words:
        return words("maori-move-remove", space=self.space)


class DoNothing(Move, frozen=True, tag="do-nothing"):
    def notation(self) -> str:
        return "N"

    def words(self) -> Words:
        return words("maori-move-do-nothing")


class Lay(Move, frozen=True, tag="lay"):
    space: str
    turn: int = 0
    """Quarter turns clockwise."""

    def notation(self) -> str:
        return f"L@{self.space}+{90 * self.turn}" if self.turn else f"L@{self.space}"

    def words(self) -> Words:
        return words("maori-move-lay", space=self.space, degrees=90 * self.turn)


class Store(Move, frozen=True, tag="store"):
    def notation(self) -> str:
        return "K"

    def words(self) -> Words:
        return words("maori-move-store")


class Step(Move, frozen=True, tag="step"):
    direction: str
    """N, NE, E, SE, S, SW, W or NW; north is up."""

    def notation(self) -> str:
        return f">{self.direction}"

    def words(self) -> Words:
        return words("maori-move-step", direction=self.direction)


class MoveShip(Move, frozen=True, tag="move-ship"):
    space: str

    def notation(self) -> str:
        return f"M@{self.space}"

    def words(self) -> Words:
        return words("maori-move-move-ship", space=self.space)


class Stay(Move, frozen=True, tag="stay"):
    def notation(self) -> str:
        return "H"

    def words(self) -> Words:
        return words("maori-move-stay")


def decode(setup: Setup[MaoriEdition], action: int) -> Move:
    """Return the move of an action. The numbers are the same for every set-up; some have fewer of them."""
    if action < SAIL:
        return PlaceShip(action - PLACE)
    if action < TAKE:
        return Sail(action - SAIL + 1)
    if action < TAKE_STORED:
        return Take(action - TAKE)
    if action == TAKE_STORED:
        return TakeStored()
    if action == NOTHING:
        return DoNothing()
    if action < LAY:
        return Remove(space_name(action - REMOVE))
    if action < STORE:
        return Lay(space_name(action - LAY))
    if action == STORE:
        return Store()
    if action < MOVE:
        return Step(DIRECTIONS[action - STEP])
    if action < STAY:
        return MoveShip(space_name(action - MOVE))
    if action == STAY:
        return Stay()
    turn, space = divmod(action - LAY_TURNED, SPACES)
    return Lay(space_name(space), turn + 1)


def encode(setup: Setup[MaoriEdition], move: Move) -> int:
    """Return the action of a move; `InvalidMove` if this set-up has no such move."""
    action = _number(move)
    if action < setup.num_actions:
        return action
    if action >= LAY_TURNED:
        raise InvalidMove(words("maori-bad-turn", notation=move.notation()))
    raise InvalidMove(words("maori-bad-ship", notation=move.notation()))


def _number(move: Move) -> int:
    """Return the action of a move, whether or not the set-up has it."""
    match move:
        case PlaceShip(stop):
            return PLACE + stop
        case Sail(steps):
            return SAIL + steps - 1
        case Take(place):
            return TAKE + place
        case TakeStored():
            return TAKE_STORED
        case Remove(space):
            return REMOVE + space_named(space)
        case DoNothing():
            return NOTHING
        case Lay(space, 0):
            return LAY + space_named(space)
        case Lay(space, turn):
            return LAY_TURNED + (turn - 1) * SPACES + space_named(space)
        case Store():
            return STORE
        case Step(direction):
            return STEP + DIRECTIONS.index(direction)
        case MoveShip(space):
            return MOVE + space_named(space)
        case Stay():
            return STAY
    raise InvalidMove(words("game-not-a-move", move=repr(move), game="Maori"))


def parse(setup: Setup[MaoriEdition], text: str) -> Move:
    """Read a notation, in capitals or not."""
    word = text.upper()
    if word in WORDS:
        return WORDS[word]
    if numbered := re.fullmatch(r"([PST])(\d+)", word):
        return _numbered(numbered[1], int(numbered[2]))
    if step := re.fullmatch(r">([A-Z]+)", word):
        if step[1] not in DIRECTIONS:
            raise InvalidMove(words("maori-bad-direction", direction=step[1], known=", ".join(DIRECTIONS)))
        return Step(step[1])
    if on_space := re.fullmatch(r"([RLM])@([A-Z]\d+)(?:\+(\d+))?", word):
        return _on_space(text, on_space[1], on_space[2].lower(), on_space[3])
    raise InvalidMove(words("maori-bad-move", text=repr(text)))


WORDS: Final[dict[str, Move]] = {
    move.notation(): move for move in (TakeStored(), DoNothing(), Store(), Stay())
}


def _numbered(letter: str, given: int) -> Move:
    last = SIDE if letter == "T" else STOPS
    if not 1 <= given <= last:
        raise InvalidMove(words("maori-bad-number", letter=letter, number=str(given), last=str(last)))
    return PlaceShip(given - 1) if letter == "P" else Sail(given) if letter == "S" else Take(given - 1)


def _on_space(text: str, letter: str, space: str, degrees: str | None) -> Move:
    if space not in SPACE_NAMES:
        last = SPACE_NAMES[-1]
        raise InvalidMove(words("maori-bad-space", space=space, text=repr(text), last=last))
    if degrees is None:
        return Remove(space) if letter == "R" else Lay(space) if letter == "L" else MoveShip(space)
    if letter != "L" or int(degrees) not in range(90, 90 * TURNS, 90):
        raise InvalidMove(words("maori-bad-degrees", text=repr(text), space=space))
    return Lay(space, int(degrees) // 90)


SPACE_NAMES: Final = tuple(space_name(space) for space in range(SPACES))
