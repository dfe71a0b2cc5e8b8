"""Who sits where: everybody everywhere equally often, and everybody with everybody."""

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from patolli.arena.schedule import Schedule, families

players_and_seats = st.tuples(st.integers(2, 7), st.integers(2, 5))


def in_letters(seatings: tuple[tuple[int, ...], ...]) -> str:
    return " ".join("".join("ABCDE"[player] for player in seating) for seating in seatings)


def test_two_players_at_a_table_for_two() -> None:
    assert [in_letters(family) for family in families(2, 2)] == ["AB BA"]


def test_two_players_at_a_table_for_three_sit_there_in_both_mixtures() -> None:
    assert [in_letters(family) for family in families(2, 3)] == ["AAB ABA BAA BBA BAB ABB"]


def test_two_players_at_a_table_for_four() -> None:
    assert [in_letters(family) for family in families(2, 4)] == [
        "AAAB AABA ABAA BAAA BBBA BBAB BABB ABBB",
        "AABB ABBA BBAA BAAB",
        "ABAB BABA",
    ]


def test_three_players_at_a_table_for_three_sit_in_both_directions() -> None:
    assert [in_letters(family) for family in families(3, 3)] == ["ABC BCA CAB", "ACB CBA BAC"]


@given(players_and_seats, st.integers(1, 400))
def test_everybody_sits_everywhere_equally_often(shape: tuple[int, int], games: int) -> None:
    schedule = Schedule(*shape)
    total = schedule.whole_rounds(games)
    sat = Counter(
        (seat, player) for n in range(total) for seat, player in enumerate(schedule.place(n).seating)
    )
    assert len(sat) == shape[0] * shape[1]
    assert len(set(sat.values())) == 1


@given(players_and_seats, st.integers(1, 400))
def test_games_are_rounded_up_to_the_end_of_a_round(shape: tuple[int, int], games: int) -> None:
    schedule = Schedule(*shape)
    total = schedule.whole_rounds(games)
    assert total >= games
    assert schedule.whole_rounds(total) == total
    last, following = schedule.place(total - 1).deal, schedule.place(total).deal
    assert following == last + 1
    assert following % len(schedule.groups) == 0


@given(players_and_seats)
def test_deals_are_counted_through_and_played_over_one_family_each(shape: tuple[int, int]) -> None:
    schedule = Schedule(*shape)
    places = [schedule.place(number) for number in range(schedule.whole_rounds(500))]
    deals = [place.deal for place in places]
    assert deals == sorted(deals)
    assert set(deals) == set(range(deals[-1] + 1))
    for deal in set(deals[:100]):
        seatings = [place.seating for place in places if place.deal == deal]
        assert len(set(seatings)) == len(seatings)
        assert len({frozenset(seating) for seating in seatings}) == 1


@pytest.mark.parametrize("shape", [(2, 2), (2, 5), (3, 4), (3, 5), (4, 5), (4, 2), (5, 3), (5, 4)])
def test_after_all_families_every_seating_was_played_once(shape: tuple[int, int]) -> None:
    schedule = Schedule(*shape)
    players, seats = shape
    size = min(players, seats)
    every = {s for s in product(range(players), repeat=seats) if len(set(s)) == size}
    played = [schedule.place(number).seating for number in range(len(every))]
    assert schedule.whole_rounds(len(every)) == len(every)
    assert set(played) == every
    met = Counter(pair for s in played for pair in combinations(sorted(set(s)), 2))
    assert len(set(met.values())) == 1
    assert schedule.place(len(every)).seating == played[0]
