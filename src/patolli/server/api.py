"""Games, people and tables over HTTP."""

from contextlib import suppress

from litestar import Controller, Response, delete, get, patch, post
from litestar.openapi import ResponseSpec

from patolli.engine.game import Game
from patolli.engine.journal import Journal
from patolli.engine.option import Option
from patolli.games import game, games
from patolli.players import LEVELS
from patolli.server.authentication import bearer_token
from patolli.server.commands import chosen_edition, finished_journal, own_seat
from patolli.server.context import HeardTo, RequestContext, TableId, about_me
from patolli.server.limits import LOGIN, NEW
from patolli.tables.hall import table_id
from patolli.tables.live import NoSuchTable, now
from patolli.tables.messages import edition_changes, hints
from patolli.tables.seats import require_name
from patolli.tables.settings import Settings
from patolli.wire.games import GameFacts, OptionFacts
from patolli.wire.live import Acknowledged, PlayMove, Refusal, Say, TakeBack
from patolli.wire.people import (
    ChangeMe,
    Credentials,
    Farewell,
    GameRecord,
    LogOut,
    Me,
    NewCredentials,
    NewGuest,
    PastGame,
    Rated,
)
from patolli.wire.tables import EditionChange, FreeSeat, Join, NewTable, PlaceBot, Rematch, Summary
from patolli.wire.updates import Hint, TableNews

MOST_LISTED = 50
REFUSED = {
    409: ResponseSpec(Refusal, generate_examples=False, description="Refused, with the table as it stands")
}


@get("/games", summary="The games and their options")
async def list_games(context: RequestContext) -> list[GameFacts]:
    return [_facts(each, context.locale) for each in games()]


class Persons(Controller):
    tags = ("people",)

    @post("/guests", opt=NEW, summary="Tell a name, and be known by a cookie")
    async def guest(self, data: NewGuest, context: RequestContext) -> Response[Me]:
        """Create a guest and log the browser in, or rename the person who is logged in: asking twice loses
        nobody their seats. A program that sends a bearer token always gets a new guest."""
        require_name(data.name)
        if context.person is None or bearer_token(context.request) is not None:
            return context.welcome(await context.people.add(data.name, now()))
        if data.if_new:
            return context.welcome(context.person)
        return context.welcome(await context.people.change(context.person, data.name, None))

    @post("/account", opt=LOGIN, summary="Keep one's games under a login and a password, or change them")
    async def register(self, data: NewCredentials, context: RequestContext) -> Response[Me]:
        person = await context.people.register(
            context.in_person(), data.login, data.password, data.present_password
        )
        context.connections.recheck(person.id)
        return context.welcome(person)

    @post("/login", opt=LOGIN, status_code=200, summary="Be known by an account")
    async def log_in(self, data: Credentials, context: RequestContext) -> Response[Me]:
        return context.welcome(await context.people.log_in(data.login, data.password))

    @post("/logout", status_code=204, summary="Be nobody again, here or in all browsers and programs")
    async def log_out(self, context: RequestContext, data: LogOut | None = None) -> Response[None]:
        person = context.in_person()
        if data is None or data.everywhere:
            await context.people.log_out_everywhere(person)
            context.connections.recheck(person.id)
        return Response(None, cookies=[context.authenticator.no_cookie()])

    @get("/me", summary="Who I am")
    async def me(self, context: RequestContext) -> Me:
        return about_me(context.someone())

    @patch("/me", summary="Change my name or my language")
    async def change(self, data: ChangeMe, context: RequestContext) -> Me:
        if data.name is not None:
            require_name(data.name)
        return about_me(await context.people.change(context.in_person(), data.name, data.locale))

    @delete("/me", opt=LOGIN, summary="Forget me")
    async def forget(self, context: RequestContext, data: Farewell | None = None) -> Response[None]:
        person = context.in_person()
        await context.people.delete(person, now(), data.present_password if data else None)
        context.connections.recheck(person.id)
        await context.replays.delete(person.id)  # which forgets what it has in memory, too
        await context.hall.forget(person.id)
        return Response(None, cookies=[context.authenticator.no_cookie()])

    @get(
        "/me/tables", summary="The tables where I sit and the game is not over, those that wait for me first"
    )
    async def my_tables(self, context: RequestContext) -> list[Summary]:
        mine = await context.summaries(
            await context.hall.store.lobby.unfinished_of(context.someone().id, MOST_LISTED)
        )
        return sorted(mine, key=lambda table: not table.my_turn)

    @get("/me/history", summary="The games that I finished, the last one first")
    async def history(self, context: RequestContext) -> list[PastGame]:
        return await context.people.history(context.someone(), MOST_LISTED)

    @get("/me/records", summary="How I did in each game")
    async def records(self, context: RequestContext) -> list[GameRecord]:
        return await context.people.records(context.someone())

    @get("/games/{game_name:str}/ratings", summary="The best of a game")
    async def ratings(self, game_name: str, context: RequestContext) -> list[Rated]:
        return await context.people.best(game(game_name).name, MOST_LISTED)


