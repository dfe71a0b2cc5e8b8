"""The weights of the heuristics, found by letting variants play each other."""

from typing import Final

# The place of each weight in the two rows below:
GROUND_WEIGHT: Final = 0  # how much room a free ground spot is
CORE_WEIGHT: Final = 1  # the same, where the cube will be hidden
CARRIED_WEIGHT: Final = 2  # what a free cell above counts more if it lies on four cubes
UPPER_WEIGHT: Final = 3  # how much room a free cell above is
ROOM_HALF: Final = 4  # as much room as lets half of the coming cubes join
CORE_LOSS: Final = 5  # what a cube that will be hidden loses, in 64ths
CORE_LEFT: Final = 6  # with at least this many cubes to come it loses all of that
STRAY_GAIN: Final = 7  # what a stray gains per 8 cubes to come, in 64ths
IN_HAND: Final = 8  # what a cube in hand counts
SHARE: Final = 9  # how many of a colour's expected cubes come, in hundredths: one chooses what one needs
CHANCE_START: Final = 10  # the lead that makes a card sure: at the end, in 64ths of a cube
CHANCE_PER_CUBE: Final = 11  # and what every cube to come adds to it
SOFTNESS: Final = 12  # how much others may prefer another market than the best, in hundredths
TILE_WORTH: Final = 13  # what a lower turn tile is worth, in hundredths
DENIAL: Final = 14  # what a loss of the rivals counts, in hundredths of it
TUNING: Final = (13, 5, 5, 6, 16, 102, 4, 4, 50, 176, 40, 8, 80, 20, 100)
"""For decisions: what makes the better player."""
FORESIGHT: Final = (13, 13, 5, 1, 21, 38, 1, 32, 76, 135, 36, 28, 80, 20, 100)
"""For forecasts: what comes nearest to the scores that greedy players reach."""
