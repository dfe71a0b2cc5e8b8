"""The view of Das Gold der Maya: what a seat may see, as a message."""

from collections.abc import Iterable
from typing import Final, Literal, cast

import msgspec

from patolli.engine.bits import members
from patolli.engine.game import REPLAY, View
from patolli.games.gold.arranging import shard_to_decide
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BEADS,
    BID,
    CHOSEN,
    KEPT,
    OPENED,
    OUT_OF_GAME,
    OUTLINE,
    OVER,
    PAYEE,
    PLATES,
    SEAT,
    SEATS,
    SHARDS,
    STAGE,
    TURNED,
    TURNING,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.plates import is_complete, outline_of
from patolli.games.gold.rules import GoldState
from patolli.games.gold.scoring import plate_points, tablet_points
from patolli.games.gold.secrets import is_looking
from patolli.games.gold.shards import MATERIALS, Material, down_of, material_of, size_of, turned, up_of

Stage = Literal["bid", "pay", "plate", "arrange", "over"]

STAGES: Final[tuple[Stage, ...]] = ("bid", "pay", "plate", "arrange", "over")


class Shard(msgspec.Struct, frozen=True):
    number: int
    """Its place in the order in which they leave the bag and are sold, from 0."""
    size: int
    up: Material
    down: Material | None
    """None if this seat does not know the back."""
    open: bool
    """Whether everybody has seen both sides."""


class Plate(msgspec.Struct, frozen=True, kw_only=True):
    shards: tuple[Shard, ...]
    """In an order in which they can lie side by side; around the circle, if it is complete."""
    size: int
    complete: bool
    points: int
    """If the game ended now."""


class Player(msgspec.Struct, frozen=True, kw_only=True):
    beads: int | None
    """Ruling GOLD-4: None behind another player's screen only with the option beads = hidden."""
    bid: int | None
    """The bid for the front shard; unseen until all have bid, except one's own."""
    opened: int | None
    """The bid in the latest auction whose bids are open."""
    plates: tuple[Plate, ...]
    out: tuple[Shard, ...]
    """The shards that it won and put out of the game, as they lay last."""
    points: int | None
    """If the game ended now; None while the game is on and its beads are hidden."""


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """A plate while its owner arranges it. Nobody else sees more than which plate it is."""

    plate: int
    shard: Shard | None
    """The one to be decided now."""
    undecided: tuple[Shard, ...]
    """Those to be decided after it, in this order."""
    kept: tuple[Shard, ...]
    """Those that will lie on the plate, with the side up that will be; an arc only together with more to
    come."""
    out: tuple[Shard, ...]
    size: int
    points: int
    """If only those decided so far stayed."""


class Printed(msgspec.Struct, frozen=True, kw_only=True):
    """The printed numbers with which anybody can tell what may lie side by side and what it scores."""

    circle: int
    """The size of a complete tablet."""
    sizes: tuple[int, ...]
    """The different sizes of shards, rising."""
    values: tuple[int, ...]
    """Of stone, jade, bronze, silver and gold."""
    tablets: tuple[tuple[Material, Material], ...]
    """The two sides of each tablet."""
    complete: int
    one_material: int
    bead: int
    incomplete_count: bool
    """The variant: an incomplete tablet scores its values."""


class GoldView(View, frozen=True, kw_only=True, tag="gold"):
    printed: Printed
    auction: int
    """From 1; stays at the last one when the game is over."""
    auctions: int
    """How many there are."""
    stage: Stage
    row: tuple[Shard, ...]
    """The front shard first."""
    in_bag: int
    new: Shard | None
    """The shard that its winner has looked at and assigns or arranges now."""
    arrangement: Arrangement | None
    winner: int | None
    """Who won the latest auction whose bids are open; None if nobody did."""
    payee: int | None
    """Whom the winner paid."""
    unsold: tuple[Shard, ...]
    """Shards that left the game because nobody won them."""
    players: tuple[Player, ...]


def describe(state: GoldState, seat: int) -> GoldView:
    """Return what a seat, a spectator or a replay sees."""
    cells = state.cells
    auction = cells[AUCTION]
    drawn = state.numbers.drawn(auction)
    taken = is_looking(cells)
    won = 0
    for each in range(state.players):
        own = SEATS + each * SEAT
        won |= cells[own + OUT_OF_GAME] | cells[own + PLATES] | cells[own + PLATES + 1]
    return GoldView(
        seat=seat,
        pending=tuple(state.pending_seats()),
        printed=_printed(state),
        auction=min(auction + 1, state.numbers.shards),
        auctions=state.numbers.shards,
        stage=STAGES[cells[STAGE]],
        row=_shards(state, range(auction + taken, drawn)),
        in_bag=state.numbers.shards - drawn,
        new=_shard(state, auction) if taken else None,
        arrangement=_arrangement(state, seat) if cells[STAGE] == ARRANGING else None,
        winner=cells[WINNER] if cells[WINNER] >= 0 else None,
        payee=cells[PAYEE] if cells[PAYEE] >= 0 else None,
        unsold=_shards(state, [n for n in range(auction) if not won >> n & 1]),
        players=tuple(_player(state, each, seat) for each in range(state.players)),
    )


