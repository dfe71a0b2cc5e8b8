"""Observations as flat tensors of numbers from 0 to 1, whose slices have names.

They are made of concealed positions only, so they tell a seat what it may know and nothing else. The own seat
comes first (``own.hand``) and the others follow in turn order (``other.1.hand`` is to the left), so that one
policy can play every seat. Actions that name a seat count from the table's first one instead: which one's own
is says the slice ``seat``, a 1 in its place. What else is in them each game says in its `features.py`.

>>> import patolli
>>> from patolli.research.tensors import Observer, layout
>>> setup = patolli.game("yaxha").setup(players=2)
>>> layout(setup).slices["own.hand"]
slice(50, 55, None)
>>> seen = Observer(setup).observe(setup.new(patolli.Seed.fast(7)), seat=0)
>>> seen.shape == (layout(setup).size,), seen.dtype.name, seen[layout(setup).slices["pending"]].tolist()
(True, 'float32', [1.0, 1.0])
"""

import struct
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from patolli.engine.errors import InvalidSetup
from patolli.engine.features import WHOLE, Bits, Choice, Choices, Feature, Lookup, Number, Seat, Seats
from patolli.engine.game import Setup, require_viewer
from patolli.engine.state import PENDING, State
from patolli.research.encoder import (
    ALL_SEEING,
    EVERYBODY,
    OWN,
    Consult,
    Encoder,
    Group,
    Instruction,
    Pick,
    Scale,
    Seated,
    Spread,
    Tensor,
    Where,
)
from patolli.research.missing import require

