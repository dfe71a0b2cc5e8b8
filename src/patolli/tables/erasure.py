"""Erasure of what is stored about a person at tables."""

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.tables.chat import SAID
from patolli.tables.database import writing
from patolli.tables.events import Joined, read_event, write_event
from patolli.tables.notifier import CHANGED, Notifier
from patolli.tables.people import DELETED_NAME
from patolli.tables.schema import chat, events, ratings, replays, seats, snapshots


class Erasure:
    """The eraser of people's traces, which notifies the processes that have them in memory."""

    def __init__(self, engine: AsyncEngine, notifier: Notifier) -> None:
        self._engine = engine
        self._notifier = notifier

    async def forget_traces(self, person: str) -> list[str]:
        """Delete a person's ratings, replays and chat lines; return the tables where they chatted."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(ratings).where(ratings.c.who == person))
            await connection.execute(delete(replays).where(replays.c.person == person))
            said = await connection.scalars(
                delete(chat).where(chat.c.person == person).returning(chat.c.table_id)
            )
            ids = sorted(set(said))
            await self._notifier.notify(connection, [(id, SAID) for id in ids])
        return ids

    async def tables_naming(self, person: str) -> list[str]:
        """List the tables where a person has ever taken a seat, even if they left it."""
        async with self._engine.connect() as connection:
            named = select(events.c.table_id).where(events.c.person == person)
            rows = await connection.scalars(named.distinct())
            return list(rows)

    async def forget_name(self, id: str, person: str) -> None:
        """Take a person's name out of a table's log: the only way in which a log is ever changed. Of the
        words they gave for the shuffle the one that a game was shuffled with stays: without it, nobody could
        play the log again."""
        async with writing(self._engine) as connection:
            found = await connection.execute(
                select(events.c.seq, events.c.event)
                .where(events.c.table_id == id, events.c.person == person)
                .order_by(events.c.seq.desc())
            )
            sits = await connection.scalar(
                select(seats.c.seat).where(seats.c.table_id == id, seats.c.person == person)
            )
            for n, row in enumerate(found.all()):
                joined = read_event(row.event)
                assert isinstance(joined, Joined)
                nonce = joined.nonce if n == 0 and sits is not None else ""
                nameless = msgspec.structs.replace(joined, name=DELETED_NAME, nonce=nonce)
                await connection.execute(
                    update(events)
                    .where(events.c.table_id == id, events.c.seq == row.seq)
                    .values(event=write_event(nameless))
                )
            await connection.execute(delete(snapshots).where(snapshots.c.table_id == id))
            await self._notifier.notify(connection, [(id, CHANGED)])
