"""The printed numbers, ready for the rules."""

from functools import lru_cache
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either, lowest
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import PLATE
from patolli.games.gold.shards import (
    MATERIAL_COUNT,
    MATERIALS,
    SETS_OF_MATERIALS,
    down_of,
    shard_of,
    size_of,
    up_of,
)

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.gold.edition import GoldEdition

MOST_SHARDS: Final = 36
"""More would make more guesses about the backs than a number can count: each shard of a size lies with the
one side up, with the other, or in the bag, and 3**36 is still far below 2**63."""
LARGEST_CIRCLE: Final = 60

NO_MATERIAL: Final[i64] = 32
"""The set of a material that no shard shows."""


@final
class Numbers:
    """The printed numbers and tables made of them, shared by all positions of a game."""

    beads: i64  # of one player at the beginning
    all_beads: i64  # of all players, which is the most that anybody can have
    row: i64
    plates: i64
    circle: i64
    complete: i64
    one_material: i64
    bead: i64
    incomplete_count: bool
    first_payee: i64  # the action of paying the first seat
    first_bid: i64  # the action of bidding nothing

    # By sets of materials
    value: vec[i64]  # of a side, which is a set of one
    between: vec[i64]  # the materials strictly between the lowest and the highest
    missing: vec[i64]  # those of them that are not in the set

    # The shards of the box
    shards: i64
    tablet_sides: vec[i64]  # both sides of tablet 0, of tablet 1 and so on
    tablet_sizes: vec[i64]  # the shards of every tablet
    pairs: vec[i64]  # the different tablets, as sets of two materials
    pair_place: vec[i64]  # the place of such a set there
    sizes: vec[i64]  # the different sizes
    size_place: vec[i64]
    stock: vec[i64]  # how many shards there are of each pair, for the first size, for the next and so on

    def __init__(self, edition: "GoldEdition", players: i64, incomplete_count: bool) -> None:
        self.beads = edition.play.beads
        self.all_beads = edition.play.beads * players
        self.row = edition.play.row
        self.plates = edition.play.plates_for_two if players == 2 else 1
        self.circle = sum(edition.shards.sizes)
        self.complete = edition.points.complete
        self.one_material = edition.points.one_material
        self.bead = edition.points.bead
        self.incomplete_count = incomplete_count
        self.first_payee = PLATE + either(self.plates > 1, self.plates, 0)
        self.first_bid = self.first_payee + either(players > 2, players, 0)
        self.compare_materials(vec[i64](edition.materials.values))
        sides = [2 ** MATERIALS.index(material) for pair in edition.tablets.pairs for material in pair]
        self.tablet_sides = vec[i64](sides)
        self.tablet_sizes = vec[i64](edition.shards.sizes)
        self.count_shards()

    def compare_materials(self, values: vec[i64]) -> None:
        """Tabulate which materials lie between others, and which are missing there.

        Neighbours differ by at most 1 in value. Where two materials that follow each other differ by more, no
        material can fill the gap between them."""
        self.value = action_buffer(SETS_OF_MATERIALS)
        self.between = action_buffer(SETS_OF_MATERIALS)
        self.missing = action_buffer(SETS_OF_MATERIALS)
        for material in range(MATERIAL_COUNT):
            self.value[BIT[material]] = values[material]
        for shown in range(SETS_OF_MATERIALS):
            bottom = lowest(shown) if shown else MATERIAL_COUNT
            for top in range(bottom + 1, MATERIAL_COUNT):
                if shown & BIT[top]:
                    self.between[shown] = BIT[top] - BIT[bottom + 1]
            self.missing[shown] = self.between[shown] & ~shown
            for material in range(bottom + 1, MATERIAL_COUNT):
                if shown >= BIT[material] and values[material] - values[material - 1] > 1:
                    self.missing[shown] |= NO_MATERIAL

    def count_shards(self) -> None:
        """List the different pairs and sizes, and count the shards of each kind."""
        tablets: i64 = len(self.tablet_sides) // 2
        per_tablet: i64 = len(self.tablet_sizes)
        self.shards = tablets * per_tablet
        self.pair_place = action_buffer(SETS_OF_MATERIALS)
        self.pairs = vec[i64]()
        for tablet in range(tablets):
            pair = self.tablet_sides[2 * tablet] | self.tablet_sides[2 * tablet + 1]
            if pair not in self.pairs:
                self.pair_place[pair] = len(self.pairs)
                self.pairs = append(self.pairs, pair)
        self.size_place = action_buffer(LARGEST_CIRCLE)
        self.sizes = vec[i64]()
        for n in range(per_tablet):
            size = self.tablet_sizes[n]
            if size not in self.sizes:
                self.size_place[size] = len(self.sizes)
                self.sizes = append(self.sizes, size)
        self.stock = action_buffer(len(self.sizes) * len(self.pairs))
        for number in range(self.shards):
            self.stock[self.kind(self.shard(number, 0))] += 1

    def shard(self, number: i64, side: i64) -> i64:
        """Return the shard of this number in the box, with its tablet's first (0) or second (1) side up."""
        per_tablet: i64 = len(self.tablet_sizes)
        tablet = number // per_tablet
        return shard_of(
            self.tablet_sizes[number % per_tablet],
            self.tablet_sides[2 * tablet + side],
            self.tablet_sides[2 * tablet + 1 - side],
        )

    def drawn(self, auction: i64) -> i64:
        """Count the shards drawn from the bag. The row is filled up before each auction, while it lasts."""
        return min(auction + self.row, self.shards)

    def kind(self, shard: i64) -> i64:
        """Return the place in `stock` of a shard whose sides are known."""
        pair = up_of(shard) | down_of(shard)
        return self.size_place[size_of(shard)] * len(self.pairs) + self.pair_place[pair]


@lru_cache(maxsize=64)
def numbers_of(setup: "Setup[GoldEdition]") -> Numbers:
    """Return the numbers of a set-up, the same object for all its positions."""
    return Numbers(setup.edition, setup.players, setup.is_on("incomplete-tablets"))


def num_actions(setup: "Setup[GoldEdition]") -> int:
    """Count the actions: the last bids all beads there are."""
    numbers = numbers_of(setup)
    return numbers.first_bid + numbers.all_beads + 1
