"""The database, SQLite in a file or PostgreSQL: opening it, and migrating it to the current schema."""

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Generator
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    closing,
    contextmanager,
    nullcontext,
    suppress,
)
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, event, func, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from patolli.engine.errors import PatolliError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 0x7061746F6C6C69
"""The key of PostgreSQL's advisory lock for migrations: "patolli" in ASCII."""
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
BUSY_SECONDS: Final = 10
FOR_ITS_OWNER: Final = 0o600
"""The mode of a new file, which holds the key that signs cookies and the seeds of all games."""
CHANNEL: Final = "patolli"
"""The NOTIFY channel of the server processes on one PostgreSQL."""
WRITES: Final = {"patolli_writes": True}
"""Execution options of a connection that writes."""

_turns: WeakKeyDictionary[Engine, asyncio.Lock] = WeakKeyDictionary()


class UnusableDatabase(PatolliError):
    """The database cannot be opened; the text says why."""


async def open_database(address: str) -> AsyncEngine:
    """Open and migrate a database, as in ``sqlite:///patolli.db`` or ``postgresql://host/name``."""
    engine = _engine(address)
    if file := _file(address):
        with suppress(OSError):  # it is there, or SQLite says what is wrong
            file.touch(FOR_ITS_OWNER, exist_ok=False)
    try:
        await _bring_up_to_date(engine)
    except (OSError, DBAPIError) as error:
        await engine.dispose()
        raise _cannot_be_opened(address, error.orig if isinstance(error, DBAPIError) else error) from None
    except CommandError:
        await engine.dispose()
        raise UnusableDatabase(
            "This database is of a newer version of patolli; serve it with that one."
        ) from None
    return engine


async def open_existing(address: str) -> AsyncEngine:
    """Open a database that servers may be using: neither create nor migrate it."""
    file = _file(address)
    if file and not file.is_file():
        raise UnusableDatabase(f"There is no database {file}.")
    engine = _engine(address)
    try:
        async with engine.connect() as connection:
            version = await connection.run_sync(
                lambda within: MigrationContext.configure(within).get_current_revision()
            )
    except (OSError, DBAPIError) as error:
        await engine.dispose()
        raise _cannot_be_opened(address, error.orig if isinstance(error, DBAPIError) else error) from None
    if version != ScriptDirectory(str(MIGRATIONS)).get_current_head():
        await engine.dispose()
        raise UnusableDatabase(
            "This database is of another version of patolli; use that one, or serve it once with this one."
        )
    return engine


async def check_database(address: str) -> None:
    """Open, migrate and close a database; `UnusableDatabase` says what is wrong."""
    await (await open_database(address)).dispose()


@contextmanager
def only_server(address: str) -> Generator[None]:
    """Hold an exclusive lock on a SQLite file: two servers would not be notified of each other's writes. The
    lock is SQLite's own, on a file beside, so the system releases it when the process dies."""
    file = _file(address)
    if file is None:
        yield
        return
    try:
        lock = sqlite3.connect(f"{file}-serving", timeout=0, isolation_level=None)
    except sqlite3.OperationalError as error:
        raise _cannot_be_opened(address, error) from None
    with closing(lock):
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError:
            raise UnusableDatabase(
                f"Another patolli serves {file} already; two on one file would not hear of each other. "
                "Use PostgreSQL for several."
            ) from None
        yield


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncGenerator[AsyncConnection]:
    """Begin a write transaction. On SQLite they queue, first in, first out: SQLite's own busy handler polls,
    and a frequent writer would starve the others."""
    turn: AbstractAsyncContextManager[object] = nullcontext()
    if engine.dialect.name == "sqlite":
        turn = _turns.setdefault(engine.sync_engine, asyncio.Lock())
    async with turn, engine.execution_options(**WRITES).begin() as connection:
        yield connection


def insert_new(engine: AsyncEngine, into: Any) -> Any:
    """Build an INSERT … ON CONFLICT DO NOTHING, in the dialect of the database."""
    dialect = postgresql if engine.dialect.name == "postgresql" else sqlite
    return dialect.insert(into).on_conflict_do_nothing()


async def _bring_up_to_date(engine: AsyncEngine) -> None:
    """Migrate under a lock: other processes wait, and then find nothing left to do."""
    async with engine.connect() as connection:
        await connection.execution_options(**WRITES)
        async with connection.begin():
            if engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
            await connection.run_sync(_migrate)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _cannot_be_opened(address: str, reason: object) -> UnusableDatabase:
    shown = make_url(address).render_as_string(hide_password=True)
    return UnusableDatabase(f"The database {shown} cannot be opened: {reason}.")


def _url(address: str) -> URL:
    try:
        url = make_url(address)
    except ArgumentError:
        raise UnusableDatabase(
            "That is no address of a database; it looks like sqlite:///patolli.db or postgresql://host/name."
        ) from None
    kind = url.get_backend_name()
    if kind not in DRIVERS:
        raise UnusableDatabase(f"A database of the kind {kind!r} cannot be used; it is sqlite or postgresql.")
    if kind == "sqlite" and url.database in (None, "", ":memory:"):
        raise UnusableDatabase("A SQLite database is in a file; name it, as in sqlite:///patolli.db.")
    return url


def _file(address: str) -> Path | None:
    """Return the file of a SQLite database; None for PostgreSQL."""
    url = _url(address)
    return Path(url.database).resolve() if url.get_backend_name() == "sqlite" and url.database else None


def _engine(address: str) -> AsyncEngine:
    url = _url(address)
    kind = url.get_backend_name()
    url = url.set(drivername=DRIVERS[kind])
    if kind == "postgresql":
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": BUSY_SECONDS}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Set durable commits (synchronous=FULL) and a write-ahead log, so that readers do not block."""
    connection.isolation_level = None  # The driver would begin transactions too late.
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """Lock at the start of a write transaction: upgrading a read lock later may fail."""
    writes = connection.get_execution_options().get("patolli_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
