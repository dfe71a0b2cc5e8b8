"""Looking back at a game: by the slider, by keys, and from a link to one move."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from browser.rig import Person, play_without_browser, table_of
from server.rig import Server

Arrive = Callable[..., Person]


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, int]:
    """A table where the game is over, and how many decisions it had."""
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    return table, play_without_browser(table, guests, Random("replay"))


def test_a_replay_is_moved_by_its_slider_and_by_keys(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay")
    said = page.get_by_role("status")
    expect(said).to_contain_text(f"Move {moves} of {moves}")
    page.get_by_label("Move", exact=True).fill("5")
    expect(said).to_contain_text(f"Move 5 of {moves}")
    expect(page).to_have_url(f"/t/{table}/replay?move=5")
    page.get_by_label("Move", exact=True).blur()
    for key, move in (("ArrowRight", 6), ("ArrowLeft", 5), ("Home", 0), ("ArrowLeft", 0), ("End", moves)):
        page.keyboard.press(key)
        expect(said).to_contain_text(f"Move {move} of {moves}")
    page.keyboard.press("Home")
    page.get_by_role("button", name="Play by itself").click()
    expect(said).to_contain_text(f"Move 1 of {moves}")


def test_a_link_to_one_move_shows_it_with_the_same_eyes(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move=7&seat=1")
    expect(page.get_by_role("status")).to_contain_text(f"Move 7 of {moves}")
    expect(page.get_by_label("Whose eyes")).to_have_value("1")
    page.get_by_label("Whose eyes").select_option("Nothing hidden")
    expect(page).to_have_url(f"/t/{table}/replay?move=7")


def test_a_tap_on_the_chart_goes_to_that_part_of_the_game(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move=0")
    expect(page.get_by_role("status")).to_contain_text(f"Move 0 of {moves}")
    page.get_by_role("img", name="Points over the game").click()  # in its middle
    half = moves // 2
    expect(page.get_by_role("status")).to_contain_text(re.compile(f"Move ({half}|{half + 1}) of"))


def test_from_the_end_of_a_game_one_goes_to_its_replay_and_back(
    arrive: Arrive, finished: tuple[str, int]
) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("status")).to_contain_text(f"Move {moves} of {moves}")
    page.get_by_role("link", name="Close").click()
    expect(page.get_by_role("heading", name="win")).to_be_visible()
