"""The worth of a plate: after the last auction that of its best tablet, before it what it may become."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.gold.positions import new_game, shards
from patolli.engine.policy import POINT
from patolli.engine.state import action_buffer
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy.plates import PlateValuer
from patolli.games.gold.policy.tablets import best_tablet
from patolli.games.gold.shards import down_of, size_of, up_of


def numbers(variant: str = "no") -> Numbers:
    return new_game(3, incomplete_tablets=variant).numbers


def valued(valuer: PlateValuer, own: list[int], auctions: int = 0) -> int:
    valuer.clear()
    for shard in own:
        valuer.add(size_of(shard), up_of(shard) | down_of(shard))
    return valuer.worth(auctions)


def random_shards(rng: random.Random, numbers: Numbers, count: int) -> list[int]:
    """Draw shards of few tablets, so that complete tablets and one material are common."""
    tablets = rng.sample(range(5), rng.choice([2, 3, 5]))
    box = [n for n in range(30) if n // 6 in tablets]
    return [numbers.shard(n, rng.randrange(2)) for n in rng.sample(box, count)]


@pytest.mark.parametrize("variant", ["no", "yes"])
def test_in_the_end_a_plate_is_worth_its_best_tablet(variant: str) -> None:
    rng = random.Random(1)
    table = numbers(variant)
    valuer = PlateValuer(table, 3)
    for _ in range(60):
        own = random_shards(rng, table, rng.randrange(8))
        best = best_tablet(table, vec[i64](own), len(own), action_buffer(len(own)))
        assert valued(valuer, own) == best * POINT


def test_a_plate_that_may_still_be_completed_is_worth_more_than_none() -> None:
    valuer = PlateValuer(numbers(), 3)
    assert valued(valuer, shards("Go/si 6  Si/br 4  Br/ja 4"), auctions=10) > valued(valuer, [], auctions=10)


def test_the_transposition_table_answers_what_a_new_valuer_finds() -> None:
    rng = random.Random(2)
    table = numbers()
    asked = [(random_shards(rng, table, rng.randrange(1, 7)), rng.randrange(4)) for _ in range(20)]
    valuer = PlateValuer(table, 3)
    first = [valued(valuer, own, auctions) for own, auctions in asked]
    assert [valued(valuer, own, auctions) for own, auctions in reversed(asked)] == first[::-1]
    assert valued(PlateValuer(table, 3), *asked[-1]) == first[-1]
