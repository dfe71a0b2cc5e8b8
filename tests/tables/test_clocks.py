"""Thinking time."""

import pytest

from patolli.tables.clocks import DAY, Clocks
from patolli.wire.clocks import ClockRule, DayClock, GameClock, MoveClock

NOW = 1_000_000


def test_only_who_owes_a_decision_loses_time() -> None:
    clocks = Clocks.of(GameClock(60), 2)
    clocks.turn([0], NOW)
    clocks.turn([1], NOW + 10_000)
    assert [clocks.remaining(seat, NOW + 15_000) for seat in (0, 1)] == [50_000, 55_000]


def test_those_who_decide_together_lose_time_together() -> None:
    clocks = Clocks.of(GameClock(60), 3)
    clocks.turn([0, 2], NOW)
    assert [clocks.remaining(seat, NOW + 1_000) for seat in range(3)] == [59_000, 60_000, 59_000]


def test_every_decision_begins_with_all_its_time() -> None:
    clocks = Clocks.of(MoveClock(30), 2)
    clocks.turn([0], NOW)
    clocks.decided(0, NOW + 20_000)
    clocks.turn([0], NOW + 20_000)
    assert clocks.remaining(0, NOW + 25_000) == 25_000


def test_what_others_decide_meanwhile_gives_no_time() -> None:
    clocks = Clocks.of(MoveClock(30), 2)
    clocks.turn([0, 1], NOW)
    clocks.decided(1, NOW + 20_000)
    clocks.turn([0], NOW + 20_000)
    assert clocks.remaining(0, NOW + 20_000) == 10_000


def test_an_increment_comes_with_the_decision() -> None:
    clocks = Clocks.of(GameClock(60, 5), 2)
    clocks.turn([0], NOW)
    clocks.decided(0, NOW + 2_000)
    clocks.turn([1], NOW + 2_000)
    assert clocks.remaining(0, NOW + 9_000) == 63_000


@pytest.mark.parametrize("rule", [MoveClock(30), GameClock(30 * 2, 5)])
def test_deciding_and_taking_back_gains_no_time(rule: ClockRule) -> None:
    clocks = Clocks.of(rule, 2)
    clocks.turn([0, 1], NOW)
    whole = clocks.remaining(0, NOW)
    clocks.decided(0, NOW + 20_000)
    clocks.turn([1], NOW + 20_000)
    clocks.took_back(0, NOW + 22_000)
    clocks.turn([0, 1], NOW + 22_000)
    assert clocks.remaining(0, NOW + 22_000) == whole - 20_000


def test_who_decides_twice_in_a_row_and_takes_back_has_what_was_left_of_each_decision() -> None:
    clocks = Clocks.of(MoveClock(30), 2)
    clocks.turn([0], NOW)
    clocks.decided(0, NOW + 20_000)
    clocks.turn([0], NOW + 20_000)
    clocks.took_back(0, NOW + 45_000)
    clocks.turn([0], NOW + 45_000)
    assert clocks.remaining(0, NOW + 45_000) == 10_000
    clocks.decided(0, NOW + 46_000)
    clocks.turn([0], NOW + 46_000)
    assert clocks.remaining(0, NOW + 46_000) == 5_000


def test_decisions_taken_back_one_after_the_other_earn_nothing() -> None:
    clocks = Clocks.of(GameClock(60, 5), 2)
    clocks.turn([0], NOW)
    for number in range(1, 4):
        clocks.decided(0, NOW + number * 1_000)
        clocks.turn([0], NOW + number * 1_000)
    assert clocks.remaining(0, NOW + 3_000) == 72_000
    for _ in range(3):
        clocks.took_back(0, NOW + 4_000)
        clocks.turn([0], NOW + 4_000)
    assert clocks.remaining(0, NOW + 4_000) == 56_000


@pytest.mark.parametrize("rule", [MoveClock(30), GameClock(30 * 2, 5), DayClock(1)])
def test_who_hands_over_and_comes_back_gains_no_time(rule: ClockRule) -> None:
    clocks = Clocks.of(rule, 2)
    clocks.turn([0], NOW)
    whole = clocks.remaining(0, NOW)
    clocks.turn([], NOW + 20_000)
    clocks.turn([0], NOW + 25_000)
    assert clocks.remaining(0, NOW + 25_000) == whole - 20_000


def test_what_a_computer_player_decides_for_somebody_earns_nothing() -> None:
    clocks = Clocks.of(GameClock(60, 5), 2)
    clocks.turn([], NOW)
    clocks.decided(0, NOW + 1_000)
    clocks.turn([0], NOW + 1_000)
    assert clocks.remaining(0, NOW + 1_000) == 60_000
    clocks.took_back(0, NOW + 1_000)
    assert clocks.remaining(0, NOW + 1_000) == 60_000


@pytest.mark.parametrize(
    ("rule", "lasts"), [(MoveClock(30), 30_000), (GameClock(90, 5), 90_000), (DayClock(2), 2 * DAY)]
)
def test_time_is_out_at_the_deadline(rule: ClockRule, lasts: int) -> None:
    clocks = Clocks.of(rule, 2)
    clocks.turn([1], NOW)
    assert clocks.deadline() == NOW + lasts
    assert clocks.out_of_time(NOW + lasts - 1) == []
    assert clocks.out_of_time(NOW + lasts) == [1]


def test_a_pause_costs_nothing_and_gives_nothing() -> None:
    clocks = Clocks.of(MoveClock(30), 2)
    clocks.turn([0], NOW)
    clocks.pause(NOW + 10_000)
    clocks.turn([0], NOW + 11_000)
    assert clocks.deadline() is None
    clocks.resume()
    clocks.turn([0], NOW + DAY)
    assert clocks.remaining(0, NOW + DAY) == 20_000


@pytest.mark.parametrize(("days", "has"), [(1, DAY), (7, DAY)])
def test_who_has_days_gets_one_of_them_back(days: int, has: int) -> None:
    clocks = Clocks.of(DayClock(days), 2)
    clocks.turn([0], NOW)
    back = NOW + 8 * DAY
    clocks.excuse(back)
    assert clocks.remaining(0, back) == has


def test_who_had_much_left_loses_nothing_when_time_is_given_back() -> None:
    clocks = Clocks.of(DayClock(7), 2)
    clocks.turn([0], NOW)
    clocks.excuse(NOW + DAY)
    assert clocks.remaining(0, NOW + DAY) == 6 * DAY


def test_who_took_back_what_earned_them_their_time_is_late_once() -> None:
    clocks = Clocks.of(GameClock(60, 3600), 2)
    clocks.turn([0], NOW)
    clocks.decided(0, NOW)
    clocks.turn([0], NOW)
    clocks.took_back(0, NOW + 600_000)
    clocks.turn([0], NOW + 600_000)
    assert clocks.left(0) < 0
    assert not clocks.unserved(NOW + 600_000)


def test_a_server_whose_clock_was_set_back_gives_no_time_and_takes_none() -> None:
    clocks = Clocks.of(GameClock(60), 2)
    clocks.turn([0], NOW)
    clocks.turn([1], NOW - 5_000)
    assert clocks.remaining(0, NOW) == 60_000


def test_without_a_rule_nobody_is_ever_late() -> None:
    clocks = Clocks.of(None, 2)
    clocks.turn([0], NOW)
    assert clocks.deadline() is None
    assert clocks.out_of_time(NOW + 100 * DAY) == []
