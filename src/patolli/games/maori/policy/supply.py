"""The outlook of a seat: the tiles that can still be had, the turns for that, and the rivals.

Worths are in hundredths of a point, chances in thousandths.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.maori.cells import (
    BOATS,
    DISPLAY,
    DISPLAY_SIZE,
    LAID,
    LAST_TURNS,
    NEXT,
    SEAT,
    SEATS,
    SHELLS,
)
from patolli.games.maori.numbers import Numbers
from patolli.games.maori.policy.islands import SIDE_COUNT, Islands

SURE: Final = 1000

# Kinds of tiles: ends by their open side, then
FLAT_MIDDLE: Final = 4
TALL_MIDDLE: Final = 5
OTHER: Final = 6
KINDS: Final[i64] = 7
CLOSABLE: Final[i64] = 6  # kinds that close or carry on an island

COUNTER: Final = 8
COUNTED: Final = 255

MOST_TURNS: Final = 32
MOST_SHOWN: Final = 24
"""How many of a kind lie in the display, counted in quarters."""
REACH: Final = 6.0
"""The tiles of the display that a player can reach in a turn without paying much."""

# Tried out in games against itself
CLASH: Final = 600  # of an island's chances, if another one wants the same space for another piece
LEI_PART: Final = 0.55  # how often a player who could get the other half of a lei does
SHELL_USE: Final = 8  # of a shell in every turn left, beside the majority
BOAT_USE: Final = 14


def _chances() -> list[int]:
    """List, by shown * MOST_TURNS + turns, the chance to get a tile of a kind in that many half turns, if on
    average that many quarters of such a tile are shown."""
    return [
        round(SURE * (1 - (1 - shown / 4 / 16) ** (REACH * turns / 2)))
        for shown in range(MOST_SHOWN + 1)
        for turns in range(MOST_TURNS)
    ]


CHANCES: Final = vec[i64](_chances())
LEI_CHANCES: Final = vec[i64]([round(LEI_PART * chance) for chance in _chances()])


def even_chance(margin: i64, spread: i64) -> i64:
    """Return, in hundredths, the chance that a lead of `margin` (0 is a tie, which counts as won) lasts, if
    things can change by `spread`."""
    chance = 50 + 50 * (2 * margin + 1) // (2 * spread + 1)
    if chance < 0:
        return 0
    return min(chance, 100)


@final
class Supply:
    """The chances of a seat in the turns that are left to it."""

    numbers: Numbers
    islands: Islands
    kind_counts: vec[i64]  # by tile: a one in the counter of its kind, to add up many at once
    lei_counts: vec[i64]  # by tile: the same for ends with half a lei
    on_display: vec[i64]  # by kind
    in_stock: vec[i64]
    leis_on_display: vec[i64]  # ends with half a lei, by their open side
    leis_in_stock: vec[i64]

    turns: i64  # of the seat, after the present one
    rounds: i64  # the same, if it does not fill its board
    closing: vec[i64]  # by kind: the chance to get one
    wreath: vec[i64]  # by open side: the chance to get such an end with half a lei
    rival_boats: i64
    rival_shells: i64
    rivals: i64

    def __init__(self, numbers: Numbers, islands: Islands) -> None:
        self.numbers = numbers
        self.islands = islands
        self.kind_counts = action_buffer(numbers.tiles)
        self.lei_counts = action_buffer(numbers.tiles)
        for tile in range(numbers.tiles):
            kind = kind_of(islands.sides[4 * tile])
            self.kind_counts[tile] = BIT[kind * COUNTER]
            if numbers.leis[4 * tile] and kind < FLAT_MIDDLE:
                self.lei_counts[tile] = BIT[kind * COUNTER]
        self.on_display = action_buffer(KINDS)
        self.in_stock = action_buffer(KINDS)
        self.leis_on_display = action_buffer(SIDE_COUNT)
        self.leis_in_stock = action_buffer(SIDE_COUNT)
        self.turns = 0
        self.rounds = 0
        self.closing = action_buffer(KINDS)
        self.wreath = action_buffer(SIDE_COUNT)
        self.rival_boats = 0
        self.rival_shells = 0
        self.rivals = 0

    def count_tiles(self, cells: vec[i64]) -> None:
        """Count the tiles that can still be had.

        Everybody knows which tiles are in the stock, only not their order.
        """
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

    def count_turns(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Estimate the turns left for the seat: until the first board is full, and one for the others."""
        spaces = self.numbers.spaces
        rounds: i64 = MOST_TURNS
        if cells[LAST_TURNS] >= 0:
            rounds = 0
        else:
            for other in range(players):
                if other != seat:
                    rounds = min(rounds, count(spaces & ~cells[SEATS + other * SEAT + LAID]))
            rounds += rounds >> 3
        self.rounds = rounds
        left = count(self.islands.free) - 1
        if left < 0:
            left = 0
        self.turns = min(rounds, left)

    def find_rivals(self, cells: vec[i64], players: i64, seat: i64) -> None:
        """Find the most boats and shells that another seat has."""
        boats: i64 = 0
        shells: i64 = 0
        for other in range(players):
            if other != seat:
                boats = max(boats, cells[SEATS + other * SEAT + BOATS])
                shells = max(shells, cells[SEATS + other * SEAT + SHELLS])
        self.rival_boats = boats
        self.rival_shells = shells
        self.rivals = players - 1

    def shells_worth(self, shells: i64) -> i64:
        """Weigh shells: the majority, and what they buy until then."""
        spread = 1 + self.turns // 2
        if self.turns == 0:
            spread = 0
        margin = shells - self.rival_shells
        worth = even_chance(margin, spread) * shells
        worth -= even_chance(-margin, spread) * self.rival_shells // self.rivals
        return worth + min(shells, 5) * self.turns * SHELL_USE

    def boats_worth(self, boats: i64) -> i64:
        """Weigh boats: the majority, and the steps they save until then."""
        spread = (self.turns + 2) // 3
        more = self.turns * 2 // 5  # that everybody can expect to get
        margin = boats - self.rival_boats
        worth = even_chance(margin, spread) * (boats + more)
        worth -= even_chance(-margin, spread) * (self.rival_boats + more) // self.rivals
        return worth + min(boats, 8) * self.turns * BOAT_USE

    def set_chances(self) -> None:
        """Estimate the chance to get a tile of each kind in the turns that are left; with more open sides
        there are fewer turns for each."""
        tiles: i64 = 0
        for kind in range(KINDS):
            tiles += self.on_display[kind] + self.in_stock[kind]
        tiles = max(tiles, 16)
        half_turns = 2 * self.turns - self.islands.open_sides * 3 // 2 + 1
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
        """Return, in quarters, the mean of how many are in the display now, and how many on average."""
        return min(2 * on_display + 32 * (on_display + in_stock) // tiles, MOST_SHOWN)

    def chance_at(self, side: i64, wanted: i64) -> i64:
        """Return the chance that the run at a side of a free space is closed there, given what others want
        there."""
        others = wanted & ~BIT[side]
        if not others:
            return self.closing[side]
        if others == BIT[(side + 2) & 3]:
            return self.closing[FLAT_MIDDLE + 1 - (side & 1)]
        return self.closing[side] * CLASH // SURE

    def wreath_at(self, side: i64, wanted: i64) -> i64:
        """Return the chance that half a lei at a side of a free space becomes a whole one."""
        if wanted & ~BIT[side]:
            return 0
        return self.wreath[side]


def kind_of(sides: i64) -> i64:
    """Return the kind of a tile that is open at these sides."""
    if sides == 10:
        return FLAT_MIDDLE
    if sides == 5:
        return TALL_MIDDLE
    if sides:
        return lowest(sides)
    return OTHER
