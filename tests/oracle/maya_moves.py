"""The decisions of Maya, one class each, as the rulebooks and docs/rulings/maya.md name them.

Everything is numbered from 0: seats clockwise, pyramids as they are listed for the player count, quarries
from left to right, levels from the bottom, markers as below. The order of the file is the order of the rules.
"""

from dataclasses import dataclass

PROTECTION, MOVE_BLOCK, EXTRA_BLOCK, START_PLAYER, TRANSPORT_2, FREE_PASS, FREE_DOUBLE = range(7)  # green
TRANSPORT_4, EXTRA_CUBE, JOKER, PLUS_TWO = range(4)  # blue


@dataclass(frozen=True)
class PlaceFirst:
    """Set-up: a cube onto the bottom level of a pyramid."""

    pyramid: int


@dataclass(frozen=True)
class Bid:
    """Expert: a secret bid for the blue markers."""

    gold: int


@dataclass(frozen=True)
class TakeBlue:
    """Expert: choose one of the blue markers on offer."""

    marker: int


@dataclass(frozen=True)
class LayCard:
    """A worker card face down at a quarry."""

    value: int
    quarry: int


@dataclass(frozen=True)
class PassCards:
    """No more cards in this phase."""


@dataclass(frozen=True)
class PlusTwo:
    """Expert: the +2 points beside a quarry."""

    quarry: int


@dataclass(frozen=True)
class UseJoker:
    """Expert: the joker as protection at this quarry, or as transport +2."""


@dataclass(frozen=True)
class Decline:
    """Do nothing where something is offered."""


@dataclass(frozen=True)
class Hit:
    """The own -3 against a seat."""

    seat: int


@dataclass(frozen=True)
class Protect:
    """The protection marker at another quarry."""

    quarry: int


@dataclass(frozen=True)
class NameStart:
    """The new start player."""

    seat: int


@dataclass(frozen=True)
class Lift:
    """Move a block: take an own cube off ..."""

    pyramid: int
    level: int


@dataclass(frozen=True)
class JokerLift:
    """... the same by the joker ..."""

    pyramid: int
    level: int


@dataclass(frozen=True)
class Put:
    """... and put it onto a bottom level."""

    pyramid: int


@dataclass(frozen=True)
class Extra:
    """Extra block: a cube from the supply onto a bottom level."""

    pyramid: int


@dataclass(frozen=True)
class JokerExtra:
    """The same by the joker."""

    pyramid: int


@dataclass(frozen=True)
class Build:
    """Place one cube on a pyramid; the level follows from the rules."""

    pyramid: int


@dataclass(frozen=True)
class Double:
    """Pay one cube to place two."""


@dataclass(frozen=True)
class FreeDouble:
    """Place two by the marker."""


@dataclass(frozen=True)
class JokerDouble:
    """Place two by the joker."""


@dataclass(frozen=True)
class Pass:
    """Pay one cube and place none; for 1 gold if none can be placed."""


@dataclass(frozen=True)
class FreePass:
    """Place none by the marker."""


@dataclass(frozen=True)
class JokerPass:
    """Place none by the joker."""


@dataclass(frozen=True)
class Wait:
    """Without cubes: keep the block marker or joker for now."""


BlockMove = Lift | JokerLift | Extra | JokerExtra
Move = (
    PlaceFirst
    | Bid
    | TakeBlue
    | LayCard
    | PassCards
    | PlusTwo
    | UseJoker
    | Decline
    | Hit
    | Protect
    | NameStart
    | BlockMove
    | Put
    | Build
    | Double
    | FreeDouble
    | JokerDouble
    | Pass
    | FreePass
    | JokerPass
    | Wait
)
