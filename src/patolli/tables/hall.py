"""Where tables are opened, played at and watched: those that somebody uses are kept in memory
(`patolli.tables.live`), and the database has the truth about all of them.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Coroutine, Mapping
from contextlib import nullcontext, suppress
from functools import partial
from time import time
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy.exc import IntegrityError

from patolli.engine.edition import Edition
from patolli.engine.errors import PatolliError
from patolli.engine.seed import Seed
from patolli.engine.words import words
from patolli.tables.chat import SAID
from patolli.tables.events import AnyEvent
from patolli.tables.live import PATIENCE, LiveTable, NoSuchTable, now
from patolli.tables.settings import Settings
from patolli.tables.store import CHANGED, Store, edition_key
from patolli.tables.table import NOBODY, Refused, Table
from patolli.tables.thinkers import Thinkers

SWEEP_SECONDS: Final = 1.0
DEAF_SECONDS: Final = 30.0
"""How long a process may hear nothing of the others before it counts as ill."""
ID_BYTES: Final = 12

log = structlog.get_logger(__name__)

R = TypeVar("R")


def table_id(host: str, token: str | None = None) -> str:
    """The address of a new table: the same whenever its host calls it the same."""
    if token is None:
        return secrets.token_hex(ID_BYTES)
    return hashlib.sha256(f"{host}:{token}".encode()).hexdigest()[: 2 * ID_BYTES]


class Hall:
    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self.deaf_since: float | None = None
        """Since when nothing is heard of other processes."""

    async def create(
        self,
        host: str,
        settings: Settings,
        edition: Edition,
        edition_text: str,
        bots: Mapping[int, str],
        id: str | None = None,
    ) -> LiveTable:
        """A table with nobody but computer players at it; if there is one with this address, that one as it
        is."""
        setup = self.store.setup(settings, edition, edition_key(edition_text))
        table = Table(id or table_id(host), host, settings, setup, Seed.random())
        placed, at = [], now()
        for seat, player in bots.items():
            placed.append(table.place(host, seat, player))
            table.apply(placed[-1], at)
        try:
            await self.store.add_table(table, edition_text, at, placed)
        except IntegrityError:  # somebody asked before, or twice at once
            return await self.open(table.id)
        return self._live.setdefault(table.id, LiveTable(table, self))

    async def rematch(
        self, of: LiveTable, person: str, name: str, nonce: str = "", sit_down: bool = True
    ) -> LiveTable:
        """Another game of the same people, everybody one seat on: whoever asks first makes the table, all who
        ask and want to take their seats."""
        old = await of.read(lambda table: table)
        gone = old.rematch
        if old.phase == "over" and await self.rematch_of(of) is None:
            moved = {(seat - 1) % len(old.seats): each for seat, each in enumerate(old.seats)}
            bots = {seat: each.name for seat, each in moved.items() if each.person is None}
            edition_text = await self.store.edition_text(old.id)
            new = await self.create(person, old.settings, old.setup.edition, edition_text, bots)
            try:
                await of.do(partial(Table.play_again, at=new.table.id, instead_of=gone))
            except Refused:  # somebody else was faster
                await self.store.remove_table(new.table.id)
                await self.read_anew(new.table.id)
        again = await of.read(lambda table: table.rematch)
        if again is None:
            raise Refused(words("table-not-over"))
        live = await self.open(again)
        if sit_down and await live.read(lambda table: table.seat_of(person)) == NOBODY:
            seat = (old.seat_of(person) - 1) % len(old.seats)
            await live.do(partial(Table.join, person=person, name=name, seat=seat, nonce=nonce))
        return live

    async def rematch_of(self, of: LiveTable) -> LiveTable | None:
        """Where the same people play again; none if nobody wants to yet, or nothing came of it and the table
        is gone."""
        id = await of.read(lambda table: table.rematch)
        with suppress(NoSuchTable):
            return await self.open(id) if id is not None else None
        return None

    async def open(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is None:
            if id not in self._opening:
                self._opening[id] = self.spawn(self._load(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            live = await asyncio.shield(self._opening[id])
        live.used = time()  # nobody forgets it before whoever asked has done anything
        return live

    async def _load(self, id: str) -> LiveTable:
        table = await self.store.load(id)
        if table is None:
            raise NoSuchTable(words("table-no-such-table"))
        return self._live.setdefault(id, LiveTable(table, self))

    async def _known(self, id: str) -> LiveTable | None:
        """A table that is in memory, or on its way there."""
        if id in self._opening:
            with suppress(NoSuchTable):
                return await asyncio.shield(self._opening[id])
        return self._live.get(id)

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    @property
    def open_tables(self) -> int:
        return len(self._live)

    @property
    def is_deaf(self) -> bool:
        """Whether this process has not heard for too long what others do."""
        return self.deaf_since is not None and time() - self.deaf_since > DEAF_SECONDS

    async def forget(self, person: str) -> None:
        """Somebody who wants to be forgotten plays no more, and their name is nowhere any more, nor what they
        said and brought. While it is taken out of a log nobody writes there, so that nothing brings it
        back."""
        for id in await self.store.forget_traces(person):
            await self.heard(id, SAID)
        for id in await self.store.unfinished_of(person):
            with suppress(PatolliError):  # the game ended, or the table was removed
                await (await self.open(id)).do(partial(_go_away, person=person))
        for id in await self.store.tables_naming(person):
            live = await self._known(id)
            async with live.lock if live else nullcontext():
                await self.store.forget_name(id, person)
                if live:
                    live.is_stale = True
            await self.read_anew(id)

    async def read_anew(self, id: str) -> None:
        """A table's log was changed, or removed."""
        live = await self._known(id)
        if live is None:
            return
        try:
            await live.reread()
        except NoSuchTable:
            self._live.pop(id, None)
            for watcher in live.watchers:
                watcher.set()

    async def heard(self, id: str, seq: int) -> None:
        """In another server process something was written down, or changed, or said."""
        if seq == CHANGED:
            await self.read_anew(id)
        elif (live := await self._known(id)) is None:
            return
        elif seq == SAID:
            live.heard_talk()
        else:
            await live.catch_up(seq)

    def catch_up_all(self) -> None:
        """Something may have been written that nobody told of. Tables are read when somebody looks at them:
        all at once would keep everybody waiting."""
        for live in self._live.values():
            live.talk.forget()
            self.spawn(live.doubt())
        for id in self._opening:
            self.spawn(self.read_anew(id))

    async def sweep(self, ahead: int = 0) -> None:
        """Take up what should have happened at any table by now, or a little later, and forget tables that
        nobody uses."""
        await self._keep_thinking()
        until = now() + PATIENCE
        for id in await self.store.take_up(now() + ahead, until):
            try:
                live = await self.open(id)
            except Exception:  # a table that cannot be opened must not keep the others waiting
                log.exception("a table cannot be opened")
                continue
            live.ours_until = until
            await self._see_to(live)
        for person in await self.store.people.to_forget(now()):
            try:
                await self.forget(person)
                await self.store.people.end_forgetting(person)
            except Exception:  # who cannot be forgotten yet must not keep the others waiting
                log.exception("somebody cannot be forgotten")
        for id in await self.store.remove_abandoned(now()):
            await self.read_anew(id)
        for id, live in list(self._live.items()):
            if live.is_idle():
                live.stop()
                del self._live[id]
            elif live.is_stale and live.watchers and not live.lock.locked():  # a write failed: they wait
                await self._see_to(live)

    async def _see_to(self, live: LiveTable) -> None:
        try:
            await live.catch_up()
            live.attend()
        except NoSuchTable:
            self._live.pop(live.table.id, None)
        except Exception:
            log.exception("a table cannot be read")

    async def _keep_thinking(self) -> None:
        """Others need not think about what computer players think about here, however long it takes. Where
        another process was the last to write, it is theirs to think about."""
        until = now() + PATIENCE
        soon = {id: end for id, end in self._thought_about().items() if end < until - PATIENCE // 2}
        if not soon:
            return
        kept = await self.store.keep(soon, until)
        for id, end in soon.items():
            live = self._live.get(id)
            if live is not None and live.ours_until == end:  # nothing has happened there meanwhile
                live.ours_until = until if id in kept else None

    def _thought_about(self) -> dict[str, int]:
        """The tables where computer players think here, with the time to which they are ours."""
        ends = {id: live.ours_until for id, live in self._live.items() if live.is_thinking}
        return {id: end for id, end in ends.items() if end is not None}

    def begin(self) -> None:
        """From now on tables go on by themselves."""
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def _keep_sweeping(self) -> None:
        """What computer players owed when the only server on a database was killed is taken up at once,
        everything else in time."""
        ahead = 0 if self.store.is_shared else PATIENCE
        while not self._closing.is_set():
            try:
                await self.sweep(ahead)
                ahead = 0
            except Exception:
                log.exception("sweep failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)

    def spawn(self, coroutine: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Run something on its own, to its end; what goes wrong is logged, unless it is only refused."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, PatolliError):
            log.error("a task failed", exc_info=error)

    async def close(self) -> None:
        """What is being written is finished; computer players' thoughts are not."""
        self._closing.set()
        if self._sweeper is not None:
            await self._sweeper
        left = self._thought_about()
        thinking = [task for live in self._live.values() for task in live.stop()]
        await asyncio.gather(*thinking, return_exceptions=True)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._leave_to_others(left)
        await self.store.close()
        self.thinkers.close()

    async def _leave_to_others(self, thought_about: Mapping[str, int]) -> None:
        """Whoever looks next goes on with what was thought about here."""
        try:
            if thought_about:
                await self.store.keep(thought_about, now())
        except Exception:
            log.exception("others take up later what was thought about here")


def _go_away(table: Table, person: str) -> AnyEvent:
    """Nobody waits for a person who is gone."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused(words("table-nobody-there"))
    return table.leave(person, seat) if table.phase == "gathering" else table.replace(seat, "resigned")
