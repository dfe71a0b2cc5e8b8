"""Every game is played by keys alone: arrows from one thing that can be tapped to the next, Enter twice."""

from collections.abc import Callable
from random import Random
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.rig import Person, table_of
from server.rig import Server

Arrive = Callable[..., Person]

ARROWS: Final = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
DECISIONS: Final = 3
MOST_KEYS: Final = 120
ON_BOARD: Final = ".board [data-lit]:focus"
WOULD_CONFIRM: Final = (
    ".playing:has(.confirm) :is(.board [data-picked], .confirm .main):focus, "
    ".board .done:not(:disabled):focus"
)
"""A choice that was picked, or a plan that is finished."""


def begin(person: Person, game: str) -> None:
    """From the lobby, where a link has opened this game, to the first decision."""
    person.page.goto(f"/?game={game}")
    expect(person.page.get_by_role("button", name="Start the game")).to_be_visible()
    for _ in range(MOST_KEYS):
        if person.page.locator("button:focus", has_text="Start the game").count():
            break
        person.page.keyboard.press("Tab")
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")
    person.wait_for_turn()
    expect(person.page.locator(".board [data-lit]").first).to_be_visible()


def pick(person: Person, random: Random) -> None:
    """Go about on the board until Enter would confirm what was picked there."""
    keyboard = person.page.keyboard
    for _ in range(MOST_KEYS):
        if person.page.locator(WOULD_CONFIRM).count():
            return
        keyboard.press(random.choice(ARROWS))
        # Held down for so long that it repeats itself, which confirms nothing.
        keyboard.down("Enter")
        keyboard.down("Enter")
        keyboard.up("Enter")
    raise AssertionError("Nothing could be picked by keys.")


def decide(person: Person, random: Random) -> None:
    pick(person, random)
    person.page.keyboard.press("Enter")
    expect(person.actions.locator(".confirm")).to_have_count(0)


@pytest.mark.parametrize("game", ["yaxha", "maya", "maori", "gold"])
def test_a_game_is_played_by_keys_alone(arrive: Arrive, game: str) -> None:
    ana, random = arrive("Ana"), Random(game)
    begin(ana, game)
    focused, confirm = ana.page.locator(ON_BOARD), ana.actions.locator(".confirm")
    ana.page.keyboard.press("ArrowDown")
    expect(focused).to_be_attached()

    pick(ana, random)
    ana.page.keyboard.press("Escape")
    expect(confirm).to_have_count(0)
    expect(focused).to_be_attached()

    for _ in range(DECISIONS):
        decide(ana, random)
        ana.wait_for_turn()
        expect(focused).to_be_attached()


LONG: Final = [pytest.param(game, marks=pytest.mark.soak) for game in ("maya", "maori", "gold")]


@pytest.mark.parametrize("game", ["yaxha", *LONG])
def test_a_whole_game_is_played_by_keys_alone(arrive: Arrive, game: str) -> None:
    ana, random = arrive("Ana"), Random("whole")
    begin(ana, game)
    ana.page.keyboard.press("ArrowDown")
    over = ana.page.locator(".ending")
    while not over.count():
        expect(ana.page.locator(ON_BOARD)).to_be_attached()
        decide(ana, random)
        expect(ana.page.locator(".actions.turn").or_(over)).to_be_visible()
    expect(over.locator(":focus")).to_be_attached()


def test_enter_beside_the_pick_does_not_confirm_it(server: Server, arrive: Arrive) -> None:
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    ana = arrive("Ana")
    ana.sit_at(table, guest)
    ana.wait_for_turn()
    ana.page.get_by_role("button", name="Market 1").press("Enter")
    ana.page.get_by_role("button", name="Turn to the left").press("Enter")
    expect(ana.actions.locator(".confirm")).to_be_visible()
    ana.page.locator(".board [data-picked]:visible").press("Enter")
    expect(ana.actions.locator(".confirm")).to_have_count(0)
