"""Positions as rows of numbers from 0 to 1, inside compiled code.

What to do is a list of instructions, made once for a set-up by `patolli.research.tensors`: one for each
feature of each seat. Every entry of a tensor is 0 but few, so only those are written, and only those are
cleared before the next position: `marks` lists them, behind their number. Who keeps a tensor for one seat has
less to do: only instructions that read a cell that has changed are carried out again.

A tensor's entries are 32-bit floating-point numbers, which mypyc does not know. It knows 32-bit integers, and
all numbers that can occur are known beforehand: tables hold their bits, and numpy is told what they are.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.state import State

ONE: Final[i32] = 0x3F800000
"""The bits of 1.0."""

# Who is shown what an instruction writes: who watches, the seat whose it is, or nobody but a critic
NO_EYES: Final = -1
EVERYBODY: Final = 0
OWN: Final = 1
ALL_SEEING: Final = 2


@final
@mypyc_attr(acyclic=True)
class Where:
    """The values of a position that an instruction reads, and where its results go."""

    cell: i64
    cells: i64
    shift: i64
    bits: i64
    fields: i64
    mask: i64  # of a field; -1 for a whole cell
    pointer: i64
    end: i64
    relative: i64  # whose it is: the observer's seat is 0, the next one 1 and so on
    seat_cells: i64
    seat_shift: i64
    players: i64
    offset: i64
    stride: i64

    def __init__(self, numbers: vec[i64]) -> None:
        self.cell = numbers[0]
        self.cells = numbers[1]
        self.shift = numbers[2]
        self.bits = numbers[3]
        self.fields = numbers[4]
        self.mask = numbers[5]
        self.pointer = numbers[6]
        self.end = numbers[7]
        self.relative = numbers[8]
        self.seat_cells = numbers[9]
        self.seat_shift = numbers[10]
        self.players = numbers[11]
        self.offset = numbers[12]
        self.stride = numbers[13]

    def owner(self, seat: i64) -> i64:
        seat += self.relative
        return either(seat < self.players, seat, seat - self.players)

    def first_cell(self, cells: vec[i64], owner: i64) -> i64:
        cell = self.cell + owner * self.seat_cells
        if self.pointer >= 0:
            cell += cells[self.pointer]
        return cell

    def last_cell(self, first: i64) -> i64:
        last = first + self.cells
        return either(self.pointer >= 0 and last > self.end, self.end, last)

    def differs(self, cells: vec[i64], before: vec[i64], seat: i64) -> bool:
        """Tell whether the values read here differ between two positions."""
        if self.pointer >= 0 and cells[self.pointer] != before[self.pointer]:
            return True
        cell = self.first_cell(cells, self.owner(seat))
        last = self.last_cell(cell)
        while cell < last:
            if cells[cell] != before[cell]:
                return True
            cell += 1
        return False


@mypyc_attr(acyclic=True)
class Instruction:
    """An instruction that encodes the values of one feature. Each kind repeats the loop over the values: a
    call per value, instead of one per instruction, would take most of the time."""

    where: Where

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        """Encode what a seat sees, and list the entries written behind the `count` marks; return the number
        of marks."""
        raise RuntimeError("an instruction must define write()")


@final
@mypyc_attr(acyclic=True)
class Scale(Instruction):
    """A number, encoded as its share in the table; a higher one counts as the highest."""

    least: i64
    most: i64
    shares: vec[i32]

    def __init__(self, where: Where, least: i64, shares: vec[i32]) -> None:
        self.where = where
        self.least = least
        self.most = least + len(shares) - 1
        self.shares = shares

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        where = self.where
        owner = where.owner(seat)
        cell = where.first_cell(cells, owner)
        last = where.last_cell(cell)
        shift = where.shift + owner * where.seat_shift
        place = where.offset
        bits = where.bits
        mask = where.mask
        least = self.least
        most = self.most
        shares = self.shares
        while cell < last:
            value = cells[cell] >> shift
            for n in range(where.fields):
                number = value & mask
                if number > least:
                    if number > most:
                        number = most
                    into[start + place + n] = shares[number - least]
                    count += 1
                    marks[count] = i16(place + n)
                value >>= bits
            place += where.fields
            cell += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Pick(Instruction):
    """One of `size` things, encoded one-hot."""

    first: i64
    size: i64

    def __init__(self, where: Where, first: i64, size: i64) -> None:
        self.where = where
        self.first = first
        self.size = size

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        where = self.where
        owner = where.owner(seat)
        cell = where.first_cell(cells, owner)
        last = where.last_cell(cell)
        shift = where.shift + owner * where.seat_shift
        offset = where.offset
        while cell < last:
            value = cells[cell] >> shift
            for _n in range(where.fields):
                thing = (value & where.mask) - self.first
                if 0 <= thing < self.size:
                    into[start + offset + thing] = ONE
                    count += 1
                    marks[count] = i16(offset + thing)
                value >>= where.bits
                offset += where.stride
            cell += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Consult(Instruction):
    """A value, encoded by a lookup table. `rows` says where the entries of a row begin and, one further, end;
    an entry is a place, counted from where the value goes, and the bits of a number."""

    first: i64
    rows: vec[i64]
    places: vec[i64]
    numbers: vec[i32]

    def __init__(self, where: Where, first: i64, rows: vec[i64], places: vec[i64], numbers: vec[i32]) -> None:
        self.where = where
        self.first = first
        self.rows = rows
        self.places = places
        self.numbers = numbers

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        where = self.where
        owner = where.owner(seat)
        cell = where.first_cell(cells, owner)
        last = where.last_cell(cell)
        shift = where.shift + owner * where.seat_shift
        offset = where.offset
        rows = self.rows
        places = self.places
        numbers = self.numbers
        size: i64 = len(rows) - 1
        while cell < last:
            value = cells[cell] >> shift
            for _n in range(where.fields):
                row = (value & where.mask) - self.first
                if 0 <= row < size:
                    for entry in range(rows[row], rows[row + 1]):
                        place = offset + places[entry]
                        into[start + place] = numbers[entry]
                        count += 1
                        marks[count] = i16(place)
                value >>= where.bits
                offset += where.stride
            cell += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Spread(Instruction):
    """A set of bits, encoded as a 1 for each that is set and matters."""

    matters: i64
    places: vec[i64]

    def __init__(self, where: Where, matters: i64, places: vec[i64]) -> None:
        self.where = where
        self.matters = matters
        self.places = places

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        where = self.where
        owner = where.owner(seat)
        cell = where.first_cell(cells, owner)
        last = where.last_cell(cell)
        shift = where.shift + owner * where.seat_shift
        offset = where.offset
        places = self.places
        while cell < last:
            value = cells[cell] >> shift
            for _n in range(where.fields):
                left = value & self.matters
                while left:
                    place = offset + places[lowest(left)]
                    into[start + place] = ONE
                    count += 1
                    marks[count] = i16(place)
                    left &= left - 1
                value >>= where.bits
                offset += where.stride
            cell += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Seated(Instruction):
    """A seat, or a set of seats, encoded as a 1 for each, the observer's seat first."""

    first: i64
    is_set: bool

    def __init__(self, where: Where, first: i64, is_set: bool) -> None:
        self.where = where
        self.first = first
        self.is_set = is_set

    def write(
        self, cells: vec[i64], seat: i64, into: vec[i32], start: i64, marks: vec[i16], count: i64
    ) -> i64:
        where = self.where
        players = where.players
        owner = where.owner(seat)
        cell = where.first_cell(cells, owner)
        last = where.last_cell(cell)
        shift = where.shift + owner * where.seat_shift
        offset = where.offset
        while cell < last:
            value = cells[cell] >> shift
            for _n in range(where.fields):
                seats = value & where.mask
                if not self.is_set:
                    one = seats - self.first
                    seats = either(0 <= one < players, BIT[one & 31], 0)
                while seats:
                    place = lowest(seats) - seat
                    place = offset + either(place < 0, place + players, place)
                    into[start + place] = ONE
                    count += 1
                    marks[count] = i16(place)
                    seats &= seats - 1
                value >>= where.bits
                offset += players
            cell += 1
        return count


