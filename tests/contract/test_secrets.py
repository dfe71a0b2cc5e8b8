"""No leak: what a seat sees and may do depends only on what it may know.

The proof is `redeal`: it replaces everything that a seat cannot know, so whatever the seat is shown must stay
the same, byte for byte.
"""

from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import (
    concealed,
    every_setup,
    fewer_games,
    play_on,
    random_games,
    seeds,
    seen,
    sources,
    viewers_of,
)
from patolli import Seed, Setup, State
from patolli.engine.chance import FastSource

REDEALS = 20


def redealt(state: State, seat: int, source: int) -> State:
    other = state.clone()
    other.redeal(seat, FastSource(source))
    return other


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_a_redeal_leaves_the_view_as_it_is(setup: Setup, data: st.DataObject, source: int) -> None:
    """At every moment, for every seat and a spectator: the same bytes."""
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            assert seen(redealt(state, seat, source), seat) == seen(state, seat)


@every_setup
@given(data=st.data(), source=sources)
def test_a_redeal_leaves_the_legal_actions_as_they_are(
    setup: Setup, data: st.DataObject, source: int
) -> None:
    """A seat may do the same in every world it thinks possible, and the same seats are pending in each."""
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            other = redealt(state, seat, source)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            assert other.pending() == state.pending()
            assert other.reveals() == state.reveals()


@every_setup
@given(data=st.data(), source=sources)
def test_a_redeal_is_a_possible_position(setup: Setup, data: st.DataObject, source: int) -> None:
    """All invariants hold in it, and whoever else is pending has something to do."""
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            other = redealt(state, seat, source)
            assert other.audit() == ""
            assert all(other.legal_actions(pending) for pending in other.pending_seats())


@every_setup
@given(data=st.data(), source=sources)
def test_a_redeal_fills_in_only_what_is_concealed(setup: Setup, data: st.DataObject, source: int) -> None:
    """Concealed again it is the concealed position, to the last cell."""
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            assert concealed(redealt(state, seat, source), seat) == concealed(state, seat)


@every_setup
@given(data=st.data(), source=sources)
def test_a_redeal_does_not_peek(setup: Setup, data: st.DataObject, source: int) -> None:
    """Made from the concealed position, or from another redeal, with the same dice it is the same."""
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            expected = redealt(state, seat, source)
            assert redealt(concealed(state, seat), seat, source) == expected
            assert redealt(redealt(state, seat, source + 1), seat, source) == expected


@every_setup
@given(data=st.data())
def test_concealing_twice_is_concealing_once(setup: Setup, data: st.DataObject) -> None:
    """And a view of what is concealed is the view of the position."""
    state = data.draw(random_games(setup)).last()
    for seat in viewers_of(setup):
        once = concealed(state, seat)
        assert concealed(once, seat) == once
        assert seen(once, seat) == seen(state, seat)
        assert once.legal_actions(seat) == state.legal_actions(seat)


@every_setup
@given(seed=seeds, source=sources)
def test_what_is_hidden_varies(setup: Setup, seed: Seed, source: int) -> None:
    """At some moment of a game, often all of them, something is unknown to everybody."""
    state = setup.new(seed)
    knowing = set(viewers_of(setup))

    def look(state: State) -> None:
        for seat in list(knowing):
            if len({redealt(state, seat, source + n).dump() for n in range(REDEALS)}) > 1:
                knowing.remove(seat)

    look(state)
    play_on(state, FastSource(source), look)
    assert not knowing


@every_setup
@given(data=st.data(), source=sources)
def test_a_redealt_game_can_be_played_to_the_end(setup: Setup, data: st.DataObject, source: int) -> None:
    """It is a game like any other, with all invariants on the way."""
    state = data.draw(random_games(setup)).last()
    for seat in viewers_of(setup):
        other = redealt(state, seat, source)
        play_on(other, FastSource(source))
        assert other.is_over()
        assert other.audit() == ""


@every_setup
@given(data=st.data(), source=sources)
def test_what_shows_something_hidden_counts_as_a_reveal(
    setup: Setup, data: st.DataObject, source: int
) -> None:
    """Where the same decision looks different in two worlds that a seat could not tell apart, it was shown
    something hidden, and the decision can no longer be taken back. Who is pending is no secret."""
    game = data.draw(random_games(setup))
    for state, (decider, action) in zip(game.moments(), game.decisions, strict=False):
        after = state.clone()
        after.apply(decider, action)
        for seat in viewers_of(setup):
            other = redealt(state, seat, source)
            if action not in other.legal_actions(decider):
                continue
            other.apply(decider, action)
            if other.pending() == after.pending() and seen(other, seat) != seen(after, seat):
                assert after.reveals() > state.reveals()


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_redealing_for_one_seat_after_another_still_leaks_nothing(
    setup: Setup, data: st.DataObject, source: int
) -> None:
    """A redeal is a full position: it can be redealt for another seat, and that one sees no difference."""
    state = data.draw(random_games(setup)).last()
    for first in viewers_of(setup):
        guess = redealt(state, first, source)
        for second in viewers_of(setup):
            assert seen(redealt(guess, second, source), second) == seen(guess, second)
