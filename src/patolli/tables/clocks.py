"""Thinking time: how much every seat has left, and when somebody runs out of it.

All times are whole milliseconds since 1970, as the server's clock has them. Nothing here looks at a clock:
whoever calls says what time it is, so a game's clocks come out the same whenever its events are replayed.
"""

from typing import Annotated, Literal

import msgspec

SECOND = 1000
DAY = 24 * 3600 * SECOND

LIVE_LIMITS = (5, 3600)
GAME_LIMITS = (60, 24 * 3600)
MOST_INCREMENT = 3600
CORRESPONDENCE_LIMITS = (1, 30)


class MoveClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move", tag_field="kind"):
    """So long for every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=LIVE_LIMITS[0], le=LIVE_LIMITS[1])]


class GameClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="game", tag_field="kind"):
    """So long for the whole game, and a little more after every decision."""

    seconds: Annotated[int, msgspec.Meta(ge=GAME_LIMITS[0], le=GAME_LIMITS[1])]
    increment: Annotated[int, msgspec.Meta(ge=0, le=MOST_INCREMENT)] = 0


class DayClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days", tag_field="kind"):
    """A game by correspondence: so many days for every decision."""

    days: Annotated[int, msgspec.Meta(ge=CORRESPONDENCE_LIMITS[0], le=CORRESPONDENCE_LIMITS[1])]


ClockRule = MoveClock | GameClock | DayClock
AtZero = Literal["bot", "pass", "end"]
"""What happens when time is out: a computer player takes the seat, or decides once, or the game ends."""


class Clocks(msgspec.Struct):
    """What every seat has left. A seat's clock runs while it owes a decision, unless all are stopped."""

    rule: ClockRule | None
    left: list[int]
    """At the moment its clock began to run, or stopped, in milliseconds."""
    since: list[int | None]
    """When each seat's clock began to run; None while it stands."""
    stopped: list[int] | None = None
    """While the game is paused, the seats whose clocks ran before."""

    @classmethod
    def of(cls, rule: ClockRule | None, seats: int) -> "Clocks":
        return cls(rule, [_first(rule)] * seats, [None] * seats)

    def turn(self, owing: list[int], now: int) -> None:
        """From now on these seats owe a decision, and no others."""
        if self.rule is None or self.stopped is not None:
            return
        for seat, since in enumerate(self.since):
            if seat in owing and since is None:
                if not isinstance(self.rule, GameClock):
                    self.left[seat] = _first(self.rule)
                self.since[seat] = now
            elif seat not in owing:
                self._stand(seat, now)

    def decided(self, seat: int, now: int) -> None:
        """A seat decided; its next decision, even if it comes at once, is another one."""
        if self.since[seat] is not None:
            self._stand(seat, now)
            self.left[seat] += self._increment()

    def took_back(self, seat: int, now: int) -> None:
        """A seat has to decide again, in what was left of its time."""
        if self.rule is not None:
            self.left[seat] = max(self.left[seat] - self._increment(), 0)
            self.since[seat] = now

    def pause(self, now: int) -> None:
        self.stopped = [seat for seat, since in enumerate(self.since) if since is not None]
        for seat in self.stopped:
            self._stand(seat, now)

    def resume(self, now: int) -> None:
        """A decision that was interrupted goes on with what was left of its time."""
        for seat in self.stopped or []:
            self.since[seat] = now
        self.stopped = None

    def remaining(self, seat: int, now: int) -> int:
        since = self.since[seat]
        return self.left[seat] - (0 if since is None else max(now - since, 0))

    def deadline(self) -> int | None:
        """When the first seat runs out of time, if nothing happens before."""
        ends = [since + left for since, left in zip(self.since, self.left, strict=True) if since is not None]
        return min(ends, default=None)

    def out_of_time(self, now: int) -> list[int]:
        return [
            seat
            for seat, since in enumerate(self.since)
            if since is not None and self.remaining(seat, now) <= 0
        ]

    def _stand(self, seat: int, now: int) -> None:
        """Stop a seat's clock, if it runs."""
        self.left[seat] = max(self.remaining(seat, now), 0)
        self.since[seat] = None

    def _increment(self) -> int:
        return self.rule.increment * SECOND if isinstance(self.rule, GameClock) else 0


def _first(rule: ClockRule | None) -> int:
    if rule is None:
        return 0
    return rule.days * DAY if isinstance(rule, DayClock) else rule.seconds * SECOND
