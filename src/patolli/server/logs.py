"""Structured logs, one JSON object a line, on standard error, without secrets.

Requests are logged by route, without table ids, cookies or bodies. Libraries log warnings only, as a database
driver would log the parameters of every statement; its errors are logged without their details.
"""

import logging
import sqlite3
import sys
from collections.abc import Awaitable, Iterator
from time import perf_counter
from traceback import format_tb
from typing import Final

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError

PAGE_FILE: Final = "/{name}"
"""The address of the browser client's files."""

log = structlog.get_logger("patolli.requests")


def set_up_logs(level: str = "info") -> None:
    """Configure logging: our own lines from a level up, and warnings of libraries, in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.ExceptionRenderer(failure),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(),
            ],
        )
    )
    logging.basicConfig(handlers=[handler], level="WARNING", force=True)
    logging.getLogger("patolli").setLevel(level.upper())


def failure(exc_info: structlog.typing.ExcInfo) -> str:
    """Format an error with its causes, the first cause first."""
    return "\n".join(_told(error) for error in reversed(list(_with_causes(exc_info[1]))))


def _with_causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _told(error: BaseException) -> str:
    said = [f"{type(error).__module__}.{type(error).__qualname__}: {_sentence(error)}"]
    for each in error.exceptions if isinstance(error, BaseExceptionGroup) else ():
        said += (_told(inner) for inner in reversed(list(_with_causes(each))))
    return "".join(format_tb(error.__traceback__)) + "\n".join(said)


def _sentence(error: BaseException) -> str:
    """Return an error's message; of database errors, which may quote data, the error code only."""
    if isinstance(error, DBAPIError | sqlite3.Error) or hasattr(error, "sqlstate"):
        source = error.orig if isinstance(error, DBAPIError) else error
        return str(getattr(source, "sqlstate", None) or getattr(source, "sqlite_errorname", None) or "")
    return str(error)


def logged(app: ASGIApp) -> ASGIApp:
    """Log a line after every HTTP request, as middleware. WebSockets pass through, to hold no frame for
    them."""

    def chosen(scope: Scope, receive: Receive, send: Send) -> Awaitable[None]:
        return (around if scope["type"] == ScopeType.HTTP else app)(scope, receive, send)

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()
        status = 500

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await app(scope, receive, sent)
        finally:
            # A page loads a dozen static files; they would drown the rest.
            tell = log.debug if scope.get("path_template") == PAGE_FILE else log.info
            tell(
                "request",
                method=scope.get("method"),
                route=scope.get("path_template", ""),
                status=status,
                milliseconds=round(1000 * (perf_counter() - start), 2),
            )

    return chosen
