"""For programs that play: tokens instead of cookies, a stream of updates, and positions for the engine."""

import asyncio
from base64 import b64encode
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import Parameter
from litestar.response import Stream

from patolli.server.api import HeardTo, Host, TableId
from patolli.server.live import HEARTBEAT_SECONDS
from patolli.server.messages import NewToken, Position, StillThere, TokenFacts
from patolli.server.wishes import own_seat
from patolli.tables.hall import LiveTable, now
from patolli.tables.table import Table
from patolli.tables.telling import Update, update


class Bots(Controller):
    tags = ("bots",)

    @post("/me/tokens", summary="A token for a program that plays in my name; it is shown only now")
    async def new_token(self, data: NewToken, host: Host) -> TokenFacts:
        person = host.someone()
        return TokenFacts(label=data.label, token=await host.people.new_token(person, data.label, now()))

    @get("/me/tokens", summary="My tokens, without what is secret about them")
    async def tokens(self, host: Host) -> list[TokenFacts]:
        return [TokenFacts(label=label) for label in await host.people.tokens(host.someone())]

    @delete("/me/tokens/{label:str}", summary="A token is worth nothing any more")
    async def revoke(self, label: Annotated[str, Parameter(max_length=40)], host: Host) -> None:
        await host.people.revoke(host.someone(), label)

    @get("/tables/{table_id:str}/stream", summary="A table, as I may see it, one update a line")
    async def stream(self, table_id: TableId, host: Host, heard_to: HeardTo = 0) -> Stream:
        live = await host.hall.open(table_id)
        return Stream(_updates(live, host.person_id, heard_to), media_type="application/x-ndjson")

    @get("/tables/{table_id:str}/position", summary="What my seat may see, as the engine's own numbers")
    async def position(self, table_id: TableId, host: Host) -> Position:
        person = host.someone().id
        return await (await host.hall.open(table_id)).read(lambda table: _position(table, person))


async def _updates(live: LiveTable, person: str | None, heard_to: int) -> AsyncIterator[bytes]:
    """Until the game is over. Whoever reads slowly gets fewer and misses nothing."""
    news = asyncio.Event()
    live.watchers.add(news)
    try:
        while True:
            message = await live.read(partial(_seen, person=person, heard_to=heard_to))
            heard_to = message.heard_to
            yield _line(message)
            if message.phase == "over":
                return
            while not await _within(news, HEARTBEAT_SECONDS):
                yield _line(StillThere())
            news.clear()
    finally:
        live.watchers.discard(news)


def _seen(table: Table, person: str | None, heard_to: int) -> Update:
    return update(table, person, heard_to, now())


async def _within(event: asyncio.Event, seconds: float) -> bool:
    try:
        await asyncio.wait_for(event.wait(), seconds)
    except TimeoutError:
        return False
    return True


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _position(table: Table, person: str) -> Position:
    seat = own_seat(table, person)
    return Position(
        seq=table.seq,
        seat=seat,
        game=table.settings.game,
        rules=table.settings.rules,
        players=len(table.seats),
        options=dict(table.setup.options),
        edition=table.settings.edition,
        cells=b64encode(table.concealed(seat).dump()).decode(),
    )
