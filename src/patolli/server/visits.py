"""Who is connected to this process, by WebSocket or stream: not too many at once, and nobody longer than they
may be."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import structlog
from litestar.connection import ASGIConnection

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.server.cookies import Doorkeeper, NotKnown
from patolli.server.limits import Limits, address
from patolli.tables.people import Person

CHECK_SECONDS: Final = 20.0
"""How long somebody stays at most whom another process, or `patolli reset-password`, has logged out."""


log = structlog.get_logger(__name__)


class TooMany(PatolliError):
    """Somebody has as much as one may have."""


class Visit:
    """A connection of somebody, or of nobody in particular who watches."""

    def __init__(self, doorkeeper: Doorkeeper, connection: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        self.address = address(connection)
        self.person = person.id if person else None
        self.doubt = asyncio.Event()
        self._doorkeeper = doorkeeper
        self._connection = connection

    async def over(self, check_seconds: float = CHECK_SECONDS) -> None:
        """Until whoever came would not be let in again."""
        while self.person is None or await self._is_let_in():
            try:
                async with asyncio.timeout(check_seconds):
                    await self.doubt.wait()
            except TimeoutError:
                continue
            self.doubt.clear()

    async def _is_let_in(self) -> bool:
        """A moment without a database is no reason to send anybody away."""
        try:
            return await self._doorkeeper.who(self._connection) is not None
        except NotKnown:
            return False
        except Exception:
            log.exception("who is connected cannot be looked up")
            return True


class Visits:
    def __init__(self, doorkeeper: Doorkeeper, limits: Limits) -> None:
        self._doorkeeper = doorkeeper
        self._limits = limits
        self._open: set[Visit] = set()

    def require_room(self, connection: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        here = address(connection)
        of_address = sum(each.address == here for each in self._open)
        of_person = sum(each.person == person.id for each in self._open) if person else 0
        if of_address >= self._limits.connections_of_an_address:
            raise TooMany(words("table-many-connections-here"))
        if of_person >= self._limits.connections_of_a_person:
            raise TooMany(words("table-many-connections"))

    @contextmanager
    def visit(self, connection: ASGIConnection, person: Person | None) -> Iterator[Visit]:  # type: ignore[type-arg]
        visit = Visit(self._doorkeeper, connection, person)
        self._open.add(visit)
        try:
            yield visit
        finally:
            self._open.discard(visit)

    def doubt(self, person: str) -> None:
        """Somebody logged out, or the like: all who are here in their name are looked at again, at once."""
        for each in self._open:
            if each.person == person:
                each.doubt.set()
