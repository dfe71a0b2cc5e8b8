"""How fast a server is, next to boardgame.io: `make bench-server`.

The server runs on one processor, whoever plays on another; a move is acknowledged after it is on the disk.
Measured are how long a move takes when 200 a second come in over 500 tables, moves a second when everybody
plays as fast as they can, and how much memory a table takes with its connections. What the server takes once,
however many tables there are, is not counted: a few tables are played at before. `boardgame_io.py` says what
is alike with boardgame.io and what is not.
"""

import asyncio
import gc
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any
from urllib.request import Request, urlopen

from rich.console import Console
from websockets.asyncio.client import ClientConnection, connect

import boardgame_io
from load import Figures, Load, table_of

PLAYERS = ("Ana", "Ben")
BUSY = 0.5
"""So many processes that want a processor before we start make figures of time doubtful."""

ALIVE_SECONDS = 10.0
"""Whoever says nothing for long is taken for gone."""


@dataclass
class Measured:
    """Of one kind of load."""

    waits: list[float] = field(default_factory=list)
    """How many seconds each move took."""
    seconds: float = 0.0
    refused: int = 0

    def percentile(self, share: float) -> float:
        ordered = sorted(self.waits)
        return ordered[min(int(share * len(ordered)), len(ordered) - 1)]


