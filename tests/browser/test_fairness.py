"""The shuffle is checked against what the server promised before the game, with one's own nonce in it."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.rig import Person, lose_answers, only_what_comes_first
from server.rig import Guest, Server

Arrive = Callable[..., Person]

CHANGE = """(change) => {
    const pledges = JSON.parse(localStorage['patolli.pledges'])
    localStorage['patolli.pledges'] = JSON.stringify(pledges.map((each) => ({...each, ...change})))
}"""


@pytest.fixture
def ana(arrive: Arrive) -> Person:
    """At a game with a computer player, which she began with two clicks."""
    person = arrive("Ana")
    person.page.goto("/?game=yaxha")
    person.page.get_by_role("button", name="Start the game").click()
    person.wait_for_turn()
    return person


def give_up(person: Person) -> None:
    person.page.get_by_role("button", name="Menu").click()
    person.page.get_by_role("button", name="Give up", exact=True).click()
    person.page.get_by_role("button", name="Really give up").click()
    expect(person.page.get_by_role("heading", name="You stopped playing")).to_be_visible()


def pledges(page: Page) -> list[dict[str, str]]:
    kept: list[dict[str, str]] = json.loads(page.evaluate("localStorage['patolli.pledges']"))
    return kept


def findings(person: Person) -> Locator:
    person.page.get_by_text("Was the shuffle fair?").click()
    return person.page.locator(".fairness li")


def test_the_seed_is_the_promised_one_and_my_nonce_is_in_it(ana: Person) -> None:
    (pledge,) = pledges(ana.page)
    assert len(bytes.fromhex(pledge["nonce"])) == 16
    give_up(ana)
    expect(findings(ana)).to_contain_text(
        [
            "the seed is the one promised before the game began",
            "your nonce is among those that were mixed in",
            f"patolli verify patolli-{pledge['table']}.txt",
        ]
    )
    expect(ana.page.get_by_text(f"{pledge['nonce']} (yours)")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


def test_a_promise_that_changes_is_said_at_once_and_at_the_end(ana: Person) -> None:
    ana.page.evaluate(CHANGE, {"commitment": "0" * 64})
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("The server now promises a different seed")
    give_up(ana)
    expect(ana.page.get_by_role("alert").last).to_contain_text("not the one that was promised")


def test_a_nonce_that_was_left_out_is_an_alarm(ana: Person) -> None:
    ana.page.evaluate(CHANGE, {"nonce": "00" * 16})
    give_up(ana)
    expect(ana.page.get_by_role("alert")).to_contain_text("is not among those that were mixed in")


def test_who_first_sees_the_table_when_the_game_has_begun_is_told_what_that_is_worth(
    ana: Person, arrive: Arrive
) -> None:
    ben = arrive("Ben")
    ben.page.goto(ana.page.url)
    expect(ben.actions).to_be_visible()
    give_up(ana)
    expect(findings(ben)).to_contain_text(["The game had already begun", "patolli verify"])


def test_every_way_to_a_seat_brings_a_nonce(ana: Person, arrive: Arrive) -> None:
    """Play now did; so do playing again, making a table and sitting down there."""
    give_up(ana)
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.get_by_role("button", name="Play again")).to_have_count(0)
    ana.wait_for_turn()
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.get_by_role("button", name="Get up")).to_be_visible()
    kept = pledges(ana.page)
    assert [len(each["nonce"]) for each in kept] == [32, 32, 32]
    assert len({each["nonce"] for each in kept}) == 3
    assert all(each["before"] for each in kept)
    ben = arrive("Ben")
    ben.page.goto(ana.page.url)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    expect(ben.page.get_by_role("button", name="Get up")).to_be_visible()
    assert [len(each["nonce"]) for each in pledges(ben.page)] == [32]


@pytest.fixture
def gathering(server: Server) -> tuple[str, Guest, Guest]:
    """A table for two where only Ben sits, who made it, and Ana, who has not come yet."""
    ben, ana = Guest(server, "Ben"), Guest(server, "Ana")
    table = ben.post("/tables", {"game": "yaxha", "seats": 2})["table"]["id"]
    ben.post(f"/tables/{table}/join", {})
    return table, ben, ana


def test_who_sits_down_again_because_the_answer_was_lost_keeps_the_nonce_that_is_in_the_shuffle(
    gathering: tuple[str, Guest, Guest], arrive: Arrive
) -> None:
    table, ben, guest = gathering
    here = arrive("Ana")
    # The page learns from nothing but answers that somebody has sat down.
    here.page.route_web_socket("**/live*", only_what_comes_first)
    here.sit_at(table, guest)
    sit = here.page.get_by_role("button", name="Take a seat")

    lose_answers(here.page, "**/join?*")
    sit.click()
    expect(here.page.get_by_role("alert")).to_be_visible()
    here.expect_complaint("ERR_FAILED")
    here.page.unroute("**/join?*")
    (pledge,) = pledges(here.page)
    with here.page.expect_response(f"**/api/tables/{table}?*"):
        sit.click()
    expect(sit).to_be_enabled()
    expect(here.page.get_by_role("alert")).to_have_count(0)
    here.expect_complaint("409")
    assert pledges(here.page) == [pledge]
    ben.post(f"/tables/{table}/start")
    guest.post(f"/tables/{table}/resign")
    ben.post(f"/tables/{table}/resign")
    here.page.reload()
    expect(findings(here).filter(has_text="your nonce is among those")).to_be_visible()


def test_who_gets_up_and_sits_down_with_another_browser_is_not_alarmed(
    gathering: tuple[str, Guest, Guest], arrive: Arrive
) -> None:
    table, ben, guest = gathering
    laptop, phone = arrive("Ana"), arrive("Ana")
    for here in (laptop, phone):
        here.sit_at(table, guest)
    sit = "Take a seat"
    laptop.page.get_by_role("button", name=sit).click()
    laptop.page.get_by_role("button", name="Get up").click()
    expect(laptop.page.get_by_role("button", name=sit)).to_be_visible()
    phone.page.get_by_role("button", name=sit).click()
    expect(laptop.page.get_by_role("button", name="Get up")).to_be_visible()
    ben.post(f"/tables/{table}/start")
    guest.post(f"/tables/{table}/resign")
    ben.post(f"/tables/{table}/resign")
    expect(findings(phone).filter(has_text="your nonce is among those")).to_be_visible()
    expect(findings(laptop).filter(has_text="This browser gave no nonce for you")).to_be_visible()
    expect(laptop.page.get_by_role("alert")).to_have_count(0)
