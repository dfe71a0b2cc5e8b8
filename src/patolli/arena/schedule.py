"""The seatings of every game of a run.

A *deal* is one shuffle, played again over a whole *family* of seatings, so that luck of the draw and of the
seat falls on everybody alike. A family is one seating with all its rotations around the table; where some
sit more often in it than others, also all of these with the players exchanged in turn (the first becomes the
second, the last the first). In every family everybody sits in every seat equally often:

    two players, two seats    AB BA
    two players, three seats  AAB ABA BAA  BBA BAB ABB
    two players, four seats   AAAB and its like (8 games), AABB (4), ABAB (2)
    as many players as seats  ABC BCA CAB, then ACB CBA BAC

Where there are more players than seats, every group of as many as there are seats plays; where there are
fewer, all sit at every table and some of them more than once. A *round* is one deal for every group, all
over the same family; the next round takes the next family, and after the last the first again. A run has
whole rounds, so its number of games is rounded up to the end of one.
"""

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, product
from typing import Final

Seating = tuple[int, ...]
"""The player in every seat, by its place in the list of players."""

MOST_PLAYERS: Final = 24
"""Above it the groups of five at one table are more than anybody has time for."""


@dataclass(frozen=True)
class Place:
    """The place of a game in a run: the number of its deal, and its seating."""

    deal: int
    seating: Seating


@dataclass(frozen=True)
class Schedule:
    players: int
    seats: int

    @cached_property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        return tuple(combinations(range(self.players), min(self.players, self.seats)))

    @cached_property
    def families(self) -> tuple[tuple[Seating, ...], ...]:
        return families(min(self.players, self.seats), self.seats)

    @cached_property
    def _round_ends(self) -> list[int]:
        """Return the number of games at the end of each round until all families have had their turn."""
        return list(accumulate(len(family) * len(self.groups) for family in self.families))

    def place(self, number: int) -> Place:
        """Return the place of the game with this number; games are counted from 0."""
        cycle, within = divmod(number, self._round_ends[-1])
        turn = bisect_right(self._round_ends, within)
        family = self.families[turn]
        start = self._round_ends[turn - 1] if turn else 0
        group, member = divmod(within - start, len(family))
        deal = (cycle * len(self.families) + turn) * len(self.groups) + group
        return Place(deal, tuple(self.groups[group][player] for player in family[member]))

    def whole_rounds(self, games: int) -> int:
        """Round a number of games up to the end of a round."""
        cycles, rest = divmod(games, self._round_ends[-1])
        end = next(end for end in [0, *self._round_ends] if end >= rest)
        return cycles * self._round_ends[-1] + end


def families(players: int, seats: int) -> tuple[tuple[Seating, ...], ...]:
    """Sort all seatings in which nobody is missing into families."""
    found: list[tuple[Seating, ...]] = []
    seen: set[Seating] = set()
    for seating in product(range(players), repeat=seats):
        if len(set(seating)) == players and seating not in seen:
            family = _family(seating, players)
            found.append(family)
            seen.update(family)
    return tuple(found)


def _family(seating: Seating, players: int) -> tuple[Seating, ...]:
    is_even = len({seating.count(player) for player in range(players)}) == 1
    exchanges = range(1 if is_even else players)
    together = {
        tuple((player + exchange) % players for player in seating[turn:] + seating[:turn]): None
        for exchange in exchanges
        for turn in range(len(seating))
    }
    return tuple(together)
