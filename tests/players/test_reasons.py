"""Every reason that a policy gives is recognised, and can be said in every language."""

from random import Random

import pytest

from patolli.engine.game import Game
from patolli.engine.seed import Seed
from patolli.engine.words import ENGLISH, Words, said, text_of
from patolli.games import games
from patolli.players.reasons import recognised


def check(game: str, reason: str) -> None:
    found = recognised(game, reason)
    assert isinstance(found, Words), f"{game} has no message for: {reason}"
    assert said(found, ENGLISH) == reason


@pytest.mark.parametrize(
    "game", [game for game in games() if text_of(ENGLISH, game.name)], ids=lambda game: game.name
)
def test_every_reason_has_its_message(game: Game) -> None:
    random = Random(game.name)
    for setup in game.setups():
        policy = game.policy(setup)
        state = setup.new(Seed.fast(random.randrange(1000)))
        while state.pending_seats():
            seat = random.choice(state.pending_seats())
            action = random.choice(state.legal_actions(seat))
            check(game.name, policy.reason(state, seat, action))
            state.apply(seat, action)


RARE = {
    "maori": (
        "There a left end with half a lei can be had for no shells in all and stored, with the board kept "
        "open: 1 point.\n"
        "Nothing there is worth taking, and to keep the board open counts -0.5 points.\n"
        "It is the stored tile, a single with a hut, but the good spaces for it are out of reach.\n"
        "It is water for 1 shell, but the good spaces for it are out of reach.\n"
        "The next player finds a volcano one step ahead and water two steps ahead."
    ),
    "maya": (
        "You cannot place a cube: you pay one and get 2 gold.\n"
        "The joker is kept, for 1 cube left behind.\n"
        "It saves 2 of 3 cubes that you cannot carry."
    ),
}


@pytest.mark.parametrize("game", RARE)
def test_reasons_that_hardly_ever_come_up_have_theirs_too(game: str) -> None:
    for reason in RARE[game].splitlines():
        check(game, reason)


def test_a_reason_in_every_language() -> None:
    reason = "It makes the largest orange group 4 instead of 3, worth 1 more point; it hides a blue cube."
    found = recognised("yaxha", reason)
    assert said(found, "nl") == (
        "Het maakt de grootste oranje groep 4 in plaats van 3 blokjes groot, dat levert 1 punt meer op; "
        "het verbergt een blauw blokje."
    )
    assert said(found, "de") == (
        "Mit ihm ist die größte orange Gruppe 4 statt 3 Würfel groß, das bringt 1 Punkt mehr; "
        "er verdeckt einen blauen Würfel."
    )
    assert said(found, "it") == (
        "Porta il gruppo arancione più grande a 4 cubi invece di 3, che vale 1 punto in più; "
        "nasconde un cubo blu."
    )


def test_numbers_are_written_as_in_the_language() -> None:
    reason = "There the shard adds about 2.5 points to what the plate may become."
    assert "etwa 2,5 Punkte" in said(recognised("gold", reason), "de")


def test_what_is_not_recognised_is_said_as_it_is() -> None:
    assert recognised("duel", "It is the higher one.") == "It is the higher one."
