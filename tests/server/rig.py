"""A real server in a process of its own, and clients that play over real sockets."""

import asyncio
import json
import re
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import IO, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

SERVE = (sys.executable, "-m", "patolli", "serve")
MANY_REQUESTS = ("--requests-a-minute", "100000")
"""So that everybody can play from one address."""
LONGEST_START = 60.0
LONGEST_WAIT = 30.0


class Server:
    def __init__(
        self,
        database: str,
        port: int = 0,
        flags: Sequence[str] = MANY_REQUESTS,
        logs: IO[str] | None = None,
        environment: Mapping[str, str] | None = None,
    ) -> None:
        self.clients: list[httpx.Client] = []
        self.database = database
        self.process = subprocess.Popen(
            [*SERVE, "--port", str(port), "--database", database, *flags],
            stdout=subprocess.PIPE,
            stderr=logs,
            text=True,
            env=environment,
        )
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"the server said {line!r}"
        self.address = found[0]
        httpx.get(f"{self.address}/healthz", timeout=LONGEST_START).raise_for_status()

    def stop(self) -> int:
        self.process.terminate()
        return self.process.wait(LONGEST_WAIT)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(LONGEST_WAIT)

    def close(self) -> None:
        """Give back what is left of a server that has ended."""
        for client in self.clients:
            client.close()
        if self.process.stdout:
            self.process.stdout.close()


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


@contextmanager
def served(
    database: str,
    flags: Sequence[str] = MANY_REQUESTS,
    logs: IO[str] | None = None,
    environment: Mapping[str, str] | None = None,
) -> Iterator[Server]:
    server = Server(database, flags=flags, logs=logs, environment=environment)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            assert server.stop() == 0
        server.close()


class Guest:
    """Somebody with a name and a browser, as far as the server can tell."""

    def __init__(self, server: Server, name: str) -> None:
        self.address = server.address
        self.http = httpx.Client(base_url=f"{server.address}/api", timeout=LONGEST_WAIT)
        server.clients.append(self.http)
        self.id = self.post("/guests", {"name": name})["id"]

    def again_at(self, server: Server) -> "Guest":
        """The same person, after the server was started again."""
        again = Guest(server, "somebody else")
        again.http.cookies = self.http.cookies
        again.id = self.id
        return again

    def post(self, path: str, body: object = None) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, body: object = None) -> str:
        """The sentence with which something is refused."""
        answer = self.http.post(path, json=body)
        assert 400 <= answer.status_code < 500, answer.text
        return str(answer.json()["message"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())


class Live:
    """A connection to a table: what came in, word for word, and how the table stands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[str] = []
        self.now: dict[str, Any] = {}

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), LONGEST_WAIT)
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "update":
            self.now = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.next())["type"] != kind:
            pass
        return message

    async def send(self, **message: object) -> None:
        await self.socket.send(json.dumps(message))


def watch(address: str, table: str, cookie: str = "", heard_to: int = 0) -> Any:
    """A context manager; `Live` makes something of what it gives."""
    where = f"{address.replace('http', 'ws')}/api/tables/{table}/live?heard_to={heard_to}"
    return connect(where, additional_headers={"Cookie": cookie} if cookie else None)


async def play_to_the_end(guest: Guest, table: str, seed: int) -> list[str]:
    """Anything legal, until the game is over; all that was received."""
    random = Random(seed)
    async with watch(guest.address, table, guest.cookie()) as socket:
        live = Live(socket)
        number = played = 0
        while "result" not in live.now:
            # An update from before one's last decision was answered tells of a table that is gone.
            if live.now.get("choices") and live.now["seq"] >= played:
                number += 1
                choice = random.choice(live.now["choices"])
                await live.send(
                    type="play", seq=live.now["seq"], move=choice["notation"], request_id=f"{seed}-{number}"
                )
                live.now = {}
                while (answer := await live.next())["type"] not in ("acknowledged", "refused"):
                    pass
                played = answer.get("seq", played)
            else:
                await live.next()
    return live.received


async def watch_to_the_end(address: str, table: str) -> list[str]:
    async with watch(address, table) as socket:
        live = Live(socket)
        while "result" not in live.now:
            await live.next()
    return live.received
