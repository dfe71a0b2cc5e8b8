"""The chat of tables, stored beside their logs and cached; it is no part of a game."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple
from unicodedata import category

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.engine.words import words
from patolli.tables.database import insert_new, writing
from patolli.tables.errors import Refused
from patolli.tables.notifier import Notifier
from patolli.tables.schema import chat
from patolli.tables.table import NOBODY, Table
from patolli.tables.token_bucket import TokenBucket
from patolli.wire.live import LONGEST_LINE

SAID: Final = -1
"""Broadcast to other processes, instead of an event's number, for a new chat line."""
MOST_LINES: Final = 100
LINES_AT_ONCE: Final = 5
LINES_A_SECOND: Final = 0.5
CONTROLS: Final = ("Cc", "Cs")
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Bidirectional control characters, which would reorder everything after them."""


class Line(NamedTuple):
    """A chat line as it is stored."""

    number: int
    person: str
    at: int
    text: str


class Chats:
    """The chat of all tables, in the database."""

    def __init__(self, engine: AsyncEngine, notifier: Notifier) -> None:
        self._engine = engine
        self._notifier = notifier

    async def add(self, table: str, person: str, text: str, request_id: str, at: int) -> int:
        """Store a line and return its number. Idempotent per person and request id."""
        said = {"table_id": table, "person": person, "token": request_id, "at": at, "text": text}
        async with writing(self._engine) as connection:
            added: int | None = await connection.scalar(
                insert_new(self._engine, chat).returning(chat.c.number), said
            )
            if added is not None:
                await self._notifier.notify(connection, [(table, SAID)])
                return added
            before: int | None = await connection.scalar(
                select(chat.c.number).where(
                    chat.c.table_id == table, chat.c.person == person, chat.c.token == request_id
                )
            )
        assert before is not None, "only its request id can have been there before"
        return before

    async def last(self, table: str) -> list[Line]:
        """Return the last lines of a table, oldest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(chat.c.number, chat.c.person, chat.c.at, chat.c.text)
                .where(chat.c.table_id == table)
                .order_by(chat.c.number.desc())
                .limit(MOST_LINES)
            )
            return [Line(*row) for row in rows][::-1]


class Talk:
    """A cache of the last chat lines of one table; concurrent readers share one query."""

    def __init__(self, chats: Chats, table: str) -> None:
        self._chats = chats
        self._table = table
        self._lines: list[Line] | None = None
        self._reading: asyncio.Task[None] | None = None
        self._changes = 0
        self._buckets: dict[str, TokenBucket] = {}

    async def last(self) -> Sequence[Line]:
        """Return the last lines, from the cache if it is valid."""
        while self._lines is None:
            if self._reading is None:
                self._reading = asyncio.create_task(self._read())
            await asyncio.shield(self._reading)
        return self._lines

    async def add(self, person: str, text: str, request_id: str, at: int) -> int:
        """Store a line and return its number; a token bucket per person limits the rate."""
        bucket = self._buckets.setdefault(person, TokenBucket(LINES_AT_ONCE, LINES_A_SECOND))
        if not bucket.allows():
            raise Refused(words("table-talk-too-fast"))
        number = await self._chats.add(self._table, person, text, request_id, at)
        self._changes += 1
        if self._lines is not None and all(line.number != number for line in self._lines):
            self._lines = sorted([*self._lines, Line(number, person, at, text)])[-MOST_LINES:]
        return number

    def forget(self) -> None:
        """Invalidate the cache: something was said in another process."""
        self._changes += 1
        self._lines = None

    async def _read(self) -> None:
        """Fill the cache, unless a line arrived meanwhile that the query may have missed."""
        changes = self._changes
        try:
            lines = await self._chats.last(self._table)
        finally:
            self._reading = None
        if changes == self._changes:
            self._lines = lines


def require_talking(table: Table, person: str, text: str) -> None:
    """Refuse a line that is malformed, or whose writer may not chat here."""
    if not table.settings.chat:
        raise Refused(words("table-no-talk"))
    if table.seat_of(person) == NOBODY:
        raise Refused(words("table-talk-without-seat"))
    readable = not any(category(each) in CONTROLS or each in TURNING for each in text)
    if not text.strip() or len(text) > LONGEST_LINE or not readable:
        raise Refused(words("table-bad-talk", longest=LONGEST_LINE))
