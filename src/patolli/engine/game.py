"""Games: name, players and options, how one starts, its moves in words, and what each seat sees.

A game's folder makes one `Game`. Everything else, from the command line to the contract suite, works on this
class alone.
"""

import struct
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from importlib import import_module, resources
from itertools import product
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, SupportsIndex, cast

import msgspec
from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import TypeVar

from patolli.engine.chance import Source
from patolli.engine.edition import Edition, read_edition
from patolli.engine.effects import Effect
from patolli.engine.errors import IllegalMove, InvalidMove, InvalidSetup, NotYourTurn
from patolli.engine.features import Feature
from patolli.engine.option import Option
from patolli.engine.policy import Policy
from patolli.engine.seed import Seed
from patolli.engine.state import SPECTATOR, State
from patolli.engine.words import ENGLISH, Names, Said, Words, listed, said, words

if TYPE_CHECKING:
    from rich.text import Text

T = TypeVar("T")
# Bare `Game` is one that is not known when types are checked. Its edition may be passed to its functions.
StateT = TypeVar("StateT", bound=State, default=State)
ViewT = TypeVar("ViewT", bound="View", default="View")
EditionT = TypeVar("EditionT", bound=Edition, default=Any)

REPLAY: Final = -2
"""The seat of a viewer who sees a game with nothing hidden."""


class Move(msgspec.Struct, frozen=True, tag_field="move"):
    """A decision in words; each game has its own kinds."""

    def notation(self) -> str:
        """Write the move short and exact, as journals hold it and people may type it."""
        raise NotImplementedError

    def words(self) -> Said:
        """Say what the player does; in English starting with a verb: "lay an orange cube on …"."""
        raise NotImplementedError

    def overheard_words(self) -> Said:
        """Say what the others hear of it: all, unless a part stays hidden, like the value of a card."""
        return self.words()

    def sentence(self, locale: str = ENGLISH, names: Names = ()) -> str:
        return _sentence(self, locale, names)

    def overheard(self, locale: str = ENGLISH, names: Names = ()) -> str:
        return _overheard(self, locale, names)

    def outline(self) -> "Move":
        """Return the move without what the others do not hear of it: no decision any more, but it has a
        place."""
        return self


# Choices are told again with every update, so the sentence of a move is made once.


@lru_cache(maxsize=1 << 14)
def _sentence(move: Move, locale: str, names: Names) -> str:
    return said(move.words(), locale, names)


@lru_cache(maxsize=1 << 14)
def _overheard(move: Move, locale: str, names: Names) -> str:
    return said(move.overheard_words(), locale, names)


class View(msgspec.Struct, frozen=True, kw_only=True, tag_field="game"):
    """A position as one seat, or a spectator, may see it; each game adds its own fields."""

    seat: int
    pending: tuple[int, ...]


@dataclass(frozen=True)
class ScoreLine:
    """One line of the final sheet: what it is for, and each seat's points."""

    key: str
    """What programs know it by, the same in every language and unlike all others of the sheet."""
    words: Said
    points: tuple[int, ...]

    @property
    def name(self) -> str:
        return self.named()

    def named(self, locale: str = ENGLISH) -> str:
        return said(self.words, locale)


@dataclass(frozen=True)
class Presentation(Generic[StateT, ViewT]):
    """The presentation of positions to people and programs."""

    describe: Callable[[StateT, int], ViewT]
    """Turn a concealed position into the message that a seat gets, or for `REPLAY` a complete one. Call
    `Game.view` or `Game.open_view` instead: they conceal first."""
    picture: "Callable[[Setup[Any], ViewT], Text]"
    """Draw a view for the terminal."""
    legend: str = ""
    """How moves are written and pictures are read."""


class Lapses(NamedTuple):
    """The number of random decisions in a hundred of the two lower levels.

    One bad decision costs more in some games than in others. The aim: the casual player finishes ahead of a
    greedy one about one time in three, the novice about one time in eight (`docs/strength.md`)."""

    novice: int
    casual: int


USUAL_LAPSES: Final = Lapses(novice=25, casual=10)


def _no_policy(setup: "Setup[Any]") -> Policy:
    return Policy()


@dataclass(frozen=True)
class ComputerPlayer(Generic[EditionT]):
    """The parts that computer players of a game are made of."""

    policy: "Callable[[Setup[EditionT]], Policy]" = _no_policy
    """Make what the greedy player thinks with. Without a policy of its own, a game's decisions all look
    alike."""
    lapses: Lapses = USUAL_LAPSES


def _no_features(setup: "Setup[Any]") -> tuple[Feature, ...]:
    return ()


