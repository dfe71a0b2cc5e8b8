"""The printed numbers: what is known of them holds in the standard edition, and an owner may have others."""

import re
from collections import Counter
from typing import get_args

import pytest

from games.maori.positions import (
    MAORI,
    STANDARD,
    build,
    edition,
    give,
    laid,
    legal,
    new_game,
    play,
    put,
    reprint,
    see,
    sheet,
    turn,
)
from patolli import Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.edition import read_edition
from patolli.engine.errors import InvalidEdition, InvalidMove
from patolli.engine.playout import audited_playout
from patolli.engine.state import action_buffer
from patolli.games.maori.edition import MaoriEdition, Shape
from patolli.games.maori.tiles import OPEN_SIDES, SIDES

STANDARD_EDITION = edition()
SHAPES = Counter(tile.shape for tile in STANDARD_EDITION.box)
ENDS = {shape: SHAPES[shape] for shape in ("left end", "right end", "top end", "bottom end")}
MIDDLES = {shape: SHAPES[shape] for shape in ("horizontal middle", "vertical middle")}


# What is known


def test_there_are_97_tiles_10_singles_54_ends_14_middles_17_water_tiles_and_2_volcanoes() -> None:
    assert len(STANDARD_EDITION.box) == 97
    assert SHAPES["single"] == 10
    assert sum(ENDS.values()) == 54
    assert sum(MIDDLES.values()) == 14
    assert SHAPES["water"] == 17
    assert SHAPES["volcano"] == 2


def test_ends_come_in_four_orientations_and_middles_in_two() -> None:
    assert list(ENDS.values()) == [14, 14, 13, 13]
    assert list(MIDDLES.values()) == [7, 7]


def test_there_are_30_shells_5_for_a_player() -> None:
    assert (STANDARD_EDITION.shells.total, STANDARD_EDITION.shells.each) == (30, 5)


def test_the_base_side_has_16_free_spaces_and_two_printed_boats() -> None:
    board = STANDARD_EDITION.islands
    assert board.columns * board.rows - len(board.land) == 16
    assert board.boats + len(board.boat_spaces) == 2


def test_the_atoll_side_has_more_spaces_an_atoll_in_the_middle_and_a_boat_in_it() -> None:
    board = STANDARD_EDITION.atoll
    assert board.columns * board.rows - len(board.land) == 20
    assert board.boats + len(board.boat_spaces) == 2
    assert set(board.boat_spaces) == {"b2"} <= set(board.atoll)
    assert set(board.atoll) == {f"{column}{row}" for column in "bcd" for row in "23"}


def test_some_tile_has_at_least_two_palms() -> None:
    assert any(tile.palms >= 2 for tile in STANDARD_EDITION.box)


def test_every_island_has_palms_so_every_tile_has_one_way_up() -> None:
    assert all(tile.palms or tile.shape in ("water", "volcano") for tile in STANDARD_EDITION.box)


def test_boats_occur_on_islands_and_on_water_tiles() -> None:
    with_boats = {tile.shape for tile in STANDARD_EDITION.box if tile.boats}
    assert with_boats == {*ENDS, *MIDDLES, "single", "water"}


def test_leis_are_rare_and_half_ones_lie_at_the_joint_of_an_end_or_a_middle() -> None:
    halves = [tile for tile in STANDARD_EDITION.box if tile.lei]
    assert {tile.shape for tile in halves} <= {*ENDS, *MIDDLES}
    assert 0 < len(halves) < len(STANDARD_EDITION.box) / 5
    for tile in halves:
        assert all(OPEN_SIDES[tile.shape] >> SIDES.index(side) & 1 for side in tile.lei)


def test_what_is_not_known_says_so() -> None:
    sources = {key: {table.source for table in tables} for key, tables in STANDARD_EDITION.tables().items()}
    assert sources == {
        "shells": {"rulebook"},
        "scoring": {"rulebook"},
        "islands": {"reconstructed"},
        "atoll": {"reconstructed"},
        "tiles": {"reconstructed", "published"},
    }


def test_every_shape_that_an_edition_may_name_has_its_open_sides() -> None:
    assert get_args(Shape) == tuple(OPEN_SIDES)


# An owner's box

LAND = """land = [
    { space = "a1", shape = "left end", palms = 2 },
    { space = "e1", shape = "bottom end", palms = 1 },
    { space = "a4", shape = "single", palms = 1, hut = true },
    { space = "e4", shape = "right end", palms = 1, boats = 1, lei = ["west"] },
]"""
FIVE_BY_FOUR = edition(("columns = 4", "columns = 5"), ("land = []", LAND), ("boats = 2", "boats = 1"))
SMALL_BOX = edition(
    ("total = 30", "total = 12"),
    ("each = 5", "each = 2"),
    ("columns = 4\nrows = 4", "columns = 2\nrows = 3"),
    ("prints = [{ count = 2 }]", "prints = [{ count = 7 }]"),
    ("lei = 10", "lei = 3"),
)
PRINTED_WITHOUT_PALMS = edition(("land = []", 'land = [{ space = "a1", shape = "left end" }]'))
ONE_PALM = "{ count = 2, palms = 1 }"
WITHOUT_PALMS = edition(
    reprint("left end", ONE_PALM, '{ count = 1 }, { count = 1, hut = true, lei = ["east"] }'),
    reprint("horizontal middle", ONE_PALM, '{ count = 1 }, { count = 1, lei = ["east"] }'),
    reprint("single", ONE_PALM, "{ count = 2 }"),
)


