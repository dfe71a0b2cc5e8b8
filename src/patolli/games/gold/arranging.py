"""The arranging of a plate: the winner decides shard by shard, unseen until the last.

Every shard, the new one first and then those of the plate, oldest first, keeps the side that is up, is turned
over or leaves the game.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    CHOOSING,
    CHOSEN,
    KEEP,
    KEPT,
    OUT,
    OUT_OF_GAME,
    OUTLINE,
    PLATE,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURN,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.effects import PlateChosen
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.plates import can_be_completed
from patolli.games.gold.recording import record_arrangement, record_decision
from patolli.games.gold.shards import down_of, size_of, turned, up_of, with_shard

if TYPE_CHECKING:
    from patolli.games.gold.rules import GoldState


# The plate


def take_shard(cells: vec[i64], numbers: Numbers) -> None:
    """Let the winner, who has looked at the back, choose one of two plates, or arrange its only one."""
    if numbers.plates > 1:
        cells[STAGE] = CHOOSING
    else:
        arrange_plate(cells, 0)


def legal_plates(numbers: Numbers, into: vec[i64]) -> i64:
    """Write all plates of a player."""
    for plate in range(numbers.plates):
        into[plate] = PLATE + plate
    return numbers.plates


def choose_plate(state: "GoldState", plate: i64) -> None:
    """Assign the new shard to a plate."""
    if state.record is not None:
        state.record.append(PlateChosen(state.cells[WINNER], plate))
    arrange_plate(state.cells, plate)


def arrange_plate(cells: vec[i64], plate: i64) -> None:
    """Let the winner arrange a plate."""
    cells[CHOSEN] = plate
    cells[STAGE] = ARRANGING
    begin_arranging(cells)


def begin_arranging(cells: vec[i64]) -> None:
    """Leave all shards undecided.

    Ruling GOLD-2: these are the new shard and all those of the chosen plate, whatever is kept.
    """
    plate = SEATS + cells[WINNER] * SEAT + PLATES + cells[CHOSEN]
    cells[UNDECIDED] = cells[plate] | BIT[cells[AUCTION]]
    cells[KEPT] = 0
    cells[TURNING] = 0
    cells[OUTLINE] = 0


# Its shards, one after the other


def shard_to_decide(cells: vec[i64]) -> i64:
    """Return the number of the next shard: the new one first, then the oldest."""
    new = cells[AUCTION]
    return new if cells[UNDECIDED] & BIT[new] else lowest(cells[UNDECIDED])


def legal_arranging(cells: vec[i64], numbers: Numbers, into: vec[i64]) -> i64:
    """Write what may be done with the next shard: all that leaves a way to decide the others."""
    n = shard_to_decide(cells)
    shard = cells[SHARDS + n]
    outline = cells[OUTLINE]
    others = cells[UNDECIDED] & ~BIT[n]
    count: i64 = 0
    if can_be_completed(cells, numbers, with_shard(outline, size_of(shard), up_of(shard)), others):
        into[count] = KEEP
        count += 1
    if can_be_completed(cells, numbers, with_shard(outline, size_of(shard), down_of(shard)), others):
        into[count] = TURN
        count += 1
    if can_be_completed(cells, numbers, outline, others):
        into[count] = OUT
        count += 1
    return count


def decide_shard(state: "GoldState", action: i64) -> None:
    """Decide the next shard; after the last, everybody sees the plate."""
    cells = state.cells
    n = arrange(cells, action)
    if state.record is not None:
        record_decision(state.record, state, n)
    if not cells[UNDECIDED]:
        show_arrangement(state)


def arrange(cells: vec[i64], action: i64) -> i64:
    """Keep, turn over or put out the next shard; return its number."""
    n = shard_to_decide(cells)
    cells[UNDECIDED] &= ~BIT[n]
    if action == OUT:
        return n
    shard = cells[SHARDS + n]
    side = up_of(shard)
    if action == TURN:
        side = down_of(shard)
        cells[TURNING] |= BIT[n]
    cells[KEPT] |= BIT[n]
    cells[OUTLINE] = with_shard(cells[OUTLINE], size_of(shard), side)
    return n


def show_arrangement(state: "GoldState") -> None:
    """Show what lies with which side up. What leaves the game does so with its back unseen."""
    cells = state.cells
    own = SEATS + cells[WINNER] * SEAT
    plate = own + PLATES + cells[CHOSEN]
    out = (cells[plate] | BIT[cells[AUCTION]]) & ~cells[KEPT]
    cells[own + OUT_OF_GAME] |= out
    cells[plate] = cells[KEPT]
    turning = cells[TURNING]
    cells[TURNED] |= turning
    while turning:
        n = lowest(turning)
        cells[SHARDS + n] = turned(cells[SHARDS + n])
        turning &= turning - 1
    if state.record is not None:
        record_arrangement(state.record, state, out)
    cells[KEPT] = 0
    cells[TURNING] = 0
    cells[OUTLINE] = 0
