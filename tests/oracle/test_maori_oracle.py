"""The oracle of Maori, looked at by hand: the rulebook's examples, the rulings, and random games.

A tile is written as its shape (L R T B the left, right, top and bottom ends, H V the middles, S a single,
~ water, X a volcano), its palms, then h for a hut, b for a boat, s for a shell, * for a half lei at every
open side. A board is a row of such words a line, with a dot for an empty space.
"""

import random
from collections import Counter

import pytest

from oracle.maori import (
    BoardSide,
    DoNothing,
    Lay,
    Move,
    MoveShip,
    Oracle,
    PlaceShip,
    Remove,
    Sail,
    Stay,
    Step,
    Store,
    Take,
    TakeStored,
    Variant,
)
from oracle.maori_scoring import COLUMNS, OPEN_SIDES, Board, Edition, Laid, Tile

A, B, C, D, E = range(5)
N, NE, EAST, SE, S, SW, W, NW = range(8)
SHAPES = {
    "L": "left end",
    "R": "right end",
    "T": "top end",
    "B": "bottom end",
    "H": "horizontal middle",
    "V": "vertical middle",
    "S": "single",
    "~": "water",
    "X": "volcano",
}
ENDS = ["1", "2", "2", "3", "1h", "2h", "1b", "1b", "1s", "1ss", "1*", "1*", "2*"]
MIDDLES = ["1", "1", "2", "1h", "1h", "1b", "1s"]
SINGLES = ["1", "1", "2", "1h", "1h", "1b", "1b", "1b", "1s", "1s"]
WATER = ["", "", "", "", "", "", "b", "b", "b", "b", "b", "b", "s", "s", "s", "ss", "ss"]
WORDS = [
    *("L" + symbols for symbols in ["1", *ENDS]),
    *("R" + symbols for symbols in ["1", *ENDS]),
    *("T" + symbols for symbols in ENDS),
    *("B" + symbols for symbols in ENDS),
    *("H" + symbols for symbols in MIDDLES),
    *("V" + symbols for symbols in MIDDLES),
    *("S" + symbols for symbols in SINGLES),
    *("~" + symbols for symbols in WATER),
    "X",
    "X",
]


def tile(word: str) -> Tile:
    shape = SHAPES[word[0]]
    palms = sum(int(letter) for letter in word if letter.isdigit())
    leis = OPEN_SIDES[shape] if "*" in word else frozenset()
    return Tile(shape, palms, "h" in word, word.count("b"), word.count("s"), leis)


def cells(rows: range, columns: range) -> frozenset[int]:
    return frozenset(row * COLUMNS + column for row in rows for column in columns)


BASE_BOARD = Board(spaces=cells(range(4), range(4)), boats=2)
ATOLL_BOARD = Board(
    spaces=cells(range(4), range(5)),
    boats=1,
    boat_spaces=frozenset({6}),
    atoll=cells(range(1, 3), range(1, 4)),
)
BOARDS = {"islands": BASE_BOARD, "atoll": ATOLL_BOARD}
EDITION = Edition([tile(word) for word in WORDS], BOARDS)


def edition_of(words: list[str], islands: Board = BASE_BOARD) -> Edition:
    return Edition([tile(word) for word in words], {"islands": islands, "atoll": ATOLL_BOARD})


def new_game(
    players: int = 2,
    variant: Variant = "base",
    side: BoardSide = "islands",
    edition: Edition = EDITION,
) -> Oracle:
    """Seat A is to sail; the ship is at stop 0, so that Sail(1) faces column 1 from above."""
    plain = [n for n, each in enumerate(edition.tiles) if each.shape != "volcano" and not each.shells]
    display = plain[:16]
    stock = [n for n in range(len(edition.tiles)) if n not in display]
    game = Oracle(players, edition, display, stock, players - 1, variant=variant, side=side)
    game.play(players - 1, PlaceShip(0))
    return game


def fetch(game: Oracle, word: str) -> int:
    """Search stock and display for a tile; in the display another one without shells takes its place."""
    for number in game.stock:
        if game.edition.tiles[number] == tile(word):
            game.stock.remove(number)
            return number
    for square, shown in enumerate(game.display):
        if shown is not None and game.edition.tiles[shown] == tile(word):
            other = next(
                n for n in game.stock if game.edition.tiles[n].palms and not game.edition.tiles[n].shells
            )
            game.stock.remove(other)
            game.display[square] = other
            return shown
    raise LookupError(f"There is no {word} left.")


