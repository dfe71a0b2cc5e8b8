"""Records of what the rules do, where that takes more than a line or would make a hot function larger.

Playouts and searches never call this.
"""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from patolli.games.maya.cells import (
    BID,
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    COVERED,
    CUBES,
    DOUBLED,
    FORCED,
    HELD,
    PAID,
    POINTS,
    ROWS,
    SEAT,
    SEATS,
    SPOT_COUNT,
    SPOTS,
    STAGE,
    SUPPLY,
    TAKERS,
)
from patolli.games.maya.effects import (
    BidsOpened,
    BlockLifted,
    Bonus,
    CardLaid,
    CubeBecause,
    CubePlaced,
    CubesCarried,
    CubesFell,
    DoubleMoveEnded,
    Eroded,
    GameEnded,
    HitBecause,
    LevelFilled,
    LevelPaid,
    LostBecause,
    MarkerKept,
    MarkerLost,
    MarkersReturned,
    MarkerUsed,
    MarkerWon,
    PointsTaken,
    QuarryRevealed,
    ReturnedBecause,
    RevealedCard,
)
from patolli.games.maya.ranks import points_marker_seat
from patolli.games.maya.scoring import earned_by_round, payments
from patolli.games.maya.seats import by_seat

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.games.maya.rules import MayaState

# Cubes on pyramids


def record_cube(
    record: "list[Effect]",
    state: "MayaState",
    seat: i64,
    spot: i64,
    because: CubeBecause,
) -> None:
    record.append(CubePlaced(seat, state.numbers.pyramid_names[spot & 3], spot >> 2, because))


def record_full(
    record: "list[Effect]",
    state: "MayaState",
    spot: i64,
    bonus: Bonus,
) -> None:
    """Record that a level is full, and what comes of it."""
    cubes = cubes_by_seat(state, spot)
    record.append(LevelFilled(state.numbers.pyramid_names[spot & 3], spot >> 2, cubes, bonus))


def record_lift(record: "list[Effect]", state: "MayaState", seat: i64, spot: i64) -> None:
    record.append(BlockLifted(seat, state.numbers.pyramid_names[spot & 3], spot >> 2))


def record_falls(record: "list[Effect]", state: "MayaState", falling: list[int]) -> None:
    """Record which cubes are about to fall, from the spots where those of each seat do."""
    for spot in range(SPOT_COUNT):
        fallen = tuple(
            [
                cubes if spots >> spot & 1 else 0
                for spots, cubes in zip(falling, cubes_by_seat(state, spot), strict=True)
            ]
        )
        if any(fallen):
            record.append(CubesFell(state.numbers.pyramid_names[spot & 3], spot >> 2, fallen))


def cubes_by_seat(state: "MayaState", spot: i64) -> tuple[int, ...]:
    """Count every seat's cubes on a level."""
    census = state.cells[SPOTS + spot]
    return tuple([census >> (4 * seat) & 15 for seat in range(state.players)])


# The auction


def record_bids(record: "list[Effect]", state: "MayaState") -> None:
    """Record the bids that were opened, and who has paid."""
    bids = by_seat(state.cells, BID, state.players)
    takers: list[int] = []
    waiting = state.cells[TAKERS]
    while waiting:
        takers.append((waiting & 15) - 1)
        waiting >>= 4
    paid = tuple([bid if seat in takers else 0 for seat, bid in enumerate(bids)])
    record.append(BidsOpened(bids, tuple(takers), paid))


# The quarries


def record_card(record: "list[Effect]", state: "MayaState", seat: i64, card: i64, quarry: i64) -> None:
    value = state.numbers.card_value((card >> CARD_KIND) - 1)
    record.append(CardLaid(seat, quarry, card & CARD_HIGH != 0, value))


