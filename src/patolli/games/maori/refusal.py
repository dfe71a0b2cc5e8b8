"""Why a move of Maori is not allowed, in words."""

from typing import Final

from patolli.engine.bits import BIT
from patolli.engine.game import Move
from patolli.games.maori.board import COLUMNS, DIRECTIONS, FACED, NEIGHBOUR, SIDE, space_name, space_named
from patolli.games.maori.edition import MaoriEdition
from patolli.games.maori.moves import (
    DIRECTION_NAMES,
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
from patolli.games.maori.position import (
    ACTING,
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
    SMALL_SHIP,
    STAGE,
    STORED,
)
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.ships import spaces_to_lay

NOW: Final = {
    PLACING: "you place the discovery ship now",
    SAILING: "you sail the discovery ship now, the action comes after that",
    ACTING: "the discovery ship has sailed; now you take a tile, remove one or do nothing",
    LAYING: "you have a tile in hand, which must be laid or stored first",
    MOVING: "the action is over; you may only move your own ship now",
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


def refusal(state: MaoriState, seat: int, move: Move) -> str:
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
            return "the tile under your ship was removed, so it must move to another one"
    return NOW[stage]


def shells(number: int) -> str:
    return f"{number or 'no'} {'shell' if number == 1 else 'shells'}"


def _why_not_so_far(state: MaoriState, seat: int, move: Sail) -> str:
    own = SEATS + seat * SEAT
    free = state.free_steps(own)
    return (
        f"{free} {'step is' if free == 1 else 'steps are'} free with your boats, so {move.steps} cost "
        f"{shells(move.steps - free)}; you have {shells(state.cells[own + SHELLS])}"
    )


def _why_not_that_tile(state: MaoriState, seat: int, place: int) -> str:
    cells = state.cells
    own = SEATS + seat * SEAT
    line = [cells[DISPLAY + FACED[cells[SHIP] * SIDE + n]] for n in range(place)]
    if line[-1] < 0:
        return f"place {place} is empty"
    if state.numbers.volcanoes[line[-1]]:
        return "a volcano cannot be taken"
    if any(tile >= 0 and state.numbers.volcanoes[tile] for tile in line):
        return "a volcano lies before it and blocks the way"
    price = state.price_of(place - 1)
    if price > cells[own + SHELLS]:
        return (
            f"it costs {shells(price)}, one for every tile before it; you have {shells(cells[own + SHELLS])}"
        )
    return (
        "you could neither store it, as your storage is full, nor lay it: "
        f"{_nothing_next_to_the_ship(state, seat, price)}"
    )


def _nothing_next_to_the_ship(state: MaoriState, seat: int, price: int) -> str:
    left = state.cells[SEATS + seat * SEAT + SHELLS] - price
    return f"no free space is next to your ship, and {shells(left)} for its steps would not change that"


def _why_not_the_stored_one(state: MaoriState, seat: int) -> str:
    if state.cells[SEATS + seat * SEAT + STORED] < 0:
        return "your storage is empty"
    return f"you could not lay it: {_nothing_next_to_the_ship(state, seat, 0)}"


def _outside_or_printed(state: MaoriState, space: str) -> str:
    """Why a space can never hold a tile; empty if it can."""
    setup = state.setup
    assert isinstance(setup.edition, MaoriEdition)
    board = setup.edition.board(setup.option("side"))
    number = space_named(space)
    if not board.has(number):
        last = space_name((board.rows - 1) * COLUMNS + board.columns - 1)
        return f"the board has no space {space}; its spaces go from a1 to {last}"
    if not state.numbers.spaces & BIT[number]:
        return f"{space} is printed land"
    return ""


def _why_not_removed(state: MaoriState, seat: int, space: str) -> str:
    own = SEATS + seat * SEAT
    if state.cells[own + LAID] & BIT[space_named(space)]:
        return "your ship stands on it, and in the expert game that tile stays"
    return _outside_or_printed(state, space) or f"there is no tile on {space}"


def _why_not_there(state: MaoriState, seat: int, move: Lay) -> str:
    own = SEATS + seat * SEAT
    space = space_named(move.space)
    never = _outside_or_printed(state, move.space)
    if never:
        return never
    if state.cells[own + LAID] & BIT[space]:
        return f"there is a tile on {move.space} already"
    if not spaces_to_lay(state.cells, own, state.numbers) & BIT[space]:
        ship = space_name(state.cells[own + SMALL_SHIP])
        return f"a tile is laid next to your own ship, and that is on {ship}"
    if state.numbers.turns[state.cells[HAND]] == 1:
        return "this tile has one way up and is not turned"
    return "a smaller turn makes it lie the same way"


def _why_not_stored(state: MaoriState, seat: int) -> str:
    own = SEATS + seat * SEAT
    assert not state.cells[MAY_STORE]
    if state.cells[own + STORED] >= 0:
        return "your storage is full; it holds one tile"
    return "a tile that came out of the storage, or for which your ship has paid a step, must be laid"


def _why_no_step(state: MaoriState, seat: int, direction: str) -> str:
    cells = state.cells
    own = SEATS + seat * SEAT
    ship = cells[own + SMALL_SHIP]
    if ship < 0:
        return "your ship is not on the board yet; it goes onto the tile you lay"
    if not cells[own + SHELLS]:
        return "a step costs a shell, and you have none"
    target = NEIGHBOUR[ship * len(DIRECTIONS) + DIRECTIONS.index(direction)]
    if target < 0 or not cells[own + LAID] & BIT[target]:
        return (
            f"your ship moves over your own tiles only, and there is none to the {DIRECTION_NAMES[direction]}"
        )
    return "after it no free space could be reached any more, and a paid step is for laying the tile"


def _why_ship_not_there(state: MaoriState, seat: int, space: str) -> str:
    own = SEATS + seat * SEAT
    if state.cells[own + SMALL_SHIP] == space_named(space):
        return "your ship is there already; H holds it where it is"
    return (
        _outside_or_printed(state, space)
        or "your ship stands on your own tiles only, never on an empty space"
    )
