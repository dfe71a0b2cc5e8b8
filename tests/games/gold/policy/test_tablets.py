"""The best tablet, against all subsets and sides."""

import random
from collections.abc import Callable
from itertools import product
from time import perf_counter

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.gold.lying import may_lie
from games.gold.positions import new_game, shards
from patolli.engine.build import COMPILED
from patolli.engine.state import action_buffer
from patolli.games.gold.cells import KEEP, OUT, TURN
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy.tablets import TabletSolver, best_tablet
from patolli.games.gold.shards import MATERIALS, down_of, shard_of, size_of, up_of

SETS = 250
SLOWEST = 200e-6
"""Seconds for the best of nine shards, which is the most that ever lie on a plate with a new one."""


def numbers(variant: str = "no") -> Numbers:
    return new_game(3, incomplete_tablets=variant).numbers


def points(numbers: Numbers, values: list[int], size: int) -> int:
    """Score these values by the rulebook."""
    if size < 24:
        return sum(values) if numbers.incomplete_count else 0
    return 10 + sum(values) + (10 if len(set(values)) == 1 else 0)


def shown(numbers: Numbers, own: list[int], choices: list[int]) -> tuple[list[int], int]:
    """Return the values that are up and their size."""
    sides = [
        up_of(shard) if choice == KEEP else down_of(shard)
        for shard, choice in zip(own, choices, strict=True)
        if choice != OUT
    ]
    size = sum(size_of(shard) for shard, choice in zip(own, choices, strict=True) if choice != OUT)
    return [numbers.value[side] for side in sides], size


def by_brute_force(numbers: Numbers, own: list[int]) -> int:
    best = 0
    for choices in product((KEEP, TURN, OUT), repeat=len(own)):
        values, size = shown(numbers, own, list(choices))
        if size <= 24 and may_lie(tuple(values), size, 24):
            best = max(best, points(numbers, values, size))
    return best


def solved(numbers: Numbers, own: list[int]) -> tuple[int, list[int]]:
    choices = action_buffer(len(own))
    worth = best_tablet(numbers, shards_row(own), len(own), choices)
    return worth, list(choices)


def shards_row(own: list[int]) -> vec[i64]:
    return vec[i64](own)


def random_shards(rng: random.Random, numbers: Numbers, count: int) -> list[int]:
    """Draw shards; every other set is of few tablets, so that complete ones of one material are common."""
    tablets = rng.sample(range(5), rng.choice([2, 3, 5]))
    box = [n for n in range(30) if n // 6 in tablets]
    return [numbers.shard(n, rng.randrange(2)) for n in rng.sample(box, count)]


@pytest.mark.parametrize("variant", ["no", "yes"])
@pytest.mark.many_games
def test_the_best_tablet_is_the_best_of_all_subsets_and_sides(variant: str) -> None:
    rng = random.Random(1)
    table = numbers(variant)
    complete = 0
    for n in range(SETS):
        own = random_shards(rng, table, rng.choice([1, 3, 5, 6, 7, 7, 8] if n % 10 == 0 else [4, 5, 6, 7]))
        worth, choices = solved(table, own)
        assert worth == by_brute_force(table, own)
        values, size = shown(table, own, choices)
        assert may_lie(tuple(values), size, 24)
        assert points(table, values, size) == worth
        complete += size == 24
    assert complete > SETS // 10


@pytest.mark.parametrize(
    ("own", "best"),
    [
        ("Go/si 6", 0),
        ("Go/si 4  Go/si 4  Go/si 4  Go/si 3  Go/si 3  Go/st 3  Go/st 3  Go/si 6", 48),
        ("Si/go 6  Si/go 4  Si/go 4  Si/go 4  Si/go 3  Si/go 3", 44),
        ("Ja/st 6  Ja/st 4  Ja/st 4  Ja/st 4  Ja/br 3  Ja/br 3", 26),
        ("St/go 6  Go/si 6  Si/br 4  Br/ja 4  Br/ja 4", 24),
        ("Go/si 6  Si/br 6  Br/ja 6  Ja/st 4", 0),
    ],
)
def test_best_tablets_in_words(own: str, best: int) -> None:
    assert solved(numbers(), shards(own))[0] == best


def test_the_whole_box_makes_the_tablet_worth_48() -> None:
    table = numbers()
    assert solved(table, [table.shard(n, 1) for n in range(30)])[0] == 48


def test_of_worthless_arrangements_it_is_the_largest() -> None:
    """So that a hint keeps what may still become a tablet."""
    own = shards("Go/si 6  Si/br 4  Br/ja 4")
    assert solved(numbers(), own) == (0, [KEEP, KEEP, KEEP])


def test_an_unknown_back_is_never_turned_up() -> None:
    own = [shard_of(size, 1 << MATERIALS.index("stone"), 0) for size in (6, 4, 4, 4, 3, 3)]
    assert solved(numbers(), own) == (20, [KEEP] * 6)


def test_no_shards_are_worth_nothing() -> None:
    assert solved(numbers(), []) == (0, [])


def test_a_solver_forgets_what_it_was_asked_before() -> None:
    rng = random.Random(2)
    table = numbers()
    solver = TabletSolver(table)
    for _ in range(100):
        own = random_shards(rng, table, rng.randrange(1, 12))
        choices = action_buffer(len(own))
        worth = solver.best_tablet(shards_row(own), len(own), choices)
        assert (worth, list(choices)) == solved(table, own)


@pytest.mark.skipif(not COMPILED, reason="measures compiled code")
def test_the_best_tablet_is_found_fast(record_property: Callable[[str, object], None]) -> None:
    rng = random.Random(3)
    table = numbers("yes")
    solver = TabletSolver(table)
    sets = [shards_row(random_shards(rng, table, 9)) for _ in range(300)]
    choices = action_buffer(9)
    fastest = min(_seconds(solver, sets, choices) for _ in range(5))
    record_property("microseconds for nine shards", round(fastest * 1e6, 1))
    assert fastest < SLOWEST


def _seconds(solver: TabletSolver, sets: list[vec[i64]], choices: vec[i64]) -> float:
    start = perf_counter()
    for own in sets:
        solver.best_tablet(own, 9, choices)
    return (perf_counter() - start) / len(sets)
