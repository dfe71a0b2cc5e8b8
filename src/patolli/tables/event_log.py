"""The logs of tables: events are appended by group commit, and each is acknowledged once it is durable.

While a commit is on its way to the disk, further events queue up and share the next one, so that a thousand
decisions a second do not need a thousand commits.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.tables.database import insert_new, writing
from patolli.tables.events import AnyEvent, Joined, Left, read_event, write_event
from patolli.tables.notifier import Notifier
from patolli.tables.ratings import Standing
from patolli.tables.results import Ending, record_results
from patolli.tables.schema import events, seats, snapshots, tables
from patolli.wire.tables import Phase

MOST_AT_ONCE: Final = 256
RETRIES: Final = 3
WORTH_RETRYING: Final = ("40001", "40P01")
"""PostgreSQL's codes for serialization failures and deadlocks."""


@dataclass(frozen=True)
class Addition:
    """An event to append, and the table's state after it."""

    table: str
    seq: int
    at: int
    event: AnyEvent
    request_id: str | None
    phase: Phase
    due: int | None
    snapshot: bytes | None = None
    game: str = ""
    standings: tuple[Standing, ...] = ()
    """How the game ended, if it ended with this event."""
    counts: bool = True
    """Whether ratings change by it."""


@dataclass(frozen=True)
class Happened:
    """An event of the log."""

    seq: int
    at: int
    event: AnyEvent
    request_id: str | None


class EventLog:
    """The logs of all tables, to append to and to read."""

    def __init__(self, engine: AsyncEngine, notifier: Notifier) -> None:
        self._engine = engine
        self._notifier = notifier
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self.observer: Callable[[Addition], None] | None = None
        """Called with every event once it is durable."""

    async def drain(self) -> None:
        """Wait until everything is written that was added before."""
        if self._writer is not None:
            await self._writer

    async def since(self, id: str, seq: int) -> list[Happened]:
        """Return the events of a table after a sequence number."""
        async with self._engine.connect() as connection:
            return await events_since(connection, id, seq)

    async def find_request(self, id: str, request_id: str) -> int | None:
        """Return the number of the event that a request led to. The column is called `token`."""
        async with self._engine.connect() as connection:
            return await connection.scalar(
                select(events.c.seq).where(events.c.table_id == id, events.c.token == request_id)
            )

    async def add(self, addition: Addition) -> bool:
        """Append an event; True once it is durable, False if its place in the log is taken."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await written

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            await self._write_batch(batch)

    async def _write_batch(self, batch: Sequence[tuple[Addition, asyncio.Future[bool]]]) -> None:
        """Append a batch; if that fails, one by one, so that a bad event fails alone."""
        try:
            taken = await self._write_or_retry([addition for addition, _ in batch])
        except Exception as error:
            if len(batch) > 1 and not _concerns_all(error):
                for each in batch:
                    await self._write_batch([each])
                return
            for _, written in batch:
                if not written.done():
                    written.set_exception(error)
            return
        self.commits += 1
        for addition, written in batch:
            is_written = (addition.table, addition.seq) in taken
            if not written.done():
                written.set_result(is_written)
            if is_written and self.observer is not None:
                self.observer(addition)

    async def _write_or_retry(self, batch: Sequence[Addition]) -> set[tuple[str, int]]:
        # Always in the same order, so that two processes seldom wait for each other; if they do all the same,
        # PostgreSQL ends one of them, which tries again.
        ordered = sorted(batch, key=lambda addition: addition.table)
        for _ in range(RETRIES):
            try:
                return await self._write(ordered)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) not in WORTH_RETRYING:
                    raise
        return await self._write(ordered)

    async def _write(self, batch: Sequence[Addition]) -> set[tuple[str, int]]:
        """Append events in one commit; return those whose place was free."""
        async with writing(self._engine) as connection:
            rows = await connection.execute(
                insert_new(self._engine, events).returning(events.c.table_id, events.c.seq),
                [
                    {
                        "table_id": each.table,
                        "seq": each.seq,
                        "at": each.at,
                        "token": each.request_id,
                        "event": write_event(each.event),
                        "person": each.event.person if isinstance(each.event, Joined) else None,
                    }
                    for each in batch
                ],
            )
            taken = {(row.table_id, row.seq) for row in rows}
            written = [each for each in batch if (each.table, each.seq) in taken]
            if written:
                await self._keep_up(connection, written)
        return taken

    async def _keep_up(self, connection: AsyncConnection, written: list[Addition]) -> None:
        """Update what is derived from the logs: phases, deadlines, seats, snapshots, ratings."""
        await connection.execute(
            update(tables)
            .where(tables.c.id == bindparam("of_table"))
            .values(
                phase=bindparam("new_phase"), changed_at=bindparam("new_at"), due_at=bindparam("new_due")
            ),
            [
                {"of_table": each.table, "new_phase": each.phase, "new_at": each.at, "new_due": each.due}
                for each in written
            ],
        )
        for each in written:
            if isinstance(each.event, Joined):
                await connection.execute(
                    insert(seats).values(table_id=each.table, seat=each.event.seat, person=each.event.person)
                )
            elif isinstance(each.event, Left):
                await connection.execute(
                    delete(seats).where(seats.c.table_id == each.table, seats.c.seat == each.event.seat)
                )
            if each.snapshot is not None:
                await connection.execute(delete(snapshots).where(snapshots.c.table_id == each.table))
                await connection.execute(
                    insert(snapshots).values(table_id=each.table, seq=each.seq, content=each.snapshot)
                )
        over = [
            Ending(each.table, each.game, each.at, each.standings, each.counts)
            for each in written
            if each.standings
        ]
        if over:
            await record_results(self._engine, connection, over)
        await self._notifier.notify(connection, [(each.table, each.seq) for each in written])


async def events_since(connection: AsyncConnection, id: str, seq: int) -> list[Happened]:
    """Return the events of a table after a sequence number."""
    rows = await connection.execute(
        select(events.c.seq, events.c.at, events.c.event, events.c.token)
        .where(events.c.table_id == id, events.c.seq > seq)
        .order_by(events.c.seq)
    )
    return [Happened(row.seq, row.at, read_event(row.event), row.token) for row in rows]


def _concerns_all(error: Exception) -> bool:
    """Tell whether the database is unavailable, as opposed to the data being bad."""
    if isinstance(error, DBAPIError):
        return error.connection_invalidated or isinstance(error, OperationalError)
    return isinstance(error, OSError | NoConnection)
