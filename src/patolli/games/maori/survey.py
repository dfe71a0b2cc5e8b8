"""What a board promises: its islands, what they wait for, and what laying a piece on a space is worth.

Worths are in hundredths of a point, chances in thousandths. The sides of a space are numbered as in tiles.py:
0 north, 1 east, 2 south, 3 west; so the opposite of a side is two further.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.maori.board import COLUMNS, DISPLAY_SIZE, FIRST_COLUMN, LAST_COLUMN, ROWS, SPACES
from patolli.games.maori.position import (
    BOARD,
    BOATS,
    DISPLAY,
    LAID,
    LAST_TURNS,
    NEXT,
    SEAT,
    SEATS,
    SHELLS,
)
from patolli.games.maori.tiles import EXPERT, LANE, Numbers

POINT: Final = 100  # the engine's; mypyc computes with a number only if it is of the same module
SURE: Final = 1000
ROW_COUNT: Final[i64] = 4
COLUMN_COUNT: Final[i64] = 5

EAST_SIDE: Final = 1
SOUTH_SIDE: Final = 2

# Where a run of pieces goes on: at a free space, or
CLOSED: Final = -1
DEAD: Final = -2  # at something that does not match, so it will never be finished

# What is known of a run
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

# Kinds of tiles: ends by their open side, then
FLAT_MIDDLE: Final = 4
TALL_MIDDLE: Final = 5
OTHER: Final = 6
KINDS: Final[i64] = 7
SIDE_COUNT: Final[i64] = 4
CLOSABLE: Final[i64] = 6  # kinds that close or carry on an island

COUNTER: Final = 8
COUNTED: Final = 255

MOST_TURNS: Final = 32
MOST_SHOWN: Final = 24
"""How many of a kind lie in the display, counted in quarters."""
REACH: Final = 6.0
"""So many tiles of the display a player can get at in a turn without paying much."""

# Tried out in games against itself
HUT_CHANCE: Final = 220  # that a hut still comes to an open island
CLASH: Final = 600  # of an island's chances, if another one wants the same space for another piece
LEI_PART: Final = 0.55  # so often somebody who could get the other half of a lei does
CUT_OFF: Final = 20  # for a free space that is left alone, where few tiles are any good
SHELL_USE: Final = 8  # of a shell in every turn left, beside the majority
BOAT_USE: Final = 14
COMING: Final = 220  # what a turn brings beyond what is expected of the board
COMING_EARLY: Final = 110  # and more while there is room
LATE: Final = 6  # turns before the end


def _chances() -> list[int]:
    """By shown * MOST_TURNS + turns: the chance to get a tile of a kind, of which on average so many quarters
    of a tile are shown, in so many half turns."""
    return [
        round(SURE * (1 - (1 - shown / 4 / 16) ** (REACH * turns / 2)))
        for shown in range(MOST_SHOWN + 1)
        for turns in range(MOST_TURNS)
    ]


CHANCES: Final = vec[i64](_chances())
LEI_CHANCES: Final = vec[i64]([round(LEI_PART * chance) for chance in _chances()])


def even_chance(margin: i64, spread: i64) -> i64:
    """In hundredths: that a lead of `margin` (0 is a tie, which counts as won) lasts, if things can change
    by `spread`."""
    chance = 50 + 50 * (2 * margin + 1) // (2 * spread + 1)
    if chance < 0:
        return 0
    return min(chance, 100)


class Survey:
    """One board, looked over once; then the worth of any piece on any space is quickly told."""

    numbers: Numbers
    sides: vec[i64]  # by piece: the open ones
    kinds: vec[i64]  # by piece
    kind_counts: vec[i64]  # by tile: a one in the counter of its kind, to add up many at once
    lei_counts: vec[i64]  # by tile: the same for ends with half a lei
    on_display: vec[i64]  # by kind
    in_stock: vec[i64]
    leis_on_display: vec[i64]  # ends with half a lei, by their open side
    leis_in_stock: vec[i64]

    seat: i64
    free: i64
    turns: i64  # of this seat, after the present one
    rounds: i64  # the same, if it does not fill its board
    certain: i64  # what water and finished islands score
    open_sides: i64  # of islands that can still be finished
    runs: vec[i64]
    run_count: i64
    run_at: vec[i64]  # by space with a piece that goes on: the number of its run
    wanted: vec[i64]  # by space: the sides from which a run wants to go on there
    wanting: vec[i64]  # by space * 4 + side: that run
    roomy: vec[i64]  # by space: the sides at which the next space is free too
    lonely: vec[i64]  # by space: the sides at which one is cut off that has no other free space beside it
    given_up: vec[i64]  # by space: what the runs that want it are worth
    open_chance: vec[i64]  # by space * 4 + side: for one more island that wants to go on there
    open_wreath: vec[i64]
    values: vec[i64]  # by space: what the piece that was valued last is worth there
    closing: vec[i64]  # by kind: the chance to get one
    wreath: vec[i64]  # by open side: the chance to get such an end with half a lei
    rival_boats: i64
    rival_shells: i64
    rivals: i64

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        pieces: i64 = len(numbers.flat)
        self.sides = action_buffer(pieces)
        self.kinds = action_buffer(pieces)
        for piece in range(pieces):
            self.describe(piece)
        self.kind_counts = action_buffer(numbers.tiles)
        self.lei_counts = action_buffer(numbers.tiles)
        for tile in range(numbers.tiles):
            kind = self.kinds[4 * tile]
            self.kind_counts[tile] = BIT[kind * COUNTER]
            if numbers.leis[4 * tile] and kind < FLAT_MIDDLE:
                self.lei_counts[tile] = BIT[kind * COUNTER]
        self.on_display = action_buffer(KINDS)
        self.in_stock = action_buffer(KINDS)
        self.leis_on_display = action_buffer(SIDE_COUNT)
        self.leis_in_stock = action_buffer(SIDE_COUNT)
        self.runs = action_buffer(MOST_RUNS * RUN)
        self.run_at = action_buffer(SPACES)
        self.wanted = action_buffer(SPACES)
        self.wanting = action_buffer(SPACES * 4)
        self.roomy = action_buffer(SPACES)
        self.lonely = action_buffer(SPACES)
        self.given_up = action_buffer(SPACES)
        self.open_chance = action_buffer(SPACES * 4)
        self.open_wreath = action_buffer(SPACES * 4)
        self.values = action_buffer(SPACES)
        self.closing = action_buffer(KINDS)
        self.wreath = action_buffer(SIDE_COUNT)

    def describe(self, piece: i64) -> None:
        numbers = self.numbers
        flat = numbers.flat[piece]
        tall = numbers.tall[piece]
        sides = (tall >> 2 * LANE & 1) | (flat >> LANE & 1) << 1
        sides |= (tall >> LANE & 1) << 2 | (flat >> 2 * LANE & 1) << 3
        self.sides[piece] = sides
        kind: i64 = OTHER
        if sides == 10:
            kind = FLAT_MIDDLE
        elif sides == 5:
            kind = TALL_MIDDLE
        elif sides:
            kind = lowest(sides)
        self.kinds[piece] = kind

    # What is still to come

    def count_tiles(self, cells: vec[i64]) -> None:
        """The tiles that can still be had. Which tiles are in the stock everybody knows, only not their
        order."""
        kinds = self.kind_counts
        leis = self.lei_counts
        shown: i64 = 0
        leis_shown: i64 = 0
        for n in range(DISPLAY_SIZE):
            tile = cells[DISPLAY + n]
            if tile >= 0:
                shown += kinds[tile]
                leis_shown += leis[tile]
        left: i64 = 0
        leis_left: i64 = 0
        size: i64 = len(cells)
        for n in range(cells[NEXT], size):
            left += kinds[cells[n]]
            leis_left += leis[cells[n]]
        for kind in range(KINDS):
            self.on_display[kind] = shown >> kind * COUNTER & COUNTED
            self.in_stock[kind] = left >> kind * COUNTER & COUNTED
        for side in range(SIDE_COUNT):
            self.leis_on_display[side] = leis_shown >> side * COUNTER & COUNTED
            self.leis_in_stock[side] = leis_left >> side * COUNTER & COUNTED

    def count_turns(self, cells: vec[i64], players: i64) -> None:
        """How many turns the seat can expect: until the first board is full, and one for the others."""
        spaces = self.numbers.spaces
        rounds: i64 = MOST_TURNS
        if cells[LAST_TURNS] >= 0:
            rounds = 0
        else:
            for other in range(players):
                if other != self.seat:
                    rounds = min(rounds, count(spaces & ~cells[SEATS + other * SEAT + LAID]))
            rounds += rounds >> 3
        self.rounds = rounds
        left = count(self.free) - 1
        if left < 0:
            left = 0
        self.turns = min(rounds, left)

    def find_rivals(self, cells: vec[i64], players: i64) -> None:
        """The most boats and shells that another seat has."""
        boats: i64 = 0
        shells: i64 = 0
        for other in range(players):
            if other != self.seat:
                boats = max(boats, cells[SEATS + other * SEAT + BOATS])
                shells = max(shells, cells[SEATS + other * SEAT + SHELLS])
        self.rival_boats = boats
        self.rival_shells = shells
        self.rivals = players - 1

    def shells_worth(self, shells: i64) -> i64:
        """The majority, and what they buy until then."""
        spread = 1 + self.turns // 2
        if self.turns == 0:
            spread = 0
        margin = shells - self.rival_shells
        worth = even_chance(margin, spread) * shells
        worth -= even_chance(-margin, spread) * self.rival_shells // self.rivals
        return worth + min(shells, 5) * self.turns * SHELL_USE

    def boats_worth(self, boats: i64) -> i64:
        """The majority, and the steps they save until then."""
        spread = (self.turns + 2) // 3
        more = self.turns * 2 // 5  # that everybody can expect to get
        margin = boats - self.rival_boats
        worth = even_chance(margin, spread) * (boats + more)
        worth -= even_chance(-margin, spread) * (self.rival_boats + more) // self.rivals
        return worth + min(boats, 8) * self.turns * BOAT_USE

    def set_chances(self) -> None:
        """How likely it is to get a tile of each kind in the turns that are left; with more open sides there
        are fewer turns for each."""
        tiles: i64 = 0
        for kind in range(KINDS):
            tiles += self.on_display[kind] + self.in_stock[kind]
        tiles = max(tiles, 16)
        half_turns = 2 * self.turns - self.open_sides * 3 // 2 + 1
        if half_turns < 1:
            half_turns = either(self.turns > 0, 1, 0)
        half_turns = min(half_turns, MOST_TURNS - 1)
        for kind in range(CLOSABLE):
            shown = self.shown(self.on_display[kind], self.in_stock[kind], tiles)
            self.closing[kind] = CHANCES[shown * MOST_TURNS + half_turns]
        half_turns = min(2 * self.turns, MOST_TURNS - 1)
        for side in range(SIDE_COUNT):
            shown = self.shown(self.leis_on_display[side], self.leis_in_stock[side], tiles)
            self.wreath[side] = LEI_CHANCES[shown * MOST_TURNS + half_turns]

    def shown(self, on_display: i64, in_stock: i64, tiles: i64) -> i64:
        """In quarters: the mean of how many are in the display now, and how many on average."""
        return min(2 * on_display + 32 * (on_display + in_stock) // tiles, MOST_SHOWN)

    # The board

    def look(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Look over everything that a seat's next decision depends on."""
        self.count_tiles(cells)
        self.look_at_board(cells, players, seat)
        self.note_chances()

    def look_at_board(self, cells: vec[i64], players: i64, seat: i64) -> None:
        self.seat = seat
        own = SEATS + seat * SEAT
        self.free = self.numbers.spaces & ~cells[own + LAID]
        self.count_turns(cells, players)
        self.find_rivals(cells, players)
        self.find_room()
        self.run_count = 0
        self.open_sides = 0
        self.certain = 0
        for y in range(ROW_COUNT):
            self.find_runs(cells, own, y * COLUMNS, 1, COLUMNS, EAST_SIDE)
        for x in range(COLUMN_COUNT):
            self.find_runs(cells, own, x, COLUMNS, ROWS, SOUTH_SIDE)
        self.find_lonely()
        self.set_chances()
        self.expect()

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
                if not sides and side == EAST_SIDE:
                    self.certain += self.alone(piece, space, laid)
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

    def alone(self, piece: i64, space: i64, laid: i64) -> i64:
        """What water or a single island scores."""
        numbers = self.numbers
        if not numbers.flat[piece] & 1:
            return POINT * numbers.empty
        pieces = either(laid & BIT[space] != 0, 1, 0)
        beyond = either(numbers.atoll_spaces & BIT[space] != 0, 0, 1)
        return self.stake(numbers.palms[piece >> 2], numbers.tall[piece] & 1, pieces, 0, beyond, SURE, 0)

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

    def expect(self) -> None:
        """What every run is worth, as likely as it is to be finished."""
        runs = self.runs
        for n in range(self.run_count):
            run = n * RUN
            back = runs[run + BACK]
            forth = runs[run + FORTH]
            if back == DEAD or forth == DEAD:
                runs[run + EXPECTED] = 0
                continue
            self.note_end(run + BACK_CHANCE, run, back, runs[run + BACK_LEI])
            self.note_end(run + FORTH_CHANCE, run, forth, runs[run + FORTH_LEI])
            chance = runs[run + BACK_CHANCE] * runs[run + FORTH_CHANCE] // SURE
            wreaths = runs[run + BACK_WREATH] + runs[run + FORTH_WREATH]
            runs[run + EXPECTED] = self.stake(
                runs[run + PALMS],
                runs[run + HUT],
                runs[run + PIECES],
                runs[run + LEIS],
                runs[run + BEYOND],
                chance,
                wreaths,
            )

    def note_end(self, at: i64, run: i64, space: i64, half_lei: i64) -> None:
        """The chances of one end of a run, which goes on at a space or is closed."""
        chance: i64 = SURE
        wreath: i64 = 0
        if space >= 0:
            side = self.side_of(space, run)
            chance = self.chance_at(side, self.wanted[space])
            if half_lei:
                wreath = self.wreath_at(side, self.wanted[space])
        self.runs[at] = chance
        self.runs[at + 1] = wreath

    def side_of(self, space: i64, run: i64) -> i64:
        """From which side of a space a run wants to go on there."""
        wanted = self.wanted[space]
        while wanted:
            side = lowest(wanted)
            if self.wanting[space * 4 + side] == run:
                return side
            wanted &= wanted - 1
        return 0

    def chance_at(self, side: i64, wanted: i64) -> i64:
        """The chance that the run at a side of a free space is closed there, by what is wanted there."""
        others = wanted & ~BIT[side]
        if not others:
            return self.closing[side]
        if others == BIT[(side + 2) & 3]:
            return self.closing[FLAT_MIDDLE + 1 - (side & 1)]
        return self.closing[side] * CLASH // SURE

    def wreath_at(self, side: i64, wanted: i64) -> i64:
        """The chance that half a lei at a side of a free space becomes a whole one."""
        if wanted & ~BIT[side]:
            return 0
        return self.wreath[side]

    def stake(
        self, palms: i64, hut: i64, pieces: i64, leis: i64, beyond: i64, chance: i64, wreaths: i64
    ) -> i64:
        """What an island scores, times the chance that it is finished, and what it can still win."""
        numbers = self.numbers
        factor: i64 = POINT
        if not beyond:
            factor = POINT * numbers.atoll
        worth = palms * factor * either(hut != 0, numbers.palm_with_hut, numbers.palm)
        worth += (leis * numbers.lei + pieces * numbers.empty) * POINT
        if chance == SURE:
            return worth
        if not hut:
            worth += palms * factor * (numbers.palm_with_hut - numbers.palm) * HUT_CHANCE // SURE
        return worth * chance // SURE + wreaths * numbers.lei * POINT // SURE

    def expected(self) -> i64:
        """What all runs are worth together."""
        worth: i64 = 0
        for n in range(self.run_count):
            worth += self.runs[n * RUN + EXPECTED]
        return worth

    def kept_by(self, piece: i64, space: i64) -> i64:
        """What is lost without the piece on a space."""
        if not self.sides[piece]:
            return POINT * (self.numbers.empty + self.numbers.palms[piece >> 2])
        return self.runs[self.run_at[space] * RUN + EXPECTED]

    def prospect(self, cells: vec[i64]) -> i64:
        """The points that the seat may expect at the end."""
        own = SEATS + self.seat * SEAT
        worth = self.certain + self.expected() - POINT * self.numbers.empty * count(self.numbers.spaces)
        boats = cells[own + BOATS]
        shells = cells[own + SHELLS]
        turns = self.turns
        worth += even_chance(boats - self.rival_boats, (turns + 2) // 3) * (boats + turns * 2 // 5)
        worth += even_chance(shells - self.rival_shells, (turns + 1) // 2) * shells
        coming = turns * COMING
        if turns > LATE:
            coming += (turns - LATE) * COMING_EARLY
        coming = coming * (27 - self.rivals) // 26  # the more players, the fewer tiles for each
        if self.numbers.variant == EXPERT:
            coming = coming * 3 // 5
        return worth + coming

    # Laying

    def note_chances(self) -> None:
        """For every free space, what is given up by laying there, and how it goes with one more island that
        wants to go on there; so that valuing a piece is only looking up."""
        given_up = self.given_up
        left = self.free
        while left:
            space = lowest(left)
            left &= left - 1
            wanted = self.wanted[space]
            lost: i64 = 0
            for side in range(SIDE_COUNT):
                if wanted & BIT[side]:
                    lost += self.runs[self.wanting[space * 4 + side] + EXPECTED]
                self.open_chance[space * 4 + side] = self.chance_at(side, wanted)
                self.open_wreath[space * 4 + side] = self.wreath_at(side, wanted)
            given_up[space] = lost

    def worth(self, piece: i64, space: i64) -> i64:
        """What it brings to lay a piece on a free space."""
        self.value(piece)
        return self.values[space]

    def value(self, piece: i64) -> None:
        """Write what it brings to lay a piece on each free space, without its boats and shells: by how much
        more is expected then. The runs that wanted the space are given up, and count again with the island
        that they become a part of."""
        numbers = self.numbers
        sides = self.sides[piece]
        lonely = self.lonely
        given_up = self.given_up
        values = self.values
        left = self.free
        if sides:
            self.value_open(piece, sides)
        else:
            inside = self.alone(piece, 0, 1)
            outside = inside
            if numbers.atoll_spaces and numbers.flat[piece] & 1:
                inside = self.single(piece, 0)
                outside = self.single(piece, 1)
            while left:
                space = lowest(left)
                values[space] = (
                    either(numbers.atoll_spaces & BIT[space] != 0, inside, outside) - given_up[space]
                )
                left &= left - 1
        left = self.free
        while left:
            space = lowest(left)
            left &= left - 1
            if lonely[space] & ~sides:
                values[space] -= count(lonely[space] & ~sides) * CUT_OFF

    def value_open(self, piece: i64, sides: i64) -> None:
        """The same for a piece that goes on at one or two sides."""
        numbers = self.numbers
        runs = self.runs
        all_wanted = self.wanted
        wanting = self.wanting
        roomy = self.roomy
        given_up = self.given_up
        open_chance = self.open_chance
        open_wreath = self.open_wreath
        values = self.values
        own_palms = numbers.palms[piece >> 2]
        own_hut = numbers.tall[piece] & 1
        half_leis = numbers.leis[piece]
        atoll_spaces = numbers.atoll_spaces
        free = self.free
        while free:
            space = lowest(free)
            free &= free - 1
            worth = -given_up[space]
            wanted = all_wanted[space]
            if sides & ~(wanted | roomy[space]):
                values[space] = worth  # It can never be finished, and draws down what it joins.
                continue
            palms = own_palms
            hut = own_hut
            pieces: i64 = 1
            leis: i64 = 0
            beyond: i64 = 1
            if atoll_spaces and atoll_spaces & BIT[space]:
                beyond = 0
            chance: i64 = SURE
            wreaths: i64 = 0
            for side in range(SIDE_COUNT):
                bit = sides & BIT[side]
                if not bit:
                    continue
                if wanted & bit:
                    run = wanting[space * 4 + side]
                    palms += runs[run + PALMS]
                    hut |= runs[run + HUT]
                    pieces += runs[run + PIECES]
                    leis += runs[run + LEIS]
                    beyond |= runs[run + BEYOND]
                    # A run to the east or south begins here, one to the west or north ends here.
                    if side == EAST_SIDE or side == SOUTH_SIDE:  # noqa: SIM109
                        if half_leis & bit and runs[run + BACK_LEI]:
                            leis += 1
                        chance = chance * runs[run + FORTH_CHANCE] // SURE
                        wreaths += runs[run + FORTH_WREATH]
                    else:
                        if half_leis & bit and runs[run + FORTH_LEI]:
                            leis += 1
                        chance = chance * runs[run + BACK_CHANCE] // SURE
                        wreaths += runs[run + BACK_WREATH]
                else:
                    beside = next_space(space, side)
                    at = beside * 4 + ((side + 2) & 3)
                    chance = chance * open_chance[at] // SURE
                    if half_leis & bit:
                        wreaths += open_wreath[at]
                    # Whoever else wants that space has it harder now.
                    worth -= given_up[beside] // 3
            values[space] = worth + self.stake(palms, hut, pieces, leis, beyond, chance, wreaths)

    def single(self, piece: i64, beyond: i64) -> i64:
        return self.stake(self.numbers.palms[piece >> 2], self.numbers.tall[piece] & 1, 1, 0, beyond, SURE, 0)


def next_space(space: i64, side: i64) -> i64:
    """The space at a side of another, which must not be at the edge."""
    if side & 1:
        return space + 2 - side
    return space + (side - 1) * COLUMNS
