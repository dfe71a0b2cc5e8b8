"""Phase 1: laying worker cards at the quarries."""

from games.maya.positions import (
    decider,
    lay,
    legal,
    play,
    player,
    quarry_phase,
    refused,
    seat_of,
    see,
    stage,
    stop_laying,
)


def test_the_first_card_at_a_quarry_must_be_low() -> None:
    game = quarry_phase(3)
    assert legal(game) == {f"L{low}@{quarry}" for low in (3, 4, 5) for quarry in range(1, 6)} | {"Stop"}
    assert refused(game, "L6@2") == "the first card at a quarry must be low (3, 4, 5)."
    assert refused(game, "L-3@2") == "the first card at a quarry must be low (3, 4, 5)."
    play(game, "L4@2")
    assert {"L6@2", "L7@2", "L8@2", "L-3@2", "L3@2"} <= legal(game), "later cards are free"
    assert "L6@1" not in legal(game)


def test_a_quarry_takes_only_as_many_cards_as_printed() -> None:
    game = quarry_phase(3)
    lay(game, 1, "B3 R3 G3 B6")
    assert not any(notation.endswith("@1") for notation in legal(game))
    assert refused(game, "L4@1") == "quarry 1 is full; it takes 4 cards."


def test_each_player_has_one_of_each_card_and_two_fours() -> None:
    game = quarry_phase(3)
    lay(game, 2, "B4 B8")
    assert "L4@1" in legal(game)
    lay(game, 3, "B4")
    assert refused(game, "L4@1") == "you do not have a 4 in hand; you have 3, 5, 6, 7, -3."
    assert refused(game, "L8@2") == "you do not have an 8 in hand; you have 3, 5, 6, 7, -3."
    assert player(game, "B").hand == (3, 5, 6, 7, -3)


def test_turns_go_round_without_those_who_have_passed() -> None:
    game = quarry_phase(4, start="G")
    order = ""
    for notation in ("L3@1", "Stop", "L4@1", "L4@1", "L4@2", "Stop", "L3@3", "L5@3"):
        order += decider(game)
        play(game, notation)
    assert order == "GPBRGBRG"
    play(game, "Stop", "Stop")
    assert stage(game) != "lay", "the phase ends when all have passed"


def test_a_player_without_cards_has_passed_and_is_not_asked() -> None:
    game = quarry_phase(3)
    lay(game, 4, "B3 B4 B6 B7")
    lay(game, 5, "B4 B5 B8")
    play(game, "L-3@4")
    assert see(game, 0).players[0].passed
    play(game, "L3@1")
    play(game, "L3@1")
    assert decider(game) == "R"


# MAYA-1
def test_ruling_1_with_cards_but_no_quarry_one_can_only_pass() -> None:
    game = quarry_phase(3)
    for quarry, cards in enumerate(
        ("R3 R4 R4 R5", "G3 G4 G4 G5", "B4 R6 R7 R8", "B3 G6 G7 G8 R-3", "B4 B5 B6 B7 G-3"), start=1
    ):
        lay(game, quarry, cards)
    assert decider(game) == "B"
    assert player(game, "B").hand == (8, -3)
    assert legal(game) == {"Stop"}


# MAYA-1
def test_ruling_1_high_cards_alone_cannot_begin_a_quarry() -> None:
    game = quarry_phase(3)
    lay(game, 5, "B3 B4 B4 B5 R3")
    assert legal(game) == {"Stop"}


def test_everybody_sees_backs_but_only_its_owner_sees_a_value() -> None:
    game = quarry_phase(3)
    lay(game, 2, "R4 B-3")
    for letter, values in (("B", [None, -3]), ("R", [4, None]), ("G", [None, None])):
        cards = see(game, seat_of(letter)).quarries[1].cards
        assert [card.seat for card in cards] == [1, 0]
        assert [card.high for card in cards] == [False, True]
        assert [card.value for card in cards] == values
    watched = see(game, -1)
    assert [card.value for card in watched.quarries[1].cards] == [None, None]
    red = see(game, 0).players[1]
    assert (red.low_cards, red.high_cards, red.hand) == (3, 4, None)


def test_quarries_without_cards_are_skipped() -> None:
    game = quarry_phase(3)
    stop_laying(game)
    assert game.cells[1] == 2, "nobody has anything to do, the second round begins"
    assert stage(game) == "lay"
