"""What a seat may see of a game of Yaxha, as a message and as a picture for the terminal."""

from functools import cache, lru_cache
from typing import Final

import msgspec
from rich.text import Text

from patolli.engine.game import View
from patolli.games.yaxha.cards import CARD_NAMES, CARD_TEXTS, COLOURS
from patolli.games.yaxha.moves import COLUMNS, LETTERS
from patolli.games.yaxha.pyramid import BASE, LAYERS, bit_of, hidden, supported
from patolli.games.yaxha.rules import (
    CARD_COUNT,
    CARDS,
    CHOICE,
    DISCARDED,
    FILLED,
    HAND,
    HEIGHT,
    MARKETS,
    ONE_PURSE,
    PURSE_BITS,
    ROUND,
    SEAT,
    SEATS,
    STAGE,
    WIDTH,
    YaxhaState,
)
from patolli.games.yaxha.rules import (
    COLOURS as COLOUR_CELLS,
)

STAGES: Final = ("choose", "claim", "build", "over")
PLACES: Final = tuple(
    (bit_of(x, y, layer), x, y, layer)
    for layer in range(LAYERS)
    for y in range(BASE - layer)
    for x in range(BASE - layer)
)
STYLES: Final = (  # readable on dark and on light terminals
    "bold black on dark_orange",
    "bold white on dodger_blue3",
    "bold black on green3",
    "bold black on yellow1",
    "bold black on grey93",
)


class Cube(msgspec.Struct, frozen=True):
    """A laid cube: column and row from 0, layer from 1."""

    colour: str
    x: int
    y: int
    layer: int
    hidden: bool


class Player(msgspec.Struct, frozen=True, kw_only=True):
    turn_tile: int
    chosen: int | None
    """The market chosen this round, from 1; unseen until all have chosen, except one's own."""
    hand: tuple[str, ...]
    """Cubes still to be built; of the others, all that they claimed this round, until all have built."""
    pyramid: tuple[Cube, ...]
    width: int
    height: int
    discarded: tuple[str, ...]
    points: int
    """If the game ended now."""


class YaxhaView(View, frozen=True, kw_only=True, tag="yaxha"):
    round: int
    rounds: int
    stage: str
    cards: tuple[str, ...]
    markets: tuple[tuple[str, ...], ...]
    players: tuple[Player, ...]


@lru_cache(maxsize=4096)
def purse(cubes: int) -> tuple[str, ...]:
    """The colours in a purse of the rules."""
    return tuple(
        colour for n, colour in enumerate(COLOURS) for _ in range(cubes >> (PURSE_BITS * n) & ONE_PURSE)
    )


def dealt_cards(state: YaxhaState) -> tuple[int, ...]:
    return tuple(card for card in state.cells[CARDS : CARDS + CARD_COUNT] if card >= 0)


def describe(state: YaxhaState, seat: int) -> YaxhaView:
    cells = state.cells
    points = state.scores()
    return YaxhaView(
        seat=seat,
        pending=tuple(state.pending_seats()),
        round=cells[ROUND],
        rounds=state.numbers.rounds,
        stage=STAGES[cells[STAGE]],
        cards=tuple(CARD_NAMES[card] for card in dealt_cards(state)),
        markets=tuple(purse(cells[MARKETS + market]) for market in range(state.players)),
        players=tuple(_player(state, each, points[each]) for each in range(state.players)),
    )


def _player(state: YaxhaState, seat: int, points: int) -> Player:
    cells = state.cells
    own = SEATS + seat * SEAT
    tiles = [state.holder(tile) for tile in range(state.players)]
    choice = cells[own + CHOICE]
    colours = own + COLOUR_CELLS
    return Player(
        turn_tile=tiles.index(seat) + 1,
        chosen=choice + 1 if choice >= 0 else None,
        hand=purse(cells[own + HAND]),
        pyramid=_cubes(cells[own + FILLED], tuple(cells[colours : colours + len(COLOURS)])),
        width=cells[own + WIDTH],
        height=cells[own + HEIGHT],
        discarded=purse(cells[own + DISCARDED]),
        points=points,
    )


