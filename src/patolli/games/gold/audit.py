"""The invariants of a position, which hold whatever was played."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.state import PENDING
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BID,
    BIDDING,
    CHOSEN,
    KEPT,
    NOBODY,
    OUT_OF_GAME,
    OUTLINE,
    OVER,
    PAYEES,
    PAYING,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.plates import can_be_completed, can_lie, outline_of
from patolli.games.gold.shards import down_of, size_of, up_of, with_shard

if TYPE_CHECKING:
    from patolli.games.gold.rules import GoldState


def audit(state: "GoldState") -> str:
    """Return the first invariant that does not hold, as a sentence; empty if all do."""
    cells = state.cells
    numbers = state.numbers
    players = state.players
    broken = audit_shards(cells, numbers)
    if not broken:
        broken = audit_beads(cells, numbers, players)
    if not broken:
        broken = audit_plates(cells, numbers, players)
    if not broken:
        broken = audit_stage(cells, numbers, players)
    return broken


def audit_shards(cells: vec[i64], numbers: Numbers) -> str:
    """Check that the shards, wherever they are, are those of the box, each once."""
    left = numbers.stock[:]
    for n in range(numbers.shards):
        shard = cells[SHARDS + n]
        pair = up_of(shard) | down_of(shard)
        if size_of(shard) not in numbers.sizes or pair not in numbers.pairs or up_of(shard) & down_of(shard):
            return f"shard {n + 1} is none of the box"
        left[numbers.kind(shard)] -= 1
    for kind in range(len(left)):
        if left[kind]:
            return f"of one kind of shards {left[kind]} are missing"
    return ""


def audit_beads(cells: vec[i64], numbers: Numbers, players: i64) -> str:
    """Check that beads only pass between players, and that nobody bids more than it has."""
    beads: i64 = 0
    for seat in range(players):
        own = SEATS + seat * SEAT
        beads += cells[own + BEADS]
        if cells[own + BEADS] < 0 or cells[own + BID] > cells[own + BEADS]:
            return f"seat {seat + 1} has fewer beads than it paid or bid"
    if beads != numbers.all_beads:
        return f"there are {beads} beads, not {numbers.all_beads}"
    return ""


def audit_plates(cells: vec[i64], numbers: Numbers, players: i64) -> str:
    """Check that every shard won is on one plate or out of the game, and may lie on its plate."""
    won: i64 = 0
    for seat in range(players):
        own = SEATS + seat * SEAT
        for place in range(own + OUT_OF_GAME, own + SEAT):
            if won & cells[place]:
                return f"a shard of seat {seat + 1} is in two places"
            won |= cells[place]
            if place >= own + PLATES and not can_lie(numbers, outline_of(cells, cells[place])):
                return f"the shards on a plate of seat {seat + 1} cannot lie side by side"
    if won >= BIT[cells[AUCTION]]:
        return "a shard that was not sold yet belongs to somebody"
    if cells[TURNED] & ~won:
        return "a shard that nobody won was turned over"
    return ""


def audit_stage(cells: vec[i64], numbers: Numbers, players: i64) -> str:
    """Check that the pending seats fit the stage; bids and arrangements exist only in theirs."""
    stage = cells[STAGE]
    if (stage == OVER) != (cells[AUCTION] == numbers.shards) or (stage == OVER) != (cells[PENDING] == 0):
        return "the game is over if and only if all shards are sold"
    if BIDDING < stage < OVER and cells[PENDING] != BIT[cells[WINNER]]:
        return "only the winner has something to decide"
    if (stage == PAYING) != (cells[PAYEES] != 0) or cells[PAYEES] & ~(BIT[players] - 1):
        return "there are seats to pay if and only if the winner pays"
    for seat in range(players):
        has_bid = stage == BIDDING and not cells[PENDING] & BIT[seat]
        if has_bid != (cells[SEATS + seat * SEAT + BID] != NOBODY):
            return f"seat {seat + 1} has a bid at the wrong time"
    return audit_arrangement(cells, numbers)


def audit_arrangement(cells: vec[i64], numbers: Numbers) -> str:
    """Check that an arrangement has only shards of its plate and the new one, and can be completed."""
    undecided = cells[UNDECIDED]
    if (cells[STAGE] == ARRANGING) != (undecided != 0):
        return "there are shards to decide if and only if a plate is arranged"
    kept = cells[KEPT]
    if cells[TURNING] & ~kept or kept & undecided:
        return "a shard that is not kept is turned over, or one is kept before it is decided"
    if not undecided:
        return "" if kept == 0 and cells[OUTLINE] == 0 else "an arrangement is left over"
    plate = cells[SEATS + cells[WINNER] * SEAT + PLATES + cells[CHOSEN]]
    if (kept | undecided) & ~(plate | BIT[cells[AUCTION]]) or not undecided & BIT[shard_to_decide(cells)]:
        return "a shard is arranged that is neither new nor on the plate"
    outline: i64 = 0
    while kept:
        shard = cells[SHARDS + lowest(kept)]
        side = down_of(shard) if cells[TURNING] & kept & -kept else up_of(shard)
        outline = with_shard(outline, size_of(shard), side)
        kept &= kept - 1
    if outline != cells[OUTLINE]:
        return "the outline of the arrangement is wrong"
    if not can_be_completed(cells, numbers, outline, undecided):
        return "the arrangement cannot be completed"
    return ""
