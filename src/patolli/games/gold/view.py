"""What a seat may see of a game of Das Gold der Maya, as a message and as a picture for the terminal."""

from collections.abc import Iterable
from typing import Final, Literal, cast

import msgspec
from rich.text import Text

from patolli.engine.bits import members
from patolli.engine.game import REPLAY, Setup, View
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
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.plates import outline_of, tablet_points
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import MATERIALS, Material, down_of, material_of, size_of, turned, up_of
from patolli.games.gold.unseen import drawn, is_looking

Stage = Literal["bid", "pay", "plate", "arrange", "over"]

STAGES: Final[tuple[Stage, ...]] = ("bid", "pay", "plate", "arrange", "over")


class Shard(msgspec.Struct, frozen=True):
    number: int
    """From 1, in the order in which they leave the bag; also the auction in which it is sold."""
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
    auctions: int
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
    cells = state.cells
    auction = cells[AUCTION]
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
        row=_shards(state, range(auction + taken, drawn(cells, state.numbers))),
        in_bag=state.numbers.shards - drawn(cells, state.numbers),
        new=_shard(state, auction) if taken else None,
        arrangement=_arrangement(state, seat) if cells[STAGE] == ARRANGING else None,
        winner=cells[WINNER] if cells[WINNER] >= 0 else None,
        payee=cells[PAYEE] if cells[PAYEE] >= 0 else None,
        unsold=_shards(state, [n for n in range(auction) if not won >> n & 1]),
        players=tuple(_player(state, each, seat) for each in range(state.players)),
    )


def _printed(state: GoldState) -> Printed:
    edition = cast(GoldEdition, state.setup.edition)
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
    size = size_of(outline_of(state.cells, shards))
    complete = size == state.numbers.circle
    return Plate(
        shards=in_legal_order(_shards(state, members(shards)), complete),
        size=size,
        complete=complete,
        points=state.plate_points(shards),
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
        kept=in_legal_order(lying, complete=size_of(outline) == state.numbers.circle),
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
        number=n + 1,
        size=size_of(shard),
        up=material_of(up_of(shard)),
        down=material_of(down_of(shard)) if down_of(shard) else None,
        open=bool(state.cells[TURNED] >> n & 1),
    )


def in_legal_order(shards: tuple[Shard, ...], complete: bool) -> tuple[Shard, ...]:
    """By value; around a circle up to the highest value, and with one shard of each value back down again."""
    rising = sorted(shards, key=lambda shard: (MATERIALS.index(shard.up), shard.number))
    if not complete:
        return tuple(rising)
    way_back = []
    for material in MATERIALS:
        same = [shard for shard in rising if shard.up == material]
        if same and same[0].up not in (rising[0].up, rising[-1].up):
            way_back.append(same[-1])
    return (*(shard for shard in rising if shard not in way_back), *reversed(way_back))


# The picture

CODES: Final = {"stone": "St", "jade": "Ja", "bronze": "Br", "silver": "Si", "gold": "Go"}
STYLES: Final = {
    "stone": "grey93 on grey35",
    "jade": "grey0 on dark_sea_green3",
    "bronze": "grey0 on orange3",
    "silver": "grey0 on grey82",
    "gold": "grey0 on gold1",
}
CIRCLE_COLUMNS: Final = 64
"""How wide a full circle is drawn; shards are drawn to scale, as far as their names fit."""
SHARD_COLUMNS: Final = 8
LABEL_COLUMNS: Final = 9
LIST_COLUMNS: Final = 80 - 2 - LABEL_COLUMNS
"""What fits beside a label in a terminal of 80 columns."""


def picture(setup: Setup, view: GoldView) -> Text:
    circle = sum(cast(GoldEdition, setup.edition).shards.sizes)
    text = Text(f"Auction {view.auction} of {view.auctions}: {_doing(view)}\n\n")
    text.append_text(_row_picture(view, circle))
    if any(player.opened is not None for player in view.players):
        text.append_text(_labelled("Latest", _latest(view)))
    if view.unsold:
        text.append_text(_labelled("Unsold", _list(view.unsold)))
    for seat, player in enumerate(view.players):
        text.append("\n").append_text(_player_picture(view, seat, player, circle))
    if view.arrangement and view.arrangement.shard:
        text.append("\n").append_text(_arrangement_picture(view.arrangement, view.arrangement.shard, circle))
    return text.append("\n").append_text(_legend())


def _doing(view: GoldView) -> str:
    winner = f"seat {view.winner + 1}" if view.winner is not None else "nobody"
    return {
        "bid": "everyone bids",
        "pay": f"{winner} has won and chooses whom to pay",
        "plate": f"{winner} has looked at the back and chooses a plate",
        "arrange": f"{winner} has looked at the back and arranges a plate",
        "over": "the game is over",
    }[view.stage]


