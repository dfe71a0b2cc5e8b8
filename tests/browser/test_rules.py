"""The rules: drawings that can be tried answer to a tap."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from browser.rig import Person

Arrive = Callable[..., Person]

# Whether anything in a drawing changes when its buttons are pressed one after the other.
ANSWERS: Final = """async (figure) => {
    const before = figure.innerHTML
    for (const button of figure.querySelectorAll(':is(button, [role=button]):not(:disabled)')) {
        button.dispatchEvent(new MouseEvent('click', {bubbles: true}))
        await new Promise(requestAnimationFrame)
        if (figure.innerHTML !== before) return true
    }
    return false
}"""


@pytest.mark.parametrize("game", ["yaxha", "maya", "maori", "gold"])
def test_examples_in_the_rules_can_be_tried(arrive: Arrive, game: str) -> None:
    page = arrive("Ana").page
    page.goto(f"/rules/{game}")
    expect(page.locator("figure").first).to_be_visible()
    tried = page.locator("figure:has(:is(button, [role=button]):not(:disabled))")
    assert tried.count() >= 3
    for figure in tried.all():
        assert figure.evaluate(ANSWERS), f"nothing answers in {figure.inner_text()}"
