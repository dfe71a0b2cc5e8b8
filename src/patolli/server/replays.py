"""Games to look at again, over HTTP: journals that people bring, and tables whose game is over."""

import asyncio
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import Parameter

from patolli.server.api import Host, TableId
from patolli.server.commands import finished_journal
from patolli.server.limits import NEW
from patolli.server.messages import NewReplay, ReplayAddress
from patolli.tables.live import now
from patolli.tables.replays import Replay, ReplayLine, Shown, Story

MoveNumber = Annotated[int, Parameter(ge=0, le=2**31 - 1)]
Viewer = Annotated[int | None, Parameter(ge=-1, le=7)]
ReplayId = Annotated[str, Parameter(max_length=32, pattern="^[0-9a-f]+$")]


class LookingBack(Controller):
    tags = ("replays",)

    @post("/replays", opt=NEW, summary="Bring a journal: it is played again, and gets an address")
    async def bring(self, data: NewReplay, host: Host) -> ReplayAddress:
        person = host.in_person().id
        return ReplayAddress(id=await host.replays.add(person, data.journal, data.edition, now()))

    @get("/me/replays", summary="The journals that I brought, the last one first")
    async def mine(self, host: Host) -> list[ReplayLine]:
        return await host.replays.of_person(host.in_person().id)

    @delete("/replays/{replay_id:str}", summary="Take a journal away that I brought")
    async def take_away(self, replay_id: ReplayId, host: Host) -> None:
        await host.replays.delete(host.in_person().id, replay_id)

    @get("/replays/{replay_id:str}", summary="A whole game in words, with the points after every move")
    async def story(self, replay_id: ReplayId, host: Host) -> Story:
        return await _told(await host.replays.find(replay_id), host)

    @get(
        "/replays/{replay_id:str}/position",
        summary="The position after so many moves, as a seat saw it or with nothing hidden",
    )
    async def position(self, replay_id: ReplayId, host: Host, move: MoveNumber, seat: Viewer = None) -> Shown:
        return (await host.replays.find(replay_id)).show(move, seat)

    @get("/tables/{table_id:str}/replay", summary="The same of a table whose game is over")
    async def table_story(self, table_id: TableId, host: Host) -> Story:
        return await _told(await self._of_table(table_id, host), host)

    @get("/tables/{table_id:str}/replay/position", summary="A position of a table whose game is over")
    async def table_position(
        self, table_id: TableId, host: Host, move: MoveNumber, seat: Viewer = None
    ) -> Shown:
        return (await self._of_table(table_id, host)).show(move, seat)

    async def _of_table(self, table_id: str, host: Host) -> Replay:
        journal = await (await host.hall.open(table_id)).read(finished_journal)
        return await host.replays.of_table(table_id, journal)


async def _told(replay: Replay, host: Host) -> Story:
    """In a thread: a long game has thousands of sentences."""
    return await asyncio.to_thread(replay.story, host.locale)
