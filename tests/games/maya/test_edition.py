"""The edition: all that is known of the boards, and what a file must keep to."""

import re
from importlib import resources
from typing import cast

import pytest

from games.maya.positions import MAYA
from patolli import Seed
from patolli.engine.chance import FastSource
from patolli.engine.edition import read_edition
from patolli.engine.errors import InvalidEdition
from patolli.engine.playout import audited_playout
from patolli.engine.state import action_buffer
from patolli.games.maya.edition import MayaEdition

TEXT = resources.files("patolli.games.maya").joinpath("edition.toml").read_text(encoding="utf-8")
STANDARD = cast(MayaEdition, MAYA.standard_edition)
PYRAMIDS = {pyramid.name: pyramid for pyramid in STANDARD.pyramids}
QUARRIES = [quarry for quarries in STANDARD.quarries for quarry in quarries.row]
COUNTS = (3, 4, 5)


def read(text: str) -> MayaEdition:
    return read_edition(text, MayaEdition, "maya", "my.toml")


# What the rulebooks tell


def test_cards_cubes_and_gold_are_those_of_the_rulebook() -> None:
    assert (*STANDARD.cards.low, *STANDARD.cards.high, -STANDARD.cards.minus) == (3, 4, 4, 5, 6, 7, 8, -3)
    assert STANDARD.play.cubes == 28
    assert sum(number for _, number in STANDARD.bank.coins) == 76
    assert sum(value * number for value, number in STANDARD.bank.coins) == 380


def test_the_pyramids_of_each_player_count_are_those_of_the_rulebook() -> None:
    named = {count: {pyramid.name for pyramid in STANDARD.pyramids_for(count)} for count in COUNTS}
    assert named == {
        3: {"Chichen Itza", "Copan", "Uxmal", "Palenque"},
        4: {"Tikal", "Copan", "Uxmal", "Palenque"},
        5: {"Tikal", "Chichen Itza", "Copan", "Uxmal"},
    }


def test_some_pyramids_have_four_levels_and_others_three() -> None:
    assert {len(pyramid.spaces) for pyramid in STANDARD.pyramids} == {3, 4}


def test_bottom_levels_have_7_or_9_spaces_and_all_levels_4_to_9() -> None:
    assert {pyramid.spaces[0] for pyramid in STANDARD.pyramids} == {7, 9}
    assert all(4 <= spaces <= 9 for pyramid in STANDARD.pyramids for spaces in pyramid.spaces)
    assert PYRAMIDS["Palenque"].spaces[1] == 5


def test_bottom_levels_pay_3_1_and_on_one_pyramid_2_1_and_higher_levels_pay_more() -> None:
    bottoms = sorted(pyramid.gold[0] for pyramid in STANDARD.pyramids)
    assert bottoms == [(2, 1), (3, 1), (3, 1), (3, 1), (3, 1)]
    for pyramid in STANDARD.pyramids:
        firsts = [first for first, _ in pyramid.gold]
        assert firsts == sorted(set(firsts)), pyramid.name


def test_the_bottom_levels_of_the_examples_fit() -> None:
    """Eight cubes of four players for 3 gold, seven of five players for 3 and seven for 2 gold."""
    bottoms = {count: [(p.spaces[0], p.gold[0]) for p in STANDARD.pyramids_for(count)] for count in COUNTS}
    assert any(spaces >= 8 and pays == (3, 1) for spaces, pays in bottoms[4])
    assert any(spaces >= 7 and pays == (3, 1) for spaces, pays in bottoms[5])
    assert any(spaces >= 7 and pays == (2, 1) for spaces, pays in bottoms[5])


def test_the_quarries_of_the_examples_are_there() -> None:
    assert any(quarry.cubes == (4, 3, 1) and quarry.places >= 4 for quarry in QUARRIES)
    assert any(quarry.cubes == (4, 2) and quarry.places >= 4 for quarry in QUARRIES)
    assert any(quarry.cubes[:2] == (4, 2) and quarry.cubes[2:] and quarry.places >= 5 for quarry in QUARRIES)
    assert any(quarry.cubes == (2, 1) for quarry in QUARRIES)


def test_small_quarries_take_4_cards_and_pay_two_and_none_takes_more_than_6() -> None:
    assert max(quarry.places for quarry in QUARRIES) == 6
    assert all(len(quarry.cubes) == 2 for quarry in QUARRIES if quarry.places == 4)
    assert all(len(quarry.cubes) in (3, 4) for quarry in QUARRIES if quarry.places == 6)


def test_each_quarry_has_a_marker_and_five_players_use_all_seven() -> None:
    for count in COUNTS:
        markers = [quarry.marker for quarry in STANDARD.quarries_for(count)]
        assert len(set(markers)) == len(markers)
    assert len(STANDARD.quarries_for(5)) == 7


def test_protection_is_won_while_other_quarries_are_still_to_be_settled() -> None:
    assert all(STANDARD.quarries_for(count)[-1].marker == "protection" for count in COUNTS)


def test_what_is_not_in_the_rulebook_says_what_it_is_fitted_to() -> None:
    sources = {key: {table.source for table in tables} for key, tables in STANDARD.tables().items()}
    assert sources.pop("pyramids") == sources.pop("quarries") == {"reconstructed"}
    assert set().union(*sources.values()) == {"rulebook"}
    assert all(table.note for table in (*STANDARD.pyramids, *STANDARD.quarries))


# Files of an owner

