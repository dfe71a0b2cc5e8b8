"""The shards of Das Gold der Maya, slow and obvious: what may lie on a plate, and what it scores.

A part of the oracle in gold.py, written from the rules alone (docs/rulings/gold.md and the German rulebook).

Whether shards can lie side by side is found by trying orders, as a player at the table would; the short
condition of the rules file (no gap; in a circle every value between at least twice) is checked in the tests.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Literal

GREATEST_STEP = 1  # between the visible values of neighbours

How = Literal["keep", "turn", "out"]


# Components


@dataclass(frozen=True)
class Edition:
    """The printed numbers, as plain data.

    values: points of every material by its name.
    tablets: for every tablet the names of its two materials; shard n is of tablet n // len(sizes).
    sizes: the sizes of one tablet's shards in parts of a circle; shard n has size sizes[n % len(sizes)].
    circle: how many of those parts are a full circle.
    beads: what every player starts with. row_fields: the fields of the auction row.
    plates_for_two: the plates of each player, if there are two; more players have one each.
    complete_points, one_material_points, bead_points: the lines of the score.
    """

    values: dict[str, int]
    tablets: tuple[tuple[str, str], ...]
    sizes: tuple[int, ...]
    circle: int
    beads: int
    row_fields: int
    plates_for_two: int
    complete_points: int
    one_material_points: int
    bead_points: int


RULEBOOK = Edition(
    values={"stone": 0, "jade": 1, "bronze": 2, "silver": 3, "gold": 4},
    tablets=(
        ("gold", "silver"),
        ("silver", "bronze"),
        ("bronze", "jade"),
        ("jade", "stone"),
        ("stone", "gold"),
    ),
    sizes=(6, 4, 4, 4, 3, 3),
    circle=24,
    beads=10,
    row_fields=3,
    plates_for_two=2,
    complete_points=10,
    one_material_points=10,
    bead_points=1,
)


@dataclass(frozen=True)
class Shard:
    """A shard as it lies: its number, and which of its tablet's two materials is up (0 or 1)."""

    number: int
    side: int

    def turned(self) -> "Shard":
        return Shard(self.number, 1 - self.side)


def material_of(edition: Edition, shard: Shard) -> str:
    """The material that is up."""
    return edition.tablets[shard.number // len(edition.sizes)][shard.side]


def value_of(edition: Edition, shard: Shard) -> int:
    """The value of the material that is up."""
    return edition.values[material_of(edition, shard)]


def size_of(edition: Edition, shard: Shard) -> int:
    return edition.sizes[shard.number % len(edition.sizes)]


# The plate


def can_go_on(laid: list[int], others: list[int], closed: bool) -> bool:
    """After the values laid so far, can the others be laid in some order, closing the circle if need be?"""
    if not others:
        return not closed or abs(laid[-1] - laid[0]) <= GREATEST_STEP
    for value in sorted(set(others)):
        if not laid or abs(value - laid[-1]) <= GREATEST_STEP:
            rest = list(others)
            rest.remove(value)
            if can_go_on([*laid, value], rest, closed):
                return True
    return False


@cache
def has_an_order(values: tuple[int, ...], closed: bool) -> bool:
    """Can these values (at least one) lie side by side, as an arc or as a closed circle?"""
    return can_go_on([], list(values), closed)


def total_size(edition: Edition, shards: Sequence[Shard]) -> int:
    return sum(size_of(edition, shard) for shard in shards)


def is_complete(edition: Edition, shards: Sequence[Shard]) -> bool:
    """Ruling GOLD-8: sizes that add up to a circle close by themselves; there is no almost closed arc."""
    return total_size(edition, shards) == edition.circle


def may_lie(edition: Edition, shards: Sequence[Shard]) -> bool:
    """Ruling GOLD-3: a plate is a set; it is legal if some order of it is. An empty plate is legal."""
    if not shards:
        return True
    if total_size(edition, shards) > edition.circle:
        return False
    values = tuple(sorted(value_of(edition, shard) for shard in shards))
    return has_an_order(values, is_complete(edition, shards))


def as_decided(shard: Shard, how: How) -> list[Shard]:
    """What lies on the plate after the decision about one shard: one shard or none."""
    if how == "keep":
        return [shard]
    if how == "turn":
        return [shard.turned()]
    return []


def can_be_finished(edition: Edition, laid: list[Shard], undecided: list[Shard]) -> bool:
    """Can the undecided shards be decided so that all that lies then is legal?"""
    if total_size(edition, laid) > edition.circle:
        return False  # nothing makes it smaller again
    if not undecided:
        return may_lie(edition, laid)
    hows: tuple[How, ...] = ("out", "keep", "turn")
    return any(can_be_finished(edition, laid + as_decided(undecided[0], how), undecided[1:]) for how in hows)


# Score


def tablet_points(edition: Edition, shards: Sequence[Shard], incomplete_counts: bool) -> dict[str, int]:
    """The lines of one tablet; the 10s are for complete tablets only."""
    complete = is_complete(edition, shards)
    one_material = len({material_of(edition, shard) for shard in shards}) == 1
    values = sum(value_of(edition, shard) for shard in shards)
    return {
        "complete": edition.complete_points if complete else 0,
        "shards": values if complete or incomplete_counts else 0,
        "one material": edition.one_material_points if complete and one_material else 0,
    }


def best_points(edition: Edition, shards: list[Shard], incomplete_counts: bool) -> int:
    """The most that these shards can score on one plate, by trying every decision about every shard."""
    hows: tuple[How, ...] = ("keep", "turn", "out")
    best = 0
    for decisions in product(hows, repeat=len(shards)):
        laid: list[Shard] = []
        for shard, how in zip(shards, decisions, strict=True):
            laid += as_decided(shard, how)
        if may_lie(edition, laid):
            best = max(best, sum(tablet_points(edition, laid, incomplete_counts).values()))
    return best
