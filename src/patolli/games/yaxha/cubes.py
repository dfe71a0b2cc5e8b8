"""The cubes: their colours, and purses, which count cubes of each colour in one number."""

from typing import Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

Colour = Literal["orange", "blue", "green", "yellow", "white"]

COLOURS: Final[tuple[Colour, ...]] = ("orange", "blue", "green", "yellow", "white")
COLOUR_COUNT: Final[i64] = 5

# A purse counts cubes of the five colours, seven bits each.
PURSE_BITS: Final = 7
ONE_PURSE: Final = 127
ONE_CUBE: Final = vec[i64]([2 ** (PURSE_BITS * colour) for colour in range(5)])


def colours_in(purse: i64) -> tuple[Colour, ...]:
    """Return the colours of all cubes in a purse, one for each cube."""
    found: list[Colour] = []
    for colour in range(COLOUR_COUNT):
        for _n in range(purse >> (PURSE_BITS * colour) & ONE_PURSE):
            found.append(COLOURS[colour])
    return tuple(found)
