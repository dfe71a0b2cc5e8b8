"""The reasons for a decision, in a sentence."""

from patolli.engine.bits import BIT, count, members
from patolli.engine.policy import POINT
from patolli.engine.words import Words, listed, words
from patolli.games.maori.board import FACED, NEIGHBOUR, around, space_name
from patolli.games.maori.cells import (
    DIRECTION_COUNT,
    DISPLAY,
    HAND,
    LAY,
    LAY_TURNED,
    MOVE,
    NOTHING,
    PLACE,
    PLACES,
    REMOVE,
    SAIL,
    SEAT,
    SEATS,
    SHIP,
    SMALL_SHIP,
    SPACES,
    STAY,
    STEP,
    STOPS,
    STORE,
    STORED,
    TAKE,
    TAKE_STORED,
    TURNS,
)
from patolli.games.maori.policy.islands import Islands
from patolli.games.maori.policy.offers import IMPOSSIBLE, NO_CHOICE, NOT_LAID, STORAGE, Offers
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.scoring import ATOLL, FINISHED, HUT_PALMS, LEIS, PALMS, SHEET
from patolli.games.maori.taking import price_of


def reason(state: MaoriState, seat: int, action: int, offers: Offers) -> Words:
    """Say why an action is advised, from offers that have looked over the seat's turn."""
    own = SEATS + seat * SEAT
    islands = offers.board.islands
    if action < SAIL:
        return _placing(state, action - PLACE)
    if action < TAKE:
        return _sailing(state, own, action - SAIL + 1, offers)
    if action < TAKE_STORED:
        return _taking(state, own, action - TAKE, offers)
    if action == TAKE_STORED:
        return _taking_stored(state, own, offers)
    if action == NOTHING:
        return words("maori-why-nothing", spaces=count(islands.free))
    if action < LAY:
        gain = _gain(state, seat, action)
        return words("maori-why-frees", space=space_name(action - REMOVE), gain=gain)
    if action == STORE:
        return words("maori-why-store", tile=_tile(state, state.cells[HAND]))
    if action < STORE or action >= LAY_TURNED:
        return _laying(state, seat, action, islands)
    ship = state.cells[own + SMALL_SHIP]
    if action < MOVE:
        near, wanted = _beside(NEIGHBOUR[ship * DIRECTION_COUNT + action - STEP], islands)
        return words("maori-why-step", near=near, wanted=wanted)
    near, wanted = _beside(ship if action == STAY else action - MOVE, islands)
    return words("maori-why-ship", near=near, wanted=wanted)


def _placing(state: MaoriState, stop: int) -> Words:
    one, two = (state.cells[DISPLAY + FACED[(stop + n) % STOPS * PLACES]] for n in (1, 2))
    return words("maori-why-place", one=_tile(state, one), two=_tile(state, two))


def _sailing(state: MaoriState, own: int, steps: int, offers: Offers) -> Words:
    """Say what the policy would do at that stop."""
    cells = state.cells
    net = offers.stop_worth(cells, own, steps)
    choice, price = offers.choice, offers.price
    shells = offers.paying(cells, own, price, 0)
    if choice == NO_CHOICE:
        idle = "open" if offers.idle > 0 else "without"
        return words("maori-why-nothing-there", idle=idle, balance=_balance(net, shells))
    if choice == STORAGE:
        tile = cells[own + STORED]
        offers.reached_worth(cells, own, STORAGE, 0)
        shells += offers.paying(cells, own, 0, state.numbers.shells_on[tile])
        return words(
            "maori-why-stored-better",
            tile=_tile(state, tile),
            space=space_name(offers.space),
            steps=offers.paid_steps,
            balance=_balance(net, shells),
        )
    tile = cells[DISPLAY + choice]
    offers.taking_worth(cells, own, choice, price)
    return words(
        "maori-why-there",
        tile=_tile(state, tile),
        shells=price,
        use=_use(offers),
        balance=_balance(net, _shells_worth(state, own, tile, price, offers)),
    )


def _taking(state: MaoriState, own: int, nearness: int, offers: Offers) -> Words:
    cells = state.cells
    place = FACED[cells[SHIP] * PLACES + nearness]
    tile = cells[DISPLAY + place]
    price = price_of(cells, nearness)
    net = offers.taking_worth(cells, own, place, price)
    if net == IMPOSSIBLE:
        return words("maori-why-take-out-of-reach", tile=_tile(state, tile), shells=price)
    return words(
        "maori-why-take",
        tile=_tile(state, tile),
        shells=price,
        use=_use(offers),
        balance=_balance(net, _shells_worth(state, own, tile, price, offers)),
    )


