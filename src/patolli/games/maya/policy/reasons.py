"""The reasons for a decision in Maya, in a sentence each."""

from patolli.engine.policy import POINT
from patolli.engine.words import Said, Who, Words, words
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
from patolli.games.maya.moves import marker_words
from patolli.games.maya.numbers import RANKS
from patolli.games.maya.policy.decisions import MayaJudge
from patolli.games.maya.pyramids import front, majority, sites
from patolli.games.maya.rules import MayaState
from patolli.games.maya.scoring import leaders, payment
from patolli.games.maya.transport import capacity


def reason(state: MayaState, seat: int, action: int, judge: MayaJudge) -> Words:
    numbers = state.numbers
    stage = state.cells[STAGE]
    if stage == LAYING:
        return _laying(state, seat, action, judge)
    if stage == PLACING:
        return _cube(state, seat, action)
    if stage >= BUILDING:
        return _building(state, seat, action)
    if stage == HITTING:
        return _hitting(state, seat, action, judge)
    if stage == NAMING:
        named = action - numbers.name_start
        if named == seat:
            return words("maya-why-first")
        return words("maya-why-first-other", who=Who(named))
    if stage == PROTECTING:
        return _protection(state, seat, action - numbers.protect, judge)
    if stage == BLOCK:
        return _block(state, seat, action)
    if stage == BIDDING:
        return _bidding(state, action, judge)
    if stage == TAKING:
        return _taking(state, action - numbers.take_blue, judge)
    if stage == ADDING:
        return _adding(state, seat, action, judge)
    if stage == SHIELDING:
        if action == DECLINE:
            return words("maya-why-joker-kept")
        return _protection(state, seat, state.cells[COVERED] - 1, judge)
    return _transport(state, seat, action)


# At the quarries


def _laying(state: MayaState, seat: int, action: int, judge: MayaJudge) -> Words:
    numbers, quarries = state.numbers, judge.quarries
    quarries.look(state.cells, seat)
    hand = quarries.carried // POINT
    if action == STOP:
        return words("maya-why-stop", cubes=_tenths(quarries.gained), hand=hand)
    kind = (action - LAY) // numbers.quarries
    quarry = numbers.quarry_of_lay[action - LAY]
    mine = quarries.mine[quarry]
    points = numbers.points[kind]
    if not points:
        return words("maya-why-minus", minus=numbers.minus, quarry=quarry + 1, mine=mine)
    after = quarries.step(quarry, seat, mine + points)
    more = quarries.cubes(quarry, after) - quarries.cubes(quarry, quarries.steps[quarry])
    return words(
        "maya-why-lay",
        points=mine + points,
        quarry=quarry + 1,
        cubes=_tenths(more),
        hand=hand - points,
    )


def _hitting(state: MayaState, seat: int, action: int, judge: MayaJudge) -> Words:
    if action == DECLINE:
        return words("maya-why-no-hit", prize=_prize(state, seat, -1, judge))
    victim = action - state.numbers.hit
    points = state.cells[SEATS + victim * SEAT + POINTS]
    return words(
        "maya-why-hit",
        who=Who(victim),
        points=points,
        left=points - state.numbers.minus,
        quarry=state.cells[COVERED] + 1,
        theirs=_prize(state, victim, victim, judge),
        prize=_prize(state, seat, victim, judge),
    )


def _prize(state: MayaState, seat: int, victim: int, judge: MayaJudge) -> int:
    """Count the cubes for a seat at the quarry being settled, if a -3 hits the victim."""
    rank = judge.rank_after_hit(state.cells, seat, victim)
    return state.numbers.prizes[RANKS * state.cells[COVERED] + rank] if rank >= 0 else 0


def _protection(state: MayaState, seat: int, quarry: int, judge: MayaJudge) -> Words:
    quarries = judge.quarries
    quarries.look(state.cells, seat)
    return words(
        "maya-why-protect",
        mine=quarries.mine[quarry],
        quarry=quarry + 1,
        cards=quarries.high[quarry],
        minus=state.numbers.minus,
    )


# On the pyramids


def _cube(state: MayaState, seat: int, spot: int) -> Words:
    """Say what a cube on a level changes."""
    census = state.cells[SPOTS + spot] + ONE_CUBE[seat]
    return words(
        "maya-why-cube",
        stand=_stand(state, seat, spot, census),
        above=_above(state, seat, spot, census),
    )


def _stand(state: MayaState, seat: int, spot: int, census: int) -> Words:
    level, pyramid = _level(state, spot)
    leading = leaders(census, state.players)
    most = leading >> 4
    mine = _own(census, seat)
    gold = payment(state.numbers, spot, leading, mine)
    if mine == most:
        if majority(census, state.players) == seat:
            return words("maya-part-stand-leads", level=level, pyramid=pyramid, cubes=mine, gold=gold)
        return words("maya-part-stand-even", level=level, pyramid=pyramid, gold=gold)
    if gold:
        return words("maya-part-stand-second", level=level, pyramid=pyramid, mine=mine, most=most, gold=gold)
    return words("maya-part-stand-behind", level=level, pyramid=pyramid, cubes=mine, most=most)


