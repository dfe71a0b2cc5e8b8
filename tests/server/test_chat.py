"""What people say to each other at a table."""

import json
from collections.abc import Iterator
from secrets import token_hex
from typing import Any

import pytest

from server.rig import Guest, Live, Server, served, watch

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


def seated(server: Server, **settings: object) -> tuple[str, Guest, Guest]:
    """Two people at a table whose game has not begun."""
    ana, ben = Guest(server, "Anastasia"), Guest(server, "Ben")
    table = ana.post("/tables", {"game": "gold", "seats": 2, **settings})["table"]["id"]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/join", {})
    return table, ana, ben


def say(guest: Guest, table: str, text: str, request_id: str = "") -> Any:
    line = {"type": "say", "text": text, "request_id": request_id or token_hex(8)}
    return guest.http.post(f"/tables/{table}/chat", json=line)


def read(news: dict[str, Any]) -> list[tuple[int, str]]:
    return [(line["seat"], line["text"]) for line in news.get("said", [])]


def read_so_far(live: Live) -> list[tuple[int, str]]:
    return [line for text in live.received for line in read(json.loads(text))]


async def test_everybody_at_the_table_reads_what_is_said_once(server: Server) -> None:
    table, ana, ben = seated(server)
    assert say(ana, table, "hello 👩‍👩‍👧").status_code == 200
    async with watch(server.address, table) as stranger, watch(server.address, table, ben.cookie()) as bens:
        watching, playing = Live(stranger), Live(bens)
        for live in (watching, playing):
            assert read(await live.until("update")) == [(0, "hello 👩‍👩‍👧")]
        await playing.send(type="say", text="good evening", request_id="mine")
        acknowledged = await playing.until("acknowledged")
        assert acknowledged["request_id"] == "mine"
        both = [(0, "hello 👩‍👩‍👧"), (1, "good evening")]
        for live in (watching, playing):
            while read_so_far(live) != both:
                await live.until("update")
    assert read(ana.http.get(f"/tables/{table}").json()["now"]) == both


def test_what_is_sent_twice_is_said_once(server: Server) -> None:
    table, ana, ben = seated(server)
    sent = [say(guest, table, "hello", request_id="first").json() for guest in (ana, ana, ben)]
    assert sent[0] == sent[1] != sent[2]
    assert read(ana.http.get(f"/tables/{table}").json()["now"]) == [(0, "hello"), (1, "hello")]


def test_answers_to_actions_are_about_the_action(server: Server) -> None:
    """What was said is for who asks for the table, what was decided for who has not heard of it."""
    table, ana, ben = seated(server)
    say(ana, table, "hello")
    seq = ana.post(f"/tables/{table}/start")["now"]["seq"]
    for guest in (ana, ben):
        play = {"type": "play", "seq": seq, "move": "bid0", "request_id": "1"}
        heard_to = guest.post(f"/tables/{table}/moves", play)["seq"] - seq
    late = ben.http.post(f"/tables/{table}/moves", json={**play, "request_id": "2"}).json()["now"]
    assert "said" not in late
    assert len(late["heard"]) == heard_to == 2
    paused = ana.post(f"/tables/{table}/pause?heard_to={heard_to}")["now"]
    assert "said" not in paused
    assert "heard" not in paused
    assert paused["heard_to"] == heard_to


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (" ", "A message can have up to 300 characters, and no control characters."),
        ("one\ntwo", "A message can have up to 300 characters, and no control characters."),
        ("\u202egnorw", "A message can have up to 300 characters, and no control characters."),
        ("x" * 301, "length <= 300"),
    ],
)
def test_what_nobody_could_read_is_not_said(server: Server, text: str, sentence: str) -> None:
    table, ana, _ = seated(server)
    assert sentence in say(ana, table, text).json()["message"]


def test_who_may_talk(server: Server) -> None:
    table, ana, _ = seated(server)
    stranger = say(Guest(server, "Cleo"), table, "hello").json()["message"]
    assert stranger == "Only players at the table can chat."
    answers = [say(ana, table, f"line {n}") for n in range(8)]
    assert answers[0].status_code == 200
    assert answers[-1].json()["message"] == "You are sending messages too fast; wait a moment."
    quiet, ana, _ = seated(server, chat=False)
    assert say(ana, quiet, "hello").json()["message"] == "Chat is off at this table."


@pytest.mark.parametrize("begun", [False, True])
def test_what_was_said_goes_with_who_leaves(server: Server, begun: bool) -> None:
    """Where the game has begun, their seat is still theirs."""
    table, ana, ben = seated(server)
    if begun:
        ana.post(f"/tables/{table}/start")
    say(ana, table, "goodbye")
    say(ben, table, "farewell")
    ana.http.delete("/me")
    news = ben.http.get(f"/tables/{table}")
    assert read(news.json()["now"]) == [(1, "farewell")]
    assert news.json()["now"]["seats"][0].get("name", "") == ("somebody who left" if begun else "")
    assert "Anastasia" not in news.text


async def test_another_process_hears_of_it_too(postgresql_database: str) -> None:
    with served(postgresql_database) as one, served(postgresql_database) as other:
        table, ana, ben = seated(one)
        async with watch(other.address, table, ben.again_at(other).cookie()) as socket:
            live = Live(socket)
            await live.until("update")
            say(ana, table, "over here")
            while not read(live.now):
                await live.until("update")
            assert read(live.now) == [(0, "over here")]
