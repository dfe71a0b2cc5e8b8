"""The effects of Maya, and who hears them: enough to move the pieces on a real table.

A pyramid goes by its name, a marker by the name it has in views, like "transport +2". Seats, quarries and
levels count from 0. Values by seat have a number for every seat.

Everybody, spectators included, hears an effect unless its `heard_by` says otherwise.
"""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Literal

import msgspec

from patolli.engine.effects import Effect, together
from patolli.engine.outcome import DecidedBy
from patolli.engine.words import Said, Who, enumerated, listed, words
from patolli.games.maya.moves import marker_words

BySeat = tuple[int, ...]
"""A number for every seat."""

# Reasons
CubeBecause = Literal["set-up", "building", "bonus", "extra-block", "move-a-block"]
Bonus = Literal["given", "tied", "no-supply", "above-not-empty", "top"]
TakenBecause = Literal["chosen", "last"]
StoppedBecause = Literal["decided", "no-cards"]
HitBecause = Literal["chosen", "declined", "nobody-to-hit"]
ProtectedBecause = Literal["protection", "joker"]
LostBecause = Literal["declined", "no-use"]
ReturnedBecause = Literal["transport", "round"]
PassedBecause = Literal["chosen", "forced", "marker"]


# Cubes on pyramids


class CubePlaced(Effect, frozen=True):
    """A cube was put on a level. In set-up and building it comes from the hand, a bonus cube and an extra
    block from the supply; a block that is moved was lifted before."""

    seat: int
    pyramid: str
    level: int
    because: CubeBecause

    def words(self) -> Said:
        if self.because == "building":
            return words("maya-effect-cube-placed", level=self.level + 1)
        if self.because == "bonus":
            return words(
                "maya-effect-cube-bonus", who=Who(self.seat), pyramid=self.pyramid, level=self.level + 1
            )
        return ""


class LevelFilled(Effect, frozen=True):
    """A level has no room left. The player with strictly the most cubes there gets a bonus cube on the
    level above: `CubePlaced` follows, unless something stands against it."""

    pyramid: str
    level: int
    cubes: BySeat
    bonus: Bonus

    def words(self) -> Said:
        most = [seat for seat, cubes in enumerate(self.cubes) if cubes == max(self.cubes)]
        why: Said = ""
        if self.bonus == "tied":
            why = words("maya-effect-part-bonus-tied", who=together(most))
        elif self.bonus == "no-supply":
            why = words("maya-effect-part-bonus-supply", who=together(most))
        elif self.bonus == "above-not-empty":
            why = words("maya-effect-part-bonus-above", level=self.level + 2)
        return words("maya-effect-level-filled", pyramid=self.pyramid, level=self.level + 1, why=why)


class CubesFell(Effect, frozen=True):
    """Cubes whose owners have none on the level below any more went back to the supply."""

    pyramid: str
    level: int
    cubes: BySeat

    def words(self) -> Said:
        fallen = [
            words("maya-effect-part-cubes-of", who=Who(seat), cubes=cubes)
            for seat, cubes in enumerate(self.cubes)
            if cubes
        ]
        return words(
            "maya-effect-cubes-fell", pyramid=self.pyramid, level=self.level + 1, cubes=enumerated(fallen)
        )


# Rounds


class RoundBegan(Effect, frozen=True):
    round: int
    """From 1."""
    start_player: int

    def words(self) -> Said:
        return words("maya-effect-round-began", round=self.round, who=Who(self.start_player))


class LevelPaid(Effect, frozen=True):
    """A level paid gold for most and second most cubes."""

    pyramid: str
    level: int
    gold: BySeat

    def words(self) -> Said:
        payments = [
            words("maya-effect-part-gold-to", gold=gold, who=together(seats), people=len(seats))
            for gold, seats in _alike(self.gold)
        ]
        return words(
            "maya-effect-level-paid",
            pyramid=self.pyramid,
            level=self.level + 1,
            payments=enumerated(payments),
        )


class Eroded(Effect, frozen=True):
    """Cubes went back to the supply from a level that paid: one of everybody who got gold there. `CubesFell`
    tells later what is left without support."""

    pyramid: str
    level: int
    cubes: BySeat

    def words(self) -> Said:
        ((_, seats),) = _alike(self.cubes)
        return words(
            "maya-effect-eroded",
            pyramid=self.pyramid,
            level=self.level + 1,
            who=together(seats),
            people=len(seats),
        )


