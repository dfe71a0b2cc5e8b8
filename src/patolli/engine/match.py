"""A game being played: a position together with the journal that led to it."""

from typing import Final

import msgspec

from patolli.engine.errors import IllegalMove, InvalidJournal, PatolliError, TakeBackRefused
from patolli.engine.game import Setup, View
from patolli.engine.journal import Journal
from patolli.engine.seed import Seed
from patolli.engine.state import State
from patolli.engine.turn import Turn
from patolli.engine.words import words

POSITIONS_KEPT: Final = 16
"""From before the last decisions: taking an older one back means playing all before it again."""
EFFECTS_KEPT: Final = 64
"""Of the last turns; those of older ones are had by playing again."""


class TurnSnapshot(msgspec.Struct, array_like=True, frozen=True):
    """A turn in one piece, without its number, which its place tells, and its effects. It is stored as a
    list, so the order of the fields is part of the format."""

    seat: int
    action: int | None
    secret: bool
    pending_before: int
    reveals_before: int
    undone: bool
    undoes: int | None

    @classmethod
    def of(cls, turn: Turn) -> "TurnSnapshot":
        return cls(
            seat=turn.seat,
            action=turn.action,
            secret=turn.secret,
            pending_before=turn.pending_before,
            reveals_before=turn.reveals_before,
            undone=turn.undone,
            undoes=turn.undoes,
        )

    def turn(self, number: int) -> Turn:
        return Turn(
            number,
            self.seat,
            self.action,
            secret=self.secret,
            pending_before=self.pending_before,
            reveals_before=self.reveals_before,
            undone=self.undone,
            undoes=self.undoes,
            # Taking back has none; those of a decision are had by playing again.
            effects=() if self.action is None else None,
        )


class MatchSnapshot(msgspec.Struct, array_like=True, frozen=True):
    """A match in one piece, without the set-up and the seed it began with."""

    position: bytes
    turns: list[TurnSnapshot]


