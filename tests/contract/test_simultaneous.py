"""Decisions taken at the same time: nobody sees another's before all have chosen, and no order matters."""

from collections.abc import Iterator
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import concealed, every_setup, fewer_games, random_games, seen, sources, viewers_of
from patolli import Setup, State
from patolli.engine.chance import FastSource


def pairs_at_once(state: State) -> Iterator[tuple[int, int]]:
    """Two seats that both owe a decision, in both orders."""
    yield from permutations(state.pending_seats(), 2)


def any_legal(state: State, seat: int, source: FastSource) -> int:
    actions = state.legal_actions(seat)
    return actions[source.below(len(actions))]


def after(state: State, *decisions: tuple[int, int]) -> State:
    other = state.clone()
    for seat, action in decisions:
        other.apply(seat, action)
    return other


@every_setup
@given(data=st.data(), dice=sources)
def test_another_seats_decision_changes_nothing_for_one_that_decides_at_the_same_time(
    setup: Setup, data: st.DataObject, dice: int
) -> None:
    """Who was pending together with somebody stays pending, with the same legal actions."""
    source = FastSource(dice)
    for state in data.draw(random_games(setup)).moments():
        for one, other in pairs_at_once(state):
            decided = after(state, (other, any_legal(state, other, source)))
            assert one in decided.pending_seats()
            assert decided.legal_actions(one) == state.legal_actions(one)
            assert decided.reveals() == state.reveals()


@every_setup
@fewer_games
@given(data=st.data(), dice=sources)
def test_a_secret_decision_is_seen_by_nobody_else(setup: Setup, data: st.DataObject, dice: int) -> None:
    """While others still choose, all that may be seen of a decision is whether its seat is still pending."""
    source = FastSource(dice)
    for state in data.draw(random_games(setup)).moments():
        if len(state.pending_seats()) < 2:
            continue
        for decider in state.pending_seats():
            one = after(state, (decider, any_legal(state, decider, source)))
            other = after(state, (decider, any_legal(state, decider, source)))
            if one.pending() != other.pending():
                continue
            for seat in viewers_of(setup):
                if seat != decider:
                    assert seen(one, seat) == seen(other, seat)
                    assert concealed(one, seat) == concealed(other, seat)


@every_setup
@given(data=st.data(), dice=sources)
def test_the_order_of_simultaneous_decisions_does_not_matter(
    setup: Setup, data: st.DataObject, dice: int
) -> None:
    """First one seat and then the other leads to the same position as the other way round."""
    source = FastSource(dice)
    for state in data.draw(random_games(setup)).moments():
        for one, other in pairs_at_once(state):
            first = (one, any_legal(state, one, source))
            second = (other, any_legal(state, other, source))
            assert after(state, first, second) == after(state, second, first)
