"""The shuffle is checked against what the server promised before the game, with one's own nonce in it."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.rig import Person

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
    person.page.get_by_role("button", name="Novice").click()
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
            "the seed is the one that was promised before the game began",
            "your nonce is among those that were mixed in",
            f"patolli verify patolli-{pledge['table']}.txt",
        ]
    )
    expect(ana.page.get_by_text(f"{pledge['nonce']} (yours)")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


def test_a_promise_that_changes_is_said_at_once_and_at_the_end(ana: Person) -> None:
    ana.page.evaluate(CHANGE, {"commitment": "0" * 64})
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("The server promises another seed")
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
    expect(findings(ben)).to_contain_text(["The game had begun by then", "patolli verify"])


def test_every_way_to_a_seat_brings_a_nonce(ana: Person, arrive: Arrive) -> None:
    """Play now did; so do playing again, making a table and sitting down there."""
    give_up(ana)
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_enabled()
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Make the table").click()
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
