"""The heuristics of Yaxha's greedy player.

It values a pyramid by the size that each colour's largest group will likely end with (see `groups`) and by
the chance at each bonus card (see `table`), and prefers the decision after which these are worth most.
"""

from patolli.engine.game import Setup
from patolli.engine.policy import Policy
from patolli.games.yaxha.edition import YaxhaEdition
from patolli.games.yaxha.policy.ranking import YaxhaPolicy


def policy(setup: Setup[YaxhaEdition]) -> Policy:
    """Make a policy for a set-up."""
    return YaxhaPolicy(setup)
