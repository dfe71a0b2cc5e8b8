"""Which games an engine and its oracle play in step, shared out over tests so that several processes can."""

from dataclasses import dataclass

import pytest


@dataclass(frozen=True)
class Batches:
    """So many games in all, the same number of every set-up, in so many tests a set-up; and ten thousand
    others in the long run, rounded up to whole tests."""

    games: int
    tests: int
    setups: int
    soak_games: int = 10_000

    def numbers(self) -> list[object]:
        """The games of each test, to parametrize it with."""
        usual = self._shares(0, self.games // (self.tests * self.setups))
        long = self._shares(self.games, -(-self.soak_games // (self.tests * self.setups)))
        return [
            *(pytest.param(share, id=str(n)) for n, share in enumerate(usual)),
            *(pytest.param(share, id=f"long-{n}", marks=pytest.mark.soak) for n, share in enumerate(long)),
        ]

    def _shares(self, first: int, size: int) -> list[range]:
        return [range(first + n * size, first + (n + 1) * size) for n in range(self.tests)]
