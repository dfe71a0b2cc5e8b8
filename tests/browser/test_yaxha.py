"""Yaxha's board: a round's cubes are laid and moved as a plan, and sent with one tap."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from browser.rig import DESKTOP, PHONE, Person, look, play_without_browser, table_of
from browser.test_dragging import Finger
from server.rig import Guest, Server

Arrive = Callable[..., Person]

STEPS: Final = 8
# A point of an element that nothing lies over.
SPOT: Final = """(element) => {
    const {left, top, width, height} = element.getBoundingClientRect()
    for (const down of [0.5, 0.3, 0.7, 0.15, 0.85])
        for (const along of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const [x, y] = [left + along * width, top + down * height]
            if (element.contains(document.elementFromPoint(x, y))) return {x, y}
        }
    return null
}"""


def at_building(server: Server, person: Person, rounds: int = 2) -> tuple[str, Guest]:
    """Sit where three cubes are to be built."""
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    random = Random("build")
    while not (builds(guests[0], table) and look(guests[0], table)["view"]["round"] > rounds):
        play_without_browser(table, guests, random, decisions=1)
    person.sit_at(table, guests[0])
    person.wait_for_turn()
    return table, guests[0]


def builds(guest: Guest, table: str) -> bool:
    now = look(guest, table)
    lays = any("@" in choice["notation"] for choice in now.get("choices", []))
    return lays and len(now["view"]["players"][0]["hand"]) == 3


def cubes(guest: Guest, table: str) -> int:
    """How many the server knows of."""
    return len(look(guest, table)["view"]["players"][0]["pyramid"])


def free(things: Locator) -> dict[str, float]:
    expect(things).not_to_have_count(0)
    for n in range(things.count()):
        if spot := things.nth(n).evaluate(SPOT):
            return dict(spot)
    raise AssertionError("something lies over all of them")


def lay_one(person: Person) -> None:
    spot = free(person.page.locator(".iso [data-cell]"))
    person.tap(spot["x"], spot["y"])


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cubes_are_laid_moved_and_taken_back_and_sent_at_once(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    ana = arrive("Ana", **device)
    table, guest = at_building(server, ana)
    before = cubes(guest, table)
    planned = ana.page.locator(".iso [data-planned]")
    done = ana.page.locator(".done")
    for laid in range(1, 4):
        lay_one(ana)
        expect(planned).to_have_count(laid)
    expect(done).to_have_text("Done")
    expect(done).to_be_enabled()
    # Taken up, put down elsewhere, and taken back.
    first = planned.first
    first.press("Enter")
    expect(ana.page.locator(".iso .ghost")).to_have_count(1)
    lay_one(ana)
    expect(ana.page.locator(".iso .ghost")).to_have_count(0)
    ana.page.locator(".hand").get_by_role("button", name="laid").first.click()
    ana.page.locator(".iso .ghost").press("Enter")
    expect(done).to_be_disabled()
    while not done.is_enabled():
        lay_one(ana)
    assert cubes(guest, table) == before
    done.click()
    expect(ana.status).to_have_text("Waiting for Ben")
    assert cubes(guest, table) == before + 3


def test_without_confirmation_nothing_is_sent_before_done_either(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.context.add_init_script("localStorage.setItem('patolli.confirm', 'off')")
    table, guest = at_building(server, ana)
    before = cubes(guest, table)
    for _ in range(3):
        lay_one(ana)
    expect(ana.page.locator(".done")).to_be_enabled()
    assert cubes(guest, table) == before
    ana.page.locator(".done").click()
    expect(ana.status).to_have_text("Waiting for Ben")
    assert cubes(guest, table) == before + 3


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cubes_are_dragged_from_the_hand_and_back(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    ana = arrive("Ana", **device)
    at_building(server, ana)
    hand = Finger(ana) if ana.has_finger else ana.page.mouse
    planned = ana.page.locator(".iso [data-planned]")

    def drag(start: dict[str, float], end: dict[str, float]) -> None:
        hand.move(start["x"], start["y"])
        hand.down()
        hand.move(end["x"], end["y"], steps=STEPS)
        hand.up()

    cube = ana.page.locator(".hand [data-lit][aria-pressed=true]")
    drag(free(cube), free(ana.page.locator(".iso [data-cell]")))
    expect(planned).to_have_count(1)
    drag(free(planned), free(ana.page.locator(".stage h2")))
    expect(planned).to_have_count(0)


def test_a_click_leaves_no_ring_around_a_cell(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    at_building(server, ana)
    lay_one(ana)
    ring = "document.activeElement ? getComputedStyle(document.activeElement).outlineStyle : 'none'"
    assert ana.page.evaluate(ring) == "none"


def test_the_kind_of_picture_is_remembered(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    at_building(server, ana)
    expect(ana.page.locator(".iso svg").first).to_be_visible()
    ana.page.get_by_role("button", name="Layers").click()
    ana.page.reload()
    expect(ana.page.get_by_role("button", name="Layers")).to_have_attribute("aria-pressed", "true")
    expect(ana.page.locator(".iso svg").first).to_be_hidden()


def test_a_choice_from_the_list_is_still_one_cube(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, guest = at_building(server, ana)
    before = cubes(guest, table)
    ana.pick(0)
    expect(ana.page.locator(".iso [data-picked]")).to_have_count(1)
    ana.confirm()
    expect(ana.page.locator(".done")).to_have_text("2 cubes left")
    assert cubes(guest, table) == before + 1
