"""The tables over HTTP."""

from functools import partial
from typing import Annotated

from litestar import Controller, Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter

from patolli.engine.game import Game
from patolli.engine.journal import Journal
from patolli.games import game, games
from patolli.players import LEVELS
from patolli.server.cookies import COOKIE, LASTS_SECONDS, Signer, new_person
from patolli.server.messages import (
    Acknowledged,
    ChooseSeat,
    GameFacts,
    Join,
    Me,
    NewGuest,
    NewTable,
    OptionFacts,
    Place,
    Play,
    TableNews,
    TakeBack,
)
from patolli.server.refusals import NotKnown
from patolli.server.wishes import decide, finished_journal, own_seat, own_token
from patolli.tables.events import WhyReplaced
from patolli.tables.hall import Hall, LiveTable, now
from patolli.tables.settings import Settings
from patolli.tables.table import Table, require_name
from patolli.tables.telling import fixed, update

TableId = Annotated[str, Parameter(max_length=32, pattern="^[0-9a-f]+$")]
HeardTo = Annotated[int, Parameter(query="heard_to", ge=0, le=2**31 - 1)]
MOST_LISTED = 50


class Host:
    """What every request needs: who asks, and the hall."""

    def __init__(self, request: Request) -> None:  # type: ignore[type-arg]
        self.hall: Hall = request.app.state.hall
        self.signer: Signer = request.app.state.signer
        self.person: str | None = self.signer.person(request.cookies.get(COOKIE))

    def someone(self) -> str:
        if self.person is None:
            raise NotKnown("Tell your name first.")
        return self.person

    async def name(self) -> str:
        name: str | None = await self.hall.store.name_of(self.someone())
        if name is None:
            raise NotKnown("Tell your name first.")
        return name

    async def news(self, live: LiveTable, heard_to: int = 0) -> TableNews:
        return await live.read(
            lambda table: TableNews(table=fixed(table), now=update(table, self.person, heard_to, now()))
        )


async def host(request: Request) -> Host:  # type: ignore[type-arg]
    return Host(request)


@get("/games", summary="The games and their options")
async def list_games() -> list[GameFacts]:
    return [_facts(each) for each in games()]


class People(Controller):
    tags = ("people",)

    @post("/guests", summary="Tell a name, and be known by a cookie")
    async def guest(self, data: NewGuest, host: Host) -> Response[Me]:
        person = new_person()
        name = data.name.strip()
        require_name(name)
        await host.hall.store.add_person(person, name, now())
        cookie = Cookie(
            COOKIE, value=host.signer.sign(person), max_age=LASTS_SECONDS, httponly=True, samesite="lax"
        )
        return Response(Me(id=person, name=name), cookies=[cookie])

    @get("/me", summary="Who I am")
    async def me(self, host: Host) -> Me:
        return Me(id=host.someone(), name=await host.name())

    @get("/me/tables", summary="The tables where I sit, those that changed last first")
    async def my_tables(self, host: Host) -> list[TableNews]:
        ids = await host.hall.store.tables_of(host.someone(), MOST_LISTED)
        return [await host.news(await host.hall.open(id)) for id in ids]


