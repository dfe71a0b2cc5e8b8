"""A table in memory. Whatever is to happen at it is written down first and happens then; if its place in the
log is taken, because another server process wrote something, it catches up and asks the table again.
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
from patolli.tables.chat import Talk, require_talking
from patolli.tables.events import AnyEvent, Rematched, TookBack
from patolli.tables.ratings import counts, standings
from patolli.tables.store import Addition, Store
from patolli.tables.table import Refused, Table
from patolli.tables.thinkers import Question, Thinkers

SNAPSHOT_EVERY: Final = 50
"""Events between two snapshots of a table."""
PATIENCE: Final = 15_000
"""Milliseconds after which another process takes up a computer player's decision that does not come."""
RETRY_SECONDS: Final = 1.0
UNHURRIED_SECONDS: Final = 3.0
"""Before each decision, where all people let computer players go on: else a game would be over before anybody
can come back."""
UNHURRIED_FOR: Final = 2 * 60_000
"""Milliseconds after which they do not wait any more for somebody who comes back."""
IDLE_SECONDS: Final = 60.0

log = structlog.get_logger(__name__)

Wish = Callable[[Table], AnyEvent]
R = TypeVar("R")


class NoSuchTable(PatolliError):
    """No table has this address."""


def now() -> int:
    return int(time() * 1000)


