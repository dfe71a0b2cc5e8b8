"""Who somebody is: a cookie with their number, signed, so that nobody can make one up."""

import hmac
from hashlib import sha256
from secrets import token_hex
from typing import Final

PERSON_BYTES: Final = 12
COOKIE: Final = "patolli_person"
LASTS_SECONDS: Final = 400 * 24 * 3600
"""As long as browsers keep any cookie."""


def new_person() -> str:
    return token_hex(PERSON_BYTES)


class Signer:
    def __init__(self, key: bytes) -> None:
        self._key = key

    def sign(self, person: str) -> str:
        return f"{person}.{self._signature(person)}"

    def person(self, cookie: str | None) -> str | None:
        """Whose cookie it is; None if it is nobody's."""
        person, _, signature = (cookie or "").partition(".")
        return person if hmac.compare_digest(signature, self._signature(person)) else None

    def _signature(self, person: str) -> str:
        return hmac.new(self._key, person.encode(), sha256).hexdigest()
