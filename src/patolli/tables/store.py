"""What of the tables is written down: many tables' events in one commit, each acknowledged after it.

While a commit is on its way to the disk, what wants to be written waits and goes into the next one together,
so that a thousand decisions a second do not need a thousand commits.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from secrets import token_hex
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.engine.edition import Edition, read_edition
from patolli.engine.errors import PatolliError
from patolli.engine.game import Setup
from patolli.engine.seed import Seed
from patolli.games import game
from patolli.tables.chat import Chats
from patolli.tables.database import CHANNEL, writing
from patolli.tables.events import AnyEvent, Joined, Left, read_event, write_event
from patolli.tables.people import People
from patolli.tables.ratings import Rating, Standing, rate
from patolli.tables.schema import (
    editions,
    events,
    ratings,
    results,
    seats,
    secrets,
    snapshots,
    tables,
)
from patolli.tables.settings import Settings
from patolli.tables.table import Phase, Table

MOST_AT_ONCE: Final = 256
SECRET_BYTES: Final = 32
MOST_SETUPS: Final = 256
RETRIES: Final = 3
WORTH_RETRYING: Final = ("40001", "40P01")
"""PostgreSQL's words for transactions that were ended because of each other."""


@dataclass(frozen=True)
class Addition:
    """An event to write down, and how the table stands with it."""

    table: str
    seq: int
    at: int
    event: AnyEvent
    token: str | None
    phase: Phase
    due: int | None
    snapshot: bytes | None = None
    game: str = ""
    standings: tuple[Standing, ...] = ()
    """If the game is over with it, how it ended."""


