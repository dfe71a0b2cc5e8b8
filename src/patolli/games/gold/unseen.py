"""Secrets: the bag, backs, bids before they are opened, and a plate while it is arranged.

A back is known to who won the shard, also after it left the game, and to everybody once the shard was turned
over on a plate. Backs in the row and of shards that nobody bought are known to nobody. What is left in the
cells of a concealed position is all that `imagine` uses: sizes, faces and known backs tell which shards of
the box are still to be placed.
"""

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


def drawn(cells: vec[i64], numbers: Numbers) -> i64:
    """How many shards have left the bag. The row is filled up before each auction, while the bag lasts."""
    return min(cells[AUCTION] + numbers.row, numbers.shards)


def known_backs(cells: vec[i64], numbers: Numbers, seat: i64) -> i64:
    """The shards whose back a seat, or a spectator (-1), knows.

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
    """Whether the winner has looked at the back of the new shard and has not finished with it."""
    return cells[STAGE] == CHOOSING or cells[STAGE] == ARRANGING


def conceal(cells: vec[i64], numbers: Numbers, players: i64, seat: i64) -> None:
    """Blank all that a seat cannot know."""
    known = known_backs(cells, numbers, seat)
    first_in_bag = drawn(cells, numbers)
    for n in range(numbers.shards):
        if n >= first_in_bag:
            cells[SHARDS + n] = 0
        elif not known & BIT[n]:
            cells[SHARDS + n] &= FRONT
    for other in range(players):
        if other != seat:
            cells[SEATS + other * SEAT + BID] = NOBODY
    if cells[STAGE] == ARRANGING and cells[WINNER] != seat:
        begin_arranging(cells)


def imagine(cells: vec[i64], numbers: Numbers, players: i64, seat: i64, source: Source) -> None:
    """Fill in what `conceal` blanked."""
    Guess(numbers).place(cells, drawn(cells, numbers), source)
    if cells[STAGE] == BIDDING:
        for other in range(players):
            own = SEATS + other * SEAT
            if other != seat and not cells[PENDING] & BIT[other]:
                cells[own + BID] = source.below(cells[own + BEADS] + 1)
    elif cells[STAGE] == ARRANGING and cells[WINNER] != seat:
        imagine_arranging(cells, numbers, source)


def imagine_arranging(cells: vec[i64], numbers: Numbers, source: Source) -> None:
    """That the winner has not finished is seen; how far it is, is not."""
    buffer = action_buffer(3)
    for _n in range(source.below(count(cells[UNDECIDED]))):
        size = legal_arranging(cells, numbers, buffer)
        arrange(cells, buffer[source.below(size)])
