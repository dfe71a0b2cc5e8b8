"""The hall: opens tables on demand, caches those in use (`patolli.tables.live`), sweeps for what is due.

The database is the source of truth.
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
from patolli.tables.bot_pool import BotPool
from patolli.tables.chat import SAID
from patolli.tables.errors import Refused
from patolli.tables.events import AnyEvent
from patolli.tables.live import PATIENCE, LiveTable, NoSuchTable, now
from patolli.tables.notifier import CHANGED
from patolli.tables.settings import Settings
from patolli.tables.store import Store, edition_key
from patolli.tables.table import NOBODY, Table

SWEEP_SECONDS: Final = 1.0
DEAF_SECONDS: Final = 30.0
"""How long a process may be unsubscribed before its health check fails."""
ID_BYTES: Final = 12

log = structlog.get_logger(__name__)

R = TypeVar("R")


def table_id(host: str, request_id: str | None = None) -> str:
    """Return the address of a new table. Idempotent: derived from its maker and their request id, if there is
    one."""
    if request_id is None:
        return secrets.token_hex(ID_BYTES)
    return hashlib.sha256(f"{host}:{request_id}".encode()).hexdigest()[: 2 * ID_BYTES]


class Hall:
    """A server process's tables: opened on demand, cached, made, and swept for what is due."""

    def __init__(self, store: Store, bots: BotPool) -> None:
        self.store = store
        self.bots = bots
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()
        self.deaf_since: float | None = None
        """Since when this process is unsubscribed from the others' notifications."""

    async def create(
        self,
        host: str,
        settings: Settings,
        edition: Edition,
        edition_text: str,
        bots: Mapping[int, str],
        id: str | None = None,
        names: Mapping[int, str] | None = None,
    ) -> LiveTable:
        """Make a table with computer players only, or return the one that has this address already. They get
        names of their own, unless some are given."""
        setup = self.store.setup(settings, edition, edition_key(edition_text))
        table = Table(id or table_id(host), host, settings, setup, Seed.random())
        placed, at = [], now()
        for seat, player in bots.items():
            placed.append(table.place(host, seat, player, (names or {}).get(seat)))
            table.apply(placed[-1], at)
        try:
            await self.store.add_table(table, edition_text, at, placed)
        except IntegrityError:  # a retry, or two requests at once
            return await self.open(table.id)
        return self._live.setdefault(table.id, LiveTable(table, self))

    async def rematch(
        self, of: LiveTable, person: str, name: str, nonce: str = "", sit_down: bool = True
    ) -> LiveTable:
        """Make a table for the same people, everybody one seat on, unless somebody has; take a seat at it.
        Somebody who played against computer players only keeps their seat, and the game begins at once: there
        is nobody to wait for."""
        old = await of.read(lambda table: table)
        gone = old.rematch
        alone = sum(each.person is not None for each in old.seats) == 1
        on = 0 if alone else 1
        if old.phase == "over" and await self.rematch_of(of) is None:
            moved = {(seat - on) % len(old.seats): each for seat, each in enumerate(old.seats)}
            computers = {seat: each for seat, each in moved.items() if each.person is None}
            bots = {seat: each.player for seat, each in computers.items() if each.player is not None}
            names = {seat: each.name for seat, each in computers.items() if each.name != each.player}
            edition_text = await self.store.edition_text(old.id)
            new = await self.create(person, old.settings, old.setup.edition, edition_text, bots, names=names)
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
            seat = (old.seat_of(person) - on) % len(old.seats)
            await live.do(partial(Table.join, person=person, name=name, seat=seat, nonce=nonce))
        if sit_down and alone and await live.read(lambda table: table.phase) == "gathering":
            with suppress(Refused):  # somebody has opened a seat for a friend, or a retry was faster
                await live.do(partial(Table.start, person=person))
        return live

    async def rematch_of(self, of: LiveTable) -> LiveTable | None:
        """Return the table where the same people play again; None if nobody asked yet, or it is gone."""
        id = await of.read(lambda table: table.rematch)
        with suppress(NoSuchTable):
            return await self.open(id) if id is not None else None
        return None

    async def open(self, id: str) -> LiveTable:
        """Return a table from the cache, or load it; concurrent callers share one load."""
        live = self._live.get(id)
        if live is None:
            if id not in self._opening:
                self._opening[id] = self.spawn(self._load(id))
                self._opening[id].add_done_callback(lambda _: self._opening.pop(id))
            live = await asyncio.shield(self._opening[id])
        live.used = time()  # keeps the sweep from evicting it before the caller has used it
        return live

    async def _load(self, id: str) -> LiveTable:
        table = await self.store.load(id)
        if table is None:
            raise NoSuchTable(words("table-no-such-table"))
        return self._live.setdefault(id, LiveTable(table, self))

    async def _known(self, id: str) -> LiveTable | None:
        """Return a table that is cached or being loaded."""
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
        """Tell whether this process was unsubscribed for too long."""
        return self.deaf_since is not None and time() - self.deaf_since > DEAF_SECONDS

    async def forget(self, person: str) -> None:
        """Erase a person: resign their games, and remove their name, chat and replays. A log is rewritten
        under the table's lock, so that no write in between brings the name back."""
        for id in await self.store.erasure.forget_traces(person):
            await self.heard(id, SAID)
        for id in await self.store.lobby.unfinished_of(person):
            with suppress(PatolliError):  # the game ended, or the table was removed
                await (await self.open(id)).do(partial(_go_away, person=person))
        for id in await self.store.erasure.tables_naming(person):
            live = await self._known(id)
            async with live.lock if live else nullcontext():
                await self.store.erasure.forget_name(id, person)
                if live:
                    live.is_stale = True
            await self.read_anew(id)

    async def read_anew(self, id: str) -> None:
        """Reload a cached table whose log was rewritten, or drop it if the log was removed."""
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
        """Handle a notification from another server process: an event, a rewritten log, or a chat line."""
        if seq == CHANGED:
            await self.read_anew(id)
        elif (live := await self._known(id)) is None:
            return
        elif seq == SAID:
            live.heard_talk()
        else:
            await live.catch_up(seq)

    def catch_up_all(self) -> None:
        """Mark all cached tables as stale, as notifications may have been missed. They are loaded when
        somebody reads them; loading all at once would keep everybody waiting."""
        for live in self._live.values():
            live.talk.forget()
            self.spawn(live.doubt())
        for id in self._opening:
            self.spawn(self.read_anew(id))

    async def sweep(self, ahead: int = 0) -> None:
        """Take over what is overdue at any table (or due `ahead` milliseconds later), erase people, remove
        abandoned tables, and evict idle ones from the cache."""
        await self._renew_leases()
        until = now() + PATIENCE
        for id in await self.store.leases.take_up(now() + ahead, until):
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

    async def _renew_leases(self) -> None:
        """Renew our leases on decisions of computer players before they run out. A lease is lost where
        another process was the last to write."""
        until = now() + PATIENCE
        soon = {id: end for id, end in self._leases().items() if end < until - PATIENCE // 2}
        if not soon:
            return
        kept = await self.store.leases.keep(soon, until)
        for id, end in soon.items():
            live = self._live.get(id)
            if live is not None and live.ours_until == end:  # nothing has happened there meanwhile
                live.ours_until = until if id in kept else None

    def _leases(self) -> dict[str, int]:
        """Return the tables where computer players think here, with the end of our lease."""
        ends = {id: live.ours_until for id, live in self._live.items() if live.is_thinking}
        return {id: end for id, end in ends.items() if end is not None}

    def begin(self) -> None:
        """Start the sweep."""
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def _keep_sweeping(self) -> None:
        """Sweep every second. The only server on a database takes over its own old leases at once: nobody
        else can hold them."""
        ahead = 0 if self.store.notifier.is_shared else PATIENCE
        while not self._closing.is_set():
            try:
                await self.sweep(ahead)
                ahead = 0
            except Exception:
                log.exception("sweep failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)

    def spawn(self, coroutine: Coroutine[Any, Any, R]) -> asyncio.Task[R]:
        """Run a task to completion in the background; log errors other than refusals."""
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
        """Shut down: finish writes, cancel computer players' decisions and release their leases."""
        self._closing.set()
        if self._sweeper is not None:
            await self._sweeper
        leases = self._leases()
        thinking = [task for live in self._live.values() for task in live.stop()]
        await asyncio.gather(*thinking, return_exceptions=True)
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._release_leases(leases)
        await self.store.close()
        self.bots.close()

    async def _release_leases(self, leases: Mapping[str, int]) -> None:
        """Release leases, so that the next process takes over at once."""
        try:
            if leases:
                await self.store.leases.keep(leases, now())
        except Exception:
            log.exception("leases cannot be released; they run out")


def _go_away(table: Table, person: str) -> AnyEvent:
    """Leave the table, or resign once the game has begun."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused(words("table-nobody-there"))
    return table.leave(person, seat) if table.phase == "gathering" else table.replace(seat, "resigned")
