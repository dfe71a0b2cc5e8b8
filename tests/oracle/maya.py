"""Maya, slow and obvious: the oracle that the fast engine is compared with.

Written from the rules alone (docs/rulings/maya.md and the Dutch and Italian rulebooks), never from the
engine, so that the two can only agree by both being right. The order of the file is the order of the rules;
maya_moves.py lists the decisions, maya_table.py what lies on the table, maya_pyramids.py the pyramids.

The game is told as a story: a phase is a generator that runs until somebody owes a decision and then yields
the seats that are asked, each with the function that lists its moves.
"""

from collections.abc import Callable, Generator, Sequence

from oracle.maya_moves import (
    EXTRA_BLOCK,
    EXTRA_CUBE,
    FREE_DOUBLE,
    FREE_PASS,
    JOKER,
    MOVE_BLOCK,
    PLUS_TWO,
    PROTECTION,
    START_PLAYER,
    TRANSPORT_2,
    TRANSPORT_4,
    Bid,
    BlockMove,
    Build,
    Decline,
    Double,
    Extra,
    FreeDouble,
    FreePass,
    Hit,
    JokerDouble,
    JokerExtra,
    JokerLift,
    JokerPass,
    LayCard,
    Lift,
    Move,
    NameStart,
    Pass,
    PassCards,
    PlaceFirst,
    PlusTwo,
    Protect,
    Put,
    TakeBlue,
    UseJoker,
    Wait,
)
from oracle.maya_pyramids import Level, bottoms_with_room, erode, level_to_build, lift, pyramid_gold
from oracle.maya_table import (
    CARDS,
    LOW_CARDS,
    MINUS_THREE,
    PYRAMIDS,
    ROUNDS,
    BlockMarkers,
    Edition,
    Lifted,
    Phase,
    Quarry,
    Table,
    Variant,
)

__all__ = [
    "EXTRA_BLOCK",
    "EXTRA_CUBE",
    "FREE_DOUBLE",
    "FREE_PASS",
    "JOKER",
    "MOVE_BLOCK",
    "PLUS_TWO",
    "PROTECTION",
    "START_PLAYER",
    "TRANSPORT_2",
    "TRANSPORT_4",
    "Bid",
    "BlockMarkers",
    "BlockMove",
    "Build",
    "Decline",
    "Double",
    "Edition",
    "Extra",
    "FreeDouble",
    "FreePass",
    "Hit",
    "JokerDouble",
    "JokerExtra",
    "JokerLift",
    "JokerPass",
    "LayCard",
    "Level",
    "Lift",
    "Move",
    "NameStart",
    "Oracle",
    "Pass",
    "PassCards",
    "Phase",
    "PlaceFirst",
    "PlusTwo",
    "Protect",
    "Put",
    "Quarry",
    "TakeBlue",
    "UseJoker",
    "Variant",
    "Wait",
]

FIRST_CUBES = 2  # of every seat in set-up
HIGHEST_BID = 127
PLUS_POINTS = 2
MINUS_POINTS = 3
GREEN_TRANSPORT = 2
BLUE_TRANSPORT = 4
FORCED_PASS_GOLD = 1

Questions = dict[int, Callable[[int], set[Move]]]  # who is asked, and what lists a seat's moves
Answer = tuple[int, Move]
Story = Generator[Questions, Answer, None]


# Quarries


def quarry_points(cards: Sequence[tuple[int, int]], players: int) -> list[int]:
    """Every seat's sum of the non-negative cards (seat, value) at a quarry."""
    points = [0] * players
    for seat, value in cards:
        if value != MINUS_THREE:
            points[seat] += value
    return points


