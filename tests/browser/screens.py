"""Every screen of the client, to be looked at by axe and by people."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from playwright.sync_api import expect

import patolli
from browser.rig import Person, play_without_browser, table_of
from server.rig import Guest, Server

MIDDLE = {"yaxha": 40, "maya": 60, "maori": 45, "gold": 60}
"""After how many decisions the middle of a game is shown."""
PARTS = ("around", *MIDDLE)
"""What is around the games, and each game."""
WHOLE = 10_000
BOARD = ".board :is(svg, section)"


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Person], None]
    """Bring it onto the page of somebody who has just come."""


class Tables:
    """The tables that screens show, one for each game, played on as far as a screen needs it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._begun: dict[str, tuple[str, list[Guest]]] = {}
        self._made: Counter[str] = Counter()

    def at(self, game: str, decisions: int) -> tuple[str, Guest]:
        """A table after so many decisions, and somebody who sits there and has to decide, if anybody has."""
        table, guests = self._table(game)
        self._made[game] += play_without_browser(table, guests, Random(game), decisions - self._made[game])
        return table, next((guest for guest in guests if decides(guest, table)), guests[0])

    def _table(self, game: str) -> tuple[str, list[Guest]]:
        if game not in self._begun:
            names = ["Ana", "Ben", "Cleo"][: max(2, patolli.game(game).min_players)]
            self._begun[game] = table_of(self._server, game, names)
        return self._begun[game]

    def gathering(self) -> tuple[str, Guest]:
        guest = Guest(self._server, "Ana")
        table = str(guest.post("/tables", {"game": "maya", "seats": 4, "bots": {1: "strong"}})["table"]["id"])
        guest.post(f"/tables/{table}/join", {})
        return table, guest


def decides(guest: Guest, table: str) -> bool:
    return bool(guest.http.get(f"/tables/{table}").json()["now"].get("choices"))


def screens(tables: Tables, part: str) -> Iterator[Screen]:
    return _around(tables) if part == "around" else _of_game(tables, part)


def _around(tables: Tables) -> Iterator[Screen]:
    yield Screen("lobby", lambda person: _go(person, "/", "article button"))
    yield Screen("lobby-levels", _levels)
    yield Screen("new-table", lambda person: _go(person, "/new", "main form select"))
    yield Screen("gathering", lambda person: _sit(person, *tables.gathering(), "", "ol select"))
    yield Screen("me", lambda person: _go(person, "/me", "main section"))
    yield Screen("settings", _settings)
    yield Screen("nothing-there", lambda person: _go(person, "/t/0123456789abcdef", "h1"))


def _of_game(tables: Tables, game: str) -> Iterator[Screen]:
    yield Screen(f"{game}-start", _at_table(tables, game, 0, "", BOARD))
    yield Screen(f"{game}-middle", _at_table(tables, game, MIDDLE[game], "", BOARD))
    yield Screen(f"{game}-picked", _picked(tables, game))
    yield Screen(f"{game}-end", _at_table(tables, game, WHOLE, "", BOARD))
    yield Screen(f"{game}-replay", _at_table(tables, game, WHOLE, "/replay?move=30", BOARD))
    yield Screen(f"{game}-rules", lambda person: _go(person, f"/rules/{game}", "article h2"))


def _go(person: Person, address: str, until: str) -> None:
    person.page.goto(address)
    expect(person.page.locator(until).first).to_be_visible()
    expect(person.page.locator("[aria-busy]")).to_have_count(0)


def _sit(person: Person, table: str, guest: Guest, more: str, until: str) -> None:
    person.be(guest)
    _go(person, f"/t/{table}{more}", until)


def _at_table(tables: Tables, game: str, decisions: int, more: str, until: str) -> Callable[[Person], None]:
    return lambda person: _sit(person, *tables.at(game, decisions), more, until)


def _picked(tables: Tables, game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        _at_table(tables, game, MIDDLE[game], "", BOARD)(person)
        person.wait_for_turn()
        person.pick(0)

    return show


def _levels(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.locator("article button").first.click()


def _settings(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.get_by_role("button", name="Settings").click()
