"""Scoring: groups, hidden cubes, every bonus card, the rulebook's score sheet."""

import pytest

from games.yaxha.positions import build, deal_cards, new_game, see, sheet
from patolli.engine.outcome import DecidedBy
from patolli.engine.state import PENDING


def scores_card(card: str, *pyramids: tuple[str, ...]) -> tuple[bool, ...]:
    """Which seats score a card with these pyramids."""
    game = new_game(len(pyramids))
    deal_cards(game, card)
    for seat, layers in enumerate(pyramids):
        build(game, seat, *layers)
    return tuple(points == 5 for points in sheet(game)[f"card-{card.replace(' ', '-')}"])


# YAXHA-8
@pytest.mark.parametrize(
    ("size", "points"),
    [*enumerate([0, 1, 2, 4, 6, 9, 12, 15, 18, 21, 25, 30, 36]), (13, 36), (16, 36)],
)
def test_points_of_the_largest_group(size: int, points: int) -> None:
    game = new_game(2)
    drawing = "O" * size + "." * (16 - size)
    if size:
        build(game, 0, " ".join(drawing[row : row + 4] for row in range(0, 16, 4)))
    assert sheet(game)["colour-orange"][0] == points


def test_the_rulebooks_score_sheet() -> None:
    """The rulebook pictures the pyramids too small to read; these have the groups that its points tell of."""
    game = new_game(4)
    deal_cards(game, "largest orange", "largest green", "largest white")
    build(game, 0, "OOOB GGBG OBBG YBOG", "OOB OBB BBO", "BO BB", "O")
    build(game, 1, "BBBG WYGG OOOY OYYG", "WBB WYO OYY", "WB OY", "W")
    build(game, 2, "OBBW OGBO YGYG OGGG", "BBB OGG GYY", "OG YY", "Y")
    build(game, 3, "OWYB GGGB GYGB WYWW", "GGG GYG WWB", "GY WG", "Y")
    game.cells[PENDING] = 0
    lines = list(sheet(game).values())
    assert lines[:5] == [(21, 6, 6, 1), (21, 12, 9, 6), (4, 2, 15, 21), (1, 12, 9, 2), (0, 9, 1, 12)]
    assert tuple(map(sum, zip(*lines[5:], strict=True))) == (5, 0, 0, 10)
    outcome = game.outcome()
    assert outcome is not None
    assert outcome.scores == (52, 41, 40, 52)
    assert outcome.winners == (0, 3), "A and D share the win"
    assert outcome.decided_by is DecidedBy.SHARED


def test_only_the_largest_group_of_a_colour_counts_and_diagonals_do_not_connect() -> None:
    game = new_game(2)
    build(game, 0, "OBOO BOBO")
    assert sheet(game)["colour-orange"][0] == 4, "c1, d1 and d2; b2 and a1 touch only by corners"


def test_a_group_may_spread_over_layers() -> None:
    game = new_game(2)
    build(game, 0, "OBB BBB BBB", "OB BB", "O")
    assert sheet(game)["colour-orange"][0] == 4


def test_a_finished_pyramid_hides_four_cubes_of_layer_1_and_one_of_layer_2() -> None:
    game = new_game(2)
    deal_cards(game)
    build(game, 0, "WBWB BOOW WOOB BWBW", "GYG YOY GYG", "WB BW", "G")
    assert sheet(game)["colour-orange"][0] == 0


# YAXHA-1
def test_a_hidden_cube_does_not_connect() -> None:
    game = new_game(2)
    build(game, 0, "BBBB OOOO BBBB BBBB", "WYW YWY WYW")
    assert sheet(game)["colour-orange"][0] == 1, "b2 and c2 are hidden, so a2 and d2 are alone"


def test_a_cube_that_can_still_be_seen_counts() -> None:
    game = new_game(2)
    build(game, 0, "BBBB OOOO BBBB BBBB", "WYW YW. WYW")
    assert sheet(game)["colour-orange"][0] == 2, "c2 shows through the gap"


def test_card_largest_group_of_a_colour_ties_score() -> None:
    assert scores_card("largest orange", ("OO",), ("OOB",), ("OB",)) == (True, True, False)


# YAXHA-2
def test_card_largest_group_of_a_colour_needs_one_cube() -> None:
    assert scores_card("largest white", ("OO",), ("OOB",)) == (False, False)


