"""The printed numbers, in the tables in which the rules look them up."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maori.board import space_named
from patolli.games.maori.cells import ALL_ACTIONS, BASE_ACTIONS, LANE, SHIP_ACTIONS, SPACES, TURNS
from patolli.games.maori.tiles import EAST, NORTH, OPEN_SIDES, SOUTH, WEST, allowed_turns, sides_of, turned

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.maori.edition import MaoriEdition, Tile

VARIANTS: Final = ("base", "advanced", "expert")
BASE: Final = 0
ADVANCED: Final = 1
EXPERT: Final = 2


@final
class Numbers:
    """The printed numbers that play needs, for one side of the boards, shared by all positions of a game.

    The land printed on the board is numbered after the tiles, and so is in the same tables.
    """

    variant: i64
    tiles: i64
    shells: i64
    shells_each: i64

    palm: i64
    palm_with_hut: i64
    lei: i64
    empty: i64
    atoll: i64

    spaces: i64  # the spaces for tiles, as a set
    boat_spaces: i64
    atoll_spaces: i64
    boats_for_good: i64  # printed beside the spaces or on printed land
    printed: vec[i64]  # by space: the piece printed there, -1 for none

    flat: vec[i64]  # by piece: three bits, for being land, open to the east, open to the west
    tall: vec[i64]  # by piece: three bits, for having a hut, open to the south, open to the north
    leis: vec[i64]  # by piece: the sides with half a lei
    palms: vec[i64]  # by tile, as all that follow
    boats_on: vec[i64]
    shells_on: vec[i64]
    volcanoes: vec[i64]
    turns: vec[i64]

    def __init__(self, edition: "MaoriEdition", side: str, variant: str) -> None:
        board = edition.board(side)
        self.variant = VARIANTS.index(variant)
        self.tiles = len(edition.box)
        self.shells = edition.shells.total
        self.shells_each = edition.shells.each
        self.palm = edition.scoring.palm
        self.palm_with_hut = edition.scoring.palm_with_hut
        self.lei = edition.scoring.lei
        self.empty = edition.scoring.empty
        self.atoll = edition.scoring.atoll
        land = [space_named(piece.space) for piece in board.land]
        self.spaces = space_set([space for space in range(SPACES) if board.has(space) and space not in land])
        self.boat_spaces = space_set([space_named(name) for name in board.boat_spaces])
        self.atoll_spaces = space_set([space_named(name) for name in board.atoll])
        self.boats_for_good = board.boats + sum(piece.boats for piece in board.land)
        printed = [-1] * SPACES
        for n, space in enumerate(land):
            printed[space] = (len(edition.box) + n) * TURNS
        self.printed = vec[i64](printed)
        self.fill_tables(edition.pieces(side))

    def fill_tables(self, pieces: "tuple[Tile, ...]") -> None:
        turns = range(TURNS)
        is_land = [each.shape not in ("water", "volcano") for each in pieces]
        sides = [turned(OPEN_SIDES[each.shape], turn) for each in pieces for turn in turns]
        self.flat = vec[i64](
            [lanes(is_land[n // TURNS], each & EAST, each & WEST) for n, each in enumerate(sides)]
        )
        self.tall = vec[i64](
            [lanes(pieces[n // TURNS].hut, each & SOUTH, each & NORTH) for n, each in enumerate(sides)]
        )
        self.leis = vec[i64]([turned(sides_of(each.lei), turn) for each in pieces for turn in turns])
        self.palms = vec[i64]([each.palms for each in pieces])
        self.boats_on = vec[i64]([each.boats for each in pieces])
        self.shells_on = vec[i64]([each.shells for each in pieces])
        self.volcanoes = vec[i64]([int(each.shape == "volcano") for each in pieces])
        self.turns = vec[i64]([allowed_turns(each) for each in pieces])


def lanes(*bits: int) -> int:
    """Set one bit in each lane where the number is not 0."""
    return sum(1 << (LANE * n) for n, bit in enumerate(bits) if bit)


def space_set(spaces: list[int]) -> int:
    return sum(1 << space for space in spaces)


@lru_cache(maxsize=64)
def numbers_of(setup: "Setup[MaoriEdition]") -> Numbers:
    """Return the tables of a set-up, which are made once."""
    return Numbers(setup.edition, setup.option("side"), setup.option("variant"))


def num_actions(setup: "Setup[MaoriEdition]") -> int:
    """Count the actions: those of small ships and of turned tiles are left out where there are none."""
    numbers = numbers_of(setup)
    for tile in range(numbers.tiles):
        if numbers.turns[tile] > 1:
            return ALL_ACTIONS
    return BASE_ACTIONS if numbers.variant == BASE else SHIP_ACTIONS
