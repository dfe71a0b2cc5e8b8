"""Figures for Prometheus."""

from litestar import Request, Response, get
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from patolli.tables.hall import Hall


class Metrics:
    """What this server process counts."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge("patolli_connections", "WebSockets that are open", registry=self.registry)
        self.moves = Counter("patolli_moves", "Decisions that came in", registry=self.registry)
        self.refusals = Counter("patolli_refusals", "Those that were refused", registry=self.registry)
        self.seconds = Histogram(
            "patolli_move_seconds",
            "From a decision that came in until it was on the disk",
            registry=self.registry,
            buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5),
        )
        self._tables = Gauge("patolli_open_tables", "Tables in memory", registry=self.registry)
        self._commits = Gauge("patolli_commits", "Commits of events so far", registry=self.registry)

    def text(self, hall: Hall) -> bytes:
        self._tables.set(hall.open_tables)
        self._commits.set(hall.store.commits)
        return generate_latest(self.registry)


@get("/metrics", summary="Figures for Prometheus", tags=["operations"], media_type="text/plain")
async def metrics(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    figures: Metrics = request.app.state.metrics
    return Response(figures.text(request.app.state.hall), media_type=CONTENT_TYPE_LATEST)
