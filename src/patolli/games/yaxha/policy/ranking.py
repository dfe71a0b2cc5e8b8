"""The greedy player of Yaxha: ranked decisions, a forecast of the end, and reasons."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State
from patolli.engine.words import Said
from patolli.games.yaxha.cells import BUILDING, CHOOSING, OVER, STAGE
from patolli.games.yaxha.cubes import COLOUR_COUNT
from patolli.games.yaxha.numbers import numbers_of
from patolli.games.yaxha.policy.building import BuildingValuer
from patolli.games.yaxha.policy.groups import LIKELY, PROSPECT, PROSPECTS
from patolli.games.yaxha.policy.markets import MarketValuer
from patolli.games.yaxha.policy.reasons import building_reason, market_reason
from patolli.games.yaxha.policy.table import ALL_COLOURS, NOBODY, SHOWN, TableValuer
from patolli.games.yaxha.policy.tuning import FORESIGHT, TUNING
from patolli.games.yaxha.rules import YaxhaState

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.yaxha.edition import YaxhaEdition

TRUST: Final = vec[i64]([max(100 - 7 * max(left - 9, 0), 15) for left in range(31)])
"""How much of a lead lasts, in hundredths, by the cubes that each seat still gets; as measured."""
MOST_TRUSTED: Final[i64] = 30


@final
class YaxhaPolicy(Policy):
    table: TableValuer
    markets: MarketValuer
    building: BuildingValuer
    foresight: TableValuer

    def __init__(
        self,
        setup: "Setup[YaxhaEdition]",
        tuning: list[int] | None = None,
        foresight: list[int] | None = None,
    ) -> None:
        how = tuning or list(TUNING)
        self.table = TableValuer(numbers_of(setup), how)
        self.markets = MarketValuer(self.table, how)
        self.building = BuildingValuer(self.table)
        self.foresight = TableValuer(self.table.numbers, foresight or list(FORESIGHT))

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        assert isinstance(state, YaxhaState)
        stage = state.cells[STAGE]
        if stage == BUILDING:
            self.table.consider(state, seat)
            self.building.rank_building(state, seat, actions, size, worth)
        elif stage == CHOOSING:
            self.table.consider_all(state, seat, ALL_COLOURS)
            self.markets.rank_choosing(state, seat, actions, size, worth)
        else:
            self.table.consider_all(state, seat, ALL_COLOURS)
            self.markets.rank_claiming(state, seat, actions, size, worth)

    def forecast(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, YaxhaState)
        if state.cells[STAGE] == OVER:
            state.tally(into)
            for seat in range(state.players):
                into[seat] *= POINT
            return
        foresight = self.foresight
        foresight.consider_all(state, NOBODY, ALL_COLOURS)
        for seat in range(state.players):
            foresight.consider_cards(state, seat)
            worth: i64 = 0
            for colour in range(COLOUR_COUNT):
                likely = foresight.prospects[seat * PROSPECTS + colour * PROSPECT + LIKELY]
                worth += foresight.colour_worth(colour, likely)
            if foresight.special:
                worth += foresight.show_worth(state, seat, foresight.shown, seat * SHOWN)
            into[seat] = worth
        self.shrink(state, into)

    def shrink(self, state: YaxhaState, into: vec[i64]) -> None:
        """Bring the seats nearer to each other, the more is to come: early leads say little about the end."""
        players = state.players
        total: i64 = 0
        left: i64 = 0
        for seat in range(players):
            total += into[seat]
            left += self.foresight.lefts[seat]
        trust = TRUST[min(left // players, MOST_TRUSTED)]
        mean = total // players
        for seat in range(players):
            into[seat] = mean + (into[seat] - mean) * trust // 100

    def reason(self, state: State, seat: i64, action: i64) -> Said:
        assert isinstance(state, YaxhaState)
        if state.cells[STAGE] == BUILDING:
            return building_reason(state, seat, action, self.table)
        return market_reason(state, seat, action, self.table, self.markets)
