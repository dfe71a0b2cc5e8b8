"""Things that are dragged, by mouse and by finger: shards, cubes, worker cards, tiles and small ships."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.rig import DESKTOP, PHONE, Person, look, play_without_browser, table_of
from server.rig import Guest, Server

Arrive = Callable[..., Person]

STEPS = 6


def winner_of_first_shard(server: Server) -> tuple[str, Guest]:
    """A table of Gold, and who has just won a shard there and arranges it."""
    table, guests = table_of(server, "gold", ["Ana", "Ana", "Ana"])
    random = Random("drag")
    while not (found := [guest for guest in guests if arranges(guest, table)]):
        play_without_browser(table, guests, random, decisions=1)
    return table, found[0]


def arranges(guest: Guest, table: str) -> bool:
    return any(choice["notation"] == "keep" for choice in look(guest, table).get("choices", []))


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box, "it is on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, thing: Locator, target: Locator) -> None:
    target.scroll_into_view_if_needed()
    thing.scroll_into_view_if_needed()
    (x, y), (to_x, to_y) = middle(thing), middle(target)
    hand = Finger(person) if person.has_finger else person.page.mouse
    hand.move(x, y)
    hand.down()
    hand.move(to_x, to_y, steps=STEPS)
    hand.up()


class Finger:
    """What Playwright's own finger cannot do: draw something over the screen."""

    def __init__(self, person: Person) -> None:
        self._session = person.context.new_cdp_session(person.page)
        self._at = (0.0, 0.0)
        self._is_down = False

    def move(self, x: float, y: float, steps: int = 1) -> None:
        from_x, from_y = self._at
        for step in range(1, steps + 1):
            part = step / steps
            self._at = (from_x + part * (x - from_x), from_y + part * (y - from_y))
            if self._is_down:
                self._touch("touchMove")

    def down(self) -> None:
        self._is_down = True
        self._touch("touchStart")

    def up(self) -> None:
        self._is_down = False
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str) -> None:
        point = {"x": self._at[0], "y": self._at[1]}
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [point]})


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_shard_of_gold_is_dragged_from_the_plate_and_back(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    table, guest = winner_of_first_shard(server)
    ana = arrive("Ana", **device)
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    plate, out = ana.page.locator("div[data-drop=plate]"), ana.page.locator("[data-drop=out]")
    shard = ana.page.locator(".board [data-shard]")
    drag(ana, shard, out)
    expect(out).to_have_attribute("aria-pressed", "true")
    expect(plate.locator("[data-shard]")).to_have_count(0)
    drag(ana, shard, plate)
    expect(out).to_have_attribute("aria-pressed", "false")
    expect(plate.locator("[data-shard]")).to_have_count(1)
    ana.page.get_by_role("button", name="Lay the plate like this").click()
    if ana.has_finger:
        ana.open_talk()
    expect(ana.log.first).to_contain_text(f"Ana {look(guest, table)['seat'] + 1}: ")
    assert not arranges(guest, table)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_cubes_and_workers_of_maya_are_dragged_to_their_places(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    table, guests = table_of(server, "maya", ["Ana", "Ana", "Ana"])
    ana = arrive("Ana", **device)
    ana.sit_at(table, guests[look(guests[0], table)["pending"][0]])
    ana.wait_for_turn()
    cubes, level = (
        ana.page.locator(".board .cubes.grabbable"),
        ana.page.locator("[data-drop='level:Copan/0']"),
    )
    drag(ana, cubes, level)
    expect(level.locator(".ghost")).to_be_visible()
    expect(ana.actions.locator(".chosen")).to_contain_text("Copan")
    ana.confirm()
    expect(ana.status).not_to_have_text("Your turn")

    play_without_browser(table, guests, Random("drag"), decisions=5)
    guest = guests[look(guests[0], table)["pending"][0]]
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    card, quarry = ana.page.locator(".board .hand button").nth(1), ana.page.locator("[data-drop='quarry:2']")
    drag(ana, card, quarry)
    expect(ana.actions.locator(".chosen")).to_contain_text("a 4 at quarry 3")
    drag(ana, card, ana.page.locator("[data-drop='quarry:0']"))
    expect(ana.actions.locator(".chosen")).to_contain_text("a 4 at quarry 1")
    ana.confirm()
    expect(ana.status).not_to_have_text("Your turn")
    cards = look(guest, table)["view"]["quarries"][0]["cards"]
    assert [card["value"] for card in cards] == [4]


def who_is_at(server: Server, stage: str, **options: str) -> tuple[str, Guest]:
    """A table of Maori, and who has come to that stage of a turn, with a few tiles on the board."""
    table, guests = table_of(server, "maori", ["Ana", "Ana"], options=options)
    random = Random("tiles")
    play_without_browser(table, guests, random, decisions=24)
    while not (found := [guest for guest in guests if is_at(guest, table, stage)]):
        play_without_browser(table, guests, random, decisions=1)
    return table, found[0]


def is_at(guest: Guest, table: str, stage: str) -> bool:
    now = look(guest, table)
    return bool(now.get("choices")) and now["view"]["stage"] == stage


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_tile_of_maori_is_dragged_to_the_storage_and_to_a_space(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    table, guest = who_is_at(server, "lay")
    ana = arrive("Ana", **device)
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    board = ana.page.locator(".board")
    seat = look(guest, table)["seat"]
    hand, storage = board.locator(f"[data-at=hand-{seat}]"), board.locator("[data-drop=storage]")
    space = board.locator("[data-drop][data-lit]:not([data-drop=storage])").last
    name = space.get_attribute("data-drop")
    drag(ana, hand, storage)
    expect(ana.actions).to_contain_text("Store the tile")
    drag(ana, hand, space)
    expect(ana.actions).to_contain_text(f"Lay the tile on {name}")
    ana.confirm()
    expect(board.locator(f".sea-plan [aria-label^='{name}: ']")).to_be_visible()


def test_a_tile_of_maori_is_dragged_from_the_display_to_the_hand(server: Server, arrive: Arrive) -> None:
    table, guest = who_is_at(server, "act")
    ana = arrive("Ana")
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    tile = ana.page.locator(".board [aria-label^=Take]").first
    drag(ana, tile, ana.page.locator(".board [data-at^=hand-][data-drop]"))
    expect(ana.actions).to_contain_text("Take the tile")


def test_a_small_ship_of_maori_is_dragged_to_another_tile(server: Server, arrive: Arrive) -> None:
    table, guest = who_is_at(server, "move", variant="advanced")
    ana = arrive("Ana")
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    now = look(guest, table)
    ship = now["view"]["players"][now["seat"]]["ship"]
    other = ana.page.locator(f".board [data-lit][data-drop]:not([data-drop={ship}])").first
    drag(ana, ana.page.locator(f".board [data-drop={ship}]"), other)
    expect(ana.actions).to_contain_text(f"Move the small ship to {other.get_attribute('data-drop')}")
