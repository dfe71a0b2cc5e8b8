"""Actions in words: every action is a move with a notation and a sentence, and back."""

import string

from hypothesis import given
from hypothesis import strategies as st

from contract.random_play import every_setup, random_games
from patolli import Setup


@every_setup
def test_every_action_is_decoded_and_encoded_again(setup: Setup) -> None:
    """All numbers below num_actions are moves, no two the same one."""
    game = setup.game
    moves = [game.decode(setup, action) for action in range(setup.num_actions)]
    assert [game.encode(setup, move) for move in moves] == list(range(setup.num_actions))
    assert len(set(moves)) == setup.num_actions


@every_setup
def test_every_notation_is_read_back_as_its_action(setup: Setup) -> None:
    """What a journal holds can be read again, whether or not it is legal at any time."""
    game = setup.game
    for action in range(setup.num_actions):
        move = game.decode(setup, action)
        read = game.parse(setup, move.notation())
        assert read == move
        assert game.encode(setup, read) == action


@every_setup
@given(data=st.data())
def test_every_legal_action_has_a_notation_that_is_read_back(setup: Setup, data: st.DataObject) -> None:
    """At every moment of a game, for every seat that owes a decision."""
    game = setup.game
    checked: set[int] = set()
    for state in data.draw(random_games(setup)).moments():
        for seat in state.pending_seats():
            for action in set(state.legal_actions(seat)) - checked:
                checked.add(action)
                assert game.encode(setup, game.parse(setup, game.decode(setup, action).notation())) == action


@every_setup
def test_notations_are_different_and_fit_a_line_of_a_journal(setup: Setup) -> None:
    """One line, no space at either end, nothing that a journal would take for a comment or a take-back."""
    notations = [setup.game.decode(setup, action).notation() for action in range(setup.num_actions)]
    assert len(set(notations)) == setup.num_actions
    for notation in notations:
        assert notation
        assert notation.isprintable()
        assert notation == notation.strip()
        assert not notation.startswith("#")
        assert " #" not in notation
        assert notation != "take-back"


@every_setup
def test_the_others_hear_as_much_in_words_as_in_data(setup: Setup) -> None:
    """A move that is outlined for the others is not said in full either, and the other way round."""
    for action in range(setup.num_actions):
        move = setup.game.decode(setup, action)
        assert (move.outline() == move) == (move.overheard() == move.sentence()), move.notation()


@every_setup
def test_sentences_are_different_and_start_with_a_verb(setup: Setup) -> None:
    """They are put behind a name ("Ann: lay …"), so they start small and end without a full stop."""
    sentences = [setup.game.decode(setup, action).sentence() for action in range(setup.num_actions)]
    assert len(set(sentences)) == setup.num_actions
    for sentence in sentences:
        assert sentence[:1] in tuple(string.ascii_lowercase)
        assert sentence[-1] not in string.whitespace + "."
