"""What can be done at a table, when, and by whom."""

import pytest

from patolli.engine.errors import IllegalMove, InvalidSetup, NotYourTurn, TakeBackRefused
from patolli.tables.clocks import DAY, NOTICED_WITHIN
from patolli.tables.errors import Outdated, Refused
from patolli.tables.events import Ended, Interrupted, Moved, Replaced
from patolli.tables.seats import Handover
from patolli.tables.table import NOBODY
from patolli.wire.clocks import ClockRule, DayClock, GameClock, MoveClock
from tables.people import NOON, begun, do, play_first, table


def test_people_gather_and_the_host_starts() -> None:
    gathering = table(seats=3)
    do(gathering, gathering.join("ana", "Ana", None, "anything"))
    do(gathering, gathering.join("ben", "Ben", 2, ""))
    with pytest.raises(Refused, match="Seat 2 is still open; wait for a player, or place a"):
        gathering.start("ana")
    do(gathering, gathering.place("ana", 1, "casual"))
    with pytest.raises(Refused, match="Only the table’s host can start the game"):
        gathering.start("ben")
    do(gathering, gathering.start("ana"))
    assert gathering.phase == "playing"
    assert gathering.match
    assert gathering.match.journal.names == ("Ana", f"{gathering.seats[1].name} (casual)", "Ben")
    assert gathering.match.journal.seed.nonces == ("anything", "", "")


def test_a_game_needs_a_person() -> None:
    gathering = table()
    for seat in (0, 1):
        do(gathering, gathering.place("ana", seat, "master"))
    with pytest.raises(Refused, match="A game needs a person; free a seat"):
        gathering.start("ana")


def test_a_seat_is_for_one_person_and_a_person_has_one_seat() -> None:
    gathering = table()
    do(gathering, gathering.join("ana", "Ana", 1, ""))
    with pytest.raises(Refused, match="You already have seat 2"):
        gathering.join("ana", "Ana", None, "")
    with pytest.raises(Refused, match="Seat 2 is not open; seat 1 can be taken"):
        gathering.join("ben", "Ben", 1, "")
    do(gathering, gathering.join("ben", "Ben", None, ""))
    with pytest.raises(Refused, match="All seats are taken; you can watch"):
        gathering.join("cleo", "Cleo", None, "")


@pytest.mark.parametrize("name", ["", " Ana", "a\nb", "x" * 41])
def test_a_name_can_be_shown(name: str) -> None:
    with pytest.raises(Refused, match="A name must have 1 to 40 printable characters"):
        table().join("ana", name, None, "")


def test_a_word_for_the_shuffle_fits_on_a_line() -> None:
    with pytest.raises(InvalidSetup, match="A nonce must be at most 64 printable characters"):
        table().join("ana", "Ana", None, "x" * 65)


def test_who_leaves_makes_room_and_the_host_may_ask_anybody_to() -> None:
    gathering = table(seats=3)
    for person in ("ana", "ben", "cleo"):
        do(gathering, gathering.join(person, person, None, ""))
    do(gathering, gathering.leave("ben", 1))
    with pytest.raises(Refused, match="Only the table’s host can free other seats"):
        gathering.leave("cleo", 0)
    do(gathering, gathering.leave("ana", 2))
    assert [gathering.seat_of(person) for person in ("ana", "ben", "cleo")] == [0, NOBODY, NOBODY]


def test_who_sits_longest_is_host_when_the_host_leaves_until_they_are_back() -> None:
    gathering = table(seats=3)
    do(gathering, gathering.join("ana", "Ana", 2, ""))
    do(gathering, gathering.join("ben", "Ben", 1, ""))
    do(gathering, gathering.join("cleo", "Cleo", 0, ""))
    hosts = [gathering.host]
    for person in ("ana", "ben", "cleo"):
        do(gathering, gathering.leave(person, gathering.seat_of(person)))
        hosts.append(gathering.host)
    assert hosts == ["ana", "ben", "cleo", None]
    do(gathering, gathering.join("dan", "Dan", None, ""))
    assert gathering.host == "dan"
    again = table(seats=3)
    again.restore(gathering.snapshot())
    assert again.host == "dan"
    do(gathering, gathering.join("ana", "Ana", None, ""))
    assert gathering.host == "ana"


def test_whoever_made_a_table_need_not_sit_at_it() -> None:
    gathering = table()
    for person in ("ben", "cleo"):
        do(gathering, gathering.join(person, person, None, ""))
    do(gathering, gathering.leave("cleo", 1))
    do(gathering, gathering.place("ana", 1, "novice"))
    do(gathering, gathering.start("ana"))


def test_a_move_must_be_legal_and_due() -> None:
    game = begun("ana", "ben", game="gold")
    with pytest.raises(IllegalMove, match="There is no action 999"):
        game.move(0, game.seq, 999)
    play_first(game, 0)
    with pytest.raises(NotYourTurn, match="It is not seat 1’s turn; waiting for seat 2"):
        game.move(0, game.seq, 5)


