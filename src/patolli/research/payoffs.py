"""What the end of a game is worth."""

from patolli.engine.state import State


def payoffs(state: State) -> list[float]:
    """What a game that is over is worth to every seat: the winners share a 1, the others lose it."""
    outcome = state.outcome()
    assert outcome is not None
    players = len(outcome.scores)
    share = players / len(outcome.winners)
    return [((share if seat in outcome.winners else 0) - 1) / (players - 1) for seat in range(players)]
