"""How connections end: whoever is connected hears why."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar import WebSocket
from litestar.connection import ASGIConnection

from patolli.server.connections import Connection
from patolli.server.live import TableSocket
from patolli.server.metrics import Metrics
from patolli.tables.live import LiveTable
from tables.halls import hall_on, new_table

pytestmark = pytest.mark.anyio

Receive = Callable[[], Awaitable[dict[str, Any]]]
SCOPE: dict[str, Any] = {"type": "websocket", "headers": [], "client": None}


async def silence() -> dict[str, Any]:
    await asyncio.Event().wait()
    raise AssertionError


async def failure() -> dict[str, Any]:
    raise ZeroDivisionError


async def gone() -> dict[str, Any]:
    return {"type": "websocket.disconnect", "code": 1001}


async def end_of(live: LiveTable, receive: Receive, silent_seconds: float = 60) -> tuple[int, str] | None:
    """What somebody who watches is told when their connection ends."""
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    connection = Connection(ASGIConnection(SCOPE), None)  # type: ignore[arg-type]
    socket = WebSocket(SCOPE | {"app": None}, receive, send)  # type: ignore[arg-type, var-annotated]
    socket.connection_state = "receive"
    async with asyncio.timeout(20):
        await TableSocket(socket, live, connection, 0, "en", Metrics(), silent_seconds).run()
    closed = [each for each in sent if each["type"] == "websocket.close"]
    return (closed[0]["code"], closed[0]["reason"]) if closed else None


async def test_whoever_is_connected_hears_why_that_ends(database: str) -> None:
    async with hall_on(database) as hall:
        live = await new_table(hall)
        assert await end_of(live, silence, 0.05) == (4408, "nothing was heard for too long")
        assert await end_of(live, failure) == (1011, "the server failed")
        assert await end_of(live, gone) is None
        live.is_stale = True
        live.table.id = "0123"  # as if it had been removed
        assert await end_of(live, silence) == (4404, "This table is gone; create another one.")
