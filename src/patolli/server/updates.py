"""A table as somebody sees it, now and whenever it changes: for WebSockets, streams and single requests.

An update is always all that its receiver may see now, and what happened since the last one. So there is no
queue: whoever is slow gets one update about everything that happened meanwhile, keeps nobody waiting, and
whoever was away says what they have heard of last and goes on from there.
"""

import asyncio
from collections.abc import AsyncGenerator, Sequence
from typing import Final

from patolli.server.messages import StillThere
from patolli.tables.chat import Line
from patolli.tables.live import LiveTable, now
from patolli.tables.telling import Update, update

HEARTBEAT_SECONDS: Final = 20.0


async def look(
    live: LiveTable, person: str | None, heard_to: int, locale: str, said: Sequence[Line] = ()
) -> Update:
    """The table as it stands, for who has heard of some decisions and not yet what was said."""
    return await live.read(lambda table: update(table, person, heard_to, now(), said, locale))


async def updates(
    live: LiveTable, person: str | None, heard_to: int, locale: str, news: asyncio.Event
) -> AsyncGenerator[Update | StillThere, None]:
    """As long as anybody reads them. `news` is set when there is something to look at; whoever wants another
    look sets it."""
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
            del message  # else everybody who waits would keep what they saw last
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
