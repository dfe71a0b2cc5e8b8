"""The view of a game of Maori, as a message: everything but the order of the stock.

Stops and places count from 0.
"""

from typing import Final, Literal, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, members
from patolli.engine.game import View
from patolli.games.maori.board import FACED, space_name
from patolli.games.maori.cells import (
    BANK,
    BOARD,
    BOATS,
    DISPLAY,
    HAND,
    IDLE,
    LAID,
    LAST_TURNS,
    MAY_STORE,
    NEXT,
    OUT,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SIDE,
    SMALL_SHIP,
    STAGE,
    STORED,
    TILE_SETS,
    TILES_A_SET,
    TURNS,
)
from patolli.games.maori.edition import Tile
from patolli.games.maori.rules import IDLE_LAPS, MaoriState
from patolli.games.maori.scoring import (
    ATOLL,
    BOATS_LEFT,
    EMPTY,
    FINISHED,
    HUT_PALMS,
    LEIS,
    LINES,
    MOST_BOATS,
    MOST_SHELLS,
    PALMS,
    SHEET,
    points_on,
)

Stage = Literal["place", "sail", "act", "lay", "move", "over"]
Variant = Literal["base", "advanced", "expert"]
BoardSide = Literal["islands", "atoll"]

STAGES: Final[tuple[Stage, ...]] = ("place", "sail", "act", "lay", "move", "over")


class Piece(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A tile on a board, or one printed there."""

    space: str
    tile: Tile
    turn: int = 0
    """Quarter turns clockwise."""
    finished: bool = False
    """Whether it belongs to a finished island."""
    printed: bool = False
    points: int = 0
    """What its palms, and a lei that is complete at its east or south side, count if the game ended now."""


class Points(msgspec.Struct, frozen=True, kw_only=True):
    """The score if the game ended now, without unfinished islands."""

    palms: int
    hut_palms: int
    atoll: int
    leis: int
    boats: int
    shells: int
    empty: int
    total: int


class Player(msgspec.Struct, frozen=True, kw_only=True):
    shells: int
    boats: int
    counted_boats: int
    """If the game ended now, so without those on unfinished islands."""
    stored: Tile | None
    ship: str | None
    """Where its own small ship is."""
    pieces: tuple[Piece, ...]
    points: Points


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The print of everybody's board, except land, which is among the pieces."""

    columns: int
    rows: int
    boats: int
    """Beside the spaces."""
    boat_spaces: tuple[str, ...]
    atoll: tuple[str, ...]


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A place that the ship faces."""

    place: int
    """In the display, row by row."""
    price: int | None
    """In shells; None for an empty place and where a volcano is or blocks the way."""


class MaoriView(View, frozen=True, kw_only=True, tag="maori"):
    variant: Variant
    side: BoardSide
    stage: Stage
    ship: int | None
    """The stop of the discovery ship."""
    display: tuple[Tile | None, ...]
    faced: tuple[Offer, ...]
    """Nearest first; none before the ship is placed."""
    stock: int
    bank: int
    hand: Tile | None
    """The tile that the pending seat has taken."""
    may_store: bool
    out: tuple[Tile, ...]
    """Removed from boards."""
    idle_turns: int
    idle_limit: int
    """The game is over when `idle_turns` reaches it."""
    last_turns: int | None
    """How many turns are left, once a board is full."""
    plan: Plan
    players: tuple[Player, ...]


def describe(state: MaoriState, seat: int) -> MaoriView:
    cells = state.cells
    setup = state.setup
    edition = setup.edition
    side = setup.option("side")
    tiles = edition.pieces(side)
    board = edition.board(side)
    sheets = state.sheets()
    return MaoriView(
        seat=seat,
        pending=tuple(state.pending_seats()),
        variant=cast(Variant, setup.option("variant")),
        side=cast(BoardSide, side),
        stage=STAGES[cells[STAGE]],
        ship=cells[SHIP] if cells[SHIP] >= 0 else None,
        display=tuple(_tile(tiles, number) for number in cells[DISPLAY : DISPLAY + SIDE * SIDE]),
        faced=_faced(state),
        stock=len(cells) - cells[NEXT],
        bank=cells[BANK],
        hand=_tile(tiles, cells[HAND]),
        may_store=bool(cells[MAY_STORE]),
        out=tuple(
            tiles[n * TILES_A_SET + number] for n in range(TILE_SETS) for number in members(cells[OUT + n])
        ),
        idle_turns=cells[IDLE],
        idle_limit=IDLE_LAPS * state.players,
        last_turns=cells[LAST_TURNS] if cells[LAST_TURNS] >= 0 else None,
        plan=Plan(
            columns=board.columns,
            rows=board.rows,
            boats=board.boats,
            boat_spaces=board.boat_spaces,
            atoll=board.atoll,
        ),
        players=tuple(_player(state, each, tiles, sheets) for each in range(state.players)),
    )


def _tile(tiles: tuple[Tile, ...], number: int) -> Tile | None:
    return tiles[number] if number >= 0 else None


def _faced(state: MaoriState) -> tuple[Offer, ...]:
    cells = state.cells
    if cells[SHIP] < 0:
        return ()
    offers = []
    blocked = False
    price = 0
    for n in range(SIDE):
        place = FACED[cells[SHIP] * SIDE + n]
        tile = cells[DISPLAY + place]
        blocked = blocked or (tile >= 0 and bool(state.numbers.volcanoes[tile]))
        offers.append(Offer(place=place, price=None if blocked or tile < 0 else price))
        price += tile >= 0
    return tuple(offers)


def _player(state: MaoriState, seat: int, tiles: tuple[Tile, ...], sheets: vec[i64]) -> Player:
    cells = state.cells
    own = SEATS + seat * SEAT
    ship = cells[own + SMALL_SHIP]
    laid = cells[own + LAID]
    sheet = sheets[seat * SHEET : (seat + 1) * SHEET]
    pieces = [
        Piece(
            space=space_name(space),
            tile=tiles[piece // TURNS],
            turn=piece % TURNS,
            finished=bool(sheet[FINISHED] & BIT[space]),
            printed=not laid & BIT[space],
            points=points_on(state, seat, sheets, BIT[space]),
        )
        for space, piece in enumerate(cells[own + BOARD : own + SEAT])
        if piece >= 0
    ]
    return Player(
        shells=cells[own + SHELLS],
        boats=cells[own + BOATS],
        counted_boats=sheet[BOATS_LEFT],
        stored=_tile(tiles, cells[own + STORED]),
        ship=space_name(ship) if ship >= 0 else None,
        pieces=tuple(pieces),
        points=Points(
            palms=sheet[PALMS],
            hut_palms=sheet[HUT_PALMS],
            atoll=sheet[ATOLL],
            leis=sheet[LEIS],
            boats=sheet[MOST_BOATS],
            shells=sheet[MOST_SHELLS],
            empty=sheet[EMPTY],
            total=sum(sheet[:LINES]),
        ),
    )
