"""How the greedy player of Maya thinks: cubes that can be carried, gold that levels will pay.

At the quarries it weighs the cubes and the marker that a better rank brings against the transport that a card
is worth in hand (`prospects`); on the pyramids the gold that a cube wins and takes from others (`standing`).
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.state import State
from patolli.games.maya.cells import (
    ADDING,
    BIDDING,
    BLOCK,
    BLUE_COUNT,
    BOTTOM,
    BUILD,
    BUILDING,
    CARD_BITS,
    CARD_SEAT,
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
    ROWS,
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
from patolli.games.maya.outlook import Outlook
from patolli.games.maya.prospects import Prospects
from patolli.games.maya.pyramids import majority
from patolli.games.maya.standing import Standing
from patolli.games.maya.transport import capacity


@final
class MayaJudge:
    numbers: Numbers
    players: i64
    standing: Standing
    prospects: Prospects
    outlook: Outlook
    gained: i64
    """The cubes that a player brings to the pyramids in a round, on average."""
    hand_worth: i64
    """What a cube in hand is worth, in hundredths of gold."""
    access: i64
    """What a first cube on a level is worth for the level above, in each round to come."""
    bonus: i64
    """How much of the gold for most cubes on the level above a bonus cube is worth, in hundredths."""
    patience: i64
    """What it is worth to keep a block marker until others have built."""
    joker: i64
    blue_worth: vec[i64]
    start_worth: i64
    free_pass: i64

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        self.players = numbers.players
        self.standing = Standing(numbers)
        self.prospects = Prospects(numbers)
        prizes = sum(int(cubes) for cubes in numbers.prizes)
        self.gained = prizes // int(numbers.players)
        self.outlook = Outlook(numbers, self.standing, self.gained)
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
            self.standing.look(cells, self.gained)
            for n in range(size):
                worth[n] = self.on_level(cells, seat, actions[n], 0)
        elif stage == HITTING:
            for n in range(size):
                worth[n] = self.hit_worth(cells, seat, actions[n])
        elif stage == PROTECTING:
            self.prospects.look(cells, seat)
            for n in range(size):
                worth[n] = self.prospects.stake(actions[n] - self.numbers.protect, seat)
        elif stage == NAMING:
            for n in range(size):
                worth[n] = self.start_player_worth(seat, actions[n] - self.numbers.name_start)
        elif stage == BLOCK:
            self.rank_won_block(cells, seat, actions, size, worth)
        else:
            self.rank_expert(cells, seat, stage, actions, size, worth)

    def rounds_left(self, cells: vec[i64]) -> i64:
        """Payments to come, the one of this round among them."""
        return self.numbers.rounds + 1 - max(cells[ROUND], 1)

    # Forecasting

    def forecast(self, state: State, into: vec[i64]) -> None:
        self.outlook.forecast(state.cells, into)

    # At the quarries

    def rank_cards(self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        prospects = self.prospects
        prospects.look(cells, seat)
        quarries = self.numbers.quarries
        for n in range(size):
            action = actions[n]
            if action == STOP:
                worth[n] = 0
            else:
                kind = (action - LAY) // quarries
                worth[n] = prospects.lay(seat, kind, action - LAY - kind * quarries)

    def hit_worth(self, cells: vec[i64], seat: i64, action: i64) -> i64:
        """Own prize less what the others get on average, if a -3 hits so and nobody hits after it."""
        numbers = self.numbers
        quarry = cells[COVERED]
        victim = either(action == DECLINE, -1, action - numbers.hit)
        worth: i64 = 0
        for other in range(self.players):
            rank = self.rank_after_hit(cells, other, victim)
            if rank >= 0:
                prize = numbers.prizes[RANKS * quarry + rank] * self.prospects.cube_worth
                if rank == 0:
                    prize += self.prospects.marker_worth[numbers.markers[quarry]]
                worth += either(other == seat, prize, -prize // (self.players - 1))
        return worth

    def rank_after_hit(self, cells: vec[i64], seat: i64, victim: i64) -> i64:
        """The rank of a seat at the quarry being settled, from 0, if a -3 hits the victim; -1 for none."""
        minus = self.numbers.minus
        points = cells[SEATS + seat * SEAT + POINTS] - either(seat == victim, minus, 0)
        if points <= 0:
            return -1
        rank: i64 = 0
        earlier: i64 = 0  # the seats that have laid a card there before, and win ties
        row = cells[ROWS + cells[COVERED]]
        while row and row & CARD_SEAT != seat + 1:
            earlier |= BIT[(row & CARD_SEAT) - 1]
            row >>= CARD_BITS
        for other in range(self.players):
            theirs = cells[SEATS + other * SEAT + POINTS] - either(other == victim, minus, 0)
            if other != seat and (theirs > points or (theirs == points and earlier & BIT[other])):
                rank += 1
        return rank

    def start_player_worth(self, seat: i64, named: i64) -> i64:
        """Who begins lays and builds first: best oneself."""
        return either(named == seat, self.start_worth, 0)

    # On the pyramids

    def on_level(self, cells: vec[i64], seat: i64, spot: i64, spent: i64) -> i64:
        """What a cube on a level is worth: gold now and later, a way up, a bonus cube."""
        rounds = self.rounds_left(cells)
        worth = self.standing.gain(cells, seat, spot, 1, spent, rounds)
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
        standing = self.standing
        standing.look(cells, 0)
        hand_worth = self.hand_worth
        best: i64 = -1000
        second: i64 = -1000
        where: i64 = -1
        for n in range(size):
            action = actions[n]
            if BUILD <= action < PUT:
                gain = self.on_level(cells, seat, standing.level + action - BUILD, 1)
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
        """What the best two cubes of a double move are worth: on two pyramids, or both on the best."""
        spot = self.standing.level + where
        if self.numbers.spaces[spot] - (cells[SPOTS + spot] >> CENSUS_SUM) > 1:
            both = self.standing.gain(cells, seat, spot, 2, 2, self.rounds_left(cells))
            return max(best + second, both)
        return best + max(second, 0)

    # Block markers

    def rank_won_block(
        self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        self.standing.look(cells, self.gained)
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
        """What a use of a block marker is worth, or the first half of it with the best second one."""
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
        """The best new place of a cube, less what is lost where it was, and above if it was the last."""
        rounds = self.rounds_left(cells)
        best: i64 = -1000
        room = cells[ROOM] & BOTTOM
        pyramid: i64 = 0
        while pyramid < PYRAMIDS:
            if room & BIT[pyramid] and pyramid != spot:
                best = max(best, self.on_level(cells, seat, pyramid, 0))
            pyramid += 1
        best += self.standing.gain(cells, seat, spot, -1, 0, rounds)
        if cells[SPOTS + spot] >> (4 * seat) & 15 == 1:
            best -= self.access * (rounds - 1)
            above = spot + PYRAMIDS
            while cells[SEATS + seat * SEAT + PRESENT] & BIT[above]:
                cubes = cells[SPOTS + above] >> (4 * seat) & 15
                best += self.standing.gain(cells, seat, above, -cubes, 0, rounds)
                above += PYRAMIDS
        return best

    # The expert variant

    def rank_expert(
        self, cells: vec[i64], seat: i64, stage: i64, actions: vec[i64], size: i64, worth: vec[i64]
    ) -> None:
        numbers = self.numbers
        prospects = self.prospects
        if stage == BIDDING:
            for n in range(size):
                worth[n] = self.bid_worth(cells, seat, actions[n] - numbers.bid)
        elif stage == TAKING:
            for n in range(size):
                worth[n] = self.blue_worth[actions[n] - numbers.take_blue]
        elif stage == ADDING:
            prospects.look(cells, seat)
            for n in range(size):
                worth[n] = 0
                if actions[n] != DECLINE:
                    quarry = actions[n] - numbers.plus_two
                    after = prospects.step(quarry, seat, prospects.mine[quarry] + numbers.plus_points)
                    worth[n] = prospects.change(quarry, prospects.steps[quarry], after, 0)
        elif stage == SHIELDING:
            prospects.look(cells, seat)
            for n in range(size):
                stake = prospects.stake(cells[COVERED] - 1, seat) - self.joker
                worth[n] = either(actions[n] == DECLINE, 0, stake)
        else:
            own = SEATS + seat * SEAT
            surplus = min(cells[own + CUBES] - capacity(cells, numbers, own), numbers.transport)
            for n in range(size):
                worth[n] = either(actions[n] == DECLINE, self.joker, surplus * self.hand_worth)

    def bid_worth(self, cells: vec[i64], seat: i64, gold: i64) -> i64:
        """The marker that a bid is likely to get, less its price. Others are thought to bid 0 to 3."""
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
        total: i64 = 0
        markers: i64 = 0
        for marker in range(BLUE_COUNT):
            if cells[ON_OFFER] & BIT[marker]:
                total += self.blue_worth[marker]
                markers += 1
        return total // max(markers, 1)
