"""What people want at a table, as HTTP and WebSocket both put it to the hall."""

from patolli.engine.journal import Journal
from patolli.server.messages import Play
from patolli.tables.events import Moved
from patolli.tables.table import NOBODY, Refused, Table


def own_seat(table: Table, person: str) -> int:
    seat = table.seat_of(person)
    if seat == NOBODY:
        raise Refused("You have no seat at this table.")
    return seat


def own_token(person: str, token: str) -> str:
    """Two people may call different things the same."""
    return f"{person}:{token}"


def decide(table: Table, person: str, wish: Play) -> Moved:
    seat = own_seat(table, person)
    table.require_deciding(seat)
    return table.move(seat, wish.seq, table.read_move(wish.move))


def finished_journal(table: Table) -> Journal:
    """It holds everything that was ever hidden, so it is shown when nothing is any more."""
    if table.phase != "over" or table.chronicle is None:
        raise Refused("The journal is shown when the game is over.")
    return table.chronicle.match.journal