def test_a_board_of_five_by_four_with_four_printed_land_spaces_has_16_free_spaces() -> None:
    game = new_game(box=FIVE_BY_FOUR)
    turn(game, 0, "lay", hand="~")
    spaces = {f"L@{column}{row}" for column in "abcde" for row in "1234"}
    assert legal(game, 0, "L.*") == spaces - {"L@a1", "L@e1", "L@a4", "L@e4"}
    assert see(game).players[0].boats == 2, "one beside the spaces, one on e4"
    turn(game, 1, "act")
    assert not legal(game, 1, "R.*"), "printed land cannot be removed"


def test_printed_land_is_part_of_the_islands_built_onto_it() -> None:
    game = new_game(box=FIVE_BY_FOUR)
    assert sheet(game)["palms"][0] == 0, "a1 and e4 are not finished, e1 is not either"
    assert sheet(game)["hut-palms"][0] == 2, "a4 is a single"
    put(game, 0, "b1", ">2P")
    put(game, 0, "d4", "<PL")
    assert sheet(game)["palms"][0] == 4 + 2
    assert sheet(game)["leis"][0] == 10
    assert sheet(game)["empty"][0] == -14


# MAORI-7
def test_ruling_7_of_an_unfinished_island_laid_pieces_go_and_the_print_stays_and_scores_nothing() -> None:
    game = new_game(box=FIVE_BY_FOUR)
    put(game, 0, "b1", "=P")
    lines = {name: points[0] for name, points in sheet(game).items()}
    assert lines["palms"] == 0
    assert lines["empty"] == -16
    assert lines["boats"] == 2, "its printed boat still counts"


def test_a_board_with_printed_land_is_full_when_all_other_spaces_are() -> None:
    game = new_game(box=FIVE_BY_FOUR)
    build(game, 0, "# ~ ~ ~ #\n~ ~ ~ ~B ~B\n~B ~B ~B ~B ~S\n# ~2S .  ~2S #")
    turn(game, 0, "lay", hand="oP")
    assert legal(game, 0, "L.*") == {"L@c4"}
    play(game, 0, "L@c4")
    assert see(game).last_turns == 1


def setups_with(box: MaoriEdition) -> list[Setup]:
    return [MAORI.setup(setup.players, dict(setup.options), box) for setup in MAORI.setups()]


@pytest.mark.parametrize(
    "box", [FIVE_BY_FOUR, SMALL_BOX, WITHOUT_PALMS], ids=["printed land", "small box", "tiles without palms"]
)
@pytest.mark.many_games
def test_games_with_an_owners_box_are_played_to_the_end(box: MaoriEdition) -> None:
    for number, setup in enumerate(setups_with(box)):
        buffer = action_buffer(setup.num_actions)
        for seed in range(3):
            game = setup.new(Seed.fast(number * 10 + seed))
            audited_playout(game, FastSource(seed), buffer)
            assert MAORI.presentation.picture(setup, MAORI.view(game, 0)).plain
            assert setup.restore(game.dump()) == game


# Tiles that may be turned


# MAORI-4
def test_ruling_4_an_island_without_palms_may_be_turned_when_it_is_laid() -> None:
    game = new_game(box=WITHOUT_PALMS)
    turn(game, 0, "lay", hand="<")
    assert legal(game, 0, "L@a1.*") == {"L@a1", "L@a1+90", "L@a1+180", "L@a1+270"}
    play(game, 0, "L@b1+180")
    assert see(game).players[0].pieces[0].turn == 2
    put(game, 0, "a1", "<2P")
    assert sheet(game)["palms"][0] == 2, "turned by 180 degrees it is a right end"


@pytest.mark.parametrize(
    ("turned", "met_by", "at"),
    [("L@b2+90", "vPL", "b3"), ("L@b2+180", "<PL", "a2"), ("L@b2+270", "^PL", "b1"), ("L@b2", ">PL", "c2")],
)
def test_half_a_lei_turns_with_its_tile(turned: str, met_by: str, at: str) -> None:
    game = new_game(box=WITHOUT_PALMS)
    turn(game, 0, "lay", hand="<HL")
    play(game, 0, turned)
    put(game, 0, at, met_by)
    assert sheet(game)["leis"][0] == 10
    assert sheet(game)["hut-palms"][0] == 2


