"""From the lobby into a game, and from its end into the next one."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import patolli
from browser.rig import Person
from server.rig import Server

Arrive = Callable[..., Person]

SMALL: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
}


def table_here(page: Page) -> dict[str, Any]:
    """The facts about the table that the page shows."""
    page.wait_for_url("**/t/*")
    facts: dict[str, Any] = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()["table"]
    return facts


def seats_here(page: Page) -> list[dict[str, Any]]:
    page.wait_for_url("**/t/*")
    id = page.url.rsplit("/", 1)[1]
    seats: list[dict[str, Any]] = page.request.get(f"/api/tables/{id}").json()["now"]["seats"]
    return seats


def test_every_variant_is_there_and_what_was_chosen_is_chosen_next_time(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play now Maori").click()
    quick = ana.page.get_by_role("dialog", name="Maori")
    quick.get_by_text("Casual").click()
    quick.get_by_role("radio", name="4").check(force=True)
    quick.get_by_text("Variants").click()
    quick.get_by_label("Variant", exact=True).select_option("expert game")
    quick.get_by_label("Side of the boards").select_option("atoll")
    expect(quick.get_by_role("radio", name="4")).to_have_count(0)  # the atoll is for four players at most
    quick.get_by_role("button", name="Start the game").click()
    facts = table_here(ana.page)
    assert facts["options"] == {"variant": "expert", "side": "atoll", "ship-placer": "random"}
    assert [seat.get("player") for seat in seats_here(ana.page)] == [None, "casual", "casual", "casual"]
    ana.page.goto("/?game=maori")
    expect(quick.get_by_role("radio", name="Casual")).to_be_checked()
    expect(quick.get_by_role("radio", name="3")).to_be_checked()
    expect(quick.get_by_label("Variant", exact=True)).to_have_value("expert")


def test_the_first_game_has_the_cards_for_beginners_and_the_second_all(arrive: Arrive) -> None:
    ana = arrive("Ana")
    decks: list[str] = []
    for _ in "12":
        ana.page.goto("/")
        told = ana.page.get_by_text("Your first game uses")
        expect(told).to_have_count(0 if decks else 1)
        ana.page.get_by_role("button", name="Play now Yaxha").click()
        ana.page.get_by_role("button", name="Start the game").click()
        decks.append(table_here(ana.page)["options"]["deck"])
    assert decks == ["first-game", "whole"]


def test_who_played_computers_plays_again_at_once_on_the_same_seat(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/?game=maya")
    ana.page.get_by_role("button", name="Start the game").click()
    before = seats_here(ana.page)
    first = ana.page.url
    ana.wait_for_turn()
    ana.choose_from_menu("Give up")
    ana.page.get_by_role("button", name="Really give up").click()
    ana.page.get_by_role("button", name="Play again").click()
    expect(ana.page).not_to_have_url(first)
    ana.wait_for_turn()
    after = seats_here(ana.page)
    assert [seat["name"] for seat in after] == [seat["name"] for seat in before]


def test_computers_of_one_level_are_told_apart(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/?game=yaxha")
    ana.page.get_by_role("radio", name="3").check(force=True)
    ana.page.get_by_role("button", name="Start the game").click()
    names = [seat["name"] for seat in seats_here(ana.page)[1:]]
    assert len(set(names)) == 3
    chips = ana.page.get_by_role("list", name="Players").get_by_role("listitem")
    for chip, name in zip(range(1, 4), names, strict=True):
        expect(chips.nth(chip)).to_contain_text(f"{name} (Novice)")


def test_the_language_is_chosen_in_the_header(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/")
    page.get_by_role("banner").get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(page.get_by_role("heading", level=1)).to_have_text("Setz dich und spiel mit")
    page.get_by_role("button", name="Jetzt spielen Maori").click()
    expect(page.get_by_role("dialog")).to_contain_text("Seite der Spielpläne")


@pytest.mark.parametrize("locale", ["de-DE", "nl-NL"])
def test_on_a_small_phone_nothing_sticks_out(arrive: Arrive, server: Server, locale: str) -> None:
    ana = arrive("Ana", locale=locale, **SMALL)
    for address in ("/", "/?game=maori", "/new", "/me", "/rules/maya"):
        ana.page.goto(address)
        expect(ana.page.locator("main :is(h1, h2)").first).to_be_visible()
        if "?" in address:
            ana.page.locator("dialog summary").click()
        assert ana.is_as_wide_as_the_screen(), address
        assert ana.page.locator("dialog[open] form").evaluate_all(
            "forms => forms.every((form) => form.scrollWidth <= form.clientWidth)"
        )


def test_an_edition_of_ones_own_is_brought_named_and_shown_in_the_rules(arrive: Arrive) -> None:
    ana = arrive("Ana")
    standard = patolli.game("gold").edition_text()
    richer = standard.replace("beads = 10", "beads = 20").replace('title = "', 'title = "With more beads: ')
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.locator("summary").click()
    file = ana.page.get_by_label("Your own edition")
    create = ana.page.get_by_role("button", name="Create the table")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": b"nonsense"})
    create.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("The edition is not a TOML file")
    ana.expect_complaint("400")
    file.set_input_files({"name": "mine.toml", "mimeType": "text/plain", "buffer": richer.encode()})
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    create.click()
    expect(ana.page.get_by_text("Edition: With more beads")).to_be_visible()
    assert ana.violations() == []
    ana.page.locator("main").get_by_role("link", name="Rules").click()
    row = ana.page.get_by_role("complementary").get_by_role("row", name="play.beads")
    expect(row.get_by_role("cell")).to_have_text(["20", "10"])
    assert ana.violations() == []