def test_card_largest_group_of_any_colour() -> None:
    assert scores_card("largest group", ("OOOB",), ("BBBB",), ("YYYY",)) == (False, True, True)


# YAXHA-10
def test_card_largest_group_on_layer_1_counts_only_that_layer() -> None:
    joined_above = ("OBO BBO", "O.")
    assert scores_card("largest on layer 1", joined_above, ("OO",)) == (True, False)
    assert scores_card("largest on layer 1", ("OBB BYY", "OY"), ("OO",)) == (True, True)


def test_card_most_layers() -> None:
    three = ("OBB BBB BBB", "OB BB", "O")
    two = ("OOB BBB BBB", "OB BB")
    assert scores_card("most layers", three, two) == (True, False)


# YAXHA-2
def test_card_second_largest_is_the_second_highest_size_on_the_table() -> None:
    assert scores_card("second largest", ("OOOB",), ("BBW",), ("WWY",)) == (False, True, True)
    assert scores_card("second largest", ("OOO BBY",), ("W",)) == (True, False)


# YAXHA-2
def test_card_second_largest_with_only_one_size_scores_nobody() -> None:
    assert scores_card("second largest", ("OB",), ("WY",)) == (False, False)


# YAXHA-6 and YAXHA-9
def test_card_more_than_the_left_neighbour_is_strict() -> None:
    assert scores_card("more blue than left", ("BB",), ("B",), ("BB",)) == (True, False, False)


def test_card_five_colours_on_a_layer() -> None:
    layer_1 = ("OBGY WOOO",)
    assert scores_card("five colours on layer 1", layer_1, ("OBGY",)) == (True, False)
    layer_2 = ("OBGY WOOO BBBB GGGG", "OBG YW. ...")
    assert scores_card("five colours on layer 2", layer_2, layer_1) == (True, False)


SIDES = {
    "west": ("OBWB OWBW OBWB OWBW", "OBW OWB OBW", "OB OW"),
    "east": ("BWBO WBWO BWBO WBWO", "WBO BWO WBO", "BO WO"),
    "north": ("OOOO BWBW WBWB BWBW", "OOO WBW BWB", "OO BW"),
    "south": ("BWBW WBWB BWBW OOOO", "BWB WBW OOO", "BW OO"),
    "east of a narrow pyramid": ("BWO WBO BWO WBO", "BO WO BO", "O O"),
}


# YAXHA-7
@pytest.mark.parametrize("layers", SIDES.values(), ids=SIDES)
def test_card_one_side_of_one_colour(layers: tuple[str, ...]) -> None:
    assert scores_card("one side one colour", layers, ("OB",)) == (True, False)


@pytest.mark.parametrize("layer", [0, 1, 2])
@pytest.mark.parametrize("layers", SIDES.values(), ids=SIDES)
def test_card_one_side_is_lost_by_one_other_cube(layers: tuple[str, ...], layer: int) -> None:
    spoilt = [drawing.replace("O", "G", 1) if n == layer else drawing for n, drawing in enumerate(layers)]
    assert scores_card("one side one colour", tuple(spoilt), ("OB",)) == (False, False)


# YAXHA-7
def test_card_one_side_needs_all_nine_cells() -> None:
    assert scores_card("one side one colour", (*SIDES["west"][:2],), ("OB",)) == (False, False)


def test_card_exactly_three_colours() -> None:
    assert scores_card("three colours", ("OBG",), ("OB",)) == (True, False)
    assert scores_card("three colours", ("OBGY",), ("OBW",)) == (False, True)


def test_the_left_neighbour_cards_are_never_dealt_to_two() -> None:
    dealt = {card for seed in range(300) for card in deal(2, seed)}
    assert len(dealt) == 13
    assert not any("left" in card for card in dealt)


def test_the_first_game_deck_has_eight_cards() -> None:
    assert len({card for seed in range(100) for card in deal(4, seed, deck="first-game")}) == 8


def test_the_whole_deck_has_eighteen_cards() -> None:
    assert len({card for seed in range(300) for card in deal(4, seed)}) == 18


def deal(players: int, seed: int, **options: str) -> tuple[str, ...]:
    cards = tuple(card.name for card in see(new_game(players, seed, **options), 0).cards)
    assert len(set(cards)) == 3
    return cards
