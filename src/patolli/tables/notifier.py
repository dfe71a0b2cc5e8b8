"""Notifications to other server processes of what this one writes, by PostgreSQL's NOTIFY."""

from collections.abc import Sequence
from secrets import token_hex
from typing import Final

from sqlalchemy import bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.tables.database import CHANNEL

CHANGED: Final = 0
"""Notified instead of an event's number when the log itself was rewritten."""
NAME_BYTES: Final = 8


class Notifier:
    """A sender of notifications, within the transaction that writes: nobody is notified of what is rolled
    back."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.name = token_hex(NAME_BYTES)
        """Identifies this process in notifications, so that it can skip its own."""

    @property
    def is_shared(self) -> bool:
        """Tell whether other server processes may use the same database."""
        return self._engine.dialect.name == "postgresql"

    async def notify(self, connection: AsyncConnection, news: Sequence[tuple[str, int]]) -> None:
        """Broadcast to other processes by NOTIFY; this one recognises its own name and skips it. On SQLite
        there are no others."""
        if news and self.is_shared:
            await connection.execute(
                select(func.pg_notify(CHANNEL, bindparam("payload"))),
                [{"payload": f"{id} {seq} {self.name}"} for id, seq in news],
            )
