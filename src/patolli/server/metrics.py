"""Metrics for Prometheus."""

from collections.abc import Generator
from contextlib import contextmanager

from litestar import Request, Response, get
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from patolli.engine.errors import PatolliError
from patolli.server.limits import NOT_COUNTED
from patolli.tables.event_log import Addition
from patolli.tables.events import Moved
from patolli.tables.hall import Hall


class Metrics:
    """The counters and gauges of this server process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge(
            "patolli_connections", "WebSockets and streams that are open", registry=self.registry
        )
        self.moves = Counter(
            "patolli_moves",
            "Decisions that were written down, of people (or programs in their name), computers, clocks",
            ["by"],
            registry=self.registry,
        )
        self.refusals = Counter("patolli_refusals", "Decisions that were refused", registry=self.registry)
        self.seconds = Histogram(
            "patolli_move_seconds",
            "From a decision that came in until it was on the disk",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self._tables = Gauge("patolli_open_tables", "Tables in memory", registry=self.registry)
        self._commits = Counter("patolli_commits", "Commits of events", registry=self.registry)
        self._counted_commits = 0

    @contextmanager
    def decision(self) -> Generator[None]:
        """Time a decision that came in over HTTP or WebSocket, and count refusals."""
        try:
            with self.seconds.time():
                yield
        except PatolliError:
            self.refusals.inc()
            raise

    def count(self, addition: Addition) -> None:
        """Count an event that is durable, if it is a decision, by its origin."""
        if isinstance(addition.event, Moved):
            self.moves.labels(by=_by(addition.event, addition.request_id)).inc()

    def text(self, hall: Hall) -> bytes:
        """Render all metrics in the exposition format."""
        self._tables.set(hall.open_tables)
        self._commits.inc(hall.store.log.commits - self._counted_commits)
        self._counted_commits = hall.store.log.commits
        return generate_latest(self.registry)


def _by(move: Moved, request_id: str | None) -> str:
    """Return who moved: only what a client sent has a request id."""
    if move.by_clock:
        return "clock"
    return "computer" if request_id is None else "person"


@get(
    "/metrics",
    opt=NOT_COUNTED,
    summary="Figures for Prometheus",
    tags=["operations"],
    media_type="text/plain",
)
async def metrics(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    figures: Metrics = request.app.state.metrics
    return Response(figures.text(request.app.state.hall), media_type=CONTENT_TYPE_LATEST)
