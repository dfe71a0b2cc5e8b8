"""OpenSpiel's face of the games: parameters, chance, secrets, returns, and what is refused."""

import copy
import json
import pickle
from collections import Counter
from random import Random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

from patolli.engine.outcome import decide
from patolli.games.maya.cells import COVERED, ROWS
from patolli.games.maya.rules import MayaState
from patolli.research.openspiel import SpielGame, SpielState, spiel_game
from patolli.research.payoffs import payoffs
from research.spiel import GAMES, TINY_GOLD, TINY_YAXHA, dealt, every_game, every_variant, load

PRIVATE = pyspiel.PrivateInfoType
STEPS = 40
"""Of a game, where a whole one would take long."""


def test_options_are_parameters() -> None:
    game = load("patolli_maori(players=3,variant=expert,ship_placer=first-seat)")
    assert dict(game.setup.options) == {"variant": "expert", "side": "islands", "ship-placer": "first-seat"}
    assert game.num_players() == 3


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("patolli_yaxha(players=7)", "Yaxha is for 2 to 4 players, not 7."),
        ("patolli_yaxha(deck=marked)", "The option 'deck' of Yaxha cannot be 'marked'; choose one of:"),
        ("patolli_yaxha(edition=nowhere.toml)", "nowhere.toml cannot be read: No such file or directory."),
        ("patolli_yaxha(deals=129)", "deals is from 1 to 128, or 0 for 128^4 of them, not 129."),
        ("patolli_yaxha(seed=-1)", "The seed of a run is a whole number from 0 to"),
    ],
)
def test_wrong_parameters_are_refused_with_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=sentence.replace("(", r"\(").replace("^", r"\^")):
        pyspiel.load_game(name)


def test_the_deal_is_drawn_first() -> None:
    state = load("patolli_yaxha").new_initial_state()
    for _ in range(4):
        assert state.is_chance_node()
        assert len(state.chance_outcomes()) == 128
        state.apply_action(3)
    assert state.current_player() == 0


