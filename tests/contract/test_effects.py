"""What a decision did is recorded while it is done, and heard by those who may know it."""

from typing import Union

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import patolli
from contract.random_play import every_setup, fewer_games, random_games, seen, sources, viewers_of
from patolli import SPECTATOR, Seed, Setup, State
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect, heard
from patolli.engine.game import Game
from patolli.engine.policy import Mind
from patolli.engine.words import LOCALES, Who, Words, said

GAMES_TRIED = 60
"""How many random games a kind of effect may take to happen."""


def deep_args(what: object) -> list[object]:
    if not isinstance(what, Words):
        return [what]
    return [each for _, arg in what.args for each in deep_args(arg)]


@every_setup
@fewer_games
@given(data=st.data())
def test_recording_changes_nothing_but_the_record(setup: Setup, data: st.DataObject) -> None:
    """The position is the same with and without it, and only the one decision is recorded."""
    game = data.draw(random_games(setup))
    state = setup.new(game.seed)
    for number, expected in enumerate(game.moments()):
        assert state == expected
        assert state.record is None
        assert state.clone().record is None
        if number < len(game.decisions):
            state.carry_out(*game.decisions[number])


@every_setup
@fewer_games
@given(data=st.data())
def test_whoever_decides_hears_what_came_of_it(setup: Setup, data: st.DataObject) -> None:
    game = data.draw(random_games(setup))
    if not setup.game.effect_types:
        return
    state = setup.new(game.seed)
    for seat, action in game.decisions:
        assert heard(state.carry_out(seat, action), seat), setup.game.decode(setup, action)


@every_setup
@fewer_games
@given(data=st.data(), source=sources)
def test_positions_that_a_seat_cannot_tell_apart_give_it_the_same_effects(
    setup: Setup, data: st.DataObject, source: int
) -> None:
    """Whoever decides, and whatever they decide in secret: as long as the seat sees the same afterwards, it
    hears the same, until something is shown that no view keeps."""
    dice = FastSource(source)
    game = data.draw(random_games(setup))
    for (seat, action), state in zip(game.decisions, game.moments(), strict=False):
        for viewer in viewers_of(setup):
            twin = state.clone()
            twin.redeal(viewer, dice)
            legal = twin.legal_actions(seat)
            in_secret = seat != viewer and setup.game.is_secret(state)
            other = legal[dice.below(len(legal))] if in_secret else action
            if other in legal:
                assert_alike(state.clone(), action, twin, other, seat, viewer)


def assert_alike(one: State, action: int, other: State, other_action: int, seat: int, viewer: int) -> None:
    first, second = one.carry_out(seat, action), other.carry_out(seat, other_action)
    if seen(one, viewer) == seen(other, viewer):
        assert_heard_alike(heard(first, viewer), heard(second, viewer))


def assert_heard_alike(first: tuple[Effect, ...], second: tuple[Effect, ...]) -> None:
    """Require the same effects, up to one that shows everybody a difference."""
    for one, other in zip(first, second, strict=False):
        if one != other:
            assert one.shown_in_passing, (one, other)
            assert type(one) is type(other)
            return
    assert len(first) == len(second)


@every_setup
@fewer_games
@given(data=st.data())
def test_effects_can_be_sent_and_said(setup: Setup, data: st.DataObject) -> None:
    """They survive JSON, are said in every language, and speak of seats by name."""
    if not setup.game.effect_types:
        return
    decoder = msgspec.json.Decoder(Union[setup.game.effect_types])  # noqa: UP007
    names = tuple(f"<{seat}>" for seat in range(setup.players))
    game = data.draw(random_games(setup))
    state = setup.new(game.seed)
    for seat, action in game.decisions:
        for effect in state.carry_out(seat, action):
            assert decoder.decode(msgspec.json.encode(effect)) == effect
            for listener in viewers_of(setup):
                told = effect.heard_by(listener)
                if told is None or not told.words():
                    continue
                for locale in LOCALES:
                    sentence = said(told.words(), locale, names)
                    assert sentence.endswith((".", "!", "?", ":")), sentence
                    assert "{" not in sentence, sentence
                    for arg in deep_args(told.words()):
                        if isinstance(arg, Who):
                            assert names[arg.seat] in sentence


@pytest.mark.parametrize("game", patolli.games(), ids=lambda game: game.name)
def test_every_kind_of_effect_happens(game: Game) -> None:
    """In random games, or in those that are mostly well played: only these reach some ends."""
    missing = set(game.effect_types)
    for number in range(GAMES_TRIED):
        for setup in game.setups():
            state = setup.new(Seed.fast(number))
            source = FastSource(number)
            mind = Mind(game.computer_player.policy(setup), setup.num_actions, source)
            while missing and (pending := state.pending_seats()):
                seat = pending[source.below(len(pending))]
                well = number % 2 == 1 and source.below(10) > 0
                action = mind.best(state, seat) if well else mind.any(state, seat)
                missing -= {type(each) for each in state.carry_out(seat, action)}
            if not missing:
                return
    assert not missing


@every_setup
@fewer_games
@given(data=st.data())
def test_a_spectator_hears_nothing_that_a_seat_does_not(setup: Setup, data: st.DataObject) -> None:
    """What everybody may know is told to everybody, at least as fully as to somebody who only watches."""
    game = data.draw(random_games(setup))
    state = setup.new(game.seed)
    for seat, action in game.decisions:
        for effect in state.carry_out(seat, action):
            public = effect.heard_by(SPECTATOR)
            for listener in range(setup.players):
                mine = effect.heard_by(listener)
                assert tells_no_more(msgspec.to_builtins(public), msgspec.to_builtins(mine)), (public, mine)


def tells_no_more(one: object, other: object) -> bool:
    """Tell whether all that one says is said by the other, too; None says nothing."""
    if one is None:
        return True
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(tells_no_more(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple) and isinstance(other, list | tuple):
        return len(one) == len(other) and all(map(tells_no_more, one, other))
    return one == other
