"""Whole games on the boards: two people, one of them at a phone, and a computer player."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

import patolli
from browser.board import play_by_hand
from browser.rig import PHONE, Person

Arrive = Callable[..., Person]


def make_table(host: Person, game: str) -> None:
    host.page.goto("/")
    host.page.get_by_role("link", name="Create a table").click()
    host.page.get_by_label("Your name").fill(host.name)
    host.page.get_by_role("radio", name=patolli.game(game).title, exact=True).check(force=True)
    host.page.get_by_role("combobox", name="Players", exact=True).select_option("3")
    host.page.get_by_role("button", name="Create the table").click()
    host.page.wait_for_url("**/t/*")


def sit_down(person: Person, link: str) -> None:
    person.page.goto(link)
    person.page.get_by_label("Your name").fill(person.name)
    person.page.get_by_role("button", name="Take a seat").click()


@pytest.mark.parametrize("game", ["yaxha", "maya", "maori", "gold"])
def test_two_people_and_a_computer_player_play_a_whole_game(arrive: Arrive, game: str) -> None:
    # At one of them things move on the screen.
    ana, ben = arrive("Ana", reduced_motion="no-preference"), arrive("Ben", **PHONE)
    make_table(ana, game)
    sit_down(ben, ana.page.get_by_role("textbox", name="Link to this table").input_value())
    ana.page.get_by_label("A computer player for seat 3").select_option("novice")
    ana.page.get_by_role("button", name="Start the game").click()
    for person in (ana, ben):
        expect(person.page.get_by_role("list", name="Players")).to_be_visible()
    play_by_hand([ana, ben], Random(game))
    for person in (ana, ben):
        ending = person.page.locator(".ending")
        expect(ending.get_by_role("row", name="Total")).to_be_visible()
        ending.get_by_text("Was the shuffle fair?").click()
        expect(ending.get_by_text("promised before the game began")).to_be_visible()
        expect(ending.get_by_text("your nonce is among those")).to_be_visible()