class Surroundings(Protocol):
    """What a table needs of the hall where it is."""

    store: Store
    thinkers: Thinkers

    @property
    def is_closing(self) -> bool: ...

    def spawn(self, coroutine: Coroutine[Any, Any, R]) -> asyncio.Task[R]: ...


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table, hall: Surroundings) -> None:
        self.table = table
        self.watchers: set[asyncio.Event] = set()
        self.used = time()
        self.ours_until: int | None = None
        """When other processes look whether it goes on, as far as this one knows."""
        self._hall = hall
        self.lock = asyncio.Lock()
        self.is_stale = False
        self._untold = False
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.talk = Talk(hall.store.chats, table.id)

    async def do(self, wish: Wish, token: str | None = None) -> int:
        """Let something happen; its number in the log, once it is written down. What a sender has sent before
        under the same name happens once. It counts from when it came, and whoever asked may go away: what
        was begun is finished."""
        return await self._finished(self._do(wish, token, now()))

    async def _do(self, wish: Wish, token: str | None, at: int) -> int:
        async with self.lock:
            self.used = time()
            while True:
                table = await self._settled(at)
                if token is not None and token in table.tokens:
                    return table.tokens[token]
                try:
                    event = wish(table)
                except PatolliError:
                    before = await self._hall.store.find_token(table.id, token) if token else None
                    if before is not None:
                        return before
                    raise
                if await self._write(table, event, at, token):
                    return table.seq
                before = await self._hall.store.find_token(table.id, token) if token else None
                if before is not None:
                    return before

    async def read(self, reader: Callable[[Table], R]) -> R:
        """Look at the table when nothing is half done."""
        async with self.lock:
            self.used = time()
            return reader(await self._fresh())

    async def say(self, person: str, text: str, token: str) -> int:
        """Something for everybody at the table; its number. It is said once, and to its end, as in `do`."""
        return await self._finished(self._say(person, text, token))

    async def _say(self, person: str, text: str, token: str) -> int:
        await self.read(partial(require_talking, person=person, text=text))
        number = await self.talk.add(person, text, token, now())
        self._untold = True
        return number

    def heard_talk(self) -> None:
        """Somebody may have said something in another process."""
        self.talk.forget()
        self._tell()

    async def catch_up(self, seq: int | None = None) -> None:
        """Somebody else wrote something down, up to this event if it is known."""
        async with self.lock:
            if self.is_stale:
                await self._fresh()
                return
            table = self.table
            if seq is not None and seq <= table.seq:
                return
            self.is_stale = True  # until it is read: if that fails, somebody tries again
            missed = await self._hall.store.since(table.id, table.seq)
            for each in missed:
                table.apply(each.event, each.at, each.token)
            self.is_stale = False
            if missed:
                self._tell()

    async def doubt(self) -> None:
        """Something may have happened that nobody told of; whoever looks reads it."""
        async with self.lock:
            self.is_stale = True
        self._tell()

    async def reread(self) -> None:
        """What was written down is not what it was any more."""
        async with self.lock:
            self.is_stale = True
            await self._fresh()

    def attend(self) -> None:
        """See to it that the table goes on: computer players think, clocks are watched."""
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
        in_use = self.watchers or self._thinking or self.lock.locked()
        return not in_use and time() - self.used > IDLE_SECONDS

    def stop(self) -> list[asyncio.Task[None]]:
        """Let nothing more happen by itself; what was under way."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        return list(self._thinking.values())

    async def _settled(self, at: int) -> Table:
        """The table at a time: whoever had run out of theirs by then has, before anything else happens."""
        while True:
            table = await self._fresh()
            event = table.due(at)
            if event is None:
                return table
            await self._write(table, event, at)

    async def _write(self, table: Table, event: AnyEvent, at: int, token: str | None = None) -> bool:
        """Here first, where nobody can look yet, then on the disk; if that fails, the disk is right."""
        self.is_stale = True
        table.apply(event, at, token)
        # A decision that is taken back is slow to replay: all before it are played again.
        worth_keeping = table.seq % SNAPSHOT_EVERY == 0 or isinstance(event, TookBack)
        over = table.phase == "over" and not isinstance(event, Rematched)
        addition = Addition(
            table.id,
            table.seq,
            at,
            event,
            token,
            table.phase,
            _due(table, at),
            table.snapshot() if worth_keeping else None,
            table.settings.game,
            standings(table) if over else (),
            over and counts(table),
        )
        written = await self._hall.store.add(addition)
        self.is_stale = not written
        if written:
            self.ours_until = addition.due
            self._untold = True
            self.attend()
        return written

    async def _fresh(self) -> Table:
        """The table, read anew if what is in memory may not be what is written down."""
        if self.is_stale:
            table = await self._hall.store.load(self.table.id)
            if table is None:
                raise NoSuchTable(words("table-gone"))
            self.table = table
            self.is_stale = False
            self._tell()
        return self.table

    async def _finished(self, doing: Coroutine[Any, Any, int]) -> int:
        """What comes of it, to its end even if whoever asked goes away; they have their answer before
        anybody is told the news."""
        task = self._hall.spawn(doing)
        answer = asyncio.shield(task)
        task.add_done_callback(lambda _: self._tell_news())
        return await answer

    def _tell_news(self) -> None:
        if self._untold:
            self._tell()

    def _tell(self) -> None:
        self._untold = False
        for watcher in self.watchers:
            watcher.set()

    async def _think(self, seat: int) -> None:
        """Until a computer player owes nothing any more."""
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
        """Whether there was anything to decide."""
        seen, question, unhurried = await self.read(
            lambda table: (table.seq, _question(table, seat), _is_unhurried(table))
        )
        if question is None:
            return False
        if unhurried:
            await asyncio.sleep(UNHURRIED_SECONDS)
        action = await self._hall.thinkers.decide(question, self.table.maker)
        # If the position is another one by now, it thinks again, provided that it is still its turn.
        with suppress(Refused):
            await self.do(partial(_answer, seen=seen, question=question, action=action))
        return True

    async def _ring(self) -> None:
        """Somebody's time is out, unless they decided just now."""
        async with self.lock:
            await self._settled(now())
        self._tell_news()
        self.attend()


def _due(table: Table, at: int) -> int | None:
    """When the sweep has to look at a table, unless something happens there before."""
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
    """A computer player's seed, which tells nothing about the game's own."""
    text = f"player {seat} after event {table.seq} of {table.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
