"""What a request comes with: who asks, and the parts of the application that handlers need."""

from collections.abc import Callable, Sequence
from typing import Annotated

import structlog
from litestar import Request, Response
from litestar.params import Parameter

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.server.authentication import Authenticator, Identity, NotKnown, bearer_token
from patolli.server.commands import decide
from patolli.server.connections import Connections, TooMany
from patolli.server.languages import locale_for
from patolli.server.limits import Limits
from patolli.server.metrics import Metrics
from patolli.server.refusals import OnlyInPerson, WrongDecision
from patolli.server.updates import look
from patolli.tables.chat import Line
from patolli.tables.events import AnyEvent
from patolli.tables.hall import Hall
from patolli.tables.live import LiveTable, NoSuchTable, now
from patolli.tables.messages import summary, table_facts
from patolli.tables.people import People, Person
from patolli.tables.replays import Replays
from patolli.tables.table import Table
from patolli.wire.live import Acknowledged, PlayMove, TakeBack
from patolli.wire.people import Me
from patolli.wire.tables import Summary
from patolli.wire.updates import TableNews

TableId = Annotated[str, Parameter(max_length=32, pattern="^[0-9a-f]+$")]
HeardTo = Annotated[int, Parameter(ge=0, le=2**31 - 1)]

log = structlog.get_logger(__name__)


class RequestContext:
    """The parts that handlers need for every request: the person who asks, and the application."""

    def __init__(self, request: Request, person: Person | None) -> None:  # type: ignore[type-arg]
        self.request = request
        self.person = person
        self.locale = locale_for(request, person)
        self.hall: Hall = request.app.state.hall
        self.replays: Replays = request.app.state.replays
        self.authenticator: Authenticator = request.app.state.authenticator
        self.connections: Connections = request.app.state.connections
        self.limits: Limits = request.app.state.limits
        self.metrics: Metrics = request.app.state.metrics

    @property
    def people(self) -> People:
        return self.hall.store.people

    def someone(self) -> Person:
        """Return the person who asks; anonymous requests are refused."""
        if self.person is None:
            raise NotKnown(words("table-not-known"))
        return self.person

    def in_person(self) -> Person:
        """Return the person who asks, unless a program does in their name."""
        person = self.someone()
        if bearer_token(self.request) is not None:
            raise OnlyInPerson(words("table-only-in-person"))
        return person

    def welcome(self, person: Person) -> Response[Me]:
        """Log the browser in as this person."""
        return Response(about_me(person), cookies=[self.authenticator.cookie(person)])

    @property
    def person_id(self) -> str | None:
        return self.person.id if self.person else None

    async def news(self, live: LiveTable, heard_to: int = 0, said: Sequence[Line] = ()) -> TableNews:
        now = await look(live, self.person_id, heard_to, self.locale, said)
        return TableNews(table=table_facts(live.table), now=now)

    async def summaries(self, ids: list[str]) -> list[Summary]:
        """Summarise tables, leaving out those that are gone or fail to open."""
        changed_at = await self.hall.store.lobby.changed_at(ids)

        def summarised(table: Table) -> Summary:
            return summary(table, self.person_id, changed_at.get(table.id, 0), now())

        found = []
        for id in ids:
            try:
                found.append(await (await self.hall.open(id)).read(summarised))
            except NoSuchTable:
                continue
            except Exception:
                log.exception("a table cannot be opened")
        return found

    async def require_room_for_a_table(self) -> None:
        made = await self.hall.store.lobby.made_by(self.someone().id)
        if made.get("gathering", 0) >= self.limits.gathering_tables:
            raise TooMany(words("table-many-gathering"))
        if sum(made.values()) >= self.limits.unfinished_tables:
            raise TooMany(words("table-many-unfinished"))

    async def act(
        self, table_id: str, command: Callable[[Table, Person], AnyEvent], heard_to: int = 0
    ) -> TableNews:
        """Run a command in the name of the person who asks; return the table as it is then, without its
        chat."""
        person = self.someone()
        live = await self.hall.open(table_id)
        await live.do(lambda table: command(table, person))
        return await self.news(live, heard_to)

    async def decide(self, table_id: str, command: PlayMove | TakeBack, heard_to: int) -> Acknowledged:
        """Decide or take back; a refusal brings the table as it stands."""
        live, person = await self.hall.open(table_id), self.someone().id
        try:
            seq = await decide(live, person, command, self.metrics)
        except PatolliError as error:
            now = await look(live, person, heard_to, self.locale)
            raise WrongDecision(error, command.request_id, now) from None
        return Acknowledged(request_id=command.request_id, seq=seq)


async def request_context(request: Request) -> RequestContext:  # type: ignore[type-arg]
    authenticator: Authenticator = request.app.state.authenticator
    request.state.person = await authenticator.authenticate(
        Identity.of(request)
    )  # for refusals, which know the request only
    return RequestContext(request, request.state.person)


def about_me(person: Person) -> Me:
    """Return what a person is told about themselves."""
    return Me(id=person.id, name=person.name, locale=person.locale, login=person.login)
