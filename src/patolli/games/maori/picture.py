"""The picture of a game of Maori for the terminal.

Every tile is a small drawing whose coast is a line, so that the pieces of an island join. Nothing but the
stock is hidden, so everybody is shown the same table, with the boards in the order of the seats. No line is
wider than a terminal of 80 columns.
"""

from functools import cache
from typing import Final, NamedTuple

from rich.text import Span, Text

from patolli.engine.game import Setup
from patolli.games.maori.board import space_name
from patolli.games.maori.cells import COLUMNS, SIDE
from patolli.games.maori.edition import MaoriEdition, Tile
from patolli.games.maori.tiles import EAST, NORTH, OPEN_SIDES, SOUTH, WEST, sides_of, turned
from patolli.games.maori.view import MaoriView, Piece, Player

WIDTH: Final = 6
HEIGHT: Final = 3
"""The size of a tile."""
SCREEN: Final = 80
HALF: Final = 4 + COLUMNS * WIDTH
"""What stands on the right of the display, or of a board, begins here; room for the largest board."""
THIRD: Final = (SCREEN + 1) // 3
"""Boards of four columns stand so closely where three of them stand side by side."""

LAND: Final = "green3"
FINISHED: Final = "bold green1"
WATER: Final = "dodger_blue1"
VOLCANO: Final = "bold red1"
LEI: Final = "bold magenta1"
SHIP: Final = "bold reverse gold1"

DOING: Final = {
    "place": "places the discovery ship",
    "sail": "sails the discovery ship",
    "act": "takes a tile, removes one or does nothing",
    "lay": "has a tile in hand",
    "move": "may move its small ship",
}


class Ink(NamedTuple):
    """Some characters of a line in one style. Lines become a `Text`, which is slow to join, at the end."""

    text: str
    style: str = ""


Line = list[Ink]


def picture(setup: Setup[MaoriEdition], view: MaoriView) -> Text:
    """Draw the table."""
    lines = [[Ink(line, "bold")] for line in _folded(_headline(view), "; ")]
    lines += [[Ink(line, "dim")] for line in _folded(_legend(view), "  ")]
    lines += [[], *_side_by_side([_display(view), _panel(view)], HALF)]
    boards = [_board(view, seat) for seat in range(len(view.players))]
    a_row, apart = _rows(view)
    for n in range(0, len(boards), a_row):
        lines += [[], *_side_by_side(boards[n : n + a_row], apart)]
    return _text(lines)


def _rows(view: MaoriView) -> tuple[int, int]:
    """Return how many boards stand side by side, in rows as even as possible, and how far apart they
    begin."""
    players = len(view.players)
    if view.plan.columns == COLUMNS or players in (2, 4):
        return 2, HALF
    return 3, THIRD


def _text(lines: list[Line]) -> Text:
    whole: list[str] = []
    spans: list[Span] = []
    start = 0
    for line in lines:
        text = "".join(ink.text for ink in line).rstrip()
        at = start
        for ink in line:
            end = min(at + len(ink.text), start + len(text))
            if ink.style and at < end:
                spans.append(Span(at, end, ink.style))
            at += len(ink.text)
        whole.append(text)
        start += len(text) + 1
    return Text("\n".join(whole), spans=spans)


def _headline(view: MaoriView) -> list[str]:
    if not view.pending:
        return ["The game is over"]
    parts = [f"Seat {view.pending[0] + 1} {DOING[view.stage]}"]
    if view.last_turns is not None:
        parts.append(f"last turns, {view.last_turns} left")
    if view.idle_turns:
        parts.append(f"{view.idle_turns} of {view.idle_limit} turns without anything done")
    return parts


def _legend(view: MaoriView) -> list[str]:
    parts = ["P palm", "H hut", "B boat", "S shell", "L half a lei", "~ water", "V volcano"]
    if view.variant != "base":
        parts.append("@ small ship")
    if view.plan.atoll:
        parts.append("o atoll")
    if any(piece.printed for player in view.players for piece in player.pieces):
        parts.append("# printed")
    return parts


