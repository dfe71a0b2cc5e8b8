"""The layout of a position: its cells, and the numbers that stand for stages, markers, cards and actions."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_PLAYERS: Final = 5
MAX_QUARRIES: Final = 7
MAX_PLACES: Final = 7
MAX_KINDS: Final = 8
MAX_LEVELS: Final = 4
MAX_ROUNDS: Final = 5
PYRAMIDS: Final = 4

# The position. PENDING is cell 0.
ROUND: Final = 1  # from 1; 0 during set-up
STAGE: Final = 2
START: Final = 3  # the seat of the start player
REVEALS: Final = 4  # how often something hidden has been shown
OFFERS: Final = 5  # the blue markers drawn for each round, four bits a round
ON_OFFER: Final = 6  # those of this round that nobody has taken, as a bit set
TAKERS: Final = 7  # the seats (plus 1) that still take one, four bits each, the next one lowest
PASSED: Final = 8  # the seats that lay no more cards this round, as a bit set
LAID: Final = 9  # how many cards lie at each quarry, four bits each
OPEN: Final = 10  # the quarries with a free card place, as a bit set
STARTED: Final = 11  # the quarries with at least one card, as a bit set
COVERED: Final = 12  # the cards of quarries 0 to COVERED - 1 lie face down; those further right are settled
PLUS_TWO: Final = 13  # where the blue points marker lies: 8 * (quarry + 1) + seat; 0 if nowhere
SHIELDS: Final = 14  # who is protected where: bit 5 * quarry + seat
HITTERS: Final = 15  # the owners of a -3 at the quarry being settled who have not been asked yet
LIFTED: Final = 16  # the spot (plus 1) that the cube in the hand of a block mover came from; 0 if none
BUILDERS: Final = 17  # the seats that have cubes to build with, as a bit set
ROOM: Final = 18  # the spots with room for a cube, as a bit set
ROWS: Final = 19  # the cards at each quarry: a byte a card, the first one lowest; seven cells
SPOTS: Final = 26  # the cubes on each spot: a census, see below; sixteen cells
SEATS: Final = 42  # then SEAT cells for every seat:
HAND: Final = 0  # how many cards of each kind it has in hand, four bits a kind
CUBES: Final = 1  # cubes in hand
SUPPLY: Final = 2  # its cubes in the supply
GOLD: Final = 3
PRESENT: Final = 4  # the spots where it has a cube, as a bit set
HELD: Final = 5  # its markers, as a bit set: green ones, then blue ones
POINTS: Final = 6  # at the quarry being settled
BID: Final = 7  # for a blue marker this round; -1 before
EARNED: Final = 8  # gold from pyramids, EARNED_BITS a round
FORCED: Final = 9  # gold from forced passes
PAID: Final = 10  # gold paid for blue markers
SEAT: Final = 11

EARNED_BITS: Final = 12
EARNED_MASK: Final = 4095

NIBBLE: Final = vec[i64]([16**n for n in range(MAX_KINDS)])
"""One in the n-th group of four bits: a card in a hand, a card at a quarry."""

# A card at a quarry is a byte: its seat plus 1, its back, its kind plus 1 (0 if its value is not known).
# Kinds are numbered as in `card_kinds` of the edition.
CARD_SEAT: Final = 7
CARD_HIGH: Final = 8
CARD_BACK: Final = 15  # what everybody sees: seat and back
CARD_KIND: Final = 4  # where the kind begins
CARD_BITS: Final = 8
CARD_MASK: Final = 255
CARD_VALUES: Final = vec[i64]([240 << (CARD_BITS * place) for place in range(MAX_PLACES)])
"""The bits of a card at each place that only its owner sees. A table: mypyc shifts constants in 32 bits."""

# A spot is a level of a pyramid: 4 * level + pyramid, so that the lowest spots are the bottom levels. Its
# census counts the cubes of each seat, four bits each, and from bit CENSUS_SUM on all of them.
SPOT_COUNT: Final[i64] = MAX_LEVELS * PYRAMIDS
BOTTOM: Final = 15  # the bottom levels, as a set of spots
CENSUS_SUM: Final = 20
ONE_CUBE: Final = vec[i64]([16**seat + 2**CENSUS_SUM for seat in range(MAX_PLAYERS)])

# Stages, in the order of a round
PLACING: Final = 0  # set-up: everyone puts two cubes on bottom levels
BIDDING: Final = 1  # everyone bids for blue markers
TAKING: Final = 2  # a blue marker is chosen
LAYING: Final = 3  # cards are laid at quarries
ADDING: Final = 4  # the blue points marker may be put at a quarry
SHIELDING: Final = 5  # the joker may be used as protection, before the next quarry is revealed
HITTING: Final = 6  # the owner of a -3 chooses whom it hits
PROTECTING: Final = 7  # the protection won is put at a quarry
NAMING: Final = 8  # a start player is named
BLOCK: Final = 9  # a block marker was won and may be used at once
TRANSPORT: Final = 10  # the joker may be used as transport
BUILDING: Final = 11
DOUBLING: Final = 12  # the first cube of a double move
DOUBLED: Final = 13  # the second one
LAST_TURNS: Final = 14  # nobody has cubes left; block markers may still be used
OVER: Final = 15

# Green markers, by their place in a seat's HELD
PROTECTION: Final = 0
MOVE_BLOCK: Final = 1
EXTRA_BLOCK: Final = 2
START_PLAYER: Final = 3
TRANSPORT_MARKER: Final = 4
FREE_PASS_MARKER: Final = 5
FREE_DOUBLE_MARKER: Final = 6
GREEN_NAMES: Final = (
    "protection",
    "move a block",
    "extra block",
    "start player",
    "transport",
    "free pass",
    "free double move",
)
HAS_MOVE: Final = 2
HAS_EXTRA: Final = 4
HAS_TRANSPORT: Final = 16
HAS_FREE_PASS: Final = 32
HAS_FREE_DOUBLE: Final = 64

# Blue markers follow: transport, extra cube, joker, points
BLUES: Final = 4
BLUE_COUNT: Final[i64] = BLUES
BLUE: Final = 7
JOKER: Final = 9
POINTS_MARKER: Final = 10
MARKERS: Final = 11
HAS_MORE_TRANSPORT: Final = 128
HAS_EXTRA_CUBE: Final = 256
HAS_JOKER: Final = 512
HAS_POINTS: Final = 1024
HAS_BLOCK: Final = HAS_MOVE | HAS_EXTRA | HAS_JOKER  # what may be used as a block marker

# Decisions that are the same at every table; the others follow in `Numbers`
PLACE: Final = 0  # and a pyramid
BUILD: Final = 4
PUT: Final = 8
EXTRA: Final = 12
STOP: Final = 16  # lay no more cards
DECLINE: Final = 17
DOUBLE: Final = 18
FREE_DOUBLE: Final = 19
PASS: Final = 20
FREE_PASS: Final = 21
WAIT: Final = 22
LAY: Final = 23  # a card: kind by kind, quarry by quarry

HIGHEST_BID: Final = 127


def _subsets(size: int) -> list[int]:
    """List the members (plus 1) of every subset of `size` things, four bits each."""
    lists = []
    for subset in range(2**size):
        members = [n for n in range(size) if subset >> n & 1]
        lists.append(sum((member + 1) << (4 * place) for place, member in enumerate(members)))
    return lists


MEMBERS: Final = vec[i64](_subsets(MAX_QUARRIES))
"""Each small bit set as a list of its members, which is faster to go through than its bits."""
