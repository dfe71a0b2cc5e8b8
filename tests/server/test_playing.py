"""Whole games over real sockets, on both databases."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import patolli
from cli.command import refused, shown
from server.rig import Guest, Live, Server, play_to_the_end, served, watch, watch_to_the_end

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


def begun(server: Server, game: str, bots: int = 0, **settings: object) -> tuple[str, Guest, Guest]:
    """A game just started between two people and some computer players."""
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    computers = {str(2 + n): "novice" for n in range(bots)}
    made = ana.post("/tables", {"game": game, "seats": 2 + bots, "bots": computers, **settings})
    table = made["table"]["id"]
    ana.post(f"/tables/{table}/join", {"nonce": "ana's word"})
    ben.post(f"/tables/{table}/join", {"seat": 1, "nonce": "ben's"})
    ana.post(f"/tables/{table}/start")
    return table, ana, ben


def updates(received: list[str]) -> list[dict[str, Any]]:
    return [message for message in map(json.loads, received) if message["type"] == "update"]


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
async def test_two_people_and_a_computer_player_play_to_the_end(server: Server, game: str) -> None:
    table, ana, ben = begun(server, game, bots=1)
    seen_by_ana, seen_by_ben, seen = await asyncio.gather(
        play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2), watch_to_the_end(ana.address, table)
    )
    result = json.loads(seen[-1])["result"]
    for received in (seen_by_ana, seen_by_ben):
        assert updates(received)[-1]["result"] == result
    assert sum(line["points"][0] for line in result["lines"]) == result["scores"][0]
    assert len({line["key"] for line in result["lines"]}) == len(result["lines"])
    # The seed stays secret to the end, and so do all choices but one's own, with what they would do.
    secret = result["seed"].removeprefix("fair ")
    for received in (seen_by_ana, seen_by_ben, seen):
        assert not any(secret in text for text in received if '"result"' not in text)
    assert not any('"choices"' in text for text in seen)
    assert not any(guest.id in text for guest in (ana, ben) for text in seen)


async def test_a_finished_game_can_be_checked_and_played_again(server: Server, tmp_path: Path) -> None:
    table, ana, ben = begun(server, "gold", bots=1)
    commitment = ana.http.get(f"/tables/{table}").json()["now"]["commitment"]
    assert ana.http.get(f"/tables/{table}/journal").json()["message"] == (
        "The journal is shown when the game is over."
    )
    await asyncio.gather(play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2))
    computer = ana.http.get(f"/tables/{table}").json()["now"]["seats"][2]["name"]
    file = tmp_path / "game.txt"
    file.write_text(ana.http.get(f"/tables/{table}/journal").text)
    assert "as was promised" in shown("verify", str(file), "--commitment", commitment)
    assert "2 of 3 players added a word to the shuffle" in shown("verify", str(file))
    assert "was not shuffled with the seed" in refused("verify", str(file), "--commitment", "0" * 64)
    assert "64 hexadecimal digits" in refused("verify", str(file), "--commitment", commitment[:8])
    promised = ana.post(f"/tables/{table}/rematch", {"sit_down": False})["now"]
    assert promised["seat"] == -1
    again = ana.post(f"/tables/{table}/rematch", {"nonce": "another word of ana's"})
    assert again["now"]["commitment"] == promised["commitment"]
    assert ben.post(f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"] != table
    seats = ana.http.get(f"/tables/{again['table']['id']}").json()["now"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ben", computer, "Ana"]
    ana.post(f"/tables/{again['table']['id']}/start")


async def test_who_plays_computers_only_plays_again_at_once_on_the_same_seat(server: Server) -> None:
    ana = Guest(server, "Ana")
    settings = {"game": "gold", "seats": 3, "bots": {"0": "novice", "2": "strong"}}
    table = ana.post("/tables", settings)["table"]["id"]
    ana.post(f"/tables/{table}/join", {})
    before = ana.post(f"/tables/{table}/start")["now"]["seats"]
    ana.post(f"/tables/{table}/resign")
    assert ana.post(f"/tables/{table}/rematch", {"sit_down": False})["now"]["phase"] == "gathering"
    again = ana.post(f"/tables/{table}/rematch", {"nonce": "a word"})
    assert (again["now"]["phase"], again["now"]["seat"]) == ("playing", 1)
    assert again["now"]["seats"] == before
    assert ana.post(f"/tables/{table}/rematch", {})["table"]["id"] == again["table"]["id"]


async def test_a_move_that_is_sent_twice_is_played_once(server: Server) -> None:
    table, ana, _ = begun(server, "gold")
    async with watch(ana.address, table, ana.cookie()) as socket:
        live = Live(socket)
        await live.until("update")
        move = {"seq": live.now["seq"], "move": "bid2", "request_id": "first"}
        await live.send(type="play", **move)
        acknowledged = await live.until("acknowledged")
        await live.send(type="play", **move)
        assert await live.until("acknowledged") == acknowledged
    assert ana.post(f"/tables/{table}/moves", {"type": "play", **move})["seq"] == acknowledged["seq"]


async def test_a_table_that_is_asked_for_twice_is_made_once(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    body = {"game": "yaxha", "seats": 2, "bots": {1: "novice"}, "request_id": "1-2-3"}
    table = ana.post("/tables", body)["table"]["id"]
    ana.post(f"/tables/{table}/join", {})
    again = ana.post("/tables", body)
    assert (again["table"]["id"], again["now"]["seat"]) == (table, 0)
    assert ana.post("/tables", {**body, "request_id": "1-2-4"})["table"]["id"] != table
    assert ben.post("/tables", body)["table"]["id"] != table


async def test_a_table_that_is_asked_for_again_is_left_as_it_is(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    body = {"game": "yaxha", "seats": 3, "bots": {2: "novice"}, "request_id": "1-2-5"}
    table = ana.post("/tables", body)["table"]["id"]
    assert ana.post("/tables", {**body, "bots": {1: "master"}})["table"]["id"] == table
    ana.post(f"/tables/{table}/leave", {"seat": 2})
    ben.post(f"/tables/{table}/join", {"seat": 2})
    again = ana.post("/tables", body)
    assert again["table"]["id"] == table
    assert [seat.get("name", "") for seat in again["now"]["seats"]] == ["", "", "Ben"]


async def test_a_table_that_is_asked_for_twice_at_once_is_made_once(server: Server) -> None:
    ana = Guest(server, "Ana")
    body = {"game": "yaxha", "seats": 4, "request_id": "1-2-3", "bots": {2: "novice", 3: "novice"}}
    asked = [asyncio.to_thread(ana.post, "/tables", body) for _ in range(8)]
    answers = await asyncio.gather(*asked)
    assert len({made["table"]["id"] for made in answers}) == 1
    seats = [[seat.get("player", "") for seat in made["now"]["seats"]] for made in answers]
    assert seats == [["", "", "novice", "novice"]] * 8
    assert len({tuple(seat.get("name", "") for seat in made["now"]["seats"]) for made in answers}) == 1


async def test_what_cannot_be_played_is_refused_with_the_table_as_it_stands(server: Server) -> None:
    table, ana, ben = begun(server, "gold")
    seen = ana.http.get(f"/tables/{table}").json()["now"]["seq"]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/moves", {"type": "play", "seq": seen, "move": "bid0", "request_id": "x"})
    async with watch(ana.address, table, ana.cookie()) as socket:
        live = Live(socket)
        await live.until("update")
        await live.send(type="play", seq=seen, move="bid1", request_id="late")
        assert (await live.until("refused"))["error"] == "outdated"
        assert (await live.until("update"))["seq"] == seen + 2
        await live.send(type="play", seq=seen + 2, move="bid99", request_id="much")
        assert "refused" in {(await live.next())["type"] for _ in range(2)}


async def test_whoever_decides_too_late_gets_the_table_as_it_stands(server: Server) -> None:
    table, ana, ben = begun(server, "gold")
    seen = ana.http.get(f"/tables/{table}").json()["now"]["seq"]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/moves", {"type": "play", "seq": seen, "move": "bid0", "request_id": "x"})
    late = {"type": "play", "seq": seen, "move": "bid1", "request_id": "late"}
    answer = ana.http.post(f"/tables/{table}/moves", json=late, params={"heard_to": 1})
    assert answer.status_code == 409
    refusal = answer.json()
    assert (refusal["error"], refusal["request_id"]) == ("outdated", "late")
    assert (refusal["now"]["seq"], refusal["now"]["seat"]) == (seen + 2, 0)
    assert [each["number"] for each in refusal["now"]["heard"]] == [2]
    again = {**late, "seq": refusal["now"]["seq"], "move": refusal["now"]["choices"][0]["notation"]}
    assert ana.post(f"/tables/{table}/moves", again)["seq"] == seen + 3


async def test_somebody_who_was_away_hears_of_everything_once(server: Server) -> None:
    table, ana, ben = begun(server, "gold")
    for bid in range(3):
        for guest in (ana, ben):
            seq = ana.http.get(f"/tables/{table}").json()["now"]["seq"]
            guest.post(
                f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid0", "request_id": f"{bid}"}
            )
    async with watch(ana.address, table, ana.cookie(), heard_to=2) as socket:
        live = Live(socket)
        update = await live.until("update")
        assert [each["number"] for each in update["heard"]] == [3, 4, 5, 6]
        assert update["heard_to"] == 6


async def test_a_secret_decision_is_told_when_all_have_decided(server: Server) -> None:
    table, ana, ben = begun(server, "gold")
    seq = ana.http.get(f"/tables/{table}").json()["now"]["seq"]
    ana.post(f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid7", "request_id": "a"})
    now = ben.http.get(f"/tables/{table}").json()["now"]
    assert now["view"]["players"][0]["bid"] is None
    (heard,) = now["heard"]
    assert heard["results"] == ["Ana has bid."]
    assert "sentence" not in heard
    ben.post(f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid0", "request_id": "b"})
    now = ben.http.get(f"/tables/{table}").json()["now"]
    assert now["heard"][1]["sentence"] == "bid nothing"
    opened = "The bids are revealed: Ana bid 7 beads and Ben bid nothing."
    assert opened in now["heard"][1]["results"]


async def test_a_hint_is_what_a_computer_player_would_do_and_why(server: Server) -> None:
    table, ana, ben = begun(server, "gold")
    hints = ana.http.get(f"/tables/{table}/hint").json()
    assert len(hints) == 3
    assert hints[0]["reason"]
    choices = ana.http.get(f"/tables/{table}").json()["now"]["choices"]
    assert hints[0]["sentence"] in [choice["sentence"] for choice in choices]
    stranger = Guest(server, "Cleo").http.get(f"/tables/{table}/hint")
    assert stranger.json()["message"] == "You have no seat at this table."
    assert ben.post("/tables", {"game": "gold", "seats": 2, "hints": False})["table"]["hints"] is False


async def test_lists_are_short_and_begin_with_the_tables_that_wait_for_me(server: Server) -> None:
    waiting, ana, ben = begun(server, "gold", clock={"kind": "game", "seconds": 600}, listed=True)
    gathering = ana.post("/tables", {"game": "maori", "seats": 3})["table"]["id"]
    ana.post(f"/tables/{gathering}/join", {})
    mine = ana.http.get("/me/tables").json()
    assert [(table["id"], table["my_turn"], table["phase"]) for table in mine] == [
        (waiting, True, "playing"),
        (gathering, False, "gathering"),
    ]
    assert [seat["name"] for seat in mine[0]["seats"]] == ["Ana", "Ben"]
    assert 590_000 < mine[0]["seats"][mine[0]["seat"]]["left"] <= 600_000
    assert mine[0]["changed_at"] <= mine[1]["changed_at"]
    found = Guest(server, "Cleo").http.get("/tables").json()
    assert [(table["id"], table["seat"], table["my_turn"]) for table in found] == [(waiting, -1, False)]
    for guest in (ana, ben):
        guest.post(f"/tables/{waiting}/resign")
    assert [table["id"] for table in ana.http.get("/me/tables").json()] == [gathering]
    assert ana.http.get("/tables").json() == []


async def test_strangers_see_and_do_nothing_that_is_not_theirs(server: Server) -> None:
    table, *_ = begun(server, "gold")
    stranger = Guest(server, "Cleo")
    sentence = stranger.refused(
        f"/tables/{table}/moves", {"type": "play", "seq": 5, "move": "bid1", "request_id": "x"}
    )
    assert sentence == "You have no seat at this table."
    assert stranger.http.get("/tables").json() == []
    assert stranger.http.get("/tables/0123456789abcdef").status_code == 404


async def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    ana = Guest(server, "Ana")
    ana.http.cookies.clear()
    ana.http.cookies.set("patolli_person", f"{ana.id}.{'0' * 64}")
    answer = ana.http.get("/me")
    assert answer.status_code == 401
    assert answer.json()["message"] == "Enter your name first."


async def test_a_killed_server_has_lost_nothing_that_was_acknowledged(database: str) -> None:
    with served(database) as server:
        table, ana, ben = begun(server, "gold")
        seq = ana.http.get(f"/tables/{table}").json()["now"]["seq"]
        for guest in (ana, ben):
            seq = guest.post(
                f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid0", "request_id": "x"}
            )["seq"]
        server.kill()
    with served(database) as server:
        ana = ana.again_at(server)
        assert ana.http.get(f"/tables/{table}").json()["now"]["seq"] == seq
        ana.post(f"/tables/{table}/moves", {"type": "play", "seq": seq, "move": "bid1", "request_id": "y"})
