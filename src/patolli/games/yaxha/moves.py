"""Yaxha's decisions in words.

``M2`` chooses or claims market 2. ``O@b1`` lays an orange cube on layer 1, column b, row 1 of the pyramid as
it lies now; ``O@b1^2`` the same on layer 2. Column ``z`` is a new one to the left of a, row ``0`` a new one
before row 1. ``Ox`` discards an orange cube. In the picture a small letter is a hidden cube, a dot an
empty cell.
"""

import re
from typing import Final

from patolli.engine.errors import InvalidMove
from patolli.engine.game import Move, Setup
from patolli.engine.words import Words, words
from patolli.games.yaxha.cells import DISCARD, LAY
from patolli.games.yaxha.cubes import COLOURS, Colour
from patolli.games.yaxha.edition import YaxhaEdition
from patolli.games.yaxha.pyramid import BASE, COLUMNS, LAYERS, SPOTS, cell_name, cell_spot, spot_cell

LETTERS: Final = "OBGYW"


class ChooseMarket(Move, frozen=True, tag="market"):
    """The choice or claim of a market, counted from 0."""

    market: int

    def notation(self) -> str:
        return f"M{self.market + 1}"

    def words(self) -> Words:
        return words("yaxha-move-market", market=self.market + 1)


class Lay(Move, frozen=True, tag="lay"):
    """A cube to lay. Columns, rows and layers count from 0; -1 is a new column or row before them."""

    colour: Colour
    x: int
    y: int
    layer: int

    def notation(self) -> str:
        above = f"^{self.layer + 1}" if self.layer else ""
        return f"{LETTERS[COLOURS.index(self.colour)]}@{cell_name(self.x, self.y)}{above}"

    def words(self) -> Words:
        new = "column" if self.x < 0 else "row" if self.y < 0 else "no"
        cell = cell_name(self.x, self.y)
        return words("yaxha-move-lay", colour=self.colour, cell=cell, layer=self.layer + 1, new=new)


class Discard(Move, frozen=True, tag="discard"):
    """A cube to discard."""

    colour: Colour

    def notation(self) -> str:
        return f"{LETTERS[COLOURS.index(self.colour)]}x"

    def words(self) -> Words:
        return words("yaxha-move-discard", colour=self.colour)


def decode(setup: Setup[YaxhaEdition], action: int) -> Move:
    """Return the move that an action stands for."""
    if action < LAY:
        return ChooseMarket(action)
    if action < DISCARD:
        x, y, layer = spot_cell((action - LAY) % SPOTS)
        return Lay(COLOURS[(action - LAY) // SPOTS], x, y, layer)
    return Discard(COLOURS[action - DISCARD])


def encode(setup: Setup[YaxhaEdition], move: Move) -> int:
    """Return the action that stands for a move."""
    match move:
        case ChooseMarket(market):
            return market
        case Lay(colour, x, y, layer):
            return LAY + COLOURS.index(colour) * SPOTS + cell_spot(x, y, layer)
        case Discard(colour):
            return DISCARD + COLOURS.index(colour)
    raise InvalidMove(words("game-not-a-move", move=repr(move), game="Yaxha"))


def parse(setup: Setup[YaxhaEdition], text: str) -> Move:
    """Read a notation, in capitals or not."""
    if market := re.fullmatch(r"[mM](\d{1,9})", text):
        if not 1 <= int(market[1]) <= LAY:
            raise InvalidMove(words("yaxha-bad-market", market=market[1], last=str(LAY)))
        return ChooseMarket(int(market[1]) - 1)
    if discard := re.fullmatch(r"([a-zA-Z])[xX]", text):
        return Discard(_colour(discard[1]))
    if lay := re.fullmatch(r"([a-zA-Z])@([a-zA-Z])(\d)(?:\^(\d))?", text):
        return _lay(text, _colour(lay[1]), lay[2].lower(), int(lay[3]), int(lay[4] or 1))
    raise InvalidMove(words("yaxha-bad-move", text=repr(text)))


def _colour(letter: str) -> Colour:
    index = LETTERS.find(letter.upper())
    if index < 0:
        raise InvalidMove(words("yaxha-bad-colour", letter=repr(letter)))
    return COLOURS[index]


def _lay(text: str, colour: Colour, column: str, row: int, layer: int) -> Move:
    """Read where a cube is laid, with row and layer as they are written."""
    if not 1 <= layer <= LAYERS:
        raise InvalidMove(words("yaxha-bad-layer", layer=layer, text=repr(text), last=LAYERS))
    columns = COLUMNS if layer == 1 else COLUMNS[1 : BASE + 2 - layer]
    rows = range(BASE + 1) if layer == 1 else range(1, BASE + 2 - layer)
    if column not in columns or row not in rows:
        raise InvalidMove(
            words(
                "yaxha-bad-cell",
                cell=f"{column}{row}",
                layer=layer,
                columns=", ".join(columns),
                first=rows[0],
                last=rows[-1],
            )
        )
    return Lay(colour, COLUMNS.index(column) - 1, row - 1, layer - 1)
