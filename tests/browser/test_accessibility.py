"""axe finds nothing on any screen, light on a wide screen and dark on a phone."""

from collections.abc import Callable

import pytest

from browser.rig import PHONE, Person
from browser.screens import Tables, screens
from server.rig import Server

pytestmark = pytest.mark.soak

Arrive = Callable[..., Person]

NAMES = [screen.name for screen in screens(Tables.__new__(Tables))]


@pytest.fixture(scope="package")
def tables(server: Server) -> Tables:
    return Tables(server)


@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing(arrive: Arrive, tables: Tables, name: str) -> None:
    screen = next(each for each in screens(tables) if each.name == name)
    person = arrive("Ana", color_scheme="light")
    screen.show(person)
    assert person.violations() == []
    person.page.emulate_media(color_scheme="dark")
    person.page.set_viewport_size(PHONE["viewport"])
    assert person.is_as_wide_as_the_screen()
    assert person.violations() == []
