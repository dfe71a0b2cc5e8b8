"""What happens at a table beside deciding: taking back, other tabs, refusals."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.rig import Person, table_of
from server.rig import Server

Arrive = Callable[..., Person]


@pytest.fixture
def ana(server: Server, arrive: Arrive) -> Person:
    """Ana, at a game that has just begun with Ben, who is not there."""
    person = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    person.be(guest)
    person.page.goto(f"/t/{table}")
    person.wait_for_turn()
    return person


def test_a_decision_is_taken_back(ana: Person) -> None:
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")
    ana.actions.get_by_role("button", name="Take back").click()
    ana.wait_for_turn()
    ana.pick(1)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")


def test_a_pick_is_taken_back_by_a_key(ana: Person) -> None:
    ana.pick(0)
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_hidden()
    assert ana.standing()["turn"]


def test_a_second_tab_shows_the_same_table_and_goes_along(ana: Person) -> None:
    second = ana.context.new_page()
    second.goto(ana.page.url)
    there = second.get_by_role("region", name="What can be done")
    expect(there.get_by_role("status")).to_have_text("Your turn")
    there.locator("li button").first.click()
    ana.pick(1)
    ana.confirm()
    expect(there.get_by_role("status")).to_have_text("Waiting for Ben")
    expect(there.get_by_role("button", name="Confirm")).to_be_hidden()


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seq": 0}, "Something has happened since you decided; look again."),
        ({"move": "nonsense"}, "nonsense"),
    ],
    ids=["outdated", "illegal"],
)
def test_a_refused_decision_says_why_and_can_be_made_again(
    ana: Person, changed: dict[str, object], sentence: str
) -> None:
    spoilt: list[dict[str, object]] = []

    def spoil_the_first(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play" and not spoilt:
                message |= changed
                spoilt.append(message)
            server.send(json.dumps(message))

        route.on_message(pass_on)

    ana.page.route_web_socket("**/live*", spoil_the_first)
    ana.page.reload()
    ana.wait_for_turn()
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("alert")).to_contain_text(sentence)
    ana.wait_for_turn()
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")
    expect(ana.actions.get_by_role("alert")).to_be_hidden()


def test_the_title_says_when_it_is_my_turn(ana: Person) -> None:
    expect(ana.page).to_have_title("● Your turn · patolli")
    ana.pick(0)
    ana.confirm()
    expect(ana.page).to_have_title("patolli")


# Chromium without a screen shows no notifications, and none of its pages is ever hidden.
LOOK_ELSEWHERE = """
    window.asked = 0
    window.told = []
    window.Notification = class {
        static async requestPermission() {
            asked++
            return 'granted'
        }
        constructor(text) {
            told.push(text)
        }
    }
    Object.defineProperty(Document.prototype, 'hidden', {get: () => true})
"""


def test_who_wants_to_be_told_of_their_turn_says_so_in_the_settings(ana: Person) -> None:
    ana.page.add_init_script(LOOK_ELSEWHERE)
    ana.page.reload()
    ana.wait_for_turn()
    assert ana.page.evaluate("[asked, told.length]") == [0, 0]
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("checkbox", name="Tell me when it is my turn").check()
    ana.page.wait_for_function("() => asked === 1 && localStorage['patolli.notify'] === 'on'")
    ana.page.reload()
    ana.page.wait_for_function("() => told[0] === 'Your turn'")
    assert ana.page.evaluate("asked") == 0
