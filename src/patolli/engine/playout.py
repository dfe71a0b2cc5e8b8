"""Whole games of random decisions, inside compiled code."""

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import lowest
from patolli.engine.chance import FastSource
from patolli.engine.state import State


def playout(state: State, source: FastSource, buffer: vec[i64]) -> i64:
    """Play random legal actions until the game is over; return how many decisions it took."""
    steps: i64 = 0
    pending = state.pending()
    while pending:
        seat = lowest(pending)
        size = state.legal(seat, buffer)
        state.apply(seat, buffer[source.below(size)])
        steps += 1
        pending = state.pending()
    return steps


def audited_playout(state: State, source: FastSource, buffer: vec[i64]) -> i64:
    """Play the same decisions as `playout`, with all invariants checked after every one of them."""
    steps: i64 = 0
    broken = state.audit()
    while state.pending() and not broken:
        seat = lowest(state.pending())
        size = state.legal(seat, buffer)
        state.apply(seat, buffer[source.below(size)])
        steps += 1
        broken = state.audit()
    if broken:
        raise AssertionError(f"after {steps} decisions: {broken}")
    return steps
