"""The oracle of Das Gold der Maya, looked at by hand: the auction table, small plates, and random games."""

import itertools
import random
from collections import Counter
from dataclasses import replace
from typing import Literal

import pytest

from oracle.gold import Arrange, Bid, ChoosePlate, Move, Oracle, Pay, auction_winner, possible_payees
from oracle.gold_shards import (
    RULEBOOK,
    How,
    Shard,
    best_points,
    can_be_finished,
    has_an_order,
    material_of,
    may_lie,
    size_of,
    tablet_points,
)

A, B, C, D = range(4)
KEEP, TURN, OUT = Arrange("keep"), Arrange("turn"), Arrange("out")


def shard(words: str) -> Shard:
    """A shard in words, such as "gold/stone 4b": gold up, stone down, the second of size 4."""
    materials, size = words.split()
    up, down = materials.split("/")
    copy = "abc".index(size[1]) if len(size) > 1 else 0
    place = [n for n, s in enumerate(RULEBOOK.sizes) if s == int(size[0])][copy]
    for tablet, pair in enumerate(RULEBOOK.tablets):
        if set(pair) == {up, down}:
            return Shard(tablet * 6 + place, pair.index(up))
    raise ValueError(f"There is no shard {words}.")


def shards(words: str) -> list[Shard]:
    return [shard(each.strip()) for each in words.split(",")] if words else []


def table(
    *plates: str, row: str = "", second_plates: tuple[str, str] = ("", ""), incomplete_tablets: bool = False
) -> Oracle:
    """A game with these shards on the plates (a string a seat) and these in front of the row."""
    laid = [[shards(plate)] for plate in plates]
    if len(plates) == 2:
        laid = [[*first, shards(second)] for first, second in zip(laid, second_plates, strict=True)]
    gone = [each for seat in laid for plate in seat for each in plate]
    front = shards(row)
    named = {each.number for each in front + gone}
    order = front + [Shard(n, 0) for n in range(30) if n not in named] + gone
    game = Oracle(
        len(plates),
        [each.number for each in order],
        [each.side for each in order],
        incomplete_tablets=incomplete_tablets,
    )
    game.bag = game.bag[: len(game.bag) - len(gone)]
    game.plates = laid
    game.auction += len(gone)
    for seat in range(len(plates)):
        for plate in laid[seat]:
            for each in plate:
                game.knowers[each.number] = {seat}
    game.check()
    return game


def bid(game: Oracle, *beads: int) -> None:
    for seat, each in enumerate(beads):
        game.play(seat, Bid(each))
    game.check()


def arrange(game: Oracle, *moves: Arrange) -> None:
    for move in moves:
        game.play(min(game.pending()), move)
        game.check()


def arrange_all_out(game: Oracle) -> None:
    if game.stage == "plate":
        game.play(min(game.pending()), ChoosePlate(0))
    while game.stage == "arrange":
        arrange(game, OUT)


# Auction


@pytest.mark.parametrize(
    ("bids", "winner", "payees"),
    [
        ([5, 3, 1], A, {C}),
        ([5, 5, 3, 1], C, {D}),
        ([5, 5, 3], C, {A, B}),
        ([4, 4, 4, 2], D, {A, B, C}),
        ([5, 3, 3, 3], A, {B, C, D}),
        ([5, 5, 0], None, set()),
        ([0, 0, 0], None, set()),
        ([3, 3, 3], None, set()),
        ([4, 4], None, set()),
        ([4, 2], A, {B}),
        ([5, 5, 3, 3], None, set()),  # Ruling GOLD-6: ties on several levels
        ([5, 5, 5, 0], None, set()),
        ([5, 5, 0, 0], None, set()),
        ([5, 5, 1, 0], C, {D}),
        ([0, 0, 1], C, {A, B}),
        ([1, 6, 6, 2], D, {A}),
        ([3, 7, 0, 3], B, {C}),
        ([2, 7, 4, 2], B, {A, D}),
        ([0, 9], B, {A}),
    ],
)
def test_the_auction_table(bids: list[int], winner: int | None, payees: set[int]) -> None:
    assert auction_winner(bids) == winner
    if winner is not None:
        assert possible_payees(bids, winner) == payees


