"""The greedy player: decisions that are obvious to a person, and what every policy owes its readers."""

import re
from collections.abc import Iterator
from decimal import Decimal

import pytest

import patolli
from games.maori.positions import MAORI, build, fill, give, new_game, show, turn
from patolli.engine.chance import FastSource
from patolli.engine.policy import Mind, Policy
from patolli.engine.state import State, action_buffer
from patolli.engine.words import said
from patolli.games.maori.cells import LAST_TURNS, NOTHING, SAILING, STAGE, TAKE_STORED
from patolli.games.maori.rules import MaoriState

WATER = "~ ~ ~ ~  ~ ~ ~B ~B  ~B ~B ~B ~B  ~S ~S ~S ~2S"
SETUPS = [
    (2, {}),
    (5, {}),
    (3, {"variant": "advanced", "side": "atoll"}),
    (3, {"variant": "expert", "side": "islands"}),
]


def worths(state: State, seat: int) -> dict[str, int]:
    """What every legal move is worth, by its notation."""
    setup = state.setup
    actions = action_buffer(setup.num_actions)
    worth = action_buffer(setup.num_actions)
    size = state.legal(seat, actions)
    setup.game.computer_player.policy(setup).rank(state, seat, actions, size, worth)
    return {setup.game.decode(setup, actions[n]).notation(): worth[n] for n in range(size)}


def best(state: State, seat: int = 0) -> str:
    ranked = worths(state, seat)
    return max(ranked, key=lambda notation: ranked[notation])


def explain(state: MaoriState, notation: str, seat: int = 0) -> str:
    action = MAORI.encode(state.setup, MAORI.parse(state.setup, notation))
    return said(MAORI.computer_player.policy(state.setup).reason(state, seat, action))


def random_positions(players: int, options: dict[str, str], games: int) -> Iterator[State]:
    """Positions of games in which every other decision is greedy, so that boards get full."""
    setup = MAORI.setup(players, options)
    mind = Mind(MAORI.computer_player.policy(setup), setup.num_actions, FastSource(1))
    for seed in range(games):
        state = setup.new(patolli.Seed.fast(seed))
        for n in range(400):
            seat = state.next_seat()
            if seat < 0:
                break
            yield state
            state.apply(seat, mind.any(state, seat) if n % 3 == 0 else mind.best(state, seat))


# Obvious decisions


def test_an_end_goes_where_it_finishes_the_island() -> None:
    game = new_game()
    build(game, 0, ". . . .\n. <2P . .\n. . . .\n. . . .")
    turn(game, 0, "lay", hand=">2PH")
    assert best(game) == "L@c2"
    assert explain(game, "L@c2") == "It finishes an island, worth 8 more points for palms and leis."


def test_the_larger_island_is_finished_first() -> None:
    game = new_game()
    build(game, 0, "<P . . .\n. . . .\n. <3P =PH .\n. . . .")
    turn(game, 0, "lay", hand=">P")
    assert best(game) == "L@d3"


def test_an_open_side_is_not_laid_against_the_edge() -> None:
    game = new_game()
    turn(game, 0, "lay", hand="<2P")
    ranked = worths(game, 0)
    assert max(ranked[f"L@d{row}"] for row in "1234") < min(
        ranked[f"L@{x}{y}"] for x in "abc" for y in "1234"
    )
    assert explain(game, "L@d1") == "One of its open sides can never be closed there, so it will not count."


def test_water_does_not_spoil_an_island() -> None:
    game = new_game()
    build(game, 0, ". . . .\n. <3P . .\n. . . .\n. . . .")
    turn(game, 0, "lay", hand="~")
    ranked = worths(game, 0)
    assert ranked["L@c2"] == min(ranked.values())
    assert "1 unfinished island can no longer continue" in explain(game, "L@c2")


def test_half_a_lei_meets_its_other_half() -> None:
    game = new_game()
    build(game, 0, "<2P . . .\n. . . .\n<PL . . .\n. . . .")
    turn(game, 0, "lay", hand=">PL")
    assert best(game) == "L@b3"


def test_half_a_lei_is_kept_open_while_there_is_time() -> None:
    game = new_game()
    build(game, 0, "<P . . .\n. . . .\n<PL . . .\n. . . .")
    turn(game, 0, "lay", hand=">P")
    ranked = worths(game, 0)
    assert ranked["L@b1"] > ranked["L@b3"]


