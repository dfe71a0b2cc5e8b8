"""Authentication: browsers by a signed cookie, programs by a bearer token.

The cookie holds the person's id and version. Logging out everywhere and changing the password raise the
version, which invalidates all cookies that were issued before.
"""

import hmac
from collections.abc import Set
from hashlib import sha256
from typing import Final, NamedTuple

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from patolli.engine.errors import PatolliError
from patolli.engine.words import words
from patolli.tables.people import People, Person

COOKIE: Final = "patolli_person"
LASTS_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep any cookie."""


class NotKnown(PatolliError):
    """The request is anonymous and needs a person, or its bearer token is invalid."""


class Authenticator:
    """The issuer of cookies, which authenticates requests by cookie or bearer token."""

    def __init__(self, key: bytes, people: People, secure: bool) -> None:
        self._key = key
        self._people = people
        self._secure = secure

    def cookie(self, person: Person) -> Cookie:
        claim = _claim_of(person.id, person.version)
        return self._cookie(f"{claim}.{self._signature(claim)}", LASTS_SECONDS)

    def no_cookie(self) -> Cookie:
        return self._cookie("", 0)

    async def authenticate(self, identity: "Identity") -> Person | None:
        """Return the person who asks, or None for an anonymous request. An invalid bearer token is an error,
        not anonymous access: a program that sends one does not mean to be anonymous."""
        if identity.token is None:
            return await self.by_cookie(identity.cookie)
        person = await self._people.by_token(identity.token)
        if person is None:
            raise NotKnown(words("table-no-such-token"))
        return person

    async def by_cookie(self, cookie: str | None) -> Person | None:
        """Return the person of a cookie, or None if it is forged or out of date."""
        claim = self._claim(cookie)
        person = await self._people.find(claim.partition(".")[0])
        return person if person is not None and claim == _claim_of(person.id, person.version) else None

    async def valid(self, identities: Set["Identity"]) -> set["Identity"]:
        """Filter the identities that authenticate; one query checks all cookies."""
        claims = {each: self._claim(each.cookie) for each in identities if each.token is None}
        versions = await self._people.versions({claim.partition(".")[0] for claim in claims.values()})
        current = {_claim_of(id, version) for id, version in versions.items()}
        tokens = {each: each.token for each in identities if each.token is not None}
        return {each for each, claim in claims.items() if claim in current} | {
            each for each, token in tokens.items() if await self._people.by_token(token) is not None
        }

    def _claim(self, cookie: str | None) -> str:
        """Return what a cookie claims; nothing if its signature is wrong."""
        claim, _, signature = (cookie or "").rpartition(".")
        return claim if hmac.compare_digest(signature.encode(), self._signature(claim).encode()) else ""

    def _cookie(self, value: str, lasts: int) -> Cookie:
        return Cookie(
            COOKIE, value=value, max_age=lasts, httponly=True, samesite="lax", secure=self._secure, path="/"
        )

    def _signature(self, claim: str) -> str:
        return hmac.new(self._key, claim.encode(), sha256).hexdigest()


def _claim_of(id: str, version: int) -> str:
    return f"{id}.{version}"


class Identity(NamedTuple):
    """The credentials of a request, not yet verified."""

    token: str | None
    cookie: str | None

    @classmethod
    def of(cls, connection: ASGIConnection) -> "Identity":  # type: ignore[type-arg]
        return cls(bearer_token(connection), connection.cookies.get(COOKIE))


def bearer_token(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """Return the bearer token of a request; browsers send none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None
