"""Why a move of Das Gold der Maya is not allowed, in words."""

from patolli.engine.bits import members
from patolli.engine.game import Move
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    ARRANGING,
    BEADS,
    BIDDING,
    CHOOSING,
    OUTLINE,
    PAYEES,
    PAYING,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
)
from patolli.games.gold.moves import Arrange, Bid, ChoosePlate, Pay, amount
from patolli.games.gold.numbers import NO_MATERIAL, Numbers
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import (
    MATERIALS,
    down_of,
    shown_in,
    shown_twice_in,
    size_of,
    up_of,
    with_shard,
)

NOW = {
    BIDDING: "all bid for the front shard now",
    PAYING: "you choose whom to pay now",
    CHOOSING: "you choose a plate for the new shard now",
    ARRANGING: "you arrange your plate now, shard by shard: keep, turn or out",
}


def refusal(state: GoldState, seat: int, move: Move) -> str:
    cells = state.cells
    stage = cells[STAGE]
    match move:
        case Bid() if stage == BIDDING:
            return f"you have {amount(cells[SEATS + seat * SEAT + BEADS])} to bid with"
        case Pay() if stage == PAYING:
            return _why_not_paid(state, seat, move)
        case Arrange() if stage == ARRANGING:
            return _why_not_so(state, move)
        case Bid() | Pay() | ChoosePlate() | Arrange():
            return NOW[stage]
    return "it is not a move of Das Gold der Maya"


def _why_not_paid(state: GoldState, seat: int, move: Pay) -> str:
    payees = " or ".join(f"seat {payee + 1}" for payee in members(state.cells[PAYEES]))
    if move.seat == seat:
        return f"nobody pays itself; the beads go to {payees}"
    return f"the beads go to somebody who bid least: {payees}"


def _why_not_so(state: GoldState, move: Arrange) -> str:
    """What would be wrong with the shards decided so far and this one."""
    cells = state.cells
    numbers = state.numbers
    shard = cells[SHARDS + shard_to_decide(cells)]
    outline = cells[OUTLINE]
    if move.what != "out":
        side = up_of(shard) if move.what == "keep" else down_of(shard)
        outline = with_shard(outline, size_of(shard), side)
    size = size_of(outline)
    if size > numbers.circle:
        return f"the shards kept would be more than a circle ({size} of {numbers.circle})"
    if size == numbers.circle and not numbers.missing[shown_in(outline)]:
        return _why_not_closed(numbers.between[shown_in(outline)] & ~shown_twice_in(outline))
    return _why_gap_stays(numbers, shown_in(outline))


def _why_not_closed(lonely: int) -> str:
    there, them = ("are", "them") if lonely & (lonely - 1) else ("is", "it")
    return (
        f"the circle would close, but {_listed(lonely)} {there} in it only once, "
        f"and both ways around must pass {them}"
    )


def _why_gap_stays(numbers: Numbers, shown: int) -> str:
    ends = members(shown)
    missing = numbers.missing[shown]
    apart = f"{MATERIALS[ends[0]]} and {MATERIALS[ends[-1]]} cannot be joined"
    if missing & NO_MATERIAL:
        return f"{apart}: no material has a value between them that would join them"
    return (
        f"{apart}: {_listed(missing)} would be missing between them, "
        "and what is still to be decided cannot fill the gap"
    )


def _listed(materials: int) -> str:
    return " and ".join(MATERIALS[n] for n in members(materials))
