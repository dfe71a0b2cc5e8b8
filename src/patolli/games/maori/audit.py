"""The invariants of a position."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import PENDING, action_buffer
from patolli.games.maori.cells import (
    BANK,
    BOARD,
    BOATS,
    DISPLAY,
    DISPLAY_SIZE,
    GAP,
    HAND,
    LAID,
    LAST_TURNS,
    LAYING,
    MAY_STORE,
    MOVING,
    NEXT,
    OUT,
    OVER,
    SEAT,
    SEATS,
    SHELLS,
    SMALL_SHIP,
    SPACE_COUNT,
    STAGE,
    STORED,
    TILES_A_SET,
)
from patolli.games.maori.numbers import BASE, EXPERT, Numbers
from patolli.games.maori.scoring import count_boats

if TYPE_CHECKING:
    from patolli.games.maori.rules import MaoriState


def audit(state: "MaoriState") -> str:
    """Name an invariant that is broken, in a sentence; empty if all hold."""
    cells = state.cells
    players = state.players
    numbers = state.numbers
    broken = audit_tiles(cells, players, numbers)
    if broken:
        return broken
    broken = audit_hand(cells)
    if broken:
        return broken
    shells = cells[BANK]
    for seat in range(players):
        if cells[SEATS + seat * SEAT + SHELLS] < 0:
            return f"seat {seat + 1} has spent more shells than it had"
        shells += cells[SEATS + seat * SEAT + SHELLS]
        broken = audit_board(cells, seat, numbers)
        if broken:
            return broken
    if cells[BANK] < 0 or shells != numbers.shells:
        return f"bank and players have {shells} shells, not {numbers.shells}"
    return ""


def audit_tiles(cells: vec[i64], players: i64, numbers: Numbers) -> str:
    """Check that every tile of the box is in one place: stock, display, a board, a storage, the hand, or out
    of the game."""
    places = action_buffer(numbers.tiles)
    size: i64 = len(cells)
    for n in range(cells[NEXT], size):
        places[cells[n]] += 1
    for n in range(DISPLAY_SIZE):
        if cells[DISPLAY + n] >= 0:
            places[cells[DISPLAY + n]] += 1
    if cells[HAND] >= 0:
        places[cells[HAND]] += 1
    for seat in range(players):
        own = SEATS + seat * SEAT
        if cells[own + STORED] >= 0:
            places[cells[own + STORED]] += 1
        for space in range(SPACE_COUNT):
            if cells[own + LAID] & BIT[space]:
                places[cells[own + BOARD + space] >> 2] += 1
    for tile in range(numbers.tiles):
        if cells[OUT + tile // TILES_A_SET] & BIT[tile % TILES_A_SET]:
            places[tile] += 1
        if places[tile] != 1:
            return f"tile {tile} is in {places[tile]} places"
    return ""


def audit_hand(cells: vec[i64]) -> str:
    """Check that somebody holds a tile while it is to be laid, and at no other time."""
    if (cells[HAND] >= 0) != (cells[STAGE] == LAYING):
        return "a tile is held at the wrong time"
    if cells[STAGE] != LAYING and (cells[GAP] >= 0 or cells[MAY_STORE]):
        return "the display was not filled up"
    if cells[GAP] >= 0 and cells[DISPLAY + cells[GAP]] >= 0:
        return "the gap in the display is none"
    if (cells[PENDING] == 0) != (cells[STAGE] == OVER):
        return "somebody is pending after the end, or nobody before it"
    return ""


def audit_board(cells: vec[i64], seat: i64, numbers: Numbers) -> str:
    """Check that tiles lie on the spaces of the board and nowhere else, and that its boats add up."""
    own = SEATS + seat * SEAT
    laid = cells[own + LAID]
    if laid & ~numbers.spaces:
        return f"a tile of seat {seat + 1} lies outside the board"
    for space in range(SPACE_COUNT):
        piece = cells[own + BOARD + space]
        if not laid & BIT[space]:
            if piece != numbers.printed[space]:
                return f"seat {seat + 1} has a piece on a space where it laid none"
        elif numbers.volcanoes[piece >> 2]:
            return f"seat {seat + 1} has laid a volcano"
        elif not numbers.turns[piece >> 2] & BIT[piece & 3]:
            return f"seat {seat + 1} has turned a tile that has one way up"
    if cells[own + BOATS] != count_boats(cells, seat, numbers, laid):
        return f"the boats of seat {seat + 1} do not add up"
    if laid == numbers.spaces and cells[LAST_TURNS] < 0 and not cells[PENDING] & BIT[seat]:
        return f"seat {seat + 1} has filled its board, but the last turns have not begun"
    return audit_small_ship(cells, seat, numbers)


def audit_small_ship(cells: vec[i64], seat: i64, numbers: Numbers) -> str:
    """Check that the small ship stands on a laid tile, unless there is none or it is about to move to one."""
    own = SEATS + seat * SEAT
    laid = cells[own + LAID]
    ship = cells[own + SMALL_SHIP]
    if numbers.variant == BASE:
        return "" if ship < 0 else f"seat {seat + 1} has a small ship in the base game"
    if ship >= 0:
        return "" if laid & BIT[ship] else f"the small ship of seat {seat + 1} stands on no tile"
    looks_for_one = cells[STAGE] == MOVING and cells[PENDING] & BIT[seat] and numbers.variant != EXPERT
    return "" if not laid or looks_for_one else f"the small ship of seat {seat + 1} is not on the board"
