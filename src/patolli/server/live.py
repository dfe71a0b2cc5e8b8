"""A table over a WebSocket: updates out, decisions in.

An update is always all that its receiver may see now, and what happened since the last one. So there is no
queue: whoever is slow gets one update about everything that happened meanwhile, keeps nobody waiting, and
whoever was away says what they have heard of last and goes on from there.
"""

import asyncio
from time import perf_counter
from typing import Annotated, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter

from patolli.engine.errors import PatolliError
from patolli.server.cookies import Doorkeeper
from patolli.server.messages import Acknowledged, FromPlayer, Play, Refusal, StillThere, TakeBack, Welcome
from patolli.server.metrics import Metrics
from patolli.server.refusals import NotKnown, refusal
from patolli.server.wishes import decide
from patolli.tables.hall import Hall, LiveTable, now
from patolli.tables.telling import fixed, update

LARGEST_MESSAGE: Final = 1024
HEARTBEAT_SECONDS: Final = 20.0
SILENT_SECONDS: Final = 60.0
"""Whoever says nothing for so long, not even that they are alive, is gone."""
MOST_BAD_MESSAGES: Final = 20
MESSAGES_A_SECOND: Final = 20
MESSAGES_AT_ONCE: Final = 60

POLICY: Final = 1008
NOT_FOUND: Final = 4404

log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[FromPlayer] = msgspec.json.Decoder(FromPlayer)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket,  # type: ignore[type-arg]
    table_id: str,
    heard_to: Annotated[int, Parameter(query="heard_to", ge=0, le=2**31 - 1)] = 0,
) -> None:
    hall: Hall = socket.app.state.hall
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    await socket.accept()
    try:
        table = await hall.open(table_id)
    except PatolliError as error:
        await _send(socket, refusal(error))
        await socket.close(NOT_FOUND)
        return
    metrics: Metrics = socket.app.state.metrics
    person = await doorkeeper.who(socket)
    connection = Connection(socket, table, person.id if person else None, heard_to, metrics)
    with metrics.connections.track_inprogress():
        await connection.run()


class Connection:
    """One person, or somebody who only watches, at one table."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        table: LiveTable,
        person: str | None,
        heard_to: int,
        metrics: Metrics,
    ) -> None:
        self._socket = socket
        self._table = table
        self._person = person
        self._heard_to = heard_to
        self._metrics = metrics
        self._news = asyncio.Event()
        self._allowance = float(MESSAGES_AT_ONCE)
        self._counted_at = perf_counter()
        self._answers: asyncio.Queue[msgspec.Struct] = asyncio.Queue(MOST_BAD_MESSAGES)

    async def run(self) -> None:
        self._table.watchers.add(self._news)
        both = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.watchers.discard(self._news)
            for task in both:
                task.cancel()
            for ended in await asyncio.gather(*both, return_exceptions=True):
                if isinstance(ended, Exception) and not isinstance(ended, WebSocketDisconnect | TimeoutError):
                    log.error("a connection failed", exc_info=ended)

    async def _send_all(self) -> None:
        await _send(self._socket, await self._table.read(lambda table: Welcome(table=fixed(table))))
        self._news.set()
        while True:
            answering = asyncio.create_task(self._answers.get())
            changing = asyncio.create_task(self._news.wait())
            try:
                done, _ = await asyncio.wait(
                    (answering, changing), timeout=HEARTBEAT_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
            finally:
                for task in (answering, changing):
                    task.cancel()  # of one that is done this does nothing
            if answering in done:
                await _send(self._socket, answering.result())
            if changing in done:
                self._news.clear()
                news = await self._table.read(
                    lambda table: update(table, self._person, self._heard_to, now())
                )
                self._heard_to = news.heard_to
                await _send(self._socket, news)
            if not done:
                await _send(self._socket, StillThere())

    async def _receive_all(self) -> None:
        bad = 0
        while bad < MOST_BAD_MESSAGES:
            await self._keep_pace()
            text = await asyncio.wait_for(self._socket.receive_data("text"), SILENT_SECONDS)
            try:
                if len(text) > LARGEST_MESSAGE:
                    raise msgspec.ValidationError(f"A message has at most {LARGEST_MESSAGE} characters")
                answer = await self._obey(_decoder.decode(text))
            except msgspec.DecodeError as error:
                bad += 1
                answer = Refusal(error="bad-message", message=f"{error}.")
            await self._answers.put(answer)
        await self._socket.close(POLICY, "too many messages that cannot be read")

    async def _keep_pace(self) -> None:
        """Whoever sends more than anybody can think is read more slowly."""
        passed = perf_counter() - self._counted_at
        self._allowance = min(self._allowance + passed * MESSAGES_A_SECOND, MESSAGES_AT_ONCE) - 1
        self._counted_at = perf_counter()
        if self._allowance < 0:
            await asyncio.sleep(-self._allowance / MESSAGES_A_SECOND)

    async def _obey(self, message: FromPlayer) -> msgspec.Struct:
        if not isinstance(message, Play | TakeBack):
            return StillThere()
        try:
            if self._person is None:
                raise NotKnown("Tell your name first.")
            self._metrics.moves.inc()
            with self._metrics.seconds.time():
                seq = await decide(self._table, self._person, message)
        except PatolliError as error:
            self._metrics.refusals.inc()
            self._news.set()  # whoever was wrong about the table gets to see how it stands
            return refusal(error, message.token)
        return Acknowledged(token=message.token, seq=seq)


async def _send(socket: WebSocket, message: msgspec.Struct) -> None:  # type: ignore[type-arg]
    try:
        await socket.send_text(msgspec.json.encode(message))
    except OSError as error:  # how uvicorn says that nobody is there any more
        raise WebSocketDisconnect(detail="The other side is gone.") from error
