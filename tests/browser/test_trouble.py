"""What can go wrong: each time a sentence says so, there is a way on, and nothing that was typed is lost."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import httpx
import pytest
from playwright.sync_api import WebSocketRoute, expect

from browser.rig import PHONE, Person, lose_answers, only_what_comes_first, play, table_of
from patolli.engine.journal import LONGEST_NAME
from server.rig import Guest, Server, free_port

Arrive = Callable[..., Person]

SERVER_AWAY = "The server does not answer. Check your connection and try again."
CONNECTION_LOST = "The connection is lost"
TURNED_ROUND = "begun \u202ellew"
"""A line with a character that nobody may send."""
LONGEST_PAUSE = 15_000
"""In milliseconds: by then a page has tried to connect again."""
LONGEST_ANSWER = 3_000
"""In milliseconds: by then a page that somebody looks at again knows whether it is connected."""


class FragileServer:
    """A server that is killed and comes back, at the same address and with the same database."""

    def __init__(self, folder: Path) -> None:
        self._database = f"sqlite:///{folder}/patolli.db"
        self._port = free_port()
        self.start()

    def start(self) -> None:
        self.now = Server(self._database, self._port)

    def kill(self) -> None:
        self.now.kill()
        self.now.close()


@pytest.fixture
def fragile(tmp_path: Path) -> Iterator[FragileServer]:
    server = FragileServer(tmp_path)
    yield server
    server.kill()


def say(person: Person, line: str) -> None:
    person.page.get_by_label("Say something").fill(line)
    person.page.get_by_role("button", name="Send").click()


def test_when_the_server_is_killed_and_comes_back_the_page_goes_on_by_itself(
    fragile: FragileServer, arrive: Arrive
) -> None:
    table, guests = table_of(fragile.now, "yaxha", ["Ana", "Ben"])
    people = [arrive(name, fragile.now.address) for name in ("Ana", "Ben")]
    for person, guest in zip(people, guests, strict=True):
        person.be(guest)
        person.page.clock.install()
        person.page.goto(f"/t/{table}")
    random = Random("reconnect")
    play(people, random, decisions=4)
    for person in people:
        expect(person.log.first).not_to_have_text("Nothing yet")
    fragile.kill()
    for person in people:
        expect(person.page.get_by_text(CONNECTION_LOST)).to_be_visible()
    say(people[0], "I said this meanwhile")
    talk = people[0].page.get_by_role("region", name="Talk").get_by_role("listitem")
    expect(talk).to_have_text(re.compile("Ana: I said this meanwhile Sending …"))
    people[0].page.get_by_label("Say something").fill("not said yet")
    before = [person.log.all_inner_texts() for person in people]
    fragile.start()
    for person in people:
        person.page.clock.fast_forward(LONGEST_PAUSE)
        expect(person.page.get_by_text(CONNECTION_LOST)).to_be_hidden()
    expect(people[1].page.get_by_role("listitem").filter(has_text="I said this meanwhile")).to_be_visible()
    expect(talk).to_have_text(re.compile("Ana: I said this meanwhile$"))
    expect(people[0].page.get_by_label("Say something")).to_have_value("not said yet")
    play(people, random, decisions=4)
    for person, lines in zip(people, before, strict=True):
        expect(person.log).not_to_have_count(len(lines))
        after = person.log.all_inner_texts()
        assert after[-len(lines) :] == lines, "nothing is told twice, nothing is missing"
        person.forget_complaints("ERR_CONNECTION_REFUSED")


def test_a_connection_that_died_while_the_page_slept_is_made_again_when_somebody_looks(
    server: Server, arrive: Arrive
) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    ana = arrive("Ana")
    connections: list[WebSocketRoute] = []

    def die_once(route: WebSocketRoute) -> None:
        connections.append(route)
        if len(connections) == 1:
            only_what_comes_first(route)
        else:
            route.connect_to_server()

    ana.page.route_web_socket("**/live*", die_once)
    ana.page.clock.install()
    ana.sit_at(table, guests[0])
    ana.wait_for_turn()
    guests[1].post(f"/tables/{table}/chat", {"text": "Wake up!", "request_id": "wake"})
    ana.page.evaluate("dispatchEvent(new Event('focus'))")
    ana.page.clock.fast_forward(LONGEST_ANSWER)
    expect(ana.page.get_by_role("region", name="Talk")).to_contain_text("Wake up!")
    expect(ana.page.get_by_text(CONNECTION_LOST)).to_be_hidden()
    assert len(connections) == 2


def test_who_comes_to_a_full_table_is_told_and_watches_as_soon_as_it_begins(
    server: Server, arrive: Arrive
) -> None:
    ana = arrive("Ana")
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.get_by_label("A computer player for seat 2").select_option("novice")
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_enabled()
    cleo = arrive("Cleo")
    cleo.page.goto(ana.page.url)
    expect(cleo.page.get_by_text("All seats are taken.")).to_be_visible()
    ana.page.get_by_role("button", name="Start the game").click()
    expect(cleo.page.get_by_role("list", name="Players")).to_be_visible()
    expect(cleo.actions.get_by_text("This table is full; you are watching.")).to_be_visible()
    cleo.actions.get_by_role("link", name="Create a table of your own").click()
    expect(cleo.page.get_by_role("heading", name="A new table")).to_be_focused()


def test_of_two_who_want_the_last_seat_one_is_told_that_it_is_taken(server: Server, arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    for person in (ana, ben):
        person.page.goto("/new")
        person.page.get_by_label("Your name").fill(person.name)
        if person is ana:
            person.page.get_by_role("button", name="Create the table").click()
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


def test_a_link_that_leads_nowhere_says_so_and_leads_to_the_lobby(arrive: Arrive) -> None:
    ana = arrive("Ana")
    for address, heading in (
        ("/t/0123456789abcdef", "This table could not be found"),
        ("/t/no-table", "There is nothing at this address"),
    ):
        ana.page.goto(address)
        expect(ana.page.get_by_role("heading", name=heading)).to_be_visible()
        ana.page.get_by_role("link", name="To the lobby").click()
        expect(ana.page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    for address in ("/t/0123456789abcdef/replay", "/r/0123456789abcdef"):
        ana.page.goto(address)
        expect(ana.page.get_by_role("alert")).to_contain_text("no ")
        ana.page.get_by_role("link", name="To the lobby").click()
        expect(ana.page.get_by_role("heading", name="Sit down and play")).to_be_visible()
        ana.expect_complaint("404")


def test_a_name_that_is_too_long_or_bad_is_refused_with_a_sentence(arrive: Arrive) -> None:
    ana = arrive("Ana", **PHONE)
    ana.page.goto("/new")
    name = ana.page.get_by_label("Your name")
    ana.page.locator("summary").click()  # now the button is far from the name
    name.fill("Ana" * 50)
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.get_by_role("alert")).to_contain_text(f"at most {LONGEST_NAME} characters")
    expect(name).to_be_focused()
    expect(ana.page.get_by_role("alert")).to_be_in_viewport()
    name.fill("Ana\u202e")
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("A name must have 1 to")
    ana.expect_complaint("409")
    name.fill("Ana")
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.wait_for_url("**/t/*")


def press_without_a_network_and_again(person: Person, button: str) -> None:
    pressed = person.page.get_by_role("button", name=button)
    person.context.set_offline(True)
    pressed.click()
    expect(person.page.get_by_role("alert")).to_have_text(SERVER_AWAY)
    person.expect_complaint("ERR_INTERNET_DISCONNECTED")
    person.context.set_offline(False)
    pressed.click()


def test_a_server_that_does_not_answer_is_said_to_in_the_lobby(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Yaxha").click()
    press_without_a_network_and_again(ana, "Start the game")
    ana.wait_for_turn()
    ana.forget_complaints("ERR_INTERNET_DISCONNECTED")


def test_where_a_table_is_made_what_was_typed_stays_while_the_server_does_not_answer(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("link", name="Create a table").click()
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("radio", name="Maori").check(force=True)
    ana.page.get_by_role("combobox", name="Players", exact=True).select_option("4")
    press_without_a_network_and_again(ana, "Create the table")
    expect(ana.page.get_by_role("heading", name="Maori")).to_be_visible()
    expect(ana.page.get_by_text("open seat", exact=True)).to_have_count(3)


def test_a_link_that_was_given_to_somebody_leads_to_the_table_from_the_lobby(
    server: Server, arrive: Arrive
) -> None:
    table, _ = table_of(server, "yaxha", ["Ana", "Ben"])
    cleo = arrive("Cleo")
    cleo.page.goto("/")
    link = cleo.page.get_by_label("Have you been given a link?")
    for wrong in ("yaxha", "https://elsewhere.example/table/12", f"/t/{table}-x"):
        link.fill(wrong)
        cleo.page.get_by_role("button", name="Go to the table").click()
        expect(cleo.page.get_by_role("alert")).to_contain_text("That isn’t a table link.")
        expect(link).to_have_value(wrong)
    link.fill(f"Come here: {server.address}/t/{table} !")
    cleo.page.get_by_role("button", name="Go to the table").click()
    expect(cleo.page.get_by_role("list", name="Players")).to_be_visible()


@pytest.mark.parametrize("lost", ["tables", "tables/*/join"])
def test_who_tries_again_to_make_a_table_comes_to_the_one_that_was_made(
    server: Server, arrive: Arrive, lost: str
) -> None:
    ana = arrive("Ana")
    before = listed(server)
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_text("Clock, taking back, hints, who can find the table").click()
    ana.page.get_by_label("Everyone can find the table in the lobby").check()
    lose_answers(ana.page, f"**/api/{lost}?*")
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.get_by_role("alert")).to_have_text(SERVER_AWAY)
    ana.page.unroute(f"**/api/{lost}?*")
    ana.page.get_by_role("button", name="Create the table").click()
    ana.page.wait_for_url("**/t/*")
    assert listed(server) - before == {ana.page.url.rpartition("/")[2]}
    ana.expect_complaint("ERR_FAILED")


def listed(server: Server) -> set[str]:
    return {table["id"] for table in httpx.get(f"{server.address}/api/tables").json()}


def test_who_opens_the_lobby_while_the_server_is_away_finds_all_there_when_it_is_back(
    server: Server, arrive: Arrive
) -> None:
    ana = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    ana.be(guest)
    ana.page.clock.install()
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.page.goto("/")
    expect(ana.page.get_by_text(SERVER_AWAY)).to_be_visible()
    ana.page.unroute("**/api/**")
    ana.page.clock.fast_forward(LONGEST_PAUSE)
    expect(ana.page.get_by_role("button", name="Yaxha")).to_be_visible()
    expect(ana.page.locator(f"a[href='/t/{table}']")).to_be_visible()
    expect(ana.page.get_by_text(SERVER_AWAY)).to_be_hidden()
    ana.expect_complaint("ERR_FAILED")


def test_on_ones_own_page_a_server_that_is_away_is_asked_again(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.be(Guest(server, "Ana"))
    ana.page.route("**/api/**", lambda route: route.abort())
    ana.page.goto("/me")
    expect(ana.page.get_by_role("alert")).to_contain_text(SERVER_AWAY)
    ana.page.get_by_label("Your name").fill("Anna")
    ana.page.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_role("alert")).to_have_count(2)
    ana.page.unroute("**/api/**")
    ana.page.get_by_role("button", name="Try again").click()
    expect(ana.page.get_by_role("heading", name="Games from elsewhere")).to_be_visible()
    expect(ana.page.get_by_label("Your name")).to_have_value("Anna")
    ana.page.get_by_role("button", name="Save").click()
    expect(ana.page.get_by_role("link", name="Anna")).to_be_visible()
    expect(ana.page.get_by_role("alert")).to_have_count(0)
    ana.expect_complaint("ERR_FAILED")


def test_an_account_is_made_left_and_entered_again(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    page, login = ana.page, f"ana-{free_port()}"
    ana.be(Guest(server, "Ana"))
    page.goto("/me")
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Login").fill(login)
    account.get_by_label("Password").fill("sesame open")
    page.route("**/api/account?*", lambda route: route.abort())
    account.get_by_role("button", name="Create an account").click()
    expect(account.get_by_role("alert")).to_have_text(SERVER_AWAY)
    expect(account.get_by_label("Password")).to_have_value("sesame open")
    ana.expect_complaint("ERR_FAILED")
    page.unroute("**/api/account?*")
    account.get_by_role("button", name="Create an account").click()
    expect(account.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    account.get_by_role("button", name="Log out everywhere").click()
    expect(page.get_by_role("heading", name="Sit down and play")).to_be_visible()
    page.get_by_role("link", name="Me", exact=True).click()
    account.get_by_role("button", name="I have an account").click()
    account.get_by_label("Login").fill(login)
    account.get_by_label("Password").fill("sesame shut")
    account.get_by_role("button", name="Log in").click()
    expect(account.get_by_role("alert")).to_have_text("Wrong login or password.")
    ana.expect_complaint("401")
    account.get_by_label("Password").fill("sesame open")
    account.get_by_role("button", name="Log in").click()
    expect(account.get_by_text(f"You are logged in as {login}.")).to_be_visible()
    expect(page.get_by_role("link", name="Ana")).to_be_visible()


def test_a_line_that_is_refused_comes_back_with_the_reason(server: Server, arrive: Arrive) -> None:
    ana = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    ana.sit_at(table, guest)
    talk = ana.page.get_by_role("region", name="Talk")
    say(ana, TURNED_ROUND)
    expect(talk.get_by_role("alert")).to_contain_text("control character")
    expect(talk.get_by_role("alert")).to_contain_text(TURNED_ROUND)
    expect(ana.page.get_by_label("Say something")).to_have_value(TURNED_ROUND)
    say(ana, "well begun")
    expect(talk.get_by_role("listitem")).to_contain_text("well begun")
    expect(talk.get_by_role("alert")).to_be_hidden()
