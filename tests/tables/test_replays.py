"""Games looked at again: every position, as anybody saw it and with nothing hidden."""

from contextlib import suppress
from random import Random

import pytest

import patolli
from patolli import Match, Seed
from patolli.engine.errors import InvalidJournal, TakeBackRefused
from patolli.engine.journal import Entry
from patolli.tables.replays import MOST_ENTRIES, NoSuchReplay, Replay


def played(game: str, **options: str) -> Match:
    """A random game to its end, in which somebody takes a decision back whenever that is possible."""
    chosen, random = patolli.game(game), Random(5)
    match = Match(chosen.setup(chosen.min_players, options), Seed.fast(3))
    while pending := match.state.pending_seats():
        seat = random.choice(pending)
        match.play(seat, random.choice(match.state.legal_actions(seat)))
        if random.random() < 0.1:
            with suppress(TakeBackRefused):
                match.take_back(seat)
    return match


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_every_position_is_the_one_that_was_played(game: str) -> None:
    match = played(game)
    replay = Replay(match.journal)
    story = replay.story()
    assert any(step.notation == "take-back" for step in story.steps)
    assert sum(step.taken_back for step in story.steps) == len(story.steps) - len(match.decisions) >> 1
    assert story.over
    for number in Random(1).sample(range(len(story.steps) + 1), 10):
        state = Match.replay(match.journal, number).state
        assert replay.show(number, 0).view == match.setup.game.view(state, 0)
        assert replay.show(number, None).scores == tuple(state.scores())
        assert replay.show(number, None).view.pending == tuple(state.pending_seats())
    assert story.steps[-1].scores == tuple(match.state.scores())


def test_with_nothing_hidden_there_is_more_to_see() -> None:
    match = played("gold", beads="hidden")
    replay = Replay(match.journal)
    shown = [replay.show(number, None).view for number in range(len(match.journal.entries) + 1)]
    assert all(player.beads is not None for view in shown for player in view.players)  # type: ignore[attr-defined]
    bidder = match.journal.entries[0].seat
    first = replay.show(1, None).view, replay.show(1, 1 - bidder).view
    assert [view.players[bidder].bid is None for view in first] == [False, True]  # type: ignore[attr-defined]
    arranged = [view.arrangement for view in shown if view.arrangement]  # type: ignore[attr-defined]
    assert arranged
    assert all(each.shard is not None for each in arranged)


def test_what_cannot_be_played_is_named() -> None:
    journal = played("gold").journal
    with pytest.raises(NoSuchReplay, match=f"they go from 0 to {len(journal.entries)}"):
        Replay(journal).show(len(journal.entries) + 1, None)
    journal.entries.append(Entry(0, 0))
    with pytest.raises(InvalidJournal, match=f"Entry {len(journal.entries)} cannot be played"):
        Replay(journal)
    journal.entries.extend([Entry(0, 0)] * MOST_ENTRIES)
    with pytest.raises(InvalidJournal, match="here it may have 2,000"):
        Replay(journal)
