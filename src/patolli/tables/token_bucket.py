"""Rate limiting by token bucket."""

from time import perf_counter


class TokenBucket:
    """A limit that allows `burst` events at once, then `rate` per second."""

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._tokens = float(burst)
        self._refilled_at = perf_counter()

    def allows(self) -> bool:
        """Take a token if there is one."""
        elapsed = perf_counter() - self._refilled_at
        self._refilled_at += elapsed
        self._tokens = min(self._tokens + elapsed * self._rate, self._burst)
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True
