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
from patolli.games.maori.tiles import LANE, Numbers

POINT: Final = 100  # the engine's; mypyc computes with a number only if it is of the same module
SURE: Final = 1000

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
RUN: Final = 11
MOST_RUNS: Final = 2 * SPACES

# Kinds of tiles: ends by their open side, then
FLAT_MIDDLE: Final = 4
TALL_MIDDLE: Final = 5
OTHER: Final = 6
KINDS: Final = 7

MOST_TURNS: Final = 32
MOST_SHOWN: Final = 24
"""How many of a kind lie in the display, counted in quarters."""
REACH: Final = 6.0
"""So many tiles of the display a player can get at in a turn without paying much."""

HUT_CHANCE: Final = 120  # that a hut still comes to an open island
TURN_WORTH: Final = 230  # what an average turn brings
CLASH: Final = 400  # of an island's chances, if another one wants the same space for another piece


def _chances() -> list[int]:
    """By shown * MOST_TURNS + turns: the chance to get a tile of a kind, of which on average so many quarters
    of a tile are shown, in so many half turns."""
    return [
        round(SURE * (1 - (1 - shown / 4 / 16) ** (REACH * turns / 2)))
        for shown in range(MOST_SHOWN + 1)
        for turns in range(MOST_TURNS)
    ]


