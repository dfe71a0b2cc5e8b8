"""The engine plays in step with the oracle, which was written from the rules alone and knows no bit sets.

Half of the games are played at random. In the others every seat lays many cards, keeps its joker and builds
rather than passes, so that upper levels are reached. Next to the standard edition two of an owner are played:
one with narrow pyramids, whose levels fill often, and one in which cubes run out and some levels pay nothing.
"""

import random
from collections import Counter
from functools import cache
from itertools import product
from typing import Final, cast

import msgspec
import pytest

import patolli
from oracle import maya as oracle
from oracle.batches import Batches
from oracle.maya_pyramids import pyramid_gold
from oracle.maya_table import LOW_CARDS, Phase
from patolli import SPECTATOR, Game, Seed, Setup
from patolli.engine.game import Move
from patolli.games.maya.cells import BLUES, GREEN_NAMES, OFFERS, START, STOP
from patolli.games.maya.edition import MayaEdition
from patolli.games.maya.rules import MayaState
from patolli.games.maya.view import Card, MayaView, Player, QuarryView

MAYA: Game = patolli.game("maya")
STANDARD = cast(MayaEdition, MAYA.standard_edition)


def owners_edition(name: str, cubes: int, *levels: tuple[int, int, int]) -> MayaEdition:
    """All pyramids alike but for their height; a level is its spaces and its gold, first and second."""
    replace = msgspec.structs.replace
    edition = replace(
        STANDARD,
        edition=replace(STANDARD.edition, name=name),
        play=replace(STANDARD.play, cubes=cubes),
        pyramids=tuple(
            replace(
                pyramid,
                spaces=tuple(spaces for spaces, _, _ in levels[: len(pyramid.spaces)]),
                gold=tuple((most, second) for _, most, second in levels[: len(pyramid.spaces)]),
            )
            for pyramid in STANDARD.pyramids
        ),
    )
    edition.check()
    return edition


EDITIONS = [
    STANDARD,
    owners_edition("narrow", 28, (5, 3, 1), (3, 4, 1), (2, 5, 2), (1, 7, 3)),
    owners_edition("few-cubes", 9, (5, 2, 0), (4, 0, 0), (3, 2, 1), (1, 4, 1)),
]
SETUPS = [
    MAYA.setup(players, {"block-markers": block_markers, "variant": variant}, edition)
    for edition, players, block_markers, variant in product(
        EDITIONS, (3, 4, 5), ("any-time", "at-once"), ("base", "expert")
    )
]
BATCHES = Batches(games=240, tests=4, setups=len(SETUPS))

PHASES: Final[dict[str, Phase]] = {
    "place": "set-up",
    "bid": "auction",
    "take": "auction",
    "lay": "laying",
    "add-points": "plus two",
    "shield": "settling",
    "hit": "settling",
    "protect": "settling",
    "name-start-player": "settling",
    "block": "settling",
    "transport": "transport",
    "build": "building",
    "double": "building",
    "doubled": "building",
    "last-turns": "building",
    "over": "over",
}
GREEN: Final = [name if name != "transport" else "transport +2" for name in GREEN_NAMES]
BLUE: Final = ["transport +4", "extra cube", "joker", "points +2"]
USED_UP: Final = {"transport +2", "transport +4", "extra cube"}
"""Markers that do something once, by themselves; the engine then takes them away, the oracle later."""


def table_id(setup: Setup) -> str:
    options = ", ".join(value for _, value in setup.options)
    return f"{setup.edition.name}, {setup.players} players, {options}"


# The same game in the oracle's words


def oracle_of(state: MayaState) -> oracle.Oracle:
    """The oracle at the start of the same game: the same start player and blue markers."""
    edition = state.setup.edition
    expert = state.setup.option("variant") == "expert"
    draws = []
    for number in range(edition.play.rounds if expert else 0):
        offered = state.cells[OFFERS] >> (BLUES * number)
        draws.append(sorted(range(BLUES), key=lambda marker: not offered >> marker & 1))
    return oracle.Oracle(
        state.players,
        oracle.Edition(
            tuple(
                tuple(
                    oracle.Level(spaces, *gold)
                    for spaces, gold in zip(pyramid.spaces, pyramid.gold, strict=True)
                )
                for pyramid in edition.pyramids_for(state.players)
            ),
            tuple(
                oracle.Quarry(GREEN_NAMES.index(quarry.marker), quarry.places, quarry.cubes)
                for quarry in edition.quarries_for(state.players)
            ),
            edition.play.cubes,
        ),
        start_player=state.cells[START],
        blue_draws=draws,
        block_markers="any-time" if state.setup.option("block-markers") == "any-time" else "at-once",
        variant="expert" if expert else "base",
    )


