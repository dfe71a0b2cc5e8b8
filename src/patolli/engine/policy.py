"""Policies: the heuristics of a cheap, explainable player, for its next decision and for how the game ends.

Every game has one policy. Alone it is the greedy player and gives hints with a reason; inside a search it
says which decisions to look at first and plays the rest of an imagined game.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import lowest
from patolli.engine.chance import FastSource
from patolli.engine.state import State, action_buffer
from patolli.engine.words import Said

POINT: Final = 100
"""Worths and forecasts count in hundredths of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """The policy of a game that has none of its own: all decisions are alike, and the score will stay."""

    def rank(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """Write what each of these legal actions is worth to a seat; more is better.

        The state may be complete, but only what `seat` may see of it is looked at."""
        for n in range(size):
            worth[n] = 0

    def advise(self, state: State, seat: i64, actions: vec[i64], size: i64, worth: vec[i64]) -> None:
        """Rank for a hint to a person: without what a policy does only so as not to be foreseen."""
        self.rank(state, seat, actions, size, worth)

    def forecast(self, state: State, into: vec[i64]) -> None:
        """Write the points that every seat may expect at the end, from all that the state holds."""
        state.tally(into)
        for seat in range(state.players):
            into[seat] *= POINT

    def reason(self, state: State, seat: i64, action: i64) -> Said:
        """Say why a seat might decide so, in a sentence; empty if there is nothing to say."""
        return ""


@final
class Mind:
    """A policy with the room it needs to decide in: one for every thread of play."""

    policy: Policy
    actions: vec[i64]
    worth: vec[i64]
    source: FastSource

    def __init__(self, policy: Policy, num_actions: i64, source: FastSource) -> None:
        self.policy = policy
        self.actions = action_buffer(num_actions)
        self.worth = action_buffer(num_actions)
        self.source = source

    def best(self, state: State, seat: i64) -> i64:
        """Return the decision that the policy ranks highest; among equals, each is equally likely."""
        actions = self.actions
        size = state.legal(seat, actions)
        if size == 1:
            return actions[0]
        worth = self.worth
        self.policy.rank(state, seat, actions, size, worth)
        best: i64 = 0
        ties: i64 = 1
        for n in range(1, size):
            if worth[n] > worth[best]:
                best = n
                ties = 1
            elif worth[n] == worth[best]:
                ties += 1
                if self.source.below(ties) == 0:
                    best = n
        return actions[best]

    def any(self, state: State, seat: i64) -> i64:
        """Return a random legal decision."""
        return self.actions[self.source.below(state.legal(seat, self.actions))]

    def play(self, state: State, decisions: i64, lapses: i64) -> i64:
        """Let every seat decide by the policy, but `lapses` in a hundred decisions at random, until the game
        is over or a limit of decisions is reached; return how many there were."""
        made: i64 = 0
        pending = state.pending()
        while pending and made < decisions:
            seat = lowest(pending)
            if lapses and self.source.below(100) < lapses:
                state.apply(seat, self.any(state, seat))
            else:
                state.apply(seat, self.best(state, seat))
            made += 1
            pending = state.pending()
        return made
