"""The ranking of the actions of Maya, as `decisions` judges them and `reasons` puts in words."""

from typing import cast, final

from librt.vecs import vec
from mypy_extensions import i64

from patolli.engine.policy import Policy
from patolli.engine.state import State
from patolli.engine.words import Said
from patolli.games.maya.numbers import Numbers
from patolli.games.maya.policy.decisions import MayaJudge
from patolli.games.maya.policy.reasons import reason
from patolli.games.maya.rules import MayaState


@final
class MayaPolicy(Policy):
    """The policy of the greedy player."""

    judge: MayaJudge

    def __init__(self, numbers: Numbers) -> None:
        self.judge = MayaJudge(numbers)

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        self.judge.rank(state, seat, actions, size, worth)

    def forecast(self, state: State, into: vec[i64]) -> None:
        self.judge.forecaster.forecast(state.cells, into)

    def reason(self, state: State, seat: i64, action: i64) -> Said:
        return reason(cast(MayaState, state), seat, action, self.judge)
