"""The layout of a position, cell by cell, and of the actions, by number. PENDING is cell 0.

A shard has one name for everybody: the place at which it left, or will leave, the bag. The row is a queue, so
n auctions are over when shard n is for sale, and the shards of a plate lie there in the order of their
numbers. Sets of shards are bit sets.
"""

from typing import Final

from mypy_extensions import i64

STAGE: Final = 1
AUCTION: Final = 2  # the auctions that are over, and so the number of the shard that is sold or arranged
WINNER: Final = 3  # of the latest auction whose bids are open; -1 if nobody won it
PAYEE: Final = 4  # whom the winner paid; -1 before
PAYEES: Final = 5  # the seats it may choose to pay, as a bit set
TURNED: Final = 6  # the shards that were turned over on a plate: everybody has seen both sides
CHOSEN: Final = 7  # the plate that is arranged
UNDECIDED: Final = 8  # of the shards that are arranged, those still to be decided
KEPT: Final = 9  # those that will lie on the plate
TURNING: Final = 10  # those of them that will be turned over
OUTLINE: Final = 11  # the outline of those that will lie on the plate, see shards.py
SEATS: Final = 12  # then SEAT cells for every seat:
BEADS: Final = 0
BID: Final = 1  # its secret bid; -1 before, and as soon as the bids are open
OPENED: Final = 2  # its bid in the latest auction whose bids are open; -1 before the first
OUT_OF_GAME: Final = 3  # the shards that it won and put out of the game
PLATES: Final = 4  # the shards on its plates, two cells
SEAT: Final = 6
MAX_SEATS: Final = 4
SHARDS: Final = SEATS + MAX_SEATS * SEAT  # then one cell for every shard, see shards.py

# Stages of an auction
BIDDING: Final = 0
PAYING: Final = 1
CHOOSING: Final = 2
ARRANGING: Final = 3
OVER: Final = 4

# Actions: what to do with a shard; then the plates, if there are several; the seats, if there are several to
# pay; and the bids. `Numbers` knows where the last two begin.
KEEP: Final = 0
TURN: Final = 1
OUT: Final = 2
PLATE: Final = 3

NOBODY: Final[i64] = -1
