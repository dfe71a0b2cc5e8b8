"""A table over a WebSocket: updates out, decisions in."""

import asyncio
from contextlib import aclosing, suppress
from typing import Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from patolli.engine.errors import PatolliError
from patolli.engine.words import say, words
from patolli.server.api import HeardTo, TableId
from patolli.server.authentication import Doorkeeper, NotKnown, Pass
from patolli.server.commands import decide
from patolli.server.connections import Visit, Visits
from patolli.server.languages import locale_for
from patolli.server.messages import (
    Acknowledged,
    Alive,
    FromPlayer,
    Play,
    Refusal,
    Say,
    StillThere,
    TakeBack,
    Welcome,
)
from patolli.server.metrics import Metrics
from patolli.server.refusals import refusal, status
from patolli.server.updates import updates
from patolli.tables.hall import Hall
from patolli.tables.live import LiveTable
from patolli.tables.telling import fixed
from patolli.tables.token_bucket import TokenBucket

LARGEST_MESSAGE: Final = 4096
"""Bytes; the longest line of talk, with every letter escaped, is less."""
SILENT_SECONDS: Final = 150.0
"""Whoever says nothing for so long, not even that they are alive, is gone. Browsers let a page that nobody
looks at do something once a minute only."""
MOST_BAD_MESSAGES: Final = 20
MESSAGES_A_SECOND: Final = 20
MESSAGES_AT_ONCE: Final = 60

POLICY: Final = 1008
FAILED: Final = 1011
OWN_CODES: Final = 4000
"""What a connection is closed with is this and the HTTP status for the same reason, as in 4404."""

log = structlog.get_logger(__name__)
_decoder: msgspec.json.Decoder[FromPlayer] = msgspec.json.Decoder(FromPlayer)


@websocket("/tables/{table_id:str}/live")
async def live(
    socket: WebSocket,  # type: ignore[type-arg]
    table_id: TableId,
    heard_to: HeardTo = 0,
) -> None:
    hall: Hall = socket.app.state.hall
    doorkeeper: Doorkeeper = socket.app.state.doorkeeper
    visits: Visits = socket.app.state.visits
    metrics: Metrics = socket.app.state.metrics
    await socket.accept()
    locale = locale_for(socket, None)
    try:
        person = await doorkeeper.who(Pass.of(socket))
        locale = locale_for(socket, person)
        table = await hall.open(table_id)
        visits.require_room(socket, person)
    except PatolliError as error:
        await _send(socket, refusal(error, locale))
        await socket.close(OWN_CODES + status(error))
        return
    with visits.visit(socket, person) as visit, metrics.connections.track_inprogress():
        await Connection(socket, table, visit, heard_to, locale, metrics).run()


class Closed(Exception):
    """A connection is over; the other side is told why."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One person, or somebody who only watches, at one table."""

    def __init__(
        self,
        socket: WebSocket,  # type: ignore[type-arg]
        table: LiveTable,
        visit: Visit,
        heard_to: int,
        locale: str,
        metrics: Metrics,
        silent_seconds: float = SILENT_SECONDS,
    ) -> None:
        self._socket = socket
        self._table = table
        self._visit = visit
        self._person = visit.person
        self._heard_to = heard_to
        self._locale = locale
        self._metrics = metrics
        self._silent_seconds = silent_seconds
        self._news = asyncio.Event()
        self._bucket = TokenBucket(MESSAGES_AT_ONCE, MESSAGES_A_SECOND)

    async def run(self) -> None:
        tasks = [asyncio.create_task(each) for each in (self._tell_all(), self._hear_all())]
        over = self._visit.over
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

    async def _tell_all(self) -> None:
        await _send(self._socket, await self._table.read(lambda table: Welcome(table=fixed(table))))
        told = updates(self._table, self._person, self._heard_to, self._locale, self._news)
        async with aclosing(told) as messages:
            async for message in messages:
                await _send(self._socket, message)
                del message  # else everybody who waits would keep what they saw last

    async def _hear_all(self) -> None:
        """Whoever does not take in the answer to one message is not asked for the next."""
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
                await self._obey(message)
        raise Closed(POLICY, "too many messages that cannot be read")

    async def _receive(self) -> str:
        try:
            async with asyncio.timeout(self._silent_seconds):
                return await self._socket.receive_data("text")
        except TimeoutError:
            raise Closed(OWN_CODES + 408, "nothing was heard for too long") from None

    async def _obey(self, message: FromPlayer) -> None:
        if isinstance(message, Alive):
            await _send(self._socket, StillThere())
            return
        try:
            if self._person is None:
                raise NotKnown(words("table-not-known"))
            seq = await self._do(self._person, message)
        except PatolliError as error:
            await _send(self._socket, refusal(error, self._locale, message.token))
            self._news.set()  # whoever was wrong about the table gets to see how it stands
        else:
            await _send(self._socket, Acknowledged(token=message.token, seq=seq))

    async def _do(self, person: str, message: Play | TakeBack | Say) -> int:
        if isinstance(message, Say):
            return await self._table.say(person, message.text, message.token)
        return await decide(self._table, person, message, self._metrics)


def _end(error: Exception) -> Closed | None:
    """What the other side is told, if it is there."""
    if isinstance(error, WebSocketDisconnect):
        return None
    if isinstance(error, Closed):
        return error
    if isinstance(error, PatolliError):
        return Closed(OWN_CODES + status(error), str(error))
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
    except OSError as error:  # how uvicorn says that nobody is there any more
        raise WebSocketDisconnect(detail="The other side is gone.") from error