def record_reveal(record: "list[Effect]", state: "MayaState", quarry: i64) -> None:
    """Record the cards at a quarry, and the points that they give."""
    cells = state.cells
    cards: list[RevealedCard] = []
    row = cells[ROWS + quarry]
    while row:
        value = state.numbers.card_value(((row & CARD_MASK) >> CARD_KIND) - 1)
        cards.append(RevealedCard((row & CARD_SEAT) - 1, row & CARD_HIGH != 0, value))
        row >>= CARD_BITS
    adding = points_marker_seat(cells, quarry)
    marker = None if adding < 0 else int(adding)
    points = by_seat(cells, POINTS, state.players)
    record.append(QuarryRevealed(quarry, tuple(cards), marker, points))


def record_hit(record: "list[Effect]", state: "MayaState", seat: i64, target: i64) -> None:
    cells = state.cells
    left = cells[SEATS + target * SEAT + POINTS]
    record.append(PointsTaken(seat, cells[COVERED], target, state.numbers.minus, left, "chosen"))


def record_no_hit(record: "list[Effect]", state: "MayaState", seat: i64, because: HitBecause) -> None:
    record.append(PointsTaken(seat, state.cells[COVERED], None, state.numbers.minus, None, because))


# Markers


def record_won(record: "list[Effect]", state: "MayaState", seat: i64, marker: i64) -> None:
    record.append(MarkerWon(seat, state.cells[COVERED], state.numbers.marker_names[marker]))


def record_use(record: "list[Effect]", state: "MayaState", seat: i64, marker: i64, used_as: i64) -> None:
    names = state.numbers.marker_names
    record.append(MarkerUsed(seat, names[marker], names[used_as]))


def record_kept(record: "list[Effect]", state: "MayaState", seat: i64, marker: i64) -> None:
    record.append(MarkerKept(seat, state.numbers.marker_names[marker]))


def record_lost(
    record: "list[Effect]",
    state: "MayaState",
    seat: i64,
    marker: i64,
    because: LostBecause,
) -> None:
    record.append(MarkerLost(seat, state.numbers.marker_names[marker], because))


def record_returns(record: "list[Effect]", state: "MayaState", which: i64, because: ReturnedBecause) -> None:
    """Record which markers are about to go back, if any, of those that do now."""
    held = by_seat(state.cells, HELD, state.players)
    markers = tuple([state.numbers.markers_in(each & which) for each in held])
    if any(markers):
        record.append(MarkersReturned(markers, because))


# Transport and building


def record_carrying(record: "list[Effect]", state: "MayaState", seat: i64, surplus: i64) -> None:
    """Record how many of its cubes a seat is about to keep, if it has any."""
    won = state.cells[SEATS + seat * SEAT + CUBES]
    if won:
        record.append(CubesCarried(seat, won, won - max(surplus, 0), won - surplus))


def record_double_end(record: "list[Effect]", state: "MayaState", seat: i64) -> None:
    record.append(DoubleMoveEnded(seat, 2 if state.cells[STAGE] == DOUBLED else 1))


# Gold, erosion and the end


def record_payment(record: "list[Effect]", state: "MayaState", spot: i64) -> None:
    """Record what a level pays."""
    paid = payments(state, spot)
    if any(paid):
        record.append(LevelPaid(state.numbers.pyramid_names[spot & 3], spot >> 2, paid))


def record_erosion(record: "list[Effect]", state: "MayaState", spot: i64) -> None:
    """Record whose cubes a level is about to lose."""
    taken = tuple([1 if gold else 0 for gold in payments(state, spot)])
    if any(taken):
        record.append(Eroded(state.numbers.pyramid_names[spot & 3], spot >> 2, taken))


def record_end(record: "list[Effect]", state: "MayaState") -> None:
    """Record the final scoring."""
    cells, players = state.cells, state.players
    outcome = state.outcome()
    assert outcome is not None
    record.append(
        GameEnded(
            points=outcome.scores,
            winners=outcome.winners,
            decided_by=outcome.decided_by,
            earned=tuple(earned_by_round(state)),
            forced=by_seat(cells, FORCED, players),
            start=state.numbers.start_gold,
            paid=by_seat(cells, PAID, players),
            supply=by_seat(cells, SUPPLY, players),
        )
    )