class GameEnded(Effect, frozen=True):
    """The final scoring: who won, everybody's gold, and where it comes from."""

    points: BySeat
    winners: tuple[int, ...]
    decided_by: DecidedBy
    earned: tuple[BySeat, ...]
    """From the pyramids, in each round."""
    forced: BySeat
    """From forced passes."""
    start: int
    """The gold that everybody began with."""
    paid: BySeat
    """For blue markers."""
    supply: BySeat
    """Own cubes in the supply, which decide between equal gold: fewest win."""

    def words(self) -> Said:
        gold = [
            words("maya-effect-part-has-gold", who=Who(seat), gold=gold)
            for seat, gold in enumerate(self.points)
        ]
        won = words(
            "maya-effect-part-won",
            by=self.decided_by.value,
            who=together(self.winners),
            cubes=self.supply[self.winners[0]],
        )
        return words("maya-effect-game-ended", gold=enumerated(gold), won=won)


# The auction of blue markers


class MarkersOffered(Effect, frozen=True):
    """Blue markers were drawn for the round."""

    markers: tuple[str, ...]

    def words(self) -> Said:
        return words("maya-effect-markers-offered", markers=_markers(self.markers))


class BidMade(Effect, frozen=True):
    seat: int
    gold: int | None
    """None for others, until the bids are opened."""

    def heard_by(self, listener: int) -> "BidMade":
        return self if listener == self.seat else BidMade(self.seat, None)

    def words(self) -> Said:
        return words("maya-effect-bid-made", who=Who(self.seat)) if self.gold is None else ""


class BidsOpened(Effect, frozen=True):
    """All bids were shown; those who take a marker paid theirs."""

    reveals_decisions = True

    bids: BySeat
    takers: tuple[int, ...]
    """The seats that take a marker, in this order: the highest bid first, equal ones in turn order from the
    start player. The last of all, and a player who bids nothing, takes none and keeps its gold."""
    paid: BySeat

    def words(self) -> Said:
        bids = [
            words("maya-effect-part-bid", who=Who(seat), gold=gold) for seat, gold in enumerate(self.bids)
        ]
        taking: Said = words("maya-effect-part-takes-none")
        if self.takers:
            taking = words("maya-effect-part-takes", who=together(self.takers), people=len(self.takers))
        offered = [bid for bid in self.bids if bid]
        tied: Said = words("maya-effect-part-bids-tied") if len(set(offered)) < len(offered) else ""
        return words("maya-effect-bids-opened", bids=enumerated(bids), taking=taking, tied=tied)


class MarkerTaken(Effect, frozen=True):
    """A blue marker was taken: chosen, or the only one left."""

    seat: int
    marker: str
    because: TakenBecause

    def words(self) -> Said:
        if self.because == "chosen":
            return ""
        return words("maya-effect-marker-taken", who=Who(self.seat), marker=marker_words(self.marker))


class MarkersLapsed(Effect, frozen=True):
    """Blue markers that nobody took went back."""

    markers: tuple[str, ...]

    def words(self) -> Said:
        return words("maya-effect-markers-lapsed", markers=_markers(self.markers))


# Cards at the quarries


class CardLaid(Effect, frozen=True):
    """A card was laid face down; everybody sees its back, high or low."""

    seat: int
    quarry: int
    high: bool
    value: int | None
    """None for others."""

    def heard_by(self, listener: int) -> "CardLaid":
        return self if listener == self.seat else CardLaid(self.seat, self.quarry, self.high, None)

    def words(self) -> Said:
        if self.value is not None:
            return ""
        return words("maya-effect-card-laid", back="high" if self.high else "low")


class LayingStopped(Effect, frozen=True):
    """Somebody lays no more cards this round."""

    seat: int
    because: StoppedBecause

    def words(self) -> Said:
        return "" if self.because == "decided" else words("maya-effect-laying-stopped", who=Who(self.seat))


class PointsMarkerLaid(Effect, frozen=True):
    """The blue points marker was put at a quarry."""

    seat: int
    quarry: int
    points: int


# Settling


class RevealedCard(msgspec.Struct, frozen=True):
    seat: int
    high: bool
    value: int


