"""Tables in a real database."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import pytest
from sqlalchemy import update

import patolli
from patolli.engine.errors import NotYourTurn
from patolli.tables.clocks import ClockRule, MoveClock
from patolli.tables.database import open_database
from patolli.tables.events import Moved
from patolli.tables.hall import Hall, LiveTable, NoSuchTable, now
from patolli.tables.schema import snapshots
from patolli.tables.settings import Settings
from patolli.tables.store import Store
from patolli.tables.table import Outdated, Table
from patolli.tables.thinkers import Thinkers

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hall_on(address: str) -> AsyncIterator[Hall]:
    """A hall as a server process has one."""
    hall = Hall(Store(await open_database(address)), Thinkers(1))
    hall.begin()
    try:
        yield hall
    finally:
        await hall.close()


async def new_table(
    hall: Hall,
    game: str = "gold",
    people: tuple[str, ...] = ("ana", "ben"),
    seats: int = 2,
    clock: ClockRule | None = None,
) -> LiveTable:
    """A game just started between people, computer players on the other seats."""
    chosen = patolli.game(game)
    edition = chosen.standard_edition
    ids = [(await hall.store.people.add(name, now())).id for name in people]
    settings = Settings(
        game=game, rules=chosen.rules_version, edition=edition.digest, seats=seats, clock=clock
    )
    bots = dict.fromkeys(range(len(people), seats), "novice")
    live = await hall.create(ids[0], settings, edition, chosen.edition_text(), bots)
    for id, name in zip(ids, people, strict=True):
        await live.do(partial(Table.join, person=id, name=name, seat=None, nonce=""))
    await live.do(partial(Table.start, person=ids[0]))
    return live


def first_legal(seat: int) -> Callable[[Table], Moved]:
    def wish(table: Table) -> Moved:
        assert table.chronicle
        legal = table.chronicle.match.state.legal_actions(seat)
        return table.move(seat, table.seq, legal[0] if legal else 0)

    return wish


async def play_until(live: LiveTable, done: Callable[[Table], bool]) -> None:
    """The people of a table decide something legal whenever they have to."""
    while not await live.read(done):
        owing = [seat for seat in live.table.pending() if live.table.seats[seat].decides_itself]
        if owing:
            await live.do(first_legal(owing[0]))
        else:
            await asyncio.sleep(0.01)


def cells(table: Table) -> bytes:
    assert table.chronicle
    return table.chronicle.match.state.dump()


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
async def test_a_game_is_played_to_its_end_and_stands_in_the_database(database: str, game: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall, game, seats=3)
        await play_until(live, lambda table: table.phase == "over")
        kept = await hall.store.load(live.table.id)
        assert kept is not None
        assert kept.snapshot() == live.table.snapshot()


async def test_two_processes_play_one_game(database: str) -> None:
    async with hall_on(database) as here, hall_on(database) as there:
        live = await new_table(here)
        same = await there.open(live.table.id)
        for _ in range(20):
            for seat, at in ((0, live), (1, same)):
                await at.catch_up(10**6)
                if seat in at.table.pending():
                    await at.do(first_legal(seat))
        await live.catch_up(10**6)
        assert cells(live.table) == cells(same.table)


async def test_two_who_write_at_once_cannot_both_win(database: str) -> None:
    async with hall_on(database) as here, hall_on(database) as there:
        live = await new_table(here)
        same = await there.open(live.table.id)
        results = await asyncio.gather(
            *(at.do(first_legal(0), token=f"from {n}") for n, at in enumerate((live, same))),
            return_exceptions=True,
        )
        assert sorted(isinstance(each, NotYourTurn) for each in results) == [False, True]
        moved = [each for each in await here.store.since(live.table.id, 0) if each.token]
        assert len(moved) == 1


async def test_what_is_sent_twice_happens_once(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        seq = await live.do(first_legal(0), token="once")
        assert await live.do(first_legal(0), token="once") == seq
        live.table.tokens.clear()
        assert await live.do(first_legal(0), token="once") == seq
        assert live.table.seq == seq


async def test_a_name_that_was_used_long_ago_is_still_known(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        seq = await live.do(first_legal(0), token="once")
        await live.do(lambda table: table.take_back(0))
        live.table.tokens.clear()
        assert await asyncio.wait_for(live.do(first_legal(0), token="once"), 10) == seq


async def test_a_snapshot_that_cannot_be_read_is_not_needed(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        await play_until(live, lambda table: table.seq > 55)
        engine = await open_database(database)
        async with engine.begin() as connection:
            await connection.execute(update(snapshots).values(content=b"of another version"))
        await engine.dispose()
        kept = await hall.store.load(live.table.id)
        assert kept is not None
        assert kept.snapshot() == live.table.snapshot()


async def test_an_outdated_decision_is_refused(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        seen = live.table.seq
        await live.do(first_legal(0))
        await live.do(first_legal(1))
        with pytest.raises(Outdated):
            await live.do(lambda table: table.move(0, seen, 5))


async def test_computer_players_go_on_after_a_restart(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall, people=("ana",), seats=3)
        id = live.table.id
    async with hall_on(database) as hall:
        live = await hall.open(id)
        await play_until(live, lambda table: table.phase == "over")


async def test_time_runs_out_at_a_table_that_nobody_has_open(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall, clock=MoveClock(5))
        id, seq = live.table.id, live.table.seq
        late = now() - 6_000
        live.table.clocks.since = [late, late]
        assert await hall.store.load(id)
        live.attend()
        while live.table.seq == seq:
            await asyncio.sleep(0.01)
        assert live.table.seats[0].why == "time"


async def test_a_long_game_is_opened_from_a_snapshot(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        await play_until(live, lambda table: table.seq > 55)
        kept = await hall.store.load(live.table.id)
        assert kept is not None
        again = await hall.store.load(live.table.id, from_snapshot=False)
        assert again is not None
        assert kept.snapshot() == again.snapshot() == live.table.snapshot()


async def test_a_table_that_does_not_exist(database: str) -> None:
    async with hall_on(database) as hall:
        with pytest.raises(NoSuchTable, match="There is no such table"):
            await hall.open("nowhere")
