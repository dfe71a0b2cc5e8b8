"""Guests and accounts, what they have played, and being forgotten."""

import asyncio
from collections.abc import Iterator
from uuid import uuid4

import httpx
import pytest

from server.rig import Guest, Server, play_to_the_end, served

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
        assert ana.refused("/login", wrong) == "That login and password do not fit."
    assert Guest(server, "Ben").refused("/account", secret) == (
        "Somebody else has this login; choose another one."
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


async def test_name_and_language_can_be_changed(server: Server) -> None:
    ana = Guest(server, "Ana")
    assert ana.http.patch("/me", json={"name": "Anna", "locale": "nl"}).json()["name"] == "Anna"
    assert ana.http.get("/me").json()["locale"] == "nl"
    assert ana.http.patch("/me", json={"name": " Anna"}).status_code == 409


async def test_whoever_wants_to_be_forgotten_is(server: Server, secret: Login) -> None:
    ana, ben = Guest(server, "Anastasia"), Guest(server, "Ben")
    table = await finished_game(ana, ben)
    ana.post("/account", secret)
    assert ana.http.delete("/me").status_code == 204
    assert ana.http.get("/me").status_code == 401
    assert "Anastasia" not in ben.http.get(f"/tables/{table}").text
    assert "Anastasia" not in ben.http.get(f"/tables/{table}/journal").text
    assert "somebody who left" in ben.http.get(f"/tables/{table}/journal").text
    assert Guest(server, "Cleo").refused("/login", secret) == "That login and password do not fit."
