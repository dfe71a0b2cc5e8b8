"""The figures of a run: pairings won, margins, points and ratings.

A pairing is two different players at one table. It is decided for the one placed higher: by score, then by
the game's tie-break; equal in both, it is a tie.
"""

from collections.abc import Iterable
from itertools import permutations

import msgspec

from patolli.arena.game import Contest, Played
from patolli.arena.ratings import Rating, rate
from patolli.arena.statistics import Interval, clustered, share_interval


class PlayerFigures(msgspec.Struct, frozen=True):
    player: str
    seats: int
    """In how many seats of all games together it sat."""
    mean_points: float
    rating: Rating


class PairFigures(msgspec.Struct, frozen=True):
    """The figures of a player against another."""

    player: str
    against: str
    deals: int
    pairings: int
    decided: int
    won: int
    share: float | None
    """Of the decided pairings; none if all were ties."""
    share_interval: Interval
    mean_margin: float
    """In points, over all pairings."""
    margin_interval: Interval | None
    """Unknown after a single deal."""


class Figures(msgspec.Struct, frozen=True):
    game: str
    players: int
    options: dict[str, str]
    edition: str
    seed: int
    games: int
    deals: int
    decisions: int
    seconds: float
    """The time of all games together, however many were played at once."""
    ladder: tuple[PlayerFigures, ...]
    """The players, best rating first."""
    pairs: tuple[PairFigures, ...]
    """Every player against every other, in the order of the ladder."""

    def pair(self, player: str, against: str) -> PairFigures:
        return next(pair for pair in self.pairs if (pair.player, pair.against) == (player, against))


class DealTally:
    """The pairings of one player against another in one deal."""

    __slots__ = ("decided", "margins", "pairings", "won")

    def __init__(self) -> None:
        self.pairings = self.decided = self.won = self.margins = 0


def figures(contest: Contest, games: Iterable[Played]) -> Figures:
    """Compute all figures of these games, at least one; the same in whatever order they were finished."""
    ordered = sorted(games, key=lambda game: game.game)
    names = contest.players
    points, seats = [0] * len(names), [0] * len(names)
    tallies: dict[tuple[int, int], dict[int, DealTally]] = {pair: {} for pair in _ordered_pairs(len(names))}
    deals = set()
    for game in ordered:
        deal = contest.schedule.place(game.game).deal
        deals.add(deal)
        for who, score in zip(game.seating, game.scores, strict=True):
            points[who] += score
            seats[who] += 1
        _count_pairings(game, deal, tallies)
    ladder = [
        PlayerFigures(name, seats[who], points[who] / seats[who] if seats[who] else 0.0, rating)
        for who, (name, rating) in enumerate(zip(names, rate(len(names), ordered), strict=True))
    ]
    # Stable, so players with the same rating stay in the order in which they were given.
    ranking = sorted(range(len(names)), key=lambda who: -ladder[who].rating.mu)
    return Figures(
        game=contest.setup.game.name,
        players=contest.setup.players,
        options=dict(contest.setup.options),
        edition=contest.setup.edition.name,
        seed=contest.seed,
        games=len(ordered),
        deals=len(deals),
        decisions=sum(game.decisions for game in ordered),
        seconds=sum(game.seconds for game in ordered),
        ladder=tuple(ladder[who] for who in ranking),
        pairs=tuple(
            _pair_figures(names[who], names[other], list(tallies[who, other].values()))
            for who, other in permutations(ranking, 2)
        ),
    )


def pairings(game: Played) -> Iterable[tuple[int, int, int, int]]:
    """List every ordered pair of seats with different players: the two players, 1 if the first is placed
    higher (-1 lower, 0 a tie), and by how many points it is ahead."""
    placing = list(zip(game.scores, game.tie_breaks, strict=True))
    for seat, other in permutations(range(len(game.seating)), 2):
        if game.seating[seat] != game.seating[other]:
            above = (placing[seat] > placing[other]) - (placing[seat] < placing[other])
            yield game.seating[seat], game.seating[other], above, game.scores[seat] - game.scores[other]


def _ordered_pairs(players: int) -> Iterable[tuple[int, int]]:
    return permutations(range(players), 2)


def _count_pairings(game: Played, deal: int, tallies: dict[tuple[int, int], dict[int, DealTally]]) -> None:
    for who, other, above, margin in pairings(game):
        tally = tallies[who, other].setdefault(deal, DealTally())
        tally.pairings += 1
        tally.decided += above != 0
        tally.won += above > 0
        tally.margins += margin


def _pair_figures(name: str, against: str, deals: list[DealTally]) -> PairFigures:
    pairings = sum(deal.pairings for deal in deals)
    decided = sum(deal.decided for deal in deals)
    won = sum(deal.won for deal in deals)
    return PairFigures(
        player=name,
        against=against,
        deals=len(deals),
        pairings=pairings,
        decided=decided,
        won=won,
        share=won / decided if decided else None,
        share_interval=share_interval([(deal.won, deal.decided) for deal in deals]),
        mean_margin=sum(deal.margins for deal in deals) / pairings if pairings else 0.0,
        margin_interval=clustered([(deal.margins, deal.pairings) for deal in deals]),
    )
