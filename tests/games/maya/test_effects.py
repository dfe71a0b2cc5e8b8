"""What the rules record while they act, who hears it, and whether it is all that happens."""

from collections import Counter
from collections.abc import Iterator

import pytest

from contract.setups import setup_id
from games.maya.listener import Table
from games.maya.positions import (
    MAYA,
    empty_table,
    give,
    hold,
    last_round,
    lay,
    new_game,
    play,
    pyramid,
    quarry_phase,
    seat_of,
    see,
    settle,
    start_building,
)
from patolli import SPECTATOR, Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect, heard, sentences
from patolli.engine.outcome import DecidedBy
from patolli.engine.policy import Mind
from patolli.games.maya.auction import open_auction
from patolli.games.maya.cells import CUBES, OFFERS, SUPPLY
from patolli.games.maya.effects import (
    BidMade,
    BidsOpened,
    BlockLifted,
    CardLaid,
    CardsReturned,
    CubePlaced,
    CubesCarried,
    CubesFell,
    DoubleMoveBegan,
    DoubleMoveEnded,
    Eroded,
    ExtraCubeTaken,
    GameEnded,
    LastTurnsBegan,
    LayingStopped,
    LevelFilled,
    LevelPaid,
    MarkerKept,
    MarkerLost,
    MarkersLapsed,
    MarkersOffered,
    MarkersReturned,
    MarkerTaken,
    MarkerUsed,
    MarkerWon,
    Passed,
    PointsMarkerLaid,
    PointsTaken,
    Protected,
    QuarryRank,
    QuarryRanked,
    QuarryRevealed,
    QuarrySkipped,
    RevealedCard,
    RoundBegan,
    StartPlayerNamed,
    Waited,
)
from patolli.games.maya.rules import MayaState

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eve")
BLUE, RED, GREEN, PURPLE = range(4)


def carry_out(state: MayaState, notation: str, letter: str = "") -> tuple[Effect, ...]:
    """Play a move of whoever decides, or of one of them; what it does."""
    seat = seat_of(letter) if letter else state.pending_seats()[0]
    action = MAYA.encode(state.setup, MAYA.parse(state.setup, notation))
    state.setup.require_legal(state, seat, action)
    return state.carry_out(seat, action)


def of(kind: type[Effect], effects: tuple[Effect, ...]) -> list[Effect]:
    return [effect for effect in effects if type(effect) is kind]


def told(effects: tuple[Effect, ...], listener: int = SPECTATOR) -> list[str]:
    """What is said to somebody; blue is Ana, red Ben, green Cleo, purple Dan."""
    return list(sentences(heard(effects, listener), names=NAMES))


# Set-up


def test_set_up_cubes_are_placed_and_then_the_first_round_begins() -> None:
    game = new_game(3)
    start = game.pending_seats()[0]
    assert carry_out(game, "Set@Ch") == (CubePlaced(start, "Chichen Itza", 0, "set-up"),)
    play(game, "Set@Ch", "Set@Ch", "Set@Ux", "Set@Ux")
    last = carry_out(game, "Set@Ux")
    assert last[1:] == (RoundBegan(1, start),)
    assert told(last) == [f"Round 1 begins. {NAMES[start]} is start player."]


# Laying cards


def test_only_its_owner_hears_the_value_of_a_card_but_all_hear_whether_it_is_high() -> None:
    game = quarry_phase(3)
    effects = carry_out(game, "L4@3")
    assert heard(effects, BLUE) == (CardLaid(BLUE, 2, high=False, value=4),)
    assert heard(effects, RED) == heard(effects, SPECTATOR) == (CardLaid(BLUE, 2, high=False, value=None),)
    assert told(effects, BLUE) == []
    assert told(effects, RED) == ["It is a low card."]
    assert told(carry_out(game, "L-3@3")) == ["It is a high card."]


def test_laying_stops_by_decision_or_without_cards() -> None:
    game = quarry_phase(3)
    assert carry_out(game, "Stop") == (LayingStopped(BLUE, "decided"),)
    lay(game, 5, "R3 R4 R4 R5")
    lay(game, 4, "R6 R7 R8")
    effects = carry_out(game, "L-3@4")
    assert effects == (CardLaid(RED, 3, high=True, value=-3), LayingStopped(RED, "no-cards"))
    assert told(effects) == ["It is a high card.", "Ben has no cards left and lays no more."]


# Settling