def fill_board(game: Oracle, seat: int, *rows: str) -> None:
    """Lay these tiles, row by row."""
    for row, words in enumerate(rows):
        for column, word in enumerate(words.split()):
            if word != ".":
                game.boards[seat][row * COLUMNS + column] = Laid(fetch(game, word), 0)


def fill_display(game: Oracle, squares: dict[int, str]) -> None:
    """Exchange tiles of the display; a dot leaves the place empty."""
    for square, word in squares.items():
        number = game.display[square]
        if number is not None:
            game.stock.append(number)
        game.display[square] = None if word == "." else fetch(game, word)


def store(game: Oracle, seat: int, word: str) -> None:
    game.storages[seat] = fetch(game, word)


def give_shells(game: Oracle, seat: int, shells: int) -> None:
    game.bank += game.shells[seat] - shells
    game.shells[seat] = shells


def play(game: Oracle, *moves: Move) -> None:
    for move in moves:
        (seat,) = game.pending()
        game.play(seat, move)


def legal(game: Oracle) -> set[Move]:
    (seat,) = game.pending()
    return game.legal(seat)


def places(game: Oracle) -> set[int]:
    return {move.place for move in legal(game) if isinstance(move, Take)}


def lay_cells(game: Oracle) -> set[int]:
    return {move.cell for move in legal(game) if isinstance(move, Lay)}


def directions(game: Oracle) -> set[int]:
    return {move.direction for move in legal(game) if isinstance(move, Step)}


FULL = ("~ ~b ~ ~b", "~ ~b ~ ~b", "~ ~b ~ ~b", "S1 S1 S2 ~s")
ALMOST_FULL = (*FULL[:3], "S1 S1 S2 .")


# Set-up


def test_the_tiles_are_those_of_the_rules() -> None:
    counts = Counter(each.shape for each in EDITION.tiles)
    assert len(EDITION.tiles) == 97
    assert [counts[SHAPES[letter]] for letter in "LRTBHVS~X"] == [14, 14, 13, 13, 7, 7, 10, 17, 2]


def test_the_placer_may_choose_any_stop_and_its_left_neighbour_begins() -> None:
    game = Oracle(3, EDITION, range(16), range(16, 97), 2)
    assert (game.pending(), game.legal(C)) == ({C}, {PlaceShip(stop) for stop in range(16)})
    assert (game.shells, game.bank) == ([5, 5, 5], 15)
    game.play(C, PlaceShip(15))
    assert (game.pending(), game.stop) == ({A}, 15)
    game.check()


def test_wrong_set_ups_are_refused() -> None:
    tiles, rest = range(16), range(16, 97)
    with pytest.raises(ValueError, match="2 to 5 players"):
        Oracle(6, EDITION, tiles, rest, 0)
    with pytest.raises(ValueError, match="at most 4"):
        Oracle(5, EDITION, tiles, rest, 0, side="atoll")
    with pytest.raises(ValueError, match="places the ship"):
        Oracle(2, EDITION, tiles, rest, 1, ship_placer="first-seat")
    with pytest.raises(ValueError, match="every tile once"):
        Oracle(2, EDITION, tiles, range(15, 96), 0)
    with pytest.raises(ValueError, match="volcano"):
        Oracle(2, EDITION, range(81, 97), range(81), 0)
    with pytest.raises(ValueError, match="closed side"):
        Oracle(2, Edition([Tile("single", half_leis=frozenset({"N"}))], BOARDS), tiles, rest, 0)


def test_only_legal_moves_of_the_seat_whose_turn_it_is_are_taken() -> None:
    game = new_game()
    assert game.legal(B) == set()
    with pytest.raises(ValueError, match="nothing to decide"):
        game.play(B, Sail(1))
    with pytest.raises(ValueError, match="may not play"):
        game.play(A, DoNothing())


# 1. Sailing


def test_rulebook_two_boats_sail_up_to_two_steps_and_a_shell_adds_one() -> None:
    game = new_game()
    give_shells(game, A, 0)
    assert legal(game) == {Sail(1), Sail(2)}
    give_shells(game, A, 1)
    assert legal(game) == {Sail(1), Sail(2), Sail(3)}
    play(game, Sail(3))
    assert (game.stop, game.shells[A], game.bank) == (3, 0, 25)


def test_boats_on_tiles_sail_too() -> None:
    game = new_game()
    give_shells(game, A, 0)
    fill_board(game, A, "~b S1b . L1b")
    assert legal(game) == {Sail(steps) for steps in range(1, 6)}


def test_the_ship_goes_at_most_once_round() -> None:
    game = new_game()
    give_shells(game, A, 25)
    game.stop = 7
    assert legal(game) == {Sail(steps) for steps in range(1, 17)}
    play(game, Sail(16))
    assert (game.stop, game.shells[A]) == (7, 11)