def _folded(parts: list[str], between: str) -> list[str]:
    """Join all parts, on as few lines as the screen allows."""
    lines = parts[:1]
    for part in parts[1:]:
        if len(lines[-1] + between + part) <= SCREEN:
            lines[-1] += between + part
        else:
            lines.append(part)
    return lines


def _side_by_side(blocks: list[list[Line]], apart: int) -> list[Line]:
    lines: list[Line] = []
    for n in range(max(map(len, blocks))):
        line: Line = []
        for block in blocks:
            part = block[n] if n < len(block) else []
            width = sum(len(ink.text) for ink in part)
            line += [*part, Ink(" " * (apart - width))]
        lines.append(line)
    return lines


# The display, with the stops around it; an arrow is the ship


def _display(view: MaoriView) -> list[Line]:
    above, below = [Ink("   ")], [Ink("   ")]
    for column in range(SIDE):
        above += _stop(view, column, "▼", WIDTH)
        below += _stop(view, 3 * SIDE - 1 - column, "▲", WIDTH)
    lines = [above]
    for row in range(SIDE):
        drawings = [_tile(tile) for tile in view.display[row * SIDE : row * SIDE + SIDE]]
        for n in range(HEIGHT):
            line = _stop(view, 4 * SIDE - 1 - row, "▶", 3) if n == 1 else [Ink("   ")]
            for drawing in drawings:
                line += drawing[n]
            lines.append(line + _stop(view, SIDE + row, "◀", 3) if n == 1 else line)
    return [*lines, below]


def _stop(view: MaoriView, stop: int, arrow: str, width: int) -> Line:
    mark = Ink(arrow, SHIP) if view.ship == stop else Ink(str(stop + 1), "dim")
    before = (width - len(mark.text)) // 2
    return [Ink(" " * before), mark, Ink(" " * (width - before - len(mark.text)))]


def _panel(view: MaoriView) -> list[Line]:
    """Write what else lies on the table, and where everybody's points come from."""
    lines = [f"stock {view.stock}   bank {_count(view.bank, 'shell')}"]
    if view.faced:
        prices = ["-" if offer.price is None else str(offer.price) for offer in view.faced]
        lines.append(f"prices from the ship on: {' '.join(prices)}")
    lines.append(f"in hand: {_name(view.hand)}" if view.hand else "")
    seats = "".join(f"{seat + 1:>4}" for seat in range(len(view.players)))
    lines.append(f"points now  {seats}")
    points = [player.points for player in view.players]
    rows = [("palms", [each.palms for each in points]), ("with a hut", [each.hut_palms for each in points])]
    if view.plan.atoll:
        rows.append(("atoll", [each.atoll for each in points]))
    rows += [
        ("leis", [each.leis for each in points]),
        ("most boats", [each.boats for each in points]),
        ("most shells", [each.shells for each in points]),
        ("empty", [each.empty for each in points]),
        ("total", [each.total for each in points]),
    ]
    lines += [f"{name:<12}{''.join(f'{value:>4}' for value in values)}" for name, values in rows]
    return [[Ink(line)] for line in lines]


# Boards


def _board(view: MaoriView, seat: int) -> list[Line]:
    """Draw the board of a seat, with what it owns above it."""
    player = view.players[seat]
    you = " (you)" if seat == view.seat else ""
    columns = "".join(name.center(WIDTH) for name in "abcde"[: view.plan.columns])
    lines = [
        [Ink(f"Seat {seat + 1}", "bold"), Ink(f"{you}  {_count(player.points.total, 'point')}")],
        [Ink(f"{_count(player.shells, 'shell')}, {_count(player.boats, 'boat')}")],
        [Ink(f"kept: {_name(player.stored) if player.stored else 'nothing'}")],
        [Ink(f"  {columns}", "dim")],
    ]
    pieces = {piece.space: piece for piece in player.pieces}
    for row in range(view.plan.rows):
        names = [space_name(row * COLUMNS + column) for column in range(view.plan.columns)]
        drawings = [_space(view, player, pieces.get(name), name) for name in names]
        for n in range(HEIGHT):
            line = [Ink(f"{row + 1} " if n == 1 else "  ", "dim")]
            for drawing in drawings:
                line += drawing[n]
            lines.append(line)
    return lines


