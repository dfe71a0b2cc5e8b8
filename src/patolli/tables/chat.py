"""What people say to each other at a table. It is kept beside the log and is no part of the game."""

from typing import Final, NamedTuple
from unicodedata import category

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.engine.words import words
from patolli.tables.database import CHANNEL, writing
from patolli.tables.pace import Pace
from patolli.tables.schema import chat
from patolli.tables.table import NOBODY, Refused, Table

CHAT: Final = "chat"
"""How server processes tell each other that somebody said something."""
LONGEST_LINE: Final = 300
MOST_LINES: Final = 100
LINES_AT_ONCE: Final = 5
LINES_A_SECOND: Final = 0.5
CONTROLS: Final = ("Cc", "Cs")
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of everything after them."""


class Line(NamedTuple):
    number: int
    person: str
    at: int
    text: str


class Chats:
    """Of all tables, in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, table: str, person: str, text: str, at: int) -> int:
        async with writing(self._engine) as connection:
            added = await connection.execute(
                insert(chat).values(table_id=table, person=person, at=at, text=text).returning(chat.c.number)
            )
            if self._engine.dialect.name == "postgresql":
                await connection.execute(select(func.pg_notify(CHANNEL, f"{table} {CHAT}")))
            return int(added.scalar_one())

    async def last(self, table: str) -> list[Line]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(chat.c.number, chat.c.person, chat.c.at, chat.c.text)
                .where(chat.c.table_id == table)
                .order_by(chat.c.number.desc())
                .limit(MOST_LINES)
            )
            return [Line(*row) for row in rows][::-1]


class Talk:
    """Of one table: its last lines are read when somebody asks for them after something was said."""

    def __init__(self, chats: Chats, table: str) -> None:
        self._chats = chats
        self._table = table
        self._lines: list[Line] | None = None
        self._changes = 0
        self._paces: dict[str, Pace] = {}

    async def last(self) -> list[Line]:
        while self._lines is None:
            changes = self._changes
            lines = await self._chats.last(self._table)
            if changes == self._changes:
                self._lines = lines
        return self._lines

    async def add(self, person: str, text: str, at: int) -> int:
        if not self._paces.setdefault(person, Pace(LINES_AT_ONCE, LINES_A_SECOND)).allows():
            raise Refused(words("table-talk-too-fast"))
        number = await self._chats.add(self._table, person, text, at)
        self.forget()
        return number

    def forget(self) -> None:
        """Something was said, here or in another process."""
        self._changes += 1
        self._lines = None


def require_talking(table: Table, person: str, text: str) -> None:
    if not table.settings.chat:
        raise Refused(words("table-no-talk"))
    if table.seat_of(person) == NOBODY:
        raise Refused(words("table-talk-without-seat"))
    readable = not any(category(each) in CONTROLS or each in TURNING for each in text)
    if not text.strip() or len(text) > LONGEST_LINE or not readable:
        raise Refused(words("table-bad-talk", longest=LONGEST_LINE))
