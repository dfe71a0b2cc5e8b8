"""The names and numbers of the bonus cards."""

from typing import Final

from patolli.games.yaxha.cubes import COLOURS

LARGEST_OF_COLOUR: Final = 0  # and the four after it, one a colour
LARGEST_GROUP: Final = 5
LARGEST_ON_LAYER_1: Final = 6
MOST_LAYERS: Final = 7
SECOND_LARGEST: Final = 8
MORE_THAN_LEFT: Final = 9  # and the four after it, one a colour
FIVE_ON_LAYER_1: Final = 14
FIVE_ON_LAYER_2: Final = 15
ONE_SIDE: Final = 16
THREE_COLOURS: Final = 17

CARD_NAMES: Final = (
    *[f"largest {colour}" for colour in COLOURS],
    "largest group",
    "largest on layer 1",
    "most layers",
    "second largest",
    *[f"more {colour} than left" for colour in COLOURS],
    "five colours on layer 1",
    "five colours on layer 2",
    "one side one colour",
    "three colours",
)
"""A card's number is its place here."""

CARD_TEXTS: Final = (
    *[f"the largest {colour} group" for colour in COLOURS],
    "the largest group of any colour",
    "the largest group on layer 1, counting only that layer",
    "the group that spreads over the most layers",
    "the second-largest group of any colour",
    *[f"a larger {colour} group than your left neighbour" for colour in COLOURS],
    "five colours visible on layer 1",
    "five colours visible on layer 2",
    "one side of the pyramid all one colour",
    "exactly three colours visible",
)
