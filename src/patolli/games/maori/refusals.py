"""The reasons why a move of Maori is not allowed."""

from typing import Final

from patolli.engine.bits import BIT
from patolli.engine.game import Move
from patolli.engine.words import Words, words
from patolli.games.maori.board import DIRECTIONS, FACED, NEIGHBOUR, space_name, space_named
from patolli.games.maori.cells import (
    ACTING,
    COLUMNS,
    DISPLAY,
    HAND,
    LAID,
    LAYING,
    MAY_STORE,
    MOVING,
    PLACING,
    SAILING,
    SEAT,
    SEATS,
    SHELLS,
    SHIP,
    SIDE,
    SMALL_SHIP,
    STAGE,
    STORED,
)
from patolli.games.maori.discovery_ship import free_steps
from patolli.games.maori.moves import (
    DoNothing,
    Lay,
    MoveShip,
    PlaceShip,
    Remove,
    Sail,
    Stay,
    Step,
    Store,
    Take,
    TakeStored,
)
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.small_ship import spaces_to_lay
from patolli.games.maori.taking import price_of

NOW: Final = {
    PLACING: words("maori-no-placing"),
    SAILING: words("maori-no-sailing"),
    ACTING: words("maori-no-acting"),
    LAYING: words("maori-no-laying"),
    MOVING: words("maori-no-moving"),
}

STAGES: Final[dict[type[Move], int]] = {
    PlaceShip: PLACING,
    Sail: SAILING,
    Take: ACTING,
    TakeStored: ACTING,
    Remove: ACTING,
    DoNothing: ACTING,
    Lay: LAYING,
    Store: LAYING,
    Step: LAYING,
    MoveShip: MOVING,
    Stay: MOVING,
}
"""When each kind of move may come."""


def refusal(state: MaoriState, seat: int, move: Move) -> Words:
    stage = state.cells[STAGE]
    if STAGES[type(move)] != stage:
        return NOW[stage]
    match move:
        case Sail():
            return _why_not_so_far(state, seat, move)
        case Take():
            return _why_not_that_tile(state, seat, move.place)
        case TakeStored():
            return _why_not_the_stored_one(state, seat)
        case Remove():
            return _why_not_removed(state, seat, move.space)
        case Lay():
            return _why_not_there(state, seat, move)
        case Store():
            return _why_not_stored(state, seat)
        case Step():
            return _why_no_step(state, seat, move.direction)
        case MoveShip():
            return _why_ship_not_there(state, seat, move.space)
        case Stay():
            return words("maori-no-stay")
    return NOW[stage]


def shells(number: int) -> Words:
    return words("maori-shells", shells=number)


def _why_not_so_far(state: MaoriState, seat: int, move: Sail) -> Words:
    own = SEATS + seat * SEAT
    free = free_steps(state.cells, own)
    price, have = shells(move.steps - free), shells(state.cells[own + SHELLS])
    return words("maori-no-sail", free=free, steps=move.steps, price=price, have=have)


def _why_not_that_tile(state: MaoriState, seat: int, place: int) -> Words:
    cells = state.cells
    own = SEATS + seat * SEAT
    line = [cells[DISPLAY + FACED[cells[SHIP] * SIDE + n]] for n in range(place + 1)]
    if line[-1] < 0:
        return words("maori-no-empty-place", place=place + 1)
    if state.numbers.volcanoes[line[-1]]:
        return words("maori-no-volcano")
    if any(tile >= 0 and state.numbers.volcanoes[tile] for tile in line):
        return words("maori-no-blocked")
    price = price_of(cells, place)
    if price > cells[own + SHELLS]:
        return words("maori-no-price", price=shells(price), have=shells(cells[own + SHELLS]))
    return words("maori-no-take", why=_nothing_next_to_the_ship(state, seat, price))


def _nothing_next_to_the_ship(state: MaoriState, seat: int, price: int) -> Words:
    left = state.cells[SEATS + seat * SEAT + SHELLS] - price
    return words("maori-no-space-near", shells=left)


def _why_not_the_stored_one(state: MaoriState, seat: int) -> Words:
    if state.cells[SEATS + seat * SEAT + STORED] < 0:
        return words("maori-no-kept")
    return words("maori-no-take-kept", why=_nothing_next_to_the_ship(state, seat, 0))


def _outside_or_printed(state: MaoriState, space: str) -> Words | None:
    """Say why a space can never hold a tile; None if it can."""
    setup = state.setup
    board = setup.edition.board(setup.option("side"))
    number = space_named(space)
    if not board.has(number):
        last = space_name((board.rows - 1) * COLUMNS + board.columns - 1)
        return words("maori-no-such-space", space=space, last=last)
    if not state.numbers.spaces & BIT[number]:
        return words("maori-no-printed", space=space)
    return None


def _why_not_removed(state: MaoriState, seat: int, space: str) -> Words:
    own = SEATS + seat * SEAT
    if state.cells[own + LAID] & BIT[space_named(space)]:
        return words("maori-no-remove-ship")
    return _outside_or_printed(state, space) or words("maori-no-tile", space=space)


def _why_not_there(state: MaoriState, seat: int, move: Lay) -> Words:
    own = SEATS + seat * SEAT
    space = space_named(move.space)
    never = _outside_or_printed(state, move.space)
    if never:
        return never
    if state.cells[own + LAID] & BIT[space]:
        return words("maori-no-filled", space=move.space)
    if not spaces_to_lay(state.cells, own, state.numbers) & BIT[space]:
        ship = space_name(state.cells[own + SMALL_SHIP])
        return words("maori-no-next-to-ship", ship=ship)
    if state.numbers.turns[state.cells[HAND]] == 1:
        return words("maori-no-turning")
    return words("maori-no-same-turn")


def _why_not_stored(state: MaoriState, seat: int) -> Words:
    own = SEATS + seat * SEAT
    assert not state.cells[MAY_STORE]
    if state.cells[own + STORED] >= 0:
        return words("maori-no-storage-full")
    return words("maori-no-store")


def _why_no_step(state: MaoriState, seat: int, direction: str) -> Words:
    cells = state.cells
    own = SEATS + seat * SEAT
    ship = cells[own + SMALL_SHIP]
    if ship < 0:
        return words("maori-no-ship-yet")
    if not cells[own + SHELLS]:
        return words("maori-no-shell")
    target = NEIGHBOUR[ship * len(DIRECTIONS) + DIRECTIONS.index(direction)]
    if target < 0 or not cells[own + LAID] & BIT[target]:
        return words("maori-no-step-tile", direction=direction)
    return words("maori-no-step-use")


def _why_ship_not_there(state: MaoriState, seat: int, space: str) -> Words:
    own = SEATS + seat * SEAT
    if state.cells[own + SMALL_SHIP] == space_named(space):
        return words("maori-no-ship-there")
    return _outside_or_printed(state, space) or words("maori-no-ship-tile")
