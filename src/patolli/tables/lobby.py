"""Lists of tables: public ones, and those of a person."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.tables.schema import seats, tables
from patolli.wire.tables import Phase

OPEN_PHASES: Final[tuple[Phase, ...]] = ("gathering", "playing", "paused")


class Lobby:
    """Queries that find tables without opening them."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def listed(self, limit: int) -> list[str]:
        """List public tables: those that wait for people first, then the newest."""
        found: list[str] = []
        async with self._engine.connect() as connection:
            for phase in OPEN_PHASES:
                found += await connection.scalars(
                    select(tables.c.id)
                    .where(tables.c.listed, tables.c.phase == phase)
                    .order_by(tables.c.changed_at.desc())
                    .limit(limit - len(found))
                )
        return found

    async def changed_at(self, ids: Sequence[str]) -> dict[str, int]:
        """Return when each of these tables last changed."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id, tables.c.changed_at).where(tables.c.id.in_(ids))
            )
            return {row.id: row.changed_at for row in rows}

    async def unfinished_of(self, person: str, limit: int | None = None) -> list[str]:
        """List the unfinished tables of a person, last changed first."""
        async with self._engine.connect() as connection:
            rows = await connection.scalars(
                select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.person == person, tables.c.phase != "over")
                .order_by(tables.c.changed_at.desc())
                .limit(limit)
            )
            return list(rows)

    async def made_by(self, host: str) -> dict[Phase, int]:
        """Count the unfinished tables that a person has made, by phase."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.phase, func.count().label("made"))
                .where(tables.c.host == host, tables.c.phase.in_(OPEN_PHASES))
                .group_by(tables.c.phase)
            )
            return {row.phase: row.made for row in rows}
