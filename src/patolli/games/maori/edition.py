"""The edition file of Maori, typed."""

from functools import cached_property
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from patolli.engine.edition import Edition, Table
from patolli.engine.errors import InvalidEdition
from patolli.games.maori.board import space_named
from patolli.games.maori.cells import COLUMNS, DISPLAY_SIZE, LARGEST_BOX, ROWS
from patolli.games.maori.tiles import OPEN_SIDES, SIDES

MAX_PLAYERS = 5

Points = Annotated[int, Meta(ge=0, le=1000)]
Few = Annotated[int, Meta(ge=0, le=9)]
Space = Annotated[str, Meta(pattern=r"^[a-e][1-4]$")]
Side = Literal["north", "east", "south", "west"]
Shape = Literal[
    "left end",
    "right end",
    "top end",
    "bottom end",
    "horizontal middle",
    "vertical middle",
    "single",
    "water",
    "volcano",
]


class Shells(Table, frozen=True, kw_only=True):
    total: Annotated[int, Meta(ge=0, le=500)]
    each: Annotated[int, Meta(ge=0, le=100)]


class Scoring(Table, frozen=True, kw_only=True):
    palm: Points
    palm_with_hut: Points
    lei: Points
    empty: Points
    atoll: Annotated[int, Meta(ge=1, le=10)]


class Symbols(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The symbols printed on a piece; `lei` names the sides at which half a lei lies."""

    palms: Few = 0
    hut: bool = False
    boats: Few = 0
    shells: Few = 0
    lei: tuple[Side, ...] = ()


class Print(Symbols, frozen=True, kw_only=True):
    """Tiles that are printed alike."""

    count: Annotated[int, Meta(ge=1, le=LARGEST_BOX)]


class Tiles(Table, frozen=True, kw_only=True):
    """All tiles of one shape."""

    shape: Shape
    prints: tuple[Print, ...]


class Tile(Symbols, frozen=True, kw_only=True):
    """A piece as it lies before anybody turns it."""

    shape: Shape


def tile_of(shape: Shape, symbols: Symbols) -> Tile:
    return Tile(
        shape=shape,
        palms=symbols.palms,
        hut=symbols.hut,
        boats=symbols.boats,
        shells=symbols.shells,
        lei=symbols.lei,
    )


class Land(Symbols, frozen=True, kw_only=True):
    """A piece printed on a board."""

    space: Space
    shape: Shape


class Board(Table, frozen=True, kw_only=True):
    """One side of a player's board."""

    columns: Annotated[int, Meta(ge=1, le=COLUMNS)]
    rows: Annotated[int, Meta(ge=1, le=ROWS)]
    boats: Few
    boat_spaces: tuple[Space, ...]
    atoll: tuple[Space, ...]
    land: tuple[Land, ...]

    def has(self, space: int) -> bool:
        """Tell whether a space of the largest board is on this one, free or printed land."""
        return space % COLUMNS < self.columns and space // COLUMNS < self.rows


class MaoriEdition(Edition, frozen=True, kw_only=True):
    shells: Shells
    scoring: Scoring
    islands: Board
    atoll: Board
    tiles: tuple[Tiles, ...]

    @cached_property
    def box(self) -> tuple[Tile, ...]:
        """List every tile by its number: in the order of the file, tiles printed alike one after the
        other."""
        return tuple(
            tile_of(group.shape, each)
            for group in self.tiles
            for each in group.prints
            for _ in range(each.count)
        )

    def board(self, side: str) -> Board:
        return self.atoll if side == "atoll" else self.islands

    def pieces(self, side: str) -> tuple[Tile, ...]:
        """List every tile by its number, and after them the land printed on a board."""
        return (*self.box, *(tile_of(land.shape, land) for land in self.board(side).land))

    def check(self) -> None:
        if MAX_PLAYERS * self.shells.each > self.shells.total:
            raise InvalidEdition(
                f"shells.each: {MAX_PLAYERS} players with {self.shells.each} shells each need "
                f"{MAX_PLAYERS * self.shells.each}, but there are {self.shells.total} (shells.total)."
            )
        for group in self.tiles:
            for each in group.prints:
                check_symbols("tiles.prints", group.shape, each)
        if len(self.box) > LARGEST_BOX:
            raise InvalidEdition(f"tiles: there are {len(self.box)} tiles; at most {LARGEST_BOX} fit.")
        to_take = sum(tile.shape != "volcano" for tile in self.box)
        if to_take < DISPLAY_SIZE:
            raise InvalidEdition(
                f"tiles: the display takes {DISPLAY_SIZE} tiles that are no volcanoes; there are {to_take}."
            )
        check_board("islands", self.islands)
        check_board("atoll", self.atoll)


def check_symbols(key: str, shape: str, symbols: Symbols) -> None:
    """Raise `InvalidEdition` where a piece of this shape cannot carry these symbols."""
    if shape == "volcano" and (symbols.palms or symbols.hut or symbols.boats or symbols.shells):
        raise InvalidEdition(f"{key}: a volcano carries nothing.")
    if shape == "water" and (symbols.palms or symbols.hut):
        raise InvalidEdition(f"{key}: palms and huts stand on islands, not on a water tile.")
    open_sides = [f"the {side}" for n, side in enumerate(SIDES) if OPEN_SIDES[shape] >> n & 1]
    for side in symbols.lei:
        if f"the {side}" not in open_sides:
            raise InvalidEdition(
                f"{key}.lei: half a lei lies at an open side; the shape {shape!r} is open to "
                f"{' and '.join(open_sides) or 'no side'}, not to the {side}."
            )
    if len(set(symbols.lei)) < len(symbols.lei):
        raise InvalidEdition(f"{key}.lei: the same side is named twice.")


def check_board(side: str, board: Board) -> None:
    """Raise `InvalidEdition` where what is printed on a board does not fit together."""
    land = tuple(piece.space for piece in board.land)
    last = f"{'abcde'[board.columns - 1]}{board.rows}"
    for key, names in (("boat_spaces", board.boat_spaces), ("atoll", board.atoll), ("land", land)):
        for name in names:
            if not board.has(space_named(name)):
                raise InvalidEdition(f"{side}.{key}: the board goes from a1 to {last}, there is no {name}.")
            if names.count(name) > 1:
                raise InvalidEdition(f"{side}.{key}: the space {name} is there twice.")
    for piece in board.land:
        check_symbols(f"{side}.land", piece.shape, piece)
        if piece.shape in ("water", "volcano") or piece.shells:
            raise InvalidEdition(
                f"{side}.land: {piece.space} must hold an end, a middle or a single, without shells."
            )
        if piece.space in board.boat_spaces:
            raise InvalidEdition(
                f"{side}.boat_spaces: {piece.space} is printed land; a boat on it belongs to land.boats."
            )
    if len(land) == board.columns * board.rows:
        raise InvalidEdition(f"{side}.land: no space is left for a tile.")
