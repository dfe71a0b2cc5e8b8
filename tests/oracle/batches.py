"""Which games an engine and its oracle play in step, shared out over tests so that several processes can."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Batches:
    """So many games in all, the same number of every set-up, in so many tests a set-up."""

    games: int
    tests: int
    setups: int
    soak_games: int = 10_000

    def numbers(self, batch: int) -> range:
        """The games of one test in every run."""
        size = self.games // (self.tests * self.setups)
        return range(batch * size, (batch + 1) * size)

    def soak_numbers(self, batch: int) -> range:
        """Those of one test of a long run: other games, and rounded up to whole tests."""
        size = -(-self.soak_games // (self.tests * self.setups))
        return range(self.games + batch * size, self.games + (batch + 1) * size)
