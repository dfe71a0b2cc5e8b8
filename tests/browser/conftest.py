"""A browser and a server for all tests of the client. A browser's complaints fail the test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.rig import Person, chromium
from server.rig import Server, served

Arrive = Callable[..., Person]


# For this package only: as long as Playwright runs, nothing else can be asynchronous.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db") as running:
        yield running


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody comes, in a browser of their own."""
    people: list[Person] = []

    def arrives(name: str, address: str = server.address, **context: Any) -> Person:
        people.append(Person(browser, address, name, **context))
        return people[-1]

    yield arrives
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
