"""A position of a game, as one row of numbers.

A `State` is a `Setup`, which never changes, and `cells`, one flat row of 64-bit integers that holds
everything that does. One row makes a clone one copy, and comparing, saving and restoring the same few
lines for every game. What each cell means is written once, in the game's `cells.py`.
"""

import hashlib
import struct
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from patolli.engine.bits import either, lowest, members
from patolli.engine.chance import Source
from patolli.engine.outcome import Outcome, decide

if TYPE_CHECKING:
    from patolli.engine.effects import Effect
    from patolli.engine.game import Setup

PENDING: Final = 0
"""The cell in which every game keeps its pending seats."""

SPECTATOR: Final = -1
"""The seat of somebody who only watches: it sees what everybody may see."""


def action_buffer(size: i64) -> vec[i64]:
    """Room for `size` actions, for `State.legal` to write into."""
    return vec[i64]([0] * size)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class State:
    """One complete position. It is deterministic: all chance was drawn at set-up."""

    setup: "Setup"
    players: i64
    cells: vec[i64]
    record: "list[Effect] | None"
    """Where the rules note what they do; None in playouts and searches, which do not listen."""

    def __init__(self, setup: "Setup", players: i64, cells: vec[i64]) -> None:
        self.setup = setup
        self.players = players
        self.cells = cells
        self.record = None

    # What every game defines

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        """Write the legal actions of a seat into the caller's buffer; how many (0 if it owes none)."""
        raise RuntimeError("a game must define legal()")

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an action that `legal` offered. It is trusted to be one; `Match.play` checks."""
        raise RuntimeError("a game must define apply()")

    def clone(self) -> "State":
        raise RuntimeError("a game must define clone()")

    def tally(self, into: vec[i64]) -> None:
        """Write the points of every seat, if the game ended now, into the caller's buffer."""
        raise RuntimeError("a game must define tally()")

    def conceal(self, seat: i64) -> None:
        """Blank everything that `seat` cannot know. What a seat sees is a concealed state, put in words."""
        raise RuntimeError("a game must define conceal()")

    def imagine(self, seat: i64, source: Source) -> None:
        """Fill in what `conceal` blanked by a random guess that agrees with all that is left."""
        raise RuntimeError("a game must define imagine()")

    def reopen(self, seat: i64) -> None:
        """Take back what others have decided in secret and nobody has seen yet; they decide it again.

        A search does this after `redeal`: a guess at what somebody has just chosen is no better than letting
        an imagined player choose. Nothing to do in a game without simultaneous decisions."""

    def reveals(self) -> i64:
        """How often something hidden has been shown so far; a decision before that cannot be taken back."""
        raise RuntimeError("a game must define reveals()")

    def audit(self) -> str:
        """An invariant that is broken, as a sentence; empty if all hold."""
        raise RuntimeError("a game must define audit()")

    def tie_break(self, seat: i64) -> i64:
        """What decides between equal scores; the higher wins. Equal here too: the win is shared."""
        return 0

    # What every game gets

    def carry_out(self, seat: i64, action: i64) -> "tuple[Effect, ...]":
        """Apply an action and return what it did, in order."""
        record: list[Effect] = []
        self.record = record
        try:
            self.apply(seat, action)
        finally:
            self.record = None
        return tuple(record)

    def pending(self) -> i64:
        """The seats that owe a decision now, as a bit set; 0 when the game is over."""
        return self.cells[PENDING]

    def next_seat(self) -> i64:
        """The lowest seat that owes a decision now, for loops that ask one after the other; -1 at the end."""
        pending = self.cells[PENDING]
        return either(pending != 0, lowest(pending), -1)

    def is_over(self) -> bool:
        return self.cells[PENDING] == 0

    def pending_seats(self) -> list[int]:
        return members(self.pending())

    def legal_actions(self, seat: i64) -> list[int]:
        buffer = action_buffer(self.setup.num_actions)
        return [buffer[n] for n in range(self.legal(seat, buffer))]

    def redeal(self, seat: i64, source: Source) -> None:
        """Replace everything that `seat` cannot know by a random guess consistent with what it can."""
        self.conceal(seat)
        self.imagine(seat, source)

    def scores(self) -> list[int]:
        buffer = action_buffer(self.players)
        self.tally(buffer)
        return list(buffer)

    def outcome(self) -> Outcome | None:
        """Who won, and by what; None while the game is on."""
        if not self.is_over():
            return None
        return decide(self.scores(), [self.tie_break(seat) for seat in range(self.players)])

    def dump(self) -> bytes:
        """The position as bytes; `Setup.restore` makes a state of them again."""
        return struct.pack(f"<{len(self.cells)}q", *self.cells)

    def __str__(self) -> str:
        """Draw the complete position, with nothing hidden."""
        game = self.setup.game
        return game.presentation.picture(self.setup, game.open_view(self)).plain

    def __repr__(self) -> str:
        waiting = ", ".join([str(seat) for seat in self.pending_seats()])
        stands = f"waiting for {waiting}" if waiting else "over"
        mark = hashlib.sha256(self.dump()).hexdigest()[:8]
        return f"<{self.setup.game.name} for {self.players}, {stands}, position {mark}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.setup == other.setup and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return self.setup.restore, (self.dump(),)
