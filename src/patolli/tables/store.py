"""The store of tables: makes, loads and removes them; the other parts of the database are its attributes."""

from collections.abc import Sequence
from hashlib import sha256
from secrets import token_hex
from typing import Final

import msgspec
import structlog
from sqlalchemy import delete, exists, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.engine.edition import Edition, read_edition
from patolli.engine.game import Setup
from patolli.engine.seed import Seed
from patolli.games import game
from patolli.tables.chat import Chats
from patolli.tables.database import insert_new, writing
from patolli.tables.erasure import Erasure
from patolli.tables.event_log import EventLog, events_since
from patolli.tables.events import Placed, write_event
from patolli.tables.leases import Leases
from patolli.tables.lobby import Lobby
from patolli.tables.notifier import CHANGED, Notifier
from patolli.tables.people import People
from patolli.tables.schema import editions, events, seats, secrets, snapshots, tables
from patolli.tables.settings import Settings
from patolli.tables.table import Table

SECRET_BYTES: Final = 32
LONGEST_GATHERING: Final = 7 * 24 * 3600 * 1000
"""Milliseconds after which a table where nothing happens and no game has begun is removed."""
MOST_SETUPS: Final = 256

log = structlog.get_logger(__name__)


class Store:
    """The tables in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._setups: dict[tuple[object, ...], Setup] = {}
        self.notifier = Notifier(engine)
        self.log = EventLog(engine, self.notifier)
        self.lobby = Lobby(engine)
        self.leases = Leases(engine)
        self.people = People(engine)
        self.chats = Chats(engine, self.notifier)
        self.erasure = Erasure(engine, self.notifier)

    async def close(self) -> None:
        """Finish writes and close all connections."""
        await self.log.drain()
        await self._engine.dispose()

    async def secret(self, name: str) -> bytes:
        """Return a secret that all processes on this database share; create it on first use."""
        async with writing(self._engine) as connection:
            value = token_hex(SECRET_BYTES)
            await connection.execute(insert_new(self._engine, secrets), {"name": name, "value": value})
            kept = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        assert kept is not None, "it was there or was just written"
        return bytes.fromhex(kept)

    async def add_table(
        self, table: Table, edition_text: str, now: int, placed: Sequence[Placed] = ()
    ) -> None:
        """Insert a new table, with the computer players who sit there from its beginning."""
        async with writing(self._engine) as connection:
            await connection.execute(
                insert_new(self._engine, editions),
                {
                    "key": edition_key(edition_text),
                    "digest": table.settings.edition,
                    "game": table.settings.game,
                    "text": edition_text,
                },
            )
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    host=table.maker,
                    settings=msgspec.json.encode(table.settings).decode(),
                    edition=edition_key(edition_text),
                    seed=str(table.seed),
                    created_at=now,
                    listed=table.settings.listed,
                    phase=table.phase,
                    changed_at=now,
                )
            )
            if placed:
                await connection.execute(
                    insert(events),
                    [
                        {"table_id": table.id, "seq": seq, "at": now, "event": write_event(event)}
                        for seq, event in enumerate(placed, start=1)
                    ],
                )

    async def remove_table(self, id: str) -> None:
        """Delete a table that nobody needs, unless somebody has sat down there."""
        is_used = exists().where(seats.c.table_id == id)
        async with writing(self._engine) as connection:
            removed = await connection.scalars(
                delete(tables).where(tables.c.id == id, ~is_used).returning(tables.c.id)
            )
            await self.notifier.notify(connection, [(each, CHANGED) for each in removed])

    async def load(self, id: str, from_snapshot: bool = True) -> Table | None:
        """Load a table from its last snapshot and the events after it; None if there is none."""
        async with self._engine.connect() as connection:
            # A log only grows, so what came after a snapshot can be asked for after it.
            found = await connection.execute(
                select(
                    tables.c.host,
                    tables.c.settings,
                    tables.c.edition,
                    tables.c.seed,
                    snapshots.c.seq,
                    snapshots.c.content,
                )
                .join(snapshots, snapshots.c.table_id == tables.c.id, isouter=True)
                .where(tables.c.id == id)
            )
            row = found.one_or_none()
            if row is None:
                return None
            snapshot: bytes | None = row.content if from_snapshot else None
            later = await events_since(connection, id, 0 if snapshot is None else row.seq)
        settings = msgspec.json.decode(row.settings, type=Settings)
        setup = await self._setup(id, settings, row.edition)
        table = Table(id, row.host, settings, setup, Seed.parse(row.seed))
        if snapshot is not None:
            try:
                table.restore(snapshot)
            except Exception as error:  # of another version, or whatever it is: the log has it all
                log.info("a snapshot cannot be used", error=repr(error))
                return await self.load(id, from_snapshot=False)
        for each in later:
            table.apply(each.event, each.at, each.request_id)
        return table

    async def remove_abandoned(self, now: int) -> list[str]:
        """Delete tables where no game began and nothing happened for long; return their ids."""
        abandoned = select(tables.c.id).where(
            tables.c.phase == "gathering", tables.c.changed_at < now - LONGEST_GATHERING
        )
        async with self._engine.connect() as connection:
            if await connection.scalar(abandoned.limit(1)) is None:
                return []
        async with writing(self._engine) as connection:
            removed = await connection.scalars(
                delete(tables).where(tables.c.id.in_(abandoned)).returning(tables.c.id)
            )
            ids = list(removed)
            for id in ids:
                await self.notifier.notify(connection, [(id, CHANGED)])
        return ids

    async def edition_text(self, id: str) -> str:
        """Return the text of a table's edition, as its maker sent it."""
        of_table = select(editions.c.text).join(tables, tables.c.edition == editions.c.key)
        async with self._engine.connect() as connection:
            text = await connection.scalar(of_table.where(tables.c.id == id))
        assert text is not None, "a table's edition is written down with it"
        return str(text)

    def setup(self, settings: Settings, edition: Edition, edition_key: str) -> Setup:
        """Return the setup of a table; cached, and shared by tables with the same settings and edition."""
        key = _key(settings, edition_key)
        if key not in self._setups:
            if len(self._setups) == MOST_SETUPS:  # people may come with editions of their own
                self._setups.clear()
            self._setups[key] = settings.setup(edition)
        return self._setups[key]

    async def _setup(self, id: str, settings: Settings, edition_key: str) -> Setup:
        known = self._setups.get(_key(settings, edition_key))
        if known is not None:
            return known
        return self.setup(settings, _edition(settings, await self.edition_text(id)), edition_key)


def edition_key(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _key(settings: Settings, edition_key: str) -> tuple[object, ...]:
    """Return the cache key of a setup."""
    options = tuple(sorted(settings.options.items()))
    return settings.game, settings.rules, edition_key, settings.seats, options, settings.stand_in


def _edition(settings: Settings, text: str) -> Edition:
    chosen = game(settings.game, settings.rules)
    edition: Edition = read_edition(text, chosen.edition_type, chosen.name, f"the edition {settings.edition}")
    return edition