CHANCES: Final = vec[i64](_chances())


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
    on_display: vec[i64]
    in_game: vec[i64]
    leis_on_display: vec[i64]  # ends with half a lei, by their open side
    leis_in_game: vec[i64]

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
        self.on_display = action_buffer(KINDS)
        self.in_game = action_buffer(KINDS)
        self.leis_on_display = action_buffer(4)
        self.leis_in_game = action_buffer(4)
        self.runs = action_buffer(MOST_RUNS * RUN)
        self.run_at = action_buffer(SPACES)
        self.wanted = action_buffer(SPACES)
        self.wanting = action_buffer(SPACES * 4)
        self.roomy = action_buffer(SPACES)
        self.closing = action_buffer(KINDS)
        self.wreath = action_buffer(4)

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
        on_display = self.on_display
        in_game = self.in_game
        leis_on_display = self.leis_on_display
        leis_in_game = self.leis_in_game
        kinds = self.kinds
        leis = self.numbers.leis
        for kind in range(KINDS):
            on_display[kind] = 0
            in_game[kind] = 0
        for side in range(4):
            leis_on_display[side] = 0
            leis_in_game[side] = 0
        for n in range(DISPLAY_SIZE):
            tile = cells[DISPLAY + n]
            if tile >= 0:
                kind = kinds[4 * tile]
                on_display[kind] += 1
                if leis[4 * tile] and kind < FLAT_MIDDLE:
                    leis_on_display[kind] += 1
        size: i64 = len(cells)
        for n in range(cells[NEXT], size):
            tile = cells[n]
            kind = kinds[4 * tile]
            in_game[kind] += 1
            if leis[4 * tile] and kind < FLAT_MIDDLE:
                leis_in_game[kind] += 1

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
        return worth + min(shells, 5) * self.turns * 3

    def boats_worth(self, boats: i64) -> i64:
        """The majority, and the steps they save until then."""
        spread = (self.turns + 2) // 3
        margin = boats - self.rival_boats
        worth = even_chance(margin, spread) * (boats + self.turns // 4)
        worth -= even_chance(-margin, spread) * (self.rival_boats + self.turns // 4) // self.rivals
        return worth + min(boats, 8) * self.turns * 6

    def set_chances(self) -> None:
        """How likely it is to get a tile of each kind in the turns that are left; with more open sides there
        are fewer turns for each."""
        tiles: i64 = 0
        for kind in range(KINDS):
            tiles += self.on_display[kind] + self.in_game[kind]
        tiles = max(tiles, 16)
        half_turns = 2 * self.turns - self.open_sides + 1
        if half_turns < 1:
            half_turns = either(self.turns > 0, 1, 0)
        half_turns = min(half_turns, MOST_TURNS - 1)
        for kind in range(OTHER):
            shown = self.shown(self.on_display[kind], self.in_game[kind], tiles)
            self.closing[kind] = CHANCES[shown * MOST_TURNS + half_turns]
        half_turns = min(2 * self.turns, MOST_TURNS - 1)
        for side in range(4):
            shown = self.shown(self.leis_on_display[side], self.leis_in_game[side], tiles)
            self.wreath[side] = CHANCES[shown * MOST_TURNS + half_turns]

    def shown(self, on_display: i64, in_stock: i64, tiles: i64) -> i64:
        """In quarters: the mean of how many are in the display now, and how many on average."""
        return min(2 * on_display + 32 * (on_display + in_stock) // tiles, MOST_SHOWN)

    # The board

    def look(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Look over everything that a seat's next decision depends on."""
        self.count_tiles(cells)
        self.look_at_board(cells, players, seat)

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
        for y in range(ROWS):
            self.find_runs(cells, own, y * COLUMNS, 1, COLUMNS, EAST_SIDE)
        for x in range(COLUMNS):
            self.find_runs(cells, own, x, COLUMNS, ROWS, SOUTH_SIDE)
        self.set_chances()
        self.expect()

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
            chance: i64 = SURE
            wreaths: i64 = 0
            if back >= 0:
                side = self.side_of(back, run)
                chance = self.chance_at(back, side, self.wanted[back])
                if runs[run + BACK_LEI]:
                    wreaths += self.wreath_at(side, self.wanted[back])
            if forth >= 0:
                side = self.side_of(forth, run)
                chance = chance * self.chance_at(forth, side, self.wanted[forth]) // SURE
                if runs[run + FORTH_LEI]:
                    wreaths += self.wreath_at(side, self.wanted[forth])
            runs[run + EXPECTED] = self.stake(
                runs[run + PALMS],
                runs[run + HUT],
                runs[run + PIECES],
                runs[run + LEIS],
                runs[run + BEYOND],
                chance,
                wreaths,
            )

    def side_of(self, space: i64, run: i64) -> i64:
        """From which side of a space a run wants to go on there."""
        wanted = self.wanted[space]
        while wanted:
            side = lowest(wanted)
            if self.wanting[space * 4 + side] == run:
                return side
            wanted &= wanted - 1
        return 0

    def chance_at(self, space: i64, side: i64, wanted: i64) -> i64:
        """The chance that the run at a side of a free space is closed there, with all that is wanted there."""
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

    # Laying

    def worth(self, piece: i64, space: i64) -> i64:
        """What it brings to lay a piece on a free space, without its boats and shells: the difference to all
        that is expected now."""
        sides = self.sides[piece]
        wanted = self.wanted[space]
        wanting = self.wanting
        runs = self.runs
        worth: i64 = 0
        spoilt = wanted & ~sides
        while spoilt:
            worth -= runs[wanting[space * 4 + lowest(spoilt)] + EXPECTED]
            spoilt &= spoilt - 1
        numbers = self.numbers
        if not numbers.flat[piece] & 1:
            return worth + numbers.empty * POINT + self.left_over(space, sides)
        room = self.roomy[space]
        if sides & ~(wanted | room):
            # It can never be finished, and draws down what it joins.
            spoilt = wanted & sides
            while spoilt:
                worth -= runs[wanting[space * 4 + lowest(spoilt)] + EXPECTED]
                spoilt &= spoilt - 1
            return worth
        palms = numbers.palms[piece >> 2]
        hut = numbers.tall[piece] & 1
        pieces: i64 = 1
        leis: i64 = 0
        beyond = either(numbers.atoll_spaces & BIT[space] != 0, 0, 1)
        chance: i64 = SURE
        wreaths: i64 = 0
        half_leis = numbers.leis[piece]
        left = sides
        while left:
            side = lowest(left)
            left &= left - 1
            opposite = (side + 2) & 3
            if wanted & BIT[side]:
                run = wanting[space * 4 + side]
                worth -= runs[run + EXPECTED]
                palms += runs[run + PALMS]
                hut |= runs[run + HUT]
                pieces += runs[run + PIECES]
                leis += runs[run + LEIS]
                beyond |= runs[run + BEYOND]
                # The run is east or south of the space, or it is west or north of it.
                near: i64 = BACK
                far: i64 = FORTH
                if side != EAST_SIDE and side != SOUTH_SIDE:
                    near = FORTH
                    far = BACK
                if half_leis & BIT[side] and runs[run + near + 2]:
                    leis += 1
                goes_on = runs[run + far]
                if goes_on >= 0:
                    chance = chance * self.chance_at(goes_on, opposite, self.wanted[goes_on]) // SURE
                    if runs[run + far + 2]:
                        wreaths += self.wreath_at(opposite, self.wanted[goes_on])
            else:
                beside = next_space(space, side)
                others = self.wanted[beside]
                chance = chance * self.chance_at(beside, opposite, others | BIT[opposite]) // SURE
                if half_leis & BIT[side]:
                    wreaths += self.wreath_at(opposite, others)
                # Whoever else wants that space has it harder now.
                while others:
                    worth -= runs[wanting[beside * 4 + lowest(others)] + EXPECTED] // 3
                    others &= others - 1
        worth += self.stake(palms, hut, pieces, leis, beyond, chance, wreaths)
        return worth + self.left_over(space, sides)

    def left_over(self, space: i64, sides: i64) -> i64:
        """The free spaces beside a laid piece that are cut off by it: only few tiles are good for them."""
        return 0


def next_space(space: i64, side: i64) -> i64:
    """The space at a side of another, which must not be at the edge."""
    if side & 1:
        return space + 2 - side
    return space + (side - 1) * COLUMNS
