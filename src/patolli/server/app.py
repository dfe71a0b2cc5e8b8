"""The application: routes, middleware, and what lives as long as the server."""

from collections.abc import AsyncGenerator, Awaitable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

import structlog
from litestar import Litestar, Request, Response, Router, get
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import ClientException, HTTPException, ServiceUnavailableException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, BeforeMessageSendHookHandler, Message, Receive, Scope, Send

from patolli.engine.errors import PatolliError
from patolli.engine.words import say
from patolli.server.api import Persons, Tables, list_games
from patolli.server.authentication import Authenticator
from patolli.server.bots import Bots
from patolli.server.connections import Connections
from patolli.server.context import request_context
from patolli.server.languages import locale_for
from patolli.server.limits import NOT_COUNTED, Limits
from patolli.server.live import live
from patolli.server.logs import logged
from patolli.server.metrics import Metrics, metrics
from patolli.server.pages import file, page
from patolli.server.refusals import answer, answer_failure, answer_http
from patolli.server.replays import ReplayRoutes
from patolli.server.schema import add_messages
from patolli.tables.bot_pool import BotPool
from patolli.tables.database import open_database
from patolli.tables.hall import Hall
from patolli.tables.notifications import subscribed
from patolli.tables.replays import Replays
from patolli.tables.store import Store
from patolli.wire.live import Refusal

log = structlog.get_logger(__name__)

LARGEST_BODY: Final = 640 * 1024
"""Bytes; the longest journal with the longest edition, with every letter escaped, is less."""
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "cache-control": "no-store",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}
HTTPS_ONLY: Final = {"strict-transport-security": f"max-age={365 * 24 * 3600}"}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


@dataclass(frozen=True)
class Config:
    database: str
    bot_processes: int = 1
    secure: bool = False
    """Serve behind HTTPS: Secure cookies and HSTS."""
    requests_a_minute: int = 1200
    """From one address; all other limits are in proportion."""


class Asked(Request):  # type: ignore[type-arg]
    """A request whose body, if nested too deeply to parse, is answered with 400 instead of 500."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("What was sent is nested too deeply.") from None


@get("/healthz", opt=NOT_COUNTED, summary="Whether the server and its database answer", tags=["operations"])
async def healthz(request: Request) -> dict[str, str]:  # type: ignore[type-arg]
    hall: Hall = request.app.state.hall
    await hall.store.lobby.listed(1)
    if hall.is_deaf:
        raise ServiceUnavailableException("This process does not hear what others do at its tables.")
    return {"status": "ok"}


def application(config: Config, bots: BotPool | None = None) -> Litestar:
    """Build the application; computer players think in worker processes unless given a pool."""
    limits = Limits(config.requests_a_minute)

    @asynccontextmanager
    async def running(app: Litestar) -> AsyncGenerator[None]:
        engine = await open_database(config.database)
        app.state.metrics = Metrics()
        app.state.limits = limits
        store = Store(engine)
        store.log.observer = app.state.metrics.count
        hall = Hall(store, bots or BotPool(config.bot_processes))
        app.state.hall = hall
        app.state.replays = Replays(engine)
        key = await hall.store.secret("cookies")
        app.state.authenticator = Authenticator(key, hall.store.people, config.secure)
        app.state.connections = Connections(app.state.authenticator, limits)
        async with subscribed(engine, hall), app.state.connections.rechecking():
            hall.begin()
            try:
                yield
            finally:
                await hall.close()

    app = Litestar(
        [
            Router("/api", route_handlers=[list_games, Persons, Tables, ReplayRoutes, Bots, live]),
            healthz,
            metrics,
            page,
            file,
        ],
        lifespan=[running],
        dependencies={"context": Provide(request_context)},
        after_exception=[log_failure],
        request_class=Asked,
        exception_handlers={PatolliError: answer, HTTPException: answer_http, Exception: answer_failure},
        middleware=[logged, only_from_here, limits.middleware()],
        logging_config=None,
        before_send=[with_headers(HEADERS | (HTTPS_ONLY if config.secure else {}))],
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="patolli", version="1", path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
    )
    add_messages(app.openapi_schema)
    return app


def with_headers(headers: Mapping[str, str]) -> BeforeMessageSendHookHandler:
    """Add headers to every response, the framework's own included, unless a handler set them."""
    encoded = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def add(message: Message, _scope: Scope) -> None:
        if message["type"] == "http.response.start":
            chosen = {name.lower() for name, _ in message["headers"]}
            more = [each for each in encoded if each[0] not in chosen]
            message["headers"] = [*message["headers"], *more]

    return add


async def log_failure(error: Exception, _scope: Scope) -> None:
    """Log unexpected errors; refusals are the sender's mistake."""
    if not isinstance(error, PatolliError | HTTPException):
        log.error("a request failed", exc_info=error)


def only_from_here(app: ASGIApp) -> ASGIApp:
    """Reject cross-site requests (CSRF): pages of other sites must not act with a person's cookie."""

    def checked(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        acts = scope["type"] == ScopeType.WEBSOCKET or scope.get("method") not in SAFE
        return (refuse if acts and not _is_from_here(scope) else app)(scope, receive, send)

    async def refuse(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": "another site's page"})
        else:
            request = Asked(scope)
            message = say(locale_for(request, None), "table-another-site")
            refused = Refusal(error="another-site", message=message)
            response = Response(refused, status_code=403).to_asgi_response(None, request)
            await response(scope, receive, send)

    return checked


def _is_from_here(scope: Scope) -> bool:
    """Compare the Origin header, which browsers always send; a program that sends none acts for itself."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or origin.partition(b"://")[2] == headers.get(b"host")
