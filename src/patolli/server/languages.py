"""The languages of answers."""

from litestar.connection import ASGIConnection

from patolli.engine.words import ENGLISH, LOCALES
from patolli.tables.people import Person


def locale_for(connection: ASGIConnection, person: Person | None) -> str:  # type: ignore[type-arg]
    """Return the language of an answer: the one that the page asks for with `?locale=`, or that the person
    has chosen before, or English."""
    asked = connection.query_params.get("locale")
    if asked in LOCALES:
        return str(asked)
    return person.locale if person else ENGLISH
