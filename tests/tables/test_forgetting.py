"""Names that are taken out of tables, and tables that are removed, whatever else is going on."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy import insert, select, update

import patolli
from patolli.tables.bot_pool import BotPool
from patolli.tables.database import open_database
from patolli.tables.hall import Hall
from patolli.tables.live import PATIENCE, LiveTable, NoSuchTable, now
from patolli.tables.notifications import subscribed
from patolli.tables.people import DELETED_NAME, FORGET_AGAIN_AFTER, Person
from patolli.tables.schema import events, ratings, replays, snapshots, tables
from patolli.tables.settings import Settings
from patolli.tables.store import LONGEST_GATHERING, Store
from patolli.tables.table import Table

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 10.0
BROKEN = '{"event":"joined","seat":"nowhere","person":"'


@asynccontextmanager
async def hall_on(address: str) -> AsyncIterator[Hall]:
    """A hall that hears of others on the same database, and sweeps only when it is told to."""
    engine = await open_database(address)
    hall = Hall(Store(engine), BotPool(1))
    try:
        async with subscribed(engine, hall):
            yield hall
    finally:
        await hall.close()


async def gathering(hall: Hall) -> tuple[LiveTable, Person]:
    """A table where Anastasia sits and the game has not begun."""
    chosen = patolli.game("gold")
    edition = chosen.standard_edition
    ana = await hall.store.people.add("Anastasia", now())
    settings = Settings(game="gold", rules=chosen.rules_version, edition=edition.digest, seats=2)
    live = await hall.create(ana.id, settings, edition, chosen.edition_text(), {})
    await live.do(partial(Table.join, person=ana.id, name=ana.name, seat=None, nonce=""))
    return live, ana


async def begun(hall: Hall) -> tuple[LiveTable, Person]:
    live, ana = await gathering(hall)
    ben = await hall.store.people.add("Ben", now())
    await live.do(partial(Table.join, person=ben.id, name=ben.name, seat=None, nonce=""))
    await live.do(partial(Table.start, person=ana.id))
    return live, ana


async def forget(hall: Hall, person: Person) -> None:
    """So that the next sweep does it once more."""
    await hall.store.people.delete(person, now() - FORGET_AGAIN_AFTER)
    await hall.forget(person.id)


async def test_other_processes_forget_too(postgresql_database: str) -> None:
    async with hall_on(postgresql_database) as here, hall_on(postgresql_database) as there:
        live, ana = await begun(here)
        same = await there.open(live.table.id)
        news = asyncio.Event()
        same.watchers.add(news)
        await forget(here, ana)
        async with asyncio.timeout(LONGEST_WAIT):
            while same.table.seats[0].name != DELETED_NAME:
                await news.wait()
                news.clear()
        assert same.table.seats[0].why == "resigned"


async def test_a_snapshot_that_was_on_its_way_brings_no_name_back(database: str) -> None:
    async with hall_on(database) as hall:
        live, ana = await begun(hall)
        late = {"table_id": live.table.id, "seq": live.table.seq, "content": live.table.snapshot()}
        await forget(hall, ana)
        engine = await open_database(database)
        async with engine.begin() as connection:
            await connection.execute(insert(snapshots).values(late))
        await engine.dispose()
        await hall.sweep()
        kept = await hall.store.load(live.table.id)
        assert kept is not None
        assert kept.seats[0].name == live.table.seats[0].name == DELETED_NAME
        assert await hall.store.people.to_forget(now()) == []


async def test_somebody_who_sits_down_while_being_forgotten_is_forgotten(database: str) -> None:
    async with hall_on(database) as hall:
        live, ana = await gathering(hall)
        await forget(hall, ana)
        await live.do(partial(Table.join, person=ana.id, name=ana.name, seat=None, nonce="a word"))
        await hall.sweep()
        assert live.table.seats[0].is_open
        log = [str(each.event) for each in await hall.store.log.since(live.table.id, 0)]
        assert not any("Anastasia" in event or "a word" in event for event in log)


async def test_a_decision_under_way_brings_no_name_back(database: str) -> None:
    async with hall_on(database) as hall:
        live, ana = await begun(hall)
        await asyncio.gather(
            live.do(lambda table: table.pause(1)),
            forget(hall, ana),
            live.do(lambda table: table.resume(1)),
        )
        assert live.table.seats[0].name == DELETED_NAME


async def test_what_was_said_and_brought_while_somebody_was_forgotten_is_removed(database: str) -> None:
    async with hall_on(database) as hall:
        live, ana = await begun(hall)
        await forget(hall, ana)
        await live.talk.add(ana.id, "I am Anastasia", "1", now())
        engine = await open_database(database)
        brought = {"id": "r", "person": ana.id, "game": "gold", "journal": "", "edition": "", "created_at": 0}
        async with engine.begin() as connection:
            await connection.execute(insert(replays).values(brought))
        await hall.sweep()
        assert await live.talk.last() == []
        async with engine.connect() as connection:
            assert (await connection.execute(select(replays))).all() == []
        await engine.dispose()


async def test_who_is_forgotten_gets_no_rating_when_a_computer_player_finishes_their_game(
    database: str,
) -> None:
    async with hall_on(database) as hall:
        live, ana = await begun(hall)
        ben = live.table.seats[1].person
        await forget(hall, ana)
        await live.do(lambda table: table.replace(1, "resigned"))
        assert live.table.phase == "over"
        engine = await open_database(database)
        async with engine.connect() as connection:
            assert list(await connection.scalars(select(ratings.c.who))) == [ben]
        await engine.dispose()


async def test_somebody_who_cannot_be_forgotten_keeps_nobody_else_from_it(
    database: str,
) -> None:
    async with hall_on(database) as hall:
        (live, ana), (_, other) = await gathering(hall), await gathering(hall)
        engine = await open_database(database)
        async with engine.begin() as connection:
            of_table = update(events).where(events.c.table_id == live.table.id)
            await connection.execute(of_table.values(event=f'{BROKEN}{ana.id}"}}'))
        await engine.dispose()
        for person in (ana, other):
            await hall.store.people.delete(person, now() - FORGET_AGAIN_AFTER)
        await hall.sweep()
        assert await hall.store.people.to_forget(now()) == [ana.id]


async def test_who_was_forgotten_just_now_is_forgotten_once_more_later_and_not_at_a_start(
    database: str,
) -> None:
    async with hall_on(database) as hall:
        _, ana = await gathering(hall)
        await hall.store.people.delete(ana, now())
        await hall.sweep(PATIENCE)
        assert await hall.store.people.to_forget(now() + FORGET_AGAIN_AFTER) == [ana.id]


async def test_other_processes_hear_of_a_table_that_nobody_needs(postgresql_database: str) -> None:
    async with hall_on(postgresql_database) as here, hall_on(postgresql_database) as there:
        live, ana = await gathering(here)
        await live.do(partial(Table.leave, person=ana.id, seat=0))
        same = await there.open(live.table.id)
        news = asyncio.Event()
        same.watchers.add(news)
        await here.store.remove_table(live.table.id)
        await asyncio.wait_for(news.wait(), LONGEST_WAIT)
        with pytest.raises(NoSuchTable):
            await same.read(lambda table: table)


async def test_a_table_that_nobody_came_to_is_removed(database: str) -> None:
    async with hall_on(database) as hall:
        (old, _), (new, _), (playing, _) = await gathering(hall), await gathering(hall), await begun(hall)
        engine = await open_database(database)
        async with engine.begin() as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id.in_([old.table.id, playing.table.id]))
                .values(changed_at=now() - LONGEST_GATHERING - 1)
            )
        await engine.dispose()
        news = asyncio.Event()
        old.watchers.add(news)
        await hall.sweep()
        assert news.is_set()
        for gone in (old.read(lambda table: table), hall.open(old.table.id)):
            with pytest.raises(NoSuchTable):
                await gone
        assert await hall.store.load(new.table.id)
        assert await hall.store.load(playing.table.id)