# MAORI-4
def test_ruling_4_every_orientation_is_offered_once() -> None:
    game = new_game(box=WITHOUT_PALMS)
    turn(game, 0, "lay", hand="=")
    assert legal(game, 0, "L@a1.*") == {"L@a1", "L@a1+90"}
    for word, number in (("=L", 4), ("o", 1), ("~", 1), ("<2P", 1)):
        game = new_game(box=WITHOUT_PALMS)
        turn(game, 0, "lay", hand=word)
        assert len(legal(game, 0, "L@a1.*")) == number, word


def test_a_turned_tile_that_was_stored_lies_straight_again() -> None:
    game = new_game(box=WITHOUT_PALMS)
    give(game, 0, stored="<")
    turn(game, 0, "act")
    play(game, 0, "TK", "L@a1+270")
    assert laid(game, 0) == {"a1": "<"}


def test_only_a_box_with_tiles_to_turn_has_moves_that_turn_them() -> None:
    standard, turning = MAORI.setup(2), MAORI.setup(2, edition=WITHOUT_PALMS)
    assert standard.num_actions < turning.num_actions
    assert MAORI.setup(2, edition=PRINTED_WITHOUT_PALMS).num_actions == standard.num_actions
    with pytest.raises(InvalidMove, match="all tiles of this box can lie only one way"):
        MAORI.encode(standard, MAORI.parse(standard, "L@a1+90"))


# What is refused

BROKEN = {
    "too many shells dealt": (("each = 5", "each = 7"), "shells.each: 5 players with 7 shells each need 35"),
    "too many columns": (("columns = 5", "columns = 6"), "atoll.columns: expected a whole number <= 5"),
    "a boat off the board": (
        ("columns = 5", "columns = 1"),
        "atoll.boat_spaces: the board goes from a1 to",
    ),
    "a space that is none": (('"b2"', '"f9"'), "atoll.boat_spaces[0]: expected a text matching"),
    "a space twice": (('"c2", "d2"', '"c2", "c2"'), "atoll.atoll: the space c2 is there twice"),
    "a boat on land": (
        ("land = []", 'land = [{ space = "a1", shape = "single" }]'),
        ("boat_spaces = []", 'boat_spaces = ["a1"]'),
        "islands.boat_spaces: a1 is printed land",
    ),
    "water as land": (
        ("land = []", 'land = [{ space = "a1", shape = "water" }]'),
        "islands.land: a1 must hold an end, a middle or a single",
    ),
    "shells on land": (
        ("land = []", 'land = [{ space = "a1", shape = "single", shells = 1 }]'),
        "islands.land: a1 must hold an end, a middle or a single, without shells",
    ),
    "nothing but land": (
        ("columns = 4\nrows = 4", "columns = 1\nrows = 1"),
        ("land = []", 'land = [{ space = "a1", shape = "single" }]'),
        "islands.land: no space is left for a tile",
    ),
    "a lei at the coast": (
        ('lei = ["east"]', 'lei = ["west"]'),
        "tiles.prints.lei: half a lei lies at an open side; the shape 'left end' is open to the east, not",
    ),
    "a lei on a single": (
        ("{ count = 3, palms = 1, boats = 1 }", '{ count = 3, palms = 1, lei = ["east"] }'),
        "the shape 'single' is open to no side, not to the east",
    ),
    "a lei twice": (
        ('lei = ["east"]', 'lei = ["east", "east"]'),
        "tiles.prints.lei: the same side",
    ),
    "palms on water": (
        ("{ count = 6 }", "{ count = 6, palms = 1 }"),
        "tiles.prints: palms and huts stand",
    ),
    "a volcano with a boat": (
        ("prints = [{ count = 2 }]", "prints = [{ count = 2, boats = 1 }]"),
        "tiles.prints: a volcano carries nothing",
    ),
    "an unknown shape": (('shape = "single"', 'shape = "bend"'), "tiles[6].shape: invalid enum value 'bend'"),
    "too many tiles": (
        ("prints = [{ count = 2 }]", "prints = [{ count = 50 }]"),
        "tiles: there are 145",
    ),
    "a reconstruction without a reason": (
        ('note = "14 middles are published; half of them lie each way."\n', ""),
        "tiles is reconstructed, so its note must name the constraint",
    ),
}


@pytest.mark.parametrize("case", BROKEN.values(), ids=BROKEN)
def test_a_broken_edition_is_refused_with_the_key(case: tuple[tuple[str, str] | str, ...]) -> None:
    *changes, sentence = case
    assert isinstance(sentence, str)
    with pytest.raises(InvalidEdition, match=re.escape(sentence)):
        edition(*(change for change in changes if isinstance(change, tuple)))


def test_a_box_must_fill_the_display() -> None:
    head, _, _ = STANDARD.partition("[[tiles]]")
    tiles = '[[tiles]]\nsource = "rulebook"\nshape = "water"\nprints = [{ count = 15 }]\n'
    with pytest.raises(
        InvalidEdition, match="the display takes 16 tiles that are no volcanoes; there are 15"
    ):
        read_edition(head + tiles, MaoriEdition, "maori", "my.toml")
