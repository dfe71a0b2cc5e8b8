"""Bit sets in 64-bit integers, for compiled and interpreted Python alike.

Seats and cells are kept as bit sets. Two traps are avoided here once, so that no game meets them:
mypyc compiles ``1 << n`` as a 32-bit shift, so single bits come from the table `BIT`; and compiled
integers wrap at 64 bits where Python's do not, so only non-negative values below 2**63 are kept.

Three more make compiled code fall back to Python's own integers, ten times slower: a conditional expression
with a literal (use `either`), ``for _ in range(…)`` (name the variable), and a constant that is computed from
another module's (``Final[i64]``, or spell it out).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BIT: Final = vec[i64]([2**n for n in range(63)])

# A de Bruijn sequence: each window of 6 bits occurs once, so multiplying by a single bit shifts a
# unique index into bits 58 to 63. Those six bits are the same whether or not the product wraps.
_DE_BRUIJN: Final[i64] = 0x03F79D71B4CB0A89


def _index_table() -> list[int]:
    table = [0] * 64
    for n in range(63):
        table[(0x03F79D71B4CB0A89 << n) >> 58 & 63] = n
    return table


_INDEX: Final = vec[i64](_index_table())


def either(condition: bool, then: i64, otherwise: i64) -> i64:
    """Return ``then if condition else otherwise``, which mypyc compiles to Python objects where one is a
    literal."""
    if condition:
        return then
    return otherwise


def lowest(bits: i64) -> i64:
    """Return the index of the lowest bit of a set that is not empty.

    Compiled, it is one instruction: `with_intrinsics` in setup.py. Of an empty set the result means nothing,
    and differs between compiled and interpreted code."""
    return _INDEX[((bits & -bits) * _DE_BRUIJN) >> 58 & 63]


def count(bits: i64) -> i64:
    """Count the bits that are set."""
    n: i64 = 0
    while bits:
        bits &= bits - 1
        n += 1
    return n


def write_members(bits: i64, offset: i64, into: vec[i64], at: i64) -> i64:
    """Write the index of every bit, plus `offset`, into a buffer from `at` on; return the place behind the
    last."""
    while bits:
        into[at] = offset + lowest(bits)
        bits &= bits - 1
        at += 1
    return at


def members(bits: int) -> list[int]:
    """List the indices of all bits, lowest first; for callers outside the hot path."""
    return [n for n in range(bits.bit_length()) if bits >> n & 1]
