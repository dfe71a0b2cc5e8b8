"""The reasons why a move of Das Gold der Maya is not allowed."""

from patolli.engine.bits import members
from patolli.engine.game import Move
from patolli.engine.words import Said, Words, listed, words
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
from patolli.games.gold.moves import Arrange, Bid, ChoosePlate, Pay
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
    BIDDING: words("gold-no-bidding"),
    PAYING: words("gold-no-paying"),
    CHOOSING: words("gold-no-choosing"),
    ARRANGING: words("gold-no-arranging"),
}


def refusal(state: GoldState, seat: int, move: Move) -> Words:
    cells = state.cells
    stage = cells[STAGE]
    match move:
        case Bid() if stage == BIDDING:
            return words("gold-no-beads", beads=cells[SEATS + seat * SEAT + BEADS])
        case Pay() if stage == PAYING:
            return _why_not_paid(state, seat, move)
        case Arrange() if stage == ARRANGING:
            return _why_not_so(state, move)
        case Bid() | Pay() | ChoosePlate() | Arrange():
            return NOW[stage]
    return words("game-no-move-of", game="Das Gold der Maya")


def _why_not_paid(state: GoldState, seat: int, move: Pay) -> Words:
    payees = listed((words("game-seat", seat=payee + 1) for payee in members(state.cells[PAYEES])), "or")
    return words("gold-no-self" if move.seat == seat else "gold-no-payee", payees=payees)


def _why_not_so(state: GoldState, move: Arrange) -> Words:
    """Say what would be wrong with the shards decided so far and this one."""
    cells = state.cells
    numbers = state.numbers
    shard = cells[SHARDS + shard_to_decide(cells)]
    outline = cells[OUTLINE]
    if move.what != "out":
        side = up_of(shard) if move.what == "keep" else down_of(shard)
        outline = with_shard(outline, size_of(shard), side)
    size = size_of(outline)
    if size > numbers.circle:
        return words("gold-no-room", size=size, circle=numbers.circle)
    if size == numbers.circle and not numbers.missing[shown_in(outline)]:
        return _why_not_closed(numbers.between[shown_in(outline)] & ~shown_twice_in(outline))
    return _why_gap_stays(numbers, shown_in(outline))


def _why_not_closed(lonely: int) -> Words:
    return words("gold-no-closing", count=len(members(lonely)), lonely=_listed(lonely))


def _why_gap_stays(numbers: Numbers, shown: int) -> Words:
    ends = members(shown)
    missing = numbers.missing[shown]
    low, high = _material(ends[0]), _material(ends[-1])
    if missing & NO_MATERIAL:
        return words("gold-no-joining", low=low, high=high)
    return words("gold-no-gap", low=low, high=high, missing=_listed(missing))


def _listed(materials: int) -> Said:
    return listed(map(_material, members(materials)), "and")


def _material(number: int) -> Words:
    return words("gold-material", material=MATERIALS[number])
