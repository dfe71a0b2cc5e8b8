"""The worth of a board: its islands, as likely as they are to be finished, and a piece laid on a space.

Worths are in hundredths of a point, chances in thousandths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.maori.cells import BOARD, BOATS, LAID, SEAT, SEATS, SHELLS, SPACES
from patolli.games.maori.numbers import EXPERT, Numbers
from patolli.games.maori.policy.islands import (
    BACK,
    BACK_CHANCE,
    BACK_LEI,
    BACK_WREATH,
    BEYOND,
    DEAD,
    EAST_SIDE,
    EXPECTED,
    FORTH,
    FORTH_CHANCE,
    FORTH_LEI,
    FORTH_WREATH,
    HUT,
    LEIS,
    PALMS,
    PIECES,
    RUN,
    SIDE_COUNT,
    SOUTH_SIDE,
    Islands,
    next_space,
)
from patolli.games.maori.policy.supply import Supply, even_chance

POINT: Final = 100  # the engine's; mypyc computes with a number only if it is of the same module
SURE: Final = 1000

# Tried out in games against itself
HUT_CHANCE: Final = 220  # that a hut still comes to an open island
CUT_OFF: Final = 20  # for a free space that is left alone, where few tiles are any good
COMING: Final = 220  # what a turn brings beyond what is expected of the board
COMING_EARLY: Final = 110  # and more while there is room
LATE: Final = 6  # turns before the end


@final
class BoardWorth:
    """The board of a seat, looked over once; then the worth of any piece on any space is a look-up."""

    numbers: Numbers
    islands: Islands
    supply: Supply
    seat: i64
    certain: i64  # what water and single islands score
    given_up: vec[i64]  # by space: what the runs that want it are worth
    open_chance: vec[i64]  # by space * 4 + side: for one more island that wants to go on there
    open_wreath: vec[i64]
    values: vec[i64]  # by space: what the piece that was valued last is worth there

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.islands = Islands(numbers)
        self.supply = Supply(numbers, self.islands)
        self.seat = 0
        self.certain = 0
        self.given_up = action_buffer(SPACES)
        self.open_chance = action_buffer(SPACES * 4)
        self.open_wreath = action_buffer(SPACES * 4)
        self.values = action_buffer(SPACES)

    def look(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Look over everything that a seat's next decision depends on."""
        self.supply.count_tiles(cells)
        self.look_at_board(cells, players, seat)
        self.note_chances()

    def look_at_board(self, cells: vec[i64], players: i64, seat: i64) -> None:
        self.seat = seat
        self.islands.look(cells, SEATS + seat * SEAT)
        self.supply.count_turns(cells, players, seat)
        self.supply.find_rivals(cells, players, seat)
        self.add_up_singles(cells, SEATS + seat * SEAT)
        self.supply.set_chances()
        self.expect()

    def add_up_singles(self, cells: vec[i64], own: i64) -> None:
        laid = cells[own + LAID]
        left = self.islands.single
        certain: i64 = 0
        while left:
            space = lowest(left)
            left &= left - 1
            certain += self.alone(cells[own + BOARD + space], space, laid)
        self.certain = certain

    # The islands

    def alone(self, piece: i64, space: i64, laid: i64) -> i64:
        """Return what water or a single island scores."""
        numbers = self.numbers
        if not numbers.flat[piece] & 1:
            return POINT * numbers.empty
        pieces = either(laid & BIT[space] != 0, 1, 0)
        beyond = either(numbers.atoll_spaces & BIT[space] != 0, 0, 1)
        return self.stake(numbers.palms[piece >> 2], numbers.tall[piece] & 1, pieces, 0, beyond, SURE, 0)

    def expect(self) -> None:
        """Compute what every run is worth, as likely as it is to be finished."""
        runs = self.islands.runs
        for n in range(self.islands.run_count):
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
        """Note the chances of one end of a run, which goes on at a space or is closed."""
        chance: i64 = SURE
        wreath: i64 = 0
        if space >= 0:
            side = self.islands.side_of(space, run)
            chance = self.supply.chance_at(side, self.islands.wanted[space])
            if half_lei:
                wreath = self.supply.wreath_at(side, self.islands.wanted[space])
        self.islands.runs[at] = chance
        self.islands.runs[at + 1] = wreath

    def stake(
        self, palms: i64, hut: i64, pieces: i64, leis: i64, beyond: i64, chance: i64, wreaths: i64
    ) -> i64:
        """Return what an island scores, times the chance that it is finished, and what it can still win."""
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
        """Add up what all runs are worth."""
        worth: i64 = 0
        for n in range(self.islands.run_count):
            worth += self.islands.runs[n * RUN + EXPECTED]
        return worth

    def kept_by(self, piece: i64, space: i64) -> i64:
        """Return what the board would lose without the piece on a space."""
        if not self.islands.sides[piece]:
            return POINT * (self.numbers.empty + self.numbers.palms[piece >> 2])
        return self.islands.runs[self.islands.run_at[space] * RUN + EXPECTED]

    def prospect(self, cells: vec[i64]) -> i64:
        """Estimate the points that the seat has at the end."""
        own = SEATS + self.seat * SEAT
        worth = self.certain + self.expected() - POINT * self.numbers.empty * count(self.numbers.spaces)
        boats = cells[own + BOATS]
        shells = cells[own + SHELLS]
        turns = self.supply.turns
        worth += even_chance(boats - self.supply.rival_boats, (turns + 2) // 3) * (boats + turns * 2 // 5)
        worth += even_chance(shells - self.supply.rival_shells, (turns + 1) // 2) * shells
        coming = turns * COMING
        if turns > LATE:
            coming += (turns - LATE) * COMING_EARLY
        coming = coming * (27 - self.supply.rivals) // 26  # the more players, the fewer tiles for each
        if self.numbers.variant == EXPERT:
            coming = coming * 3 // 5
        return worth + coming

    # Laying

    def note_chances(self) -> None:
        """Note for every free space what is given up by laying there, and the chances of one more island that
        wants to go on there, so that valuing a piece is only a look-up."""
        given_up = self.given_up
        left = self.islands.free
        while left:
            space = lowest(left)
            left &= left - 1
            wanted = self.islands.wanted[space]
            lost: i64 = 0
            for side in range(SIDE_COUNT):
                if wanted & BIT[side]:
                    lost += self.islands.runs[self.islands.wanting[space * 4 + side] + EXPECTED]
                self.open_chance[space * 4 + side] = self.supply.chance_at(side, wanted)
                self.open_wreath[space * 4 + side] = self.supply.wreath_at(side, wanted)
            given_up[space] = lost

    def worth(self, piece: i64, space: i64) -> i64:
        """Return what laying a piece on a free space brings."""
        self.value(piece)
        return self.values[space]

    def value(self, piece: i64) -> None:
        """Write what laying a piece on each free space brings, without its boats and shells: by how much more
        is expected then. The runs that wanted the space are given up, and count again with the island that
        they become a part of."""
        numbers = self.numbers
        sides = self.islands.sides[piece]
        lonely = self.islands.lonely
        given_up = self.given_up
        values = self.values
        left = self.islands.free
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
        left = self.islands.free
        while left:
            space = lowest(left)
            left &= left - 1
            if lonely[space] & ~sides:
                values[space] -= count(lonely[space] & ~sides) * CUT_OFF

    def value_open(self, piece: i64, sides: i64) -> None:
        """Do the same for a piece that goes on at one or two sides."""
        numbers = self.numbers
        runs = self.islands.runs
        all_wanted = self.islands.wanted
        wanting = self.islands.wanting
        roomy = self.islands.roomy
        given_up = self.given_up
        open_chance = self.open_chance
        open_wreath = self.open_wreath
        values = self.values
        own_palms = numbers.palms[piece >> 2]
        own_hut = numbers.tall[piece] & 1
        half_leis = numbers.leis[piece]
        atoll_spaces = numbers.atoll_spaces
        free = self.islands.free
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
                    # Other islands that want that space have a lower chance now.
                    worth -= given_up[beside] // 3
            values[space] = worth + self.stake(palms, hut, pieces, leis, beyond, chance, wreaths)

    def single(self, piece: i64, beyond: i64) -> i64:
        return self.stake(self.numbers.palms[piece >> 2], self.numbers.tall[piece] & 1, 1, 0, beyond, SURE, 0)
