"""The open WebSockets and streams of this process: a limit on their number, and an end for those whose login
was revoked."""

import asyncio
from collections.abc import AsyncGenerator, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Final

import structlog
from litestar.connection import ASGIConnection

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.server.authentication import Authenticator, Identity
from patolli.server.limits import Limits, address
from patolli.tables.people import Person

CHECK_SECONDS: Final = 20.0
"""The longest that a connection outlives a logout by another process, or by `patolli reset-password`."""


log = structlog.get_logger(__name__)


class TooMany(PatolliError):
    """A quota is used up."""


class Connection:
    """An open connection of a person, or of an anonymous watcher."""

    def __init__(self, client: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        self.address = address(client)
        self.person = person.id if person else None
        self.identity = Identity.of(client)
        self.revoked = asyncio.get_running_loop().create_future()
        """Done when the identity does not authenticate any more."""


class Connections:
    """The open connections, authenticated again from time to time."""

    def __init__(self, authenticator: Authenticator, limits: Limits) -> None:
        self._authenticator = authenticator
        self._limits = limits
        self._open: set[Connection] = set()
        self._checks: set[asyncio.Task[None]] = set()

    def require_room(self, client: ASGIConnection, person: Person | None) -> None:  # type: ignore[type-arg]
        """Refuse another connection of an address or a person that has as many as the limits allow."""
        here = address(client)
        of_address = sum(each.address == here for each in self._open)
        of_person = sum(each.person == person.id for each in self._open) if person else 0
        if of_address >= self._limits.connections_of_an_address:
            raise TooMany(words("table-many-connections-here"))
        if of_person >= self._limits.connections_of_a_person:
            raise TooMany(words("table-many-connections"))

    @contextmanager
    def open(self, client: ASGIConnection, person: Person | None) -> Generator[Connection]:  # type: ignore[type-arg]
        """Count a connection as open for as long as the context lasts."""
        connection = Connection(client, person)
        self._open.add(connection)
        try:
            yield connection
        finally:
            self._open.discard(connection)

    @asynccontextmanager
    async def rechecking(self, check_seconds: float = CHECK_SECONDS) -> AsyncGenerator[None]:
        """Authenticate all open connections again and again, in the background."""
        checking = asyncio.create_task(self._keep_checking(check_seconds))
        try:
            yield
        finally:
            for task in (checking, *self._checks):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    def recheck(self, person: str) -> None:
        """Authenticate one person's connections again at once, as after a logout or a revoked token."""
        check = asyncio.create_task(self._check([each for each in self._open if each.person == person]))
        self._checks.add(check)
        check.add_done_callback(self._checks.discard)

    async def _keep_checking(self, check_seconds: float) -> None:
        while True:
            await asyncio.sleep(check_seconds)
            await self._check([each for each in self._open if each.person is not None])

    async def _check(self, connections: Sequence[Connection]) -> None:
        """Revoke the connections that do not authenticate. A failing database revokes none."""
        try:
            valid = await self._authenticator.valid({each.identity for each in connections})
        except Exception:
            log.exception("connections cannot be authenticated again")
            return
        for each in connections:
            if each.identity not in valid and not each.revoked.done():
                each.revoked.set_result(None)
