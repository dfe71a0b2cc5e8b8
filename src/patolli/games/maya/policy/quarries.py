"""The worth of cards at the quarries to a seat, from what it sees: own cards, others' backs."""

from math import comb, erf, exp, pi, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT
from patolli.engine.state import action_buffer
from patolli.games.maya.cells import (
    CARD_BITS,
    CARD_HIGH,
    CARD_KIND,
    CARD_MASK,
    CARD_SEAT,
    COVERED,
    LAID,
    LAYING,
    MAX_PLAYERS,
    MAX_QUARRIES,
    PASSED,
    ROWS,
    SEAT,
    SEATS,
    STAGE,
    TRANSPORT_MARKER,
)
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.ranks import points_marker_seat
from patolli.games.maya.transport import capacity

SURE: Final = 256

REACH: Final[i64] = 80  # the largest lead looked at: 20 points, in quarters
WIDTH: Final[i64] = 161
UNSURE: Final[i64] = 31  # the last row of the table, for a variance of 62 points
STEPS: Final[i64] = 64  # how finely the expected rank is told apart
SLACK: Final[i64] = 80  # the largest surplus of transport looked at: 20 cubes, in quarters


def _ahead() -> list[int]:
    """Tabulate how likely a rival comes before, for each variance of its lead, in two points, and each
    expected lead, in quarters of a point. Ties are even."""
    table = []
    for row in range(32):
        spread = sqrt(row * 2 + 0.3)
        for lead in range(-80, 81):
            table.append(round(256 * (1 + erf(lead / 4 / spread / sqrt(2))) / 2))
    return table


def _short() -> list[int]:
    """Tabulate the cubes, in hundredths, that will have to be left behind, for each expected surplus of
    transport, in quarters of a cube."""
    table = []
    for surplus in range(-80, 81):
        ratio = surplus / 4 / 2.5
        density = exp(-ratio * ratio / 2) / sqrt(2 * pi)
        table.append(round(250 * (density - ratio * (1 - erf(ratio / sqrt(2))) / 2)))
    return table


_AHEAD: Final = vec[i64](_ahead())
_SHORT: Final = vec[i64](_short())


def _mean(cards: list[int]) -> float:
    return sum(cards) / len(cards)


def _variance(cards: list[int]) -> float:
    return _mean([card * card for card in cards]) - _mean(cards) * _mean(cards)


def _exactly(ahead: int, rivals: int, chance: float) -> float:
    """Return how likely this number of rivals is ahead, if each is with this probability."""
    product = float(comb(rivals, ahead))
    for n in range(rivals):
        product *= chance if n < ahead else 1 - chance
    return product


