"""The computer player of Das Gold der Maya.

It values plates by the tablet that they may become (plates.py), seats and decisions by their plates and beads
(prospects.py), and bids what a shard adds, against what the others may bid (bids.py). tablets.py finds the
best tablet of some shards exactly.
"""

from patolli.engine.game import Setup
from patolli.engine.policy import Policy
from patolli.games.gold.edition import GoldEdition
from patolli.games.gold.numbers import numbers_of
from patolli.games.gold.policy.ranking import GoldPolicy


def policy(setup: Setup[GoldEdition]) -> Policy:
    return GoldPolicy(numbers_of(setup), setup.players)
