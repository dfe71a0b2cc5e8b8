"""A game being played: a position together with the journal that led to it."""

from copy import copy
from dataclasses import dataclass
from typing import Final

from patolli.engine.errors import IllegalMove, InvalidJournal, PatolliError, TakeBackRefused
from patolli.engine.game import Setup, View
from patolli.engine.journal import Entry, Journal
from patolli.engine.seed import Seed
from patolli.engine.state import State
from patolli.engine.words import words

POSITIONS_KEPT: Final = 16
"""From before the last decisions: taking one back that is older means playing all before it again."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision that counts, with what is needed to know whether it can still be taken back."""

    seat: int
    action: int
    pending_before: int
    reveals_before: int


class Match:
    """The checked way to play: every move is legal, every entry is in the journal."""

    def __init__(self, setup: Setup, seed: Seed, names: tuple[str, ...] = ()) -> None:
        self.journal = Journal(setup, seed, names)
        self.state: State = setup.new(seed)
        self.decisions: list[Decision] = []
        self._before: dict[int, State] = {}
        """The positions before the last decisions, by their index."""

    @classmethod
    def replay(cls, journal: Journal, entries: int | None = None) -> "Match":
        """Play a journal again, all of it or its first entries."""
        match = cls(journal.setup, journal.seed, journal.names)
        for number, entry in enumerate(journal.entries[:entries], start=1):
            try:
                match.enter(entry)
            except PatolliError as error:
                raise InvalidJournal(
                    words("journal-unplayable", number=str(number), why=error.words)
                ) from None
        return match

    @property
    def setup(self) -> Setup:
        return self.journal.setup

    def enter(self, entry: Entry) -> None:
        """Play or take back, as the entry says."""
        if entry.action is None:
            self.take_back(entry.seat)
        else:
            self.play(entry.seat, entry.action)

    def stand(self, state: State, decisions: list[Decision]) -> None:
        """In a position that other decisions led to, from the same beginning."""
        self.state, self.decisions, self._before = state, decisions, {}

    def play(self, seat: int, action: int) -> None:
        if not 0 <= action < self.setup.num_actions:
            raise IllegalMove(
                words("game-no-action", action=str(action), last=str(self.setup.num_actions - 1))
            )
        self.setup.require_legal(self.state, seat, action)
        self._before[len(self.decisions)] = self.state.clone()
        self._before.pop(len(self.decisions) - POSITIONS_KEPT, None)
        self.decisions.append(Decision(seat, action, self.state.pending(), self.state.reveals()))
        self.state.apply(seat, action)
        self.journal.entries.append(Entry(seat, action))

    def view(self, seat: int, nothing_hidden: bool = False) -> View:
        """What a seat (or `SPECTATOR`) may see now, and what it remembers; or all there is."""
        setup = self.setup
        past = ((each.seat, setup.game.decode(setup, each.action)) for each in reversed(self.decisions))
        show = setup.game.open_view if nothing_hidden else setup.game.view
        return setup.game.recall(show(self.state, seat), past)

    def take_back(self, seat: int) -> None:
        """Undo the last decision of a seat."""
        without = self._without_last_of(seat)
        self.state, self.decisions, self._before = without.state, without.decisions, without._before
        self.journal.entries.append(Entry(seat, None))

    def require_take_back(self, seat: int) -> None:
        """Raise the error that says why a seat cannot take its last decision back, if it cannot: only while
        nothing hidden has been shown since and nobody has decided who had to wait for it."""
        self._without_last_of(seat)

    def may_take_back(self, seat: int) -> bool:
        """Whether it is worth trying. For sure only the attempt knows, which plays again what others decided
        at the same time."""
        try:
            self._require_nothing_since(seat)
        except TakeBackRefused:
            return False
        return True

    def _require_nothing_since(self, seat: int) -> int:
        """The place of a seat's last decision, if nothing was shown and nobody decided because of it."""
        index = self._last_of(seat)
        if index is None:
            raise TakeBackRefused(words("game-nothing-to-take-back", seat=seat + 1))
        decision = self.decisions[index]
        if self.state.reveals() != decision.reveals_before:
            raise TakeBackRefused(words("game-take-back-shown"))
        if any(not decision.pending_before >> other.seat & 1 for other in self.decisions[index + 1 :]):
            raise TakeBackRefused(words("game-take-back-others"))
        return index

    def _without_last_of(self, seat: int) -> "Match":
        index = self._require_nothing_since(seat)
        without = self._up_to(index)
        try:
            for other in self.decisions[index + 1 :]:
                without.play(other.seat, other.action)
        except PatolliError:
            raise TakeBackRefused(words("game-take-back-later")) from None
        return without

    def _up_to(self, index: int) -> "Match":
        """As it stood before a decision; its journal has none that was taken back."""
        if index not in self._before:
            match = Match(self.setup, self.journal.seed)
            for decision in self.decisions[:index]:
                match.play(decision.seat, decision.action)
            return match
        match = copy(self)
        match.journal = Journal(self.setup, self.journal.seed)
        match.state = self._before[index].clone()
        match.decisions = self.decisions[:index]
        match._before = {n: state for n, state in self._before.items() if n < index}
        return match

    def _last_of(self, seat: int) -> int | None:
        for index in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[index].seat == seat:
                return index
        return None