@final
class QuarryJudge:
    """Scratch paper for the quarries as one seat sees them; one for every policy."""

    numbers: Numbers
    players: i64
    mine: vec[i64]  # own points at each quarry
    steps: vec[i64]  # the own rank expected at each quarry
    theirs: vec[i64]  # of the rivals, quarry by quarry, expected, in quarters
    doubt: vec[i64]  # rows of the table
    high: vec[i64]  # how many high cards of rivals lie at each quarry
    cubes_by_rank: vec[i64]  # hundredths of cubes, for each quarry and expected rank
    first_by_rank: vec[i64]
    marker_worth: vec[i64]  # of each green marker, in hundredths of gold
    to_lay: vec[i64]  # how many cards each seat is expected to lay still
    cube_worth: i64
    point_price: i64
    cards_laid: i64
    """How many cards a player lays in a round, as far as one knows."""
    threat: i64
    """How much of what others may still lay is counted, in sixteenths."""
    low_mean: i64
    low_variance: i64
    high_mean: i64
    high_variance: i64
    mean: i64  # of any card
    square: i64
    # The position looked at
    gained: i64  # cubes expected, in hundredths
    carried: i64  # transport expected, in hundredths of cubes

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.players = numbers.players
        self.mine = action_buffer(MAX_QUARRIES)
        self.steps = action_buffer(MAX_QUARRIES)
        self.high = action_buffer(MAX_QUARRIES)
        self.theirs = action_buffer(MAX_QUARRIES * MAX_PLAYERS)
        self.doubt = action_buffer(MAX_QUARRIES * MAX_PLAYERS)
        self.to_lay = action_buffer(MAX_PLAYERS)
        self.marker_worth = vec[i64]([150, 160, 160, 60, 70, 60, 80])
        self.cube_worth = 95
        self.point_price = 6
        self.cards_laid = 4
        self.threat = 10
        self.gained = 0
        self.carried = 0
        self._weigh_cards()
        self._tabulate_ranks()

    def _weigh_cards(self) -> None:
        numbers = self.numbers
        kinds = [(int(numbers.points[kind]), int(numbers.copies[kind])) for kind in range(numbers.kinds)]
        low = [points for points, copies in kinds[: numbers.low_kinds] for _ in range(copies)]
        high = [points for points, copies in kinds[numbers.low_kinds :] for _ in range(copies)]
        self.low_mean = round(4 * _mean(low))
        self.low_variance = round(4 * _variance(low))
        self.high_mean = round(4 * _mean(high))
        self.high_variance = round(4 * _variance(high))
        self.mean = round(4 * _mean(low + high))
        self.square = round(4 * _mean([card * card for card in low + high]))

    def _tabulate_ranks(self) -> None:
        """Tabulate the prize for an expected rank, if all rivals are ahead with the same probability."""
        rivals = int(self.players) - 1
        cubes = []
        first = []
        for quarry in range(self.numbers.quarries):
            prizes = [int(self.numbers.prizes[RANKS * quarry + rank]) for rank in range(rivals + 1)]
            for step in range(65):
                chance = step / 64
                cubes_here = 0.0
                for rank in range(rivals + 1):
                    cubes_here += prizes[rank] * _exactly(rank, rivals, chance)
                cubes.append(round(100 * cubes_here))
                first.append(round(256 * _exactly(0, rivals, chance)))
        self.cubes_by_rank = vec[i64](cubes)
        self.first_by_rank = vec[i64](first)

    # Looking at the quarries

    def look(self, cells: vec[i64], seat: i64) -> None:
        """Note what a seat sees of all quarries that are not settled yet. All below needs this first."""
        covered = cells[COVERED]
        for n in range(covered * MAX_PLAYERS):
            self.theirs[n] = 0
            self.doubt[n] = 0
        to_lay = self.to_lay
        for other in range(self.players):
            to_lay[other] = self.cards_laid
        for quarry in range(covered):
            self._look_at(cells, seat, quarry)
        if cells[STAGE] == LAYING:
            self._expect_more(cells, seat)
        for n in range(covered * MAX_PLAYERS):
            self.doubt[n] = min(self.doubt[n] >> 3, UNSURE)
        self._count_on(cells, seat)

    def _look_at(self, cells: vec[i64], seat: i64, quarry: i64) -> None:
        numbers = self.numbers
        points: i64 = 0
        high: i64 = 0
        row = cells[ROWS + quarry]
        first = quarry * MAX_PLAYERS
        while row:
            owner = (row & CARD_SEAT) - 1
            self.to_lay[owner] -= 1
            if owner == seat:
                points += numbers.points[((row & CARD_MASK) >> CARD_KIND) - 1]
            elif row & CARD_HIGH:
                high += 1
                self.theirs[first + owner] += self.high_mean
                self.doubt[first + owner] += self.high_variance
            else:
                self.theirs[first + owner] += self.low_mean
                self.doubt[first + owner] += self.low_variance
            row >>= CARD_BITS
        adding = points_marker_seat(cells, quarry)
        if adding == seat:
            points += numbers.plus_points
        elif adding >= 0:
            self.theirs[first + adding] += 4 * numbers.plus_points
        self.mine[quarry] = points
        self.high[quarry] = high

    def _expect_more(self, cells: vec[i64], seat: i64) -> None:
        """Expect rivals who have not passed to lay more cards, spread over the free places."""
        numbers = self.numbers
        to_lay = self.to_lay
        passed = cells[PASSED]
        cards: i64 = 0
        for other in range(self.players):
            if passed & BIT[other]:
                to_lay[other] = 0
            elif to_lay[other] < 1:
                to_lay[other] = 1
            cards += to_lay[other]
        free: i64 = 0
        for quarry in range(numbers.quarries):
            free += numbers.places[quarry] - (cells[LAID] >> (4 * quarry) & 15)
        among = max(cards, free)
        if not among:
            return
        for quarry in range(numbers.quarries):
            places = (numbers.places[quarry] - (cells[LAID] >> (4 * quarry) & 15)) * self.threat
            if places:
                at = quarry * MAX_PLAYERS
                for other in range(self.players):
                    if other != seat and to_lay[other]:
                        more = places * to_lay[other] // among
                        self.theirs[at + other] += more * self.mean >> 4
                        self.doubt[at + other] += more * self.square >> 4

    def _count_on(self, cells: vec[i64], seat: i64) -> None:
        """Note how many cubes the seat is to get and can carry, as it stands."""
        numbers = self.numbers
        gained: i64 = 0
        carried: i64 = 0
        for quarry in range(cells[COVERED]):
            step = self.step(quarry, seat, self.mine[quarry])
            self.steps[quarry] = step
            gained += self.cubes(quarry, step)
            if numbers.markers[quarry] == TRANSPORT_MARKER:
                carried += numbers.transport * self.first(quarry, step) * 100 >> 8
        self.gained = gained
        self.carried = carried + 100 * capacity(cells, numbers, SEATS + seat * SEAT)

    # What points bring

    def step(self, quarry: i64, seat: i64, points: i64) -> i64:
        """Return the rank that a seat may expect with these points, in steps; -1 without any."""
        if points <= 0:
            return -1
        points *= 4
        rank: i64 = 0
        at = quarry * MAX_PLAYERS
        for other in range(self.players):
            theirs = self.theirs[at]
            if theirs and other != seat:
                lead = theirs - points
                if lead > REACH:
                    lead = REACH
                elif lead < -REACH:
                    lead = -REACH
                rank += _AHEAD[self.doubt[at] * WIDTH + REACH + lead]
            at += 1
        return rank * STEPS // (SURE * (self.players - 1))

    def step_after_hit(self, quarry: i64, seat: i64, points: i64) -> i64:
        """Return the same, with points taken off the rival where it helps most."""
        if points <= 0:
            return -1
        most: i64 = 0
        minus = 4 * self.numbers.minus
        rank: i64 = 0
        at = quarry * MAX_PLAYERS
        for other in range(self.players):
            theirs = self.theirs[at]
            if theirs and other != seat:
                row = self.doubt[at] * WIDTH + REACH
                lead = max(min(theirs - 4 * points, REACH), minus - REACH)
                before = _AHEAD[row + lead]
                rank += before
                most = max(most, before - _AHEAD[row + lead - minus])
            at += 1
        return (rank - most) * STEPS // (SURE * (self.players - 1))

    def cubes(self, quarry: i64, step: i64) -> i64:
        """Return hundredths of cubes for an expected rank."""
        if step < 0:
            return 0
        return self.cubes_by_rank[quarry * (STEPS + 1) + step]

    def first(self, quarry: i64, step: i64) -> i64:
        """Return how likely an expected rank is the first."""
        if step < 0:
            return 0
        return self.first_by_rank[quarry * (STEPS + 1) + step]

    def kept(self, gained: i64, carried: i64) -> i64:
        """Return how many of the cubes gained can be carried, in hundredths."""
        surplus = (carried - gained) // 25
        return gained - _SHORT[SLACK + max(min(surplus, SLACK), -SLACK)]

    def change(self, quarry: i64, before: i64, after: i64, points: i64) -> i64:
        """Judge a better rank at a quarry that costs some points of transport."""
        numbers = self.numbers
        gained = self.gained + self.cubes(quarry, after) - self.cubes(quarry, before)
        firsts = self.first(quarry, after) - self.first(quarry, before)
        carried = self.carried - 100 * points
        if numbers.markers[quarry] == TRANSPORT_MARKER:
            carried += numbers.transport * firsts * 100 >> 8
        cubes = self.kept(gained, carried) - self.kept(self.gained, self.carried)
        marker = self.marker_worth[numbers.markers[quarry]]
        return cubes * self.cube_worth // 100 + (firsts * marker >> 8)

    def lay(self, seat: i64, kind: i64, quarry: i64) -> i64:
        """Judge laying a card."""
        mine = self.mine[quarry]
        before = self.steps[quarry]
        points = self.numbers.points[kind]
        if not points:
            return self.change(quarry, before, self.step_after_hit(quarry, seat, mine), 0)
        after = self.step(quarry, seat, mine + points)
        return self.change(quarry, before, after, points) - self.point_price * points

    def stake(self, quarry: i64, seat: i64) -> i64:
        """Return what a -3 against the seat would cost it at a quarry, times how likely one is to come."""
        mine = self.mine[quarry]
        after = self.step(quarry, seat, mine - self.numbers.minus)
        loss = -self.change(quarry, self.steps[quarry], after, 0)
        return loss * min(self.high[quarry], 4) // 8