def test_one_step_is_free_without_any_boat() -> None:
    game = new_game(edition=edition_of(WORDS, Board(BASE_BOARD.spaces, boats=0)))
    give_shells(game, A, 1)
    assert legal(game) == {Sail(1), Sail(2)}
    play(game, Sail(1))
    assert game.shells[A] == 1


def test_the_boat_in_the_atoll_sails_while_it_is_uncovered() -> None:
    game = new_game(side="atoll")
    assert game.boats(A) == 2
    fill_board(game, A, ".", ". ~")
    assert game.boats(A) == 1
    play(game, Sail(1), Remove(6), Sail(1), DoNothing())
    assert game.boats(A) == 2


# 2. Taking tiles


@pytest.mark.parametrize(
    ("stop", "squares"),
    [
        (0, [0, 4, 8, 12]),
        (3, [3, 7, 11, 15]),
        (4, [3, 2, 1, 0]),
        (7, [15, 14, 13, 12]),
        (8, [15, 11, 7, 3]),
        (11, [12, 8, 4, 0]),
        (12, [12, 13, 14, 15]),
        (15, [0, 1, 2, 3]),
    ],
)
def test_the_ship_faces_a_row_or_column(stop: int, squares: list[int]) -> None:
    for place in range(1, 5):
        game = new_game()
        game.stop = (stop - 1) % 16
        number = game.display[squares[place - 1]]
        play(game, Sail(1), Take(place))
        assert game.hand == number


def test_rulebook_the_four_tiles_of_a_row_cost_0_1_2_3_shells() -> None:
    for place in range(1, 5):
        game = new_game()
        play(game, Sail(1), Take(place), Lay(0, 0))
        assert game.shells[A] == 5 - (place - 1)
        assert game.bank == 20 + (place - 1)


def test_a_tile_that_is_too_expensive_is_not_offered() -> None:
    game = new_game()
    give_shells(game, A, 2)
    play(game, Sail(1))
    assert places(game) == {1, 2, 3}


def test_rulebook_a_volcano_blocks_what_lies_behind_it() -> None:
    game = new_game()
    fill_display(game, {9: "X"})  # column 1, third row
    play(game, Sail(1))
    assert places(game) == {1, 2}
    game.stop = 9  # from below column 2
    game.stage = "sail"
    play(game, Sail(1))
    assert places(game) == {1}


def test_empty_places_are_free_to_pass() -> None:
    game = new_game()
    fill_display(game, {1: ".", 9: "."})
    give_shells(game, A, 1)
    play(game, Sail(1))
    assert places(game) == {2, 4}
    play(game, Take(4))
    assert game.shells[A] == 0


def test_the_gap_is_refilled_after_the_action_and_a_volcano_may_come() -> None:
    game = new_game()
    volcano = fetch(game, "X")
    game.stock.insert(0, volcano)
    play(game, Sail(1), Take(1))
    assert game.display[1] is None
    play(game, Store())
    assert game.display[1] == volcano
    game.check()


def test_without_stock_the_place_stays_empty() -> None:
    game = new_game()
    game.out, game.stock = game.stock, []
    play(game, Sail(1), Take(1), Lay(0, 0))
    assert game.display[1] is None
    game.check()


# Laying, storing, removing


def test_a_tile_with_palms_has_one_way_up_and_goes_onto_any_free_space() -> None:
    game = new_game()
    fill_board(game, A, "~ . ~ .", ". . . .", "~ ~ ~ ~", "~b ~b ~b ~b")
    play(game, Sail(1), Take(1))
    assert legal(game) == {Store(), *(Lay(cell, 0) for cell in (1, 3, 5, 6, 7, 8))}


@pytest.mark.parametrize(
    ("word", "turns"),
    [
        ("L", {0, 1, 2, 3}),
        ("Tb*", {0, 1, 2, 3}),
        ("H", {0, 1}),
        ("Vh*", {0, 1}),
        ("Sh", {0}),
        ("~b", {0}),
        ("S1", {0}),
    ],
)
def test_an_island_tile_without_palms_may_be_turned(word: str, turns: set[int]) -> None:
    game = new_game(edition=edition_of([word] * 20))
    play(game, Sail(1), Take(1))
    assert legal(game) == {Store(), *(Lay(cell, turn) for cell in BASE_BOARD.spaces for turn in turns)}


