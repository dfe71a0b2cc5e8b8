"""What is written down together, and by several processes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

import patolli
from patolli.tables.database import open_database, writing
from patolli.tables.event_log import Addition
from patolli.tables.events import Ended, Joined, Placed, Started
from patolli.tables.ratings import Standing
from patolli.tables.schema import ratings
from patolli.tables.store import Store
from patolli.tables.table import Table
from patolli.wire.tables import Phase
from tables.people import NOON, SEED, table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def store_on(address: str) -> AsyncIterator[Store]:
    store = Store(await open_database(address))
    try:
        yield store
    finally:
        await store.close()


async def new_tables(store: Store, count: int, listed: bool = False) -> list[str]:
    """Tables of Yaxha that nobody sits at."""
    host = (await store.people.add("ana", NOON)).id
    like = table(listed=listed)
    ids = [f"{number:024x}" for number in range(count)]
    for id in ids:
        await store.add_table(
            Table(id, host, like.settings, like.setup, SEED), patolli.game("yaxha").edition_text(), NOON
        )
    return ids


def first_event(table: str, phase: Phase = "playing", at: int = NOON) -> Addition:
    return Addition(table, 1, at, Started(), None, phase, None)


def game_over(table: str, *who: str) -> Addition:
    standings = [Standing(seat, name, None, 10 - seat, seat + 1) for seat, name in enumerate(who)]
    return replace(
        first_event(table), event=Ended(0, "time"), phase="over", game="yaxha", standings=tuple(standings)
    )


async def games_rated(address: str) -> dict[str, int]:
    engine = await open_database(address)
    async with engine.connect() as connection:
        rows = await connection.execute(select(ratings.c.who, ratings.c.games))
        found = {row.who: row.games for row in rows}
    await engine.dispose()
    return found


async def test_what_cannot_be_written_keeps_nobody_else_from_it(database: str) -> None:
    async with store_on(database) as store:
        one, other = await new_tables(store, 2)
        results = await asyncio.gather(
            *(store.log.add(first_event(id)) for id in (one, "no table", other)), return_exceptions=True
        )
        assert results[0] is results[2] is True
        assert isinstance(results[1], IntegrityError)
        assert [len(await store.log.since(id, 0)) for id in (one, other)] == [1, 1]


async def test_games_of_the_same_people_that_end_at_once_all_count(database: str) -> None:
    """Of people who have no rating yet, in two processes, and so that each wants to lock somebody whom the
    other has locked."""
    async with store_on(database) as here, store_on(database) as there:
        ids = await new_tables(here, 20)
        for rounds in range(5):
            ana, ben, cleo = (f"{name} {rounds}" for name in ("ana", "ben", "cleo"))
            four = ids[4 * rounds : 4 * rounds + 4]
            written = await asyncio.gather(
                here.log.add(game_over(four[0], cleo, ben)),
                here.log.add(game_over(four[1], ana, ben)),
                there.log.add(game_over(four[2], ana, ben)),
                there.log.add(game_over(four[3], ben, cleo)),
            )
            assert all(written)
            rated = await games_rated(database)
            assert {name: rated[name] for name in (ana, ben, cleo)} == {ana: 2, ben: 4, cleo: 2}


async def test_who_sits_alone_is_not_rated(database: str) -> None:
    async with store_on(database) as store:
        (id,) = await new_tables(store, 1)
        await store.log.add(game_over(id, "bot novice", "bot novice"))
        assert await games_rated(database) == {}


async def test_a_game_that_does_not_count_is_in_the_history_only(database: str) -> None:
    async with store_on(database) as store:
        (id,) = await new_tables(store, 1)
        ben = await store.people.add("ben", NOON)
        over = game_over(id, ben.id, "bot novice")
        standings = (replace(over.standings[0], person=ben.id), over.standings[1])
        await store.log.add(replace(over, standings=standings, counts=False))
        assert await games_rated(database) == {}
        assert [game.table for game in await store.people.history(ben, 10)] == [id]


async def test_tables_that_wait_for_people_are_listed_first_then_those_where_somebody_plays(
    database: str,
) -> None:
    async with store_on(database) as store:
        over, paused, long_playing, playing, gathering = ids = await new_tables(store, 5, listed=True)
        phases: list[Phase] = ["over", "paused", "playing", "playing", "gathering"]
        for number, (id, phase) in enumerate(zip(ids, phases, strict=True)):
            await store.log.add(first_event(id, phase, NOON - 4 + number))
        assert await store.lobby.listed(10) == [gathering, playing, long_playing, paused]
        assert await store.lobby.listed(2) == [gathering, playing]
        assert over not in await store.lobby.listed(10)


async def test_what_is_due_is_taken_up_by_one_and_kept_as_long_as_they_say(database: str) -> None:
    async with store_on(database) as here, store_on(database) as there:
        (id,) = await new_tables(here, 1)
        await here.log.add(replace(first_event(id), due=NOON))
        assert await here.leases.take_up(NOON - 1, NOON + 10) == []
        taken = await asyncio.gather(*(each.leases.take_up(NOON, NOON + 10) for each in (here, there)))
        assert sorted(map(len, taken)) == [0, 1]
        assert await here.leases.keep({id: NOON + 10}, NOON + 20) == {id}
        assert await there.leases.keep({id: NOON + 10}, NOON + 30) == set(), "it has changed since"
        assert await there.leases.take_up(NOON + 19, NOON + 40) == []
        assert await there.leases.take_up(NOON + 20, NOON + 40) == [id]


async def test_a_table_that_nobody_needs_is_gone_unless_somebody_sat_down(database: str) -> None:
    async with store_on(database) as store:
        empty, used = await new_tables(store, 2)
        person = (await store.people.add("ben", NOON)).id
        for id in (empty, used):
            await store.log.add(replace(first_event(id), event=Placed(1, "novice"), phase="gathering"))
        await store.log.add(
            replace(first_event(used), seq=2, event=Joined(0, person, "Ben"), phase="gathering")
        )
        for id in (empty, used):
            await store.remove_table(id)
        assert await store.load(empty) is None
        assert await store.load(used) is not None


async def test_on_sqlite_whoever_wants_to_write_has_a_turn_in_the_order_they_came(tmp_path: Path) -> None:
    engine = await open_database(f"sqlite:///{tmp_path}/turns.db")
    wrote: list[int] = []

    async def write(number: int) -> None:
        async with writing(engine):
            wrote.append(number)

    async with writing(engine):
        waiting = [asyncio.create_task(write(number)) for number in range(9)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    assert wrote == list(range(9))
    await engine.dispose()
