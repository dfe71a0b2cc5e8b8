"""Whoever gives up, hands over or comes back: everybody is told, and nobody waits for them."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from browser.rig import Person, table_of
from server.rig import Server

Arrive = Callable[..., Person]


@pytest.fixture
def people(server: Server, arrive: Arrive) -> list[Person]:
    """Ana and Ben, at a game that has just begun."""
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    found = []
    for guest, name in zip(guests, ("Ana", "Ben"), strict=True):
        person = arrive(name)
        person.sit_at(table, guest)
        person.wait_for_turn()
        found.append(person)
    return found


def seats(person: Person) -> Locator:
    return person.page.get_by_role("list", name="Players").get_by_role("listitem")


def test_who_gives_up_is_told_what_happens_and_the_other_plays_on(people: list[Person]) -> None:
    ana, ben = people
    ana.choose_from_menu("Give up")
    dialog = ana.page.get_by_role("dialog")
    expect(dialog).to_contain_text(
        "Casual, a computer player, takes your seat, and the game continues without you"
    )
    dialog.get_by_role("button", name="Really give up").click()
    expect(ana.actions).to_contain_text("You gave up. Casual takes over for you; you are now watching.")
    expect(ana.actions.get_by_role("link")).to_have_text(["To the lobby", "Create a table of your own"])
    for person in people:
        expect(person.log.filter(has_text="Ana gave up. Casual takes over for Ana.")).to_be_visible()
        expect(seats(person).first).to_contain_text("Casual (for Ana)")
    expect(ben.actions).to_contain_text("Ana gave up. Casual takes over for Ana.")
    ben.pick(0)
    ben.confirm()
    ben.wait_for_turn()
    expect(ben.actions).not_to_contain_text("Ana gave up.")
    for person in people:
        expect(person.log.filter(has_text="Casual (for Ana): ").first).to_be_visible()


def test_who_plays_alone_is_told_that_giving_up_ends_the_game(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/?game=yaxha")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.wait_for_turn()
    ana.choose_from_menu("Give up")
    expect(ana.page.get_by_role("dialog")).to_contain_text(
        "Nobody else is playing here, so the game will end at once."
    )


def test_who_hands_over_comes_back_where_the_turn_is_said(people: list[Person]) -> None:
    ana, ben = people
    ana.choose_from_menu("Let a computer player take over")
    expect(ana.status).to_have_text("Casual is playing for you.")
    expect(seats(ana).first).to_contain_text("Casual (for Ana)")
    expect(ben.actions).to_contain_text("Ana lets Casual take over.")
    ben.pick(0)
    ben.confirm()
    ben.wait_for_turn()
    ana.actions.get_by_role("button", name="Take over again").click()
    expect(ben.log.filter(has_text="Ana is back and playing again.")).to_be_visible()
    expect(seats(ben).first).not_to_contain_text("Casual")
