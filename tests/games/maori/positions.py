"""Positions of Maori arranged in words and text pictures, for tests.

A tile is written as its shape and its symbols: `<` a left end, `>` a right end, `^` a top end, `v` a bottom
end, `=` and `|` middles, `o` a single island, `~` water, `V` a volcano; then palms, hut, boats, shells and
half a lei, as in `<2PH`, `~B`, `^PL`. A dot is nothing, a question mark any tile but a volcano.
"""

import re
from importlib import resources
from typing import cast

import patolli
from patolli.engine.edition import read_edition
from patolli.engine.state import PENDING
from patolli.games.maori.board import space_name, space_named
from patolli.games.maori.cells import (
    ACTING,
    BANK,
    BOARD,
    BOATS,
    COLUMNS,
    DISPLAY,
    HAND,
    LAID,
    LAYING,
    MOVING,
    NEXT,
    OUT,
    SAILING,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SMALL_SHIP,
    SPACES,
    STAGE,
    STORED,
    TILES_A_SET,
)
from patolli.games.maori.edition import MaoriEdition, Tile
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.scoring import count_boats
from patolli.games.maori.stock import stock_begins
from patolli.games.maori.view import MaoriView

MAORI = patolli.game("maori")
STANDARD = resources.files("patolli.games.maori").joinpath("edition.toml").read_text(encoding="utf-8")

SHAPES = {
    "<": "left end",
    ">": "right end",
    "^": "top end",
    "v": "bottom end",
    "=": "horizontal middle",
    "|": "vertical middle",
    "o": "single",
    "~": "water",
    "V": "volcano",
}
STAGES = {"sail": SAILING, "act": ACTING, "lay": LAYING, "move": MOVING}


def edition(*changes: tuple[str, str]) -> MaoriEdition:
    """The standard edition with some of its text replaced."""
    text = STANDARD
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return read_edition(text, MaoriEdition, "maori", "my.toml")


def reprint(shape: str, old: str, new: str) -> tuple[str, str]:
    """A change of an edition: the first tiles of a shape printed in another way."""
    head = f'shape = "{shape}"\nprints = [\n    '
    return head + old, head + new


def new_game(players: int = 2, seed: int = 1, box: MaoriEdition | None = None, **options: str) -> MaoriState:
    values = {name.replace("_", "-"): value for name, value in options.items()}
    return cast(MaoriState, MAORI.setup(players, values, box).new(patolli.Seed.fast(seed)))


# Tiles


def written(tile: Tile) -> str:
    """A tile as tests write it."""
    shape = next(mark for mark, name in SHAPES.items() if name == tile.shape)
    counted = [
        (tile.palms, "P"),
        (int(tile.hut), "H"),
        (tile.boats, "B"),
        (tile.shells, "S"),
        (len(tile.lei), "L"),
    ]
    return shape + "".join(f"{number if number > 1 else ''}{mark}" for number, mark in counted if number)


def _box(state: MaoriState) -> tuple[Tile, ...]:
    return state.setup.edition.box


def _stock(state: MaoriState) -> list[int]:
    return list(state.cells[state.cells[NEXT] :])