def test_who_decides_together_need_not_have_heard_of_the_others() -> None:
    game = begun("ana", "ben", game="gold")
    seen = game.seq
    play_first(game, 0)
    assert game.match
    game.move(1, seen, game.match.state.legal_actions(1)[0])


def test_a_decision_about_a_position_that_is_gone_is_outdated() -> None:
    game = begun("ana", "ben", game="gold")
    seen = game.seq
    play_first(game, 0)
    play_first(game, 1)
    with pytest.raises(Outdated, match="Something has happened since you decided; look again"):
        game.move(1, seen, 5)


def test_taking_back_follows_the_games_rule_and_the_tables() -> None:
    game = begun("ana", "ben", game="gold")
    play_first(game, 0)
    do(game, game.take_back(0, game.seq))
    assert game.pending() == [0, 1]
    strict = begun("ana", "ben", game="gold", take_back=False)
    play_first(strict, 0)
    with pytest.raises(TakeBackRefused, match="Taking back is off at this table"):
        strict.take_back(0, strict.seq)


def test_who_takes_back_twice_without_looking_takes_back_once() -> None:
    game = begun("ana", "ben", game="maori")
    play_first(game, 0)
    for _ in range(2):
        play_first(game, 1)
    assert game.pending() == [1]
    seen = game.seq
    do(game, game.take_back(1, seen))
    with pytest.raises(Outdated):
        game.take_back(1, seen)
    game.take_back(1, game.seq)


def test_a_person_hands_over_and_comes_back() -> None:
    game = begun("ana", "ben")
    do(game, game.replace(0, "handed-over"))
    assert game.seats[0].player == "casual"
    assert game.computers_pending() == [0]
    do(game, game.come_back(0))
    assert game.computers_pending() == []


def test_who_let_whom_go_on_is_remembered_unless_nobody_decided_meanwhile() -> None:
    game = begun("ana", "ben", game="gold")
    do(game, game.replace(0, "handed-over"))
    do(game, game.come_back(0))
    assert game.handovers == []
    do(game, game.replace(0, "handed-over"))
    play_first(game, 0)
    do(game, game.come_back(0))
    do(game, game.replace(0, "resigned"))
    play_first(game, 1)
    assert game.handovers == [Handover(0, 0, "casual", "handed-over"), Handover(1, 0, "casual", "resigned")]
    assert [game.stood_in(0, 1), game.stood_in(1, 2)] == ["casual", None]
    again = begun("ana", "ben", game="gold")
    again.restore(game.snapshot())
    assert again.handovers == game.handovers


def test_who_resigned_is_replaced_for_good() -> None:
    game = begun("ana", "ben")
    do(game, game.replace(0, "resigned"))
    with pytest.raises(Refused, match="You have resigned; you can watch the game to the end"):
        game.come_back(0)


def test_the_last_person_to_resign_ends_the_game() -> None:
    game = begun("ana")
    do(game, game.replace(0, "resigned"))
    assert game.phase == "over"
    assert game.ended == Ended(0, "abandoned")


def test_since_when_no_person_decides_any_more_is_known_until_somebody_comes_back() -> None:
    game = begun("ana", "ben")
    do(game, game.replace(0, "resigned"))
    assert game.deserted is None
    do(game, game.replace(1, "handed-over"), NOON + 1_000)
    play_first(game, game.pending()[0], NOON + 2_000)
    again = table()
    again.restore(game.snapshot())
    assert again.deserted == NOON + 1_000
    do(again, again.come_back(1), NOON + 3_000)
    assert again.deserted is None


@pytest.mark.parametrize("clock", [None, MoveClock(60)])
def test_computer_players_finish_what_people_left_however_long_it_takes(clock: ClockRule | None) -> None:
    game = begun("ana", "ben", clock=clock)
    for seat in (0, 1):
        do(game, game.replace(seat, "handed-over"))
    assert game.deadline() is None
    assert game.due(NOON + 100 * DAY) is None


@pytest.mark.parametrize(
    ("clock", "late", "may_return"),
    [(None, None, True), (MoveClock(60), 60_000, True), (GameClock(60), 60_000, False)],
)
def test_who_may_return_to_a_game_that_is_left_to_computer_players(
    clock: ClockRule | None, late: int | None, may_return: bool
) -> None:
    game = begun("ana", "ben", game="gold", clock=clock)
    do(game, game.replace(0, "resigned"))
    assert not game.somebody_may_return()
    event = game.due(NOON + late) if late else game.replace(1, "handed-over")
    assert isinstance(event, Replaced)
    do(game, event, NOON + (late or 0))
    assert game.somebody_may_return() == may_return


def test_in_a_game_of_days_the_last_person_is_not_replaced_however_late_they_are() -> None:
    game = begun("ana", "ben", game="gold", clock=DayClock(2))
    now = NOON + 2 * DAY
    first = game.due(now)
    assert first == Replaced(0, "casual", "time")
    do(game, first, now)
    second = game.due(now)
    assert isinstance(second, Moved)
    assert (second.seat, second.by_clock) == (1, True)
    do(game, second, now)
    assert game.people() == [1]


