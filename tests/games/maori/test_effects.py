"""What is told of every decision: examples rule by rule, and a table moved by what is heard alone."""

from collections import Counter
from dataclasses import dataclass
from typing import cast

import pytest

from games.maori.positions import (
    MAORI,
    build,
    fill,
    give,
    new_game,
    put,
    see,
    show,
    turn,
    use_up_stock,
    written,
)
from games.maori.test_against_oracle import SETUPS, table_id
from patolli import SPECTATOR, Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect, heard, sentences
from patolli.engine.outcome import DecidedBy
from patolli.engine.policy import Mind
from patolli.games.maori.cells import LAST_TURNS
from patolli.games.maori.edition import Tile
from patolli.games.maori.effects import (
    DisplayRefilled,
    EndReached,
    GameEnded,
    GapLeft,
    IslandFinished,
    IslandLost,
    LastTurnsBegan,
    LineScored,
    NothingDone,
    ShipPlaced,
    ShipSailed,
    SmallShipHeld,
    SmallShipLeft,
    SmallShipMoved,
    SmallShipPlaced,
    SmallShipStepped,
    TileLaid,
    TileRemoved,
    TileStored,
    TileTaken,
    TurnBegan,
    UnfinishedTakenAway,
)
from patolli.games.maori.rules import MaoriState
from patolli.games.maori.view import MaoriView, Offer, Points

NAMES = ("Ana", "Ben", "Cleo")

DISPLAY = "~ <2PL V >P  ? ? ? ?  ? ? ? ?  ? ? ? ?"


def did(state: MaoriState, seat: int, *notations: str) -> tuple[Effect, ...]:
    """Play, and return what the last decision did."""
    effects: tuple[Effect, ...] = ()
    for notation in notations:
        action = MAORI.encode(state.setup, MAORI.parse(state.setup, notation))
        state.setup.require_legal(state, seat, action)
        effects = state.carry_out(seat, action)
        assert state.audit() == ""
    return effects


def story(effects: tuple[Effect, ...], locale: str = "en") -> list[str]:
    return list(sentences(effects, locale, NAMES))


# The discovery ship


def test_who_sits_to_the_left_of_the_ships_placer_begins() -> None:
    game = new_game(3, ship_placer="first-seat")
    effects = did(game, 0, "P7")
    assert effects == (ShipPlaced(seat=0, stop=6), TurnBegan(seat=1, because="left-of-placer"))
    assert story(effects) == ["Ben sits to the left and begins."], (
        "the decision itself says where the ship is"
    )


def test_sailing_as_far_as_boats_carry_costs_nothing() -> None:
    game = new_game()
    turn(game, 0, stop=14)
    effects = did(game, 0, "S2")
    assert effects == (ShipSailed(seat=0, from_stop=14, to_stop=0, steps=2, free=2, price=0),)
    assert story(effects) == ["The discovery ship reaches stop 1."]


def test_further_steps_are_paid() -> None:
    game = new_game()
    turn(game, 0, stop=0)
    effects = did(game, 0, "S5")
    assert effects == (ShipSailed(seat=0, from_stop=0, to_stop=5, steps=5, free=2, price=3),)
    assert story(effects) == [
        "The discovery ship reaches stop 6. 2 steps are free, Ana pays 3 shells for the rest."
    ]


# MAORI-1
def test_ruling_one_step_is_free_without_any_boat() -> None:
    game = new_game(side="atoll")
    put(game, 0, "b2", "~")
    turn(game, 0)
    (sailed,) = did(game, 0, "S2")
    assert sailed == ShipSailed(seat=0, from_stop=0, to_stop=2, steps=2, free=1, price=1)


# Taking, storing and laying


def test_a_tile_is_taken_from_a_place_of_the_display_for_its_price() -> None:
    game = new_game()
    show(game, DISPLAY)
    turn(game, 0, "act", stop=15)
    (taken,) = did(game, 0, "T2")
    assert isinstance(taken, TileTaken)
    assert written(taken.tile) == "<2PL"
    assert (taken.source, taken.place, taken.nearness, taken.price) == ("display", 1, 1, 1)
    assert story((taken,)) == ["Ana takes a left end with 2 palms and half a lei for 1 shell."]


