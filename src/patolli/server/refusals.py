"""Errors as answers: what was wrong, as a word for programs and a sentence for people."""

import re
from typing import Final

from litestar import Request, Response
from litestar.exceptions import HTTPException

from patolli.engine.errors import PatolliError
from patolli.server.messages import Refusal
from patolli.tables.hall import NoSuchTable
from patolli.tables.people import LoginRefused, LoginTaken
from patolli.tables.table import Refused


class NotKnown(PatolliError):
    """Somebody without a name wants to do what needs one."""


STATUS: Final[dict[type[PatolliError], int]] = {
    NotKnown: 401,
    LoginRefused: 401,
    NoSuchTable: 404,
    LoginTaken: 409,
    Refused: 409,
}
OTHERWISE: Final = 400


def refusal(error: PatolliError, token: str = "") -> Refusal:
    word = re.sub(r"(?<!^)(?=[A-Z])", "-", type(error).__name__).lower()
    return Refusal(error=word, message=str(error), token=token)


def answer(_request: Request, error: PatolliError) -> Response[Refusal]:  # type: ignore[type-arg]
    status = next((code for kind, code in STATUS.items() if isinstance(error, kind)), OTHERWISE)
    return Response(refusal(error), status_code=status)


def answer_http(_request: Request, error: HTTPException) -> Response[Refusal]:  # type: ignore[type-arg]
    """What the framework refuses, in the same form."""
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra)
    message = f"{error.detail}: {wrong}" if wrong else error.detail
    return Response(
        Refusal(error="bad-request" if error.status_code == 400 else "http", message=message),
        status_code=error.status_code,
        headers=error.headers,
    )