class QuarrySkipped(Effect, frozen=True):
    """Nobody is at a quarry; there is nothing to settle."""

    quarry: int

    def words(self) -> Said:
        return words("maya-effect-quarry-skipped", quarry=self.quarry + 1)


class QuarryRevealed(Effect, frozen=True):
    """The cards at a quarry were turned up, in the order in which they were laid."""

    shown_in_passing = True

    quarry: int
    cards: tuple[RevealedCard, ...]
    points_marker: int | None
    """The seat whose blue points marker lies there."""
    points: BySeat

    def words(self) -> Said:
        values: dict[int, list[Said]] = {}
        for card in self.cards:
            values.setdefault(card.seat, []).append(str(card.value))
        if self.points_marker is not None:
            values.setdefault(self.points_marker, []).append(words("maya-effect-part-points-marker"))
        points = [
            words("maya-effect-part-points", who=Who(seat), points=self.points[seat], cards=listed(each))
            for seat, each in values.items()
        ]
        return words("maya-effect-quarry-revealed", quarry=self.quarry + 1, points=enumerated(points))


class PointsTaken(Effect, frozen=True):
    """The use of a -3: it takes points off another player at its quarry, or off nobody."""

    seat: int
    quarry: int
    target: int | None
    points: int
    """The points that it takes."""
    left: int | None
    """The points of the target now; 0 or fewer get nothing."""
    because: HitBecause

    def words(self) -> Said:
        if self.target is None or self.left is None:
            why = "declined" if self.because == "declined" else "nobody"
            return words("maya-effect-points-not-taken", who=Who(self.seat), minus=self.points, why=why)
        return words(
            "maya-effect-points-taken", who=Who(self.target), points=self.points, left=max(self.left, 0)
        )


class QuarryRank(msgspec.Struct, frozen=True):
    """A player's place at a quarry, and its cubes from the supply."""

    seat: int
    points: int
    cubes: int
    due: int
    """The number printed for the place; the supply may hold fewer."""


class QuarryRanked(Effect, frozen=True):
    """The players with points at a quarry got cubes by rank. The first wins the marker: `MarkerWon`."""

    quarry: int
    ranks: tuple[QuarryRank, ...]
    """The first one first. Equal points go to the player who laid a card there first."""

    @property
    def ties(self) -> list[list[int]]:
        """List the seats with equal points, in the order in which they laid cards."""
        alike = (list(ranks) for _, ranks in groupby(self.ranks, lambda rank: rank.points))
        return [[rank.seat for rank in ranks] for ranks in alike if len(ranks) > 1]

    def words(self) -> Said:
        if not self.ranks:
            return words("maya-effect-quarry-unranked", quarry=self.quarry + 1)
        ranks = [
            words(
                "maya-effect-part-rank",
                who=Who(rank.seat),
                cubes=rank.cubes,
                supply="short" if rank.cubes < rank.due else "enough",
            )
            for rank in self.ranks
        ]
        ties: Said = ""
        for tied in self.ties:
            tie = words("maya-effect-part-tie", who=together(tied), first=Who(tied[0]))
            ties = words("maya-effect-part-ties", first=ties, last=tie)
        return words("maya-effect-quarry-ranked", quarry=self.quarry + 1, ranks=enumerated(ranks), ties=ties)


class StartPlayerNamed(Effect, frozen=True):
    """It counts from this moment on; the marker goes to the player who was named."""

    seat: int
    by: int


class Protected(Effect, frozen=True):
    """No -3 can reduce a player at a quarry."""

    seat: int
    quarry: int
    because: ProtectedBecause

    def words(self) -> Said:
        return words("maya-effect-protected", who=Who(self.seat), quarry=self.quarry + 1)


# Markers


class MarkerWon(Effect, frozen=True):
    """The first at a quarry got its green marker."""

    seat: int
    quarry: int
    marker: str

    def words(self) -> Said:
        return words("maya-effect-marker-won", who=Who(self.seat), marker=marker_words(self.marker))


class MarkerUsed(Effect, frozen=True):
    """A marker was handed in; what it does follows."""

    seat: int
    marker: str
    used_as: str
    """The joker counts as a green marker, all others as themselves."""

    def words(self) -> Said:
        if self.marker == self.used_as or not self.used_as.startswith(("protection", "transport")):
            return ""
        return words("maya-effect-marker-used", who=Who(self.seat), marker=marker_words(self.used_as))


