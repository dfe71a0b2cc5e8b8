"""What the greedy player of Yaxha thinks.

It values a pyramid by the size that each colour's largest group will likely end with (see `valuing`) and by
the chance at each bonus card (see `outlook`), and prefers the decision after which these are worth most.
"""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.policy import POINT, Policy
from patolli.engine.state import State
from patolli.engine.words import Said
from patolli.games.yaxha.cells import BUILDING, CHOOSING, OVER, STAGE
from patolli.games.yaxha.choosing import Choosing
from patolli.games.yaxha.cubes import COLOUR_COUNT
from patolli.games.yaxha.laying import Laying
from patolli.games.yaxha.numbers import numbers_of
from patolli.games.yaxha.outlook import ALL_COLOURS, NOBODY, SHOWN, Outlook
from patolli.games.yaxha.reasons import building_reason, market_reason
from patolli.games.yaxha.rules import YaxhaState
from patolli.games.yaxha.valuing import FORESIGHT, LIKELY, PROSPECT, PROSPECTS, TUNING

if TYPE_CHECKING:
    from patolli.engine.game import Setup
    from patolli.games.yaxha.edition import YaxhaEdition

TRUST: Final = vec[i64]([max(100 - 7 * max(left - 9, 0), 15) for left in range(31)])
"""How much of a lead lasts, in hundredths, by the cubes that each seat still gets; as measured."""
MOST_TRUSTED: Final[i64] = 30


@final
class YaxhaPolicy(Policy):
    outlook: Outlook
    choosing: Choosing
    laying: Laying
    foresight: Outlook

    def __init__(
        self,
        setup: "Setup[YaxhaEdition]",
        tuning: list[int] | None = None,
        foresight: list[int] | None = None,
    ) -> None:
        how = tuning or list(TUNING)
        self.outlook = Outlook(numbers_of(setup), how)
        self.choosing = Choosing(self.outlook, how)
        self.laying = Laying(self.outlook)
        self.foresight = Outlook(self.outlook.numbers, foresight or list(FORESIGHT))

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        assert isinstance(state, YaxhaState)
        stage = state.cells[STAGE]
        if stage == BUILDING:
            self.outlook.consider(state, seat)
            self.laying.rank_building(state, seat, actions, size, worth)
        elif stage == CHOOSING:
            self.outlook.consider_all(state, seat, ALL_COLOURS)
            self.choosing.rank_choosing(state, seat, actions, size, worth)
        else:
            self.outlook.consider_all(state, seat, ALL_COLOURS)
            self.choosing.rank_claiming(state, seat, actions, size, worth)

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
        """Early leads say little about the end: bring the seats nearer to each other, the more is to come."""
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
            return building_reason(state, seat, action, self.outlook)
        return market_reason(state, seat, action, self.outlook, self.choosing)


def policy(setup: "Setup[YaxhaEdition]") -> Policy:
    """Make what the greedy player thinks with."""
    return YaxhaPolicy(setup)