def ranking(cards: Sequence[tuple[int, int]], points: Sequence[int]) -> list[int]:
    """The seats with more than 0 points, most points first; a tie goes to who laid a card there first.

    Ruling MAYA-4: the earliest card of any kind counts, a -3 too. Ruling MAYA-15: the +2 marker loses ties.
    """

    def first_card(seat: int) -> int:
        own = [place for place, (owner, _) in enumerate(cards) if owner == seat]
        return min(own, default=len(cards))

    ranked = [seat for seat in range(len(points)) if points[seat] > 0]
    return sorted(ranked, key=lambda seat: (-points[seat], first_card(seat)))


# The game


class Oracle(Table):
    """One game of Maya; everything on the table is listed at `Table`.

    Chance comes in already drawn: `start_player`, and for the expert variant `blue_draws`, for each of the
    three rounds the four blue markers as shuffled; the first (players - 1) are on offer in that round.
    """

    def __init__(
        self,
        players: int,
        edition: Edition,
        *,
        start_player: int,
        blue_draws: Sequence[Sequence[int]] = (),
        block_markers: BlockMarkers = "any-time",
        variant: Variant = "base",
    ) -> None:
        super().__init__(players, edition, start_player, blue_draws, block_markers, variant)
        self._questions: Questions = {}
        self._story = self._game("set-up")
        self.go_on_from("set-up")

    # What a seat may do

    def pending(self) -> set[int]:
        """The seats that owe a decision now."""
        return set(self._questions)

    def legal(self, seat: int) -> set[Move]:
        if seat not in self._questions:
            return set()
        return self._questions[seat](seat)

    def play(self, seat: int, move: Move) -> None:
        if seat not in self.pending():
            raise ValueError(f"Seat {seat} has nothing to decide now; pending are {sorted(self.pending())}.")
        if move not in self.legal(seat):
            raise ValueError(f"Seat {seat} may not play {move}; look at legal({seat}).")
        try:
            self._questions = self._story.send((seat, move))
        except StopIteration:
            self._questions = {}

    def go_on_from(self, phase: Phase) -> None:
        """Start a phase of the current round on the table as it is: so that tests can arrange positions."""
        self._story = self._game(phase)
        try:
            self._questions = next(self._story)
        except StopIteration:
            self._questions = {}

    def _ask(self, seat: int, moves: Callable[[int], set[Move]]) -> Generator[Questions, Answer, Move]:
        _, move = yield {seat: moves}
        return move

    # The course of the game

    def _game(self, opening: Phase) -> Story:
        phases: dict[Phase, Callable[[], Story]] = {
            "set-up": self._set_up,
            "auction": self._auction,
            "laying": self._lay_cards,
            "plus two": self._place_plus_two,
            "settling": self._settle_quarries,
            "transport": self._transport,
            "building": self._build_pyramids,
        }
        to_come = list(phases)[list(phases).index(opening) :]
        while True:
            for phase in to_come:
                self.phase = phase
                yield from phases[phase]()
            self._pay_gold_and_erode()
            self._return_markers()
            if self.round == ROUNDS:
                break
            self.round += 1
            to_come = [phase for phase in phases if phase != "set-up"]
        self.phase = "over"

    # Set-up

    def _set_up(self) -> Story:
        for _ in range(FIRST_CUBES):
            for seat in self.turn_order():
                move = yield from self._ask(seat, self._first_moves)
                assert isinstance(move, PlaceFirst)
                self.supply[seat] -= 1
                self.pyramids[move.pyramid].cubes[0][seat] += 1  # Ruling MAYA-12: set-up cubes give no bonus.

    def _first_moves(self, seat: int) -> set[Move]:
        rooms = bottoms_with_room(self.pyramids)
        return {PlaceFirst(pyramid) for pyramid in rooms if self.pyramids[pyramid].cubes[0][seat] == 0}

    # Expert variant: the auction of blue markers

    def _auction(self) -> Story:
        if self.variant == "base":
            return
        self.offer = self.blue_draws[self.round - 1][: self.players - 1]
        self.bids = [None] * self.players
        while None in self.bids:
            seat, move = yield {
                seat: self._bid_moves for seat in range(self.players) if self.bids[seat] is None
            }
            assert isinstance(move, Bid)
            self.bids[seat] = move.gold
        bids = [bid or 0 for bid in self.bids]
        # Highest first; sorting keeps the turn order of equal bids.
        order = sorted(self.turn_order(), key=lambda seat: -bids[seat])
        takers = [seat for seat in order[:-1] if bids[seat] > 0]  # the last gets none and keeps its gold
        # The gold lies in the hands that open together: all have paid before the first one chooses.
        for seat in takers:
            self.receive(seat, "bids", -bids[seat])
        for seat in takers:
            marker = self.offer[0]
            if len(self.offer) > 1:
                move = yield from self._ask(seat, self._blue_moves)
                assert isinstance(move, TakeBlue)
                marker = move.marker
            self.offer.remove(marker)
            self.blue[seat] = marker
        self.offer = []  # Ruling MAYA-14: markers left over lapse.

    def _bid_moves(self, seat: int) -> set[Move]:
        return {Bid(gold) for gold in range(min(self.gold[seat], HIGHEST_BID) + 1)}

    def _blue_moves(self, _seat: int) -> set[Move]:
        return {TakeBlue(marker) for marker in self.offer}

    # Phase 1: laying cards

    def _lay_cards(self) -> Story:
        self.passed = [False] * self.players
        while not all(self.passed):
            for seat in self.turn_order():
                if self.passed[seat]:
                    continue
                move = yield from self._ask(seat, self._card_moves)
                if isinstance(move, LayCard):
                    self.hands[seat].remove(move.value)
                    self.laid[move.quarry].append((seat, move.value))
                    self.passed[seat] = not self.hands[seat]  # no card left: has passed
                else:
                    self.passed[seat] = True

    def _card_moves(self, seat: int) -> set[Move]:
        """Ruling MAYA-1: a player with cards but no quarry to lay them at can only pass."""
        moves: set[Move] = {PassCards()}
        for number, quarry in enumerate(self.edition.quarries):
            if len(self.laid[number]) == quarry.card_places:
                continue
            for value in self.hands[seat]:
                if value in LOW_CARDS or self.laid[number]:  # the first card must be low
                    moves.add(LayCard(value, number))
        return moves

    # Expert variant: +2 points

    def _place_plus_two(self) -> Story:
        seat = self.holder_of_blue(PLUS_TWO)
        if seat is None:
            return
        move = yield from self._ask(seat, self._plus_two_moves)
        if isinstance(move, PlusTwo):
            self.blue[seat] = None
            self.plus_two = (seat, move.quarry)

    def _plus_two_moves(self, _seat: int) -> set[Move]:
        """Ruling MAYA-15: any quarry, also an empty one."""
        return {Decline(), *(PlusTwo(number) for number in range(len(self.edition.quarries)))}

    # Phase 1: settling the quarries

    def _settle_quarries(self) -> Story:
        for quarry in reversed(range(len(self.edition.quarries))):  # from right to left
            self.settling = quarry
            if any(self.is_present(seat, quarry) for seat in range(self.players)):
                yield from self._offer_joker_as_protection(quarry)
                self._reveal(quarry)
                yield from self._play_minus_threes(quarry)
                yield from self._hand_out_prizes(quarry)
            self.settled.add(quarry)
        self.settling = None

    def _offer_joker_as_protection(self, quarry: int) -> Story:
        """Ruling MAYA-16: just before a quarry where its holder is present is revealed."""
        seat = self.holder_of_blue(JOKER)
        if seat is None or not self.is_present(seat, quarry) or seat in self.protections[quarry]:
            return
        move = yield from self._ask(seat, self._joker_moves)
        if isinstance(move, UseJoker):
            self.blue[seat] = None
            self.protections[quarry].add(seat)

    def _joker_moves(self, _seat: int) -> set[Move]:
        return {UseJoker(), Decline()}

    def _reveal(self, quarry: int) -> None:
        self.revealed.add(quarry)
        self.points = quarry_points(self.laid[quarry], self.players)
        if self.plus_two is not None and self.plus_two[1] == quarry:
            self.points[self.plus_two[0]] += PLUS_POINTS

    def _play_minus_threes(self, quarry: int) -> Story:
        """Owners decide from the start player of this moment; with nobody to hit they are not asked."""
        for seat in self.turn_order():
            if (seat, MINUS_THREE) in self.laid[quarry] and self.victims(seat, quarry):
                move = yield from self._ask(seat, self._hit_moves)
                if isinstance(move, Hit):
                    self.points[move.seat] -= MINUS_POINTS

    def _hit_moves(self, seat: int) -> set[Move]:
        assert self.settling is not None
        return {Decline(), *(Hit(other) for other in self.victims(seat, self.settling))}

    def _hand_out_prizes(self, quarry: int) -> Story:
        """Ruling MAYA-4: prizes of lower ranks that nobody takes are not moved up."""
        ranked = ranking(self.laid[quarry], self.points)
        printed = self.edition.quarries[quarry]
        for seat, prize in zip(ranked, printed.cubes, strict=False):
            gained = min(prize, self.supply[seat])  # Ruling MAYA-5: what the supply cannot give is not given.
            self.supply[seat] -= gained
            self.cubes[seat] += gained
        if ranked:  # Ruling MAYA-5: a first who gets no cubes still gets the marker.
            yield from self._win_marker(ranked[0], printed.marker)

    # Green markers when they are won

    def _win_marker(self, seat: int, marker: int) -> Story:
        if marker == PROTECTION:
            if self._protect_moves(seat):  # Ruling MAYA-3: not optional; without a quarry no effect.
                move = yield from self._ask(seat, self._protect_moves)
                assert isinstance(move, Protect)
                self.protections[move.quarry].add(seat)
        elif marker == START_PLAYER:
            move = yield from self._ask(seat, self._name_moves)
            assert isinstance(move, NameStart)
            self.start_player = move.seat
        elif marker == MOVE_BLOCK:
            yield from self._win_block_marker(seat, marker, self._won_move_block_moves)
        elif marker == EXTRA_BLOCK:
            yield from self._win_block_marker(seat, marker, self._won_extra_block_moves)
        else:
            self.green[seat].add(marker)

    def _protect_moves(self, _seat: int) -> set[Move]:
        """Ruling MAYA-3: an unsettled quarry with at least one card; own cards there are not needed."""
        return {
            Protect(quarry)
            for quarry in range(len(self.edition.quarries))
            if self.laid[quarry] and quarry not in self.settled and quarry != self.settling
        }

    def _name_moves(self, _seat: int) -> set[Move]:
        return {NameStart(seat) for seat in range(self.players)}

    def _win_block_marker(self, seat: int, marker: int, moves: Callable[[int], set[Move]]) -> Story:
        self.green[seat].add(marker)
        if moves(seat) != {Decline()}:  # with no possible use there is nothing to decide
            move = yield from self._ask(seat, moves)
            if not isinstance(move, Decline):
                yield from self._use_block_marker(seat, move)
        if self.block_markers == "at-once":
            self.green[seat].discard(marker)

    def _won_move_block_moves(self, seat: int) -> set[Move]:
        return {Decline(), *(Lift(pyramid, level) for pyramid, level in self.liftable(seat))}

    def _won_extra_block_moves(self, seat: int) -> set[Move]:
        return {Decline(), *(Extra(pyramid) for pyramid in self.extra_places(seat))}

    # Using a block marker

    def _put_moves(self, _seat: int) -> set[Move]:
        assert self.lifted is not None
        return {Put(pyramid) for pyramid in self.put_places(self.lifted.pyramid, self.lifted.level)}

    def _block_moves(self, seat: int) -> set[Move]:
        """What the block markers and the joker of a seat can do right now."""
        moves: set[Move] = set()
        for pyramid, level in self.liftable(seat):
            if MOVE_BLOCK in self.green[seat]:
                moves.add(Lift(pyramid, level))
            if self.blue[seat] == JOKER:
                moves.add(JokerLift(pyramid, level))
        for pyramid in self.extra_places(seat):
            if EXTRA_BLOCK in self.green[seat]:
                moves.add(Extra(pyramid))
            if self.blue[seat] == JOKER:
                moves.add(JokerExtra(pyramid))
        return moves

    def _use_block_marker(self, seat: int, move: Move) -> Story:
        assert isinstance(move, BlockMove)
        if isinstance(move, Lift):
            self.green[seat].remove(MOVE_BLOCK)
        elif isinstance(move, Extra):
            self.green[seat].remove(EXTRA_BLOCK)
        else:
            self.blue[seat] = None
        if isinstance(move, Lift | JokerLift):
            self.supply[seat] += lift(self.pyramids[move.pyramid], move.level, seat)
            self.lifted = Lifted(seat, move.pyramid, move.level)
            put = yield from self._ask(seat, self._put_moves)
            assert isinstance(put, Put)
            self.lifted = None
            self.place_cube(seat, put.pyramid, 0)
        else:
            self.supply[seat] -= 1
            self.place_cube(seat, move.pyramid, 0)

    # Phase 1: transport

    def _transport(self) -> Story:
        for seat in self.turn_order():
            yield from self._transport_cubes(seat)
        # Ruling MAYA-16: the extra cube is handed out after the surplus has gone back.
        for seat in range(self.players):
            if self.blue[seat] == EXTRA_CUBE and self.supply[seat] > 0:
                self.supply[seat] -= 1
                self.cubes[seat] += 1
        self.hands = [sorted(CARDS) for _ in range(self.players)]
        self.laid = [[] for _ in self.edition.quarries]
        self.settled = set()
        self.revealed = set()

    def _transport_cubes(self, seat: int) -> Story:
        """Ruling MAYA-16: transport +2 and +4 apply by themselves, the joker only when it helps."""
        limit = sum(value for value in self.hands[seat] if value != MINUS_THREE)
        if TRANSPORT_2 in self.green[seat]:
            limit += GREEN_TRANSPORT
        if self.blue[seat] == TRANSPORT_4:
            limit += BLUE_TRANSPORT
        if self.cubes[seat] > limit and self.blue[seat] == JOKER:
            move = yield from self._ask(seat, self._joker_moves)
            if isinstance(move, UseJoker):
                self.blue[seat] = None
                limit += GREEN_TRANSPORT
        surplus = max(self.cubes[seat] - limit, 0)
        self.cubes[seat] -= surplus
        self.supply[seat] += surplus

    # Phase 2: building

    def _build_pyramids(self) -> Story:
        seat = self.start_player
        while any(self.cubes):
            yield from self._take_building_turn(seat)
            seat = (seat + 1) % self.players
        # Ruling MAYA-9: when all cubes are used everyone has one last chance for a block marker or joker.
        for seat in self.turn_order():
            yield from self._take_building_turn(seat)

    def _take_building_turn(self, seat: int) -> Story:
        """Block markers first, then one main action; nothing for a seat without cubes and such markers."""
        while self.cubes[seat] > 0 or self._block_moves(seat):
            move = yield from self._ask(seat, self._turn_moves)
            if isinstance(move, BlockMove):
                yield from self._use_block_marker(seat, move)
            else:
                yield from self._main_action(seat, move)
                break

    def _turn_moves(self, seat: int) -> set[Move]:
        moves = self._block_moves(seat)
        if self.cubes[seat] == 0:
            return moves | {Wait()}
        moves |= {Pass()} | self._build_moves(seat)
        has_joker = self.blue[seat] == JOKER
        # Ruling MAYA-10: the free pass may also replace a forced pass.
        if FREE_PASS in self.green[seat]:
            moves.add(FreePass())
        if has_joker:
            moves.add(JokerPass())
        # Ruling MAYA-8: a double move needs at least one possible placement.
        if self._build_moves(seat):
            if self.cubes[seat] >= 3:
                moves.add(Double())
            if self.cubes[seat] >= 2 and FREE_DOUBLE in self.green[seat]:
                moves.add(FreeDouble())
            if self.cubes[seat] >= 2 and has_joker:
                moves.add(JokerDouble())
        return moves

    def _build_moves(self, seat: int) -> set[Move]:
        return {
            Build(number)
            for number in range(PYRAMIDS)
            if level_to_build(self.pyramids, number, seat) is not None
        }

    def _main_action(self, seat: int, move: Move) -> Story:
        if isinstance(move, Build):
            self._build(seat, move)
        elif isinstance(move, Double | FreeDouble | JokerDouble):
            self._pay_for(seat, move)
            for _ in range(2):
                # Ruling MAYA-8: a second cube that cannot be placed stays in hand.
                if self._build_moves(seat):
                    build = yield from self._ask(seat, self._build_moves)
                    assert isinstance(build, Build)
                    self._build(seat, build)
        elif isinstance(move, Pass | FreePass | JokerPass):
            if isinstance(move, Pass) and not self._build_moves(seat):
                self.receive(seat, "forced passes", FORCED_PASS_GOLD)
            self._pay_for(seat, move)
        else:
            assert isinstance(move, Wait)

    def _pay_for(
        self, seat: int, move: Double | FreeDouble | JokerDouble | Pass | FreePass | JokerPass
    ) -> None:
        """A double move or a pass costs a cube, its marker, or the joker."""
        if isinstance(move, FreeDouble):
            self.green[seat].remove(FREE_DOUBLE)
        elif isinstance(move, FreePass):
            self.green[seat].remove(FREE_PASS)
        elif isinstance(move, JokerDouble | JokerPass):
            self.blue[seat] = None
        else:
            self.cubes[seat] -= 1
            self.supply[seat] += 1

    def _build(self, seat: int, move: Build) -> None:
        level = level_to_build(self.pyramids, move.pyramid, seat)
        assert level is not None
        self.cubes[seat] -= 1
        self.place_cube(seat, move.pyramid, level)

    # Phase 3: gold and erosion

    def _pay_gold_and_erode(self) -> None:
        gold = [pyramid_gold(pyramid) for pyramid in self.pyramids]  # scoring of all levels comes first
        for seat in range(self.players):
            earned = sum(level[seat] for pyramid in gold for level in pyramid)
            self.receive(seat, f"round {self.round}", earned)
            if self.round < ROUNDS:
                for number, pyramid in enumerate(self.pyramids):
                    self.supply[seat] += erode(pyramid, gold[number], seat)

    def _return_markers(self) -> None:
        """All but the start player's; what was not used is lost."""
        self.protections = [set() for _ in self.edition.quarries]
        self.plus_two = None
        self.green = [set() for _ in range(self.players)]
        self.blue = [None] * self.players

    # The end

    def is_over(self) -> bool:
        return self.phase == "over"

    def score(self, seat: int) -> int:
        return self.gold[seat]

    def breakdown(self, seat: int) -> dict[str, int]:
        """The score by origin: start, bids (negative), forced passes, and the gold of every round."""
        return dict(self.ledger[seat])

    def winners(self) -> set[int]:
        """Most gold, then fewest own cubes in the supply; Ruling MAYA-19: still tied is shared."""
        if not self.is_over():
            return set()
        richest = [seat for seat in range(self.players) if self.gold[seat] == max(self.gold)]
        fewest = min(self.supply[seat] for seat in richest)
        return {seat for seat in richest if self.supply[seat] == fewest}

    # Invariants

    def check(self) -> None:
        super().check()
        assert bool(self.pending()) != self.is_over(), "Somebody must owe a decision exactly until the end."
        for seat in self.pending():
            assert self.legal(seat), f"Seat {seat} is asked but has no legal move."
