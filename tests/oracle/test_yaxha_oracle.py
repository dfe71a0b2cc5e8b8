"""The oracle of Yaxha, looked at by hand: the rulebook's examples, small pictures, and random games."""

import random

import pytest

from oracle.yaxha import CARDS, COLOURS, ChooseMarket, Discard, Move, Oracle, Place, group_points

LETTERS = {"O": "orange", "B": "blue", "G": "green", "Y": "yellow", "W": "white"}
A, B, C, D = range(4)
TURN_ORDER_BACD = [2, 1, 3, 4]  # turn tiles of A, B, C and D
PLAIN_CARDS = ["largest group", "most layers", "second largest"]


def new_game(players: int = 4, cards: list[str] = PLAIN_CARDS, bag: list[str] | None = None) -> Oracle:
    tiles = TURN_ORDER_BACD if players == 4 else list(range(1, players + 1))
    return Oracle(players, bag if bag is not None else list(COLOURS * 24), cards, tiles)


def picture(*layers: str) -> dict[tuple[int, int, int], str]:
    """A pyramid from text: a string a layer, rows split by spaces (y downwards), a dot for an empty cell."""
    return {
        (x, y, layer): LETTERS[letter]
        for layer, rows in enumerate(layers, start=1)
        for y, row in enumerate(rows.split())
        for x, letter in enumerate(row)
        if letter != "."
    }


def table(cards: list[str], *pyramids: dict[tuple[int, int, int], str]) -> Oracle:
    """A game in which these pyramids stand on the table."""
    game = new_game(len(pyramids), cards)
    game.pyramids = list(pyramids)
    return game


def choose(game: Oracle, **markets: int) -> None:
    for name, market in markets.items():
        game.play("ABCD".index(name), ChooseMarket(market))


# Claiming and swapping, with turn order B, A, C, D


def test_rulebook_example_1_everyone_takes_the_market_of_their_card() -> None:
    game = new_game()
    markets = [list(market) for market in game.markets]
    choose(game, A=3, B=1, C=0, D=2)
    assert game.stage == "build"
    assert game.hands == [markets[3], markets[1], markets[0], markets[2]]
    assert game.turn_tiles == TURN_ORDER_BACD


def test_rulebook_example_2_two_want_the_same() -> None:
    game = new_game()
    markets = [list(market) for market in game.markets]
    choose(game, A=0, B=1, C=1, D=2)
    assert game.stage == "build"  # C gets what is left without a decision
    assert game.hands == [markets[0], markets[1], markets[3], markets[2]]
    assert game.turn_tiles == [2, 3, 1, 4]  # B and C swap


def test_rulebook_example_3_three_want_the_same() -> None:
    game = new_game()
    markets = [list(market) for market in game.markets]
    choose(game, A=1, B=1, C=1, D=2)
    assert (game.stage, game.pending()) == ("claim", {A})
    assert game.legal(A) == {ChooseMarket(0), ChooseMarket(3)}
    game.play(A, ChooseMarket(3))
    assert game.hands == [markets[3], markets[1], markets[0], markets[2]]
    assert game.turn_tiles == [2, 3, 1, 4]  # A keeps, B and C swap


def test_rulebook_example_4_all_four_want_the_same() -> None:
    game = new_game()
    markets = [list(market) for market in game.markets]
    choose(game, D=1, C=1, B=1, A=1)
    assert game.pending() == {A}
    assert game.turn_tiles == TURN_ORDER_BACD  # nothing is swapped before all have claimed
    game.play(A, ChooseMarket(2))
    assert game.pending() == {C}
    assert game.legal(C) == {ChooseMarket(0), ChooseMarket(3)}
    game.play(C, ChooseMarket(0))
    assert game.hands == [markets[2], markets[1], markets[0], markets[3]]
    assert game.turn_tiles == [3, 4, 2, 1]  # B and D swap, A and C swap


