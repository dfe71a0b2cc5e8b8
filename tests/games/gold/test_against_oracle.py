"""The engine plays in step with the oracle, which was written from the rules alone and knows no bit sets.

Half of the games are played at random. In the others everybody bids low, so that plates fill up: in one half
of these a shard goes out of the game only if it must, in the other half every seat collects one value or two
next to each other, which completes tablets. Two owner's editions with smaller circles complete many more; in
one of them nothing can lie next to gold but gold, and a tablet is there twice.
"""

import random
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from typing import cast

import pytest
from msgspec.structs import replace

import patolli
from oracle import gold as oracle
from oracle import gold_shards
from oracle.batches import Batches
from patolli import SPECTATOR, Game, Seed, Setup
from patolli.games.gold import moves
from patolli.games.gold.cells import SHARDS
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.rules import GoldState
from patolli.games.gold.shards import MATERIALS, down_of, size_of, up_of
from patolli.games.gold.view import Arrangement, GoldView, Plate, Shard

LOW_BID = 4

GOLD: Game = patolli.game("gold")
STANDARD = cast(GoldEdition, GOLD.standard_edition)
SMALL_CIRCLES = replace(
    STANDARD,
    edition=replace(STANDARD.edition, name="small-circles"),
    shards=replace(STANDARD.shards, sizes=(3, 2, 2, 1)),
    play=replace(STANDARD.play, beads=7, row=2),
    points=replace(STANDARD.points, complete=7, one_material=5, bead=2),
)
LONELY_GOLD = replace(
    STANDARD,
    edition=replace(STANDARD.edition, name="lonely-gold"),
    materials=replace(STANDARD.materials, stone=1, jade=2, bronze=3, silver=4, gold=7),
    tablets=replace(STANDARD.tablets, pairs=(*STANDARD.tablets.pairs, ("silver", "gold"))),
    shards=replace(STANDARD.shards, sizes=(5, 3, 2, 2, 2)),
    play=replace(STANDARD.play, beads=12, row=4, plates_for_two=1),
    points=replace(STANDARD.points, complete=3, one_material=20),
)
SETUPS = [
    *GOLD.setups(),
    *(
        GOLD.setup(players, {"incomplete-tablets": incomplete, "beads": beads}, edition)
        for edition in (SMALL_CIRCLES, LONELY_GOLD)
        for players in (2, 3, 4)
        for incomplete, beads in (("no", "hidden"), ("yes", "shown"))
    ),
]
BATCHES = Batches(games=240, tests=10, setups=len(SETUPS))


def table_id(setup: Setup) -> str:
    variant = ", incomplete count" if setup.is_on("incomplete-tablets") else ""
    return f"{setup.edition.name}, {setup.players} players, beads {setup.option('beads')}{variant}"


def oracle_edition(edition: GoldEdition) -> gold_shards.Edition:
    return gold_shards.Edition(
        values=dict(zip(MATERIALS, edition.materials.values, strict=True)),
        tablets=edition.tablets.pairs,
        sizes=edition.shards.sizes,
        circle=sum(edition.shards.sizes),
        beads=edition.play.beads,
        row_fields=edition.play.row,
        plates_for_two=edition.play.plates_for_two,
        complete_points=edition.points.complete,
        one_material_points=edition.points.one_material,
        bead_points=edition.points.bead,
    )


def material(side: int) -> str:
    return MATERIALS[side.bit_length() - 1]