def test_a_single_payee_is_paid_at_once() -> None:
    game = table("", "", "")
    bid(game, 5, 3, 1)
    assert game.beads == [5, 10, 15]
    assert (game.stage, game.pending()) == ("arrange", {A})


@pytest.mark.parametrize(
    ("bids", "winner", "payees", "payee"),
    [((5, 5, 3), C, {A, B}, B), ((4, 4, 4, 2), D, {A, B, C}, A), ((5, 3, 3, 3), A, {B, C, D}, C)],
)
def test_the_winner_chooses_between_several_payees(
    bids: tuple[int, ...], winner: int, payees: set[int], payee: int
) -> None:
    game = table(*([""] * len(bids)))
    bid(game, *bids)
    assert (game.stage, game.pending()) == ("pay", {winner})
    assert game.legal(winner) == {Pay(seat) for seat in payees}
    assert not game.knowers[game.row[0].number]  # Ruling GOLD-1: payment comes before looking at the back
    game.play(winner, Pay(payee))
    game.check()
    assert game.knowers[game.row[0].number] == {winner}
    assert game.beads[winner] == 10 - bids[winner]
    assert game.beads[payee] == 10 + bids[winner]
    assert game.stage == "arrange"


def test_what_nobody_wins_leaves_the_game_unseen_and_the_row_moves_up() -> None:
    game = table("", "", "", row="gold/stone 6, jade/stone 4, bronze/jade 3")
    next_in_bag = game.bag[0]
    bid(game, 5, 5, 0)
    assert game.out == [shard("gold/stone 6")]
    assert not game.knowers[shard("gold/stone 6").number]
    assert game.row == [*shards("jade/stone 4, bronze/jade 3"), next_in_bag]
    assert (game.stage, game.auction, game.beads) == ("bid", 2, [10, 10, 10])
    assert game.pending() == {A, B, C}


def test_bids_go_from_none_to_all_beads_and_one_without_beads_is_asked_too() -> None:
    game = table("", "")
    bid(game, 10, 9)
    arrange_all_out(game)
    assert game.beads == [0, 20]
    assert game.legal(A) == {Bid(0)}
    assert game.legal(B) == {Bid(beads) for beads in range(21)}


def test_a_bid_cannot_be_changed_and_nothing_happens_before_the_last() -> None:
    game = table("", "", "")
    game.play(B, Bid(4))
    assert game.pending() == {A, C}
    assert game.legal(B) == set()
    with pytest.raises(ValueError, match="nothing to decide"):
        game.play(B, Bid(5))
    game.play(A, Bid(1))
    assert (game.stage, game.winner, game.beads) == ("bid", None, [10, 10, 10])


@pytest.mark.parametrize("move", [Bid(11), Bid(-1), Pay(B), ChoosePlate(0), KEEP])
def test_what_is_not_legal_is_refused(move: Move) -> None:
    game = table("", "", "")
    with pytest.raises(ValueError, match="may not play"):
        game.play(A, move)


def test_thirty_auctions_of_which_the_last_two_go_without_a_draw() -> None:
    game = table("", "", "")
    left_in_bag = [len(game.bag)]
    while not game.is_over():
        assert len(game.row) == min(3, 31 - game.auction)
        bid(game, 0, 0, 0)
        left_in_bag.append(len(game.bag))
    assert left_in_bag == [*range(27, -1, -1), 0, 0, 0]  # 30 auctions
    assert (game.auction, len(game.out)) == (30, 30)


def test_the_bag_is_drawn_in_order_and_shows_the_given_sides() -> None:
    order = random.Random(1).sample(range(30), 30)
    sides = [number % 2 for number in range(30)]
    game = Oracle(3, order, sides)
    assert game.row == [Shard(order[place], sides[place]) for place in range(3)]
    assert game.bag == [Shard(order[place], sides[place]) for place in range(3, 30)]


