"""The effects of a game: one for each rule, and enough of them to move the pieces by."""

from collections import Counter
from typing import cast

import pytest

from contract.random_play import decision
from contract.setups import setup_id
from games.yaxha.positions import YAXHA, build, deal_cards, give_turn_tiles, new_game, see, start_building
from patolli import SPECTATOR, Seed, Setup
from patolli.engine.chance import FastSource
from patolli.engine.effects import Effect, heard, sentences
from patolli.engine.outcome import DecidedBy, Outcome
from patolli.engine.state import PENDING
from patolli.games.yaxha.cells import MARKETS, ROUND
from patolli.games.yaxha.cubes import COLOURS, ONE_CUBE, Colour
from patolli.games.yaxha.effects import (
    BuildingFinished,
    BuiltCube,
    CardScored,
    ChoicesRevealed,
    CubeDiscarded,
    CubeLaid,
    GameEnded,
    GroupsScored,
    MarketChosen,
    MarketGiven,
    MarketsFilled,
    PyramidBuilt,
    TurnTilesSwapped,
)
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.view import YaxhaView

A, B, C, D = range(4)
NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def game() -> YaxhaState:
    """Turn order B, A, C, D; three orange cubes on market 1, blue ones on market 2, and so on."""
    state = new_game(4)
    give_turn_tiles(state, B, A, C, D)
    for market in range(4):
        state.cells[MARKETS + market] = 3 * ONE_CUBE[market]
    return state


def three(market: int) -> tuple[Colour, ...]:
    return (COLOURS[market],) * 3


def do(state: YaxhaState, seat: int, notation: str) -> tuple[Effect, ...]:
    """Make a decision; return its effects."""
    action = YAXHA.encode(state.setup, YAXHA.parse(state.setup, notation))
    state.setup.require_legal(state, seat, action)
    return state.carry_out(seat, action)


def choose(state: YaxhaState, *markets: str) -> tuple[Effect, ...]:
    """Let everybody choose, seat by seat; return the effects of the last choice."""
    return [do(state, seat, market) for seat, market in enumerate(markets)][-1]


def say(effects: tuple[Effect, ...], listener: int = SPECTATOR) -> list[str]:
    return list(sentences(heard(effects, listener), names=NAMES))


# Choosing


def test_a_choice_is_heard_at_once_but_not_what_was_chosen(game: YaxhaState) -> None:
    effects = do(game, A, "M3")
    assert heard(effects, A) == (MarketChosen(A, 2),)
    assert heard(effects, B) == heard(effects, SPECTATOR) == (MarketChosen(A, None),)
    assert say(effects) == ["Ana has chosen a market."]
    assert say(effects, A) == [], "their own decision says it"


def test_everybody_chose_a_market_alone(game: YaxhaState) -> None:
    effects = choose(game, "M1", "M2", "M3", "M4")
    assert effects == (
        MarketChosen(D, 3),
        ChoicesRevealed((0, 1, 2, 3)),
        MarketGiven(B, 1, three(1), "alone"),
        MarketGiven(A, 0, three(0), "alone"),
        MarketGiven(C, 2, three(2), "alone"),
        MarketGiven(D, 3, three(3), "alone"),
    )
    assert say(effects)[1:3] == [
        "Everyone reveals their choice.",
        "Only Ben chose market 2 and gets it: 3 blue.",
    ]


# Claiming and swapping


def test_the_lower_turn_tile_gets_it_and_the_last_market_is_left(game: YaxhaState) -> None:
    effects = choose(game, "M1", "M2", "M2", "M4")
    assert effects[2:] == (
        MarketGiven(B, 1, three(1), "lower-tile", (B, C)),
        MarketGiven(A, 0, three(0), "alone"),
        MarketGiven(D, 3, three(3), "alone"),
        MarketGiven(C, 2, three(2), "last"),
        TurnTilesSwapped(1, (B, C), (3, 1)),
    )
    told = say(effects)
    assert told[2] == "Ben and Cleo both chose market 2. Ben has the lower turn tile and gets it: 3 blue."
    assert told[5:] == [
        "Market 3 is left for Cleo: 3 green.",
        "Ben and Cleo chose the same market and swap turn tiles. Ben now has tile 3, Cleo tile 1.",
    ]


