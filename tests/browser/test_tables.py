"""What happens at a table beside deciding: taking back, other tabs, refusals, hints, the next game."""

import json
from collections.abc import Callable
from random import Random
from time import monotonic
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.rig import A_MOMENT, LONGEST_WAIT, PHONE, Person, play_without_browser, table_of
from browser.screens import decides
from server.rig import Guest, Server

Arrive = Callable[..., Person]

LONG_ENOUGH = 120_000
"""In milliseconds: six decisions have been shown by then."""
LOOKED_AT_FOR = 4000
"""In milliseconds: a decision before the next one, and a place that a line of the log leads to."""


@pytest.fixture
def ana(server: Server, arrive: Arrive) -> Person:
    """Ana, at a game that has just begun with Ben, who is not there."""
    person = arrive("Ana")
    table, (guest, _) = table_of(server, "yaxha", ["Ana", "Ben"])
    person.sit_at(table, guest)
    person.wait_for_turn()
    return person


def test_a_decision_is_taken_back(ana: Person) -> None:
    ana.pick(0)
    ana.confirm()
    expect(ana.status).to_have_text("Waiting for Ben")
    ana.actions.get_by_role("button", name="Take back").click()
    ana.wait_for_turn()
    ana.pick(1)
    ana.confirm()
    expect(ana.status).to_have_text("Waiting for Ben")


def test_a_pick_is_taken_back_by_a_key(ana: Person) -> None:
    ana.pick(0)
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_hidden()
    assert ana.standing()["turn"]


def test_a_second_tab_shows_the_same_table_and_goes_along(ana: Person) -> None:
    second = ana.context.new_page()
    second.goto(ana.page.url)
    there = second.get_by_role("region", name="Your options")
    status = there.get_by_role("status").first
    expect(status).to_have_text("Your turn")
    there.locator("summary").click()
    there.locator("li button").first.click()
    ana.pick(1)
    ana.confirm()
    expect(status).to_have_text("Waiting for Ben")
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
    expect(ana.status).to_have_text("Waiting for Ben")
    expect(ana.actions.get_by_role("alert")).to_be_hidden()