# MAORI-6
def test_ruling_empty_places_cost_nothing_but_are_counted() -> None:
    game = new_game()
    show(game, ". . . >P  ? ? ? ?  ? ? ? ?  ? ? ? ?")
    turn(game, 0, "act", stop=15)
    (taken,) = did(game, 0, "T4")
    assert isinstance(taken, TileTaken)
    assert (taken.place, taken.nearness, taken.price) == (3, 3, 0)
    assert story((taken,)) == ["Ana takes a right end with 1 palm."]


def test_a_tile_is_stored_and_later_taken_out_of_the_storage() -> None:
    game = new_game()
    show(game, DISPLAY)
    turn(game, 0, "act", stop=15)
    stored, refilled, begun = did(game, 0, "T2", "K")
    assert isinstance(stored, TileStored)
    assert written(stored.tile) == "<2PL"
    assert isinstance(refilled, DisplayRefilled)
    assert begun == TurnBegan(seat=1, because="next")
    turn(game, 0, "act")
    (taken,) = did(game, 0, "TK")
    assert taken == TileTaken(seat=0, tile=stored.tile, source="storage", place=None, nearness=None, price=0)
    assert story((taken,)) == ["Ana takes a left end with 2 palms and half a lei out of storage."]


def test_a_laid_tile_brings_its_boats_and_shells() -> None:
    game = new_game()
    turn(game, 0, "lay", hand="~2S")
    laid, begun = did(game, 0, "L@c2")
    assert isinstance(laid, TileLaid)
    assert (laid.space, laid.turn, laid.boats, laid.covered, laid.shells) == ("c2", 0, 0, 0, 2)
    assert begun == TurnBegan(seat=1, because="next")
    assert story((laid,)) == ["Ana gets 2 shells."]
    turn(game, 1, "lay", hand="~B")
    laid, _ = did(game, 1, "L@c2")
    assert isinstance(laid, TileLaid)
    assert (laid.boats, laid.shells) == (1, 0)
    assert story((laid,)) == ["Ben gets 1 boat."]


@pytest.mark.parametrize(
    ("in_bank", "told"),
    [
        (1, "Ana gets 1 shell. The bank cannot pay the 2 shells on the tile in full."),
        (0, "The bank is empty, so the shells on the tile bring nothing."),
    ],
)
def test_the_bank_pays_as_far_as_it_goes(in_bank: int, told: str) -> None:
    game = new_game()
    give(game, 1, shells=25 - in_bank)
    turn(game, 0, "lay", hand="~2S")
    laid, _ = did(game, 0, "L@a1")
    assert isinstance(laid, TileLaid)
    assert laid.shells == in_bank
    assert story((laid,)) == [told]


def test_a_tile_that_brings_nothing_is_told_by_the_decision_alone() -> None:
    game = new_game()
    turn(game, 0, "lay", hand="~")
    assert story(did(game, 0, "L@a1")) == []


def test_atoll_a_tile_covers_the_printed_boat_and_uncovers_it_when_it_is_removed() -> None:
    game = new_game(side="atoll")
    turn(game, 0, "lay", hand="~B")
    laid, _ = did(game, 0, "L@b2")
    assert isinstance(laid, TileLaid)
    assert (laid.boats, laid.covered) == (1, 1)
    assert story((laid,)) == ["Ana gets 1 boat. The boat printed there is covered and no longer counts."]
    turn(game, 0, "act")
    removed, _ = did(game, 0, "R@b2")
    assert isinstance(removed, TileRemoved)
    assert (removed.space, removed.boats, removed.uncovered) == ("b2", 1, 1)
    (told,) = story((removed,))
    assert told.startswith("Ana removes a water tile with 1 boat from the game. Ana has 1 boat fewer.")
    assert told.endswith("The boat printed there counts again.")


# The display


def test_the_next_tile_of_the_stock_fills_the_gap_after_the_action() -> None:
    game = new_game()
    show(game, DISPLAY)
    turn(game, 0, "act", stop=14)
    stock = see(game).stock
    _, refilled, _ = did(game, 0, "T2", "L@a1")[-3:]
    assert isinstance(refilled, DisplayRefilled)
    assert (refilled.place, refilled.stock) == (5, stock - 1)
    assert refilled.tile == see(game).display[5]
    (sentence,) = story((refilled,))
    assert sentence.startswith("The new tile in row 2, column 2 of the display is a")


