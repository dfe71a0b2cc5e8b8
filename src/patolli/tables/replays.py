"""Replays of games, move by move: of finished tables, and of journals that people bring."""

import asyncio
from collections.abc import Awaitable, Callable, Sized
from functools import partial
from secrets import token_hex
from typing import Final

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from patolli.engine.edition import read_edition
from patolli.engine.errors import InvalidJournal, PatolliError
from patolli.engine.game import require_viewer
from patolli.engine.hearing import hear
from patolli.engine.journal import Journal, read_journal, read_record
from patolli.engine.match import Match
from patolli.engine.state import State
from patolli.engine.turn import Turn
from patolli.engine.words import ENGLISH, Names, words
from patolli.games import game
from patolli.tables.database import writing
from patolli.tables.errors import Refused
from patolli.tables.names import display_names
from patolli.tables.schema import editions, replays
from patolli.wire.replays import ReplayLine, ReplayPosition, ReplayStep, ReplayStory

MOST_ENTRIES: Final = 2000
"""The longest games have about half as many."""
MOST_OF_A_PERSON: Final = 100
MOST_IN_MEMORY: Final = 8
MOST_STORIES: Final = 4
"""How many tellings of a game, by language and listener, stay in memory."""
MOST_WAITING: Final = 8
"""How many games wait at most to be played again; each takes some hundredths of a second."""
ID_BYTES: Final = 12


class NoSuchReplay(PatolliError):
    """No replay has this address, or a game has fewer moves."""


class TooBusy(PatolliError):
    """Too many replays are waiting; one more would wait too long."""


class Replay:
    """A journal played again, with the position after every turn. `InvalidJournal` names an entry that cannot
    be played."""

    def __init__(self, journal: Journal) -> None:
        _require_short(journal.turns)
        match = Match(journal.setup, journal.seed, journal.names, effects_kept=len(journal.turns))
        self._positions = [match.state.clone()]
        for turn in journal.turns:
            match.replay_turn(turn)
            self._positions.append(match.state.clone())
        self._match = match
        self._stories: dict[tuple[str, int | None], ReplayStory] = {}

    def story(self, locale: str = ENGLISH, seat: int | None = None) -> ReplayStory:
        """Tell the game as a seat, or `SPECTATOR`, heard it at the time; by default with nothing hidden."""
        if seat is not None:
            require_viewer(seat, self._match.setup.players)
        key = (locale, seat)
        if key not in self._stories:
            if len(self._stories) >= MOST_STORIES:
                del self._stories[next(iter(self._stories))]
            self._stories[key] = _story(self._match, self._positions, locale, seat)
        return self._stories[key]

    def show(self, move: int, seat: int | None) -> ReplayPosition:
        """Show a position as a seat saw it, or with nothing hidden."""
        if move >= len(self._positions):
            raise NoSuchReplay(
                words("table-no-such-move", move=str(move), last=str(len(self._positions) - 1))
            )
        position = self._positions[move]
        game = position.setup.game
        view = game.open_view(position) if seat is None else game.view(position, seat)
        return ReplayPosition(move, tuple(position.scores()), view)


