"""Positions as rows of numbers from 0 to 1, inside compiled code.

What to do is a program, made once for a set-up by `patolli.research.tensors`: an instruction for each feature
of each seat. Every entry of a tensor is 0 but few, so only those are written, and only those are cleared
before the next position: `marks` lists them, behind their number.

A tensor's entries are 32-bit floating-point numbers, which mypyc does not know. It knows 32-bit integers, and
all numbers that can occur are known beforehand: tables hold their bits, and numpy is told what they are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.state import State

# An instruction, number by number
KIND: Final = 0
CELL: Final = 1
CELLS: Final = 2
SHIFT: Final = 3
BITS: Final = 4
FIELDS: Final = 5
MASK: Final = 6  # of a field; -1 for a whole cell
POINTER: Final = 7
END: Final = 8
RELATIVE: Final = 9  # whose it is: the own seat is 0, the next one 1 and so on
SEAT_CELLS: Final = 10
SEAT_SHIFT: Final = 11
FIRST: Final = 12  # the value of the first row, place or seat
SIZE: Final = 13  # how many of them there are
TABLE: Final = 14  # where they begin in `rows` or `places`
OFFSET: Final = 15  # where in the tensor the first value goes
STRIDE: Final = 16  # how much further the next one goes
ZERO_IS_EMPTY: Final = 17  # 1 if nothing is written for the value 0
CLAMPED: Final = 18  # 1 if a higher value counts as the highest
INSTRUCTION: Final = 19

# Kinds
LOOK_UP: Final = 0
SPREAD: Final = 1
SEAT: Final = 2
SEATS: Final = 3

ONE: Final[i64] = 0x3F800000
"""The bits of 1.0."""
NO_LIMIT: Final[i64] = 2**62


class Encoder:
    """A program and its tables: `rows` says where the entries of a row begin and, one further, end; an entry
    is a place, counted from where the value goes, and the bits of a number."""

    players: i64
    size: i64
    room: i64
    """How many marks a tensor needs at most."""
    program: vec[i64]
    rows: vec[i64]
    entry_places: vec[i64]
    entry_numbers: vec[i32]
    places: vec[i64]

    def __init__(
        self,
        players: i64,
        size: i64,
        room: i64,
        program: vec[i64],
        rows: vec[i64],
        entry_places: vec[i64],
        entry_numbers: vec[i32],
        places: vec[i64],
    ) -> None:
        self.players = players
        self.size = size
        self.room = room
        self.program = program
        self.rows = rows
        self.entry_places = entry_places
        self.entry_numbers = entry_numbers
        self.places = places

    def observe(
        self, state: State, seat: i64, into: vec[i32], start: i64, marks: vec[i32], mark: i64
    ) -> None:
        """Write what `seat` may see of a position from `start` on, over what was there before."""
        concealed = state.clone()
        concealed.conceal(seat)
        self.encode(concealed, either(seat < 0, 0, seat), into, start, marks, mark)

    def encode(
        self, concealed: State, seat: i64, into: vec[i32], start: i64, marks: vec[i32], mark: i64
    ) -> None:
        self.clear(into, start, marks, mark)
        program = self.program
        at: i64 = 0
        end: i64 = len(program)
        count = mark
        while at < end:
            kind = program[at + KIND]
            if kind == LOOK_UP:
                count = self.look_up(concealed.cells, seat, at, into, start, marks, count)
            elif kind == SPREAD:
                count = self.spread(concealed.cells, seat, at, into, start, marks, count)
            else:
                count = self.place_seats(concealed.cells, seat, at, into, start, marks, count)
            at += INSTRUCTION
        marks[mark] = i32(count - mark)

    def clear(self, into: vec[i32], start: i64, marks: vec[i32], mark: i64) -> None:
        for n in range(mark + 1, mark + 1 + i64(marks[mark])):
            into[start + i64(marks[n])] = 0

    def absolute(self, seat: i64, relative: i64) -> i64:
        seat += relative
        return either(seat < self.players, seat, seat - self.players)

    def look_up(
        self, cells: vec[i64], seat: i64, at: i64, into: vec[i32], start: i64, marks: vec[i32], count: i64
    ) -> i64:
        """Write the row of every value: a number, a choice, or what a table tells."""
        program = self.program
        rows = self.rows
        places = self.entry_places
        numbers = self.entry_numbers
        owner = self.absolute(seat, program[at + RELATIVE])
        cell = program[at + CELL] + owner * program[at + SEAT_CELLS]
        shift = program[at + SHIFT] + owner * program[at + SEAT_SHIFT]
        bits = program[at + BITS]
        mask = program[at + MASK]
        first = program[at + FIRST]
        size = program[at + SIZE]
        table = program[at + TABLE]
        stride = program[at + STRIDE]
        fields = program[at + FIELDS]
        can_stop = program[at + ZERO_IS_EMPTY] != 0
        highest = either(program[at + CLAMPED] != 0, size - 1, NO_LIMIT)
        offset = program[at + OFFSET]
        last = cell + program[at + CELLS]
        if program[at + POINTER] >= 0:
            moved = cells[program[at + POINTER]]
            cell += moved
            last = min(last + moved, program[at + END])
        while cell < last:
            value = cells[cell] >> shift
            goes = offset
            for _n in range(fields):
                if can_stop and not value:
                    break
                row = (value & mask) - first
                if row > highest:
                    row = highest
                if 0 <= row < size:
                    for entry in range(rows[table + row], rows[table + row + 1]):
                        place = goes + places[entry]
                        into[start + place] = numbers[entry]
                        count += 1
                        marks[count] = i32(place)
                value >>= bits
                goes += stride
            offset += fields * stride
            cell += 1
        return count

    def spread(
        self, cells: vec[i64], seat: i64, at: i64, into: vec[i32], start: i64, marks: vec[i32], count: i64
    ) -> i64:
        """Write a 1 for every bit that is there and matters."""
        program = self.program
        places = self.places
        owner = self.absolute(seat, program[at + RELATIVE])
        cell = program[at + CELL] + owner * program[at + SEAT_CELLS]
        shift = program[at + SHIFT] + owner * program[at + SEAT_SHIFT]
        bits = program[at + BITS]
        mask = program[at + MASK]
        table = program[at + TABLE]
        stride = program[at + STRIDE]
        fields = program[at + FIELDS]
        offset = program[at + OFFSET]
        last = cell + program[at + CELLS]
        if program[at + POINTER] >= 0:
            moved = cells[program[at + POINTER]]
            cell += moved
            last = min(last + moved, program[at + END])
        while cell < last:
            value = cells[cell] >> shift
            goes = offset
            for _n in range(fields):
                left = value & mask
                while left:
                    place = goes + places[table + lowest(left)]
                    into[start + place] = i32(ONE)
                    count += 1
                    marks[count] = i32(place)
                    left &= left - 1
                value >>= bits
                goes += stride
            offset += fields * stride
            cell += 1
        return count

    def place_seats(
        self, cells: vec[i64], seat: i64, at: i64, into: vec[i32], start: i64, marks: vec[i32], count: i64
    ) -> i64:
        """Write a 1 for a seat, or for every seat of a set, the own seat first."""
        program = self.program
        owner = self.absolute(seat, program[at + RELATIVE])
        cell = program[at + CELL] + owner * program[at + SEAT_CELLS]
        shift = program[at + SHIFT] + owner * program[at + SEAT_SHIFT]
        bits = program[at + BITS]
        mask = program[at + MASK]
        first = program[at + FIRST]
        fields = program[at + FIELDS]
        is_set = program[at + KIND] == SEATS
        offset = program[at + OFFSET]
        for _cell in range(program[at + CELLS]):
            value = cells[cell] >> shift
            for _n in range(fields):
                seats = value & mask
                if not is_set:
                    one = seats - first
                    seats = either(0 <= one < self.players, BIT[one & 31], 0)
                while seats:
                    place = lowest(seats) - seat
                    place = offset + either(place < 0, place + self.players, place)
                    into[start + place] = i32(ONE)
                    count += 1
                    marks[count] = i32(place)
                    seats &= seats - 1
                value >>= bits
                offset += self.players
            cell += 1
        return count


class Tensor:
    """Room for one observation, written again and again."""

    encoder: Encoder
    entries: vec[i32]
    marks: vec[i32]

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.entries = small_buffer(encoder.size)
        self.marks = small_buffer(encoder.room)

    def observe(self, state: State, seat: i64) -> None:
        """What `seat`, or `SPECTATOR`, may see of a position; of a complete one it sees no more."""
        self.encoder.observe(state, seat, self.entries, 0, self.marks, 0)


def small_buffer(size: i64) -> vec[i32]:
    return vec[i32]([0] * size)
