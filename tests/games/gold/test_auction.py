"""The auction: who wins, who is paid, what is drawn."""

import pytest

from games.gold.positions import GOLD, beads, bid, give_beads, in_words, lay_table, legal, new_game, play, see
from patolli import SPECTATOR
from patolli.engine.state import PENDING
from patolli.games.gold.cells import AUCTION, OVER, STAGE
from patolli.research.tensors import Observer


# GOLD-1 and GOLD-6
@pytest.mark.parametrize(
    ("bids", "winner", "payees"),
    [
        pytest.param((5, 3, 1), 0, {2}, id="5-3-1: first pays third"),
        pytest.param((5, 5, 3, 1), 2, {3}, id="5-5-3-1: third pays fourth"),
        pytest.param((5, 5, 3), 2, {0, 1}, id="5-5-3: third pays whom it likes"),
        pytest.param((4, 4, 4, 2), 3, {0, 1, 2}, id="4-4-4-2: fourth pays whom it likes"),
        pytest.param((5, 3, 3, 3), 0, {1, 2, 3}, id="5-3-3-3: first chooses which of three"),
        pytest.param((5, 2, 2, 3), 0, {1, 2}, id="5-2-2-3: first chooses which of two"),
        pytest.param((4, 2), 0, {1}, id="two players 4-2: first pays second"),
        pytest.param((0, 7), 1, {0}, id="two players 0-7: second pays first, who bid nothing"),
        pytest.param((1, 0, 0), 0, {1, 2}, id="1-0-0: one bead is enough"),
        pytest.param((5, 5, 1, 0), 2, {3}, id="5-5-1-0: third pays who bid nothing"),
    ],
)
def test_the_highest_bid_that_only_one_made_wins(
    bids: tuple[int, ...], winner: int, payees: set[int]
) -> None:
    game = new_game(len(bids))
    bid(game, *bids)
    assert game.pending_seats() == [winner]
    assert see(game, SPECTATOR).winner == winner
    if len(payees) > 1:
        assert see(game, winner).stage == "pay"
        assert legal(game, winner) == {f"pay{seat + 1}" for seat in payees}
        play(game, winner, f"pay{min(payees) + 1}")
    paid = [10] * len(bids)
    paid[winner] -= bids[winner]
    paid[min(payees)] += bids[winner]
    assert beads(game) == tuple(paid), "everybody else keeps its beads"
    assert see(game, SPECTATOR).payee == min(payees)


# GOLD-6
@pytest.mark.parametrize(
    "bids",
    [
        pytest.param((5, 5, 0), id="5-5-0"),
        pytest.param((0, 0, 0), id="0-0-0"),
        pytest.param((3, 3, 3), id="3-3-3"),
        pytest.param((4, 4), id="two players 4-4"),
        pytest.param((0, 0), id="two players 0-0"),
        pytest.param((5, 5, 3, 3), id="5-5-3-3, ties on several levels"),
        pytest.param((4, 4, 4, 0), id="4-4-4-0, a bid of 0 never wins"),
    ],
)
def test_sold_to_nobody(bids: tuple[int, ...]) -> None:
    """The shard leaves the game, and nobody sees its back, and the next one is sold."""
    game = new_game(len(bids))
    front, *row = see(game, 0).row
    bid(game, *bids)
    view = see(game, 0)
    assert view.winner is None
    assert view.unsold == (front,)
    assert front.down is None
    assert view.row[:2] == tuple(row)
    assert (view.auction, view.stage) == (2, "bid")
    assert beads(game) == (10,) * len(bids)


def test_a_seat_without_beads_still_bids_nothing() -> None:
    game = new_game(3)
    give_beads(game, 0, 20, 10)
    assert game.pending_seats() == [0, 1, 2]
    assert legal(game, 0) == {"bid0"}
    assert legal(game, 1) == {f"bid{n}" for n in range(21)}


def test_nobody_sees_a_bid_before_all_have_bid() -> None:
    game = new_game(3)
    play(game, 1, "bid4")
    assert [player.bid for player in see(game, 1).players] == [None, 4, None]
    assert [player.bid for player in see(game, 0).players] == [None, None, None]
    assert see(game, 0).pending == (0, 2), "that it has bid is seen"
    play(game, 0, "bid2")
    play(game, 2, "bid1")
    assert [player.opened for player in see(game, SPECTATOR).players] == [2, 4, 1]
    assert [player.bid for player in see(game, 1).players] == [None, None, None]


def test_three_are_drawn_at_first_and_then_one_before_each_auction() -> None:
    """The row moves up; the last two auctions go without a draw."""
    game = new_game(4)
    drawn = list(see(game, 0).row)
    for sold in range(30):
        view = see(game, 0)
        assert view.auction == sold + 1
        assert len(view.row) == min(3, 30 - sold)
        assert view.in_bag == max(0, 27 - sold)
        assert view.row[0] == drawn[sold], "first in, first sold"
        drawn += [shard for shard in view.row if shard not in drawn]
        bid(game, 0, 0, 0, 0)
    assert game.is_over()
    assert len(drawn) == len(see(game, 0).unsold) == 30


