"""What is measured: a game of some library, its contests, and the row of figures they give."""

from dataclasses import dataclass
from typing import Protocol

from race import Contest


@dataclass(frozen=True)
class Row:
    """What was measured of a game; None where its library offers no such thing."""

    library: str
    game: str
    players: int
    branching: float
    """Legal actions a decision in random play, on average."""
    decisions_per_game: float
    inside_steps_per_second: float | None
    """Random games inside compiled code. A step: the legal actions, a random choice, carrying it out."""
    loop_steps_per_second: float
    """The same steps from a Python loop."""
    clone_ns: float | None
    """One copy of a start position, called from a Python loop, whose own cost is included."""
    unconfirmed: list[str]
    """The contests that had too few slices in quiet moments of the machine."""


@dataclass(frozen=True)
class Ratio:
    """How many times faster one game is than another."""

    against: str
    its_branching: float
    inside: float | None
    loop: float
    unconfirmed: list[str]
    """The contests that are unconfirmed on either side."""

    @classmethod
    def of(cls, row: Row, other: Row) -> "Ratio":
        inside, other_inside = row.inside_steps_per_second, other.inside_steps_per_second
        return cls(
            other.game,
            other.branching,
            inside / other_inside if inside and other_inside else None,
            row.loop_steps_per_second / other.loop_steps_per_second,
            sorted({*row.unconfirmed, *other.unconfirmed}),
        )


@dataclass(frozen=True)
class Entrant:
    library: str
    game: str
    players: int
    branching: float
    loop: Contest
    """One repeat is one game, and counts its decisions."""
    inside: Contest | None = None
    """One repeat is one game; counts decisions, or 1 where `inside_counts_games`."""
    inside_counts_games: bool = False
    clone: Contest | None = None

    def contests(self) -> dict[str, Contest]:
        named = {"inside": self.inside, "loop": self.loop, "clone": self.clone}
        return {name: contest for name, contest in named.items() if contest}

    def row(self) -> Row:
        decisions_per_game = self.loop.units / self.loop.repeats
        inside = self.inside.best if self.inside else None
        if inside and self.inside_counts_games:
            # The Python loop chooses uniformly too, so the mean length of its games holds here.
            inside *= decisions_per_game
        return Row(
            self.library,
            self.game,
            self.players,
            self.branching,
            decisions_per_game,
            inside,
            self.loop.best,
            1e9 / self.clone.best if self.clone else None,
            [name for name, contest in self.contests().items() if not contest.is_confirmed],
        )


class Clonable(Protocol):
    def clone(self) -> object: ...


def clones(state: Clonable) -> Contest:
    def play(times: int) -> int:
        for _ in range(times):
            state.clone()
        return times

    return Contest(play)


@dataclass(frozen=True)
class Absent:
    """A library, or one game of it, that is not installed."""

    library: str
    game: str
    reason: str

    @classmethod
    def because(cls, error: ImportError, library: str, game: str = "") -> "Absent":
        if isinstance(error, ModuleNotFoundError):
            return cls(library, game, error.msg)
        # Other messages name files of this machine, which are nobody else's business.
        return cls(library, game, f"{error.name or library} is there but cannot be loaded")
