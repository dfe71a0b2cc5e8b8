"""The checked way to play: what is refused, what can be taken back, and that nothing else changes."""

from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import patolli
from contract.random_play import (
    RandomGame,
    decision,
    dice,
    every_setup,
    random_games,
    seats_of,
    seeds,
    sources,
    usual_length,
)
from patolli import SPECTATOR, Match, Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.errors import IllegalMove, NotYourTurn, PatolliError, TakeBackRefused
from patolli.engine.journal import read_journal
from patolli.engine.turn import Turn

ILLEGAL_TRIED = 5
"""How many illegal actions a seat tries at every moment."""
TAKE_BACKS_TRIED = 5


def as_they_are(match: Match) -> list[tuple[Turn, bool, int]]:
    """The turns themselves, and all of them that changes later; copies would take minutes."""
    return [(turn, turn.undone, turn.pending_before) for turn in match.turns]


def assert_refused(match: Match, seat: int, action: int | None, kind: type[PatolliError]) -> None:
    """The turn is refused by a sentence, and neither position nor journal has changed."""
    position, turns = match.state.dump(), as_they_are(match)
    with pytest.raises(kind) as refused:
        match.play(seat, action)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert not sentence.endswith("..")
    assert "\n" not in sentence
    assert match.state.dump() == position
    assert as_they_are(match) == turns


def some(actions: list[int], source: FastSource) -> list[int]:
    """A few of them, or all if they are few."""
    if len(actions) <= ILLEGAL_TRIED:
        return actions
    return [actions[source.below(len(actions))] for _ in range(ILLEGAL_TRIED)]


@every_setup
@given(data=st.data(), number=sources)
def test_illegal_actions_are_refused(setup: Setup, data: st.DataObject, number: int) -> None:
    """At every moment, of a seat whose turn it is."""
    game = data.draw(random_games(setup))
    source = FastSource(number)
    match = Match(setup, game.seed)
    for played in game.decisions:
        for seat in match.state.pending_seats():
            illegal = sorted(set(range(setup.num_actions)) - set(match.state.legal_actions(seat)))
            for action in some(illegal, source):
                assert_refused(match, seat, action, IllegalMove)
        match.play(*played)


@every_setup
@given(data=st.data())
def test_every_illegal_action_is_refused_in_its_own_words(setup: Setup, data: st.DataObject) -> None:
    """All of them, in one position; the sentence names the move."""
    match = data.draw(random_games(setup)).match()
    for seat in match.state.pending_seats():
        for action in set(range(setup.num_actions)) - set(match.state.legal_actions(seat)):
            assert_refused(match, seat, action, IllegalMove)
            with pytest.raises(IllegalMove) as refused:
                match.play(seat, action)
            assert setup.game.decode(setup, action).notation() in str(refused.value)


