"""Who somebody is: a cookie with their number, signed, so that nobody can make one up.

It also carries the person's version: whoever logs out everywhere, or gets another password, has a higher one,
and older cookies are worth nothing.
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
    """Somebody without a name wants to do what needs one, or a program shows a token that is nobody's."""


class Doorkeeper:
    """Knows people by their cookies."""

    def __init__(self, key: bytes, people: People, secure: bool) -> None:
        self._key = key
        self._people = people
        self._secure = secure

    def cookie(self, person: Person) -> Cookie:
        claim = _claim_of(person.id, person.version)
        return self._cookie(f"{claim}.{self._signature(claim)}", LASTS_SECONDS)

    def no_cookie(self) -> Cookie:
        return self._cookie("", 0)

    async def who(self, shown: "Pass") -> Person | None:
        """Who asks: a program by its token, a browser by its cookie. Nobody in particular may look; whoever
        shows a token does not mean that, and is told when it is worth nothing."""
        if shown.token is None:
            return await self.person(shown.cookie)
        person = await self._people.by_token(shown.token)
        if person is None:
            raise NotKnown(words("table-no-such-token"))
        return person

    async def person(self, cookie: str | None) -> Person | None:
        """Whose cookie it is; None if it is nobody's."""
        claim = self._claim(cookie)
        person = await self._people.find(claim.partition(".")[0])
        return person if person is not None and claim == _claim_of(person.id, person.version) else None

    async def known(self, shown: Set["Pass"]) -> set["Pass"]:
        """Those that somebody would be let in with; all cookies are looked up at once."""
        claims = {each: self._claim(each.cookie) for each in shown if each.token is None}
        versions = await self._people.versions({claim.partition(".")[0] for claim in claims.values()})
        valid = {_claim_of(id, version) for id, version in versions.items()}
        tokens = {each: each.token for each in shown if each.token is not None}
        return {each for each, claim in claims.items() if claim in valid} | {
            each for each, token in tokens.items() if await self._people.by_token(token) is not None
        }

    def _claim(self, cookie: str | None) -> str:
        """What a cookie says; nothing if it was not signed here."""
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


class Pass(NamedTuple):
    """What somebody shows to be known by."""

    token: str | None
    cookie: str | None

    @classmethod
    def of(cls, connection: ASGIConnection) -> "Pass":  # type: ignore[type-arg]
        return cls(token_of(connection), connection.cookies.get(COOKIE))


def token_of(connection: ASGIConnection) -> str | None:  # type: ignore[type-arg]
    """What a program shows to be let in; people show none."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if kind.lower() == "bearer" else None