def test_a_volcano_that_comes_up_blocks_the_way() -> None:
    tile = Tile(shape="volcano")
    assert story((DisplayRefilled(place=2, tile=tile, stock=7),)) == [
        "A volcano comes up in row 1, column 3 of the display. It stays there and blocks the way."
    ]


def test_the_last_tile_of_the_stock_is_told() -> None:
    tile = Tile(shape="water", boats=1)
    (told,) = story((DisplayRefilled(place=15, tile=tile, stock=0),))
    assert told.startswith("The new tile in row 4, column 4 of the display is a water tile with 1 boat.")
    assert told.endswith("That was the last tile in the stock.")


def test_without_a_stock_the_gap_stays() -> None:
    game = new_game()
    show(game, DISPLAY)
    use_up_stock(game)
    turn(game, 0, "act", stop=15)
    effects = did(game, 0, "T1", "K")
    assert effects[1] == GapLeft(place=0)
    assert story(effects) == ["The stock is used up; row 1, column 1 of the display stays empty."]


# Islands


def finished(picture: str, hand: str, space: str, side: str = "islands") -> list[Effect]:
    """The islands that a tile finishes."""
    game = new_game(side=side)
    build(game, 0, picture)
    turn(game, 0, "lay", hand=hand)
    return [each for each in did(game, 0, f"L@{space}") if isinstance(each, IslandFinished)]


def test_an_end_finishes_an_island_with_all_that_it_counts() -> None:
    islands = finished("<2PL .\noP ~", ">PL", "b1")
    assert islands == [
        IslandFinished(seat=0, spaces=("a1", "b1"), palms=3, hut=False, leis=1, in_atoll=False, points=13)
    ]
    assert story(tuple(islands)) == [
        "Ana finishes an island on a1 and b1, with 3 palms and 1 lei. It will score 13 points at the end."
    ]


def test_a_middle_can_finish_it_too_and_a_hut_counts_for_all_of_it() -> None:
    (island,) = finished("^PH\n.\nvP", "|P", "a2")
    assert isinstance(island, IslandFinished)
    assert (island.spaces, island.palms, island.hut, island.points) == (("a1", "a2", "a3"), 3, True, 6)
    assert story((island,)) == [
        "Ana finishes an island on a1, a2 and a3, with 3 palms and a hut. It will score 6 points at the end."
    ]


def test_a_single_is_an_island_of_its_own() -> None:
    (island,) = finished("", "oP", "d4")
    assert isinstance(island, IslandFinished)
    assert (island.spaces, island.points) == (("d4",), 1)
    assert story((island,)) == [
        "Ana finishes an island on d4, with 1 palm. It will score 1 point at the end."
    ]


@pytest.mark.parametrize(("hand", "space"), [("~", "b1"), ("=P", "b1"), (">P", "c1"), ("<P", "b1")])
def test_what_leaves_an_island_open_finishes_nothing(hand: str, space: str) -> None:
    assert finished("<2P .", hand, space) == []


def test_an_island_that_was_finished_before_is_not_told_again() -> None:
    (island,) = finished("<P >P .", "oP", "c1")
    assert isinstance(island, IslandFinished)
    assert island.spaces == ("c1",)


def test_islands_wholly_in_the_atoll_count_double() -> None:
    (island,) = finished(".\n. <2PH .", ">P", "c2", side="atoll")
    assert isinstance(island, IslandFinished)
    assert (island.in_atoll, island.points) == (True, 12)
    assert story((island,))[0].endswith("It lies wholly in the atoll and will score 12 points at the end.")
    (outside,) = finished("<2PH .", ">P", "b1", side="atoll")
    assert isinstance(outside, IslandFinished)
    assert (outside.in_atoll, outside.points) == (False, 6)


# Removing, nothing


def test_a_removed_tile_takes_a_finished_island_with_it() -> None:
    game = new_game()
    build(game, 0, "<2PL >PL\n<P .")
    turn(game, 0, "act")
    removed, lost, begun = did(game, 0, "R@b1")
    assert isinstance(removed, TileRemoved)
    assert written(removed.tile) == ">PL"
    assert lost == IslandLost(seat=0, spaces=("a1", "b1"), points=13)
    assert isinstance(begun, TurnBegan)
    assert story((removed, lost)) == [
        "Ana removes a right end with 1 palm and half a lei from the game.",
        "Ana loses a finished island on a1 and b1, worth 13 points.",
    ]
    turn(game, 0, "act")
    effects = did(game, 0, "R@a2")
    assert not any(isinstance(each, IslandLost) for each in effects), "it was unfinished"


