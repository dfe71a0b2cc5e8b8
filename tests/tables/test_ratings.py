"""Which games change ratings."""

from patolli.engine.edition import read_edition
from patolli.tables.ratings import counts
from tables.people import begun, do, table


def test_games_between_people_and_against_computer_players_count() -> None:
    assert counts(begun("ana", "ben"))
    assert counts(begun("ana"))


def test_a_game_with_an_edition_of_ones_own_does_not_count() -> None:
    game = begun("ana", "ben", game="gold")
    gold = game.setup.game
    richer = gold.edition_text().replace("beads = 10", "beads = 20")
    game.setup = game.settings.setup(read_edition(richer, gold.edition_type, gold.name, "The edition"))
    assert not counts(game)


def test_a_game_without_a_person_does_not_count() -> None:
    empty = table()
    for seat in (0, 1):
        do(empty, empty.place("ana", seat, ("novice", "casual")[seat]))
    assert not counts(empty)