def test_few_deals_are_drawn_at_once() -> None:
    game = load("patolli_yaxha(deals=3)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    assert len({str(state.child(outcome)) for outcome in range(3)}) == 3


def test_other_seeds_have_other_deals() -> None:
    assert str(dealt("patolli_yaxha(seed=1)")) != str(dealt("patolli_yaxha(seed=2)"))


def test_what_is_decided_at_the_same_time_is_asked_for_seat_by_seat() -> None:
    """Both choose a market of cubes in secret; the second does not see what the first has chosen."""
    state = dealt("patolli_yaxha")
    assert state.current_player() == 0
    assert len(state.legal_actions(0)) > 1
    assert state.legal_actions(1) == []
    children = [state.child(action) for action in state.legal_actions()]
    assert {child.current_player() for child in children} == {1}
    assert len({child.information_state_string(1) for child in children}) == 1
    assert len({tuple(child.information_state_tensor(1)) for child in children}) == 1
    assert len({child.information_state_string(0) for child in children}) == len(children)


@every_game
def test_a_resampled_world_differs_in_what_is_hidden(name: str) -> None:
    """Not at every moment: a game of Maya begins with everything in sight."""
    chance = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    random = Random(1)
    state = dealt(name)
    while str(state.resample_from_infostate(0, chance)) == str(state):
        state.apply_action(random.choice(state.legal_actions()))
    assert not state.is_terminal()


@every_game
def test_a_resampled_world_does_not_give_away_the_deal(name: str) -> None:
    chance = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    assert dealt(name).resample_from_infostate(0, chance).history() == []


def states_by_information(game: SpielGame) -> dict[tuple[int, str], set[str]]:
    """All states after the deal, by what each player knows in them."""
    found: dict[tuple[int, str], set[str]] = {}
    todo = [game.new_initial_state()]
    while todo:
        state = todo.pop()
        if state.is_terminal():
            continue
        todo += [state.child(action) for action in state.legal_actions()]
        if not state.is_chance_node():
            for player in range(state.num_players()):
                key = player, state.information_state_string(player)
                found.setdefault(key, set()).add(state.history_str())
    return found


@pytest.mark.parametrize("name", [TINY_GOLD, TINY_YAXHA])
def test_with_few_deals_a_resampled_world_is_any_that_the_player_thinks_possible(name: str) -> None:
    """From every state of a tiny game; one is found that differs wherever there is one."""
    game = load(name)
    possible = states_by_information(game)
    chance = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    found: dict[tuple[int, str], set[str]] = {}
    todo = [game.new_initial_state().child(deal) for deal in range(game.deals)]
    while todo:
        state = todo.pop()
        for player in range(state.num_players()):
            key = player, state.information_state_string(player)
            for _ in range(3):
                other = state.resample_from_infostate(player, chance)
                assert other.history_str() in possible[key]
                found.setdefault(key, set()).add(other.history_str())
        todo += [
            child for action in state.legal_actions() if not (child := state.child(action)).is_terminal()
        ]
    missed = sum(len(possible[key] - found[key]) for key in possible)
    assert missed < 0.1 * sum(map(len, possible.values()))


def test_with_few_deals_those_that_fit_are_equally_likely() -> None:
    name = TINY_GOLD.replace("deals=2", "deals=8")
    beginnings = [dealt(name, deal).information_state_string(0) for deal in range(8)]
    chance = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    drawn = Counter(dealt(name, 0).resample_from_infostate(0, chance).history()[0] for _ in range(400))
    assert set(drawn) == {deal for deal in range(8) if beginnings[deal] == beginnings[0]} == {0, 2, 3, 4}
    assert min(drawn.values()) > 60


@pytest.mark.parametrize("name", GAMES)
def test_few_deals_of_a_whole_game_are_resampled_too(name: str) -> None:
    chance = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    random = Random(3)
    state = dealt(name.replace(")", ",deals=2)"))
    for _ in range(STEPS):
        if state.is_terminal():
            break  # some games are short
        player = state.current_player()
        other = state.resample_from_infostate(player, chance)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.current_player() == player
        state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize(
    "name", ["patolli_yaxha()", "patolli_maori()", "patolli_maori(players=5)", "patolli_gold()"]
)
def test_with_few_deals_a_resampled_game_has_a_history_where_nothing_decided_stays_secret(name: str) -> None:
    chance = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    random = Random(3)
    for deal in range(4):
        state = dealt(name.replace("(", "(deals=4,"), deal)
        for _ in range(40):
            for player in range(state.num_players()):
                assert state.resample_from_infostate(player, chance).history()
            state.apply_action(random.choice(state.legal_actions()))


def position_of(state: SpielState) -> MayaState:
    assert state.course is not None
    position = state.course.position
    assert isinstance(position, MayaState)
    return position


def test_with_few_deals_cards_at_quarries_that_are_still_covered_are_no_more_than_guessed() -> None:
    """Of Maya's quarries one after the other is uncovered: some cards are shown before others."""
    random = Random(3)
    state = dealt("patolli_maya(deals=2)")
    while not 0 < position_of(state).cells[COVERED] < position_of(state).numbers.quarries:
        state.apply_action(random.choice(state.legal_actions()))
    player = state.current_player()
    chance = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)
    found = [state.resample_from_infostate(player, chance) for _ in range(20)]
    covered = slice(ROWS, ROWS + position_of(state).cells[COVERED])
    assert len({tuple(position_of(other).cells[covered]) for other in found}) > 1
    assert {other.information_state_string(player) for other in found} == {
        state.information_state_string(player)
    }


@every_game
def test_an_information_state_remembers(name: str) -> None:
    """Whoever decided something else on the way is in another information state."""
    random = Random(2)
    state = dealt(name)
    before = {state.current_player(): {state.information_state_string()}}
    for _ in range(STEPS):
        player = state.current_player()
        children = [state.child(action) for action in state.legal_actions()]
        assert len({child.information_state_string(player) for child in children}) == len(children)
        state = random.choice(children)
        if state.is_terminal():
            return
        seen = before.setdefault(state.current_player(), set())
        assert state.information_state_string() not in seen
        seen.add(state.information_state_string())


def test_pieces_of_a_tensor_have_names() -> None:
    state = dealt("patolli_yaxha(players=3)")
    observation = make_observation(state.get_game(), pyspiel.IIGObservationType(perfect_recall=True))
    observation.set_from(state, 2)
    assert observation.dict["seat"].tolist() == [0, 0, 1]
    assert observation.dict["pending"].tolist() == [1, 1, 1]
    assert np.concatenate(list(observation.dict.values())).tolist() == observation.tensor.tolist()
    assert state.information_state_tensor(2) == observation.tensor.tolist()


def test_what_all_see_and_what_one_sees() -> None:
    state = dealt("patolli_yaxha")
    state.apply_action(state.legal_actions()[0])

    def seen(player: int, **kind: object) -> str:
        text: str = make_observation(
            state.get_game(), pyspiel.IIGObservationType(perfect_recall=False, **kind)
        ).string_from(state, player)
        return text

    public = [seen(player, private_info=PRIVATE.NONE) for player in (0, 1)]
    assert public[0] == public[1]
    private = [seen(player, public_info=False) for player in (0, 1)]
    assert '"chosen":' in private[0]
    assert private[1] == '{"seat":1}'
    assert seen(0, private_info=PRIVATE.ALL_PLAYERS) == seen(1, private_info=PRIVATE.ALL_PLAYERS)


