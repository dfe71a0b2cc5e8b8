"""What is decided in secret is in nothing that others get before it is shown.

Shown by twins: two games of the same seed in which everybody decides alike, until somebody decides one thing
in the first and another in the second. Whatever others receive must be the same in both, to the last byte.
"""

import asyncio
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest

import patolli
from patolli.engine.seed import Seed
from patolli.tables.database import open_database
from patolli.tables.live import now
from patolli.tables.settings import Settings
from patolli.tables.store import Store, edition_key
from patolli.tables.table import Table
from server.rig import Guest, Live, Server, served, watch

pytestmark = pytest.mark.anyio

SEED = Seed.fair(bytes(range(32)))
NAMES = ("Ana", "Ben", "Cleo")
MOST_DECISIONS = 100
"""More than any secret lasts."""


@pytest.fixture(scope="module")
def server(shared_database: str) -> Iterator[Server]:
    with served(shared_database) as running:
        yield running


class Twin:
    """A game of the known seed, with everybody at it and somebody who watches."""

    def __init__(self, server: Server, id: str, people: list[Guest]) -> None:
        self.id = id
        self.people = people
        self._stranger = Guest(server, "Dan")
        self.lives: list[Live] = []

    async def look(self, stack: AsyncExitStack) -> None:
        for guest in (*self.people, self._stranger):
            socket = await stack.enter_async_context(watch(guest.address, self.id, guest.cookie()))
            self.lives.append(Live(socket))
        for live in self.lives:
            await live.until("update")

    @property
    def choices(self) -> dict[int, list[str]]:
        """By seat, what it may decide now."""
        found = {seat: self.lives[seat].now.get("choices", []) for seat in range(len(self.people))}
        return {seat: [each["notation"] for each in each_has] for seat, each_has in found.items() if each_has}

    async def play(self, seat: int, move: str) -> None:
        """Until everybody has been told of it."""
        seq = self.lives[seat].now["seq"]
        await self.lives[seat].send(type="play", seq=seq, move=move, request_id=f"at-{seq}")
        for live in self.lives:
            while live.now["seq"] <= seq:
                assert (await live.next())["type"] != "refused"

    def heard(self, seat: int) -> list[str]:
        """Return all that a seat, or the spectator, was sent."""
        texts = [text for text in self.lives[seat].received if '"type":"acknowledged"' not in text]
        return [text.replace(self.id, "ID") for text in texts]

    def told(self, seat: int) -> list[str]:
        """Return all that a seat, or the spectator, was sent, and all that it may ask for."""
        guest = (*self.people, self._stranger)[seat]
        asked = [guest.http.get(f"/tables/{self.id}{path}").text for path in ("", "/position", "/hint")]
        return [*self.heard(seat), *(text.replace(self.id, "ID") for text in asked)]


async def twin(server: Server, game: str, options: dict[str, str]) -> Twin:
    people = [Guest(server, name) for name in NAMES]
    chosen = patolli.game(game)
    edition, text = chosen.standard_edition, chosen.edition_text()
    settings = Settings(
        game=game, rules=chosen.rules_version, edition=edition.digest, seats=len(people), options=options
    )
    store = Store(await open_database(server.database))
    setup = store.setup(settings, edition, edition_key(text))
    table = Table(f"{now():x}{people[0].id}"[:24], people[0].id, settings, setup, SEED)
    await store.add_table(table, text, now())
    await store.close()
    for guest in people:
        await asyncio.to_thread(guest.post, f"/tables/{table.id}/join", {})
    await asyncio.to_thread(people[0].post, f"/tables/{table.id}/start")
    return Twin(server, table.id, people)


@pytest.mark.parametrize(
    ("game", "options", "secret", "reveal"),
    [
        pytest.param("gold", {}, "bid.*", "bids-opened", id="gold's bids"),
        pytest.param("yaxha", {}, "M.", "choices-revealed", id="yaxha's markets"),
        pytest.param("yaxha", {}, ".@a1", "pyramid-built", id="yaxha's cubes"),
        pytest.param("maya", {}, "L.@1", 'quarry-revealed","quarry":0', id="maya's cards"),
        pytest.param("maya", {"variant": "expert"}, "Bid.*", "bids-opened", id="maya's bids"),
    ],
)
async def test_nobody_is_told_what_somebody_decides_in_secret(
    server: Server, game: str, options: dict[str, str], secret: str, reveal: str
) -> None:
    """Neither after the decision nor later, until the effect that reveals it."""
    twins = [await twin(server, game, options) for _ in range(2)]
    async with AsyncExitStack() as stack:
        for each in twins:
            await each.look(stack)
        while True:
            choices = twins[0].choices
            assert choices == twins[1].choices
            seat = min(choices)
            found = [move for move in choices[seat] if re.fullmatch(secret, move)]
            if len(found) > 1:
                break
            for each in twins:
                await each.play(seat, choices[seat][0])
        for each, move in zip(twins, (found[0], found[-1]), strict=True):
            await each.play(seat, move)
        others = [other for other in range(len(NAMES) + 1) if other != seat]
        for other in others:
            assert twins[0].told(other) == twins[1].told(other)
        assert twins[0].told(seat) != twins[1].told(seat)
        for _ in range(MOST_DECISIONS):
            known = len(twins[0].heard(others[0]))
            following, moves = next_decision(twins, seat)
            for each, move in zip(twins, moves, strict=True):
                await each.play(following, move)
            if any(f'"effect":"{reveal}' in text for text in twins[0].heard(others[0])[known:]):
                break
            for other in others:
                assert twins[0].heard(other) == twins[1].heard(other)
        for other in others:
            assert twins[0].heard(other) != twins[1].heard(other)


def next_decision(twins: list[Twin], owner: int) -> tuple[int, list[str]]:
    """Return who decides next, and what in each game: the same, unless the secret leaves its owner no such
    choice."""
    first, second = (each.choices for each in twins)
    following = min(first.keys() & second.keys())
    both = [move for move in first[following] if move in second[following]]
    if not both:
        assert following == owner
        return following, [first[following][0], second[following][0]]
    return following, [both[0]] * 2
