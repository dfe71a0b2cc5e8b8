"""The ranking of decisions, the forecast of the end, and reasons."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.bits import BIT, either
from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State
from patolli.engine.words import Said
from patolli.games.gold.cells import (
    ARRANGING,
    BIDDING,
    OPENED,
    OVER,
    PAYEES,
    PAYING,
    PLATE,
    SEAT,
    SEATS,
    STAGE,
    WINNER,
)
from patolli.games.gold.numbers import Numbers
from patolli.games.gold.policy.bids import NO_WHIM, Bids
from patolli.games.gold.policy.prospects import Prospects
from patolli.games.gold.policy.reasons import reason
from patolli.games.gold.rules import GoldState


@final
class GoldPolicy(Policy):
    numbers: Numbers
    players: i64
    prospects: Prospects
    bids: Bids

    def __init__(self, numbers: Numbers, players: i64) -> None:
        self.numbers = numbers
        self.players = players
        self.prospects = Prospects(numbers, players)
        self.bids = Bids(numbers, players, self.prospects)

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        cells = state.cells
        if cells[STAGE] == BIDDING:
            self.rank_bids(cells, seat, self.bids.whim(cells, seat), size, worth)
        else:
            self.rank_others(cells, seat, actions, size, worth)

    def advise(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """Rank without a whim: a person has whims enough."""
        cells = state.cells
        if cells[STAGE] == BIDDING:
            self.rank_bids(cells, seat, NO_WHIM, size, worth)
        else:
            self.rank_others(cells, seat, actions, size, worth)

    def rank_bids(self, cells: vec[i64], seat: i64, whim: i64, size: i64, worth: vec[i64]) -> None:
        """Rank all bids, from no beads on: the farther from the fair one, the worse. Higher bids waste beads;
        with lower ones the shard may go to somebody else."""
        bead = self.prospects.bead_worth(self.prospects.auctions_after(cells))
        best = min(self.bids.fair_bid(cells, seat, whim), size - 1)
        for bid in range(size):
            worth[bid] = either(bid > best, (best - bid) * bead, (bid - best) * bead * 3 // 4)

    def rank_others(self, cells: vec[i64], seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """Rank all decisions but bids."""
        prospects = self.prospects
        stage = cells[STAGE]
        for n in range(size):
            if stage == ARRANGING:
                worth[n] = prospects.of_arrangement(cells, actions[n])
            elif stage == PAYING:
                worth[n] = prospects.of_payment(cells, actions[n] - self.numbers.first_payee)
            else:
                worth[n] = prospects.of_choice(cells, seat, actions[n] - PLATE)

    def forecast(self, state: State, into: vec[i64]) -> None:
        cells = state.cells
        stage = cells[STAGE]
        if stage == OVER:
            state.tally(into)
            for seat in range(self.players):
                into[seat] *= POINT
            return
        left = self.prospects.auctions_after(cells)
        if stage == BIDDING:
            left += 1
        for seat in range(self.players):
            into[seat] = self.prospects.standing(cells, seat, True, left)
        winner = cells[WINNER]
        if stage == ARRANGING:
            into[winner] += self.prospects.arrangement_gain(cells)
        elif stage != BIDDING:
            best: i64 = 0
            for plate in range(self.numbers.plates):
                best = max(best, self.prospects.of_choice(cells, winner, plate))
            into[winner] += best
        if stage == PAYING:
            self.forecast_payment(cells, into)

    def forecast_payment(self, cells: vec[i64], into: vec[i64]) -> None:
        """Let the winner pay one of several, each as likely."""
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
        return reason(cast(GoldState, state), seat, action, self.bids)