def test_a_quarry_is_revealed_ranked_and_its_marker_won() -> None:
    game = quarry_phase(3)
    lay(game, 1, "G3")
    lay(game, 5, "B4 R6 B7")
    play(game, "Stop", "Stop")
    effects = carry_out(game, "Stop")
    assert effects[1:] == (
        QuarryRevealed(
            4,
            (RevealedCard(0, False, 4), RevealedCard(1, True, 6), RevealedCard(0, True, 7)),
            None,
            (11, 6, 0),
        ),
        QuarryRanked(4, (QuarryRank(BLUE, 11, 4, 4), QuarryRank(RED, 6, 3, 3))),
        MarkerWon(BLUE, 4, "protection"),
    )
    assert told(effects) == [
        "Quarry 5 is revealed: Ana has 11 points (4, 7) and Ben has 6 points (6).",
        "Quarry 5: Ana gets 4 cubes and Ben gets 3 cubes.",
        "Ana wins the marker “protection”.",
    ]
    protecting = carry_out(game, "Protect@1")
    assert protecting[:2] == (
        MarkerUsed(BLUE, "protection", "protection"),
        Protected(BLUE, 0, "protection"),
    )
    assert of(QuarrySkipped, protecting) == [QuarrySkipped(3), QuarrySkipped(2), QuarrySkipped(1)]
    assert told(protecting)[:2] == ["No minus card can hit Ana at quarry 1.", "Nobody is at quarry 4."]


def test_a_minus_3_takes_points_and_the_first_card_wins_the_tie() -> None:
    game = quarry_phase(4)
    settle(game, (3, "G5 B5 P7 G-3"))
    effects = carry_out(game, "Hit4")
    assert effects[0] == PointsTaken(GREEN, 2, PURPLE, 3, 4, "chosen")
    (ranked,) = of(QuarryRanked, effects)
    assert isinstance(ranked, QuarryRanked)
    assert ranked.ties == [[GREEN, BLUE]]
    assert told(effects)[:2] == [
        "Dan loses 3 points and has 4 left.",
        (
            "Quarry 3: Cleo gets 4 cubes, Ana gets 2 cubes and Dan gets no cubes. "
            "Cleo and Ana have the same number of points; Cleo laid first."
        ),
    ]


def test_a_minus_3_is_declined_or_has_nobody_to_hit() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R5 B-3"))
    effects = carry_out(game, "No")
    assert effects[0] == PointsTaken(BLUE, 0, None, 3, None, "declined")
    assert told(effects)[0] == "Ana takes points off nobody."
    game = quarry_phase(3)
    lay(game, 1, "R5 R-3")
    play(game, "Stop", "Stop")
    effects = carry_out(game, "Stop")
    assert of(PointsTaken, effects) == [PointsTaken(RED, 0, None, 3, None, "nobody-to-hit")]
    assert "Ben has a −3 there, but nobody to hit." in told(effects)


def test_without_points_nobody_is_ranked_and_the_marker_stays() -> None:
    game = quarry_phase(3)
    settle(game, (1, "R3 B-3"))
    effects = carry_out(game, "Hit2")
    assert effects[:2] == (PointsTaken(BLUE, 0, RED, 3, 0, "chosen"), QuarryRanked(0, ()))
    assert not of(MarkerWon, effects)
    assert told(effects)[:2] == [
        "Ben loses 3 points and has none left.",
        "Nobody has points at quarry 1: nobody gets cubes, and its marker stays.",
    ]


def test_what_the_supply_cannot_give_is_told() -> None:
    game = quarry_phase(3)
    pyramid(game, "Chichen Itza", "R" * 9, "R" * 7, "R" * 5)
    pyramid(game, "Copan", "R" * 6)
    lay(game, 3, "R5")
    play(game, "Stop", "Stop")
    effects = carry_out(game, "Stop")
    assert of(QuarryRanked, effects) == [QuarryRanked(2, (QuarryRank(RED, 5, 1, 4),))]
    assert "Quarry 3: Ben gets 1 cube (the supply has no more)." in told(effects)


def test_a_start_player_is_named() -> None:
    game = quarry_phase(3)
    settle(game, (2, "R3"))
    effects = carry_out(game, "Start3")
    assert effects[0] == StartPlayerNamed(GREEN, RED)
    move = MAYA.parse(game.setup, "Start3")
    assert move.sentence(names=NAMES) == "make Cleo start player"
    assert MAYA.parse(game.setup, "Hit1").sentence(names=NAMES) == "take points off Ana"