BROKEN = {
    "a card both low and high": (
        TEXT.replace("high = [6, 7, 8]", "high = [5, 7, 8]"),
        "cards.high: a 5 cannot be a high card and, in cards.low, a low one too.",
    ),
    "too many kinds of cards": (
        TEXT.replace("high = [6, 7, 8]", "high = [6, 7, 8, 9, 10]"),
        "cards: there are 9 different cards, the -3 among them; 8 are the most.",
    ),
    "gold for too few levels": (
        TEXT.replace("spaces = [9, 7, 5]", "spaces = [9, 7, 5, 4]"),
        "pyramids, Chichen Itza: gold is given for 3 levels, spaces for 4;",
    ),
    "a small bottom level": (
        TEXT.replace("spaces = [7, 6, 4]", "spaces = [4, 4, 4]"),
        "pyramids, Uxmal: the bottom level has 4 spaces; 5 are needed",
    ),
    "a pyramid upside down": (
        TEXT.replace("spaces = [7, 6, 4]", "spaces = [7, 8, 4]"),
        "pyramids, Uxmal: spaces must not grow from the bottom level to the top.",
    ),
    "more for second": (
        TEXT.replace("[7, 3]]", "[3, 7]]"),
        "pyramids, Tikal: a level pays 7 gold for second most cubes and 3 for most;",
    ),
    "negative gold": (
        TEXT.replace("[7, 3]]", "[7, -3]]"),
        "pyramids[0].gold[3][1]: expected a whole number >= 0",
    ),
    "names alike": (
        TEXT.replace('name = "Tikal"', 'name = "Coba"').replace('"Tikal"', '"Coba"'),
        "pyramids: Coba and Copan begin with the same two letters, which moves are written with.",
    ),
    "an unknown pyramid": (
        TEXT.replace('pyramids = ["Tikal", "Copan"', 'pyramids = ["Tulum", "Copan"'),
        "boards, 4 players: there is no pyramid 'Tulum'; there are: Tikal,",
    ),
    "a pyramid twice": (
        TEXT.replace('pyramids = ["Tikal", "Copan"', 'pyramids = ["Copan", "Copan"'),
        "boards, 4 players: Copan is there twice.",
    ),
    "a board missing": (
        TEXT.replace("players = 4\npyramids", "players = 3\npyramids"),
        "boards: there must be one for each of 3 to 5 players; these are for 3, 3, 5.",
    ),
    "quarries missing": (
        TEXT.replace("players = 4\nrow", "players = 5\nrow"),
        "quarries: there must be one for each of 3 to 5 players; these are for 3, 5, 5.",
    ),
    "an unknown marker": (
        TEXT.replace('"free pass"', '"free lunch"'),
        "quarries, 5 players: there is no marker 'free lunch'; there are: protection,",
    ),
    "a marker twice": (
        TEXT.replace('"free pass"', '"transport"'),
        "quarries, 5 players: the marker 'transport' is there twice.",
    ),
    "more cubes for a later rank": (
        TEXT.replace("cubes = [4, 3, 2, 1]", "cubes = [4, 3, 2, 3]"),
        "quarries, 5 players: 'protection' gives a later player more cubes than an earlier one.",
    ),
    "too many card places": (
        TEXT.replace("places = 5, cubes = [4, 3, 1]", "places = 8, cubes = [4, 3, 1]"),
        "quarries[0].row[4].places: expected a whole number <= 7",
    ),
    "no note": (
        re.sub(r'note = "As for four players.*', 'note = ""', TEXT),
        "quarries is reconstructed, so its note must name the constraint it satisfies.",
    ),
}


@pytest.mark.parametrize(("text", "sentence"), BROKEN.values(), ids=BROKEN)
def test_a_broken_edition_is_refused_with_the_key(text: str, sentence: str) -> None:
    assert text != TEXT
    with pytest.raises(InvalidEdition, match=re.escape(sentence)) as refusal:
        read(text)
    assert str(refusal.value).startswith("my.toml: ")


OTHER = (
    TEXT.replace("rounds = 3", "rounds = 5")
    .replace("cubes = 28", "cubes = 12")
    .replace("low = [3, 4, 4, 5]", "low = [2, 2, 2, 9]")
    .replace("minus = 3", "minus = 4")
    .replace("spaces = [9, 8, 6, 4]", "spaces = [15, 2, 1, 1]")
    .replace("spaces = [7, 6, 5, 4]", "spaces = [5, 1, 1, 1]")
    .replace("spaces = [7, 6, 4]\ngold = [[3, 1], [4, 1], [5, 2]]", "spaces = [5]\ngold = [[100, 0]]")
    .replace("places = 4, cubes = [2, 1]", "places = 7, cubes = [9, 9, 9, 9, 9]")
    .replace('    { marker = "start player", places = 4, cubes = [3, 2] },\n', "")
)


@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize("variant", ["base", "expert"])
@pytest.mark.many_games
def test_an_owners_other_numbers_are_played_with(players: int, variant: str) -> None:
    setup = MAYA.setup(players, {"variant": variant}, read(OTHER))
    for number in range(30):
        state = setup.new(Seed.fast(number))
        audited_playout(state, FastSource(number), action_buffer(setup.num_actions))
        for seat in range(-1, players):
            view = MAYA.view(state, seat)
            picture = MAYA.presentation.picture(setup, view).plain
            assert max(map(len, picture.split("\n"))) <= 100
    moves = [MAYA.decode(setup, action) for action in range(setup.num_actions)]
    assert [MAYA.encode(setup, MAYA.parse(setup, move.notation())) for move in moves] == list(
        range(len(moves))
    )
