"""What people have on disk keeps opening: tables in the middle of a game, written by an earlier version."""

import json
from base64 import b64decode
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import insert

from patolli.tables import schema
from patolli.tables.database import open_database, writing
from tables.halls import any_legal, hall_on

pytestmark = pytest.mark.anyio

OLD = json.loads((Path(__file__).parent / "version_0.json").read_text(encoding="utf-8"))
"""All rows of a database of patolli 0.1.0 before turns had effects, with a table of each game after 60
decisions, some of them taken back; and the positions there."""
TABLES = ("people", "editions", "tables", "seats", "events", "snapshots")


def column(value: Any) -> Any:
    return b64decode(value["base64"]) if isinstance(value, dict) else value


async def written_by_an_old_version(address: str) -> None:
    engine = await open_database(address)
    async with writing(engine) as connection:
        for name in TABLES:
            rows = [{key: column(value) for key, value in row.items()} for row in OLD[name]]
            await connection.execute(insert(getattr(schema, name)), rows)
    await engine.dispose()


@pytest.mark.parametrize("game", sorted(OLD["positions"]))
@pytest.mark.parametrize("with_snapshot", [True, False], ids=["snapshot", "log"])
async def test_a_table_of_an_old_version_is_played_to_its_end(
    database: str, game: str, with_snapshot: bool
) -> None:
    await written_by_an_old_version(database)
    kept = OLD["positions"][game]
    async with hall_on(database) as hall:
        table = await hall.store.load(kept["table"], from_snapshot=with_snapshot)
        assert table is not None
        assert table.match is not None
        assert table.seq == kept["seq"]
        assert table.match.state.dump() == b64decode(kept["position"])
        live = await hall.open(kept["table"])
        random = Random(1)
        while pending := live.table.pending():
            seat = random.choice(pending)
            await live.do(any_legal(seat, random))
        assert live.table.phase == "over"
        assert live.table.match is not None
        assert len(live.table.match.turns_after(0)) == len(live.table.match.turns)
