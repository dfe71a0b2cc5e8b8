"""Phase 2: building the pyramids.

Building ends: a turn with cubes places or pays at least one, but for free passes, of which a round has two at
most; a turn without cubes uses up a marker or is a `Wait`, and turns go round only while somebody has cubes.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import PENDING
from patolli.games.maya.blocks import can_use_block, legal_blocks, legal_puts, use_block
from patolli.games.maya.cells import (
    BUILD,
    BUILDERS,
    BUILDING,
    CUBES,
    DOUBLE,
    DOUBLED,
    DOUBLING,
    FORCED,
    FREE_DOUBLE,
    FREE_DOUBLE_MARKER,
    FREE_PASS,
    FREE_PASS_MARKER,
    GOLD,
    HAS_BLOCK,
    HAS_FREE_DOUBLE,
    HAS_FREE_PASS,
    HAS_JOKER,
    HELD,
    JOKER,
    LAST_TURNS,
    LIFTED,
    MEMBERS,
    PASS,
    PUT,
    SEAT,
    SEATS,
    STAGE,
    START,
    SUPPLY,
    WAIT,
)
from patolli.games.maya.effects import (
    DoubleMoveBegan,
    LastTurnsBegan,
    Passed,
    Waited,
)
from patolli.games.maya.markers import use_marker
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.pyramids import front, place_cube, sites
from patolli.games.maya.recording import record_double_end
from patolli.games.maya.seats import next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState

# Turns


def begin_building(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Give the first turn, from the start player on; return whether anybody has something to do."""
    builders: i64 = 0
    for seat in range(numbers.players):
        if cells[SEATS + seat * SEAT + CUBES]:
            builders |= BIT[seat]
    cells[BUILDERS] = builders
    cells[STAGE] = BUILDING
    return give_turn(state, cells, numbers, cells[START])


def give_turn(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64) -> bool:
    """Give the turn to the first seat from this one on that can do something; return whether one can.

    Ruling MAYA-9: a player without cubes gets turns while it can use a block marker and anybody has cubes.
    """
    builders = cells[BUILDERS]
    if not builders:
        cells[STAGE] = LAST_TURNS
        if not give_last_turn(cells, numbers, cells[START]):
            return False
        if state.record is not None:
            state.record.append(LastTurnsBegan())
        return True
    while not builders & BIT[seat] and not can_use_block(cells, SEATS + seat * SEAT):
        seat = next_seat(seat, numbers.players)
    cells[PENDING] = BIT[seat]
    return True


def give_last_turn(cells: vec[i64], numbers: Numbers, seat: i64) -> bool:
    """Give a last turn to the first seat from this one on that can use a block marker; return whether one
    can.

    Ruling MAYA-9: when all cubes are used each player with a usable block marker has one last chance, from
    the start player once round. Nothing is used once scoring starts.
    """
    while not can_use_block(cells, SEATS + seat * SEAT):
        seat = next_seat(seat, numbers.players)
        if seat == cells[START]:
            return False
    cells[PENDING] = BIT[seat]
    return True


def end_turn(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64) -> bool:
    """Pass the turn on; return whether somebody, perhaps the same seat, has something to do."""
    seat = next_seat(seat, numbers.players)
    if cells[STAGE] != LAST_TURNS:
        cells[STAGE] = BUILDING
        return give_turn(state, cells, numbers, seat)
    return seat != cells[START] and give_last_turn(cells, numbers, seat)


# What a turn may be


def legal_building(cells: vec[i64], numbers: Numbers, own: i64, into: vec[i64]) -> i64:
    if cells[LIFTED]:
        return legal_puts(cells, into)
    places = sites(cells, own)
    n: i64 = 0
    if cells[own + CUBES]:
        n = legal_placements(places, into)
    if cells[STAGE] == DOUBLING or cells[STAGE] == DOUBLED:
        return n
    if cells[own + HELD] & HAS_BLOCK:
        n = legal_blocks(cells, numbers, own, into, n)
    if cells[own + CUBES]:
        return legal_other_actions(cells, numbers, own, places, into, n)
    into[n] = WAIT
    return n + 1


def legal_placements(pyramids: i64, into: vec[i64]) -> i64:
    n: i64 = 0
    pyramid = MEMBERS[pyramids]
    while pyramid:
        into[n] = BUILD - 1 + (pyramid & 15)
        n += 1
        pyramid >>= 4
    return n


