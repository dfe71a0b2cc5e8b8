"""A table over a WebSocket: updates out, commands in."""

import asyncio
from contextlib import aclosing, suppress
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from patolli.engine.errors import PatolliError
from patolli.engine.words import say, words
from patolli.server.authentication import Authenticator, Identity, NotKnown
from patolli.server.commands import decide
from patolli.server.connections import Connection, Connections
from patolli.server.context import HeardTo, TableId
from patolli.server.languages import locale_for
from patolli.server.metrics import Metrics
from patolli.server.refusals import refusal, status
from patolli.server.updates import updates
from patolli.tables.hall import Hall
from patolli.tables.live import LiveTable
from patolli.tables.messages import table_facts
from patolli.tables.token_bucket import TokenBucket
from patolli.wire.live import (
    Acknowledged,
    Alive,
    FromPlayer,
    PlayMove,
    Refusal,
    Say,
    StillThere,
    TakeBack,
    Welcome,
)

LARGEST_MESSAGE: Final = 4096
"""Bytes; the longest line of talk, with every letter escaped, is less."""
SILENT_SECONDS: Final = 150.0
"""Idle timeout. Clients send heartbeats, but browsers throttle timers of hidden pages to one a minute."""
MOST_BAD_MESSAGES: Final = 20
MESSAGES_A_SECOND: Final = 20
MESSAGES_AT_ONCE: Final = 60

POLICY: Final = 1008
FAILED: Final = 1011
OWN_CODES: Final = 4000
"""Close codes are this plus the HTTP status for the same reason, as in 4404."""

log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[FromPlayer] = msgspec.json.Decoder(FromPlayer)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket,  # type: ignore[type-arg]
    table_id: TableId,
    heard_to: HeardTo = 0,
) -> None:
    hall: Hall = socket.app.state.hall
    authenticator: Authenticator = socket.app.state.authenticator
    connections: Connections = socket.app.state.connections
    metrics: Metrics = socket.app.state.metrics
    await socket.accept()
    locale = locale_for(socket, None)
    try:
        person = await authenticator.authenticate(Identity.of(socket))
        locale = locale_for(socket, person)
        table = await hall.open(table_id)
        connections.require_room(socket, person)
    except PatolliError as error:
        await _send(socket, refusal(error, locale))
        await socket.close(OWN_CODES + status(type(error)))
        return
    with connections.open(socket, person) as connection, metrics.connections.track_inprogress():
        await TableSocket(socket, table, connection, heard_to, locale, metrics).run()


class Closed(Exception):
    """A reason to close the connection, told to the other side."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class TableSocket:
    """One table over one connection: subscribes to its updates, runs its commands."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        table: LiveTable,
        connection: Connection,
        heard_to: int,
        locale: str,
        metrics: Metrics,
        silent_seconds: float = SILENT_SECONDS,
    ) -> None:
        self._socket = socket
        self._table = table
        self._connection = connection
        self._person = connection.person
        self._heard_to = heard_to
        self._locale = locale
        self._metrics = metrics
        self._silent_seconds = silent_seconds
        self._news = asyncio.Event()
        self._bucket = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    async def run(self) -> None:
        tasks = [asyncio.create_task(each) for each in (self._send_all(), self._receive_all())]
        over = self._connection.revoked
        try:
            await asyncio.wait([*tasks, over], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            ended = await asyncio.gather(*tasks, return_exceptions=True)
        ends = [_end(error) for error in ended if isinstance(error, Exception)]
        if over.done():
            ends.append(Closed(OWN_CODES + 401, "logged out"))
        if ends and (end := ends[0]) and None not in ends:
            with suppress(OSError, WebSocketDisconnect):
                await self._socket.close(end.code, end.reason)

    async def _send_all(self) -> None:
        await _send(self._socket, await self._table.read(lambda table: Welcome(table=table_facts(table))))
        told = updates(self._table, self._person, self._heard_to, self._locale, self._news)
        async with aclosing(told) as messages:
            async for message in messages:
                await _send(self._socket, message)
                del message  # else every idle connection would hold on to its last update

    async def _receive_all(self) -> None:
        """Run commands one after the other: the next is read once the answer to the last was taken in."""
        bad = 0
        while bad < MOST_BAD_MESSAGES:
            while not self._bucket.allows():  # slow reading is backpressure: TCP holds up who floods
                await asyncio.sleep(1 / MESSAGES_A_SECOND)
            try:
                message = _read(await self._receive())
            except msgspec.DecodeError as error:
                bad += 1
                why = say(self._locale, "table-bad-request", why=f"{error}.")
                await _send(self._socket, Refusal(error="bad-message", message=why))
            else:
                await self._answer(message)
        raise Closed(POLICY, "too many messages that cannot be read")

    async def _receive(self) -> str:
        try:
            async with asyncio.timeout(self._silent_seconds):
                return await self._socket.receive_data("text")
        except TimeoutError:
            raise Closed(OWN_CODES + 408, "nothing was heard for too long") from None

    async def _answer(self, message: FromPlayer) -> None:
        if isinstance(message, Alive):
            await _send(self._socket, StillThere())
            return
        try:
            if self._person is None:
                raise NotKnown(words("table-not-known"))
            seq = await self._do(self._person, message)
        except PatolliError as error:
            await _send(self._socket, refusal(error, self._locale, message.request_id))
            self._news.set()  # a client that was wrong gets the table as it stands
        else:
            await _send(self._socket, Acknowledged(request_id=message.request_id, seq=seq))

    async def _do(self, person: str, message: PlayMove | TakeBack | Say) -> int:
        if isinstance(message, Say):
            return await self._table.say(person, message.text, message.request_id)
        return await decide(self._table, person, message, self._metrics)


def _end(error: Exception) -> Closed | None:
    """Return how to close after an error; None if the other side is gone."""
    if isinstance(error, WebSocketDisconnect):
        return None
    if isinstance(error, Closed):
        return error
    if isinstance(error, PatolliError):
        return Closed(OWN_CODES + status(type(error)), str(error))
    log.error("a connection failed", exc_info=error)
    return Closed(FAILED, "the server failed")


def _read(text: str) -> FromPlayer:
    if len(text.encode()) > LARGEST_MESSAGE:
        raise msgspec.ValidationError(f"A message has at most {LARGEST_MESSAGE} bytes")
    try:
        return _decoder.decode(text)
    except RecursionError:
        raise msgspec.ValidationError("It is nested too deeply") from None


async def _send(socket: WebSocket, message: msgspec.Struct) -> None:  # type: ignore[type-arg]
    try:
        await socket.send_text(msgspec.json.encode(message))
    except OSError as error:  # uvicorn raises it for a closed socket
        raise WebSocketDisconnect(detail="The other side is gone.") from error
