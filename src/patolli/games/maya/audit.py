"""The invariants: nothing is lost, nothing lies where it cannot."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count
from patolli.engine.state import PENDING
from patolli.games.maya.cells import (
    BIDDING,
    BLUE,
    BLUES,
    BUILDERS,
    BUILDING,
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    CENSUS_SUM,
    CUBES,
    EARNED,
    EARNED_BITS,
    EARNED_MASK,
    FORCED,
    GOLD,
    HAND,
    HELD,
    LAID,
    LAYING,
    LIFTED,
    NIBBLE,
    OPEN,
    OVER,
    PAID,
    PRESENT,
    PYRAMIDS,
    ROOM,
    ROWS,
    SEAT,
    SEATS,
    SPOT_COUNT,
    SPOTS,
    STAGE,
    STARTED,
    SUPPLY,
)
from patolli.games.maya.numbers import Numbers

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def audit(state: "MayaState") -> str:
    """Return an invariant that is broken, as a sentence; empty if all hold."""
    cells = state.cells
    numbers = state.numbers
    for spot in range(SPOT_COUNT):
        broken = audit_level(cells, numbers, spot)
        if broken:
            return broken
    for quarry in range(numbers.quarries):
        broken = audit_quarry(cells, numbers, quarry)
        if broken:
            return broken
    held: i64 = 0
    for seat in range(numbers.players):
        broken = (
            audit_cubes(cells, numbers, seat)
            or audit_cards(cells, numbers, seat)
            or audit_gold(cells, numbers, seat)
        )
        if broken:
            return broken
        if held & cells[SEATS + seat * SEAT + HELD]:
            return "a marker is held by two seats"
        held |= cells[SEATS + seat * SEAT + HELD]
    return audit_markers(numbers, held) or audit_pending(cells, numbers)


def audit_level(cells: vec[i64], numbers: Numbers, spot: i64) -> str:
    census = cells[SPOTS + spot]
    cubes: i64 = 0
    for seat in range(numbers.players):
        own = census >> (4 * seat) & 15
        present = cells[SEATS + seat * SEAT + PRESENT]
        cubes += own
        if (own > 0) != (present & BIT[spot] != 0):
            return f"whether seat {seat + 1} is on spot {spot} is not what its cubes there say"
        if own and spot >= PYRAMIDS and not present & BIT[spot - PYRAMIDS]:
            return f"seat {seat + 1} has a cube on spot {spot} and none on the level below"
    if cubes != census >> CENSUS_SUM:
        return f"the cubes on spot {spot} do not add up"
    if cubes > numbers.spaces[spot]:
        return f"there are {cubes} cubes on the {numbers.spaces[spot]} spaces of spot {spot}"
    if (cubes < numbers.spaces[spot]) != (cells[ROOM] & BIT[spot] != 0):
        return f"whether spot {spot} has room is not what its cubes say"
    return ""


def audit_quarry(cells: vec[i64], numbers: Numbers, quarry: i64) -> str:
    row = cells[ROWS + quarry]
    laid = cells[LAID] >> (4 * quarry) & 15
    if laid > numbers.places[quarry]:
        return f"there are {laid} cards at the {numbers.places[quarry]} places of quarry {quarry + 1}"
    if row & CARD_HIGH:
        return f"the first card at quarry {quarry + 1} is high"
    if (laid > 0) != (cells[STARTED] & BIT[quarry] != 0):
        return f"whether quarry {quarry + 1} has cards is not what lies there"
    if cells[STAGE] == LAYING and (laid < numbers.places[quarry]) != (cells[OPEN] & BIT[quarry] != 0):
        return f"whether quarry {quarry + 1} has a free place is not what lies there"
    for _ in range(laid):
        kind = ((row & CARD_MASK) >> CARD_KIND) - 1
        if not row & CARD_SEAT or row & CARD_SEAT > numbers.players or not 0 <= kind < numbers.kinds:
            return f"a card at quarry {quarry + 1} is nobody's"
        if (kind >= numbers.low_kinds) != (row & CARD_HIGH != 0):
            return f"a card at quarry {quarry + 1} has the wrong back"
        row >>= CARD_BITS
    return f"quarry {quarry + 1} has more cards than were laid" if row else ""


def audit_cubes(cells: vec[i64], numbers: Numbers, seat: i64) -> str:
    """Check that supply, hand and pyramids hold all cubes of a colour, but for one that is being moved."""
    own = SEATS + seat * SEAT
    cubes = cells[own + SUPPLY] + cells[own + CUBES]
    for spot in range(SPOT_COUNT):
        cubes += cells[SPOTS + spot] >> (4 * seat) & 15
    if cells[LIFTED] and cells[PENDING] & BIT[seat]:
        cubes += 1
    if cells[own + SUPPLY] < 0 or cells[own + CUBES] < 0:
        return f"seat {seat + 1} has fewer than no cubes"
    return "" if cubes == numbers.cubes else f"seat {seat + 1} has {cubes} cubes, not {numbers.cubes}"


def audit_cards(cells: vec[i64], numbers: Numbers, seat: i64) -> str:
    """Check that hand and quarries hold all cards of a colour."""
    cards = cells[SEATS + seat * SEAT + HAND]
    for quarry in range(numbers.quarries):
        row = cells[ROWS + quarry]
        while row:
            if row & CARD_SEAT == seat + 1:
                cards += NIBBLE[((row & CARD_MASK) >> CARD_KIND) - 1]
            row >>= CARD_BITS
    return "" if cards == numbers.full_hand else f"seat {seat + 1} has other cards than it was given"


def audit_gold(cells: vec[i64], numbers: Numbers, seat: i64) -> str:
    """Check that gold comes from the bank alone, and that only bids go back to it."""
    own = SEATS + seat * SEAT
    gold = numbers.start_gold + cells[own + FORCED] - cells[own + PAID]
    for number in range(numbers.rounds):
        gold += cells[own + EARNED] >> (EARNED_BITS * number) & EARNED_MASK
    if gold != cells[own + GOLD] or gold < 0:
        return f"seat {seat + 1} has {cells[own + GOLD]} gold, and {gold} by its books"
    return ""


def audit_markers(numbers: Numbers, held: i64) -> str:
    there: i64 = 0
    for quarry in range(numbers.quarries):
        there |= BIT[numbers.markers[quarry]]
    if numbers.expert:
        there |= (BIT[BLUES] - 1) << BLUE
    return "somebody holds a marker that is not on the table" if held & ~there else ""


def audit_pending(cells: vec[i64], numbers: Numbers) -> str:
    """Check that one seat decides at a time, except when all bid."""
    pending = cells[PENDING]
    stage = cells[STAGE]
    if pending >> numbers.players or (stage == OVER) != (pending == 0):
        return "seats are pending that cannot be"
    if stage != BIDDING and count(pending) > 1:
        return "several seats decide at once"
    if stage >= BUILDING:
        for seat in range(numbers.players):
            if (cells[SEATS + seat * SEAT + CUBES] > 0) != (cells[BUILDERS] & BIT[seat] != 0):
                return f"whether seat {seat + 1} has cubes to build with is not what it has in hand"
    return ""