def legal_other_actions(
    cells: vec[i64], numbers: Numbers, own: i64, places: i64, into: vec[i64], n: i64
) -> i64:
    """Append all that a seat with cubes may do instead of placing one to the n that are there.

    Ruling MAYA-8: a double move needs 3 cubes (2 without paying) and at least one possible placement.
    Ruling MAYA-10: the free pass may replace a forced one.
    """
    held = cells[own + HELD]
    into[n] = PASS
    n += 1
    if held & HAS_FREE_PASS:
        into[n] = FREE_PASS
        n += 1
    if held & HAS_JOKER:
        into[n] = numbers.joker_pass
        n += 1
    if not places or cells[own + CUBES] < 2:
        return n
    if cells[own + CUBES] > 2:
        into[n] = DOUBLE
        n += 1
    if held & HAS_FREE_DOUBLE:
        into[n] = FREE_DOUBLE
        n += 1
    if held & HAS_JOKER:
        into[n] = numbers.joker_double
        n += 1
    return n


# Turns carried out


def build(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Carry out a decision of the building phase; return whether the phase goes on."""
    own = SEATS + seat * SEAT
    if BUILD <= action < PUT:
        return place(state, cells, numbers, own, seat, action - BUILD)
    if action == PASS:
        pass_turn(state, cells, numbers, own, seat)
        return end_turn(state, cells, numbers, seat)
    if action == DOUBLE:
        pay_cube(cells, own, seat)
        begin_double(state, cells, seat, 1)
        return True
    if action == WAIT:
        if state.record is not None:
            state.record.append(Waited(seat))
        return end_turn(state, cells, numbers, seat)
    if action == FREE_PASS or action == numbers.joker_pass:
        use_marker(state, cells, seat, FREE_PASS_MARKER if action == FREE_PASS else JOKER, FREE_PASS_MARKER)
        if state.record is not None:
            state.record.append(Passed(seat, "marker", 0, 0))
        return end_turn(state, cells, numbers, seat)
    if action == FREE_DOUBLE or action == numbers.joker_double:
        use_marker(
            state, cells, seat, FREE_DOUBLE_MARKER if action == FREE_DOUBLE else JOKER, FREE_DOUBLE_MARKER
        )
        begin_double(state, cells, seat, 0)
        return True
    use_block(state, cells, numbers, seat, action)
    # After a block marker it is still that seat's turn, as long as it has something to do.
    if cells[LIFTED] or cells[own + CUBES] or can_use_block(cells, own):
        return True
    return end_turn(state, cells, numbers, seat)


def begin_double(state: "MayaState", cells: vec[i64], seat: i64, paid: i64) -> None:
    cells[STAGE] = DOUBLING
    if state.record is not None:
        state.record.append(DoubleMoveBegan(seat, paid))


def place(state: "MayaState", cells: vec[i64], numbers: Numbers, own: i64, seat: i64, pyramid: i64) -> bool:
    """Place a cube from the hand on the one level that is open; return whether the phase goes on."""
    spend_cube(cells, own, seat)
    place_cube(state, cells, numbers, seat, front(cells) + pyramid, "building")
    if cells[STAGE] == DOUBLING and sites(cells, own):
        cells[STAGE] = DOUBLED
        return True
    # Ruling MAYA-8: a second cube that cannot be placed stays in hand; what was paid is lost.
    if state.record is not None and cells[STAGE] != BUILDING:
        record_double_end(state.record, state, seat)
    return end_turn(state, cells, numbers, seat)


def pass_turn(state: "MayaState", cells: vec[i64], numbers: Numbers, own: i64, seat: i64) -> None:
    """Pay a cube. A seat that cannot place at all is forced to, and receives gold."""
    if not sites(cells, own):
        cells[own + GOLD] += numbers.forced_pass_gold
        cells[own + FORCED] += numbers.forced_pass_gold
        if state.record is not None:
            state.record.append(Passed(seat, "forced", 1, numbers.forced_pass_gold))
    elif state.record is not None:
        state.record.append(Passed(seat, "chosen", 1, 0))
    pay_cube(cells, own, seat)


def pay_cube(cells: vec[i64], own: i64, seat: i64) -> None:
    spend_cube(cells, own, seat)
    cells[own + SUPPLY] += 1


def spend_cube(cells: vec[i64], own: i64, seat: i64) -> None:
    cells[own + CUBES] -= 1
    if not cells[own + CUBES]:
        cells[BUILDERS] &= ~BIT[seat]
