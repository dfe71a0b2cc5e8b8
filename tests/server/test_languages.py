"""Everybody is told in their language what happens, and why something is refused."""

from collections.abc import Iterator

import pytest
from websockets.asyncio.client import connect

from server.rig import Guest, Live, Server, served

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


def begun(server: Server) -> tuple[str, Guest]:
    guest = Guest(server, "Ana")
    made = guest.post("/tables", {"game": "gold", "seats": 2, "bots": {"1": "novice"}})
    table: str = made["table"]["id"]
    guest.post(f"/tables/{table}/join", {})
    guest.post(f"/tables/{table}/start")
    return table, guest


def first_choice(guest: Guest, table: str, **query: str) -> str:
    news = guest.http.get(f"/tables/{table}", params=query).json()["now"]
    return str(news["choices"][1]["sentence"])


def test_a_person_is_told_in_the_chosen_language_and_a_page_in_its_own(server: Server) -> None:
    table, guest = begun(server)
    assert first_choice(guest, table) == "bid 1 bead"
    guest.http.patch("/me", json={"locale": "nl"}).raise_for_status()
    assert first_choice(guest, table) == "1 kraal bieden"
    assert first_choice(guest, table, locale="de") == "1 Glasperle bieten"
    assert first_choice(guest, table, locale="tlh") == "1 kraal bieden"
    hint = guest.http.get(f"/tables/{table}/hint").json()[0]
    assert hint["sentence"].endswith("bieden")


def test_refusals_come_in_the_same_language(server: Server) -> None:
    table, guest = begun(server)
    guest.http.patch("/me", json={"locale": "it"}).raise_for_status()
    assert guest.refused(f"/tables/{table}/join", {}) == "La partita è già cominciata."
    keep = {"type": "play", "seq": 3, "move": "keep", "request_id": "b"}
    assert guest.refused(f"/tables/{table}/moves", keep) == (
        "keep ora non è permesso: ora tutti offrono per il primo coccio."
    )
    stranger = Guest(server, "Ben")
    answer = stranger.http.get("/tables/abc", params={"locale": "de"}).json()
    assert answer["message"] == "Diesen Tisch gibt es nicht; vielleicht ist die Adresse abgeschnitten."


def test_what_the_framework_refuses_is_said_in_the_language_of_the_page_too(server: Server) -> None:
    guest = Guest(server, "Ana")
    wrong = guest.http.post("/tables", params={"locale": "nl"}, json={"game": "gold"}).json()
    assert wrong["message"].startswith("Wat gestuurd werd, kan niet gelezen worden: ")
    none = guest.http.post("/tables", params={"locale": "it"}, json={"game": "go", "seats": 2}).json()
    assert none["message"] == "Non c\u2019è un gioco 'go'; ci sono: gold, maori, maya, yaxha."
    brought = guest.http.post("/replays", params={"locale": "de"}, json={"journal": "1. e4"}).json()
    assert brought["message"] == (
        "Das ist kein Protokoll von patolli: die erste Zeile muss „patolli journal 1“ sein."
    )


def test_reasons_of_hints_come_in_the_same_language(server: Server) -> None:
    table, guest = begun(server)
    hints = guest.http.get(f"/tables/{table}/hint", params={"locale": "de"}).json()
    assert all("Scherbe" in hint["reason"] for hint in hints)


async def test_a_connection_speaks_the_language_it_was_opened_in(server: Server) -> None:
    table, guest = begun(server)
    address = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live?locale=de"
    async with connect(address, additional_headers={"cookie": guest.cookie()}) as socket:
        live = Live(socket)
        news = await live.until("update")
        assert news["choices"][1]["sentence"] == "1 Glasperle bieten"
        await live.send(type="play", seq=news["seq"], move="out", request_id="a")
        refused = await live.until("refused")
        assert (
            refused["message"] == "out ist jetzt nicht erlaubt: jetzt bieten alle auf die vorderste Scherbe."
        )


def test_options_are_explained_in_the_language_of_the_page(server: Server) -> None:
    guest = Guest(server, "Ana")
    games = guest.http.get("/games", params={"locale": "nl"}).json()
    yaxha = next(game for game in games if game["name"] == "yaxha")
    assert yaxha["options"] == [
        {
            "name": "deck",
            "choices": ["whole", "first-game"],
            "default": "whole",
            "label": "Bonuskaarten",
            "labels": {"whole": "alle", "first-game": "de acht voor een eerste spel"},
            "help": "Alle bonuskaarten, of alleen de acht voor een eerste spel.",
            "limits": {},
            "first": "first-game",
        }
    ]
