"""A game as its seats live through it: the position, and what each seat has seen and done on the way.

A position says what a seat can see now. An information state with perfect recall says more: everything that
it has ever seen, and what it did. Kept of that is a fingerprint: a number into which every sight and every
own decision is mixed, so that different pasts have different ones. A sight that stays the same is not mixed
in again: how many steps somebody takes in secret is a secret too.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from patolli.engine.chance import FastSource
from patolli.engine.state import State
from patolli.players.tree import sight

FINGERPRINT_BITS: Final = 63
_FACTOR: Final = 0x27BB2EE687B0B0FD
_MASK: Final = 2**FINGERPRINT_BITS - 1


class Memory(NamedTuple):
    """What one seat has seen and done."""

    fingerprint: int = 0
    saw: int = 0
    """The last sight."""

    def deciding(self, action: int) -> "Memory":
        return Memory(_mixed(self.fingerprint, action + 1), self.saw)

    def seeing(self, position: State, seat: int) -> "Memory":
        seen = sight(position, seat)
        return self if seen == self.saw else Memory(_mixed(self.fingerprint, seen), seen)


def _mixed(fingerprint: int, number: int) -> int:
    mixed = (fingerprint ^ number) * _FACTOR & _MASK
    return mixed ^ mixed >> 29


class Course:
    """One game on its way: a position that only `decide` changes, and the memories of all seats."""

    __slots__ = ("_legal", "_memories", "_unseen", "position")

    def __init__(self, position: State, memories: list[Memory] | None = None) -> None:
        self.position = position
        self._memories = memories or _beginning(position)
        # Most games are played by searches that never ask what a seat remembers: they pay a clone a step.
        self._unseen: list[tuple[int, int, State]] = []
        self._legal: list[int] | None = None

    def legal_actions(self) -> list[int]:
        """Of the seat whose turn it is, in rising order; asked for once and kept until somebody decides."""
        if self._legal is None:
            self._legal = sorted(self.position.legal_actions(self.position.next_seat()))
        return self._legal

    def decide(self, action: int) -> None:
        """What the seat whose turn it is does; trusted to be legal."""
        seat = self.position.next_seat()
        self.position.apply(seat, action)
        self._legal = None
        self._unseen.append((seat, action, self.position.clone()))

    def memories(self) -> list[Memory]:
        for decider, action, after in self._unseen:
            self._memories[decider] = self._memories[decider].deciding(action)
            self._memories = [memory.seeing(after, seat) for seat, memory in enumerate(self._memories)]
        self._unseen.clear()
        return self._memories

    def copy(self) -> "Course":
        return Course(self.position.clone(), list(self.memories()))

    def guess(self, seat: int, chance: Callable[[], float]) -> "Course":
        """A game that the seat cannot tell from this one: what it cannot know is guessed.

        The others remember nothing of a guess but how it stands, for nobody knows how it came about."""
        position = self.position.clone()
        position.redeal(seat, FastSource(int(chance() * 2**62)))
        memories = _beginning(position)
        memories[seat] = self.memories()[seat]
        return Course(position, memories)

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        return Course, (self.position, self.memories())


def _beginning(position: State) -> list[Memory]:
    return [Memory().seeing(position, seat) for seat in range(position.players)]
