"""The table of Maya, slow and obvious: what is printed, what lies where, and what can never be.

Written from the rules alone, as is maya.py, which plays the game on this table.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from oracle.maya_moves import EXTRA_BLOCK, MOVE_BLOCK, PROTECTION, START_PLAYER
from oracle.maya_pyramids import Level, Pyramid, bonus_seat, bottoms_with_room, empty_pyramid

ROUNDS = 3
PYRAMIDS = 4
LOW_CARDS = (3, 4, 4, 5)
HIGH_CARDS = (6, 7, 8, -3)
CARDS = LOW_CARDS + HIGH_CARDS
MINUS_THREE = -3
EXPERT_GOLD = 10

BlockMarkers = Literal["any-time", "at-once"]
Variant = Literal["base", "expert"]
Phase = Literal["set-up", "auction", "laying", "plus two", "settling", "transport", "building", "over"]


# What is printed, for one player count


@dataclass(frozen=True)
class Quarry:
    """A quarry: its green marker, how many cards may lie there, and the cubes for first, second, ..."""

    marker: int
    card_places: int
    cubes: tuple[int, ...]


@dataclass(frozen=True)
class Edition:
    """The printed numbers of the boards for one player count.

    `pyramids`: the four of this player count in the order of the rules' list, each a tuple of `Level`s from
    the bottom up. `quarries`: from left to right. `cubes`: how many there are of each colour.
    """

    pyramids: tuple[tuple[Level, ...], ...]
    quarries: tuple[Quarry, ...]
    cubes: int = 28


# What lies on the table


@dataclass(frozen=True)
class Lifted:
    """The cube between `Lift` and `Put`: whose it is and where it came from."""

    seat: int
    pyramid: int
    level: int


class Table:
    """Everything on the table, by seat unless said otherwise.

    - `round` (1 to 3), `phase`, `start_player`;
    - `pyramids[pyramid].cubes[level][seat]`; `supply`; `cubes` (gained and not yet built); `lifted` (the cube
      between Lift and Put, or None); `gold`, and `ledger` with the same gold by origin;
    - `hands` (cards, sorted); `passed` (in this round's laying of cards); `laid[quarry]` as (seat, value) in
      the order of laying, until transport is over;
    - `settling` (the quarry that is settled now, or None); `settled` and `revealed` (sets of quarries, until
      transport is over; one that is skipped is settled but not revealed); `points` (by seat, at the quarry
      that was revealed last);
    - `protections[quarry]` (set of seats) and `plus_two` ((seat, quarry) once it is placed, or None), until
      the end of the round;
    - `green`: the markers a seat has won and not used; transport +2 stays to the end of the round, protection
      and start player are never there; `blue`: the blue marker a seat has taken and not used, or None;
      transport +4, extra cube and a declined +2 stay to the end of the round;
    - `offer`: blue markers to be taken; `bids` of this round's auction (None: not yet; secret until all bid).
    """

    def __init__(
        self,
        players: int,
        edition: Edition,
        start_player: int,
        blue_draws: Sequence[Sequence[int]],
        block_markers: BlockMarkers,
        variant: Variant,
    ) -> None:
        if players not in (3, 4, 5):
            raise ValueError(f"Maya is for 3 to 5 players, not {players}.")
        if len(edition.pyramids) != PYRAMIDS:
            raise ValueError(f"Maya is played with four pyramids, not {len(edition.pyramids)}.")
        if len({quarry.marker for quarry in edition.quarries}) != len(edition.quarries):
            raise ValueError("Every quarry needs a green marker of its own.")
        if start_player not in range(players):
            raise ValueError(f"The start player is a seat from 0 to {players - 1}, not {start_player}.")
        if block_markers not in ("any-time", "at-once"):
            raise ValueError(f"Block markers are used any-time or at-once, not {block_markers!r}.")
        if variant not in ("base", "expert"):
            raise ValueError(f"The variant is base or expert, not {variant!r}.")
        if variant == "expert" and [sorted(draw) for draw in blue_draws] != [[0, 1, 2, 3]] * ROUNDS:
            raise ValueError("The expert variant needs a shuffle of the blue markers 0 to 3 for each round.")
        if variant == "base" and blue_draws:
            raise ValueError("Blue markers are drawn in the expert variant only.")
        self.players = players
        self.edition = edition
        self.block_markers: BlockMarkers = block_markers
        self.variant: Variant = variant
        self.blue_draws = [list(draw) for draw in blue_draws]
        self.round = 1
        self.phase: Phase = "set-up"
        self.start_player = start_player
        self.pyramids: list[Pyramid] = [empty_pyramid(levels, players) for levels in edition.pyramids]
        self.supply = [edition.cubes] * players
        self.cubes = [0] * players
        self.lifted: Lifted | None = None
        self.gold = [0] * players
        self.ledger: list[dict[str, int]] = [
            {"start": 0, "bids": 0, "forced passes": 0, "round 1": 0, "round 2": 0, "round 3": 0}
            for _ in range(players)
        ]
        self.hands = [sorted(CARDS) for _ in range(players)]
        self.passed = [False] * players
        self.laid: list[list[tuple[int, int]]] = [[] for _ in edition.quarries]
        self.settling: int | None = None
        self.settled: set[int] = set()
        self.revealed: set[int] = set()
        self.points = [0] * players
        self.protections: list[set[int]] = [set() for _ in edition.quarries]
        self.plus_two: tuple[int, int] | None = None
        self.green: list[set[int]] = [set() for _ in range(players)]
        self.blue: list[int | None] = [None] * players
        self.offer: list[int] = []
        self.bids: list[int | None] = [None] * players
        if variant == "expert":
            for seat in range(players):
                self.receive(seat, "start", EXPERT_GOLD)

    def turn_order(self) -> list[int]:
        """The seats clockwise from the start player of this moment."""
        return [(self.start_player + step) % self.players for step in range(self.players)]

    def receive(self, seat: int, origin: str, gold: int) -> None:
        """Ruling MAYA-17: the bank never runs out. A negative amount goes to the bank."""
        self.gold[seat] += gold
        self.ledger[seat][origin] += gold

    def holder_of_blue(self, marker: int) -> int | None:
        return self.blue.index(marker) if marker in self.blue else None

    # Quarries

    def is_present(self, seat: int, quarry: int) -> bool:
        """Ruling MAYA-15: the +2 points alone count as presence."""
        has_card = any(owner == seat for owner, _ in self.laid[quarry])
        return has_card or self.plus_two == (seat, quarry)

    def victims(self, seat: int, quarry: int) -> list[int]:
        """Whom a -3 can hit. Ruling MAYA-2: another player, unprotected, who has more than 0 points there."""
        others = [other for other in range(self.players) if other != seat]
        return [other for other in others if self.points[other] > 0 and other not in self.protections[quarry]]

    # Cubes

    def liftable(self, seat: int) -> list[tuple[int, int]]:
        """Where the seat has a cube that it can lift and put elsewhere, as (pyramid, level)."""
        return [
            (number, level)
            for number, pyramid in enumerate(self.pyramids)
            for level in range(len(pyramid.levels))
            if pyramid.cubes[level][seat] > 0 and self.put_places(number, level)
        ]

    def put_places(self, lifted_pyramid: int, lifted_level: int) -> list[int]:
        """Ruling MAYA-11: any bottom level with room, but not from a bottom level to the same one."""
        rooms = bottoms_with_room(self.pyramids)
        return [number for number in rooms if (number, 0) != (lifted_pyramid, lifted_level)]

    def extra_places(self, seat: int) -> list[int]:
        return bottoms_with_room(self.pyramids) if self.supply[seat] > 0 else []

    def place_cube(self, seat: int, number: int, level: int) -> None:
        """A cube that comes from anywhere; whoever gets a bonus cube for it places that at once.

        Ruling MAYA-12: a bonus cube cannot be refused, is lost without supply, and may itself fill a level.
        """
        pyramid = self.pyramids[number]
        pyramid.cubes[level][seat] += 1
        winner = bonus_seat(pyramid, level)
        if winner is not None and self.supply[winner] > 0:
            self.supply[winner] -= 1
            self.place_cube(winner, number, level + 1)

    # Invariants

    def check(self) -> None:
        """Raise an AssertionError with a sentence when the position cannot be one of Maya."""
        for seat in range(self.players):
            self._check_cubes_of(seat)
            self._check_cards_of(seat)
            self._check_gold_of(seat)
        self._check_pyramids()
        self._check_quarries()
        self._check_green_markers()
        self._check_blue_markers()

    def _check_cubes_of(self, seat: int) -> None:
        in_the_air = int(self.lifted is not None and self.lifted.seat == seat)
        built = sum(pyramid.cubes_of(seat) for pyramid in self.pyramids)
        total = self.supply[seat] + self.cubes[seat] + in_the_air + built
        assert total == self.edition.cubes, f"Seat {seat} has {total} cubes in all."
        assert self.supply[seat] >= 0, f"The supply of seat {seat} is below zero."
        assert self.cubes[seat] >= 0, f"Seat {seat} has fewer cubes than none."
        if self.phase not in ("settling", "transport", "building"):
            assert self.cubes[seat] == 0, f"Seat {seat} has cubes in hand in the phase {self.phase}."

    def _check_cards_of(self, seat: int) -> None:
        laid = [value for cards in self.laid for owner, value in cards if owner == seat]
        eight = sorted(laid + self.hands[seat]) == sorted(CARDS)
        assert eight, f"The cards of seat {seat} are not its eight."
        if self.phase in ("set-up", "auction", "building", "over"):
            assert not laid, f"Seat {seat} has cards at quarries in the phase {self.phase}."

    def _check_gold_of(self, seat: int) -> None:
        assert self.gold[seat] >= 0, f"Seat {seat} has paid more gold than it had."
        assert self.gold[seat] == sum(self.ledger[seat].values()), f"Seat {seat} has gold of unknown origin."
        if self.variant == "base":
            assert self.ledger[seat]["start"] == 0, "Nobody starts with gold in the base game."
            assert self.ledger[seat]["bids"] == 0, "Nobody bids in the base game."

    def _check_pyramids(self) -> None:
        for number, pyramid in enumerate(self.pyramids):
            for level, cubes in enumerate(pyramid.cubes):
                where = f"level {level} of pyramid {number}"
                assert sum(cubes) <= pyramid.levels[level].spaces, f"There are too many cubes on {where}."
                for seat in range(self.players):
                    assert cubes[seat] >= 0, f"Seat {seat} has fewer cubes than none on {where}."
                    supported = level == 0 or cubes[seat] == 0 or pyramid.cubes[level - 1][seat] > 0
                    assert supported, f"Seat {seat} has cubes on {where} and none below."
                    set_up = self.phase == "set-up"
                    assert not set_up or cubes[seat] <= 1, f"Seat {seat} has two first cubes on {where}."

    def _check_quarries(self) -> None:
        for number, quarry in enumerate(self.edition.quarries):
            cards = self.laid[number]
            assert len(cards) <= quarry.card_places, f"Too many cards lie at quarry {number}."
            assert not cards or cards[0][1] in LOW_CARDS, f"The first card at quarry {number} is high."
        assert self.revealed <= self.settled | {self.settling}, "A quarry was revealed before its time."
        assert self.start_player in range(self.players), "The start player is nobody."
        if self.phase in ("set-up", "auction", "laying"):
            lying = self.plus_two is not None or any(self.protections)
            assert not lying, f"A marker of the last round lies at a quarry in the phase {self.phase}."

    def _check_green_markers(self) -> None:
        held = [marker for markers in self.green for marker in markers]
        printed = {quarry.marker for quarry in self.edition.quarries}
        assert len(held) == len(set(held)), "A green marker is held twice."
        assert set(held) <= printed - {PROTECTION, START_PLAYER}, "A green marker is held that cannot be."
        if self.block_markers == "at-once" and self.phase == "building":
            assert not {MOVE_BLOCK, EXTRA_BLOCK} & set(held), "A block marker was kept, but is used at once."

    def _check_blue_markers(self) -> None:
        blue = [marker for marker in self.blue if marker is not None] + self.offer
        if self.variant == "base":
            assert not blue, "There are no blue markers in the base game."
        else:
            drawn = self.blue_draws[self.round - 1][: self.players - 1]
            assert len(blue) == len(set(blue)), "A blue marker is held twice."
            assert set(blue) <= set(drawn), "A blue marker was not drawn in this round."