def test_a_middle_with_one_half_lei_looks_different_each_way() -> None:
    one_lei = Tile("horizontal middle", half_leis=frozenset({"E"}))
    game = new_game(edition=Edition([one_lei] * 20, BOARDS))
    play(game, Sail(1), Take(1))
    assert {move.turn for move in legal(game) if isinstance(move, Lay)} == {0, 1, 2, 3}


def test_a_turned_tile_joins_as_it_lies_and_its_half_lei_with_it() -> None:
    """A left end, open to the east, turned once is open to the south, three times to the north."""
    game = new_game(edition=edition_of(["Lh*"] * 20))
    play(game, Sail(1), Take(1), Lay(0, 1), Sail(1), DoNothing(), Sail(1), Take(1), Lay(5, 3))
    assert game.boards[A] == {0: Laid(1, 1), 5: Laid(3, 3)}
    assert game.breakdown(A)["leis"] == 10
    assert game.breakdown(A)["empty spaces"] == -14


def test_laying_pays_shells_as_far_as_the_bank_goes_after_all_payments() -> None:
    game = new_game()
    fill_display(game, {1: "~", 5: "~ss"})
    give_shells(game, B, 24)
    give_shells(game, A, 6)
    assert game.bank == 0
    play(game, Sail(1), Take(2), Lay(0, 0))  # the shell paid comes back, there is no second one
    assert (game.shells[A], game.bank) == (6, 0)
    game.check()


def test_storing_pays_no_shells_but_laying_the_stored_tile_does() -> None:
    game = new_game()
    fill_display(game, {1: "~ss"})
    play(game, Sail(1), Take(1), Store(), Sail(1), DoNothing())
    assert game.shells[A] == 5
    play(game, Sail(1))
    assert TakeStored() in legal(game)
    play(game, TakeStored())
    assert Store() not in legal(game)
    play(game, Lay(18, 0))
    assert (game.shells[A], game.storages[A]) == (7, None)


def test_a_full_storage_takes_no_second_tile() -> None:
    game = new_game()
    store(game, A, "~")
    play(game, Sail(1), Take(1))
    assert legal(game) == {Lay(cell, 0) for cell in BASE_BOARD.spaces}


def test_a_removed_tile_leaves_the_game_its_shells_stay_its_boats_do_not() -> None:
    game = new_game()
    fill_display(game, {1: "~ss"})
    play(game, Sail(1), Take(1), Lay(0, 0), Sail(1), DoNothing(), Sail(1))
    assert {move for move in legal(game) if isinstance(move, Remove)} == {Remove(0)}
    play(game, Remove(0))
    assert (game.shells[A], game.boards[A], len(game.out)) == (7, {}, 1)
    game.check()
    fill_board(game, B, "~b")
    assert game.boats(B) == 3
    play(game, Sail(1), Remove(0))
    assert game.boats(B) == 2


# The end


def test_everyone_else_has_one_more_turn_after_a_board_is_full() -> None:
    game = new_game(3)
    fill_board(game, A, *ALMOST_FULL)
    play(game, Sail(1), Take(1), Lay(18, 0))
    assert game.finisher == A
    play(game, Sail(1), DoNothing())
    assert not game.is_over()
    play(game, Sail(1), DoNothing())
    assert game.is_over()
    assert (game.pending(), game.legal(A)) == (set(), set())
    game.check()


def test_a_second_full_board_changes_nothing() -> None:
    game = new_game(3)
    fill_board(game, A, *ALMOST_FULL)
    fill_board(game, B, "L1 R1 L1b R1b", "L1 R1 L1b R1b", "T1 T1b T1b T2", "B1 B1b B1b .")
    play(game, Sail(1), Take(1), Lay(18, 0), Sail(1), Take(1), Lay(18, 0))
    assert (game.finisher, game.pending()) == (A, {C})
    play(game, Sail(1), DoNothing())
    assert game.is_over()
    game.check()


def test_a_stored_tile_does_not_fill_a_space() -> None:
    game = new_game()
    fill_board(game, A, *ALMOST_FULL)
    play(game, Sail(1), Take(1), Store())
    assert game.finisher is None


@pytest.mark.parametrize("action", [[Take(1), Store()], [TakeStored(), Lay(1, 0)], [Remove(0)]])
def test_four_laps_of_doing_nothing_end_the_game(action: list[Move]) -> None:
    game = new_game(3)
    fill_board(game, C, "~")
    if TakeStored() in action:
        store(game, C, "~")
    for _ in range(11):
        play(game, Sail(1), DoNothing())
    play(game, Sail(1), *action)  # by C; the count begins anew
    for _ in range(11):
        play(game, Sail(1), DoNothing())
    assert not game.is_over()
    play(game, Sail(1), DoNothing())
    assert game.is_over()
    assert game.winners()
    game.check()


