"""The computer player of Maori: it plans over its turn, from sailing to the tile on the board.

`ranking` ranks the actions of a decision by `offers`: what a seat can have in its turn. An offer is worth
what it does to the board (`boards`), whose open islands (`islands`) are as good as the tiles and turns that
are left (`supply`). `reasons` puts that in words.
"""

from patolli.engine.game import Setup
from patolli.engine.policy import Policy
from patolli.games.maori.edition import MaoriEdition
from patolli.games.maori.numbers import numbers_of
from patolli.games.maori.policy.ranking import MaoriPolicy


def policy(setup: Setup[MaoriEdition]) -> Policy:
    """Make the policy of the greedy player."""
    return MaoriPolicy(numbers_of(setup))
