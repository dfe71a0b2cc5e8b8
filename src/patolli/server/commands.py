"""What people want at a table, as HTTP and WebSocket both put it to the hall."""

from functools import partial

from patolli.engine.edition import Edition, read_edition
from patolli.engine.game import Game
from patolli.engine.journal import Journal
from patolli.engine.words import words
from patolli.server.messages import Play, TakeBack
from patolli.server.metrics import Metrics
from patolli.tables.events import Moved, TookBack
from patolli.tables.live import LiveTable
from patolli.tables.table import NOBODY, Refused, Table


def chosen_edition(game: Game, text: str | None) -> tuple[Edition, str]:
    """The edition in a text, or the game's own, with its text. Whoever sends the game's own values under
    another name gets them under theirs: they play the game as it is."""
    standard = game.standard_edition
    if text is not None:
        edition = read_edition(text, game.edition_type, game.name, "The edition")
        if edition.values != standard.values:
            return edition, text
    return standard, game.edition_text()


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused(words("table-no-seat"))
    return seat


async def decide(live: LiveTable, person: str, wish: Play | TakeBack, metrics: Metrics) -> int:
    """The number of the event that comes of it, once it is written down."""
    token = f"{person}:{wish.token}"  # two people may call different things the same
    with metrics.decision():
        return await live.do(partial(_decision, person=person, wish=wish), token)


def _decision(table: Table, person: str, wish: Play | TakeBack) -> Moved | TookBack:
    seat = own_seat(table, person)
    if isinstance(wish, TakeBack):
        return table.take_back(seat, wish.seq)
    table.require_deciding(seat)
    return table.move(seat, wish.seq, table.read_move(wish.move))


def finished_journal(table: Table) -> Journal:
    """It holds everything that was ever hidden, so it is shown when nothing is any more."""
    if table.phase != "over" or table.match is None:
        raise Refused(words("table-no-journal-yet"))
    return table.match.journal