class Server:
    def __init__(self, database: str, processor: int) -> None:
        command = [sys.executable, "-m", "patolli", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(
            [*command, "--requests-a-minute", "10000000"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            preexec_fn=lambda: os.sched_setaffinity(0, {processor}),
        )
        assert self.process.stdout
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found
        self.address = found[0]

    def memory(self) -> int:
        """Bytes of memory that are its own."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")

    def processor_seconds(self) -> float:
        """That it has used so far."""
        after_name = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        user, system = after_name[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")

    def post(self, path: str, body: object, cookie: str = "") -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = Request(f"{self.address}/api{path}", json.dumps(body).encode(), headers)
        with urlopen(request, timeout=60) as answer:
            new = answer.headers.get("Set-Cookie", "").partition(";")[0]
            return json.load(answer), new

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)
        if self.process.stdout:
            self.process.stdout.close()


class Player:
    """One person's connection: decides when asked to, anything legal."""

    def __init__(self, socket: ClientConnection, seed: int) -> None:
        self.socket = socket
        self.random = Random(seed)
        self.now: dict[str, Any] = {}
        self.number = 0
        self.decided = 0
        """The number of the last event that came of a decision here."""
        self.waiting: dict[str, asyncio.Future[bool]] = {}
        self.changed = asyncio.Event()
        self.bytes_heard = 0
        self.alive_at = 0.0

    async def listen(self) -> None:
        async for text in self.socket:
            self.bytes_heard += len(text)
            message = json.loads(text)
            if message["type"] == "update":
                self.now = message
                self.changed.set()
            elif message["type"] == "acknowledged":
                self.decided = message["seq"]
                self.waiting.pop(message["request_id"]).set_result(True)
            elif message["type"] == "refused":  # somebody else was faster; the next update shows it
                self.now = {**self.now, "choices": []}
                self.waiting.pop(message["request_id"]).set_result(False)
            elif message["type"] == "alive" and perf_counter() - self.alive_at > ALIVE_SECONDS:
                self.alive_at = perf_counter()  # which is answered by the same word
                await self.socket.send('{"type": "alive"}')

    def can_decide(self) -> bool:
        """The acknowledgement comes before the update that shows what the decision did."""
        return bool(self.now.get("choices")) and self.now["seq"] >= self.decided and not self.waiting

    async def decide(self, measured: Measured) -> None:
        """One move, until it is acknowledged. What is refused does not count."""
        self.number += 1
        request_id = str(self.number)
        choice = self.random.choice(self.now["choices"])
        acknowledged = asyncio.get_running_loop().create_future()
        self.waiting[request_id] = acknowledged
        message = {
            "type": "play",
            "seq": self.now["seq"],
            "move": choice["notation"],
            "request_id": request_id,
        }
        self.changed.clear()
        start = perf_counter()
        await self.socket.send(json.dumps(message))
        if await acknowledged:
            measured.waits.append(perf_counter() - start)
        else:
            measured.refused += 1


async def saturate(players: list[Player], seconds: float) -> Measured:
    """Everybody decides as soon as they can."""
    measured = Measured()
    end = perf_counter() + seconds

    async def play(player: Player) -> None:
        while perf_counter() < end and player.now["phase"] != "over":
            if player.can_decide():
                await player.decide(measured)
            else:
                with_timeout = asyncio.wait_for(player.changed.wait(), max(end - perf_counter(), 0.01))
                try:
                    await with_timeout
                except TimeoutError:
                    return
                player.changed.clear()

    start = perf_counter()
    await asyncio.gather(*(play(player) for player in players))
    measured.seconds = perf_counter() - start
    return measured


async def steadily(players: list[Player], seconds: float, rate: int) -> Measured:
    """So many decisions a second, each by somebody who can, whether or not the last ones are acknowledged."""
    measured = Measured()
    random = Random(1)
    running: set[asyncio.Task[None]] = set()
    start = perf_counter()
    for number in range(int(seconds * rate)):
        await asyncio.sleep(max(start + number / rate - perf_counter(), 0))
        able = next((each for each in random.sample(players, 50) if each.can_decide()), None)
        if able is not None:
            task = asyncio.create_task(able.decide(measured))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    measured.seconds = perf_counter() - start
    return measured


class Party:
    """People at tables of their own."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._listening: list[asyncio.Task[None]] = []
        self.players: list[Player] = []

    async def sit_down(self, tables: int) -> None:
        for number in range(tables):
            cookies = [self._server.post("/guests", {"name": name})[1] for name in PLAYERS]
            table = self._start(cookies)
            where = f"{self._server.address.replace('http', 'ws')}/api/tables/{table}/live"
            for seat, cookie in enumerate(cookies):
                socket = await connect(where, additional_headers={"Cookie": cookie})
                player = Player(socket, len(PLAYERS) * number + seat)
                self.players.append(player)
                self._listening.append(asyncio.create_task(player.listen()))
        while not all(player.now for player in self.players):
            await asyncio.sleep(0.1)

    def bytes_heard(self) -> int:
        return sum(player.bytes_heard for player in self.players)

    async def get_up(self) -> None:
        for task in self._listening:
            task.cancel()
        await asyncio.gather(*self._listening, return_exceptions=True)
        for player in self.players:
            await player.socket.close()

    def _start(self, cookies: Sequence[str]) -> str:
        made, _ = self._server.post("/tables", {"game": "yaxha", "seats": len(PLAYERS)}, cookies[0])
        table: str = made["table"]["id"]
        for cookie in cookies:
            self._server.post(f"/tables/{table}/join", {}, cookie)
        self._server.post(f"/tables/{table}/start", {}, cookies[0])
        return table


async def measure(server: Server, load: Load) -> Figures:
    before = Party(server)
    await before.sit_down(load.tables_before)
    await saturate(before.players, load.saturated_seconds / 2)
    memory = server.memory()
    party = Party(server)
    await party.sit_down(load.tables)
    steady = await steadily(party.players, load.steady_seconds, load.steady_moves_a_second)
    steady_memory = server.memory()
    heard, worked = party.bytes_heard(), server.processor_seconds()
    saturated = await saturate(party.players, load.saturated_seconds)
    moves = len(saturated.waits)
    if saturated.refused > moves / 100:
        raise RuntimeError(f"{saturated.refused} decisions were refused, which shows nothing about speed")
    figures = Figures(
        moves_a_second=moves / saturated.seconds,
        processor_seconds_a_move=(server.processor_seconds() - worked) / moves,
        median_wait=steady.percentile(0.5),
        long_wait=steady.percentile(0.99),
        bytes_a_table=(steady_memory - memory) / load.tables,
        bytes_a_table_at_most=(server.memory() - memory) / load.tables,
        bytes_a_move=(party.bytes_heard() - heard) / moves,
    )
    await party.get_up()
    await before.get_up()
    return figures


def measure_ours(load: Load, processor: int) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/patolli.db", processor)
        try:
            return asyncio.run(measure(server, load))
        finally:
            server.stop()


def main() -> None:
    os.sched_setaffinity(0, {1 % (os.cpu_count() or 1)})
    gc.disable()  # else whoever plays waits for their own memory to be looked through
    console = Console()
    load = Load()
    if os.getloadavg()[0] > BUSY:
        console.print("This machine is busy: trust processor time and memory, and no other figure.")
    ours = measure_ours(load, processor=0)
    theirs = None
    try:
        theirs = boardgame_io.measure(load, processor=0)
    except boardgame_io.Absent as why:
        console.print(why)
    console.print(table_of(load, ours, theirs, "boardgame.io"))


if __name__ == "__main__":
    main()
