"""Where computer players think, and what happens if they cannot."""

import os
from collections.abc import Iterator

import pytest

from patolli.tables.table import Table
from patolli.tables.thinkers import Thinkers
from tables.people import begun

pytestmark = pytest.mark.anyio


class Deadly(int):
    """A seed like any other here, but the process that it is sent to ends."""

    def __reduce__(self) -> tuple[object, tuple[int]]:
        return os._exit, (1,)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    some = Thinkers(1)
    yield some
    some.close()


@pytest.fixture
def table() -> Table:
    return begun("ana", game="gold")


async def decide(thinkers: Thinkers, table: Table, who: str = "novice", seed: int = 1) -> int:
    return await thinkers.decide(table.setup, table.concealed(1), 1, who, seed)


def legal(table: Table) -> list[int]:
    assert table.chronicle
    return table.chronicle.match.state.legal_actions(1)


async def test_a_thought_that_ends_its_process_again_and_again_is_not_thought_for_ever(
    thinkers: Thinkers, table: Table
) -> None:
    assert await decide(thinkers, table, seed=Deadly(1)) in legal(table)
    assert await decide(thinkers, table) in legal(table), "others think again in a new process"


async def test_a_thought_that_fails_is_replaced_by_a_simple_one(thinkers: Thinkers, table: Table) -> None:
    assert await decide(thinkers, table, who="nobody") in legal(table)