def test_doing_nothing_is_counted_and_told_when_the_end_is_near() -> None:
    game = new_game()
    turn(game, 0, "act")
    effects = did(game, 0, "N")
    assert effects == (NothingDone(seat=0, turns=1, limit=8), TurnBegan(seat=1, because="next"))
    assert story(effects) == []
    for seat in (1, 0, 1):
        effects = did(game, seat, "S1", "N")
    assert effects[0] == NothingDone(seat=1, turns=4, limit=8)
    assert story(effects) == ["Nothing has been done for 4 turns in a row; after 8 the game ends."]


# Small ships


def game_with(variant: str, picture: str, ship: str) -> MaoriState:
    game = new_game(variant=variant)
    build(game, 0, picture)
    give(game, 0, ship=ship)
    return game


@pytest.mark.parametrize("variant", ["advanced", "expert"])
def test_the_small_ship_goes_onto_the_first_tile(variant: str) -> None:
    game = new_game(variant=variant)
    turn(game, 0, "lay", hand="~")
    _, placed, begun = did(game, 0, "L@b3")
    assert placed == SmallShipPlaced(seat=0, space="b3")
    assert begun == TurnBegan(seat=1, because="next")
    assert story((placed,)) == ["Ana’s small ship goes to b3."]


def test_expert_the_small_ship_follows_every_tile() -> None:
    game = game_with("expert", "~", "a1")
    turn(game, 0, "lay", hand="~B")
    _, moved, _ = did(game, 0, "L@b2")
    assert moved == SmallShipMoved(seat=0, from_space="a1", to_space="b2", because="tile-laid")
    assert story((moved,)) == ["Ana’s small ship goes to b2."]


def test_advanced_the_small_ship_moves_after_the_action_or_stays() -> None:
    game = game_with("advanced", "~ ~", "a1")
    turn(game, 0, "act")
    moved, begun = did(game, 0, "N", "M@b1")
    assert moved == SmallShipMoved(seat=0, from_space="a1", to_space="b1", because="free-move")
    assert begun == TurnBegan(seat=1, because="next")
    turn(game, 0, "act")
    held, _ = did(game, 0, "N", "H")
    assert held == SmallShipHeld(seat=0, space="b1")
    assert story((moved, held)) == [], "the decisions say it"


def test_a_paid_step() -> None:
    game = game_with("expert", "~ ~\n. ~", "a1")
    turn(game, 0, "lay", hand="~B")
    (stepped,) = did(game, 0, ">SE")
    assert stepped == SmallShipStepped(seat=0, from_space="a1", to_space="b2", price=1)
    assert story((stepped,)) == ["Ana’s small ship goes to b2."]


def test_advanced_the_small_ship_must_find_another_tile_if_its_own_is_removed() -> None:
    game = game_with("advanced", "~ ~", "a1")
    turn(game, 0, "act")
    removed, left = did(game, 0, "R@a1")
    assert isinstance(removed, TileRemoved)
    assert left == SmallShipLeft(seat=0, space="a1", must_move=True)
    assert story((left,)) == ["Ana’s small ship was on the removed tile and must move to another one."]
    moved, _ = did(game, 0, "M@b1")
    assert moved == SmallShipMoved(seat=0, from_space=None, to_space="b1", because="tile-removed")


# MAORI-14
def test_ruling_advanced_without_another_tile_it_leaves_the_board() -> None:
    game = game_with("advanced", "~", "a1")
    turn(game, 0, "act")
    _, left, begun = did(game, 0, "R@a1")
    assert left == SmallShipLeft(seat=0, space="a1", must_move=False)
    assert isinstance(begun, TurnBegan)
    (told,) = story((left,))
    assert told.startswith("Ana’s small ship was on the removed tile and leaves the board.")
    assert told.endswith("It comes back with the next tile laid.")


# The end


