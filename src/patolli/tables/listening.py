"""What one server process hears of the others: PostgreSQL tells every process what any of them wrote down."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

import asyncpg
import structlog
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.tables.chat import CHAT
from patolli.tables.database import CHANNEL
from patolli.tables.hall import Hall

RETRY_SECONDS: Final = 1.0

log = structlog.get_logger(__name__)


@asynccontextmanager
async def listening(engine: AsyncEngine, hall: Hall) -> AsyncIterator[None]:
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
    """A connection that breaks is made again; what was missed meanwhile is asked for."""
    address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)

    def heard(_connection: object, _process: int, _channel: str, payload: object) -> None:
        id, _, what = str(payload).partition(" ")
        if what == CHAT:
            hall.heard_talk(id)
        else:
            hall.spawn(hall.heard(id, int(what)))

    while True:
        broken = asyncio.Event()
        try:
            connection = await asyncpg.connect(address)
            connection.add_termination_listener(partial(_set, broken))
            try:
                await connection.add_listener(CHANNEL, heard)
                await hall.catch_up_all()
                await broken.wait()
            finally:
                await connection.close(timeout=RETRY_SECONDS)
        except Exception:  # whatever it was: a process that hears nothing must try again
            log.exception("listening failed")
        await asyncio.sleep(RETRY_SECONDS)


def _set(broken: asyncio.Event, _connection: object) -> None:
    broken.set()
