"""What is said at a table: read once for all who listen, and said to its end."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Engine, event

from patolli.tables.chat import SAID
from patolli.tables.live import LiveTable
from tables.halls import hall_on, happens, happens_at_once, new_table
from tables.test_notifications import two_processes

pytestmark = pytest.mark.anyio


@contextmanager
def asked_for(words: str) -> Iterator[list[str]]:
    """All that any database is asked with such words meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        if words in statement:
            asked.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def person(live: LiveTable) -> str:
    return live.table.seats[0].person or ""


async def texts(live: LiveTable) -> list[str]:
    return [line.text for line in await live.talk.last()]


async def test_however_many_listen_it_is_read_once(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        await live.say(person(live), "hello", "1")
        with asked_for("FROM chat") as asked:
            assert await asyncio.gather(*(texts(live) for _ in range(20))) == [["hello"]] * 20
            await live.say(person(live), "again", "2")
            assert await texts(live) == ["hello", "again"]
            assert len(asked) == 1
            live.heard_talk()
            assert await asyncio.gather(*(texts(live) for _ in range(20))) == [["hello", "again"]] * 20
            assert len(asked) == 2


async def test_what_is_said_while_the_lines_are_read_is_among_them(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        for n in range(4):
            live.heard_talk()
            _, lines = await asyncio.gather(live.say(person(live), str(n), str(n)), live.talk.last())
            assert await texts(live) == [str(each) for each in range(n + 1)]
            assert [line.text for line in lines] in (await texts(live), (await texts(live))[:-1])


async def test_who_goes_away_while_they_talk_is_heard_all_the_same(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        watcher = asyncio.Event()
        live.watchers.add(watcher)
        with asked_for("INSERT INTO chat") as asked:
            saying = asyncio.create_task(live.say(person(live), "goodbye", "1"))
            await happens_at_once(lambda: bool(asked))
        saying.cancel()
        await asyncio.wait_for(watcher.wait(), 10)
        assert saying.cancelled()
        assert await texts(live) == ["goodbye"]


async def test_a_process_hears_what_is_said_in_another_and_not_itself(postgresql_database: str) -> None:
    async with two_processes(postgresql_database) as (here, there):
        live = await new_table(here)
        same = await there.open(live.table.id)
        assert await texts(same) == []
        await live.say(person(live), "hello", "1")
        await happens(lambda: (live.table.id, SAID) in there.all_heard)
        assert await texts(same) == ["hello"]
        await same.say(person(live), "and here", "2")
        await happens(lambda: (live.table.id, SAID) in here.all_heard)
        assert await texts(live) == ["hello", "and here"]
        assert here.all_heard == [(live.table.id, SAID)]
