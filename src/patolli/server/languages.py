"""In which language somebody is answered."""

from litestar.connection import ASGIConnection

from patolli.engine.words import ENGLISH, LOCALES
from patolli.tables.people import Person


def locale_for(connection: ASGIConnection, person: Person | None) -> str:  # type: ignore[type-arg]
    """What a page asks for with `?locale=` is what it speaks itself; who asks for none has chosen one before,
    or gets English."""
    asked = connection.query_params.get("locale")
    if asked in LOCALES:
        return str(asked)
    return person.locale if person else ENGLISH
