"""The commands at a table that HTTP and WebSocket share."""

from functools import partial

from patolli.engine.edition import Edition, read_edition
from patolli.engine.game import Game
from patolli.engine.journal import Journal
from patolli.engine.words import words
from patolli.server.metrics import Metrics
from patolli.tables.errors import Refused
from patolli.tables.events import Moved, TookBack
from patolli.tables.live import LiveTable
from patolli.tables.table import NOBODY, Table
from patolli.wire.live import PlayMove, TakeBack


def chosen_edition(game: Game, text: str | None) -> tuple[Edition, str]:
    """Read an edition, or take the game's own; return it with its text. The game's own values under another
    name count as the game's own: what is played is the same game."""
    standard = game.standard_edition
    if text is not None:
        edition = read_edition(text, game.edition_type, game.name, "The edition")
        if edition.values != standard.values:
            return edition, text
    return standard, game.edition_text()


def own_seat(table: Table, person: str) -> int:
    """Return the seat of a person; refuse a person without one."""
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused(words("table-no-seat"))
    return seat


async def decide(live: LiveTable, person: str, command: PlayMove | TakeBack, metrics: Metrics) -> int:
    """Run a decision, idempotently, and return its sequence number once it is durable."""
    request_id = f"{person}:{command.request_id}"  # unique per sender only
    with metrics.decision():
        return await live.do(partial(_decision, person=person, command=command), request_id)


def _decision(table: Table, person: str, command: PlayMove | TakeBack) -> Moved | TookBack:
    seat = own_seat(table, person)
    if isinstance(command, TakeBack):
        return table.take_back(seat, command.seq)
    table.require_deciding(seat)
    return table.move(seat, command.seq, table.read_move(command.move))


def finished_journal(table: Table) -> Journal:
    """Return the journal of a finished game; before that it would reveal everything hidden."""
    if table.phase != "over" or table.match is None:
        raise Refused(words("table-no-journal-yet"))
    return table.match.journal
