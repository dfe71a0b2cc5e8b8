"""The layout of a position, cell by cell, and the numbers of its stages and actions.

The sizes of the components stand here too, as mypyc folds a sum of constants into one number only if all of
them are in the same module.
"""

from typing import Final

from mypy_extensions import i64

# A player's board; the largest, of which a side may use less
COLUMNS: Final = 5
ROWS: Final = 4
COLUMN_COUNT: Final[i64] = COLUMNS
ROW_COUNT: Final[i64] = ROWS
SPACES: Final = COLUMNS * ROWS
SPACE_COUNT: Final[i64] = SPACES
ALL_SPACES: Final[i64] = 2**SPACES - 1  # as a set
LANE: Final = SPACES
"""Three sets of spaces fit into one number, side by side."""

# The display is SIDE x SIDE, with the stops of the discovery ship around it.
SIDE: Final = 4
PLACES: Final[i64] = SIDE
"""The number of places in the row or column that the ship faces."""
DISPLAY_SIZE: Final[i64] = SIDE * SIDE
STOPS: Final = 4 * SIDE
STOP_COUNT: Final[i64] = STOPS

DIRECTION_COUNT: Final[i64] = 8

# Tiles: a piece is a tile as it lies, numbered tile * TURNS + quarter turns clockwise.
TURNS: Final = 4
TURN_COUNT: Final[i64] = TURNS
TILES_A_SET: Final = 62
TILE_SETS: Final = 2
LARGEST_BOX: Final = TILES_A_SET * TILE_SETS
"""No box has more tiles, so that two cells hold a set of them."""

# PENDING is cell 0. Where a cell holds a tile, a stop or a space, -1 stands for none.
STAGE: Final = 1
SHIP: Final = 2  # the stop of the discovery ship
BANK: Final = 3  # shells that nobody has
NEXT: Final = 4  # the cell of the stock's next tile; the stock is what is left of the row
HAND: Final = 5  # the tile that was taken and is to be laid or stored
GAP: Final = 6  # the place of the display that it came from
MAY_STORE: Final = 7  # 1 while the tile in hand may still go into the storage
IDLE: Final = 8  # turns in a row in which nothing was done
LAST_TURNS: Final = 9  # turns left since a board was filled; -1 before
OUT: Final = 10  # the tiles out of the game, as sets
DISPLAY: Final = OUT + TILE_SETS  # the tiles in it, row by row
SEATS: Final = DISPLAY + SIDE * SIDE  # then SEAT cells for every seat:
SHELLS: Final = 0
BOATS: Final = 1  # all that count now, printed and on tiles
STORED: Final = 2  # the tile in its storage
SMALL_SHIP: Final = 3  # the space of its own small ship
LAID: Final = 4  # the spaces on which it has laid a tile, as a set
BOARD: Final = 5  # the piece on every space, laid or printed
SEAT: Final = BOARD + SPACES
# At the end comes the stock in the order in which it is drawn.

# Stages
PLACING: Final = 0  # before the first turn, somebody places the discovery ship
SAILING: Final = 1  # first part of a turn
ACTING: Final = 2  # second part of a turn
LAYING: Final = 3  # still the second part, with a tile in hand
MOVING: Final = 4  # third part, only in the advanced game
OVER: Final = 5

# Actions
PLACE: Final = 0  # the discovery ship at a stop
SAIL: Final = PLACE + STOPS  # one step, and so on up to once round the display
TAKE: Final = SAIL + STOPS  # the nearest tile, and so on
TAKE_STORED: Final = TAKE + SIDE
NOTHING: Final = TAKE_STORED + 1
REMOVE: Final = NOTHING + 1  # the tile on a space
LAY: Final = REMOVE + SPACES  # on a space
STORE: Final = LAY + SPACES
BASE_ACTIONS: Final = STORE + 1
# Only with small ships
STEP: Final = BASE_ACTIONS  # in a direction
MOVE: Final = STEP + 8  # to a space
STAY: Final = MOVE + SPACES
SHIP_ACTIONS: Final = STAY + 1
# Only if the box has an island without palms
LAY_TURNED: Final = SHIP_ACTIONS  # by one quarter turn on a space, then by two and by three
ALL_ACTIONS: Final = LAY_TURNED + (TURNS - 1) * SPACES