def test_two_pairs_swap_each_on_their_own() -> None:
    game = new_game()
    choose(game, A=1, B=0, C=1, D=0)
    assert game.pending() == {C}  # before D: the turn tile counts, not the market
    game.play(C, ChooseMarket(3))
    assert game.turn_tiles == [3, 4, 2, 1]


# Building


def building(hand: str, pyramid: dict[tuple[int, int, int], str]) -> Oracle:
    """A game in which seat A builds with this hand."""
    game = new_game(2)
    choose(game, A=0, B=1)
    game.hands[A] = [LETTERS[letter] for letter in hand]
    game.pyramids[A] = pyramid
    return game


def places_on_layer_2(game: Oracle) -> set[Move]:
    return {move for move in game.legal(A) if isinstance(move, Place) and move.layer == 2}


def test_the_first_cube_has_one_place_and_the_picture_shifts_when_layer_1_grows_to_the_left() -> None:
    game = building("OBB", {})
    assert game.legal(A) == {Place("orange", 0, 0, 1), Place("blue", 0, 0, 1)}
    game.play(A, Place("orange", 0, 0, 1))
    game.play(A, Place("blue", -1, 0, 1))
    assert game.pyramid(A) == picture("BO")


def test_layer_1_stays_within_four_by_four() -> None:
    game = building("W", picture("OBGY"))
    beside_the_row = {Place("white", x, y, 1) for x in range(4) for y in (-1, 1)}
    assert game.legal(A) == beside_the_row


def test_an_upper_cube_rests_on_four_and_touches_its_colour() -> None:
    game = building("OOW", picture("OBBG OBBG"))
    assert places_on_layer_2(game) == {Place("orange", 0, 0, 2)}
    game.play(A, Place("orange", 0, 0, 2))
    assert places_on_layer_2(game) == {Place("orange", 1, 0, 2)}  # beside the other orange cube


def test_a_cube_is_discarded_only_when_it_has_no_cell() -> None:
    game = building("WO", picture("OBGY BGYO GYOB YOBG"))
    assert Discard("white") in game.legal(A)
    assert Discard("orange") not in game.legal(A)
    assert Place("orange", 0, 0, 2) in game.legal(A)
    with pytest.raises(ValueError, match="may not play"):
        game.play(A, Discard("orange"))
    game.play(A, Discard("white"))
    assert game.discards == [["white"], []]


# Scoring

FINISHED = picture("OOBB OWWB GWWB GGYY", "OOB GWY GYY", "OB GY", "O")
UNFINISHED = picture("WWWW WBG.", "W")


def test_colours_score_their_largest_visible_group() -> None:
    """The finished pyramid hides its five white cubes; orange has 7, the others 6 each."""
    game = table(PLAIN_CARDS, FINISHED, UNFINISHED)
    assert game.colour_points(A) == {"orange": 15, "blue": 12, "green": 12, "yellow": 12, "white": 0}
    assert game.colour_points(B) == {"orange": 0, "blue": 1, "green": 1, "yellow": 0, "white": 12}
    assert game.card_points(A) == {"largest group": 5, "most layers": 5, "second largest": 5}
    assert game.card_points(B) == {"largest group": 0, "most layers": 0, "second largest": 5}
    assert [game.score(A), game.score(B)] == [51 + 15, 14 + 5]


def test_hidden_cubes_do_not_connect() -> None:
    """White has 3 visible cubes north and 3 south; only the hidden middle joins them."""
    game = table(PLAIN_CARDS, picture("OWWO OWWO OWWO OWWO", "OWO OWO OWO", "OO OO"), {})
    assert game.colour_points(A)["white"] == 4


@pytest.mark.parametrize(
    ("sizes", "bonus", "total"),
    [
        ((9, 9, 3, 1, 0), 5, 52),
        ((4, 6, 2, 6, 5), 0, 41),
        ((4, 5, 7, 5, 1), 0, 40),
        ((1, 4, 9, 2, 6), 10, 52),
    ],
)
def test_the_score_sheet_of_the_rulebook(sizes: tuple[int, ...], bonus: int, total: int) -> None:
    assert sum(group_points(size) for size in sizes) + bonus == total


