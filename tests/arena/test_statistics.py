"""Intervals, against values computed by hand or found in tables."""

from math import sqrt

import pytest

from patolli.arena.statistics import Interval, clustered, share_interval, student, wilson


def near(interval: Interval | None) -> tuple[object, object]:
    assert interval is not None
    return pytest.approx(interval.low, abs=1e-4), pytest.approx(interval.high, abs=1e-4)


def test_wilson_of_eight_in_ten() -> None:
    assert near(wilson(8, 10)) == (0.4902, 0.9433)


def test_wilson_of_all_and_of_none() -> None:
    assert near(wilson(10, 10)) == (0.7225, 1.0)
    assert near(wilson(0, 10)) == (0.0, 0.2775)


def test_wilson_of_nothing_is_everything() -> None:
    assert wilson(0, 0) == Interval(0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (100, 1.984)]
)
def test_students_quantile_as_in_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.0006)


def test_a_mean_over_deals_of_one_figure_each_is_the_ordinary_one() -> None:
    # 2, 4, 6, 8: mean 5, sample deviation sqrt(20/3), three degrees of freedom.
    reach = 3.182 * sqrt(20 / 3) / 2
    assert near(clustered([(2, 1), (4, 1), (6, 1), (8, 1)])) == (
        pytest.approx(5 - reach, abs=1e-4),
        pytest.approx(5 + reach, abs=1e-4),
    )


def test_figures_of_one_deal_count_as_one_witness() -> None:
    # The same four deals, each figure there a hundred times: nothing is known better.
    once = clustered([(2, 1), (4, 1), (6, 1), (8, 1)])
    often = clustered([(200, 100), (400, 100), (600, 100), (800, 100)])
    assert near(often) == near(once)


def test_deals_of_different_sizes() -> None:
    # Mean (3 + 1) / (4 + 2) = 2/3; residues 3 - 8/3 = 1/3 and 1 - 4/3 = -1/3.
    error = sqrt(2 * (1 / 9 + 1 / 9)) / 6
    interval = clustered([(3, 4), (1, 2)])
    assert interval is not None
    assert interval.high == pytest.approx(2 / 3 + 12.706 * error)


def test_one_deal_says_nothing_of_the_spread() -> None:
    assert clustered([(5, 6)]) is None
    assert clustered([(5, 6), (0, 0)]) is None
    assert share_interval([(5, 6)]) == Interval(0.0, 1.0)


def test_the_wider_interval_is_taken() -> None:
    alike = [(1, 2)] * 50
    assert share_interval(alike) == wilson(50, 100)
    all_or_nothing = [(10, 10), (0, 10)] * 5
    between = clustered(all_or_nothing)
    assert between is not None
    assert between.width > wilson(50, 100).width
    assert share_interval(all_or_nothing) == between


def test_a_share_stays_between_none_and_all() -> None:
    interval = share_interval([(10, 10), (10, 10), (0, 10)])
    assert (interval.low, interval.high) == (0.0, 1.0)
