"""The edition file of Yaxha, typed."""

from typing import Annotated

from msgspec import Meta

from patolli.engine.edition import Edition, Table
from patolli.engine.errors import InvalidEdition
from patolli.games.yaxha.cards import CARD_NAMES, MORE_THAN_LEFT

MAX_PLAYERS = 4


class Cubes(Table, frozen=True, kw_only=True):
    each: Annotated[int, Meta(ge=1, le=25)]


class Play(Table, frozen=True, kw_only=True):
    rounds: Annotated[int, Meta(ge=1, le=20)]
    cubes_a_market: Annotated[int, Meta(ge=1, le=6)]
    cards_dealt: Annotated[int, Meta(ge=0, le=3)]


Points = Annotated[int, Meta(ge=0, le=1000)]


class Groups(Table, frozen=True, kw_only=True):
    """The points of groups by size.

    Ruling YAXHA-8: the values that the rulebook only pictures are taken from the published score card.
    """

    points: Annotated[tuple[Points, ...], Meta(min_length=2, max_length=31)]


class Cards(Table, frozen=True, kw_only=True):
    points: Points
    first_game: tuple[str, ...]
    further: tuple[str, ...]


class YaxhaEdition(Edition, frozen=True, kw_only=True):
    cubes: Cubes
    play: Play
    groups: Groups
    cards: Cards

    def check(self) -> None:
        needed = MAX_PLAYERS * self.play.rounds * self.play.cubes_a_market
        if needed > 5 * self.cubes.each:
            raise InvalidEdition(
                f"play.rounds: {self.play.rounds} rounds with {MAX_PLAYERS} players need {needed} cubes, "
                f"but 5 colours of {self.cubes.each} (cubes.each) are {5 * self.cubes.each}."
            )
        if list(self.groups.points) != sorted(self.groups.points):
            raise InvalidEdition("groups.points: a larger group must not score less than a smaller one.")
        seen: set[str] = set()
        for key, names in (("first_game", self.cards.first_game), ("further", self.cards.further)):
            for name in names:
                if name not in CARD_NAMES:
                    raise InvalidEdition(
                        f"cards.{key}: there is no card {name!r}; there are: {', '.join(CARD_NAMES)}."
                    )
                if name in seen:
                    raise InvalidEdition(f"cards.{key}: the card {name!r} is there twice.")
                seen.add(name)
        for_two = [name for name in self.cards.first_game if not needs_left_neighbour(name)]
        if len(for_two) < self.play.cards_dealt:
            raise InvalidEdition(
                f"cards.first_game: {self.play.cards_dealt} cards are dealt (play.cards_dealt), "
                f"but only {len(for_two)} of these can be dealt to two players."
            )


def needs_left_neighbour(card: str) -> bool:
    """Tell whether a bonus card compares a seat with its left neighbour."""
    return 0 <= CARD_NAMES.index(card) - MORE_THAN_LEFT < 5