@dataclass(frozen=True)
class Learning(Generic[EditionT]):
    """The parts of a game that learners are shown."""

    features: "Callable[[Setup[EditionT]], tuple[Feature, ...]]" = _no_features
    """List what the cells of a position mean as numbers, besides who is pending. A game without features can
    still be learnt from its views."""


def _several_are_pending(state: State) -> bool:
    return len(state.pending_seats()) > 1


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Generic[StateT, ViewT, EditionT]):
    """A game: its name, players and options, its rules as functions, and its parts.

    Every game's folder makes one, from functions that have the same names in every folder."""

    package: str
    """The game's folder, as Python imports it: `__name__` in its `__init__`."""
    name: str
    title: str
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    rules_version: int
    """Raised when a change of rules makes old journals play differently."""
    edition_type: type[EditionT]
    minutes: int | None = None
    """About how long a person takes for a game against computer players."""
    tie_break: Said = ""
    """What decides between equal scores, in words; empty if the win is shared at once."""

    num_actions: "Callable[[Setup[EditionT]], int]"
    """Actions are whole numbers from 0 to one below this."""
    start: "Callable[[Setup[EditionT], Source], StateT]"
    """Set up the first position; draws all chance of the game from the source."""
    restore: "Callable[[Setup[EditionT], vec[i64]], StateT]"
    """Make a state of the cells of one."""
    breakdown: Callable[[StateT], list[ScoreLine]]
    """List where the points come from; the lines add up to the scores."""
    is_secret: Callable[[StateT], bool] = _several_are_pending
    """Tell whether a decision made now stays unseen by the others until something is shown. A game whose
    secret stages take several decisions of a seat has a function of its own: the last seat is alone."""

    decode: "Callable[[Setup[EditionT], int], Move]"
    encode: "Callable[[Setup[EditionT], Move], int]"
    parse: "Callable[[Setup[EditionT], str], Move]"
    """Read a notation; `InvalidMove` says what would be right."""
    refusal: Callable[[StateT, int, Move], Said]
    """Say why a move that is not legal now is not."""

    presentation: Presentation[StateT, ViewT]
    computer_player: ComputerPlayer[EditionT] = ComputerPlayer()
    learning: Learning[EditionT] = Learning()

    @cached_property
    def view_type(self) -> type[ViewT]:
        (found,) = _kinds(View, self.package)
        return cast(type[ViewT], found)

    @cached_property
    def move_types(self) -> tuple[type[Move], ...]:
        return _kinds(Move, self.package)

    @cached_property
    def effect_types(self) -> tuple[type[Effect], ...]:
        return _kinds(Effect, self.package)

    @cached_property
    def standard_edition(self) -> EditionT:
        return read_edition(self.edition_text(), self.edition_type, self.name, f"{self.name}'s edition.toml")

    def edition_text(self) -> str:
        """Read the file of the standard edition, with its comments."""
        return resources.files(self.package).joinpath("edition.toml").read_text(encoding="utf-8")

    def setup(
        self, players: int, options: Mapping[str, str] | None = None, edition: EditionT | None = None
    ) -> "Setup[EditionT]":
        """Return the setup of a game before the first draw; `InvalidSetup` says what does not fit."""
        if not (isinstance(players, SupportsIndex) and self.min_players <= players <= self.max_players):
            least, most = self.min_players, self.max_players
            raise InvalidSetup(
                words("game-players", game=self.title, least=least, most=most, players=repr(players))
            )
        values = {option.name: option.default for option in self.options}
        for name, value in (options or {}).items():
            values[name] = self._option_value(name, value)
        for option in self.options:
            limit = option.limit(values[option.name])
            if limit is not None and players > limit:
                raise InvalidSetup(
                    words(
                        "game-option-players",
                        option=option.words,
                        choice=option.choice(values[option.name]),
                        game=self.title,
                        most=limit,
                        players=str(players),
                    )
                )
        return Setup(
            cast(Game, self), index(players), tuple(values.items()), edition or self.standard_edition
        )

    def setups(self) -> Iterator["Setup[EditionT]"]:
        """Yield every number of players with every combination of options, in the standard edition."""
        names = [option.name for option in self.options]
        for players in range(self.min_players, self.max_players + 1):
            for values in product(*(option.choices for option in self.options)):
                limits = [option.limit(value) for option, value in zip(self.options, values, strict=True)]
                if all(limit is None or players <= limit for limit in limits):
                    yield self.setup(players, dict(zip(names, values, strict=True)))

    def _option_value(self, name: str, value: str) -> str:
        known = {option.name: option for option in self.options}
        if name not in known:
            has = words("game-has-options", options=", ".join(known)) if known else words("game-has-none")
            raise InvalidSetup(words("game-no-such-option", game=self.title, option=repr(name), has=has))
        if value not in known[name].choices:
            raise InvalidSetup(
                words(
                    "game-no-such-choice",
                    option=repr(name),
                    game=self.title,
                    choice=repr(value),
                    choices=", ".join(known[name].choices),
                )
            )
        return value

    def new(self, players: int, seed: Seed | int | None = None, **options: str) -> StateT:
        """Start a game, for scripts. A number is a fast seed; underscores in option names stand for
        dashes."""
        values = {name.replace("_", "-"): value for name, value in options.items()}
        if seed is None:
            seed = Seed.random()
        elif not isinstance(seed, Seed):
            seed = Seed.fast(index(seed))
        return self.start(self.setup(players, values), seed.source())

    def view(self, state: StateT, seat: int) -> ViewT:
        """Return what a seat, or `SPECTATOR`, may see. The rest is blanked before anything is read."""
        require_viewer(seat, state.players)
        concealed = state.clone()
        concealed.conceal(seat)
        return self.presentation.describe(cast(StateT, concealed), seat)

    def open_view(self, state: StateT, seat: int = REPLAY) -> ViewT:
        """Show a position with nothing hidden, for games that are over; as from a seat, or from nowhere."""
        return self.presentation.describe(state, seat)

    def __reduce__(self) -> tuple[object, ...]:
        return _game_of, (self.package, self.rules_version)