def test_protection_without_a_quarry_to_protect_is_lost() -> None:
    game = quarry_phase(3)
    lay(game, 5, "R3")
    play(game, "Stop", "Stop")
    effects = carry_out(game, "Stop")
    assert of(MarkerLost, effects) == [MarkerLost(RED, "protection", "no-use")]
    assert "Ben cannot use the marker “protection”. It goes back." in told(effects)


# Transport


def test_cubes_are_carried_as_far_as_the_cards_in_hand_go() -> None:
    game = quarry_phase(3)
    lay(game, 5, "B4 B5 B6 B7 B8")
    lay(game, 1, "R3")
    give(game, "B", CUBES, 9)
    give(game, "B", SUPPLY, 19)
    play(game, "Stop", "Stop", "Stop")
    effects = carry_out(game, "Protect@1")
    assert of(CubesCarried, effects) == [CubesCarried(BLUE, 13, 7, 7), CubesCarried(RED, 2, 2, 34 + 2)]
    assert told(effects)[-4:] == [
        "Ana carries 7 of 13 cubes to the pyramids; 6 go back to the supply.",
        "Ben carries all 2 cubes to the pyramids.",
        "Markers go back: “transport +2” of Ben.",
        "All cards go back to their owners’ hands.",
    ]
    assert of(MarkersReturned, effects) == [MarkersReturned(((), ("transport +2",), ()), "transport")]
    assert effects[-1] == CardsReturned()


# Building


def before_the_bonus_cubes() -> MayaState:
    """Bottom levels are full. Level 2 lacks a cube on Palenque and Copan, two on Uxmal."""
    game = empty_table(4, start="P")
    pyramid(game, "Tikal", "RRRGGGPPP", "RRRGGGPP")
    pyramid(game, "Copan", "BBRRGGP", "BRRRG")
    pyramid(game, "Uxmal", "RRGGGPP", "GGRP")
    pyramid(game, "Palenque", "BBRGPPP", "BBPP")
    start_building(game, P=2, B=1, G=3)
    return game


def test_a_cube_that_fills_a_level_gives_a_bonus_cube() -> None:
    game = before_the_bonus_cubes()
    assert carry_out(game, "B@Pa") == (
        CubePlaced(PURPLE, "Palenque", 1, "building"),
        LevelFilled("Palenque", 1, (2, 0, 0, 3), "given"),
        CubePlaced(PURPLE, "Palenque", 2, "bonus"),
    )
    assert told(carry_out(game, "B@Co")) == [
        "It goes on level 2.",
        "Level 2 of Copan is full.",
        "Ben has the most cubes there and puts a bonus cube from the supply on level 3 of Copan.",
    ]
    assert carry_out(game, "Double") == (DoubleMoveBegan(GREEN, 1),)
    play(game, "B@Ux")
    effects = carry_out(game, "B@Ux")
    assert of(DoubleMoveEnded, effects) == [DoubleMoveEnded(GREEN, 2)]


@pytest.mark.parametrize(
    ("bottom", "above", "supply", "why"),
    [
        ("BBBRRR", "", 28, "Ana and Ben have the same number of cubes there, so nobody gets a bonus cube."),
        ("BBRRRR", "", 0, "Ben has the most cubes there, but none in the supply for a bonus cube."),
        ("BBRRRR", "R", 9, "There is already a cube on level 2, so nobody gets a bonus cube."),
    ],
)
def test_a_full_level_without_a_bonus_cube_says_why(bottom: str, above: str, supply: int, why: str) -> None:
    game = empty_table(3, start="G")
    pyramid(game, "Uxmal", bottom, above)
    start_building(game, G=1)
    give(game, "R", SUPPLY, supply)
    effects = game.carry_out(GREEN, MAYA.encode(game.setup, MAYA.parse(game.setup, "B@Ux")))
    assert told(effects)[:2] == ["It goes on level 1.", f"Level 1 of Uxmal is full. {why}"]


