"""Limits: request rates per address by token buckets, and quotas per address and per person.

Litestar's own limiter covers HTTP requests only; this one covers WebSocket handshakes too.
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import perf_counter
from typing import Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send

from patolli.tables.token_bucket import TokenBucket

LOGIN: Final = {"counts_as": "login"}
"""Option of a handler that hashes a password, which is slow on purpose."""
NEW: Final = {"counts_as": "new"}
"""Option of a handler that adds rows to the database: a person, a table, a token, a journal."""
NOT_COUNTED: Final = {"counts_as": "nothing"}
"""Option of a handler that monitoring polls."""
MINUTE: Final = 60.0
MOST_TOKENS: Final = 20
"""Of one person."""


@dataclass(frozen=True)
class Limits:
    """All limits, in proportion to the requests per minute: allowing one address ten times as many, as for a
    school, allows it ten times of everything."""

    requests_a_minute: int

    @property
    def logins_a_minute(self) -> int:
        return self._one_in(120)

    @property
    def new_a_minute(self) -> int:
        """Return how many guests, tables, tokens and journals an address may make a minute."""
        return self._one_in(40)

    @property
    def connections_of_an_address(self) -> int:
        """Return how many WebSockets and streams an address may have at once."""
        return self._one_in(6)

    @property
    def connections_of_a_person(self) -> int:
        return self._one_in(24)

    @property
    def gathering_tables(self) -> int:
        """Return how many tables a person may have made where no game has begun."""
        return self._one_in(60)

    @property
    def unfinished_tables(self) -> int:
        """Return how many tables a person may have made where the game is not over, begun or not."""
        return self._one_in(24)

    def middleware(self) -> Callable[[ASGIApp], ASGIApp]:
        """Rate-limit requests and WebSocket handshakes by address."""
        all_kinds = AddressLimiter(self.requests_a_minute)
        kinds = {"login": AddressLimiter(self.logins_a_minute), "new": AddressLimiter(self.new_a_minute)}

        def limited(app: ASGIApp) -> ASGIApp:
            def checked(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
                kind = scope["route_handler"].opt.get("counts_as")
                who = address(ASGIConnection(scope))
                counts = () if kind == "nothing" else (all_kinds, kinds[kind]) if kind else (all_kinds,)
                if all(each.allows(who) for each in counts):
                    return app(scope, receive, send)
                if scope["type"] == ScopeType.WEBSOCKET:
                    return send({"type": "websocket.close", "code": 4429, "reason": "too many requests"})
                raise TooManyRequestsException

            return checked

        return limited

    def _one_in(self, share: int) -> int:
        return max(self.requests_a_minute // share, 1)


class AddressLimiter:
    """A token bucket per address: `burst` requests at once, and as many again every `seconds`.

    A bucket is full again after that time without a request, so idle ones are dropped: memory is bounded by
    the addresses seen lately."""

    def __init__(self, burst: int, seconds: float = MINUTE) -> None:
        self._burst = burst
        self._seconds = seconds
        self._seen: OrderedDict[str, tuple[TokenBucket, float]] = OrderedDict()
        """By address, with the time of its last request, in the order of these times."""

    def __len__(self) -> int:
        return len(self._seen)

    def allows(self, address: str) -> bool:
        now = perf_counter()
        while self._seen and next(iter(self._seen.values()))[1] < now - self._seconds:
            self._seen.popitem(last=False)
        full = TokenBucket(self._burst, self._burst / self._seconds)
        bucket, _ = self._seen.pop(address, (full, now))
        self._seen[address] = bucket, now
        return bucket.allows()


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Return the client's address, or its /64 network in IPv6: a household, or a rented machine, has all of
    that network's addresses."""
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found.packed, 64), strict=False))
    return str(found)