# Scoring


def test_the_scoring_example_of_the_rulebook() -> None:
    """The left end at the bottom, with its palm and its boat, is unfinished and taken away first."""
    game = new_game()
    fill_board(game, A, "L3 R2 L1* R1*", "L1b H1h R2 S1b", "L1h R1b ~b ~b", "S2 ~ L1b .")
    give_shells(game, A, 3)
    assert game.breakdown(A) == {
        "palms without hut": 10,
        "palms with hut": 12,
        "leis": 10,
        "boats": 7,
        "shells": 0,
        "empty spaces": -2,
    }
    assert game.score(A) == 37


@pytest.mark.parametrize(
    ("rows", "palms", "tiles_left"),
    [
        (("L1 R1",), 2, 2),
        (("L1 H1 H1 R1",), 4, 4),
        (("T1", "V1", "B1"), 3, 3),
        (("S1",), 1, 1),
        (("L1 R1 R1",), 2, 2),  # the second right end meets a closed coast
        (("L1 H1",), 0, 0),
        (("R1 L1",), 0, 0),
        (("L1 ~ R1",), 0, 1),
        (("L1 T1", ". B1"), 2, 2),  # the left end faces land, but no matching land
        (("L1 S1",), 1, 1),
        (("T1", "R1"), 0, 0),
        ((". . . L1", "R1"), 0, 0),  # the next row is not the neighbour in the east
        (("H1 R1",), 0, 0),  # the open edge faces the border
        (("L1 R1 T1", "L1 R1 B1"), 6, 6),  # closed coasts side by side
        (("V1", "B1"), 0, 0),
    ],
)
def test_unfinished_islands_are_taken_away(rows: tuple[str, ...], palms: int, tiles_left: int) -> None:
    game = new_game()
    fill_board(game, A, *rows)
    assert game.breakdown(A)["palms without hut"] == palms
    assert game.breakdown(A)["empty spaces"] == -(16 - tiles_left)


def test_islands_of_the_atoll_board_do_not_join_around_its_edge() -> None:
    game = new_game(side="atoll")
    fill_board(game, A, ". . . . L1", "R1")
    assert game.breakdown(A)["palms without hut"] == 0


def test_a_second_hut_counts_nothing_more_and_a_hut_counts_for_its_own_island_only() -> None:
    game = new_game()
    fill_board(game, A, "L1h H1h R1h S1", "L2 R1 S1h .")
    assert game.breakdown(A)["palms with hut"] == 8
    assert game.breakdown(A)["palms without hut"] == 4


@pytest.mark.parametrize(
    ("rows", "points"),
    [
        (("L1* R1*",), 10),
        (("T1*", "B1*"), 10),
        (("L1* R1",), 0),
        (("L1* H1 R1*",), 0),  # the halves do not face each other
        (("L1*", "L2*"), 0),
        (("L1* H2* R1*",), 20),
        (("L1* H2*",), 0),  # lost with the unfinished island
    ],
)
def test_two_facing_halves_make_a_lei(rows: tuple[str, ...], points: int) -> None:
    game = new_game(edition=edition_of([*WORDS, "H2*"]))
    fill_board(game, A, *rows)
    assert game.breakdown(A)["leis"] == points


def test_majorities_are_scored_in_full_by_all_who_are_tied() -> None:
    game = new_game(3)
    fill_board(game, A, "~b L1b")  # the unfinished boat is lost
    fill_board(game, C, "S1b")
    give_shells(game, A, 7)
    give_shells(game, B, 7)
    lines = [game.breakdown(seat) for seat in (A, B, C)]
    assert [line["boats"] for line in lines] == [3, 0, 3]
    assert [line["shells"] for line in lines] == [7, 7, 0]


def test_a_stored_tile_scores_nothing() -> None:
    game = new_game()
    before = game.breakdown(A)
    store(game, A, "S1b")
    assert game.breakdown(A) == before


@pytest.mark.parametrize(("shells_of_b", "winners"), [(1, {A}), (2, {A, B}), (3, {B})])
def test_wooden_shells_break_a_tie_and_then_it_is_shared(shells_of_b: int, winners: set[int]) -> None:
    """C has the most shells, so A and B have no points for theirs; they are tied."""
    game = new_game(3)
    fill_board(game, A, "S2 L1 R1 S1", "T2 T1", "B2 B2")
    fill_board(game, B, "S1h L1 R1 ~", "T2h S1s S1s", "B1")
    assert game.breakdown(A)["palms without hut"] == 12
    assert game.breakdown(B)["palms without hut"] == 4
    assert game.breakdown(B)["palms with hut"] == 8
    give_shells(game, A, 2)
    give_shells(game, B, shells_of_b)
    give_shells(game, C, 6)
    assert game.score(A) == game.score(B) > game.score(C)
    assert game.winners() == set()  # not before the end
    game.stage = "over"
    assert game.winners() == winners