@dataclass(frozen=True)
class Happened:
    """An event as it was written down."""

    seq: int
    at: int
    event: AnyEvent
    token: str | None


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.people = People(engine)
        self.chats = Chats(engine)
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._setups: dict[tuple[object, ...], Setup] = {}
        self.commits = 0

    async def secret(self, name: str) -> bytes:
        """A secret that all processes on this database share, made when it is first asked for."""
        async with writing(self._engine) as connection:
            value = token_hex(SECRET_BYTES)
            await connection.execute(_insert_new(self._engine, secrets), {"name": name, "value": value})
            kept = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        assert kept is not None, "it was there or was just written"
        return bytes.fromhex(kept)

    # Tables

    async def add_table(self, table: Table, edition_text: str, now: int) -> None:
        async with writing(self._engine) as connection:
            await connection.execute(
                _insert_new(self._engine, editions),
                {"digest": table.settings.edition, "game": table.settings.game, "text": edition_text},
            )
            await connection.execute(
                insert(tables).values(
                    id=table.id,
                    host=table.host,
                    settings=msgspec.json.encode(table.settings).decode(),
                    seed=str(table.seed),
                    created_at=now,
                    listed=table.settings.listed,
                    phase=table.phase,
                    changed_at=now,
                )
            )

    async def load(self, id: str, from_snapshot: bool = True) -> Table | None:
        """A table as it stands in the database; None if there is none."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(tables.c.host, tables.c.settings, tables.c.seed).where(tables.c.id == id)
            )
            row = found.one_or_none()
            if row is None:
                return None
            snapshot = await connection.scalar(select(snapshots.c.content).where(snapshots.c.table_id == id))
        settings = msgspec.json.decode(row.settings, type=Settings)
        setup = await self._setup(settings)
        table = Table(id, row.host, settings, setup, Seed.parse(row.seed))
        if snapshot is not None and from_snapshot:
            try:
                table.restore(snapshot)
            except (msgspec.DecodeError, PatolliError):  # of another version: the log has it all
                return await self.load(id, from_snapshot=False)
        for each in await self.since(id, table.seq):
            table.apply(each.event, each.at, each.token)
        return table

    async def since(self, id: str, seq: int) -> list[Happened]:
        """What happened at a table after an event."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(events.c.seq, events.c.at, events.c.event, events.c.token)
                .where(events.c.table_id == id, events.c.seq > seq)
                .order_by(events.c.seq)
            )
            return [Happened(row.seq, row.at, read_event(row.event), row.token) for row in rows]

    async def find_token(self, id: str, token: str) -> int | None:
        """The number of the event that came of what a sender called so."""
        async with self._engine.connect() as connection:
            return await connection.scalar(
                select(events.c.seq).where(events.c.table_id == id, events.c.token == token)
            )

    async def due(self, now: int) -> list[str]:
        """The tables at which something should have happened by now."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(
                select(tables.c.id)
                .where(tables.c.due_at <= now)
                .order_by(tables.c.due_at)
                .limit(MOST_AT_ONCE)
            )
            return list(rows)

    async def listed(self, limit: int) -> list[str]:
        """Tables that everybody may find: those that wait for people first, then the newest."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(
                select(tables.c.id)
                .where(tables.c.listed, tables.c.phase != "over")
                .order_by(tables.c.phase, tables.c.changed_at.desc())
                .limit(limit)
            )
            return list(rows)

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables where a person sits: those that are not over first, then those that changed last."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(
                select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.person == person)
                .order_by(tables.c.phase == "over", tables.c.changed_at.desc())
                .limit(limit)
            )
            return list(rows)

    async def changed_at(self, ids: Sequence[str]) -> dict[str, int]:
        """When something last happened at each of these tables."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id, tables.c.changed_at).where(tables.c.id.in_(ids))
            )
            return {row.id: row.changed_at for row in rows}

    async def edition_text(self, digest: str) -> str:
        async with self._engine.connect() as connection:
            text = await connection.scalar(select(editions.c.text).where(editions.c.digest == digest))
        assert text is not None, "a table's edition is written down with it"
        return str(text)

    def setup(self, settings: Settings, edition: Edition) -> Setup:
        """Tables that are set up alike share one set-up."""
        key = _key(settings)
        if key not in self._setups:
            if len(self._setups) == MOST_SETUPS:  # people may come with editions of their own
                self._setups.clear()
            self._setups[key] = settings.setup(edition)
        return self._setups[key]

    async def _setup(self, settings: Settings) -> Setup:
        known = self._setups.get(_key(settings))
        if known is not None:
            return known
        return self.setup(settings, _edition(settings, await self.edition_text(settings.edition)))

    # Events

    async def add(self, addition: Addition) -> bool:
        """Write an event down; True once it is on the disk, False if its place is taken."""
        written: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((addition, written))
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await written

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer
        await self._engine.dispose()

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            try:
                taken = await self._write_or_retry([addition for addition, _ in batch])
            except Exception as error:
                for _, written in batch:
                    if not written.done():
                        written.set_exception(error)
                continue
            self.commits += 1
            for addition, written in batch:
                if not written.done():
                    written.set_result((addition.table, addition.seq) in taken)

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
        """In one commit; those whose place was free."""
        async with writing(self._engine) as connection:
            rows = await connection.execute(
                _insert_new(self._engine, events).returning(events.c.table_id, events.c.seq),
                [
                    {
                        "table_id": each.table,
                        "seq": each.seq,
                        "at": each.at,
                        "token": each.token,
                        "event": write_event(each.event),
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
        """Bring what is told about tables elsewhere to what their logs say."""
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
            if each.standings:
                await self._rate(connection, each)
            if each.snapshot is not None:
                await connection.execute(delete(snapshots).where(snapshots.c.table_id == each.table))
                await connection.execute(
                    insert(snapshots).values(table_id=each.table, seq=each.seq, content=each.snapshot)
                )
        if self._engine.dialect.name == "postgresql":
            await connection.execute(
                select(func.pg_notify(CHANNEL, bindparam("payload"))),
                [{"payload": f"{each.table} {each.seq}"} for each in written],
            )

    async def _rate(self, connection: AsyncConnection, over: Addition) -> None:
        """Once for every game: in the commit that ends it."""
        new = await connection.execute(
            _insert_new(self._engine, results).returning(results.c.seat),
            [
                {
                    "table_id": over.table,
                    "seat": each.seat,
                    "who": each.who,
                    "person": each.person,
                    "game": over.game,
                    "points": each.points,
                    "place": each.place,
                    "ended_at": over.at,
                }
                for each in over.standings
            ],
        )
        if not new.all():
            return
        everybody = [each.who for each in over.standings]
        rows = await connection.execute(
            select(ratings)
            .where(ratings.c.game == over.game, ratings.c.who.in_(everybody))
            .order_by(ratings.c.who)
            .with_for_update()
        )
        before = {row.who: Rating(row.mu, row.sigma, row.games) for row in rows}
        for who, rating in sorted(rate(over.standings, before).items()):
            values = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
            await connection.execute(
                _insert(self._engine, ratings)
                .values(game=over.game, who=who, **values)
                .on_conflict_do_update(index_elements=["game", "who"], set_=values)
            )


def _insert(engine: AsyncEngine, into: Any) -> Any:
    """An insert in the dialect of the database, which can say what happens to rows whose place is taken."""
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    return dialect.insert(into)


def _insert_new(engine: AsyncEngine, into: Any) -> Any:
    return _insert(engine, into).on_conflict_do_nothing()


def _key(settings: Settings) -> tuple[object, ...]:
    """What a set-up depends on."""
    options = tuple(sorted(settings.options.items()))
    return settings.game, settings.rules, settings.edition, settings.seats, options, settings.stand_in


def _edition(settings: Settings, text: str) -> Edition:
    chosen = game(settings.game, settings.rules)
    return read_edition(text, chosen.edition_type, chosen.name, f"the edition {settings.edition}")