def test_of_three_the_lowest_turn_tile_gets_it_and_the_first_and_the_last_swap(game: YaxhaState) -> None:
    effects = choose(game, "M1", "M1", "M1", "M2")
    assert effects[2:] == (
        MarketGiven(B, 0, three(0), "lower-tile", (B, A, C)),
        MarketGiven(D, 1, three(1), "alone"),
    )
    assert say(effects)[2] == (
        "Ben, Ana and Cleo all chose market 1. Ben has the lowest turn tile and gets it: 3 orange."
    )
    effects = do(game, A, "M4")
    assert effects == (
        MarketGiven(A, 3, three(3), "choice"),
        MarketGiven(C, 2, three(2), "last"),
        TurnTilesSwapped(0, (B, C), (3, 1)),
    )
    assert say(effects)[0] == "Ana takes market 4: 3 yellow."


def test_of_four_two_pairs_swap(game: YaxhaState) -> None:
    choose(game, "M3", "M3", "M3", "M3")
    do(game, A, "M2")
    assert do(game, C, "M1")[2:] == (
        TurnTilesSwapped(2, (B, D), (4, 1)),
        TurnTilesSwapped(2, (A, C), (3, 2)),
    )


# Building


def test_a_cube_is_heard_of_by_nobody_else() -> None:
    game = new_game(2)
    build(game, 0, "O")
    start_building(game, 0, "BB")
    effects = do(game, 0, "B@z1")
    assert effects == (CubeLaid(0, "blue", 0, 0, 0, moved=(1, 0)),)
    assert heard(effects, 0) == effects
    assert heard(effects, 1) == heard(effects, SPECTATOR) == ()
    assert say(effects, 0) == [], "their own decision says it"


def test_everybody_hears_that_somebody_has_finished_building() -> None:
    game = new_game(2)
    start_building(game, 1, "B")
    start_building(game, 0, "OO")
    game.cells[PENDING] = 0b11
    assert heard(do(game, 0, "O@a1"), 1) == (), "how far somebody is, nobody else knows"
    effects = do(game, 0, "O@b1")
    assert effects == (CubeLaid(0, "orange", 1, 0, 0), BuildingFinished(0))
    assert heard(effects, 0) == effects
    assert heard(effects, 1) == heard(effects, SPECTATOR) == (BuildingFinished(0),)
    assert say(effects) == say(effects, 0) == ["Ana has finished building."]


def test_the_last_to_finish_shows_the_pyramids_instead() -> None:
    game = new_game(2)
    start_building(game, 0, "O")
    assert BuildingFinished(0) not in do(game, 0, "O@a1")


def test_what_somebody_built_is_shown_when_all_have_built() -> None:
    game = new_game(2)
    build(game, 0, "OB GY")
    start_building(game, 0, "WOB")
    do(game, 0, "W@z2")
    do(game, 0, "B@b0")
    effects = do(game, 0, "O@b2^2")
    assert effects[:2] == (
        CubeLaid(0, "orange", 1, 1, 1),
        PyramidBuilt(
            0,
            (BuiltCube("blue", 1, 0, 0), BuiltCube("white", 0, 2, 0), BuiltCube("orange", 1, 1, 1)),
            (),
            moved=(1, 1),
        ),
    )
    assert heard(effects, 1) == heard(effects, SPECTATOR) == effects[1:]
    assert say(effects)[0] == (
        "Ana builds blue at b1 and white at a3 on layer 1, orange at b2 on layer 2. "
        "The cell that was a1 is now b2."
    )


def test_the_order_of_building_is_not_shown() -> None:
    shown = []
    for order in (("O@a1", "B@b1", "B@b2"), ("B@a1", "O@z1", "B@b2"), ("B@a1", "B@a0", "O@z1")):
        game = new_game(2)
        start_building(game, 0, "OBB")
        shown.append([do(game, 0, notation) for notation in order][-1][1])
    assert len(set(shown)) == 1
    assert shown[0] == PyramidBuilt(
        0, (BuiltCube("orange", 0, 0, 0), BuiltCube("blue", 1, 0, 0), BuiltCube("blue", 1, 1, 0)), ()
    )