# The plate


@pytest.mark.parametrize(
    ("plate", "legal"),
    [
        ("", True),
        ("gold/silver 6", True),
        ("gold/silver 6, silver/bronze 4", True),
        ("gold/silver 6, bronze/silver 4", False),  # a gap
        ("gold/silver 6, bronze/silver 4, silver/bronze 4b", True),  # silver lies between
        ("gold/stone 6, stone/jade 3", False),  # values, not tablets, count
        ("gold/silver 6, gold/silver 4, gold/silver 4b, gold/silver 4c, gold/silver 3, gold/silver 3b", True),
        # a full circle with a single silver between gold and bronze cannot close
        ("gold/silver 6, gold/stone 6, silver/bronze 6, bronze/jade 6", False),
        # the same with silver on both sides
        ("gold/silver 6, silver/bronze 6, bronze/jade 6, silver/gold 3, silver/gold 3b", True),
        ("gold/silver 6, gold/stone 6, silver/bronze 6, bronze/jade 3, bronze/jade 3b", False),
        ("gold/silver 6, gold/stone 6, silver/bronze 6, bronze/jade 4", True),  # 22 of 24: open
        (
            "gold/silver 6, gold/stone 6, silver/bronze 4, bronze/jade 4, bronze/jade 3",
            True,
        ),  # 23 of 24: open
        ("gold/silver 6, gold/stone 6, silver/bronze 6, silver/bronze 4, silver/bronze 3", False),  # 25 of 24
        ("gold/silver 6, gold/stone 6, silver/bronze 6, silver/bronze 3, silver/bronze 3b", True),
    ],
)
def test_what_may_lie(plate: str, legal: bool) -> None:
    assert may_lie(RULEBOOK, shards(plate)) == legal


def has_no_gap(values: tuple[int, ...]) -> bool:
    return set(values) == set(range(min(values), max(values) + 1))


def rulings_condition(values: tuple[int, ...], closed: bool) -> bool:
    """Ruling GOLD-3: no gap; in a circle every value strictly between occurs at least twice."""
    between = range(min(values) + 1, max(values))
    return has_no_gap(values) and (not closed or all(values.count(value) >= 2 for value in between))


def multisets(largest: int) -> list[tuple[int, ...]]:
    sizes = range(1, largest + 1)
    return [values for size in sizes for values in itertools.combinations_with_replacement(range(5), size)]


# GOLD-3
def test_ruling_3_agrees_with_trying_orders_for_everything_that_fits_a_circle() -> None:
    for values in multisets(8):
        assert has_an_order(values, False) == rulings_condition(values, False), values
        assert has_an_order(values, True) == rulings_condition(values, True), values


def test_trying_orders_agrees_with_all_permutations() -> None:
    for values in multisets(5):
        arc = circle = False
        for order in itertools.permutations(values):
            steps = [abs(order[place] - order[place - 1]) for place in range(len(order))]
            arc = arc or max(steps[1:], default=0) <= 1
            circle = circle or max(steps) <= 1  # the first step joins both ends
        assert has_an_order(values, False) == arc, values
        assert has_an_order(values, True) == circle, values


def laid_by(undecided: list[Shard], hows: tuple[How, ...]) -> list[Shard]:
    laid: list[Shard] = []
    for each, how in zip(undecided, hows, strict=True):
        if how != "out":
            laid.append(Shard(each.number, 1 - each.side) if how == "turn" else each)
    return laid