class MarkerKept(Effect, frozen=True):
    """A marker could have been used and is kept for later."""

    seat: int
    marker: str

    def words(self) -> Said:
        return words("maya-effect-marker-kept", who=Who(self.seat), marker=marker_words(self.marker))


class MarkerLost(Effect, frozen=True):
    """A marker that has to be used at once, or never, went back without any use."""

    seat: int
    marker: str
    because: LostBecause

    def words(self) -> Said:
        why = "declined" if self.because == "declined" else "useless"
        return words("maya-effect-marker-lost", who=Who(self.seat), marker=marker_words(self.marker), why=why)


class MarkersReturned(Effect, frozen=True):
    """Markers went back: those for the transport after it, all others at the end of the round. The start
    player's stays."""

    markers: tuple[tuple[str, ...], ...]
    """By seat."""
    because: ReturnedBecause

    def words(self) -> Said:
        returned = [
            words("maya-effect-part-markers-of", who=Who(seat), markers=_markers(markers))
            for seat, markers in enumerate(self.markers)
            if markers
        ]
        return words("maya-effect-markers-returned", markers=enumerated(returned))


class BlockLifted(Effect, frozen=True):
    """An own cube was taken from a level, to be put on a bottom level next. `CubesFell` tells what it
    supported."""

    seat: int
    pyramid: str
    level: int


# Transport


class CubesCarried(Effect, frozen=True):
    """Cards still in hand, and markers, carried cubes to the pyramids; the rest went back to the supply."""

    seat: int
    won: int
    carried: int
    capacity: int

    def words(self) -> Said:
        if self.carried == self.won:
            return words("maya-effect-cubes-carried", who=Who(self.seat), cubes=self.carried)
        return words(
            "maya-effect-cubes-left",
            who=Who(self.seat),
            carried=self.carried,
            won=self.won,
            left=self.won - self.carried,
        )


class ExtraCubeTaken(Effect, frozen=True):
    """The blue marker "extra cube" gave a cube from the supply, which needs no transport."""

    seat: int

    def words(self) -> Said:
        return words("maya-effect-extra-cube-taken", who=Who(self.seat))


class CardsReturned(Effect, frozen=True):
    """All cards returned to their owners' hands; nothing lies at the quarries any more."""

    def words(self) -> Said:
        return words("maya-effect-cards-returned")


# Building


class DoubleMoveBegan(Effect, frozen=True):
    """Two cubes are placed now, for a cube paid to the supply, or for none by a marker."""

    seat: int
    paid: int


class DoubleMoveEnded(Effect, frozen=True):
    """Both cubes of a double move are placed; or the second one can go nowhere and stays in hand."""

    seat: int
    placed: int

    def words(self) -> Said:
        return "" if self.placed == 2 else words("maya-effect-double-move-ended", who=Who(self.seat))


class Passed(Effect, frozen=True):
    """Somebody passed and paid a cube to the supply, or none by a marker. A player who can place no cube
    at all is forced to, and gets gold."""

    seat: int
    because: PassedBecause
    paid: int
    gold: int

    def words(self) -> Said:
        if self.because != "forced":
            return ""
        return words("maya-effect-passed", who=Who(self.seat), gold=self.gold)


class Waited(Effect, frozen=True):
    """Somebody without cubes keeps a block marker for later."""

    seat: int


class LastTurnsBegan(Effect, frozen=True):
    """Nobody has cubes left; block markers can still be used, once round from the start player."""

    def words(self) -> Said:
        return words("maya-effect-last-turns-began")


# Words in a row


def _markers(markers: Iterable[str]) -> Said:
    return enumerated([words("maya-effect-part-marker", marker=marker_words(marker)) for marker in markers])


def _alike(numbers: BySeat) -> list[tuple[int, list[int]]]:
    """Group seats by their numbers, the highest first, without those who have nothing."""
    of: Callable[[int], int] = numbers.__getitem__
    seats = sorted((seat for seat, number in enumerate(numbers) if number), key=of, reverse=True)
    return [(number, list(alike)) for number, alike in groupby(seats, of)]
