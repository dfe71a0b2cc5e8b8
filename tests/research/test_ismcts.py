"""OpenSpiel's bot at our tables."""

import json
from time import perf_counter

import pytest

import patolli
from cli.command import shown
from patolli.players import check_player, is_player, player

YAXHA = patolli.game("yaxha").setup(2)


@pytest.mark.parametrize("text", ["openspiel-ismcts:time=20ms", "openspiel-ismcts:simulations=5:compiled=1"])
@pytest.mark.parametrize("game", patolli.games(), ids=lambda game: game.name)
def test_it_decides_in_every_game(game: patolli.Game, text: str) -> None:
    setup = game.setup(game.min_players)
    state = setup.new(patolli.Seed.fast(1))
    minds = [player(text, setup, seed) for seed in range(setup.players)]
    for _ in range(6):
        seat = state.next_seat()
        concealed = state.clone()
        concealed.conceal(seat)
        state.apply(seat, minds[seat].decide(concealed, seat))
    assert state.audit() == ""


def test_the_same_seed_decides_the_same() -> None:
    state = YAXHA.new(patolli.Seed.fast(1))
    state.conceal(0)
    decided = [player("openspiel-ismcts:simulations=30", YAXHA, 3).decide(state, 0) for _ in range(2)]
    assert decided[0] == decided[1]


def test_it_keeps_to_its_time() -> None:
    state = YAXHA.new(patolli.Seed.fast(1))
    state.conceal(0)
    mind = player("openspiel-ismcts:time=100ms:compiled=1", YAXHA, 3)
    start = perf_counter()
    mind.decide(state, 0)
    assert 0.1 <= perf_counter() - start < 1.0
    start = perf_counter()
    mind.decide(state, 0, seconds=0.01)
    assert perf_counter() - start < 0.1


def test_it_is_a_player_of_the_arena() -> None:
    assert is_player("openspiel-ismcts")
    assert check_player("openspiel-ismcts:time=200ms", YAXHA.game)[1] == {"time": 0.2}
    bot = "openspiel-ismcts:simulations=5:compiled=1"
    out = shown("arena", "greedy", bot, "--game", "yaxha", "--games", "2", "--workers", "1", "--json")
    assert {figures["player"] for figures in json.loads(out)["ladder"]} == {"greedy", bot}