def test_a_cube_that_fits_nowhere_is_discarded() -> None:
    game = new_game(2)
    build(game, 0, "OOOO OOOO OOOO OOOO")
    start_building(game, 0, "OBB")
    first = do(game, 0, "Bx")
    assert first == (CubeDiscarded(0, "blue"),)
    assert heard(first, 1) == heard(first, SPECTATOR) == ()
    do(game, 0, "O@a1^2")
    effects = do(game, 0, "Bx")
    assert effects[1] == PyramidBuilt(0, (BuiltCube("orange", 0, 0, 1),), ("blue", "blue"))
    assert say(effects)[0] == "Ana builds orange at a1 on layer 2. Ana discards what fits nowhere: 2 blue."


def test_a_round_begins_when_all_have_built() -> None:
    game = new_game(2)
    start_building(game, 0, "O")
    effects = do(game, 0, "O@a1")
    assert [type(effect) for effect in effects] == [CubeLaid, PyramidBuilt, PyramidBuilt, MarketsFilled]
    filled = effects[-1]
    assert filled == MarketsFilled(2, see(game, SPECTATOR).markets)
    assert say((MarketsFilled(2, (("orange",) * 3, ("blue", "white", "white"))),)) == [
        "Round 2 begins. Market 1: 3 orange. Market 2: 1 blue and 2 white."
    ]


# Scoring


def test_the_end_tells_what_every_group_and_every_card_scores() -> None:
    game = new_game(3)
    game.cells[ROUND] = 10
    deal_cards(game, "largest orange", "more blue than left", "one side one colour")
    build(game, 0, "OOB")
    build(game, 1, "OOO BBB")
    build(game, 2, "OO.")
    start_building(game, 2, "O")
    effects = do(game, 2, "O@a2")
    assert effects[-9:] == (
        GroupsScored("orange", (2, 3, 3), (2, 4, 4)),
        GroupsScored("blue", (1, 3, 0), (1, 4, 0)),
        GroupsScored("green", (0, 0, 0), (0, 0, 0)),
        GroupsScored("yellow", (0, 0, 0), (0, 0, 0)),
        GroupsScored("white", (0, 0, 0), (0, 0, 0)),
        CardScored("largest orange", (1, 2), 5),
        CardScored("more blue than left", (1,), 5),
        CardScored("one side one colour", (), 5),
        GameEnded((3, 18, 9), (1,), DecidedBy.POINTS),
    )
    told = say(effects)
    assert (
        told[-8] == "The largest blue groups: Ana 1 point for 1 cube, Ben 4 points for 3 cubes, Cleo nothing."
    )
    assert told[-4:] == [
        "Bonus card: the largest orange group. Ben and Cleo score 5 points each.",
        "Bonus card: a larger blue group than your left neighbour’s. Ben scores 5 points.",
        "Bonus card: one side of the pyramid all one colour. Nobody scores it.",
        "Points: Ana 3, Ben 18, Cleo 9. Ben wins.",
    ]


def test_a_tie_is_shared() -> None:
    assert say((GameEnded((52, 41, 40, 52), (A, D), DecidedBy.SHARED),)) == [
        "Points: Ana 52, Ben 41, Cleo 40, Dan 52. Ana and Dan share the win."
    ]


# A listener's table

Place = tuple[int, int, int]


def shifted(pyramid: dict[Place, Colour], moved: tuple[int, int]) -> dict[Place, Colour]:
    return {(x + moved[0], y + moved[1], layer): colour for (x, y, layer), colour in pyramid.items()}


