"""The client in other languages than English."""

from collections.abc import Callable

from playwright.sync_api import expect

from browser.rig import Person

Arrive = Callable[..., Person]


def test_the_language_is_that_of_the_browser_until_another_is_chosen(arrive: Arrive) -> None:
    anna = arrive("Anna", locale="de-AT")
    page = anna.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("combobox", name="Sprache").select_option("Nederlands")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("combobox", name="Taal").select_option("English")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Play now")).to_be_visible()


def test_a_game_is_played_in_every_language(arrive: Arrive) -> None:
    page = arrive("Anna", locale="it-IT").page
    page.goto("/")
    page.get_by_role("button", name="Yaxha").click()
    page.get_by_role("button", name="Principiante").click()
    expect(page.get_by_role("region").first).to_be_visible()
    for code, turn in (("de", "Du bist"), ("nl", "beurt"), ("en", "Your turn")):
        page.locator("header button").click()
        page.locator("header ~ dialog select").first.select_option(code)
        page.locator("header ~ dialog button.main").click()
        expect(page.get_by_role("status").first).to_contain_text(turn)
