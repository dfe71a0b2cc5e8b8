"""The boards themselves: what they do with little room, and with a second tap."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import patolli
from browser.rig import DESKTOP, PHONE, Person, play_without_browser, table_of
from browser.screens import BOARD, decides
from server.rig import Server

Arrive = Callable[..., Person]

LIT: Final = ".board [data-lit]:not(:disabled)"
PICKED: Final = f"{LIT}[aria-pressed=true]"
LONGEST_NAME: Final = "W" * 40
MOST_PLAYERS: Final = {"yaxha": 4, "maya": 5, "maori": 5, "gold": 4}
OPTIONS: Final = {"maya": {"variant": "expert"}}
"""Those with most on the board."""
STAGES: Final = {"yaxha": (0, 9), "maya": (0, 10, 40), "maori": (1, 30), "gold": (0, 21)}
"""After how many decisions a board is looked at."""
# What is cut off on purpose, or may be scrolled by itself, does not stick out.
STICKS_OUT: Final = """() => {
    const cuts = (element) => getComputedStyle(element).overflowX !== 'visible'
    const isCut = (element, board) => {
        let up = element.parentElement
        while (up !== board && !cuts(up)) up = up.parentElement
        return up !== board
    }
    const board = document.querySelector('.board')
    const frame = board.getBoundingClientRect()
    return [...board.querySelectorAll('*')]
        .filter((element) => !element.closest('dialog:not([open])') && !isCut(element, board))
        .filter((element) => {
            const box = element.getBoundingClientRect()
            return box.width > 0 && (box.right > frame.right + 1 || box.left < frame.left - 1)
        })
        .map((element) => `${element.tagName} ${element.className}: ${element.textContent.slice(0, 40)}`)
}"""


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", MOST_PLAYERS)
def test_the_longest_names_find_room(
    arrive: Arrive, server: Server, game: str, device: dict[str, Any]
) -> None:
    names = [LONGEST_NAME] * MOST_PLAYERS[game]
    table, guests = table_of(server, game, names, options=OPTIONS.get(game, {}))
    ana = arrive(LONGEST_NAME, **device)
    ana.be(guests[0])
    made = 0
    for decisions in STAGES[game]:
        made += play_without_browser(table, guests, Random(game), decisions - made)
        ana.page.goto(f"/t/{table}")
        expect(ana.page.locator(BOARD).first).to_be_visible()
        assert ana.page.evaluate(STICKS_OUT) == []
        assert ana.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        )


def at_a_first_decision(person: Person, server: Server, game: str) -> None:
    names = [person.name, "Ben", "Cleo"][: patolli.game(game).min_players]
    table, guests = table_of(server, game, names)
    first = next(guest for guest in guests if decides(guest, table))
    person.be(first)
    person.page.goto(f"/t/{table}")
    person.wait_for_turn()
    expect(person.page.locator(LIT).first).to_be_visible()


@pytest.mark.parametrize("game", MOST_PLAYERS)
def test_a_second_tap_confirms_and_a_tap_on_nothing_cancels(
    arrive: Arrive, server: Server, game: str
) -> None:
    ana = arrive("Ana")
    at_a_first_decision(ana, server, game)
    target, picked = ana.page.locator(LIT).first, ana.page.locator(PICKED).first
    # Where a board has a button of its own for it, as for a bid, that is the only one.
    confirm, log = ana.page.locator(".playing .confirm"), ana.page.locator("aside li button")

    target.click()
    expect(confirm).to_be_visible()
    ana.page.locator(".board").first.click(position={"x": 2, "y": 2})
    expect(confirm).to_have_count(0)
    expect(log).to_have_count(0)

    target.click()
    expect(confirm).to_be_visible()
    picked.click()
    expect(confirm).to_have_count(0)
    expect(log).not_to_have_count(0)


@pytest.mark.parametrize("command", ["Control", "Alt", "Meta"])
def test_keys_that_are_commands_to_the_browser_are_left_to_it(
    arrive: Arrive, server: Server, command: str
) -> None:
    ana = arrive("Ana")
    at_a_first_decision(ana, server, "maya")
    ana.page.evaluate("addEventListener('keydown', (event) => window.left = !event.defaultPrevented)")
    ana.page.locator(LIT).first.focus()
    ana.page.keyboard.press(f"{command}+ArrowDown")
    assert ana.page.evaluate("window.left")
    ana.page.keyboard.press("ArrowRight")
    assert not ana.page.evaluate("window.left")
