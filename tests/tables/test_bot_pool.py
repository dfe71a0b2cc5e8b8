"""Where computer players think, and what happens if they cannot."""

import asyncio
import os
from collections.abc import Iterator

import pytest

from patolli.tables import bot_pool
from patolli.tables.bot_pool import BotPool, Question
from patolli.tables.table import Table
from tables.people import begun

pytestmark = pytest.mark.anyio

DEEP = "search:time=500ms"
"""A thought that lasts, so that a simple one is over before it even on a busy machine."""


class Deadly(int):
    """A seed like any other here, but the process that it is sent to ends."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


@pytest.fixture
def bots() -> Iterator[BotPool]:
    some = BotPool(1)
    yield some
    some.close()


@pytest.fixture
def table() -> Table:
    return begun("ana", game="gold")


async def decide(bots: BotPool, table: Table, who: str = "novice", seed: int = 1, host: str = "ana") -> int:
    return await bots.decide(Question(table.setup, table.concealed(1), 1, who, seed), host)


def legal(table: Table) -> list[int]:
    assert table.match
    return table.match.state.legal_actions(1)


async def test_a_thought_that_ends_its_process_again_and_again_is_not_thought_for_ever(
    bots: BotPool, table: Table
) -> None:
    assert await decide(bots, table, seed=Deadly(1)) in legal(table)
    assert await decide(bots, table) in legal(table), "others think again in a new process"


async def test_a_thought_that_fails_is_replaced_by_a_simple_one(bots: BotPool, table: Table) -> None:
    assert await decide(bots, table, who="nobody") in legal(table)


async def test_a_thought_that_takes_too_long_is_given_up(
    bots: BotPool, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as impatient:
        impatient.setattr(bot_pool, "TIMEOUT_SECONDS", 0.1)
        assert await decide(bots, table, who="master") in legal(table)
    assert await decide(bots, table, who="strong") in legal(table), "others think in a new process"


async def test_who_has_many_tables_keeps_nobody_waiting(bots: BotPool, table: Table) -> None:
    await asyncio.gather(decide(bots, table, DEEP), decide(bots, table, "novice"))
    answered: list[str] = []

    async def ask(host: str, who: str) -> None:
        await decide(bots, table, who, host=host)
        answered.append(f"{host}'s {who}")

    many = [ask("Ana", DEEP) for _ in range(8)]
    await asyncio.gather(*many, ask("Ben", DEEP), ask("Cleo", "novice"))
    assert answered[0] == "Cleo's novice"
    assert answered.index(f"Ben's {DEEP}") <= 3, "a thought of Ana's was under way, and one was next"


async def test_who_stops_waiting_for_their_turn_takes_it_from_nobody(bots: BotPool, table: Table) -> None:
    first, second = (asyncio.create_task(decide(bots, table, "strong")) for _ in "12")
    await asyncio.sleep(0)
    second.cancel()
    assert await first in legal(table)
    assert await decide(bots, table, "strong") in legal(table)
