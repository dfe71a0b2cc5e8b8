"""A table as a state machine: seats, a game and clocks, without database, network or a clock of its own.

Commands (`join`, `start`, `move` …) validate and return an event, or raise a refusal; they change nothing.
`apply` applies an event once it is durable. Replaying the log is deterministic, so it gives the same table.
"""

from dataclasses import dataclass, field
from typing import Final

from patolli.engine.errors import TakeBackRefused
from patolli.engine.game import Setup
from patolli.engine.match import Match
from patolli.engine.seed import Seed
from patolli.engine.state import SPECTATOR, State
from patolli.engine.words import Words, words
from patolli.players.player import GreedyPlayer
from patolli.tables.clocks import Clocks
from patolli.tables.errors import Outdated, Refused
from patolli.tables.events import (
    AnyEvent,
    Ended,
    Interrupted,
    Joined,
    Left,
    Moved,
    PauseAgreed,
    Placed,
    Rematched,
    Replaced,
    Resumed,
    Returned,
    Started,
    TookBack,
)
from patolli.tables.names import computer_name
from patolli.tables.seats import Handover, Seat, require_level, require_name
from patolli.tables.settings import Settings
from patolli.tables.snapshots import SNAPSHOT_VERSION, Snapshot, read_snapshot, write_snapshot
from patolli.wire.clocks import DayClock, GameClock
from patolli.wire.tables import Phase, WhyReplaced

NOBODY: Final = SPECTATOR
REQUEST_IDS_KEPT: Final = 8
"""How many of the last request ids are kept in memory; the log has them all."""


