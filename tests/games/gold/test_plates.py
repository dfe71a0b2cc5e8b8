"""Plates: what may lie side by side, and how a plate is arranged."""

from itertools import combinations_with_replacement

import pytest

from games.gold.lying import may_lie
from games.gold.positions import (
    bid,
    in_words,
    lay_table,
    legal,
    let_arrange,
    new_game,
    plate,
    play,
    see,
)
from patolli import SPECTATOR
from patolli.engine.bits import members
from patolli.engine.chance import FastSource
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import KEPT, SHARDS, TURNING, UNDECIDED
from patolli.games.gold.plates import can_lie
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import down_of, size_of, up_of, with_shard

NEIGHBOURS = {
    "St": "St Ja",
    "Ja": "St Ja Br",
    "Br": "Ja Br Si",
    "Si": "Br Si Go",
    "Go": "Si Go",
}


@pytest.mark.parametrize("lying", NEIGHBOURS)
@pytest.mark.parametrize("new", NEIGHBOURS)
def test_figure_3_what_may_lie_beside_what(lying: str, new: str) -> None:
    backs = {"St": "go", "Ja": "br", "Br": "si", "Si": "go", "Go": "st"}
    game = new_game(3)
    lay_table(game, plates={0: f"{lying}/{backs[lying]} 4"}, row=f"{new}/{backs[new]} 4")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert ("keep" in legal(game, 0)) == (new in NEIGHBOURS[lying].split())


def test_the_first_shard_may_show_either_side() -> None:
    game = new_game(3)
    lay_table(game, row="Go/st 6")
    let_arrange(game, 1)
    assert legal(game, 1) == {"keep", "turn", "out"}
    play(game, 1, "turn")
    assert plate(game, 1) == "St=go 6"


def test_a_shard_that_fits_neither_way_leaves_the_game_or_drives_others_out() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Br/ja 4"}, row="Go/st 6")
    let_arrange(game, 0)
    assert legal(game, 0) == {"keep", "turn", "out"}
    play(game, 0, "keep")
    assert legal(game, 0) == {"out"}, "neither bronze nor jade may lie beside gold"
    play(game, 0, "out")
    assert plate(game, 0) == "Go/st 6"
    assert in_words(see(game, 0).players[0].out) == "Br/ja 4"


def test_a_shard_that_would_leave_a_gap_is_offered_while_others_can_fill_it() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Br/ja 4  Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert legal(game, 0) == {"keep", "out"}, "silver can still join gold and bronze; jade is too far"
    play(game, 0, "keep")
    assert legal(game, 0) == {"keep"}, "now it must"
    play(game, 0, "keep")
    assert plate(game, 0) == "Br/ja 4  Si/br 4  Go/st 6"


def test_one_shard_cannot_fill_two_gaps() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Ja/br 4  Si/br 4"}, row="Go/si 6")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert legal(game, 0) == {"turn", "out"}, (
        "jade would need silver and bronze, and there is one shard for both"
    )
    game = new_game(3)
    lay_table(game, plates={0: "Ja/br 4  Si/br 4  Si/br 3"}, row="Go/si 6")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert legal(game, 0) == {"keep", "turn", "out"}, "two shards for both"
    play(game, 0, "keep", "keep")
    assert legal(game, 0) == {"turn"}


def test_a_gap_is_not_filled_beyond_a_circle() -> None:
    """Of 24, the shards kept and the cheapest ones that fill the gap must leave something open."""
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Go/si 4  Si/br 4  Si/br 3"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep")
    assert legal(game, 0) == {"keep", "turn", "out"}, "18 with bronze, and silver of 3 makes 21"
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Go/si 4  Go/si 4  Si/br 3  Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    assert legal(game, 0) == {"keep", "out"}, "18 and bronze make 21, silver of 4 would be too much"
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Go/si 4  Go/si 4  Si/br 3  Si/br 3"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    assert legal(game, 0) == {"keep", "out"}, "silver of 3 would close the circle, and be there only once"


def test_a_plate_is_at_most_a_full_circle() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Go/si 4  Go/si 4  Go/si 3  Go/si 3"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep", "keep")
    assert legal(game, 0) == {"out"}, "23 and 3 are more than 24"


