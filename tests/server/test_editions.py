"""Tables that are played with an edition of one's own."""

import asyncio
from collections.abc import Iterator

import pytest

import patolli
from server.rig import Guest, Server, play_to_the_end, served

pytestmark = pytest.mark.anyio

STANDARD = patolli.game("gold").edition_text()
RICHER = STANDARD.replace("beads = 10", "beads = 20").replace('name = "standard"', 'name = "richer"')


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(f"sqlite:///{tmp_path_factory.mktemp('database')}/patolli.db") as running:
        yield running


def gold_with(guest: Guest, edition: str) -> str:
    return str(guest.post("/tables", {"game": "gold", "seats": 2, "edition": edition})["table"]["id"])


async def test_a_game_is_played_to_its_end_with_the_edition_it_began_with(database: str) -> None:
    with served(database) as server:
        ana, ben = Guest(server, "Ana"), Guest(server, "Ben")
        table = gold_with(ana, RICHER)
        for guest in (ana, ben):
            guest.post(f"/tables/{table}/join", {})
        ana.post(f"/tables/{table}/start")
        server.kill()
    with served(database) as server:
        ana, ben = ana.again_at(server), ben.again_at(server)
        news = ana.http.get(f"/tables/{table}").json()
        assert news["table"]["edition"] == "richer"
        assert [player["beads"] for player in news["now"]["view"]["players"]] == [20, 20]
        assert Guest(server, "Cleo").http.get(f"/tables/{table}/edition").text == RICHER
        await asyncio.gather(play_to_the_end(ana, table, 1), play_to_the_end(ben, table, 2))
        assert "edition richer " in ana.http.get(f"/tables/{table}/journal").text


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("nonsense", "The edition is not a TOML file: "),
        (RICHER.replace("beads = 20", "beads = -1"), "The edition: play.beads: expected a whole number >= 1"),
        (patolli.game("maya").edition_text(), "The edition is an edition of 'maya'; this game is 'gold'."),
        ("x" * 50_000, "length <= 40000"),
    ],
    ids=["nonsense", "a wrong value", "another game's", "too long"],
)
def test_what_is_no_edition_of_the_game_is_refused(server: Server, edition: str, sentence: str) -> None:
    body = {"game": "gold", "seats": 2, "edition": edition}
    assert sentence in Guest(server, "Ana").refused("/tables", body)


def test_nobody_can_give_the_games_own_values_another_name(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = gold_with(ana, STANDARD.replace('name = "standard"', 'name = "mine"'))
    assert ana.http.get(f"/tables/{table}/edition").text == STANDARD


def test_everybody_has_the_edition_they_sent(server: Server) -> None:
    """The same values, under another name and with other remarks."""
    mine = RICHER.replace('name = "richer"', 'name = "mine"') + "# for my box\n"
    for edition, name in ((RICHER, "richer"), (mine, "mine")):
        guest = Guest(server, "Ana")
        table = gold_with(guest, edition)
        assert guest.http.get(f"/tables/{table}").json()["table"]["edition"] == name
        assert guest.http.get(f"/tables/{table}/edition").text == edition


def test_a_table_says_how_its_edition_differs(server: Server) -> None:
    ana = Guest(server, "Ana")
    table = gold_with(ana, RICHER)
    assert ana.http.get(f"/tables/{table}").json()["table"]["edition_title"]
    changes = ana.http.get(f"/tables/{table}/edition/changes").json()
    assert changes == [{"key": "play.beads", "here": "20", "standard": "10"}]
    standard = gold_with(ana, STANDARD)
    assert "edition_title" not in ana.http.get(f"/tables/{standard}").json()["table"]
    assert ana.http.get(f"/tables/{standard}/edition/changes").json() == []
