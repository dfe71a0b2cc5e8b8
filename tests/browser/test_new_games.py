"""A game that is added: people play it in the browser before anybody has drawn a board for it."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import expect

from browser.rig import PHONE, Person, play
from documents import DOCS, complete_package, environment, write_files
from server.rig import served

Arrive = Callable[..., Person]

CARDS = 5
"""In the game of the engine guide."""


def test_a_game_without_a_board_is_played_from_the_list(tmp_path: Path, arrive: Arrive) -> None:
    write_files(DOCS / "engine.md", tmp_path)
    complete_package(tmp_path, with_our_games=True)
    with served(f"sqlite:///{tmp_path}/patolli.db", environment=environment(tmp_path)) as server:
        ana = arrive("Ana", server.address, **PHONE)
        ana.page.goto("/?game=goofspiel")
        ana.page.get_by_role("button", name="Start the game").click()
        expect(ana.page.get_by_text("There is no board for this game yet.")).to_be_visible()
        assert ana.violations() == []
        assert ana.is_as_wide_as_the_screen()
        ana.page.get_by_role("button", name="Menu").click()
        expect(ana.page.get_by_role("dialog").get_by_role("link")).to_have_text(["To the lobby"])
        ana.page.keyboard.press("Escape")
        play([ana], Random(1), CARDS)
        expect(ana.page.locator(".ending").get_by_role("row", name="Total")).to_be_visible()
        ana.context.close()  # before its server is gone
