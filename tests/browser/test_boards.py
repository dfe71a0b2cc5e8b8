"""The boards themselves: what they do with little room, and with a second tap."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.rig import DESKTOP, PHONE, Person, play_without_browser, table_of
from browser.screens import BOARD
from server.rig import Server

Arrive = Callable[..., Person]

LONGEST_NAME: Final = "W" * 40
MOST_PLAYERS: Final = {"yaxha": 4, "maya": 5, "maori": 5, "gold": 4}
STAGES: Final = {"yaxha": (0, 9), "maya": (0, 24), "maori": (1, 30), "gold": (0, 21)}
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
    table, guests = table_of(server, game, [LONGEST_NAME] * MOST_PLAYERS[game])
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
