"""Every reason that a policy gives is a message, and can be said in every language."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from locale_files import mentioned, messages, shown, variables
from patolli.engine.game import Game
from patolli.engine.seed import Seed
from patolli.engine.words import ENGLISH, LOCALES, Said, Who, Words, said, words
from patolli.games import games
from patolli.games.yaxha.policy.reasons import gain_clause, group_clause

GAMES = [game for game in games() if game.package.startswith("patolli.")]
SAME_EVERYWHERE = {"pyramid", "space"}
"""Texts that are shown as they are in every language; all others are only chosen by."""


def every(said: Said) -> Iterator[Words]:
    """A message and all those that are filled in."""
    if isinstance(said, Words):
        yield said
        for _, arg in said.args:
            if isinstance(arg, Words):
                yield from every(arg)


def check(message: Words) -> None:
    file = f"{message.id.partition('-')[0]}-said.ftl"
    texts = {name for name, arg in message.args if isinstance(arg, str) and arg and not arg.isdecimal()}
    for language in LOCALES:
        assert variables(language, file)[message.id] <= dict(message.args).keys()
        if language != ENGLISH:
            assert not texts & shown(language, file)[message.id] - SAME_EVERYWHERE, (language, message)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_reason_can_be_said_in_every_language(game: Game) -> None:
    random = Random(game.name)
    for setup in game.setups():
        policy = game.computer_player.policy(setup)
        state = setup.new(Seed.fast(random.randrange(1000)))
        while state.pending_seats():
            seat = random.choice(state.pending_seats())
            action = random.choice(state.legal_actions(seat))
            reason = policy.reason(state, seat, action)
            assert isinstance(reason, Words)
            for message in every(reason):
                check(message)
            sentences = {said(reason, language) for language in LOCALES}
            assert len(sentences) == len(LOCALES)
            assert not any("{" in sentence for sentence in sentences), sentences
            state.apply(seat, action)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_message_is_left_over_that_no_reason_is_made_of(game: Game) -> None:
    file = f"{game.name}-said.ftl"
    (reasons,) = Path(import_module(game.package).__file__ or "").parent.rglob("reasons.py")
    source = reasons.read_text()
    ids = {id for id in messages(ENGLISH, file) if id.startswith((f"{game.name}-why-", f"{game.name}-part-"))}
    asked_for = {id for id in ids if f'"{id}"' in source}
    assert asked_for
    assert ids == asked_for.union(*(mentioned(ENGLISH, file)[id] & ids for id in asked_for))


def test_a_reason_in_every_language() -> None:
    reason = words(
        "yaxha-why-build",
        what=group_clause("orange", before=3, after=4, alone=False),
        gain=gain_clause(1),
        rival="",
        cost=words("yaxha-part-cost-hides", colour="blue"),
    )
    assert said(reason) == (
        "It makes the largest orange group 4 instead of 3, worth 1 more point; it hides a blue cube."
    )
    assert said(reason, "nl") == (
        "Het maakt de grootste oranje groep 4 in plaats van 3 blokjes groot, dat levert 1 punt meer op; "
        "het verbergt een blauw blokje."
    )
    assert said(reason, "de") == (
        "Mit ihm ist die größte orange Gruppe 4 statt 3 Steine groß, das bringt 1 Punkt mehr; "
        "er verdeckt einen blauen Stein."
    )
    assert said(reason, "it") == (
        "Porta il gruppo arancione più grande a 4 cubi invece di 3, che vale 1 punto in più; "
        "nasconde un cubo blu."
    )


def test_numbers_are_written_as_in_the_language() -> None:
    assert "etwa 2,5 Punkte" in said(words("gold-why-plate", points=2.5), "de")
    assert "about 1 point " in said(words("gold-why-plate", points=1.0))


def test_people_are_named_where_their_names_are_known() -> None:
    reason = words("gold-why-rival-may", points=1.0, theirs=2.5, who=Who(1))
    assert "to seat 2, who" in said(reason)
    assert "to Ben, who" in said(reason, names=("Ana", "Ben"))
