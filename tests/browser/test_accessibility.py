"""axe finds nothing on any screen, light on a wide screen and dark on a phone."""

from collections.abc import Callable

import pytest

from browser.rig import DESKTOP, PHONE, Person
from browser.screens import PARTS, Tables, screens
from server.rig import Server

Arrive = Callable[..., Person]


@pytest.mark.parametrize("part", PARTS)
def test_axe_finds_nothing(arrive: Arrive, server: Server, part: str) -> None:
    person = arrive("Ana")
    found: dict[str, list[str]] = {}
    for screen in screens(Tables(server), part):
        person.page.emulate_media(color_scheme="light")
        person.page.set_viewport_size(DESKTOP["viewport"])
        screen.show(person)
        found[screen.name] = person.violations()
        person.page.emulate_media(color_scheme="dark")
        person.page.set_viewport_size(PHONE["viewport"])
        found[f"{screen.name}, dark on a phone"] = person.violations()
        assert person.is_as_wide_as_the_screen(), screen.name
        person.page.goto("about:blank")  # else it would draw all that happens until the next screen
    assert {name: violations for name, violations in found.items() if violations} == {}
