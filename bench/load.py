"""What a server is put to by `make bench-server`, and the figures that come of it."""

from dataclasses import dataclass

import msgspec
from rich import box
from rich.table import Table


class Load(msgspec.Struct, frozen=True):
    """The same for every server; seconds are of the clock on the wall."""

    tables: int = 500
    tables_before: int = 50
    """Played at first, and not counted: what a server takes once, however many tables there are."""
    steady_seconds: float = 20.0
    steady_moves_a_second: int = 200
    saturated_seconds: float = 10.0


class Figures(msgspec.Struct, frozen=True):
    moves_a_second: float
    """When everybody plays as fast as they can."""
    processor_seconds_a_move: float
    """Of the server, then. Of all times here, what else the machine does disturbs this one least."""
    median_wait: float
    """Seconds until a move is acknowledged under the steady load."""
    long_wait: float
    """The same, at the 99th percentile."""
    bytes_a_table: float
    """Of memory, with the table's connections, after the steady load."""
    bytes_a_table_at_most: float
    """The same, after everybody has played as fast as they can."""
    bytes_a_move: float
    """Sent to all players together for one move. Not a merit: it tells how alike the work is."""


@dataclass(frozen=True)
class Row:
    heading: str
    figure: str
    factor: float
    form: str


ROWS = (
    Row("median wait at {rate} moves a second, ms", "median_wait", 1e3, ".1f"),
    Row("99th percentile of waits, ms", "long_wait", 1e3, ".1f"),
    Row("memory a table, KB", "bytes_a_table", 1 / 1024, ".0f"),
    Row("moves a second, as fast as it can", "moves_a_second", 1, ",.0f"),
    Row("processor time a move then, ms", "processor_seconds_a_move", 1e3, ".2f"),
    Row("memory a table after that, KB", "bytes_a_table_at_most", 1 / 1024, ".0f"),
    Row("sent to the players a move, KB", "bytes_a_move", 1 / 1024, ".1f"),
)


def table_of(load: Load, ours: Figures, theirs: Figures | None, peer: str) -> Table:
    """Both side by side; ours alone where there is no other."""
    table = Table(
        title=f"{load.tables} tables, {2 * load.tables} connections",
        caption="More moves a second are better; of all else, less is.",
        box=box.SIMPLE,
        pad_edge=False,
    )
    table.add_column()
    for heading in ("patolli", peer, "ratio") if theirs else ("patolli",):
        table.add_column(heading, justify="right", no_wrap=True)
    for row in ROWS:
        mine = getattr(ours, row.figure) * row.factor
        cells = [row.heading.format(rate=load.steady_moves_a_second), format(mine, row.form)]
        if theirs:
            other = getattr(theirs, row.figure) * row.factor
            cells += [format(other, row.form), f"{mine / other:.2f}"]
        table.add_row(*cells)
    return table