require("numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]

MOST_MARKS: Final = 2**15 - 1
"""They are numbered in 16 bits."""


@dataclass(frozen=True)
class Layout:
    """The layout of an observation: every entry belongs to one slice."""

    size: int
    slices: dict[str, slice]


class Observer:
    """A writer of observations of one set-up, one after the other."""

    def __init__(self, setup: Setup) -> None:
        self.layout = layout(setup)
        self._setup = setup
        self.tensor = Tensor(encoder_of(setup))
        self.entries = floats(self.tensor.entries)
        """What was written last."""

    def observe(self, state: State, seat: int, into: Floats | None = None) -> Floats:
        """Observe as a seat, or as `SPECTATOR`, who looks from where seat 0 does. Writes into the caller's
        array, or into a read-only one that the next call overwrites.

        To observe one seat again and again is quicker than to observe one after the other."""
        self._require(state)
        require_viewer(seat, self._setup.players)
        self.tensor.observe(state, seat)
        if into is None:
            return self.entries
        into[:] = self.entries
        return into

    def reveal(self, state: State) -> Floats:
        """Observe what lies on the table from seat 0, hands and secret choices included: for critics that
        know more than players. Cards and tiles still to be drawn are not in it, so two positions may look the
        same."""
        self._require(state)
        self.tensor.reveal(state)
        return self.entries

    def _require(self, state: State) -> None:
        if state.setup is not self._setup and state.setup != self._setup:
            raise InvalidSetup("This is a position of another set-up than this observer's.")


def floats(entries: vec[i32]) -> Floats:
    """Wrap the memory of compiled code as an array of floats that numpy can read and not write."""
    return np.asarray(entries).view(np.float32)


@lru_cache(maxsize=64)
def layout(setup: Setup) -> Layout:
    return _plan(setup).layout()


@lru_cache(maxsize=64)
def encoder_of(setup: Setup) -> Encoder:
    return _plan(setup).encoder()


def _plan(setup: Setup) -> "_Plan":
    features = (Seats(name="pending", at=PENDING), *setup.game.learning.features(setup))
    plan = _Plan(setup.players)
    for feature in features:
        if not feature.per_seat:
            plan.add(feature, feature.name, 0)
    for relative in range(setup.players):
        for feature in features:
            if feature.per_seat:
                whose = f"{'hidden' if feature.is_own else 'other'}.{relative}" if relative else "own"
                plan.add(feature, f"{whose}.{feature.name}", relative)
    return plan


@dataclass
class _Plan:
    """The encoder's instructions while they are written."""

    players: int
    size: int = field(init=False)
    slices: dict[str, slice] = field(init=False)
    groups: dict[tuple[int, ...], list[Instruction]] = field(default_factory=dict)
    """By whose eyes they are for and the cells that they read."""
    rooms: Counter[tuple[int, ...]] = field(default_factory=Counter)
    """How many entries each of them writes at most."""

    def __post_init__(self) -> None:
        self.size = self.players
        self.slices = {"seat": slice(0, self.players)}

    def layout(self) -> Layout:
        return Layout(self.size, self.slices)

    def encoder(self) -> Encoder:
        groups = []
        mark = 0
        for key, instructions in self.groups.items():
            groups.append(Group(instructions, key[0], mark))
            mark += 1 + self.rooms[key]
        if mark > MOST_MARKS:
            raise ValueError(f"A tensor has room for {MOST_MARKS} numbers that are not 0, not {mark}.")
        seen = [key for key in self.groups if key[0] <= OWN]
        room = 2 + sum(self.rooms[key] for key in seen)  # the observer's seat, and how many they are
        instructions = [instruction for key in seen for instruction in self.groups[key]]
        return Encoder(self.size, room, instructions, groups, mark)

    def add(self, feature: Feature, name: str, relative: int) -> None:
        if name in self.slices:
            raise ValueError(f"There are two features with the name {name!r}; names must differ.")
        values = feature.cells * feature.fields
        width = _width(feature, self.players)
        is_merged = isinstance(feature, Choices)
        where = Where(
            vec[i64](
                [
                    feature.at,
                    feature.cells,
                    feature.shift,
                    feature.bits,
                    feature.fields,
                    -1 if feature.bits == WHOLE else 2**feature.bits - 1,
                    feature.pointer,
                    feature.end,
                    relative,
                    feature.seat_cells,
                    feature.seat_shift,
                    self.players,
                    self.size,
                    0 if is_merged else width,
                ]
            )
        )
        eyes = EVERYBODY
        if feature.is_own:
            eyes = ALL_SEEING if relative else OWN
        whose = relative if feature.seat_cells else 0
        key = (eyes, feature.at, feature.cells, feature.pointer, feature.end, whose, feature.seat_cells)
        self.groups.setdefault(key, []).append(_instruction(feature, where))
        self.rooms[key] += values * width
        size = width if is_merged else width * values
        self.slices[name] = slice(self.size, self.size + size)
        self.size += size


def _width(feature: Feature, players: int) -> int:
    """Return how many entries a value takes."""
    if isinstance(feature, Seat | Seats):
        return players
    if isinstance(feature, Bits):
        return len(feature.places)
    if isinstance(feature, Choice):
        return feature.size
    return len(feature.rows[0]) if isinstance(feature, Lookup) else 1


def _instruction(feature: Feature, where: Where) -> Instruction:
    match feature:
        case Number():
            steps = feature.most - feature.least
            return Scale(where, feature.least, vec[i32]([_bits_of(n / steps) for n in range(steps + 1)]))
        case Choice():
            return Pick(where, feature.first, feature.size)
        case Seat():
            return Seated(where, feature.first, False)
        case Seats():
            return Seated(where, 0, True)
        case Bits():
            matters = sum(2**place for place in feature.places) & where.mask
            order = {place: n for n, place in enumerate(feature.places)}
            places = [order.get(place, 0) for place in range(max(feature.places) + 1)]
            return Spread(where, matters, vec[i64](places))
        case Lookup():
            entries = [
                [(place, number) for place, number in enumerate(row) if number] for row in feature.rows
            ]
            rows = [0, *accumulate(len(row) for row in entries)]
            flat = [entry for row in entries for entry in row]
            return Consult(
                where,
                feature.first,
                vec[i64](rows),
                vec[i64]([place for place, _ in flat]),
                vec[i32]([_bits_of(number) for _, number in flat]),
            )
    raise TypeError(f"Nobody knows how to show {feature!r}.")


def _bits_of(number: float) -> int:
    """Return the bits of a 32-bit float as an integer."""
    (bits,) = struct.unpack("<i", struct.pack("<f", number))
    return int(bits)
