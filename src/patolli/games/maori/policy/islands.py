"""A survey of the islands of a board, finished or not, and where they want to go on.

The sides of a space are numbered as in tiles.py: 0 north, 1 east, 2 south, 3 west; so the opposite of a side
is two further.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, lowest
from patolli.engine.state import action_buffer
from patolli.games.maori.board import FIRST_COLUMN, LAST_COLUMN
from patolli.games.maori.cells import BOARD, COLUMN_COUNT, COLUMNS, LAID, LANE, ROW_COUNT, ROWS, SPACES
from patolli.games.maori.numbers import Numbers

SIDE_COUNT: Final[i64] = 4
EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2

# Where a run of pieces goes on: at a free space, or
CLOSED: Final[i64] = -1
DEAD: Final[i64] = -2  # at something that does not match, so it will never be finished

# The fields of a run. Its worth and its chances are written by boards.py.
PALMS: Final = 0
HUT: Final = 1
PIECES: Final = 2  # only laid ones
LEIS: Final = 3  # complete ones
BEYOND: Final = 4  # whether some piece is outside the atoll
ON_BOATS: Final = 5
BACK: Final = 6  # where it goes on to the west or north
FORTH: Final = 7  # to the east or south
BACK_LEI: Final = 8  # half a lei there
FORTH_LEI: Final = 9
EXPECTED: Final = 10  # what it is worth now
BACK_CHANCE: Final = 11  # that it is closed there
BACK_WREATH: Final = 12  # that half a lei there becomes a whole one
FORTH_CHANCE: Final = 13
FORTH_WREATH: Final = 14
RUN: Final = 15
MOST_RUNS: Final = 2 * SPACES


@final
class Islands:
    """The islands of one board, looked over once."""

    numbers: Numbers
    sides: vec[i64]  # by piece: the open ones

    free: i64
    single: i64  # the spaces whose pieces go on nowhere, water or whole islands, as a set
    open_sides: i64  # of islands that can still be finished
    runs: vec[i64]
    run_count: i64
    run_at: vec[i64]  # by space with a piece that goes on: the number of its run
    wanted: vec[i64]  # by space: the sides from which a run wants to go on there
    wanting: vec[i64]  # by space * 4 + side: that run
    roomy: vec[i64]  # by space: the sides at which the next space is free too
    lonely: vec[i64]  # by space: the sides at which one is cut off that has no other free space beside it

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        pieces: i64 = len(numbers.flat)
        self.sides = action_buffer(pieces)
        for piece in range(pieces):
            self.sides[piece] = open_sides_of(numbers.flat[piece], numbers.tall[piece])
        self.free = 0
        self.single = 0
        self.open_sides = 0
        self.runs = action_buffer(MOST_RUNS * RUN)
        self.run_count = 0
        self.run_at = action_buffer(SPACES)
        self.wanted = action_buffer(SPACES)
        self.wanting = action_buffer(SPACES * 4)
        self.roomy = action_buffer(SPACES)
        self.lonely = action_buffer(SPACES)

    def look(self, cells: vec[i64], own: i64) -> None:
        self.free = self.numbers.spaces & ~cells[own + LAID]
        self.find_room()
        self.single = 0
        self.run_count = 0
        self.open_sides = 0
        for y in range(ROW_COUNT):
            self.find_runs(cells, own, y * COLUMNS, 1, COLUMNS, EAST_SIDE)
        for x in range(COLUMN_COUNT):
            self.find_runs(cells, own, x, COLUMNS, ROWS, SOUTH_SIDE)
        self.find_lonely()

    def find_room(self) -> None:
        free = self.free
        wanted = self.wanted
        roomy = self.roomy
        south_of = free << COLUMNS
        west_of = (free & ~FIRST_COLUMN) >> 1
        north_of = free >> COLUMNS
        east_of = (free & ~LAST_COLUMN) << 1
        left = free
        while left:
            space = lowest(left)
            left &= left - 1
            wanted[space] = 0
            room = (south_of >> space & 1) | (west_of >> space & 1) << 1
            roomy[space] = room | (north_of >> space & 1) << 2 | (east_of >> space & 1) << 3

    def find_runs(self, cells: vec[i64], own: i64, first: i64, step: i64, length: i64, side: i64) -> None:
        """Find the pieces that hang together in a row (`side` is east) or a column (south)."""
        runs = self.runs
        numbers = self.numbers
        open_at = self.sides
        free = self.free
        laid = cells[own + LAID]
        forth = BIT[side]
        back = BIT[(side + 2) & 3]
        joined = False
        run: i64 = 0
        for n in range(length):
            space = first + n * step
            piece = cells[own + BOARD + space]
            if piece < 0:
                joined = False
                continue
            sides = open_at[piece]
            if not sides & (forth | back):
                if not sides:
                    self.single |= BIT[space]
                joined = False
                continue
            if not joined:
                run = self.run_count * RUN
                self.run_count += 1
                runs[run + PALMS] = 0
                runs[run + HUT] = 0
                runs[run + PIECES] = 0
                runs[run + LEIS] = 0
                runs[run + BEYOND] = 0
                runs[run + ON_BOATS] = 0
                runs[run + BACK] = CLOSED
                runs[run + BACK_LEI] = numbers.leis[piece] & back
                if sides & back:
                    runs[run + BACK] = DEAD
                    if n > 0 and free & BIT[space - step]:
                        runs[run + BACK] = space - step
            self.run_at[space] = self.run_count - 1
            tile = piece >> 2
            runs[run + PALMS] += numbers.palms[tile]
            runs[run + HUT] |= numbers.tall[piece] & 1
            runs[run + ON_BOATS] += numbers.boats_on[tile]
            if laid & BIT[space]:
                runs[run + PIECES] += 1
            if not numbers.atoll_spaces & BIT[space]:
                runs[run + BEYOND] = 1
            runs[run + FORTH] = CLOSED
            runs[run + FORTH_LEI] = numbers.leis[piece] & forth
            joined = False
            if sides & forth:
                runs[run + FORTH] = DEAD
                if n + 1 < length:
                    beyond = cells[own + BOARD + space + step]
                    if free & BIT[space + step]:
                        runs[run + FORTH] = space + step
                    elif beyond >= 0 and open_at[beyond] & back:
                        joined = True
                        if runs[run + FORTH_LEI] and numbers.leis[beyond] & back:
                            runs[run + LEIS] += 1
            if not joined:
                self.note_wants(run, side)

    def note_wants(self, run: i64, side: i64) -> None:
        runs = self.runs
        back = runs[run + BACK]
        forth = runs[run + FORTH]
        if back == DEAD or forth == DEAD:
            return
        if back >= 0:
            self.wanted[back] |= BIT[side]
            self.wanting[back * 4 + side] = run
            self.open_sides += 1
        if forth >= 0:
            self.wanted[forth] |= BIT[(side + 2) & 3]
            self.wanting[forth * 4 + ((side + 2) & 3)] = run
            self.open_sides += 1

    def find_lonely(self) -> None:
        left = self.free
        while left:
            space = lowest(left)
            left &= left - 1
            self.lonely[space] = 0
        left = self.free
        while left:
            space = lowest(left)
            left &= left - 1
            room = self.roomy[space]
            if room and not room & (room - 1) and not self.wanted[space]:
                side = lowest(room)
                self.lonely[next_space(space, side)] |= BIT[(side + 2) & 3]

    def side_of(self, space: i64, run: i64) -> i64:
        """Find the side of a space from which a run wants to go on there."""
        wanted = self.wanted[space]
        while wanted:
            side = lowest(wanted)
            if self.wanting[space * 4 + side] == run:
                return side
            wanted &= wanted - 1
        return 0


def open_sides_of(flat: i64, tall: i64) -> i64:
    """Return the sides at which a piece goes on, by its connections."""
    sides = (tall >> 2 * LANE & 1) | (flat >> LANE & 1) << 1
    return sides | (tall >> LANE & 1) << 2 | (flat >> 2 * LANE & 1) << 3


def next_space(space: i64, side: i64) -> i64:
    """Return the space at a side of another, which must not be at the edge."""
    if side & 1:
        return space + 2 - side
    return space + (side - 1) * COLUMNS