# The atoll


def test_palms_wholly_inside_the_atoll_count_double_again() -> None:
    game = new_game(side="atoll")
    fill_board(game, A, "L1 R1 S1", ". L1* R2* S1h", ". . . L1 R1")
    lines = game.breakdown(A)
    # L1 R1 and S1 outside: 3; L1* R2* inside: 3 x 2; the island across the edge of the atoll: 2
    assert lines["palms without hut"] == 3 + 6 + 2
    assert lines["palms with hut"] == 4
    assert lines["leis"] == 10  # not doubled
    assert lines["empty spaces"] == -(20 - 8)
    assert lines["boats"] == 0  # its boat is covered, B has 2


def test_the_boat_of_the_atoll_counts_again_when_its_cover_was_unfinished() -> None:
    game = new_game(side="atoll")
    fill_board(game, A, ".", ". L1b")
    fill_board(game, B, "~b", ". ~")
    assert [game.boats(A), game.boats(B)] == [2, 2]
    assert [game.breakdown(A)["boats"], game.breakdown(B)["boats"]] == [2, 2]
    assert game.breakdown(A)["empty spaces"] == -20


# Printed land

PRINTED = Board(
    spaces=cells(range(4), range(5)) - {0, 4, 15, 19},
    boats=2,
    land={0: tile("L1*"), 4: tile("R1"), 15: tile("S2"), 19: tile("B1h")},
)


def test_printed_land_helps_to_finish_islands_and_scores_only_then() -> None:
    game = new_game(edition=edition_of(WORDS, PRINTED))
    assert game.breakdown(A)["palms without hut"] == 2  # the printed single
    assert game.breakdown(A)["empty spaces"] == -16
    fill_board(game, A, ". R1* . H1 .")
    assert game.breakdown(A)["palms without hut"] == 4
    assert game.breakdown(A)["leis"] == 10
    assert game.breakdown(A)["empty spaces"] == -15  # the middle is taken away, the printed end stays
    fill_board(game, A, ".", ".", ". . . . T1")
    assert game.breakdown(A)["palms with hut"] == 4
    assert game.breakdown(A)["palms without hut"] == 4


def test_printed_land_is_neither_removed_nor_covered_nor_trodden_upon() -> None:
    game = new_game(variant="advanced", edition=edition_of(WORDS, PRINTED))
    play(game, Sail(1), Take(1))
    assert lay_cells(game) == set(PRINTED.spaces)
    play(game, Lay(1, 0), Sail(1), DoNothing(), Sail(1))
    assert Remove(0) not in legal(game)
    play(game, Take(1))
    assert lay_cells(game) == {2, 5, 6, 7}
    assert directions(game) == set()


def test_printed_land_carries_no_ship_on_its_way() -> None:
    """The only free space is beside cell 2, and the way there from cell 0 leads over print."""
    board = Board(spaces=frozenset({0, 2, 3}), boats=2, land={1: tile("S1")})
    game = new_game(variant="advanced", edition=edition_of(WORDS, board))
    fill_board(game, A, "~ . ~")
    game.ships[A] = 0
    store(game, A, "~")
    play(game, Sail(1))
    assert legal(game) == {DoNothing(), Remove(0), Remove(2)}


def test_boats_on_printed_land_always_count() -> None:
    board = Board(BASE_BOARD.spaces - {0}, boats=1, land={0: tile("L1b")})
    game = new_game(edition=edition_of(WORDS, board))
    assert game.boats(A) == 2
    assert game.breakdown(A)["boats"] == 2


# Advanced


def test_the_ship_goes_onto_the_first_tile_and_the_next_lies_beside_it() -> None:
    game = new_game(variant="advanced")
    play(game, Sail(1), Take(1))
    assert lay_cells(game) == set(BASE_BOARD.spaces)
    play(game, Lay(6, 0))
    assert (game.ships[A], game.pending()) == (6, {B})  # no second tile, so no question
    play(game, Sail(1), DoNothing(), Sail(1), Take(1))
    assert lay_cells(game) == {0, 1, 2, 5, 7, 10, 11, 12}
    play(game, Lay(12, 0))
    assert legal(game) == {Stay(), MoveShip(12)}
    play(game, MoveShip(12))
    assert game.ships[A] == 12
    game.check()


