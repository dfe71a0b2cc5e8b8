"""Scoring: tablets complete and incomplete, beads, the variant, ties."""

import pytest

from games.gold.positions import give_beads, lay_table, new_game, see, sheet
from patolli.engine.outcome import DecidedBy
from patolli.engine.state import PENDING
from patolli.games.gold.cells import AUCTION, OVER, STAGE
from patolli.games.gold.rules import GoldState

ALL_SILVER = "Si/go 6  Si/go 4  Si/go 4  Si/br 4  Si/br 3  Si/br 3"
SILVER_AND_GOLD = "Go/si 6  Go/si 4  Si/go 4  Si/br 4  Si/br 3  Si/br 3"


def end(state: GoldState) -> None:
    state.cells[STAGE] = OVER
    state.cells[PENDING] = 0
    state.cells[AUCTION] = state.numbers.shards


def test_a_complete_tablet_is_worth_10_and_its_values() -> None:
    game = new_game(3)
    lay_table(game, plates={1: SILVER_AND_GOLD})
    assert sheet(game) == {
        "plate-0-complete": (0, 10, 0),
        "plate-0-values": (0, 20, 0),
        "plate-0-one-material": (0, 0, 0),
        "beads": (10, 10, 10),
    }
    assert game.scores() == [10, 40, 10]


def test_a_complete_tablet_of_one_material_is_worth_10_more() -> None:
    game = new_game(3)
    lay_table(game, plates={1: ALL_SILVER, 2: "St/ja 6  St/ja 4  St/ja 4  St/ja 4  St/ja 3  St/ja 3"})
    assert sheet(game)["plate-0-one-material"] == (0, 10, 10), "whichever it is"
    assert game.scores() == [10, 48, 30]


def test_the_best_tablet_is_worth_48() -> None:
    game = new_game(3)
    lay_table(game, plates={0: "Go/si 4  Go/si 4  Go/si 4  Go/si 3  Go/si 3  Go/st 3  Go/st 3"})
    assert see(game, 0).players[0].plates[0].points == 48


def test_an_incomplete_tablet_is_worthless() -> None:
    game = new_game(3)
    lay_table(game, plates={1: ALL_SILVER.removeprefix("Si/go 6  ")})
    assert see(game, 0).players[1].plates[0].size == 18
    assert game.scores() == [10, 10, 10]


def test_variant_an_incomplete_tablet_scores_its_values_alone() -> None:
    game = new_game(3, incomplete_tablets="yes")
    lay_table(game, plates={0: "Go/si 6", 1: ALL_SILVER.removeprefix("Si/go 6  ")})
    assert sheet(game)["plate-0-values"] == (4, 15, 0)
    assert game.scores() == [14, 25, 10]


def test_variant_complete_tablets_score_as_ever() -> None:
    game = new_game(3, incomplete_tablets="yes")
    lay_table(game, plates={0: SILVER_AND_GOLD})
    assert game.scores() == [40, 10, 10]


def test_two_players_score_both_plates_and_their_beads() -> None:
    game = new_game(2)
    lay_table(
        game,
        plates={0: ALL_SILVER},
        second_plates={0: "St/go 6  St/go 4  St/ja 4  St/ja 4  St/ja 3  St/ja 3", 1: "Go/si 4"},
    )
    give_beads(game, 3, 17)
    assert sheet(game) == {
        "plate-0-complete": (10, 0),
        "plate-0-values": (18, 0),
        "plate-0-one-material": (10, 0),
        "plate-1-complete": (10, 0),
        "plate-1-values": (0, 0),
        "plate-1-one-material": (10, 0),
        "beads": (3, 17),
    }
    assert game.scores() == [61, 17]


# GOLD-7
@pytest.mark.parametrize(
    ("beads", "winners", "decided_by"),
    [((12, 10, 8), (0,), DecidedBy.POINTS), ((11, 8, 11), (0, 2), DecidedBy.SHARED)],
)
def test_the_highest_total_wins_and_a_tie_is_shared(
    beads: tuple[int, ...], winners: tuple[int, ...], decided_by: DecidedBy
) -> None:
    game = new_game(3)
    give_beads(game, *beads)
    end(game)
    outcome = game.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.decided_by) == (beads, winners, decided_by)


def test_a_plate_counts_as_it_lies_while_it_is_arranged() -> None:
    game = new_game(3)
    lay_table(game, plates={1: SILVER_AND_GOLD})
    assert see(game, 0).players[1].plates[0].complete
    assert see(game, 0).players[1].points == 40