class Match:
    """The checked way to play: every move is legal, every turn is in the journal."""

    def __init__(
        self, setup: Setup, seed: Seed, names: tuple[str, ...] = (), effects_kept: int = EFFECTS_KEPT
    ) -> None:
        self.journal = Journal(setup, seed, names)
        self.state: State = setup.new(seed)
        self._effects_kept = effects_kept
        self._before: dict[int, State] = {}
        """The positions before the last decisions, by their number."""

    @classmethod
    def replay(cls, journal: Journal, turns: int | None = None) -> "Match":
        """Play a journal again, all of it or its first turns; `InvalidJournal` names one that is illegal."""
        match = cls(journal.setup, journal.seed, journal.names)
        for turn in journal.turns[:turns]:
            match.replay_turn(turn)
        return match

    def replay_turn(self, turn: Turn) -> Turn:
        """Play what a journal has next, and check it."""
        try:
            return self.play(turn.seat, turn.action)
        except PatolliError as error:
            number = str(len(self.turns) + 1)
            raise InvalidJournal(words("journal-unplayable", number=number, why=error.words)) from None

    @property
    def setup(self) -> Setup:
        return self.journal.setup

    @property
    def turns(self) -> list[Turn]:
        return self.journal.turns

    @property
    def decisions(self) -> list[Turn]:
        """The turns that count: decisions that were not taken back."""
        return [turn for turn in self.turns if turn.action is not None and not turn.undone]

    # Playing

    def play(self, seat: int, action: int | None) -> Turn:
        """Carry out a decision if it is legal, or take the seat's last one back (None) if it may."""
        if action is None:
            return self.take_back(seat)
        self.require_legal(seat, action)
        return self.enter(seat, action)

    def require_legal(self, seat: int, action: int) -> None:
        """Raise the error that says why a decision is not allowed now, if it is not."""
        if not 0 <= action < self.setup.num_actions:
            raise IllegalMove(
                words("game-no-action", action=str(action), last=str(self.setup.num_actions - 1))
            )
        self.setup.require_legal(self.state, seat, action)

    def enter(self, seat: int, action: int | None) -> Turn:
        """Carry out what was checked before, as everything in a table's log was."""
        if action is None:
            return self.take_back(seat)
        state = self.state
        secret = self.setup.game.is_secret(state)
        turn = Turn(len(self.turns) + 1, seat, action, secret, state.pending(), state.reveals())
        self._keep_position(turn.number, state)
        turn.effects = state.carry_out(seat, action)
        self._append(turn)
        return turn

    def _append(self, turn: Turn) -> None:
        self.turns.append(turn)
        if len(self.turns) > self._effects_kept:
            self.turns[-1 - self._effects_kept].effects = None

    def _keep_position(self, number: int, state: State) -> None:
        self._before[number] = state.clone()
        if len(self._before) > POSITIONS_KEPT:
            del self._before[next(iter(self._before))]

    def turns_after(self, number: int) -> list[Turn]:
        """Return the later turns with their effects, played again where these are forgotten."""
        later = self.turns[number:]
        if all(turn.effects is not None for turn in later):
            return later
        again = Match(self.setup, self.journal.seed, self.journal.names, effects_kept=len(self.turns))
        for turn in self.turns:
            again.enter(turn.seat, turn.action)
        return again.turns[number:]

    def view(self, seat: int, nothing_hidden: bool = False) -> View:
        """Return what a seat (or `SPECTATOR`) may see now, or all there is."""
        game = self.setup.game
        return game.open_view(self.state, seat) if nothing_hidden else game.view(self.state, seat)

    # Taking back

    def take_back(self, seat: int) -> Turn:
        """Undo the last decision of a seat."""
        turn = self._last_of(seat)
        state, before = self._without(turn)
        for later in self._decisions_after(turn):
            later.pending_before = before[later.number].pending()
        self.state = state
        self._before = {n: kept for n, kept in self._before.items() if n < turn.number} | before
        turn.undone = True
        undoing = Turn(len(self.turns) + 1, seat, None, turn.secret, undoes=turn.number, effects=())
        self._append(undoing)
        return undoing

    def require_take_back(self, seat: int) -> None:
        """Raise the error that says why a seat cannot take its last decision back, if it cannot: only while
        nothing hidden has been shown since and nobody has decided who had to wait for it."""
        self._without(self._last_of(seat))

    def may_take_back(self, seat: int) -> bool:
        """Tell whether it is worth trying. For sure only the attempt knows, which plays again what others
        decided at the same time."""
        try:
            self._last_of(seat)
        except TakeBackRefused:
            return False
        return True

    def _last_of(self, seat: int) -> Turn:
        """Find a seat's last decision, if nothing was shown and nobody decided because of it."""
        turn = next((turn for turn in reversed(self.decisions) if turn.seat == seat), None)
        if turn is None:
            raise TakeBackRefused(words("game-nothing-to-take-back", seat=seat + 1))
        if self.state.reveals() != turn.reveals_before:
            raise TakeBackRefused(words("game-take-back-shown"))
        if any(not turn.pending_before >> other.seat & 1 for other in self._decisions_after(turn)):
            raise TakeBackRefused(words("game-take-back-others"))
        return turn

    def _decisions_after(self, turn: Turn) -> list[Turn]:
        return [later for later in self.decisions if later.number > turn.number]

    def _without(self, turn: Turn) -> tuple[State, dict[int, State]]:
        """Return the position without a turn, and those before each later decision."""
        state = self._position_before(turn)
        before: dict[int, State] = {}
        for later in self._decisions_after(turn):
            assert later.action is not None
            try:
                self.setup.require_legal(state, later.seat, later.action)
            except PatolliError:
                raise TakeBackRefused(words("game-take-back-later")) from None
            before[later.number] = state.clone()
            state.apply(later.seat, later.action)
        return state, before

    def _position_before(self, turn: Turn) -> State:
        if turn.number in self._before:
            return self._before[turn.number].clone()
        state = self.setup.new(self.journal.seed)
        for earlier in self.decisions:
            if earlier.number < turn.number:
                assert earlier.action is not None
                state.apply(earlier.seat, earlier.action)
        return state

    # In one piece

    def snapshot(self) -> MatchSnapshot:
        return MatchSnapshot(self.state.dump(), [TurnSnapshot.of(turn) for turn in self.turns])

    def restore(self, snapshot: MatchSnapshot) -> None:
        """Stand where the match stood whose snapshot this is: it began with the same set-up and seed."""
        self.state = self.setup.restore(snapshot.position)
        self.journal.turns = [kept.turn(number) for number, kept in enumerate(snapshot.turns, start=1)]
        self._before = {}