def test_a_full_board_begins_the_last_turns() -> None:
    game = new_game(3)
    fill(game, 1, free="c2")
    turn(game, 1, "lay", hand="~")
    effects = did(game, 1, "L@c2")
    assert effects[-2:] == (LastTurnsBegan(seat=1, turns=2), TurnBegan(seat=2, because="last-turn"))
    assert story(effects) == ["Ben has filled the board. Cleo and Ana each have one more turn."]
    effects = did(game, 2, "S1", "N")
    assert effects[-1] == TurnBegan(seat=0, because="last-turn")
    effects = did(game, 0, "S1", "N")
    assert effects[1] == EndReached(because="last-turns")
    assert effects[-1] == GameEnded(tuple(game.scores()), (1,), DecidedBy.POINTS)
    assert story(effects)[0] == "The last turns are over, and so is the game."


def test_with_two_players_one_has_one_more_turn() -> None:
    assert story((LastTurnsBegan(seat=1, turns=1),)) == ["Ben has filled the board. Ana has one more turn."]


# MAORI-2
def test_ruling_four_laps_of_doing_nothing_end_the_game() -> None:
    game = new_game()
    turn(game, 0)
    effects: tuple[Effect, ...] = ()
    for n in range(8):
        effects = did(game, n % 2, "S1", "N")
    assert effects[:2] == (NothingDone(seat=1, turns=8, limit=8), EndReached(because="nothing-done"))
    assert story(effects) == [
        "Nobody has done anything for four whole rounds, so the game is over.",
        "Ana has the most boats, 2, and scores 2 points.",
        "Ben has the most boats, 2, and scores 2 points.",
        "Ana has the most shells, 5, and scores 5 points.",
        "Ben has the most shells, 5, and scores 5 points.",
        "Ana loses 16 points for 16 empty spaces.",
        "Ben loses 16 points for 16 empty spaces.",
        "Ana has −9 points and Ben has −9 points. Ana and Ben share the win.",
    ]


def test_more_shells_win_a_tie() -> None:
    game = new_game()
    build(game, 0, "oP oP ~ ~")
    give(game, 1, shells=6)
    turn(game, 0, "act")
    game.cells[LAST_TURNS] = 1
    ended = did(game, 0, "N")[-1]
    assert ended == GameEnded((-8, -8), (1,), DecidedBy.TIE_BREAK)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("en", "Ana has 5 points and Ben has 5 points. Ben wins the tie with the most shells."),
        (
            "de",
            "Ana hat 5 Punkte und Ben hat 5 Punkte. Ben gewinnt bei Gleichstand mit den meisten Muscheln.",
        ),
        (
            "nl",
            "Ana heeft 5 punten en Ben heeft 5 punten. Ben wint bij gelijke stand met de meeste schelpen.",
        ),
        ("it", "Ana ha 5 punti e Ben ha 5 punti. Vince lo spareggio Ben, con più conchiglie di tutti."),
    ],
)
def test_the_end_names_the_tie_break(locale: str, told: str) -> None:
    assert story((GameEnded((5, 5), (1,), DecidedBy.TIE_BREAK),), locale) == [told]


def test_the_rulebooks_example_is_told_line_by_line() -> None:
    game = new_game(3)
    build(
        game,
        0,
        """
        <2PL >PL oPB ~B
        <2P  =P  >2P oPB
        <PH  >2P ~B  ~B
        <2PH >P  <P  .
        """,
    )
    build(game, 1, "~B oPB")
    build(game, 2, "<PB")
    give(game, 0, shells=3)
    give(game, 1, shells=4)
    give(game, 2, shells=0)
    fill(game, 2)
    turn(game, 2, "act")
    game.cells[LAST_TURNS] = 1
    effects = did(game, 2, "N")
    gone = [each for each in effects if isinstance(each, UnfinishedTakenAway)]
    assert gone[0] == UnfinishedTakenAway(seat=0, spaces=("c4",), boats=0, uncovered=0)
    assert gone[1].seat == 2
    assert "a1" in gone[1].spaces
    assert gone[1].boats >= 1
    lines = [each for each in effects if isinstance(each, LineScored) and each.seat == 0]
    assert [(each.line, each.number, each.points) for each in lines] == [
        ("palms", 10, 10),
        ("hut-palms", 6, 12),
        ("leis", 1, 10),
        ("boats", 7, 7),
        ("shells", 3, 0),
        ("empty", 2, -2),
    ]
    assert effects[-1] == GameEnded((37, -9, -15), (0,), DecidedBy.POINTS)
    told = [sentence for sentence in story(effects) if sentence.startswith("Ana")]
    assert told == [
        "Ana removes unfinished islands: the tile on c4.",
        "Ana scores 10 points for 10 palms without a hut.",
        "Ana scores 12 points for 6 palms with a hut.",
        "Ana scores 10 points for 1 complete lei.",
        "Ana has the most boats, 7, and scores 7 points.",
        "Ana has 3 shells, not the most, and scores nothing for that.",
        "Ana loses 2 points for 2 empty spaces.",
        "Ana has 37 points, Ben has −9 points and Cleo has −15 points. Ana wins.",
    ]


