"""The clocks of a table: the time that each seat has left, and the next deadline.

All times are whole milliseconds since 1970. Nothing here reads a clock: the caller passes the time, so that
replaying a table's events is deterministic.
"""

from typing import Final

import msgspec

from patolli.wire.clocks import ClockRule, DayClock, GameClock

SECOND = 1000
DAY = 24 * 3600 * SECOND

NOTICED_WITHIN: Final = 20 * SECOND
"""Any running server has noticed a deadline by then, even if the process that held the lease died."""


class Thought(msgspec.Struct, array_like=True):
    """The account of one decision of a seat: the time spent on it, and the increment earned."""

    spent: int = 0
    earned: int = 0


class Clocks(msgspec.Struct):
    """A clock for each seat, which runs while the seat owes a decision, unless the game is paused.

    Time is booked on the decision it was spent on. Taking a decision back, or handing the seat over and
    coming back, restores what was left for that decision; the next one keeps its account for later."""

    rule: ClockRule | None
    thoughts: list[list[Thought]]
    """By seat, then by the number of its decision."""
    made: list[int]
    """By seat, the number of decisions that were not taken back."""
    since: list[int | None]
    """By seat, when its clock was started; None while it is stopped."""
    stopped: bool = False
    """Whether the game is paused."""

    @classmethod
    def of(cls, rule: ClockRule | None, seats: int) -> "Clocks":
        return cls(rule, [[Thought()] for _ in range(seats)], [0] * seats, [None] * seats)

    def turn(self, owing: list[int], now: int) -> None:
        """Start the clocks of the seats that owe a decision, and stop all others."""
        if self.rule is None or self.stopped:
            return
        for seat, since in enumerate(self.since):
            if seat not in owing:
                self._stand(seat, now)
            elif since is None:
                self.since[seat] = now

    def decided(self, seat: int, now: int) -> None:
        """Close the account of a seat's decision, add the increment and open the next one."""
        if self.rule is None:
            return
        if self.since[seat] is not None:
            self._stand(seat, now)
            self._current(seat).earned = _increment(self.rule)
        self.made[seat] += 1
        if self.made[seat] == len(self.thoughts[seat]):
            self.thoughts[seat].append(Thought())

    def took_back(self, seat: int, now: int) -> None:
        """Reopen the account of a seat's last decision, without its increment."""
        if self.rule is None:
            return
        self._stand(seat, now)
        self.made[seat] -= 1
        self._current(seat).earned = 0

    def pause(self, now: int) -> None:
        """Stop all clocks until `resume`."""
        for seat in range(len(self.since)):
            self._stand(seat, now)
        self.stopped = True

    def resume(self) -> None:
        """Let clocks run again, from the next `turn` on."""
        self.stopped = False

    def unserved(self, now: int) -> bool:
        """Tell whether a deadline passed so long ago that no server can have been running since."""
        deadline = self.deadline()
        return deadline is not None and now > deadline + NOTICED_WITHIN

    def excuse(self, now: int) -> None:
        """Refund an outage, whose beginning is not known: running clocks get back what they had when they
        were started; of several days, at least one is left."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.since[seat] = max(since, now - max(self.left(seat) - DAY, 0))

    def remaining(self, seat: int, now: int) -> int:
        """Return the milliseconds that a seat has left; negative if its time is out."""
        return self.left(seat) - self._running(seat, now)

    def left(self, seat: int) -> int:
        """Return the milliseconds that a seat had when its clock was last started or stopped."""
        if isinstance(self.rule, GameClock):
            return _first(self.rule) + sum(each.earned - each.spent for each in self.thoughts[seat])
        return _first(self.rule) - self._current(seat).spent

    def deadline(self) -> int | None:
        """Return when the first seat runs out of time, unless something happens before."""
        ends = [since + max(self.left(seat), 0) for seat, since in enumerate(self.since) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, now: int) -> list[int]:
        """List the seats whose time is out."""
        return [
            seat
            for seat, since in enumerate(self.since)
            if since is not None and self.remaining(seat, now) <= 0
        ]

    def _current(self, seat: int) -> Thought:
        return self.thoughts[seat][self.made[seat]]

    def _running(self, seat: int, now: int) -> int:
        since = self.since[seat]
        return 0 if since is None else max(now - since, 0)

    def _stand(self, seat: int, now: int) -> None:
        """Stop a seat's clock, if it runs. It is charged no more than it has, however late this is."""
        self._current(seat).spent += min(self._running(seat, now), max(self.left(seat), 0))
        self.since[seat] = None


def _increment(rule: ClockRule) -> int:
    return rule.increment * SECOND if isinstance(rule, GameClock) else 0


def _first(rule: ClockRule | None) -> int:
    if rule is None:
        return 0
    return rule.days * DAY if isinstance(rule, DayClock) else rule.seconds * SECOND
