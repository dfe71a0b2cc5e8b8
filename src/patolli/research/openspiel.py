"""The games as OpenSpiel games: `patolli_gold`, `patolli_maori`, `patolli_maya` and `patolli_yaxha`.

Importing this module registers them:

>>> import pyspiel
>>> import patolli.research.openspiel
>>> game = pyspiel.load_game("patolli_yaxha(players=3,deck=first-game)")
>>> game.num_players(), game.num_distinct_actions()
(3, 204)

**Parameters.** `players`; every option of the game, with underscores for dashes; `edition`, `standard` or the
path of an edition file; `deals` and `seed`, of which below.

**Chance.** All chance of a game is drawn at set-up: a deal is a number, from which the shuffles follow. It is
drawn by explicit chance nodes at the root, `DRAWS` of them with `FACES` equally likely outcomes each, so that
a history is the whole game and can be replayed. `deals=4` makes a game with four deals only, drawn by one
chance node: small enough to be solved where the edition is small too. Another `seed` has other deals.

**Decisions at the same time** are asked for one after the other, the lowest seat first. The others learn that
something was decided, but not what, until the rules show it.

**Returns** are the rewards of the other faces (`patolli.research.payoffs`): who wins alone gets 1, the others
lose it together; winners share. The sum is 0.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import ClassVar, Final, Union

import msgspec

from patolli.engine.chance import FastSource
from patolli.engine.edition import Edition, load_edition
from patolli.engine.errors import InvalidEdition, PatolliError
from patolli.engine.game import Game, Move, Setup, View
from patolli.engine.seed import Seed
from patolli.engine.state import SPECTATOR, State
from patolli.games import games
from patolli.research.information_state import (
    FINGERPRINT_BITS,
    Course,
    InformationStateHistory,
    history_of,
    resample_history,
)
from patolli.research.missing import require
from patolli.research.payoffs import payoffs
from patolli.research.setups import setup_of
from patolli.research.tensors import Observer, layout

require("numpy", "pyspiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

DRAWS: Final = 4
FACES: Final = 128
"""Four draws of 128 are 2^28 deals; none of another seed is among them (`Seed.of_run`)."""
STANDARD: Final = "standard"
IN_MEMORY: Final = "in-memory"
"""The edition of a game that was made from a set-up."""
LONGEST: Final = 10_000
"""Decisions of a game at most, as OpenSpiel wants to know. The longest ones, of Maori played at random, have
about a thousand."""
BEFORE_THE_DEAL: Final = "before the deal"


def game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"patolli_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.min_players,
        max_num_players=game.max_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": game.min_players,
            "edition": STANDARD,
            "deals": 0,
            "seed": 0,
            **{_parameter(option.name): option.default for option in game.options},
        },
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of the games with its parameters."""

    rules: ClassVar[Game]

    def __init__(self, parameters: Mapping[str, int | str], setup: Setup | None = None) -> None:
        try:
            self.setup = setup or _setup(self.rules, parameters)
            self.seed, self.deals = _deals(parameters)
        except PatolliError as error:
            raise pyspiel.SpielError(str(error)) from None
        information = pyspiel.GameInfo(
            num_distinct_actions=self.setup.num_actions,
            max_chance_outcomes=self.deals or FACES,
            num_players=self.setup.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.rules), information, dict(parameters))

    @property
    def draws(self) -> int:
        return 1 if self.deals else DRAWS

    def dealt(self, deal: int) -> State:
        """Return the position at the beginning of one of its deals."""
        return self.setup.new(Seed.of_run(self.seed, deal))

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.get_parameters(), self.setup)

    def max_chance_nodes_in_history(self) -> int:
        return self.draws

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def state_of(self, position: State) -> "SpielState":
        """Return a state at this position; the seats do not remember how it came about, and its history is
        empty.

        If the position is concealed, a state for the seat that sees it so: to be resampled, not played on."""
        state = SpielState(self)
        state.course = Course(position.clone())
        return state

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: object = None
    ) -> "SpielObserver":
        if params:
            raise ValueError(f"Observations have no parameters; these were given: {params}.")
        return SpielObserver(self.setup, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position with all that the seats remember, or the draws so far while the deal is being drawn."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.drawn: tuple[int, ...] = ()
        self.course: Course | None = None

    # What OpenSpiel asks of every state

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.course.position.next_seat()
        return seat if seat >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.position.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.get_game().max_chance_outcomes()
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def returns(self) -> list[float]:
        if self.course is None or not self.is_terminal():
            return [0.0] * self.num_players()
        return payoffs(self.course.position.outcome())

    def resample_from_infostate(self, player: int, chance: Callable[[], float]) -> "SpielState":
        """Return a state that `player` cannot tell from this one. With few deals it is one of the game's own,
        and each deal that fits is equally likely. Otherwise, and while something is hidden that was decided
        before something else was shown, it is a guess, and its history, which would give away how it came
        about, is empty."""
        self._require_player(player)
        course = self._dealt()
        game: SpielGame = self.get_game()
        if game.deals and self.history():
            deal, *decisions = self.history()
            past = history_of(game.dealt(deal), decisions, player)
            if past.is_known:
                return self._in_another_deal(player, past, FastSource(int(chance() * 2**62)))
        guess = SpielState(game)
        guess.course = course.guess(player, chance)
        return guess

    def _in_another_deal(
        self, player: int, past: InformationStateHistory, source: FastSource
    ) -> "SpielState":
        game: SpielGame = self.get_game()
        left = list(range(game.deals))
        while True:
            deal = left.pop(source.below(len(left)))
            found = resample_history(game.dealt(deal), player, past, source)
            if found is not None:
                break
        state = game.new_initial_state()
        for action in (deal, *found):
            state.apply_action(action)
        return state

    def __str__(self) -> str:
        if self.course is None:
            return " ".join([BEFORE_THE_DEAL, *map(str, self.drawn)])
        # A view shows no stock that lies face down; whoever compares texts wants to notice another one.
        position = self.course.position
        return f"{_text(position.setup.game.open_view(position))} {_digest(position)}"

    def _legal_actions(self, player: int) -> list[int]:
        return self._dealt().legal_actions()

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self._draw(action)
        else:
            _require_legal(self.course, action)
            self.course.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self._move(action).notation()

    # The same as structures, which OpenSpiel makes JSON of

    def _to_struct(self) -> object:
        position = self._dealt().position
        return msgspec.to_builtins(position.setup.game.open_view(position))

    def _to_observation_struct(self, player: int) -> object:
        self._require_player(player)
        position = self._dealt().position
        return msgspec.to_builtins(position.setup.game.view(position, player))

    def _action_to_struct(self, player: int, action: int) -> object:
        return msgspec.to_builtins(self._move(action))

    def _struct_to_actions(self, struct: object) -> list[int]:
        setup: Setup = self.get_game().setup
        try:
            return [setup.action_of(msgspec.convert(struct, Union[setup.game.move_types]))]  # noqa: UP007
        except (PatolliError, msgspec.ValidationError) as error:
            raise pyspiel.SpielError(str(error)) from None

    def _draw(self, outcome: int) -> None:
        game: SpielGame = self.get_game()
        if not 0 <= outcome < game.max_chance_outcomes():
            raise pyspiel.SpielError(
                f"There is no draw {outcome}; draws go from 0 to {game.max_chance_outcomes() - 1}."
            )
        self.drawn += (outcome,)
        if len(self.drawn) == game.draws:
            deal = 0
            for digit in self.drawn:
                deal = deal * FACES + digit
            self.course = Course(game.dealt(deal))

    def _move(self, action: int) -> Move:
        setup: Setup = self.get_game().setup
        _require_action(setup, action)
        return setup.game.decode(setup, action)

    def _require_player(self, player: int) -> None:
        if not 0 <= player < self.num_players():
            raise pyspiel.SpielError(
                f"There is no player {player}; players go from 0 to {self.num_players() - 1}."
            )

    def _dealt(self) -> Course:
        if self.course is None:
            raise pyspiel.SpielError("Nothing is dealt yet: first apply the outcomes of chance.")
        return self.course


class SpielObserver:
    """An observer of what somebody sees, as a text and, for one seat or for all who watch, as a tensor with
    named pieces."""

    def __init__(self, setup: Setup, kind: pyspiel.IIGObservationType) -> None:
        self._setup = setup
        self._kind = kind
        self._is_private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if kind.perfect_recall and not (self._is_private and kind.public_info):
            raise ValueError("Only a seat remembers, and all that it sees: public and private together.")
        self.tensor: np.ndarray | None = None
        self.dict: dict[str, np.ndarray] = {}
        self._eyes = Observer(setup)
        if kind.public_info and kind.private_info != pyspiel.PrivateInfoType.ALL_PLAYERS:
            self._make_tensor()

    def _make_tensor(self) -> None:
        seen = layout(self._setup)
        memory = FINGERPRINT_BITS if self._kind.perfect_recall else 0
        self.tensor = np.zeros(seen.size + memory, np.float32)
        self._seen = self.tensor[: seen.size]
        self.dict.update({name: self._seen[where] for name, where in seen.slices.items()})
        if memory:
            self.dict["memory"] = self.tensor[seen.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a player sees into `tensor`, and so into the pieces in `dict`."""
        if self.tensor is None:
            return
        self.tensor.fill(0)
        if state.course is None:
            return
        self._eyes.observe(state.course.position, self._seat(player), self._seen)
        if self._kind.perfect_recall:
            fingerprint = state.course.memories()[player].fingerprint
            self.dict["memory"][:] = [fingerprint >> bit & 1 for bit in range(FINGERPRINT_BITS)]

    def string_from(self, state: SpielState, player: int) -> str:
        if state.course is None:
            return BEFORE_THE_DEAL if self._kind.public_info else ""
        if self._kind.perfect_recall:
            return f"seat {player} with the past {state.course.memories()[player].fingerprint:016x}"
        position = state.course.position
        game = position.setup.game
        if self._kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return _text(game.open_view(position))
        view = game.view(position, self._seat(player))
        return _text(view) if self._kind.public_info else self._private(view, position)

    def _seat(self, player: int) -> int:
        return player if self._is_private else SPECTATOR

    def _private(self, view: View, position: State) -> str:
        """Return what a seat sees and a spectator does not; at least which seat it is."""
        public = msgspec.to_builtins(position.setup.game.view(position, SPECTATOR))
        own = msgspec.to_builtins(view)
        return msgspec.json.encode({key: own[key] for key in own if own[key] != public[key]}).decode()


def _require_legal(course: Course, action: int) -> None:
    position = course.position
    if action in course.legal_actions():
        return
    if position.is_over():
        raise pyspiel.SpielError("The game is over: nobody owes a decision.")
    _require_action(position.setup, action)
    try:
        position.setup.require_legal(position, position.next_seat(), action)
    except PatolliError as error:
        raise pyspiel.SpielError(str(error)) from None


def _require_action(setup: Setup, action: int) -> None:
    if not 0 <= action < setup.num_actions:
        last = setup.num_actions - 1
        raise pyspiel.SpielError(f"There is no action {action}; actions go from 0 to {last}.")


def _digest(position: State) -> str:
    return blake2b(position.dump(), digest_size=8).hexdigest()


def _text(view: View) -> str:
    return msgspec.json.encode(view).decode()


# Parameters


def _parameter(option: str) -> str:
    return option.replace("-", "_")


def _setup(game: Game, parameters: Mapping[str, int | str]) -> Setup:
    options = {
        option.name: str(parameters[_parameter(option.name)])
        for option in game.options
        if _parameter(option.name) in parameters
    }
    return game.setup(int(parameters["players"]), options, _edition(game, str(parameters["edition"])))


def _edition(game: Game, name: str) -> Edition:
    edition: Edition
    if name == STANDARD:
        edition = game.standard_edition
        return edition
    if name == IN_MEMORY:
        raise InvalidEdition(
            "The edition of this game was in no file, so that a text cannot name it; "
            "pickle the game itself, and of a state the history."
        )
    edition = load_edition(Path(name), game.edition_type, game.name)
    return edition


def _deals(parameters: Mapping[str, int | str]) -> tuple[int, int]:
    seed, deals = int(parameters["seed"]), int(parameters["deals"])
    Seed.of_run(seed, 0)
    if not 0 <= deals <= FACES:
        raise pyspiel.SpielError(
            f"deals is from 1 to {FACES}, or 0 for {FACES}^{DRAWS} of them, not {deals}."
        )
    return seed, deals


# A class each: OpenSpiel lets go of them only when Python has ended, which nothing but classes survives.
_CLASSES: Final = {
    game.name: type(f"Spiel{game.name.title()}", (SpielGame,), {"rules": game}) for game in games()
}
for _game in games():
    pyspiel.register_game(game_type(_game), _CLASSES[_game.name])
globals().update({each.__name__: each for each in _CLASSES.values()})  # where pickle looks for them


def spiel_game(game: str | Setup) -> SpielGame:
    """Return the OpenSpiel game of a set-up, in whatever edition; a game by its name alone has the fewest
    players."""
    setup = setup_of(game)
    edition = STANDARD if setup.edition == setup.game.standard_edition else IN_MEMORY
    parameters = {"players": setup.players, "edition": edition, "deals": 0, "seed": 0}
    options = {_parameter(name): value for name, value in setup.options}
    made: SpielGame = _CLASSES[setup.game.name](parameters | options, setup)
    return made
