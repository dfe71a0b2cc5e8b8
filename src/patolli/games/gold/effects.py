"""The effects of Das Gold der Maya: what happens, as typed facts, and who hears it.

Everybody, spectators included, hears an effect unless its `heard_by` says otherwise.
"""

from collections.abc import Iterable
from fractions import Fraction
from typing import Literal

import msgspec

from patolli.engine.effects import Effect, together
from patolli.engine.outcome import DecidedBy
from patolli.engine.words import Said, Who, Words, enumerated, in_turn, words
from patolli.games.gold.shards import MATERIALS, Material, down_of, material_of, size_of, up_of

How = Literal["kept", "turned", "out"]
PaidBecause = Literal["bid-least", "chosen-of-least", "chosen-of-all"]


class LyingShard(msgspec.Struct, frozen=True):
    """A shard as it lies for all to see."""

    number: int
    """Its place in the order in which they leave the bag and are sold, from 0."""
    size: int
    circle: int
    """The size of a complete tablet."""
    up: Material
    down: Material | None = None
    """The back, if everybody has seen it."""

    def words(self) -> Words:
        return self.words_of(self.up)

    def words_of(self, side: Material) -> Words:
        return words("gold-effect-shard", material=side, part=_part(self.size, self.circle))


def lying_shard(number: int, shard: int, circle: int, is_open: bool) -> LyingShard:
    """Read a cell (see shards.py); tell the back only if everybody has seen it."""
    down = material_of(down_of(shard)) if is_open else None
    return LyingShard(number, size_of(shard), circle, material_of(up_of(shard)), down)


# The auction


class AuctionOpened(Effect, frozen=True):
    """All bid for the front shard of the row now."""

    auction: int
    """From 1."""
    auctions: int
    """How many there are."""
    shard: LyingShard

    def words(self) -> Said:
        return words(
            "gold-effect-auction", auction=self.auction, auctions=self.auctions, shard=self.shard.words()
        )


class BidMade(Effect, frozen=True):
    """Somebody has bid; how much, the others hear when the bids are opened."""

    seat: int
    beads: int | None

    def heard_by(self, listener: int) -> Effect:
        return self if listener == self.seat else BidMade(self.seat, None)

    def words(self) -> Said:
        return words("gold-effect-has-bid", who=Who(self.seat)) if self.beads is None else ""


class BidsOpened(Effect, frozen=True):
    """All bids are shown together."""

    reveals_decisions = True

    bids: tuple[int, ...]
    """Of every seat."""

    def words(self) -> Said:
        bids = [words("gold-effect-bid", who=Who(seat), beads=beads) for seat, beads in enumerate(self.bids)]
        return words("gold-effect-bids", bids=enumerated(bids))


class ShardSold(Effect, frozen=True):
    """Somebody has won the auction."""

    seat: int
    shard: LyingShard
    price: int
    to: tuple[int, ...]
    """The seats that may get the beads; if there are several, the winner chooses one of them."""
    because: Literal["highest-bid", "highest-left"]
    cancelled: tuple[int, ...]
    """The seats with higher bids, which were equal and cancelled each other."""

    def words(self) -> Said:
        who = Who(self.seat)
        if self.because == "highest-bid":
            sold = words("gold-effect-sold", who=who, shard=self.shard.words(), beads=self.price)
        else:
            sold = words(
                "gold-effect-sold-left",
                cancelled=together(self.cancelled),
                who=who,
                shard=self.shard.words(),
                beads=self.price,
            )
        if len(self.to) == 1:
            return sold
        # Those whose bids cancelled each other bid more than the winner, so they are paid only if all did.
        if self.to == self.cancelled:
            return in_turn([sold, words("gold-effect-payees-all", who=who, beads=self.price)])
        payees = together(self.to)
        choosing = words("gold-effect-payees-least", payees=payees, who=who, beads=self.price)
        return in_turn([sold, choosing])


class ShardUnsold(Effect, frozen=True):
    """Nobody has won the auction: the shard leaves the game with its back unseen."""

    shard: LyingShard
    because: Literal["nobody-bid", "equal-bids"]

    def words(self) -> Said:
        return words("gold-effect-unsold", because=self.because, shard=self.shard.words())


class BeadsPaid(Effect, frozen=True):
    """The winner pays its bid."""

    seat: int
    to: int
    beads: int
    because: PaidBecause
    """The winner chooses if several bid least, and of all others if it bid least itself."""

    def words(self) -> Said:
        return words(
            "gold-effect-paid", because=self.because, who=Who(self.seat), to=Who(self.to), beads=self.beads
        )


class ShardDrawn(Effect, frozen=True):
    """A shard comes from the bag to the end of the row."""

    shard: LyingShard
    in_bag: int
    """How many are left there."""

    def words(self) -> Said:
        return words("gold-effect-drawn", shard=self.shard.words(), left=self.in_bag)


# The plate


class BackSeen(Effect, frozen=True):
    """The winner takes the shard and looks at its back, which nobody else sees."""

    seat: int
    shard: LyingShard
    back: Material | None

    def heard_by(self, listener: int) -> Effect:
        return self if listener == self.seat else BackSeen(self.seat, self.shard, None)

    def words(self) -> Said:
        if self.back is None:
            return words("gold-effect-looked", who=Who(self.seat), shard=self.shard.words())
        return words("gold-effect-back", who=Who(self.seat), shard=self.shard.words(), material=self.back)


