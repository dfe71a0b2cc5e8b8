"""How everybody at a table is called."""

from patolli.tables.events import Joined, Placed, Started
from patolli.tables.messages import update
from patolli.tables.names import COMPUTER_NAMES, computer_name, display_names
from tables.people import NOON, do, table


def test_computers_of_one_level_have_different_names() -> None:
    full = table(seats=4)
    do(full, full.join("ana", "Ana", None, ""))
    for seat in (1, 2, 3):
        do(full, full.place("ana", seat, "strong"))
    names = [seat.name for seat in full.seats[1:]]
    assert len(set(names)) == 3
    assert set(names) <= set(COMPUTER_NAMES)


def test_a_name_that_somebody_has_is_not_given() -> None:
    name = computer_name("0123456789abcdef01234567", 2, ())
    assert computer_name("0123456789abcdef01234567", 2, ()) == name
    assert computer_name("0123456789abcdef01234567", 2, [name]) != name


def test_the_journal_has_the_level_and_the_log_the_name() -> None:
    assert display_names(("Ana", "Quetzal (strong)", "Motmot (strong)")) == ("Ana", "Quetzal", "Motmot")
    assert display_names(("Quetzal", "Quetzal (strong)")) == ("Quetzal 1", "Quetzal 2")


def test_a_table_from_before_computers_had_names_opens() -> None:
    old = table(seats=3)
    for event in (Joined(0, "ana", "Ana"), Placed(1, "strong"), Placed(2, "strong"), Started()):
        do(old, event)
    assert old.match
    assert old.match.journal.names == ("Ana", "strong", "strong")
    assert [seat.name for seat in update(old, "ana", 0, NOON).seats] == ["Ana", "strong", "strong"]
    assert display_names(old.match.journal.names) == ("Ana", "Strong 2", "Strong 3")
