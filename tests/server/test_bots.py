"""Programs that play: the example from the documentation, and patolli's own players from outside."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import httpx
import pytest
from websockets.asyncio.client import connect

import patolli
from documents import DOCS, blocks
from server.rig import Guest, Server, served

pytestmark = pytest.mark.anyio

LOOK = "curl http://localhost:8000/api/tables/{}"
PATOLLI_BOT = (sys.executable, "-m", "patolli", "bot")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db") as running:
        yield running


def test_everything_on_the_page_about_programs_plays_a_game(server: Server, tmp_path: Path) -> None:
    """docs/bots.md: a table made with curl, at which the example and one of our own players play."""
    by_hand, seated, example, ours = (block for block in blocks(DOCS / "bots.md") if block.remark)
    assert len([line for line in example.text.splitlines() if line.strip()]) <= 30
    (tmp_path / "bot.py").write_text(example.text)
    guest, table, start, journal = by_hand.text.splitlines()
    shell(server, guest, tmp_path)
    found = json.loads(shell(server, table, tmp_path))["table"]["id"]
    # As quick as it goes, instead of a second a decision.
    connect = ours.text.replace("/t/TABLE", f"/t/{found}").replace("search:time=1s", "greedy")
    bot = shlex.split(connect.replace("http://localhost:8000", server.address))
    with (
        subprocess.Popen(
            [sys.executable, tmp_path / "bot.py", server.address, found], stdout=subprocess.PIPE, text=True
        ) as one,
        subprocess.Popen([sys.executable, "-m", *bot], stdout=subprocess.PIPE, text=True) as other,
    ):
        try:
            while not all(json.loads(shell(server, LOOK.format(found), tmp_path))["now"]["seats"]):
                pass
            shell(server, start.replace("ID", found), tmp_path)
            said = [process.communicate(timeout=60)[0] for process in (one, other)]
        finally:
            for process in (one, other):
                process.kill()  # of one that has ended this does nothing
    assert "The end: [" in said[0]
    assert "greedy plays seat" in said[1]
    assert "The game is over: " in said[1]
    shell(server, journal.replace("ID", found), tmp_path)
    verify = [sys.executable, "-m", "patolli", "verify", str(tmp_path / "game.txt")]
    subprocess.run(verify, check=True, stdout=subprocess.DEVNULL)
    another = json.loads(shell(server, table, tmp_path))["table"]["id"]
    seats = json.loads(shell(server, seated.text.strip().replace("ID", another), tmp_path))["now"]["seats"]
    assert [seat.get("player") for seat in seats] == [None, "casual"]


def shell(server: Server, line: str, folder: Path) -> str:
    """What a command of the page says here."""
    command = line.replace("http://localhost:8000", server.address).replace("curl ", "curl --silent --fail ")
    return subprocess.run(
        command, shell=True, cwd=folder, check=True, stdout=subprocess.PIPE, text=True
    ).stdout


def test_a_program_with_a_token_plays_in_the_name_of_its_person(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    token = ana.post("/me/tokens", {"label": "mine"})["token"]
    address = f"{server.address}/t/{table}"
    command = [*PATOLLI_BOT, "--connect", address, "--player", "greedy", "--token", token]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as bot:
        try:
            assert bot.stdout
            assert b"greedy plays seat" in bot.stdout.readline()
            assert "Ana" in str(ana.http.get(f"/tables/{table}").json()["now"]["seats"])
        finally:
            bot.kill()


def test_a_program_goes_on_when_the_server_comes_back(tmp_path: Path) -> None:
    """Two of them, at a table with an edition of its own."""
    database = f"sqlite:///{tmp_path}/patolli.db"
    richer = patolli.game("gold").edition_text().replace("beads = 10", "beads = 20")
    first = Server(database)
    ana = Guest(first, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2, "edition": richer})["table"]["id"]
    command = [*PATOLLI_BOT, "--connect", f"{first.address}/t/{table}", "--player", "greedy"]
    programs = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) for _ in "12"
    ]
    try:
        while any(not seat for seat in ana.http.get(f"/tables/{table}").json()["now"]["seats"]):
            pass
        ana.post(f"/tables/{table}/start")
        while ana.http.get(f"/tables/{table}").json()["now"]["seq"] < 10:
            pass
        first.kill()
        first.close()
        with closing(Server(database, port=int(first.address.rpartition(":")[2]))) as second:
            said = [program.communicate(timeout=90) for program in programs]
            second.stop()
    finally:
        for program in programs:
            program.kill()
    assert [program.returncode for program in programs] == [0, 0]
    for out, err in said:
        assert "The game is over: " in out
        assert "Trying again in 1 s." in err


def test_a_token_is_worth_nothing_once_it_is_revoked(server: Server) -> None:
    ana = Guest(server, "Ana")
    token = ana.post("/me/tokens", {"label": "mine"})["token"]
    me = f"{server.address}/api/me"
    assert httpx.get(me, headers={"Authorization": f"Bearer {token}"}).json()["name"] == "Ana"
    assert ana.http.get("/me/tokens").json() == [{"label": "mine", "token": None}]
    assert ana.http.delete("/me/tokens/mine").status_code == 204
    assert httpx.get(me, headers={"Authorization": f"Bearer {token}"}).status_code == 401


async def test_a_token_that_is_nobodys_is_refused(server: Server) -> None:
    """Nobody in particular may look at a table; whoever shows a token does not mean to be nobody."""
    table = Guest(server, "Ana").post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    bearer = {"Authorization": "Bearer of-nobody"}
    sentence = "This token is invalid or revoked; create another one."
    for path in (f"/tables/{table}", f"/tables/{table}/stream", "/me"):
        answer = httpx.get(f"{server.address}/api{path}", headers=bearer)
        assert (answer.status_code, answer.json()["message"]) == (401, sentence)
    where = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
    async with connect(where, additional_headers=bearer) as socket:
        assert json.loads(await socket.recv())["message"] == sentence
        await socket.wait_closed()
        assert socket.close_code == 4401
    command = [*PATOLLI_BOT, "--connect", f"{server.address}/t/{table}", "--token", "of-nobody"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, f"The server refuses: {sentence}\n")


def test_a_token_is_there_to_play_and_for_nothing_else(server: Server) -> None:
    ana = Guest(server, "Ana")
    token = ana.post("/me/tokens", {"label": "mine"})["token"]
    with httpx.Client(
        base_url=f"{server.address}/api", headers={"Authorization": f"Bearer {token}"}
    ) as program:
        table = program.post("/tables", json={"game": "gold", "seats": 2}).json()["table"]["id"]
        assert program.post(f"/tables/{table}/join", json={}).json()["now"]["seat"] == 0
        for refused in (
            program.post("/account", json={"login": "stolen", "password": "a long word"}),
            program.post("/me/tokens", json={"label": "another"}),
            program.get("/me/tokens"),
            program.delete("/me/tokens/mine"),
            program.patch("/me", json={"name": "Eve"}),
            program.post("/logout"),
            program.delete("/me"),
        ):
            assert refused.status_code == 403
            assert refused.json()["message"] == ("Bot tokens can only play. Sign in to do this.")
        assert ana.http.post("/logout").status_code == 204
        assert program.get("/me").status_code == 401


def test_a_new_password_ends_all_tokens_and_their_streams(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    token = ana.post("/me/tokens", {"label": "mine"})["token"]
    bearer = {"Authorization": f"Bearer {token}"}
    address = f"{server.address}/api/tables/{table}/stream"
    with httpx.stream("GET", address, headers=bearer, timeout=10) as answer:
        lines = answer.iter_lines()
        next(lines)
        ana.post("/account", {"login": "ana@bots", "password": "a long word"})
        assert list(lines) == []
    assert ana.http.get("/me/tokens").json() == []
    assert httpx.get(f"{server.address}/api/me", headers=bearer).status_code == 401


PLAYING = re.compile(r"\w+ /api/tables(/.*)?|GET /api/me(/tables|/history|/records)?")
"""What a token is good for: everything at tables, and reading what its person has played."""
BODIES: dict[str, object] = {
    "POST /api/account": {"login": "stolen", "password": "a long word"},
    "PATCH /api/me": {"name": "Eve"},
    "POST /api/me/tokens": {"label": "another"},
    "POST /api/replays": {"journal": "x"},
    "POST /api/guests": {"name": "Eve"},
    "POST /api/login": {"login": "nobody", "password": "a long word"},
}


def test_whatever_needs_a_person_and_is_not_playing_refuses_tokens(server: Server) -> None:
    """Every route there is, so that none can be forgotten."""
    token = Guest(server, "Ana").post("/me/tokens", {"label": "mine"})["token"]
    refused = set()
    described = httpx.get(f"{server.address}/schema/openapi.json").json()["paths"]
    routes = [(method.upper(), path) for path, methods in described.items() for method in methods]
    for method, path in routes:
        if not PLAYING.fullmatch(f"{method} {path}"):
            address, body = server.address + re.sub(r"{\w+}", "0123", path), BODIES.get(f"{method} {path}")
            nobody = httpx.request(method, address, json=body)
            assert "Validation failed" not in nobody.text, f"{method} {path} needs a body here"
            if nobody.status_code == 401 and nobody.json()["error"] == "not-known":
                bearer = {"Authorization": f"Bearer {token}"}
                program = httpx.request(method, address, json=body, headers=bearer)
                assert program.status_code == 403, f"{method} {path} lets a token in"
                refused.add((method, path))
    assert {("DELETE", "/api/me"), ("POST", "/api/replays"), ("POST", "/api/logout")} < refused


@pytest.mark.parametrize("label", ["%00", "x" * 41, "a%20b"])
def test_no_token_has_such_a_label(server: Server, label: str) -> None:
    assert Guest(server, "Ana").http.delete(f"/me/tokens/{label}").status_code == 400


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("--connect nonsense", "'nonsense' is no table's address; it looks like http://host:8000/t/0123…."),
        ("--connect http://127.0.0.1:9/t/0123", "http://127.0.0.1:9 does not answer: "),
    ],
)
def test_addresses_that_lead_nowhere(arguments: str, sentence: str) -> None:
    done = subprocess.run([*PATOLLI_BOT, *arguments.split()], capture_output=True, text=True)
    assert done.returncode == 2
    assert sentence in done.stderr


def test_a_server_of_something_else_is_one_sentence() -> None:
    class Something(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Something) as other:
        Thread(target=other.serve_forever).start()
        address = f"http://127.0.0.1:{other.server_port}"
        command = [*PATOLLI_BOT, "--connect", f"{address}/t/0123"]
        done = subprocess.run(command, capture_output=True, text=True)
        other.shutdown()
    sentence = f"{address} does not answer as a server of patolli does.\n"
    assert (done.returncode, done.stderr) == (2, sentence)