@final
@mypyc_attr(acyclic=True)
class Group:
    """Instructions that read the same cells, and that the same seats may see."""

    where: Where
    instructions: list[Instruction]
    eyes: i64
    mark: i64
    """Where in a tensor's marks those of the group begin, behind their number."""

    def __init__(self, instructions: list[Instruction], eyes: i64, mark: i64) -> None:
        self.where = instructions[0].where
        self.instructions = instructions
        self.eyes = eyes
        self.mark = mark


@final
class Encoder:
    """The encoder of a set-up. An observation begins with the observer's seat, one-hot."""

    size: i64
    room: i64
    """How many marks a row needs at most, and their number."""
    instructions: list[Instruction]
    """Of what somebody who sits at the table sees."""
    groups: list[Group]
    """The same, and what only `Tensor.reveal` shows."""
    group_room: i64

    def __init__(
        self, size: i64, room: i64, instructions: list[Instruction], groups: list[Group], group_room: i64
    ) -> None:
        self.size = size
        self.room = room
        self.instructions = instructions
        self.groups = groups
        self.group_room = group_room

    def observe(
        self, state: State, seat: i64, into: vec[i32], start: i64, marks: vec[i16], mark: i64
    ) -> None:
        """Write what `seat` may see of a position from `start` on, over what was there before."""
        concealed = state.clone()
        concealed.conceal(seat)
        for n in range(mark + 1, mark + 1 + i64(marks[mark])):
            into[start + i64(marks[n])] = 0
        cells = concealed.cells
        into[start + seat] = ONE
        count = mark + 1
        marks[count] = i16(seat)
        for instruction in self.instructions:
            count = instruction.write(cells, seat, into, start, marks, count)
        marks[mark] = i16(count - mark)


