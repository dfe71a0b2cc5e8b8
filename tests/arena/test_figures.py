"""What the games say, against counts by hand."""

from random import Random

import pytest

from arena.contests import contest
from patolli.arena.figures import figures, pairings
from patolli.arena.game import Contest, Played
from patolli.arena.ratings import rate


def played(number: int, of: Contest, scores: tuple[int, ...], tie_breaks: tuple[int, ...]) -> Played:
    return Played(number, of.schedule.place(number).seating, scores, tie_breaks, 10, 0.5)


def test_a_pairing_is_for_the_one_placed_higher() -> None:
    # A A B: the first A is above B by score, the second below by tie-break.
    game = Played(0, (0, 0, 1), (9, 7, 7), (0, 1, 2), 10, 0.1)
    assert sorted(pairings(game)) == [(0, 1, -1, 0), (0, 1, 1, 2), (1, 0, -1, -2), (1, 0, 1, 0)]


def test_equal_in_score_and_tie_break_is_undecided() -> None:
    game = Played(0, (0, 1), (7, 7), (3, 3), 10, 0.1)
    assert list(pairings(game)) == [(0, 1, 0, 0), (1, 0, 0, 0)]


def test_two_players_over_two_deals() -> None:
    table = contest("random", "greedy")
    result = figures(
        table,
        [
            played(0, table, (10, 4), (0, 0)),  # random 10, greedy 4
            played(1, table, (5, 5), (0, 1)),  # greedy 5, random 5: the tie-break is random's
            played(2, table, (3, 8), (0, 0)),  # random 3, greedy 8
            played(3, table, (6, 6), (2, 2)),  # a tie
        ],
    )
    pair = result.pair("random", "greedy")
    assert (pair.deals, pair.pairings, pair.decided, pair.won) == (2, 4, 3, 2)
    assert pair.share == pytest.approx(2 / 3)
    assert pair.mean_margin == pytest.approx((6 + 0 - 5 + 0) / 4)
    # Margins by deal: 6 and -5 in two pairings each; residues 5.5 and -5.5.
    assert pair.margin_interval is not None
    assert pair.margin_interval.high == pytest.approx(0.25 + 12.706 * (2 * 2 * 5.5**2) ** 0.5 / 4)
    back = result.pair("greedy", "random")
    assert (back.decided, back.won, back.mean_margin) == (3, 1, -pair.mean_margin)
    points = {each.player: each.mean_points for each in result.ladder}
    assert points == {"random": (10 + 5 + 3 + 6) / 4, "greedy": (4 + 5 + 8 + 6) / 4}
    assert (result.games, result.deals, result.decisions, result.seconds) == (4, 2, 40, 2.0)


def test_all_tied_has_no_share() -> None:
    table = contest("random", "greedy")
    pair = figures(table, [played(n, table, (5, 5), (0, 0)) for n in range(4)]).pairs[0]
    assert (pair.decided, pair.share, pair.mean_margin) == (0, None, 0.0)
    assert (pair.share_interval.low, pair.share_interval.high) == (0.0, 1.0)


def test_the_order_in_which_games_finish_does_not_matter() -> None:
    table = contest("random", "greedy", "novice", seats=3)
    luck = Random(1)
    games = [played(n, table, tuple(luck.randrange(40) for _ in range(3)), (0, 0, 0)) for n in range(60)]
    shuffled = luck.sample(games, len(games))
    assert figures(table, games) == figures(table, shuffled)


def test_better_players_are_rated_higher() -> None:
    table = contest("random", "greedy", "novice", "casual", seats=3)
    luck = Random(2)
    games = []
    for number in range(table.schedule.whole_rounds(300)):
        seating = table.schedule.place(number).seating
        scores = tuple(round(luck.gauss(20 + 5 * who, 6)) for who in seating)
        games.append(Played(number, seating, scores, (0, 0, 0), 10, 0.1))
    result = figures(table, games)
    assert [each.player for each in result.ladder] == ["casual", "novice", "greedy", "random"]
    for each in result.ladder:
        assert each.rating.ordinal == pytest.approx(each.rating.mu - 3 * each.rating.sigma)
        assert each.rating.sigma < 25 / 3 / 3


def test_one_win_moves_two_new_players_as_by_hand() -> None:
    # sigma 25/3 and beta 25/6 make c² = 2 (sigma² + beta²); the winner was expected to win half the time.
    winner, loser = rate(2, [Played(0, (0, 1), (1, 0), (0, 0), 1, 0.1)])
    square, c = (25 / 3) ** 2, (2 * ((25 / 3) ** 2 + (25 / 6) ** 2)) ** 0.5
    assert winner.mu == pytest.approx(25 + square / c / 2)
    assert loser.mu == pytest.approx(25 - square / c / 2)
    assert winner.sigma == loser.sigma == pytest.approx(25 / 3 * (1 - square / c**2 / 4) ** 0.5)


def test_ratings_agree_with_shares_where_players_are_nearly_alike() -> None:
    table = contest("random", "greedy", seats=4)
    agree = 0
    for seed in range(20):
        luck = Random(seed)
        games = [
            played(n, table, tuple(luck.randrange(1000) for _ in range(4)), (0, 0, 0, 0)) for n in range(98)
        ]
        result = figures(table, games)
        share = result.pair(result.ladder[0].player, result.ladder[1].player).share
        agree += share is not None and share >= 0.5
    assert agree >= 15


def test_who_sits_twice_neither_wins_nor_loses_against_itself() -> None:
    first, second = rate(2, [Played(0, (0, 1, 0), (9, 5, 1), (0, 0, 0), 1, 0.1)])
    assert first.mu + second.mu == pytest.approx(50)
