"""What happens at a table beside deciding: taking back, other tabs, lost connections, refusals."""

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from browser.rig import LONGEST_WAIT, Person, play_to_the_end, table_of
from patolli.engine.journal import LONGEST_NAME
from server.rig import Server, free_port, served

pytestmark = pytest.mark.soak

Arrive = Callable[..., Person]


@pytest.fixture
def ana(server: Server, arrive: Arrive) -> Person:
    """Ana, at a game that has just begun with Ben, who is not there."""
    person = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    person.be(guest)
    person.page.goto(f"/t/{table}")
    person.wait_for_turn()
    return person


def heard(page: Page) -> list[str]:
    return page.get_by_role("region", name="What happened").get_by_role("listitem").all_inner_texts()


def test_a_decision_is_taken_back(ana: Person) -> None:
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")
    ana.actions.get_by_role("button", name="Take back").click()
    ana.wait_for_turn()
    ana.pick(1)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")


def test_a_pick_is_taken_back_by_a_key(ana: Person) -> None:
    ana.pick(0)
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_hidden()
    assert ana.standing()["turn"]


def test_a_second_tab_shows_the_same_table_and_goes_along(ana: Person) -> None:
    second = ana.context.new_page()
    second.goto(ana.page.url)
    there = second.get_by_role("region", name="What can be done")
    expect(there.get_by_role("status")).to_have_text("Your turn")
    there.locator("li button").first.click()
    ana.pick(1)
    ana.confirm()
    expect(there.get_by_role("status")).to_have_text("Waiting for Ben")
    expect(there.get_by_role("button", name="Confirm")).to_be_hidden()


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"seq": 0}, "Something has happened since you decided; look again."),
        ({"move": "nonsense"}, "nonsense"),
    ],
    ids=["outdated", "illegal"],
)
def test_a_refused_decision_says_why_and_can_be_made_again(
    ana: Person, changed: dict[str, object], sentence: str
) -> None:
    spoilt: list[dict[str, object]] = []

    def spoil_the_first(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play" and not spoilt:
                message |= changed
                spoilt.append(message)
            server.send(json.dumps(message))

        route.on_message(pass_on)

    ana.page.route_web_socket("**/live*", spoil_the_first)
    ana.page.reload()
    ana.wait_for_turn()
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("alert")).to_contain_text(sentence)
    ana.wait_for_turn()
    ana.pick(0)
    ana.confirm()
    expect(ana.actions.get_by_role("status")).to_have_text("Waiting for Ben")
    expect(ana.actions.get_by_role("alert")).to_be_hidden()


