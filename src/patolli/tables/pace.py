"""Not more than so many of anything."""

from time import perf_counter


class Pace:
    """So many at once, and so many a second after that."""

    def __init__(self, at_once: int, a_second: float) -> None:
        self._at_once = at_once
        self._a_second = a_second
        self._allowance = float(at_once)
        self._counted_at = perf_counter()

    def allows(self) -> bool:
        """Whether it is time for another one, which counts then."""
        passed = perf_counter() - self._counted_at
        self._counted_at += passed
        self._allowance = min(self._allowance + passed * self._a_second, self._at_once)
        if self._allowance < 1:
            return False
        self._allowance -= 1
        return True
