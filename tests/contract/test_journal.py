"""The journal is the whole game: whatever form it has, replaying it leads to the same position."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

import patolli
from contract.random_play import every_setup, random_games
from patolli import Journal, Match, Seed, Setup
from patolli.engine.journal import read_journal
from patolli.engine.seed import FAIR_BYTES


def as_text(journal: Journal) -> str:
    return journal.to_text()


def as_json(journal: Journal) -> str:
    return journal.to_json().decode()


forms = pytest.mark.parametrize("write", [as_text, as_json], ids=["text", "json"])


@every_setup
@forms
@given(data=st.data())
def test_a_journal_is_read_back_and_replayed(
    setup: Setup, write: Callable[[Journal], str], data: st.DataObject
) -> None:
    """Both forms give the same entries, and the same position after every one of them."""
    game = data.draw(random_games(setup))
    written = game.match().journal
    journal = read_journal(write(written), patolli.game)
    assert [(turn.number, turn.seat, turn.action) for turn in journal.turns] == [
        (turn.number, turn.seat, turn.action) for turn in written.turns
    ]
    assert journal.header() == written.header()
    replayed = Match(journal.setup, journal.seed)
    for number, state in enumerate(game.moments()):
        assert replayed.state == state
        if number < len(journal.turns):
            replayed.replay_turn(journal.turns[number])
    assert Match.replay(journal).state == game.last()


@every_setup
@given(data=st.data())
def test_every_beginning_of_a_text_journal_is_a_journal(setup: Setup, data: st.DataObject) -> None:
    """Cut after any line, it replays to the position of that moment; `replay` can stop there too."""
    game = data.draw(random_games(setup))
    journal = game.match().journal
    kept = data.draw(st.integers(0, len(game.decisions)))
    cut = journal.header() + "".join(journal.line(turn) for turn in journal.turns[:kept])
    assert journal.to_text().startswith(cut)
    expected = next(state for number, state in enumerate(game.moments()) if number == kept)
    assert Match.replay(read_journal(cut, patolli.game)).state == expected
    assert Match.replay(journal, kept).state == expected


@every_setup
@forms
def test_a_fair_journal_keeps_names_and_nonces(setup: Setup, write: Callable[[Journal], str]) -> None:
    """The same people sit at the same table with the same shuffle."""
    names = tuple(f"Ann the {seat + 1}." for seat in range(setup.players))
    nonces = tuple(f"C# and {seat + 1}" for seat in range(setup.players))
    match = Match(setup, Seed.fair(bytes(FAIR_BYTES), nonces), names)
    journal = read_journal(write(match.journal), patolli.game)
    assert journal == match.journal
    assert Match.replay(journal).state == match.state


@forms
@pytest.mark.parametrize("nonce", ["", "two words", "C#", "#1", "lucky #1", "ü✓"])
def test_any_word_that_a_fair_seed_accepts_survives_the_journal(
    write: Callable[[Journal], str], nonce: str
) -> None:
    """Whatever `Seed.fair` takes must be kept: another word is another shuffle."""
    setup = patolli.games()[0].setup(patolli.games()[0].min_players)
    nonces = (nonce, "other")[: setup.players]
    match = Match(setup, Seed.fair(bytes(FAIR_BYTES), nonces))
    journal = read_journal(write(match.journal), patolli.game)
    assert journal.seed == match.journal.seed
    assert Match.replay(journal).state == match.state
