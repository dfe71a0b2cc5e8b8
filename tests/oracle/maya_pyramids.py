"""The pyramids of Maya, slow and obvious: where a cube may lie, bonus cubes, gold and erosion.

Written from the rules alone (docs/rulings/maya.md and the Dutch and Italian rulebooks). Levels are numbered
from 0, the bottom one; cubes of a colour are all alike, so a level is a number of cubes for every seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Level:
    """What is printed on one level: its spaces, and the gold for the most and the second most cubes."""

    spaces: int
    first: int
    second: int


@dataclass
class Pyramid:
    """A pyramid on the table: `levels` as printed, bottom to top, and the cubes as `cubes[level][seat]`."""

    levels: tuple[Level, ...]
    cubes: list[list[int]]

    def is_full(self, level: int) -> bool:
        return sum(self.cubes[level]) == self.levels[level].spaces

    def is_empty(self, level: int) -> bool:
        return sum(self.cubes[level]) == 0

    def is_top(self, level: int) -> bool:
        return level == len(self.levels) - 1

    def cubes_of(self, seat: int) -> int:
        return sum(cubes[seat] for cubes in self.cubes)


def empty_pyramid(levels: Sequence[Level], players: int) -> Pyramid:
    return Pyramid(tuple(levels), [[0] * players for _ in levels])


# Building


def bottoms_with_room(pyramids: Sequence[Pyramid]) -> list[int]:
    return [number for number, pyramid in enumerate(pyramids) if not pyramid.is_full(0)]


def may_build(pyramids: Sequence[Pyramid], number: int, level: int, seat: int) -> bool:
    """May a cube from the hand go here? The level has room, and everything below is in order."""
    if pyramids[number].is_full(level):
        return False
    for pyramid in pyramids:
        for below in range(min(level, len(pyramid.levels))):
            if not pyramid.is_full(below):
                return False  # every lower level of all pyramids must be full
    return all(pyramids[number].cubes[below][seat] > 0 for below in range(level))


def level_to_build(pyramids: Sequence[Pyramid], number: int, seat: int) -> int | None:
    """The level of this pyramid that a cube goes to: there is never more than one."""
    allowed = [
        level for level in range(len(pyramids[number].levels)) if may_build(pyramids, number, level, seat)
    ]
    assert len(allowed) <= 1, f"Seat {seat} may build on the levels {allowed} of pyramid {number}."
    return allowed[0] if allowed else None


def seat_with_strictly_most(cubes: Sequence[int]) -> int | None:
    """Who has the majority; nobody in case of a tie."""
    leaders = [seat for seat, number in enumerate(cubes) if number == max(cubes)]
    return leaders[0] if len(leaders) == 1 else None


def bonus_seat(pyramid: Pyramid, level: int) -> int | None:
    """Who puts a bonus cube onto the next level now that a cube was placed on this one.

    Ruling MAYA-12: the level above counts as not empty also when its cubes are of this round.
    """
    if not pyramid.is_full(level) or pyramid.is_top(level) or not pyramid.is_empty(level + 1):
        return None
    return seat_with_strictly_most(pyramid.cubes[level])


def take_off_unsupported(pyramid: Pyramid, seat: int) -> int:
    """A seat's cubes above a level where it has none come off; says how many."""
    taken_off = 0
    supported = True
    for cubes in pyramid.cubes:
        if not supported:
            taken_off += cubes[seat]
            cubes[seat] = 0
        if cubes[seat] == 0:
            supported = False
    return taken_off


def lift(pyramid: Pyramid, level: int, seat: int) -> int:
    """Take one own cube off; says how many others come off with it, not counting the lifted one.

    Ruling MAYA-18: taking the last own cube of a level takes all own cubes above it off too.
    """
    pyramid.cubes[level][seat] -= 1
    return take_off_unsupported(pyramid, seat)


# Gold and erosion


def level_gold(level: Level, cubes: Sequence[int]) -> list[int]:
    """The gold of every seat for one level, full or not: ties get the same amount each."""
    most = max(cubes)
    second_most = max((number for number in cubes if number < most), default=0)
    gold = []
    for number in cubes:
        if number == 0:
            gold.append(0)  # needs at least one cube
        elif number == most:
            gold.append(level.first)
        elif number == second_most:
            gold.append(level.second)  # also when several share the first place
        else:
            gold.append(0)
    return gold


def pyramid_gold(pyramid: Pyramid) -> list[list[int]]:
    """The gold of every level as gold[level][seat]."""
    return [level_gold(level, cubes) for level, cubes in zip(pyramid.levels, pyramid.cubes, strict=True)]


def erode(pyramid: Pyramid, gold: list[list[int]], seat: int) -> int:
    """Take away what a seat loses after it got this gold; says how many cubes.

    Ruling MAYA-13: first one cube everywhere it is due, then everything left without support.
    """
    lost = 0
    for level, cubes in enumerate(pyramid.cubes):
        if gold[level][seat] >= 1:
            cubes[seat] -= 1
            lost += 1
    return lost + take_off_unsupported(pyramid, seat)
