"""Which games change ratings."""

import msgspec

from patolli.tables.ratings import counts
from tables.people import begun, do, table


def test_games_between_people_and_against_computer_players_count() -> None:
    assert counts(begun("ana", "ben"))
    assert counts(begun("ana"))


def test_a_game_with_an_edition_of_ones_own_does_not_count() -> None:
    game = begun("ana", "ben")
    game.settings = msgspec.structs.replace(game.settings, edition="0123456789abcdef")
    assert not counts(game)


def test_a_game_without_a_person_does_not_count() -> None:
    empty = table()
    for seat in (0, 1):
        do(empty, empty.place("ana", seat, ("novice", "casual")[seat]))
    assert not counts(empty)