def test_a_tie_is_shared() -> None:
    game = table(PLAIN_CARDS, FINISHED, UNFINISHED, FINISHED)
    assert game.winners() == set()  # not before the end
    game.stage = "over"
    assert game.winners() == {A, C}


EAST_IS_GREEN = picture("OBG OBG OBG OBG", "OG OG OG", "G G")  # three wide and unfinished


@pytest.mark.parametrize(
    ("card", "scorers"),
    [
        ("largest orange", {A, C}),
        ("largest blue", {A}),
        ("largest white", {B}),
        ("largest group", {C}),
        ("largest on layer 1", {B}),
        ("most layers", {A}),
        ("second largest", {A, C}),
        ("more orange than left", {A}),
        ("more white than left", {B}),
        ("five colours on layer 1", set()),
        ("five colours on layer 2", set()),
        ("one side one colour", {C}),
        ("three colours", {B, C}),
    ],
)
def test_who_scores_a_card(card: str, scorers: set[int]) -> None:
    others = [other for other in CARDS if other != card]
    game = table([card, *others[:2]], FINISHED, UNFINISHED, EAST_IS_GREEN)
    assert {seat for seat in (A, B, C) if game.card_points(seat)[card] == 5} == scorers


def test_five_colours_on_a_layer_are_counted_among_visible_cubes() -> None:
    cards = ["five colours on layer 1", "five colours on layer 2", "three colours"]
    game = table(cards, picture("OBGY BGYW GYWO YWOB", "OBG YW."), FINISHED)
    assert list(game.card_points(A).values()) == [5, 5, 0]
    assert list(game.card_points(B).values()) == [0, 0, 0]


def test_superlatives_of_nothing_and_a_single_size_do_not_score() -> None:
    game = table(["largest orange", "second largest", "most layers"], picture("BB"), picture("GG"))
    assert list(game.card_points(A).values()) == [0, 0, 5]
    assert list(game.card_points(B).values()) == [0, 0, 5]


# Random games


def random_game(players: int, seed: int) -> Oracle:
    rng = random.Random(seed)
    bag = list(COLOURS * 24)
    rng.shuffle(bag)
    dealable = [card for card in CARDS if players > 2 or not card.endswith("than left")]
    return Oracle(players, bag, rng.sample(dealable, 3), rng.sample(range(1, players + 1), players))


def in_order(moves: set[Move]) -> list[Move]:
    return sorted(moves, key=repr)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(30))
def test_random_games_keep_the_invariants_to_the_end(players: int, seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(players, seed)
    game.check()
    while not game.is_over():
        seat = rng.choice(sorted(game.pending()))
        game.play(seat, rng.choice(in_order(game.legal(seat))))
        game.check()
    assert game.round == 10
    assert not any(game.legal(seat) for seat in range(players))
    for seat in range(players):
        assert len(game.pyramid(seat)) + len(game.discards[seat]) == 30
    best = max(game.score(seat) for seat in range(players))
    assert game.winners() == {seat for seat in range(players) if game.score(seat) == best}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_simultaneous_decisions_does_not_matter(players: int) -> None:
    """Every seat decides by its own dice; only the order in which seats are asked differs."""
    games = [random_game(players, seed=7), random_game(players, seed=7)]
    for number, game in enumerate(games):
        asking = random.Random(number)
        dice = [random.Random(100 + seat) for seat in range(players)]
        while not game.is_over():
            seat = asking.choice(sorted(game.pending()))
            game.play(seat, dice[seat].choice(in_order(game.legal(seat))))
    one, other = games
    assert one.pyramids == other.pyramids
    assert one.discards == other.discards
    assert one.turn_tiles == other.turn_tiles
    assert one.winners() == other.winners()
