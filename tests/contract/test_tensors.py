"""Observations as tensors: their slices tile them, their numbers are shares, and they tell no secrets.

The proof is the one of views: after `redeal` they are the same, byte for byte.
"""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import concealed, every_setup, fewer_games, random_games, sources, viewers_of
from patolli import SPECTATOR, Setup, State
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
    assert end == layout(setup).size == Observer(setup).observe(setup.game.new(setup.players, 1), 0).size


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