def fits_the_plate(laid: list[Shard]) -> bool:
    """The legality of a plate in other words than the oracle's: sizes and GOLD-3."""
    if not laid:
        return True
    size = sum(RULEBOOK.sizes[each.number % 6] for each in laid)
    names = [RULEBOOK.tablets[each.number // 6][each.side] for each in laid]
    values = tuple(("stone", "jade", "bronze", "silver", "gold").index(name) for name in names)
    return size <= 24 and rulings_condition(values, closed=size == 24)


@pytest.mark.parametrize("seed", range(40))
def test_a_decision_is_offered_exactly_if_some_way_to_go_on_is_legal(seed: int) -> None:
    rng = random.Random(seed)
    numbers = rng.sample(range(30), 6)
    lying = [Shard(number, rng.randrange(2)) for number in numbers]
    laid, undecided = lying[:2], lying[2:]
    hows: tuple[How, ...] = ("keep", "turn", "out")
    ways = itertools.product(hows, repeat=len(undecided))
    expected = any(fits_the_plate(laid + laid_by(undecided, way)) for way in ways)
    assert can_be_finished(RULEBOOK, laid, undecided) == expected


@pytest.mark.parametrize("seed", range(15))
def test_the_ways_to_the_end_are_exactly_the_legal_plates(seed: int) -> None:
    """Follow every offered decision to the end, and compare with all products of decisions."""
    rng = random.Random(seed)
    numbers = rng.sample(range(30), 6)
    new, *old = [Shard(number, rng.randrange(2)) for number in numbers]
    while not may_lie(RULEBOOK, old):
        old.pop()
    reached: set[tuple[How, ...]] = set()

    def follow(way: tuple[How, ...]) -> None:
        if len(way) == len(old) + 1:
            reached.add(way)
            return
        game = arranging(new, old)
        for how in way:
            game.play(A, Arrange(how))
        for move in game.legal(A):
            assert isinstance(move, Arrange)
            follow((*way, move.how))

    follow(())
    hows: tuple[How, ...] = ("keep", "turn", "out")
    every_way = itertools.product(hows, repeat=len(old) + 1)
    assert reached == {way for way in every_way if fits_the_plate(laid_by([new, *old], way))}


def arranging(new: Shard, old: list[Shard]) -> Oracle:
    """A game of three in which seat A has won the new shard for this plate."""
    others = [number for number in range(30) if number != new.number]
    game = Oracle(3, [new.number, *others], [new.side] + [0] * 29)
    game.plates[A][0] = list(old)
    for seat, beads in enumerate((1, 0, 0)):
        game.play(seat, Bid(beads))
    game.play(A, Pay(B))
    return game


def test_the_new_shard_is_decided_first_and_comes_last() -> None:
    game = table("gold/silver 6, gold/silver 4", "", "", row="silver/bronze 3")
    bid(game, 2, 1, 0)
    assert game.undecided == shards("silver/bronze 3, gold/silver 6, gold/silver 4")
    arrange(game, KEEP, KEEP, TURN)
    assert game.plates[A] == [shards("gold/silver 6, silver/gold 4, silver/bronze 3")]


def test_an_arrangement_is_unseen_until_its_last_shard() -> None:
    game = table("gold/silver 6", "", "", row="silver/bronze 3")
    bid(game, 2, 1, 0)
    arrange(game, TURN)
    assert game.plates[A] == [shards("gold/silver 6")]
    assert game.row[0] == shard("silver/bronze 3")
    assert game.decided == [(shard("silver/bronze 3"), "turn")]
    assert game.knowers[shard("silver/bronze 3").number] == {A}
    arrange(game, TURN)
    assert game.plates[A] == [shards("silver/gold 6, bronze/silver 3")]
    assert game.knowers[shard("silver/bronze 3").number] == {A, B, C}
    assert game.knowers[shard("gold/silver 6").number] == {A, B, C}
    assert (game.stage, game.auction, game.decided) == ("bid", 3, [])


def test_the_back_of_a_kept_shard_stays_its_owners_secret() -> None:
    game = table("gold/silver 6", "", "", row="silver/bronze 3")
    bid(game, 2, 1, 0)
    arrange(game, KEEP, KEEP)
    assert game.knowers[shard("silver/bronze 3").number] == {A}
    assert game.knowers[shard("gold/silver 6").number] == {A}


def test_the_new_shard_may_go_out_and_the_plate_still_be_rearranged() -> None:
    game = table("gold/silver 6, silver/gold 4", "", "", row="stone/jade 3")
    bid(game, 2, 1, 0)
    arrange(game, OUT, TURN, OUT)
    assert game.plates[A] == [shards("silver/gold 6")]
    assert game.out == shards("stone/jade 3, silver/gold 4")
    # What a player put out it still knows; the others never saw the back.
    assert game.knowers[shard("stone/jade 3").number] == {A}
    assert game.knowers[shard("silver/gold 4").number] == {A}


def test_a_gap_may_stay_open_only_while_a_later_shard_can_fill_it() -> None:
    game = table("silver/bronze 6, gold/silver 4", "", "", row="bronze/jade 3")
    bid(game, 2, 1, 0)
    game.play(A, KEEP)  # bronze
    game.play(A, OUT)  # the silver one that could lie between
    assert game.legal(A) == {TURN, OUT}  # gold would leave a gap, silver does not
    game = table("silver/bronze 6, gold/stone 4", "", "", row="bronze/jade 3")
    bid(game, 2, 1, 0)
    game.play(A, KEEP)
    game.play(A, OUT)
    assert game.legal(A) == {OUT}  # a single choice is asked for too
    game.play(A, OUT)
    assert game.plates[A] == [shards("bronze/jade 3")]


def test_a_circle_that_closes_joins_its_ends() -> None:
    """Four quarters are a full circle, so silver must lie on both ways from gold to bronze."""
    plate = "gold/silver 6, gold/stone 6, silver/bronze 6"
    game = table(plate, "", "", row="bronze/jade 6")
    bid(game, 2, 1, 0)
    arrange(game, KEEP, KEEP)  # bronze and gold
    assert game.legal(A) == {OUT}  # three quarters may still be an arc with one silver
    arrange(game, OUT)
    assert game.legal(A) == {KEEP}
    game = table(plate, "", "", row="bronze/jade 6")
    bid(game, 2, 1, 0)
    arrange(game, KEEP, TURN, KEEP)  # bronze, silver, gold
    assert game.legal(A) == {KEEP, OUT}  # a second silver closes the circle, a second bronze cannot
    arrange(game, KEEP)
    assert game.plates[A] == [shards("silver/gold 6, gold/stone 6, silver/bronze 6, bronze/jade 6")]


def test_with_two_players_the_plate_is_always_asked_for_and_only_it_may_be_rearranged() -> None:
    game = table(
        "gold/silver 6", "", second_plates=("stone/jade 6, jade/bronze 4", ""), row="silver/bronze 3"
    )
    bid(game, 2, 1)
    assert (game.stage, game.pending(), game.beads) == ("plate", {A}, [8, 12])
    assert game.legal(A) == {ChoosePlate(0), ChoosePlate(1)}
    assert game.knowers[shard("silver/bronze 3").number] == {A}
    game.play(A, ChoosePlate(1))
    assert game.undecided == shards("silver/bronze 3, stone/jade 6, jade/bronze 4")
    arrange(game, TURN, OUT, KEEP)
    assert game.plates[A] == [shards("gold/silver 6"), shards("jade/bronze 4, bronze/silver 3")]
    assert game.plates[B] == [[], []]


def test_more_than_two_players_have_one_plate_and_are_not_asked() -> None:
    for players in (3, 4):
        game = table(*([""] * players))
        bid(game, *range(players))
        assert (game.stage, game.plate) == ("arrange", 0)
        assert [len(plates) for plates in game.plates] == [1] * players


# What a seat may see


def test_beads_are_shown_or_hidden_by_option() -> None:
    order = list(range(30))
    assert Oracle(3, order, [0] * 30).beads_seen_by(B) == [10, 10, 10]
    hidden = Oracle(3, order, [0] * 30, beads="hidden")
    assert hidden.beads_seen_by(B) == [None, 10, None]
    while not hidden.is_over():
        bid(hidden, 0, 0, 0)
    assert hidden.beads_seen_by(B) == [None, 10, None]  # to the end


# End and score

ALL_GOLD = (
    "gold/stone 4, gold/stone 4b, gold/stone 4c, gold/silver 3, gold/silver 3b, gold/stone 3, gold/stone 3b"
)
ALL_STONE = "stone/jade 6, stone/jade 4, stone/jade 4b, stone/jade 4c, stone/jade 3, stone/jade 3b"
MIXED = "silver/bronze 6, bronze/jade 6, silver/bronze 4, silver/bronze 4b, bronze/jade 4"
PART = "silver/bronze 4c, bronze/jade 4b, silver/bronze 3"


@pytest.mark.parametrize(
    ("plate", "points", "with_variant"),
    [
        ("", 0, 0),
        (ALL_GOLD, 48, 48),
        (ALL_STONE, 20, 20),
        (MIXED, 10 + 13, 10 + 13),
        (PART, 0, 8),
        ("gold/silver 6", 0, 4),  # no 10 for one material
    ],
)
def test_what_a_tablet_scores(plate: str, points: int, with_variant: int) -> None:
    assert sum(tablet_points(RULEBOOK, shards(plate), False).values()) == points
    assert sum(tablet_points(RULEBOOK, shards(plate), True).values()) == with_variant


@pytest.mark.parametrize(
    ("plate", "points", "with_variant"),
    [
        ("", 0, 0),
        ("stone/gold 6", 0, 4),  # turned
        ("stone/gold 6, bronze/silver 4", 0, 7),
        ("stone/gold 6, bronze/jade 4", 0, 4),  # gold alone rather than bronze or jade beside it
        ("silver/gold 4, stone/gold 4b, stone/gold 4c, silver/gold 3, silver/gold 3b, stone/gold 6", 44, 44),
        # all bronze (10) with its extra 10 beats silver and bronze (13); the jade one goes out
        (f"{MIXED}, jade/stone 3", 10 + 10 + 10, 10 + 10 + 10),
    ],
)
def test_the_best_arrangement_by_brute_force(plate: str, points: int, with_variant: int) -> None:
    assert best_points(RULEBOOK, shards(plate), False) == points
    assert best_points(RULEBOOK, shards(plate), True) == with_variant


def test_the_score_line_by_line() -> None:
    game = table(ALL_STONE, MIXED, PART)
    game.beads = [4, 12, 14]
    assert game.score_lines(A) == {
        "plate 0: complete": 10,
        "plate 0: shards": 0,
        "plate 0: one material": 10,
        "beads": 4,
    }
    assert [game.score(seat) for seat in (A, B, C)] == [24, 35, 14]
    game.incomplete_tablets = True
    assert [game.score(seat) for seat in (A, B, C)] == [24, 35, 22]


def test_with_two_players_both_plates_score() -> None:
    game = table(ALL_STONE, "", second_plates=(MIXED, PART), incomplete_tablets=True)
    assert [game.score(A), game.score(B)] == [20 + 23 + 10, 8 + 10]


def test_the_best_tablet_is_worth_48() -> None:
    """Add the shards one after the other; of equal sizes, values and counts only one way is followed."""
    best = 0
    ways: set[tuple[int, tuple[int, ...]]] = {(0, ())}
    for number in range(30):
        size = RULEBOOK.sizes[number % 6]
        first, second = (RULEBOOK.values[name] for name in RULEBOOK.tablets[number // 6])
        for total, values in list(ways):
            for value in (first, second):
                if total + size <= 24:
                    ways.add((total + size, tuple(sorted((*values, value)))))
    for total, values in ways:
        if total == 24 and has_an_order(values, True):
            best = max(best, 10 + sum(values) + (10 if len(set(values)) == 1 else 0))
    assert best == 48


def test_the_last_winner_may_still_rearrange_and_then_it_is_over() -> None:
    game = table("", "", "")
    while game.auction < 30:
        bid(game, 0, 0, 0)
    bid(game, 1, 2, 0)
    assert (game.stage, game.pending(), game.is_over()) == ("arrange", {B}, False)
    assert game.winners() == set()
    arrange(game, KEEP)
    assert (game.is_over(), game.pending()) == (True, set())
    assert not any(game.legal(seat) for seat in range(3))
    assert game.winners() == {C}  # 12 beads


def test_a_tie_is_shared() -> None:
    game = table("", "", "", "")
    while not game.is_over():
        bid(game, 0, 0, 0, 0)
    assert game.winners() == {A, B, C, D}
    game.beads = [8, 11, 10, 11]
    assert game.winners() == {B, D}


# The edition and the set-up


def test_the_printed_numbers_are_the_editions() -> None:
    other = replace(RULEBOOK, beads=7, row_fields=2, complete_points=5, one_material_points=3, bead_points=2)
    game = Oracle(3, list(range(30)), [0] * 30, edition=other)
    assert (game.beads, len(game.row)) == ([7, 7, 7], 2)
    game.plates[A] = [shards(ALL_STONE)]
    assert game.score(A) == 5 + 3 + 0 + 14
    assert game.score(B) == 14


def test_shards_are_numbered_by_tablet_and_size() -> None:
    first_sides = [material_of(RULEBOOK, Shard(number, 0)) for number in range(0, 30, 6)]
    second_sides = [material_of(RULEBOOK, Shard(number, 1)) for number in range(5, 30, 6)]
    assert first_sides == ["gold", "silver", "bronze", "jade", "stone"]
    assert second_sides == ["silver", "bronze", "jade", "stone", "gold"]
    assert [size_of(RULEBOOK, Shard(number, 0)) for number in range(30)] == [6, 4, 4, 4, 3, 3] * 5
    assert [RULEBOOK.values[name] for name in first_sides] == [4, 3, 2, 1, 0]


def test_the_tablets_of_the_rulebook() -> None:
    """Each material is on 12 shards, every one of its two backs six times."""
    backs: dict[str, Counter[str]] = {name: Counter() for name in RULEBOOK.values}
    for first, second in RULEBOOK.tablets:
        for _ in RULEBOOK.sizes:
            backs[first][second] += 1
            backs[second][first] += 1
    assert backs == {
        "stone": {"gold": 6, "jade": 6},
        "jade": {"stone": 6, "bronze": 6},
        "bronze": {"jade": 6, "silver": 6},
        "silver": {"bronze": 6, "gold": 6},
        "gold": {"silver": 6, "stone": 6},
    }


def test_a_wrong_set_up_is_refused() -> None:
    order = list(range(30))
    with pytest.raises(ValueError, match="2 to 4 players"):
        Oracle(5, order, [0] * 30)
    with pytest.raises(ValueError, match="once"):
        Oracle(3, [*order[:-1], 0], [0] * 30)
    with pytest.raises(ValueError, match="side"):
        Oracle(3, order, [0] * 29)
    with pytest.raises(ValueError, match="side"):
        Oracle(3, order, [2] * 30)


# Invariants


def test_the_invariants_notice_what_cannot_be() -> None:
    game = table("gold/silver 6", "", "", row="silver/bronze 3")
    game.beads[B] += 1
    with pytest.raises(AssertionError, match="beads"):
        game.check()
    game.beads[B] -= 1
    lost = game.bag.pop()
    with pytest.raises(AssertionError, match="every shard once"):
        game.check()
    game.bag.append(lost)
    game.plates[A][0] = shards("silver/gold 6")
    with pytest.raises(AssertionError, match="turned over unseen"):
        game.check()
    game.plates[A][0] = shards("gold/silver 6")
    game.knowers[game.row[1].number] = {C}
    with pytest.raises(AssertionError, match="known too early"):
        game.check()
    game.knowers[game.row[1].number] = set()
    game.check()
    game = table("gold/silver 6, silver/bronze 3", "", "")
    game.plates[A][0] = shards("gold/silver 6, bronze/silver 3")
    with pytest.raises(AssertionError, match="side by side"):
        game.check()


# Random games


def random_game(
    players: int,
    seed: int,
    incomplete_tablets: bool = False,
    beads: Literal["shown", "hidden"] = "shown",
) -> Oracle:
    rng = random.Random(seed)
    order = rng.sample(range(30), 30)
    sides = [rng.randrange(2) for _ in range(30)]
    return Oracle(players, order, sides, incomplete_tablets=incomplete_tablets, beads=beads)


def in_order(moves: set[Move]) -> list[Move]:
    return sorted(moves, key=repr)


def random_move(game: Oracle, seat: int, rng: random.Random, collecting: bool) -> Move:
    """Any legal move; a collector bids low and puts something out only if it must or now and then."""
    moves = in_order(game.legal(seat))
    if collecting and rng.random() < 0.9:
        if game.stage == "bid":
            moves = [move for move in moves if isinstance(move, Bid) and move.beads <= 4]
        if game.stage == "arrange" and len(moves) > 1:
            moves = [move for move in moves if move != OUT]
    return rng.choice(moves)


def play_to_the_end(game: Oracle, rng: random.Random, collecting: bool) -> None:
    game.check()
    while not game.is_over():
        seat = rng.choice(sorted(game.pending()))
        game.play(seat, random_move(game, seat, rng, collecting))
        game.check()


@pytest.mark.parametrize("incomplete_tablets", [False, True])
@pytest.mark.parametrize("collecting", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_the_invariants_to_the_end(
    players: int, collecting: bool, incomplete_tablets: bool
) -> None:
    for seed in range(25):
        game = random_game(players, seed, incomplete_tablets, "hidden" if seed % 2 else "shown")
        play_to_the_end(game, random.Random(seed), collecting)
        assert (game.auction, game.row, game.bag) == (30, [], [])
        best = max(game.score(seat) for seat in range(players))
        assert game.winners() == {seat for seat in range(players) if game.score(seat) == best}
        for seat in range(players):
            assert game.score(seat) == score_in_other_words(game, seat)


def score_in_other_words(game: Oracle, seat: int) -> int:
    total = game.beads[seat]
    for plate in game.plates[seat]:
        names = [RULEBOOK.tablets[each.number // 6][each.side] for each in plate]
        points = sum(("stone", "jade", "bronze", "silver", "gold").index(name) for name in names)
        if sum(RULEBOOK.sizes[each.number % 6] for each in plate) == 24:
            total += 10 + points + (10 if len(set(names)) == 1 else 0)
        elif game.incomplete_tablets:
            total += points
    return total


def test_random_games_reach_every_corner() -> None:
    """Otherwise the games above would prove little."""
    met: Counter[str] = Counter()
    for seed in range(60):
        players = 2 + seed % 3
        game = random_game(players, seed)
        rng = random.Random(seed)
        while not game.is_over():
            seat = rng.choice(sorted(game.pending()))
            met[game.stage] += 1
            if game.stage == "pay":
                met[f"pay, {len(game.payees)} payees"] += 1
            if game.stage == "arrange" and len(game.legal(seat)) < 3:
                met["arrange with a choice missing"] += 1
            game.play(seat, random_move(game, seat, rng, collecting=True))
        for tablet in [plate for plates in game.plates for plate in plates]:
            points = tablet_points(RULEBOOK, tablet, False)
            met["complete"] += points["complete"] > 0
            met["five shards or more on a plate"] += len(tablet) >= 5
    wanted = [
        "bid",
        "pay",
        "plate",
        "arrange",
        "pay, 2 payees",
        "pay, 3 payees",
        "arrange with a choice missing",
        "complete",
        "five shards or more on a plate",
    ]
    assert not [corner for corner in wanted if met[corner] == 0], met


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_simultaneous_bids_does_not_matter(players: int) -> None:
    """Every seat decides by its own dice; only the order in which seats are asked differs."""
    games = [random_game(players, seed=7), random_game(players, seed=7)]
    for number, game in enumerate(games):
        asking = random.Random(number)
        dice = [random.Random(100 + seat) for seat in range(players)]
        while not game.is_over():
            seat = asking.choice(sorted(game.pending()))
            game.play(seat, random_move(game, seat, dice[seat], collecting=True))
    one, other = games
    assert one.plates == other.plates
    assert one.out == other.out
    assert one.beads == other.beads
    assert one.knowers == other.knowers
    assert one.winners() == other.winners()
