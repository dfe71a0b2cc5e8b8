"""Halls on a real database, and games that are played there."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from random import Random
from typing import TypeVar

import patolli
from patolli.tables.bot_pool import BotPool
from patolli.tables.database import open_database
from patolli.tables.events import Moved
from patolli.tables.hall import Hall
from patolli.tables.live import LiveTable, now
from patolli.tables.settings import Settings
from patolli.tables.store import Store
from patolli.tables.table import Table
from patolli.wire.clocks import ClockRule

LONGEST_WAIT = 20.0
H = TypeVar("H", bound=Hall)


@asynccontextmanager
async def hall_on(address: str) -> AsyncIterator[Hall]:
    """A hall as a server process has one."""
    async with opened(Hall(Store(await open_database(address)), BotPool(1))) as hall:
        yield hall


@asynccontextmanager
async def opened(hall: H) -> AsyncIterator[H]:
    hall.begin()
    try:
        yield hall
    finally:
        await hall.close()


async def new_table(
    hall: Hall,
    game: str = "gold",
    people: tuple[str, ...] = ("ana", "ben"),
    seats: int = 2,
    clock: ClockRule | None = None,
    bot: str = "novice",
) -> LiveTable:
    """A game just started between people, computer players on the other seats."""
    chosen = patolli.game(game)
    edition = chosen.standard_edition
    ids = [(await hall.store.people.add(name, now())).id for name in people]
    settings = Settings(
        game=game, rules=chosen.rules_version, edition=edition.digest, seats=seats, clock=clock
    )
    bots = dict.fromkeys(range(len(people), seats), bot)
    live = await hall.create(ids[0], settings, edition, chosen.edition_text(), bots)
    for id, name in zip(ids, people, strict=True):
        await live.do(partial(Table.join, person=id, name=name, seat=None, nonce=""))
    await live.do(partial(Table.start, person=ids[0]))
    return live


def first_legal(seat: int) -> Callable[[Table], Moved]:
    def command(table: Table) -> Moved:
        assert table.match
        legal = table.match.state.legal_actions(seat)
        return table.move(seat, table.seq, legal[0] if legal else 0)

    return command


def any_legal(seat: int, random: Random) -> Callable[[Table], Moved]:
    def command(table: Table) -> Moved:
        assert table.match
        return table.move(seat, table.seq, random.choice(table.match.state.legal_actions(seat)))

    return command


async def play_until(live: LiveTable, done: Callable[[Table], bool]) -> None:
    """The people of a table decide something legal whenever they have to."""
    while not await live.read(done):
        owing = [seat for seat in live.table.pending() if live.table.seats[seat].decides_itself]
        if owing:
            await live.do(first_legal(owing[0]))
        else:
            await asyncio.sleep(0.01)


async def happens(condition: Callable[[], bool]) -> None:
    """Wait until something is so that has to be before long."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not condition():
            await asyncio.sleep(0.01)


async def happens_at_once(condition: Callable[[], bool]) -> None:
    """The same, for what may be over soon."""
    async with asyncio.timeout(LONGEST_WAIT):
        while not condition():
            await asyncio.sleep(0)
