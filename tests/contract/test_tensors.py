"""Observations as tensors: their slices tile them, their numbers are shares, and they tell no secrets.

The proof is the one of views: after `redeal` they are the same, byte for byte.
"""

from random import Random

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import concealed, every_setup, fewer_games, random_games, sources, viewers_of
from patolli import SPECTATOR, Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.research.tensors import Floats, Observer, layout


def observed(setup: Setup, state: State, seat: int) -> Floats:
    return Observer(setup).observe(state, seat).copy()


@every_setup
def test_slices_tile_the_tensor(setup: Setup) -> None:
    end = 0
    for part in layout(setup).slices.values():
        assert part.start == end < part.stop
        end = part.stop
    assert end == layout(setup).size == Observer(setup).observe(setup.new(Seed.fast(1)), 0).size


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_a_redeal_leaves_the_tensor_as_it_is(setup: Setup, data: st.DataObject, source: int) -> None:
    """And it does not matter what the same observer has seen before."""
    observer, other_observer = Observer(setup), Observer(setup)
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            other = state.clone()
            other.redeal(seat, FastSource(source))
            expected = observer.observe(state, seat)
            assert other_observer.observe(other, seat).tobytes() == expected.tobytes()
            assert expected.min() >= 0
            assert expected.max() <= 1
            assert observed(setup, state, seat).tobytes() == expected.tobytes()


@every_setup
@given(data=st.data())
def test_every_seat_sees_itself_first_and_the_others_in_turn_order(setup: Setup, data: st.DataObject) -> None:
    """Of what everybody may see, so that nobody sees more than another."""
    slices = layout(setup).slices
    public = concealed(data.draw(random_games(setup)).last(), SPECTATOR)
    seen = [observed(setup, public, seat) for seat in range(setup.players)]
    for seat, of_seat in enumerate(seen):
        for places in range(1, setup.players):
            neighbour = seen[(seat + places) % setup.players]
            assert of_seat[slices["pending"]].tolist() == rolled(neighbour[slices["pending"]], places)
            for name, part in slices.items():
                other = slices.get(name.replace("own", f"other.{places}", 1))
                if name.startswith("own.") and other:
                    assert of_seat[other].tolist() == neighbour[part].tolist()


def rolled(seats: Floats, places: int) -> list[float]:
    return [float(each) for each in np.roll(seats, places)]


@every_setup
def test_who_sees_the_same_may_do_the_same(setup: Setup) -> None:
    """Whatever seat it has: games that begin alike, with few ways to go on, often come to the same."""
    dice = Random(1)
    observer = Observer(setup)
    allowed: dict[bytes, list[int]] = {}
    for _ in range(60):
        state = setup.new(Seed.fast(3))
        for _ in range(8):
            for seat in state.pending_seats():
                legal = sorted(state.legal_actions(seat))
                assert allowed.setdefault(observer.observe(state, seat).tobytes(), legal) == legal
            if state.is_over():
                break
            seat = state.next_seat()
            state.apply(seat, dice.choice(state.legal_actions(seat)[:2]))


@every_setup
def test_an_observation_tells_the_own_seat_to_who_has_one(setup: Setup) -> None:
    own = layout(setup).slices["seat"]
    state = setup.new(Seed.fast(3))
    for seat in viewers_of(setup):
        expected = [float(seat == each) for each in range(setup.players)]
        assert observed(setup, state, seat)[own].tolist() == expected


@every_setup
@given(data=st.data())
def test_what_is_written_into_an_array_is_what_is_shown(setup: Setup, data: st.DataObject) -> None:
    state = data.draw(random_games(setup)).last()
    mine = np.full(layout(setup).size, 7, np.float32)
    assert Observer(setup).observe(state, 0, mine) is mine
    assert mine.tobytes() == observed(setup, state, 0).tobytes()


@every_setup
@given(data=st.data())
def test_a_seat_sees_what_it_has_decided(setup: Setup, data: st.DataObject) -> None:
    game = data.draw(random_games(setup))
    observer = Observer(setup)
    for state, (seat, action) in zip(game.moments(), game.decisions, strict=False):
        before = observer.observe(state, seat).tobytes()
        after = state.clone()
        after.apply(seat, action)
        assert observer.observe(after, seat).tobytes() != before
