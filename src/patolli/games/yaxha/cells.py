"""The layout of a position: what each cell holds, the stages of a round, and the ranges of actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.yaxha.pyramid import SPOTS

# The position, cell by cell. PENDING is cell 0.
ROUND: Final = 1
STAGE: Final = 2
ORDER: Final = 3  # the seat that holds turn tile t, in bits 4t and up; tiles count from 0 here
DRAWN: Final = 4  # how many cubes have left the bag
DRAWN_COLOURS: Final = 5  # how many of each colour: a purse, see `cubes`
UNCLAIMED: Final = 6  # the markets nobody has taken, as a bit set
CARDS: Final = 7  # the bonus cards dealt, three cells; -1 where there is none
BAG: Final = 10  # the bag in drawing order: 21 cubes a cell, three bits each, six cells
MARKETS: Final = 16  # the cubes on each market: purses, four cells
SEATS: Final = 20  # then SEAT cells for every seat:
CHOICE: Final = 0  # the market it chose this round, -1 before
HAND: Final = 1  # the cubes it still has to build: a purse
BUILT: Final = 2  # what it built this round: one byte an action (plus 1), the last one lowest
DISCARDED: Final = 3  # a purse
WIDTH: Final = 4  # columns and rows of layer 1's bounding box
HEIGHT: Final = 5
FILLED: Final = 6  # the cells of its pyramid that hold a cube
CUBES: Final = 7  # those that hold a cube of each colour, five cells
SEAT: Final = 12

CUBES_A_CELL: Final = 21
BAG_CELLS: Final[i64] = 6
CARD_COUNT: Final[i64] = 3

# Stages of a round
CHOOSING: Final = 0
CLAIMING: Final = 1
BUILDING: Final = 2
OVER: Final = 3

# Actions: choose or claim a market, lay a colour on a spot, discard a colour
LAY: Final = 4
DISCARD: Final[i64] = LAY + 5 * SPOTS
ACTIONS: Final[i64] = DISCARD + 5
ACTION_COLOUR: Final = vec[i64]([0] * LAY + [n // SPOTS for n in range(5 * SPOTS)] + [0, 1, 2, 3, 4])
ACTION_SPOT: Final = vec[i64]([0] * LAY + [n % SPOTS for n in range(5 * SPOTS)] + [0] * 5)
