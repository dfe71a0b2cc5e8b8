"""Duel, a game only for tests: it has what Yaxha has not, turns after a secret stage and tie-breaks.

Everyone writes two numbers in secret; then they are shown, and in turn everyone raises theirs by one or
stays. Most points win, then the higher first number. With broken=yes an invariant fails where seat 1 begins
with a 3.
"""

import re
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64
from rich.text import Text

from patolli.engine.bits import BIT
from patolli.engine.chance import Source
from patolli.engine.edition import Edition, Table
from patolli.engine.effects import Effect
from patolli.engine.errors import InvalidMove
from patolli.engine.game import Game, Move, Presentation, ScoreLine, Setup, View
from patolli.engine.option import Option
from patolli.engine.state import PENDING, State

SHOWN: Final = 1
FIRST: Final = 2
SECOND: Final = 5
RAISED: Final = 8
CELLS: Final = 11
RAISE: Final = 5
STAY: Final = 6


class Rules(Table, frozen=True, kw_only=True):
    fair: bool
    grid: tuple[tuple[int, ...], ...]
    limits: dict[str, int]


class Card(Table, frozen=True, kw_only=True):
    name: str
    points: int


class DuelEdition(Edition, frozen=True, kw_only=True):
    rules: Rules
    cards: tuple[Card, ...]


class DuelMove(Move, frozen=True, tag="duel"):
    action: int

    def notation(self) -> str:
        return {RAISE: "raise", STAY: "stay"}.get(self.action, f"N{self.action + 1}")

    def words(self) -> str:
        return {RAISE: "raise by one", STAY: "stay"}.get(self.action, f"write a {self.action + 1}")


class NumberWritten(Effect, frozen=True):
    """Somebody wrote a number, which nobody else sees yet."""

    seat: int
    number: int

    def heard_by(self, listener: int) -> Effect | None:
        return self if listener == self.seat else None


class NumbersShown(Effect, frozen=True):
    reveals_decisions = True

    numbers: tuple[tuple[int, int], ...]

    def words(self) -> str:
        return "The numbers are " + ", ".join(f"{a} and {b}" for a, b in self.numbers) + "."


class Answered(Effect, frozen=True):
    seat: int
    raised: bool


class DuelView(View, frozen=True, kw_only=True):
    numbers: tuple[tuple[int, int], ...]


class DuelState(State):
    def note(self, effect: Effect) -> None:
        if self.record is not None:
            self.record.append(effect)

    def apply(self, seat: i64, action: i64) -> None:
        cells = self.cells
        if cells[SHOWN]:
            cells[RAISED + seat] = action == RAISE
            self.note(Answered(seat, action == RAISE))
            cells[PENDING] = BIT[seat + 1] if seat + 1 < self.players else 0
        elif not cells[FIRST + seat]:
            cells[FIRST + seat] = action + 1
            self.note(NumberWritten(seat, action + 1))
        else:
            cells[SECOND + seat] = action + 1
            self.note(NumberWritten(seat, action + 1))
            cells[PENDING] &= ~BIT[seat]
            if not cells[PENDING]:
                pairs = zip(cells[FIRST:SECOND], cells[SECOND:RAISED], strict=True)
                self.note(NumbersShown(tuple(pairs)[: self.players]))
                cells[SHOWN] = 1
                cells[PENDING] = BIT[0]

    def legal(self, seat: i64, into: vec[i64]) -> i64:
        if not self.cells[PENDING] & BIT[seat]:
            return 0
        actions = [RAISE, STAY] if self.cells[SHOWN] else [0, 1, 2, 3, 4]
        for index, action in enumerate(actions):
            into[index] = action
        return len(actions)

    def clone(self) -> "DuelState":
        return DuelState(self.setup, self.players, self.cells[:])

    def tally(self, into: vec[i64]) -> None:
        for seat in range(self.players):
            into[seat] = sum(self.cells[row + seat] for row in (FIRST, SECOND, RAISED))

    def tie_break(self, seat: i64) -> i64:
        return self.cells[FIRST + seat]

    def conceal(self, seat: i64) -> None:
        for other in range(self.players):
            if other != seat and not self.cells[SHOWN]:
                self.cells[FIRST + other] = self.cells[SECOND + other] = 0

    def imagine(self, seat: i64, source: Source) -> None:
        raise NotImplementedError

    def reveals(self) -> i64:
        return self.cells[SHOWN]

    def audit(self) -> str:
        broken = self.setup.is_on("broken") and self.cells[FIRST] == 3
        return "seat 1 begins with a 3" if broken else ""


def start(setup: Setup[DuelEdition], source: Source) -> DuelState:
    cells = vec[i64]([0] * CELLS)
    cells[PENDING] = BIT[setup.players] - 1
    return restore(setup, cells)


def restore(setup: Setup[DuelEdition], cells: vec[i64]) -> DuelState:
    return DuelState(setup, setup.players, cells)


def parse(setup: Setup[DuelEdition], text: str) -> Move:
    for action in range(STAY + 1):
        if re.fullmatch(DuelMove(action).notation(), text, re.IGNORECASE):
            return DuelMove(action)
    raise InvalidMove(f"{text!r} cannot be read; write N1 to N5, raise or stay.")


def describe(concealed: DuelState, seat: int) -> DuelView:
    numbers = [(concealed.cells[FIRST + n], concealed.cells[SECOND + n]) for n in range(concealed.players)]
    return DuelView(seat=seat, pending=tuple(concealed.pending_seats()), numbers=tuple(numbers))


def picture(setup: Setup[DuelEdition], seen: DuelView) -> Text:
    return Text("Numbers: " + " ".join(f"{a}+{b}" for a, b in seen.numbers))


def breakdown(state: DuelState) -> list[ScoreLine]:
    rows = {"first number": FIRST, "second number": SECOND, "raise": RAISED}
    seats = range(state.players)
    return [
        ScoreLine(name.replace(" ", "-"), name, tuple(state.cells[row + seat] for seat in seats))
        for name, row in rows.items()
    ]


GAME = Game(
    package=__name__,
    name="duel",
    title="Duel",
    min_players=2,
    max_players=3,
    options=(Option.switch("broken", False, "whether an invariant fails"),),
    rules_version=1,
    edition_type=DuelEdition,
    num_actions=lambda setup: STAY + 1,
    start=start,
    restore=restore,
    breakdown=breakdown,
    is_secret=lambda state: not state.cells[SHOWN],
    decode=lambda setup, action: DuelMove(action),
    encode=lambda setup, move: cast(DuelMove, move).action,
    parse=parse,
    refusal=lambda state, seat, move: "another stage is on",
    presentation=Presentation(describe=describe, picture=picture),
)
