"""Subscriptions to a table: its state as one person may see it, now and whenever it changes.

Each update holds everything its receiver may see, and what happened since the last one. So there is no queue
and no backpressure on others: a slow subscriber gets one update about everything that happened meanwhile, and
one that reconnects says what it has heard of last and goes on from there.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Final

from patolli.tables.chat import Line
from patolli.tables.live import LiveTable, now
from patolli.tables.messages import update
from patolli.wire.live import StillThere
from patolli.wire.updates import Update

HEARTBEAT_SECONDS: Final = 20.0


async def look(
    live: LiveTable, person: str | None, heard_to: int, locale: str, said: Sequence[Line] = ()
) -> Update:
    """Return the table as it stands, with the decisions after `heard_to` and the chat lines in `said`."""
    return await live.read(lambda table: update(table, person, heard_to, now(), said, locale))


async def updates(
    live: LiveTable, person: str | None, heard_to: int, locale: str, news: asyncio.Event
) -> AsyncGenerator[Update | StillThere, None]:
    """Yield an update now and whenever `news` is set, with heartbeats in between. The table sets it after
    every change; a caller that wants another update sets it too."""
    read: set[int] = set()
    live.watchers.add(news)
    try:
        while True:
            news.clear()
            lines = await live.talk.last()
            said = [line for line in lines if line.number not in read]
            message = await look(live, person, heard_to, locale, said)
            heard_to = message.heard_to
            read = {line.number for line in lines}
            yield message
            del message  # else every idle subscriber would hold on to its last update
            while not await _within(news, HEARTBEAT_SECONDS):
                yield StillThere()
    finally:
        live.watchers.discard(news)


async def _within(event: asyncio.Event, seconds: float) -> bool:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        return False
    return True