# GOLD-8
def test_a_closed_circle_joins_its_two_ends() -> None:
    """On both ways around from bronze to gold there must be silver."""
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Si/br 4  Br/si 4  Br/ja 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    assert legal(game, 0) == {"out"}, "silver is there once; jade would close the circle no better"
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Si/br 4  Br/si 4  Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep")
    assert legal(game, 0) == {"keep", "out"}
    play(game, 0, "keep")
    lying = see(game, 0).players[0].plates[0]
    assert lying.complete
    assert in_words(lying.shards) == "Br/si 4  Si/br 4  Go/si 6  Go/st 6  Si/br 4"


def test_two_materials_that_may_be_neighbours_close_in_any_number() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 6  Si/go 4  Si/br 4  Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep", "keep", "keep", "keep", "keep")
    assert see(game, 0).players[0].plates[0].complete


def test_the_new_shard_is_decided_first_then_the_oldest_and_comes_last() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Si/br 3  Si/go 6"}, row="Go/st 3")
    let_arrange(game, 0)
    decided = []
    while see(game, 0).stage == "arrange":
        arrangement = see(game, 0).arrangement
        assert arrangement
        assert arrangement.shard
        decided.append(arrangement.shard)
        assert in_words(arrangement.undecided) == "  ".join(
            ["Go/si 4", "Si/br 3", "Si/go 6"][len(decided) - 1 :]
        )
        play(game, 0, "keep")
    assert in_words(decided) == "Go/st 3  Go/si 4  Si/br 3  Si/go 6"
    assert plate(game, 0) == "Go/si 4  Si/br 3  Si/go 6  Go/st 3"


# GOLD-2
def test_the_new_shard_may_leave_the_game_and_the_plate_still_be_rearranged() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Si/br 3"}, row="Go/st 3")
    let_arrange(game, 0)
    play(game, 0, "out", "out", "turn")
    assert plate(game, 0) == "Br=si 3"
    assert in_words(see(game, 0).players[0].out) == "Go/si 4  Go/st 3"


def test_all_shards_may_leave_the_game() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Si/br 3"}, row="Go/st 3")
    let_arrange(game, 0)
    play(game, 0, "out", "out", "out")
    assert plate(game, 0) == ""


# GOLD-2
def test_with_two_players_only_the_chosen_plate_is_arranged() -> None:
    game = new_game(2)
    lay_table(game, plates={0: "Go/si 4"}, second_plates={0: "Ja/st 6  St/ja 3"}, row="Ja/br 4")
    bid(game, 3, 1)
    play(game, 0, "plate2")
    arrangement = see(game, 0).arrangement
    assert arrangement
    assert arrangement.plate == 1
    assert in_words(arrangement.undecided) == "Ja/st 6  St/ja 3"
    play(game, 0, "turn", "keep", "out")
    assert plate(game, 0, 0) == "Go/si 4"
    assert plate(game, 0, 1) == "Ja/st 6  Br=ja 4"


# GOLD-9
def test_an_arrangement_is_unseen_until_its_last_shard_is_decided() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Si/br 3  Go/st 4"}, row="Go/st 3")
    let_arrange(game, 0)
    before = [see(game, seat) for seat in (1, 2, SPECTATOR)]
    reveals = game.reveals()
    for notation in ("out", "turn", "keep"):
        play(game, 0, notation)
        assert [see(game, seat) for seat in (1, 2, SPECTATOR)] == before
        assert game.reveals() == reveals
    play(game, 0, "out")
    assert game.reveals() > reveals
    for seat in (1, 2, SPECTATOR):
        owner = see(game, seat).players[0]
        assert in_words(owner.plates[0].shards) == "Si=go 4  Si/?? 3"
        assert in_words(owner.out) == "Go/?? 4  Go/?? 3", "out of the game with their backs unseen"


def test_its_owner_sees_the_arrangement_so_far_and_what_it_is_worth() -> None:
    game = new_game(3, incomplete_tablets="yes")
    lay_table(game, plates={0: "Go/si 4  Si/br 3  Go/st 4"}, row="Go/st 3")
    let_arrange(game, 0)
    play(game, 0, "out", "turn", "keep")
    arrangement = see(game, 0).arrangement
    assert arrangement
    assert in_words(arrangement.kept) == "Si/go 4  Si/br 3"
    assert in_words(arrangement.out) == "Go/st 3"
    assert (arrangement.size, arrangement.points) == (7, 6)