def test_atoll_palms_wholly_in_it_have_a_line_of_their_own() -> None:
    game = new_game(side="atoll")
    build(game, 0, "oP\n. <2PH >P")
    turn(game, 0, "act")
    game.cells[LAST_TURNS] = 1
    effects = did(game, 0, "N")
    assert LineScored(seat=0, line="atoll", number=3, points=6) in effects
    assert LineScored(seat=0, line="hut-palms", number=3, points=6) in effects
    assert "Ana scores 6 more points for 3 palms in the atoll." in story(effects)


@pytest.mark.parametrize(
    ("locale", "told"),
    [
        ("de", "Ana nimmt ein linkes Endstück (2 Palmen und ein halber Blumenkranz) für 1 Muschel."),
        ("nl", "Ana neemt een linker eindstuk met 2 palmen en een halve bloemenkrans voor 1 schelp."),
        ("it", "Ana prende un\u2019estremità sinistra con 2 palme e mezza ghirlanda per 1 conchiglia."),
    ],
)
def test_it_is_told_in_every_language(locale: str, told: str) -> None:
    game = new_game()
    show(game, DISPLAY)
    turn(game, 0, "act", stop=15)
    assert story(did(game, 0, "T2"), locale) == [told]


# A table set up again from what a spectator hears


@dataclass
class Place:
    """What one player has in front of them."""

    shells: int
    boats: int
    stored: Tile | None
    ship: str | None
    pieces: dict[str, tuple[Tile, int, bool]]
    """By space: the tile, its turn, and whether it is printed there."""
    islands: dict[tuple[str, ...], int]
    """The finished ones: what each counts, by its spaces."""
    lines: dict[str, int]
    """Of the score sheet, once the game is over."""
    total: int | None = None


