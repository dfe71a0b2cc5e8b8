"""Looking back at a game: by the slider, by keys, and from a link to one move."""

import re
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Route, expect

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
    page.get_by_role("button", name="Autoplay").click()
    expect(said).to_contain_text(f"Move 1 of {moves}")


def test_a_link_to_one_move_shows_it_with_the_same_eyes(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move=7&seat=1")
    expect(page.get_by_role("status")).to_contain_text(f"Move 7 of {moves}")
    expect(page.get_by_label("View as")).to_have_value("1")
    page.get_by_label("View as").select_option("Nothing hidden")
    expect(page).to_have_url(f"/t/{table}/replay?move=7")


def test_a_replay_that_plays_by_itself_waits_for_each_position(
    arrive: Arrive, finished: tuple[str, int]
) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.clock.install()
    late: list[Route] = []
    page.route("**/replay/position?move=1&*", lambda route: late.append(route))
    page.goto(f"/t/{table}/replay?move=0")
    expect(page.locator(".board h1")).to_be_visible()
    page.get_by_role("button", name="Autoplay").click()
    said = page.get_by_role("status")
    with page.expect_request("**/replay/position?move=1&*"):
        page.clock.run_for(10_000)
    expect(said).to_contain_text(f"Move 1 of {moves}")
    with page.expect_response("**/replay/position?move=1&*"):
        late[0].continue_()
    page.clock.run_for(1_500)
    expect(said).to_contain_text(f"Move 2 of {moves}")


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


@pytest.mark.parametrize(
    ("asked", "move"), [("3000", None), ("-1", 0), ("abc", 0), ("7.5", 0), ("", 0), ("7", 7)]
)
def test_an_address_that_names_no_move_shows_the_nearest_thing(
    arrive: Arrive, finished: tuple[str, int], asked: str, move: int | None
) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move={asked}&seat=9")
    shown = moves if move is None else move
    expect(page.get_by_role("status")).to_contain_text(f"Move {shown} of {moves}")
    expect(page.locator(".board h1")).to_be_visible()
    expect(page).to_have_url(f"/t/{table}/replay?move={shown}")
    expect(page.get_by_role("alert")).to_be_hidden()


def test_a_position_that_does_not_come_is_told_and_the_others_are_shown(
    arrive: Arrive, finished: tuple[str, int]
) -> None:
    table, moves = finished
    cleo = arrive("Cleo")
    page = cleo.page
    page.route("**/replay/position?move=6*", lambda route: route.abort())
    page.goto(f"/t/{table}/replay?move=5")
    board = page.locator(".board h1")
    expect(board).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    expect(board).to_be_hidden()
    cleo.expect_complaint("ERR_FAILED")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("status")).to_contain_text(f"Move 7 of {moves}")
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(board).to_be_visible()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("alert")).to_contain_text("The server does not answer.")
    page.unroute("**/replay/position?move=6*")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("alert")).to_be_hidden()
    expect(board).to_be_visible()
    cleo.forget_complaints("ERR_FAILED")


def test_a_replay_is_told_in_the_language_of_the_page(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move=1")
    said = page.get_by_role("status")
    expect(said).to_contain_text(f"Move 1 of {moves}: Ana: take market")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("Deutsch")
    page.get_by_role("button", name="Fertig", exact=True).click()
    expect(said).to_contain_text("Markt 1 nehmen")
    expect(said).to_contain_text(f"1 von {moves}")


def test_keys_that_mean_something_else_do_not_move_a_replay(
    arrive: Arrive, finished: tuple[str, int]
) -> None:
    table, moves = finished
    page = arrive("Cleo").page
    page.goto(f"/t/{table}/replay?move=5")
    said = page.get_by_role("status")
    expect(said).to_contain_text(f"Move 5 of {moves}")
    for key in ("Control+ArrowRight", "Meta+ArrowRight", "Control+End", "Meta+Home"):
        page.keyboard.press(key)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Done").focus()
    for key in ("ArrowRight", "End"):
        page.keyboard.press(key)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowRight")
    expect(said).to_contain_text(f"Move 6 of {moves}")
    page.get_by_role("button", name="Autoplay").focus()
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()


def test_the_address_is_changed_when_the_slider_rests(arrive: Arrive, finished: tuple[str, int]) -> None:
    table, _ = finished
    page = arrive("Cleo").page
    page.add_init_script("""
        window.changes = []
        const plain = history.replaceState
        history.replaceState = (...all) => { changes.push(all[2]); plain.apply(history, all) }
    """)
    page.goto(f"/t/{table}/replay?move=1")
    slider = page.get_by_label("Move", exact=True)
    expect(slider).to_be_visible()
    slider.evaluate("""async (slider) => {
        for (let move = 2; move <= 20; move++) {
            slider.value = move
            slider.dispatchEvent(new Event('input', {bubbles: true}))
            await new Promise(requestAnimationFrame)
        }
    }""")
    expect(page).to_have_url(f"/t/{table}/replay?move=20")
    assert len(page.evaluate("changes")) < 10
