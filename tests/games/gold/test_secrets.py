"""Secrets: who knows which back, and that every guess that agrees with it is equally likely."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import TypeVar

import msgspec
import pytest

from games.gold.positions import (
    GOLD,
    bid,
    everything_but,
    in_words,
    lay_table,
    let_arrange,
    new_game,
    other_side_up,
    play,
    see,
)
from patolli import SPECTATOR
from patolli.engine.chance import FastSource
from patolli.engine.edition import read_edition
from patolli.games.gold.cells import SEAT, SEATS, SHARDS
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import FRONT, down_of, size_of, up_of

K = TypeVar("K", bound=Hashable)

# Who knows what


# GOLD-5
def test_a_back_is_known_to_its_owner_and_to_all_once_it_was_turned_over() -> None:
    game = new_game(3)
    lay_table(
        game, plates={0: "Go/si 4  Si=br 3"}, out={0: "Ja/br 4  St=ja 4"}, unsold="Go/st 3", row="Br/ja 6"
    )
    owner = see(game, 0)
    assert in_words(owner.players[0].plates[0].shards) == "Si=br 3  Go/si 4"
    assert in_words(owner.players[0].out) == "Ja/br 4  St=ja 4", "it still knows what it put out"
    assert in_words(owner.unsold) == "Go/?? 3"
    assert owner.row[0].down is None
    for other in (1, 2, SPECTATOR):
        view = see(game, other)
        assert in_words(view.players[0].plates[0].shards) == "Si=br 3  Go/?? 4"
        assert in_words(view.players[0].out) == "Ja/?? 4  St=ja 4"
        assert in_words(view.unsold) == "Go/?? 3"


def test_a_concealed_position_holds_only_faces_and_sizes_where_a_back_is_unknown() -> None:
    game = new_game(3)
    lay_table(
        game, plates={0: "Go/si 4  Si=br 3", 1: "Ja/br 4"}, unsold="Go/st 3", row="Br/ja 6  Br/ja 3  Go/si 3"
    )
    full = [game.cells[SHARDS + n] for n in range(30)]
    game.conceal(0)
    blank = [game.cells[SHARDS + n] for n in range(30)]
    assert blank[:2] == full[:2]
    assert blank[2:7] == [shard & FRONT for shard in full[2:7]]
    assert blank[7:] == [0] * 23


def test_shards_of_one_size_and_one_tablet_are_the_same_shard() -> None:
    """No number tells them apart, so none can tell anything about a back."""
    game = new_game(3)
    kinds = Counter(min(shard, other_side_up(shard)) for shard in game.cells[SHARDS : SHARDS + 30])
    assert sorted(kinds.values()) == [1] * 5 + [2] * 5 + [3] * 5


def test_positions_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it() -> None:
    """Byte for byte, also in the cells that a computer player is given."""
    games = []
    for backs in (("si", "st"), ("st", "si")):
        game = new_game(3)
        lay_table(
            game, plates={1: f"Go/{backs[0]} 4"}, unsold=f"Go/{backs[1]} 4", row="Ja/br 6  Br/si 6  St/ja 3"
        )
        games.append(game)
    assert games[0] != games[1]
    for seat in (0, 2, SPECTATOR):
        one, other = (game.clone() for game in games)
        one.conceal(seat)
        other.conceal(seat)
        assert one == other
    assert see(games[0], 1) != see(games[1], 1)


@pytest.mark.many_games
def test_views_stay_the_same_over_many_redeals_of_long_games() -> None:
    for number in range(6):
        game = new_game(2 + number % 3, seed=number)
        source = FastSource(number)
        while not game.is_over():
            for seat in (*range(game.players), SPECTATOR):
                other = game.clone()
                other.redeal(seat, source)
                assert msgspec.json.encode(see(other, seat)) == msgspec.json.encode(see(game, seat))
                assert other.audit() == ""
            seat = game.pending_seats()[0]
            actions = game.legal_actions(seat)
            game.apply(seat, actions[source.below(min(len(actions), 4))])


def test_a_bid_is_imagined_between_nothing_and_all_beads() -> None:
    game = new_game(2)
    play(game, 1, "bid4")
    bids = Counter(redealt_cell(game, SEATS + SEAT + 1, source) for source in range(2_000))
    assert set(bids) == set(range(11))
    assert_spread(bids, dict.fromkeys(range(11), 1))
    assert redealt_cell(game, SEATS + 1, 1) == -1, "who has not bid has not bid"


def redealt_cell(game: GoldState, cell: int, source: int) -> int:
    other = game.clone()
    other.redeal(0, FastSource(source))
    return other.cells[cell]


def test_how_far_somebody_is_with_a_plate_is_imagined() -> None:
    game = new_game(3)
    lay_table(game, plates={1: "Go/si 4  Si/br 3"}, row="Go/st 3")
    let_arrange(game, 1)
    play(game, 1, "keep")
    undecided = set()
    for source in range(200):
        other = game.clone()
        other.redeal(0, FastSource(source))
        assert other.audit() == ""
        arrangement = see(other, 1).arrangement
        assert arrangement
        undecided.add(len(arrangement.undecided))
    assert undecided == {0, 1, 2}
    own = game.clone()
    own.redeal(1, FastSource(1))
    assert see(own, 1) == see(game, 1)


# Every consistent assignment equally often


def unknown_places(game: GoldState, seat: int) -> list[int]:
    concealed = game.clone()
    concealed.conceal(seat)
    return [n for n in range(game.numbers.shards) if not down_of(concealed.cells[SHARDS + n])]


def consistent_assignments(game: GoldState, seat: int) -> Counter[tuple[int, ...]]:
    """Count what the table may look like, over all ways to put the shards that the seat cannot place, each a
    thing of its own with either side up, where it sees a shard of unknown back or nothing."""
    concealed = game.clone()
    concealed.conceal(seat)
    faces = list(concealed.cells[SHARDS : SHARDS + game.numbers.shards])
    box = [game.numbers.shard(number, 0) for number in range(game.numbers.shards)]
    for shard in faces:
        if down_of(shard):
            box.remove(shard if shard in box else other_side_up(shard))
    tables: Counter[tuple[int, ...]] = Counter()
    count_tables([face for face in faces if not down_of(face)], (), box, tables)
    return tables


def count_tables(
    faces: list[int], laid: tuple[int, ...], box: list[int], tables: Counter[tuple[int, ...]]
) -> None:
    if not faces:
        tables[laid] += 1
    for n, shard in enumerate(box):
        for either in (shard, other_side_up(shard)):
            if faces and (not faces[0] or either & FRONT == faces[0]):
                count_tables(faces[1:], (*laid, either), [*box[:n], *box[n + 1 :]], tables)


def assert_spread(found: Counter[K], weights: Mapping[K, int]) -> None:
    """Check by a chi-square test that finds are spread by weight, up to four standard deviations."""
    assert set(found) <= set(weights)
    each = sum(found.values()) / sum(weights.values())
    chi_square = sum((found[key] - weight * each) ** 2 / (weight * each) for key, weight in weights.items())
    freedom = len(weights) - 1
    assert chi_square < freedom + 4 * (2 * freedom) ** 0.5 + 1


def redealt_tables(game: GoldState, seat: int, redeals: int) -> Counter[tuple[int, ...]]:
    places = unknown_places(game, seat)
    tables: Counter[tuple[int, ...]] = Counter()
    source = FastSource(1)
    for _ in range(redeals):
        other = game.clone()
        other.redeal(seat, source)
        tables[tuple(other.cells[SHARDS + n] for n in places)] += 1
    return tables


def assert_all_assignments_are_equally_likely(game: GoldState, seat: int) -> None:
    weights = consistent_assignments(game, seat)
    assert len(weights) > 5
    assert len(set(weights.values())) == 1, "every table can come about in the same number of ways"
    assert_spread(redealt_tables(game, seat, 200 * len(weights)), weights)


def test_with_an_empty_bag_all_consistent_assignments_are_equally_likely() -> None:
    """Nobody knows the backs of six shards of size 4 and of three of size 3."""
    unsold = "Go/si 4  Si/go 4  Si/br 4  Br/si 4  Br/ja 4  Ja/br 4"
    row = "Go/si 3  Go/st 3  Si/go 3"
    game = new_game(3)
    lay_table(game, out={2: everything_but(unsold, row)}, unsold=unsold, row=row)
    assert game.audit() == ""
    assert_all_assignments_are_equally_likely(game, SPECTATOR)


@pytest.mark.many_games
def test_with_shards_in_the_bag_all_consistent_assignments_are_equally_likely() -> None:
    """Which shards are in the bag, in which order and with which side up is guessed as well."""
    own, others, unsold = "St/go 6  Ja/br 3", "Go/si 4  Go/si 3", "Si/br 4"
    row, bag = "Ja/st 4  Go/st 3  St/go 4", "Si/go 3  Go/st 3"
    game = new_game(3)
    lay_table(
        game,
        plates={1: others},
        out={0: own, 2: everything_but(own, others, unsold, row, bag)},
        unsold=unsold,
        row=row,
        bag=bag,
    )
    assert game.audit() == ""
    for seat in (0, 1, SPECTATOR):
        assert_all_assignments_are_equally_likely(game, seat)


@pytest.mark.many_games
def test_a_guess_agrees_with_real_games() -> None:
    """Over many real deals a hidden back is as often gold as the guesses say."""
    real = guessed = 0
    for seed in range(3_000):
        game = new_game(4, seed=seed)
        for _ in range(seed % 28):
            bid(game, 0, 0, 0, 0)
        other = game.clone()
        other.redeal(SPECTATOR, FastSource(seed))
        for n in unknown_places(game, SPECTATOR)[: seed % 28 + 3]:
            real += down_of(game.cells[SHARDS + n]) == 16
            guessed += down_of(other.cells[SHARDS + n]) == 16
    assert abs(real - guessed) < 4 * (2 * 0.2 * 0.8 * 3_000 * 17) ** 0.5


ONE_SIZE = """
[edition]
game = "gold"
name = "one-size"
title = "Twelve shards of one size"
[materials]
source = "rulebook"
stone = 0
jade = 1
bronze = 2
silver = 3
gold = 4
[tablets]
source = "rulebook"
pairs = [["gold", "silver"], ["silver", "bronze"], ["gold", "silver"], ["gold", "bronze"]]
[shards]
source = "rulebook"
sizes = [2, 2]
[play]
source = "rulebook"
beads = 10
row = 3
plates_for_two = 2
[points]
source = "rulebook"
complete = 10
one_material = 10
bead = 1
"""


@pytest.mark.many_games
def test_an_owners_tablets_are_guessed_as_evenly() -> None:
    """Two tablets of the same sides, and three materials of which each is on two tablets or more."""
    edition = read_edition(ONE_SIZE, GoldEdition, "gold", "one-size")
    game = new_game(3, edition=edition)
    lay_table(game, unsold="Go/si 2  Si/go 2  Go/br 2  Br/si 2", row="Si/br 2  Go/br 2  Go/si 2")
    assert_all_assignments_are_equally_likely(game, SPECTATOR)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_a_guess_never_contradicts_what_is_seen(seat: int) -> None:
    game = new_game(3, seed=5)
    lay_table(
        game,
        plates={0: "St/go 6  Ja/st 6", 1: "Go/si 4  Go=st 3"},
        out={1: "Si/br 4"},
        unsold="Br/ja 4  Br/ja 6  Si/go 6",
        row="Go/st 4  Si/br 3  Br/si 6",
    )
    for source in range(500):
        other = game.clone()
        other.redeal(seat, FastSource(source))
        assert other.audit() == ""
        for n in range(30):
            before, after = game.cells[SHARDS + n], other.cells[SHARDS + n]
            if n < 11:
                assert (size_of(before), up_of(before)) == (size_of(after), up_of(after))
        assert GOLD.view(other, seat) == GOLD.view(game, seat)