# Against all orders and all ways to decide


# GOLD-3
def test_what_can_lie_is_what_some_order_allows() -> None:
    """A set lies as an arc or a circle by its lowest, its highest and what is between, whatever its order."""
    numbers = new_game(3).numbers
    for count in range(1, 8):
        for values in combinations_with_replacement(range(5), count):
            for size in (numbers.circle - 1, numbers.circle):
                outline = 0
                for n, value in enumerate(values):
                    outline = with_shard(outline, size - count + 1 if n == 0 else 1, 1 << value)
                assert can_lie(numbers, outline) == may_lie(values, size, numbers.circle)


def test_a_circle_is_drawn_in_a_legal_order() -> None:
    game = new_game(3)
    lay_table(
        game,
        plates={0: "St/go 3  St/ja 3  Ja/st 3  Ja/br 3  Br/ja 3  Br/si 3  Si/br 3  Si/go 3"},
        row="Go/st 6",
    )
    lying = [numbers_value(shard.up) for shard in see(game, 0).players[0].plates[0].shards]
    assert len(lying) == 8
    assert all(abs(one - other) <= 1 for one, other in zip(lying, [*lying[1:], lying[0]], strict=True))


def numbers_value(material: str) -> int:
    return ("stone", "jade", "bronze", "silver", "gold").index(material)


def arranging_positions(games: int) -> list[GoldState]:
    """Find positions in which somebody arranges a plate, often a large one: shards seldom leave the game."""
    found = []
    for number in range(games):
        source = FastSource(number)
        game = new_game(2 + number % 3, seed=number)
        buffer = action_buffer(game.setup.num_actions)
        while not game.is_over():
            if game.cells[UNDECIDED]:
                found.append(game.clone())
            seat = game.pending_seats()[0]
            size = game.legal(seat, buffer)
            # Low bids keep everybody in the game; of keep, turn and out the last is rare.
            choices = min(size, 4) if size > 3 else max(1, size - int(source.below(5) > 0))
            game.apply(seat, buffer[source.below(choices)])
    return found


def can_decide(game: GoldState, undecided: list[int], values: tuple[int, ...], size: int) -> bool:
    """Tell whether the rest can be decided so that all that stays can lie, by trying everything."""
    circle = game.numbers.circle
    if size > circle:
        return False
    if may_lie(values, size, circle):
        return True
    if not undecided:
        return False
    shard = game.cells[SHARDS + undecided[0]]
    ways = [(values, size)]
    ways += [((*values, value_of(side)), size + size_of(shard)) for side in (up_of(shard), down_of(shard))]
    return any(can_decide(game, undecided[1:], *way) for way in ways)


def value_of(side: int) -> int:
    return int(side).bit_length() - 1


# GOLD-3
def test_a_decision_is_offered_exactly_if_the_others_can_still_be_decided() -> None:
    positions = arranging_positions(60)
    assert max(bin(game.cells[UNDECIDED] | game.cells[KEPT]).count("1") for game in positions) >= 8
    refused = 0
    for game in positions:
        cells = game.cells
        values: tuple[int, ...] = ()
        size = 0
        for n in members(cells[KEPT]):
            shard = cells[SHARDS + n]
            values += (value_of(down_of(shard) if cells[TURNING] >> n & 1 else up_of(shard)),)
            size += size_of(shard)
        seat = game.pending_seats()[0]
        arrangement = see(game, seat).arrangement
        assert arrangement
        assert arrangement.shard
        shard = cells[SHARDS + arrangement.shard.number]
        others = [each.number for each in arrangement.undecided]
        larger = size + size_of(shard)
        expected = {
            "keep": can_decide(game, others, (*values, value_of(up_of(shard))), larger),
            "turn": can_decide(game, others, (*values, value_of(down_of(shard))), larger),
            "out": can_decide(game, others, values, size),
        }
        assert legal(game, seat) == {what for what, possible in expected.items() if possible}
        refused += not all(expected.values())
    assert refused > len(positions) // 10
