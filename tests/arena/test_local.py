"""Games in processes: the same as one after the other, whatever happens to a process."""

import os
import signal
from collections import Counter
from contextlib import closing
from multiprocessing import active_children
from typing import cast

import pytest

from arena.contests import contest, without_times
from patolli.arena.game import Contest, Failed, Played, play
from patolli.arena.local import LocalProcesses

TABLE = contest("random", "greedy", game="maya", seats=4, seed=3)


class Deadly:
    """Ends the process that it is sent to."""

    def __reduce__(self) -> tuple[object, ...]:
        return os._exit, (1,)


def go_on() -> bool:
    return False


@pytest.mark.parametrize("workers", [1, 3])
def test_any_number_of_processes_plays_the_same_games(workers: int) -> None:
    games = list(LocalProcesses(workers)(TABLE, iter(range(40)), go_on))
    assert without_times(game for game in games if isinstance(game, Played)) == without_times(
        play(TABLE, number) for number in range(40)
    )
    assert not active_children()


def test_a_killed_process_loses_no_game_and_none_is_counted_twice() -> None:
    numbers: Counter[int] = Counter()
    killed = 0
    with closing(LocalProcesses(2)(TABLE, iter(range(400)), go_on)) as games:
        for game in games:
            numbers[game.game] += 1
            assert isinstance(game, Played)
            if len(numbers) in (20, 150):
                os.kill(active_children()[0].pid or 0, signal.SIGKILL)
                killed += 1
    assert killed == 2
    assert numbers == Counter(range(400))
    assert not active_children()


def test_a_game_that_fails_is_named_and_the_others_are_not_lost() -> None:
    strange = contest("random", "nobody")
    games = list(LocalProcesses(2)(strange, iter(range(3)), go_on))
    assert sorted(game.game for game in games) == [0, 1, 2]
    assert all(isinstance(game, Failed) and "'nobody'" in game.reason for game in games)


def test_who_stops_listening_leaves_no_process() -> None:
    with closing(LocalProcesses(2)(TABLE, iter(range(10**6)), go_on)) as games:
        assert isinstance(next(games), Played)
        assert len(active_children()) == 2
    assert not active_children()


def test_a_run_stops_when_it_is_told_to() -> None:
    finished: list[int] = []
    for game in LocalProcesses(2)(TABLE, iter(range(10**6)), lambda: len(finished) >= 10):
        finished.append(game.game)
    assert 10 <= len(finished) < 100
    assert not active_children()


def test_a_game_whose_processes_always_die_is_given_up() -> None:
    deadly = Contest(TABLE.setup, cast(tuple[str, ...], Deadly()), 0)
    (failed,) = LocalProcesses(2)(deadly, iter(range(100)), go_on)
    assert failed == Failed(0, "the process that played it died, 5 times")
    assert not active_children()