@every_setup
@given(data=st.data())
def test_a_seat_that_owes_no_decision_is_refused(setup: Setup, data: st.DataObject) -> None:
    """Whatever it wants to play, and also if there is no such seat."""
    game = data.draw(random_games(setup))
    for number in (0, len(game.decisions) // 2, len(game.decisions)):
        match = Match(setup, game.seed)
        for played in game.decisions[:number]:
            match.play(*played)
        waiting = set(seats_of(setup)) - set(match.state.pending_seats())
        for seat in {*waiting, SPECTATOR, setup.players, 99}:
            for action in range(setup.num_actions):
                assert_refused(match, seat, action, NotYourTurn)


@every_setup
@given(data=st.data())
def test_actions_out_of_range_are_refused(setup: Setup, data: st.DataObject) -> None:
    """There are only the actions from 0 to num_actions - 1."""
    match = data.draw(random_games(setup)).match()
    for seat in seats_of(setup):
        for action in (-1, -setup.num_actions, setup.num_actions, 2**40, 2**70):
            assert_refused(match, seat, action, IllegalMove)


# Take-back


@every_setup
@given(data=st.data())
def test_a_decision_can_be_taken_back_at_once_unless_it_showed_something(
    setup: Setup, data: st.DataObject
) -> None:
    """Then the position is the one before it; if something hidden was shown, it is refused."""
    game = data.draw(random_games(setup))
    for number in {0, len(game.decisions) // 3, len(game.decisions) // 2, len(game.decisions) - 1}:
        if number < 0 or number >= len(game.decisions):
            continue
        match = Match(setup, game.seed)
        for played in game.decisions[:number]:
            match.play(*played)
        before = match.state.clone()
        seat, action = game.decisions[number]
        match.play(seat, action)
        if match.state.reveals() == before.reveals():
            match.take_back(seat)
            assert match.state == before
            decided, undoing = match.turns[-2:]
            assert (decided.seat, decided.action, decided.undone) == (seat, action, True)
            assert (undoing.seat, undoing.action, undoing.undoes) == (seat, None, decided.number)
        else:
            assert_refused(match, seat, None, TakeBackRefused)


@every_setup
@given(data=st.data())
def test_a_decision_stays_once_somebody_has_decided_who_had_to_wait_for_it(
    setup: Setup, data: st.DataObject
) -> None:
    """What the others knew when they decided cannot be changed behind their backs."""
    game = data.draw(random_games(setup))
    state = setup.new(game.seed)
    waited_for = []
    for number, ((seat, action), (next_seat, _)) in enumerate(pairwise(game.decisions)):
        if next_seat not in state.pending_seats():
            waited_for.append((number, seat))
        state.apply(seat, action)
    for number, seat in waited_for[-TAKE_BACKS_TRIED:]:
        match = RandomGame(setup, game.seed, game.decisions[: number + 2]).match()
        assert_refused(match, seat, None, TakeBackRefused)


@every_setup
def test_who_has_decided_nothing_has_nothing_to_take_back(setup: Setup) -> None:
    """Nor has somebody who only watches."""
    match = Match(setup, Seed.fast(1))
    for seat in (*seats_of(setup), SPECTATOR, setup.players):
        assert_refused(match, seat, None, TakeBackRefused)


@dataclass(frozen=True)
class Counted:
    """A decision that counts, with who was pending and what had been shown when it was taken."""

    seat: int
    action: int
    pending: frozenset[int]
    reveals: int


class Ledger:
    """What a match with take-backs should be, by the rule and nothing else: all decisions that count."""

    def __init__(self, setup: Setup, seed: Seed) -> None:
        self.setup = setup
        self.seed = seed
        self.counted: list[Counted] = []

    def position(self) -> State:
        state = self.setup.new(self.seed)
        for each in self.counted:
            state.apply(each.seat, each.action)
        return state

    def play(self, seat: int, action: int) -> None:
        state = self.position()
        self.counted.append(Counted(seat, action, frozenset(state.pending_seats()), state.reveals()))

    def last_of(self, seat: int) -> int | None:
        places = [place for place, each in enumerate(self.counted) if each.seat == seat]
        return places[-1] if places else None

    def may_take_back(self, seat: int) -> bool:
        """Only while nothing hidden has been shown since, and nobody has decided who had to wait for it."""
        place = self.last_of(seat)
        if place is None:
            return False
        taken = self.counted[place]
        later = {each.seat for each in self.counted[place + 1 :]}
        return self.position().reveals() == taken.reveals and later <= taken.pending

    def take_back(self, seat: int) -> None:
        place = self.last_of(seat)
        assert place is not None
        kept = self.counted[:place] + self.counted[place + 1 :]
        self.counted = []
        for each in kept:
            self.play(each.seat, each.action)


@every_setup
@given(data=st.data(), seed=seeds)
def test_take_backs_follow_the_rule_and_are_replayed(setup: Setup, data: st.DataObject, seed: Seed) -> None:
    """Each attempt to take back is allowed or refused as it should be, and the journal tells them all."""
    match = Match(setup, seed)
    ledger = Ledger(setup, seed)
    for _ in range(data.draw(st.integers(0, min(60, usual_length(setup))))):
        if match.state.is_over():
            break
        die = data.draw(dice)
        seat = die % setup.players
        if die % 3 > 0:
            played = decision(match.state, die)
            match.play(*played)
            ledger.play(*played)
        elif ledger.may_take_back(seat):
            match.take_back(seat)
            ledger.take_back(seat)
        else:
            assert_refused(match, seat, None, TakeBackRefused)
        assert match.state == ledger.position()
    for written in (match.journal.to_text(), match.journal.to_json().decode()):
        journal = read_journal(written, patolli.game)
        replayed = Match.replay(journal)
        assert replayed.state == match.state
        assert replayed.turns == match.turns
