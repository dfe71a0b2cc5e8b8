"""The rules of what may lie on a plate.

Ruling GOLD-3: the order on a plate never matters later, so a plate is a set of shards with the side each
shows.
Neighbours differ by at most 1 in value, so some shards can lie as an arc if they are at most a circle and no
value between their lowest and highest is missing. In a closed circle the way from the lowest to the highest
and the way back both pass every value in between, so each of these must be there twice.
"""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.games.gold.cells import SHARDS
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.shards import DOWN, UP, shown_in, shown_twice_in, size_of, up_of, with_shard


def outline_of(cells: vec[i64], shards: i64) -> i64:
    """Return the outline of these shards as they lie."""
    outline: i64 = 0
    while shards:
        shard = cells[SHARDS + lowest(shards)]
        outline = with_shard(outline, size_of(shard), up_of(shard))
        shards &= shards - 1
    return outline


def is_complete(numbers: Numbers, outline: i64) -> bool:
    """Tell whether shards that lie on a plate are a full circle, which is a complete tablet."""
    return size_of(outline) == numbers.circle


def can_close(numbers: Numbers, outline: i64) -> bool:
    """Tell whether shards that are a full circle can lie as one."""
    shown = shown_in(outline)
    return not numbers.missing[shown] and not numbers.between[shown] & ~shown_twice_in(outline)


def can_lie(numbers: Numbers, outline: i64) -> bool:
    """Tell whether shards can lie on one plate. Ruling GOLD-8: a full circle closes by itself."""
    size = size_of(outline)
    if size >= numbers.circle:
        return size == numbers.circle and can_close(numbers, outline)
    return not numbers.missing[shown_in(outline)]


def can_be_completed(cells: vec[i64], numbers: Numbers, outline: i64, undecided: i64) -> bool:
    """Tell whether shards with this outline can lie on one plate, if need be with some undecided ones.

    It is enough to look for one more shard for each missing value, all less than a circle together: a legal
    plate that has more of them stays legal without the others. For if it were a full circle with exactly
    these, each value that was missing would be there only once, and it could not close.
    """
    size = size_of(outline)
    if size >= numbers.circle:
        return size == numbers.circle and can_close(numbers, outline)
    missing = numbers.missing[shown_in(outline)]
    return not missing or can_fill(cells, missing, undecided, numbers.circle - 1 - size)


def can_fill(cells: vec[i64], missing: i64, undecided: i64, room: i64) -> bool:
    """Tell whether different undecided shards, at most `room` in size, can show the missing materials."""
    wanted = missing & -missing
    others = missing ^ wanted
    left = undecided
    while left:
        n = lowest(left)
        left &= left - 1
        shard = cells[SHARDS + n]
        space = room - size_of(shard)
        if (
            (shard >> UP | shard >> DOWN) & wanted
            and space >= 0
            and (not others or can_fill(cells, others, undecided & ~BIT[n], space))
        ):
            return True
    return False
