"""Sources of random numbers.

All chance of a game is drawn at set-up from one `Source`. Tables use `FairSource`, which anybody can
recompute from the seed and the players' nonces (docs/fair-shuffles.md is the recipe); simulations,
searches and redeals use `FastSource`.
"""

import hashlib
import hmac
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

_MASK: Final[i64] = 2**63 - 1
"""Named, since mypyc would make a Python object of a literal above 2**62, at every use."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A stream of random whole numbers."""

    def below(self, n: i64) -> i64:
        """Draw a number from 0 to n - 1, each equally likely."""
        raise RuntimeError("a source of random numbers must define below()")

    def shuffle(self, items: vec[i64], size: i64) -> None:
        """Put the first `size` items in random order (Fisher-Yates, from the last place down)."""
        last = size - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


@final
class FastSource(Source):
    """A linear congruential generator modulo 2**63, of which the high 32 bits are used.

    Written with masks so that compiled (wrapping) and interpreted integers agree. Not for secrets.
    """

    state: i64

    def __init__(self, seed: i64) -> None:
        # Neighbouring seeds must not start neighbouring streams: spread the seed over all bits.
        mixed: i64 = (seed ^ 0x2545F4914F6CDD1D) & _MASK
        mixed = (mixed * 0x369DEA0F31A53F85) & _MASK
        mixed = ((mixed >> 31) ^ mixed) * 0x27BB2EE687B0B0FD & _MASK
        self.state = (mixed >> 29) ^ mixed

    def below(self, n: i64) -> i64:
        state = (self.state * 0x2C6FE96EE78B6955 + 0x14057B7EF767814F) & _MASK
        self.state = state
        # The bias of multiplying instead of rejecting is below n / 2**32: nothing a game could show.
        return ((state >> 31) * n) >> 32


@final
class FairSource(Source):
    """An HMAC-SHA256 stream: key = the seed, messages = a label, the players' nonces and a counter."""

    def __init__(self, seed: bytes, nonces: tuple[str, ...] = ()) -> None:
        self._seed = seed
        self._label = "\n".join(("patolli shuffle 1", *nonces)) + "\n"
        self._counter: int = 0
        self._block: bytes = b""
        self._used: int = 0

    def _word(self) -> int:
        if self._used == len(self._block):
            message = f"{self._label}{self._counter}".encode()
            self._block = hmac.digest(self._seed, message, hashlib.sha256)
            self._counter += 1
            self._used = 0
        word = int.from_bytes(self._block[self._used : self._used + 4], "big")
        self._used += 4
        return word

    def below(self, n: i64) -> i64:
        size = int(n)
        limit = 2**32 - 2**32 % size
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % size
