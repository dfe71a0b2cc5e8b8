"""Thinking time: how much every seat has left, and when somebody runs out of it.

All times are whole milliseconds since 1970, as the server's clock has them. Nothing here looks at a clock:
whoever calls says what time it is, so a game's clocks come out the same whenever its events are replayed.
"""

from typing import Final

import msgspec

from patolli.wire.clocks import ClockRule, DayClock, GameClock

SECOND = 1000
DAY = 24 * 3600 * SECOND

NOTICED_WITHIN: Final = 20 * SECOND
"""By then somebody has noticed that time is out, if anybody serves, even if another process died over it."""


class Thought(msgspec.Struct, array_like=True):
    """What one decision has cost a seat so far, and what it brought."""

    spent: int = 0
    earned: int = 0


class Clocks(msgspec.Struct):
    """What every seat has left. A seat's clock runs while it owes a decision, unless all are stopped.

    What was spent stays with the decision it was spent on: whoever takes one back, or hands it over and
    comes back to it, has what was left of it, and so has the one after it when it comes again."""

    rule: ClockRule | None
    thoughts: list[list[Thought]]
    """By seat, on the first decision, on the second …"""
    made: list[int]
    """By seat, how many decisions stand."""
    since: list[int | None]
    """When each seat's clock began to run; None while it stands."""
    stopped: bool = False
    """Whether the game is paused."""

    @classmethod
    def of(cls, rule: ClockRule | None, seats: int) -> "Clocks":
        return cls(rule, [[Thought()] for _ in range(seats)], [0] * seats, [None] * seats)

    def turn(self, owing: list[int], now: int) -> None:
        """From now on these seats owe a decision, and no others."""
        if self.rule is None or self.stopped:
            return
        for seat, since in enumerate(self.since):
            if seat not in owing:
                self._stand(seat, now)
            elif since is None:
                self.since[seat] = now

    def decided(self, seat: int, now: int) -> None:
        """A seat decided; its next decision, even if it comes at once, is another one."""
        if self.rule is None:
            return
        if self.since[seat] is not None:
            self._stand(seat, now)
            self._current(seat).earned = _increment(self.rule)
        self.made[seat] += 1
        if self.made[seat] == len(self.thoughts[seat]):
            self.thoughts[seat].append(Thought())

    def took_back(self, seat: int, now: int) -> None:
        """A seat has to decide again, in what was left of its time."""
        if self.rule is None:
            return
        self._stand(seat, now)
        self.made[seat] -= 1
        self._current(seat).earned = 0

    def pause(self, now: int) -> None:
        for seat in range(len(self.since)):
            self._stand(seat, now)
        self.stopped = True

    def resume(self) -> None:
        """Clocks run again with the next `turn`."""
        self.stopped = False

    def unserved(self, now: int) -> bool:
        """Whether time was out so long ago that nobody can have served since."""
        deadline = self.deadline()
        return deadline is not None and now > deadline + NOTICED_WITHIN

    def excuse(self, now: int) -> None:
        """Nobody could decide for a while, and it is not known since when: whose clock runs has again what
        they had when it began to; where that is days, one is enough."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.since[seat] = max(since, now - max(self.left(seat) - DAY, 0))

    def remaining(self, seat: int, now: int) -> int:
        return self.left(seat) - self._running(seat, now)

    def left(self, seat: int) -> int:
        """What a seat had when its clock began to run, or stopped, in milliseconds."""
        if isinstance(self.rule, GameClock):
            return _first(self.rule) + sum(each.earned - each.spent for each in self.thoughts[seat])
        return _first(self.rule) - self._current(seat).spent

    def deadline(self) -> int | None:
        """When the first seat runs out of time, if nothing happens before."""
        ends = [since + max(self.left(seat), 0) for seat, since in enumerate(self.since) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, now: int) -> list[int]:
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
        """Stop a seat's clock, if it runs. Nobody spends more than they have, however late it is noticed."""
        self._current(seat).spent += min(self._running(seat, now), max(self.left(seat), 0))
        self.since[seat] = None


def _increment(rule: ClockRule) -> int:
    return rule.increment * SECOND if isinstance(rule, GameClock) else 0


def _first(rule: ClockRule | None) -> int:
    if rule is None:
        return 0
    return rule.days * DAY if isinstance(rule, DayClock) else rule.seconds * SECOND
