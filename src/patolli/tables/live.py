"""A table in memory, in step with its log in the database.

Commands become events, which take effect once they are appended. If another server process took the place in
the log, the table catches up and runs the command again: optimistic concurrency.
"""

import asyncio
import hashlib
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from time import time
from typing import Any, Final, Protocol, TypeVar

import structlog

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.tables.bot_pool import BotPool, Question
from patolli.tables.chat import Talk, require_talking
from patolli.tables.errors import Refused
from patolli.tables.event_log import Addition
from patolli.tables.events import AnyEvent, Rematched, TookBack
from patolli.tables.ratings import counts, standings
from patolli.tables.store import Store
from patolli.tables.table import Table

SNAPSHOT_EVERY: Final = 50
"""Events between two snapshots of a table."""
PATIENCE: Final = 15_000
"""Milliseconds that a process holds the lease on a computer player's decision before another takes it up."""
RETRY_SECONDS: Final = 1.0
UNHURRIED_SECONDS: Final = 3.0
"""Delay of each decision where computer players stand in for all people: else a game would be over before
anybody can come back."""
UNHURRIED_FOR: Final = 2 * 60_000
"""Milliseconds after which nobody is expected back, and the delay ends."""
IDLE_SECONDS: Final = 60.0

log = structlog.get_logger(__name__)

Command = Callable[[Table], AnyEvent]
R = TypeVar("R")


class NoSuchTable(PatolliError):
    """No table has this address."""


def now() -> int:
    """Return the time in milliseconds since 1970."""
    return int(time() * 1000)


class Surroundings(Protocol):
    """The parts of a hall that a table needs; a protocol, so that the hall can import this module."""

    store: Store
    bots: BotPool

    @property
    def is_closing(self) -> bool: ...

    def spawn(self, coroutine: Coroutine[Any, Any, R]) -> asyncio.Task[R]: ...