@pytest.mark.parametrize("lost", ["decision", "answer"])
def test_a_decision_on_its_way_when_the_connection_is_lost_happens_exactly_once(
    ana: Person, lost: str
) -> None:
    sent: list[str] = []

    def lose_the_first(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        is_first = not sent

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "play":
                sent.append(message["request_id"])
            if sent and is_first and lost == "decision":
                route.close()
            else:
                server.send(text)

        def to_page(text: str | bytes) -> None:
            if sent and is_first:
                route.close()
            else:
                route.send(text)

        route.on_message(to_server)
        server.on_message(to_page)

    ana.page.route_web_socket("**/live*", lose_the_first)
    ana.page.reload()
    ana.wait_for_turn()
    ana.pick(0)
    ana.confirm()
    expect(ana.status).to_have_text("Waiting for Ben")
    assert len(sent) == 2
    assert sent[0] == sent[1]
    expect(ana.log).to_have_count(1)


def test_a_hint_says_why_and_is_picked_by_a_tap(ana: Person) -> None:
    ana.actions.get_by_role("button", name="Hint").click()
    hint = ana.actions.get_by_role("list", name="Hint").get_by_role("button").first
    expect(hint.locator("small")).not_to_be_empty()
    hint.click()
    ana.confirm()
    expect(ana.status).to_have_text("Waiting for Ben")


def test_who_plays_again_meets_the_others_at_the_next_table(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "yaxha", ["Ana", "Ben"])
    play_without_browser(table, guests, Random("rematch"))
    people = [arrive("Ana"), arrive("Ben")]
    for person, guest in zip(people, guests, strict=True):
        person.sit_at(table, guest)
        person.page.locator(".ending button.main").click()
        person.page.wait_for_url(lambda address: table not in address)
        expect(person.page.get_by_role("listitem").filter(has_text="(you)")).to_contain_text(person.name)
    assert people[0].page.url == people[1].page.url


def test_who_makes_a_table_is_shown_its_link_as_a_code(server: Server, arrive: Arrive) -> None:
    guest = Guest(server, "Ana")
    table = guest.post("/tables", {"game": "yaxha", "seats": 2})["table"]["id"]
    ana = arrive("Ana")
    ana.sit_at(table, guest)
    expect(ana.page.get_by_role("img", name="The link to this table as a QR code")).to_be_visible()
    link = ana.page.get_by_role("textbox", name="Link to this table")
    expect(link).to_have_value(f"{server.address}/t/{table}")


def test_who_thinks_of_sitting_down_is_told_what_was_chosen_and_can_talk(
    server: Server, arrive: Arrive
) -> None:
    host = Guest(server, "Ben")
    clock = {"kind": "game", "seconds": 5400, "increment": 0}
    settings = {"game": "yaxha", "seats": 3, "options": {"deck": "first-game"}, "clock": clock}
    table = host.post("/tables", {**settings, "at_zero": "end", "take_back": False})["table"]["id"]
    host.post(f"/tables/{table}/join", {})
    ana = arrive("Ana")
    ana.page.route("**/api/games?*", lambda route: route.abort())
    ana.page.goto(f"/t/{table}")
    main = ana.page.get_by_role("main")
    expect(main.get_by_role("alert")).to_contain_text("The server does not answer.")
    ana.page.unroute_all()
    main.get_by_role("button", name="Try again").click()
    expect(main.get_by_role("heading", level=1)).to_have_text("Yaxha")
    expect(main).to_contain_text("Time to think: 1 hour and 30 minutes for the whole game")
    expect(main).to_contain_text("time runs out: the game ends")
    expect(main).to_contain_text("Decisions cannot be taken back")
    expect(main).to_contain_text("Bonus cards: the eight for a first game")
    main.get_by_label("Your name").fill("Ana")
    main.get_by_role("button", name="Take a seat").click()
    main.get_by_label("Say something").fill("Who is the third?")
    main.get_by_role("button", name="Send").click()
    expect(main.get_by_role("region", name="Talk")).to_contain_text("Ana: Who is the third?")
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("dialog").get_by_role("combobox", name="Language").select_option("Deutsch")
    expect(main).to_contain_text("Bonuskarten: die acht für das erste Spiel")
    ana.forget_complaints("ERR_FAILED")


def test_how_many_computer_players_one_plays_against_can_be_chosen(arrive: Arrive) -> None:
    page = arrive("Ana").page
    page.goto("/?game=yaxha")
    page.get_by_role("radio", name="3").check(force=True)
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(4)


@pytest.mark.parametrize("game", ["yaxha", "maya", "maori", "gold"])
def test_a_line_of_the_log_points_at_its_place_on_the_board(
    server: Server, arrive: Arrive, game: str
) -> None:
    table, guests = table_of(server, game, ["Ana", "Ben", "Cleo"])
    play_without_browser(table, guests, Random(game), decisions=12)
    ana = arrive("Ana")
    ana.sit_at(table, guests[0])
    pointed = ana.page.locator(".board .pointed")
    expect(ana.log.first).to_be_visible()
    expect(pointed).to_have_count(0)
    ana.log.get_by_role("button").first.hover()
    expect(pointed).not_to_have_count(0)
    ana.page.mouse.move(0, 0)
    expect(pointed).to_have_count(0)


def test_on_a_phone_a_line_of_the_log_leads_to_its_place_on_the_board(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "maori", ["Ana", "Ben"])
    play_without_browser(table, guests, Random("log"), decisions=12)
    ana = arrive("Ana", **PHONE)
    ana.sit_at(table, guests[0])
    ana.open_talk()
    line = ana.log.get_by_role("button").first
    pointed = ana.page.locator(".board .pointed").first
    ana.page.clock.install()
    line.tap()
    expect(pointed).to_be_in_viewport()
    expect(line).to_be_hidden()  # what covered the board is gone
    expect(pointed).to_be_visible()
    ana.page.clock.fast_forward(LOOKED_AT_FOR)
    expect(pointed).to_have_count(0)


def test_the_title_says_when_it_is_my_turn(ana: Person) -> None:
    expect(ana.page).to_have_title("● Your turn · patolli")
    ana.pick(0)
    ana.confirm()
    expect(ana.page).to_have_title("patolli")


LOOK_ELSEWHERE = "Object.defineProperty(Document.prototype, 'hidden', {get: () => true})"
"""No page is ever hidden from Chromium without a screen."""
COUNT_SHOWN = """
    const show = ServiceWorkerRegistration.prototype.showNotification
    window.shown = 0
    ServiceWorkerRegistration.prototype.showNotification = async function (...notice) {
        await show.apply(this, notice)
        window.shown += 1
    }
"""
"""Whoever asks Chromium for its notices while it is about to show one makes it forget that one."""
TOLD = """async () => {
    const worker = await navigator.serviceWorker.getRegistration()
    return (await worker?.getNotifications() ?? []).map(({title, body, data}) => [title, body, data])
}"""


def wait_until_told(person: Person, notices: list[list[str]], *, shown: int) -> None:
    person.page.wait_for_function("shown => window.shown === shown", arg=shown)
    until = monotonic() + LONGEST_WAIT / 1000
    while (told := person.page.evaluate(TOLD)) != notices:
        assert monotonic() < until, told
        person.page.wait_for_timeout(A_MOMENT)


def test_who_wants_to_be_told_of_their_turn_says_so_in_the_settings(ana: Person) -> None:
    """And sees on every page that a table waits."""
    notice = ["Your turn", "Yaxha: Ben", urlsplit(ana.page.url).path]
    ana.context.grant_permissions(["notifications"])
    ana.page.add_init_script(LOOK_ELSEWHERE)
    ana.page.add_init_script(COUNT_SHOWN)
    ana.page.reload()
    ana.wait_for_turn()
    assert ana.page.evaluate(TOLD) == []
    ana.page.get_by_role("button", name="Settings").click()
    ana.page.get_by_role("checkbox", name="Tell me when it is my turn").check()
    ana.page.wait_for_function("() => localStorage['patolli.notify'] === 'on'")
    ana.page.reload()
    wait_until_told(ana, [notice], shown=1)
    ana.pick(0)
    ana.confirm()
    wait_until_told(ana, [], shown=1)
    ana.actions.get_by_role("button", name="Take back").click()
    wait_until_told(ana, [notice], shown=2)
    ana.page.goto("/")
    expect(ana.page).to_have_title("● Your turn · patolli")
    ana.page.get_by_role("link", name="Ana", exact=True).click()
    expect(ana.page.get_by_role("link", name="Your turn at another table")).to_be_visible()


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        ("Object.defineProperty(window, 'isSecureContext', {value: false})", "only from addresses"),
        ("delete window.Notification", "On an iPhone or iPad"),
        ("Notification.requestPermission = async () => 'denied'", "change that in its settings"),
    ],
    ids=["insecure", "missing", "refused"],
)
def test_who_cannot_be_told_of_their_turn_learns_why(arrive: Arrive, there: str, sentence: str) -> None:
    page = arrive("Ana").page
    page.add_init_script(there)
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("checkbox", name="Tell me when it is my turn")
    box.click()
    expect(page.get_by_role("alert")).to_contain_text(sentence)
    expect(box).not_to_be_checked()


