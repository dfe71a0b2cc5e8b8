"""The end of a game is seen and heard at once, and says first what it means for whoever reads it."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.rig import DESKTOP, PHONE, Person, play_without_browser, table_of
from server.rig import Server

Arrive = Callable[..., Person]


def headline(result: dict[str, Any]) -> str:
    """What the first of three should read."""
    places, points = result["places"], result["scores"][0]
    if places[0] > 1:
        return f"You are {'2nd' if places[0] == 2 else '3rd'} of 3: {points} points"
    return f"You win with {points} points!" if places.count(1) == 1 else "win together"


@pytest.mark.parametrize("device", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_end_comes_into_sight_with_ones_own_place_first(
    server: Server, arrive: Arrive, device: dict[str, Any]
) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben", "Cleo"])
    ana = arrive("Ana", **device)
    ana.be(guests[0])
    ana.page.goto(f"/t/{table}")
    ana.wait_for_turn()
    if device is PHONE:
        ana.open_talk()
    play_without_browser(table, guests, Random("the end"))
    words = headline(guests[0].http.get(f"/tables/{table}").json()["now"]["result"])
    heading = ana.page.get_by_role("heading", name=words)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(ana.page.get_by_role("status").filter(has_text=words)).to_have_count(1)
    expect(ana.page.get_by_role("img", name="Points over the game")).to_be_visible()


def test_who_writes_something_goes_on_writing_when_the_game_ends(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    ana = arrive("Ana")
    ana.be(guests[0])
    ana.page.goto(f"/t/{table}")
    ana.wait_for_turn()
    ana.page.get_by_label("Say something").fill("well pl")
    for guest in guests:
        guest.post(f"/tables/{table}/resign")
    expect(
        ana.page.get_by_role("heading", name="Ben stopped playing, and nobody else was left")
    ).to_be_visible()
    expect(ana.page.get_by_label("Say something")).to_be_focused()


def test_a_tie_break_that_decided_is_named(server: Server, arrive: Arrive) -> None:
    """Real ties are rare: here the server's last word is changed on its way."""
    table, guests = table_of(server, "maori", ["Ana", "Ben"])
    ana = arrive("Ana")
    ana.be(guests[0])

    def tie(route: WebSocketRoute) -> None:
        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if "result" in message:
                del message["result"]["why"]
                message["result"] |= {"scores": [9, 9], "places": [2, 1], "winners": [1]}
                message["result"] |= {"decided_by": "tie-break", "tie_break": "most shells"}
                message["seats"] = [{"name": name, "person": True} for name in ("Ana", "Ben")]
            route.send(json.dumps(message))

        route.connect_to_server().on_message(pass_on)

    ana.page.route_web_socket("**/live*", tie)
    ana.page.goto(f"/t/{table}")
    expect(ana.actions).to_be_visible()
    for guest in guests:
        guest.post(f"/tables/{table}/resign")
    ending = ana.page.get_by_role("region", name="You are 2nd of 2: 9 points")
    expect(ending).to_contain_text("Ben wins")
    expect(ending).to_contain_text("Equal points; the tie-break decided: most shells.")


def test_who_watches_is_led_to_the_next_game(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    eve = arrive("Eve")
    eve.page.goto(f"/t/{table}")
    expect(eve.actions).to_be_visible()
    for guest in guests:
        guest.post(f"/tables/{table}/resign")
    expect(eve.page.get_by_role("heading", name="Ben stopped playing")).to_be_visible()
    again = guests[0].post(f"/tables/{table}/rematch", {})["table"]["id"]
    eve.page.get_by_role("link", name="Watch the next game").click()
    eve.page.wait_for_url(f"**/t/{again}")


def test_a_page_that_is_gone_to_begins_at_its_heading_with_a_title_of_its_own(
    server: Server, arrive: Arrive
) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    ana = arrive("Ana")
    ana.be(guests[0])
    ana.page.goto(f"/t/{table}")
    expect(ana.page).to_have_title("● Your turn · patolli")
    ana.page.get_by_role("link", name="patolli").click()
    expect(ana.page.get_by_role("heading", name="Sit down and play")).to_be_focused()
    ana.page.get_by_role("link", name="Ana", exact=True).click()
    expect(ana.page.get_by_role("heading", name="Me", exact=True)).to_be_focused()
    expect(ana.page).to_have_title("Me · patolli")
    ana.page.go_back()
    ana.page.go_back()
    expect(ana.page.get_by_role("heading", name="Yaxha")).to_be_focused()


def test_when_the_game_begins_the_focus_is_at_the_board(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("radio", name="Yaxha").check(force=True)
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.get_by_label("A computer player for seat 2").select_option("novice")
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.page.get_by_role("heading", name="Yaxha")).to_be_focused()
    ana.page.keyboard.press("ArrowDown")
    expect(ana.page.locator(".board [data-lit]:focus")).to_be_attached()
