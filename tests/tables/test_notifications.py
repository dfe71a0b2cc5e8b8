"""What server processes hear of each other."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import create_async_engine

from patolli.tables import hall as halls
from patolli.tables import notifications
from patolli.tables.bot_pool import BotPool
from patolli.tables.database import DRIVERS, open_database
from patolli.tables.hall import Hall
from patolli.tables.live import now
from patolli.tables.notifications import subscribed
from patolli.tables.store import Store
from tables.halls import first_legal, hall_on, happens, new_table, opened

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def hearing(hall: Hall, address: str) -> AsyncIterator[None]:
    engine = create_async_engine(make_url(address).set(drivername=DRIVERS["postgresql"]))
    async with subscribed(engine, hall):
        await happens(lambda: hall.deaf_since is None)
        yield


class Wire:
    """A network between a process and the database, which can go dead without a word."""

    def __init__(self, address: str) -> None:
        self._url = make_url(address)
        self._alive = asyncio.Event()
        self._alive.set()
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Wire":
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    @property
    def address(self) -> str:
        assert self._server
        port = self._server.sockets[0].getsockname()[1]
        url = URL.create(
            "postgresql", self._url.username, self._url.password, "127.0.0.1", port, self._url.database
        )
        return url.render_as_string(hide_password=False)

    def cut(self) -> None:
        self._alive.clear()

    def mend(self) -> None:
        """For new connections; what was cut stays dead."""
        self._alive = asyncio.Event()
        self._alive.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        folder = self._url.query["host"]
        there = await asyncio.open_unix_connection(str(Path(str(folder)) / ".s.PGSQL.5432"))
        alive = self._alive
        for come, go in ((reader, there[1]), (there[0], writer)):
            task = asyncio.create_task(self._pass_on(come, go, alive))
            self._tasks.add(task)

    async def _pass_on(
        self, come: asyncio.StreamReader, go: asyncio.StreamWriter, alive: asyncio.Event
    ) -> None:
        try:
            while some := await come.read(65536):
                await alive.wait()
                go.write(some)
                await go.drain()
        finally:
            go.close()


class Attentive(Hall):
    """A hall that remembers what it heard."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        super().__init__(store, bots)
        self.all_heard: list[tuple[str, int]] = []

    async def heard(self, id: str, seq: int) -> None:
        self.all_heard.append((id, seq))
        await super().heard(id, seq)


@asynccontextmanager
async def two_processes(address: str) -> AsyncIterator[tuple[Attentive, Attentive]]:
    halls = [Attentive(Store(await open_database(address)), BotPool(1)) for _ in range(2)]
    async with (
        opened(halls[0]) as here,
        opened(halls[1]) as there,
        hearing(here, address),
        hearing(there, address),
    ):
        yield here, there


async def test_a_process_hears_of_what_another_does_and_not_of_itself(postgresql_database: str) -> None:
    async with two_processes(postgresql_database) as (here, there):
        live = await new_table(here)
        same = await there.open(live.table.id)
        for seat, (one, other) in enumerate(((live, same), (same, live))):
            seq = await one.do(first_legal(seat))
            await happens(lambda other=other, seq=seq: other.table.seq == seq)  # type: ignore[misc]
        assert here.all_heard == [(live.table.id, seq)]
        assert there.all_heard == [(live.table.id, number) for number in range(1, seq)]


async def test_who_wants_to_be_forgotten_is_forgotten_by_all_processes(postgresql_database: str) -> None:
    async with two_processes(postgresql_database) as (here, there):
        live = await new_table(here)
        same = await there.open(live.table.id)
        person = await here.store.people.find(live.table.seats[0].person or "")
        assert person is not None
        await here.store.people.delete(person, now())
        await here.forget(person.id)
        await happens(lambda: live.table.seats[0].name == same.table.seats[0].name == "somebody who left")


async def test_a_connection_that_is_dead_is_noticed_and_made_again(
    postgresql_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifications, "PING_SECONDS", 0.05)
    monkeypatch.setattr(notifications, "ANSWER_SECONDS", 0.5)
    monkeypatch.setattr(notifications, "RETRY_SECONDS", 0.05)
    monkeypatch.setattr(halls, "DEAF_SECONDS", 0.2)
    address = postgresql_database
    async with Wire(address) as wire, hall_on(address) as here, hall_on(address) as there:
        live = await new_table(there)
        same = await here.open(live.table.id)
        async with hearing(here, wire.address):
            assert not here.is_deaf
            wire.cut()
            await live.do(first_legal(0))
            await happens(lambda: here.is_deaf)
            assert same.table.seq < live.table.seq
            wire.mend()
            await happens(lambda: not here.is_deaf)
            assert await same.read(lambda table: table.seq) == live.table.seq, "what was missed is asked for"
