"""Record what the rules do, where that takes more than a line. Playouts and searches never call this."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import BIT, members
from patolli.games.gold.cells import (
    AUCTION,
    BEADS,
    CHOSEN,
    KEPT,
    OPENED,
    PAYEES,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    TURNED,
    TURNING,
    WINNER,
)
from patolli.games.gold.effects import (
    AuctionOpened,
    BackSeen,
    BeadsPaid,
    BeadsScored,
    BidsOpened,
    GameEnded,
    How,
    LyingShard,
    PaidBecause,
    PlateArranged,
    PlateScored,
    ShardArranged,
    ShardDrawn,
    ShardSold,
    ShardUnsold,
    lying_shard,
)
from patolli.games.gold.plates import outline_of
from patolli.games.gold.scoring import plate_parts
from patolli.games.gold.shards import down_of, material_of, size_of, up_of

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.gold.rules import GoldState


def lying(state: "GoldState", n: i64) -> LyingShard:
    """A shard as everybody sees it."""
    cells = state.cells
    is_open = cells[TURNED] & BIT[n] != 0
    return lying_shard(n, cells[SHARDS + n], state.numbers.circle, is_open)


# The auction


def record_auction(state: "GoldState", record: "list[Effect]") -> None:
    """Note what is drawn, if the bag is not empty, and what is sold next."""
    auction, shards = state.cells[AUCTION], state.numbers.shards
    last_of_row = auction + state.numbers.row - 1
    if last_of_row < shards:
        record.append(ShardDrawn(lying(state, last_of_row), shards - 1 - last_of_row))
    record.append(AuctionOpened(auction, shards, lying(state, auction)))


def record_bids(state: "GoldState", record: "list[Effect]") -> None:
    record.append(BidsOpened(tuple(opened_bids(state))))


def opened_bids(state: "GoldState") -> list[int]:
    return [state.cells[SEATS + seat * SEAT + OPENED] for seat in range(state.players)]


def record_no_sale(state: "GoldState", record: "list[Effect]") -> None:
    shard = lying(state, state.cells[AUCTION])
    record.append(ShardUnsold(shard, "equal-bids" if any(opened_bids(state)) else "nobody-bid"))


def record_sale(state: "GoldState", record: "list[Effect]", winner: i64, payees: i64) -> None:
    bids = opened_bids(state)
    higher = tuple([seat for seat, bid in enumerate(bids) if bid > bids[winner]])
    record.append(
        ShardSold(
            seat=winner,
            shard=lying(state, state.cells[AUCTION]),
            price=bids[winner],
            to=tuple(members(payees)),
            because="highest-left" if higher else "highest-bid",
            cancelled=higher,
        )
    )


def record_payment(state: "GoldState", record: "list[Effect]", payee: i64, bid: i64) -> None:
    """Note who is paid, and what the winner then sees on the back."""
    cells = state.cells
    because: PaidBecause = "bid-least"
    if cells[PAYEES]:
        is_higher = cells[SEATS + payee * SEAT + OPENED] > bid
        because = "chosen-of-all" if is_higher else "chosen-of-least"
    winner, n = cells[WINNER], cells[AUCTION]
    record.append(BeadsPaid(winner, payee, bid, because))
    record.append(BackSeen(winner, lying(state, n), material_of(down_of(cells[SHARDS + n]))))


# The plate


def record_decision(state: "GoldState", record: "list[Effect]", n: i64, how: How) -> None:
    """Note what is decided about one shard of a plate, before it is done."""
    shard = state.cells[SHARDS + n]
    side = down_of(shard) if how == "turned" else up_of(shard)
    up = None if how == "out" else material_of(side)
    record.append(ShardArranged(state.cells[WINNER], lying(state, n), how, up))


def record_arrangement(state: "GoldState", record: "list[Effect]", out: i64) -> None:
    """Note how a plate lies now, and which shards left the game."""
    cells = state.cells
    record.append(
        PlateArranged(
            seat=cells[WINNER],
            plate=cells[CHOSEN],
            plates=state.numbers.plates,
            new=cells[AUCTION],
            lying=tuple([lying(state, n) for n in members(cells[KEPT])]),
            turned=tuple(members(cells[TURNING])),
            out=tuple([lying(state, n) for n in members(out)]),
        )
    )


# The end


def record_scores(state: "GoldState", record: "list[Effect]") -> None:
    cells, numbers = state.cells, state.numbers
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        for plate in range(numbers.plates):
            shards = cells[own + PLATES + plate]
            is_complete = size_of(outline_of(cells, shards)) == numbers.circle
            complete, values, one_material = plate_parts(cells, numbers, shards)
            record.append(
                PlateScored(seat, plate, numbers.plates, is_complete, complete, values, one_material)
            )
        beads = cells[own + BEADS]
        record.append(BeadsScored(seat, beads, beads * numbers.bead))
    outcome = state.outcome()
    assert outcome is not None, "nobody owes a decision any more"
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))
