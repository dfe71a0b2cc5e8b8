"""What one server process hears of the others: PostgreSQL tells every process what any of them wrote down."""

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
async def listening(engine: AsyncEngine, hall: Hall) -> AsyncGenerator[None]:
    """As long as this lasts, the hall hears of what other processes do. On SQLite there are none."""
    if engine.dialect.name != "postgresql":
        yield
        return
    task = asyncio.create_task(_keep_listening(engine, hall))
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def _keep_listening(engine: AsyncEngine, hall: Hall) -> None:
    """A connection that breaks is made again."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            await _listen(address, hall)
        except Exception:  # whatever it was: a process that hears nothing must try again
            log.exception("listening failed")
        await asyncio.sleep(RETRY_SECONDS)


async def _listen(address: str, hall: Hall) -> None:
    """Until the connection breaks. What was missed before is asked for; a connection whose other end is gone
    without a word is found out by asking now and then."""

    def heard(_connection: object, _process: int, _channel: str, payload: object) -> None:
        id, seq, by = str(payload).split(" ")
        if by != hall.store.name:
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
