"""Das Gold der Maya, slow and obvious: the oracle that the fast engine is compared with.

Written from the rules alone (docs/rulings/gold.md and the German rulebook), never from the engine, so that
the two can only agree by both being right. The order of the file is the order of the rules; the shards, the
plate and the score of a tablet are in gold_shards.py.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from oracle.gold_shards import (
    RULEBOOK,
    Edition,
    How,
    Shard,
    as_decided,
    can_be_finished,
    may_lie,
    tablet_points,
)

PLAYERS = (2, 3, 4)

Stage = Literal["bid", "pay", "plate", "arrange", "over"]


# The decisions


@dataclass(frozen=True)
class Bid:
    """Bid beads in secret for the front shard."""

    beads: int


@dataclass(frozen=True)
class Pay:
    """As the winner, choose who of several gets the beads of the bid."""

    seat: int


@dataclass(frozen=True)
class ChoosePlate:
    """With two players: the plate to which the new shard is assigned."""

    plate: int


@dataclass(frozen=True)
class Arrange:
    """Decide one shard: leave its visible side up, turn it over, or put it out of the game."""

    how: How


Move = Bid | Pay | ChoosePlate | Arrange


# Auction


def auction_winner(bids: Sequence[int]) -> int | None:
    """The highest bid that only one player made wins; 0 never does.

    Ruling GOLD-6: ties cancel each other on every level, so 5-5-3-3 sells to nobody.
    """
    for bid in sorted(set(bids), reverse=True):
        bidders = [seat for seat in range(len(bids)) if bids[seat] == bid]
        if bid > 0 and len(bidders) == 1:
            return bidders[0]
    return None


def possible_payees(bids: Sequence[int], winner: int) -> set[int]:
    """Who bid least; any other player if that is the winner itself."""
    least = {seat for seat in range(len(bids)) if bids[seat] == min(bids)}
    if winner in least:
        return set(range(len(bids))) - {winner}
    return least


# The game


class Oracle:
    """One game of Das Gold der Maya, from the first auction to the last.

    On the table (all public; seats and plates from 0):
    players, edition, incomplete_tablets, beads_option: as given.
    auction: number of the present auction from 1; stays at the last one when the game is over.
    stage: "bid", "pay", "plate", "arrange" or "over".
    bag: shards not yet drawn with the side they will show, the next one first.
    row: the auction row, front first. The shard being sold stays in front, with the side everybody saw,
        until its auction is completed (with the last Arrange, or at once if nobody wins).
    beads[seat].
    bids[seat]: None until the seat has bid; kept until the auction is completed, then None again.
    winner: of the present auction, from the opening of the bids to its completion; else None.
    payees: between whom the winner chooses; empty but in the stage "pay".
    plate: the plate that is arranged, from its choice (with one plate each: from the payment); else None.
    undecided, decided: in the stage "arrange" the shards as they lay before it, the new one first, then the
        plate's oldest first; decided as pairs with the decision. Empty in all other stages.
    plates[seat][plate]: the shards on it as they lie, oldest first; changed only when all is decided.
    out: shards out of the game, with the side that was visible last, in the order in which they left (of one
        arrangement: in the order of decision).
    knowers[number]: the seats that have seen both sides of a shard.
    """

    def __init__(
        self,
        players: int,
        bag: Sequence[int],
        sides: Sequence[int],
        *,
        edition: Edition = RULEBOOK,
        incomplete_tablets: bool = False,
        beads: Literal["shown", "hidden"] = "shown",
    ) -> None:
        """The bag in the order of drawing, as numbers of shards, and the side up of each place in it."""
        numbers = list(range(len(edition.tablets) * len(edition.sizes)))
        if players not in PLAYERS:
            raise ValueError(f"Das Gold der Maya is for 2 to 4 players, not {players}.")
        if sum(edition.sizes) != edition.circle:
            raise ValueError("The sizes of a tablet's shards must add up to a circle.")
        if sorted(bag) != numbers:
            raise ValueError(f"The bag must hold each of the shards 0 to {numbers[-1]} once.")
        if len(sides) != len(bag) or not set(sides) <= {0, 1}:
            raise ValueError("Give a side, 0 or 1, for every place in the bag.")
        if beads not in ("shown", "hidden"):
            raise ValueError(f"Beads are shown or hidden, not {beads!r}.")
        self.players = players
        self.edition = edition
        self.incomplete_tablets = incomplete_tablets
        self.beads_option = beads
        self.auction = 1
        self.stage: Stage = "bid"
        self.bag = [Shard(number, side) for number, side in zip(bag, sides, strict=True)]
        self.row: list[Shard] = []
        self.beads = [edition.beads] * players
        self.bids: list[int | None] = [None] * players
        self.winner: int | None = None
        self.payees: set[int] = set()
        self.plate: int | None = None
        self.undecided: list[Shard] = []
        self.decided: list[tuple[Shard, How]] = []
        # With two players everyone collects two tablets.
        plates = edition.plates_for_two if players == 2 else 1
        self.plates: list[list[list[Shard]]] = [[[] for _ in range(plates)] for _ in range(players)]
        self.out: list[Shard] = []
        self.knowers: dict[int, set[int]] = {number: set() for number in numbers}
        self._drawn_side = {shard.number: shard.side for shard in self.bag}
        for _ in range(edition.row_fields):
            self._draw()

    # What a seat may do

    def pending(self) -> set[int]:
        """The seats that owe a decision now."""
        if self.stage == "bid":
            return {seat for seat in range(self.players) if self.bids[seat] is None}
        if self.stage == "over":
            return set()
        assert self.winner is not None
        return {self.winner}

    def legal(self, seat: int) -> set[Move]:
        """Every move this seat may play now; a single choice is asked for too."""
        if seat not in self.pending():
            return set()
        if self.stage == "bid":
            return {Bid(beads) for beads in range(self.beads[seat] + 1)}
        if self.stage == "pay":
            return {Pay(payee) for payee in self.payees}
        if self.stage == "plate":
            return {ChoosePlate(plate) for plate in range(len(self.plates[seat]))}
        hows: tuple[How, ...] = ("keep", "turn", "out")
        return {Arrange(how) for how in hows if self._may_arrange(how)}

    def _may_arrange(self, how: How) -> bool:
        """Only if the shards after this one can still be decided to a legal end."""
        laid = [
            shard for before, decision in self.decided for shard in as_decided(before, decision)
        ] + as_decided(self.undecided[0], how)
        return can_be_finished(self.edition, laid, self.undecided[1:])

    def play(self, seat: int, move: Move) -> None:
        """Play a legal move of a pending seat, and everything that follows without a decision."""
        if seat not in self.pending():
            raise ValueError(f"Seat {seat} has nothing to decide now; pending are {sorted(self.pending())}.")
        if move not in self.legal(seat):
            raise ValueError(f"Seat {seat} may not play {move}; look at legal({seat}).")
        if isinstance(move, Bid):
            self.bids[seat] = move.beads
            if not self.pending():
                self._open_bids()
        elif isinstance(move, Pay):
            self._pay(move.seat)
        elif isinstance(move, ChoosePlate):
            self._begin_arranging(move.plate)
        else:
            self.decided.append((self.undecided.pop(0), move.how))
            if not self.undecided:
                self._finish_arranging()

    # Auction

    def _draw(self) -> None:
        """Ruling GOLD-4: who draws has no effect."""
        if self.bag:
            self.row.append(self.bag.pop(0))

    def _open_bids(self) -> None:
        bids = [bid for bid in self.bids if bid is not None]
        self.winner = auction_winner(bids)
        if self.winner is None:
            self.out.append(self.row[0])  # its back unseen
            self._complete_auction()
            return
        payees = possible_payees(bids, self.winner)
        if len(payees) > 1:
            self.stage = "pay"
            self.payees = payees
        else:
            self._pay(min(payees))  # Ruling GOLD-1: a single possible payee is not asked for.

    def _pay(self, payee: int) -> None:
        """Ruling GOLD-1: payment comes before looking at the back."""
        assert self.winner is not None
        price = self.bids[self.winner]
        assert price is not None
        self.beads[self.winner] -= price
        self.beads[payee] += price
        self.payees = set()
        self.knowers[self.row[0].number].add(self.winner)
        if len(self.plates[self.winner]) > 1:
            self.stage = "plate"
        else:
            self._begin_arranging(0)

    def _complete_auction(self) -> None:
        """The front shard is gone; the next player draws, as long as there is something to draw."""
        self.row.pop(0)
        self.bids = [None] * self.players
        self.winner = None
        self.plate = None
        self._draw()
        if self.row:
            self.auction += 1
            self.stage = "bid"
        else:
            self.stage = "over"

    # The plate

    def _begin_arranging(self, plate: int) -> None:
        """With two players only the plate that gets the shard may be rearranged."""
        assert self.winner is not None
        self.stage = "arrange"
        self.plate = plate
        self.undecided = [self.row[0], *self.plates[self.winner][plate]]

    def _finish_arranging(self) -> None:
        """Everything becomes public at once."""
        assert self.winner is not None
        assert self.plate is not None
        arranged: list[Shard] = []
        new, *old = self.decided
        for shard, how in [*old, new]:  # the new shard comes last
            arranged += as_decided(shard, how)
        self.plates[self.winner][self.plate] = arranged
        for shard, how in self.decided:
            if how == "out":
                self.out.append(shard)  # its back unseen
            elif how == "turn":
                # Ruling GOLD-5: now everybody has seen both sides.
                self.knowers[shard.number] = set(range(self.players))
        self.decided = []
        self._complete_auction()

    # What a seat may see

    def beads_seen_by(self, seat: int) -> list[int | None]:
        """Ruling GOLD-4: the option hides the others' counts, also at the end, and changes nothing else."""
        shown = self.beads_option == "shown"
        return [beads if shown or other == seat else None for other, beads in enumerate(self.beads)]

    # End and score

    def is_over(self) -> bool:
        return self.stage == "over"

    def score_lines(self, seat: int) -> dict[str, int]:
        """The score of the position as it stands, line by line; an arrangement under way does not count."""
        lines: dict[str, int] = {}
        for plate, shards in enumerate(self.plates[seat]):
            for line, points in tablet_points(self.edition, shards, self.incomplete_tablets).items():
                lines[f"plate {plate}: {line}"] = points
        lines["beads"] = self.edition.bead_points * self.beads[seat]
        return lines

    def score(self, seat: int) -> int:
        return sum(self.score_lines(seat).values())

    def winners(self) -> set[int]:
        """Ruling GOLD-7: a tie is shared. Nobody has won before the end."""
        if not self.is_over():
            return set()
        scores = [self.score(seat) for seat in range(self.players)]
        return {seat for seat in range(self.players) if scores[seat] == max(scores)}

    # Invariants

    def check(self) -> None:
        """Raise an AssertionError with a sentence when the position cannot be one of this game."""
        self._check_components()
        self._check_knowledge()
        self._check_stage()

    def _check_components(self) -> None:
        assert sum(self.beads) == self.edition.beads * self.players, "The beads are not all in play."
        assert min(self.beads) >= 0, "Somebody has less than no beads."
        on_plates = [shard for plates in self.plates for plate in plates for shard in plate]
        everywhere = sorted(shard.number for shard in self.bag + self.row + on_plates + self.out)
        assert everywhere == sorted(self.knowers), "Bag, row, plates and out are not every shard once."
        to_sell = len(everywhere) - self.auction + (0 if self.is_over() else 1)
        assert len(self.bag) + len(self.row) == to_sell, "Not exactly one shard left with every auction."
        assert len(self.row) == min(self.edition.row_fields, to_sell), (
            "The row is not filled as it should be."
        )
        for seat in range(self.players):
            for plate in self.plates[seat]:
                assert may_lie(self.edition, plate), f"A plate of seat {seat} cannot lie side by side."

    def _check_knowledge(self) -> None:
        won = [] if self.winner is None or self.stage == "pay" else [self.row[0]]
        for shard in self.bag + self.row:
            knowers = {self.winner} if shard in won else set()
            assert self.knowers[shard.number] == knowers, f"Shard {shard.number} is known too early."
        on_plates: list[Shard] = []
        for seat in range(self.players):
            for plate in self.plates[seat]:
                on_plates += plate
                for shard in plate:
                    assert seat in self.knowers[shard.number], f"Seat {seat} does not know its own shard."
        for shard in self.bag + self.row + on_plates + self.out:
            known_to_all = len(self.knowers[shard.number]) == self.players
            as_drawn = shard.side == self._drawn_side[shard.number]
            assert as_drawn or known_to_all, f"Shard {shard.number} was turned over unseen."

    def _check_stage(self) -> None:
        assert bool(self.pending()) != self.is_over(), "Somebody must owe a decision exactly until the end."
        for seat in self.pending():
            assert self.legal(seat), f"Seat {seat} owes a decision and has no legal one."
        settling = self.stage in ("pay", "plate", "arrange")
        assert (self.winner is not None) == settling, "There is a winner exactly while a sale is settled."
        assert (len(self.payees) > 1) == (self.stage == "pay"), (
            "Payees are chosen exactly when there are several."
        )
        assert (self.plate is not None) == (self.stage == "arrange"), (
            "A plate is chosen exactly to be arranged."
        )
        if self.stage == "arrange":
            assert self.winner is not None
            assert self.plate is not None
            shards = [shard for shard, _ in self.decided] + self.undecided
            expected = [self.row[0], *self.plates[self.winner][self.plate]]
            assert shards == expected, "What is arranged is not the new shard and the plate."
            assert self.undecided, "An arrangement without undecided shards must be finished."
        else:
            assert not self.decided, "Shards are decided outside of an arrangement."
            assert not self.undecided, "Shards are undecided outside of an arrangement."