class Replays:
    """The journals that people brought, and a cache of recent replays."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._recent: dict[object, Replay] = {}
        self._playing: dict[object, asyncio.Task[Replay]] = {}
        self._turn = asyncio.Lock()
        self._bringing: set[str] = set()

    async def add(self, person: str, text: str, edition_text: str | None, now: int) -> str:
        """Store a journal after playing all of it; return its address. A person brings one at a time, so that
        nobody fills the queue alone."""
        await self._require_room(person)
        if person in self._bringing:
            raise TooBusy(words("table-still-reading"))
        id = token_hex(ID_BYTES)

        async def bring() -> Replay:
            journal, edition = await self._read(text, edition_text)
            replay = await asyncio.to_thread(Replay, journal)
            canonical = await asyncio.to_thread(journal.to_text)
            async with writing(self._engine) as connection:
                await connection.execute(
                    insert(replays).values(
                        id=id,
                        person=person,
                        game=journal.setup.game.name,
                        journal=canonical,
                        edition=edition,
                        created_at=now,
                    )
                )
            return replay

        self._bringing.add(person)
        try:
            await self._played(id, bring)
        finally:
            self._bringing.discard(person)
        return id

    async def find(self, id: str) -> Replay:
        """Return a replay. Queries the database even if it is cached: another process may have deleted it."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(replays.c.journal, replays.c.edition).where(replays.c.id == id)
            )
            row = found.one_or_none()
        if row is None:
            raise NoSuchReplay(words("table-no-such-replay"))

        async def look() -> Replay:
            journal, _ = await self._read(row.journal, row.edition)
            return await asyncio.to_thread(Replay, journal)

        return await self._played(id, look)

    async def of_table(self, id: str, journal: Journal) -> Replay:
        """Return the replay of a finished game. Its journal stays the same, but for the names of people who
        are erased."""
        return await self._played((id, journal.names), lambda: asyncio.to_thread(Replay, journal))

    async def of_person(self, person: str) -> list[ReplayLine]:
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(replays.c.id, replays.c.game, replays.c.created_at)
                .where(replays.c.person == person)
                .order_by(replays.c.created_at.desc())
            )
            return [ReplayLine(*row) for row in rows]

    async def delete(self, person: str, id: str | None = None) -> None:
        """Delete one journal of a person, or all of them."""
        brought = replays.c.person == person
        async with writing(self._engine) as connection:
            deleted = await connection.scalars(
                delete(replays)
                .where(brought if id is None else brought & (replays.c.id == id))
                .returning(replays.c.id)
            )
            for each in deleted:
                self._recent.pop(each, None)

    async def _require_room(self, person: str) -> None:
        async with self._engine.connect() as connection:
            count = await connection.scalar(
                select(func.count()).select_from(replays).where(replays.c.person == person)
            )
        if count is not None and count >= MOST_OF_A_PERSON:
            raise Refused(words("table-many-replays", count=count))

    async def _read(self, text: str, edition_text: str | None) -> tuple[Journal, str]:
        """Read a journal, with the text of its edition: the given one, the game's own or one that is played
        with here."""
        record = await asyncio.to_thread(read_record, text)
        _require_short(record.entries)
        chosen = game(record.game, record.rules)
        mark = record.edition
        if edition_text is None and mark.digest == chosen.standard_edition.digest:
            edition_text = chosen.edition_text()
        edition_text = edition_text or await self._edition_text(mark.digest)
        if edition_text is None:
            raise InvalidJournal(words("journal-edition-unknown", edition=f"{mark.name!r} ({mark.digest})"))
        edition = read_edition(edition_text, chosen.edition_type, chosen.name, "The edition")
        if edition.digest != mark.digest:
            raise InvalidJournal(
                words(
                    "journal-edition-other",
                    edition=f"{mark.name!r} ({mark.digest})",
                    other=f"{edition.name!r} ({edition.digest})",
                )
            )
        journal = await asyncio.to_thread(read_journal, text, lambda name: chosen, edition)
        return journal, edition_text

    async def _edition_text(self, digest: str) -> str | None:
        async with self._engine.connect() as connection:
            return await connection.scalar(select(editions.c.text).where(editions.c.digest == digest))

    async def _played(self, key: object, play: Callable[[], Awaitable[Replay]]) -> Replay:
        """Return a replay from the cache, or play it; concurrent callers share one run."""
        if key in self._recent:
            return self._recent[key]
        if key not in self._playing:
            if len(self._playing) >= MOST_WAITING:
                raise TooBusy(words("table-busy"))
            self._playing[key] = asyncio.create_task(self._play(key, play))
            self._playing[key].add_done_callback(partial(self._ended, key))
        return await asyncio.shield(self._playing[key])

    async def _play(self, key: object, play: Callable[[], Awaitable[Replay]]) -> Replay:
        """Play a journal in a thread, one at a time, so that games under way are not held up."""
        async with self._turn:
            replay = await play()
        self._recent[key] = replay
        if len(self._recent) > MOST_IN_MEMORY:
            del self._recent[next(iter(self._recent))]
        return replay

    def _ended(self, key: object, task: asyncio.Task[Replay]) -> None:
        del self._playing[key]
        if not task.cancelled():
            task.exception()  # callers that still wait have it; reading it here avoids a warning if none does


def _require_short(entries: Sized) -> None:
    if len(entries) > MOST_ENTRIES:
        raise InvalidJournal(words("journal-long", entries=len(entries), most=MOST_ENTRIES))


def _story(match: Match, positions: list[State], locale: str, seat: int | None) -> ReplayStory:
    journal = match.journal
    names = display_names(journal.names, locale)
    outcome = positions[-1].outcome()
    return ReplayStory(
        journal.setup.game.name,
        journal.setup.game.rules_version,
        journal.setup.edition.name,
        dict(journal.setup.options),
        journal.names,
        str(journal.seed),
        journal.seed.nonces,
        tuple(_step(match, turn, positions[turn.number], locale, names, seat) for turn in match.turns),
        outcome is not None,
        outcome.winners if outcome else (),
    )


def _step(match: Match, turn: Turn, after: State, locale: str, names: Names, seat: int | None) -> ReplayStep:
    told = hear(match, turn, turn.seat if seat is None else seat, nothing_hidden=seat is None)
    return ReplayStep(
        turn.seat,
        told.notation(),
        told.sentence(locale, names),
        tuple(after.scores()),
        told.captions(locale, names),
        told.effects,
        told.move,
        turn.undone,
    )
