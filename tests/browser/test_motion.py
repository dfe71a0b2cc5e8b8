"""Motion: what is staged ends in the very picture that the position gives, and nobody has to wait for it."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from browser.rig import Person, play_without_browser, table_of
from browser.screens import MIDDLE
from server.rig import Guest, Server

Arrive = Callable[..., Person]

SPEEDS: Final = ("instant", "fast", "normal", "slow")
DECISIONS: Final = 14
LONG_ENOUGH: Final = 600_000
"""In milliseconds: everything has been shown by then, at any speed."""

# What is drawn, without the marks of what has changed, which a page that has just come does not know.
PICTURE: Final = """() => {
    const board = document.querySelector('.board').cloneNode(true)
    for (const flights of board.querySelectorAll('.flights')) flights.remove()
    for (const element of board.querySelectorAll('*'))
        for (const name of ['data-changed', 'data-told']) element.removeAttribute(name)
    return board.innerHTML.replace(/<!--.*?-->/g, '')
}"""


def watched(arrive: Arrive, server: Server, game: str, speed: str) -> tuple[Person, str, list[Guest], Random]:
    """Somebody at a table in the middle of a game, who sees things happen at a speed."""
    table, guests = table_of(server, game, ["Ana", "Ben", "Cleo"])
    random = Random(f"{game} in motion")
    play_without_browser(table, guests, random, MIDDLE[game] // 2)
    ana = arrive("Ana", reduced_motion="no-preference")
    ana.context.add_init_script(f"localStorage.setItem('patolli.speed', {speed!r})")
    ana.be(guests[0])
    ana.page.clock.install()
    ana.page.goto(f"/t/{table}")
    expect(ana.page.locator(".board h1")).to_be_visible()
    return ana, table, guests, random


def come_to_rest(page: Page) -> None:
    page.clock.run_for(LONG_ENOUGH)
    expect(page.get_by_role("button", name="Skip")).to_be_hidden()


@pytest.mark.parametrize("game", list(MIDDLE))
def test_what_is_staged_ends_in_the_picture_of_the_position(
    arrive: Arrive, server: Server, game: str
) -> None:
    for speed in SPEEDS:
        ana, table, guests, random = watched(arrive, server, game, speed)
        for _ in range(DECISIONS):
            play_without_browser(table, guests, random, 1)
            ana.page.clock.run_for(random.randrange(900))
        last = guests[0].http.get(f"/tables/{table}").json()["now"]["seq"]
        come_to_rest(ana.page)
        ana.page.wait_for_timeout(100)
        staged = ana.page.evaluate(PICTURE)
        ana.page.reload()
        expect(ana.page.locator(".board h1")).to_be_visible()
        come_to_rest(ana.page)
        assert staged == ana.page.evaluate(PICTURE), f"{game} at {speed}, position {last}"
        ana.context.close()


@pytest.mark.parametrize("game", list(MIDDLE))
def test_a_decision_can_be_made_at_any_moment(arrive: Arrive, server: Server, game: str) -> None:
    ana, table, guests, random = watched(arrive, server, game, "slow")
    made = 0
    for _ in range(60):
        if made == 4:
            break
        pending = guests[0].http.get(f"/tables/{table}").json()["now"]["pending"]
        if 0 not in pending:
            play_without_browser(table, guests, random, 1)
            continue
        ana.page.clock.run_for(random.randrange(1500))  # somewhere in the middle of what is shown
        ana.wait_for_turn()
        ana.decide(0)
        expect(ana.status).not_to_have_text("Sending …")
        made += 1
    assert made == 4
    come_to_rest(ana.page)
    ana.context.close()
