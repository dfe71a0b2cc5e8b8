"""axe finds nothing on any screen, light or dark, on a phone or a wide screen."""

from collections.abc import Callable

import pytest

from browser.rig import DESKTOP, PHONE, Person
from browser.screens import Tables, screens
from server.rig import Server

Arrive = Callable[..., Person]

NAMES = [screen.name for screen in screens(Tables.__new__(Tables))]


@pytest.fixture(scope="package")
def tables(server: Server) -> Tables:
    return Tables(server)


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(arrive: Arrive, tables: Tables, name: str) -> None:
    screen = next(each for each in screens(tables) if each.name == name)
    found = {}
    for colours, device in (("light", DESKTOP), ("dark", PHONE)):
        person = arrive("Ana", color_scheme=colours, **device)
        screen.show(person)
        assert person.is_as_wide_as_the_screen()
        if violations := person.violations():
            found[colours] = violations
    assert found == {}
