"""Somebody's own things: an account, games from elsewhere, how the page looks."""

from collections.abc import Callable
from random import Random

from playwright.sync_api import FilePayload, expect

from browser.rig import Person, play_without_browser, table_of
from server.rig import Server

Arrive = Callable[..., Person]

PASSWORD = "correct horse battery"


def test_a_journal_from_elsewhere_is_looked_at_and_removed(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    moves = play_without_browser(table, guests, Random("journal"))
    journal = guests[0].http.get(f"/tables/{table}/journal").content
    ana = arrive("Ana")
    ana.be(guests[0])
    ana.page.goto("/me")
    file = FilePayload(name="game.txt", mimeType="text/plain", buffer=journal)
    ana.page.get_by_label("Open a journal").set_input_files([file])
    expect(ana.page.get_by_role("status")).to_contain_text(f"Move {moves} of {moves}")
    ana.page.goto("/me")
    brought = ana.page.get_by_role("region", name="Games from elsewhere").get_by_role("listitem")
    brought.get_by_role("button", name="Remove").click()
    expect(brought).to_have_count(0)


def test_how_the_page_looks_and_moves_stays_as_it_was_chosen(arrive: Arrive) -> None:
    page = arrive("Ana", color_scheme="light").page
    page.goto("/")
    background = "getComputedStyle(document.body).backgroundColor"
    light = page.evaluate(background)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("combobox", name="Colours").select_option("dark")
    page.get_by_role("combobox", name="Animations").select_option("instant")
    page.get_by_role("button", name="Done").click()
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.locator("html")).to_have_attribute("data-motion", "off")
    assert page.evaluate(background) != light
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("combobox", name="Colours")).to_have_value("dark")
    expect(page.get_by_role("combobox", name="Animations")).to_have_value("instant")