@every_game
def test_observations_and_moves_as_structures(name: str) -> None:
    state = dealt(name)
    assert json.loads(state.to_observation_struct(1).to_json())["seat"] == 1
    assert state.to_dict()["pending"]
    move = state.action_to_struct(state.current_player(), state.legal_actions()[-1])
    other = state.child(state.legal_actions()[-1])
    state.apply_action_struct(move)
    assert str(state) == str(other)


@pytest.mark.parametrize(
    ("scores", "got"),
    [
        ([30, 20], [1.0, -1.0]),
        ([20, 20], [0.0, 0.0]),
        ([7, 9, 7], [-0.5, 1.0, -0.5]),
        ([9, 7, 9], [0.25, -0.5, 0.25]),
    ],
)
def test_the_winners_share_what_the_others_lose(scores: list[int], got: list[float]) -> None:
    assert payoffs(decide(scores, [0] * len(scores))) == got


@every_game
def test_returns_come_at_the_end_and_add_up_to_nothing(name: str) -> None:
    state = dealt(name)
    random = Random(6)
    while not state.is_terminal():
        assert state.returns() == [0.0] * state.num_players()
        state.apply_action(random.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
    assert state.course is not None
    outcome = state.course.position.outcome()
    assert outcome is not None
    if len(outcome.winners) == 1:
        assert state.returns()[outcome.winners[0]] == 1.0


# What cannot be done


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt("patolli_yaxha")
    before = str(state)
    with pytest.raises(pyspiel.SpielError, match="is not allowed now"):
        state.apply_action(200)
    with pytest.raises(pyspiel.SpielError, match="There is no action 204; actions go from 0 to 203"):
        state.apply_action(204)
    with pytest.raises(pyspiel.SpielError, match="illegal action"):
        state.apply_action_with_legality_check(200)
    assert str(state) == before
    assert len(state.history()) == 4


def test_after_the_end_there_is_nothing_to_do() -> None:
    state = dealt(TINY_GOLD)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    assert state.legal_actions() == []
    assert state.current_player() == pyspiel.PlayerId.TERMINAL
    with pytest.raises(pyspiel.SpielError, match="The game is over"):
        state.apply_action(0)


def test_a_draw_that_is_not_there_is_refused() -> None:
    with pytest.raises(pyspiel.SpielError, match="There is no draw 128"):
        load("patolli_yaxha").new_initial_state().apply_action(128)


def test_nothing_is_known_before_the_deal() -> None:
    state = load("patolli_yaxha").new_initial_state()
    assert state.observation_string(0) == "before the deal"
    assert not any(state.information_state_tensor(0))
    with pytest.raises(pyspiel.SpielError, match="Nothing is dealt yet"):
        state.resample_from_infostate(0, lambda: 0.5)


def test_there_is_no_such_seat() -> None:
    state = dealt("patolli_yaxha")
    for player in (-1, 2):
        with pytest.raises(pyspiel.SpielError):
            state.information_state_string(player)
        with pytest.raises(pyspiel.SpielError):
            state.resample_from_infostate(player, lambda: 0.5)
        with pytest.raises(pyspiel.SpielError, match=f"There is no player {player}; players go from 0 to 1"):
            state.to_observation_struct(player)


def test_there_is_no_such_action() -> None:
    state = dealt("patolli_yaxha")
    for action in (-1, 204):
        for name in (state.action_to_string, state.action_to_struct):
            with pytest.raises(
                pyspiel.SpielError, match=f"There is no action {action}; actions go from 0 to 203"
            ):
                name(0, action)


def test_a_set_up_in_any_edition_is_a_game_of_openspiel() -> None:
    setup = load(TINY_GOLD).setup
    assert spiel_game(setup).setup is setup


@every_variant
def test_a_game_can_be_pickled(name: str) -> None:
    game = load(name)
    again = pickle.loads(pickle.dumps(game))
    assert (str(again), again.setup) == (str(game), game.setup)
    assert str(copy.deepcopy(game)) == str(game)


def test_a_game_in_an_edition_of_ones_own_survives_but_no_text_can_name_it() -> None:
    game = spiel_game(load(TINY_GOLD).setup)
    again = pickle.loads(pickle.dumps(game))
    assert again.setup == game.setup != load("patolli_gold").setup
    state = again.new_initial_state()
    with pytest.raises(pyspiel.SpielError, match="was in no file, so that a text cannot name it"):
        pickle.loads(pickle.dumps(state))
