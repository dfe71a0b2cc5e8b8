"""A run as an SVG picture: the players by rating, and who was placed above whom how often."""

from collections.abc import Iterator
from math import ceil, floor
from string import ascii_uppercase
from typing import Final
from xml.sax.saxutils import escape

from patolli.arena.figures import Figures, PairFigures, PlayerFigures
from patolli.arena.statistics import Z

MARGIN: Final = 36
LETTER: Final = 8.2
"""About the width of a letter in a name, for who must make room for it."""
LONGEST_NAME: Final = 34
ROW: Final = 40
SCALE: Final = 400
"""The width of the scale of ratings, at least."""
CELL: Final = (108, 52)
INK, QUIET, LINE, PAPER, PLAIN = "#1f2933", "#5f6c7b", "#d9dee4", "#ffffff", "#f4f5f7"
WINNER: Final = (22, 95, 104)
LOSER: Final = (168, 74, 24)
FONT: Final = (
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'DejaVu Sans', sans-serif"
)


def draw(figures: Figures, title: str) -> str:
    """Draw the whole picture, as the text of an SVG file."""
    letters = max(len(_name(each.player)) for each in figures.ladder)
    names = MARGIN + max(130, 46 + LETTER * letters)
    matrix = CELL[0] * len(figures.ladder)
    width = ceil(names + max(SCALE, matrix) + MARGIN + 20)
    ladder_top = 150
    matrix_top = ladder_top + ROW * len(figures.ladder) + 116
    height = matrix_top + CELL[1] * len(figures.ladder) + 64
    played = f"{figures.games:,} games at tables of {figures.players}, from {figures.deals:,} deals"
    settled = ", ".join([f"edition {figures.edition}", *(f"{k} {v}" for k, v in figures.options.items())])
    size = f'width="{width}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}" role="img"',
        f' font-family="{FONT}" fill="{INK}">',
        f"<title>{escape(f'{title}: the results of an arena')}</title>",
        f'<rect {size} fill="{PAPER}"/>',
        _text(MARGIN, 50, title, 24, weight=700),
        _text(MARGIN, 74, f"{played}, seed {figures.seed}", 13, QUIET),
        _text(MARGIN, 93, settled[0].upper() + settled[1:], 13, QUIET),
        _text(MARGIN, 130, "Rating", 15, weight=700),
        _text(names, 130, "OpenSkill mu, with the range of 95 % by its sigma", 12, QUIET),
        *_ladder(figures, names, width - MARGIN - 20, ladder_top),
        _text(MARGIN, matrix_top - 48, "Placed above", 15, weight=700),
        _text(names, matrix_top - 48, "Share of decided pairings, with its 95 % interval", 12, QUIET),
        *_matrix(figures, names, matrix_top),
        _text(MARGIN, height - 24, "Rows over columns; intervals are taken between deals.", 12, QUIET),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _ladder(figures: Figures, left: float, right: float, top: float) -> Iterator[str]:
    """Draw one row per player: a dot at its rating, on a bar for its uncertainty."""
    reach = [
        (each.rating.mu - Z * each.rating.sigma, each.rating.mu + Z * each.rating.sigma)
        for each in figures.ladder
    ]
    low, high, step = _scale(min(start for start, _ in reach), max(end for _, end in reach))
    bottom = top + ROW * len(figures.ladder)

    def x(rating: float) -> float:
        return left + (rating - low) / (high - low) * (right - left)

    for mark in range(round((high - low) / step) + 1):
        value = low + mark * step
        yield f'<path d="M{x(value):.1f} {top}V{bottom + 4}" stroke="{LINE}"/>'
        yield _text(x(value), bottom + 20, f"{value:g}", 12, QUIET, anchor="middle")
    for row, (each, (start, end)) in enumerate(zip(figures.ladder, reach, strict=True)):
        middle = top + ROW * (row + 0.5)
        yield _player_name(each, row, middle + 5)
        colour = _rgb(WINNER)
        yield (
            f'<path d="M{x(start):.1f} {middle}H{x(end):.1f}M{x(start):.1f} {middle - 6}v12'
            f'M{x(end):.1f} {middle - 6}v12" stroke="{colour}" stroke-width="2" fill="none"/>'
        )
        mu = x(each.rating.mu)
        yield f'<circle cx="{mu:.1f}" cy="{middle}" r="7" fill="{PAPER}"/>'
        yield f'<circle cx="{mu:.1f}" cy="{middle}" r="5" fill="{colour}"/>'
        yield _text(mu, middle - 11, f"{each.rating.mu:.1f}", 12, INK, anchor="middle", weight=600)


def _matrix(figures: Figures, left: float, top: float) -> Iterator[str]:
    """Draw a square for every pair; the further from one half, the stronger its colour."""
    for column in range(len(figures.ladder)):
        middle = left + CELL[0] * (column + 0.5)
        yield _text(middle, top - 12, ascii_uppercase[column], 13, QUIET, anchor="middle", weight=700)
    for row, each in enumerate(figures.ladder):
        y = top + CELL[1] * row
        yield _player_name(each, row, y + CELL[1] / 2 + 5)
        for column, other in enumerate(figures.ladder):
            x = left + CELL[0] * column
            if row == column:
                yield _cell(x, y, PLAIN)
            else:
                yield from _share(x, y, figures.pair(each.player, other.player))


def _share(x: float, y: float, pair: PairFigures) -> Iterator[str]:
    share = 0.5 if pair.share is None else pair.share
    strength = min(1.0, abs(share - 0.5) * 2)
    full = WINNER if share > 0.5 else LOSER
    colour = tuple(round(244 + (tone - 244) * strength) for tone in full)
    ink = PAPER if strength > 0.76 else INK
    middle = x + CELL[0] / 2
    yield _cell(x, y, _rgb(colour))
    shown = "all tied" if pair.share is None else f"{pair.share:.1%}"
    yield _text(middle, y + 24, shown, 15, ink, anchor="middle", weight=600)
    interval = f"{pair.share_interval.low:.1%} to {pair.share_interval.high:.1%}"
    yield _text(middle, y + 40, interval, 11, ink, anchor="middle")


def _cell(x: float, y: float, colour: str) -> str:
    size = f'width="{CELL[0] - 2}" height="{CELL[1] - 2}"'
    return f'<rect x="{x + 1:.1f}" y="{y + 1:.1f}" {size} rx="4" fill="{colour}"/>'


def _player_name(each: PlayerFigures, row: int, y: float) -> str:
    letter = _text(MARGIN, y, ascii_uppercase[row], 13, QUIET, weight=700)
    return letter + _text(MARGIN + 24, y, _name(each.player), 14)


def _name(player: str) -> str:
    return player if len(player) <= LONGEST_NAME else player[: LONGEST_NAME - 1] + "…"


def _scale(low: float, high: float) -> tuple[float, float, float]:
    """Return round limits around these ratings, and a step that makes four to nine marks of them."""
    step = next(step for step in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100) if (high - low) / step <= 7)
    return floor(low / step) * step, ceil(high / step) * step, step


def _rgb(colour: tuple[int, ...]) -> str:
    return f"#{''.join(f'{tone:02x}' for tone in colour)}"


def _text(
    x: float, y: float, words: str, size: int, colour: str = INK, anchor: str = "start", weight: int = 400
) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{colour}" text-anchor="{anchor}" '
        f'font-weight="{weight}">{escape(words)}</text>'
    )