class Tables(Controller):
    path = "/tables"
    tags = ("tables",)

    @post(summary="Make a table")
    async def create(self, data: NewTable, host: Host) -> TableNews:
        await host.name()
        chosen = game(data.game)
        edition = chosen.standard_edition
        settings = Settings(
            game=chosen.name,
            rules=chosen.rules_version,
            edition=edition.digest,
            seats=data.seats,
            options=data.options,
            clock=data.clock,
            at_zero=data.at_zero,
            stand_in=data.stand_in,
            take_back=data.take_back,
            listed=data.listed,
        )
        live = await host.hall.create(host.someone(), settings, edition, chosen.edition_text(), data.bots)
        return await host.news(live)

    @get(summary="The tables that everybody may find")
    async def listed(self, host: Host) -> list[TableNews]:
        ids = await host.hall.store.listed(MOST_LISTED)
        return [await host.news(await host.hall.open(id)) for id in ids]

    @get("/{table_id:str}", summary="A table, as I may see it")
    async def look(self, table_id: TableId, host: Host, heard_to: HeardTo = 0) -> TableNews:
        return await host.news(await host.hall.open(table_id), heard_to)

    @post("/{table_id:str}/join", status_code=200, summary="Take an open seat")
    async def join(self, table_id: TableId, data: Join, host: Host) -> TableNews:
        wish = partial(
            Table.join, person=host.someone(), name=await host.name(), seat=data.seat, nonce=data.nonce
        )
        live = await host.hall.open(table_id)
        await live.do(wish)
        return await host.news(live)

    @post("/{table_id:str}/leave", status_code=200, summary="Free a seat before the game")
    async def leave(self, table_id: TableId, data: ChooseSeat, host: Host) -> TableNews:
        live = await host.hall.open(table_id)
        await live.do(partial(Table.leave, person=host.someone(), seat=data.seat))
        return await host.news(live)

    @post("/{table_id:str}/place", status_code=200, summary="Give an open seat to a computer player")
    async def place(self, table_id: TableId, data: Place, host: Host) -> TableNews:
        live = await host.hall.open(table_id)
        await live.do(partial(Table.place, person=host.someone(), seat=data.seat, player=data.player))
        return await host.news(live)

    @post("/{table_id:str}/start", status_code=200, summary="Start the game")
    async def start(self, table_id: TableId, host: Host) -> TableNews:
        live = await host.hall.open(table_id)
        await live.do(partial(Table.start, person=host.someone()))
        return await host.news(live)

    @post("/{table_id:str}/moves", status_code=200, summary="Decide")
    async def move(self, table_id: TableId, data: Play, host: Host) -> Acknowledged:
        live, person = await host.hall.open(table_id), host.someone()
        seq = await live.do(lambda table: decide(table, person, data), own_token(person, data.token))
        return Acknowledged(token=data.token, seq=seq)

    @post("/{table_id:str}/take-back", status_code=200, summary="Take the last decision back")
    async def take_back(self, table_id: TableId, data: TakeBack, host: Host) -> Acknowledged:
        live, person = await host.hall.open(table_id), host.someone()
        seq = await live.do(
            lambda table: table.take_back(own_seat(table, person)), own_token(person, data.token)
        )
        return Acknowledged(token=data.token, seq=seq)

    @post("/{table_id:str}/resign", status_code=200, summary="Give the game up")
    async def resign(self, table_id: TableId, host: Host) -> TableNews:
        return await self._replaced(table_id, host, "resigned")

    @post("/{table_id:str}/hand-over", status_code=200, summary="Let a computer player go on")
    async def hand_over(self, table_id: TableId, host: Host) -> TableNews:
        return await self._replaced(table_id, host, "handed-over")

    @post("/{table_id:str}/come-back", status_code=200, summary="Play oneself again")
    async def come_back(self, table_id: TableId, host: Host) -> TableNews:
        live, person = await host.hall.open(table_id), host.someone()
        await live.do(lambda table: table.come_back(own_seat(table, person)))
        return await host.news(live)

    @post("/{table_id:str}/pause", status_code=200, summary="Agree to a pause")
    async def pause(self, table_id: TableId, host: Host) -> TableNews:
        live, person = await host.hall.open(table_id), host.someone()
        await live.do(lambda table: table.pause(own_seat(table, person)))
        return await host.news(live)

    @post("/{table_id:str}/resume", status_code=200, summary="Go on")
    async def resume(self, table_id: TableId, host: Host) -> TableNews:
        live, person = await host.hall.open(table_id), host.someone()
        await live.do(lambda table: table.resume(own_seat(table, person)))
        return await host.news(live)

    @post("/{table_id:str}/rematch", status_code=200, summary="Play again, everybody one seat on")
    async def rematch(self, table_id: TableId, host: Host) -> TableNews:
        live, person = await host.hall.open(table_id), host.someone()
        await live.read(lambda table: own_seat(table, person))
        return await host.news(await host.hall.rematch(live, person, await host.name()))

    @get("/{table_id:str}/journal", media_type="text/plain", summary="The journal of a game that is over")
    async def journal(self, table_id: TableId, host: Host) -> str:
        return (await self._journal(table_id, host)).to_text()

    @get("/{table_id:str}/journal.json", summary="The same, for programs")
    async def journal_json(self, table_id: TableId, host: Host) -> Response[bytes]:
        journal = await self._journal(table_id, host)
        return Response(journal.to_json(), media_type="application/json")

    async def _journal(self, table_id: str, host: Host) -> Journal:
        return await (await host.hall.open(table_id)).read(finished_journal)

    async def _replaced(self, table_id: str, host: Host, why: WhyReplaced) -> TableNews:
        live, person = await host.hall.open(table_id), host.someone()
        await live.do(lambda table: table.replace(own_seat(table, person), why))
        return await host.news(live)


def _facts(game: Game) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=game.title,
        min_players=game.min_players,
        max_players=game.max_players,
        options=tuple(
            OptionFacts(name=each.name, choices=each.choices, default=each.default, help=each.help)
            for each in game.options
        ),
        legend=game.legend,
        levels=tuple(LEVELS),
    )