def test_escape_closes_a_dialog_and_leaves_the_pick(ana: Person) -> None:
    ana.pick(0)
    ana.page.get_by_role("button", name="Menu").click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_role("dialog")).to_be_hidden()
    expect(ana.actions.get_by_role("button", name="Confirm")).to_be_visible()


ASKED = {
    "yaxha": "Choose a market in secret.",
    "maya": "Place a cube",
    "maori": "Place the discovery ship at any stop.",
    "gold": "Bid in secret for this shard",
}


@pytest.mark.parametrize("game", ASKED)
def test_what_the_board_asks_for_is_in_the_panel_on_a_phone(
    server: Server, arrive: Arrive, game: str
) -> None:
    table, guests = table_of(server, game, ["Ana", "Ben", "Cleo"])
    ana = arrive("Ana", **PHONE)
    ana.sit_at(table, next(guest for guest in guests if decides(guest, table)))
    expect(ana.actions.get_by_text(ASKED[game])).to_be_visible()
    expect(ana.page.locator(".board").first.get_by_text(ASKED[game])).to_be_hidden()


def test_a_table_can_be_without_hints_and_says_so(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_text("Clock, taking back").click()
    ana.page.get_by_role("checkbox", name="Everyone can ask for hints").uncheck()
    ana.page.get_by_role("button", name="Create the table").click()
    expect(ana.page.get_by_text("Nobody can ask for hints")).to_be_visible()


@pytest.mark.parametrize("game", ["maori", "gold"])
def test_on_a_phone_a_long_list_of_choices_leaves_half_of_the_screen_to_the_board(
    server: Server, arrive: Arrive, game: str
) -> None:
    table, guests = table_of(server, game, ["Ana", "Ben"])
    ana = arrive("Ana", **PHONE)
    ana.sit_at(table, next(guest for guest in guests if decides(guest, table)))
    ana.actions.get_by_role("button", name="Hint").click()
    expect(ana.actions.get_by_role("list", name="Hint")).to_be_visible()
    ana.actions.locator("summary").click()
    expect(ana.actions.locator("ul button").first).to_be_visible()
    box = ana.actions.bounding_box()
    assert box
    assert box["height"] <= PHONE["viewport"]["height"] / 2 + 1


NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"


@pytest.mark.parametrize("allowed", [True, False], ids=["secure", "insecure"])
def test_the_invitation_says_where_its_link_works_and_is_copied_or_selected(
    server: Server, arrive: Arrive, allowed: bool
) -> None:
    ana = arrive("Ana", permissions=["clipboard-read", "clipboard-write"])
    if not allowed:
        ana.page.add_init_script(NO_CLIPBOARD)
    ana.page.goto("/new")
    ana.page.get_by_label("Your name").fill("Ana")
    ana.page.get_by_role("button", name="Create the table").click()
    invitation = ana.page.get_by_role("region", name="Invite someone")
    expect(invitation).to_contain_text("This link works only on this computer.")
    invitation.get_by_role("button", name="Copy").click()
    if allowed:
        expect(invitation.get_by_role("button", name="Copied")).to_be_visible()
        assert ana.page.evaluate("navigator.clipboard.readText()") == ana.page.url
    else:
        expect(invitation).to_contain_text("The link is selected; copy it yourself.")
        assert ana.page.evaluate("getSelection().toString()") == ana.page.url


@pytest.mark.parametrize(
    ("name", "sentence"), [(" ", "Enter a name first"), ("A" * 41, "A name can have at most 40 characters")]
)
def test_a_name_that_will_not_do_is_said_so_at_the_table(
    server: Server, arrive: Arrive, name: str, sentence: str
) -> None:
    host = Guest(server, "Ben")
    table = host.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    ana = arrive("Ana")
    ana.page.goto(f"/t/{table}")
    ana.page.get_by_label("Your name").fill(name)
    ana.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.get_by_role("alert")).to_contain_text(sentence)
    expect(ana.page.get_by_label("Your name")).to_have_value(name)