def test_in_the_last_turn_whatever_can_be_is_finished() -> None:
    game = new_game()
    build(game, 0, "<P . . .\n. . . .\n<2PL . . .\n. . . .")
    fill(game, 1)
    game.cells[LAST_TURNS] = 1
    turn(game, 0, "lay", hand=">P")
    assert best(game) == "L@b3"


def test_the_ship_sails_to_the_tile_that_finishes_an_island() -> None:
    game = new_game()
    build(game, 0, "<3P =PH . .\n. . . .\n. . . .\n. . . .")
    show(game, "~ ~ >2P ~  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "sail", stop=0)
    assert best(game) == "S2"
    assert explain(game, "S2").startswith(
        "There you can get a right end with 2 palms for no shells in all, to be laid on c1: "
    )


def test_the_reason_counts_the_shells_and_adds_up() -> None:
    game = new_game()
    build(game, 0, "<3P =PH . .\n. . . .\n. . . .\n. . . .")
    show(game, "~ ? ? ?  >2P ? ? ?  ~ ? ? ?  ~ ? ? ?")
    turn(game, 0, "sail", stop=15)
    figures = re.fullmatch(
        r"There you can get a right end with 2 palms for 1 shell in all, to be laid on c1: "
        r"([\d.]+) points, less ([\d.]+) for the shells, makes ([\d.]+)\.",
        explain(game, "S1"),
    )
    assert figures
    brought, shells, makes = (Decimal(figure) for figure in figures.groups())
    assert brought - shells == makes
    assert abs(100 * makes - worths(game, 0)["S1"]) <= 5


def test_the_reason_says_if_nothing_is_worth_taking() -> None:
    game = new_game()
    show(game, "V ? ? ?  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "sail", stop=15)
    assert (
        explain(game, "S1")
        == "Nothing there is worth taking, and a turn without a tile is worth −2.5 points."
    )


def test_shells_are_paid_for_much_and_not_for_little() -> None:
    game = new_game()
    build(game, 0, "<3P =PH . .\n. . . .\n. . . .\n. . . .")
    show(game, "~ ? ? ?  >2P ? ? ?  ~ ? ? ?  ~ ? ? ?")
    turn(game, 0, "act", stop=0)
    assert best(game) == "T2"
    show(game, "~B ? ? ?  ~ ? ? ?  ~ ? ? ?  ~B ? ? ?")
    assert best(game) == "T1"


def test_laying_beats_doing_nothing_and_removing() -> None:
    game = new_game()
    build(game, 0, "oPB oPS . .\n. . . .\n. . . .\n. . . .")
    turn(game, 0, "act", stop=0)
    show(game, WATER)
    ranked = worths(game, 0)
    assert ranked["T1"] > ranked["N"] > ranked["R@a1"]


def test_the_stored_tile_is_laid_when_it_finishes_an_island() -> None:
    game = new_game()
    build(game, 0, "<3P =PH . .\n. . . .\n. . . .\n. . . .")
    show(game, WATER)
    give(game, 0, stored=">3P")
    turn(game, 0, "act", stop=0)
    assert best(game) == "TK"


def test_a_step_of_the_small_ship_is_paid_to_finish_an_island() -> None:
    game = new_game(variant="expert")
    build(game, 0, "~ ~ ~ ~B\n. . . ~B\n. . . ~B\n<3P =PH . ~B")
    give(game, 0, shells=5, ship="d2")
    turn(game, 0, "lay", hand=">3P")
    assert best(game) == ">S"


def test_the_small_ship_moves_to_where_a_tile_can_be_laid() -> None:
    game = new_game(variant="advanced")
    build(game, 0, "~ ~ ~B .\n~ ~ ~B .\n~ ~ ~B .\noP oP oPB .")
    give(game, 0, ship="a1")
    turn(game, 0, "move")
    assert best(game)[:3] == "M@c"


# What is owed


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_rank_depends_only_on_what_the_seat_sees(players: int, options: dict[str, str]) -> None:
    source = FastSource(5)
    for n, state in enumerate(random_positions(players, options, 2)):
        if n % 5 == 0:
            seat = state.next_seat()
            guess = state.clone()
            guess.redeal(seat, source)
            assert worths(guess, seat) == worths(state, seat)


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_every_legal_action_has_a_reason(players: int, options: dict[str, str]) -> None:
    for n, state in enumerate(random_positions(players, options, 2)):
        if n % 5 == 0:
            seat = state.next_seat()
            policy = MAORI.computer_player.policy(state.setup)
            before = state.dump()
            for action in state.legal_actions(seat):
                sentence = said(policy.reason(state, seat, action))
                assert sentence[0].isupper()
                assert sentence.endswith(".")
            assert state.dump() == before


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_the_reason_to_sail_names_what_is_taken_then(players: int, options: dict[str, str]) -> None:
    """Not always: among tiles worth the same either may be taken, and only once the ship has arrived is it
    seen whether to remove a tile instead."""
    setup = MAORI.setup(players, options)
    policy = MAORI.computer_player.policy(setup)
    mind = Mind(policy, setup.num_actions, FastSource(4))
    sailed = kept = 0
    for seed in range(3):
        state = setup.new(patolli.Seed.fast(seed))
        while (seat := state.next_seat()) >= 0:
            action = mind.best(state, seat)
            is_sailing = state.cells[STAGE] == SAILING
            promise = said(policy.reason(state, seat, action)) if is_sailing else ""
            state.apply(seat, action)
            if is_sailing:
                sailed += 1
                kept += keeps(promise, policy, state, seat, mind.best(state, seat))
    assert kept >= 0.9 * sailed


def keeps(promise: str, policy: Policy, state: State, seat: int, action: int) -> bool:
    """Whether an action does what the reason to sail there spoke of."""
    if promise.startswith("Nothing there"):
        return action == NOTHING
    if promise.startswith("No tile there"):
        return action == TAKE_STORED
    tile = promise.removeprefix("There you can get ").split(" for ")[0]
    return said(policy.reason(state, seat, action)).startswith(f"It is {tile} for ")


@pytest.mark.parametrize(("players", "options"), SETUPS)
def test_at_the_end_the_forecast_is_the_score(players: int, options: dict[str, str]) -> None:
    setup = MAORI.setup(players, options)
    policy = MAORI.computer_player.policy(setup)
    mind = Mind(policy, setup.num_actions, FastSource(2))
    expected = action_buffer(players)
    for seed in range(5):
        state = setup.new(patolli.Seed.fast(seed))
        mind.play(state, 100_000, 10)
        policy.forecast(state, expected)
        assert [expected[seat] for seat in range(players)] == [100 * score for score in state.scores()]


@pytest.mark.many_games
def test_the_forecast_comes_nearer() -> None:
    setup = MAORI.setup(2)
    policy = MAORI.computer_player.policy(setup)
    mind = Mind(policy, setup.num_actions, FastSource(2))
    expected = action_buffer(2)
    errors = {30: 0, 60: 0, 85: 0}
    for seed in range(60):
        for decisions in errors:
            state = setup.new(patolli.Seed.fast(seed))
            mind.play(state, decisions, 0)
            policy.forecast(state, expected)
            mind.play(state, 100_000, 0)
            errors[decisions] += abs(int(expected[0]) - 100 * state.scores()[0])
    assert errors[30] > errors[60] > errors[85]
    assert errors[30] < 60 * 1200


@pytest.mark.parametrize(("players", "options"), SETUPS)
@pytest.mark.many_games
def test_greedy_beats_random(players: int, options: dict[str, str]) -> None:
    setup = MAORI.setup(players, options)
    mind = Mind(MAORI.computer_player.policy(setup), setup.num_actions, FastSource(3))
    won = lost = 0
    for n in range(40):
        state = setup.new(patolli.Seed.fast(n))
        me = n % players
        while (seat := state.next_seat()) >= 0:
            state.apply(seat, mind.best(state, seat) if seat == me else mind.any(state, seat))
        scores = state.scores()
        won += sum(scores[me] > score for score in scores)
        lost += sum(scores[me] < score for score in scores)
    assert won >= 0.95 * (won + lost)


def test_greedy_games_end_soon_with_good_boards() -> None:
    setup = MAORI.setup(2)
    mind = Mind(MAORI.computer_player.policy(setup), setup.num_actions, FastSource(3))
    points = 0
    for seed in range(50):
        state = setup.new(patolli.Seed.fast(seed))
        assert mind.play(state, 100_000, 0) < 250
        points += sum(state.scores())
    assert points / 100 > 28
