"""What is said is there in every language, and in all of them the same is said."""

from functools import cache
from importlib import resources

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from patolli.engine.errors import IllegalMove
from patolli.engine.game import Game
from patolli.engine.words import ENGLISH, LOCALES, Words, listed, said, say, words
from patolli.games import games

OTHERS = [locale for locale in LOCALES if locale != ENGLISH]
FILES = sorted(
    path.name for path in resources.files("patolli").joinpath("locale", ENGLISH).iterdir() if path.is_file()
)


class Mentioned(Visitor):
    """The variables of a message, and the other messages that it is made of."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def variables(locale: str, file: str) -> dict[str, set[str]]:
    """The variables of every message in a file, with those of the messages it is made of."""
    text = resources.files("patolli").joinpath("locale", locale, file).read_text(encoding="utf-8")
    mentioned: dict[str, Mentioned] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{locale}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in mentioned, f"{locale}/{file} has {entry.id.name} twice"
            mentioned[entry.id.name] = Mentioned()
            mentioned[entry.id.name].visit(entry)

    def of(id: str) -> set[str]:
        return mentioned[id].variables.union(*(of(other) for other in mentioned[id].messages))

    return {id: of(id) for id in mentioned}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("locale", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(locale: str, file: str) -> None:
    assert variables(locale, file) == variables(ENGLISH, file)


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


def test_what_is_filled_in_is_said_in_the_same_language() -> None:
    seats = listed([words("game-seat", seat=1), words("game-seat", seat=2)], "and")
    assert say("en", "game-waiting-for", count=2, seats=seats) == "seat 1 and seat 2 do"
    assert say("de", "game-waiting-for", count=2, seats=seats) == "Platz 1 und Platz 2 sind dran"


def test_an_unknown_language_is_answered_in_english() -> None:
    assert say("../en", "game-take-back") == say("en", "game-take-back") == "take the last decision back"


def test_what_was_never_translated_is_said_as_it_is() -> None:
    assert said("another stage is on", "nl") == "another stage is on"


def test_an_error_is_english_and_can_be_said_otherwise() -> None:
    error = IllegalMove(words("game-not-allowed", notation="B@a1", why=words("yaxha-no-building")))
    assert str(error) == "B@a1 is not allowed now: you have your cubes and build now."
    assert error.said("nl") == "B@a1 mag nu niet: je hebt je blokjes en bouwt nu."
