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


class Life(NamedTuple):
    """What one seat has been through, so that it can be told from what it would go through elsewhere."""

    fingerprints: frozenset[int]
    decided: dict[int, int]
    """What it did, by what it remembered then."""
    last: int
    """The fingerprint that it has now."""
    shown: list[int]
    """What all decided before something hidden was shown the last time."""
    is_known: bool
    """Whether none of that is a secret any more. Maya uncovers one quarry after the other."""


def life(start: State, decisions: list[int], seat: int) -> Life:
    """Of a seat in a game that began so, and in which this was decided."""
    position = start.clone()
    memory = Memory().seeing(position, seat)
    fingerprints = {memory.fingerprint}
    decided = {}
    shown, last_shown = 0, start
    for n, action in enumerate(decisions):
        reveals = position.reveals()
        if position.next_seat() == seat:
            decided[memory.fingerprint] = action
        memory = _decided(position, seat, memory, action)
        fingerprints.add(memory.fingerprint)
        if position.reveals() > reveals:
            shown, last_shown = n + 1, position.clone()
    is_known = not secrets_of_others(start, last_shown, seat)
    return Life(frozenset(fingerprints), decided, memory.fingerprint, decisions[:shown], is_known)


def secrets_of_others(start: State, position: State, seat: int) -> set[int]:
    """The cells where a seat does not see what somebody decided: hidden now, not in the beginning, and
    changed since then. A card of a pile that nobody has touched may lie where the seat expected it, and
    later not any more."""
    now, then = position.cells, start.cells
    hidden = hidden_cells(position, seat) - hidden_cells(start, seat)
    return {cell for cell in hidden if now[cell] != then[cell]}


def hidden_cells(position: State, seat: int) -> set[int]:
    """Those of which a seat does not see all."""
    concealed = position.clone()
    concealed.conceal(seat)
    pairs = zip(position.cells, concealed.cells, strict=True)
    return {cell for cell, (real, seen) in enumerate(pairs) if real != seen}


def lived_alike(start: State, seat: int, lived: Life, source: FastSource) -> list[int] | None:
    """Decisions after which the seat has been through the same in a game that began otherwise; None if there
    are none. What the others decided in secret is tried in random order, and given up as soon as the seat
    would notice."""

    def untried(position: State, memory: Memory) -> list[int]:
        decider = position.next_seat()
        if decider < 0:
            return []
        legal = position.legal_actions(decider)
        if decider == seat:
            return [action for action in legal if action == lived.decided.get(memory.fingerprint)]
        return [legal.pop(source.below(len(legal))) for _ in range(len(legal))]

    position = start.clone()
    memory = Memory().seeing(position, seat)
    for action in lived.shown:
        if memory.fingerprint not in lived.fingerprints or action not in position.legal_actions(
            position.next_seat()
        ):
            return None
        memory = _decided(position, seat, memory, action)
    if memory.fingerprint not in lived.fingerprints:
        return None
    decisions = list(lived.shown)
    way = [(position, memory, untried(position, memory))]
    while memory.fingerprint != lived.last:
        before, memory, actions = way[-1]
        if not actions:
            way.pop()
            if not way:
                return None
            decisions.pop()
            continue
        action = actions.pop()
        position = before.clone()
        memory = _decided(position, seat, memory, action)
        if memory.fingerprint in lived.fingerprints:
            decisions.append(action)
            way.append((position, memory, untried(position, memory)))
    return decisions


def _decided(position: State, seat: int, memory: Memory, action: int) -> Memory:
    """Carry out a decision of the seat whose turn it is; what this one remembers then."""
    decider = position.next_seat()
    position.apply(decider, action)
    if decider == seat:
        memory = memory.deciding(action)
    return memory.seeing(position, seat)


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
