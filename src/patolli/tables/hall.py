"""Where tables are opened, played at and watched.

A table that somebody uses is kept in memory; the database has the truth about it. Whatever is to happen is
written down first and happens then. If its place in the log is taken, because another server process wrote
something, this one catches up and asks the table again.
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable, Coroutine, Mapping
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
from patolli.tables.chat import SAID, Talk, require_talking
from patolli.tables.events import AnyEvent, Rematched, TookBack
from patolli.tables.ratings import counts, standings
from patolli.tables.settings import Settings
from patolli.tables.store import CHANGED, Addition, Store, edition_key
from patolli.tables.table import NOBODY, Refused, Table
from patolli.tables.thinkers import Question, Thinkers

SNAPSHOT_EVERY: Final = 50
"""Events between two snapshots of a table."""
PATIENCE: Final = 15_000
"""Milliseconds after which another process takes up a computer player's decision that does not come."""
SWEEP_SECONDS: Final = 1.0
RETRY_SECONDS: Final = 1.0
UNHURRIED_SECONDS: Final = 3.0
"""Before each decision, where all people let computer players go on: else a game would be over before anybody
can come back."""
UNHURRIED_FOR: Final = 2 * 60_000
"""Milliseconds after which they do not wait any more for somebody who comes back."""
IDLE_SECONDS: Final = 60.0
DEAF_SECONDS: Final = 30.0
"""How long a process may hear nothing of the others before it counts as ill."""
ID_BYTES: Final = 12

log = structlog.get_logger(__name__)

Wish = Callable[[Table], AnyEvent]
R = TypeVar("R")


class NoSuchTable(PatolliError):
    """No table has this address."""


def now() -> int:
    return int(time() * 1000)


def table_id(host: str, token: str | None = None) -> str:
    """The address of a new table: the same whenever its host calls it the same."""
    if token is None:
        return secrets.token_hex(ID_BYTES)
    return hashlib.sha256(f"{host}:{token}".encode()).hexdigest()[: 2 * ID_BYTES]


class LiveTable:
    """A table in memory, with those who watch it."""

    def __init__(self, table: Table, hall: "Hall") -> None:
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
        doing = self._hall.spawn(self._do(wish, token, now()))
        answer = asyncio.shield(doing)
        doing.add_done_callback(lambda _: self._tell_news())  # after whoever asked has their answer
        return await answer

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
        return await asyncio.shield(self._hall.spawn(self._say(person, text, token)))

    async def _say(self, person: str, text: str, token: str) -> int:
        await self.read(partial(require_talking, person=person, text=text))
        number = await self.talk.add(person, text, token, now())
        self._tell()
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


def _go_away(table: Table, person: str) -> AnyEvent:
    """Nobody waits for a person who is gone."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused(words("table-nobody-there"))
    return table.leave(person, seat) if table.phase == "gathering" else table.replace(seat, "resigned")


def _player_seed(table: Table, seat: int) -> int:
    """A computer player's seed, which tells nothing about the game's own."""
    text = f"player {seat} after event {table.seq} of {table.seed}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")
