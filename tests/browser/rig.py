"""A real Chromium, and people in front of it who play through the page."""

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    Route,
    WebSocketRoute,
    expect,
    sync_playwright,
)

from server.rig import Guest, Server, free_port

CHROMIUMS: Final = ("chromium", "chromium-browser", "google-chrome")
# Every window would get two pages for its address bar, which cost more than ours. Playwright has a list of
# its own, which this one replaces: what matters of it here is repeated.
WITHOUT: Final = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "SpareRendererForSitePerProcess",
    "PaintHolding",
    "HttpsUpgrades",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "PreconnectToSearch",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    f"--disable-features={','.join(WITHOUT)}",
)
DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 800}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
LONGEST_WAIT: Final = 60_000.0
"""In milliseconds; a busy machine is slow."""
expect.set_options(timeout=LONGEST_WAIT)
A_MOMENT: Final = 5.0
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

STANDING: Final = """() => {
    const actions = document.querySelector('section[aria-label="Your options"]')
    const turn = actions?.querySelector('[role=status]').textContent === 'Your turn'
    const choices = actions?.querySelectorAll('li button').length ?? 0
    return {over: !!document.querySelector('.ending'), turn, choices}
}"""

# All that axe reports is what is wrong.
LOOK_FOR_VIOLATIONS: Final = """async () => {
    // What follows the size of the window does so with the next picture.
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
    return (await axe.run({resultTypes: ['violations']})).violations
}"""


def find_chromium() -> str:
    named = os.environ.get("PATOLLI_CHROMIUM")
    for name in (named,) if named else CHROMIUMS:
        if found := shutil.which(name):
            return found
    raise FileNotFoundError(
        f"There is no browser to test with: PATOLLI_CHROMIUM is {named!r}, which is no program."
        if named
        else "There is no browser to test with: install Chromium (Debian: apt-get install chromium) or set "
        "PATOLLI_CHROMIUM to the program of one."
    )


@contextmanager
def chromium() -> Iterator[Browser]:
    port = free_port()
    flags = [*FLAGS, f"--remote-debugging-port={port}"]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=flags)
        _ports[browser] = port
        yield browser
        del _ports[browser]
        browser.close()


_ports: Final[dict[Browser, int]] = {}


def debugging_port(browser: Browser | None) -> int:
    """Return where on this machine a browser answers to others than Playwright."""
    assert browser
    return _ports[browser]


