"""The compiled core of PettingZoo's agent-environment cycle (AEC): one game, one agent a step.

A step is little work, so what surrounds it counts: dictionaries are made once a game and not once a step,
every seat has a tensor of its own, of which only what has changed is written, and what seldom happens, the
end of a game and mistakes, is left to the environment.
"""

from collections.abc import Callable
from operator import index
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from patolli.research.batch import Batch
from patolli.research.encoder import Tensor

# Outcomes of a step
GOES_ON: Final = 0
OVER: Final = 1
ILLEGAL: Final = 2
NO_ACTION: Final = 3  # outside the action space
NOT_ON: Final = 4  # before reset, or after the end

LARGEST: Final = 2**31
LONGEST: Final = 2**62


@mypyc_attr(allow_interpreted_subclasses=True)
class AECCore:
    """The core of an AEC environment: steps a game and observes it. Methods call none of their own: on an
    instance of an interpreted subclass that would be a slow Python call."""

    batch: Batch
    names: list[str]
    """Of the seats, by number."""
    tensors: list[Tensor]
    copies: list[Callable[[], object]]
    """Functions that copy each tensor's entries."""
    copy_mask: Callable[[], object]
    always_ends: bool
    """Whether `_end_step` is called after every step, not only after those that end something."""
    selected: str | None
    info: object
    """The info of the selected agent."""
    told: dict[str, dict[str, object]]
    nothing: object
    """The reward while a game is on: one float object, made once."""
    seat: i64
    is_on: bool

    def __init__(
        self,
        batch: Batch,
        names: list[str],
        tensors: list[Tensor],
        copies: list[Callable[[], object]],
        copy_mask: Callable[[], object],
        always_ends: bool,
    ) -> None:
        self.batch = batch
        self.names = names
        self.tensors = tensors
        self.copies = copies
        self.copy_mask = copy_mask
        self.always_ends = always_ends
        self.selected = None
        self.info = None
        self.told = {}
        self.nothing = 0.0
        self.seat = 0
        self.is_on = False

    def _begin(self, deal: i64, infos: dict[str, dict[str, object]]) -> None:
        self.batch.reset(deal, 0, 0)
        self.seat = self.batch.seats[0]
        self.selected = self.names[self.seat]
        self.told = infos
        self.info = infos[self.names[self.seat]]
        self.is_on = True

    @property
    def agent_selection(self) -> str:
        """Return the agent whose turn it is."""
        if self.selected is None:
            raise AttributeError(before_reset("agent_selection"))
        return self.selected

    @agent_selection.setter
    def agent_selection(self, name: str) -> None:
        self.selected = name

    def last(self, observe: bool = True) -> object:
        """Return the selected agent's observation, reward, termination, truncation and info."""
        if not observe or not self.is_on:
            return self._last_of_all(observe)
        seat = self.seat
        self.tensors[seat].observe(self.batch.states[0], seat)
        seen = {"observation": self.copies[seat](), "action_mask": self.copy_mask()}
        return seen, self.nothing, False, False, self.info

    def step(self, action: object) -> None:
        """Carry out an action of the selected agent."""
        outcome: i64 = GOES_ON
        if not self.is_on:
            outcome = NOT_ON
        else:
            number = number_of(action)
            batch = self.batch
            if number < 0 or number >= batch.actions:
                outcome = NO_ACTION
            elif not batch.masks[number]:
                outcome = ILLEGAL
            else:
                batch.decide(0, number)
                seat = batch.seats[0]
                if seat < 0:
                    self.is_on = False
                    outcome = OVER
                elif seat != self.seat:
                    self.seat = seat
                    name = self.names[seat]
                    self.selected = name
                    self.info = self.told[name]
        if outcome != GOES_ON or self.always_ends:
            self._end_step(outcome, action)

    def _last_of_all(self, observe: bool) -> object:
        """Answer `last` without an observation, or after the game."""
        raise RuntimeError("an environment must define _last_of_all()")

    def _end_step(self, outcome: i64, action: object) -> None:
        """Handle what is rare: the end of a game, and actions that are not legal."""
        raise RuntimeError("an environment must define _end_step()")

    def _is_anybody_left(self) -> bool:
        """Tell whether agents whose game is over have yet to be told."""
        raise RuntimeError("an environment must define _is_anybody_left()")


@final
class Agents:
    """An iterator over the selected agents, until none is left."""

    core: AECCore
    left: i64

    def __init__(self, core: AECCore, most: int) -> None:
        self.core = core
        self.left = min(most, LONGEST)

    def __iter__(self) -> "Agents":
        return self

    def __next__(self) -> str:
        core = self.core
        if self.left <= 0 or not (core.is_on or core._is_anybody_left()):
            raise StopIteration
        self.left -= 1
        name = core.selected
        assert name is not None
        return name


def before_reset(name: str) -> str:
    return f"{name} cannot be accessed before reset; call reset() first."


def number_of(action: object) -> i64:
    """Return an action as a plain number, whatever numpy type it has; -1 for what cannot be an action."""
    if isinstance(action, int):
        number = action
    else:
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return -1
    return number if 0 <= number < LARGEST else -1
