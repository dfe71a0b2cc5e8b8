"""A game in words: what each seat decided, and what of that may be told to whom."""

from dataclasses import dataclass

import msgspec

from patolli.engine.game import Move, Setup
from patolli.engine.journal import Entry, Journal
from patolli.engine.match import Decision, Match
from patolli.engine.seed import Seed
from patolli.engine.words import ENGLISH, say


@dataclass(slots=True)
class Moment:
    """An entry of the journal, with what is needed to know who may hear of it."""

    number: int
    entry: Entry
    secret: bool
    """Whether the others could not see it: they decided at the same time."""
    reveals_before: int
    taken_back: bool = False


class Memory(msgspec.Struct, array_like=True, frozen=True):
    """A chronicle in one piece, without the set-up and the seed it began with."""

    position: bytes
    decisions: list[tuple[int, int, int, int]]
    moments: list[tuple[int, int | None, bool, int, bool]]


class Chronicle:
    """A match that remembers which entries are still secret."""

    def __init__(self, setup: Setup, seed: Seed, names: tuple[str, ...] = ()) -> None:
        self.match = Match(setup, seed, names)
        self.moments: list[Moment] = []

    @classmethod
    def of(cls, journal: Journal, entries: int | None = None) -> "Chronicle":
        """Play a journal again, all of it or its first entries."""
        Match.replay(journal, entries)  # for its message, which names the entry that cannot be played
        chronicle = cls(journal.setup, journal.seed, journal.names)
        for entry in journal.entries[:entries]:
            chronicle.enter(entry)
        return chronicle

    def memory(self) -> Memory:
        return Memory(
            self.match.state.dump(),
            [
                (each.seat, each.action, each.pending_before, each.reveals_before)
                for each in self.match.decisions
            ],
            [
                (each.entry.seat, each.entry.action, each.secret, each.reveals_before, each.taken_back)
                for each in self.moments
            ],
        )

    def recall(self, memory: Memory) -> None:
        """Stand where the chronicle stood whose memory this is: it began with the same set-up and seed."""
        position = self.match.setup.restore(memory.position)
        self.match.stand(position, [Decision(*each) for each in memory.decisions])
        self.moments = [
            Moment(number, Entry(seat, action), secret, reveals, taken_back)
            for number, (seat, action, secret, reveals, taken_back) in enumerate(memory.moments, start=1)
        ]
        self.match.journal.entries = [moment.entry for moment in self.moments]

    def enter(self, entry: Entry) -> Moment:
        """Play or take back, as the entry says."""
        state = self.match.state
        moment = Moment(len(self.moments) + 1, entry, self.match.setup.game.is_secret(state), state.reveals())
        self.match.enter(entry)
        if entry.action is None:
            undone = self._last_decision_of(entry.seat)
            undone.taken_back = True
            moment.secret = undone.secret
        self.moments.append(moment)
        return moment

    def _last_decision_of(self, seat: int) -> Moment:
        return next(
            moment
            for moment in reversed(self.moments)
            if moment.entry.seat == seat and moment.entry.action is not None and not moment.taken_back
        )

    def may_tell(self, moment: Moment, seat: int) -> bool:
        """Whether a seat (or `SPECTATOR`) may hear of this entry by now. What was taken back before anybody
        saw it stays its player's own, and so does the taking back, until the game is over."""
        if not moment.secret or moment.entry.seat == seat or self.match.state.is_over():
            return True
        withdrawn = moment.taken_back or moment.entry.action is None
        return not withdrawn and self.match.state.reveals() != moment.reveals_before

    def news(self, seat: int, since: int) -> tuple[list[Moment], int]:
        """What others decided since an entry and a seat may hear now; and from where on to ask next time.

        It ends at the first entry that is still secret, so that everything is told once and in order."""
        told = since
        while told < len(self.moments) and not self._waits(self.moments[told], seat):
            told += 1
        moments = [
            moment
            for moment in self.moments[since:told]
            if moment.entry.seat != seat and moment.entry.action is not None and not moment.taken_back
        ]
        return moments, told

    def _waits(self, moment: Moment, seat: int) -> bool:
        """Whether an entry will be told to a seat later, but not yet."""
        return not self.may_tell(moment, seat) and self.match.state.reveals() == moment.reveals_before

    def heard_by(self, seat: int) -> int:
        """From where on a seat has not heard of the others when a game is continued: they decided together
        with its last decision, or after it."""
        own = [moment.reveals_before for moment in self.moments if moment.entry.seat == seat]
        if not own:
            return 0
        return next(index for index, moment in enumerate(self.moments) if moment.reveals_before == own[-1])

    def notation(self, moment: Moment, listener: int) -> str:
        """Empty where it would say more than the listener may hear."""
        move = self.move(moment)
        if move is None or self._hears_all(moment, listener) or move.overheard() == move.sentence():
            return self.match.journal.notation(moment.entry)
        return ""

    def sentence(self, moment: Moment, listener: int, locale: str = ENGLISH) -> str:
        """What a seat (or `SPECTATOR`) hears of an entry that it may hear of."""
        move = self.move(moment)
        if move is None:
            return say(locale, "game-take-back")
        return move.sentence(locale) if self._hears_all(moment, listener) else move.overheard(locale)

    def outline(self, moment: Moment, listener: int) -> Move | None:
        """What was decided, as far as a seat (or `SPECTATOR`) may hear of it."""
        move = self.move(moment)
        return move if move is None or self._hears_all(moment, listener) else move.outline()

    def move(self, moment: Moment) -> Move | None:
        """What was decided; None for taking back."""
        setup = self.match.setup
        return None if moment.entry.action is None else setup.game.decode(setup, moment.entry.action)

    def _hears_all(self, moment: Moment, listener: int) -> bool:
        return moment.entry.seat == listener or self.match.state.is_over()

    def seat_name(self, seat: int) -> str:
        return seat_name(self.match.journal.names, seat)

    def lines(self, seat: int) -> list[str]:
        """All entries in words, as far as a seat may hear of them."""
        width = len(str(len(self.moments)))
        by = max((len(self.seat_name(moment.entry.seat)) for moment in self.moments), default=0)
        told = [moment for moment in self.moments if self.may_tell(moment, seat)]
        notations = max(
            (len(self.notation(each, seat)) for each in told if each.entry.action is not None), default=0
        )
        lines = []
        for moment in self.moments:
            line = f"{moment.number:>{width}}. {self.seat_name(moment.entry.seat):<{by}}  "
            if moment not in told:
                line += "(secret)"
            elif moment.entry.action is None:
                line += self.sentence(moment, seat)
            else:
                line += f"{self.notation(moment, seat):<{notations}}  {self.sentence(moment, seat)}"
                line += " (taken back)" if moment.taken_back else ""
            lines.append(line)
        return lines


def seat_name(names: tuple[str, ...], seat: int) -> str:
    return f"Seat {seat + 1} ({names[seat]})" if names else f"Seat {seat + 1}"
