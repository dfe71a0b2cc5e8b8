"""Set-up: what is shuffled, in which order."""

from collections import Counter
from typing import cast

from games.gold.positions import GOLD, beads, new_game, see
from patolli import Seed
from patolli.engine.chance import FastSource, Source
from patolli.games.gold.cells import SHARDS
from patolli.games.gold.view import GoldView

PAIRS = (("gold", "silver"), ("silver", "bronze"), ("bronze", "jade"), ("jade", "stone"), ("stone", "gold"))
SIZES = (6, 4, 4, 4, 3, 3)


def drawn_by_the_recipe(source: Source) -> list[tuple[int, str]]:
    """Draw the bag as docs/fair-shuffles.md describes it: sizes and the sides that are up."""
    numbers = list(range(30))
    for last in range(29, 0, -1):
        other = source.below(last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    return [(SIZES[number % 6], PAIRS[number // 6][source.below(2)]) for number in numbers]


# GOLD-4
def test_the_bag_is_shuffled_by_the_recipe() -> None:
    for seed in (Seed.fast(7), Seed.fair(bytes(range(32)), ("one", "two"))):
        expected = drawn_by_the_recipe(seed.source())
        game = GOLD.setup(2).new(seed)
        seen = []
        while not game.is_over():
            front = cast(GoldView, GOLD.view(game, 0)).row[0]
            seen.append((front.size, front.up))
            for seat in (0, 1):
                game.apply(seat, game.legal_actions(seat)[0])
        assert seen == expected


def test_the_box_holds_five_tablets_of_six_shards() -> None:
    game = new_game(4)
    kinds = Counter(game.numbers.kind(shard) for shard in game.cells[SHARDS : SHARDS + 30])
    assert sum(kinds.values()) == 30
    faces = Counter(
        side for shard in game.cells[SHARDS : SHARDS + 30] for side in (shard >> 8 & 255, shard >> 16)
    )
    assert set(faces.values()) == {12}, "each material is on twelve shards"


def test_everybody_starts_with_10_beads_and_empty_plates() -> None:
    for players, plates in ((2, 2), (3, 1), (4, 1)):
        game = new_game(players)
        assert beads(game) == (10,) * players
        assert [len(player.plates) for player in see(game, 0).players] == [plates] * players
        assert not any(plate.shards for player in see(game, 0).players for plate in player.plates)


def test_either_side_of_a_shard_is_up_equally_often() -> None:
    ups = Counter(see(new_game(2, seed), 0).row[0].up for seed in range(2_000))
    assert all(abs(count - 400) < 80 for count in ups.values())
    assert FastSource(1).below(1) == 0
