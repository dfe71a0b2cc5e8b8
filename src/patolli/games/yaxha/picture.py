"""A view of Yaxha, drawn for the terminal."""

from typing import Final

from rich.text import Text

from patolli.engine.game import Setup
from patolli.games.yaxha.cards import CARD_NAMES, CARD_TEXTS
from patolli.games.yaxha.cubes import COLOURS, Colour
from patolli.games.yaxha.edition import YaxhaEdition
from patolli.games.yaxha.moves import LETTERS
from patolli.games.yaxha.pyramid import BASE, COLUMNS, LAYERS, bit_of, supported
from patolli.games.yaxha.view import Player, YaxhaView

STYLES: Final = (  # readable on dark and on light terminals
    "bold black on dark_orange",
    "bold white on dodger_blue3",
    "bold black on green3",
    "bold black on yellow1",
    "bold black on grey93",
)


def picture(setup: Setup[YaxhaEdition], view: YaxhaView) -> Text:
    """Draw the middle of the table, then every seat with its pyramid."""
    doing = {
        "choose": "everyone chooses a market",
        "claim": "markets are claimed",
        "build": "everyone builds",
        "over": "the game is over",
    }
    text = Text(f"Round {view.round} of {view.rounds}: {doing[view.stage]}\n")
    text.append("Bonus    ")
    text.append(
        "\n         ".join(CARD_TEXTS[CARD_NAMES.index(card.name)] for card in view.cards) or "no cards"
    )
    text.append("\nMarkets")
    for number, market in enumerate(view.markets, start=1):
        text.append(f"  M{number} ").append_text(_letters(market) if market else Text("--"))
    text.append("\n")
    for seat, player in enumerate(view.players):
        text.append("\n").append_text(_headline(view, seat, player)).append_text(_pyramid(player))
    return text


def _letters(colours: tuple[Colour, ...]) -> Text:
    text = Text()
    for colour in colours:
        text.append(LETTERS[COLOURS.index(colour)], STYLES[COLOURS.index(colour)])
    return text


def _headline(view: YaxhaView, seat: int, player: Player) -> Text:
    text = Text().append(f"Seat {seat + 1}", "bold")
    text.append(" (you)" if seat == view.seat else "")
    text.append(f"  turn tile {player.turn_tile}  points {player.points}")
    if player.chosen is not None:
        text.append(f"  chose M{player.chosen + 1}")
    if player.hand:
        text.append("  hand ").append_text(_letters(player.hand))
    if player.discarded:
        text.append("  discarded ").append_text(_letters(player.discarded))
    return text.append("\n")


def _pyramid(player: Player) -> Text:
    """Draw the layers side by side. A small letter is a hidden cube, a dot an empty cell within reach."""
    if not player.pyramid:
        return Text("    (no cube yet; the first one goes to a1)\n")
    grids = [_layer_grid(player, layer) for layer in range(LAYERS)]
    grids = [grid for grid in grids if grid]
    text = Text()
    for line in range(len(grids[0])):
        for grid in grids:
            width = grid[0].cell_len
            part = grid[line] if line < len(grid) else Text(" " * width)
            text.append("   ").append_text(part)
        text.rstrip()
        text.append("\n")
    return text


def _layer_grid(player: Player, layer: int) -> list[Text]:
    """Draw one layer with its column letters and row numbers, or nothing if no cube can lie there."""
    cubes = {(cube.x, cube.y): cube for cube in player.pyramid if cube.layer == layer}
    filled = sum(bit_of(cube.x, cube.y, cube.layer) for cube in player.pyramid)
    carried = supported(filled)
    columns = range(max(player.width - layer, 0)) if layer else _reach(player.width)
    rows = range(max(player.height - layer, 0)) if layer else _reach(player.height)
    if (
        layer
        and not any(cube.layer == layer for cube in player.pyramid)
        and not any(carried & bit_of(x, y, layer) for x in columns for y in rows)
    ):
        return []
    lines = [Text(f"L{layer + 1} " + " ".join(COLUMNS[x + 1] for x in columns), "dim")]
    for y in rows:
        line = Text().append(f"{y + 1:>2} ", "dim")
        for x in columns:
            cube = cubes.get((x, y))
            if cube:
                n = COLOURS.index(cube.colour)
                line.append(LETTERS[n].lower() if cube.hidden else LETTERS[n], STYLES[n])
            else:
                free = layer == 0 or carried & bit_of(x, y, layer)
                line.append("." if free else " ", "dim")
            line.append(" ")
        line.right_crop(1)
        lines.append(line)
    return lines


def _reach(size: int) -> range:
    """Return the columns (rows) of layer 1 that can still take a cube: 4 at most, wherever it grows."""
    return range(-1, size + 1) if size < BASE else range(BASE)
