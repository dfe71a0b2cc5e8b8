"""A browser and a server for all tests of the client. A browser's complaints fail the test."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from browser.evidence import screenshots
from browser.rig import Person, chromium, debugging_port
from server.rig import Server, served

Arrive = Callable[..., Person]
PEOPLE = pytest.StashKey[list[Person]]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add what the browser showed and said to the report of a test that failed or hung."""
    report = yield
    people = item.stash.get(PEOPLE, [])
    if report.when == "call" and report.failed and people:
        shown = screenshots(debugging_port(people[0].context.browser), item.name)
        report.sections.append(("screenshots", "\n".join(shown)))
        for person in people:
            report.sections.append((f"console of {person.name}", "\n".join(person.console) or "(nothing)"))
    return report


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
def arrive(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Arrive]:
    """Somebody comes, in a browser of their own."""
    people = request.node.stash[PEOPLE] = list[Person]()

    def arrives(name: str, address: str = server.address, **context: Any) -> Person:
        people.append(Person(browser, address, name, **context))
        return people[-1]

    yield arrives
    for person in people:
        person.context.close()
    assert [complaint for person in people for complaint in person.complaints] == []