class ListenersTable:
    """A table whose pieces are moved by somebody who hears the effects as a spectator does, and knows nothing
    else but how the table looked at the start."""

    def __init__(self, start: YaxhaView) -> None:
        players = range(len(start.players))
        self.round = start.round
        self.stage = "choose"
        self.markets = [Counter(market) for market in start.markets]
        self.bag = Counter(dict(zip(COLOURS, start.bag, strict=True)))
        self.turn_tiles = [player.turn_tile for player in start.players]
        self.cards: list[int | None] = [None for _ in players]
        """The market card that lies before each seat, from 0, open or face down (-1)."""
        self.hands: list[Counter[Colour]] = [Counter() for _ in players]
        self.finished: set[int] = set()
        """Those who have built in this round, while others still build."""
        self.pyramids: list[dict[Place, Colour]] = [{} for _ in players]
        self.discarded: list[Counter[Colour]] = [Counter() for _ in players]
        self.points: list[int] = [0 for _ in players]
        self.groups: dict[Colour, list[tuple[int, int]]] = {}
        self.met: dict[str, tuple[int, ...]] = {}
        self.outcome: Outcome | None = None

    def hear(self, effect: Effect) -> None:
        match effect:
            case MarketsFilled(round, markets):
                self.fill_markets(round, markets)
            case MarketChosen(seat, market):
                assert market is None, "nobody else hears what was chosen"
                assert self.cards[seat] is None, "everybody lays down one card"
                self.cards[seat] = -1
            case ChoicesRevealed(markets):
                assert self.cards == [-1] * len(self.cards), "all have laid down a card"
                self.cards = list(markets)
                self.stage = "claim"
            case MarketGiven():
                self.give_market(effect)
            case TurnTilesSwapped(market, seats, tiles):
                self.swap_turn_tiles(market, seats, tiles)
            case BuildingFinished(seat):
                assert self.stage == "build"
                assert seat not in self.finished, "everybody finishes once"
                self.finished.add(seat)
            case PyramidBuilt():
                self.show_pyramid(effect)
            case GroupsScored(colour, sizes, points):
                self.groups[colour] = list(zip(sizes, points, strict=True))
                self.points = [sum(both) for both in zip(self.points, points, strict=True)]
            case CardScored(card, seats, points):
                self.met[card] = seats
                for seat in seats:
                    self.points[seat] += points
            case GameEnded(points, winners, decided_by):
                assert tuple(self.points) == points, "the lines add up"
                self.outcome = Outcome(points, winners, decided_by)
                self.stage = "over"
            case _:
                raise AssertionError(f"A spectator does not hear {effect}.")
        if self.stage == "claim" and all(self.hands):
            self.stage = "build"

    def fill_markets(self, round: int, markets: tuple[tuple[Colour, ...], ...]) -> None:
        assert not any(self.markets), "all markets were claimed"
        assert not any(self.hands), "all cubes were built"
        self.round = round
        self.stage = "choose"
        self.markets = [Counter(market) for market in markets]
        for market in self.markets:
            assert market <= self.bag
            self.bag -= market
        self.cards = [None] * len(self.cards)
        self.finished = set()

    def give_market(self, given: MarketGiven) -> None:
        """Check also why it is given."""
        card = self.cards[given.seat]
        same = [seat for seat in range(len(self.cards)) if self.cards[seat] == given.market]
        free = [market for market, cubes in enumerate(self.markets) if cubes]
        waiting = [seat for seat, hand in enumerate(self.hands) if not hand]
        match given.because:
            case "alone":
                assert same == [given.seat]
            case "lower-tile":
                assert given.tied == tuple(sorted(same, key=lambda seat: self.turn_tiles[seat]))
                assert len(given.tied) > 1
                assert given.tied[0] == given.seat
            case "choice":
                assert len(free) > 1
                assert given.seat == min(waiting, key=lambda seat: self.turn_tiles[seat])
                assert card != given.market
            case "last":
                assert free == [given.market]
                assert waiting == [given.seat]
        assert self.markets[given.market] == Counter(given.cubes)
        self.hands[given.seat] = self.markets[given.market]
        self.markets[given.market] = Counter()

    def swap_turn_tiles(self, market: int, seats: tuple[int, int], tiles: tuple[int, int]) -> None:
        one, other = seats
        assert self.cards[one] == self.cards[other] == market
        assert (self.turn_tiles[other], self.turn_tiles[one]) == tiles
        self.turn_tiles[one], self.turn_tiles[other] = tiles

    def show_pyramid(self, built: PyramidBuilt) -> None:
        used = Counter([*(cube.colour for cube in built.laid), *built.discarded])
        assert self.hands[built.seat] == used, "all cubes are laid or discarded"
        self.hands[built.seat] = Counter()
        self.discarded[built.seat].update(built.discarded)
        pyramid = shifted(self.pyramids[built.seat], built.moved)
        for cube in built.laid:
            place = cube.x, cube.y, cube.layer
            assert place not in pyramid
            if cube.layer:
                below = [(cube.x + dx, cube.y + dy, cube.layer - 1) for dx in (0, 1) for dy in (0, 1)]
                assert all(each in pyramid for each in below), "laid from the lowest layer up"
            pyramid[place] = cube.colour
        self.pyramids[built.seat] = pyramid

    def compare(self, view: YaxhaView) -> None:
        """Everything that lies on the table is where the spectator sees it."""
        assert self.stage == view.stage
        assert self.round == view.round
        assert [Counter(market) for market in view.markets] == self.markets
        assert Counter(dict(zip(COLOURS, view.bag, strict=True))) == self.bag
        for seat, player in enumerate(view.players):
            card = self.cards[seat]
            assert player.turn_tile == self.turn_tiles[seat]
            assert player.chosen == (None if card is None or card < 0 else card)
            assert Counter(player.hand) == self.hands[seat]
            assert Counter(player.discarded) == self.discarded[seat]
            seen = {(cube.x, cube.y, cube.layer): cube.colour for cube in player.pyramid}
            assert seen == self.pyramids[seat]
            assert player.width == max((x + 1 for x, _, _ in seen), default=0)
            assert player.height == max((y + 1 for _, y, _ in seen), default=0)
        self.compare_pending(view)
        if view.stage == "over":
            self.compare_scores(view)

    def compare_pending(self, view: YaxhaView) -> None:
        """Compare the seats that have to decide."""
        if view.stage == "choose":
            assert view.pending == tuple(seat for seat, card in enumerate(self.cards) if card is None)
        elif view.stage == "claim":
            waiting = [seat for seat, hand in enumerate(self.hands) if not hand]
            assert view.pending == (min(waiting, key=lambda seat: self.turn_tiles[seat]),)
        elif view.stage == "build":
            assert view.pending == tuple(seat for seat in range(len(self.cards)) if seat not in self.finished)
        else:
            assert view.pending == ()

    def compare_scores(self, view: YaxhaView) -> None:
        assert tuple(player.points for player in view.players) == tuple(self.points)
        for seat, player in enumerate(view.players):
            told = {colour: scores[seat] for colour, scores in self.groups.items()}
            assert {group.colour: (group.size, group.points) for group in player.groups} == told
        met = {card.name: tuple(seat for seat, met in enumerate(card.met) if met) for card in view.cards}
        assert met == self.met
        most = max(self.points)
        winners = tuple(seat for seat, points in enumerate(self.points) if points == most)
        assert self.outcome is not None
        assert self.outcome.winners == winners


