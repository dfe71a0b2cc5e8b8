"""Features: the meaning of a position's cells for learners, each encoded as numbers from 0 to 1.

A game lists its features in `features.py`, from what its rules say about the cells. Only what `conceal`
leaves is ever read, so a feature may name any cell. `patolli.research.tensors` lays them out side by side.

A feature reads one value, or several: those of `cells` cells that follow each other, and in each of them
`fields` groups of `bits` bits. What it makes of each value, its kind says.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

WHOLE: Final = 0
"""A value that takes a whole cell, and may be below 0 there."""
NOWHERE: Final = -1


@dataclass(frozen=True, kw_only=True)
class Feature:
    name: str
    at: int
    """The first cell; of a feature of every seat, counted from where the seat's cells begin."""
    cells: int = 1
    shift: int = 0
    bits: int = WHOLE
    fields: int = 1
    pointer: int = NOWHERE
    """A cell whose value is added to `at`, for a row that moves on."""
    end: int = 0
    """The cell at which such a row ends; behind it there is nothing to see."""
    per_seat: bool = False
    is_own: bool = False
    """Of a feature of every seat: nobody but the seat itself is shown it."""
    seat_cells: int = 0
    """How many cells further the same cell of the next seat is."""
    seat_shift: int = 0
    """How many bits further the same bits of the next seat are."""


@dataclass(frozen=True, kw_only=True)
class Number(Feature):
    """A quantity, as a share of the way from `least` to `most`; one number a value."""

    most: int
    least: int = 0


@dataclass(frozen=True, kw_only=True)
class Choice(Feature):
    """One of `size` things, counted from `first`: one-hot, with no 1 if it is none of them."""

    size: int
    first: int = 0


@dataclass(frozen=True, kw_only=True)
class Choices(Choice):
    """Several of `size` things in one set of places: a 1 for each that is there, in whatever order."""


@dataclass(frozen=True, kw_only=True)
class Lookup(Feature):
    """A row of a table, by the value counted from `first`; zeros for a value that is not in it."""

    rows: tuple[tuple[float, ...], ...]
    first: int = 0


@dataclass(frozen=True, kw_only=True)
class Bits(Feature):
    """A set of bits, of which these matter: a 1 for each that is there."""

    places: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Seat(Feature):
    """A seat, counted from `first`: one-hot, the observer's seat first."""

    first: int = 0


@dataclass(frozen=True, kw_only=True)
class Seats(Feature):
    """A set of seats: a 1 for each, the observer's seat first."""


def of_every_seat(first: int, step: int, features: Iterable[Feature]) -> tuple[Feature, ...]:
    """Repeat features for every seat, in blocks of `step` cells from the cell `first` on."""
    return tuple(
        replace(feature, at=first + feature.at, per_seat=True, seat_cells=step) for feature in features
    )