def test_who_clicks_before_the_server_has_said_who_they_are_stays_who_they_are(ana: Person) -> None:
    me = ana.page.request.get("/api/me").json()["id"]
    waiting: list[Route] = []
    ana.page.route("**/api/me?*", lambda route: waiting.append(route))
    ana.page.goto("/?game=yaxha")
    ana.page.get_by_role("button", name="Start the game").click()
    ana.wait_for_turn()
    assert waiting
    assert ana.page.request.get("/api/me").json()["id"] == me
    for route in waiting:
        route.continue_()
    ana.page.unroute_all(behavior="wait")


def test_a_table_that_is_gone_says_so_with_ways_on(ana: Person) -> None:
    """It was there, and is not when the connection is made again."""
    refusal = {
        "type": "refused",
        "error": "no-such-table",
        "message": "This table is gone; create another one.",
    }
    connections: list[WebSocketRoute] = []

    def refuse_the_second(route: WebSocketRoute) -> None:
        connections.append(route)
        if len(connections) == 1:
            route.connect_to_server()
        else:
            route.send(json.dumps(refusal))

    ana.page.route_web_socket("**/live*", refuse_the_second)
    ana.page.reload()
    ana.wait_for_turn()
    connections[0].close()
    expect(ana.page.get_by_role("heading", name="This table is gone")).to_be_visible()
    expect(ana.page.get_by_role("main").get_by_role("link")).to_have_text(
        ["To the lobby", "Create a table of your own"]
    )