@lru_cache(maxsize=2048)  # the same pyramid is shown to everybody, after every decision
def _cubes(filled: int, colours: tuple[int, ...]) -> tuple[Cube, ...]:
    """From the sets of cells that are filled, and filled with each colour."""
    covered = hidden(filled)
    return tuple(
        _cube(next(n for n, cells in enumerate(colours) if cells & bit), x, y, layer, bool(covered & bit))
        for bit, x, y, layer in PLACES
        if filled & bit
    )


@cache
def _cube(colour: int, x: int, y: int, layer: int, is_hidden: bool) -> Cube:
    return Cube(COLOURS[colour], x, y, layer + 1, is_hidden)


# The picture


def picture(view: YaxhaView) -> Text:
    doing = {
        "choose": "everyone chooses a market",
        "claim": "markets are claimed",
        "build": "everyone builds",
        "over": "the game is over",
    }
    text = Text(f"Round {view.round} of {view.rounds}: {doing[view.stage]}\n")
    text.append("Bonus    ")
    text.append("\n         ".join(CARD_TEXTS[CARD_NAMES.index(card)] for card in view.cards) or "no cards")
    text.append("\nMarkets")
    for number, market in enumerate(view.markets, start=1):
        text.append(f"  M{number} ").append_text(_letters(market) if market else Text("--"))
    text.append("\n")
    for seat, player in enumerate(view.players):
        text.append("\n").append_text(_headline(view, seat, player)).append_text(_pyramid(player))
    return text


def _letters(colours: tuple[str, ...]) -> Text:
    text = Text()
    for colour in colours:
        text.append(LETTERS[COLOURS.index(colour)], STYLES[COLOURS.index(colour)])
    return text


def _headline(view: YaxhaView, seat: int, player: Player) -> Text:
    text = Text().append(f"Seat {seat + 1}", "bold")
    text.append(" (you)" if seat == view.seat else "")
    text.append(f"  turn tile {player.turn_tile}  points {player.points}")
    if player.chosen:
        text.append(f"  chose M{player.chosen}")
    if player.hand:
        text.append("  hand ").append_text(_letters(player.hand))
    if player.discarded:
        text.append("  discarded ").append_text(_letters(player.discarded))
    return text.append("\n")


def _pyramid(player: Player) -> Text:
    """The layers side by side. A small letter is a hidden cube, a dot an empty cell within reach."""
    if not player.pyramid:
        return Text("    (no cube yet; the first one goes to a1)\n")
    grids = [_layer_grid(player, layer) for layer in range(1, LAYERS + 1)]
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
    """One layer with its column letters and row numbers; empty if nothing can lie there."""
    cubes = {(cube.x, cube.y): cube for cube in player.pyramid if cube.layer == layer}
    filled = sum(bit_of(cube.x, cube.y, cube.layer - 1) for cube in player.pyramid)
    carried = supported(filled)
    columns = _reach(player.width) if layer == 1 else range(max(player.width + 1 - layer, 0))
    rows = _reach(player.height) if layer == 1 else range(max(player.height + 1 - layer, 0))
    if (
        layer > 1
        and not any(cube.layer == layer for cube in player.pyramid)
        and not any(carried & bit_of(x, y, layer - 1) for x in columns for y in rows)
    ):
        return []
    lines = [Text(f"L{layer} " + " ".join(COLUMNS[x + 1] for x in columns), "dim")]
    for y in rows:
        line = Text().append(f"{y + 1:>2} ", "dim")
        for x in columns:
            cube = cubes.get((x, y))
            if cube:
                n = COLOURS.index(cube.colour)
                line.append(LETTERS[n].lower() if cube.hidden else LETTERS[n], STYLES[n])
            else:
                free = layer == 1 or carried & bit_of(x, y, layer - 1)
                line.append("." if free else " ", "dim")
            line.append(" ")
        line.right_crop(1)
        lines.append(line)
    return lines


def _reach(size: int) -> range:
    """The columns (rows) of layer 1 that a cube may still go to: within 4, wherever the pyramid grows."""
    return range(-1, size + 1) if size < BASE else range(BASE)