def _printed(state: GoldState) -> Printed:
    edition = state.setup.edition
    return Printed(
        circle=state.numbers.circle,
        sizes=tuple(sorted(set(edition.shards.sizes))),
        values=edition.materials.values,
        tablets=cast(tuple[tuple[Material, Material], ...], edition.tablets.pairs),
        complete=edition.points.complete,
        one_material=edition.points.one_material,
        bead=edition.points.bead,
        incomplete_count=state.numbers.incomplete_count,
    )


def _player(state: GoldState, seat: int, viewer: int) -> Player:
    cells = state.cells
    own = SEATS + seat * SEAT
    counted = state.setup.option("beads") == "shown" or viewer in (seat, REPLAY)
    return Player(
        beads=cells[own + BEADS] if counted else None,
        bid=cells[own + BID] if cells[own + BID] >= 0 else None,
        opened=cells[own + OPENED] if cells[own + OPENED] >= 0 else None,
        plates=tuple(_plate(state, cells[own + PLATES + n]) for n in range(state.numbers.plates)),
        out=_shards(state, members(cells[own + OUT_OF_GAME])),
        points=state.scores()[seat] if counted or cells[STAGE] == OVER else None,
    )


def _plate(state: GoldState, shards: int) -> Plate:
    outline = outline_of(state.cells, shards)
    complete = is_complete(state.numbers, outline)
    return Plate(
        shards=in_legal_order(_shards(state, members(shards)), complete),
        size=size_of(outline),
        complete=complete,
        points=plate_points(state.cells, state.numbers, shards),
    )


def _arrangement(state: GoldState, seat: int) -> Arrangement:
    cells = state.cells
    plate = cells[CHOSEN]
    if seat == REPLAY:
        seat = cells[WINNER]
    if cells[WINNER] != seat:
        return Arrangement(plate=plate, shard=None, undecided=(), kept=(), out=(), size=0, points=0)
    at_hand = shard_to_decide(cells)
    own = SEATS + seat * SEAT
    undecided = cells[UNDECIDED]
    kept = cells[KEPT]
    outline = cells[OUTLINE]
    lying = _shards(state, members(kept), turning=cells[TURNING])
    values = sum(state.numbers.value[1 << MATERIALS.index(shard.up)] for shard in lying)
    everything = cells[own + PLATES + plate] | 1 << cells[AUCTION]
    return Arrangement(
        plate=plate,
        shard=_shard(state, at_hand),
        undecided=_shards(state, members(undecided & ~(1 << at_hand))),
        kept=in_legal_order(lying, complete=is_complete(state.numbers, outline)),
        out=_shards(state, members(everything & ~kept & ~undecided)),
        size=size_of(outline),
        points=tablet_points(state.numbers, outline, values),
    )


def _shards(state: GoldState, numbers: Iterable[int], turning: int = 0) -> tuple[Shard, ...]:
    return tuple(_shard(state, n, turn=bool(turning >> n & 1)) for n in numbers)


def _shard(state: GoldState, n: int, turn: bool = False) -> Shard:
    shard = state.cells[SHARDS + n]
    if turn:
        shard = turned(shard)
    return Shard(
        number=n,
        size=size_of(shard),
        up=material_of(up_of(shard)),
        down=material_of(down_of(shard)) if down_of(shard) else None,
        open=bool(state.cells[TURNED] >> n & 1),
    )


def in_legal_order(shards: tuple[Shard, ...], complete: bool) -> tuple[Shard, ...]:
    """Sort shards by value; around a circle, one shard of each value leads back down from the highest."""
    rising = sorted(shards, key=lambda shard: (MATERIALS.index(shard.up), shard.number))
    if not complete:
        return tuple(rising)
    way_back = []
    for material in MATERIALS:
        same = [shard for shard in rising if shard.up == material]
        if same and same[0].up not in (rising[0].up, rising[-1].up):
            way_back.append(same[-1])
    return (*(shard for shard in rising if shard not in way_back), *reversed(way_back))