def test_the_next_shard_is_drawn_only_after_the_plate_is_arranged() -> None:
    game = new_game(3)
    row = see(game, 1).row
    bid(game, 1, 0, 2)
    view = see(game, 1)
    assert (view.stage, view.row, view.in_bag) == ("arrange", row[1:], 27)
    play(game, 2, "keep")
    assert see(game, 1).row[:2] == row[1:]
    assert see(game, 1).in_bag == 26


# GOLD-1
def test_the_winner_looks_at_the_back_after_paying() -> None:
    game = new_game(3)
    lay_table(game, row="Go/st 6  Ja/br 4  Si/br 3")
    bid(game, 5, 5, 3)
    assert in_words(see(game, 2).row) == "Go/?? 6  Ja/?? 4  Si/?? 3"
    before = game.reveals()
    play(game, 2, "pay1")
    assert in_words(see(game, 2).row) == "Ja/?? 4  Si/?? 3"
    new = see(game, 2).new
    assert new
    assert new.down == "stone"
    assert game.reveals() > before, "so the payment cannot be taken back"
    for other in (0, 1, SPECTATOR):
        new = see(game, other).new
        assert new
        assert new.down is None


def test_the_winner_of_the_last_auction_still_arranges() -> None:
    game = new_game(2)
    for _ in range(29):
        bid(game, 0, 0)
    bid(game, 3, 1)
    assert not game.is_over()
    play(game, 0, "plate2", "keep")
    assert game.is_over()
    assert game.cells[AUCTION] == 30
    assert len(see(game, 0).players[0].plates[1].shards) == 1


def test_two_players_always_choose_a_plate_and_more_never_do() -> None:
    game = new_game(2)
    bid(game, 3, 1)
    assert see(game, 0).stage == "plate"
    assert legal(game, 0) == {"plate1", "plate2"}
    assert not any("plate" in GOLD.decode(new_game(3).setup, n).notation() for n in range(37))


# GOLD-4
def test_beads_are_shown_by_default_and_hidden_by_option() -> None:
    shown, hidden = new_game(3), new_game(3, beads="hidden")
    for game in (shown, hidden):
        bid(game, 1, 0, 2)
    assert [player.beads for player in see(shown, 0).players] == [10, 12, 8]
    assert [player.beads for player in see(hidden, 0).players] == [10, None, None]
    assert [player.points for player in see(hidden, 0).players] == [10, None, None], "points would tell them"
    assert [player.beads for player in see(hidden, SPECTATOR).players] == [None, None, None]
    hidden.cells[PENDING] = 0
    hidden.cells[STAGE] = OVER
    assert [player.beads for player in see(hidden, 0).players] == [10, None, None]
    assert [player.points for player in see(hidden, 0).players] == [10, 12, 8], "all add up at the end"


@pytest.mark.parametrize(
    ("option", "seat", "told"),
    [
        ("shown", 0, {"own": 10, "other.1": 12, "other.2": 8}),
        ("shown", SPECTATOR, {"own": 10, "other.1": 12, "other.2": 8}),
        ("hidden", 1, {"own": 12, "hidden.1": 0, "hidden.2": 0}),
        ("hidden", SPECTATOR, {"own": 0, "hidden.1": 0, "hidden.2": 0}),
    ],
)
def test_a_tensor_shows_the_beads_that_a_view_shows(option: str, seat: int, told: dict[str, int]) -> None:
    game = new_game(3, beads=option)
    bid(game, 1, 0, 2)
    observer = Observer(game.setup)
    numbers = 30 * observer.observe(game, seat)
    slices = observer.layout.slices
    assert {
        name.removesuffix(".beads"): round(float(numbers[slices[name]][0]))
        for name in slices
        if name.endswith(".beads")
    } == told


def test_beads_behind_screens_are_revealed_to_critics_only() -> None:
    game = new_game(3, beads="hidden")
    bid(game, 1, 0, 2)
    observer = Observer(game.setup)
    numbers, slices = 30 * observer.reveal(game), observer.layout.slices
    assert [round(float(numbers[slices[f"hidden.{n}.beads"]][0])) for n in (1, 2)] == [12, 8]


def test_everybody_bids_again_after_each_auction() -> None:
    game = new_game(4)
    bid(game, 1, 2, 3, 4)
    play(game, 3, "out")
    assert game.pending_seats() == [0, 1, 2, 3]
    assert beads(game) == (14, 10, 10, 6)
    assert legal(game, 0) == {f"bid{n}" for n in range(15)}
