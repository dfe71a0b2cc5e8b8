"""The boards of Maori, slow and obvious: what is printed, how tiles lie, and what they score.

The first half of the oracle (see maori.py), written from the rules alone.

A cell of a board has the number row * 5 + column; north is row - 1.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

ROWS, COLUMNS = 4, 5  # the grid of cell numbers; the base board leaves the last column out

Side = Literal["N", "E", "S", "W"]
SIDES: tuple[Side, ...] = ("N", "E", "S", "W")  # clockwise
SIDE_STEPS: dict[Side, tuple[int, int]] = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
# The eight directions of a small ship: N, NE, E, SE, S, SW, W, NW.
DIRECTIONS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

# A left end is the piece that forms the left end of an island, so it is open to the east.
OPEN_SIDES: dict[str, frozenset[Side]] = {
    "single": frozenset(),
    "left end": frozenset({"E"}),
    "right end": frozenset({"W"}),
    "top end": frozenset({"S"}),
    "bottom end": frozenset({"N"}),
    "horizontal middle": frozenset({"E", "W"}),
    "vertical middle": frozenset({"N", "S"}),
    "water": frozenset(),
    "volcano": frozenset(),
}
NO_ISLANDS = ("water", "volcano")


# The printed numbers


@dataclass(frozen=True)
class Tile:
    """What is printed on a tile. Half leis are named by the side they sit at, always an open one."""

    shape: str  # a key of OPEN_SIDES
    palms: int = 0
    hut: bool = False
    boats: int = 0
    shells: int = 0
    half_leis: frozenset[Side] = frozenset()


@dataclass(frozen=True)
class Board:
    """One side of a player's board."""

    spaces: frozenset[int]  # the cells that can hold a tile
    boats: int  # printed beside the grid
    boat_spaces: frozenset[int] = frozenset()  # a boat printed on a space counts while it is uncovered
    atoll: frozenset[int] = frozenset()
    land: Mapping[int, Tile] = field(default_factory=dict)  # printed, fixed tiles, by cell


@dataclass(frozen=True)
class Edition:
    """Everything printed: tiles[n] is tile number n, boards has the keys "islands" and "atoll"."""

    tiles: Sequence[Tile]
    boards: Mapping[str, Board]
    shells: int = 30
    shells_each: int = 5
    palm_points: int = 1
    palm_points_with_hut: int = 2
    atoll_factor: int = 2
    lei_points: int = 10
    empty_space_points: int = -1


def check_edition(edition: Edition) -> None:
    for number, tile in enumerate(edition.tiles):
        check_tile(tile, f"Tile {number}")
    for side, board in edition.boards.items():
        cells = board.spaces | set(board.land)
        if not board.spaces or not cells <= set(range(ROWS * COLUMNS)):
            raise ValueError(f"The {side} board needs spaces, on cells 0 to {ROWS * COLUMNS - 1}.")
        if board.spaces & set(board.land) or not board.boat_spaces <= board.spaces:
            raise ValueError(f"On the {side} board print covers a space, or a boat lies on no space.")
        for cell, tile in board.land.items():
            check_tile(tile, f"The print of cell {cell}")


def check_tile(tile: Tile, name: str) -> None:
    if tile.shape not in OPEN_SIDES:
        raise ValueError(f"{name} is a {tile.shape!r}; the shapes are {', '.join(OPEN_SIDES)}.")
    if not tile.half_leis <= OPEN_SIDES[tile.shape]:
        raise ValueError(f"{name} has a half lei at a closed side.")


# Places


def neighbour(cell: int, step: tuple[int, int]) -> int | None:
    """The cell one step away, if it is on the grid."""
    row = cell // COLUMNS + step[0]
    column = cell % COLUMNS + step[1]
    if row not in range(ROWS) or column not in range(COLUMNS):
        return None
    return row * COLUMNS + column


def cells_around(cell: int) -> set[int]:
    """The up to eight cells beside and diagonal to a cell."""
    around = set()
    for step in DIRECTIONS:
        other = neighbour(cell, step)
        if other is not None:
            around.add(other)
    return around


# Laying and turning


@dataclass(frozen=True)
class Laid:
    """A tile on a board: its number, and the quarter turns clockwise that it was given."""

    tile: int
    turn: int


def turned(tile: Tile, turn: int) -> Tile:
    """The tile as it looks after some quarter turns clockwise."""
    if tile.shape in NO_ISLANDS:
        return tile
    for _ in range(turn):
        open_now = frozenset(after(side) for side in OPEN_SIDES[tile.shape])
        shapes = [shape for shape in OPEN_SIDES if shape not in NO_ISLANDS and OPEN_SIDES[shape] == open_now]
        leis_now = frozenset(after(side) for side in tile.half_leis)
        tile = Tile(shapes[0], tile.palms, tile.hut, tile.boats, tile.shells, leis_now)
    return tile


