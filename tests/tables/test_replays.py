"""Games looked at again: every position, as anybody saw it and with nothing hidden."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from random import Random
from time import thread_time

import pytest

import patolli
from patolli import Match, Seed
from patolli.engine.errors import InvalidJournal, TakeBackRefused
from patolli.engine.journal import Journal
from patolli.engine.turn import Turn
from patolli.tables import replays as looking_back
from patolli.tables.database import open_database
from patolli.tables.errors import Refused
from patolli.tables.people import People
from patolli.tables.replays import MOST_ENTRIES, MOST_WAITING, NoSuchReplay, Replay, Replays, TooBusy

ANA, BEN = "Ana", "Ben"


def played(game: str, **options: str) -> Match:
    """A random game to its end, in which the first decision and some later ones are taken back where they can
    be."""
    chosen, random = patolli.game(game), Random(5)
    match = Match(chosen.setup(chosen.min_players, options), Seed.fast(3))
    while pending := match.state.pending_seats():
        seat = random.choice(pending)
        match.play(seat, random.choice(match.state.legal_actions(seat)))
        if random.random() < 0.1 or len(match.turns) == 1:
            with suppress(TakeBackRefused):
                match.take_back(seat)
    return match


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_every_position_is_the_one_that_was_played(game: str) -> None:
    match = played(game)
    replay = Replay(match.journal)
    story = replay.story()
    assert any(step.notation == "take-back" for step in story.steps)
    assert sum(step.undone for step in story.steps) == len(story.steps) - len(match.decisions) >> 1
    assert story.over
    for number in Random(1).sample(range(len(story.steps) + 1), 10):
        then = Match.replay(match.journal, number)
        state = then.state
        assert replay.show(number, 0).view == then.view(0)
        assert replay.show(number, None).scores == tuple(state.scores())
        assert replay.show(number, None).view.pending == tuple(state.pending_seats())
    assert story.steps[-1].scores == tuple(match.state.scores())


def test_with_nothing_hidden_there_is_more_to_see() -> None:
    match = played("gold", beads="hidden")
    replay = Replay(match.journal)
    shown = [replay.show(number, None).view for number in range(len(match.turns) + 1)]
    assert all(player.beads is not None for view in shown for player in view.players)  # type: ignore[attr-defined]
    bidder = match.turns[0].seat
    first = replay.show(1, None).view, replay.show(1, 1 - bidder).view
    assert [view.players[bidder].bid is None for view in first] == [False, True]  # type: ignore[attr-defined]
    arranged = [view.arrangement for view in shown if view.arrangement]  # type: ignore[attr-defined]
    assert arranged
    assert all(each.shard is not None for each in arranged)


def test_what_cannot_be_played_is_named() -> None:
    journal = played("gold").journal
    with pytest.raises(NoSuchReplay, match=f"moves go from 0 to {len(journal.turns)}"):
        Replay(journal).show(len(journal.turns) + 1, None)
    journal.turns.append(Turn(1, 0, 0))
    with pytest.raises(InvalidJournal, match=f"Entry {len(journal.turns)} cannot be played"):
        Replay(journal)
    journal.turns.extend([Turn(1, 0, 0)] * MOST_ENTRIES)
    with pytest.raises(InvalidJournal, match="the maximum here is 2,000"):
        Replay(journal)


def doubtful(length: int) -> Journal:
    """A long game, whose last decision is taken back and made again all the time."""
    journal = played("maori").journal
    decided = Match.replay(journal).decisions
    last = next(
        n
        for n in range(len(decided) - 2, 0, -1)
        if decided[n].reveals_before == decided[n + 1].reveals_before
    )
    turns = [Turn(each.number, each.seat, each.action) for each in decided[: last + 1]]
    again = turns[-1]
    while len(turns) < length - 1:
        turns += [Turn(0, again.seat, None), again]
    return Journal(journal.setup, journal.seed, (), turns)


def test_who_cannot_make_up_their_mind_costs_nobody_much() -> None:
    journal = doubtful(MOST_ENTRIES)
    before = thread_time()
    Replay(journal)
    assert thread_time() - before < 0.5, "it took four times as long when all was played again every time"


@asynccontextmanager
async def brought_to(address: str) -> AsyncIterator[tuple[Replays, dict[str, str]]]:
    """Where people bring journals, and who they are."""
    engine = await open_database(address)
    people = People(engine)
    try:
        yield Replays(engine), {name: (await people.add(name, 0)).id for name in (ANA, BEN)}
    finally:
        await engine.dispose()


@pytest.mark.anyio
async def test_who_asks_for_the_same_game_shares_it(database: str) -> None:
    async with brought_to(database) as (replays, people):
        id = await replays.add(people[ANA], played("gold").journal.to_text(), None, 0)
        async with brought_to(database) as (elsewhere, _):
            first, *others = await asyncio.gather(*(elsewhere.find(id) for _ in range(3 * MOST_WAITING)))
            assert all(each is first for each in others)


@pytest.mark.anyio
async def test_what_would_wait_too_long_is_refused(database: str) -> None:
    text = played("maori").journal.to_text()
    async with brought_to(database) as (replays, people), brought_to(database) as (elsewhere, _):
        ids = [await replays.add(people[ANA], text, None, 0) for _ in range(2 * MOST_WAITING)]
        found = await asyncio.gather(*(elsewhere.find(id) for id in ids), return_exceptions=True)
        refused = [each for each in found if isinstance(each, TooBusy)]
        assert 0 < len(refused) <= MOST_WAITING
        assert str(refused[0]) == "Too many games are being viewed right now; try again in a moment."


@pytest.mark.anyio
async def test_who_brings_many_games_at_once_keeps_nobody_waiting(database: str) -> None:
    text = played("gold").journal.to_text()
    async with brought_to(database) as (replays, people):
        anas = [replays.add(people[ANA], text, None, 0) for _ in range(2 * MOST_WAITING)]
        *brought, bens = await asyncio.gather(
            *anas, replays.add(people[BEN], text, None, 0), return_exceptions=True
        )
        refused = {str(each) for each in brought if isinstance(each, TooBusy)}
        assert refused == {"Another game that you opened is still being read; try again in a moment."}
        assert [line.id for line in await replays.of_person(people[BEN])] == [bens]


@pytest.mark.anyio
async def test_what_is_deleted_is_gone_in_all_processes_and_nothing_else_is(database: str) -> None:
    text = played("gold").journal.to_text()
    async with brought_to(database) as (replays, people), brought_to(database) as (elsewhere, _):
        anas, bens = [await replays.add(people[name], text, None, 0) for name in (ANA, BEN)]
        kept = await elsewhere.find(bens)
        await elsewhere.find(anas)
        await elsewhere.delete(people[ANA])
        for each in (replays, elsewhere):
            with pytest.raises(NoSuchReplay):
                await each.find(anas)
        assert await elsewhere.find(bens) is kept, "it is not played once more"


@pytest.mark.anyio
async def test_who_has_brought_enough_is_told_so_before_anything_is_read(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(looking_back, "MOST_OF_A_PERSON", 1)
    async with brought_to(database) as (replays, people):
        await replays.add(people[ANA], played("gold").journal.to_text(), None, 0)
        with pytest.raises(Refused, match="You have already opened 1 games; delete one first"):
            await replays.add(people[ANA], "no journal at all", None, 0)