class PlateChosen(Effect, frozen=True):
    """The winner, who has several plates, assigns the new shard to one of them."""

    seat: int
    plate: int


class ShardArranged(Effect, frozen=True):
    """The winner has decided about one shard of the plate; the others do not see it yet."""

    seat: int
    shard: LyingShard
    """As it lies now."""
    how: How
    up: Material | None
    """The side that will be up; None if it will leave the game."""

    def heard_by(self, listener: int) -> Effect | None:
        return self if listener == self.seat else None

    def words(self) -> Said:
        if self.up is None:
            return words("gold-effect-will-go", shard=self.shard.words())
        return words("gold-effect-will-lie", shard=self.shard.words(), material=self.up)


class PlateArranged(Effect, frozen=True):
    """All shards of a plate are decided, and everybody sees how they lie."""

    reveals_decisions = True

    seat: int
    plate: int
    plates: int
    """How many everybody has."""
    new: int
    """The number of the shard that was won."""
    lying: tuple[LyingShard, ...]
    """All that lie on the plate now; their order does not matter."""
    turned: tuple[int, ...]
    """The numbers of those that were turned over now."""
    out: tuple[LyingShard, ...]
    """Those that left the game now, as they lay last."""

    def words(self) -> Said:
        parts = [self._new_words()]
        turned = [each for each in self.lying if each.number in self.turned and each.number != self.new]
        if turned:
            parts.append(
                words("gold-effect-turned", shards=enumerated(map(_turned_words, _by_value(turned))))
            )
        out = [each for each in self.out if each.number != self.new]
        if out:
            parts.append(words("gold-effect-out", shards=enumerated(each.words() for each in _by_value(out))))
        return in_turn([*parts, self._filled_words()])

    def _new_words(self) -> Words:
        (new,) = (each for each in (*self.lying, *self.out) if each.number == self.new)
        who, plate = Who(self.seat), _plate_number(self.plate, self.plates)
        if new in self.out:
            return words("gold-effect-new-out", who=who, shard=new.words())
        if new.down is None:
            return words("gold-effect-new-kept", who=who, plate=plate, shard=new.words())
        before = new.words_of(new.down)
        return words("gold-effect-new-turned", who=who, plate=plate, shard=before, material=new.up)

    def _filled_words(self) -> Words:
        size = sum(each.size for each in self.lying)
        if not size:
            return words("gold-effect-empty", plate=_plate_number(self.plate, self.plates))
        circle = self.lying[0].circle
        if size == circle:
            return words("gold-effect-complete", plate=_plate_number(self.plate, self.plates))
        return words(
            "gold-effect-filled", plate=_plate_number(self.plate, self.plates), part=_part(size, circle)
        )


# The end


class PlateScored(Effect, frozen=True):
    """At the end a plate scores."""

    seat: int
    plate: int
    plates: int
    """How many everybody has."""
    is_complete: bool
    complete: int
    """Points for being complete."""
    values: int
    """Points for what its shards show."""
    one_material: int
    """Points of a complete tablet for being all one material."""

    @property
    def points(self) -> int:
        return self.complete + self.values + self.one_material

    def words(self) -> Said:
        who, plate = Who(self.seat), _plate_number(self.plate, self.plates)
        if not self.is_complete:
            return words("gold-effect-scored-incomplete", who=who, plate=plate, points=self.points)
        return words(
            "gold-effect-scored",
            who=who,
            plate=plate,
            points=self.points,
            complete=self.complete,
            values=self.values,
            one=self.one_material,
        )


class BeadsScored(Effect, frozen=True):
    """At the end beads score; those behind screens are shown now."""

    seat: int
    beads: int
    points: int

    def words(self) -> Said:
        return words("gold-effect-scored-beads", who=Who(self.seat), beads=self.beads, points=self.points)


class GameEnded(Effect, frozen=True):
    """All shards are sold and everything is counted."""

    points: tuple[int, ...]
    """Of every seat."""
    winners: tuple[int, ...]
    decided_by: DecidedBy

    def words(self) -> Said:
        totals = [
            words("gold-effect-total", who=Who(seat), points=points)
            for seat, points in enumerate(self.points)
        ]
        return words(
            "gold-effect-end",
            totals=enumerated(totals),
            winners=together(self.winners),
            decided=self.decided_by.value,
        )


# Parts of sentences


def _part(size: int, circle: int) -> str:
    """Write a part of the circle, like 1/6."""
    return str(Fraction(size, circle))


def _plate_number(plate: int, plates: int) -> int:
    """Number a plate from 1; 0 is the only one somebody has."""
    return plate + 1 if plates > 1 else 0


def _turned_words(shard: LyingShard) -> Words:
    assert shard.down is not None, "everybody has seen both sides"
    return words("gold-effect-turned-shard", shard=shard.words_of(shard.down), material=shard.up)


def _by_value(shards: Iterable[LyingShard]) -> list[LyingShard]:
    return sorted(shards, key=lambda shard: (MATERIALS.index(shard.up), shard.number))
