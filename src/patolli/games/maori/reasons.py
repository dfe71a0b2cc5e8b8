"""Why a player of Maori might decide so, in a sentence."""

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from patolli.engine.bits import BIT, count, members
from patolli.engine.policy import POINT
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
from patolli.games.maori.offers import IMPOSSIBLE, NO_CHOICE, NOT_LAID, STORAGE, Offers
from patolli.games.maori.position import (
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


def reason(state: MaoriState, seat: i64, action: i64, offers: Offers) -> str:
    """The offers have looked over the seat's turn."""
    own = SEATS + seat * SEAT
    survey = offers.valuing.survey
    if action < SAIL:
        return _placing(state, action - PLACE)
    if action < TAKE:
        return _sailing(state, own, action - SAIL + 1, offers)
    if action < TAKE_STORED:
        return _taking(state, own, action - TAKE, offers)
    if action == TAKE_STORED:
        return _taking_stored(state, own, offers)
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


def _sailing(state: MaoriState, own: i64, steps: i64, offers: Offers) -> str:
    """What the policy would do at that stop."""
    cells = state.cells
    net = offers.stop_worth(cells, own, steps)
    choice, price = offers.choice, offers.price
    shells = offers.paying(cells, own, price, 0)
    if choice == NO_CHOICE:
        idle = "to keep the board open" if offers.idle > 0 else "a turn without a tile"
        return f"Nothing there is worth taking, and {idle} counts {_balance(net, shells)}."
    if choice == STORAGE:
        tile = cells[own + STORED]
        offers.reached_worth(cells, own, STORAGE, 0)
        shells += offers.paying(cells, own, 0, state.numbers.shells_on[tile])
        return (
            f"No tile there is better than the stored one, {_tile(state, tile)}, laid {_where(offers)}: "
            f"{_balance(net, shells)}, beyond what it is worth to keep."
        )
    tile = cells[DISPLAY + choice]
    offers.taking_worth(cells, own, choice, price)
    return (
        f"There {_tile(state, tile)} can be had for {_shells(price)} in all and {_use(offers)}: "
        f"{_balance(net, _shells_worth(state, own, tile, price, offers))}."
    )


def _taking(state: MaoriState, own: i64, nearness: i64, offers: Offers) -> str:
    cells = state.cells
    place = FACED[cells[SHIP] * PLACES + nearness]
    tile = cells[DISPLAY + place]
    price = state.price_of(nearness)
    net = offers.taking_worth(cells, own, place, price)
    what = f"It is {_tile(state, tile)} for {_shells(price)}"
    if net == IMPOSSIBLE:
        return f"{what}, but the good spaces for it are out of reach."
    return f"{what}, to be {_use(offers)}: {_balance(net, _shells_worth(state, own, tile, price, offers))}."


def _taking_stored(state: MaoriState, own: i64, offers: Offers) -> str:
    cells = state.cells
    tile = cells[own + STORED]
    what = f"It is the stored tile, {_tile(state, tile)}"
    if offers.stored == IMPOSSIBLE:
        return f"{what}, but the good spaces for it are out of reach."
    offers.reached_worth(cells, own, STORAGE, 0)
    shells = offers.paying(cells, own, 0, state.numbers.shells_on[tile])
    return (
        f"{what}, to be laid {_where(offers)}: "
        f"{_balance(offers.stored, shells)}, beyond what it is worth to keep."
    )


def _use(offers: Offers) -> str:
    """What would be done with the tile that was weighed last."""
    if offers.space == NOT_LAID:
        return (
            "stored, with the board kept open"
            if offers.idle > 0
            else "stored, with no tile laid in this turn"
        )
    return f"laid {_where(offers)}"


def _where(offers: Offers) -> str:
    if offers.paid_steps == 0:
        return f"on {space_name(offers.space)}"
    return f"on {space_name(offers.space)} after {_number(offers.paid_steps, 'paid step')} of the small ship"


def _shells_worth(state: MaoriState, own: i64, tile: i64, price: i64, offers: Offers) -> i64:
    """What the shells count that the tile weighed last costs, and those that it brings if it is laid."""
    if offers.space == NOT_LAID:
        return offers.paying(state.cells, own, price, 0)
    return offers.paying(state.cells, own, price, state.numbers.shells_on[tile])


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


def _shells(number: int) -> str:
    return _number(number, "shell") if number else "no shells"


def _balance(net: i64, shells: i64) -> str:
    """A worth, and how much of it comes from paying and getting shells; rounded so that it adds up."""
    total = _tenths(net)
    part = _tenths(shells)
    if part == 0:
        return _points(total)
    sign = "plus" if part > 0 else "less"
    return f"{_points(total - part)}, {sign} {_decimal(abs(part))} for the shells, makes {_decimal(total)}"


def _tenths(worth: i64) -> int:
    return (10 * worth + POINT // 2) // POINT


def _points(tenths: int) -> str:
    return f"{_decimal(tenths)} point{'' if abs(tenths) == 10 else 's'}"


def _decimal(tenths: int) -> str:
    return f"{tenths / 10:.1f}".removesuffix(".0")