@pytest.mark.parametrize("at_zero", ["bot", "pass", "end"])
@pytest.mark.parametrize("clock", [MoveClock(60), GameClock(60, 5)])
def test_time_that_was_out_while_nobody_served_is_not_lost(clock: ClockRule, at_zero: str) -> None:
    game = begun("ana", "ben", game="gold", clock=clock, at_zero=at_zero)
    play_first(game, 0, NOON + 50_000)
    back = NOON + 60_000 + NOTICED_WITHIN + 1
    assert game.due(back - 1) != Interrupted()
    assert game.due(back) == Interrupted()
    do(game, Interrupted(), back)
    assert game.due(back) is None
    assert game.clocks.remaining(1, back) == 60_000
    assert game.clocks.left(0) == (60_000 if isinstance(clock, MoveClock) else 15_000)


@pytest.mark.parametrize(("at_zero", "player"), [("bot", "casual"), ("pass", None)])
def test_who_is_out_of_time_is_helped_by_a_computer_player(at_zero: str, player: str | None) -> None:
    game = begun("ana", "ben", game="gold", clock=MoveClock(30), at_zero=at_zero)
    play_first(game, 1, NOON + 1_000)
    assert game.due(NOON + 29_999) is None
    event = game.due(NOON + 30_000)
    assert isinstance(event, Replaced if at_zero == "bot" else Moved)
    do(game, event, NOON + 30_000)
    assert game.seats[0].player == player
    assert game.due(NOON + 30_000) is None


def test_time_may_end_the_game() -> None:
    game = begun("ana", "ben", clock=GameClock(60), at_zero="end")
    event = game.due(NOON + 60_000)
    assert isinstance(event, Ended)
    do(game, event, NOON + 60_000)
    assert game.phase == "over"
    assert game.pending() == []


def test_a_pause_begins_when_all_people_agree_and_anybody_ends_it() -> None:
    game = begun("ana", "ben", seats=3, clock=MoveClock(30))
    do(game, game.pause(0), NOON + 1_000)
    assert game.due(NOON + 31_000)
    do(game, game.pause(1), NOON + 2_000)
    assert game.phase == "paused"
    assert game.due(NOON + 999_000) is None
    with pytest.raises(Refused, match="The game is paused; a player has to resume it first"):
        game.move(0, game.seq, 0)
    do(game, game.resume(1), NOON + 999_000)
    assert game.clocks.remaining(0, NOON + 999_000) == 28_000


def test_who_decides_several_times_in_a_row_gains_no_time_by_taking_back() -> None:
    game = begun("ana", "ben", game="maori", clock=MoveClock(30))
    play_first(game, 0)
    play_first(game, 1, NOON + 20_000)
    assert game.pending() == [1], "where the ship goes, then which tile is taken"
    do(game, game.take_back(1, game.seq), NOON + 22_000)
    assert game.clocks.remaining(1, NOON + 22_000) == 10_000


@pytest.mark.parametrize("clock", [MoveClock(60), GameClock(60, 5)])
def test_who_hands_over_and_comes_back_has_what_was_left(clock: ClockRule) -> None:
    game = begun("ana", "ben", game="gold", clock=clock)
    do(game, game.replace(0, "handed-over"), NOON + 20_000)
    do(game, game.come_back(0), NOON + 25_000)
    assert game.clocks.remaining(0, NOON + 25_000) == 40_000


@pytest.mark.parametrize(
    ("clock", "sentence"),
    [
        (MoveClock(60), "Your time for this decision has run out; come back when Casual has made it"),
        (GameClock(60, 5), "Your time for this game has run out; you can watch it to the end"),
    ],
)
def test_who_is_out_of_time_cannot_come_back_to_none(clock: ClockRule, sentence: str) -> None:
    game = begun("ana", "ben", game="gold", clock=clock)
    event = game.due(NOON + 60_000)
    assert isinstance(event, Replaced)
    do(game, event, NOON + 60_000)
    with pytest.raises(Refused, match=sentence):
        game.come_back(event.seat)


def test_clocks_of_computer_players_stand_still() -> None:
    game = begun("ana", clock=MoveClock(30))
    assert game.clocks.since[1] is None


def test_who_handed_over_lets_the_computer_player_play() -> None:
    game = begun("ana", "ben", game="gold", clock=MoveClock(30))
    play_first(game, 0)
    do(game, game.replace(0, "resigned"))
    for command in (lambda seat: game.take_back(seat, game.seq), game.pause, game.resume):
        with pytest.raises(Refused, match="Casual plays for you; come back first"):
            command(0)


def test_a_pause_begins_when_the_last_who_did_not_agree_hands_over() -> None:
    game = begun("ana", "ben", clock=MoveClock(30))
    do(game, game.pause(0))
    do(game, game.replace(1, "handed-over"))
    assert game.phase == "paused"


def test_nobody_has_seen_what_has_not_happened() -> None:
    game = begun("ana", "ben", game="gold")
    with pytest.raises(Outdated):
        game.move(0, game.seq + 1, 5)


def test_computer_players_at_a_table_are_levels() -> None:
    gathering = table()
    with pytest.raises(Refused, match="There is no level 'search:time=3600s'; the computer players here are"):
        gathering.place("ana", 0, "search:time=3600s")
