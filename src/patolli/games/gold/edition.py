"""The edition file of Das Gold der Maya, typed."""

from itertools import pairwise
from typing import Annotated

from msgspec import Meta

from patolli.engine.edition import Edition, Table
from patolli.engine.errors import InvalidEdition
from patolli.games.gold.numbers import LARGEST_CIRCLE, MOST_SHARDS
from patolli.games.gold.shards import MATERIALS

MAX_PLAYERS = 4

Value = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=1000)]


class Materials(Table, frozen=True, kw_only=True):
    stone: Value
    jade: Value
    bronze: Value
    silver: Value
    gold: Value

    @property
    def values(self) -> tuple[int, ...]:
        """Return the values in the order of `MATERIALS`."""
        return self.stone, self.jade, self.bronze, self.silver, self.gold


class Tablets(Table, frozen=True, kw_only=True):
    pairs: Annotated[tuple[tuple[str, str], ...], Meta(min_length=1, max_length=6)]


class Shards(Table, frozen=True, kw_only=True):
    sizes: Annotated[tuple[Annotated[int, Meta(ge=1)], ...], Meta(min_length=2, max_length=8)]


class Play(Table, frozen=True, kw_only=True):
    beads: Annotated[int, Meta(ge=1, le=50)]
    row: Annotated[int, Meta(ge=1, le=6)]
    plates_for_two: Annotated[int, Meta(ge=1, le=2)]


class Scoring(Table, frozen=True, kw_only=True):
    complete: Points
    one_material: Points
    bead: Points


class GoldEdition(Edition, frozen=True, kw_only=True):
    materials: Materials
    tablets: Tablets
    shards: Shards
    play: Play
    points: Scoring

    def check(self) -> None:
        """Refuse numbers with which the rules cannot be played."""
        values = dict(zip(MATERIALS, self.materials.values, strict=True))
        for lower, higher in pairwise(MATERIALS):
            if values[lower] >= values[higher]:
                raise InvalidEdition(
                    f"materials.{higher}: its value must be higher than that of {lower} ({values[lower]}), "
                    f"not {values[higher]}."
                )
        for pair in self.tablets.pairs:
            for material in pair:
                if material not in MATERIALS:
                    raise InvalidEdition(
                        f"tablets.pairs: there is no material {material!r}; "
                        f"there are: {', '.join(MATERIALS)}."
                    )
            if pair[0] == pair[1]:
                raise InvalidEdition(
                    f"tablets.pairs: the two sides of a tablet are different materials, not both {pair[0]}."
                )
        circle = sum(self.shards.sizes)
        if circle > LARGEST_CIRCLE:
            raise InvalidEdition(
                f"shards.sizes: together they are at most {LARGEST_CIRCLE}, the full circle, not {circle}."
            )
        count = len(self.tablets.pairs) * len(self.shards.sizes)
        if not self.play.row <= count <= MOST_SHARDS:
            raise InvalidEdition(
                f"shards.sizes: {len(self.tablets.pairs)} tablets (tablets.pairs) of "
                f"{len(self.shards.sizes)} shards are {count} shards; there must be at least {self.play.row} "
                f"(play.row) and at most {MOST_SHARDS}."
            )
