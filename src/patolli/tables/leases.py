"""Leases on tables at which something is due, so that one server process at a time sees to each."""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.tables.database import writing
from patolli.tables.schema import tables

MOST_AT_ONCE: Final = 256


class Leases:
    """Leases in the database; one is the time in `due_at` before which no other process takes the table."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def take_up(self, now: int, until: int) -> list[str]:
        """Lease the tables at which something is overdue: return them, and give them to no other process
        before `until`."""
        late = select(tables.c.id).where(tables.c.due_at <= now).order_by(tables.c.due_at).limit(MOST_AT_ONCE)
        async with self._engine.connect() as connection:
            if await connection.scalar(late.limit(1)) is None:
                return []
        async with writing(self._engine) as connection:
            rows = await connection.scalars(
                update(tables)
                .where(tables.c.id.in_(late.with_for_update(skip_locked=True)))
                .values(due_at=until)
                .returning(tables.c.id)
            )
            return list(rows)

    async def keep(self, taken: Mapping[str, int], until: int) -> set[str]:
        """Renew leases, each known by its present end; return those that are still ours, where no other
        process has written."""
        still = select(tables.c.id).where(tuple_(tables.c.id, tables.c.due_at).in_(sorted(taken.items())))
        async with writing(self._engine) as connection:
            kept = await connection.scalars(
                update(tables)
                .where(tables.c.id.in_(still.with_for_update(skip_locked=True)))
                .values(due_at=until)
                .returning(tables.c.id)
            )
            return set(kept)