def in_words(move: Move, pyramids: list[str]) -> oracle.Move:
    """A move of the engine as one of the oracle: called the same, but pyramids and markers are numbered."""
    fields = msgspec.structs.asdict(move)
    for name, value in fields.items():
        if name == "pyramid":
            fields[name] = pyramids.index(value)
        elif name == "marker":
            fields[name] = BLUE.index(value)
    words: oracle.Move = getattr(oracle, type(move).__name__)(**fields)
    return words


def names_of_pyramids(setup: Setup) -> list[str]:
    return [pyramid.name for pyramid in cast(MayaEdition, setup.edition).pyramids_for(setup.players)]


@cache
def dictionary(setup: Setup) -> list[oracle.Move]:
    """All actions of a table in the oracle's words."""
    pyramids = names_of_pyramids(setup)
    return [in_words(MAYA.decode(setup, action), pyramids) for action in range(setup.num_actions)]


class Table:
    """One game, played in both."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.setup = setup
        self.state = cast(MayaState, setup.new(Seed.fast(number)))
        self.oracle = oracle_of(self.state)
        self.words = dictionary(setup)
        self.pyramids = names_of_pyramids(setup)
        self.rng = random.Random(number)
        self.ambitious = number % 2 == 1
        self.stopping = self.rng.choice((0.1, 0.3) if self.ambitious else (0.0, 0.1, 0.3))
        """How often a seat lays no more cards. Who lays them all has none to transport cubes with."""

    def play(self) -> None:
        self.compare_decisions()
        self.compare_table()
        while not self.state.is_over():
            round_before = self.oracle.round
            seat = self.rng.choice(self.state.pending_seats())
            action = self.choose(seat)
            self.state.apply(seat, action)
            self.oracle.play(seat, self.words[action])
            self.compare_decisions()
            self.compare_table()
            if self.rng.random() < 0.1:
                self.compare_what_is_hidden(self.rng.randrange(-1, self.setup.players))
            if self.oracle.round != round_before:
                self.oracle.check()
                self.compare_points()
        self.compare_end()

    # Choices

    def choose(self, seat: int) -> int:
        actions = self.state.legal_actions(seat)
        too_early = self.ambitious and len(self.oracle.hands[seat]) > 5
        if STOP in actions and not too_early and self.rng.random() < self.stopping:
            return STOP
        liked = [action for action in actions if self.likes(self.words[action])]
        if self.ambitious and liked and self.rng.random() < 0.8:
            return self.rng.choice(liked)
        return self.rng.choice(actions)

    def likes(self, move: oracle.Move) -> bool:
        """Lay cards, bid little, keep markers at first, build rather than pass."""
        match move:
            case oracle.Bid(gold):
                return gold <= 4
            case (
                oracle.PassCards()
                | oracle.Pass()
                | oracle.FreePass()
                | oracle.JokerPass()
                | oracle.JokerDouble()
            ):
                return False
            case (
                oracle.UseJoker() | oracle.Lift() | oracle.Extra() | oracle.JokerLift() | oracle.JokerExtra()
            ):
                return False
        return True

    # What must agree

    def compare_decisions(self) -> None:
        """Who is pending, and what each of them may do."""
        assert set(self.state.pending_seats()) == self.oracle.pending()
        for seat in range(self.setup.players):
            legal = [self.words[action] for action in self.state.legal_actions(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat)

    def compare_table(self) -> None:
        """Everything that lies on the table, face down or not."""
        view = cast(MayaView, MAYA.presentation.describe(self.state, SPECTATOR))
        assert max(view.round, 1) == self.oracle.round
        assert PHASES[view.stage] == self.oracle.phase
        assert view.start_player == self.oracle.start_player
        assert view.settling == self.oracle.settling
        assert set(view.on_offer) == {BLUE[marker] for marker in self.oracle.offer}
        lifted = self.oracle.lifted
        assert view.lifted == (lifted and (self.pyramids[lifted.pyramid], lifted.level))
        self.compare_pyramids(view)
        for number, quarry in enumerate(view.quarries):
            self.compare_quarry(number, quarry)
        for seat, player in enumerate(view.players):
            self.compare_player(seat, player, view)

    def compare_pyramids(self, view: MayaView) -> None:
        with_room = set()
        gold = Counter[int]()
        for seen, pyramid in zip(view.pyramids, self.oracle.pyramids, strict=True):
            pays = pyramid_gold(pyramid)
            for number, level in enumerate(seen.levels):
                assert list(level.cubes) == pyramid.cubes[number]
                assert list(level.pays) == pays[number]
                gold.update(dict(enumerate(level.pays)))
                if not pyramid.is_full(number):
                    with_room.add(number)
            assert len(seen.levels) == len(pyramid.levels)
        assert view.open_level == min(with_room, default=None)
        for seat, player in enumerate(view.players):
            assert player.income == (0 if self.oracle.is_over() else gold[seat])

    def compare_quarry(self, number: int, seen: QuarryView) -> None:
        laid = self.oracle.laid[number]
        assert [(card.seat, card.value) for card in seen.cards] == laid
        assert [card.high for card in seen.cards] == [value not in LOW_CARDS for _, value in laid]
        if laid:
            assert seen.face_down == (number not in self.oracle.revealed)
        if self.oracle.phase in ("settling", "transport"):
            # After transport the engine clears quarries at once, the oracle at the end of the round.
            plus_two = self.oracle.plus_two
            placed_here = plus_two is not None and plus_two[1] == number
            assert seen.points_marker == (plus_two[0] if plus_two and placed_here else None)
            assert set(seen.protected) == self.oracle.protections[number]

    def compare_player(self, seat: int, seen: Player, view: MayaView) -> None:
        game = self.oracle
        assert seen.gold == game.gold[seat]
        if view.stage == "place":  # The engine has the first cubes in hand, the oracle in the supply.
            assert seen.cubes + seen.supply == game.supply[seat]
        else:
            assert (seen.cubes, seen.supply) == (game.cubes[seat], game.supply[seat])
        assert seen.hand is not None
        assert Counter(seen.hand) == Counter(game.hands[seat])
        assert seen.low_cards == sum(value in LOW_CARDS for value in game.hands[seat])
        assert seen.high_cards == sum(value not in LOW_CARDS for value in game.hands[seat])
        markers = {GREEN[marker] for marker in game.green[seat]}
        blue = game.blue[seat]
        if blue is not None and (game.phase in ("auction", "laying", "plus two") or blue != oracle.PLUS_TWO):
            markers.add(BLUE[blue])  # The engine takes a declined +2 away at once.
        if game.phase == "building":
            markers -= USED_UP
        assert {*seen.green, *seen.blue} == markers
        assert seen.bid == game.bids[seat]
        if game.phase == "laying":
            assert seen.passed == game.passed[seat]
        if seen.points is not None:
            assert seen.points == game.points[seat]

    def compare_what_is_hidden(self, seat: int) -> None:
        """A seat sees its own cards, others' once they are revealed, and bids when all have bid."""
        view = cast(MayaView, MAYA.view(self.state, seat))
        covering = set()
        for number, quarry in enumerate(view.quarries):
            for card, (owner, value) in zip(quarry.cards, self.oracle.laid[number], strict=True):
                hidden = owner != seat and number not in self.oracle.revealed
                high = value not in LOW_CARDS
                assert card == Card(seat=owner, high=high, value=None if hidden else value)
                if hidden:
                    covering.add(owner)
        bidding = None in self.oracle.bids
        for other, player in enumerate(view.players):
            assert (player.hand is None) == (other in covering)
            assert player.bid == (None if bidding and other != seat else self.oracle.bids[other])

    def compare_points(self) -> None:
        lines = {line.key: line.points for line in MAYA.breakdown(self.state)}
        nothing = (0,) * self.setup.players
        for seat in range(self.setup.players):
            assert self.oracle.breakdown(seat) == {
                "start": lines.get("gold-at-start", nothing)[seat],
                "bids": lines.get("paid-for-blue-markers", nothing)[seat],
                "forced passes": lines["forced-passes"][seat],
                **{f"round {number}": lines[f"round-{number}"][seat] for number in (1, 2, 3)},
            }
        scores = [self.oracle.score(seat) for seat in range(self.setup.players)]
        assert self.state.scores() == scores

    def compare_end(self) -> None:
        self.oracle.check()
        self.compare_points()
        assert self.oracle.is_over()
        outcome = self.state.outcome()
        assert outcome is not None
        assert set(outcome.winners) == self.oracle.winners()


@pytest.mark.many_games
@pytest.mark.parametrize("numbers", BATCHES.numbers())
@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
def test_the_engine_agrees_with_the_oracle(setup: Setup, numbers: range) -> None:
    """Every decision, everything that lies on the table and all points, from the set-up to the winners."""
    for number in numbers:
        Table(setup, number).play()
