"""OpenSpiel's own suites judge our games: random simulation, its API tests and its playthroughs."""

import pickle
from random import Random

import pyspiel
import pytest
from absl import flags
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough

import patolli
from patolli.players.player import GreedyPlayer
from patolli.research.openspiel import SpielState
from research.playthroughs import FOLDER, SOLVABLE
from research.spiel import EDITIONS, GAMES, TINY_GOLD, TINY_YAXHA, dealt, every_game, every_variant, load

FEWEST_PLAYERS = [f"patolli_{game.name}(players={game.min_players})" for game in patolli.games()]
MORE = [name for name in GAMES if name not in FEWEST_PLAYERS]
"""Of these only the beginning of a playthrough is looked at, and all of it in `make soak`."""
BEGINNING = 14


def greedy_action(state: SpielState) -> int:
    assert state.course is not None
    seat, concealed = state.current_player(), state.course.position.clone()
    concealed.conceal(seat)
    return GreedyPlayer(concealed.setup, seed=1).decide(concealed, seat)


@every_variant
def test_random_simulation(name: str) -> None:
    """Legal actions, masks, action strings, clones, serialisation, observations, returns: at every step."""
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_resampling(name: str) -> None:
    """What `ResampleInfostateTest` checks, which OpenSpiel has for games in C++ only."""
    chance = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    random = Random(3)
    state = dealt(name)
    while not state.is_terminal():
        if random.random() < 0.2:
            for player in range(state.num_players()):
                other = state.resample_from_infostate(player, chance)
                assert other.information_state_string(player) == state.information_state_string(player)
                assert other.information_state_tensor(player) == state.information_state_tensor(player)
                assert other.observation_string(player) == state.observation_string(player)
                assert other.current_player() == state.current_player()
        state.apply_action(random.choice(state.legal_actions()))


@every_game
def test_a_saved_game_goes_on_where_it_was(name: str) -> None:
    random = Random(4)
    state = dealt(name)
    for _ in range(30):
        if state.is_terminal():
            break  # some games are short
        state.apply_action(random.choice(state.legal_actions()))
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    game, restored = pyspiel.deserialize_game_and_state(text)
    unpickled = pickle.loads(pickle.dumps(state))
    replayed = game.new_initial_state()
    for action in state.history():
        replayed.apply_action(action)
    for other in (restored, unpickled, replayed):
        assert str(other) == str(state)
        assert other.history() == state.history()
        for player in range(state.num_players()):
            assert other.information_state_string(player) == state.information_state_string(player)


def greedy_game(name: str, most: int) -> SpielState:
    """To write down a random game of Maori, which is longer, takes half a minute."""
    state = dealt(name)
    while not state.is_terminal() and len(state.history()) < most:
        state.apply_action(greedy_action(state))
    return state


@pytest.mark.parametrize(
    "name", [*FEWEST_PLAYERS, *(pytest.param(each, marks=pytest.mark.soak) for each in MORE)]
)
def test_playthrough(name: str) -> None:
    state = greedy_game(name, most=10_000)
    text = generate_playthrough.playthrough(name, state.history(), seed=0)
    assert text.count("# Apply action") == len(state.history())
    assert "IsTerminal() = True" in text


@pytest.mark.parametrize("name", MORE)
def test_the_beginning_of_a_playthrough(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A playthrough goes on to the end of the game; only an action that nobody knows stops it."""
    state = greedy_game(name, BEGINNING)
    with pytest.raises(pyspiel.SpielError, match="the end"):
        generate_playthrough.playthrough(name, [*state.history(), "the end"], alsologtostdout=True, seed=0)
    assert capsys.readouterr().out.count("# Apply action") == BEGINNING


@pytest.mark.parametrize("game", SOLVABLE)
def test_a_kept_playthrough_is_what_the_game_does_now(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a change is meant, `python tests/research/playthroughs.py` keeps them anew."""
    monkeypatch.chdir(EDITIONS)
    if not flags.FLAGS.is_parsed():
        flags.FLAGS.mark_as_parsed()
    expected, actual = generate_playthrough.replay(str(FOLDER / f"tiny-{game}.txt"))
    assert expected == actual


# Their API tests, on every game a few hundred states, on the tiny ones every state there is. Chance, playable
# and terminal states, and information states, are counted by them, to notice any change.

api_test.TOTAL_NUM_STATES |= {"tiny gold": (1, 416, 726), "tiny yaxha": (1, 206, 512)}
api_test.PERFECT_RECALL_NUM_STATES |= {"tiny gold": 328, "tiny yaxha": 100}


class TestApiOfTinyGold(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name = "tiny gold"
    game = load(TINY_GOLD)


class TestApiOfTinyYaxha(api_test.EnforceAPIOnFullTreeBase):  # type: ignore[misc]
    game_name = "tiny yaxha"
    game = load(TINY_YAXHA)


for _name in GAMES:
    _game = load(_name.replace(")", ",deals=2)"))
    _title = f"TestApiOf_{_name}"
    globals()[_title] = type(
        _title, (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": _name, "game": _game}
    )
