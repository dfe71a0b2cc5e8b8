"""A view of Maya, drawn for the terminal."""

from textwrap import wrap
from typing import Final

from rich.text import Text

from patolli.engine.game import Setup
from patolli.games.maya.edition import MayaEdition
from patolli.games.maya.moves import letters
from patolli.games.maya.view import COLOURS, Card, MayaView, Player, Pyramid

WIDTH: Final = 100
GAP: Final = "    "
STYLES: Final = (  # readable on dark and on light terminals
    "bold white on dodger_blue3",
    "bold white on red3",
    "bold black on green3",
    "bold white on purple3",
    "bold black on yellow1",
)
DOING: Final = {
    "place": "everyone places two cubes on bottom levels",
    "bid": "everyone bids for a blue marker",
    "take": "blue markers are chosen",
    "lay": "cards are laid at the quarries",
    "add-points": "the points marker may be put at a quarry",
    "shield": "the joker may protect its holder at quarry {settling}",
    "hit": "quarry {settling} is settled, points are taken off",
    "protect": "quarry {settling} is settled, the protection is placed",
    "name-start-player": "quarry {settling} is settled, a start player is named",
    "block": "quarry {settling} is settled, the block marker may be used",
    "transport": "cubes are transported",
    "build": "the pyramids are built",
    "double": "a double move, first cube",
    "doubled": "a double move, second cube",
    "last-turns": "no cubes are left, block markers may still be used",
    "over": "the game is over",
}


def picture(setup: Setup[MayaEdition], view: MayaView) -> Text:
    """Draw pyramids, quarries and players, as the legend in `moves` says."""
    doing = DOING[view.stage].format(settling=_settling(view))
    when = f"Round {view.round} of {view.rounds}" if view.round else "Set-up"
    text = Text(f"{when}: {doing}\n\n")
    text.append_text(_side_by_side([_pyramid(view, pyramid) for pyramid in view.pyramids]))
    text.append("\n")
    for number in range(len(view.quarries)):
        text.append_text(_quarry_line(view, number)).append("\n")
    if view.on_offer:
        text.append(f"\nOn offer: {', '.join(view.on_offer)}\n")
    text.append("\n").append_text(_players(view))
    if view.seat >= 0:
        text.append("\nYou are ").append_text(_letter(view.seat))
        text.append(f"; your cards: {' '.join(map(str, view.players[view.seat].hand or ())) or 'none'}\n")
    return text


def _settling(view: MayaView) -> int:
    """Number the quarry being settled from 1; 0 for none."""
    return 0 if view.settling is None else view.settling + 1


def _letter(seat: int) -> Text:
    """Draw the letter of a seat's colour."""
    return Text().append(COLOURS[seat][0].upper(), STYLES[seat])


def _side_by_side(blocks: list[list[Text]]) -> Text:
    """Join blocks of lines next to each other, in bands where they do not fit into the width."""
    bands: list[list[list[Text]]] = [[]]
    room = WIDTH
    for block in blocks:
        width = block[0].cell_len
        if width > room and bands[-1]:
            bands.append([])
            room = WIDTH
        bands[-1].append(block)
        room -= width + len(GAP)
    text = Text()
    for band in bands:
        for parts in zip(*band, strict=True):
            row = Text(GAP).join(parts)
            row.rstrip()
            text.append_text(row).append("\n")
    return text


def _pyramid(view: MayaView, pyramid: Pyramid) -> list[Text]:
    """Draw levels from the top down, each centred over the one below; pad to the highest pyramid."""
    base = pyramid.levels[0].spaces
    highest = max(len(each.levels) for each in view.pyramids)
    lines = [Text() for _ in range(highest - len(pyramid.levels))]
    for number, level in reversed(list(enumerate(pyramid.levels))):
        left = (base - level.spaces) // 2
        line = Text(f"{'>' if number == view.open_level else ' '}{number + 1} {' ' * left}")
        for seat, cubes in enumerate(level.cubes):
            line.append(_letter(seat).plain * cubes, STYLES[seat])
        line.append("." * (level.spaces - sum(level.cubes)), "dim")
        line.append(" " * (base - level.spaces - left))
        line.append(f" {level.gold[0]}/{level.gold[1]}")
        lines.append(line)
    lines.append(Text().append(f"   {letters(pyramid.name)} ", "bold").append(pyramid.name))
    width = max(line.cell_len for line in lines)
    for line in lines:
        line.pad_right(width - line.cell_len)
    return lines


def _quarry_line(view: MayaView, number: int) -> Text:
    """Draw the marker, the cubes by rank and the cards in the order in which they were laid."""
    quarry = view.quarries[number]
    pointer = ">" if number == view.settling else " "
    line = Text(f"{pointer}{number + 1} {quarry.marker:<17}{'/'.join(map(str, quarry.prizes)):<8}")
    for card in quarry.cards:
        line.append("  ").append_text(_letter(card.seat)).append(_face(card, quarry.face_down))
    if quarry.points_marker is not None:
        line.append("  ").append_text(_letter(quarry.points_marker)).append(" marker")
    if view.stage == "lay":
        line.append(f"  {quarry.places - len(quarry.cards)} free", "dim")
    for seat in quarry.protected:
        line.append("  ").append_text(_letter(seat)).append(" protected")
    line.rstrip()
    return line


def _face(card: Card, face_down: bool) -> str:
    """Draw a card: an unknown one by its back, an own one that lies face down in brackets."""
    if card.value is None:
        return " high" if card.high else " low"
    return f"({card.value})" if face_down else f" {card.value}"


def _players(view: MayaView) -> Text:
    text = Text().append(
        f"{'':<8}{'gold':>5}{'now':>5}{'cubes':>7}{'supply':>8}{'low':>5}{'high':>6}\n", "dim"
    )
    for seat, player in enumerate(view.players):
        line = _letter(seat).append(f" seat {seat + 1}")
        line.append(f"{player.gold:>5}", "bold").append(f"{f'+{player.income}':>5}", "dim")
        line.append(f"{player.cubes:>7}{player.supply:>8}{player.low_cards:>5}{player.high_cards:>6}   ")
        notes = "; ".join(_notes(view, seat, player))
        indent = line.cell_len
        text.append_text(line).append(f"\n{'':<{indent}}".join(wrap(notes, WIDTH - indent)))
        text.rstrip()
        text.append("\n")
    return text


def _notes(view: MayaView, seat: int, player: Player) -> list[str]:
    markers = [*player.green, *player.blue]
    return [
        *(["start player"] if seat == view.start_player else []),
        *([f"bid {player.bid}"] if player.bid is not None and view.stage in ("bid", "take") else []),
        *(["has bid"] if view.stage == "bid" and player.bid is None and seat not in view.pending else []),
        *(["lays no more"] if player.passed else []),
        *([f"{player.points} points at quarry {_settling(view)}"] if player.points else []),
        *([f"can transport {player.capacity} cubes"] if view.stage == "transport" else []),
        *([f"moves a cube from {view.lifted[0]}"] if view.lifted and seat in view.pending else []),
        *([f"holds {', '.join(markers)}"] if markers else []),
    ]
