"""Logs: one JSON object a line, on standard error. What gives access to anything is never in them: requests
are logged by their route, without the addresses of tables, cookies or contents."""

import logging
import sys
from time import perf_counter

import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger("patolli.requests")


def set_up_logs(level: str = "info") -> None:
    """Our own lines and those of libraries, all in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
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
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for library in ("alembic", "uvicorn"):
        logging.getLogger(library).setLevel("WARNING")


def logged(app: ASGIApp) -> ASGIApp:
    """A line for every request that is over."""

    async def around(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return
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
            log.info(
                "request",
                method=scope.get("method"),
                route=scope.get("path_template", ""),
                status=status,
                milliseconds=round(1000 * (perf_counter() - start), 2),
            )

    return around
