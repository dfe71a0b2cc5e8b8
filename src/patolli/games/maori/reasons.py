"""Why a player of Maori might decide so, in a sentence."""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, members
from patolli.games.maori.board import (
    DIRECTION_COUNT,
    FACED,
    NEIGHBOUR,
    PLACES,
    SPACES,
    STOPS,
    around,
    space_name,
)
from patolli.games.maori.position import (
    BOATS,
    DISPLAY,
    HAND,
    LAY,
    LAY_TURNED,
    MOVE,
    NOTHING,
    PLACE,
    REMOVE,
    SAIL,
    SEAT,
    SEATS,
    SHIP,
    SMALL_SHIP,
    STAY,
    STEP,
    STORE,
    STORED,
    TAKE,
    TAKE_STORED,
    TURNS,
)
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.scoring import ATOLL, FINISHED, HUT_PALMS, LEIS, PALMS, SHEET
from patolli.games.maori.survey import Survey

if TYPE_CHECKING:
    from patolli.games.maori.edition import MaoriEdition


def reason(state: MaoriState, seat: i64, action: i64, survey: Survey, ways: vec[i64]) -> str:
    """The survey has looked over the seat's board; `ways` are the steps of its small ship to every space."""
    own = SEATS + seat * SEAT
    if action < SAIL:
        return _placing(state, action - PLACE)
    if action < TAKE:
        return _sailing(state, own, action - SAIL + 1, survey, ways)
    if action < TAKE_STORED:
        place = FACED[state.cells[SHIP] * PLACES + action - TAKE]
        return _taking(state, state.cells[DISPLAY + place], state.price_of(action - TAKE), survey, ways)
    if action == TAKE_STORED:
        return _taking(state, state.cells[own + STORED], 0, survey, ways)
    if action == NOTHING:
        return f"It keeps all shells and leaves {_number(count(survey.free), 'space')} free."
    if action < LAY:
        return _changing(state, seat, action, f"It frees {space_name(action - REMOVE)}")
    if action == STORE:
        return f"It keeps {_tile(state, state.cells[HAND])} for a later turn."
    if action < STORE or action >= LAY_TURNED:
        return _laying(state, seat, action, survey)
    ship = state.cells[own + SMALL_SHIP]
    if action < MOVE:
        ship = NEIGHBOUR[ship * DIRECTION_COUNT + action - STEP]
        return f"For a shell {_beside(ship, survey)}."
    return f"{_beside(ship if action == STAY else action - MOVE, survey)}.".capitalize()


def _placing(state: MaoriState, stop: i64) -> str:
    nearest = [state.cells[DISPLAY + FACED[(stop + n) % STOPS * PLACES]] for n in (1, 2)]
    one, two = _tile(state, nearest[0]), _tile(state, nearest[1])
    return f"The next player finds {one} one step ahead and {two} two steps ahead."


def _sailing(state: MaoriState, own: i64, steps: i64, survey: Survey, ways: vec[i64]) -> str:
    """What the best tile at that stop is."""
    cells = state.cells
    fare = max(0, steps - max(cells[own + BOATS], 1))
    faced = (cells[SHIP] + steps) % STOPS * PLACES
    best = ""
    most = -100000
    price = fare
    for n in range(PLACES):
        tile = cells[DISPLAY + FACED[faced + n]]
        if tile < 0:
            continue
        if state.numbers.volcanoes[tile] or price > cells[own]:
            break
        space, worth = _best_space(state, tile, survey, ways)
        if space >= 0 and worth - 100 * price > most:
            most = worth - 100 * price
            best = (
                f"There {_tile(state, tile)} can be had for {_number(price, 'shell')} in all; "
                f"on {space_name(space)} it is worth about {_points(worth)}."
            )
        price += 1
    return best or f"It costs {_number(fare, 'shell')}, and no tile there can be laid."


def _taking(state: MaoriState, tile: i64, price: i64, survey: Survey, ways: vec[i64]) -> str:
    space, worth = _best_space(state, tile, survey, ways)
    costs = f"It is {_tile(state, tile)} for {_number(price, 'shell')}"
    if space < 0:
        return f"{costs}, but there is no space for it now."
    return f"{costs}; on {space_name(space)} it is worth about {_points(worth)}."


def _best_space(state: MaoriState, tile: i64, survey: Survey, ways: vec[i64]) -> tuple[int, int]:
    """Where a tile is worth most, and how much."""
    best = -1
    most = -100000
    for space in members(survey.free):
        if ways[space] > 0:
            continue
        for turn in members(state.numbers.turns[tile]):
            worth = survey.worth(tile * TURNS + turn, space)
            if worth > most:
                best, most = space, worth
    return best, most


def _laying(state: MaoriState, seat: i64, action: i64, survey: Survey) -> str:
    """What it finishes, begins or spoils."""
    turn = (action - LAY_TURNED) // SPACES + 1 if action >= LAY_TURNED else 0
    space = (action - LAY_TURNED) % SPACES if action >= LAY_TURNED else action - LAY
    tile = state.cells[HAND]
    sides = survey.sides[tile * TURNS + turn]
    spoilt = count(survey.wanted[space] & ~sides)
    also = f", but {_number(spoilt, 'unfinished island')} cannot go on there any more" if spoilt else ""
    after = state.clone()
    after.apply(seat, action)
    finished = after.sheets()[seat * SHEET + FINISHED] & BIT[space]
    if not state.numbers.flat[tile * TURNS] & 1:
        return f"Water fills a space, which saves a point{also}."
    if finished:
        return _changing(state, seat, action, "It finishes an island", also)
    if sides & ~(survey.wanted[space] | survey.roomy[space]):
        return f"One of its open sides can never be closed there, so it will not count{also}."
    if sides & survey.wanted[space]:
        return f"It carries on an island that is still to be closed{also}."
    return f"It begins an island with {_number(state.numbers.palms[tile], 'palm')}, still to be closed{also}."


def _changing(state: MaoriState, seat: i64, action: i64, what: str, also: str = "") -> str:
    """What it does to the finished islands of the board."""
    before = state.sheets()
    after = state.clone()
    after.apply(seat, action)
    sheets = after.sheets()
    change = sum(
        sheets[seat * SHEET + line] - before[seat * SHEET + line] for line in (PALMS, HUT_PALMS, ATOLL, LEIS)
    )
    if change == 0:
        return f"{what}, and no palms or leis are gained or lost{also}."
    gained = (
        f"worth {_number(change, 'more point')}" if change > 0 else f"and loses {_number(-change, 'point')}"
    )
    return f"{what}, {gained} for palms and leis{also}."


def _beside(ship: i64, survey: Survey) -> str:
    near = members(around(BIT[ship]) & survey.free)
    wanted = sum(1 for space in near if survey.wanted[space])
    return (
        f"the ship is next to {_number(len(near), 'free space')}, {wanted} of them wanted by an open island"
    )


def _tile(state: MaoriState, number: i64) -> str:
    """A tile in words."""
    edition = cast("MaoriEdition", state.setup.edition)
    tile = edition.box[number]
    symbols = [
        _number(tile.palms, "palm") if tile.palms else "",
        "a hut" if tile.hut else "",
        _number(tile.boats, "boat") if tile.boats else "",
        _number(tile.shells, "shell") if tile.shells else "",
        "half a lei" if tile.lei else "",
    ]
    shown = " and ".join(symbol for symbol in symbols if symbol)
    what = f"a {tile.shape}" if tile.shape != "water" else "water"
    return f"{what} with {shown}" if shown else what


def _number(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _points(worth: int) -> str:
    return f"{worth / 100:.1f} points"
