"""Errors as responses: a word for programs, a sentence for people."""

import re
from typing import Final

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException

from patolli.engine.errors import PatolliError
from patolli.engine.words import say
from patolli.server.authentication import NotKnown
from patolli.server.connections import TooMany
from patolli.server.languages import locale_for
from patolli.tables.errors import Refused
from patolli.tables.live import NoSuchTable
from patolli.tables.people import LoginRefused, LoginTaken, NoLonger, PasswordNeeded
from patolli.tables.replays import NoSuchReplay, TooBusy
from patolli.wire.live import Refusal
from patolli.wire.updates import Update


class OnlyInPerson(PatolliError):
    """A bearer token does not authorize this; only its owner may, logged in."""


class WrongDecision(PatolliError):
    """A decision that was refused, with the table as it stands."""

    def __init__(self, why: PatolliError, request_id: str, now: Update) -> None:
        super().__init__(why.words)
        self.why = why
        self.request_id = request_id
        self.now = now


STATUS: Final[dict[type[PatolliError], int]] = {
    NotKnown: 401,
    LoginRefused: 401,
    NoLonger: 401,
    OnlyInPerson: 403,
    PasswordNeeded: 403,
    NoSuchTable: 404,
    NoSuchReplay: 404,
    LoginTaken: 409,
    Refused: 409,
    TooMany: 429,
    TooBusy: 429,
}
OTHERWISE: Final = 400
HTTP: Final = {
    400: "table-bad-request",
    404: "table-no-such-address",
    413: "table-too-large",
    429: "table-too-much",
}
"""Sentences for errors that the framework raises. Their details are in English, for developers."""


def refusal(error: PatolliError, locale: str, request_id: str = "") -> Refusal:
    if isinstance(error, WrongDecision):
        return msgspec.structs.replace(refusal(error.why, locale, error.request_id), now=error.now)
    return Refusal(error=code(type(error)), message=error.said(locale), request_id=request_id)


def code(kind: type[PatolliError]) -> str:
    """Return the code that programs know an error by: `NotYourTurn` is `not-your-turn`. docs/bots.md lists
    them."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def status(kind: type[PatolliError]) -> int:
    return next((status for base, status in STATUS.items() if issubclass(kind, base)), OTHERWISE)


def answer(request: Request, error: PatolliError) -> Response[Refusal]:  # type: ignore[type-arg]
    why = error.why if isinstance(error, WrongDecision) else error
    return Response(refusal(error, _locale(request)), status_code=status(type(why)))


def answer_failure(request: Request, _error: Exception) -> Response[Refusal]:  # type: ignore[type-arg]
    """Answer an unexpected error with 500; it is logged elsewhere."""
    message = say(_locale(request), "table-failure")
    return Response(Refusal(error="failure", message=message), status_code=500)


def _locale(request: Request) -> str:  # type: ignore[type-arg]
    return locale_for(request, request.state.get("person"))


def answer_http(request: Request, error: HTTPException) -> Response[Refusal]:  # type: ignore[type-arg]
    """Answer an error that the framework raised, in the same form."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)
    why = f"{error.detail}: {wrong}" if wrong else error.detail
    message = say(_locale(request), HTTP.get(error.status_code, "table-http"), why=why)
    return Response(
        Refusal(error="bad-request" if error.status_code == 400 else "http", message=message),
        status_code=error.status_code,
        headers=error.headers,
    )
