"""Payoffs at the end of a game."""

from patolli.engine.outcome import Outcome


def payoffs(outcome: Outcome | None) -> list[float]:
    """Return every seat's payoff of a finished game: the winners share a 1, the others lose it."""
    assert outcome is not None
    players = len(outcome.scores)
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0) - 1) / (players - 1) for seat in range(players)]