class Table:
    """Starts from what is seen before the first decision, and then only listens."""

    def __init__(self, view: MaoriView) -> None:
        self.variant = view.variant
        self.stage: str = view.stage
        self.pending = view.pending
        self.ship = view.ship
        self.display = list(view.display)
        self.stock = view.stock
        self.bank = view.bank
        self.hand = view.hand
        self.may_store = view.may_store
        self.out = Counter(view.out)
        self.idle_turns = view.idle_turns
        self.turns_to_come: int | None = None
        self.places = [
            Place(
                shells=player.shells,
                boats=player.boats,
                stored=player.stored,
                ship=player.ship,
                pieces={piece.space: (piece.tile, piece.turn, piece.printed) for piece in player.pieces},
                islands={(piece.space,): piece.points for piece in player.pieces if piece.finished},
                lines={},
            )
            for player in view.players
        ]

    def pay(self, seat: int, shells: int) -> None:
        self.places[seat].shells -= shells
        self.bank += shells

    def hear(self, effect: Effect) -> None:
        match effect:
            case ShipPlaced(stop=stop):
                assert self.ship is None
                self.ship = stop
            case ShipSailed():
                assert self.ship == effect.from_stop
                assert effect.to_stop == (effect.from_stop + effect.steps) % 16
                self.ship = effect.to_stop
                self.pay(effect.seat, effect.price)
                self.stage = "act"
            case TileTaken() | TileStored() | TileLaid() | TileRemoved():
                self.hear_of_tile(effect)
            case DisplayRefilled(place=place, tile=tile, stock=stock):
                assert self.display[place] is None
                self.display[place] = tile
                self.stock -= 1
                assert self.stock == stock
            case GapLeft(place=place):
                assert self.display[place] is None
                assert self.stock == 0
            case IslandFinished(seat=seat, spaces=spaces, points=points):
                assert not any(set(spaces) & set(other) for other in self.places[seat].islands)
                self.places[seat].islands[spaces] = points
            case IslandLost(seat=seat, spaces=spaces, points=points):
                assert self.places[seat].islands.pop(spaces) == points
            case (
                SmallShipPlaced() | SmallShipStepped() | SmallShipMoved() | SmallShipHeld() | SmallShipLeft()
            ):
                self.hear_of_small_ship(effect)
            case NothingDone(turns=turns):
                self.idle_turns += 1
                assert self.idle_turns == turns
                self.stage = "move"
            case _:
                self.hear_of_turns(effect)

    def hear_of_tile(self, effect: TileTaken | TileStored | TileLaid | TileRemoved) -> None:
        place = self.places[effect.seat]
        match effect:
            case TileTaken(place=None):
                assert place.stored == effect.tile
                place.stored = None
            case TileTaken(place=int(taken_from)):
                assert self.display[taken_from] == effect.tile
                self.display[taken_from] = None
                self.pay(effect.seat, effect.price)
                self.may_store = place.stored is None
            case TileRemoved():
                tile, _, printed = place.pieces.pop(effect.space)
                assert (tile, printed) == (effect.tile, False)
                place.boats += effect.uncovered - effect.boats
                self.out[effect.tile] += 1
            case _:
                assert self.hand == effect.tile
        self.idle_turns = 0
        self.hand = effect.tile if isinstance(effect, TileTaken) else None
        self.stage = "lay" if isinstance(effect, TileTaken) else "move"
        if isinstance(effect, TileStored):
            place.stored = effect.tile
        if isinstance(effect, TileLaid):
            place.pieces[effect.space] = (effect.tile, effect.turn, False)
            place.boats += effect.boats - effect.covered
            self.pay(effect.seat, -effect.shells)
        if not isinstance(effect, TileTaken):
            self.may_store = False

    def hear_of_small_ship(
        self, effect: SmallShipPlaced | SmallShipStepped | SmallShipMoved | SmallShipHeld | SmallShipLeft
    ) -> None:
        place = self.places[effect.seat]
        match effect:
            case SmallShipPlaced(space=space):
                assert place.ship is None
                place.ship = space
            case SmallShipStepped():
                assert place.ship == effect.from_space
                place.ship = effect.to_space
                self.pay(effect.seat, effect.price)
                self.may_store = False
            case SmallShipMoved():
                assert place.ship == effect.from_space
                place.ship = effect.to_space
            case SmallShipHeld(space=space):
                assert place.ship == space
            case SmallShipLeft(space=space):
                assert place.ship == space
                place.ship = None

    def hear_of_turns(self, effect: Effect) -> None:
        match effect:
            case TurnBegan(seat=seat):
                self.end_turn()
                self.pending = (seat,)
                self.stage = "sail"
            case LastTurnsBegan(turns=turns):
                self.turns_to_come = turns + 1
            case EndReached():
                self.end_turn()
                self.pending = ()
                self.stage = "over"
            case UnfinishedTakenAway(seat=seat):
                place = self.places[seat]
                finished = {space for spaces in place.islands for space in spaces}
                assert not finished & set(effect.spaces)
                for space in effect.spaces:
                    tile, _, printed = place.pieces[space]
                    assert not printed
                    assert tile.shape != "water"
                place.boats += effect.uncovered - effect.boats
            case LineScored(seat=seat, line=line, points=points):
                assert line not in self.places[seat].lines
                self.places[seat].lines[line] = points
                self.check_number(effect)
            case GameEnded(totals, winners):
                assert all(totals[seat] == max(totals) for seat in winners)
                for place, points in zip(self.places, totals, strict=True):
                    assert points == sum(place.lines.values())
                    place.total = points
            case _:
                raise AssertionError(f"{effect} was not listened to.")

    def check_number(self, scored: LineScored) -> None:
        place = self.places[scored.seat]
        if scored.line == "boats":
            assert scored.number == place.boats
        elif scored.line == "shells":
            assert scored.number == place.shells

    def end_turn(self) -> None:
        if self.turns_to_come is not None:
            self.turns_to_come -= 1

    def shown(self) -> dict[str, object]:
        return {
            "stage": self.stage,
            "pending": self.pending,
            "ship": self.ship,
            "display": tuple(self.display),
            "stock": self.stock,
            "bank": self.bank,
            "hand": self.hand,
            "may store": self.may_store,
            "out": self.out,
            "idle turns": self.idle_turns,
            "last turns": self.turns_to_come,
            "players": [
                {
                    "shells": place.shells,
                    "boats": place.boats,
                    "stored": place.stored,
                    "ship": place.ship,
                    "pieces": place.pieces,
                    "finished": {space for spaces in place.islands for space in spaces},
                    "islands": sum(place.islands.values()),
                    "sheet": place.lines,
                    "total": place.total,
                }
                for place in self.places
            ],
        }


