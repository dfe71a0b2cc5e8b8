"""What whoever runs a server looks at, and how it guards itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.command import refused, shown
from server.rig import Guest, Server, served, watch

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db") as running:
        yield running


async def test_health_metrics_and_the_description_of_the_interface(server: Server) -> None:
    ana = Guest(server, "Ana")
    assert ana.http.get(f"{server.address}/healthz").json() == {"status": "ok"}
    assert "patolli_open_tables" in ana.http.get(f"{server.address}/metrics").text
    paths = ana.http.get(f"{server.address}/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/moves" in paths


async def test_a_page_of_another_site_cannot_act_for_somebody(server: Server) -> None:
    ana = Guest(server, "Ana")
    body = {"game": "gold", "seats": 2}
    answer = ana.http.post("/tables", json=body, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403
    assert answer.json()["message"] == "This came from a page of another site."
    assert ana.http.post("/tables", json=body, headers={"Origin": server.address}).status_code == 201


async def test_answers_tell_browsers_to_be_careful(server: Server) -> None:
    headers = Guest(server, "Ana").http.get("/games").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    cookie = Guest(server, "Ben").http.post("/guests", json={"name": "Ben"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


async def test_what_is_too_large_is_refused(server: Server) -> None:
    answer = Guest(server, "Ana").http.post("/guests", content=b'{"name": "' + b"x" * 100_000 + b'"}')
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ("nonsense", "JSON is malformed"),
        ('{"type": "win"}', "Invalid value 'win'"),
        ('{"type": "play"}', "missing required field `seq`"),
        ('{"type": "play", "seq": -1, "move": "x", "token": "x"}', "Expected `int` >= 0"),
        ("[]", "Expected `object`, got `array`"),
        (json.dumps({"type": "alive", "x": "y" * 2000}), "A message has at most 1024 characters"),
    ],
)
async def test_messages_that_cannot_be_read_are_refused(server: Server, sent: str, sentence: str) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    async with watch(server.address, table) as socket:
        await socket.send(sent)
        while (answer := json.loads(await socket.recv()))["type"] != "refused":
            pass
        assert answer["error"] == "bad-message"
        assert sentence in answer["message"]


async def test_an_address_that_is_no_tables(server: Server) -> None:
    async with watch(server.address, "0123") as socket:
        assert json.loads(await socket.recv())["error"] == "no-such-table"


async def test_a_backup_of_a_running_server_can_be_served(server: Server, tmp_path: Path) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    copy = tmp_path / "copy.db"
    assert "is a copy of the database" in shown("backup", str(copy), "--database", server.database)
    assert "exists already" in refused("backup", str(copy), "--database", server.database)
    with served(f"sqlite:///{copy}") as restored:
        assert ana.again_at(restored).http.get(f"/tables/{table}").json()["now"]["host"]


async def test_the_host_helps_who_forgot_a_password(server: Server) -> None:
    ana = Guest(server, "Ana")
    ana.post("/account", {"login": "forgetful", "password": "a long word"})
    said = shown("reset-password", "forgetful", "--database", server.database)
    password = said.split()[-1]
    assert ana.http.get("/me").status_code == 401
    assert ana.post("/login", {"login": "forgetful", "password": password})["id"] == ana.id
    nobody = refused("reset-password", "nobody", "--database", server.database)
    assert nobody == "Nobody has the login 'nobody'."


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("sqlite:////nowhere/x.db", "The database sqlite:////nowhere/x.db cannot be opened: unable to open"),
        ("postgresql://u:secret@127.0.0.1:9/x", "The database postgresql://u:***@127.0.0.1:9/x cannot be"),
        (
            "mysql://u:secret@h/x",
            "A database of the kind 'mysql' cannot be used; it is sqlite or postgresql.",
        ),
        ("secret", "That is no address of a database; it looks like sqlite:///patolli.db or postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(database: str, sentence: str) -> None:
    said = refused("serve", "--port", "0", "--database", database)
    assert said.startswith(sentence)
    assert "secret" not in said
