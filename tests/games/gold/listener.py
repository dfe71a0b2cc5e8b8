"""Somebody who only hears what happens, and moves the pieces of a table of their own."""

import msgspec

from patolli.engine.effects import Effect
from patolli.games.gold.effects import (
    AuctionOpened,
    BackSeen,
    BeadsPaid,
    BeadsScored,
    BidMade,
    BidsOpened,
    GameEnded,
    LyingShard,
    PlateArranged,
    PlateChosen,
    PlateScored,
    ShardDrawn,
    ShardSold,
    ShardUnsold,
)
from patolli.games.gold.shards import MATERIALS
from patolli.games.gold.view import Arrangement, GoldView, Plate, Player, Shard, Stage, in_legal_order


class ListenersTable:
    """A table laid as a spectator sees it first; from then on it is changed by effects alone."""

    def __init__(self, first: GoldView) -> None:
        self.first = first
        everybody = range(len(first.players))
        self.auction = first.auction
        self.stage: Stage = first.stage
        self.pending = set(first.pending)
        self.row = list(first.row)
        self.in_bag = first.in_bag
        self.new: Shard | None = None
        self.chosen: int | None = None
        self.winner: int | None = None
        self.payee: int | None = None
        self.unsold: list[Shard] = []
        self.beads = [player.beads for player in first.players]
        self.opened: list[int | None] = [None for _ in everybody]
        self.plates: list[list[tuple[Shard, ...]]] = [
            [plate.shards for plate in player.plates] for player in first.players
        ]
        self.out: list[tuple[Shard, ...]] = [() for _ in everybody]
        self.scored = [0 for _ in everybody]
        self.totals: tuple[int, ...] = ()

    def hear(self, effect: Effect) -> None:
        match effect:
            case BidMade(seat, beads):
                assert beads is None
                self.pending.remove(seat)
            case BidsOpened(bids):
                assert not self.pending
                self.opened = list(bids)
                self.winner = self.payee = None
            case ShardSold(seat, shard, price, to):
                assert self.seen(shard) == self.row[0]
                assert price == self.opened[seat]
                self.winner = seat
                self.pending = {seat}
                self.stage = "pay" if len(to) > 1 else self.stage
            case ShardUnsold(shard):
                assert self.seen(shard) == self.row[0]
                self.unsold.append(self.row.pop(0))
            case BeadsPaid(seat, to, paid):
                self.payee = to
                self.give(seat, -paid)
                self.give(to, paid)
            case BackSeen(_, shard, back):
                assert back is None
                self.new = self.row.pop(0)
                assert self.seen(shard) == self.new
                several = len(self.first.players[0].plates) > 1
                self.stage = "plate" if several else "arrange"
                self.chosen = None if several else 0
            case PlateChosen(_, plate):
                self.stage = "arrange"
                self.chosen = plate
            case PlateArranged():
                self.lay(effect)
            case ShardDrawn(shard, in_bag):
                self.row.append(self.seen(shard))
                self.in_bag -= 1
                assert self.in_bag == in_bag
            case AuctionOpened(auction, auctions, shard):
                assert auctions == self.first.auctions
                assert self.seen(shard) == self.row[0]
                self.auction = auction
                self.stage = "bid"
                self.pending = set(range(len(self.first.players)))
            case PlateScored(seat):
                assert effect.points == self.plate(self.plates[seat][effect.plate]).points
                self.scored[seat] += effect.points
            case BeadsScored(seat, beads, points):
                assert self.beads[seat] in (beads, None)
                assert points == beads * self.first.printed.bead
                self.scored[seat] += points
            case GameEnded(points, winners):
                assert winners == tuple(seat for seat, own in enumerate(points) if own == max(points))
                self.pending = set()
                self.stage = "over"
                self.totals = points
                assert points == tuple(self.scored)
            case _:
                raise AssertionError(f"A spectator does not hear {effect}.")

    def seen(self, shard: LyingShard) -> Shard:
        assert shard.circle == self.first.printed.circle
        return Shard(shard.number, shard.size, shard.up, shard.down, open=shard.down is not None)

    def give(self, seat: int, beads: int) -> None:
        own = self.beads[seat]
        self.beads[seat] = None if own is None else own + beads

    def lay(self, arranged: PlateArranged) -> None:
        """Move the shards of the plate, and the new one. Each must then look as it was told, and a back
        that the listener has not seen must not be told."""
        assert (arranged.seat, arranged.plate) == (self.winner, self.chosen)
        assert self.new is not None
        assert arranged.new == self.new.number
        moved = {shard.number: shard for shard in (*self.plates[arranged.seat][arranged.plate], self.new)}
        for number in arranged.turned:
            (up,) = (each.up for each in arranged.lying if each.number == number)
            before = moved[number]
            assert before.down in (up, None)
            moved[number] = msgspec.structs.replace(before, up=up, down=before.up, open=True)
        lying = tuple(self.seen(each) for each in arranged.lying)
        out = tuple(self.seen(each) for each in arranged.out)
        assert sorted(moved) == sorted(each.number for each in (*lying, *out))
        assert all(moved[each.number] == each for each in (*lying, *out))
        self.plates[arranged.seat][arranged.plate] = lying
        self.out[arranged.seat] += out
        self.new = self.chosen = None

    # What it looks like

    def view(self) -> GoldView:
        """Describe the table as a spectator would be told."""
        return msgspec.structs.replace(
            self.first,
            pending=tuple(sorted(self.pending)),
            auction=self.auction,
            stage=self.stage,
            row=tuple(self.row),
            in_bag=self.in_bag,
            new=self.new,
            arrangement=self.arrangement(),
            winner=self.winner,
            payee=self.payee,
            unsold=tuple(self.unsold),
            players=tuple(self.player(seat) for seat in range(len(self.first.players))),
        )

    def arrangement(self) -> Arrangement | None:
        if self.stage != "arrange" or self.chosen is None:
            return None
        return Arrangement(plate=self.chosen, shard=None, undecided=(), kept=(), out=(), size=0, points=0)

    def player(self, seat: int) -> Player:
        plates = tuple(self.plate(shards) for shards in self.plates[seat])
        beads = self.beads[seat]
        points = None
        if self.totals:
            points = self.totals[seat]
        elif beads is not None:
            points = sum(plate.points for plate in plates) + beads * self.first.printed.bead
        return Player(
            beads=beads,
            bid=None,
            opened=self.opened[seat],
            plates=plates,
            out=tuple(sorted(self.out[seat], key=lambda shard: shard.number)),
            points=points,
        )

    def plate(self, shards: tuple[Shard, ...]) -> Plate:
        """Count a plate by the printed numbers."""
        printed = self.first.printed
        size = sum(shard.size for shard in shards)
        complete = size == printed.circle
        points = sum(printed.values[MATERIALS.index(shard.up)] for shard in shards)
        if complete:
            one_material = len({shard.up for shard in shards}) == 1
            points += printed.complete + one_material * printed.one_material
        elif not printed.incomplete_count:
            points = 0
        return Plate(shards=in_legal_order(shards, complete), size=size, complete=complete, points=points)
