"""Outcomes of games."""

from dataclasses import dataclass
from enum import Enum
from typing import final


class DecidedBy(Enum):
    """The reason why the winner won."""

    POINTS = "points"
    TIE_BREAK = "tie-break"
    SHARED = "shared"


@final
@dataclass(frozen=True)
class Outcome:
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decided_by: DecidedBy


def decide(scores: list[int], tie_breaks: list[int]) -> Outcome:
    """Find the winners: most points win; then the higher tie-break; then the win is shared."""
    seats = range(len(scores))
    leaders = [seat for seat in seats if scores[seat] == max(scores)]
    best = max(tie_breaks[seat] for seat in leaders)
    winners = [seat for seat in leaders if tie_breaks[seat] == best]
    if len(winners) > 1:
        decided_by = DecidedBy.SHARED
    else:
        decided_by = DecidedBy.POINTS if len(leaders) == 1 else DecidedBy.TIE_BREAK
    return Outcome(tuple(scores), tuple(winners), decided_by)
