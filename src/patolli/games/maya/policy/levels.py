"""The worth of levels: the gold that each seat may expect of them until the end of the game.

A level is judged by each seat's expected number of cubes on it and the variance of that. Comparing seats in
pairs tells who will have most and second most. After each payment cubes erode, and the next round is less
certain.
"""

from math import erf, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.state import action_buffer
from patolli.games.maya.cells import (
    BUILDING,
    CENSUS_SUM,
    CUBES,
    MAX_PLAYERS,
    PRESENT,
    PYRAMIDS,
    SEAT,
    SEATS,
    SPOT_COUNT,
    SPOTS,
    STAGE,
)
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.pyramids import front

UNIT: Final = 16
"""Expected cubes are counted in sixteenths."""

SURE: Final = 256
"""A probability of 1."""

REACH: Final[i64] = 96  # the largest lead looked at: six cubes
WIDTH: Final[i64] = 193
UNSURE: Final[i64] = 23  # the last row of the table, for a variance of 11.5 cubes


def _not_behind() -> list[int]:
    """Tabulate how likely a lead is 0 or more, for each variance in half cubes and each expected lead."""
    table = []
    for row in range(24):
        spread = sqrt(max(row * 0.5, 0.04))
        for lead in range(-96, 97):
            table.append(round(256 * (1 + erf((lead / 16 + 0.5) / spread / sqrt(2))) / 2))
    return table


_NOT_BEHIND: Final = vec[i64](_not_behind())


@final
class LevelJudge:
    """Scratch paper for one level after the other; one for every policy."""

    numbers: Numbers
    players: i64
    cubes: vec[i64]  # of each seat on the level looked at, expected
    gold: vec[i64]  # that it pays each seat over the rounds looked at, in hundredths
    # The position looked at
    to_place: vec[i64]  # cubes that each seat is still to place in this round
    all_to_place: i64
    level: i64  # the first spot of the level built now
    space: i64  # room on it, and on the one above
    space_above: i64
    later_doubt: i64
    """How much less sure a level is in each round to come, as a variance in half cubes."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.players = numbers.players
        self.cubes = action_buffer(MAX_PLAYERS)
        self.gold = action_buffer(MAX_PLAYERS)
        self.to_place = action_buffer(MAX_PLAYERS)
        self.all_to_place = 0
        self.level = 0
        self.space = 0
        self.space_above = 0
        self.later_doubt = 5

    def pay(self, spot: i64, doubt: i64, rounds: i64) -> None:
        """Add what a level pays each seat in this round and those after it, with the cubes eroding."""
        while rounds > 0:
            self.pay_once(spot, doubt)
            doubt += self.later_doubt
            rounds -= 1

    def pay_once(self, spot: i64, doubt: i64) -> None:
        """Add what a level pays each seat, and take off the cubes that erode."""
        players = self.players
        cubes = self.cubes
        gold = self.gold
        chances = _NOT_BEHIND
        most = 100 * self.numbers.most_gold[spot]
        second = 100 * self.numbers.second_gold[spot]
        row = min(doubt, UNSURE) * WIDTH + REACH
        lost: i64 = 0  # what each seat loses, eight bits each; taken off when all are paid
        for seat in range(players):
            own = cubes[seat]
            if own <= 0:
                continue
            first_chance: i64 = SURE
            second_chance: i64 = 0
            for other in range(players):
                theirs = cubes[other]
                if other != seat and theirs > 0:
                    lead = own - theirs
                    if lead > REACH:
                        lead = REACH
                    elif lead < -REACH:
                        lead = -REACH
                    chance = chances[row + lead]
                    second_chance = (second_chance * chance + first_chance * (SURE - chance)) >> 8
                    first_chance = (first_chance * chance) >> 8
            there = either(own < UNIT, own, UNIT)  # less than a cube: perhaps there is none
            gold[seat] += ((first_chance * most + second_chance * second) >> 8) * there >> 4
            lost |= ((first_chance + second_chance) * there >> 8) << (8 * seat)
        for seat in range(players):
            cubes[seat] -= lost & 255
            lost >>= 8

    def clear(self) -> None:
        for seat in range(self.players):
            self.gold[seat] = 0

    def lead(self, seat: i64) -> i64:
        """Return the gold of a seat, less what the others get on average."""
        others: i64 = 0
        for other in range(self.players):
            others += self.gold[other]
        own = self.gold[seat]
        return own - (others - own) // (self.players - 1)

    # A position in the middle of a round

    def look(self, cells: vec[i64], gained: i64) -> None:
        """Note how many cubes the seats are still to place in this round, and how much room there is where
        they go first. `expect` and `gain` need this first.

        Before building every seat is to place `gained` cubes.
        """
        all_cubes: i64 = 0
        for seat in range(self.players):
            cubes = either(cells[STAGE] >= BUILDING, cells[SEATS + seat * SEAT + CUBES], gained)
            self.to_place[seat] = cubes
            all_cubes += cubes
        self.all_to_place = all_cubes
        level = front(cells)
        self.level = level
        self.space = 0
        self.space_above = 0
        spaces = self.numbers.spaces
        for spot in range(level, min(level + PYRAMIDS, SPOT_COUNT)):
            self.space += spaces[spot] - (cells[SPOTS + spot] >> CENSUS_SUM)
            if spaces[spot + PYRAMIDS] and spot + PYRAMIDS < SPOT_COUNT:
                self.space_above += spaces[spot + PYRAMIDS] - (cells[SPOTS + spot + PYRAMIDS] >> CENSUS_SUM)

    def expect(self, cells: vec[i64], spot: i64, seat: i64, added: i64, spent: i64) -> i64:
        """Write how many cubes each seat will have on a level when the round is scored, if a seat puts
        `added` more there, of which `spent` come from its hand; return the variance, in half cubes."""
        cubes = self.cubes
        census = cells[SPOTS + spot]
        room = self.numbers.spaces[spot] - (census >> CENSUS_SUM) - added
        coming: i64 = 0
        among: i64 = 1
        if room > 0:
            coming = self.all_to_place - spent
            if spot < self.level + PYRAMIDS:
                among = max(coming, self.space - added)
            else:
                room *= max(coming - self.space, 0)
                among = max(coming - self.space, self.space_above) * max(coming, 1)
        for other in range(self.players):
            own = census & 15
            census >>= 4
            place = self.to_place[other]
            if other == seat:
                own += added
                place -= spent
            expected = own * UNIT
            if room > 0 and (
                own or spot < PYRAMIDS or cells[SEATS + other * SEAT + PRESENT] & BIT[spot - PYRAMIDS]
            ):
                expected += room * UNIT * place // among
            cubes[other] = expected
        if room <= 0:
            return 0
        return min(4 * room * coming // (among * self.players), UNSURE)

    def gain(self, cells: vec[i64], seat: i64, spot: i64, added: i64, spent: i64, rounds: i64) -> i64:
        """Return by how much cubes more (or fewer) on a level improve a seat's lead."""
        doubt = self.expect(cells, spot, seat, 0, 0)
        self.clear()
        self.pay(spot, doubt, rounds)
        before = self.lead(seat)
        doubt = self.expect(cells, spot, seat, added, spent)
        self.clear()
        self.pay(spot, doubt, rounds)
        return self.lead(seat) - before
