"""Many games of one set-up, played side by side inside compiled code.

What there is to see of every game lies in rows of memory that are written in place, game behind game: numpy
looks at them without a copy (`patolli.research.vector`). Of a row only what was set is cleared.
"""

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from patolli.engine.bits import BIT, lowest
from patolli.engine.chance import FastSource
from patolli.engine.policy import Mind
from patolli.engine.state import State, action_buffer
from patolli.research.encoder import Encoder, entry_buffer, mark_buffer


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Who decides for the other seats of every game."""

    def reseed(self, seed: i64) -> None:
        """All games begin anew: with the same seed, decide the same again."""

    def begin(self, game: i64) -> None:
        """A new game starts at this place."""

    def decide(self, state: State, seat: i64, game: i64) -> i64:
        raise RuntimeError("a rival must define decide()")


class Thinker(Rival):
    """Decides as the game's policy does, but in `strays` of a hundred decisions at random."""

    mind: Mind
    strays: i64

    def __init__(self, mind: Mind, strays: i64) -> None:
        self.mind = mind
        self.strays = strays

    def reseed(self, seed: i64) -> None:
        self.mind.source = FastSource(seed)

    def decide(self, state: State, seat: i64, game: i64) -> i64:
        if self.strays and self.mind.source.below(100) < self.strays:
            return self.mind.any(state, seat)
        return self.mind.best(state, seat)


