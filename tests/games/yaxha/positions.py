"""Positions of Yaxha arranged in words and text pictures, for tests."""

from typing import cast

import patolli
from patolli.engine.state import PENDING
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cells import (
    BUILDING,
    CARD_COUNT,
    CARDS,
    CUBES,
    FILLED,
    HAND,
    HEIGHT,
    ORDER,
    SEAT,
    SEATS,
    STAGE,
    WIDTH,
)
from patolli.games.yaxha.cubes import COLOURS, ONE_CUBE
from patolli.games.yaxha.moves import LETTERS
from patolli.games.yaxha.pyramid import bit_of
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.view import YaxhaView

YAXHA = patolli.game("yaxha")


def new_game(players: int, seed: int = 1, **options: str) -> YaxhaState:
    return cast(YaxhaState, YAXHA.new(players, patolli.Seed.fast(seed), **options))


def give_turn_tiles(state: YaxhaState, *seats: int) -> None:
    """Tile 1 to the first seat, tile 2 to the next, and so on."""
    state.cells[ORDER] = sum(seat << (4 * tile) for tile, seat in enumerate(seats))


def turn_tiles(state: YaxhaState) -> tuple[int, ...]:
    """Each seat's tile, from 1."""
    order = [state.holder(tile) for tile in range(state.players)]
    return tuple(order.index(seat) + 1 for seat in range(state.players))


def build(state: YaxhaState, seat: int, *layers: str) -> None:
    """Give a seat the pyramid drawn as layers, bottom first: rows of colour letters, `.` for no cube."""
    own = SEATS + seat * SEAT
    for cell in range(own + FILLED, own + CUBES + len(COLOURS)):
        state.cells[cell] = 0
    for layer, drawing in enumerate(layers):
        rows = drawing.split()
        if layer == 0:
            state.cells[own + WIDTH] = len(rows[0]) if rows else 0
            state.cells[own + HEIGHT] = len(rows)
        for y, row in enumerate(rows):
            for x, letter in enumerate(row):
                if letter != ".":
                    state.cells[own + FILLED] |= bit_of(x, y, layer)
                    state.cells[own + CUBES + LETTERS.index(letter)] |= bit_of(x, y, layer)


def start_building(state: YaxhaState, seat: int, hand: str) -> None:
    """Let a seat alone build, with these cubes."""
    state.cells[STAGE] = BUILDING
    state.cells[PENDING] = 1 << seat
    state.cells[SEATS + seat * SEAT + HAND] = sum(ONE_CUBE[LETTERS.index(letter)] for letter in hand)


def deal_cards(state: YaxhaState, *names: str) -> None:
    for n in range(CARD_COUNT):
        state.cells[CARDS + n] = CARD_NAMES.index(names[n]) if n < len(names) else -1


def play(state: YaxhaState, seat: int, *notations: str) -> None:
    for notation in notations:
        action = YAXHA.encode(state.setup, YAXHA.parse(state.setup, notation))
        state.setup.require_legal(state, seat, action)
        state.apply(seat, action)


def legal(state: YaxhaState, seat: int) -> set[str]:
    return {YAXHA.decode(state.setup, action).notation() for action in state.legal_actions(seat)}


def sheet(state: YaxhaState) -> dict[str, tuple[int, ...]]:
    """The score sheet, by the keys of its lines."""
    return {line.key: line.points for line in YAXHA.breakdown(state)}


def see(state: YaxhaState, seat: int) -> YaxhaView:
    return cast(YaxhaView, YAXHA.view(state, seat))
