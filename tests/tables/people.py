"""Tables to test with, and what is done at them."""

import patolli
from patolli.engine.seed import Seed
from patolli.tables.events import AnyEvent
from patolli.tables.settings import Settings
from patolli.tables.table import Table
from patolli.wire.clocks import ClockRule

NOON = 1_800_000_000_000
SEED = Seed.fair(bytes(range(32)))


def table(game: str = "yaxha", seats: int = 2, clock: ClockRule | None = None, **settings: object) -> Table:
    """A table with nobody at it, made by Ana."""
    chosen = patolli.game(game)
    edition = chosen.standard_edition
    fixed = Settings(
        game=game,
        rules=chosen.rules_version,
        edition=edition.digest,
        seats=seats,
        clock=clock,
        **settings,  # type: ignore[arg-type]
    )
    return Table("t", "ana", fixed, fixed.setup(edition), SEED)


def do(at_table: Table, event: AnyEvent, at: int = NOON) -> None:
    at_table.apply(event, at)


def begun(*people: str, at: int = NOON, **settings: object) -> Table:
    """A game just started: these people, computer players on the other seats."""
    new = table(**settings)  # type: ignore[arg-type]
    for person in people:
        do(new, new.join(person, person.capitalize(), None, ""), at)
    for seat in range(len(people), len(new.seats)):
        do(new, new.place("ana", seat, "novice"), at)
    do(new, new.start("ana"), at)
    return new


def play_first(at_table: Table, seat: int, at: int = NOON) -> None:
    """The first legal action of a seat, as somebody who has seen everything."""
    assert at_table.match
    action = at_table.match.state.legal_actions(seat)[0]
    do(at_table, at_table.move(seat, at_table.seq, action), at)
