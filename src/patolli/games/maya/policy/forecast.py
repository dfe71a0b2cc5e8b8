"""A forecast of the end of the game from a position in the middle, with the rounds to come played on paper.

Expected cubes are placed level by level, levels pay and erode, and the next round brings everybody as many
cubes as a round does on average.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import action_buffer
from patolli.games.maya.cells import (
    BUILDING,
    COVERED,
    CUBES,
    GOLD,
    HITTING,
    LAID,
    LAYING,
    MAX_PLAYERS,
    OVER,
    PYRAMIDS,
    ROUND,
    SEAT,
    SEATS,
    SPOT_COUNT,
    SPOTS,
    STAGE,
    TAKING,
)
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.policy.levels import UNIT, LevelJudge
from patolli.games.maya.ranks import best_unranked, count_points
from patolli.games.maya.transport import capacity

HEIGHTS: Final[i64] = 4
PYRAMID_COUNT: Final[i64] = 4
CARDS_LAID: Final[i64] = 5
"""About how many cards a player lays in a round."""

# Levels pay more than on paper, where nobody gets bonus cubes and ties are rare: measured in games of greedy
# players, for this round and for each one later.
THIS_PERCENT: Final[i64] = 105
LATER_PERCENT: Final[i64] = 22


@final
class Forecaster:
    """Scratch paper for a whole position; one for every policy."""

    numbers: Numbers
    players: i64
    levels: LevelJudge
    gained: i64  # the cubes that a round brings a player on average
    cubes: vec[i64]  # of each seat on each spot, MAX_PLAYERS a spot, in UNITs
    hands: vec[i64]  # cubes still to place
    points: vec[i64]  # at a quarry, laid out as in a position
    rooms: vec[i64]  # on a level of each pyramid
    doubts: vec[i64]  # about the levels of each height

    def __init__(self, numbers: Numbers, levels: LevelJudge, gained: i64) -> None:
        self.numbers = numbers
        self.players = numbers.players
        self.levels = levels
        self.gained = gained
        self.cubes = action_buffer(SPOT_COUNT * MAX_PLAYERS)
        self.hands = action_buffer(MAX_PLAYERS)
        self.points = action_buffer(SEATS + MAX_PLAYERS * SEAT)
        self.rooms = action_buffer(PYRAMIDS)
        self.doubts = action_buffer(HEIGHTS)

    def forecast(self, cells: vec[i64], into: vec[i64]) -> None:
        """Write every seat's gold now and in all rounds to come, in hundredths."""
        for seat in range(self.players):
            into[seat] = 100 * cells[SEATS + seat * SEAT + GOLD]
        if cells[STAGE] == OVER:
            return
        for spot in range(SPOT_COUNT):
            census = cells[SPOTS + spot]
            for seat in range(self.players):
                self.cubes[spot * MAX_PLAYERS + seat] = (census & 15) * UNIT
                census >>= 4
        self.expect_hands(cells)
        number = max(cells[ROUND], 1)
        doubt: i64 = 0
        percent: i64 = THIS_PERCENT
        levels = self.levels
        while number <= self.numbers.rounds:
            for height in range(HEIGHTS):
                self.doubts[height] = doubt + self.fill(height * PYRAMIDS)
            levels.clear()
            for height in range(HEIGHTS):
                for spot in range(height * PYRAMIDS, height * PYRAMIDS + PYRAMIDS):
                    if self.numbers.spaces[spot]:
                        self.pay(spot, self.doubts[height])
            for seat in range(self.players):
                into[seat] += levels.gold[seat] * percent // 100
                self.hands[seat] = self.gained * UNIT
            doubt += levels.later_doubt
            percent += LATER_PERCENT
            number += 1

    # The cubes that the seats are to place in this round

    def expect_hands(self, cells: vec[i64]) -> None:
        """Write how many cubes each seat is to place: those in hand, and those that its cards are worth."""
        stage = cells[STAGE]
        hands = self.hands
        for seat in range(self.players):
            hands[seat] = cells[SEATS + seat * SEAT + CUBES]
        if stage < BUILDING:
            for quarry in range(cells[COVERED]):
                count_points(cells, self.numbers, quarry, self.points)
                self.hand_out(cells, quarry, self.points)
            if stage == HITTING:
                self.hand_out(cells, cells[COVERED], cells)
        laid: i64 = 0
        if stage == LAYING:
            for quarry in range(self.numbers.quarries):
                laid += cells[LAID] >> (4 * quarry) & 15
        expected = self.players * CARDS_LAID
        for seat in range(self.players):
            if stage <= TAKING:
                hands[seat] = (hands[seat] + self.gained) * UNIT
            elif stage == LAYING:
                laid = min(laid, expected)
                hands[seat] = UNIT * (hands[seat] * laid + self.gained * (expected - laid)) // expected
            else:
                if stage < BUILDING:
                    hands[seat] = min(hands[seat], capacity(cells, self.numbers, SEATS + seat * SEAT))
                hands[seat] *= UNIT

    def hand_out(self, cells: vec[i64], quarry: i64, points: vec[i64]) -> None:
        """Hand out the cubes of a quarry by rank."""
        ranked: i64 = 0
        for rank in range(self.players):
            best = best_unranked(cells, quarry, points, ranked)
            if best < 0:
                return
            ranked |= BIT[best]
            self.hands[best] += self.numbers.prizes[RANKS * quarry + rank]

    # A round on paper

    def pay(self, spot: i64, doubt: i64) -> None:
        """Let a level pay once and erode."""
        levels = self.levels
        at = spot * MAX_PLAYERS
        for seat in range(self.players):
            levels.cubes[seat] = self.cubes[at + seat]
        levels.pay_once(spot, doubt)
        for seat in range(self.players):
            left = levels.cubes[seat]
            if spot >= PYRAMIDS and self.cubes[at + seat - MAX_PLAYERS * PYRAMIDS] < UNIT // 2:
                left = 0  # what it stood on is gone
            self.cubes[at + seat] = left

    def fill(self, first: i64) -> i64:
        """Spread the cubes in hand over a level of all pyramids, as far as there is room and the seats have
        a cube below; return the variance that comes of it, in half cubes."""
        cubes = self.cubes
        room: i64 = 0
        for pyramid in range(PYRAMID_COUNT):
            free = self.numbers.spaces[first + pyramid] * UNIT
            at = (first + pyramid) * MAX_PLAYERS
            for seat in range(self.players):
                free -= cubes[at + seat]
            self.rooms[pyramid] = max(free, 0)
            room += max(free, 0)
        coming: i64 = 0
        for seat in range(self.players):
            coming += self.hands[seat]
        among = max(room, coming)
        if not room or not coming:
            return 0
        for seat in range(self.players):
            placed: i64 = 0
            for pyramid in range(PYRAMID_COUNT):
                at = (first + pyramid) * MAX_PLAYERS + seat
                if not first or cubes[at - MAX_PLAYERS * PYRAMIDS] >= UNIT // 2:
                    more = self.rooms[pyramid] * self.hands[seat] // among
                    cubes[at] += more
                    placed += more
            self.hands[seat] -= placed
        return min(room, coming) // (UNIT * self.players)
