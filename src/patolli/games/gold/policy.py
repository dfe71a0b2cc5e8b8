"""The cheap player of Das Gold der Maya: what it decides, how it thinks the game ends, and why.

What it thinks of shards and beads is in weighing.py.
"""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State
from patolli.engine.words import Said
from patolli.games.gold.cells import (
    ARRANGING,
    AUCTION,
    BIDDING,
    CHOSEN,
    OPENED,
    OVER,
    PAYEES,
    PAYING,
    PLATES,
    SEAT,
    SEATS,
    STAGE,
    UNDECIDED,
    WINNER,
)
from patolli.games.gold.numbers import PLATE, Numbers
from patolli.games.gold.reasons import reason
from patolli.games.gold.rules import GoldState
from patolli.games.gold.weighing import NO_WHIM, Weighing


@final
class GoldPolicy(Policy):
    numbers: Numbers
    players: i64
    weighing: Weighing

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.players = players
        self.weighing = Weighing(numbers, players)

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        position = cast(GoldState, state)
        if position.cells[STAGE] == BIDDING:
            self.rank_bids(position, seat, self.weighing.whim(position, seat), size, worth)
        else:
            self.rank_others(position, seat, actions, size, worth)

    def advise(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """A person has whims enough."""
        position = cast(GoldState, state)
        if position.cells[STAGE] == BIDDING:
            self.rank_bids(position, seat, NO_WHIM, size, worth)
        else:
            self.rank_others(position, seat, actions, size, worth)

    def rank_bids(self, state: GoldState, seat: i64, whim: i64, size: i64, worth: vec[i64]) -> None:
        """Every bid, from no beads on, is the worse the farther it is from the one to make: more is wasted,
        with less the shard may go to somebody else."""
        weighing = self.weighing
        bead = weighing.bead_worth(weighing.auctions_after(state))
        best = min(weighing.fair_bid(state, seat, whim), size - 1)
        for bid in range(size):
            worth[bid] = either(bid > best, (best - bid) * bead, (bid - best) * bead * 3 // 4)

    def rank_others(self, state: GoldState, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """All decisions but bids."""
        weighing = self.weighing
        stage = state.cells[STAGE]
        for n in range(size):
            if stage == ARRANGING:
                worth[n] = weighing.arranged(state, actions[n])
            elif stage == PAYING:
                worth[n] = weighing.paying(state, actions[n] - self.numbers.first_payee)
            else:
                worth[n] = weighing.assigned(state, seat, actions[n] - PLATE)

    def forecast(self, state: State, into: vec[i64]) -> None:
        position = cast(GoldState, state)
        cells = position.cells
        stage = cells[STAGE]
        if stage == OVER:
            position.tally(into)
            for seat in range(self.players):
                into[seat] *= POINT
            return
        left = self.numbers.shards - cells[AUCTION]
        if stage != BIDDING:
            left -= 1
        for seat in range(self.players):
            into[seat] = self.weighing.standing(position, seat, True, left)
        winner = cells[WINNER]
        if stage == ARRANGING:
            chances = self.weighing.chances(cells, winner, left)
            into[winner] += self.arrangement_gain(position, winner, chances)
        elif stage != BIDDING:
            best: i64 = 0
            for plate in range(self.numbers.plates):
                best = max(best, self.weighing.assigned(position, winner, plate))
            into[winner] += best
        if stage == PAYING:
            self.forecast_payment(cells, into)

    def arrangement_gain(self, state: GoldState, seat: i64, left: i64) -> i64:
        """What the arrangement that has begun adds to the plate as it was."""
        cells = state.cells
        shards = cells[SEATS + seat * SEAT + PLATES + cells[CHOSEN]]
        self.weighing.valuer.clear()
        self.weighing.add_shards(cells, shards, True)
        before = self.weighing.untouched(state, shards, left)
        self.weighing.lay_decided(cells)
        self.weighing.add_shards(cells, cells[UNDECIDED], True)
        return self.weighing.valuer.worth(left) - before

    def forecast_payment(self, cells: vec[i64], into: vec[i64]) -> None:
        """The winner pays one of several, each as likely."""
        price = cells[SEATS + cells[WINNER] * SEAT + OPENED] * self.numbers.bead * POINT
        into[cells[WINNER]] -= price
        several: i64 = 0
        for seat in range(self.players):
            if cells[PAYEES] & BIT[seat]:
                several += 1
        for seat in range(self.players):
            if cells[PAYEES] & BIT[seat]:
                into[seat] += price // several

    def reason(self, state: State, seat: i64, action: i64) -> Said:
        return reason(cast(GoldState, state), seat, action, self.weighing)
