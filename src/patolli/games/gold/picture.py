"""The picture of Das Gold der Maya for the terminal."""

from typing import Final

from rich.text import Text

from patolli.engine.game import Setup
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.shards import MATERIALS
from patolli.games.gold.view import Arrangement, GoldView, Player, Shard

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


def picture(setup: Setup[GoldEdition], view: GoldView) -> Text:
    circle = view.printed.circle
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
    """Draw a seat's line and its plates. An only plate's worth stands in the seat's line, to save room."""
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
    """Draw what its owner has decided so far, the shard to decide now and those to come."""
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
    """Draw shards side by side, as wide as they are large, on several lines if need be."""
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
    """Name shards one after the other."""
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