def ready(variant: Variant, ship: int, *rows: str, shells: int = 5, side: BoardSide = "islands") -> Oracle:
    """Seat A is about to act, with its ship on the board."""
    game = new_game(variant=variant, side=side)
    fill_board(game, A, *rows)
    if variant == "expert":
        game.boards[A][ship] = game.boards[A].pop(ship)  # it was laid last
    game.ships[A] = ship
    give_shells(game, A, shells)
    game.check()
    play(game, Sail(1))
    return game


def test_advanced_moves_the_ship_after_any_action() -> None:
    actions: list[list[Move]] = [
        [DoNothing()],
        [Take(1), Store()],
        [Take(1), Lay(5, 0)],
        [TakeStored(), Lay(5, 0)],
    ]
    for action in actions:
        game = ready("advanced", 0, "~ ~ ~")
        if TakeStored() in action:
            store(game, A, "S1")
        play(game, *action)
        others = {1, 2, 5} if 5 in game.boards[A] else {1, 2}
        assert legal(game) == {Stay(), *(MoveShip(cell) for cell in others)}
        play(game, Stay())
        assert (game.ships[A], game.pending()) == (0, {B})
        game.check()


def test_the_display_is_refilled_before_the_ship_moves() -> None:
    game = ready("advanced", 0, "~ ~ ~")
    drawn = game.stock[0]
    play(game, Take(1), Store())
    assert (game.stage, game.display[1]) == ("ship", drawn)


def test_a_ship_whose_tile_is_removed_must_move() -> None:
    game = ready("advanced", 0, "~ ~ ~")
    play(game, Remove(0))
    assert legal(game) == {MoveShip(1), MoveShip(2)}
    play(game, MoveShip(2))
    game.check()
    assert game.ships[A] == 2


def test_removing_another_tile_lets_the_ship_stay() -> None:
    game = ready("advanced", 0, "~ ~ ~")
    play(game, Remove(1))
    assert legal(game) == {Stay(), MoveShip(2)}


def test_without_any_tile_the_ship_leaves_and_comes_back_with_the_next() -> None:
    game = ready("advanced", 0, "~")
    play(game, Remove(0))
    assert (game.ships[A], game.pending()) == (None, {B})
    game.check()
    play(game, Sail(1), DoNothing(), Sail(1), Take(1))
    assert lay_cells(game) == set(BASE_BOARD.spaces)
    play(game, Lay(18, 0))
    assert game.ships[A] == 18
    game.check()


def test_a_full_board_still_asks_for_the_ship_and_the_last_turn_too() -> None:
    game = ready("advanced", 17, *ALMOST_FULL)
    play(game, Take(1), Lay(18, 0))
    assert game.finisher == A
    assert Stay() in legal(game)
    play(game, Stay(), Sail(1), DoNothing())
    assert game.is_over()


# Paid steps

SURROUNDED = ("~ ~ ~ .", "~ ~ ~ .", "~b ~b ~b .")


def test_steps_cost_a_shell_and_go_to_own_tiles_in_eight_directions() -> None:
    game = ready("advanced", 6, *SURROUNDED)
    play(game, Take(1))
    assert legal(game) == {Store(), *(Step(direction) for direction in range(8))}
    play(game, Step(NE))
    assert (game.ships[A], game.shells[A], game.bank) == (2, 4, 21)
    assert lay_cells(game) == {3, 8}
    assert directions(game) == {S, SW, W}
    assert Store() not in legal(game)  # a paid step binds
    game.check()


def test_a_step_is_offered_only_if_the_tile_can_still_be_laid() -> None:
    game = ready("advanced", 6, *SURROUNDED, shells=1)
    play(game, Take(1))
    # From the west column nothing is free without a further step; from the south row row 3 is.
    assert directions(game) == {NE, EAST, SE, S, SW}
    play(game, Step(S))
    assert (directions(game), lay_cells(game)) == (set(), {15, 16, 17})


def test_a_step_may_be_the_first_of_several() -> None:
    game = ready("advanced", 6, *SURROUNDED, shells=2)
    play(game, Take(1))
    assert directions(game) == set(range(8)) - {NW}  # the corner is two steps from any good place
    play(game, Step(N))
    assert legal(game) == {Step(EAST), Step(SE)}
    play(game, Step(EAST))
    assert legal(game) == {Lay(3, 0), Lay(8, 0)}


def test_without_a_space_beside_the_ship_a_tile_can_only_be_stored() -> None:
    game = ready("advanced", 6, *SURROUNDED, shells=0)
    play(game, Take(1))
    assert legal(game) == {Store()}


