"""Ranks of the seats of a finished game, and ratings updated from it by the Plackett-Luce model."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from patolli.tables.table import Table

_model = PlackettLuce()


@dataclass(frozen=True)
class Standing:
    """The final rank of a seat."""

    seat: int
    who: str
    """A person, or a computer player by its name."""
    person: str | None
    points: int
    place: int
    """From 1; equals share one."""


@dataclass(frozen=True)
class Rating:
    """A skill estimate: mean and standard deviation."""

    mu: float = _model.mu
    sigma: float = _model.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """Return a conservative estimate, mu - 3 sigma, on a scale that begins at 1000."""
        return round(1000 + 40 * (self.mu - 3 * self.sigma))


def standings(table: Table) -> tuple[Standing, ...]:
    """Rank the seats of a finished game; those that gave up or ran out of time come last."""
    if table.phase != "over" or table.match is None:
        return ()
    state = table.match.state
    scores = state.scores()
    results = [
        (not _gave_up(table, seat), scores[seat], state.tie_break(seat)) for seat in range(len(table.seats))
    ]
    return tuple(
        Standing(
            n,
            seat.person or f"bot {seat.player}",
            seat.person,
            scores[n],
            1 + sum(other > results[n] for other in results),
        )
        for n, seat in enumerate(table.seats)
    )


def _gave_up(table: Table, seat: int) -> bool:
    if table.ended is not None and table.ended.seat == seat:
        return True
    return table.seats[seat].person is not None and table.seats[seat].why is not None


def counts(table: Table) -> bool:
    """Tell whether a game is rated: with the standard edition's values, and with a person in it."""
    setup = table.setup
    is_standard = setup.edition.values == setup.game.standard_edition.values
    return is_standard and any(seat.person for seat in table.seats)


def rated(standings: Sequence[Standing]) -> set[str]:
    """Return those whose ratings a game changes: nobody, if all seats were one player's."""
    everybody = {each.who for each in standings}
    return everybody if len(everybody) > 1 else set()


def rate(standings: Sequence[Standing], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return everybody's rating after a game. A computer player on several seats is rated by its best."""
    last_first = sorted(standings, key=lambda each: -each.place)
    best = list({each.who: each for each in last_first}.values())
    known = [before[each.who] for each in best]
    teams = [[_model.rating(mu=each.mu, sigma=each.sigma)] for each in known]
    after = _model.rate(teams, ranks=[float(each.place) for each in best])
    return {
        each.who: Rating(team[0].mu, team[0].sigma, old.games + 1)
        for each, team, old in zip(best, after, known, strict=True)
    }