def test_a_pass_costs_a_cube_and_a_forced_one_gives_gold() -> None:
    game = before_the_bonus_cubes()
    effects = carry_out(game, "Pass")
    assert effects == (Passed(PURPLE, "chosen", 1, 0),)
    assert told(effects) == []
    game = empty_table(4, start="R")
    pyramid(game, "Tikal", "GGGGGPPPP")
    pyramid(game, "Copan", "GGGGPPP")
    pyramid(game, "Uxmal", "GGGGPPP")
    pyramid(game, "Palenque", "GGGGPPP")
    start_building(game, R=2, G=1)
    effects = carry_out(game, "Pass")
    assert effects == (Passed(RED, "forced", 1, 1),)
    assert told(effects) == ["Ben cannot place a cube and gets 1 gold."]


def test_a_marker_pays_for_a_pass_or_a_double_move() -> None:
    game = empty_table(5)
    hold(game, "B", "free pass")
    hold(game, "R", "free double move")
    start_building(game, B=1, R=2)
    assert carry_out(game, "FreePass") == (
        MarkerUsed(BLUE, "free pass", "free pass"),
        Passed(BLUE, "marker", 0, 0),
    )
    assert carry_out(game, "FreeDouble") == (
        MarkerUsed(RED, "free double move", "free double move"),
        DoubleMoveBegan(RED, 0),
    )


def test_a_second_cube_without_a_place_is_kept() -> None:
    game = empty_table(3)
    pyramid(game, "Chichen Itza", "RRRRRGGGG")
    pyramid(game, "Copan", "RRRGGGG")
    pyramid(game, "Uxmal", "RRRGGG", "RRRGGG")
    pyramid(game, "Palenque", "RRRGGGG")
    start_building(game, B=3, R=1)
    play(game, "Double")
    effects = carry_out(game, "B@Ux")
    assert effects[-1] == DoubleMoveEnded(BLUE, 1)
    assert told(effects)[-1] == "Ana cannot place the second cube and keeps it."


# Block markers


def test_a_lifted_block_takes_what_it_supported_with_it() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "BRR", "BBR", "B")
    hold(game, "B", "move a block")
    start_building(game, B=1)
    effects = carry_out(game, "Lift@Co1")
    assert effects == (
        MarkerUsed(BLUE, "move a block", "move a block"),
        BlockLifted(BLUE, "Copan", 0),
        CubesFell("Copan", 1, (2, 0, 0)),
        CubesFell("Copan", 2, (1, 0, 0)),
    )
    assert told(effects) == [
        "Cubes on level 2 of Copan have no support and go back to the supply: 2 of Ana.",
        "Cubes on level 3 of Copan have no support and go back to the supply: 1 of Ana.",
    ]
    assert carry_out(game, "Put@Ux") == (CubePlaced(BLUE, "Uxmal", 0, "move-a-block"),)


@pytest.mark.parametrize(
    ("option", "effect", "sentence"),
    [
        ("any-time", MarkerKept(RED, "extra block"), "Ben keeps the marker “extra block” for later."),
        (
            "at-once",
            MarkerLost(RED, "extra block", "declined"),
            "Ben does not use the marker “extra block”. It goes back.",
        ),
    ],
)
def test_a_block_marker_that_is_not_used_at_once(option: str, effect: Effect, sentence: str) -> None:
    game = quarry_phase(3, block_markers=option)
    settle(game, (3, "R3"))
    effects = carry_out(game, "No")
    assert effects[0] == effect
    assert told(effects)[0] == sentence


def test_block_markers_are_used_in_last_turns_or_go_back() -> None:
    game = empty_table(3)
    pyramid(game, "Copan", "RRR")
    hold(game, "R", "extra block", "move a block")
    start_building(game, B=1)
    effects = carry_out(game, "B@Ux")
    assert effects[-1] == LastTurnsBegan()
    assert told(effects)[-1] == "All cubes are used. Block markers can still be used."
    assert carry_out(game, "Extra@Pa") == (
        MarkerUsed(RED, "extra block", "extra block"),
        CubePlaced(RED, "Palenque", 0, "extra-block"),
    )
    effects = carry_out(game, "Wait")
    assert effects[0] == Waited(RED)
    assert of(MarkersReturned, effects) == [MarkersReturned(((), ("move a block",), ()), "round")]
    assert "Markers go back: “move a block” of Ben." in told(effects)


# Gold and erosion