@pytest.mark.parametrize("setup", list(YAXHA.setups()), ids=setup_id)
def test_a_listener_can_move_the_pieces(setup: Setup) -> None:
    for number in range(6):
        follow_a_game(setup, number)


@pytest.mark.many_games
@pytest.mark.parametrize("setup", list(YAXHA.setups()), ids=setup_id)
def test_a_listener_can_move_the_pieces_of_many_games(setup: Setup) -> None:
    for number in range(100, 160):
        follow_a_game(setup, number)


def follow_a_game(setup: Setup, number: int) -> None:
    state = cast(YaxhaState, setup.new(Seed.fast(number)))
    source = FastSource(number)
    table = ListenersTable(see(state, SPECTATOR))
    table.compare(see(state, SPECTATOR))
    while not state.is_over():
        effects = state.carry_out(*decision(state, source.below(2**16)))
        for effect in heard(effects, SPECTATOR):
            table.hear(effect)
        table.compare(see(state, SPECTATOR))
    assert table.outcome == state.outcome()


@pytest.mark.parametrize("setup", list(YAXHA.setups()), ids=setup_id)
def test_a_builder_hears_each_cube_as_it_is_shown_later(setup: Setup) -> None:
    """One's own pyramid, cube by cube, is the one that all are shown."""
    for number in range(3):
        state = setup.new(Seed.fast(number))
        source = FastSource(number)
        own: list[dict[Place, Colour]] = [{} for _ in range(setup.players)]
        shown: list[dict[Place, Colour]] = [{} for _ in range(setup.players)]
        while not state.is_over():
            for effect in state.carry_out(*decision(state, source.below(2**16))):
                match effect:
                    case CubeLaid(seat, colour, x, y, layer, moved):
                        own[seat] = {**shifted(own[seat], moved), (x, y, layer): colour}
                    case PyramidBuilt(seat, laid, _, moved):
                        cubes = {(cube.x, cube.y, cube.layer): cube.colour for cube in laid}
                        shown[seat] = {**shifted(shown[seat], moved), **cubes}
                        assert shown[seat] == own[seat]
