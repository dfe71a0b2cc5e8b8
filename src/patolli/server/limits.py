"""How much of everything one address and one person may have, so that nobody takes it all."""

from dataclasses import dataclass
from typing import Final

from litestar import Request
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address

NOT_LIMITED: Final = ("^/healthz$", "^/metrics$", "/live$")

LOGIN: Final = {"counts_as": "login"}
"""What a handler says about itself whose requests cost a password's computation."""
NEW: Final = {"counts_as": "new"}
"""And one whose requests leave something in the database: a person, a table."""


@dataclass(frozen=True)
class Limits:
    """All in proportion: whoever allows one address ten times the requests, as for a school, allows it ten
    times of everything."""

    requests_a_minute: int

    @property
    def logins_a_minute(self) -> int:
        return self._one_in(120)

    @property
    def new_a_minute(self) -> int:
        """Guests and tables."""
        return self._one_in(40)

    @property
    def connections_of_an_address(self) -> int:
        """WebSockets and streams at once."""
        return self._one_in(6)

    @property
    def connections_of_a_person(self) -> int:
        return self._one_in(24)

    @property
    def gathering_tables(self) -> int:
        """That one person has made and where no game has begun."""
        return self._one_in(60)

    @property
    def unfinished_tables(self) -> int:
        """That one person has made and where the game is not over, or has not begun."""
        return self._one_in(24)

    def middleware(self) -> list[DefineMiddleware]:
        return [
            RateLimitConfig(("minute", self.requests_a_minute), exclude=list(NOT_LIMITED)).middleware,
            _only(LOGIN, self.logins_a_minute).middleware,
            _only(NEW, self.new_a_minute).middleware,
        ]

    def _one_in(self, share: int) -> int:
        return max(self.requests_a_minute // share, 1)


def _only(kind: dict[str, str], a_minute: int) -> RateLimitConfig:
    """A limit for requests of one kind, counted apart from all others."""
    counted = kind["counts_as"]

    def is_of_the_kind(request: Request) -> bool:  # type: ignore[type-arg]
        return request.route_handler.opt.get("counts_as") == counted

    def of_an_address(request: Request) -> str:  # type: ignore[type-arg]
        return f"{counted} {get_remote_address(request)}"

    return RateLimitConfig(
        ("minute", a_minute),
        check_throttle_handler=is_of_the_kind,
        identifier_for_request=of_an_address,
        set_rate_limit_headers=False,
    )