class Tables(Controller):
    path = "/tables"
    tags = ("tables",)

    @post(opt=NEW, summary="Make a table")
    async def create(self, data: NewTable, context: RequestContext) -> TableNews:
        """Make a table. Idempotent by `request_id`: a retry gets the table that was made, however it stands
        by now."""
        person = context.someone()
        id = table_id(person.id, data.request_id)
        if data.request_id is not None:
            with suppress(NoSuchTable):
                return await context.news(await context.hall.open(id))
        await context.require_room_for_a_table()
        chosen = game(data.game)
        edition, text = chosen_edition(chosen, data.edition)
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
            chat=data.chat,
            hints=data.hints,
        )
        live = await context.hall.create(person.id, settings, edition, text, data.bots, id)
        return await context.news(live)

    @get(summary="The tables that everybody may find")
    async def listed(self, context: RequestContext) -> list[Summary]:
        return await context.summaries(await context.hall.store.lobby.listed(MOST_LISTED))

    @get("/{table_id:str}", summary="A table, as I may see it")
    async def look(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        live = await context.hall.open(table_id)
        return await context.news(live, heard_to, await live.talk.last())

    @post("/{table_id:str}/join", status_code=200, summary="Take an open seat")
    async def join(self, table_id: TableId, data: Join, context: RequestContext) -> TableNews:
        return await context.act(table_id, lambda at, by: at.join(by.id, by.name, data.seat, data.nonce))

    @post("/{table_id:str}/leave", status_code=200, summary="Free a seat before the game")
    async def leave(self, table_id: TableId, data: FreeSeat, context: RequestContext) -> TableNews:
        return await context.act(table_id, lambda at, by: at.leave(by.id, data.seat))

    @post("/{table_id:str}/place", status_code=200, summary="Give an open seat to a computer player")
    async def place(self, table_id: TableId, data: PlaceBot, context: RequestContext) -> TableNews:
        return await context.act(table_id, lambda at, by: at.place(by.id, data.seat, data.player))

    @post("/{table_id:str}/start", status_code=200, summary="Start the game")
    async def start(self, table_id: TableId, context: RequestContext) -> TableNews:
        return await context.act(table_id, lambda at, by: at.start(by.id))

    @post("/{table_id:str}/moves", status_code=200, summary="Decide", responses=REFUSED)
    async def move(
        self, table_id: TableId, data: PlayMove, context: RequestContext, heard_to: HeardTo = 0
    ) -> Acknowledged:
        return await context.decide(table_id, data, heard_to)

    @post(
        "/{table_id:str}/take-back",
        status_code=200,
        summary="Take the last decision back",
        responses=REFUSED,
    )
    async def take_back(
        self, table_id: TableId, data: TakeBack, context: RequestContext, heard_to: HeardTo = 0
    ) -> Acknowledged:
        return await context.decide(table_id, data, heard_to)

    @get("/{table_id:str}/hint", summary="What a computer player would decide for me, the best first")
    async def hint(self, table_id: TableId, context: RequestContext) -> list[Hint]:
        live, person = await context.hall.open(table_id), context.someone().id
        return await live.read(lambda table: hints(table, own_seat(table, person), context.locale))

    @post("/{table_id:str}/resign", status_code=200, summary="Give the game up")
    async def resign(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        return await context.act(
            table_id, lambda at, by: at.replace(own_seat(at, by.id), "resigned"), heard_to
        )

    @post("/{table_id:str}/hand-over", status_code=200, summary="Let a computer player go on")
    async def hand_over(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        return await context.act(
            table_id, lambda at, by: at.replace(own_seat(at, by.id), "handed-over"), heard_to
        )

    @post("/{table_id:str}/come-back", status_code=200, summary="Play oneself again")
    async def come_back(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        return await context.act(table_id, lambda at, by: at.come_back(own_seat(at, by.id)), heard_to)

    @post("/{table_id:str}/pause", status_code=200, summary="Agree to a pause")
    async def pause(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        return await context.act(table_id, lambda at, by: at.pause(own_seat(at, by.id)), heard_to)

    @post("/{table_id:str}/resume", status_code=200, summary="Go on")
    async def resume(self, table_id: TableId, context: RequestContext, heard_to: HeardTo = 0) -> TableNews:
        return await context.act(table_id, lambda at, by: at.resume(own_seat(at, by.id)), heard_to)

    @post("/{table_id:str}/chat", status_code=200, summary="Say something to everybody at the table")
    async def say(self, table_id: TableId, data: Say, context: RequestContext) -> Acknowledged:
        live, person = await context.hall.open(table_id), context.someone().id
        return Acknowledged(
            request_id=data.request_id, seq=await live.say(person, data.text, data.request_id)
        )

    @post(
        "/{table_id:str}/rematch",
        status_code=200,
        summary="Play again, everybody one seat on; at once against computer players only",
    )
    async def rematch(
        self, table_id: TableId, context: RequestContext, data: Rematch | None = None
    ) -> TableNews:
        live, person = await context.hall.open(table_id), context.someone()
        await live.read(lambda table: own_seat(table, person.id))
        if await context.hall.rematch_of(live) is None:
            await context.require_room_for_a_table()
        wanted = data or Rematch()
        new = await context.hall.rematch(live, person.id, person.name, wanted.nonce, wanted.sit_down)
        return await context.news(new)

    @get("/{table_id:str}/edition", media_type="text/plain", summary="The printed values it is played with")
    async def edition(self, table_id: TableId, context: RequestContext) -> str:
        live = await context.hall.open(table_id)
        return await context.hall.store.edition_text(live.table.id)

    @get("/{table_id:str}/edition/changes", summary="How its printed values differ from the game's own")
    async def edition_changes(self, table_id: TableId, context: RequestContext) -> list[EditionChange]:
        return await (await context.hall.open(table_id)).read(edition_changes)

    @get("/{table_id:str}/journal", media_type="text/plain", summary="The journal of a game that is over")
    async def journal(self, table_id: TableId, context: RequestContext) -> str:
        return (await self._journal(table_id, context)).to_text()

    @get("/{table_id:str}/journal.json", summary="The same, for programs")
    async def journal_json(self, table_id: TableId, context: RequestContext) -> Response[bytes]:
        journal = await self._journal(table_id, context)
        return Response(journal.to_json(), media_type="application/json")

    async def _journal(self, table_id: str, context: RequestContext) -> Journal:
        return await (await context.hall.open(table_id)).read(finished_journal)


def _facts(game: Game, locale: str) -> GameFacts:
    return GameFacts(
        name=game.name,
        title=game.title,
        min_players=game.min_players,
        max_players=game.max_players,
        options=tuple(_option(each, locale) for each in game.options),
        legend=game.presentation.legend,
        levels=tuple(LEVELS),
        minutes=game.minutes,
    )


def _option(option: Option, locale: str) -> OptionFacts:
    return OptionFacts(
        name=option.name,
        choices=option.choices,
        default=option.default,
        label=option.label(locale),
        labels={choice: option.choice_label(choice, locale) for choice in option.choices},
        help=option.help(locale),
        limits=dict(option.limits),
        first=option.first,
    )