def _row_picture(view: GoldView, circle: int) -> Text:
    text = Text()
    waiting = view.row
    if view.new:
        text.append_text(_labelled("Sold", _strip((view.new,), circle)))
    elif view.row:
        text.append_text(_labelled("For sale", _strip(view.row[:1], circle)))
        waiting = view.row[1:]
    if waiting:
        row = _strip(waiting, circle)
        bag = f"{view.in_bag} more in the bag" if view.in_bag else "the bag is empty"
        fits = len(row.plain.split("\n")[-1]) + 2 + len(bag) <= LIST_COLUMNS
        row.append("  " if fits else "\n").append(bag, "dim")
        text.append_text(_labelled("Next", row))
    return text


def _latest(view: GoldView) -> Text:
    bids = "-".join(str(player.opened) for player in view.players)
    text = Text(f"bids {bids}, ")
    if view.winner is None:
        return text.append("sold to nobody")
    text.append(f"sold to seat {view.winner + 1}")
    return text.append(f", paid to seat {view.payee + 1}" if view.payee is not None else "")


def _player_picture(view: GoldView, seat: int, player: Player, circle: int) -> Text:
    """A seat's line and its plates; an only plate's worth stands in the seat's line, so that it takes less
    room."""
    text = Text().append(f"Seat {seat + 1}", "bold")
    text.append(" (you)" if seat == view.seat else "")
    text.append(f"  beads {'hidden' if player.beads is None else player.beads}")
    text.append("" if player.points is None else f"  points {player.points}")
    worths = [_worth(plate.size, plate.points, circle) for plate in player.plates]
    strips = [_strip(plate.shards, circle, on_plate=True) for plate in player.plates]
    text.append(f"  plate {worths[0]}" if len(worths) == 1 else "")
    if view.stage == "bid":
        bids = "still bidding" if seat in view.pending else "has bid"
        text.append(f"  {bids}" if player.bid is None else f"  bids {player.bid}")
    text.append("\n")
    if len(worths) == 1:
        text.append_text(_labelled("Plate", strips[0]))
    else:
        for n, (worth, strip) in enumerate(zip(worths, strips, strict=True), start=1):
            text.append_text(_labelled(f"Plate {n}", Text(f"{worth}\n").append_text(strip)))
    if player.out:
        text.append_text(_labelled("Out", _list(player.out)))
    return text


def _arrangement_picture(arrangement: Arrangement, shard: Shard, circle: int) -> Text:
    """For who arranges: what is decided so far, the shard to decide now and those to come."""
    worth = _worth(arrangement.size, arrangement.points, circle)
    lying = _strip(arrangement.kept, circle, on_plate=True)
    text = _labelled("Will lie", Text(f"{worth}\n").append_text(lying))
    if arrangement.out:
        text.append_text(_labelled("Will go", _list(arrangement.out)))
    text.append_text(_labelled("Decide", _strip((shard,), circle)))
    if arrangement.undecided:
        text.append_text(_labelled("then", _strip(arrangement.undecided, circle)))
    return text


def _labelled(label: str, content: Text) -> Text:
    text = Text()
    for n, line in enumerate(content.split("\n")):
        text.append(f"  {label if n == 0 else '':<{LABEL_COLUMNS}}", "dim").append_text(line).append("\n")
    return text


def _worth(size: int, points: int, circle: int) -> str:
    filled = "complete" if size == circle else f"{size} of {circle}"
    return f"{filled}, points {points}" if points else filled


def _strip(shards: tuple[Shard, ...], circle: int, on_plate: bool = False) -> Text:
    """Shards side by side, as wide as they are large; where they are too many for a line, on several."""
    text = Text()
    size = column = 0
    for shard in shards:
        end = (size + shard.size) * CIRCLE_COLUMNS // circle
        name = _name(shard)
        width = max(SHARD_COLUMNS, len(name) + 1, end - size * CIRCLE_COLUMNS // circle)
        if column and column + width > CIRCLE_COLUMNS:
            text.append("│\n")
            column = 0
        text.append("│").append(f"{name:<{width - 1}}", STYLES[shard.up])
        size += shard.size
        column += width
    if on_plate and column < CIRCLE_COLUMNS and size < circle:
        text.append("│").append("·" * (CIRCLE_COLUMNS - column - 1), "dim")
    return text.append("│")


def _list(shards: tuple[Shard, ...]) -> Text:
    """Shards one after the other."""
    text = Text()
    column = 0
    for shard in shards:
        name = _name(shard)
        if column:
            fits = column + 2 + len(name) <= LIST_COLUMNS
            text.append("  " if fits else "\n")
            column = column + 2 if fits else 0
        text.append(name, STYLES[shard.up])
        column += len(name)
    return text


def _name(shard: Shard) -> str:
    down = CODES[shard.down].lower() if shard.down else "??"
    return f"{CODES[shard.up]}{'=' if shard.open else '/'}{down} {shard.size}"


def _legend() -> Text:
    text = Text()
    for material in reversed(MATERIALS):
        text.append(CODES[material], STYLES[material]).append(f" {material}  ", "dim")
    text.rstrip()
    return text.append("\nGo/si 4: up/down, size (Go=si: known to all)", "dim")