def _kinds(base: type[T], package: str) -> tuple[type[T], ...]:
    """Return the kinds of something that a game defines, kinds of kinds included."""
    kinds: list[type[T]] = []
    for kind in base.__subclasses__():
        if kind.__module__.startswith(f"{package}."):
            kinds.append(kind)
        kinds += _kinds(kind, package)
    return tuple(dict.fromkeys(kinds))


def _game_of(package: str, rules_version: int) -> Game:
    folder = import_module(package)
    games: tuple[Game, ...] = (folder.GAME, *getattr(folder, "OLDER", ()))
    return next(game for game in games if game.rules_version == rules_version)


@dataclass(frozen=True)
class Setup(Generic[EditionT]):
    """Everything that is settled before the first draw: game, players, options and edition."""

    game: Game
    players: int
    options: tuple[tuple[str, str], ...]
    edition: EditionT

    def option(self, name: str) -> str:
        return dict(self.options)[name]

    def is_on(self, switch: str) -> bool:
        return self.option(switch) == "yes"

    @cached_property
    def num_actions(self) -> int:
        return self.game.num_actions(self)

    @cached_property
    def _cells(self) -> int:
        return len(self.new(Seed.fast(0)).cells)

    @cached_property
    def _hash(self) -> int:
        return hash((self.game, self.players, self.options, self.edition))

    def __hash__(self) -> int:
        """Hash once, as an edition is large and games look up their tables by setup when one starts."""
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        # Cached values may be compiled objects, which do not pickle.
        return Setup, (self.game, self.players, self.options, self.edition)

    def new(self, seed: Seed) -> State:
        return self.game.start(self, seed.source())

    def restore(self, position: bytes) -> State:
        """Return the state whose `dump` these bytes are."""
        if len(position) != 8 * self._cells:
            right, given = str(8 * self._cells), str(len(position))
            raise InvalidSetup(words("game-position-size", right=right, given=given))
        return self.game.restore(self, vec[i64](struct.unpack(f"<{self._cells}q", position)))

    def action_of(self, move: Move) -> int:
        """Return the action of a move that came from outside; `InvalidMove` if there is no such move here."""
        try:
            action = self.game.encode(self, move)
            if 0 <= action < self.num_actions and self.game.decode(self, action) == move:
                return action
        except (LookupError, ValueError):
            pass
        raise InvalidMove(words("game-not-a-move", move=repr(move), game=self.game.title))

    def require_legal(self, state: State, seat: int, action: int) -> None:
        """Raise the error that says why this seat cannot play this action now, if it cannot."""
        pending = state.pending_seats()
        if seat not in pending:
            raise NotYourTurn(words("game-not-your-turn", seat=seat + 1, waiting=waiting_for(pending)))
        if action not in state.legal_actions(seat):
            move = self.game.decode(self, action)
            why = self.game.refusal(state, seat, move)
            raise IllegalMove(words("game-not-allowed", notation=move.notation(), why=why))


def require_viewer(seat: int, players: int) -> None:
    """Raise `InvalidSetup` unless this is a seat of the game, counted from 0, or `SPECTATOR`."""
    if not SPECTATOR <= seat < players:
        raise InvalidSetup(words("game-no-such-seat-number", seat=str(seat), last=str(players - 1)))


def waiting_for(pending: list[int]) -> Words:
    """Say whose decision it is."""
    if not pending:
        return words("game-waiting-nobody")
    seats = listed((words("game-seat", seat=seat + 1) for seat in pending), "and")
    return words("game-waiting-for", count=len(pending), seats=seats)