def test_levels_pay_and_erode_and_a_new_round_begins() -> None:
    game = empty_table(5)
    pyramid(game, "Copan", "PPBBYYR", "RRBPP", "RR")
    start_building(game, G=1)
    effects = carry_out(game, "Pass")
    assert effects[1:] == (
        LevelPaid("Copan", 0, (2, 1, 0, 2, 2)),
        LevelPaid("Copan", 1, (1, 4, 0, 4, 0)),
        LevelPaid("Copan", 2, (0, 5, 0, 0, 0)),
        Eroded("Copan", 0, (1, 1, 0, 1, 1)),
        Eroded("Copan", 1, (1, 1, 0, 1, 0)),
        Eroded("Copan", 2, (0, 1, 0, 0, 0)),
        CubesFell("Copan", 1, (0, 1, 0, 0, 0)),
        CubesFell("Copan", 2, (0, 1, 0, 0, 0)),
        RoundBegan(2, BLUE),
    )
    assert told(effects)[:2] == [
        "Level 1 of Copan pays 2 gold to Ana, Dan and Eve each and 1 gold to Ben.",
        "Level 2 of Copan pays 4 gold to Ben and Dan each and 1 gold to Ana.",
    ]
    assert "Erosion: Ana, Ben and Dan take one cube each off level 2 of Copan." in told(effects)
    assert "Erosion: Ben takes one cube off level 3 of Copan." in told(effects)


def test_the_end_tells_who_has_what_for_what() -> None:
    game = empty_table(3)
    last_round(game)
    pyramid(game, "Copan", "BBR")
    start_building(game, G=1)
    effects = carry_out(game, "Pass")
    assert effects[-1] == GameEnded(
        points=(2, 1, 0),
        winners=(BLUE,),
        decided_by=DecidedBy.POINTS,
        earned=((0, 0, 0), (0, 0, 0), (2, 1, 0)),
        forced=(0, 0, 0),
        start=0,
        paid=(0, 0, 0),
        supply=(26, 27, 28),
    )
    assert told(effects)[-1] == (
        "The game is over. Ana has 2 gold, Ben has 1 gold and Cleo has 0 gold. Ana wins."
    )
    assert not of(Eroded, effects)


# The expert variant


def auction(players: int, start: str = "B", offered: int = 15) -> MayaState:
    game = empty_table(players, start, variant="expert")
    game.cells[OFFERS] = offered
    open_auction(game)
    return game


def test_bids_are_made_in_secret_and_opened_together() -> None:
    game = auction(4, offered=0b0111)
    made = carry_out(game, "Bid2", "B")
    assert heard(made, BLUE) == (BidMade(BLUE, 2),)
    assert heard(made, RED) == heard(made, SPECTATOR) == (BidMade(BLUE, None),)
    assert told(made) == ["Ana has bid."]
    assert told(made, BLUE) == []
    carry_out(game, "Bid5", "R")
    carry_out(game, "Bid2", "G")
    opened = carry_out(game, "Bid1", "P")
    assert opened[1:] == (BidsOpened((2, 5, 2, 1), (RED, BLUE, GREEN), (2, 5, 2, 0)),)
    assert told(opened)[1:] == [
        (
            "The bids are revealed: Ana bids 2 gold, Ben bids 5 gold, Cleo bids 2 gold and Dan bids 1 gold. "
            "Ben, Ana and Cleo pay their bids and take markers, in this order. Equal bids go by turn order."
        )
    ]
    assert carry_out(game, "Take-joker") == (MarkerTaken(RED, "joker", "chosen"),)
    effects = carry_out(game, "Take-transport")
    assert effects == (
        MarkerTaken(BLUE, "transport +4", "chosen"),
        MarkerTaken(GREEN, "extra cube", "last"),
    )
    assert told(effects) == ["Cleo takes the last blue marker, “extra cube”."]


def test_markers_that_nobody_takes_lapse() -> None:
    game = auction(3, offered=0b0011)
    for letter in "BRG":
        effects = carry_out(game, "Bid0", letter)
    assert effects[1:] == (
        BidsOpened((0, 0, 0), (), (0, 0, 0)),
        MarkersLapsed(("transport +4", "extra cube")),
    )
    assert told(effects)[1:] == [
        (
            "The bids are revealed: Ana bids nothing, Ben bids nothing and Cleo bids nothing. "
            "Nobody takes a marker."
        ),
        "Nobody takes “transport +4” and “extra cube”.",
    ]


def test_markers_on_offer_are_seen_when_a_round_begins() -> None:
    game = new_game(3, variant="expert")
    for notation in ("Set@Ch", "Set@Ch", "Set@Ch", "Set@Ux", "Set@Ux"):
        play(game, notation)
    offered = carry_out(game, "Set@Ux")[-1]
    assert isinstance(offered, MarkersOffered)
    assert offered.markers == see(game, SPECTATOR).on_offer


