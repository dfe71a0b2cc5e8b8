"""Where tables are opened, played at and watched.

A table that somebody uses is kept in memory; the database has the truth about it. Whatever is to happen is
written down first and happens then. If its place in the log is taken, because another server process wrote
something, this one catches up and asks the table again.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from time import time
from typing import Final, TypeVar

import structlog

from patolli.engine.edition import Edition
from patolli.engine.errors import PatolliError
from patolli.engine.seed import Seed
from patolli.engine.state import State
from patolli.tables.chat import Talk, require_talking
from patolli.tables.events import AnyEvent, Rematched
from patolli.tables.ratings import standings
from patolli.tables.settings import Settings
from patolli.tables.store import Addition, Store
from patolli.tables.table import NOBODY, Refused, Table, require_level
from patolli.tables.thinkers import AnyThinkers

SNAPSHOT_EVERY: Final = 50
"""Events between two snapshots of a table."""
PATIENCE: Final = 15_000
"""Milliseconds after which another process takes up a computer player's decision that does not come."""
SWEEP_SECONDS: Final = 1.0
IDLE_SECONDS: Final = 60.0
ID_BYTES: Final = 12

log = structlog.get_logger(__name__)

Wish = Callable[[Table], AnyEvent]
R = TypeVar("R")


class NoSuchTable(PatolliError):
    """No table has this address."""


def now() -> int:
    return int(time() * 1000)


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table, hall: "Hall") -> None:
        self.table = table
        self.watchers: set[asyncio.Event] = set()
        self.used = time()
        self._hall = hall
        self.lock = asyncio.Lock()
        self.is_stale = False
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._alarm: asyncio.TimerHandle | None = None
        self.talk = Talk(hall.store.chats, table.id)

    async def do(self, wish: Wish, token: str | None = None) -> int:
        """Let something happen; its number in the log, once it is written down. What a sender has sent before
        under the same name happens once."""
        async with self.lock:
            self.used = time()
            while True:
                table = await self._fresh()
                if token is not None and token in table.tokens:
                    return table.tokens[token]
                try:
                    event = wish(table)
                except PatolliError:
                    before = await self._hall.store.find_token(table.id, token) if token else None
                    if before is not None:
                        return before
                    raise
                if await self._write(table, event, token):
                    break
                before = await self._hall.store.find_token(table.id, token) if token else None
                if before is not None:
                    return before
            seq = table.seq
        self._tell()
        self.attend()
        return seq

    async def read(self, reader: Callable[[Table], R]) -> R:
        """Look at the table when nothing is half done."""
        async with self.lock:
            self.used = time()
            return reader(await self._fresh())

    async def say(self, person: str, text: str) -> int:
        """Something for everybody at the table; its number."""
        await self.read(partial(require_talking, person=person, text=text))
        number = await self.talk.add(person, text, now())
        self._tell()
        return number

    def heard_talk(self) -> None:
        """Somebody may have said something in another process."""
        self.talk.forget()
        self._tell()

    async def catch_up(self, seq: int) -> None:
        """Somebody else wrote up to this event."""
        async with self.lock:
            was_stale = self.is_stale
            table = await self._fresh()
            missed = await self._hall.store.since(table.id, table.seq) if table.seq < seq else []
            for each in missed:
                table.apply(each.event, each.at, each.token)
        if missed or was_stale:
            self._tell()

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
        deadline = self.table.clocks.deadline()
        if deadline is not None:
            wait = max(deadline - now(), 0) / 1000
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(wait, lambda: self._hall.spawn(self._ring()))

    def is_idle(self) -> bool:
        return not self.watchers and not self._thinking and time() - self.used > IDLE_SECONDS

    def stop(self) -> list[asyncio.Task[None]]:
        """Let nothing more happen by itself; what was under way."""
        if self._alarm is not None:
            self._alarm.cancel()
        for task in self._thinking.values():
            task.cancel()
        return list(self._thinking.values())

    async def _write(self, table: Table, event: AnyEvent, token: str | None) -> bool:
        """Here first, where nobody can look yet, then on the disk; if that fails, the disk is right."""
        at = now()
        self.is_stale = True
        table.apply(event, at, token)
        snapshot = table.snapshot() if table.seq % SNAPSHOT_EVERY == 0 else None
        over = table.phase == "over" and not isinstance(event, Rematched)
        addition = Addition(
            table.id,
            table.seq,
            at,
            event,
            token,
            table.phase,
            _due(table, at),
            snapshot,
            table.settings.game,
            standings(table) if over else (),
        )
        written = await self._hall.store.add(addition)
        self.is_stale = not written
        return written

    async def _fresh(self) -> Table:
        """The table, read anew if what is in memory may not be what is written down."""
        if self.is_stale:
            table = await self._hall.store.load(self.table.id)
            assert table is not None, "tables are never deleted while they are open"
            self.table = table
            self.is_stale = False
        return self.table

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher.set()

    async def _think(self, seat: int) -> None:
        """Until a computer player owes nothing any more."""
        try:
            while question := await self.read(lambda table: _question(table, seat)):
                action = await self._hall.thinkers.decide(
                    self.table.setup, question.concealed, seat, question.player, question.seed
                )
                # If the position is another one by now, it thinks again, provided that it is still its turn.
                with suppress(PatolliError):
                    await self.do(partial(_answer, question=question, seat=seat, action=action))
        finally:
            del self._thinking[seat]

    async def _ring(self) -> None:
        """Somebody's time is out, unless they decided just now."""
        with suppress(Refused):
            while True:
                await self.do(_due_event)


