"""Time to think, being away, and pauses that everybody agrees to."""

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from browser.rig import Person, table_of
from server.rig import Server

Arrive = Callable[..., Person]

SHORT = {"kind": "move", "seconds": 5}
LONG = {"kind": "move", "seconds": 3600}


def seat_of(person: Person) -> Locator:
    seats = person.page.get_by_role("list", name="Players").get_by_role("listitem")
    return seats.filter(has_text=person.name)


def test_a_clock_runs(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"], clock=LONG)
    ana.sit_at(table, guest)
    clock = seat_of(ana).locator("time")
    shown = clock.inner_text()
    expect(clock).not_to_have_text(shown)


def test_a_computer_player_goes_on_for_who_is_out_of_time(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"], clock=SHORT, stand_in="novice")
    ana.sit_at(table, guest)
    expect(seat_of(ana)).to_contain_text("Novice (for Ana)")


def test_when_all_agree_the_game_pauses_until_somebody_goes_on(server: Server, arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"], clock=LONG)
    for person, guest in zip((ana, ben), guests, strict=True):
        person.sit_at(table, guest)
        person.wait_for_turn()
    ana.choose_from_menu("Ask for a pause")
    expect(ana.actions).to_contain_text("You want a pause. Waiting for Ben")
    expect(ben.actions).to_contain_text("Ana asks for a pause.")
    ana.actions.get_by_role("button", name="Withdraw").click()
    expect(ben.actions).not_to_contain_text("pause")
    ben.wait_for_turn()
    ana.choose_from_menu("Ask for a pause")
    ben.actions.get_by_role("button", name="Agree").click()
    for person in (ana, ben):
        expect(person.status).to_have_text("Paused")
        expect(person.page.locator(".board [data-lit]")).to_have_count(0)
    ben.actions.get_by_role("button", name="Resume").click()
    ana.wait_for_turn()
