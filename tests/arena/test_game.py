"""One game of a run."""

import pytest

import patolli
from arena.contests import contest, without_times
from patolli.arena.game import Failed, attempt, play, player_seed


@pytest.mark.parametrize("game", [game.name for game in patolli.games()])
def test_a_game_follows_from_its_number_alone(game: str) -> None:
    table = contest("random", "greedy", game=game, seats=3, seed=5)
    there = [play(table, number) for number in range(6)]
    back = [play(table, number) for number in range(5, -1, -1)]
    assert without_times(there) == without_times(back)
    assert len({(played.scores, played.decisions) for played in there}) > 1


def test_a_game_says_who_sat_where_and_how_it_ended() -> None:
    table = contest("random", "greedy", game="maya", seats=3)
    played = play(table, 4)
    assert played.game == 4
    assert played.seating == table.schedule.place(4).seating
    assert len(played.scores) == len(played.tie_breaks) == 3
    assert played.decisions > 50
    assert played.seconds > 0


def test_every_player_has_chance_of_its_own() -> None:
    seeds = {player_seed(run, number, seat) for run in range(3) for number in range(50) for seat in range(5)}
    assert len(seeds) == 3 * 50 * 5
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_another_seed_is_another_run() -> None:
    one, other = (contest("random", "greedy", seed=seed) for seed in (0, 1))
    assert without_times(play(one, n) for n in range(4)) != without_times(play(other, n) for n in range(4))


def test_a_game_that_cannot_be_played_comes_back_as_a_sentence() -> None:
    failed = attempt(contest("random", "nobody"), 3)
    assert isinstance(failed, Failed)
    assert failed.game == 3
    assert failed.reason.startswith("InvalidSetup: There is no computer player 'nobody'")