def test_when_the_server_is_killed_and_comes_back_the_page_goes_on_by_itself(
    arrive: Arrive, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db"
    port = free_port()
    first = Server(database, port)
    try:
        table, guests = table_of(first, "yaxha", ["Ana", "Ben"])
        people = [arrive(name, first.address) for name in ("Ana", "Ben")]
        for person, guest in zip(people, guests, strict=True):
            person.be(guest)
            person.page.goto(f"/t/{table}")
        random = Random("reconnect")
        play_to_the_end(people, random, decisions=6)
    finally:
        first.kill()
        first.close()
    for person in people:
        expect(person.page.get_by_text("The connection is lost.")).to_be_visible(timeout=LONGEST_WAIT)
    before = [heard(person.page) for person in people]
    second = Server(database, port)
    try:
        for person in people:
            expect(person.page.get_by_text("The connection is lost.")).to_be_hidden(timeout=LONGEST_WAIT)
        play_to_the_end(people, random, decisions=6)
        for person, lines in zip(people, before, strict=True):
            after = heard(person.page)
            assert after[-len(lines) :] == lines, "nothing is told twice, nothing is missing"
            assert len(after) > len(lines)
            person.expect_complaint("ERR_CONNECTION_REFUSED")
    finally:
        for person in people:
            person.context.close()
        second.kill()
        second.close()


def test_who_comes_to_a_full_table_is_told_and_watches_as_soon_as_it_begins(
    server: Server, arrive: Arrive
) -> None:
    ana = arrive("Ana")
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Make the table").click()
    ana.page.get_by_label("A computer player for seat 2").select_option("novice")
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_enabled()
    cleo = arrive("Cleo")
    cleo.page.goto(ana.page.url)
    expect(cleo.page.get_by_text("All seats are taken.")).to_be_visible()
    ana.page.get_by_role("button", name="Start the game").click()
    expect(cleo.page.get_by_role("list", name="Players")).to_be_visible()


def test_of_two_who_want_the_last_seat_one_is_told_that_it_is_taken(server: Server, arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    for person in (ana, ben):
        person.page.goto("/new")
        person.page.get_by_label("Your name").fill(person.name)
        if person is ana:
            person.page.get_by_role("button", name="Make the table").click()
            person.page.wait_for_url("**/t/*")
    # Ben's page learns of nothing: what it shows is from before somebody else sat down.
    ben.page.route_web_socket("**/live*", only_what_comes_first)
    ben.page.goto(ana.page.url)
    sit = ben.page.get_by_role("button", name="Take a seat")
    expect(sit).to_be_visible()
    ana.page.get_by_label("A computer player for seat 2").select_option("novice")
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_enabled()
    ben.page.get_by_label("Your name").fill("Ben")
    sit.click()
    expect(ben.page.get_by_role("alert")).not_to_be_empty()
    ben.expect_complaint("409")


def only_what_comes_first(route: WebSocketRoute) -> None:
    server = route.connect_to_server()
    came: list[str | bytes] = []

    def pass_on(text: str | bytes) -> None:
        came.append(text)
        if len(came) <= 2:
            route.send(text)

    server.on_message(pass_on)


def test_a_link_that_leads_nowhere_says_so_and_leads_to_the_lobby(arrive: Arrive) -> None:
    ana = arrive("Ana")
    for address, heading in (
        ("/t/0123456789abcdef", "This table cannot be found"),
        ("/t/no-table", "There is nothing at this address"),
    ):
        ana.page.goto(address)
        expect(ana.page.get_by_role("heading", name=heading)).to_be_visible()
        ana.page.get_by_role("link", name="To the lobby").click()
        expect(ana.page.get_by_role("heading", name="Play now")).to_be_visible()
    for address in ("/t/0123456789abcdef/replay", "/r/0123456789abcdef"):
        ana.page.goto(address)
        expect(ana.page.get_by_role("alert")).to_contain_text("no ")
        ana.page.get_by_role("link", name="To the lobby").click()
        expect(ana.page.get_by_role("heading", name="Play now")).to_be_visible()
        ana.expect_complaint("404")


def test_a_name_is_no_longer_than_it_may_be_and_a_bad_one_is_refused(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/new")
    name = ana.page.get_by_label("Your name")
    name.fill("Ana" * 50)
    expect(name).to_have_value(("Ana" * 50)[:LONGEST_NAME])
    name.fill("Ana\u202e")
    ana.page.get_by_role("button", name="Make the table").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("A name has 1 to")
    ana.expect_complaint("409")
    name.fill("Ana")
    ana.page.get_by_role("button", name="Make the table").click()
    ana.page.wait_for_url("**/t/*")


def test_a_server_that_does_not_answer_is_said_to_in_the_lobby(arrive: Arrive, tmp_path: object) -> None:
    with served(f"sqlite:///{tmp_path}/patolli.db") as server:
        ana = arrive("Ana", server.address)
        ana.page.goto("/")
        expect(ana.page.get_by_role("button", name="Yaxha")).to_be_visible()
        server.kill()
    ana.page.get_by_role("button", name="Yaxha").click()
    ana.page.get_by_role("button", name="Novice").click()
    expect(ana.page.get_by_role("alert")).to_have_text(
        "The server does not answer. Check your connection and try again."
    )
    ana.expect_complaint("ERR_CONNECTION_REFUSED")
