"""When the others hear of a decision."""

import patolli
from patolli.engine.state import State
from patolli.games.gold.cells import ARRANGING, STAGE

GOLD = patolli.game("gold")


def first_arrangement() -> State:
    state = GOLD.new(3, patolli.Seed.fast(1))
    for bid in (3, 2, 1):
        seat = 3 - bid
        state.apply(seat, GOLD.encode(state.setup, GOLD.parse(state.setup, f"bid{bid}")))
    return state


def test_a_plate_is_rearranged_unseen() -> None:
    state = first_arrangement()
    assert state.cells[STAGE] == ARRANGING
    assert state.pending_seats() == [0]
    assert GOLD.is_secret(state)
