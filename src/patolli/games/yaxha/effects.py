"""The effects of Yaxha, in the order of a round, and who hears them.

Seats, markets, columns, rows and layers count from 0. Cells are those of the pyramid as it lies afterwards: a
cube laid before the first column (or row) moves all that lay there by one.

Everybody, spectators included, hears an effect unless its `heard_by` says otherwise.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Literal

import msgspec

from patolli.engine.effects import Effect, together
from patolli.engine.outcome import DecidedBy
from patolli.engine.words import Said, Who, Words, enumerated, in_turn, listed, words
from patolli.games.yaxha.cards import CARD_NAMES, LARGEST_GROUP, MORE_THAN_LEFT
from patolli.games.yaxha.cubes import COLOURS, Colour
from patolli.games.yaxha.pyramid import cell_name

Because = Literal["alone", "lower-tile", "choice", "last"]
"""Nobody else chose the market; or others did, with higher turn tiles; or it was chosen among those that
nobody had taken; or it was the last of these."""

# Market


class MarketsFilled(Effect, frozen=True):
    """The start of a round: cubes are drawn onto all markets."""

    round: int
    """From 1."""
    markets: tuple[tuple[Colour, ...], ...]

    def words(self) -> Said:
        markets = [
            words("yaxha-effect-market", market=number, cubes=_cubes(cubes))
            for number, cubes in enumerate(self.markets, start=1)
        ]
        return words("yaxha-effect-round", round=self.round, markets=in_turn(markets))


class MarketChosen(Effect, frozen=True):
    """A market card laid face down; only its seat knows which one."""

    seat: int
    market: int | None

    def heard_by(self, listener: int) -> "MarketChosen":
        return self if listener == self.seat else MarketChosen(self.seat, None)

    def words(self) -> Said:
        return words("yaxha-effect-chosen", who=Who(self.seat)) if self.market is None else ""


class ChoicesRevealed(Effect, frozen=True):
    """The reveal of all market cards. The log says who chose a market where it is given."""

    reveals_decisions = True

    markets: tuple[int, ...]
    """What each seat chose."""

    def words(self) -> Said:
        return words("yaxha-effect-revealed")


# Claim and swap


class MarketGiven(Effect, frozen=True):
    """The cubes of a market, taken by a seat."""

    seat: int
    market: int
    cubes: tuple[Colour, ...]
    because: Because
    tied: tuple[int, ...] = ()
    """For a lower tile: all seats that chose this market, the lowest turn tile first."""

    def words(self) -> Said:
        who, market, cubes = Who(self.seat), self.market + 1, _cubes(self.cubes)
        if self.because == "lower-tile":
            return words(
                "yaxha-effect-given-lower-tile",
                all=together(self.tied),
                count=len(self.tied),
                who=who,
                market=market,
                cubes=cubes,
            )
        return words(f"yaxha-effect-given-{self.because}", who=who, market=market, cubes=cubes)


class TurnTilesSwapped(Effect, frozen=True):
    """A swap of turn tiles between two seats that chose the same market."""

    market: int
    seats: tuple[int, int]
    tiles: tuple[int, int]
    """The printed numbers, from 1, that these seats hold now."""

    def words(self) -> Said:
        one, other = self.seats
        tile, other_tile = self.tiles
        return words("yaxha-effect-swapped", one=Who(one), other=Who(other), tile=tile, other_tile=other_tile)


# Build


class CubeLaid(Effect, frozen=True):
    """A cube laid into a pyramid, which nobody else sees yet."""

    seat: int
    colour: Colour
    x: int
    y: int
    layer: int
    moved: tuple[int, int] = (0, 0)
    """By how many columns and rows what lay there before has moved."""

    def heard_by(self, listener: int) -> "CubeLaid | None":
        return self if listener == self.seat else None


class CubeDiscarded(Effect, frozen=True):
    """A discarded cube that fits nowhere, which nobody else sees yet."""

    seat: int
    colour: Colour

    def heard_by(self, listener: int) -> "CubeDiscarded | None":
        return self if listener == self.seat else None


class BuildingFinished(Effect, frozen=True):
    """The end of building for a seat in this round, while others still build."""

    seat: int

    def words(self) -> Said:
        return words("yaxha-effect-finished", who=Who(self.seat))


class BuiltCube(msgspec.Struct, frozen=True):
    """A cube in a pyramid."""

    colour: Colour
    x: int
    y: int
    layer: int

    def words(self) -> Words:
        return words("yaxha-effect-at", colour=self.colour, cell=cell_name(self.x, self.y))


class PyramidBuilt(Effect, frozen=True):
    """The cubes that a seat built this round, shown when all have built."""

    seat: int
    laid: tuple[BuiltCube, ...]
    """From the lowest layer up; in which order they were laid is not shown."""
    discarded: tuple[Colour, ...]
    moved: tuple[int, int] = (0, 0)
    """By how many columns and rows what lay there before this round has moved."""

    def words(self) -> Said:
        who = Who(self.seat)
        said: list[Said] = []
        if self.laid:
            said.append(words("yaxha-effect-built", who=who, cubes=listed(self._layers())))
        if self.discarded:
            number, colours = len(self.discarded), _cubes(self.discarded)
            said.append(words("yaxha-effect-discarded", who=who, number=number, cubes=colours))
        if any(self.moved):
            said.append(words("yaxha-effect-moved", cell=cell_name(*self.moved)))
        return in_turn(said) if said else ""

    def _layers(self) -> list[Words]:
        layers = groupby(self.laid, key=lambda cube: cube.layer)
        return [
            words(
                "yaxha-effect-on-layer", layer=layer + 1, cubes=enumerated([cube.words() for cube in cubes])
            )
            for layer, cubes in layers
        ]


# Scoring


class GroupsScored(Effect, frozen=True):
    """The points for every seat's largest visible group of a colour, at the end."""

    colour: Colour
    sizes: tuple[int, ...]
    """Of each seat's largest group; 0 without one."""
    points: tuple[int, ...]

    def words(self) -> Said:
        scores = [
            words("yaxha-effect-group", who=Who(seat), size=size, points=points)
            for seat, (size, points) in enumerate(zip(self.sizes, self.points, strict=True))
        ]
        return words("yaxha-effect-groups", colour=self.colour, scores=listed(scores))


