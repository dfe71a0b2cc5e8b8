"""How much of everything one address and one person may have, so that nobody takes it all."""

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

from patolli.tables.pace import Pace

LOGIN: Final = {"counts_as": "login"}
"""What a handler says about itself whose requests cost a password's computation."""
NEW: Final = {"counts_as": "new"}
"""And one whose requests leave something in the database: a person, a table, a token, a journal."""
NOT_COUNTED: Final = {"counts_as": "nothing"}
"""And one that whoever runs the server asks all the time."""
MINUTE: Final = 60.0
MOST_TOKENS: Final = 20
"""Of one person."""


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
        """Guests, tables, tokens and journals that people bring."""
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

    def middleware(self) -> Callable[[ASGIApp], ASGIApp]:
        """Counts requests, and WebSockets that are opened, of each address."""
        all_kinds = Counted(self.requests_a_minute)
        kinds = {"login": Counted(self.logins_a_minute), "new": Counted(self.new_a_minute)}

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


class Counted:
    """So many at once from each address, and as many again in a minute. Whoever was away for so long is as
    good as new, and forgotten: what is remembered does not grow with everybody who ever came."""

    def __init__(self, at_once: int, seconds: float = MINUTE) -> None:
        self._at_once = at_once
        self._seconds = seconds
        self._seen: OrderedDict[str, tuple[Pace, float]] = OrderedDict()
        """By address, who came last at the end, with the time they did."""

    def __len__(self) -> int:
        return len(self._seen)

    def allows(self, address: str) -> bool:
        now = perf_counter()
        while self._seen and next(iter(self._seen.values()))[1] < now - self._seconds:
            self._seen.popitem(last=False)
        pace, _ = self._seen.pop(address, (Pace(self._at_once, self._at_once / self._seconds), now))
        self._seen[address] = pace, now
        return pace.allows()


def address(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """Where somebody comes from. In IPv6 that is a network: a household, or a rented machine, has all of its
    2**64 addresses."""
    host = connection.client.host if connection.client else ""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or IPv6Network((found.packed, 64), strict=False))
    return str(found)