def test_on_a_phone_what_others_say_is_seen_where_one_plays(server: Server, arrive: Arrive) -> None:
    table, (ben, ana) = table_of(server, "yaxha", ["Ben", "Ana"])
    here = arrive("Ana", **PHONE)
    here.sit_at(table, ana)
    talk = here.page.get_by_role("heading", name="Talk")
    expect(here.page.locator(".board h1")).to_be_visible()
    expect(talk).to_be_hidden()
    ben.post(f"/tables/{table}/chat", {"text": "Good luck!", "request_id": "luck"})
    said = here.actions.get_by_role("button", name="Ben: ")
    expect(said).to_have_text("Ben: Good luck!")
    here.page.reload()
    expect(here.page.locator(".board h1")).to_be_visible()
    expect(talk).to_be_hidden()
    expect(said).to_be_hidden()  # it is not news any more
    ben.post(f"/tables/{table}/chat", {"text": "Are you there?", "request_id": "there"})
    said.click()
    expect(talk).to_be_in_viewport()
    expect(here.page.get_by_label("Say something")).to_be_focused()
    expect(said).to_be_hidden()
    here.page.keyboard.press("Escape")
    expect(talk).to_be_hidden()
    ben.post(f"/tables/{table}/chat", {"text": "I wait.", "request_id": "wait"})
    expect(said).to_be_visible()
    here.open_talk()
    expect(talk).to_be_in_viewport()
    expect(said).to_be_hidden()


def test_what_others_decide_is_shown_one_after_the_other(server: Server, arrive: Arrive) -> None:
    table, guests = table_of(server, "maori", ["Ana", "Ben"])
    cleo = arrive("Cleo", reduced_motion="no-preference")
    updates: list[dict[str, object]] = []

    def count(route: WebSocketRoute) -> None:
        connection = route.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            route.send(text)
            message = json.loads(text)
            if message["type"] == "update":
                updates.append(message)

        connection.on_message(pass_on)

    cleo.page.route_web_socket("**/live*", count)
    cleo.page.clock.install()
    cleo.page.goto(f"/t/{table}")
    expect(cleo.log).to_have_text("Nothing yet")
    cleo.page.clock.pause_at(cleo.page.evaluate("Date.now() + 1000"))
    random = Random("pace")
    for made in range(1, 7):
        play_without_browser(table, guests, random, decisions=1)
        while len(updates) <= made:
            cleo.page.wait_for_timeout(A_MOMENT)
    shown = cleo.log.get_by_role("button")
    assert shown.count() < made  # the log does not tell what the board does not show yet
    skip = cleo.actions.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    cleo.page.clock.run_for(LONG_ENOUGH)
    expect(shown).to_have_count(made)
    expect(skip).to_be_hidden()
    cleo.actions.get_by_role("button", name="Show that again").click()
    expect(skip).to_be_visible()
    assert shown.count() < made
    cleo.page.locator(".board").click(position={"x": 1, "y": 1})
    expect(shown).to_have_count(made)