def after(side: Side) -> Side:
    """The next side clockwise."""
    return SIDES[(SIDES.index(side) + 1) % 4]


def opposite(side: Side) -> Side:
    return after(after(side))


def allowed_turns(tile: Tile) -> list[int]:
    """Palms point to the player. Ruling MAORI-4: an island without palms may be turned, each look once."""
    if tile.palms > 0 or tile.shape in NO_ISLANDS:
        return [0]
    looks: list[Tile] = []
    turns = []
    for turn in range(4):
        if turned(tile, turn) not in looks:
            looks.append(turned(tile, turn))
            turns.append(turn)
    return turns


# Scoring

Picture = dict[int, Tile]  # the tiles of a board as they lie, by cell


def goes_on(picture: Picture, cell: int, side: Side) -> bool:
    """Does the land meet matching land at this side of the cell?"""
    other = neighbour(cell, SIDE_STEPS[side])
    if other is None or other not in picture:
        return False
    return side in OPEN_SIDES[picture[cell].shape] and opposite(side) in OPEN_SIDES[picture[other].shape]


def islands_of(picture: Picture) -> list[set[int]]:
    """All islands, finished or not, as sets of cells. Pieces that just lie side by side are apart."""
    islands: list[set[int]] = []
    for start, tile in picture.items():
        if tile.shape in NO_ISLANDS or any(start in island for island in islands):
            continue
        island = {start}
        to_visit = [start]
        while to_visit:
            cell = to_visit.pop()
            for side in SIDES:
                other = neighbour(cell, SIDE_STEPS[side])
                if other is not None and goes_on(picture, cell, side) and other not in island:
                    island.add(other)
                    to_visit.append(other)
        islands.append(island)
    return islands


def is_finished(picture: Picture, island: set[int]) -> bool:
    """Ruling MAORI-11: only open edges matter; a closed coast is never spoilt by its neighbour."""
    return all(goes_on(picture, cell, side) for cell in island for side in OPEN_SIDES[picture[cell].shape])


def finished_islands(picture: Picture) -> list[set[int]]:
    return [island for island in islands_of(picture) if is_finished(picture, island)]


def count_leis(picture: Picture, island: set[int]) -> int:
    """Two half leis that face each other at a joint make one. Looking east and south meets a joint once."""
    looking: tuple[Side, ...] = ("E", "S")
    leis = 0
    for cell in island:
        for side in looking:
            other = neighbour(cell, SIDE_STEPS[side])
            if other is None or other not in island:
                continue
            if side in picture[cell].half_leis and opposite(side) in picture[other].half_leis:
                leis += 1
    return leis


def count_boats(board: Board, tiles: Picture) -> int:
    """Printed boats and those on laid tiles. Ruling MAORI-7: a covered boat counts again once uncovered."""
    printed = board.boats + len(board.boat_spaces - set(tiles))
    on_land = sum(tile.boats for tile in board.land.values())
    return printed + on_land + sum(tile.boats for tile in tiles.values())


def points_of_most(amounts: list[int], seat: int) -> int:
    """Whoever has the most scores as many points; all tied players score in full."""
    return amounts[seat] if amounts[seat] == max(amounts) else 0


def cleared(board: Board, tiles: Picture) -> Picture:
    """The laid tiles that are left when unfinished islands are taken away. Print may help to finish one."""
    kept = {cell for cell, tile in tiles.items() if tile.shape in NO_ISLANDS}
    for island in finished_islands({**board.land, **tiles}):
        kept |= island
    return {cell: tile for cell, tile in tiles.items() if cell in kept}


def score_sheet(
    edition: Edition, board: Board, pictures: list[Picture], shells: list[int], seat: int
) -> dict[str, int]:
    """The points of one player by line, from the laid tiles and the wooden shells of all players."""
    left = [cleared(board, tiles) for tiles in pictures]
    # Ruling MAORI-7: print that belongs to no finished island stays and scores nothing.
    picture = {**board.land, **left[seat]}
    plain, with_hut, leis = 0, 0, 0
    for island in finished_islands(picture):
        palms = sum(picture[cell].palms for cell in island)
        if island <= board.atoll:
            palms *= edition.atoll_factor  # palms only, leis not
        if any(picture[cell].hut for cell in island):
            with_hut += palms * edition.palm_points_with_hut
        else:
            plain += palms * edition.palm_points
        leis += count_leis(picture, island)
    boats = [count_boats(board, tiles) for tiles in left]
    empty_spaces = len(board.spaces - set(left[seat]))
    return {
        "palms without hut": plain,
        "palms with hut": with_hut,
        "leis": leis * edition.lei_points,
        "boats": points_of_most(boats, seat),
        "shells": points_of_most(shells, seat),
        "empty spaces": empty_spaces * edition.empty_space_points,
    }