def shown_in(view: MaoriView) -> dict[str, object]:
    """What the same table must show, as a spectator sees it."""
    over = view.stage == "over"
    return {
        "stage": view.stage,
        "pending": view.pending,
        "ship": view.ship,
        "display": view.display,
        "stock": view.stock,
        "bank": view.bank,
        "hand": view.hand,
        "may store": view.may_store,
        "out": Counter(view.out),
        "idle turns": view.idle_turns,
        "last turns": view.last_turns,
        "players": [
            {
                "shells": player.shells,
                "boats": player.counted_boats if over else player.boats,
                "stored": player.stored,
                "ship": player.ship,
                "pieces": {piece.space: (piece.tile, piece.turn, piece.printed) for piece in player.pieces},
                "finished": {piece.space for piece in player.pieces if piece.finished},
                "islands": sum(piece.points for piece in player.pieces),
                "sheet": sheet_of(player.points, view) if over else {},
                "total": player.points.total if over else None,
            }
            for player in view.players
        ],
    }


def sheet_of(points: Points, view: MaoriView) -> dict[str, int]:
    lines = {
        "palms": points.palms,
        "hut-palms": points.hut_palms,
        "atoll": points.atoll,
        "leis": points.leis,
        "boats": points.boats,
        "shells": points.shells,
        "empty": points.empty,
    }
    if not view.plan.atoll:
        del lines["atoll"]
    return lines


def watched(state: MaoriState) -> MaoriView:
    return cast(MaoriView, MAORI.view(state, SPECTATOR))


def listen(setup: Setup, number: int, strays: int) -> set[type[Effect]]:
    """Play a game by the policy, with some decisions in a hundred at random; the kinds of effects heard."""
    state = cast(MaoriState, setup.new(Seed.fast(number)))
    source = FastSource(number)
    mind = Mind(MAORI.computer_player.policy(setup), setup.num_actions, source)
    view = watched(state)
    table = Table(view)
    kinds: set[type[Effect]] = set()
    while not state.is_over():
        (seat,) = state.pending_seats()
        strays_now = source.below(100) < strays
        action = mind.any(state, seat) if strays_now else mind.best(state, seat)
        effects = heard(state.carry_out(seat, action), SPECTATOR)
        for effect in effects:
            if isinstance(effect, TileTaken) and effect.nearness is not None and effect.place is not None:
                assert view.faced[effect.nearness] == Offer(place=effect.place, price=effect.price)
            table.hear(effect)
        view = watched(state)
        assert table.shown() == shown_in(view)
        kinds |= {type(effect) for effect in effects}
    return kinds


@pytest.mark.parametrize("setup", SETUPS[:1] + SETUPS[-1:], ids=table_id)
def test_whoever_only_listens_can_move_the_pieces(setup: Setup) -> None:
    listen(setup, 1, strays=30)


@pytest.mark.many_games
@pytest.mark.parametrize("strays", [5, 30, 100])
@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
def test_whoever_only_listens_can_move_the_pieces_of_every_game(setup: Setup, strays: int) -> None:
    for number in range(2):
        listen(setup, number, strays)


@pytest.mark.many_games
def test_every_kind_of_effect_is_heard() -> None:
    """Random games fill no board; some of these do."""
    setups = [MAORI.setup(2, {"variant": variant}) for variant in ("base", "advanced")]
    kinds = {kind for setup in setups for number in range(6) for kind in listen(setup, number, 30)}
    kinds |= {kind for number in range(3) for kind in listen(setups[0], number, 100)}
    assert kinds == set(MAORI.effect_types)
