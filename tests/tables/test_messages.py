"""What is told of a table: exactly what may be seen."""

from random import Random

import msgspec
import pytest

import patolli
from patolli.engine.chance import FastSource
from patolli.engine.outcome import DecidedBy
from patolli.engine.state import SPECTATOR
from patolli.games.gold.effects import BidMade
from patolli.games.yaxha.view import YaxhaView
from patolli.tables.errors import Refused
from patolli.tables.messages import hints, update
from patolli.tables.table import Table
from patolli.wire.updates import HandoverNews, Heard, Update
from tables.people import NOON, begun, do, play_first

PEOPLE = ("ana", "ben", "cleo")


def told(table: Table, person: str | None) -> bytes:
    return msgspec.json.encode(update(table, person, 0, NOON))


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_nobody_is_told_what_they_cannot_know(game: str) -> None:
    """The same bytes, whatever the hidden part is: all along a game, for every seat and for who watches."""
    table = begun(*PEOPLE, game=game, seats=3)
    random = Random(3)
    assert table.match
    match = table.match
    for number in range(60):
        true = match.state
        for person in (None, *PEOPLE):
            seat = SPECTATOR if person is None else table.seat_of(person)
            before = told(table, person)
            match.state = true.clone()
            match.state.redeal(seat, FastSource(number))
            assert told(table, person) == before
            match.state = true
        pending = table.pending()
        if not pending:
            break
        seat = random.choice(pending)
        do(table, table.move(seat, table.seq, random.choice(true.legal_actions(seat))))


def test_a_secret_decision_is_not_even_heard_of_until_all_have_decided() -> None:
    """That somebody has bid is seen on the table; what, nobody hears before the bids are opened."""
    tables = [begun("ana", "ben", game="gold") for _ in range(2)]
    for table, bid in zip(tables, ("bid7", "bid3"), strict=True):
        do(table, table.move(0, table.seq, table.read_move(bid)))
    assert b"bid7" in told(tables[0], "ana")
    for person in ("ben", None):
        (heard,) = update(tables[0], person, 0, NOON).heard
        assert heard == Heard(1, 0, results=("Ana has bid.",), effects=(BidMade(0, None),))
        assert told(tables[0], person) == told(tables[1], person)
    do(tables[0], tables[0].move(1, tables[0].seq, tables[0].read_move("bid0")))
    for person in ("ana", "ben", None):
        assert b"Ana bid 7 beads and Ben bid nothing." in told(tables[0], person)


def test_only_who_has_to_decide_gets_choices() -> None:
    table = begun("ana", "ben", game="gold")
    news: list[Update] = [update(table, person, 0, NOON) for person in ("ana", "ben", None)]
    assert [bool(each.choices) for each in news] == [True, True, False]


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_a_hint_can_be_played_and_tells_nothing_that_is_hidden(game: str) -> None:
    table = begun(*PEOPLE, game=game, seats=3)
    assert table.match
    match = table.match
    reasons = 0
    for number in range(30):
        if not table.pending():
            break  # some games are short
        seat = table.pending()[0]
        advised = hints(table, seat)
        true = match.state
        match.state = true.clone()
        match.state.redeal(seat, FastSource(number))
        assert hints(table, seat) == advised
        match.state = true
        reasons += bool(advised[0].reason)
        do(table, table.move(seat, table.seq, table.read_move(advised[0].notation)))
    assert reasons


def test_hints_are_for_who_has_to_decide_at_tables_that_have_them() -> None:
    table = begun("ana", "ben", game="gold")
    do(table, table.move(0, table.seq, table.read_move("bid0")))
    with pytest.raises(Refused, match=r"It is not your turn\."):
        hints(table, 0)
    with pytest.raises(Refused, match=r"Hints are off at this table\."):
        hints(begun("ana", "ben", game="gold", hints=False), 0)