def _taking_stored(state: MaoriState, own: int, offers: Offers) -> Words:
    cells = state.cells
    tile = cells[own + STORED]
    if offers.stored == IMPOSSIBLE:
        return words("maori-why-stored-out-of-reach", tile=_tile(state, tile))
    offers.reached_worth(cells, own, STORAGE, 0)
    shells = offers.paying(cells, own, 0, state.numbers.shells_on[tile])
    return words(
        "maori-why-stored",
        tile=_tile(state, tile),
        space=space_name(offers.space),
        steps=offers.paid_steps,
        balance=_balance(offers.stored, shells),
    )


def _use(offers: Offers) -> Words:
    """Say what would be done with the tile that was weighed last."""
    if offers.space != NOT_LAID:
        return words("maori-part-use-laid", space=space_name(offers.space), steps=offers.paid_steps)
    return words("maori-part-use-open") if offers.idle > 0 else words("maori-part-use-without")


def _shells_worth(state: MaoriState, own: int, tile: int, price: int, offers: Offers) -> int:
    """Weigh the shells that the tile weighed last costs, and those that it brings if it is laid."""
    if offers.space == NOT_LAID:
        return offers.paying(state.cells, own, price, 0)
    return offers.paying(state.cells, own, price, state.numbers.shells_on[tile])


def _laying(state: MaoriState, seat: int, action: int, islands: Islands) -> Words:
    """Say what it finishes, begins or spoils."""
    turn = (action - LAY_TURNED) // SPACES + 1 if action >= LAY_TURNED else 0
    space = (action - LAY_TURNED) % SPACES if action >= LAY_TURNED else action - LAY
    tile = state.cells[HAND]
    sides = islands.sides[tile * TURNS + turn]
    spoilt = count(islands.wanted[space] & ~sides)
    after = state.clone()
    after.apply(seat, action)
    finished = after.sheets()[seat * SHEET + FINISHED] & BIT[space]
    if not state.numbers.flat[tile * TURNS] & 1:
        return words("maori-why-water", spoilt=spoilt)
    if finished:
        return words("maori-why-finishes", gain=_gain(state, seat, action), spoilt=spoilt)
    if sides & ~(islands.wanted[space] | islands.roomy[space]):
        return words("maori-why-never", spoilt=spoilt)
    if sides & islands.wanted[space]:
        return words("maori-why-carries-on", spoilt=spoilt)
    return words("maori-why-begins", palms=state.numbers.palms[tile], spoilt=spoilt)


def _gain(state: MaoriState, seat: int, action: int) -> Words:
    """Say what it does to the finished islands of the board."""
    before = state.sheets()
    after = state.clone()
    after.apply(seat, action)
    sheets = after.sheets()
    change = sum(
        sheets[seat * SHEET + line] - before[seat * SHEET + line] for line in (PALMS, HUT_PALMS, ATOLL, LEIS)
    )
    if change == 0:
        return words("maori-part-gain-none")
    if change > 0:
        return words("maori-part-gain-more", points=change)
    return words("maori-part-gain-less", points=-change)


def _beside(ship: int, islands: Islands) -> tuple[int, int]:
    """Count the free spaces next to a ship, and those of them that an open island wants."""
    near = members(around(BIT[ship]) & islands.free)
    return len(near), sum(1 for space in near if islands.wanted[space])


def _tile(state: MaoriState, number: int) -> Words:
    """Put a tile in words."""
    tile = state.setup.edition.box[number]
    shape = tile.shape.replace(" ", "-")
    symbols = []
    if tile.palms:
        symbols.append(words("maori-part-palms", palms=tile.palms))
    if tile.hut:
        symbols.append(words("maori-part-hut"))
    if tile.boats:
        symbols.append(words("maori-part-boats", boats=tile.boats))
    if tile.shells:
        symbols.append(words("maori-shells", shells=tile.shells))
    if tile.lei:
        symbols.append(words("maori-part-lei"))
    if not symbols:
        return words("maori-part-tile", shape=shape)
    return words("maori-part-tile-with", shape=shape, symbols=listed(symbols, by="and"))


def _balance(net: int, shells: int) -> Words:
    """Say a worth, and how much of it comes from paying and getting shells; rounded so that it adds up."""
    total = _tenths(net)
    part = _tenths(shells)
    points = (total - part) / 10
    if part == 0:
        return words("maori-part-points", points=points)
    if part > 0:
        return words("maori-part-balance-more", points=points, shells=part / 10, total=total / 10)
    return words("maori-part-balance-less", points=points, shells=-part / 10, total=total / 10)


def _tenths(worth: int) -> int:
    return (10 * worth + POINT // 2) // POINT
