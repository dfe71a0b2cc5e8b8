"""Journals that people bring, and finished tables, looked at move by move over HTTP."""

import asyncio
from collections.abc import Iterator

import pytest

import patolli
from patolli import Match, Seed
from patolli.engine.edition import read_edition
from server.rig import Guest, Server, play_to_the_end, served

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


def some_moves(moves: int, edition: str | None = None) -> Match:
    gold = patolli.game("gold")
    with_edition = read_edition(edition, gold.edition_type, "gold", "it") if edition else None
    match = Match(gold.setup(2, {}, with_edition), Seed.fast(1), ("Ana", "Ben"))
    for _ in range(moves):
        seat = match.state.pending_seats()[0]
        match.play(seat, match.state.legal_actions(seat)[0])
    return match


async def test_a_finished_table_is_looked_at_like_a_journal_that_somebody_brings(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    table = ana.post("/tables", {"game": "gold", "seats": 2})["table"]["id"]
    for guest in (ana, ben):
        guest.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/start")
    assert ana.http.get(f"/tables/{table}/replay").json()["message"] == (
        "The journal is shown when the game is over."
    )
    await asyncio.gather(play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2))
    story = ana.http.get(f"/tables/{table}/replay").json()
    result = ana.http.get(f"/tables/{table}").json()["now"]["result"]
    assert story["names"] == ["Ana", "Ben"]
    assert (story["over"], story["winners"]) == (True, result["winners"])
    assert story["steps"][-1]["scores"] == result["scores"]
    for form in ("journal", "journal.json"):
        journal = ben.http.get(f"/tables/{table}/{form}").text
        brought = ben.post("/replays", {"journal": journal})["id"]
        assert ana.http.get(f"/replays/{brought}").json() == story
    for query in ("move=1", "move=1&seat=1", "move=20&seat=-1"):
        shown = ana.http.get(f"/tables/{table}/replay/position?{query}")
        assert shown.json() == ana.http.get(f"/replays/{brought}/position?{query}").json()
        assert shown.headers["cache-control"] == "no-store", "another version may show it differently"
    open_bid, hidden_bid = (
        ana.http.get(f"/replays/{brought}/position?move=1{seat}").json()["view"]["players"]
        for seat in ("", "&seat=-1")
    )
    assert {player["bid"] for player in hidden_bid} == {None} != {player["bid"] for player in open_bid}
    assert ana.http.get(f"/replays/{brought}/position?move=9999").status_code == 404


async def test_a_replay_tells_what_a_seat_heard_at_the_time(server: Server) -> None:
    ana = Guest(server, "Ana")
    brought = ana.post("/replays", {"journal": some_moves(4).journal.to_text()})["id"]
    everything, as_ben = (
        ana.http.get(f"/replays/{brought}{query}").json()["steps"] for query in ("", "?seat=1")
    )
    assert everything[0]["sentence"] == "bid nothing"
    assert everything[0]["effects"][0]["beads"] == 0
    assert (as_ben[0]["sentence"], as_ben[0]["notation"], as_ben[0].get("move")) == ("", "", None)
    assert as_ben[0]["results"] == ["Ana has bid."]
    assert as_ben[0]["effects"][0]["beads"] is None
    assert as_ben[1] == everything[1], "it is Ben's own bid, and it opens all bids"
    for query in ("", "/position"):
        refused = ana.http.get(f"/replays/{brought}{query}?move=1&seat=2&locale=de")
        assert refused.status_code == 400
        assert refused.json()["message"] == "Es gibt keinen Platz 2; die Plätze gehen von 0 bis 1."


def test_a_journal_is_taken_away_by_who_brought_it(server: Server) -> None:
    ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
    one, other = (ana.post("/replays", {"journal": some_moves(5).journal.to_text()})["id"] for _ in "12")
    assert {line["id"] for line in ana.http.get("/me/replays").json()} == {one, other}
    assert ben.http.get(f"/replays/{one}").json()["over"] is False
    ben.http.delete(f"/replays/{one}")
    assert ben.http.get(f"/replays/{one}").status_code == 200
    ana.http.delete(f"/replays/{one}")
    assert ben.http.get(f"/replays/{one}").status_code == 404
    ana.http.delete("/me")
    assert ben.http.get(f"/replays/{other}").status_code == 404


def test_a_journal_of_another_edition_comes_with_it(server: Server) -> None:
    ana = Guest(server, "Ana")
    richer = patolli.game("gold").edition_text().replace("beads = 10", "beads = 20")
    journal = some_moves(5, richer).journal.to_text()
    assert "is not known here; include its file." in ana.refused("/replays", {"journal": journal})
    brought = ana.post("/replays", {"journal": journal, "edition": richer})["id"]
    shown = ana.http.get(f"/replays/{brought}/position?move=0").json()
    assert [player["beads"] for player in shown["view"]["players"]] == [20, 20]
    poorer = richer.replace("beads = 20", "beads = 5")
    sentence = ana.refused("/replays", {"journal": journal, "edition": poorer})
    assert "include that edition’s file" in sentence


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("patolli journal 1", "hello"), "This is not a patolli journal"),
        (("game gold", "game chess"), "There is no game 'chess'"),
        (("rules 1", "rules 9"), "Rules 9 of Das Gold der Maya are not supported here"),
        (("1. 1 bid0", "1. 1 bid15"), "Entry 1 cannot be played"),
        (("1. 1 bid0", "1. 1 dance"), "Entry 1 cannot be read"),
        (("seed", "x" * 60_000), "length <= 60000"),
    ],
)
def test_what_is_no_journal_is_refused(server: Server, change: tuple[str, str], sentence: str) -> None:
    journal = some_moves(5).journal.to_text()
    assert change[0] in journal
    assert sentence in Guest(server, "Ana").refused("/replays", {"journal": journal.replace(*change)})
