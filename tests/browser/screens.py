"""Every screen of the client, to be looked at by axe and by people."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from playwright.sync_api import WebSocketRoute, expect

import patolli
from browser.rig import Person, play_without_browser, table_of
from server.rig import Guest, Server

MIDDLE = {"yaxha": 40, "maya": 60, "maori": 45, "gold": 60}
"""After how many decisions the middle of a game is shown."""
PARTS = ("around", *MIDDLE)
"""What is around the games, and each game."""
WHOLE = 10_000
NAMES = ("Ana", "Ben", "Cleo", "Dora", "Emil")


@dataclass(frozen=True)
class Kind:
    """What is played at a table: a game as it is, or with what can be chosen about it."""

    game: str
    seats: int
    decisions: int
    """After how many of them something particular to it is seen."""
    options: dict[str, str] = field(default_factory=dict)
    clock: dict[str, object] | None = None


LIVELY_CLOCK: dict[str, object] = {"kind": "game", "seconds": 1200, "increment": 10}
A_DAY_EACH: dict[str, object] = {"kind": "days", "days": 1}
KINDS = {
    **{
        game: Kind(game, max(2, patolli.game(game).min_players), decisions)
        for game, decisions in MIDDLE.items()
    },
    "yaxha-four": Kind("yaxha", 4, 80, {"deck": "first-game"}, A_DAY_EACH),
    "maya-expert": Kind("maya", 5, 12, {"variant": "expert", "block-markers": "at-once"}, LIVELY_CLOCK),
    "maori-advanced": Kind("maori", 4, 60, {"variant": "advanced", "side": "atoll"}),
    "maori-expert": Kind("maori", 5, 60, {"variant": "expert", "ship-placer": "first-seat"}, LIVELY_CLOCK),
    "gold-hidden": Kind("gold", 4, 80, {"incomplete-tablets": "yes", "beads": "hidden"}),
}
"""By the names of their screens; each game in its plainest form under its own name."""
BOARD = ".board h1"


@dataclass(frozen=True)
class Screen:
    name: str
    show: Callable[[Person], None]
    """Bring it onto the page of somebody who has just come."""


class Tables:
    """The tables that screens show, one for each kind, played on as far as a screen needs it."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._begun: dict[str, tuple[str, list[Guest]]] = {}
        self._made: Counter[str] = Counter()

    def at(self, name: str, decisions: int) -> tuple[str, Guest]:
        """A table after so many decisions, and somebody who sits there and has to decide, if anybody has."""
        table, guests = self._table(name)
        self._made[name] += play_without_browser(table, guests, Random(name), decisions - self._made[name])
        return table, next((guest for guest in guests if decides(guest, table)), guests[0])

    def _table(self, name: str) -> tuple[str, list[Guest]]:
        if name not in self._begun:
            kind = KINDS[name]
            self._begun[name] = table_of(
                self._server, kind.game, NAMES[: kind.seats], options=kind.options, clock=kind.clock
            )
        return self._begun[name]

    def gathering(self, bots: int = 1) -> tuple[str, Guest]:
        guest = Guest(self._server, "Ana")
        settings = {"game": "maya", "seats": 4, "bots": dict.fromkeys(range(1, 1 + bots), "strong")}
        table = str(guest.post("/tables", settings)["table"]["id"])
        guest.post(f"/tables/{table}/join", {})
        return table, guest

    def brought(self) -> tuple[str, Guest]:
        """The address of a replay, and who brought it there: a finished game from elsewhere, as it were."""
        table, guest = self.at("gold", WHOLE)
        journal = guest.http.get(f"/tables/{table}/journal").text
        return f"/r/{guest.post('/replays', {'journal': journal})['id']}", guest


def decides(guest: Guest, table: str) -> bool:
    return bool(guest.http.get(f"/tables/{table}").json()["now"].get("choices"))


def screens(tables: Tables, part: str) -> Iterator[Screen]:
    return _around(tables) if part == "around" else _of_game(tables, part)