@final
class Tensor:
    """A buffer for one observation, written again and again: for the same seat, only what has changed."""

    encoder: Encoder
    entries: vec[i32]
    marks: vec[i16]
    cells: vec[i64]
    """What was written last, for whom."""
    seat: i64
    eyes: i64

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.entries = entry_buffer(encoder.size)
        self.marks = mark_buffer(encoder.group_room)
        self.cells = vec[i64]([])
        self.seat = 0
        self.eyes = NO_EYES

    def observe(self, state: State, seat: i64) -> None:
        """Observe a position as `seat`, or `SPECTATOR`, may see it; of a complete one it sees no more."""
        concealed = state.clone()
        concealed.conceal(seat)
        if seat < 0:
            self.write(concealed.cells, 0, EVERYBODY)
        else:
            self.write(concealed.cells, seat, OWN)

    def reveal(self, state: State) -> None:
        """Observe a position from seat 0 with nothing on the table concealed."""
        self.write(state.clone().cells, 0, ALL_SEEING)

    def write(self, cells: vec[i64], seat: i64, eyes: i64) -> None:
        is_new = seat != self.seat or eyes != self.eyes
        before = self.cells
        entries = self.entries
        marks = self.marks
        for group in self.encoder.groups:
            if is_new or group.where.differs(cells, before, seat):
                mark = group.mark
                for n in range(mark + 1, mark + 1 + i64(marks[mark])):
                    entries[i64(marks[n])] = 0
                count = mark
                if group.eyes <= eyes:
                    for instruction in group.instructions:
                        count = instruction.write(cells, seat, entries, 0, marks, count)
                marks[mark] = i16(count - mark)
        if is_new:
            entries[self.seat] = 0
            if eyes != EVERYBODY:
                entries[seat] = ONE
            self.seat = seat
            self.eyes = eyes
        self.cells = cells


def entry_buffer(size: i64) -> vec[i32]:
    return vec[i32]([0] * size)


def mark_buffer(size: i64) -> vec[i16]:
    return vec[i16]([0] * size)
