"""Editions: what an owner's file may say, and that everything works with other numbers."""

import random

import msgspec
import pytest

from games.gold.lying import may_lie
from games.gold.positions import GOLD, bid, lay_table, legal, let_arrange, new_game, play, see, sheet
from patolli import SPECTATOR, Seed
from patolli.engine.chance import FastSource
from patolli.engine.edition import read_edition
from patolli.engine.errors import IllegalMove, InvalidEdition
from patolli.engine.playout import audited_playout
from patolli.engine.state import action_buffer
from patolli.games.gold.edition import GoldEdition

TABLES = {
    "edition": {"game": '"gold"', "name": '"other"', "title": '"Another box"'},
    "materials": {"stone": "0", "jade": "1", "bronze": "2", "silver": "3", "gold": "4"},
    "tablets": {
        "pairs": '[["gold", "silver"], ["silver", "bronze"], ["bronze", "jade"], '
        '["jade", "stone"], ["stone", "gold"]]'
    },
    "shards": {"sizes": "[6, 4, 4, 4, 3, 3]"},
    "play": {"beads": "10", "row": "3", "plates_for_two": "2"},
    "points": {"complete": "10", "one_material": "10", "bead": "1"},
}


def edition(**changes: str) -> GoldEdition:
    """Write the standard numbers with changes, named by table and key: ``points_complete="12"``."""
    tables = {name: dict(values) for name, values in TABLES.items()}
    for name, value in changes.items():
        table, _, key = name.partition("_")
        tables[table][key] = value
    lines = []
    for name, values in tables.items():
        lines += [f"[{name}]", *(f"{key} = {value}" for key, value in values.items())]
        lines += ['source = "rulebook"'] if name != "edition" else []
    return read_edition("\n".join(lines), GoldEdition, "gold", "the file")


def test_the_standard_edition_has_the_rulebooks_numbers() -> None:
    standard = GOLD.standard_edition
    assert edition().digest == standard.digest
    assert new_game(2).numbers.circle == 24


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"materials_jade": "0"}, "materials.jade: its value must be higher than that of stone (0), not 0."),
        ({"materials_gold": "21"}, "materials.gold: expected a whole number <= 20."),
        (
            {"tablets_pairs": '[["gold", "clay"]]'},
            "tablets.pairs: there is no material 'clay'; there are: stone",
        ),
        (
            {"tablets_pairs": '[["gold", "gold"]]'},
            "two sides of a tablet are different materials, not both gold.",
        ),
        ({"tablets_pairs": "[]"}, "tablets.pairs: expected a list of length >= 1."),
        (
            {"shards_sizes": "[40, 30]"},
            "shards.sizes: together they are at most 60, the full circle, not 70.",
        ),
        ({"shards_sizes": "[3, 3, 3, 3, 3, 3, 3, 3]"}, "are 40 shards; there must be at least 3 (play.row)"),
        ({"tablets_pairs": '[["gold", "silver"]]', "shards_sizes": "[3, 3]"}, "are 2 shards; there must be"),
        ({"shards_sizes": "[0, 3]"}, "shards.sizes[0]: expected a whole number >= 1."),
        ({"play_beads": "0"}, "play.beads: expected a whole number >= 1."),
        ({"play_plates_for_two": "3"}, "play.plates_for_two: expected a whole number <= 2."),
        ({"points_bead": "-1"}, "points.bead: expected a whole number >= 0."),
    ],
)
def test_numbers_that_do_not_fit_are_refused(changes: dict[str, str], sentence: str) -> None:
    with pytest.raises(InvalidEdition) as error:
        edition(**changes)
    assert sentence in str(error.value)


OTHERS = {
    "other points": {"points_complete": "7", "points_one_material": "0", "points_bead": "3"},
    "other values": {"materials_gold": "5", "materials_bronze": "2"},
    "one plate for two": {"play_plates_for_two": "1"},
    "a long row and many beads": {"play_row": "6", "play_beads": "50"},
    "a short row": {"play_row": "1", "play_beads": "1"},
    "one size": {
        "tablets_pairs": '[["gold", "silver"], ["silver", "bronze"], ["bronze", "jade"], ["jade", "stone"]]',
        "shards_sizes": "[3, 3, 3, 3, 3, 3, 3, 3]",
    },
    "thirty-six of one size": {
        "tablets_pairs": '[["gold", "silver"], ["gold", "silver"], ["gold", "bronze"], '
        '["jade", "silver"], ["stone", "gold"], ["bronze", "silver"]]',
        "shards_sizes": "[10, 10, 10, 10, 10, 10]",
    },
    "splinters": {"shards_sizes": "[20, 1, 1, 1, 1, 1]"},
    "one tablet": {"tablets_pairs": '[["gold", "stone"]]', "shards_sizes": "[5, 4, 3, 2, 1]"},
}


@pytest.mark.parametrize("changes", OTHERS.values(), ids=OTHERS)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.many_games
def test_an_owners_file_works_everywhere(changes: dict[str, str], players: int) -> None:
    """Random games with all invariants; views, pictures and guesses for everybody on the way."""
    setup = GOLD.setup(players, {"incomplete-tablets": "yes"}, edition(**changes))
    buffer = action_buffer(setup.num_actions)
    for number in range(20):
        audited_playout(setup.new(Seed.fast(number)), FastSource(number), buffer)
    for number in range(2):
        state = setup.new(Seed.fast(number))
        rng = random.Random(number)
        while not state.is_over():
            if rng.random() < 0.2:
                for seat in (*range(players), SPECTATOR):
                    view = GOLD.view(state, seat)
                    other = state.clone()
                    other.redeal(seat, FastSource(number))
                    assert other.audit() == ""
                    assert msgspec.json.encode(GOLD.view(other, seat)) == msgspec.json.encode(view)
                    picture = GOLD.presentation.picture(setup, view).plain
                    assert max(len(line) for line in picture.split("\n")) <= 100
            seat = rng.choice(state.pending_seats())
            actions = state.legal_actions(seat)
            state.apply(seat, rng.choice(actions[:4]))


def test_points_come_from_the_edition() -> None:
    game = new_game(3, edition=edition(points_complete="7", points_one_material="100", points_bead="3"))
    lay_table(game, plates={1: "Si/go 6  Si/go 4  Si/go 4  Si/br 4  Si/br 3  Si/br 3"})
    assert sheet(game) == {
        "plate-0-complete": (0, 7, 0),
        "plate-0-values": (0, 18, 0),
        "plate-0-one-material": (0, 100, 0),
        "beads": (30, 30, 30),
    }


def test_neighbours_differ_by_at_most_1_in_the_values_of_the_edition() -> None:
    """Where gold is worth 6 and silver 4, nothing may lie beside gold but gold."""
    game = new_game(3, edition=edition(materials_silver="4", materials_gold="6"))
    lay_table(game, plates={0: "Si/br 4"}, row="Go/st 6")
    let_arrange(game, 0)
    play(game, 0, "keep")
    assert legal(game, 0) == {"out"}
    with pytest.raises(IllegalMove, match="no material has a value between them"):
        play(game, 0, "keep")
    assert not may_lie((4, 6), 10, 24)


def test_two_players_with_one_plate_each_choose_none() -> None:
    game = new_game(2, edition=edition(play_plates_for_two="1"))
    bid(game, 3, 1)
    assert see(game, 0).stage == "arrange"
    assert game.setup.num_actions == 3 + 21
