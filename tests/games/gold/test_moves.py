"""Moves in words: what can be read, and why a move is refused."""

import pytest

from games.gold.positions import GOLD, bid, lay_table, let_arrange, new_game, play
from patolli.engine.errors import IllegalMove, InvalidMove
from patolli.games.gold.moves import Arrange, Bid, ChoosePlate, Pay
from patolli.games.gold.rules import GoldState


def refused(state: GoldState, seat: int, notation: str) -> str:
    """Return why a move is not allowed."""
    with pytest.raises(IllegalMove) as error:
        play(state, seat, notation)
    sentence = str(error.value)
    assert sentence.startswith(f"{notation} is not allowed now: ")
    return sentence.removeprefix(f"{notation} is not allowed now: ")


@pytest.mark.parametrize(
    ("players", "text", "move"),
    [
        (3, "bid7", Bid(7)),
        (3, "BID 30", Bid(30)),
        (3, "pay2", Pay(1)),
        (3, "Pay 3", Pay(2)),
        (2, "plate2", ChoosePlate(1)),
        (2, "Keep", Arrange("keep")),
        (2, "TURN", Arrange("turn")),
        (2, "out", Arrange("out")),
    ],
)
def test_moves_are_read(players: int, text: str, move: object) -> None:
    assert GOLD.parse(GOLD.setup(players), text) == move


@pytest.mark.parametrize(
    ("players", "text", "sentence"),
    [
        (3, "bid31", "There are no 31 beads; all players together have 30."),
        (3, "pay4", "There is no seat 4; seats are numbered 1 to 3."),
        (3, "pay0", "There is no seat 0; seats are numbered 1 to 3."),
        (2, "pay1", "With two players the winner always pays the other, so there is no choice."),
        (3, "plate1", "Every player has one plate, so there is no choice."),
        (2, "plate3", "There is no plate 3; plates are numbered 1 to 2."),
        (2, "3", "'3' cannot be read; a move looks like bid3 (three beads)"),
        (2, "bid٣", "cannot be read"),
    ],
)
def test_what_cannot_be_read_says_what_would_be_right(players: int, text: str, sentence: str) -> None:
    with pytest.raises(InvalidMove) as error:
        GOLD.parse(GOLD.setup(players), text)
    assert sentence in str(error.value)


def test_moves_are_said_in_sentences() -> None:
    moves = [Bid(0), Bid(1), Bid(5), Pay(2), ChoosePlate(0), Arrange("keep"), Arrange("turn"), Arrange("out")]
    assert [move.sentence() for move in moves] == [
        "bid nothing",
        "bid 1 bead",
        "bid 5 beads",
        "pay the beads to seat 3",
        "put the new shard on plate 1",
        "lay the shard as it is, without turning it",
        "turn the shard over",
        "remove the shard from the game",
    ]


# Why not


def test_a_bid_above_ones_beads_is_refused() -> None:
    assert refused(new_game(3), 0, "bid11") == "you have 10 beads to bid with."


def test_only_who_bid_least_is_paid() -> None:
    game = new_game(4)
    bid(game, 5, 2, 2, 3)
    assert refused(game, 0, "pay4") == "the beads go to a player who bid least: seat 2 or seat 3."
    assert refused(game, 0, "pay1") == "you cannot pay yourself; the beads go to seat 2 or seat 3."


def test_every_stage_has_its_moves() -> None:
    game = new_game(3)
    assert refused(game, 0, "keep") == "everyone is bidding for the front shard now."
    assert refused(game, 0, "pay2") == "everyone is bidding for the front shard now."
    bid(game, 5, 5, 3)
    assert refused(game, 2, "bid1") == "first choose whom to pay."
    play(game, 2, "pay1")
    assert refused(game, 2, "pay1") == "first arrange your plate, shard by shard: keep, turn or out."
    game = new_game(2)
    bid(game, 5, 3)
    assert refused(game, 0, "turn") == "first choose a plate for the new shard."


def test_a_plate_too_full_is_refused() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Go/si 4  Go/si 4  Go/si 4  Go/si 3"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    play(game, 0, "keep")
    assert refused(game, 0, "keep") == "the shards you keep would be more than a circle (27 of 24)."


def test_a_gap_is_refused() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Ja/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert refused(game, 0, "turn") == (
        "bronze and gold cannot be joined: silver would be missing between them, "
        "and the shards still to be decided cannot fill the gap."
    )
    assert refused(game, 0, "keep") == (
        "jade and gold cannot be joined: bronze and silver would be missing between them, "
        "and the shards still to be decided cannot fill the gap."
    )


def test_a_shard_that_is_needed_to_fill_a_gap_cannot_leave() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Br/ja 4  Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep")
    assert refused(game, 0, "out") == (
        "bronze and gold cannot be joined: silver would be missing between them, "
        "and the shards still to be decided cannot fill the gap."
    )


def test_a_circle_that_cannot_close_is_refused() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Si/br 4  Br/si 4  Br/ja 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    assert refused(game, 0, "keep") == (
        "the circle would close, but silver is in it only once, and both ways around must pass through it."
    )
    assert refused(game, 0, "turn") == (
        "the circle would close, but bronze and silver are in it only once, "
        "and both ways around must pass through them."
    )
