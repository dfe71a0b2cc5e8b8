"""Players in text: what is understood, and what is refused with a sentence that helps."""

from importlib.metadata import EntryPoint

import pytest

import patolli
from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Game
from patolli.players import KINDS, LEVELS, check_player, is_player, kinds, made_of, player, registry

YAXHA = patolli.game("yaxha").setup(2)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("deep-blue", "There is no computer player 'deep-blue'; there are: random, greedy, search, novice,"),
        ("", "There is no computer player ''; there are: random,"),
        ("random:time=1s", "The player random has no parameter 'time'; it has none."),
        ("search:speed=9", "The player search has no parameter 'speed'; it has: time, iterations, explore,"),
        ("greedy:", "'greedy:' ends with a colon; write a parameter behind it, or leave it out."),
        ("search:time=1s:", "'search:time=1s:' ends with a colon;"),
        ("search:time", "search: write time=… to set time."),
        ("search:time=1", "search: time cannot be '1'; it is a time like 1s, 0.5s or 200ms."),
        ("search:time=0s", "search: time cannot be '0s'; it is above 0 s and at most 1 hour."),
        ("search:time=-1s", "search: time cannot be '-1s'; it is a time like 1s"),
        ("search:iterations=0", "search: iterations cannot be '0'; it is a whole number from 1 to"),
        ("search:workers=65", "search: workers cannot be '65'; it is a whole number from 1 to 64."),
        ("search:time=1s:time=2s", "search: time is set twice."),
        ("greedy:lapses=101", "greedy: lapses cannot be '101'; it is a whole number from 0 to 100."),
        ("master:time=9s", "The level master has no parameters; it is "),
    ],
)
def test_what_cannot_be_a_player_says_what_would_be(text: str, sentence: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        check_player(text, YAXHA.game)
    assert str(refused.value).startswith(sentence)


@pytest.mark.parametrize("name", [*KINDS, *LEVELS])
def test_every_kind_and_level_decides(name: str) -> None:
    assert is_player(name)
    state = YAXHA.new(patolli.Seed.fast(1))
    state.conceal(0)
    mind = player(name, YAXHA, seed=3)
    assert mind.decide(state, 0, seconds=0.01) in state.legal_actions(0)
    mind.close()


def test_a_time_may_be_written_in_milliseconds() -> None:
    assert check_player("search:time=250ms", YAXHA.game)[1] == {"time": 0.25}
    assert check_player("search:time=1.5s:workers=2", YAXHA.game)[1] == {"time": 1.5, "workers": 2}


def test_a_person_is_no_player() -> None:
    assert not is_player("you")


@pytest.mark.parametrize("game", patolli.games(), ids=lambda game: game.name)
def test_the_lower_levels_know_how_much_a_lapse_costs_in_a_game(game: Game) -> None:
    novice, casual = made_of("novice", game), made_of("casual", game)
    assert novice == f"greedy:lapses={game.computer_player.lapses.novice}"
    assert casual == f"greedy:lapses={game.computer_player.lapses.casual}"
    assert 0 < game.computer_player.lapses.casual < game.computer_player.lapses.novice <= 50


def test_a_guest_whose_library_is_missing_cannot_play_here(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("stranger", "no_such_package:KIND", registry.GUESTS)
    monkeypatch.setattr(registry, "guests", lambda: {"stranger": entry})
    assert is_player("stranger:time=1s")
    with pytest.raises(InvalidSetup, match="The player stranger cannot play here: No module named"):
        check_player("stranger", YAXHA.game)
    assert [kind.name for kind in kinds()] == list(KINDS)