def test_without_a_space_and_storage_nothing_can_be_taken() -> None:
    game = ready("advanced", 6, *SURROUNDED, shells=0)
    store(game, A, "S1")
    assert places(game) == set()
    assert TakeStored() not in legal(game)


def test_what_is_left_after_paying_for_the_tile_must_do_for_the_steps() -> None:
    game = ready("expert", 6, *SURROUNDED, shells=2)
    store(game, A, "S1")
    assert places(game) == {1, 2}
    assert TakeStored() in legal(game)
    play(game, TakeStored())
    assert legal(game) == {Step(direction) for direction in range(8) if direction != NW}


def test_the_base_game_has_no_steps() -> None:
    game = new_game()
    fill_board(game, A, "~ ~")
    play(game, Sail(1), Take(1))
    assert directions(game) == set()


def test_the_ship_does_not_step_around_the_edge_of_the_board() -> None:
    game = ready("advanced", 9, ". . . . ~", "~ . . . ~", "~ . . . .", side="atoll")
    play(game, Take(1))
    assert directions(game) == {N}
    assert lay_cells(game) == {3, 8, 13, 14}


# Expert


def test_expert_takes_the_ship_along_and_never_asks() -> None:
    game = ready("expert", 0, "~ ~")
    play(game, Take(1), Lay(5, 0))
    assert (game.ships[A], game.pending()) == (5, {B})
    game.check()


def test_expert_moves_no_ship_after_another_action_and_keeps_the_tile_under_it() -> None:
    game = ready("expert", 0, "~ ~ ~")
    assert {move for move in legal(game) if isinstance(move, Remove)} == {Remove(1), Remove(2)}
    play(game, Remove(1))
    assert (game.ships[A], game.pending()) == (0, {B})
    game.check()


def test_expert_pays_for_steps_too() -> None:
    game = ready("expert", 0, "~ ~ ~")
    play(game, Take(1), Step(EAST), Step(EAST))
    assert lay_cells(game) == {3, 6, 7, 8}
    play(game, Lay(3, 0))
    assert (game.ships[A], game.shells[A]) == (3, 3)
    game.check()


# Random games

PALMLESS = [word.replace("1", "") if len(word) > 2 else word for word in WORDS]
EDITIONS = {
    "as in the rules": EDITION,
    "tiles to turn": edition_of(PALMLESS),
    "printed land": edition_of(WORDS, PRINTED),
}
OPTIONS: list[tuple[int, Variant, BoardSide]] = []
for number_of_players in range(2, 6):
    for each_variant in ("base", "advanced", "expert"):
        OPTIONS.append((number_of_players, each_variant, "islands"))
        if number_of_players < 5:
            OPTIONS.append((number_of_players, each_variant, "atoll"))


def random_game(
    players: int, variant: Variant, side: BoardSide, edition: Edition, rng: random.Random
) -> Oracle:
    """Shuffled as on a real table."""
    numbers = rng.sample(range(len(edition.tiles)), len(edition.tiles))
    display: list[int] = []
    aside: list[int] = []
    while len(display) < 16:
        number = numbers.pop(0)
        (aside if edition.tiles[number].shape == "volcano" else display).append(number)
    stock = rng.sample(numbers + aside, len(numbers) + len(aside))
    return Oracle(players, edition, display, stock, rng.randrange(players), variant=variant, side=side)


def random_move(game: Oracle, seat: int, builder: bool, rng: random.Random) -> Move:
    """A builder mostly lays tiles, so that boards are filled; others do anything."""
    moves = sorted(game.legal(seat), key=repr)
    if builder and rng.random() < 0.97:
        moves = [move for move in moves if not isinstance(move, (Remove, DoNothing, Store))] or moves
    return rng.choice(moves)


@pytest.mark.parametrize("builder", [True, False], ids=["builders", "anything"])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "variant", "side"), OPTIONS)
def test_random_games_keep_the_invariants_to_the_end(
    players: int, variant: Variant, side: BoardSide, edition: str, builder: bool
) -> None:
    rng = random.Random(f"{players} {variant} {side} {edition} {builder}")
    game = random_game(players, variant, side, EDITIONS[edition], rng)
    game.check()
    while not game.is_over():
        (seat,) = game.pending()
        game.play(seat, random_move(game, seat, builder, rng))
        game.check()
    assert game.winners()
    assert not any(game.legal(seat) for seat in range(players))
    best = max(game.score(seat) for seat in range(players))
    assert all(game.score(seat) == best for seat in game.winners())
