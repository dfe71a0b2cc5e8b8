"""A table of Maya kept by somebody who sees the first position, and from then on only hears effects."""

from dataclasses import dataclass, field
from functools import singledispatchmethod

from patolli.engine.effects import Effect
from patolli.games.maya import effects
from patolli.games.maya.view import MayaView

SETTLING = ("hit", "protect", "name-start-player", "block")
USED_AT_ONCE = {"protect": "protection", "name-start-player": "start player"}
"""Markers that views do not show, as they are used before anything else happens."""


@dataclass
class Quarry:
    cards: list[tuple[int, bool, int | None]] = field(default_factory=list)
    """Seat, back and value, None while it lies face down."""
    points_marker: int | None = None
    protected: set[int] = field(default_factory=set)


@dataclass
class Person:
    cards: tuple[int, ...]
    """All it owns."""
    gold: int
    cubes: int
    supply: int
    earned: list[int] = field(default_factory=list)
    forced: int = 0
    paid: int = 0
    markers: list[str] = field(default_factory=list)
    bid: int | None = None
    passed: bool = False
    points: int = 0


class Table:
    """Pieces on a table, moved by what is heard."""

    def __init__(self, first: MayaView) -> None:
        self.low = first.low_values
        self.round = first.round
        self.start_player = first.start_player
        self.on_offer: list[str] = []
        self.takers: list[int] = []
        self.have_bid: set[int] = set()
        self.settling: int | None = None
        self.lifted: tuple[str, int] | None = None
        self.doubling: int | None = None
        self.over: effects.GameEnded | None = None
        self.spaces = {each.name: [level.spaces for level in each.levels] for each in first.pyramids}
        self.pyramids = {each.name: [list(level.cubes) for level in each.levels] for each in first.pyramids}
        self.quarries = [Quarry() for _ in first.quarries]
        self.markers = [each.marker for each in first.quarries]
        self.prizes = [each.prizes for each in first.quarries]
        self.people = [Person(each.hand or (), each.gold, each.cubes, each.supply) for each in first.players]
        self.scoring = [0] * len(self.people)
        """Gold from pyramids that were paid since the last round began."""

    # Hearing

    @singledispatchmethod
    def hear(self, effect: Effect) -> None:
        raise AssertionError(f"nobody knows what to do with {effect}")

    @hear.register
    def _(self, effect: effects.CubePlaced) -> None:
        person = self.people[effect.seat]
        if effect.because in ("set-up", "building"):
            person.cubes -= 1
        elif effect.because in ("bonus", "extra-block"):
            person.supply -= 1
        else:
            assert self.lifted is not None
            self.lifted = None
        self.pyramids[effect.pyramid][effect.level][effect.seat] += 1
        assert sum(self.pyramids[effect.pyramid][effect.level]) <= self.spaces[effect.pyramid][effect.level]

    @hear.register
    def _(self, effect: effects.LevelFilled) -> None:
        level = self.pyramids[effect.pyramid][effect.level]
        assert effect.cubes == tuple(level)
        assert sum(level) == self.spaces[effect.pyramid][effect.level]

    def take_off(self, pyramid: str, level: int, cubes: tuple[int, ...]) -> None:
        assert any(cubes)
        for seat, number in enumerate(cubes):
            self.pyramids[pyramid][level][seat] -= number
            self.people[seat].supply += number
            assert self.pyramids[pyramid][level][seat] >= 0

    @hear.register
    def _(self, effect: effects.CubesFell) -> None:
        self.take_off(effect.pyramid, effect.level, effect.cubes)

    @hear.register
    def _(self, effect: effects.Eroded) -> None:
        self.take_off(effect.pyramid, effect.level, effect.cubes)

    @hear.register
    def _(self, effect: effects.LevelPaid) -> None:
        for seat, gold in enumerate(effect.gold):
            self.people[seat].gold += gold
            self.scoring[seat] += gold

    def end_scoring(self) -> None:
        for person, gold in zip(self.people, self.scoring, strict=True):
            person.earned.append(gold)
        self.scoring = [0] * len(self.people)

    @hear.register
    def _(self, effect: effects.RoundBegan) -> None:
        if self.round:
            self.end_scoring()
        self.round += 1
        assert (effect.round, effect.start_player) == (self.round, self.start_player)

    @hear.register
    def _(self, effect: effects.GameEnded) -> None:
        self.end_scoring()
        self.over = effect
        for seat, person in enumerate(self.people):
            assert [each[seat] for each in effect.earned] == person.earned
            assert (effect.forced[seat], effect.paid[seat]) == (person.forced, person.paid)
            assert (effect.points[seat], effect.supply[seat]) == (person.gold, person.supply)
            assert person.gold == effect.start + sum(person.earned) + person.forced - person.paid

    @hear.register
    def _(self, effect: effects.MarkersOffered) -> None:
        self.on_offer = list(effect.markers)
        self.have_bid = set()
        for person in self.people:
            person.bid = None

    @hear.register
    def _(self, effect: effects.BidMade) -> None:
        assert effect.gold is None
        self.have_bid.add(effect.seat)

    @hear.register
    def _(self, effect: effects.BidsOpened) -> None:
        assert self.have_bid == set(range(len(self.people)))
        self.takers = list(effect.takers)
        for person, bid, paid in zip(self.people, effect.bids, effect.paid, strict=True):
            person.bid = bid
            person.gold -= paid
            person.paid += paid

    @hear.register
    def _(self, effect: effects.MarkerTaken) -> None:
        assert self.takers.pop(0) == effect.seat
        self.on_offer.remove(effect.marker)
        self.people[effect.seat].markers.append(effect.marker)

    @hear.register
    def _(self, effect: effects.MarkersLapsed) -> None:
        assert list(effect.markers) == self.on_offer
        self.on_offer = []

    @hear.register
    def _(self, effect: effects.CardLaid) -> None:
        assert effect.value is None
        self.quarries[effect.quarry].cards.append((effect.seat, effect.high, None))

    @hear.register
    def _(self, effect: effects.LayingStopped) -> None:
        self.people[effect.seat].passed = True
        if all(person.passed for person in self.people):
            for person in self.people:
                person.passed = False
            self.settling = len(self.quarries)

    @hear.register
    def _(self, effect: effects.PointsMarkerLaid) -> None:
        self.quarries[effect.quarry].points_marker = effect.seat

    def settle_next(self, quarry: int) -> None:
        assert self.settling == quarry + 1, "quarries are settled from right to left"
        self.settling = quarry

    @hear.register
    def _(self, effect: effects.QuarrySkipped) -> None:
        self.settle_next(effect.quarry)
        assert not self.quarries[effect.quarry].cards

    @hear.register
    def _(self, effect: effects.QuarryRevealed) -> None:
        self.settle_next(effect.quarry)
        quarry = self.quarries[effect.quarry]
        assert [(card.seat, card.high) for card in effect.cards] == [card[:2] for card in quarry.cards]
        assert effect.points_marker == quarry.points_marker
        quarry.cards = [(card.seat, card.high, card.value) for card in effect.cards]
        for person, points in zip(self.people, effect.points, strict=True):
            person.points = points

    @hear.register
    def _(self, effect: effects.PointsTaken) -> None:
        assert effect.quarry == self.settling
        assert (effect.seat, True, -effect.points) in self.quarries[effect.quarry].cards
        if effect.target is not None:
            assert effect.target not in self.quarries[effect.quarry].protected
            self.people[effect.target].points -= effect.points
            assert self.people[effect.target].points == effect.left

    @hear.register
    def _(self, effect: effects.QuarryRanked) -> None:
        assert effect.quarry == self.settling
        assert {rank.seat for rank in effect.ranks} == {
            seat for seat, person in enumerate(self.people) if person.points > 0
        }
        prizes = (*self.prizes[effect.quarry], *[0] * len(self.people))
        for rank, due in zip(effect.ranks, prizes, strict=False):
            person = self.people[rank.seat]
            assert (rank.points, rank.due, rank.cubes) == (person.points, due, min(due, person.supply))
            person.cubes += rank.cubes
            person.supply -= rank.cubes

    @hear.register
    def _(self, effect: effects.StartPlayerNamed) -> None:
        self.people[effect.by].markers.remove("start player")
        self.start_player = effect.seat

    @hear.register
    def _(self, effect: effects.Protected) -> None:
        self.quarries[effect.quarry].protected.add(effect.seat)

    @hear.register
    def _(self, effect: effects.MarkerWon) -> None:
        assert effect.marker == self.markers[effect.quarry]
        self.people[effect.seat].markers.append(effect.marker)

    @hear.register
    def _(self, effect: effects.MarkerUsed) -> None:
        assert effect.marker in ("joker", effect.used_as)
        self.people[effect.seat].markers.remove(effect.marker)

    @hear.register
    def _(self, effect: effects.MarkerLost) -> None:
        self.people[effect.seat].markers.remove(effect.marker)

    @hear.register
    def _(self, effect: effects.MarkerKept) -> None:
        assert effect.marker in self.people[effect.seat].markers

    @hear.register
    def _(self, effect: effects.Waited) -> None:
        assert self.people[effect.seat].markers
        assert not self.people[effect.seat].cubes

    @hear.register
    def _(self, effect: effects.MarkersReturned) -> None:
        for person, markers in zip(self.people, effect.markers, strict=True):
            for marker in markers:
                person.markers.remove(marker)
        if effect.because == "round":
            assert not any(person.markers for person in self.people)

    @hear.register
    def _(self, effect: effects.BlockLifted) -> None:
        self.pyramids[effect.pyramid][effect.level][effect.seat] -= 1
        self.lifted = (effect.pyramid, effect.level)

    @hear.register
    def _(self, effect: effects.CubesCarried) -> None:
        person = self.people[effect.seat]
        assert (effect.won, effect.carried) == (person.cubes, min(person.cubes, effect.capacity))
        person.supply += effect.won - effect.carried
        person.cubes = effect.carried

    @hear.register
    def _(self, effect: effects.ExtraCubeTaken) -> None:
        self.people[effect.seat].supply -= 1
        self.people[effect.seat].cubes += 1

    @hear.register
    def _(self, effect: effects.CardsReturned) -> None:
        assert self.settling == 0
        self.settling = None
        self.quarries = [Quarry() for _ in self.quarries]

    @hear.register
    def _(self, effect: effects.DoubleMoveBegan) -> None:
        self.pay(effect.seat, effect.paid)
        self.doubling = self.people[effect.seat].cubes

    @hear.register
    def _(self, effect: effects.DoubleMoveEnded) -> None:
        assert self.doubling == self.people[effect.seat].cubes + effect.placed
        self.doubling = None

    @hear.register
    def _(self, effect: effects.Passed) -> None:
        self.pay(effect.seat, effect.paid)
        self.people[effect.seat].gold += effect.gold
        self.people[effect.seat].forced += effect.gold

    def pay(self, seat: int, cubes: int) -> None:
        self.people[seat].cubes -= cubes
        self.people[seat].supply += cubes

    @hear.register
    def _(self, effect: effects.LastTurnsBegan) -> None:
        assert not any(person.cubes for person in self.people)

    # Looking

    def hand(self, seat: int) -> list[int] | None:
        """The cards in hand; None as long as own cards lie face down."""
        laid = [value for quarry in self.quarries for owner, _, value in quarry.cards if owner == seat]
        hand = sorted(self.people[seat].cards)
        for value in laid:
            if value is None:
                return None
            hand.remove(value)
        return hand

    def backs(self, seat: int) -> tuple[int, int]:
        """How many low and high cards are in hand."""
        laid = [high for quarry in self.quarries for owner, high, _ in quarry.cards if owner == seat]
        low = sum(value in self.low for value in self.people[seat].cards)
        return low - laid.count(False), len(self.people[seat].cards) - low - laid.count(True)

    def capacity(self, seat: int) -> int | None:
        hand = self.hand(seat)
        markers = (marker.partition(" +") for marker in self.people[seat].markers)
        more = sum(int(number) for name, _, number in markers if name == "transport")
        return None if hand is None else sum(max(value, 0) for value in hand) + more

    def require_same(self, view: MayaView) -> None:
        """Compare everything with what a spectator sees."""
        assert (self.round, self.start_player) == (view.round, view.start_player)
        assert (tuple(self.on_offer), tuple(self.takers)) == (view.on_offer, view.takers)
        assert (self.over is not None) == (view.stage == "over")
        assert self.lifted == view.lifted
        assert (self.doubling is not None) == (view.stage in ("double", "doubled"))
        if view.stage == "bid":
            assert set(view.pending) == set(range(len(self.people))) - self.have_bid
        if view.stage in SETTLING:
            assert view.settling == self.settling
        self.require_same_boards(view)
        for seat in range(len(self.people)):
            self.require_same_player(view, seat)

    def require_same_boards(self, view: MayaView) -> None:
        seen = {each.name: [list(level.cubes) for level in each.levels] for each in view.pyramids}
        assert self.pyramids == seen
        for own, quarry in zip(self.quarries, view.quarries, strict=True):
            assert own.cards == [(card.seat, card.high, card.value) for card in quarry.cards]
            assert (own.points_marker, own.protected) == (quarry.points_marker, set(quarry.protected))
            if own.cards:
                assert quarry.face_down == any(value is None for _, _, value in own.cards)

    def require_same_player(self, view: MayaView, seat: int) -> None:
        own, player = self.people[seat], view.players[seat]
        assert (own.gold, own.forced, own.paid) == (player.gold, player.forced, player.paid)
        assert tuple(own.earned) == player.earned
        assert (own.cubes, own.supply) == (player.cubes, player.supply)
        assert self.hand(seat) == (None if player.hand is None else sorted(player.hand))
        assert self.backs(seat) == (player.low_cards, player.high_cards)
        assert self.capacity(seat) == player.capacity
        assert (own.bid, own.passed) == (player.bid, player.passed)
        winning = [USED_AT_ONCE[view.stage]] if view.stage in USED_AT_ONCE and seat in view.pending else []
        assert sorted(own.markers) == sorted([*player.green, *player.blue, *winning])
        if view.stage in SETTLING:
            assert own.points == player.points
