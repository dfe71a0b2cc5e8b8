"""What a position lends to whoever asks it something comes back: a server plays for months."""

import gc
import tracemalloc

import pytest

from contract.random_play import every_setup
from patolli import Seed, Setup
from patolli.engine.build import COMPILED
from patolli.engine.state import SPECTATOR, action_buffer
from patolli.players.advice import advice

DECISIONS = 40
WARM_UP, RUNS = 2, 4
MOST_KEPT = 16 * 1024
"""Bytes that may stay, of whatever the interpreter itself keeps; one lost row of numbers a decision would be
many times that."""


def use_everything(setup: Setup) -> None:
    """The same beginning of a game every time, and all that is asked about it."""
    state = setup.new(Seed.fast(1))
    for _ in range(DECISIONS):
        if state.is_over():
            break
        seat = state.next_seat()
        buffer = action_buffer(setup.num_actions)
        count = state.legal(seat, buffer)
        state.tally(action_buffer(setup.players))
        for viewer in (seat, SPECTATOR):
            setup.game.view(state, viewer)
        setup.game.open_view(state)
        setup.game.breakdown(state)
        concealed = state.clone()
        concealed.conceal(seat)
        advice(concealed, seat, 2)
        state = setup.restore(state.dump())
        state.apply(seat, buffer[count // 2])


@pytest.mark.skipif(not COMPILED, reason="what is interpreted is freed by the interpreter")
@every_setup
def test_nothing_that_is_asked_of_a_position_stays_in_memory(setup: Setup) -> None:
    for _ in range(WARM_UP):
        use_everything(setup)
    gc.collect()
    tracemalloc.start()
    try:
        use_everything(setup)
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(RUNS):
            use_everything(setup)
        gc.collect()
        kept = tracemalloc.get_traced_memory()[0] - before
    finally:
        tracemalloc.stop()
    assert kept < MOST_KEPT
