"""Random numbers: fair shuffles that anybody can recompute, and a fast generator that is even enough."""

import hashlib
import hmac
from collections import Counter

import pytest

from patolli.engine.chance import FairSource, FastSource, Source
from patolli.engine.errors import InvalidSetup
from patolli.engine.seed import Seed
from patolli.engine.state import action_buffer

SEED = bytes(range(32))


def recompute(seed: bytes, nonces: list[str], sizes: list[int]) -> list[int]:
    """docs/fair-shuffles.md, step by step, with nothing but the standard library."""
    stream = b""
    counter = 0
    numbers = []
    for size in sizes:
        while True:
            if not stream:
                message = "\n".join(["patolli shuffle 1", *nonces, str(counter)])
                stream = hmac.new(seed, message.encode(), hashlib.sha256).digest()
                counter += 1
            word, stream = int.from_bytes(stream[:4], "big"), stream[4:]
            if word < 2**32 - 2**32 % size:
                numbers.append(word % size)
                break
    return numbers


@pytest.mark.parametrize("nonces", [(), ("Ana's word", "", "zwölf")])
def test_fair_numbers_follow_the_published_recipe(nonces: tuple[str, ...]) -> None:
    source = Seed.fair(SEED, nonces).source()
    sizes = [120, 119, 3, 2, 1, 1000, 2**31 + 1] * 20
    assert [source.below(size) for size in sizes] == recompute(SEED, list(nonces), sizes)


def test_the_published_example_of_a_fair_shuffle() -> None:
    """The same numbers stand in docs/fair-shuffles.md, for people who write their own check."""
    items = action_buffer(8)
    for n in range(8):
        items[n] = n
    FairSource(SEED, ("one", "two")).shuffle(items, 8)
    assert list(items) == PUBLISHED


PUBLISHED = [4, 0, 1, 2, 6, 5, 7, 3]


def test_a_fair_seed_is_committed_to_by_its_sha_256() -> None:
    assert Seed.fair(SEED).commitment() == hashlib.sha256(SEED).hexdigest()
    with pytest.raises(InvalidSetup, match="Only a fair seed"):
        Seed.fast(1).commitment()


def test_seeds_are_read_back_from_their_text() -> None:
    for seed in (Seed.fast(42), Seed.fair(SEED), Seed.random()):
        assert Seed.parse(str(seed)) == seed


@pytest.mark.parametrize(
    "text", ["", "fair", "fair 12", "fast", "fast -1", "fast 1e5", "slow 1", "fast " + "9" * 19]
)
def test_a_wrong_seed_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(InvalidSetup, match=r"seed .*\.$"):
        Seed.parse(text)


@pytest.mark.parametrize("nonce", ["two\nlines", "x" * 65, "bell\a", " before", "after "])
def test_a_nonce_is_one_short_line(nonce: str) -> None:
    with pytest.raises(InvalidSetup, match="nonce"):
        Seed.fair(SEED, (nonce,))


@pytest.mark.parametrize("source", [FastSource(3), FairSource(SEED)], ids=["fast", "fair"])
def test_numbers_are_even(source: Source) -> None:
    """Chi-square over 7 values, 70,000 draws: below 22.5 in 999 of 1000 runs of a good source."""
    counts = Counter(source.below(7) for _ in range(70_000))
    assert sum((counts[n] - 10_000) ** 2 / 10_000 for n in range(7)) < 22.5


def test_neighbouring_fast_seeds_start_unrelated_streams() -> None:
    firsts = Counter(FastSource(seed).below(7) for seed in range(70_000))
    assert sum((firsts[n] - 10_000) ** 2 / 10_000 for n in range(7)) < 22.5


def test_successive_fast_numbers_are_unrelated() -> None:
    """Chi-square over 49 pairs (48 degrees of freedom): below 84 in 999 of 1000 runs."""
    source = FastSource(11)
    pairs = Counter((source.below(7), source.below(7)) for _ in range(98_000))
    assert sum((pairs[a, b] - 2_000) ** 2 / 2_000 for a in range(7) for b in range(7)) < 84


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    source = FastSource(5)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        items = action_buffer(4)
        for n in range(4):
            items[n] = n
        source.shuffle(items, 4)
        orders[tuple(items)] += 1
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7
