"""The client in other languages than English."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page, Route, expect

from browser.rig import Person

Arrive = Callable[..., Person]

WORDS = "**/assets/yaxha*"
"""Where the words of a game are, in all languages."""


def test_the_language_is_that_of_the_browser_until_another_is_chosen(arrive: Arrive) -> None:
    anna = arrive("Anna", locale="de-AT")
    page = anna.page
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Sprache").select_option("Nederlands")
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    page.get_by_role("button", name="Instellingen").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Taal").select_option("English")
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()


def test_a_game_is_played_in_every_language(arrive: Arrive) -> None:
    page = arrive("Anna", locale="it-IT").page
    page.goto("/")
    page.get_by_role("button", name="Yaxha").click()
    page.get_by_role("button", name="Inizia la partita").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("region").first).to_be_visible()
    for code, turn in (("de", "Du bist"), ("nl", "beurt"), ("en", "Your turn")):
        page.locator("header button").last.click()
        page.locator("header ~ dialog select").first.select_option(code)
        page.locator("header ~ dialog button.main").click()
        expect(page.get_by_role("status").first).to_contain_text(turn)


class Held:
    """What a page asks for under some addresses waits until it is let through."""

    def __init__(self, page: Page, addresses: str) -> None:
        self._waiting: list[Route] = []
        self._open = False
        page.route(addresses, self._meet)

    def _meet(self, route: Route) -> None:
        if self._open:
            route.continue_()
        else:
            self._waiting.append(route)

    def let_the_next_through(self) -> None:
        self._open = True

    def let_all_through(self) -> None:
        self._open = True
        for route in self._waiting:
            route.continue_()


def settings_of(page: Page) -> Locator:
    page.locator("header button").last.click()
    return page.locator("header ~ dialog select").first


def test_the_language_that_was_chosen_last_is_spoken_however_late_the_words_of_others_come(
    arrive: Arrive,
) -> None:
    page = arrive("Anna").page
    page.goto("/rules/yaxha")
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    held = Held(page, WORDS)
    language = settings_of(page)
    with page.expect_request(WORDS):
        language.select_option("de")
    held.let_the_next_through()
    language.select_option("nl")
    expect(page.locator("html[lang=nl]")).to_be_attached()
    held.let_all_through()
    language.select_option("it")
    expect(page.locator("html[lang=it]")).to_be_attached()
    language.select_option("de")
    language.select_option("en")
    language.select_option("nl")
    expect(page.locator("html[lang=nl]")).to_be_attached()
    expect(page.locator("article")).to_contain_text("blokjes")
    page.reload()
    expect(page.locator("html[lang=nl]")).to_be_attached()


def test_a_board_that_is_opened_while_the_language_changes_speaks_the_new_one(arrive: Arrive) -> None:
    page = arrive("Anna").page
    page.goto("/")
    held = Held(page, WORDS)
    with page.expect_request(WORDS):
        page.get_by_role("link", name="Rules: Yaxha").click()
    settings_of(page).select_option("de")
    expect(page.locator("html[lang=de]")).to_be_attached()
    held.let_all_through()
    expect(page.locator("article")).to_contain_text("Pyramide")
    expect(page.locator("h1")).to_contain_text("Yaxha")


def test_a_language_whose_words_do_not_come_is_not_spoken(arrive: Arrive) -> None:
    anna = arrive("Anna")
    page = anna.page
    page.goto("/rules/yaxha")
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    page.route(WORDS, lambda route: route.abort())
    language = settings_of(page)
    language.select_option("de")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(language).to_have_value("en")
    page.unroute(WORDS)
    language.select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("alert")).to_be_hidden()
    anna.forget_complaints("ERR_FAILED")
