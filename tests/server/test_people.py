"""Guests and accounts, what they have played, and being forgotten."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from uuid import uuid4

import httpx
import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.exceptions import ConnectionClosedError

from patolli.server.authentication import COOKIE, Authenticator
from patolli.server.connections import Connection, Connections
from patolli.server.limits import Limits
from patolli.tables.database import open_database, writing
from patolli.tables.people import NoLonger, People, Person
from patolli.tables.schema import events, people
from server.rig import Guest, Live, Server, play_to_the_end, served, watch

pytestmark = pytest.mark.anyio

Login = dict[str, str]


@pytest.fixture
def secret() -> Login:
    return {"login": f"Ana@{uuid4().hex}", "password": "a long word"}


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


async def finished_game(ana: Guest, ben: Guest) -> str:
    table = str(ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"])
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start")
    await asyncio.gather(play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2))
    return table


def test_who_tells_their_name_twice_stays_the_same_person(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    ana.post(f"/tables/{table}/join", {})
    again = ana.post("/guests", {"name": "Anna"})
    assert (again["id"], again["name"]) == (ana.id, "Anna")
    assert ana.http.get(f"/tables/{table}").json()["now"]["seat"] == 0
    assert ana.http.get("/me").json()["name"] == "Anna"


def test_who_tells_a_name_only_if_they_are_new_keeps_the_one_they_have(server: Server) -> None:
    ana = Guest(server, "Ana")
    assert ana.post("/guests", {"name": "Anna", "if_new": True})["name"] == "Ana"
    ana.http.cookies.clear()
    somebody = ana.post("/guests", {"name": "Anna", "if_new": True})
    assert (somebody["name"], somebody["id"] == ana.id) == ("Anna", False)


def test_who_logs_out_and_in_again_is_who_they_were(server: Server, secret: Login) -> None:
    ana = Guest(server, "Ana")
    ana.post("/account", secret)
    assert ana.http.post("/logout").status_code == 204
    assert ana.http.get("/me").status_code == 401
    assert ana.post("/login", secret)["id"] == ana.id
    assert ana.http.get("/me").json()["name"] == "Ana"


def test_who_logs_out_on_one_device_stays_logged_in_on_the_others(server: Server, secret: Login) -> None:
    ana = Guest(server, "Ana")
    ana.post("/account", secret)
    elsewhere = dict(ana.http.cookies)
    assert ana.http.post("/logout", json={"everywhere": False}).status_code == 204
    assert ana.http.get("/me").status_code == 401
    assert httpx.get(f"{server.address}/api/me", cookies=elsewhere).status_code == 200


def test_a_program_that_tells_a_name_is_somebody_new(server: Server) -> None:
    ana = Guest(server, "Ana")
    bearer = {"Authorization": f"Bearer {ana.post('/me/tokens', {'label': 'mine'})['token']}"}
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "Eve"}, headers=bearer)
    assert answer.json()["id"] != ana.id
    assert ana.http.get("/me").json()["name"] == "Ana"


async def test_an_account_takes_the_guests_games_along_and_is_rated(
    server: Server, secret: dict[str, str]
) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = await finished_game(ana, ben)
    assert ana.post("/account", secret)["login"] == secret["login"].lower()
    elsewhere = Guest(server, "another browser")
    assert elsewhere.post("/login", secret)["id"] == ana.id
    histories = [guest.http.get("/me/history").json() for guest in (elsewhere, ben)]
    assert [[game["table"] for game in played] for played in histories] == [[table], [table]]
    records = [guest.http.get("/me/records").json()[0] for guest in (elsewhere, ben)]
    assert [record["games"] for record in records] == [1, 1]
    places = [played[0]["place"] for played in histories]
    assert 1 in places
    assert [record["wins"] for record in records] == [int(place == 1) for place in places]  # both of a draw
    winner = max(records, key=lambda record: record["wins"])
    assert winner["rating"] == max(record["rating"] for record in records)
    assert "Ana" in [each["name"] for each in ana.http.get("/games/gold/ratings").json()]


async def test_a_wrong_password_and_a_wrong_login_are_refused_alike(
    server: Server, secret: dict[str, str]
) -> None:
    ana = Guest(server, "Ana")
    ana.post("/account", secret)
    for wrong in ({**secret, "password": "another word"}, {**secret, "login": "nobody"}):
        assert ana.refused("/login", wrong) == "Wrong login or password."
    assert Guest(server, "Ben").refused("/account", secret) == (
        "This login is already taken; choose another one."
    )
    assert "password" in ana.refused("/account", {"login": "x", "password": "short"})


async def test_a_new_password_and_logging_out_end_all_sessions(
    server: Server, secret: dict[str, str]
) -> None:
    ana = Guest(server, "Ana")
    before = dict(ana.http.cookies)
    ana.post("/account", secret)
    address = f"{server.address}/api/me"
    assert httpx.get(address, cookies=before).status_code == 401
    now = dict(ana.http.cookies)
    assert httpx.get(address, cookies=now).status_code == 200
    assert ana.http.post("/logout").status_code == 204
    assert httpx.get(address, cookies=now).status_code == 401


async def test_an_account_is_changed_by_who_knows_its_password(server: Server, secret: Login) -> None:
    ana = Guest(server, "Ana")
    ana.post("/account", secret)
    changed = {**secret, "password": "a new long word"}
    for present, sentence in (
        ({}, "Enter your current password."),
        ({"present_password": "another word"}, "That is not your current password."),
    ):
        answer = ana.http.post("/account", json=changed | present)
        assert answer.status_code == 403
        assert answer.json()["message"] == sentence
    ana.post("/account", changed | {"present_password": secret["password"]})
    assert Guest(server, "another browser").post("/login", changed)["id"] == ana.id


@pytest.mark.parametrize("login", ["a\0b", "a b", "a\n", "İ" * 60, "x" * 61, ""])
async def test_logins_that_cannot_be_kept(server: Server, login: str) -> None:
    ana = Guest(server, "Ana")
    for path in ("/account", "/login"):
        assert ana.http.post(path, json={"login": login, "password": "a long word"}).status_code == 400


@pytest.mark.parametrize("name", ["a\0b", "\n", "x" * 41, ""])
async def test_names_that_cannot_be_kept(server: Server, name: str) -> None:
    ana = Guest(server, "Ana")
    assert ana.http.post("/guests", json={"name": name}).status_code == 400
    assert ana.http.patch("/me", json={"name": name}).status_code == 400


async def test_whoever_logs_out_is_connected_no_more(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    async with (
        watch(server.address, table, ana.cookie()) as own,
        watch(server.address, table) as anybodys,
    ):
        await Live(own).until("update")
        ana.http.post("/logout")
        with pytest.raises(ConnectionClosedError) as closed:
            await own.recv()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        await anybodys.send('{"type": "alive"}')
        await Live(anybodys).until("alive")


async def test_name_and_language_can_be_changed(server: Server) -> None:
    ana = Guest(server, "Ana")
    assert ana.http.patch("/me", json={"name": "Anna", "locale": "nl"}).json()["name"] == "Anna"
    assert ana.http.get("/me").json()["locale"] == "nl"
    assert ana.http.patch("/me", json={"name": " Anna"}).status_code == 409


async def test_whoever_wants_to_be_forgotten_is(server: Server, secret: Login) -> None:
    ana, ben = Guest(server, "Anastasia"), Guest(server, "Ben")
    table = await finished_game(ana, ben)
    ana.post("/account", secret)
    for present in ({}, {"json": {"present_password": "another word"}}):
        assert ana.http.request("DELETE", "/me", **present).status_code == 403  # type: ignore[arg-type]
    password = {"present_password": secret["password"]}
    assert ana.http.request("DELETE", "/me", json=password).status_code == 204
    assert ana.http.get("/me").status_code == 401
    assert "Anastasia" not in ben.http.get(f"/tables/{table}").text
    assert "Anastasia" not in ben.http.get(f"/tables/{table}/journal").text
    assert "somebody who left" in ben.http.get(f"/tables/{table}/journal").text
    assert Guest(server, "Cleo").refused("/login", secret) == "Wrong login or password."


async def test_whoever_is_forgotten_keeps_nobody_waiting(server: Server) -> None:
    """They had left one table, wait at another and play at a third."""
    ana, ben = Guest(server, "Anastasia"), Guest(server, "Ben")
    left, gathering, begun = (
        str(ben.post("/tables", {"game": "gold", "seats": 2, "stand_in": "novice"})["table"]["id"])
        for _ in range(3)
    )
    for table in (left, gathering, begun):
        ana.post(f"/tables/{table}/join", {"nonce": "Anastasia's word"})
    ana.post(f"/tables/{left}/leave", {"seat": 0})
    ben.post(f"/tables/{begun}/join", {})
    ben.post(f"/tables/{begun}/start")
    async with watch(server.address, begun, ben.cookie()) as socket:
        live = Live(socket)
        await live.until("update")
        assert live.now["seats"][0]["name"] == "Anastasia"
        assert ana.http.delete("/me").status_code == 204
        while live.now["seats"][0]["name"] != "somebody who left":
            await live.until("update")
        await live.send(type="play", seq=live.now["seq"], move="bid0", request_id="on")
        while 0 not in [each["seat"] for each in live.now.get("heard", ())]:
            await live.until("update")
    assert not ben.http.get(f"/tables/{gathering}").json()["now"]["seats"][0]
    assert ben.post(f"/tables/{begun}/resign")["now"]["phase"] == "over"
    assert "somebody who left" in ben.http.get(f"/tables/{begun}/journal").text
    engine = await open_database(server.database)
    async with engine.connect() as connection:
        logs = list(await connection.scalars(select(events.c.event)))
        kept = [log for log in logs if "Anastasia" in log]
        assert await connection.scalar(select(people.c.id).where(people.c.name == "Anastasia")) is None
    await engine.dispose()
    # Without the word that it was shuffled with, a game could not be played again.
    assert ["Anastasia's word" in log and '"name":"somebody who left"' in log for log in kept] == [True]


async def test_what_was_on_its_way_does_not_bring_back_who_is_forgotten(server: Server) -> None:
    engine = await open_database(server.database)
    known = People(engine)
    ana = await known.add("Anastasia", 0)
    await known.delete(ana, 0)
    for late in (
        known.change(ana, "Anastasia", None),
        known.register(ana, uuid4().hex, "a long word", None),
        known.new_token(ana, "late", 0),
    ):
        with pytest.raises(NoLonger, match="You have been logged out"):
            await late
    assert (await known.find(ana.id)).name == "somebody who left"  # type: ignore[union-attr]
    await engine.dispose()


async def test_a_connection_is_over_when_another_process_logs_somebody_out(server: Server) -> None:
    here, there = await open_database(server.database), await open_database(server.database)
    ana = await People(here).add("Ana", 0)
    async with connection_of(ana, here) as connection:
        await asyncio.sleep(0.1)
        assert not connection.revoked.done()
        await People(there).log_out_everywhere(ana)
        await asyncio.wait_for(connection.revoked, 10)
    for engine in (here, there):
        await engine.dispose()


async def test_a_moment_without_a_database_sends_nobody_away(database: str) -> None:
    engine = await open_database(database)
    ana = await People(engine).add("Ana", 0)
    async with connection_of(ana, engine) as connection:
        async with writing(engine) as transaction:
            await transaction.execute(text("ALTER TABLE people RENAME TO away"))
        await asyncio.sleep(0.1)
        async with writing(engine) as transaction:
            await transaction.execute(text("ALTER TABLE away RENAME TO people"))
        await asyncio.sleep(0.1)
        assert not connection.revoked.done()
        await People(engine).log_out_everywhere(ana)
        await asyncio.wait_for(connection.revoked, 10)
    await engine.dispose()


@asynccontextmanager
async def connection_of(person: Person, engine: AsyncEngine) -> AsyncIterator[Connection]:
    """Connect by cookie, and authenticate again all the time."""
    authenticator = Authenticator(b"key", People(engine), secure=False)
    cookie = f"{COOKIE}={authenticator.cookie(person).value}".encode()
    scope = {"type": "websocket", "headers": [(b"cookie", cookie)], "client": ("192.0.2.1", 1)}
    connections = Connections(authenticator, Limits(1))
    async with connections.rechecking(check_seconds=0.01):
        with connections.open(ASGIConnection(scope), person) as connection:  # type: ignore[arg-type]
            yield connection
