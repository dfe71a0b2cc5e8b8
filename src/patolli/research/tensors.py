"""Observations as flat tensors of numbers from 0 to 1, whose slices have names.

They are made of concealed positions only, so they tell a seat what it may know and nothing else. The own seat
comes first (``own.hand``) and the others follow in turn order (``other.1.hand`` is to the left), so that one
policy can play every seat. What is in them each game says in its `features.py`.

>>> import patolli
>>> from patolli.research.tensors import Observer, layout
>>> setup = patolli.game("yaxha").setup(players=2)
>>> layout(setup).slices["own.hand"]
slice(48, 53, None)
>>> seen = Observer(setup).observe(setup.new(patolli.Seed.fast(7)), seat=0)
>>> seen.shape == (layout(setup).size,), seen.dtype.name, seen[layout(setup).slices["pending"]].tolist()
(True, 'float32', [1.0, 1.0])
"""

import struct
from dataclasses import dataclass, field
from functools import lru_cache

from librt.vecs import vec
from mypy_extensions import i32, i64

from patolli.engine.features import WHOLE, Bits, Choice, Choices, Feature, Lookup, Number, Seat, Seats
from patolli.engine.game import Setup
from patolli.engine.state import PENDING, State
from patolli.research import encoder
from patolli.research.encoder import Encoder, Tensor
from patolli.research.missing import require

require("numpy")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

Floats = NDArray[np.float32]


@dataclass(frozen=True)
class Layout:
    """What lies where in an observation: every entry belongs to one slice."""

    size: int
    slices: dict[str, slice]


class Observer:
    """Writes observations of one set-up, one after the other."""

    def __init__(self, setup: Setup) -> None:
        self.layout = layout(setup)
        self._tensor = Tensor(encoder_of(setup))
        self._entries = floats(self._tensor.entries)

    def observe(self, state: State, seat: int, into: Floats | None = None) -> Floats:
        """What a seat, or `SPECTATOR`, who sits where seat 0 does, may see: written into an array of the
        caller, or into one that the next call writes over and nobody else can write to."""
        self._tensor.observe(state, seat)
        if into is None:
            return self._entries
        into[:] = self._entries
        return into

    def reveal(self, state: State) -> Floats:
        """The position with nothing concealed, from seat 0: for critics that are told everything."""
        tensor = self._tensor
        tensor.encoder.encode(state, 0, tensor.entries, 0, tensor.marks, 0)
        return self._entries


def floats(entries: vec[i32]) -> Floats:
    """The memory of compiled code, as what is in it; numpy can look at it and not change it."""
    return np.asarray(entries).view(np.float32)


@lru_cache(maxsize=64)
def layout(setup: Setup) -> Layout:
    return _plan(setup).layout()


@lru_cache(maxsize=64)
def encoder_of(setup: Setup) -> Encoder:
    return _plan(setup).encoder()


def _plan(setup: Setup) -> "_Plan":
    features = (Seats(name="pending", at=PENDING), *setup.game.features(setup))
    plan = _Plan(setup.players)
    for feature in features:
        if not feature.per_seat:
            plan.add(feature, feature.name, 0)
    for relative in range(setup.players):
        whose = f"other.{relative}" if relative else "own"
        for feature in features:
            if feature.per_seat:
                plan.add(feature, f"{whose}.{feature.name}", relative)
    return plan


@dataclass
class _Plan:
    """The encoder's program while it is written."""

    players: int
    size: int = 0
    room: int = 1
    slices: dict[str, slice] = field(default_factory=dict)
    program: list[int] = field(default_factory=list)
    rows: list[int] = field(default_factory=list)
    entry_places: list[int] = field(default_factory=list)
    entry_numbers: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    def layout(self) -> Layout:
        return Layout(self.size, self.slices)

    def encoder(self) -> Encoder:
        return Encoder(
            self.players,
            self.size,
            self.room,
            vec[i64](self.program),
            vec[i64](self.rows),
            vec[i64](self.entry_places),
            vec[i32](self.entry_numbers),
            vec[i64](self.places),
        )

    def add(self, feature: Feature, name: str, relative: int) -> None:
        if name in self.slices:
            raise ValueError(f"There are two features with the name {name!r}; names must differ.")
        values = feature.cells * feature.fields
        is_merged = isinstance(feature, Choices)
        one: list[int] = [0] * encoder.INSTRUCTION
        one[encoder.CELL] = feature.at
        one[encoder.CELLS] = feature.cells
        one[encoder.SHIFT] = feature.shift
        one[encoder.BITS] = feature.bits
        one[encoder.FIELDS] = feature.fields
        one[encoder.MASK] = -1 if feature.bits == WHOLE else 2**feature.bits - 1
        one[encoder.POINTER] = feature.pointer
        one[encoder.END] = feature.end
        one[encoder.RELATIVE] = relative
        one[encoder.SEAT_CELLS] = feature.seat_cells
        one[encoder.SEAT_SHIFT] = feature.seat_shift
        one[encoder.OFFSET] = self.size
        width = self._spread(feature, one)
        one[encoder.STRIDE] = 0 if is_merged else width
        self.program += one
        size = width if is_merged else width * values
        self.slices[name] = slice(self.size, self.size + size)
        self.size += size
        self.room += values * width

    def _spread(self, feature: Feature, one: list[int]) -> int:
        """Write what an instruction does with each value; how many entries that takes."""
        if isinstance(feature, Seat | Seats):
            one[encoder.KIND] = encoder.SEAT if isinstance(feature, Seat) else encoder.SEATS
            one[encoder.FIRST] = feature.first if isinstance(feature, Seat) else 0
            return self.players
        if isinstance(feature, Bits):
            one[encoder.KIND] = encoder.SPREAD
            one[encoder.MASK] &= sum(2**place for place in feature.places)
            one[encoder.TABLE] = len(self.places)
            order = {place: n for n, place in enumerate(feature.places)}
            self.places += [order.get(place, 0) for place in range(max(feature.places) + 1)]
            return len(feature.places)
        first, rows = _table(feature)
        one[encoder.KIND] = encoder.LOOK_UP
        one[encoder.FIRST] = first
        one[encoder.SIZE] = len(rows)
        one[encoder.TABLE] = len(self.rows)
        one[encoder.CLAMPED] = int(isinstance(feature, Number))
        one[encoder.ZERO_IS_EMPTY] = int(not 0 <= -first < len(rows) or not any(rows[-first]))
        for row in rows:
            self.rows.append(len(self.entry_places))
            for place, number in enumerate(row):
                if number:
                    self.entry_places.append(place)
                    self.entry_numbers.append(_bits_of(number))
        self.rows.append(len(self.entry_places))
        return len(rows[0])


def _table(feature: Feature) -> tuple[int, tuple[tuple[float, ...], ...]]:
    """What is written for each value, and which value is the first."""
    if isinstance(feature, Number):
        steps = feature.most - feature.least
        return feature.least, tuple((n / steps,) for n in range(steps + 1))
    if isinstance(feature, Choice):
        return feature.first, tuple(_one_hot(n, feature.size) for n in range(feature.size))
    assert isinstance(feature, Lookup), f"nobody knows how to spread {feature!r}"
    return feature.first, feature.rows


def _one_hot(place: int, size: int) -> tuple[float, ...]:
    return tuple(float(n == place) for n in range(size))


def _bits_of(number: float) -> int:
    """A floating-point number of 32 bits, read as a whole one."""
    (bits,) = struct.unpack("<i", struct.pack("<f", number))
    return int(bits)