def test_the_points_marker_is_laid_or_lost() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "B", "points +2")
    settle(game, (1, "R3"))
    assert carry_out(game.clone(), "No")[0] == MarkerLost(BLUE, "points +2", "declined")
    effects = carry_out(game, "Plus@1")
    assert effects[:2] == (MarkerUsed(BLUE, "points +2", "points +2"), PointsMarkerLaid(BLUE, 0, 2))
    assert "Quarry 1 is revealed: Ben has 3 points (3) and Ana has 2 points (the points marker)." in told(
        effects
    )


def test_the_joker_is_used_as_another_marker_or_kept() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "R", "joker")
    settle(game, (1, "R3"))
    kept = carry_out(game.clone(), "No")
    assert kept[0] == MarkerKept(RED, "joker")
    used = carry_out(game, "Joker")
    assert used[:2] == (MarkerUsed(RED, "joker", "protection"), Protected(RED, 0, "joker"))
    assert told(used)[:2] == ["Ben uses the joker as “protection”.", "No minus card can hit Ben at quarry 1."]


def test_the_extra_cube_comes_from_the_supply() -> None:
    game = quarry_phase(3, variant="expert")
    hold(game, "R", "extra cube")
    play(game, "Stop", "Stop")
    effects = carry_out(game, "Stop")
    assert of(ExtraCubeTaken, effects) == [ExtraCubeTaken(RED)]
    assert "Ben gets a cube from the supply for the marker “extra cube”." in told(effects)


# Somebody who only hears effects has the same pieces on the table


SETUPS = tuple(MAYA.setups())


def decisions(setup: Setup, number: int, wise: bool) -> Iterator[tuple[MayaState, tuple[Effect, ...]]]:
    """A game of random decisions, or mostly of good ones, with which pyramids get higher: the position after
    each, and what it did."""
    state = setup.new(Seed.fast(number))
    assert isinstance(state, MayaState)
    source = FastSource(number)
    mind = Mind(MAYA.computer_player.policy(setup), setup.num_actions, source)
    while pending := state.pending_seats():
        seat = pending[source.below(len(pending))]
        legal = state.legal_actions(seat)
        action = mind.best(state, seat) if wise and source.below(5) else legal[source.below(len(legal))]
        yield state, state.carry_out(seat, action)


def follow(setup: Setup, number: int, wise: bool) -> Counter[str]:
    """Play a game with a listener at the table; which effects, and reasons, there were."""
    first = setup.new(Seed.fast(number))
    assert isinstance(first, MayaState)
    table = Table(see(first, SPECTATOR))
    table.require_same(see(first, SPECTATOR))
    kinds: Counter[str] = Counter()
    for state, effects in decisions(setup, number, wise):
        for effect in heard(effects, SPECTATOR):
            table.hear(effect)
            why = getattr(effect, "because", getattr(effect, "bonus", ""))
            kinds[f"{type(effect).__name__} {why}"] += 1
        table.require_same(see(state, SPECTATOR))
    outcome = state.outcome()
    assert table.over is not None
    assert outcome is not None
    assert (table.over.winners, table.over.decided_by) == (outcome.winners, outcome.decided_by)
    return kinds


@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_a_listener_has_the_same_table(setup: Setup) -> None:
    for number in range(3):
        follow(setup, number, wise=number % 2 == 0)


@pytest.mark.many_games
@pytest.mark.parametrize("setup", SETUPS, ids=setup_id)
def test_a_listener_has_the_same_table_in_many_games(setup: Setup) -> None:
    for number in range(100, 130):
        follow(setup, number, wise=number % 3 > 0)


@pytest.mark.many_games
def test_games_with_a_listener_have_everything_that_can_happen() -> None:
    kinds: Counter[str] = Counter()
    for setup in SETUPS:
        for number in range(200, 212):
            kinds += follow(setup, number, wise=number % 3 > 0)
    assert {f"LevelFilled {why}" for why in ("given", "tied", "above-not-empty", "top")} <= set(kinds)
    assert {f"Passed {why}" for why in ("chosen", "forced", "marker")} <= set(kinds)
    assert {f"MarkerLost {why}" for why in ("declined", "no-use")} <= set(kinds)
    assert {f"PointsTaken {why}" for why in ("chosen", "declined", "nobody-to-hit")} <= set(kinds)
