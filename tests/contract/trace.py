"""Random games written down to the last cell, to be compared between two engines.

`python -m contract.trace SETUP` prints the games of one set-up; tests/engine/ runs it interpreted.
"""

import hashlib
import sys
from collections.abc import Iterator

from contract.setups import all_setups, setup_id
from patolli import SPECTATOR, Seed, Setup, State
from patolli.engine.build import COMPILED
from patolli.engine.chance import FastSource
from patolli.engine.playout import audited_playout, playout
from patolli.engine.seed import FAIR_BYTES, LARGEST_FAST
from patolli.engine.state import action_buffer

GAMES = 6
PLAYOUTS = 12


def engine() -> str:
    return "compiled" if COMPILED else "interpreted"


def trace(setup: Setup) -> Iterator[str]:
    """Everything that two engines must agree on, a line for each moment of each game."""
    for seed in fast_and_fair_seeds():
        yield from trace_game(setup, seed)
    yield from trace_playouts(setup)


def fast_and_fair_seeds() -> Iterator[Seed]:
    yield from (Seed.fast(number) for number in range(GAMES - 4))
    yield from (Seed.fast(number) for number in (2**31, LARGEST_FAST))
    yield from (Seed.fair(bytes([number]) * FAIR_BYTES, ("one", "two")) for number in (0, 255))


def trace_game(setup: Setup, seed: Seed) -> Iterator[str]:
    """A game by random decisions: at every moment the position, legal actions, redeals and scores."""
    state = setup.new(seed)
    source = FastSource(seed.number % 2**31)
    number = 0
    while True:
        legal = [state.legal_actions(seat) for seat in range(setup.players)]
        redeals = [redealt(state, seat, source.below(2**31)) for seat in (*range(setup.players), SPECTATOR)]
        yield (
            f"{seed}, decision {number}: position {digest(state)}, redeals {' '.join(redeals)}, "
            f"scores {state.scores()}, reveals {state.reveals()}, legal {legal}"
        )
        if state.is_over():
            break
        pending = state.pending_seats()
        seat = pending[source.below(len(pending))]
        state.apply(seat, legal[seat][source.below(len(legal[seat]))])
        number += 1
    yield f"{seed}: {state.outcome()}"


def trace_playouts(setup: Setup) -> Iterator[str]:
    """How whole games end that are played inside the engine."""
    buffer = action_buffer(setup.num_actions)
    for number in range(PLAYOUTS):
        state = setup.new(Seed.fast(number))
        audited = state.clone()
        decisions = playout(state, FastSource(number), buffer)
        audited_playout(audited, FastSource(number), buffer)
        yield f"playout {number}: {decisions} decisions, position {digest(state)}, audited {digest(audited)}"


def redealt(state: State, seat: int, number: int) -> str:
    other = state.clone()
    other.redeal(seat, FastSource(number))
    return digest(other)


def digest(state: State) -> str:
    return hashlib.sha256(state.dump()).hexdigest()[:12]


if __name__ == "__main__":
    chosen = next(setup for setup in all_setups() if setup_id(setup) == sys.argv[1])
    print(engine())
    print("\n".join(trace(chosen)))
