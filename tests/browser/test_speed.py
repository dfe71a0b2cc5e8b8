"""How much is loaded, and how fast the client is. The times are measured by `make bench-web`."""

from collections.abc import Callable
from random import Random
from statistics import median

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.rig import DESKTOP, Person, play_without_browser, table_of
from browser.screens import MIDDLE
from server.rig import Server

Arrive = Callable[..., Person]

LOBBY_KB = 150
WITH_A_GAME_KB = 250
SLOWER = 4
LOBBY_MS = 1000
UPDATE_MS = 50
FRAMES_A_SECOND = 50
WATCHED_FOR = 6.0
"""Seconds of motion in which frames are counted."""

# When a game can be begun: its button is painted, and the page is free to hear that it is pressed.
WATCH_THE_LOBBY = """
    window.ready = new Promise((resolve) => {
        new MutationObserver((_, observer) => {
            if (!document.querySelector('article button')) return
            observer.disconnect()
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
        }).observe(document, {subtree: true, childList: true})
    })
"""
# From the message of the server to the next picture on the screen.
WATCH_UPDATES = """
    window.updateTimes = []
    const Plain = WebSocket
    window.WebSocket = class extends Plain {
        set onmessage(handler) {
            super.onmessage = (event) => {
                const from = performance.now()
                handler(event)
                if (JSON.parse(event.data).type === 'update')
                    requestAnimationFrame(() => setTimeout(() => updateTimes.push(performance.now() - from)))
            }
        }
    }
"""


class Loaded:
    """How many bytes came over the network, as they were sent."""

    def __init__(self, page: Page) -> None:
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Network.enable")
        self.bytes = 0
        self.session.on("Network.loadingFinished", self._add)

    def _add(self, event: dict[str, float]) -> None:
        self.bytes += int(event["encodedDataLength"])

    @property
    def kilobytes(self) -> float:
        return self.bytes / 1024


@pytest.mark.parametrize("game", list(MIDDLE))
def test_the_lobby_and_a_game_are_small(arrive: Arrive, server: Server, game: str) -> None:
    ana = arrive("Ana")
    table, (guest, *_) = table_of(server, game, ["Ana", "Ben", "Cleo"])
    ana.be(guest)
    loaded = Loaded(ana.page)
    ana.page.goto("/")
    expect(ana.page.get_by_role("button", name="Yaxha")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert 10 < loaded.kilobytes <= LOBBY_KB
    ana.page.locator(f"a[href='/t/{table}']").click()
    expect(ana.page.locator(".board h1")).to_be_visible()
    ana.page.wait_for_load_state("networkidle")
    assert loaded.kilobytes <= WITH_A_GAME_KB
    print(f"\n{game}: {loaded.kilobytes:.0f} KB with the lobby")


@pytest.mark.soak
def test_the_lobby_is_there_within_a_second_on_a_slow_machine(arrive: Arrive) -> None:
    times = []
    for _ in range(5):
        ana = arrive("Ana", **DESKTOP)
        page = ana.page
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        page.add_init_script(WATCH_THE_LOBBY)
        page.goto("/", wait_until="commit")
        times.append(page.evaluate("ready"))
        ana.context.close()  # a page that stays open asks the server on and on, and slows the next one down
    print(f"\nlobby, {SLOWER} times slower: {median(times):.0f} ms (median of {[round(t) for t in times]})")
    assert median(times) <= LOBBY_MS


@pytest.mark.soak
@pytest.mark.parametrize("game", list(MIDDLE))
def test_a_board_is_drawn_anew_at_once(arrive: Arrive, server: Server, game: str) -> None:
    table, guests = table_of(server, game, ["Ana", "Ben", "Cleo"])
    random = Random(game)
    play_without_browser(table, guests, random, MIDDLE[game])
    ana = arrive("Ana")
    ana.be(guests[0])
    ana.page.add_init_script(WATCH_UPDATES)
    ana.page.goto(f"/t/{table}")
    expect(ana.page.locator(".board h1")).to_be_visible()
    ana.page.evaluate("updateTimes.length = 0")
    for number in range(20):
        play_without_browser(table, guests, random, 1)
        ana.page.wait_for_function("count => updateTimes.length > count", arg=number)
    times = sorted(ana.page.evaluate("updateTimes"))
    print(f"\n{game}: drawn in {median(times):.0f} ms, the slowest of {len(times)} in {times[-1]:.0f}")
    assert median(times) <= UPDATE_MS


# Frames while something is being shown, and how long that took.
COUNT_FRAMES = """
    window.frames = {count: 0, time: 0}
    let before = 0
    const look = (now) => {
        if (before && document.querySelector('.board [data-told], .flights > *')) {
            frames.count += 1
            frames.time += now - before
        }
        before = now
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
"""


@pytest.mark.soak
@pytest.mark.parametrize("game", list(MIDDLE))
def test_motion_is_smooth_on_a_slow_machine(arrive: Arrive, server: Server, game: str) -> None:
    table, guests = table_of(server, game, ["Ana", "Ben", "Cleo"])
    random = Random(game)
    play_without_browser(table, guests, random, MIDDLE[game])
    ana = arrive("Ana", reduced_motion="no-preference")
    ana.be(guests[0])
    ana.page.goto(f"/t/{table}")
    expect(ana.page.locator(".board h1")).to_be_visible()
    ana.page.context.new_cdp_session(ana.page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    ana.page.evaluate(COUNT_FRAMES)
    while ana.page.evaluate("frames.time") < WATCHED_FOR * 1000:
        play_without_browser(table, guests, random, 1)
        ana.page.wait_for_timeout(400)
    rate = ana.page.evaluate("1000 * frames.count / frames.time")
    print(f"\n{game}: {rate:.0f} frames a second in motion, {SLOWER} times slower")
    assert rate >= FRAMES_A_SECOND
