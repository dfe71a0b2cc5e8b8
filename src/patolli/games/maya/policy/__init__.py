"""The computer player of Maya: it ranks actions, forecasts the end of the game, and gives reasons.

`decisions` ranks the actions of every stage. It weighs what cards bring at the quarries (`quarries`) and what
cubes bring on the levels of the pyramids (`levels`); `forecast` plays the rest of the game on paper.
"""

from patolli.engine.game import Setup
from patolli.engine.policy import Policy
from patolli.games.maya.edition import MayaEdition
from patolli.games.maya.numbers import numbers_of
from patolli.games.maya.policy.ranking import MayaPolicy


def policy(setup: Setup[MayaEdition]) -> Policy:
    """Make the policy of the greedy player."""
    return MayaPolicy(numbers_of(setup))