def _above(state: MayaState, seat: int, spot: int, census: int) -> Said:
    """Say who gets a bonus cube, if the level is full now."""
    cells, spaces = state.cells, state.numbers.spaces
    above = spot + PYRAMIDS
    full = census >> CENSUS_SUM == spaces[spot]
    if full and spaces[above] and not cells[SPOTS + above] and cells[ROUND]:
        winner = majority(census, state.players)
        if winner == seat:
            return words("maya-part-above-you")
        if winner >= 0:
            return words("maya-part-above-other", who=Who(winner))
    return ""


def _level(state: MayaState, spot: int) -> tuple[int, str]:
    pyramids = state.setup.edition.pyramids_for(state.players)
    return spot // PYRAMIDS + 1, pyramids[spot % PYRAMIDS].name


def _own(census: int, seat: int) -> int:
    return census >> (4 * seat) & 15


def _building(state: MayaState, seat: int, action: int) -> Words:
    cells, numbers = state.cells, state.numbers
    own = SEATS + seat * SEAT
    cubes = cells[own + CUBES]
    if BUILD <= action < PUT:
        return _cube(state, seat, front(cells) + action - BUILD)
    if action == PASS:
        if sites(cells, own):
            return words("maya-why-pass", cubes=cubes)
        return words("maya-why-forced", gold=numbers.forced_pass_gold)
    if action in (FREE_PASS, numbers.joker_pass):
        return words("maya-why-free-pass")
    if action == DOUBLE:
        return words("maya-why-double", cubes=cubes)
    if action in (FREE_DOUBLE, numbers.joker_double):
        return words("maya-why-free-double", cubes=cubes)
    return _block(state, seat, action)


def _block(state: MayaState, seat: int, action: int) -> Words:
    numbers = state.numbers
    if action == WAIT:
        return words("maya-why-wait")
    if action == DECLINE:
        return words("maya-why-keep") if numbers.any_time else words("maya-why-unused")
    if PUT <= action < EXTRA:
        return _cube(state, seat, action - PUT)
    if EXTRA <= action < EXTRA + PYRAMIDS:
        return _cube(state, seat, action - EXTRA)
    if action < numbers.lift + numbers.levels:
        return _lifting(state, seat, numbers.spot_of_level[action - numbers.lift])
    if action < numbers.joker_lift:
        return _cube(state, seat, action - numbers.joker_extra)
    return _lifting(state, seat, numbers.spot_of_level[action - numbers.joker_lift])


def _lifting(state: MayaState, seat: int, spot: int) -> Words:
    level, pyramid = _level(state, spot)
    census = state.cells[SPOTS + spot]
    less = census - ONE_CUBE[seat]
    gold = payment(state.numbers, spot, leaders(census, state.players), _own(census, seat))
    left = payment(state.numbers, spot, leaders(less, state.players), _own(less, seat))
    if gold == left:
        return words("maya-why-lift-same", level=level, pyramid=pyramid, gold=gold)
    return words("maya-why-lift", level=level, pyramid=pyramid, gold=gold, left=left)


# The expert variant


def _bidding(state: MayaState, action: int, judge: MayaJudge) -> Words:
    gold = _tenths(judge.mean_blue(state.cells))
    if action == state.numbers.bid:
        return words("maya-why-no-bid", gold=gold)
    return words("maya-why-bid", gold=gold)


def _taking(state: MayaState, marker: int, judge: MayaJudge) -> Words:
    name = state.setup.edition.blue_markers[marker]
    return words("maya-why-take", marker=marker_words(name), gold=_tenths(judge.blue_worth[marker]))


def _adding(state: MayaState, seat: int, action: int, judge: MayaJudge) -> Words:
    if action == DECLINE:
        return words("maya-why-nowhere")
    judge.quarries.look(state.cells, seat)
    quarry = action - state.numbers.plus_two
    mine = judge.quarries.mine[quarry]
    return words("maya-why-plus", mine=mine, more=mine + state.numbers.plus_points, quarry=quarry + 1)


def _transport(state: MayaState, seat: int, action: int) -> Words:
    cells, numbers = state.cells, state.numbers
    own = SEATS + seat * SEAT
    surplus = cells[own + CUBES] - capacity(cells, numbers, own)
    if action == DECLINE:
        return words("maya-why-joker-left", cubes=surplus)
    return words("maya-why-joker-saves", saved=min(surplus, numbers.transport), cubes=surplus)


def _tenths(hundredths: int) -> float:
    """Round a number of hundredths to tenths."""
    return round(hundredths / POINT, 1)
