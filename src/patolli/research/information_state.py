"""Information states with perfect recall, and determinizations that agree with them.

A position says what a seat can see now; its information state with perfect recall holds everything that it
has seen and done. It is kept as a fingerprint: a hash of every observation and every decision of its own, in
order. An observation that stays the same is not hashed again: how many steps somebody takes in secret is a
secret too.
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
    """The information state of one seat, as a hash."""

    fingerprint: int = 0
    saw: int = 0
    """The last observation, as a hash."""

    def deciding(self, action: int) -> "Memory":
        return Memory(_mixed(self.fingerprint, action + 1), self.saw)

    def seeing(self, position: State, seat: int) -> "Memory":
        seen = sight(position, seat)
        return self if seen == self.saw else Memory(_mixed(self.fingerprint, seen), seen)


class InformationStateHistory(NamedTuple):
    """All information states of one seat in a game so far, to compare with another course of the game."""

    fingerprints: frozenset[int]
    decided: dict[int, int]
    """Its actions, by the fingerprint that it had then."""
    last: int
    """The fingerprint that it has now."""
    shown: list[int]
    """The actions of all before hidden information was revealed the last time."""
    is_known: bool
    """Whether all of these are public by now. Maya uncovers one quarry after the other."""


def history_of(start: State, decisions: list[int], seat: int) -> InformationStateHistory:
    """Replay decisions from a start and collect a seat's information states."""
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
    return InformationStateHistory(
        frozenset(fingerprints), decided, memory.fingerprint, decisions[:shown], is_known
    )


def secrets_of_others(start: State, position: State, seat: int) -> set[int]:
    """Return the cells where a seat does not see what somebody decided: hidden now, not in the beginning, and
    changed since then. A card of a pile that nobody has touched may lie where the seat expected it, and
    later not any more."""
    now, then = position.cells, start.cells
    hidden = hidden_cells(position, seat) - hidden_cells(start, seat)
    return {cell for cell in hidden if now[cell] != then[cell]}


def hidden_cells(position: State, seat: int) -> set[int]:
    """Return the cells that a seat does not see, or not all of."""
    concealed = position.clone()
    concealed.conceal(seat)
    pairs = zip(position.cells, concealed.cells, strict=True)
    return {cell for cell, (real, seen) in enumerate(pairs) if real != seen}


def resample_history(
    start: State, seat: int, past: InformationStateHistory, source: FastSource
) -> list[int] | None:
    """Sample a history from another deal that is consistent with a seat's information states; None if there
    is none. A depth-first search over the others' secret actions, in random order, backtracks as soon as the
    seat would notice a difference."""

    def untried(position: State, memory: Memory) -> list[int]:
        decider = position.next_seat()
        if decider < 0:
            return []
        legal = position.legal_actions(decider)
        if decider == seat:
            return [action for action in legal if action == past.decided.get(memory.fingerprint)]
        return [legal.pop(source.below(len(legal))) for _ in range(len(legal))]

    position = start.clone()
    memory = Memory().seeing(position, seat)
    for action in past.shown:
        if memory.fingerprint not in past.fingerprints or action not in position.legal_actions(
            position.next_seat()
        ):
            return None
        memory = _decided(position, seat, memory, action)
    if memory.fingerprint not in past.fingerprints:
        return None
    decisions = list(past.shown)
    way = [(position, memory, untried(position, memory))]
    while memory.fingerprint != past.last:
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
        if memory.fingerprint in past.fingerprints:
            decisions.append(action)
            way.append((position, memory, untried(position, memory)))
    return decisions


def _decided(position: State, seat: int, memory: Memory, action: int) -> Memory:
    """Apply an action of the seat whose turn it is; return this seat's information state then."""
    decider = position.next_seat()
    position.apply(decider, action)
    if decider == seat:
        memory = memory.deciding(action)
    return memory.seeing(position, seat)


def _mixed(fingerprint: int, number: int) -> int:
    mixed = (fingerprint ^ number) * _FACTOR & _MASK
    return mixed ^ mixed >> 29


class Course:
    """A game under way: a position that only `decide` changes, and the information states of all seats."""

    __slots__ = ("_legal", "_memories", "_unseen", "position")

    def __init__(self, position: State, memories: list[Memory] | None = None) -> None:
        self.position = position
        self._memories = memories or _beginning(position)
        # Hashed lazily: searches play most games and never ask for an information state.
        self._unseen: list[tuple[int, int, State]] = []
        self._legal: list[int] | None = None

    def legal_actions(self) -> list[int]:
        """Return the legal actions of the seat whose turn it is, in rising order; cached until `decide`."""
        if self._legal is None:
            self._legal = sorted(self.position.legal_actions(self.position.next_seat()))
        return self._legal

    def decide(self, action: int) -> None:
        """Apply an action of the seat whose turn it is, without checking that it is legal."""
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
        """Sample a determinization: a game that the seat cannot tell from this one, by redealing what it
        cannot see. The others' information states begin anew there, since its past is unknown."""
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
