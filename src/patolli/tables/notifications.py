"""Notifications of what other server processes write, by PostgreSQL's LISTEN and NOTIFY."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Final

import asyncpg
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.tables.database import CHANNEL
from patolli.tables.hall import Hall

RETRY_SECONDS: Final = 1.0
PING_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 5
"""How long the database may take to answer before the connection counts as broken."""

log = structlog.get_logger(__name__)


@asynccontextmanager
async def subscribed(engine: AsyncEngine, hall: Hall) -> AsyncGenerator[None]:
    """Keep the hall subscribed for as long as the context lasts. On SQLite there is one process only."""
    if engine.dialect.name != "postgresql":
        yield
        return
    task = asyncio.create_task(_keep_subscribed(engine, hall))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_subscribed(engine: AsyncEngine, hall: Hall) -> None:
    """Reconnect whenever the connection breaks, after a fixed backoff."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(address, hall)
        except Exception:  # any: an unsubscribed process serves stale tables
            log.exception("subscription failed")
        await asyncio.sleep(RETRY_SECONDS)


async def _listen(address: str, hall: Hall) -> None:
    """Subscribe until the connection breaks. Notifications are not stored, so the hall catches up first;
    pings find out a connection that is dead without having been closed."""

    def heard(_connection: object, _process: int, _channel: str, payload: object) -> None:
        id, seq, by = str(payload).split(" ")
        if by != hall.store.notifier.name:
            hall.spawn(hall.heard(id, int(seq)))

    hall.deaf_since = hall.deaf_since or time()
    connection = await asyncpg.connect(address, timeout=ANSWER_SECONDS)
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            await connection.add_listener(CHANNEL, heard)
        hall.catch_up_all()
        hall.deaf_since = None
        broken = asyncio.Event()
        connection.add_termination_listener(lambda _connection: broken.set())
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(broken.wait(), PING_SECONDS)
            await connection.execute("SELECT 1", timeout=ANSWER_SECONDS)
    finally:
        hall.deaf_since = hall.deaf_since or time()
        connection.terminate()
