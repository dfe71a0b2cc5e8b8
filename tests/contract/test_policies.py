"""What every game's policy must hold, so that hints and searches can rely on it."""

from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import concealed, every_setup, fewer_games, random_games, sources
from patolli import Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.playout import playout
from patolli.engine.policy import POINT, Policy
from patolli.engine.state import action_buffer
from patolli.engine.words import said


def ranking(policy: Policy, state: State, seat: int) -> list[int]:
    actions = action_buffer(state.setup.num_actions)
    worth = action_buffer(state.setup.num_actions)
    size = state.legal(seat, actions)
    policy.rank(state, seat, actions, size, worth)
    return [worth[n] for n in range(size)]


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_a_policy_does_not_peek(setup: Setup, data: st.DataObject, source: int) -> None:
    """It ranks a seat's decisions alike in every world that the seat thinks possible."""
    policy = setup.game.computer_player.policy(setup)
    for state in data.draw(random_games(setup)).moments():
        for seat in state.pending_seats():
            expected = ranking(policy, state, seat)
            redealt = state.clone()
            redealt.redeal(seat, FastSource(source))
            assert ranking(policy, redealt, seat) == expected
            assert ranking(policy, concealed(state, seat), seat) == expected


@every_setup
@fewer_games
@given(data=st.data())
def test_a_policy_has_a_reason_for_every_decision(setup: Setup, data: st.DataObject) -> None:
    """A sentence, and the same one from what the seat sees."""
    policy = setup.game.computer_player.policy(setup)
    for state in data.draw(random_games(setup)).moments():
        for seat in state.pending_seats():
            seen = concealed(state, seat)
            for action in state.legal_actions(seat):
                reason = policy.reason(seen, seat, action)
                assert said(reason)[:1].isupper()
                assert said(reason).endswith(".")
                assert policy.reason(state, seat, action) == reason


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_a_forecast_ends_as_the_score(setup: Setup, data: st.DataObject, source: int) -> None:
    policy = setup.game.computer_player.policy(setup)
    state = data.draw(random_games(setup)).last()
    points = action_buffer(setup.players)
    policy.forecast(state, points)
    playout(state, FastSource(source), action_buffer(setup.num_actions))
    policy.forecast(state, points)
    assert list(points) == [POINT * score for score in state.scores()]


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_reopened_decisions_are_made_again(setup: Setup, data: st.DataObject, source: int) -> None:
    """The seat itself sees and may do the same; the others decide, and the game goes on to its end."""
    for state in data.draw(random_games(setup)).moments():
        for seat in state.pending_seats():
            reopened = state.clone()
            reopened.redeal(seat, FastSource(source))
            reopened.reopen(seat)
            assert reopened.legal_actions(seat) == state.legal_actions(seat)
            assert reopened.pending() & state.pending() == state.pending()
            assert all(reopened.legal_actions(other) for other in reopened.pending_seats())
            again = reopened.clone()
            again.reopen(seat)
            assert again == reopened
            assert reopened.audit() == ""
            seen = concealed(state, seat)
            seen.reopen(seat)
            assert seen.pending() == reopened.pending(), "who decides again does not depend on a guess"
    playout(reopened, FastSource(source), action_buffer(setup.num_actions))
    assert reopened.is_over()
