"""The final scoring: finished islands, boats, shells and empty spaces."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count, either, members
from patolli.engine.game import ScoreLine
from patolli.engine.state import action_buffer
from patolli.engine.words import words
from patolli.games.maori.board import LAST_COLUMN
from patolli.games.maori.cells import ALL_SPACES, BOARD, COLUMNS, LAID, LANE, SEAT, SEATS, SHELLS, SPACE_COUNT
from patolli.games.maori.numbers import Numbers
from patolli.games.maori.tiles import EAST, NORTH, SOUTH, WEST

if TYPE_CHECKING:
    from patolli.games.maori.effects import LineKey
    from patolli.games.maori.rules import MaoriState

# A seat's score sheet. The first lines are points, and their sum is its score.
PALMS: Final = 0  # on islands without a hut
HUT_PALMS: Final = 1
ATOLL: Final = 2  # what palms gain by standing in the atoll
LEIS: Final = 3
MOST_BOATS: Final = 4
MOST_SHELLS: Final = 5
EMPTY: Final = 6
LINES: Final[i64] = 7
# Then what they are counted from:
FINISHED: Final = 7  # the spaces of finished islands, as all sets that follow
REMAINING: Final = 8  # the spaces with a laid tile that is not taken away
WITH_HUT: Final = 9
OUTSIDE: Final = 10  # islands that do not lie wholly in the atoll
JOINTS_EAST: Final = 11  # where a piece goes on in the one to the east of it
JOINTS_SOUTH: Final = 12
BOATS_LEFT: Final = 13  # how many boats count
SHEET: Final = 14

LINE_KEYS: Final["tuple[LineKey, ...]"] = (
    "palms",
    "hut-palms",
    "atoll",
    "leis",
    "boats",
    "shells",
    "empty",
)

LONGEST: Final[i64] = 5
"""No island has more pieces."""


def score_sheets(cells: vec[i64], players: i64, numbers: Numbers) -> vec[i64]:
    """Return the sheets of all seats, one after the other, if the game ended now."""
    sheets = action_buffer(players * SHEET)
    for seat in range(players):
        take_away_unfinished_islands(cells, seat, numbers, sheets)
        score_palms_and_leis(cells, seat, numbers, sheets)
        remaining = sheets[seat * SHEET + REMAINING]
        sheets[seat * SHEET + BOATS_LEFT] = count_boats(cells, seat, numbers, remaining)
        # Also where an unfinished island was taken away.
        sheets[seat * SHEET + EMPTY] = -numbers.empty * count(numbers.spaces & ~remaining)
    score_majorities(cells, players, sheets)
    return sheets


def take_away_unfinished_islands(cells: vec[i64], seat: i64, numbers: Numbers, sheets: vec[i64]) -> None:
    """Find all islands of a board, and what is left of them."""
    own = SEATS + seat * SEAT
    at = seat * SHEET
    flat: i64 = 0
    tall: i64 = 0
    for space in range(SPACE_COUNT):
        piece = cells[own + BOARD + space]
        if piece >= 0:
            flat |= numbers.flat[piece] << space
            tall |= numbers.tall[piece] << space
    land = flat & ALL_SPACES
    east = flat >> LANE & ALL_SPACES
    west = flat >> 2 * LANE
    huts = tall & ALL_SPACES
    south = tall >> LANE & ALL_SPACES
    north = tall >> 2 * LANE
    # A joint is named by its western or northern space.
    joints_east = east & west >> 1 & ~LAST_COLUMN
    joints_south = south & north >> COLUMNS
    # Ruling MAORI-11: an open side that meets anything but matching land leaves its island unfinished; a
    # closed coast is never spoilt by its neighbour.
    gaping = east & ~joints_east | west & ~(joints_east << 1)
    gaping |= south & ~joints_south | north & ~(joints_south << COLUMNS)
    finished = land & ~spread(gaping, joints_east, joints_south)
    sheets[at + FINISHED] = finished
    # Ruling MAORI-7: printed land of an unfinished island stays and scores nothing. Water tiles always stay.
    sheets[at + REMAINING] = cells[own + LAID] & (finished | ~land)
    sheets[at + WITH_HUT] = spread(huts, joints_east, joints_south)
    sheets[at + OUTSIDE] = spread(land & ~numbers.atoll_spaces, joints_east, joints_south)
    sheets[at + JOINTS_EAST] = joints_east
    sheets[at + JOINTS_SOUTH] = joints_south


def spread(spaces: i64, joints_east: i64, joints_south: i64) -> i64:
    """Return all spaces of the islands that have a piece on one of these."""
    for _n in range(LONGEST - 1):
        spaces |= (spaces & joints_east) << 1 | spaces >> 1 & joints_east
        spaces |= (spaces & joints_south) << COLUMNS | spaces >> COLUMNS & joints_south
    return spaces


def score_palms_and_leis(cells: vec[i64], seat: i64, numbers: Numbers, sheets: vec[i64]) -> None:
    """Score all finished islands of a board."""
    for space in range(SPACE_COUNT):
        if sheets[seat * SHEET + FINISHED] & BIT[space]:
            score_piece(cells, seat, numbers, sheets, space, sheets, seat * SHEET)


def score_piece(
    cells: vec[i64], seat: i64, numbers: Numbers, sheets: vec[i64], space: i64, into: vec[i64], lines: i64
) -> None:
    """Score a piece of a finished island: add to the lines that begin in that cell of `into`.

    Palms count more with a hut on their island, and more again if it lies wholly in the atoll. A whole lei
    counts once, at its western or northern piece.
    """
    bit = BIT[space]
    at = seat * SHEET
    has_hut = sheets[at + WITH_HUT] & bit != 0
    points = numbers.palms[cells[SEATS + seat * SEAT + BOARD + space] >> 2]
    points *= numbers.palm_with_hut if has_hut else numbers.palm
    into[lines + either(has_hut, HUT_PALMS, PALMS)] += points
    if not sheets[at + OUTSIDE] & bit:
        into[lines + ATOLL] += points * (numbers.atoll - 1)
    # Ruling MAORI-10: the leis of an unfinished island are lost with it, so only finished pieces count.
    into[lines + LEIS] += numbers.lei * leis_from(cells, seat, numbers, sheets, space)


def leis_from(cells: vec[i64], seat: i64, numbers: Numbers, sheets: vec[i64], space: i64) -> i64:
    """Count the complete leis that a piece has at its east and south side."""
    piece = SEATS + seat * SEAT + BOARD + space
    at = seat * SHEET
    half_leis = numbers.leis[cells[piece]]
    complete: i64 = 0
    if sheets[at + JOINTS_EAST] & BIT[space] and half_leis & EAST:
        complete += either(numbers.leis[cells[piece + 1]] & WEST != 0, 1, 0)
    if sheets[at + JOINTS_SOUTH] & BIT[space] and half_leis & SOUTH:
        complete += either(numbers.leis[cells[piece + COLUMNS]] & NORTH != 0, 1, 0)
    return complete


def count_boats(cells: vec[i64], seat: i64, numbers: Numbers, spaces: i64) -> i64:
    """Count the boats of a seat, of its tiles only those on some spaces."""
    # Ruling MAORI-7: a printed boat counts again when the tile that covered it is gone.
    boats = numbers.boats_for_good + count(numbers.boat_spaces & ~spaces)
    return boats + count_boats_on_tiles(cells, seat, numbers, spaces)


def count_boats_on_tiles(cells: vec[i64], seat: i64, numbers: Numbers, spaces: i64) -> i64:
    board = SEATS + seat * SEAT + BOARD
    boats: i64 = 0
    for space in range(SPACE_COUNT):
        if spaces & BIT[space]:
            boats += numbers.boats_on[cells[board + space] >> 2]
    return boats


def score_majorities(cells: vec[i64], players: i64, sheets: vec[i64]) -> None:
    """Give a point for each boat to the seat with the most of them, and the same for shells; all that tie
    score."""
    most_boats: i64 = 0
    most_shells: i64 = 0
    for seat in range(players):
        most_boats = max(most_boats, sheets[seat * SHEET + BOATS_LEFT])
        most_shells = max(most_shells, cells[SEATS + seat * SEAT + SHELLS])
    for seat in range(players):
        if sheets[seat * SHEET + BOATS_LEFT] == most_boats:
            sheets[seat * SHEET + MOST_BOATS] = most_boats
        if cells[SEATS + seat * SEAT + SHELLS] == most_shells:
            sheets[seat * SHEET + MOST_SHELLS] = most_shells


def tally(state: "MaoriState", into: vec[i64]) -> None:
    """Write the points of every seat, the sum of the first lines of its sheet."""
    sheets = state.sheets()
    for seat in range(state.players):
        points: i64 = 0
        for line in range(LINES):
            points += sheets[seat * SHEET + line]
        into[seat] = points


# The sheet line by line


def breakdown(state: "MaoriState") -> list[ScoreLine]:
    """List where the points come from."""
    sheets = state.sheets()
    lines = []
    for line, key in enumerate(LINE_KEYS):
        if line != ATOLL or state.numbers.atoll_spaces:
            points = tuple([sheets[seat * SHEET + line] for seat in range(state.players)])
            lines.append(ScoreLine(key, words(f"maori-line-{key}"), points))
    return lines


def points_on(state: "MaoriState", seat: i64, sheets: vec[i64], spaces: i64) -> i64:
    """Return what palms and leis on some spaces score; those of unfinished islands nothing."""
    lines = action_buffer(LINES)
    for space in members(spaces & sheets[seat * SHEET + FINISHED]):
        score_piece(state.cells, seat, state.numbers, sheets, space, lines, 0)
    points: i64 = 0
    for line in range(LINES):
        points += lines[line]
    return points


def number_on(state: "MaoriState", seat: i64, sheets: vec[i64], line: i64) -> i64:
    """Count what a line of the score sheet is about: palms, leis, boats, shells or empty spaces."""
    at = seat * SHEET
    finished = sheets[at + FINISHED]
    if line == PALMS:
        return palms_on(state, seat, finished & ~sheets[at + WITH_HUT])
    if line == HUT_PALMS:
        return palms_on(state, seat, finished & sheets[at + WITH_HUT])
    if line == ATOLL:
        return palms_on(state, seat, finished & ~sheets[at + OUTSIDE])
    if line == LEIS:
        return leis_on(state, seat, sheets, finished)
    if line == MOST_BOATS:
        return sheets[at + BOATS_LEFT]
    if line == MOST_SHELLS:
        return state.cells[SEATS + seat * SEAT + SHELLS]
    return count(state.numbers.spaces & ~sheets[at + REMAINING])


def palms_on(state: "MaoriState", seat: i64, spaces: i64) -> i64:
    board = SEATS + seat * SEAT + BOARD
    palms: i64 = 0
    for space in members(spaces):
        palms += state.numbers.palms[state.cells[board + space] >> 2]
    return palms


def leis_on(state: "MaoriState", seat: i64, sheets: vec[i64], spaces: i64) -> i64:
    """Count the complete leis of some spaces, each at its western or northern one."""
    leis: i64 = 0
    for space in members(spaces):
        leis += leis_from(state.cells, seat, state.numbers, sheets, space)
    return leis
