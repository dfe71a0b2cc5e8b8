"""The worth of the actions of every stage: cubes that can be carried, gold that levels will pay.

At the quarries that is the cubes and the marker that a better rank brings, against the transport that a card
is worth in hand (`quarries`); on the pyramids the gold that a cube wins and takes from others (`levels`).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.state import State, action_buffer
from patolli.games.maya.cells import (
    ADDING,
    BIDDING,
    BLOCK,
    BLUE_COUNT,
    BOTTOM,
    BUILD,
    BUILDING,
    CENSUS_SUM,
    COVERED,
    CUBES,
    DECLINE,
    DOUBLE,
    EXTRA,
    FREE_DOUBLE,
    FREE_PASS,
    HITTING,
    LAST_TURNS,
    LAY,
    LAYING,
    LIFTED,
    MAX_PLAYERS,
    NAMING,
    ON_OFFER,
    ONE_CUBE,
    PASS,
    PLACING,
    POINTS,
    PRESENT,
    PROTECTING,
    PUT,
    PYRAMIDS,
    ROOM,
    ROUND,
    SEAT,
    SEATS,
    SHIELDING,
    SPOTS,
    STAGE,
    STOP,
    TAKING,
    WAIT,
)
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.policy.forecast import Forecaster
from patolli.games.maya.policy.levels import LevelJudge
from patolli.games.maya.policy.quarries import QuarryJudge
from patolli.games.maya.pyramids import majority
from patolli.games.maya.ranks import best_unranked
from patolli.games.maya.transport import capacity


@final
class MayaJudge:
    """The judge of all decisions of a policy; worths are in hundredths of gold."""

    numbers: Numbers
    players: i64
    levels: LevelJudge
    quarries: QuarryJudge
    forecaster: Forecaster
    points: vec[i64]  # at the quarry being settled after a hit, laid out as in a position
    gained: i64
    """The cubes that a player brings to the pyramids in a round, on average."""
    hand_worth: i64
    """The worth of a cube in hand, in hundredths of gold."""
    access: i64
    """The worth of a first cube on a level for the level above, in each round to come."""
    bonus: i64
    """How much of the gold for most cubes on the level above a bonus cube is worth, in hundredths."""
    patience: i64
    """The worth of keeping a block marker until others have built."""
    joker: i64
    blue_worth: vec[i64]
    start_worth: i64
    free_pass: i64

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.players = numbers.players
        self.levels = LevelJudge(numbers)
        self.quarries = QuarryJudge(numbers)
        prizes = sum(int(cubes) for cubes in numbers.prizes)
        self.gained = prizes // int(numbers.players)
        self.forecaster = Forecaster(numbers, self.levels, self.gained)
        self.points = action_buffer(SEATS + MAX_PLAYERS * SEAT)
        self.hand_worth = 300
        self.access = 0
        self.bonus = 60
        self.patience = 20
        self.joker = 100
        self.blue_worth = vec[i64]([150, 120, 150, 100])
        self.start_worth = 30
        self.free_pass = 0

    # Ranking

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        cells = state.cells
        stage = cells[STAGE]
        if stage == LAYING:
            self.rank_cards(cells, seat, actions, size, worth)
        elif stage >= BUILDING:
            self.rank_building(cells, seat, actions, size, worth)
        elif stage == PLACING:
            self.levels.look(cells, self.gained)
            for n in range(size):
                worth[n] = self.on_level(cells, seat, actions[n], 0)
        elif stage == HITTING:
            for n in range(size):
                worth[n] = self.hit_worth(cells, seat, actions[n])
        elif stage == PROTECTING:
            self.quarries.look(cells, seat)
            for n in range(size):
                worth[n] = self.quarries.stake(actions[n] - self.numbers.protect, seat)
        elif stage == NAMING:
            for n in range(size):
                worth[n] = self.start_player_worth(seat, actions[n] - self.numbers.name_start)
        elif stage == BLOCK:
            self.rank_won_block(cells, seat, actions, size, worth)
        else:
            self.rank_expert(cells, seat, stage, actions, size, worth)

    def rounds_left(self, cells: vec[i64]) -> i64:
        """Count the payments to come, the one of this round among them."""
        return self.numbers.rounds + 1 - max(cells[ROUND], 1)

    # At the quarries

    def rank_cards(self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        self.quarries.look(cells, seat)
        quarries = self.numbers.quarries
        for n in range(size):
            action = actions[n]
            if action == STOP:
                worth[n] = 0
            else:
                kind = (action - LAY) // quarries
                worth[n] = self.quarries.lay(seat, kind, action - LAY - kind * quarries)

    def hit_worth(self, cells: vec[i64], seat: i64, action: i64) -> i64:
        """Judge a hit: own prize less what the others get on average, if nobody hits after it."""
        numbers = self.numbers
        quarry = cells[COVERED]
        self.imagine_hit(cells, either(action == DECLINE, -1, action - numbers.hit))
        worth: i64 = 0
        ranked: i64 = 0
        for rank in range(RANKS):
            other = best_unranked(cells, quarry, self.points, ranked)
            if other < 0:
                break
            ranked |= BIT[other]
            prize = numbers.prizes[RANKS * quarry + rank] * self.quarries.cube_worth
            if rank == 0:
                prize += self.quarries.marker_worth[numbers.markers[quarry]]
            worth += either(other == seat, prize, -prize // (self.players - 1))
        return worth

    def rank_after_hit(self, cells: vec[i64], seat: i64, victim: i64) -> i64:
        """Return a seat's rank at the quarry being settled, from 0, if a -3 hits the victim; -1 for none."""
        self.imagine_hit(cells, victim)
        ranked: i64 = 0
        for rank in range(RANKS):
            other = best_unranked(cells, cells[COVERED], self.points, ranked)
            if other == seat:
                return rank
            if other < 0:
                break
            ranked |= BIT[other]
        return -1

    def imagine_hit(self, cells: vec[i64], victim: i64) -> None:
        """Write the points at the quarry being settled after a -3 hits the victim; with -1, nobody."""
        for seat in range(self.players):
            at = SEATS + seat * SEAT + POINTS
            self.points[at] = cells[at] - either(seat == victim, self.numbers.minus, 0)

    def start_player_worth(self, seat: i64, named: i64) -> i64:
        """Judge naming a start player, who lays and builds first: best oneself."""
        return either(named == seat, self.start_worth, 0)

    # On the pyramids

    def on_level(self, cells: vec[i64], seat: i64, spot: i64, spent: i64) -> i64:
        """Judge a cube on a level: gold now and later, a way up, a bonus cube.

        `spent` is 1 if the cube comes from the hand, else 0. Call `levels.look` first.
        """
        rounds = self.rounds_left(cells)
        worth = self.levels.gain(cells, seat, spot, 1, spent, rounds)
        above = spot + PYRAMIDS
        numbers = self.numbers
        if not numbers.spaces[above]:
            return worth
        if not cells[SEATS + seat * SEAT + PRESENT] & BIT[spot]:
            worth += self.access * rounds
        census = cells[SPOTS + spot]
        if census >> CENSUS_SUM == numbers.spaces[spot] - 1 and not cells[SPOTS + above] and cells[ROUND]:
            winner = majority(census + ONE_CUBE[seat], self.players)
            if winner >= 0:
                prize = self.bonus * numbers.most_gold[above]
                worth += either(winner == seat, prize, -prize // (self.players - 1))
        return worth

    def rank_building(
        self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        levels = self.levels
        levels.look(cells, 0)
        hand_worth = self.hand_worth
        best: i64 = -1000
        second: i64 = -1000
        where: i64 = -1
        for n in range(size):
            action = actions[n]
            if BUILD <= action < PUT:
                gain = self.on_level(cells, seat, levels.level + action - BUILD, 1)
                worth[n] = gain - hand_worth
                if gain > best:
                    second = best
                    best = gain
                    where = action - BUILD
                elif gain > second:
                    second = gain
            elif action < EXTRA:
                worth[n] = self.on_level(cells, seat, action - PUT, 0)
        if cells[STAGE] < LAST_TURNS and cells[STAGE] > BUILDING:
            return
        if cells[LIFTED]:
            return
        for n in range(size):
            action = actions[n]
            if action < EXTRA:
                continue
            if action == PASS:
                worth[n] = -hand_worth
                if where < 0:
                    worth[n] += 100 * self.numbers.forced_pass_gold
            elif action == WAIT:
                worth[n] = 0
            elif action == FREE_PASS or action == self.numbers.joker_pass:
                worth[n] = self.free_pass
            elif action == DOUBLE:
                worth[n] = self.two_cubes(cells, seat, where, best, second) - 3 * hand_worth
            elif action == FREE_DOUBLE or action == self.numbers.joker_double:
                worth[n] = self.two_cubes(cells, seat, where, best, second) - 2 * hand_worth
            else:
                worth[n] = self.block_worth(cells, seat, action)
            if action >= self.numbers.bid:
                worth[n] -= self.joker // 2

    def two_cubes(self, cells: vec[i64], seat: i64, where: i64, best: i64, second: i64) -> i64:
        """Judge the best two cubes of a double move: on two pyramids, or both on the best."""
        spot = self.levels.level + where
        if self.numbers.spaces[spot] - (cells[SPOTS + spot] >> CENSUS_SUM) > 1:
            both = self.levels.gain(cells, seat, spot, 2, 2, self.rounds_left(cells))
            return max(best + second, both)
        return best + max(second, 0)

    # Block markers

    def rank_won_block(
        self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        self.levels.look(cells, self.gained)
        best: i64 = 0
        keep: i64 = -1
        for n in range(size):
            if actions[n] == DECLINE:
                keep = n
            else:
                worth[n] = self.block_worth(cells, seat, actions[n])
                best = max(best, worth[n])
        if keep >= 0:
            worth[keep] = either(self.numbers.any_time, best + self.patience, 0)

    def block_worth(self, cells: vec[i64], seat: i64, action: i64) -> i64:
        """Judge a use of a block marker, or the first half of it with the best second one."""
        numbers = self.numbers
        if action < EXTRA:
            return self.on_level(cells, seat, action - PUT, 0)
        if action < EXTRA + PYRAMIDS:
            return self.on_level(cells, seat, action - EXTRA, 0)
        if action < numbers.lift + numbers.levels:
            return self.lift_worth(cells, seat, numbers.spot_of_level[action - numbers.lift])
        if action < numbers.joker_lift:
            return self.on_level(cells, seat, action - numbers.joker_extra, 0)
        return self.lift_worth(cells, seat, numbers.spot_of_level[action - numbers.joker_lift])

    def lift_worth(self, cells: vec[i64], seat: i64, spot: i64) -> i64:
        """Judge a cube's best new place, less what is lost where it was, and above if it was the last."""
        rounds = self.rounds_left(cells)
        best: i64 = -1000
        room = cells[ROOM] & BOTTOM
        pyramid: i64 = 0
        while pyramid < PYRAMIDS:
            if room & BIT[pyramid] and pyramid != spot:
                best = max(best, self.on_level(cells, seat, pyramid, 0))
            pyramid += 1
        best += self.levels.gain(cells, seat, spot, -1, 0, rounds)
        if cells[SPOTS + spot] >> (4 * seat) & 15 == 1:
            best -= self.access * (rounds - 1)
            above = spot + PYRAMIDS
            while cells[SEATS + seat * SEAT + PRESENT] & BIT[above]:
                cubes = cells[SPOTS + above] >> (4 * seat) & 15
                best += self.levels.gain(cells, seat, above, -cubes, 0, rounds)
                above += PYRAMIDS
        return best

    # The expert variant

    def rank_expert(
        self, cells: vec[i64], seat: i64, stage: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        numbers = self.numbers
        quarries = self.quarries
        if stage == BIDDING:
            for n in range(size):
                worth[n] = self.bid_worth(cells, seat, actions[n] - numbers.bid)
        elif stage == TAKING:
            for n in range(size):
                worth[n] = self.blue_worth[actions[n] - numbers.take_blue]
        elif stage == ADDING:
            quarries.look(cells, seat)
            for n in range(size):
                worth[n] = 0
                if actions[n] != DECLINE:
                    quarry = actions[n] - numbers.plus_two
                    after = quarries.step(quarry, seat, quarries.mine[quarry] + numbers.plus_points)
                    worth[n] = quarries.change(quarry, quarries.steps[quarry], after, 0)
        elif stage == SHIELDING:
            quarries.look(cells, seat)
            for n in range(size):
                stake = quarries.stake(cells[COVERED] - 1, seat) - self.joker
                worth[n] = either(actions[n] == DECLINE, 0, stake)
        else:
            own = SEATS + seat * SEAT
            surplus = min(cells[own + CUBES] - capacity(cells, numbers, own), numbers.transport)
            for n in range(size):
                worth[n] = either(actions[n] == DECLINE, self.joker, surplus * self.hand_worth)

    def bid_worth(self, cells: vec[i64], seat: i64, gold: i64) -> i64:
        """Judge the marker that a bid is likely to get, less its price. Others are thought to bid 0 to 3."""
        if gold == 0:
            return 0
        # Each rival bids less with this probability, of 4; ties count half.
        behind = min(2 * gold + 1, 8)
        marker = self.mean_blue(cells)
        none: i64 = 1
        all_cases: i64 = 1
        for _n in range(self.players - 1):
            none *= 8 - behind
            all_cases *= 8
        chance = 256 - 256 * none // all_cases
        return (chance * (marker - 100 * gold) >> 8) + 8 * behind

    def mean_blue(self, cells: vec[i64]) -> i64:
        """Return what the blue markers on offer are worth on average."""
        total: i64 = 0
        markers: i64 = 0
        for marker in range(BLUE_COUNT):
            if cells[ON_OFFER] & BIT[marker]:
                total += self.blue_worth[marker]
                markers += 1
        return total // max(markers, 1)