class Batch:
    """The games, and what can be seen of each by the seat that decides next in it.

    Without a rival that is the lowest pending seat, one after the other. With one it is the own seat, which
    moves on from game to game, and the rival plays the others."""

    start: Callable[[FastSource], State]
    count: i64
    players: i64
    actions: i64
    encoder: Encoder | None
    rival: Rival | None
    restarts: bool
    """Whether a game that is over is followed by a new one at once."""

    states: list[State]
    next_seed: i64
    begun: i64
    buffer: vec[i64]
    points: vec[i64]

    # What is seen, game behind game
    seats: vec[i64]  # who decides next; where a game is over, and not followed by another, -1
    own_seats: vec[i64]  # whose seat is not the rival's; -1 without a rival
    masks: vec[u8]  # a 1 for every legal action
    legal: vec[i16]  # the legal actions, as a list
    sizes: vec[i64]  # how many they are
    observations: vec[i32]
    marks: vec[i16]
    rewards: vec[float]  # of every seat; not 0 only where a game is just over
    scores: vec[i64]  # of every seat when its latest game was over
    dones: vec[u8]  # 1 where a game is just over; 2 where it was forfeited

    def __init__(
        self,
        start: Callable[[FastSource], State],
        count: i64,
        players: i64,
        actions: i64,
        encoder: Encoder | None,
        rival: Rival | None,
        restarts: bool,
    ) -> None:
        self.start = start
        self.count = count
        self.players = players
        self.actions = actions
        self.encoder = encoder
        self.rival = rival
        self.restarts = restarts
        self.states = []
        self.next_seed = 0
        self.begun = 0
        self.buffer = action_buffer(actions)
        self.points = action_buffer(players)
        self.seats = action_buffer(count)
        self.own_seats = action_buffer(count)
        self.masks = vec[u8]([0] * (count * actions))
        self.legal = vec[i16]([0] * (count * actions))
        self.sizes = action_buffer(count)
        size: i64 = 0
        room: i64 = 0
        if encoder is not None:
            size = encoder.size
            room = encoder.room
        self.observations = entry_buffer(count * size)
        self.marks = mark_buffer(count * room)
        self.rewards = vec[float]([0.0] * (count * players))
        self.scores = action_buffer(count * players)
        self.dones = vec[u8]([0] * count)

    # Games

    def reset(self, seed: i64, first_seat: i64) -> None:
        """Begin every game anew; the n-th game that is begun from now on has the seed `seed` + n. The own
        seat of the first one is `first_seat`."""
        self.next_seed = seed
        self.begun = first_seat
        self.states = []
        rival = self.rival
        if rival is not None:
            rival.reseed(seed)
        for game in range(self.count):
            self.forget_end(game)
            state = self.deal(game)
            self.states.append(state)
            self.go_on(state, game)

    def deal(self, game: i64) -> State:
        """A new game. The own seat is the next one than in the last game at this place, and than next door,
        so that all seats are played equally often."""
        state = self.start(FastSource(self.next_seed))
        self.next_seed += 1
        rival = self.rival
        if rival is None:
            self.own_seats[game] = -1
        else:
            self.own_seats[game] = self.begun % self.players
            rival.begin(game)
        self.begun += 1
        return state

    def is_legal(self, game: i64, action: i64) -> bool:
        """Whether the seat that decides next in a game may decide so."""
        return 0 <= action < self.actions and self.masks[game * self.actions + action] != 0

    def illegal(self, actions: vec[i64]) -> i64:
        """The first game that is on and for which the action is not legal; -1 if there is none."""
        for game in range(self.count):
            if self.seats[game] >= 0 and not self.is_legal(game, actions[game]):
                return game
        return -1

    def step(self, actions: vec[i64]) -> None:
        """One decision in every game."""
        for game in range(self.count):
            self.decide(game, actions[game])

    def decide(self, game: i64, action: i64) -> None:
        """A decision of who decides next; an illegal one forfeits the game. A game that was over, and was not
        followed by another, stays over."""
        seat = self.seats[game]
        if seat < 0:
            return
        if self.dones[game]:
            self.forget_end(game)
        if self.is_legal(game, action):
            state = self.states[game]
            state.apply(seat, action)
            self.go_on(state, game)
        else:
            self.forfeit(seat, game)
            self.follow(self.states[game], -1, game)

    def go_on(self, state: State, game: i64) -> None:
        """Let the rival decide until the own seat does."""
        seat = self.next_seat(state, game)
        if seat < 0:
            self.end(state, game)
        self.follow(state, seat, game)

    def follow(self, state: State, seat: i64, game: i64) -> None:
        """Show who decides next; where the game is over, begin another one."""
        while seat < 0 and self.restarts:
            state = self.deal(game)
            self.states[game] = state
            seat = self.next_seat(state, game)
        self.show(state, seat, game)

    def next_seat(self, state: State, game: i64) -> i64:
        """Who decides next, after the rival has decided all that does not wait for it; -1 at the end."""
        pending = state.pending()
        rival = self.rival
        if rival is None:
            return lowest(pending) if pending else -1
        own = self.own_seats[game]
        while pending:
            if pending & BIT[own]:
                return own
            seat = lowest(pending)
            state.apply(seat, rival.decide(state, seat, game))
            pending = state.pending()
        return -1

    # The end

    def end(self, state: State, game: i64) -> None:
        """The winners share a 1; the others lose it, so that all rewards add up to 0."""
        points = self.points
        state.tally(points)
        best: i64 = 0
        winners: i64 = 0
        for seat in range(self.players):
            if winners == 0 or is_before(state, points, seat, best):
                best = seat
                winners = 1
            elif not is_before(state, points, best, seat):
                winners += 1
        first = game * self.players
        for seat in range(self.players):
            self.scores[first + seat] = points[seat]
            if is_before(state, points, best, seat):
                self.rewards[first + seat] = -1.0 / float(self.players - 1)
            else:
                self.rewards[first + seat] = (float(self.players) / float(winners) - 1.0) / float(
                    self.players - 1
                )
        self.dones[game] = 1

    def forfeit(self, seat: i64, game: i64) -> None:
        """Who decides what is not legal loses alone: nobody gains by it."""
        self.rewards[game * self.players + seat] = -1.0
        self.dones[game] = 2

    def forget_end(self, game: i64) -> None:
        self.dones[game] = 0
        for n in range(game * self.players, (game + 1) * self.players):
            self.rewards[n] = 0.0

    # What is seen

    def show(self, state: State, seat: i64, game: i64) -> None:
        """Write what the seat that decides next may do and see; at the end, what the own seat sees."""
        row = game * self.actions
        masks = self.masks
        legal = self.legal
        buffer = self.buffer
        for n in range(row, row + self.sizes[game]):
            masks[row + i64(legal[n])] = 0
        size: i64 = 0
        if seat >= 0:
            size = state.legal(seat, buffer)
            for n in range(size):
                action = buffer[n]
                masks[row + action] = 1
                legal[row + n] = i16(action)
        self.sizes[game] = size
        self.seats[game] = seat
        encoder = self.encoder
        if encoder is not None:
            if seat < 0:
                seat = max(self.own_seats[game], 0)
            encoder.observe(
                state, seat, self.observations, game * encoder.size, self.marks, game * encoder.room
            )

    def sample(self, source: FastSource, into: vec[i64]) -> None:
        """Choose a random legal action for every game."""
        row: i64 = 0
        for game in range(self.count):
            size = self.sizes[game]
            if size:
                into[game] = i64(self.legal[row + source.below(size)])
            row += self.actions


def is_before(state: State, points: vec[i64], one: i64, other: i64) -> bool:
    """Whether one seat is placed before another at the end."""
    if points[one] != points[other]:
        return points[one] > points[other]
    return state.tie_break(one) > state.tie_break(other)
