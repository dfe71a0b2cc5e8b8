"""One decision, one record."""

from dataclasses import dataclass

from patolli.engine.effects import Effect


@dataclass(slots=True)
class Turn:
    """A decision, or the taking back of one, with what it did."""

    number: int
    """From 1, as in the journal."""
    seat: int
    action: int | None
    """None takes the seat's last decision back."""
    secret: bool = False
    """Whether it was decided in secret: others hear nothing but its effects, as far as they may know them."""
    pending_before: int = 0
    reveals_before: int = 0
    undone: bool = False
    """Whether it was taken back."""
    undoes: int | None = None
    """The number of the decision that it takes back."""
    effects: tuple[Effect, ...] | None = None
    """What it did; None before it is carried out, and once it is forgotten (see `Match.turns_after`)."""
