"""Store the tables: append events by group commit, acknowledge each once it is durable.

While a commit is on its way to the disk, further events queue up and share the next one, so that a thousand
decisions a second do not need a thousand commits.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex
from typing import Final

import msgspec
import structlog
from sqlalchemy import bindparam, delete, exists, func, insert, select, tuple_, update
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.engine.edition import Edition, read_edition
from patolli.engine.game import Setup
from patolli.engine.seed import Seed
from patolli.games import game
from patolli.tables.chat import SAID, Chats
from patolli.tables.database import CHANNEL, writing
from patolli.tables.database import insert_new as _insert_new
from patolli.tables.events import AnyEvent, Joined, Left, Placed, read_event, write_event
from patolli.tables.people import DELETED_NAME, People
from patolli.tables.ratings import Rating, Standing, rate, rated
from patolli.tables.schema import (
    chat,
    editions,
    events,
    people,
    ratings,
    replays,
    results,
    seats,
    secrets,
    snapshots,
    tables,
)
from patolli.tables.settings import Settings
from patolli.tables.table import Table
from patolli.wire.tables import Phase

CHANGED: Final = 0
"""Notified instead of an event's number when the log itself was rewritten."""
MOST_AT_ONCE: Final = 256
OPEN_PHASES: Final[tuple[Phase, ...]] = ("gathering", "playing", "paused")
SECRET_BYTES: Final = 32
NAME_BYTES: Final = 8
LONGEST_GATHERING: Final = 7 * 24 * 3600 * 1000
"""Milliseconds after which a table where nothing happens and no game has begun is removed."""
MOST_SETUPS: Final = 256
RETRIES: Final = 3
WORTH_RETRYING: Final = ("40001", "40P01")
"""PostgreSQL's codes for serialization failures and deadlocks."""

log = structlog.get_logger(__name__)


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


