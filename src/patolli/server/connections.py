"""Who is connected to this process, by WebSocket or stream: not too many at once, and nobody longer than they
may be."""

import asyncio
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import structlog
from litestar.connection import ASGIConnection

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.server.authentication import Doorkeeper, Pass
from patolli.server.limits import Limits, address
from patolli.tables.people import Person

CHECK_SECONDS: Final = 20.0
"""How long somebody stays at most whom another process, or `patolli reset-password`, has logged out."""


log = structlog.get_logger(__name__)


class TooMany(PatolliError):
    """Somebody has as much as one may have."""


class Visit:
    """A connection of somebody, or of nobody in particular who watches."""

    def __init__(self, connection: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        self.address = address(connection)
        self.person = person.id if person else None
        self.shown = Pass.of(connection)
        self.over = asyncio.get_running_loop().create_future()
        """Done when whoever came would not be let in again."""


class Visits:
    def __init__(self, doorkeeper: Doorkeeper, limits: Limits) -> None:
        self._doorkeeper = doorkeeper
        self._limits = limits
        self._open: set[Visit] = set()
        self._checks: set[asyncio.Task[None]] = set()

    def require_room(self, connection: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        here = address(connection)
        of_address = sum(each.address == here for each in self._open)
        of_person = sum(each.person == person.id for each in self._open) if person else 0
        if of_address >= self._limits.connections_of_an_address:
            raise TooMany(words("table-many-connections-here"))
        if of_person >= self._limits.connections_of_a_person:
            raise TooMany(words("table-many-connections"))

    @contextmanager
    def visit(self, connection: ASGIConnection, person: Person | None) -> Generator[Visit]:  # type: ignore[type-arg]
        visit = Visit(connection, person)
        self._open.add(visit)
        try:
            yield visit
        finally:
            self._open.discard(visit)

    @asynccontextmanager
    async def watched(self, check_seconds: float = CHECK_SECONDS) -> AsyncGenerator[None]:
        """All who are here are looked at again from time to time."""
        watching = asyncio.create_task(self._watch(check_seconds))
        try:
            yield
        finally:
            for task in (watching, *self._checks):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def doubt(self, person: str) -> None:
        """Somebody logged out, or the like: all who are here in their name are looked at again, at once."""
        check = asyncio.create_task(self._check([each for each in self._open if each.person == person]))
        self._checks.add(check)
        check.add_done_callback(self._checks.discard)

    async def _watch(self, check_seconds: float) -> None:
        while True:
            await asyncio.sleep(check_seconds)
            await self._check([each for each in self._open if each.person is not None])

    async def _check(self, visits: Sequence[Visit]) -> None:
        """A moment without a database is no reason to send anybody away."""
        try:
            known = await self._doorkeeper.known({each.shown for each in visits})
        except Exception:
            log.exception("who is connected cannot be looked up")
            return
        for each in visits:
            if each.shown not in known and not each.over.done():
                each.over.set_result(None)
