"""Bit sets, at both ends of what 64 bits hold."""

from patolli.engine.bits import BIT, count, lowest, members


def test_single_bits_are_found_in_every_place() -> None:
    for n in range(63):
        assert BIT[n] == 2**n
        assert lowest(BIT[n]) == n
        assert lowest(BIT[n] | 2**62) == n
        assert count(BIT[n] - 1) == n


def test_members_are_listed_lowest_first() -> None:
    assert members(0b10110) == [1, 2, 4]
    assert members(0) == []
