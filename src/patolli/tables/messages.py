"""Build the messages about a table: each receiver gets what their seat, or a spectator, may see."""

from collections.abc import Sequence
from typing import Final

import msgspec

from patolli.engine.edition import changes
from patolli.engine.hearing import hear
from patolli.engine.outcome import DecidedBy
from patolli.engine.state import SPECTATOR
from patolli.engine.words import ENGLISH, Names, words
from patolli.engine.words import said as in_words
from patolli.players.advice import advice
from patolli.tables.chat import Line
from patolli.tables.errors import Refused
from patolli.tables.names import display_names
from patolli.tables.ratings import standings
from patolli.tables.table import Table
from patolli.wire.tables import EditionChange, SeatNews, Summary, TableFacts
from patolli.wire.updates import ChatLine, HandoverNews, Heard, Hint, MoveChoice, Result, ScoreNews, Update

MOST_HINTS: Final = 3


def table_facts(table: Table) -> TableFacts:
    settings, setup = table.settings, table.setup
    is_standard = setup.edition.values == setup.game.standard_edition.values
    return TableFacts(
        table.id,
        settings.game,
        settings.rules,
        setup.edition.name,
        dict(setup.options),
        settings.seats,
        settings.clock,
        settings.at_zero,
        settings.stand_in,
        settings.take_back,
        settings.listed,
        settings.chat,
        settings.hints,
        "" if is_standard else setup.edition.edition.title or setup.edition.name,
    )


def update(
    table: Table,
    person: str | None,
    heard_to: int,
    now: int,
    said: Sequence[Line] = (),
    locale: str = ENGLISH,
) -> Update:
    """What a person sees who has heard of all decisions up to a number, and not yet what was said."""
    seat = SPECTATOR if person is None else table.seat_of(person)
    seats = tuple(_seat(table, n, now) for n in range(len(table.seats)))
    is_host = person is not None and person == table.host
    talk = tuple(ChatLine(line.number, table.seat_of(line.person), line.at, line.text) for line in said)
    news = Update(table.seq, table.phase, seat, is_host, seats, table.commitment, said=talk)
    match = table.match
    if match is None:
        return news
    names = display_names(tuple(seat.name for seat in table.seats), locale)
    heard = _heard_after(table, heard_to, seat, locale, names)
    told = heard[-1].number if heard else min(heard_to, len(match.turns))
    return msgspec.structs.replace(
        news,
        view=match.view(seat, nothing_hidden=table.phase == "over"),
        pending=tuple(table.pending()),
        choices=_choices(table, seat, locale, names),
        heard=heard,
        heard_to=told,
        handovers=_handovers(table, heard_to, told),
        can_take_back=_can_take_back(table, seat),
        result=_result(table, locale),
        rematch=table.rematch,
    )


def edition_changes(table: Table) -> list[EditionChange]:
    setup = table.setup
    return [
        EditionChange(key, *(msgspec.json.encode(value).decode() for value in values))
        for key, *values in changes(setup.edition, setup.game.standard_edition)
    ]


def hints(table: Table, seat: int, locale: str = ENGLISH) -> list[Hint]:
    """What the greedy player would do on a seat that owes a decision, the best first; from what it sees."""
    if not table.settings.hints:
        raise Refused(words("table-no-hints"))
    table.require_deciding(seat)
    if seat not in table.pending():
        raise Refused(words("table-no-decision"))
    setup, names = table.setup, display_names(tuple(seat.name for seat in table.seats), locale)
    found = []
    for each in advice(table.concealed(seat), seat, MOST_HINTS):
        move = setup.game.decode(setup, each.action)
        sentence = move.sentence(locale, names)
        found.append(Hint(move.notation(), sentence, in_words(each.reason, locale, names)))
    return found


