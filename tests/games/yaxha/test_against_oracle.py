"""The engine plays in step with the oracle, which was written from the rules alone and knows no bit boards.

Half of the games are played at random. In the others every seat collects a favourite colour and stacks it
along one side, which makes large groups and full sides that random play never meets.
"""

import random
from collections import Counter
from functools import cache
from typing import cast

import pytest

import patolli
from oracle import yaxha as oracle
from oracle.batches import Batches
from patolli import SPECTATOR, Game, Seed, Setup
from patolli.games.yaxha import moves
from patolli.games.yaxha.cards import CARD_NAMES
from patolli.games.yaxha.cells import BAG, CARD_COUNT, CARDS, CUBES_A_CELL
from patolli.games.yaxha.cubes import COLOURS
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.view import YaxhaView

YAXHA: Game = patolli.game("yaxha")
SETUPS = [YAXHA.setup(players, {"deck": deck}) for players in (2, 3, 4) for deck in ("whole", "first-game")]
BATCHES = Batches(games=180, tests=20, setups=len(SETUPS))


def table_id(setup: Setup) -> str:
    return f"{setup.players} players, {setup.option('deck')}"


class RememberingOracle(oracle.Oracle):
    """Looks its last answer up instead of working it out again, while all that it depends on is the same."""

    def __init__(self, players: int, bag: list[str], cards: list[str], turn_tiles: list[int]) -> None:
        super().__init__(players, bag, cards, turn_tiles)
        self.answers: dict[int, tuple[object, set[oracle.Move]]] = {}

    def legal(self, seat: int) -> set[oracle.Move]:
        asked = (
            seat in self.pending(),
            self.stage,
            [list(market) for market in self.markets],
            list(self.hands[seat]),
            dict(self.pyramids[seat]),
        )
        if seat not in self.answers or self.answers[seat][0] != asked:
            self.answers[seat] = asked, super().legal(seat)
        return self.answers[seat][1]


def oracle_of(state: YaxhaState) -> oracle.Oracle:
    """The oracle at the start of the same game: the same bag, cards and turn tiles."""
    cells = state.cells
    bag: list[str] = [
        COLOURS[cells[BAG + n // CUBES_A_CELL] >> (n % CUBES_A_CELL * 3) & 7]
        for n in range(len(COLOURS) * oracle.CUBES_PER_COLOUR)
    ]
    cards = [CARD_NAMES[cells[CARDS + n]] for n in range(CARD_COUNT)]
    holders = [state.holder(tile) for tile in range(state.players)]
    return RememberingOracle(
        state.players, bag, cards, [holders.index(seat) + 1 for seat in range(state.players)]
    )


@cache
def in_words(setup: Setup, action: int) -> oracle.Move:
    """An action of the engine as a move of the oracle."""
    match YAXHA.decode(setup, action):
        case moves.ChooseMarket(market):
            return oracle.ChooseMarket(market)
        case moves.Lay(colour, x, y, layer):
            return oracle.Place(colour, x, y, layer + 1)
        case moves.Discard(colour):
            return oracle.Discard(colour)
    raise AssertionError(f"{action} is not a move in Yaxha.")


class Table:
    """One game, played in both."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.setup = setup
        self.state = cast(YaxhaState, setup.new(Seed.fast(number)))
        self.oracle = oracle_of(self.state)
        self.rng = random.Random(number)
        self.favourites = [self.rng.choice(COLOURS) for _ in range(setup.players)]
        self.collecting = number % 2 == 1
        self.looks_at_points = self.rng.randrange(40 * setup.players)
        """The decision after which points are compared too, which takes long."""

    def play(self) -> None:
        self.compare_decisions()
        self.compare_what_is_seen(SPECTATOR)
        decisions = 0
        while not self.state.is_over():
            round_before = self.oracle.round
            seat = self.rng.choice(self.state.pending_seats())
            action = self.choose(seat)
            self.state.apply(seat, action)
            self.oracle.play(seat, in_words(self.setup, action))
            decisions += 1
            self.compare_decisions()
            self.compare_what_is_seen(seat)
            if self.oracle.round != round_before:
                self.compare_what_is_seen(SPECTATOR)
            if decisions == self.looks_at_points:
                self.compare_points()
        self.compare_end()

    def choose(self, seat: int) -> int:
        actions = self.state.legal_actions(seat)
        if not self.collecting or self.rng.random() < 0.1:
            return self.rng.choice(actions)
        return max(actions, key=lambda action: self.liking(seat, in_words(self.setup, action)))

    def liking(self, seat: int, move: oracle.Move) -> tuple[int, int]:
        """Markets with much of the favourite; that one high and along column 0, the others away from it."""
        favourite = self.favourites[seat]
        match move:
            case oracle.ChooseMarket(market):
                return self.oracle.markets[market].count(favourite), 0
            case oracle.Place(colour, x, _, layer) if colour == favourite:
                return layer, -x
            case oracle.Place(_, x, _, layer):
                return (0, x) if x == 0 else (layer, x)
        return 0, 0

    # What must agree

    def compare_decisions(self) -> None:
        """Compare the pending seats, and their legal decisions."""
        assert set(self.state.pending_seats()) == self.oracle.pending()
        for seat in range(self.setup.players):
            legal = [in_words(self.setup, action) for action in self.state.legal_actions(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat)

    def compare_what_is_seen(self, seat: int) -> None:
        """Compare the middle of the table and the things of this seat; for a spectator, of all seats."""
        view = cast(YaxhaView, YAXHA.view(self.state, seat))
        assert (view.stage, view.round) == (self.oracle.stage, self.oracle.round)
        assert [Counter(market) for market in view.markets] == [Counter(m) for m in self.oracle.markets]
        assert [card.name for card in view.cards] == self.oracle.cards
        assert [player.turn_tile for player in view.players] == self.oracle.turn_tiles
        for other, player in enumerate(view.players):
            if seat not in (other, SPECTATOR):
                continue  # The others may be building, which is seen when the round is over.
            pyramid = {(cube.x, cube.y, cube.layer + 1): cube for cube in player.pyramid}
            assert {cell: cube.colour for cell, cube in pyramid.items()} == self.oracle.pyramid(other)
            assert Counter(player.hand) == Counter(self.oracle.hands[other])
            assert Counter(player.discarded) == Counter(self.oracle.discards[other])
            visible = {cell for cell, cube in pyramid.items() if not cube.hidden}
            assert visible == set(oracle.visible_cubes(self.oracle.pyramid(other)))

    def compare_points(self) -> None:
        points = {line.key: line.points for line in YAXHA.breakdown(self.state)}
        scores = self.state.scores()
        for seat in range(self.setup.players):
            for colour, expected in self.oracle.colour_points(seat).items():
                assert points[f"colour-{colour}"][seat] == expected
            for card, expected in self.oracle.card_points(seat).items():
                assert points[f"card-{card.replace(' ', '-')}"][seat] == expected
            assert scores[seat] == self.oracle.score(seat)

    def compare_end(self) -> None:
        self.compare_what_is_seen(SPECTATOR)
        self.compare_points()
        assert self.oracle.is_over()
        outcome = self.state.outcome()
        assert outcome is not None
        assert set(outcome.winners) == self.oracle.winners()


@pytest.mark.many_games
@pytest.mark.parametrize("numbers", BATCHES.numbers())
@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
def test_the_engine_agrees_with_the_oracle(setup: Setup, numbers: range) -> None:
    """Every decision, everything that is seen and all points, from the first market to the winners."""
    for number in numbers:
        Table(setup, number).play()
