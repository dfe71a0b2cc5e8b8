"""The recording of what the rules do, where it takes more than a line. Playouts and searches skip it."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.engine.bits import BIT, members
from patolli.games.gold.cells import (
    AUCTION,
    BEADS,
    BID,
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
    BidMade,
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
from patolli.games.gold.plates import is_complete, outline_of
from patolli.games.gold.scoring import bead_points, plate_parts
from patolli.games.gold.shards import Material, down_of, material_of, up_of

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.gold.rules import GoldState


def lying(state: "GoldState", n: i64) -> LyingShard:
    """Return a shard as everybody sees it."""
    cells = state.cells
    is_open = cells[TURNED] & BIT[n] != 0
    return lying_shard(n, cells[SHARDS + n], state.numbers.circle, is_open)


# The auction


def record_bid(record: "list[Effect]", state: "GoldState", seat: i64) -> None:
    """Record a secret bid."""
    record.append(BidMade(seat, state.cells[SEATS + seat * SEAT + BID]))


def record_auction(record: "list[Effect]", state: "GoldState") -> None:
    """Note what is drawn, if the bag is not empty, and what is sold next."""
    auction, numbers = state.cells[AUCTION], state.numbers
    drawn = numbers.drawn(auction)
    if drawn > numbers.drawn(auction - 1):
        record.append(ShardDrawn(lying(state, drawn - 1), numbers.shards - drawn))
    record.append(AuctionOpened(auction + 1, numbers.shards, lying(state, auction)))


def record_bids(record: "list[Effect]", state: "GoldState") -> None:
    """Note what everybody bid."""
    record.append(BidsOpened(tuple(opened_bids(state))))


def opened_bids(state: "GoldState") -> list[int]:
    """Return the bid of every seat."""
    return [state.cells[SEATS + seat * SEAT + OPENED] for seat in range(state.players)]


def record_no_sale(record: "list[Effect]", state: "GoldState") -> None:
    """Note that nobody gets the shard, and why."""
    shard = lying(state, state.cells[AUCTION])
    record.append(ShardUnsold(shard, "equal-bids" if any(opened_bids(state)) else "nobody-bid"))


def record_sale(record: "list[Effect]", state: "GoldState", winner: i64, payees: i64) -> None:
    """Note who gets the shard, for how much, and who may be paid."""
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


def record_payment(record: "list[Effect]", state: "GoldState", payee: i64, bid: i64) -> None:
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


def record_decision(record: "list[Effect]", state: "GoldState", n: i64) -> None:
    """Note what is decided about one shard of a plate."""
    cells = state.cells
    shard = cells[SHARDS + n]
    how: How = "out"
    up: Material | None = None
    if cells[TURNING] & BIT[n]:
        how, up = "turned", material_of(down_of(shard))
    elif cells[KEPT] & BIT[n]:
        how, up = "kept", material_of(up_of(shard))
    record.append(ShardArranged(cells[WINNER], lying(state, n), how, up))


def record_arrangement(record: "list[Effect]", state: "GoldState", out: i64) -> None:
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


def record_scores(record: "list[Effect]", state: "GoldState") -> None:
    """Note what every plate and all beads score, and who wins."""
    cells, numbers = state.cells, state.numbers
    for seat in range(state.players):
        own = SEATS + seat * SEAT
        for plate in range(numbers.plates):
            shards = cells[own + PLATES + plate]
            has_tablet = is_complete(numbers, outline_of(cells, shards))
            complete, values, one_material = plate_parts(cells, numbers, shards)
            record.append(
                PlateScored(seat, plate, numbers.plates, has_tablet, complete, values, one_material)
            )
        record.append(BeadsScored(seat, cells[own + BEADS], bead_points(cells, numbers, seat)))
    outcome = state.outcome()
    assert outcome is not None, "nobody owes a decision any more"
    record.append(GameEnded(outcome.scores, outcome.winners, outcome.decided_by))
