"""The game gets the space: how much of the window the board takes, in every game, on every screen."""

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser.rig import PHONE, Person
from browser.screens import KINDS, MIDDLE, Tables
from server.rig import Server

Arrive = Callable[..., Person]

WINDOWS: Final = ((1280, 800), (1920, 1080), (2560, 1440))
SHARE: Final = 0.6
FILLED: Final = 0.85
"""How much of the board's width and height, at least, something is drawn on."""
SMALLEST_PHONE: Final[ViewportSize] = {"width": 360, "height": 740}
ON_ITS_SIDE: Final[ViewportSize] = {"width": 844, "height": 390}
TABLET: Final[ViewportSize] = {"width": 820, "height": 1180}
DESK: Final[ViewportSize] = {"width": 1280, "height": 800}
LANGUAGES: Final = ("en", "nl", "de", "it")

MEASURE: Final = """() => {
    const board = document.querySelector('.playing .board')
    const {width, height, left, top} = board.getBoundingClientRect()
    const drawn = [...board.querySelectorAll('svg, button, p, h2, h3, table, li')]
        .map((element) => element.getBoundingClientRect())
        .filter((box) => box.width && box.height)
    const across = Math.max(...drawn.map((box) => box.right)) - Math.min(...drawn.map((box) => box.left))
    const down = Math.max(...drawn.map((box) => box.bottom)) - Math.min(...drawn.map((box) => box.top))
    const areas = [...board.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect())
    return {
        share: width * height / (innerWidth * innerHeight),
        across: across / width,
        down: down / height,
        largest: Math.max(...areas.map((box) => box.width * box.height)),
        scrolls: board.scrollHeight > board.clientHeight + 1 || board.scrollWidth > board.clientWidth + 1,
    }
}"""

# A target that lies on another page or further down is brought into sight first, as a person would do.
COVERED: Final = """async () => {
    const found = []
    for (const target of document.querySelectorAll('.playing .board [data-lit]')) {
        if (!target.getClientRects().length) continue
        target.scrollIntoView({block: 'center', inline: 'nearest', behavior: 'instant'})
        let box = null
        for (let still = 0; still < 3; ) {
            await new Promise(requestAnimationFrame)
            const now = target.getBoundingClientRect()
            still = box && now.left === box.left && now.top === box.top ? still + 1 : 0
            box = now
        }
        const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const told = [target, at].map((each) => each?.outerHTML.slice(0, 80))
        if (!at?.closest('.board')) found.push(told.join(': '))
    }
    return found
}"""

# What sticks out to the right: of the page, or of a part that does not scroll sideways on purpose.
OVERFLOW: Final = """() => {
    const parts = document.querySelectorAll('html, main, .board, .page, .actions, aside')
    return [...parts]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => `${part.className || part.tagName}: ${part.scrollWidth} > ${part.clientWidth}`)
}"""


@pytest.fixture(scope="module")
def tables(server: Server) -> Tables:
    return Tables(server)


def sit(arrive: Arrive, tables: Tables, name: str, decisions: int, **device: Any) -> Page:
    table, guest = tables.at(name, decisions)
    ana = arrive("Ana", **device)
    ana.sit_at(table, guest)
    expect(ana.page.locator(".board h1")).to_be_visible()
    expect(ana.page.locator("[aria-busy]")).to_have_count(0)
    return ana.page


def phases(name: str) -> list[int]:
    """After how many decisions a table is looked at: the beginning, and two moments of the middle."""
    middle = KINDS[name].decisions
    return [0, middle // 2, middle]


@pytest.mark.parametrize("name", list(KINDS))
def test_the_board_takes_most_of_a_window_and_grows_with_it(
    arrive: Arrive, tables: Tables, name: str
) -> None:
    for decisions in phases(name):
        page = sit(arrive, tables, name, decisions)
        largest = 0.0
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            found = page.evaluate(MEASURE)
            where = f"{name} after {decisions} decisions at {width}x{height}: {found}"
            assert found["share"] >= SHARE, where
            assert min(found["across"], found["down"]) >= FILLED, where
            assert not found["scrolls"], where
            assert found["largest"] > largest, where
            largest = found["largest"]
        page.context.close()


@pytest.mark.parametrize("name", list(KINDS))
def test_on_a_phone_nothing_covers_what_is_to_be_tapped(arrive: Arrive, tables: Tables, name: str) -> None:
    for decisions in phases(name):
        page = sit(arrive, tables, name, decisions, **PHONE)
        for size in (PHONE["viewport"], ON_ITS_SIDE):
            page.set_viewport_size(size)
            in_sight = page.locator(".playing .board [data-lit]").first
            if page.locator(".playing .board [data-lit]").count():
                expect(in_sight).to_be_visible()
            assert not page.evaluate(COVERED), f"{name} after {decisions} decisions at {size}"
        page.context.close()


@pytest.mark.parametrize("name", list(MIDDLE))
def test_nothing_is_wider_than_the_screen_in_any_language(arrive: Arrive, tables: Tables, name: str) -> None:
    for language in LANGUAGES:
        page = sit(arrive, tables, name, MIDDLE[name], locale=language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        for size in (SMALLEST_PHONE, ON_ITS_SIDE, TABLET, DESK):
            page.set_viewport_size(size)
            assert not page.evaluate(OVERFLOW), f"{name} in {language} at {size}"
        page.context.close()
