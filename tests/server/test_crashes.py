"""Servers killed in the middle of everything: nothing acknowledged is lost, nothing happens twice."""

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random

import pytest
from websockets.exceptions import WebSocketException

from patolli.tables.clocks import SECOND
from patolli.tables.database import open_database
from patolli.tables.events import Moved
from patolli.tables.store import Store
from server.rig import Guest, Server, free_port, watch

pytestmark = pytest.mark.anyio

TURN_SECONDS = 600
LONGEST_WAIT = 60.0


class Stubborn:
    """Somebody who plays anything legal against computer players and does not let a broken connection stop
    them: what was not acknowledged is sent again under the same name."""

    def __init__(self, guest: Guest, table: str, addresses: list[str], seed: int) -> None:
        self.table = table
        self.acknowledged: dict[str, int] = {}
        self._guest = guest
        self._addresses = addresses
        self._random = Random(seed)
        self._sent: dict[str, object] | None = None
        self._number = 0

    async def play(self) -> None:
        while True:
            address = self._random.choice(self._addresses)
            with suppress(OSError, WebSocketException, TimeoutError):
                async with watch(address, self.table, self._guest.cookie()) as connection:
                    if self._sent:
                        await connection.send(json.dumps(self._sent))
                    async for text in connection:
                        command = self._hear(json.loads(text))
                        if command:
                            await connection.send(json.dumps(command))
            await asyncio.sleep(0.1)

    def _hear(self, message: dict[str, object]) -> dict[str, object] | None:
        """What to send now, if anything."""
        if message["type"] in ("acknowledged", "refused") and self._sent:
            if message["request_id"] == self._sent["request_id"]:
                if message["type"] == "acknowledged":
                    self.acknowledged[str(message["request_id"])] = int(str(message["seq"]))
                self._sent = None
            return None
        choices = message.get("choices")
        if message["type"] != "update" or not choices or self._sent:
            return None
        assert isinstance(choices, list)
        self._number += 1
        move = self._random.choice(choices)["notation"]
        self._sent = {"type": "play", "seq": message["seq"], "move": move, "request_id": f"n{self._number}"}
        return self._sent


def tables_of_stubborn_people(server: Server, count: int, addresses: list[str]) -> list[Stubborn]:
    """Games just started, each of one person and a computer player."""
    games = ("yaxha", "gold", "maori")
    everybody = []
    for number in range(count):
        guest = Guest(server, f"guest {number}")
        settings = {
            "game": games[number % len(games)],
            "seats": 2,
            "bots": {"1": "novice"},
            "clock": {"kind": "move", "seconds": TURN_SECONDS},
        }
        table = guest.post("/tables", settings)["table"]["id"]
        guest.post(f"/tables/{table}/join", {})
        guest.post(f"/tables/{table}/start")
        everybody.append(Stubborn(guest, table, addresses, number))
    return everybody


@asynccontextmanager
async def playing(everybody: list[Stubborn]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(each.play()) for each in everybody]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def under_way(everybody: list[Stubborn]) -> None:
    """Until people have been acknowledged two more decisions each, in the mean."""
    goal = sum(len(each.acknowledged) for each in everybody) + 2 * len(everybody)
    async with asyncio.timeout(LONGEST_WAIT):
        while sum(len(each.acknowledged) for each in everybody) < goal:
            await asyncio.sleep(0.01)


async def check(database: str, everybody: list[Stubborn]) -> Counter[int]:
    """The logs against what people were told; how many decisions each seat made in all."""
    store = Store(await open_database(database))
    decided: Counter[int] = Counter()
    for each in everybody:
        acknowledged = dict(each.acknowledged)  # before the log is read: somebody may be playing on
        log = await store.log.since(each.table, 0)
        assert [happened.seq for happened in log] == list(range(1, len(log) + 1))
        names = [happened.request_id.partition(":")[2] for happened in log if happened.request_id]
        assert len(names) == len(set(names)), "something was played twice"
        places = {
            happened.request_id.partition(":")[2]: happened.seq for happened in log if happened.request_id
        }
        assert places.items() >= acknowledged.items(), "something acknowledged was lost"
        table = await store.load(each.table)
        assert table is not None, "the log can be played again"
        now = log[-1].at
        assert all(0 <= table.clocks.remaining(seat, now) <= TURN_SECONDS * SECOND for seat in (0, 1))
        decided.update(happened.event.seat for happened in log if isinstance(happened.event, Moved))
    await store.close()
    return decided


@pytest.mark.parametrize(
    ("tables", "kills"), [(20, 2), pytest.param(200, 10, marks=pytest.mark.soak)], ids=["few", "many"]
)
async def test_a_server_killed_again_and_again_loses_nothing(database: str, tables: int, kills: int) -> None:
    port = free_port()
    server = Server(database, port)
    everybody = tables_of_stubborn_people(server, tables, [server.address])
    before: Counter[int] = Counter()
    try:
        async with playing(everybody):
            for _ in range(kills):
                await under_way(everybody)
                server.kill()
                decided = await check(database, everybody)
                assert all(decided[seat] > before[seat] for seat in (0, 1)), "people and computers go on"
                before = decided
                server.close()
                server = Server(database, port)
            await under_way(everybody)
    finally:
        server.kill()
        server.close()
    after = await check(database, everybody)
    assert all(after[seat] > before[seat] for seat in (0, 1))
    assert sum(len(each.acknowledged) for each in everybody) > tables


async def test_of_two_servers_one_is_killed_and_people_go_on_at_the_other(postgresql_database: str) -> None:
    database = postgresql_database
    servers = [Server(database), Server(database)]
    try:
        everybody = tables_of_stubborn_people(servers[0], 10, [each.address for each in servers])
        async with playing(everybody):
            await under_way(everybody)
            servers[0].kill()
            before = await check(database, everybody)
            await under_way(everybody)
        after = await check(database, everybody)
        assert all(after[seat] > before[seat] > 0 for seat in (0, 1))
    finally:
        for server in servers:
            server.kill()
            server.close()
