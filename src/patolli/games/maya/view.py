"""The view that a seat has of a game of Maya.

Seats, quarries (from the left) and levels (from the bottom) count from 0.
"""

from collections.abc import Iterator
from typing import Final, Literal, get_args

import msgspec

from patolli.engine.game import View
from patolli.games.maya.cells import (
    BID,
    BLOCK,
    BLUE,
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    COVERED,
    CUBES,
    EARNED,
    EARNED_BITS,
    EARNED_MASK,
    FORCED,
    GOLD,
    HAND,
    HELD,
    HITTING,
    LAYING,
    LIFTED,
    MAX_PLAYERS,
    ON_OFFER,
    OVER,
    PAID,
    PASSED,
    POINTS,
    PYRAMIDS,
    ROUND,
    ROWS,
    SEAT,
    SEATS,
    SHIELDING,
    SHIELDS,
    SPOT_COUNT,
    SPOTS,
    STAGE,
    START,
    SUPPLY,
    TAKERS,
)
from patolli.games.maya.edition import MayaEdition, Quarry
from patolli.games.maya.pyramids import front
from patolli.games.maya.ranks import points_marker_seat
from patolli.games.maya.rules import MayaState
from patolli.games.maya.scoring import income
from patolli.games.maya.transport import capacity

Colour = Literal["blue", "red", "green", "purple", "yellow"]
Stage = Literal[
    "place",
    "bid",
    "take",
    "lay",
    "add-points",
    "shield",
    "hit",
    "protect",
    "name-start-player",
    "block",
    "transport",
    "build",
    "double",
    "doubled",
    "last-turns",
    "over",
]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)


class Level(msgspec.Struct, frozen=True, kw_only=True):
    spaces: int
    gold: tuple[int, int]
    """For most and for second most cubes."""
    cubes: tuple[int, ...]
    """Of each seat."""
    pays: tuple[int, ...]
    """The gold that each seat would get now."""


