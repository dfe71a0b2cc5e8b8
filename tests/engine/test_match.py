"""A game being played: what may be taken back, and when."""

import msgspec
import pytest

import patolli
from patolli.engine.errors import IllegalMove, NotYourTurn, TakeBackRefused
from patolli.engine.match import Match, MatchSnapshot


@pytest.fixture
def match() -> Match:
    return Match(patolli.game("yaxha").setup(3), patolli.Seed.fast(7))


def play(match: Match, seat: int, *notations: str) -> None:
    for notation in notations:
        match.play(seat, match.setup.game.encode(match.setup, match.setup.game.parse(match.setup, notation)))


def play_first(match: Match, seat: int, decisions: int) -> None:
    for _ in range(decisions):
        match.play(seat, match.state.legal_actions(seat)[0])


def test_a_secret_choice_may_be_changed_until_the_reveal(match: Match) -> None:
    play(match, 0, "M1")
    play(match, 1, "M2")
    match.take_back(0)
    assert match.state.pending_seats() == [0, 2]
    play(match, 0, "M3")
    play(match, 2, "M1")
    with pytest.raises(TakeBackRefused, match="hidden information has been revealed"):
        match.take_back(0)


def test_own_cubes_of_the_round_may_be_taken_back_one_by_one(match: Match) -> None:
    for seat, market in enumerate(("M1", "M2", "M3")):
        play(match, seat, market)
    before = match.state.dump()
    play_first(match, 0, 2)
    match.take_back(0)
    match.take_back(0)
    assert match.state.dump() == before
    with pytest.raises(TakeBackRefused):
        match.take_back(0)


def test_others_building_meanwhile_do_not_matter(match: Match) -> None:
    for seat, market in enumerate(("M1", "M2", "M3")):
        play(match, seat, market)
    play_first(match, 0, 3)
    play_first(match, 1, 3)
    match.take_back(0)
    assert match.state.pending_seats() == [0, 2]


def test_an_open_claim_may_be_taken_back_until_somebody_acts_on_it(match: Match) -> None:
    for seat in range(3):
        play(match, seat, "M1")
    (claimer,) = match.state.pending_seats()
    play_first(match, claimer, 1)
    match.take_back(claimer)
    assert match.state.pending_seats() == [claimer]
    play_first(match, claimer, 1)
    play_first(match, (claimer + 1) % 3, 1)
    with pytest.raises(TakeBackRefused, match="another player has decided since"):
        match.take_back(claimer)


def test_nothing_to_take_back(match: Match) -> None:
    with pytest.raises(TakeBackRefused, match="Seat 1 has not decided anything yet"):
        match.take_back(0)


def test_refused_moves_say_why_and_change_nothing(match: Match) -> None:
    play(match, 0, "M1")
    before = match.state.dump()
    with pytest.raises(NotYourTurn, match=r"It is not seat 1’s turn; waiting for seat 2 and seat 3\."):
        play(match, 0, "M2")
    with pytest.raises(IllegalMove, match="first choose a market; building comes after that"):
        play(match, 1, "O@a1")
    with pytest.raises(IllegalMove, match="There is no action 4096"):
        match.play(1, 4096)
    assert match.state.dump() == before
    assert len(match.turns) == 1


def test_a_stored_match_opens_from_the_lists_that_it_is_stored_as(match: Match) -> None:
    """Databases have such lists, so their order is a format."""
    play(match, 0, "M1")
    match.take_back(0)
    action, reveals = match.turns[0].action, match.state.reveals()
    stored = [
        match.state.dump(),
        [[0, action, True, 0b111, reveals, True, None], [0, None, True, 0, 0, False, 1]],
    ]
    assert msgspec.msgpack.encode(match.snapshot()) == msgspec.msgpack.encode(stored)
    again = Match(match.setup, match.journal.seed)
    again.restore(msgspec.convert(stored, MatchSnapshot))
    assert again.state.dump() == match.state.dump()
    assert [turn.undoes for turn in again.turns] == [None, 1]
    assert again.turns_after(0) == match.turns
