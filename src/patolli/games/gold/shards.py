"""A shard, as one number, and the outline of several.

A shard is its size (bits 0 to 7), the side that lies up (bits 8 to 15) and the side that lies down (bits 16
to 23). A side is a set with one material in it, so an unknown back is the empty set. Shards have no numbers
of their own: two of one size and one tablet are the same shard, and nothing can be told from an order or a
name about a back.

The outline of some shards is all that matters about how they can lie: their size together, the materials they
show and those that at least two of them show, in the same places.
"""

from typing import Final, Literal

from mypy_extensions import i64

Material = Literal["stone", "jade", "bronze", "silver", "gold"]

MATERIALS: Final[tuple[Material, ...]] = ("stone", "jade", "bronze", "silver", "gold")
"""By rising value; a side is the bit of a material's place here."""

MATERIAL_COUNT: Final[i64] = 5
SETS_OF_MATERIALS: Final[i64] = 32

SIZE: Final = 255
SIDE: Final = 255
UP: Final = 8
DOWN: Final = 16
FRONT: Final = 0xFFFF
"""What can be seen of a shard that lies on the table: its size and the side that is up."""


def shard_of(size: i64, up: i64, down: i64) -> i64:
    return size | up << UP | down << DOWN


def size_of(shard: i64) -> i64:
    return shard & SIZE


def up_of(shard: i64) -> i64:
    return shard >> UP & SIDE


def down_of(shard: i64) -> i64:
    return shard >> DOWN


def material_of(side: int) -> Material:
    """Name the material of a side."""
    return MATERIALS[side.bit_length() - 1]


def turned(shard: i64) -> i64:
    """Return the same shard, the other side up."""
    return shard & SIZE | shard >> (DOWN - UP) & SIDE << UP | (shard & SIDE << UP) << (DOWN - UP)


def with_shard(outline: i64, size: i64, side: i64) -> i64:
    """Add a shard that shows this side to an outline. A material that was shown before is now shown twice."""
    return (outline + size) | side << UP | (outline << (DOWN - UP) & side << DOWN)


def shown_in(outline: i64) -> i64:
    return outline >> UP & SIDE


def shown_twice_in(outline: i64) -> i64:
    return outline >> DOWN
