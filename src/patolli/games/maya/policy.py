"""The policy of Maya: what `judging` thinks, put in words."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State
from patolli.games.maya.cells import (
    ADDING,
    BIDDING,
    BLOCK,
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
    LAY,
    LAYING,
    NAMING,
    ONE_CUBE,
    PASS,
    PLACING,
    POINTS,
    PROTECTING,
    PUT,
    PYRAMIDS,
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
from patolli.games.maya.judging import MayaJudge
from patolli.games.maya.numbers import RANKS, Numbers
from patolli.games.maya.pyramids import front, leaders, majority, payment, sites
from patolli.games.maya.transport import capacity


@final
class MayaPolicy(Policy):
    numbers: Numbers
    judge: MayaJudge
    pyramids: list[str]
    blue_markers: list[str]

    def __init__(self, numbers: Numbers, pyramids: list[str], blue_markers: list[str]) -> None:
        self.numbers = numbers
        self.judge = MayaJudge(numbers)
        self.pyramids = pyramids
        self.blue_markers = blue_markers

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        self.judge.rank(state, seat, actions, size, worth)

    def forecast(self, state: State, into: vec[i64]) -> None:
        self.judge.forecast(state, into)

    def reason(self, state: State, seat: i64, action: i64) -> str:
        cells = state.cells
        stage = cells[STAGE]
        if stage == LAYING:
            return self.card_reason(cells, seat, action)
        if stage == PLACING:
            return self.cube_reason(cells, seat, action)
        if stage >= BUILDING:
            return self.building_reason(cells, seat, action)
        if stage == HITTING:
            return self.hit_reason(cells, seat, action)
        if stage == NAMING:
            named = int(action - self.numbers.name_start)
            if named == seat:
                return "You lay and build first from now on, and win ties by laying first."
            return f"Seat {named + 1} would lay and build first from now on."
        if stage == PROTECTING:
            return self.protection_reason(cells, seat, action - self.numbers.protect)
        if stage == BLOCK:
            return self.block_reason(cells, seat, action)
        return self.expert_reason(cells, seat, stage, action)

    # At the quarries

    def card_reason(self, cells: vec[i64], seat: i64, action: i64) -> str:
        prospects = self.judge.prospects
        prospects.look(cells, seat)
        gained = _tenths(prospects.gained)
        hand = int(prospects.carried // 100)
        if action == STOP:
            return f"You can expect about {gained} cubes, and your cards in hand carry {hand}."
        kind = (action - LAY) // self.numbers.quarries
        quarry = self.numbers.quarry_of_lay[action - LAY]
        mine = int(prospects.mine[quarry])
        points = int(self.numbers.points[kind])
        where = f"quarry {int(quarry) + 1}"
        if not points:
            return (
                f"It can take {int(self.numbers.minus)} points off a rival at {where}, "
                f"where you have {mine}, and carries nothing in hand."
            )
        after = prospects.step(quarry, seat, mine + prospects.numbers.points[kind])
        more = prospects.cubes(quarry, after) - prospects.cubes(quarry, prospects.steps[quarry])
        return (
            f"It gives you {mine + points} points at {where}, likely to bring {_tenths(more)} cubes more, "
            f"and leaves {hand - points} points in hand to carry cubes."
        )

    def hit_reason(self, cells: vec[i64], seat: i64, action: i64) -> str:
        numbers = self.numbers
        quarry = cells[COVERED]
        if action == DECLINE:
            return f"You get {self.prize(cells, seat, -1)} cubes here without a hit."
        victim = action - numbers.hit
        points = int(cells[SEATS + victim * SEAT + POINTS])
        prize = self.prize(cells, seat, victim)
        theirs = int(self.prize(cells, victim, victim))
        return (
            f"Seat {int(victim) + 1} falls from {points} to {points - int(numbers.minus)} points at quarry "
            f"{int(quarry) + 1} and gets {theirs} cubes; you get {prize}."
        )

    def prize(self, cells: vec[i64], seat: i64, victim: i64) -> int:
        """The cubes for a seat at the quarry being settled, if a -3 hits the victim."""
        rank = self.judge.rank_after_hit(cells, seat, victim)
        return int(self.numbers.prizes[RANKS * cells[COVERED] + rank]) if rank >= 0 else 0

    def protection_reason(self, cells: vec[i64], seat: i64, quarry: i64) -> str:
        prospects = self.judge.prospects
        prospects.look(cells, seat)
        mine, high = int(prospects.mine[quarry]), int(prospects.high[quarry])
        return (
            f"You have {mine} points at quarry {int(quarry) + 1}, and "
            f"{_some(high, 'high card')} of rivals there may be a -{int(self.numbers.minus)}."
        )

    # On the pyramids

    def cube_reason(self, cells: vec[i64], seat: i64, spot: i64) -> str:
        """What a cube on a level changes."""
        numbers = self.numbers
        census = cells[SPOTS + spot] + ONE_CUBE[seat]
        leading = leaders(census, self.judge.players)
        mine = census >> (4 * seat) & 15
        gold = int(payment(numbers, spot, leading, mine))
        where = f"level {int(spot) // PYRAMIDS + 1} of {self.pyramids[spot % PYRAMIDS]}"
        most = int(leading >> 4)
        if mine == leading >> 4:
            alone = majority(census, self.judge.players) == seat
            how = f"leads {where} with {_some(int(mine), 'cube')}" if alone else f"draws even on {where}"
            text = f"It {how}, which pays {gold} gold as it stands"
        elif gold:
            text = f"It is second on {where}, {int(mine)} against {most}, which pays {gold} gold as it stands"
        else:
            text = f"It makes {_some(int(mine), 'cube')} against {most} on {where}, which does not pay yet"
        above = spot + PYRAMIDS
        full = census >> CENSUS_SUM == numbers.spaces[spot]
        if full and numbers.spaces[above] and not cells[SPOTS + above] and cells[ROUND]:
            winner = majority(census, self.judge.players)
            if winner == seat:
                text += ", and fills it: you get a bonus cube above"
            elif winner >= 0:
                text += f", but fills it: seat {int(winner) + 1} gets a bonus cube above"
        return text + "."

    def building_reason(self, cells: vec[i64], seat: i64, action: i64) -> str:
        own = SEATS + seat * SEAT
        cubes = int(cells[own + CUBES])
        if BUILD <= action < PUT:
            return self.cube_reason(cells, seat, front(cells) + action - BUILD)
        if action == PASS:
            if sites(cells, own):
                return f"It pays one of your {_some(cubes, 'cube')} to let the others build first."
            return f"You cannot place a cube: you pay one and get {int(self.numbers.forced_pass_gold)} gold."
        if action == FREE_PASS or action == self.numbers.joker_pass:
            return "The others build first, and it costs you no cube."
        if action == DOUBLE:
            return f"It places two cubes before anybody can answer, for a third of your {cubes}."
        if action == FREE_DOUBLE or action == self.numbers.joker_double:
            return f"It places two of your {cubes} cubes before anybody can answer, and costs none."
        return self.block_reason(cells, seat, action)

    def block_reason(self, cells: vec[i64], seat: i64, action: i64) -> str:
        numbers = self.numbers
        if action == WAIT:
            return "You keep the marker until you have seen what others build."
        if action == DECLINE:
            if numbers.any_time:
                return "You keep the marker, and can use it when you have seen what others build."
            return "The marker goes back unused."
        if PUT <= action < EXTRA:
            return self.cube_reason(cells, seat, action - PUT)
        if EXTRA <= action < EXTRA + PYRAMIDS:
            return self.cube_reason(cells, seat, action - EXTRA)
        if action < numbers.lift + numbers.levels:
            return self.lift_reason(cells, seat, numbers.spot_of_level[action - numbers.lift])
        if action < numbers.joker_lift:
            return self.cube_reason(cells, seat, action - numbers.joker_extra)
        return self.lift_reason(cells, seat, numbers.spot_of_level[action - numbers.joker_lift])

    def lift_reason(self, cells: vec[i64], seat: i64, spot: i64) -> str:
        census = cells[SPOTS + spot]
        mine = census >> (4 * seat) & 15
        gold = int(payment(self.numbers, spot, leaders(census, self.judge.players), mine))
        less = census - ONE_CUBE[seat]
        left = int(payment(self.numbers, spot, leaders(less, self.judge.players), mine - 1))
        where = f"level {int(spot) // PYRAMIDS + 1} of {self.pyramids[spot % PYRAMIDS]}"
        if gold == left:
            return f"Without it {where} pays you {gold} gold all the same, and it may do more elsewhere."
        return f"Without it {where} pays you {left} gold and not {gold}, and it may do more elsewhere."

    # The expert variant

    def expert_reason(self, cells: vec[i64], seat: i64, stage: i64, action: i64) -> str:
        numbers = self.numbers
        prospects = self.judge.prospects
        if stage == BIDDING:
            worth = _tenths(self.judge.mean_blue(cells))
            if action == numbers.bid:
                return f"A blue marker is worth about {worth} gold; without a bid you keep what you have."
            return f"A blue marker is worth about {worth} gold, and the lowest bid gets none."
        if stage == TAKING:
            marker = action - numbers.take_blue
            worth = _tenths(self.judge.blue_worth[marker])
            return f"The marker {self.blue_markers[marker]!r} is worth about {worth} gold."
        if stage == ADDING:
            if action == DECLINE:
                return "Nowhere else would the points help either."
            prospects.look(cells, seat)
            quarry = action - numbers.plus_two
            mine = int(prospects.mine[quarry])
            more = mine + int(numbers.plus_points)
            return f"It lifts you from {mine} to {more} points at quarry {int(quarry) + 1}."
        if stage == SHIELDING:
            if action == DECLINE:
                return "The joker is kept for something better than protection."
            return self.protection_reason(cells, seat, cells[COVERED] - 1)
        own = SEATS + seat * SEAT
        surplus = int(cells[own + CUBES] - capacity(cells, numbers, own))
        if action == DECLINE:
            return f"The joker is kept, for {_some(surplus, 'cube')} left behind."
        saved = min(surplus, int(numbers.transport))
        return f"It saves {saved} of {_some(surplus, 'cube')} that you cannot carry."


def _tenths(hundredths: i64) -> str:
    """A number of hundredths, with one decimal."""
    return f"{int(hundredths) / POINT:.1f}"


def _some(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
