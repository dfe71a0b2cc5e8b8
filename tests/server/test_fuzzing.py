"""Nonsense of all kinds, in quantity: no crash, no error of the server's own, nothing changed by refusals."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from patolli.tables.database import open_database
from patolli.tables.events import Moved, TookBack
from patolli.tables.store import Store
from server.rig import LONGEST_WAIT, Guest, Server, served, watch

pytestmark = pytest.mark.anyio

MESSAGES_A_CONNECTION = 40
TOO_MANY_BAD_MESSAGES = 1008
WORDS = ("play", "take-back", "alive", "bid0", "bid1", "bid99", "pay1", "keep", "", "\0", "x" * 50, "é", "-1")
VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    3,
    4,
    5,
    2**31,
    2**63,
    1e300,
    [],
    {},
    "play",
    "bid0",
    "request_id",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db") as running:
        yield running


def two_people(server: Server) -> tuple[str, Guest]:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start")
    return table, ana


def nonsense(random: Random) -> str:
    """From a message that could be right to anything at all."""
    message: dict[str, object] = {
        "type": random.choice(WORDS[:3]),
        "seq": random.randrange(8),
        "move": random.choice(WORDS),
        "request_id": str(random.randrange(10**9)),
    }
    for _ in range(random.randrange(3)):
        message[random.choice([*message, "extra"])] = random.choice(VALUES)
    for name in list(message):
        if random.random() < 0.1:
            del message[name]
    text = json.dumps(message)
    if random.random() < 0.2:
        at = random.randrange(len(text))
        text = text[:at] + chr(random.randrange(1, 300)) + text[at + random.randrange(3) :]
    return text


async def fuzz(server: Server, guest: Guest, table: str, random: Random, messages: int) -> set[int]:
    """The numbers of the events that came of so many messages."""
    acknowledged: set[int] = set()
    sent = 0
    while sent < messages:
        async with watch(server.address, table, guest.cookie()) as connection:
            try:
                for _ in range(MESSAGES_A_CONNECTION):
                    await connection.send(nonsense(random))
                    sent += 1
                await connection.send(
                    '{"type": "play", "seq": 0, "move": "end", "request_id": "end-of-batch"}'
                )
                while (answer := json.loads(await asyncio.wait_for(connection.recv(), LONGEST_WAIT))).get(
                    "request_id"
                ) != "end-of-batch":
                    if answer["type"] == "acknowledged":
                        acknowledged.add(answer["seq"])
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != TOO_MANY_BAD_MESSAGES:
                    raise
    return acknowledged


@pytest.mark.parametrize("messages", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
async def test_random_messages_change_nothing_that_is_not_theirs(server: Server, messages: int) -> None:
    table, ana = two_people(server)
    before = ana.http.get(f"/tables/{table}").json()["now"]
    done = await asyncio.gather(*(fuzz(server, ana, table, Random(seed), messages // 8) for seed in range(8)))
    after = ana.http.get(f"/tables/{table}").json()["now"]
    assert httpx.get(f"{server.address}/healthz").status_code == 200
    assert after["phase"] == "playing"
    assert after["view"]["players"][1] == before["view"]["players"][1]
    # Ana can have bid, and taken it back, any number of times, but nothing else.
    store = Store(await open_database(server.database))
    happened = await store.log.since(table, before["seq"])
    await store.close()
    assert all(isinstance(each.event, Moved | TookBack) and each.event.seat == 0 for each in happened)
    assert {each.seq for each in happened} >= set().union(*done)


async def test_no_request_makes_the_server_fail(server: Server, tmp_path: Path) -> None:
    """Schemathesis makes requests of all kinds from the server's own description of itself."""
    table, ana = two_people(server)
    ana.post("/account", {"login": "fuzz", "password": "that nobody guesses"})
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table_id" = "{table}"\n')
    done = subprocess.run(
        [
            Path(sys.executable).with_name("schemathesis"),
            "run",
            f"{server.address}/schema/openapi.json",
            "--checks=not_a_server_error",
            "--max-examples=15",
            "--seed=1",
            f"--header=Cookie: {ana.cookie()}",
            # A stream does not end, and whoever logs out or is forgotten can do nothing more.
            "--exclude-path-regex=/stream$|/logout$",
            "--exclude-name=DELETE /api/me",
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert httpx.get(f"{server.address}/healthz").status_code == 200
