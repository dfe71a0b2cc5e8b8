"""What is said, in every language."""

import pytest

from locale_files import variables
from patolli.engine.errors import IllegalMove
from patolli.engine.game import Game
from patolli.engine.words import ENGLISH, LOCALES, Who, Words, listed, said, said_in_full, say, words
from patolli.games import games


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_kind_of_move_has_its_words(game: Game) -> None:
    messages = variables(ENGLISH, f"{game.name}-said.ftl")
    moves = {game.decode(setup, action) for setup in game.setups() for action in range(setup.num_actions)}
    assert {type(move) for move in moves} == set(game.move_types)
    for move in moves:
        for what in (move.words(), move.overheard_words()):
            assert isinstance(what, Words)
            assert {name for name, _ in what.args} == messages[what.id]
    for locale in LOCALES:
        assert len({move.sentence(locale) for move in moves}) == len(moves)
        assert not [move for move in moves if "{" in move.sentence(locale) + move.overheard(locale)]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_option_and_choice_has_a_name_for_people(game: Game) -> None:
    for locale in LOCALES:
        labels = [option.label(locale) for option in game.options]
        helps = [option.help(locale) for option in game.options]
        assert all(text.lstrip("'\u2018„«")[0].isupper() for text in labels + helps), labels + helps
        for option in game.options:
            names = {option.choice_label(choice, locale) for choice in option.choices}
            assert len(names) == len(option.choices)


def test_what_is_filled_in_is_said_in_the_same_language() -> None:
    seats = listed([words("game-seat", seat=1), words("game-seat", seat=2)], "and")
    assert say("en", "game-waiting-for", count=2, seats=seats) == "waiting for seat 1 and seat 2"
    assert say("de", "game-waiting-for", count=2, seats=seats) == "Platz 1 und Platz 2 sind dran"


def test_what_is_filled_in_is_cut_where_it_is_endless() -> None:
    sentence = say("nl", "journal-begins", line="2", word="1" * 10_000)
    assert sentence.startswith("Regel 2 begint met 1111")
    assert len(sentence) < 1200


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("../en", "game-take-back") == say("en", "game-take-back") == "take back the last decision"


def test_what_was_never_translated_is_said_as_it_is() -> None:
    assert said("another stage is on", "nl") == "another stage is on"


def test_an_error_is_english_and_can_be_said_otherwise() -> None:
    error = IllegalMove(words("game-not-allowed", notation="B@a1", why=words("yaxha-no-building")))
    assert str(error) == "B@a1 is not allowed now: you already have your cubes; now build."
    assert error.said("nl") == "B@a1 mag nu niet: je hebt je blokjes en bouwt nu."


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("en", "Seat 1 has bid."),
        ("nl", "Plaats 1 heeft geboden."),
        ("de", "Platz 1 hat geboten."),
        ("it", "Posto 1 ha fatto un’offerta."),
    ],
)
def test_a_seat_that_begins_a_sentence_has_a_capital_letter(locale: str, sentence: str) -> None:
    bid = words("gold-effect-has-bid", who=Who(0))
    assert said_in_full(bid, locale) == sentence
    assert said_in_full(bid, locale, ("eve",)) == said(bid, locale, ("eve",))


def test_a_seat_within_a_sentence_has_none() -> None:
    told = words("yaxha-effect-swapped", one=Who(0), other=Who(1), tile=2, other_tile=1)
    assert said_in_full(told) == (
        "Seat 1 and seat 2 chose the same market and swap turn tiles. Seat 1 now has tile 2, seat 2 tile 1."
    )


def test_numbers_below_zero_have_the_minus_sign_of_print() -> None:
    assert "−5" in say("en", "game-seat", seat=-5)