def _around(tables: Tables) -> Iterator[Screen]:
    yield Screen("lobby", lambda person: _go(person, "/", "article button"))
    yield Screen("lobby-quick", _quick)
    yield Screen("lobby-variants", _variants)
    yield Screen("new-table", lambda person: _go(person, "/new", "main form select"))
    yield Screen("gathering", lambda person: _sit(person, *tables.gathering(), "", "ol select"))
    yield Screen("gathering-full", lambda person: _sit(person, *tables.gathering(bots=3), "", "ol"))
    yield Screen("table-full", lambda person: _go(person, f"/t/{tables.gathering(bots=3)[0]}", "ol"))
    yield Screen("me", lambda person: _go(person, "/me", "main section"))
    yield Screen("me-played", lambda person: _be_at(person, tables.brought()[1], "/me", "main dl"))
    yield Screen("brought-replay", lambda person: _go(person, tables.brought()[0], BOARD))
    yield Screen("lobby-mine", lambda person: _be_at(person, tables.at("yaxha", 10)[1], "/", "#mine"))
    yield Screen("menu", lambda person: _menu(person, tables))
    yield Screen("spectator", lambda person: _go(person, f"/t/{tables.at('yaxha', 10)[0]}", BOARD))
    yield Screen("settings", _settings)
    yield Screen("nothing-there", lambda person: _go(person, "/t/0123456789abcdef", "h1"))
    # The last one: who has lost the connection does not get it back.
    yield Screen("lost-connection", lambda person: _lost(person, tables))


def _of_game(tables: Tables, game: str) -> Iterator[Screen]:
    yield Screen(f"{game}-start", _at_table(tables, game, 0, "", BOARD))
    yield Screen(f"{game}-middle", _at_table(tables, game, MIDDLE[game], "", BOARD))
    yield Screen(f"{game}-picked", _picked(tables, game))
    yield Screen(f"{game}-end", _at_table(tables, game, WHOLE, "", BOARD))
    yield Screen(f"{game}-replay", _at_table(tables, game, WHOLE, "/replay?move=30", BOARD))
    yield Screen(f"{game}-rules", lambda person: _go(person, f"/rules/{game}", "article h2"))
    for name, kind in KINDS.items():
        if kind.game == game != name:
            yield Screen(name, _at_table(tables, name, kind.decisions, "", BOARD))


def _go(person: Person, address: str, until: str) -> None:
    person.page.goto(address)
    expect(person.page.locator(until).first).to_be_visible()
    expect(person.page.locator("[aria-busy]")).to_have_count(0)


def _sit(person: Person, table: str, guest: Guest, more: str, until: str) -> None:
    _be_at(person, guest, f"/t/{table}{more}", until)


def _be_at(person: Person, guest: Guest, address: str, until: str) -> None:
    person.be(guest)
    _go(person, address, until)


def _at_table(tables: Tables, game: str, decisions: int, more: str, until: str) -> Callable[[Person], None]:
    return lambda person: _sit(person, *tables.at(game, decisions), more, until)


def _picked(tables: Tables, game: str) -> Callable[[Person], None]:
    def show(person: Person) -> None:
        _at_table(tables, game, MIDDLE[game], "", BOARD)(person)
        person.wait_for_turn()
        person.pick(0)

    return show


def _menu(person: Person, tables: Tables) -> None:
    _at_table(tables, "yaxha", 10, "", BOARD)(person)
    person.page.get_by_role("button", name="Menu").click()


def _lost(person: Person, tables: Tables) -> None:
    """Somebody plays, and nothing more comes through."""
    connected: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        if connected:
            route.close()
        else:
            route.connect_to_server()
            connected.append(route)

    person.page.route_web_socket("**/live*", connect)
    _at_table(tables, "yaxha", 10, "", BOARD)(person)
    connected[0].close()
    expect(person.page.get_by_text("The connection is lost")).to_be_visible()


def _quick(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.locator("article button").first.click()


def _variants(person: Person) -> None:
    _go(person, "/?game=maori", "dialog summary")
    person.page.locator("dialog summary").click()


def _settings(person: Person) -> None:
    _go(person, "/", "article button")
    person.page.get_by_role("button", name="Settings").click()
