"""Serialised tables, so that loading one need not replay a long log."""

from typing import Final

import msgspec

from patolli.engine.build import VERSION
from patolli.engine.match import MatchSnapshot
from patolli.tables.clocks import Clocks
from patolli.tables.events import Ended
from patolli.tables.seats import Handover, Seat

SNAPSHOT_VERSION: Final = f"{VERSION} with turns"
"""Snapshots of another version are ignored: they are a cache of the log."""


class Snapshot(msgspec.Struct, array_like=True):
    """A serialised table. A change of its fields needs another `SNAPSHOT_VERSION`."""

    version: str
    """Of patolli: other versions may serialise positions differently."""
    seq: int
    seats: list[Seat]
    clocks: Clocks
    agreed: list[int]
    changed: list[int]
    ended: Ended | None
    request_ids: dict[str, int]
    match: MatchSnapshot | None
    rematch: str | None
    deserted: int | None
    host: str | None
    handovers: list[Handover]


def write_snapshot(snapshot: Snapshot) -> bytes:
    return msgspec.msgpack.encode(snapshot)


def read_snapshot(content: bytes) -> Snapshot:
    """Read a snapshot; a `ValueError` if it is of another version, whose fields may be others."""
    (version, *_) = msgspec.msgpack.decode(content)
    if version != SNAPSHOT_VERSION:
        raise ValueError(f"It is of patolli {version}.")
    return msgspec.msgpack.decode(content, type=Snapshot)
