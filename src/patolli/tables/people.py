"""People: guests with a name, accounts, bearer tokens, and records of what they have played.

A guest becomes an account by choosing a login and a password. It stays the same person and keeps its games.
Passwords are stored as argon2 hashes. They are slow to compute on purpose, so a thread does it.
"""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex, token_urlsafe
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from sqlalchemy import case, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from patolli.engine.errors import PatolliError
from patolli.engine.words import ENGLISH, words
from patolli.tables.database import writing
from patolli.tables.ratings import Rating
from patolli.tables.schema import bot_tokens, people, ratings, results
from patolli.wire.people import LONGEST_LOGIN, GameRecord, PastGame, Rated

PERSON_BYTES: Final = 12
DELETED_NAME: Final = "somebody who left"
RESET_BYTES: Final = 12
TOKEN_BYTES: Final = 32
FORGET_AGAIN_AFTER: Final = 10_000
"""Milliseconds after which writes that were in flight when a person was erased are in the database."""


class LoginRefused(PatolliError):
    """The login or the password is wrong; the error does not say which."""


class LoginTaken(PatolliError):
    """Another account has this login."""


class InvalidLogin(PatolliError):
    """The login is empty, too long or not printable."""


class PasswordNeeded(PatolliError):
    """A session does not suffice, as anybody may find an open browser: the password is required."""


class NoLonger(PatolliError):
    """The session was revoked: by logging out, a new password, or erasure."""


@dataclass(frozen=True)
class Person:
    id: str
    name: str
    locale: str
    login: str | None
    version: int