def _space(view: MaoriView, player: Player, piece: Piece | None, name: str) -> tuple[Line, ...]:
    if piece is None:
        mark = "B" if name in view.plan.boat_spaces else "o" if name in view.plan.atoll else "."
        blank = [Ink(" " * WIDTH)]
        return blank, [Ink(mark.center(WIDTH), "bold" if mark == "B" else "dim")], blank
    drawing = _tile(piece.tile, piece.turn, FINISHED if piece.finished else LAND)
    top = drawing[0]
    if piece.printed:
        top = _put(top, 1, Ink("#", "bold"))
    if player.ship == name:
        top = _put(top, 2, Ink("@", SHIP))
    return (top, *drawing[1:])


# Tiles


@cache
def _tile(tile: Tile | None, turn: int = 0, land: str = LAND) -> tuple[Line, ...]:
    """Draw the symbols of a tile, and its coast where it does not go on; blank for an empty place."""
    if tile is None:
        return ([Ink(" " * WIDTH)],) * HEIGHT
    if tile.shape == "volcano":
        return tuple([Ink(line, VOLCANO)] for line in ("  /\\  ", " /VV\\ ", "/    \\"))
    grown, lying = _symbols(tile)
    if tile.shape == "water":
        waves = "~" * (WIDTH - 2)
        return tuple([Ink(f" {line} ", WATER)] for line in (waves, lying.center(WIDTH - 2, "~"), waves))
    sides = turned(OPEN_SIDES[tile.shape], turn)
    west, east = " " if sides & WEST else "│", " " if sides & EAST else "│"
    fits = len(grown + lying) <= WIDTH - 2
    symbols = grown + lying if fits else grown
    drawing = [
        [Ink(_coast(sides, NORTH, "╭", "╮"), land)],
        [Ink(west + symbols.center(WIDTH - 2) + east, land)],
        [Ink(_coast(sides, SOUTH, "╰", "╯"), land)],
    ]
    if not fits:
        drawing[2] = _put(drawing[2], 1, Ink(lying, land))
    half_leis = turned(sides_of(tile.lei), turn)
    for side, n, column in ((NORTH, 0, 3), (EAST, 1, WIDTH - 1), (SOUTH, 2, 3), (WEST, 1, 0)):
        if half_leis & side:
            drawing[n] = _put(drawing[n], column, Ink("L", LEI))
    return tuple(drawing)


def _coast(sides: int, along: int, west_corner: str, east_corner: str) -> str:
    """Draw the upper or lower line of a piece, where the land ends or goes on."""
    line = " " if sides & along else "─"
    west = line if sides & WEST else "│" if sides & along else west_corner
    east = line if sides & EAST else "│" if sides & along else east_corner
    return west + line * (WIDTH - 2) + east


def _put(line: Line, column: int, mark: Ink) -> Line:
    """Put a mark into a line."""
    styled = [(letter, ink.style) for ink in line for letter in ink.text]
    styled[column : column + len(mark.text)] = [(letter, mark.style) for letter in mark.text]
    return [Ink(letter, style) for letter, style in styled]


def _symbols(tile: Tile) -> tuple[str, str]:
    """Write palms and hut, then boats and shells."""
    palms, boats, shells = (
        letter if number == 1 else f"{number}{letter}" if number else ""
        for number, letter in ((tile.palms, "P"), (tile.boats, "B"), (tile.shells, "S"))
    )
    return f"{palms}{'H' if tile.hut else ''}", f"{boats}{shells}"


def _name(tile: Tile) -> str:
    """Write a tile on one line, which fits a board of four columns: only middles are horizontal or
    vertical."""
    return f"{tile.shape.removesuffix(' middle')} {''.join(_symbols(tile))}{'L' * len(tile.lei)}".rstrip()


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
