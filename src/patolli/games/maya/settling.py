"""Phase 1, in the quarries: settling them from right to left, and handing out cubes and markers."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, write_members
from patolli.engine.state import PENDING
from patolli.games.maya.awards import award
from patolli.games.maya.cells import (
    ADDING,
    COVERED,
    CUBES,
    DECLINE,
    HAS_POINTS,
    HELD,
    HITTERS,
    HITTING,
    PLUS_TWO,
    POINTS,
    POINTS_MARKER,
    REVEALS,
    ROWS,
    SEAT,
    SEATS,
    STAGE,
    START,
    STARTED,
    SUPPLY,
)
from patolli.games.maya.effects import (
    PointsMarkerLaid,
    QuarryRank,
    QuarryRanked,
    QuarrySkipped,
)
from patolli.games.maya.markers import lose_marker, use_marker
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.protection import ask_for_shield, is_protected
from patolli.games.maya.ranks import best_unranked, count_points
from patolli.games.maya.recording import record_hit, record_no_hit, record_reveal
from patolli.games.maya.seats import next_seat

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState

# The blue points marker: after all have passed it may be put at any quarry, before the settling starts


def ask_for_points_marker(cells: vec[i64], numbers: Numbers) -> bool:
    """Ask the holder of the points marker; return whether there is one."""
    for seat in range(numbers.players):
        if cells[SEATS + seat * SEAT + HELD] & HAS_POINTS:
            cells[STAGE] = ADDING
            cells[PENDING] = BIT[seat]
            return True
    return False


def legal_points_marker(numbers: Numbers, into: vec[i64]) -> i64:
    """List where the points marker may be put.

    Ruling MAYA-15: at any quarry, also one without own cards or without any; or nowhere.
    """
    for quarry in range(numbers.quarries):
        into[quarry] = numbers.plus_two + quarry
    into[numbers.quarries] = DECLINE
    return numbers.quarries + 1


def add_points_marker(state: "MayaState", seat: i64, action: i64) -> None:
    numbers = state.numbers
    if action == DECLINE:
        lose_marker(state, seat, POINTS_MARKER, "declined")
        return
    quarry = action - numbers.plus_two
    use_marker(state, state.cells, seat, POINTS_MARKER, POINTS_MARKER)
    state.cells[PLUS_TWO] = 8 * (quarry + 1) + seat
    if state.record is not None:
        state.record.append(PointsMarkerLaid(seat, quarry, numbers.plus_points))


# Settling


def settle_quarries(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Settle one quarry after the other, until somebody has to decide; return whether somebody has to."""
    while cells[COVERED]:
        if numbers.expert and ask_for_shield(cells, numbers):
            return True
        if settle_next(state, cells, numbers):
            return True
    return False


def settle_next(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Reveal and settle the rightmost covered quarry; return whether somebody has to decide.

    One without cards is skipped, nobody wins it.
    """
    quarry = cells[COVERED] - 1
    cells[COVERED] = quarry
    if not cells[STARTED] & BIT[quarry] and cells[PLUS_TWO] >> 3 != quarry + 1:
        if state.record is not None:
            state.record.append(QuarrySkipped(quarry))
        return False
    if cells[ROWS + quarry]:
        cells[REVEALS] += 1
    cells[HITTERS] = count_points(cells, numbers, quarry, cells)
    if state.record is not None:
        record_reveal(state.record, state, quarry)
    return go_on_hitting(state, cells, numbers)


# Each -3 takes points off another player


def go_on_hitting(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Ask the next owner of a -3, or hand out the prizes; return whether somebody has to decide.

    Owners decide in turn order from the start player of this moment. Ruling MAYA-2: with nobody to hit an
    owner is not asked.
    """
    seat = cells[START]
    while cells[HITTERS]:
        if cells[HITTERS] & BIT[seat]:
            cells[HITTERS] &= ~BIT[seat]
            if victims(cells, numbers, seat):
                cells[STAGE] = HITTING
                cells[PENDING] = BIT[seat]
                return True
            if state.record is not None:
                record_no_hit(state.record, state, seat, "nobody-to-hit")
        seat = next_seat(seat, numbers.players)
    return hand_out(state, cells, numbers)


def victims(cells: vec[i64], numbers: Numbers, seat: i64) -> i64:
    """Return the seats that a -3 may hit.

    Ruling MAYA-2: a -3 hits another player, unprotected, who has more than 0 points at that quarry.
    """
    found: i64 = 0
    for other in range(numbers.players):
        if (
            other != seat
            and cells[SEATS + other * SEAT + POINTS] > 0
            and not is_protected(cells, cells[COVERED], other)
        ):
            found |= BIT[other]
    return found


def legal_hits(cells: vec[i64], numbers: Numbers, seat: i64, into: vec[i64]) -> i64:
    n = write_members(victims(cells, numbers, seat), numbers.hit, into, 0)
    into[n] = DECLINE  # Ruling MAYA-2: it may be declined.
    return n + 1


def hit(state: "MayaState", cells: vec[i64], numbers: Numbers, seat: i64, action: i64) -> bool:
    """Take points off a player, or off nobody; return whether somebody has to decide."""
    if action != DECLINE:
        target = action - numbers.hit
        cells[SEATS + target * SEAT + POINTS] -= numbers.minus
        if state.record is not None:
            record_hit(state.record, state, seat, target)
    elif state.record is not None:
        record_no_hit(state.record, state, seat, "declined")
    return go_on_hitting(state, cells, numbers)


# Cubes by rank, the marker for the first


def hand_out(state: "MayaState", cells: vec[i64], numbers: Numbers) -> bool:
    """Hand out cubes by rank, as far as the supply goes; return whether the first has to decide about its
    marker.

    Players with 0 or fewer points get nothing. Ruling MAYA-4: what lower ranks leave is not moved up.
    """
    quarry = cells[COVERED]
    ranked: i64 = 0
    winner: i64 = -1
    ranks: list[QuarryRank] | None = None if state.record is None else []
    for rank in range(RANKS):
        seat = best_unranked(cells, quarry, cells, ranked)
        if seat < 0:
            break
        if rank == 0:
            winner = seat
        ranked |= BIT[seat]
        own = SEATS + seat * SEAT
        # Ruling MAYA-5: what the supply cannot give is not given.
        due = numbers.prizes[RANKS * quarry + rank]
        cubes = min(due, cells[own + SUPPLY])
        cells[own + CUBES] += cubes
        cells[own + SUPPLY] -= cubes
        if ranks is not None:
            ranks.append(QuarryRank(seat, cells[own + POINTS], cubes, due))
    if state.record is not None and ranks is not None:
        state.record.append(QuarryRanked(quarry, tuple(ranks)))
    # Ruling MAYA-5: a first who gets no cubes still gets the marker.
    return winner >= 0 and award(state, cells, winner, numbers.markers[quarry])