def _set_stock(state: MaoriState, tiles: list[int]) -> None:
    """As many of these as there is room for are the stock; the others are out of the game."""
    room = len(state.cells) - stock_begins(state.players)
    for tile in tiles[room:]:
        state.cells[OUT + tile // TILES_A_SET] |= 1 << tile % TILES_A_SET
    kept = tiles[:room]
    state.cells[NEXT] = len(state.cells) - len(kept)
    for n in range(room):
        place = n - (room - len(kept))
        state.cells[stock_begins(state.players) + n] = kept[place] if place >= 0 else -1


def _pick(state: MaoriState, pool: list[int], word: str) -> int:
    """Take a tile out of a pool, by its writing."""
    for tile in pool:
        found = written(_box(state)[tile])
        if found == word or (word == "?" and found != "V"):
            pool.remove(tile)
            return tile
    raise ValueError(f"no tile {word} is left")


def _from_stock(state: MaoriState, word: str) -> int:
    """A tile for a board, a storage or a hand; if need be from the display, which gets another for it."""
    pool = _stock(state)
    shown = list(state.cells[DISPLAY : DISPLAY + 16])
    in_display = [n for n, tile in enumerate(shown) if tile >= 0 and written(_box(state)[tile]) == word]
    if in_display and not any(written(_box(state)[tile]) == word for tile in pool):
        place = in_display[0]
        tile = shown[place]
        state.cells[DISPLAY + place] = _pick(state, pool, "?")
    else:
        tile = _pick(state, pool, word)
    _set_stock(state, pool)
    return tile


def show(state: MaoriState, picture: str) -> None:
    """Lay out the display: four rows of four."""
    pool = _stock(state) + [tile for tile in state.cells[DISPLAY : DISPLAY + 16] if tile >= 0]
    for n, word in enumerate(picture.split()):
        state.cells[DISPLAY + n] = -1 if word == "." else _pick(state, pool, word)
    _set_stock(state, pool)


def shown(state: MaoriState, place: int) -> str:
    """What lies on a place of the display, from 0."""
    tile = state.cells[DISPLAY + place]
    return written(_box(state)[tile]) if tile >= 0 else "."


def use_up_stock(state: MaoriState) -> None:
    for tile in _stock(state):
        state.cells[OUT + tile // TILES_A_SET] |= 1 << tile % TILES_A_SET
    _set_stock(state, [])


# Boards and belongings


def build(state: MaoriState, seat: int, picture: str) -> None:
    """Give an empty board the tiles of a picture, a row a line; spaces of printed land are written as `#`."""
    own = SEATS + seat * SEAT
    for y, row in enumerate(picture.strip().splitlines()):
        for x, word in enumerate(row.split()):
            if word not in (".", "#"):
                put(state, seat, space_name(y * COLUMNS + x), word)
    state.cells[own + BOATS] = count_boats(state.cells, seat, state.numbers, state.cells[own + LAID])


def put(state: MaoriState, seat: int, space: str, word: str, turn: int = 0) -> None:
    own = SEATS + seat * SEAT
    number = space_named(space)
    state.cells[own + BOARD + number] = _from_stock(state, word) * 4 + turn
    state.cells[own + LAID] |= 1 << number
    state.cells[own + BOATS] = count_boats(state.cells, seat, state.numbers, state.cells[own + LAID])


def fill(state: MaoriState, seat: int, free: str = "") -> None:
    """Fill a board with water, then with anything, but for some spaces."""
    for number in range(SPACES):
        name = space_name(number)
        own = SEATS + seat * SEAT
        if state.numbers.spaces & ~state.cells[own + LAID] & 1 << number and name not in free.split():
            put(state, seat, name, "?")


def give(state: MaoriState, seat: int, shells: int | None = None, stored: str = "", ship: str = "") -> None:
    own = SEATS + seat * SEAT
    if shells is not None:
        state.cells[BANK] -= shells - state.cells[own + SHELLS]
        state.cells[own + SHELLS] = shells
    if stored:
        state.cells[own + STORED] = _from_stock(state, stored)
    if ship:
        state.cells[own + SMALL_SHIP] = space_named(ship)


def turn(state: MaoriState, seat: int, part: str = "sail", stop: int = 0, hand: str = "") -> None:
    """It is a seat's turn, in one of its parts, with the ship at a stop and perhaps a tile in hand."""
    state.cells[PENDING] = 1 << seat
    state.cells[STAGE] = STAGES[part]
    state.cells[SHIP] = stop
    if hand:
        state.cells[HAND] = _from_stock(state, hand)


# Playing and looking


def play(state: MaoriState, seat: int, *notations: str) -> None:
    for notation in notations:
        action = MAORI.encode(state.setup, MAORI.parse(state.setup, notation))
        state.setup.require_legal(state, seat, action)
        state.apply(seat, action)
        assert state.audit() == ""


def legal(state: MaoriState, seat: int, like: str = ".*") -> set[str]:
    """The notations of all legal moves, or of those that look like something."""
    notations = {MAORI.decode(state.setup, action).notation() for action in state.legal_actions(seat)}
    return {notation for notation in notations if re.fullmatch(like, notation)}


def sheet(state: MaoriState) -> dict[str, tuple[int, ...]]:
    """The score sheet, by the keys of its lines."""
    return {line.key: line.points for line in MAORI.breakdown(state)}


def see(state: MaoriState, seat: int = 0) -> MaoriView:
    return cast(MaoriView, MAORI.view(state, seat))


def laid(state: MaoriState, seat: int) -> dict[str, str]:
    """What lies on a board, space by space."""
    return {piece.space: written(piece.tile) for piece in see(state).players[seat].pieces}
