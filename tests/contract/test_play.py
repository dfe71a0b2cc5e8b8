"""Random play: it ends, and at every moment of it the position is one of the game."""

import re

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from contract.random_play import (
    every_setup,
    fewer_games,
    play_on,
    random_games,
    seats_of,
    seeds,
    sources,
    viewers_of,
)
from patolli import Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.outcome import DecidedBy
from patolli.engine.playout import audited_playout
from patolli.engine.state import action_buffer

WIDEST_PICTURE = 100


@every_setup
@given(seed=seeds, dice=sources)
def test_random_play_ends(setup: Setup, seed: Seed, dice: int) -> None:
    """However the game is played, it is over before `LONGEST_GAME` decisions."""
    state = setup.new(seed)
    play_on(state, FastSource(dice))
    assert state.pending() == 0


@every_setup
@given(data=st.data())
def test_exactly_the_pending_seats_have_legal_actions(setup: Setup, data: st.DataObject) -> None:
    """A pending seat has at least one action, any other seat and a spectator none; nobody else is pending."""
    for state in data.draw(random_games(setup)).moments():
        assert set(state.pending_seats()) <= set(seats_of(setup))
        for seat in viewers_of(setup):
            assert bool(state.legal_actions(seat)) == (seat in state.pending_seats())


@every_setup
@given(data=st.data())
def test_legal_actions_are_different_actions_of_the_setup(setup: Setup, data: st.DataObject) -> None:
    """They are unique, within range(num_actions), and so never more than a buffer of that size holds."""
    for state in data.draw(random_games(setup)).moments():
        for seat in state.pending_seats():
            actions = state.legal_actions(seat)
            assert len(actions) == len(set(actions))
            assert set(actions) <= set(range(setup.num_actions))


@every_setup
@given(data=st.data())
def test_legal_writes_nothing_behind_its_actions(setup: Setup, data: st.DataObject) -> None:
    """Of a larger buffer only as many places are written as `legal` says."""
    untouched = -7
    for state in data.draw(random_games(setup)).moments():
        for seat in seats_of(setup):
            buffer = action_buffer(setup.num_actions + 3)
            for n in range(len(buffer)):
                buffer[n] = untouched
            size = state.legal(seat, buffer)
            assert list(buffer[:size]) == state.legal_actions(seat)
            assert all(value == untouched for value in buffer[size:])


@every_setup
@given(seed=seeds, dice=sources)
def test_all_invariants_hold_at_every_moment(setup: Setup, seed: Seed, dice: int) -> None:
    """`audit` finds nothing: components are conserved, nothing lies where it cannot."""
    audited_playout(setup.new(seed), FastSource(dice), action_buffer(setup.num_actions))
    state = setup.new(seed)
    assert state.audit() == ""
    broken: list[str] = []
    play_on(state, FastSource(dice), lambda state: broken.append(state.audit()))
    assert not any(broken)


@every_setup
@given(data=st.data())
def test_looking_changes_nothing(setup: Setup, data: st.DataObject) -> None:
    """Legal actions, scores, outcome, audit, breakdown and views leave the position as it was."""
    state = data.draw(random_games(setup)).last()
    before = state.dump()
    for seat in viewers_of(setup):
        state.legal_actions(seat)
        setup.game.view(state, seat)
    state.scores()
    state.outcome()
    state.audit()
    state.reveals()
    setup.game.breakdown(state)
    assert state.dump() == before


@every_setup
@given(data=st.data())
def test_reveals_never_go_back(setup: Setup, data: st.DataObject) -> None:
    """What was shown stays shown."""
    reveals = [state.reveals() for state in data.draw(random_games(setup)).moments()]
    assert reveals == sorted(reveals)


# Points


@every_setup
@given(data=st.data())
def test_the_breakdown_adds_up_to_the_scores(setup: Setup, data: st.DataObject) -> None:
    """At every moment each seat has a score, the sum of its lines; each line has its own key and name."""
    for state in data.draw(random_games(setup)).moments():
        scores = state.scores()
        lines = setup.game.breakdown(state)
        assert len(scores) == setup.players
        assert all(isinstance(score, int) and abs(score) < 1_000_000 for score in scores)
        assert all(len(line.points) == setup.players for line in lines)
        assert [sum(line.points[seat] for line in lines) for seat in seats_of(setup)] == scores
        for names in ([line.name for line in lines], [line.key for line in lines]):
            assert all(names)
            assert len(set(names)) == len(names)
        assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", line.key) for line in lines)


@every_setup
@given(data=st.data())
def test_there_is_no_outcome_before_the_end(setup: Setup, data: st.DataObject) -> None:
    """Exactly while somebody owes a decision the game is not over and has no outcome."""
    for state in data.draw(random_games(setup)).moments():
        assert state.is_over() == (not state.pending_seats())
        assert (state.outcome() is not None) == state.is_over()


@every_setup
@given(seed=seeds, dice=sources)
def test_the_winners_have_the_highest_score(setup: Setup, seed: Seed, dice: int) -> None:
    """Of several with the highest score the higher tie-break wins; only those equal in both share the win."""
    state = setup.new(seed)
    play_on(state, FastSource(dice))
    outcome = state.outcome()
    assert outcome is not None
    assert list(outcome.scores) == state.scores()
    leaders = [seat for seat in seats_of(setup) if outcome.scores[seat] == max(outcome.scores)]
    best = max(state.tie_break(seat) for seat in leaders)
    assert list(outcome.winners) == [seat for seat in leaders if state.tie_break(seat) == best]
    if len(leaders) == 1:
        assert outcome.decided_by is DecidedBy.POINTS
    elif len(outcome.winners) == 1:
        assert outcome.decided_by is DecidedBy.TIE_BREAK
    else:
        assert outcome.decided_by is DecidedBy.SHARED


# What is seen


@every_setup
@given(data=st.data())
def test_a_view_says_whose_it_is_and_who_is_pending(setup: Setup, data: st.DataObject) -> None:
    """It also survives being sent: its JSON is read back as an equal view."""
    state = data.draw(random_games(setup)).last()
    for seat in viewers_of(setup):
        view = setup.game.view(state, seat)
        assert view.seat == seat
        assert list(view.pending) == state.pending_seats()
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


@every_setup
@fewer_games
@given(data=st.data())
def test_every_picture_can_be_drawn(setup: Setup, data: st.DataObject) -> None:
    """At every moment, for every seat and a spectator; it is not empty and fits a terminal of 100 columns."""
    drawn: set[bytes] = set()
    for state in data.draw(random_games(setup)).moments():
        for seat in viewers_of(setup):
            view = setup.game.view(state, seat)
            message = msgspec.json.encode(view)
            if message in drawn:
                continue
            drawn.add(message)
            picture = setup.game.presentation.picture(setup, view).plain
            assert picture.strip()
            too_wide = [line for line in picture.split("\n") if cell_len(line) > WIDEST_PICTURE]
            assert not too_wide