class People:
    """The people in the database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._hasher = PasswordHasher()
        self._nobodys = self._hasher.hash(token_hex())

    async def add(self, name: str, now: int) -> Person:
        person = Person(token_hex(PERSON_BYTES), name, ENGLISH, None, 0)
        async with writing(self._engine) as connection:
            await connection.execute(people.insert().values(id=person.id, name=name, created_at=now))
        return person

    async def find(self, id: str) -> Person | None:
        async with self._engine.connect() as connection:
            found = await connection.execute(_PERSON.where(people.c.id == id))
            row = found.one_or_none()
        return None if row is None else Person(*row)

    async def versions(self, ids: Collection[str]) -> dict[str, int]:
        """Return the session versions of those of these people who exist."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(people.c.id, people.c.version).where(people.c.id.in_(ids)))
            return {row.id: row.version for row in rows}

    async def change(self, person: Person, name: str | None, locale: str | None) -> Person:
        new_name, new_locale = name or person.name, locale or person.locale
        async with writing(self._engine) as connection:
            await _require_still(connection, person)
            await connection.execute(
                update(people).where(people.c.id == person.id).values(name=new_name, locale=new_locale)
            )
        return Person(person.id, new_name, new_locale, person.login, person.version)

    # Accounts

    async def register(
        self, person: Person, login: str, password: str, present_password: str | None
    ) -> Person:
        """Turn a guest into an account, or change an account's credentials, for which its present password is
        required. Revokes all other sessions."""
        login = _kept(login)
        await self._require_password(person, present_password)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            async with writing(self._engine) as connection:
                await _require_still(connection, person)
                await _end_sessions(connection, person.id, login=login, password=hashed)
        except IntegrityError:
            raise LoginTaken(words("table-login-taken")) from None
        return await self._again(person.id)

    async def log_in(self, login: str, password: str) -> Person:
        async with self._engine.connect() as connection:
            found = await connection.execute(
                select(people.c.id, people.c.password).where(people.c.login == _kept(login))
            )
            row = found.one_or_none()
        # Constant time: verify a dummy hash for unknown logins, so that timing does not tell which exist.
        hashed = self._nobodys if row is None else row.password
        if not await asyncio.to_thread(self._fits, hashed, password) or row is None:
            raise LoginRefused(words("table-login-refused"))
        return await self._again(row.id)

    async def log_out_everywhere(self, person: Person) -> None:
        """Revoke all sessions and bearer tokens of a person."""
        async with writing(self._engine) as connection:
            await _end_sessions(connection, person.id)

    async def reset_password(self, login: str) -> str | None:
        """Set and return a random password; None if no account has this login."""
        password = token_urlsafe(RESET_BYTES)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        async with writing(self._engine) as connection:
            person = await connection.scalar(select(people.c.id).where(people.c.login == _kept(login)))
            if person is None:
                return None
            await _end_sessions(connection, person, password=hashed)
        return password

    async def _require_password(self, person: Person, password: str | None) -> None:
        """Verify the password of an account; a guest has none."""
        async with self._engine.connect() as connection:
            hashed = await connection.scalar(select(people.c.password).where(people.c.id == person.id))
        if hashed is None:
            return
        if password is None:
            raise PasswordNeeded(words("table-password-needed"))
        if not await asyncio.to_thread(self._fits, hashed, password):
            raise PasswordNeeded(words("table-password-wrong"))

    # Being forgotten

    async def delete(self, person: Person, now: int, present_password: str | None = None) -> None:
        """Erase a person and revoke their sessions; an account requires its password. The hall erases their
        traces at tables: at once, and again a little later for writes that are in flight now."""
        await self._require_password(person, present_password)
        async with writing(self._engine) as connection:
            await _end_sessions(
                connection,
                person.id,
                name=DELETED_NAME,
                login=None,
                password=None,
                forgotten=True,
                forget_at=now + FORGET_AGAIN_AFTER,
            )

    async def to_forget(self, now: int) -> list[str]:
        """List the people whose traces at tables are due to be erased once more."""
        async with self._engine.connect() as connection:
            return list(await connection.scalars(select(people.c.id).where(people.c.forget_at <= now)))

    async def end_forgetting(self, id: str) -> None:
        """Mark the erasure of a person as complete."""
        async with writing(self._engine) as connection:
            await connection.execute(update(people).where(people.c.id == id).values(forget_at=None))

    # Programs that play in somebody's name

    async def new_token(self, person: Person, label: str, now: int) -> str:
        """Issue a bearer token, replacing the one with the same label."""
        token = token_hex(TOKEN_BYTES)
        async with writing(self._engine) as connection:
            await _require_still(connection, person)
            await self._drop_token(connection, person, label)
            await connection.execute(
                bot_tokens.insert().values(person=person.id, label=label, hash=_hash(token), created_at=now)
            )
        return token

    async def tokens(self, person: Person) -> list[str]:
        """List the labels of a person's bearer tokens, oldest first."""
        async with self._engine.connect() as connection:
            return list(
                await connection.scalars(
                    select(bot_tokens.c.label)
                    .where(bot_tokens.c.person == person.id)
                    .order_by(bot_tokens.c.created_at)
                )
            )

    async def revoke(self, person: Person, label: str) -> None:
        async with writing(self._engine) as connection:
            await self._drop_token(connection, person, label)

    async def by_token(self, token: str) -> Person | None:
        """Return the person of a bearer token; only its hash is stored."""
        async with self._engine.connect() as connection:
            found = await connection.execute(
                _PERSON.join(bot_tokens, bot_tokens.c.person == people.c.id).where(
                    bot_tokens.c.hash == _hash(token)
                )
            )
            row = found.one_or_none()
        return None if row is None else Person(*row)

    async def _drop_token(self, connection: Any, person: Person, label: str) -> None:
        await connection.execute(
            delete(bot_tokens).where(bot_tokens.c.person == person.id, bot_tokens.c.label == label)
        )

    # What they have played

    async def records(self, person: Person) -> list[GameRecord]:
        """Aggregate a person's results by game."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(
                    results.c.game,
                    func.count().label("games"),
                    func.sum(case((results.c.place == 1, 1), else_=0)).label("wins"),
                    func.avg(results.c.points).label("mean"),
                    func.max(results.c.points).label("best"),
                )
                .where(results.c.person == person.id)
                .group_by(results.c.game)
                .order_by(results.c.game)
            )
            played = rows.all()
            rated = await connection.execute(select(ratings).where(ratings.c.who == person.id))
            shown = {row.game: Rating(row.mu, row.sigma, row.games).shown for row in rated}
        return [
            GameRecord(
                row.game, row.games, row.wins, round(float(row.mean), 2), row.best, shown.get(row.game)
            )
            for row in played
        ]

    async def history(self, person: Person, limit: int) -> list[PastGame]:
        """List a person's finished games, newest first."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(
                    results.c.table_id,
                    results.c.game,
                    results.c.points,
                    results.c.place,
                    results.c.ended_at,
                )
                .where(results.c.person == person.id)
                .order_by(results.c.ended_at.desc())
                .limit(limit)
            )
            return [PastGame(*row) for row in rows]

    async def best(self, game: str, limit: int) -> list[Rated]:
        """List the best of a game: people with an account, and computer players."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(
                select(ratings.c.who, ratings.c.mu, ratings.c.sigma, ratings.c.games, people.c.name)
                .join(people, people.c.id == ratings.c.who, isouter=True)
                .where(ratings.c.game == game, people.c.id.is_(None) | people.c.login.is_not(None))
                .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
                .limit(limit)
            )
            return [
                Rated(
                    row.name or row.who.removeprefix("bot "),
                    Rating(row.mu, row.sigma, row.games).shown,
                    row.games,
                    row.name is None,
                )
                for row in rows
            ]

    async def _again(self, id: str) -> Person:
        person = await self.find(id)
        assert person is not None, "people are never removed"
        return person

    def _fits(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerifyMismatchError:
            return False


_PERSON = select(people.c.id, people.c.name, people.c.locale, people.c.login, people.c.version)


async def _require_still(connection: AsyncConnection, person: Person) -> None:
    """Check in the writing transaction that a session is still valid, and lock its row: a request that was
    authenticated before a logout must not write after it."""
    version = await connection.scalar(
        select(people.c.version).where(people.c.id == person.id).with_for_update()
    )
    if version != person.version:
        raise NoLonger(words("table-logged-out"))


async def _end_sessions(connection: AsyncConnection, id: str, **changes: object) -> None:
    """Revoke all cookies, by raising the session version, and all bearer tokens of a person."""
    await connection.execute(delete(bot_tokens).where(bot_tokens.c.person == id))
    await connection.execute(
        update(people).where(people.c.id == id).values(version=people.c.version + 1, **changes)
    )


def _kept(login: str) -> str:
    """Normalise a login: case-insensitive."""
    kept = login.lower()  # which can be longer than it was
    if not 1 <= len(kept) <= LONGEST_LOGIN or not kept.isprintable() or " " in kept:
        raise InvalidLogin(words("table-bad-login", longest=LONGEST_LOGIN))
    return kept


def _hash(token: str) -> str:
    return sha256(token.encode()).hexdigest()
