"""The API for bots: bearer tokens instead of cookies, a stream of updates, positions for the engine."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import Parameter
from litestar.response import Stream

from patolli.engine.words import words
from patolli.server.commands import own_seat
from patolli.server.connections import TooMany
from patolli.server.context import HeardTo, RequestContext, TableId
from patolli.server.limits import MOST_TOKENS, NEW
from patolli.server.refusals import refusal
from patolli.server.updates import updates
from patolli.tables.live import LiveTable, NoSuchTable, now
from patolli.tables.positions import write_position
from patolli.tables.table import Table
from patolli.wire.bots import LABEL, LONGEST_LABEL, NewToken, Position, TokenFacts
from patolli.wire.updates import Update


class Bots(Controller):
    tags = ("bots",)

    @post("/me/tokens", opt=NEW, summary="A token for a program that plays in my name; it is shown only now")
    async def new_token(self, data: NewToken, context: RequestContext) -> TokenFacts:
        person = context.in_person()
        others = set(await context.people.tokens(person)) - {data.label}
        if len(others) >= MOST_TOKENS:
            raise TooMany(words("table-many-tokens", count=len(others)))
        return TokenFacts(label=data.label, token=await context.people.new_token(person, data.label, now()))

    @get("/me/tokens", summary="My tokens, without what is secret about them")
    async def tokens(self, context: RequestContext) -> list[TokenFacts]:
        return [TokenFacts(label=label) for label in await context.people.tokens(context.in_person())]

    @delete("/me/tokens/{label:str}", summary="A token is worth nothing any more")
    async def revoke(
        self,
        label: Annotated[str, Parameter(max_length=LONGEST_LABEL, pattern=LABEL)],
        context: RequestContext,
    ) -> None:
        person = context.in_person()
        await context.people.revoke(person, label)
        context.connections.recheck(person.id)

    @get("/tables/{table_id:str}/stream", summary="A table, as I may see it, one update a line")
    async def stream(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> Stream:
        live = await context.hall.open(table_id)
        context.connections.require_room(context.request, context.person)
        return Stream(_lines(context, live, heard_to), media_type="application/x-ndjson")

    @get("/tables/{table_id:str}/position", summary="What my seat may see, as a position for the engine")
    async def position(self, table_id: TableId, context: RequestContext) -> Position:
        person = context.someone().id
        return await (await context.hall.open(table_id)).read(lambda table: _position(table, person))


async def _lines(context: RequestContext, live: LiveTable, heard_to: int) -> AsyncIterator[bytes]:
    """Stream updates until the game is over or the login is revoked."""
    news = asyncio.Event()
    with (
        context.connections.open(context.request, context.person) as connection,
        context.metrics.connections.track_inprogress(),
    ):
        connection.revoked.add_done_callback(lambda _: news.set())
        try:
            async with aclosing(updates(live, connection.person, heard_to, context.locale, news)) as messages:
                async for message in messages:
                    if connection.revoked.done():
                        return
                    yield _line(message)
                    if isinstance(message, Update) and message.phase == "over":
                        return
        except NoSuchTable as error:
            yield _line(refusal(error, context.locale))


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _position(table: Table, person: str) -> Position:
    seat = own_seat(table, person)
    return write_position(table.concealed(seat), seat, table.seq)