class Hall:
    def __init__(self, store: Store, thinkers: AnyThinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeper: asyncio.Task[None] | None = None
        self._closing = asyncio.Event()

    async def create(
        self, host: str, settings: Settings, edition: Edition, edition_text: str, bots: Mapping[int, str]
    ) -> LiveTable:
        """A table with nobody but computer players at it."""
        setup = self.store.setup(settings, edition)
        for seat, player in bots.items():
            if not 0 <= seat < setup.players:
                raise Refused(f"There is no seat {seat + 1}; there are seats 1 to {setup.players}.")
            require_level(player)
        table = Table(secrets.token_hex(ID_BYTES), host, settings, setup, Seed.random())
        await self.store.add_table(table, edition_text, now())
        live = self._live[table.id] = LiveTable(table, self)
        for seat, player in bots.items():
            await live.do(partial(Table.place, person=host, seat=seat, player=player))
        return live

    async def rematch(self, of: LiveTable, person: str, name: str) -> LiveTable:
        """Another game of the same people, everybody one seat on: whoever asks first makes the table, all who
        ask take their seats."""
        old = await of.read(lambda table: table)
        if old.phase == "over" and old.rematch is None:
            moved = {(seat - 1) % len(old.seats): each for seat, each in enumerate(old.seats)}
            bots = {seat: each.name for seat, each in moved.items() if each.person is None}
            edition_text = await self.store.edition_text(old.settings.edition)
            new = await self.create(person, old.settings, old.setup.edition, edition_text, bots)
            with suppress(Refused):  # somebody else was faster: then the new table stays empty
                await of.do(partial(Table.play_again, at=new.table.id))
        again = await of.read(lambda table: table.rematch)
        if again is None:
            raise Refused("The game is not over yet.")
        live = await self.open(again)
        if live.table.seat_of(person) == NOBODY:
            seat = (old.seat_of(person) - 1) % len(old.seats)
            await live.do(partial(Table.join, person=person, name=name, seat=seat, nonce=""))
        return live

    async def open(self, id: str) -> LiveTable:
        live = self._live.get(id)
        if live is not None:
            live.used = time()  # nobody forgets it before whoever asked has done anything
            return live
        async with self._opening.setdefault(id, asyncio.Lock()):
            live = self._live.get(id)
            if live is None:
                table = await self.store.load(id)
                if table is None:
                    self._opening.pop(id, None)
                    raise NoSuchTable("There is no such table; perhaps its address is cut short.")
                live = self._live[id] = LiveTable(table, self)
        self._opening.pop(id, None)
        return live

    @property
    def is_closing(self) -> bool:
        return self._closing.is_set()

    @property
    def open_tables(self) -> int:
        return len(self._live)

    def forget(self, ids: list[str]) -> None:
        """Tables whose log was changed are read anew."""
        for id in ids:
            live = self._live.get(id)
            if live is not None:
                live.is_stale = True

    async def heard(self, id: str, seq: int) -> None:
        """Another server process wrote something down."""
        live = self._live.get(id)
        if live is not None:
            await live.catch_up(seq)

    def heard_talk(self, id: str) -> None:
        """Somebody said something, here or in another server process."""
        live = self._live.get(id)
        if live is not None:
            live.heard_talk()

    async def catch_up_all(self) -> None:
        """Something may have been written that nobody told of."""
        for live in list(self._live.values()):
            live.heard_talk()
            try:
                await live.catch_up(live.table.seq + 1)
            except Exception:
                log.exception("a table cannot be read")

    async def sweep(self, ahead: int = 0) -> None:
        """Take up what should have happened at any table by now, and forget tables that nobody uses."""
        for id in await self.store.due(now() + ahead):
            try:
                (await self.open(id)).attend()
            except Exception:  # a table that cannot be opened must not keep the others waiting
                log.exception("a table cannot be opened")
        for id, live in list(self._live.items()):
            if live.is_idle():
                live.stop()
                del self._live[id]

    def begin(self) -> None:
        """From now on tables go on by themselves."""
        self._sweeper = asyncio.create_task(self._keep_sweeping())

    async def _keep_sweeping(self) -> None:
        """What computer players owed when a server stopped is taken up at once, everything else in time."""
        ahead = PATIENCE
        while not self._closing.is_set():
            try:
                await self.sweep(ahead)
                ahead = 0
            except Exception:
                log.exception("sweep failed")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._closing.wait(), SWEEP_SECONDS)

    def spawn(self, coroutine: Coroutine[None, None, None]) -> None:
        """Run something on its own; what goes wrong is logged."""
        task = asyncio.create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("a task failed", exc_info=task.exception())

    async def close(self) -> None:
        """What is being written is finished; computer players' thoughts are not."""
        self._closing.set()
        if self._sweeper is not None:
            await self._sweeper
        thinking = [task for live in self._live.values() for task in live.stop()]
        await asyncio.gather(*thinking, *self._tasks, return_exceptions=True)
        await self.store.close()
        self.thinkers.close()


def _due(table: Table, at: int) -> int | None:
    """When the sweep has to look at a table, unless something happens there before."""
    if table.computers_pending():
        return at + PATIENCE
    return table.clocks.deadline()


@dataclass(frozen=True)
class _Question:
    """What a computer player is asked."""

    seen: int
    player: str
    concealed: State
    seed: int


def _question(table: Table, seat: int) -> _Question | None:
    player = table.seats[seat].player
    if seat not in table.computers_pending() or player is None:
        return None
    return _Question(table.seq, player, table.concealed(seat), _player_seed(table, seat))


def _answer(table: Table, question: _Question, seat: int, action: int) -> AnyEvent:
    if table.seats[seat].player != question.player:
        raise Refused("Somebody else decides for this seat now.")
    return table.move(seat, question.seen, action)


def _due_event(table: Table) -> AnyEvent:
    event = table.due(now())
    if event is None:
        raise Refused("Nobody is out of time.")
    return event


def _player_seed(table: Table, seat: int) -> int:
    """A computer player's seed, which tells nothing about the game's own."""
    text = f"player {seat} after event {table.seq} of {table.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