def test_who_gave_up_and_who_decides_for_them_is_told_to_all() -> None:
    table = begun("ana", "ben", game="gold")
    play_first(table, 0)
    do(table, table.replace(0, "resigned"))
    play_first(table, 1)
    play_first(table, 0)
    for person in ("ana", "ben", None):
        news = update(table, person, 0, NOON)
        assert news.handovers == (HandoverNews(1, 0, "casual", "resigned"),)
        assert [(each.seat, each.player) for each in news.heard][:2] == [(0, None), (1, None)]
    heard = update(table, "ana", 0, NOON).heard
    assert [each.player for each in heard if each.seat == 0] == [None, "casual"]


def test_how_much_was_decided_in_secret_is_not_told_by_when_somebody_gave_up() -> None:
    """Ana arranges a plate of two shards; the others see it when both lie."""
    table = begun("ana", "ben", "cleo", game="gold", seats=3)
    for _ in range(2):
        for seat, bid in enumerate(("bid2", "bid1", "bid0")):
            do(table, table.move(seat, table.seq, table.read_move(bid)))
        do(table, table.move(0, table.seq, table.read_move("keep")))
    do(table, table.replace(2, "resigned"))
    assert update(table, "ana", 0, NOON).handovers == (HandoverNews(8, 2, "casual", "resigned"),)
    assert update(table, "ben", 0, NOON).handovers == (HandoverNews(7, 2, "casual", "resigned"),)
    play_first(table, 0)
    assert update(table, "ben", 0, NOON).handovers == (HandoverNews(8, 2, "casual", "resigned"),)


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_the_end_tells_everybodys_place_and_what_decided(game: str) -> None:
    table = begun(*PEOPLE, game=game, seats=3)
    random = Random(5)
    while pending := table.pending():
        assert table.match
        actions = table.match.state.legal_actions(pending[0])
        do(table, table.move(pending[0], table.seq, random.choice(actions[:2])))
    result = update(table, None, 0, NOON).result
    assert result
    assert [seat for seat, place in enumerate(result.places) if place == 1] == list(result.winners)
    assert result.decided_by
    assert bool(result.tie_break) == (result.decided_by is DecidedBy.TIE_BREAK)


def test_the_seed_is_told_when_the_game_is_over() -> None:
    table = begun("ana")
    seed = f"{table.seed.number:064x}".encode()
    assert seed not in told(table, "ana")
    do(table, table.replace(0, "resigned"))
    assert seed in told(table, "ana")


def test_nobody_takes_back_what_a_computer_player_decided_for_them() -> None:
    table = begun("ana", "ben", game="gold")
    play_first(table, 0)
    assert update(table, "ana", 0, NOON).can_take_back
    do(table, table.replace(0, "handed-over"))
    assert not update(table, "ana", 0, NOON).can_take_back


def test_nothing_is_taken_back_after_which_somebody_has_had_a_turn() -> None:
    table = begun("ana", "ben", game="maori")
    turn = table.pending()[0]
    while table.pending() == [turn]:
        play_first(table, turn)
    person = PEOPLE[turn]
    assert update(table, person, 0, NOON).can_take_back
    play_first(table, 1 - turn)
    assert not update(table, person, 0, NOON).can_take_back


@pytest.mark.parametrize("game", [each.name for each in patolli.games()])
def test_when_a_game_is_given_up_everybody_sees_it_as_it_stood(game: str) -> None:
    """Secret decisions too: what is seen on the board would else not be what is counted."""
    table = begun(*PEOPLE, game=game, seats=3)
    random = Random(5)
    assert table.match
    state = table.match.state
    for _ in range(45):
        seat = random.choice(table.pending()[:2])
        action = random.choice(state.legal_actions(seat))
        after = state.clone()
        after.apply(seat, action)
        if after.is_over():
            break  # some games are short
        do(table, table.move(seat, table.seq, action))
    for seat in range(3):
        do(table, table.replace(seat, "resigned"))
    for person in (None, *PEOPLE):
        news = update(table, person, 0, NOON)
        assert news.result
        assert news.view == table.setup.game.open_view(state, news.seat)
        if isinstance(news.view, YaxhaView):
            assert tuple(each.points for each in news.view.players) == news.result.scores
