"""Phase 3: the gold that the levels pay."""

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from patolli.games.maya.cells import EARNED, EARNED_BITS, GOLD, ROUND, SEAT, SEATS, SPOT_COUNT, SPOTS
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.recording import record_payment
from patolli.games.maya.scoring import leaders, payment

if TYPE_CHECKING:
    from patolli.games.maya.rules import MayaState


def pay_gold(state: "MayaState", cells: vec[i64], numbers: Numbers) -> None:
    """Pay everybody for most and second most cubes on every level."""
    shift = EARNED_BITS * (cells[ROUND] - 1)
    for spot in range(SPOT_COUNT):
        census = cells[SPOTS + spot]
        if not census:
            continue
        if state.record is not None:
            record_payment(state.record, state, spot)
        leading = leaders(census, numbers.players)
        own: i64 = SEATS
        for _n in range(numbers.players):
            gold = payment(numbers, spot, leading, census & 15)
            cells[own + GOLD] += gold
            cells[own + EARNED] += gold << shift
            census >>= 4
            own += SEAT