class LiveTable:
    """A table in use: runs commands, broadcasts changes to subscribers, and lets its computer players
    decide."""

    def __init__(self, table: Table, hall: Surroundings) -> None:
        self.table = table
        self.watchers: set[asyncio.Event] = set()
        self.used = time()
        self.ours_until: int | None = None
        """When this process's lease on the table ends, as far as it knows."""
        self._hall = hall
        self.lock = asyncio.Lock()
        self.is_stale = False
        self._unannounced = False
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.talk = Talk(hall.store.chats, table.id)

    async def do(self, command: Command, request_id: str | None = None) -> int:
        """Run a command and return its sequence number once it is durable. Idempotent per request id.
        Timestamped on arrival; completes even if the caller is cancelled."""
        return await self._finished(self._do(command, request_id, now()))

    async def _do(self, command: Command, request_id: str | None, at: int) -> int:
        async with self.lock:
            self.used = time()
            while True:
                table = await self._settled(at)
                if request_id is not None and request_id in table.request_ids:
                    return table.request_ids[request_id]
                try:
                    event = command(table)
                except PatolliError:
                    before = (
                        await self._hall.store.log.find_request(table.id, request_id) if request_id else None
                    )
                    if before is not None:
                        return before
                    raise
                if await self._write(table, event, at, request_id):
                    return table.seq
                before = await self._hall.store.log.find_request(table.id, request_id) if request_id else None
                if before is not None:
                    return before

    async def read(self, reader: Callable[[Table], R]) -> R:
        """Read the table under its lock, up to date."""
        async with self.lock:
            self.used = time()
            return reader(await self._fresh())

    async def say(self, person: str, text: str, request_id: str) -> int:
        """Add a chat line and return its number. Idempotent, and completes, as `do`."""
        return await self._finished(self._say(person, text, request_id))

    async def _say(self, person: str, text: str, request_id: str) -> int:
        await self.read(partial(require_talking, person=person, text=text))
        number = await self.talk.add(person, text, request_id, now())
        self._unannounced = True
        return number

    def heard_talk(self) -> None:
        """Invalidate the chat: another process may have added a line."""
        self.talk.forget()
        self._broadcast()

    async def catch_up(self, seq: int | None = None) -> None:
        """Apply what other processes have appended, up to event `seq` if it is known."""
        async with self.lock:
            if self.is_stale:
                await self._fresh()
                return
            table = self.table
            if seq is not None and seq <= table.seq:
                return
            self.is_stale = True  # until it is read: if that fails, somebody tries again
            missed = await self._hall.store.log.since(table.id, table.seq)
            for each in missed:
                table.apply(each.event, each.at, each.request_id)
            self.is_stale = False
            if missed:
                self._broadcast()

    async def doubt(self) -> None:
        """Mark the table as stale, as after missed notifications; the next reader loads it."""
        async with self.lock:
            self.is_stale = True
        self._broadcast()

    async def reread(self) -> None:
        """Load the table anew: its log was rewritten."""
        async with self.lock:
            self.is_stale = True
            await self._fresh()

    def attend(self) -> None:
        """Start what is due: decisions of computer players, and a timer for the next deadline."""
        if self._hall.is_closing:
            return
        for seat in self.table.computers_pending():
            if seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self.table.deadline()
        if deadline is not None:
            wait = max(deadline - now(), 1) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self._hall.spawn(self._ring()))

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def is_idle(self) -> bool:
        """Tell whether the table can be evicted from the cache."""
        in_use = self.watchers or self._thinking or self.lock.locked()
        return not in_use and time() - self.used > IDLE_SECONDS

    def stop(self) -> list[asyncio.Task[None]]:
        """Cancel timers and computer players' decisions; return the tasks to wait for."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        return list(self._thinking.values())

    async def _settled(self, at: int) -> Table:
        """Return the table after applying everything whose deadline had passed at a time."""
        while True:
            table = await self._fresh()
            event = table.due(at)
            if event is None:
                return table
            await self._write(table, event, at)

    async def _write(self, table: Table, event: AnyEvent, at: int, request_id: str | None = None) -> bool:
        """Apply an event in memory and append it to the log; False if its place was taken. The table is stale
        until the log has it, so nobody reads what is not durable."""
        self.is_stale = True
        table.apply(event, at, request_id)
        # A decision that is taken back is slow to replay: all before it are played again.
        worth_keeping = table.seq % SNAPSHOT_EVERY == 0 or isinstance(event, TookBack)
        over = table.phase == "over" and not isinstance(event, Rematched)
        addition = Addition(
            table.id,
            table.seq,
            at,
            event,
            request_id,
            table.phase,
            _due(table, at),
            table.snapshot() if worth_keeping else None,
            table.settings.game,
            standings(table) if over else (),
            over and counts(table),
        )
        written = await self._hall.store.log.add(addition)
        self.is_stale = not written
        if written:
            self.ours_until = addition.due
            self._unannounced = True
            self.attend()
        return written

    async def _fresh(self) -> Table:
        """Return the table, loaded from the log if memory may be stale."""
        if self.is_stale:
            table = await self._hall.store.load(self.table.id)
            if table is None:
                raise NoSuchTable(words("table-gone"))
            self.table = table
            self.is_stale = False
            self._broadcast()
        return self.table

    async def _finished(self, doing: Coroutine[Any, Any, int]) -> int:
        """Run to completion even if the caller is cancelled; acknowledge to the caller before
        broadcasting."""
        task = self._hall.spawn(doing)
        answer = asyncio.shield(task)
        task.add_done_callback(lambda _: self._announce())
        return await answer

    def _announce(self) -> None:
        if self._unannounced:
            self._broadcast()

    def _broadcast(self) -> None:
        self._unannounced = False
        for watcher in self.watchers:
            watcher.set()

    async def _think(self, seat: int) -> None:
        """Decide for a computer player for as long as it is its turn."""
        try:
            while True:
                try:
                    if not await self._decide(seat):
                        return
                except Exception:
                    log.exception("a computer player is stuck")
                    await asyncio.sleep(RETRY_SECONDS)
        finally:
            del self._thinking[seat]

    async def _decide(self, seat: int) -> bool:
        """Decide once; False if it is not this seat's turn."""
        seen, question, unhurried = await self.read(
            lambda table: (table.seq, _question(table, seat), _is_unhurried(table))
        )
        if question is None:
            return False
        if unhurried:
            await asyncio.sleep(UNHURRIED_SECONDS)
        action = await self._hall.bots.decide(question, self.table.maker)
        # Refused if the position has changed meanwhile; the caller asks again if it is still its turn.
        with suppress(Refused):
            await self.do(partial(_answer, seen=seen, question=question, action=action))
        return True

    async def _ring(self) -> None:
        """Apply a deadline that has passed, unless a decision came just before it."""
        async with self.lock:
            await self._settled(now())
        self._announce()
        self.attend()


def _due(table: Table, at: int) -> int | None:
    """Return when the sweep has to look at the table: its deadline, or the end of our lease on a decision."""
    deadline = table.deadline()
    if not table.computers_pending():
        return deadline
    return at + PATIENCE if deadline is None else min(at + PATIENCE, deadline)


def _is_unhurried(table: Table) -> bool:
    return (
        table.deserted is not None and now() < table.deserted + UNHURRIED_FOR and table.somebody_may_return()
    )


def _question(table: Table, seat: int) -> Question | None:
    player = table.seats[seat].player
    if seat not in table.computers_pending() or player is None:
        return None
    return Question(table.setup, table.concealed(seat), seat, player, _player_seed(table, seat))


def _answer(table: Table, seen: int, question: Question, action: int) -> AnyEvent:
    if table.seats[question.seat].player != question.who:
        raise Refused(words("table-somebody-else"))
    return table.move(question.seat, seen, action)


def _player_seed(table: Table, seat: int) -> int:
    """Derive a computer player's seed by a hash, so that it tells nothing about the game's own."""
    text = f"player {seat} after event {table.seq} of {table.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
