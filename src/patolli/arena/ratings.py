"""One number for every player: OpenSkill ratings (Plackett-Luce) over all games of a run."""

from collections.abc import Iterable
from math import prod

import msgspec

from patolli.arena.game import Played


class Rating(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    ordinal: float
    """What the player is at least worth, with near certainty: mu - 3 sigma."""


def rate(players: int, games: Iterable[Played]) -> list[Rating]:
    """Return the ratings after all these games, taken in the order given."""
    from openskill.models import PlackettLuce  # only who rates pays for the import

    # Computer players do not get better or worse from game to game. So no doubt is added between games (tau),
    # and doubt shrinks by all that a game tells (gamma). OpenSkill's own keeps it larger, for people who
    # learn; then the last games of a run weigh so much more than the first that ratings and shares disagree.
    model = PlackettLuce(tau=0.0, gamma=_learn_all)
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        seats = range(len(game.seating))
        results = [(game.scores[seat], game.tie_breaks[seat]) for seat in seats]
        places = [float(sum(other > own for other in results)) for own in results]
        teams = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.seating]
        after = model.rate(teams, ranks=places)
        # Who sits at a table more than once learns what each of its seats learnt, so that it neither wins nor
        # loses against itself.
        for who in set(game.seating):
            before = ratings[who]
            own = [after[seat][0] for seat in seats if game.seating[seat] == who]
            ratings[who] = model.rating(
                mu=before.mu + sum(each.mu - before.mu for each in own),
                sigma=before.sigma * prod(each.sigma / before.sigma for each in own),
            )
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in ratings]


def _learn_all(*circumstances: object) -> float:
    return 1.0