def bag_of(state: GoldState, edition: gold_shards.Edition) -> list[gold_shards.Shard]:
    """List the bag of a new game. Shards of one size and tablet are the same for the engine; the oracle
    numbers them, in any order."""
    left = list(range(state.numbers.shards))
    bag = []
    for n in range(state.numbers.shards):
        shard = state.cells[SHARDS + n]
        up, down = material(up_of(shard)), material(down_of(shard))
        number = next(
            number
            for number in left
            if set(edition.tablets[number // len(edition.sizes)]) == {up, down}
            and edition.sizes[number % len(edition.sizes)] == size_of(shard)
        )
        left.remove(number)
        bag.append(gold_shards.Shard(number, edition.tablets[number // len(edition.sizes)].index(up)))
    return bag


@cache
def words_of(setup: Setup) -> list[oracle.Move]:
    """List every action of the engine as a move of the oracle."""
    return [in_words(setup, action) for action in range(setup.num_actions)]


def in_words(setup: Setup, action: int) -> oracle.Move:
    match GOLD.decode(setup, action):
        case moves.Bid(beads):
            return oracle.Bid(beads)
        case moves.Pay(seat):
            return oracle.Pay(seat)
        case moves.ChoosePlate(plate):
            return oracle.ChoosePlate(plate)
        case moves.Arrange(what):
            return oracle.Arrange(what)
    raise AssertionError(f"{action} is not a move in Das Gold der Maya.")


class Latest:
    """The latest auction whose bids are open, as the moves tell it."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.bids: dict[int, int] = {}
        self.opened: dict[int, int] = {}
        self.winner: int | None = None
        self.payee: int | None = None

    def note(self, seat: int, move: oracle.Move) -> None:
        if isinstance(move, oracle.Pay):
            self.payee = move.seat
        elif isinstance(move, oracle.Bid):
            self.bids[seat] = move.beads
            if len(self.bids) == self.players:
                self.open()

    def open(self) -> None:
        self.opened, self.bids = self.bids, {}
        bids = [self.opened[seat] for seat in range(self.players)]
        self.winner = oracle.auction_winner(bids)
        payees = oracle.possible_payees(bids, self.winner) if self.winner is not None else set()
        self.payee = min(payees) if len(payees) == 1 else None


class Table:
    """One game, played in both."""

    def __init__(self, setup: Setup, number: int) -> None:
        self.setup = setup
        self.words = words_of(setup)
        seed = number * len(SETUPS) + SETUPS.index(setup)  # No two tables play the same game.
        self.state = cast(GoldState, setup.new(Seed.fast(seed)))
        self.edition = oracle_edition(cast(GoldEdition, setup.edition))
        bag = bag_of(self.state, self.edition)
        self.box_numbers = [shard.number for shard in bag]
        self.oracle = oracle.Oracle(
            setup.players,
            self.box_numbers,
            [shard.side for shard in bag],
            edition=self.edition,
            incomplete_tablets=setup.is_on("incomplete-tablets"),
            beads="hidden" if setup.option("beads") == "hidden" else "shown",
        )
        self.latest = Latest(setup.players)
        self.rng = random.Random(seed)
        self.bids_low = number % 2 == 1
        values = sorted(self.edition.values.values())
        tastes = [*pairwise(values), *zip(values, values, strict=True)]
        self.collected = [self.rng.choice(tastes) for _ in range(setup.players)]
        """Between which values a seat keeps shards, both included."""
        if number % 4 == 1:
            self.collected = [(values[0], values[-1])] * setup.players

    def play(self) -> None:
        self.compare_decisions()
        self.compare_what_is_seen(SPECTATOR)
        while not self.state.is_over():
            auction_before = self.oracle.auction
            seat = self.rng.choice(self.state.pending_seats())
            action = self.choose(seat)
            self.state.apply(seat, action)
            self.oracle.play(seat, self.words[action])
            self.latest.note(seat, self.words[action])
            self.compare_decisions()
            self.compare_what_is_seen(seat)
            self.compare_what_is_seen(self.rng.randrange(self.setup.players))
            if self.oracle.auction != auction_before:
                self.compare_what_is_seen(SPECTATOR)
                self.compare_points()
        self.compare_end()

    def choose(self, seat: int) -> int:
        actions = self.state.legal_actions(seat)
        if self.bids_low and self.rng.random() < 0.9:
            actions = [action for action in actions if self.is_liked(seat, self.words[action])] or actions
        return self.rng.choice(actions)

    def is_liked(self, seat: int, move: oracle.Move) -> bool:
        match move:
            case oracle.Bid(beads):
                return beads <= LOW_BID
            case oracle.Arrange(how):
                shard = self.oracle.undecided[0]
                if how == "out":
                    return not (self.collects(seat, shard) or self.collects(seat, shard.turned()))
                return self.collects(seat, shard if how == "keep" else shard.turned())
        return True

    def collects(self, seat: int, shard: gold_shards.Shard) -> bool:
        lowest, highest = self.collected[seat]
        return lowest <= gold_shards.value_of(self.edition, shard) <= highest

    # What must agree

    def compare_decisions(self) -> None:
        """Compare the pending seats, and what each of them may do."""
        assert set(self.state.pending_seats()) == self.oracle.pending()
        for seat in range(self.setup.players):
            legal = [self.words[action] for action in self.state.legal_actions(seat)]
            assert len(legal) == len(set(legal))
            assert set(legal) == self.oracle.legal(seat)

    def compare_what_is_seen(self, seat: int) -> None:
        """Compare everything on the table, with the backs that this seat or a spectator knows."""
        view = cast(GoldView, GOLD.view(self.state, seat))
        assert (view.stage, view.auction) == (self.oracle.stage, self.oracle.auction)
        assert view.auctions == len(self.box_numbers)
        assert view.in_bag == len(self.oracle.bag)
        assert (view.new is not None) == (view.stage in ("plate", "arrange"))
        row = view.row if view.new is None else (view.new, *view.row)
        assert self.as_seen(row, seat) == self.oracle.row
        assert (view.winner, view.payee) == (self.latest.winner, self.latest.payee)
        if self.oracle.winner is not None:
            assert view.winner == self.oracle.winner
        out = [*view.unsold, *(shard for player in view.players for shard in player.out)]
        assert len(out) == len(self.oracle.out)
        assert set(self.as_seen(out, seat)) == set(self.oracle.out)
        self.compare_arrangement(view.arrangement, seat)
        self.compare_players(view, seat)

    def compare_players(self, view: GoldView, seat: int) -> None:
        beads = self.oracle.beads_seen_by(seat)
        for other, player in enumerate(view.players):
            assert player.beads == beads[other]
            counted = beads[other] is not None or self.oracle.is_over()
            assert player.points == (self.oracle.score(other) if counted else None)
            sees_bid = other == seat and view.stage == "bid"
            assert player.bid == (self.oracle.bids[other] if sees_bid else None)
            assert player.opened == self.latest.opened.get(other)
            for plate, expected in zip(player.plates, self.oracle.plates[other], strict=True):
                self.compare_plate(plate, expected, seat)
            assert all(shard in self.oracle.out for shard in self.as_seen(player.out, seat))

    def compare_plate(self, plate: Plate, expected: list[gold_shards.Shard], seat: int) -> None:
        """Expect the same shards, shown in an order in which they can lie."""
        lying = self.as_seen(plate.shards, seat)
        assert len(lying) == len(expected)
        assert set(lying) == set(expected)
        assert plate.size == gold_shards.total_size(self.edition, expected)
        assert plate.complete == gold_shards.is_complete(self.edition, expected)
        assert plate.points == self.tablet_points(expected)
        values = [gold_shards.value_of(self.edition, shard) for shard in lying]
        around = [*values, values[0]] if plate.complete else values
        assert all(abs(one - other) <= gold_shards.GREATEST_STEP for one, other in pairwise(around))

    def compare_arrangement(self, arrangement: Arrangement | None, seat: int) -> None:
        """Expect only the winner to see how far it is, and the shards to come in the order of decisions."""
        assert (arrangement is not None) == (self.oracle.stage == "arrange")
        if arrangement is None:
            return
        assert arrangement.plate == self.oracle.plate
        if seat != self.oracle.winner:
            assert arrangement == Arrangement(
                plate=arrangement.plate, shard=None, undecided=(), kept=(), out=(), size=0, points=0
            )
            return
        assert arrangement.shard is not None
        to_come = (arrangement.shard, *arrangement.undecided)
        assert self.as_seen(to_come, seat) == self.oracle.undecided
        kept = [each for shard, how in self.oracle.decided for each in gold_shards.as_decided(shard, how)]
        out = [shard for shard, how in self.oracle.decided if how == "out"]
        assert len(arrangement.kept) == len(kept)
        assert set(self.as_seen(arrangement.kept, seat)) == set(kept)
        assert len(arrangement.out) == len(out)
        assert set(self.as_seen(arrangement.out, seat)) == set(out)
        assert arrangement.size == gold_shards.total_size(self.edition, kept)
        assert arrangement.points == self.tablet_points(kept)

    def as_seen(self, shards: Iterable[Shard], seat: int) -> list[gold_shards.Shard]:
        return [self.one_as_seen(shard, seat) for shard in shards]

    def one_as_seen(self, shard: Shard, seat: int) -> gold_shards.Shard:
        """Turn a shard of a view into the oracle's, if the seat is told its back exactly when it knows it."""
        number = self.box_numbers[shard.number]
        tablet, place = divmod(number, len(self.edition.sizes))
        side = self.edition.tablets[tablet].index(shard.up)
        knowers = self.oracle.knowers[number]
        assert shard.size == self.edition.sizes[place]
        assert shard.open == (len(knowers) == self.setup.players)
        known = shard.open or seat in knowers
        assert shard.down == (self.edition.tablets[tablet][1 - side] if known else None)
        return gold_shards.Shard(number, side)

    def tablet_points(self, shards: list[gold_shards.Shard]) -> int:
        return sum(gold_shards.tablet_points(self.edition, shards, self.oracle.incomplete_tablets).values())

    def compare_points(self) -> None:
        """Compare the score, in all and line by line."""
        names = {"complete": "complete", "values": "shards", "one-material": "one material"}
        points = {line.key: line.points for line in GOLD.breakdown(self.state)}
        scores = self.state.scores()
        for seat in range(self.setup.players):
            lines = {"beads": points["beads"][seat]}
            for plate in range(len(self.oracle.plates[seat])):
                for name, oracle_name in names.items():
                    lines[f"plate {plate}: {oracle_name}"] = points[f"plate-{plate}-{name}"][seat]
            assert lines == self.oracle.score_lines(seat)
            assert scores[seat] == self.oracle.score(seat)
        assert len(points) == 1 + len(names) * len(self.oracle.plates[0])

    def compare_end(self) -> None:
        for seat in (SPECTATOR, *range(self.setup.players)):
            self.compare_what_is_seen(seat)
        self.compare_points()
        assert self.oracle.is_over()
        outcome = self.state.outcome()
        assert outcome is not None
        assert set(outcome.winners) == self.oracle.winners()


@pytest.mark.many_games
@pytest.mark.parametrize("numbers", BATCHES.numbers())
@pytest.mark.parametrize("setup", SETUPS, ids=table_id)
def test_the_engine_agrees_with_the_oracle(setup: Setup, numbers: range) -> None:
    """Every decision, everything that is seen and all points, from the first auction to the winners."""
    for number in numbers:
        Table(setup, number).play()