class Person:
    """Somebody with a browser of their own. What it complains about is kept."""

    def __init__(self, browser: Browser, address: str, name: str, **context: Any) -> None:
        self.name = name
        self.complaints: list[str] = []
        self.console: list[str] = []
        settings = {"base_url": address, "locale": "en-GB", "reduced_motion": "reduce", **DESKTOP, **context}
        self.has_finger = bool(settings.get("has_touch"))
        self.context = browser.new_context(**settings)
        self.context.set_default_timeout(LONGEST_WAIT)
        self.context.on("console", self._hear)
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        self.console.append(f"{message.type}: {message.text}")
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def expect_complaint(self, part: str) -> None:
        """The browser itself complains of an answer that is a refusal, and of a server that is gone."""
        until = monotonic() + LONGEST_WAIT / 1000
        while not any(part in each for each in self.complaints):
            assert monotonic() < until, f"nothing about {part!r} in {self.complaints}"
            self.page.wait_for_timeout(A_MOMENT)
        self.forget_complaints(part)

    def forget_complaints(self, part: str) -> None:
        self.complaints = [each for each in self.complaints if part not in each]

    def be(self, guest: Guest) -> None:
        """Be known to the server as somebody who came there without a browser."""
        for name, value in guest.http.cookies.items():
            self.context.add_cookies([{"name": name, "value": value, "url": guest.address}])
        self.context.add_init_script(
            f"try {{ localStorage.setItem('patolli.name', {self.name!r}) }} catch {{}}"
        )

    def sit_at(self, table: str, guest: Guest) -> None:
        """Look at a table where one sits as that guest."""
        self.be(guest)
        self.page.goto(f"/t/{table}")

    @property
    def actions(self) -> Locator:
        return self.page.get_by_role("region", name="Your options")

    def standing(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(STANDING)
        return found

    def pick(self, number: int) -> None:
        """Choose from the list of what can be done."""
        self.open_choices()
        self.actions.locator("li button").nth(number).click()

    def open_choices(self) -> None:
        if not self.actions.locator("details[open]").count():
            self.actions.locator("summary").click()

    def open_talk(self) -> None:
        """Open log and talk, where they are not beside the board."""
        self.page.get_by_role("button", name="Log and talk").click()

    def confirm(self) -> None:
        self.actions.get_by_role("button", name="Confirm").click()

    @property
    def status(self) -> Locator:
        """Whose turn it is, in words."""
        return self.actions.get_by_role("status").first

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="What happened").get_by_role("listitem")

    def choose_from_menu(self, name: str) -> None:
        self.page.get_by_role("button", name="Menu").click()
        self.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()

    def tap(self, x: float, y: float) -> None:
        if self.has_finger:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def decide_if_asked(self, random: Random) -> bool:
        """Anything legal; whether there was something to decide."""
        standing = self.standing()
        if not standing["turn"]:
            return False
        self.decide(random.randrange(standing["choices"]))
        return True

    def decide(self, number: int) -> None:
        """Choose from the list, and confirm it unless there is no other choice."""
        is_forced = self.standing()["choices"] == 1
        self.pick(number)
        if not is_forced:
            self.confirm()

    def wait_for_turn(self) -> None:
        expect(self.status).to_have_text("Your turn")

    def violations(self) -> list[str]:
        """What axe finds on the page as it is now."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text())
        found = self.page.evaluate(LOOK_FOR_VIOLATIONS)
        return [f"{each['id']}: {node['html'][:160]}" for each in found for node in each["nodes"]]

    def is_as_wide_as_the_screen(self) -> bool:
        """Nothing sticks out to the right."""
        return bool(self.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"))


def play(people: list[Person], random: Random, decisions: int) -> None:
    """From the list of what can be done."""
    made = 0
    until = monotonic() + LONGEST_WAIT / 1000
    while made < decisions:
        assert monotonic() < until, f"nobody has anything to decide after {made} decisions"
        decided = sum(person.decide_if_asked(random) for person in people)
        made += decided
        if not decided:
            people[0].page.wait_for_timeout(A_MOMENT)


def table_of(server: Server, game: str, names: Sequence[str], **settings: object) -> tuple[str, list[Guest]]:
    """A game that has begun, with everybody at it, made without a browser."""
    guests = [Guest(server, name) for name in names]
    body = {"game": game, "seats": len(guests), **settings}
    table = str(guests[0].post("/tables", body)["table"]["id"])
    for guest in guests:
        guest.post(f"/tables/{table}/join", {})
    guests[0].post(f"/tables/{table}/start")
    return table, guests


def play_without_browser(table: str, guests: list[Guest], random: Random, decisions: int = 10_000) -> int:
    """Until the game is over or so many decisions were made; how many were made. One of the first two choices
    each time: who does just anything needs 700 decisions for a game of Maori."""
    seat = 0
    for made in range(decisions):
        now = look(guests[seat], table)
        if "result" in now:
            return made
        if seat not in now["pending"]:
            seat = now["pending"][0]
            now = look(guests[seat], table)
        move, seq = random.choice(now["choices"][:2])["notation"], now["seq"]
        body = {"type": "play", "seq": seq, "move": move, "request_id": str(seq)}
        guests[seat].post(f"/tables/{table}/moves", body)
    return decisions


def look(guest: Guest, table: str) -> dict[str, Any]:
    """The table as it is now, without what happened before."""
    found: dict[str, Any] = guest.http.get(f"/tables/{table}", params={"heard_to": 2**31 - 1}).json()["now"]
    return found


def only_what_comes_first(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    came: list[str | bytes] = []

    def pass_on(text: str | bytes) -> None:
        came.append(text)
        if len(came) <= 2:
            route.send(text)

    server.on_message(pass_on)


def lose_answers(page: Page, address: str) -> None:
    """What is asked there happens, but nobody hears of it."""

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page.route(address, lose)