class Pyramid(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    levels: tuple[Level, ...]
    """From the bottom up."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    high: bool
    value: int | None
    """None where it is not known: somebody else's card that lies face down."""


class QuarryView(msgspec.Struct, frozen=True, kw_only=True):
    marker: str
    places: int
    prizes: tuple[int, ...]
    """Cubes for the first, second, … player."""
    cards: tuple[Card, ...]
    """In the order in which they were laid."""
    face_down: bool
    points_marker: int | None
    """The seat whose blue points marker lies here."""
    protected: tuple[int, ...]


class Player(msgspec.Struct, frozen=True, kw_only=True):
    colour: Colour
    gold: int
    earned: tuple[int, ...]
    """From the pyramids, in each round that has been scored."""
    income: int
    """The gold that the pyramids would pay now; nothing when the game is over."""
    forced: int
    """Gold from forced passes."""
    paid: int
    """Gold paid for blue markers."""
    cubes: int
    supply: int
    low_cards: int
    high_cards: int
    hand: tuple[int, ...] | None
    """The cards in hand; None where they are not known."""
    capacity: int | None
    """How many cubes these cards, and markers, can transport."""
    green: tuple[str, ...]
    blue: tuple[str, ...]
    bid: int | None
    """For a blue marker this round; of others only when all have bid."""
    passed: bool
    """Lays no more cards."""
    points: int | None
    """At the quarry being settled."""


class MayaView(View, frozen=True, kw_only=True, tag="maya"):
    round: int
    """From 1; 0 during set-up."""
    rounds: int
    stage: Stage
    start_player: int
    settling: int | None
    """The quarry being settled."""
    on_offer: tuple[str, ...]
    takers: tuple[int, ...]
    """The seats that still choose a blue marker, the next one first."""
    low_values: tuple[int, ...]
    """The values of low cards; all other cards are high."""
    marker_points: int
    """The points that the blue points marker adds."""
    forced_pass_gold: int
    any_time: bool
    """Whether block markers may be kept for later."""
    expert: bool
    open_level: int | None
    """The level on which cubes may be placed now; None when all are full."""
    lifted: tuple[str, int] | None
    """The pyramid and the level that a cube being moved was taken from."""
    pyramids: tuple[Pyramid, ...]
    quarries: tuple[QuarryView, ...]
    players: tuple[Player, ...]


def describe(state: MayaState, seat: int) -> MayaView:
    cells = state.cells
    edition = state.setup.edition
    pyramids = edition.pyramids_for(state.players)
    rows = [laid_cards(state, quarry) for quarry in range(state.numbers.quarries)]
    spot = cells[LIFTED] - 1
    level = front(cells)
    return MayaView(
        seat=seat,
        pending=tuple(state.pending_seats()),
        round=cells[ROUND],
        rounds=state.numbers.rounds,
        stage=STAGES[cells[STAGE]],
        start_player=cells[START],
        settling=settling(state),
        on_offer=_markers(edition.blue_markers, cells[ON_OFFER]),
        takers=tuple(_takers(cells[TAKERS])),
        low_values=edition.cards.low,
        marker_points=edition.expert.points,
        forced_pass_gold=state.numbers.forced_pass_gold,
        any_time=state.numbers.any_time,
        expert=state.numbers.expert,
        open_level=level // PYRAMIDS if level < SPOT_COUNT else None,
        lifted=(pyramids[spot % PYRAMIDS].name, spot // PYRAMIDS) if spot >= 0 else None,
        pyramids=tuple(
            Pyramid(
                name=pyramid.name,
                levels=tuple(
                    _level(state, PYRAMIDS * height + n, gold) for height, gold in enumerate(pyramid.gold)
                ),
            )
            for n, pyramid in enumerate(pyramids)
        ),
        quarries=tuple(
            _quarry(state, n, quarry, rows[n]) for n, quarry in enumerate(edition.quarries_for(state.players))
        ),
        players=tuple(_player(state, each, rows) for each in range(state.players)),
    )


def _markers(names: tuple[str, ...], held: int) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(names) if held >> n & 1)


def _takers(seats: int) -> Iterator[int]:
    while seats:
        yield (seats & 15) - 1
        seats >>= 4


def settling(state: MayaState) -> int | None:
    """Return the quarry being settled."""
    stage, covered = state.cells[STAGE], state.cells[COVERED]
    if stage == SHIELDING:
        return covered - 1
    return covered if HITTING <= stage <= BLOCK else None


def _level(state: MayaState, spot: int, gold: tuple[int, int]) -> Level:
    census = state.cells[SPOTS + spot]
    seats = range(state.players)
    return Level(
        spaces=state.numbers.spaces[spot],
        gold=gold,
        cubes=tuple(census >> (4 * seat) & 15 for seat in seats),
        pays=tuple(income(state.cells, state.numbers, seat, spot) for seat in seats),
    )


def laid_cards(state: MayaState, quarry: int) -> tuple[Card, ...]:
    values = [value for value, _ in state.setup.edition.card_kinds]
    row = state.cells[ROWS + quarry]
    cards = []
    while row:
        kind = (row & CARD_MASK) >> CARD_KIND
        value = values[kind - 1] if kind else None
        cards.append(Card(seat=(row & CARD_SEAT) - 1, high=bool(row & CARD_HIGH), value=value))
        row >>= CARD_BITS
    return tuple(cards)


def _quarry(state: MayaState, number: int, quarry: Quarry, cards: tuple[Card, ...]) -> QuarryView:
    cells = state.cells
    edition = state.setup.edition
    adding = points_marker_seat(cells, number)
    shields = cells[SHIELDS] >> (MAX_PLAYERS * number)
    return QuarryView(
        marker=edition.green_markers[state.numbers.markers[number]],
        places=quarry.places,
        prizes=quarry.cubes,
        cards=cards,
        face_down=number < cells[COVERED],
        points_marker=adding if adding >= 0 else None,
        protected=tuple(seat for seat in range(state.players) if shields >> seat & 1),
    )


def _player(state: MayaState, seat: int, rows: list[tuple[Card, ...]]) -> Player:
    cells, numbers, stage = state.cells, state.numbers, state.cells[STAGE]
    own = SEATS + seat * SEAT
    edition = state.setup.edition
    own_cards = [card for row in rows for card in row if card.seat == seat]
    high = sum(card.high for card in own_cards)
    known = all(card.value is not None for card in own_cards)
    earned = [cells[own + EARNED] >> (EARNED_BITS * n) & EARNED_MASK for n in range(numbers.rounds)]
    return Player(
        colour=COLOURS[seat],
        gold=cells[own + GOLD],
        earned=tuple(earned[: cells[ROUND] if stage == OVER else max(cells[ROUND] - 1, 0)]),
        income=0 if stage == OVER else sum(income(cells, numbers, seat, spot) for spot in range(SPOT_COUNT)),
        forced=cells[own + FORCED],
        paid=cells[own + PAID],
        cubes=cells[own + CUBES],
        supply=cells[own + SUPPLY],
        low_cards=len(edition.cards.low) - (len(own_cards) - high),
        high_cards=len(edition.cards.high) + 1 - high,
        hand=_hand(state, edition, seat) if known else None,
        capacity=capacity(cells, numbers, own) if known else None,
        green=_markers(edition.green_markers, cells[own + HELD]),
        blue=_markers(edition.blue_markers, cells[own + HELD] >> BLUE),
        bid=cells[own + BID] if cells[own + BID] >= 0 else None,
        passed=stage == LAYING and bool(cells[PASSED] >> seat & 1),
        points=cells[own + POINTS] if HITTING <= stage <= BLOCK else None,
    )


def _hand(state: MayaState, edition: MayaEdition, seat: int) -> tuple[int, ...]:
    hand = state.cells[SEATS + seat * SEAT + HAND]
    return tuple(
        value for kind, (value, _) in enumerate(edition.card_kinds) for _ in range(hand >> (4 * kind) & 15)
    )
