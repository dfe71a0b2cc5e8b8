"""A position is a value: it can be copied, compared, saved and made again from its seed."""

import pickle
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import every_setup, play_on, random_games, seeds, sources
from patolli import Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.seed import FAIR_BYTES

fair_bytes = st.binary(min_size=FAIR_BYTES, max_size=FAIR_BYTES)


def cloned(state: State) -> State:
    return state.clone()


def restored(state: State) -> State:
    return state.setup.restore(state.dump())


def pickled(state: State) -> State:
    copy: State = pickle.loads(pickle.dumps(state))
    return copy


copies = pytest.mark.parametrize(
    "copy", [cloned, restored, pickled], ids=["clone", "dump and restore", "pickle"]
)


@every_setup
@copies
@given(data=st.data(), dice=sources)
def test_a_copy_is_equal_and_plays_the_same(
    setup: Setup, copy: Callable[[State], State], data: st.DataObject, dice: int
) -> None:
    """A clone, a restored dump and a pickle equal the position and end the same game in the same way."""
    state = data.draw(random_games(setup)).last()
    other = copy(state)
    assert other == state
    assert other.dump() == state.dump()
    assert other.setup == state.setup
    play_on(state, FastSource(dice))
    play_on(other, FastSource(dice))
    assert other == state


@every_setup
@copies
@given(data=st.data(), dice=sources)
def test_playing_one_copy_leaves_the_other_alone(
    setup: Setup, copy: Callable[[State], State], data: st.DataObject, dice: int
) -> None:
    """Neither playing the copy to the end nor concealing it changes the original, and the other way round."""
    state = data.draw(random_games(setup)).last()
    before = state.dump()
    for played, kept in [(copy(state), state), (state, copy(state))]:
        play_on(played, FastSource(dice))
        played.redeal(0, FastSource(dice))
        assert kept.dump() == before


@every_setup
@given(data=st.data())
def test_every_decision_makes_another_position(setup: Setup, data: st.DataObject) -> None:
    """No decision is without a trace, and positions that differ are not equal."""
    before: State | None = None
    for state in data.draw(random_games(setup)).moments():
        assert state != before
        before = state.clone()
    assert before != "a position"


@every_setup
@given(data=st.data())
def test_positions_of_different_setups_are_not_equal(setup: Setup, data: st.DataObject) -> None:
    """Even where all cells agree the options may not."""
    state = data.draw(random_games(setup)).last()
    for other in setup.game.setups():
        if other.players == setup.players:
            assert (state == other.restore(state.dump())) == (other == setup)


# Seeds


@every_setup
@given(seed=seeds, dice=sources)
def test_the_same_seed_gives_the_same_game(setup: Setup, seed: Seed, dice: int) -> None:
    """Two games of one seed and the same decisions are the same from beginning to end."""
    one, other = setup.new(seed), setup.new(Seed.parse(str(seed)))
    assert one == other
    play_on(one, FastSource(dice))
    play_on(other, FastSource(dice))
    assert one == other


@every_setup
@given(seed=fair_bytes, nonces=st.tuples(*[st.text("abc", max_size=3)] * 2))
def test_the_same_fair_seed_and_nonces_give_the_same_game(
    setup: Setup, seed: bytes, nonces: tuple[str, ...]
) -> None:
    """So anybody can check the shuffle once the seed is shown."""
    fair = Seed.fair(seed, nonces)
    assert setup.new(fair) == setup.new(Seed.parse(str(fair), nonces))


@every_setup
@given(seed=fair_bytes, number=st.integers(0, 2**32))
def test_other_nonces_and_other_seeds_give_other_games(setup: Setup, seed: bytes, number: int) -> None:
    """Every player's word changes the shuffle, and so does the seed."""
    words = [f"word {n}" for n in range(8)]
    of_the_first = {setup.new(Seed.fair(seed, (word, "fixed"))).dump() for word in words}
    of_the_last = {setup.new(Seed.fair(seed, ("fixed", word))).dump() for word in words}
    of_the_seed = {setup.new(Seed.fast(number + n)).dump() for n in range(8)}
    assert len(of_the_first) > 1
    assert len(of_the_last) > 1
    assert len(of_the_seed) > 1


@every_setup
def test_a_position_can_be_printed(setup: Setup) -> None:
    state = setup.new(Seed.fast(1))
    assert repr(state).startswith(f"<{setup.game.name} for {setup.players}, waiting for ")
    assert str(state).strip()
    after = state.clone()
    assert repr(after) == repr(state)
    seat = state.pending_seats()[0]
    after.apply(seat, state.legal_actions(seat)[0])
    assert repr(after) != repr(state)
