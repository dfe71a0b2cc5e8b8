"""The secrets: the bag, backs, bids before they are opened, and a plate while it is arranged.

The winner of a shard knows its back, also after it left the game; everybody does once it was turned over on a
plate. Backs in the row and of shards that nobody bought are known to nobody. `imagine` uses only what
`conceal` leaves in the cells: sizes, faces and known backs tell which shards of the box are still to be
placed. backs.py guesses them.
"""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, count
from patolli.engine.chance import Source
from patolli.engine.state import PENDING, action_buffer
from patolli.games.gold.arranging import arrange, begin_arranging, legal_arranging
from patolli.games.gold.backs import Guess
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BID,
    BIDDING,
    CHOOSING,
    NOBODY,
    OUT_OF_GAME,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURNED,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.shards import FRONT

if TYPE_CHECKING:
    from patolli.games.gold.rules import GoldState


def is_secret(state: "GoldState") -> bool:
    """Tell whether a decision stays unseen: a bid, also the last one, which opens them, or an arrangement.

    Ruling GOLD-9: a plate is rearranged unseen; the others see it when the last shard lies.
    """
    return state.cells[STAGE] == BIDDING or state.cells[STAGE] == ARRANGING


def known_backs(cells: vec[i64], numbers: Numbers, seat: i64) -> i64:
    """Find the shards whose back a seat, or a spectator (-1), knows.

    Ruling GOLD-5: everybody knows the back of one that was turned over on a plate.
    """
    known = cells[TURNED]
    if seat >= 0:
        own = SEATS + seat * SEAT
        known |= cells[own + OUT_OF_GAME]
        for plate in range(numbers.plates):
            known |= cells[own + PLATES + plate]
        if is_looking(cells) and cells[WINNER] == seat:
            known |= BIT[cells[AUCTION]]
    return known


def is_looking(cells: vec[i64]) -> bool:
    """Tell whether the winner has looked at the back of the new shard and has not finished with it."""
    return cells[STAGE] == CHOOSING or cells[STAGE] == ARRANGING


def conceal(state: "GoldState", seat: i64) -> None:
    """Blank all that a seat cannot know."""
    cells = state.cells
    numbers = state.numbers
    known = known_backs(cells, numbers, seat)
    first_in_bag = numbers.drawn(cells[AUCTION])
    for n in range(numbers.shards):
        if n >= first_in_bag:
            cells[SHARDS + n] = 0
        elif not known & BIT[n]:
            cells[SHARDS + n] &= FRONT
    for other in range(state.players):
        if other != seat:
            cells[SEATS + other * SEAT + BID] = NOBODY
    if cells[STAGE] == ARRANGING and cells[WINNER] != seat:
        begin_arranging(cells)


def imagine(state: "GoldState", seat: i64, source: Source) -> None:
    """Fill in what `conceal` blanked."""
    cells = state.cells
    numbers = state.numbers
    Guess(numbers).place(cells, numbers.drawn(cells[AUCTION]), source)
    if cells[STAGE] == BIDDING:
        for other in range(state.players):
            own = SEATS + other * SEAT
            if other != seat and not cells[PENDING] & BIT[other]:
                cells[own + BID] = source.below(cells[own + BEADS] + 1)
    elif cells[STAGE] == ARRANGING and cells[WINNER] != seat:
        imagine_arranging(cells, numbers, source)


def imagine_arranging(cells: vec[i64], numbers: Numbers, source: Source) -> None:
    """Play on at random: the others see that the winner has not finished, but not how far it is."""
    buffer = action_buffer(3)
    for _n in range(source.below(count(cells[UNDECIDED]))):
        size = legal_arranging(cells, numbers, buffer)
        arrange(cells, buffer[source.below(size)])


def reopen(state: "GoldState", seat: i64) -> None:
    """Take back the secret decisions of all other seats."""
    cells = state.cells
    if cells[STAGE] == BIDDING:
        for other in range(state.players):
            if other != seat:
                cells[SEATS + other * SEAT + BID] = NOBODY
        cells[PENDING] |= (BIT[state.players] - 1) & ~BIT[seat]
    elif cells[STAGE] == ARRANGING and cells[WINNER] != seat:
        begin_arranging(cells)


def reveals(state: "GoldState") -> i64:
    """Count what was shown: the opened bids, the back that the winner looks at once it has paid, and its
    arranged plate, with which a shard is drawn."""
    return 3 * state.cells[AUCTION] + min(state.cells[STAGE], CHOOSING)