class Store:
    """Read and write tables, their logs and ratings in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.people = People(engine)
        self.chats = Chats(engine, self._notify)
        self._waiting: list[tuple[Addition, asyncio.Future[bool]]] = []
        self._writer: asyncio.Task[None] | None = None
        self._setups: dict[tuple[object, ...], Setup] = {}
        self.name = token_hex(NAME_BYTES)
        """Identifies this process in notifications, so that it can skip its own."""
        self.commits = 0

    @property
    def is_shared(self) -> bool:
        """Tell whether other server processes may use the same database."""
        return self._engine.dialect.name == "postgresql"

    async def secret(self, name: str) -> bytes:
        """Return a secret that all processes on this database share; create it on first use."""
        async with writing(self._engine) as connection:
            value = token_hex(SECRET_BYTES)
            await connection.execute(_insert_new(self._engine, secrets), {"name": name, "value": value})
            kept = await connection.scalar(select(secrets.c.value).where(secrets.c.name == name))
        assert kept is not None, "it was there or was just written"
        return bytes.fromhex(kept)

    # Tables

    async def add_table(
        self, table: Table, edition_text: str, now: int, placed: Sequence[Placed] = ()
    ) -> None:
        """Insert a new table, with the computer players who sit there from its beginning."""
        async with writing(self._engine) as connection:
            await connection.execute(
                _insert_new(self._engine, editions),
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
            await self._notify(connection, [(each, CHANGED) for each in removed])

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
            later = await _since(connection, id, 0 if snapshot is None else row.seq)
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

    async def since(self, id: str, seq: int) -> list[Happened]:
        """Return the events of a table after a sequence number."""
        async with self._engine.connect() as connection:
            return await _since(connection, id, seq)

    async def find_request(self, id: str, request_id: str) -> int | None:
        """Return the number of the event that a request led to. The column is called `token`."""
        async with self._engine.connect() as connection:
            return await connection.scalar(
                select(events.c.seq).where(events.c.table_id == id, events.c.token == request_id)
            )

    async def take_up(self, now: int, until: int) -> list[str]:
        """Lease the tables at which something is overdue: return them, and give them to no other process
        before `until`."""
        late = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(MOST_AT_ONCE)
        async with self._engine.connect() as connection:
            if await connection.scalar(late.limit(1)) is None:
                return []
        async with writing(self._engine) as connection:
            rows = await connection.scalars(
                update(tables)
                .where(tables.c.id.in_(late.with_for_update(skip_locked=True)))
                .values(due_at=until)
                .returning(tables.c.id)
            )
            return list(rows)

    async def keep(self, taken: Mapping[str, int], until: int) -> set[str]:
        """Renew leases, each known by its present end; return those that are still ours, where no other
        process has written."""
        still = select(tables.c.id).where(tuple_(tables.c.id, tables.c.due_at).in_(sorted(taken.items())))
        async with writing(self._engine) as connection:
            kept = await connection.scalars(
                update(tables)
                .where(tables.c.id.in_(still.with_for_update(skip_locked=True)))
                .values(due_at=until)
                .returning(tables.c.id)
            )
            return set(kept)

    async def listed(self, limit: int) -> list[str]:
        """List public tables: those that wait for people first, then the newest."""
        found: list[str] = []
        async with self._engine.connect() as connection:
            for phase in OPEN_PHASES:
                found += await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.listed, tables.c.phase == phase)
                    .order_by(tables.c.changed_at.desc())
                    .limit(limit - len(found))
                )
        return found

    async def changed_at(self, ids: Sequence[str]) -> dict[str, int]:
        """Return when each of these tables last changed."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id, tables.c.changed_at).where(tables.c.id.in_(ids))
            )
            return {row.id: row.changed_at for row in rows}

    async def unfinished_of(self, person: str, limit: int | None = None) -> list[str]:
        """List the unfinished tables of a person, last changed first."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(
                select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.person == person, tables.c.phase != "over")
                .order_by(tables.c.changed_at.desc())
                .limit(limit)
            )
            return list(rows)

    async def made_by(self, host: str) -> dict[Phase, int]:
        """Count the unfinished tables that a person has made, by phase."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.phase, func.count().label("made"))
                .where(tables.c.host == host, tables.c.phase.in_(OPEN_PHASES))
                .group_by(tables.c.phase)
            )
            return {row.phase: row.made for row in rows}

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
                await self._notify(connection, [(id, CHANGED)])
        return ids

    # Being forgotten

    async def forget_traces(self, person: str) -> list[str]:
        """Delete a person's ratings, replays and chat lines; return the tables where they chatted."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(ratings).where(ratings.c.who == person))
            await connection.execute(delete(replays).where(replays.c.person == person))
            said = await connection.scalars(
                delete(chat).where(chat.c.person == person).returning(chat.c.table_id)
            )
            ids = sorted(set(said))
            await self._notify(connection, [(id, SAID) for id in ids])
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
            await self._notify(connection, [(id, CHANGED)])

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

    # Events

    async def add(self, addition: Addition) -> bool:
        """Append an event; True once it is durable, False if its place in the log is taken."""
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
        """Append events in one commit; return those whose place was free."""
        async with writing(self._engine) as connection:
            rows = await connection.execute(
                _insert_new(self._engine, events).returning(events.c.table_id, events.c.seq),
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
        over = [each for each in written if each.standings]
        if over:
            await self._rate(connection, over)
        await self._notify(connection, [(each.table, each.seq) for each in written])

    async def _notify(self, connection: AsyncConnection, news: Sequence[tuple[str, int]]) -> None:
        """Broadcast to other processes by NOTIFY; this one recognises its own name and skips it. On SQLite
        there are no others."""
        if news and self.is_shared:
            await connection.execute(
                select(func.pg_notify(CHANNEL, bindparam("payload"))),
                [{"payload": f"{id} {seq} {self.name}"} for id, seq in news],
            )

    async def _rate(self, connection: AsyncConnection, over: list[Addition]) -> None:
        """Update ratings once per game, in the commit that ends it. A person who was erased while a stand-in
        played on counts as unrated, and gets no rating."""
        rows = await connection.scalars(
            _insert_new(self._engine, results).returning(results.c.table_id),
            [
                {
                    "table_id": end.table,
                    "seat": each.seat,
                    "who": each.who,
                    "person": each.person,
                    "game": end.game,
                    "points": each.points,
                    "place": each.place,
                    "ended_at": end.at,
                }
                for end in over
                for each in end.standings
            ],
        )
        new = set(rows)
        counted = [end for end in over if end.counts and end.table in new and rated(end.standings)]
        everybody = {(end.game, who) for end in counted for who in rated(end.standings)}
        forgotten = set(
            await connection.scalars(
                select(people.c.id).where(people.c.forgotten, people.c.id.in_({who for _, who in everybody}))
            )
        )
        kept = sorted(each for each in everybody if each[1] not in forgotten)
        if not kept:
            return
        current = await self._lock_ratings(connection, kept)
        for end in counted:
            before = {who: current.get((end.game, who), Rating()) for who in rated(end.standings)}
            for who, after in rate(end.standings, before).items():
                if who not in forgotten:
                    current[end.game, who] = after
        await connection.execute(
            update(ratings)
            .where(ratings.c.game == bindparam("of_game"), ratings.c.who == bindparam("of_whom"))
            .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"), games=bindparam("new_games")),
            [
                {
                    "of_game": of_game,
                    "of_whom": who,
                    "new_mu": rating.mu,
                    "new_sigma": rating.sigma,
                    "new_games": rating.games,
                }
                for (of_game, who), rating in current.items()
            ],
        )

    async def _lock_ratings(
        self, connection: AsyncConnection, everybody: list[tuple[str, str]]
    ) -> dict[tuple[str, str], Rating]:
        """Lock the ratings of all, in one order, so that two processes cannot deadlock; insert first ratings,
        so that there is a row to lock."""
        first = Rating()
        await connection.execute(
            _insert_new(self._engine, ratings),
            [
                {"game": game, "who": who, "mu": first.mu, "sigma": first.sigma, "games": first.games}
                for game, who in everybody
            ],
        )
        rows = await connection.execute(
            select(ratings)
            .where(tuple_(ratings.c.game, ratings.c.who).in_(everybody))
            .order_by(ratings.c.game, ratings.c.who)
            .with_for_update()
        )
        return {(row.game, row.who): Rating(row.mu, row.sigma, row.games) for row in rows}


async def _since(connection: AsyncConnection, id: str, seq: int) -> list[Happened]:
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


def edition_key(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def _key(settings: Settings, edition_key: str) -> tuple[object, ...]:
    """Return the cache key of a setup."""
    options = tuple(sorted(settings.options.items()))
    return settings.game, settings.rules, edition_key, settings.seats, options, settings.stand_in


def _edition(settings: Settings, text: str) -> Edition:
    chosen = game(settings.game, settings.rules)
    return read_edition(text, chosen.edition_type, chosen.name, f"the edition {settings.edition}")