@dataclass
class Table:
    """The state of one table. Only `apply` and `restore` change it."""

    id: str
    maker: str
    """The person who made it."""
    settings: Settings
    setup: Setup
    seed: Seed
    """Without the players' nonces, which come with `Joined`."""
    commitment: str = field(init=False)
    """The SHA-256 of the seed, published before the game."""
    host: str | None = field(init=False)
    """The person who may start the game: its maker or, once they left, the one seated longest."""
    seats: list[Seat] = field(init=False)
    clocks: Clocks = field(init=False)
    seq: int = 0
    """The sequence number of the last event that was applied."""
    match: Match | None = None
    """The game, once it has begun."""
    agreed: set[int] = field(default_factory=set)
    ended: Ended | None = None
    deserted: int | None = None
    """Since when only computer players decide."""
    handovers: list[Handover] = field(default_factory=list)
    """Hand-overs in order, without those that came to nothing because the seat did not decide meanwhile."""
    changed: list[int] = field(init=False)
    """By seat, the last event that it must have seen for its decision not to be outdated."""
    rematch: str | None = None
    """The table where the same people play again."""
    request_ids: dict[str, int] = field(default_factory=dict)
    """By request id, the sequence number of its event: makes commands idempotent."""

    def __post_init__(self) -> None:
        self.commitment = self.seed.commitment()
        self.host = self.maker
        self.seats = [Seat() for _ in range(self.setup.players)]
        self.clocks = Clocks.of(self.settings.clock, self.setup.players)
        self.changed = [0] * self.setup.players

    # How it stands

    @property
    def phase(self) -> Phase:
        if self.match is None:
            return "gathering"
        if self.ended or self.match.state.is_over():
            return "over"
        return "paused" if self.clocks.stopped else "playing"

    def seat_of(self, person: str) -> int:
        """Return the seat of a person, `NOBODY` if they have none here."""
        return next((n for n, seat in enumerate(self.seats) if seat.person == person), NOBODY)

    def pending(self) -> list[int]:
        """List the seats that owe a decision now."""
        if self.phase != "playing" or self.match is None:
            return []
        return self.match.state.pending_seats()

    def computers_pending(self) -> list[int]:
        """List the seats where a computer player owes a decision now."""
        return [seat for seat in self.pending() if self.seats[seat].player]

    def stood_in(self, seat: int, entry: int) -> str | None:
        """Return the computer player that made an entry of the journal for the person of a seat."""
        before = (each for each in reversed(self.handovers) if each.seat == seat and each.after < entry)
        return next((each.player for each in before), None)

    def people(self) -> list[int]:
        """List the seats where a person decides."""
        return [n for n, seat in enumerate(self.seats) if seat.decides_itself]

    def somebody_may_return(self) -> bool:
        """Tell whether a computer player stands in for a person who may come back."""
        return any(
            each.why is not None and each.why != "resigned" and not self._has_lost_on_time(seat)
            for seat, each in enumerate(self.seats)
        )

    def concealed(self, seat: int) -> State:
        """Return a copy of the position with everything blanked that a seat cannot know."""
        if self.match is None:
            raise Refused(words("table-not-begun"))
        state = self.match.state.clone()
        state.conceal(seat)
        return state

    # Commands

    def join(self, person: str, name: str, seat: int | None, nonce: str) -> Joined:
        self._require_gathering()
        require_name(name)
        taken = self.seat_of(person)
        if taken != NOBODY:
            raise Refused(words("table-has-seat", seat=taken + 1))
        open_seats = [n for n, each in enumerate(self.seats) if each.is_open]
        if not open_seats:
            raise Refused(words("table-full"))
        if seat is None:
            seat = open_seats[0]
        if seat not in open_seats:
            raise Refused(
                words("table-seat-taken", seat=seat + 1, count=len(open_seats), open=_listed(open_seats))
            )
        self.seed.with_nonces((nonce,))  # raises on an unusable nonce
        return Joined(seat, person, name, nonce)

    def place(self, person: str, seat: int, player: str, name: str | None = None) -> Placed:
        """Give an open seat to a computer player, under a name of its own if none is given."""
        self._require_gathering()
        self._require_host(person, "place")
        self._require_seat(seat)
        if not self.seats[seat].is_open:
            raise Refused(words("table-seat-not-open", seat=seat + 1))
        require_level(player)
        return Placed(seat, player, name or computer_name(self.id, seat, [each.name for each in self.seats]))

    def leave(self, person: str, seat: int) -> Left:
        """Free one's own seat, or, as the host, any."""
        self._require_gathering()
        self._require_seat(seat)
        if self.seats[seat].is_open:
            raise Refused(words("table-seat-empty", seat=seat + 1))
        if self.seats[seat].person != person:
            self._require_host(person, "free")
        return Left(seat)

    def start(self, person: str) -> Started:
        self._require_gathering()
        self._require_host(person, "start")
        open_seats = [n for n, each in enumerate(self.seats) if each.is_open]
        if open_seats:
            raise Refused(words("table-seats-open", count=len(open_seats), open=_listed(open_seats)))
        if not self.people():
            raise Refused(words("table-no-person"))
        return Started()

    def move(self, seat: int, seen: int, action: int) -> Moved:
        """Decide for a seat that has seen the events up to `seen`; `Outdated` if that is too few."""
        match = self._require_playing()
        self._require_seen(seat, seen)
        match.require_legal(seat, action)
        return Moved(seat, action)

    def read_move(self, text: str) -> int:
        """Parse a notation into an action."""
        game = self.setup.game
        return game.encode(self.setup, game.parse(self.setup, text))

    def take_back(self, seat: int, seen: int) -> TookBack:
        """Take a seat's last decision back; like `move`, for a seat that has seen the events up to `seen`."""
        match = self._require_playing()
        self.require_deciding(seat)
        self._require_seen(seat, seen)
        if not self.settings.take_back:
            raise TakeBackRefused(words("table-no-take-back"))
        match.require_take_back(seat)
        return TookBack(seat)

    def replace(self, seat: int, why: WhyReplaced) -> Replaced | Ended:
        """Let a computer player stand in for a person; the game ends if the last person resigns."""
        self._require_begun()
        if not self.seats[seat].decides_itself:
            raise Refused(
                words("table-played-already", seat=seat + 1, player=_level(self.seats[seat].player))
            )
        if why == "resigned" and self.people() == [seat]:
            return Ended(seat, "abandoned")
        return Replaced(seat, self.settings.stand_in, why)

    def come_back(self, seat: int) -> Returned:
        self._require_begun()
        if self.seats[seat].decides_itself:
            raise Refused(words("table-playing-already"))
        if self.seats[seat].why == "resigned":
            raise Refused(words("table-resigned"))
        self._require_time(seat)
        return Returned(seat)

    def pause(self, seat: int) -> PauseAgreed:
        self._require_playing()
        self.require_deciding(seat)
        if seat in self.agreed:
            raise Refused(words("table-agreed-already"))
        return PauseAgreed(seat)

    def resume(self, seat: int) -> Resumed:
        self._require_begun()
        self.require_deciding(seat)
        if self.phase != "paused" and not self.agreed:
            raise Refused(words("table-not-paused"))
        return Resumed(seat)

    def play_again(self, at: str, instead_of: str | None = None) -> Rematched:
        """Link to the table of the rematch, replacing the link to one that is gone."""
        if self.phase != "over":
            raise Refused(words("table-not-over"))
        if self.rematch != instead_of:
            raise Refused(words("table-rematch-already"))
        return Rematched(at)

    def deadline(self) -> int | None:
        """Return when the next clock runs out, unless something happens before."""
        return self.clocks.deadline()

    def due(self, now: int) -> Replaced | Moved | Ended | Interrupted | None:
        """Return the event that an expired clock demands; None if no time is out. After an outage that is a
        refund, as nobody could decide. In a game of days the last person keeps their seat, however late:
        computer players alone would finish within minutes what people have played at for weeks."""
        late = self.clocks.out_of_time(now) if self.phase == "playing" else []
        if not late:
            return None
        if self.clocks.unserved(now):
            return Interrupted()
        seat = late[0]
        if self.settings.at_zero == "end":
            return Ended(seat, "time")
        is_last_of_days = isinstance(self.clocks.rule, DayClock) and self.people() == [seat]
        if self.settings.at_zero == "bot" and not is_last_of_days:
            return Replaced(seat, self.settings.stand_in, "time")
        return self._move_by_clock(seat)

    def _move_by_clock(self, seat: int) -> Moved:
        """Decide once for a person whose time is out. The greedy player does, and right here, not in the pool
        of computer players: it needs a millisecond or a few, so the table can wait for it, and with the
        sequence number as its seed it decides the same in every process that finds the time out."""
        action = GreedyPlayer(self.setup, self.seq).decide(self.concealed(seat), seat)
        return Moved(seat, action, by_clock=True)

    # Events

    def apply(self, event: AnyEvent, at: int, request_id: str | None = None) -> None:
        """Apply an event of the log, with its timestamp and the request id it came with."""
        match event:
            case Joined():
                self.seats[event.seat] = Seat(event.person, event.name, event.nonce, since=self.seq + 1)
                if self.host is None or event.person == self.maker:
                    self.host = event.person
            case Placed():
                self.seats[event.seat] = Seat(name=event.name or event.player, player=event.player)
            case Left():
                left, self.seats[event.seat] = self.seats[event.seat].person, Seat()
                if left is not None and left == self.host:
                    people = [each for each in self.seats if each.person is not None]
                    self.host = min(people, key=lambda each: each.since).person if people else None
            case Started():
                self._begin()
                self.changed = [self.seq + 1] * len(self.seats)
            case Moved():
                self._enter(event.seat, event.action)
                self.clocks.decided(event.seat, at)
            case TookBack():
                self._enter(event.seat, None)
                self.clocks.took_back(event.seat, at)
            case Replaced():
                self.seats[event.seat].player = event.player
                self.seats[event.seat].why = event.why
                self._hand_over(event.seat, event.player, event.why)
                self.agreed.discard(event.seat)
                self._pause_if_all_agree(at)
                if not self.people():
                    self.deserted = at
            case Returned():
                self.seats[event.seat].player = None
                self.seats[event.seat].why = None
                self._hand_over(event.seat, None, None)
                self.deserted = None
            case PauseAgreed():
                self.agreed.add(event.seat)
                self._pause_if_all_agree(at)
            case Resumed():
                self.agreed.clear()
                self.clocks.resume()
            case Interrupted():
                self.clocks.excuse(at)
            case Ended():
                self.ended = event
            case Rematched():
                self.rematch = event.table
        self.seq += 1
        if request_id is not None:
            self.request_ids[request_id] = self.seq
            if len(self.request_ids) > REQUEST_IDS_KEPT:
                del self.request_ids[next(iter(self.request_ids))]
        self.clocks.turn(self._owing(), at)

    # Snapshots

    def snapshot(self) -> bytes:
        """Serialise the table, so that loading it need not replay a long log."""
        return write_snapshot(
            Snapshot(
                version=SNAPSHOT_VERSION,
                seq=self.seq,
                seats=self.seats,
                clocks=self.clocks,
                agreed=sorted(self.agreed),
                changed=self.changed,
                ended=self.ended,
                request_ids=self.request_ids,
                match=self.match.snapshot() if self.match else None,
                rematch=self.rematch,
                deserted=self.deserted,
                host=self.host,
                handovers=self.handovers,
            )
        )

    def restore(self, snapshot: bytes) -> None:
        """Restore a snapshot of this table; a `ValueError` if it is of another version."""
        kept = read_snapshot(snapshot)
        self.seq, self.seats, self.clocks, self.changed = kept.seq, kept.seats, kept.clocks, kept.changed
        self.agreed, self.ended, self.request_ids = set(kept.agreed), kept.ended, kept.request_ids
        self.rematch, self.deserted, self.host = kept.rematch, kept.deserted, kept.host
        self.handovers = kept.handovers
        if kept.match is not None:
            self._begin()
            assert self.match is not None
            self.match.restore(kept.match)

    def _begin(self) -> None:
        names = tuple(seat.name_in_journal for seat in self.seats)
        seed = self.seed.with_nonces(tuple(seat.nonce for seat in self.seats))
        self.match = Match(self.setup, seed, names)

    def _pause_if_all_agree(self, at: int) -> None:
        if self.phase == "playing" and self.agreed and self.agreed.issuperset(self.people()):
            self.clocks.pause(at)

    def _hand_over(self, seat: int, player: str | None, why: WhyReplaced | None) -> None:
        assert self.match is not None, "the log has a start before anybody is replaced"
        now = Handover(len(self.match.turns), seat, player, why)
        kept = [each for each in self.handovers if (each.after, each.seat) != (now.after, seat)]
        before = next((each for each in reversed(kept) if each.seat == seat), Handover(0, seat))
        if (before.player, before.why) != (player, why):
            kept.append(now)
        self.handovers = kept

    def _owing(self) -> list[int]:
        """List the seats whose clocks run: people who owe a decision."""
        return [seat for seat in self.pending() if self.seats[seat].decides_itself]

    def _enter(self, seat: int, action: int | None) -> None:
        """Enter a decision, or a take-back, into the journal. A simultaneous secret decision outdates nobody
        else's, as they cannot see it."""
        assert self.match is not None, "the log has a start before anything of the game"
        reveals_before = self.match.state.reveals()
        turn = self.match.enter(seat, action)
        unseen = turn.secret and self.match.state.reveals() == reveals_before
        for each in [seat] if unseen else range(len(self.seats)):
            self.changed[each] = self.seq + 1

    # Requirements

    def _require_gathering(self) -> None:
        if self.match is not None:
            raise Refused(words("table-begun"))

    def _require_begun(self) -> Match:
        if self.match is None:
            raise Refused(words("table-not-begun"))
        if self.phase == "over":
            raise Refused(words("table-over"))
        return self.match

    def _require_playing(self) -> Match:
        match = self._require_begun()
        if self.phase == "paused":
            raise Refused(words("table-paused"))
        return match

    def _require_seen(self, seat: int, seen: int) -> None:
        if not self.changed[seat] <= seen <= self.seq:
            raise Outdated(words("table-outdated"))

    def require_deciding(self, seat: int) -> None:
        """Refuse a person for whom a computer player stands in."""
        if not self.seats[seat].decides_itself:
            raise Refused(words("table-stand-in", player=_level(self.seats[seat].player)))

    def _require_time(self, seat: int) -> None:
        """Refuse to return without time left, as the clock would replace the person again at once."""
        if self._has_lost_on_time(seat):
            raise Refused(words("table-game-time-out"))
        if self.clocks.rule is None or self.clocks.left(seat) > 0:
            return
        raise Refused(words("table-move-time-out", player=_level(self.seats[seat].player)))

    def _has_lost_on_time(self, seat: int) -> bool:
        return isinstance(self.clocks.rule, GameClock) and self.clocks.left(seat) <= 0

    def _require_host(self, person: str, what: str) -> None:
        if person != self.host:
            raise Refused(words("table-only-host", what=what))

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused(words("table-no-such-seat", seat=seat + 1, seats=len(self.seats)))


def _level(player: str | None) -> Words:
    return words("table-level", level=player or "")


def _listed(seats: list[int]) -> str:
    return ", ".join(str(seat + 1) for seat in seats)
