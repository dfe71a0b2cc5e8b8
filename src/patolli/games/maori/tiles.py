"""Pieces of islands: their shapes, and how they turn."""

from typing import TYPE_CHECKING, Final

from patolli.games.maori.cells import TURNS

if TYPE_CHECKING:
    from patolli.games.maori.edition import Tile

SIDES: Final = ("north", "east", "south", "west")

# Sets of sides
NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

OPEN_SIDES: Final = {
    "left end": EAST,
    "right end": WEST,
    "top end": SOUTH,
    "bottom end": NORTH,
    "horizontal middle": EAST | WEST,
    "vertical middle": NORTH | SOUTH,
    "single": 0,
    "water": 0,
    "volcano": 0,
}
"""The sides at which a shape goes on, so that a neighbour must meet it."""


def sides_of(names: "tuple[str, ...]") -> int:
    return sum(1 << SIDES.index(name) for name in names)


def turned(sides: int, turn: int) -> int:
    """Turn sides by some quarter turns clockwise."""
    return (sides << turn | sides >> (4 - turn)) & 15


def allowed_turns(tile: "Tile") -> int:
    """List every way a tile may lie, as a set of turns, each way once."""
    # Ruling MAORI-4: palms point to the player, so only an island without any may be turned.
    if tile.palms or tile.shape in ("water", "volcano"):
        return 1
    turns = 0
    seen: list[tuple[int, int]] = []
    for turn in range(TURNS):
        way = (turned(OPEN_SIDES[tile.shape], turn), turned(sides_of(tile.lei), turn))
        if way not in seen:
            seen.append(way)
            turns |= 1 << turn
    return turns
