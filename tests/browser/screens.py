"""Every screen of the client, to be looked at by axe and by people."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from playwright.sync_api import Page, expect

import patolli
from browser.rig import LONGEST_WAIT, Person, play_without_browser, table_of
from server.rig import Guest, Server

MIDDLE = {"yaxha": 40, "maya": 60, "maori": 45, "gold": 60}
"""After how many decisions the middle of a game is shown."""


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Person], None]
    """Bring it onto the page of somebody who has just come."""


class Tables:
    """The tables that screens show, made when they are first needed."""

    def __init__(self, server: Server) -> None:
        self._server = server

    @cache  # noqa: B019 - lives as long as the tests
    def at(self, game: str, decisions: int) -> tuple[str, Guest]:
        """A table after so many decisions, and somebody who sits there and has to decide, if anybody has."""
        names = ["Ana", "Ben", "Cleo"][: max(2, patolli.game(game).min_players)]
        table, guests = table_of(self._server, game, names)
        play_without_browser(table, guests, Random(game), decisions)
        return table, next((guest for guest in guests if _decides(guest, table)), guests[0])

    @cache  # noqa: B019
    def gathering(self) -> tuple[str, Guest]:
        guest = Guest(self._server, "Ana")
        table = str(guest.post("/tables", {"game": "maya", "seats": 4, "bots": {1: "strong"}})["table"]["id"])
        guest.post(f"/tables/{table}/join", {})
        return table, guest


def _decides(guest: Guest, table: str) -> bool:
    return bool(guest.http.get(f"/tables/{table}").json()["now"].get("choices"))


def screens(tables: Tables) -> Iterator[Screen]:
    yield Screen("lobby", lambda person: _go(person, "/", "h1"))
    yield Screen("lobby-levels", _levels)
    yield Screen("new-table", lambda person: _go(person, "/new", "main form select"))
    yield Screen("gathering", lambda person: _sit(person, *tables.gathering(), "", "h1"))
    yield Screen("settings", _settings)
    yield Screen("nothing-there", lambda person: _go(person, "/t/0123456789abcdef", "h1"))
    for game in MIDDLE:
        for moment, decisions in (("start", 0), ("middle", MIDDLE[game]), ("end", 10_000)):
            yield Screen(
                f"{game}-{moment}", _at_table(tables, game, decisions, "", ".board :is(svg, section)")
            )
        yield Screen(f"{game}-picked", _picked(tables, game))
        yield Screen(f"{game}-replay", _at_table(tables, game, 10_000, "/replay?move=30", ".board svg"))


def _go(person: Person, address: str, until: str) -> None:
    person.page.goto(address)
    expect(person.page.locator(until).first).to_be_visible(timeout=LONGEST_WAIT)
    _quiet(person.page)


def _sit(person: Person, table: str, guest: Guest, more: str, until: str) -> None:
    person.be(guest)
    _go(person, f"/t/{table}{more}", until)


def _at_table(tables: Tables, game: str, decisions: int, more: str, until: str) -> Callable[[Person], None]:
    return lambda person: _sit(person, *tables.at(game, decisions), more, until)


def _picked(tables: Tables, game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        _at_table(tables, game, MIDDLE[game], "", ".board :is(svg, section)")(person)
        person.wait_for_turn()
        person.pick(0)

    return show


def _levels(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.locator("article button").first.click()


def _settings(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.get_by_role("button", name="Settings").click()


def _quiet(page: Page) -> None:
    page.wait_for_load_state("networkidle")