def summary(table: Table, person: str | None, changed_at: int, now: int) -> Summary:
    seat = SPECTATOR if person is None else table.seat_of(person)
    pending = table.pending()
    return Summary(
        table.id,
        table.settings.game,
        dict(table.setup.options),
        table.settings.clock,
        table.phase,
        seat,
        seat in pending and table.seats[seat].decides_itself,
        tuple(_seat(table, n, now) for n in range(len(table.seats))),
        tuple(pending),
        changed_at,
    )


def _seat(table: Table, n: int, now: int) -> SeatNews:
    seat = table.seats[n]
    return SeatNews(
        seat.name,
        seat.person is not None,
        seat.player,
        seat.why,
        None if table.clocks.rule is None or seat.player else max(table.clocks.remaining(n, now), 0),
        table.clocks.since[n] is not None,
        n in table.agreed,
    )


def _choices(table: Table, seat: int, locale: str, names: Names) -> tuple[MoveChoice, ...]:
    if table.match is None or seat not in table.pending() or not table.seats[seat].decides_itself:
        return ()
    setup = table.setup
    moves = [setup.game.decode(setup, action) for action in table.match.state.legal_actions(seat)]
    return tuple(MoveChoice(move.notation(), move.sentence(locale, names), move) for move in moves)


def _heard_after(table: Table, number: int, seat: int, locale: str, names: Names) -> tuple[Heard, ...]:
    """Tell of the turns after one. What was taken back meanwhile is left out; what was told before and is
    taken back now is named."""
    match = table.match
    assert match is not None
    is_over = table.phase == "over"
    later = match.turns_after(number)
    told_before = [turn.undoes for turn in later if turn.undoes is not None and turn.undoes <= number]
    # Fetched once: for their effects, older turns may have to be played again.
    known = {turn.number: turn for turn in match.turns_after(min(told_before, default=number + 1) - 1)}
    found = []
    for turn in later:
        if turn.undone:
            continue
        if turn.undoes is not None and (
            turn.undoes > number or hear(match, known[turn.undoes], seat).is_empty
        ):
            continue
        hearing = hear(match, turn, seat, nothing_hidden=is_over)
        if hearing.is_empty:
            continue
        found.append(
            Heard(
                turn.number,
                turn.seat,
                hearing.sentence(locale, names),
                hearing.captions(locale, names),
                hearing.effects,
                hearing.notation(),
                hearing.move,
                table.stood_in(turn.seat, turn.number),
                turn.undoes,
            )
        )
    return tuple(found)


def _handovers(table: Table, heard_to: int, told: int) -> tuple[HandoverNews, ...]:
    """Those after what was heard of before. How much was decided in secret by then stays unsaid."""
    told_after = {
        (min(each.after, told), each.seat): each for each in table.handovers if each.after >= heard_to
    }
    return tuple(
        HandoverNews(after, each.seat, each.player, each.why) for (after, _), each in told_after.items()
    )


def _can_take_back(table: Table, seat: int) -> bool:
    """Whether it is worth trying: the answer for sure is the attempt's."""
    match = table.match
    if match is None or not table.settings.take_back or table.phase != "playing":
        return False
    if seat == SPECTATOR or not table.seats[seat].decides_itself:
        return False
    return match.may_take_back(seat)


def _result(table: Table, locale: str) -> Result | None:
    if table.phase != "over" or table.match is None:
        return None
    state = table.match.state
    outcome = state.outcome()
    decided_by = outcome.decided_by if outcome else None
    seed = table.match.journal.seed
    return Result(
        tuple(state.scores()),
        tuple(
            ScoreNews(line.key, line.named(locale), line.points) for line in table.setup.game.breakdown(state)
        ),
        outcome.winners if outcome else (),
        tuple(each.place for each in standings(table)),
        str(seed),
        seed.nonces,
        decided_by,
        in_words(table.setup.game.tie_break, locale) if decided_by is DecidedBy.TIE_BREAK else "",
        table.ended.why if table.ended else None,
        table.ended.seat if table.ended else None,
    )
