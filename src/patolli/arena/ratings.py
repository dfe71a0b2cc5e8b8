"""One number for every player: OpenSkill ratings (Plackett-Luce) over all games of a run."""

from collections.abc import Iterable

import msgspec

from patolli.arena.game import Played


class Rating(msgspec.Struct, frozen=True):
    mu: float
    sigma: float
    ordinal: float
    """What the player is at least worth, with near certainty: mu - 3 sigma."""


def rate(players: int, games: Iterable[Played]) -> list[Rating]:
    """The ratings after all these games, taken in the order given."""
    from openskill.models import PlackettLuce  # only who rates pays for the import

    # Computer players do not get better or worse from game to game, so no doubt is added between games (tau).
    model = PlackettLuce(tau=0.0)
    ratings = [model.rating() for _ in range(players)]
    for game in games:
        seats = range(len(game.seating))
        results = [(game.scores[seat], game.tie_breaks[seat]) for seat in seats]
        places = [float(sum(other > own for other in results)) for own in results]
        teams = [[model.rating(mu=ratings[who].mu, sigma=ratings[who].sigma)] for who in game.seating]
        after = model.rate(teams, ranks=places)
        # Who sits at a table more than once moves by all that its seats moved, so that what one player gains
        # others lose, and it neither wins nor loses against itself; its doubt shrinks by the mean, which is
        # careful, for its seats have seen the same shuffle.
        for who in set(game.seating):
            own = [after[seat][0] for seat in seats if game.seating[seat] == who]
            ratings[who].mu += sum(each.mu - ratings[who].mu for each in own)
            ratings[who].sigma = sum(each.sigma for each in own) / len(own)
    return [Rating(each.mu, each.sigma, each.ordinal()) for each in ratings]
