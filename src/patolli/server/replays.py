"""Replays over HTTP: of journals that people bring, and of tables whose game is over."""

import asyncio
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter

from patolli.server.commands import finished_journal
from patolli.server.context import RequestContext, TableId
from patolli.server.limits import NEW
from patolli.tables.live import now
from patolli.tables.replays import Replay
from patolli.wire.replays import NewReplay, ReplayAddress, ReplayLine, ReplayPosition, ReplayStory

MoveNumber = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Viewer = Annotated[int | None, Parameter(ge=-1, le=7)]
ReplayId = Annotated[str, Parameter(max_length=32, pattern="^[0-9a-f]+$")]


class ReplayRoutes(Controller):
    tags = ("replays",)

    @post("/replays", opt=NEW, summary="Bring a journal: it is played again, and gets an address")
    async def bring(self, data: NewReplay, context: RequestContext) -> ReplayAddress:
        person = context.in_person().id
        return ReplayAddress(id=await context.replays.add(person, data.journal, data.edition, now()))

    @get("/me/replays", summary="The journals that I brought, the last one first")
    async def mine(self, context: RequestContext) -> list[ReplayLine]:
        return await context.replays.of_person(context.in_person().id)

    @delete("/replays/{replay_id:str}", summary="Take a journal away that I brought")
    async def take_away(self, replay_id: ReplayId, context: RequestContext) -> None:
        await context.replays.delete(context.in_person().id, replay_id)

    @get(
        "/replays/{replay_id:str}",
        summary="A whole game in words, as a seat heard it or with nothing hidden",
    )
    async def story(self, replay_id: ReplayId, context: RequestContext, seat: Viewer = None) -> ReplayStory:
        return await _told(await context.replays.find(replay_id), context, seat)

    @get(
        "/replays/{replay_id:str}/position",
        summary="The position after a number of moves, as a seat saw it or with nothing hidden",
    )
    async def position(
        self, replay_id: ReplayId, context: RequestContext, move: MoveNumber, seat: Viewer = None
    ) -> ReplayPosition:
        return (await context.replays.find(replay_id)).show(move, seat)

    @get("/tables/{table_id:str}/replay", summary="The same of a table whose game is over")
    async def table_story(
        self, table_id: TableId, context: RequestContext, seat: Viewer = None
    ) -> ReplayStory:
        return await _told(await self._of_table(table_id, context), context, seat)

    @get("/tables/{table_id:str}/replay/position", summary="A position of a table whose game is over")
    async def table_position(
        self, table_id: TableId, context: RequestContext, move: MoveNumber, seat: Viewer = None
    ) -> ReplayPosition:
        return (await self._of_table(table_id, context)).show(move, seat)

    async def _of_table(self, table_id: str, context: RequestContext) -> Replay:
        journal = await (await context.hall.open(table_id)).read(finished_journal)
        return await context.replays.of_table(table_id, journal)


async def _told(replay: Replay, context: RequestContext, seat: int | None) -> ReplayStory:
    """Tell a game in a thread: a long one has thousands of sentences."""
    return await asyncio.to_thread(replay.story, context.locale, seat)