class CardScored(Effect, frozen=True):
    """The points for a bonus card, at the end, for all seats that meet it."""

    card: str
    seats: tuple[int, ...]
    """The seats that score it, perhaps none."""
    points: int
    """The points of each of them."""

    def words(self) -> Said:
        card = card_words(CARD_NAMES.index(self.card))
        if not self.seats:
            return words("yaxha-effect-card-nobody", card=card)
        return words(
            "yaxha-effect-card",
            card=card,
            who=together(self.seats),
            count=len(self.seats),
            points=self.points,
        )


class GameEnded(Effect, frozen=True):
    """The end of the game: the most points win, a tie is shared."""

    points: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy

    def words(self) -> Said:
        points = [
            words("yaxha-effect-total", who=Who(seat), points=each) for seat, each in enumerate(self.points)
        ]
        return words(
            "yaxha-effect-ended",
            points=listed(points),
            who=together(self.winners),
            by=self.decided_by.value,
        )


# In words


def card_words(card: int) -> Words:
    """Say what a bonus card asks for."""
    if card < LARGEST_GROUP:
        return words("yaxha-line-largest-colour", colour=COLOURS[card])
    if 0 <= card - MORE_THAN_LEFT < len(COLOURS):
        return words("yaxha-line-more-than-left", colour=COLOURS[card - MORE_THAN_LEFT])
    return words(f"yaxha-line-{CARD_NAMES[card].replace(' ', '-')}")


def _cubes(cubes: Sequence[Colour]) -> Said:
    """Count cubes: "2 orange and 1 white"."""
    return enumerated(
        [words("yaxha-part-cubes", number=number, colour=colour) for colour, number in Counter(cubes).items()]
    )
