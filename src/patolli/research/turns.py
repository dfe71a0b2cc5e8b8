"""One game whose seats decide one after the other, as PettingZoo's AEC environments do: its compiled part.

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

# What became of a decision
GOES_ON: Final = 0
OVER: Final = 1
ILLEGAL: Final = 2
NO_ACTION: Final = 3  # it is no number of an action
NOT_ON: Final = 4  # nobody has to decide

LARGEST: Final = 2**31
LONGEST: Final = 2**62


@mypyc_attr(allow_interpreted_subclasses=True)
class Turns:
    """What of an environment is done in every step. Methods call no others of their own: of an instance of
    an interpreted class that is a call of Python's."""

    batch: Batch
    names: list[str]
    """Of the seats, by number."""
    tensors: list[Tensor]
    copies: list[Callable[[], object]]
    """What copies each of their entries."""
    copy_mask: Callable[[], object]
    always_ends: bool
    """Whether `_end_step` is called after every step, not only after those that end something."""
    selected: str | None
    info: object
    """What there is to tell who has its turn, beside what it sees."""
    told: dict[str, dict[str, object]]
    nothing: object
    """The reward while a game is on: a number that is made once."""
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
        """Who has its turn."""
        if self.selected is None:
            raise AttributeError(before_reset("agent_selection"))
        return self.selected

    @agent_selection.setter
    def agent_selection(self, name: str) -> None:
        self.selected = name

    def last(self, observe: bool = True) -> object:
        """For who has its turn: the observation, the reward since its last turn, whether it is all over."""
        if not observe or not self.is_on:
            return self._last_of_all(observe)
        seat = self.seat
        self.tensors[seat].observe(self.batch.states[0], seat)
        seen = {"observation": self.copies[seat](), "action_mask": self.copy_mask()}
        return seen, self.nothing, False, False, self.info

    def step(self, action: object) -> None:
        """Carry out a decision of who has its turn."""
        became: i64 = GOES_ON
        if not self.is_on:
            became = NOT_ON
        else:
            number = number_of(action)
            batch = self.batch
            if number < 0 or number >= batch.actions:
                became = NO_ACTION
            elif not batch.masks[number]:
                became = ILLEGAL
            else:
                batch.decide(0, number)
                seat = batch.seats[0]
                if seat < 0:
                    self.is_on = False
                    became = OVER
                elif seat != self.seat:
                    self.seat = seat
                    name = self.names[seat]
                    self.selected = name
                    self.info = self.told[name]
        if became != GOES_ON or self.always_ends:
            self._end_step(became, action)

    def _last_of_all(self, observe: bool) -> object:
        """What `last` tells when it is not asked for an observation, or the game is over."""
        raise RuntimeError("an environment must define _last_of_all()")

    def _end_step(self, became: i64, action: object) -> None:
        raise RuntimeError("an environment must define _end_step()")

    def _is_anybody_left(self) -> bool:
        """Whether agents whose game is over have yet to be told."""
        raise RuntimeError("an environment must define _is_anybody_left()")


@final
class Agents:
    """Who has its turn, again and again until nobody is left."""

    turns: Turns
    left: i64

    def __init__(self, turns: Turns, most: int) -> None:
        self.turns = turns
        self.left = min(most, LONGEST)

    def __iter__(self) -> "Agents":
        return self

    def __next__(self) -> str:
        turns = self.turns
        if self.left <= 0 or not (turns.is_on or turns._is_anybody_left()):
            raise StopIteration
        self.left -= 1
        name = turns.selected
        assert name is not None
        return name


def before_reset(name: str) -> str:
    return f"{name} cannot be accessed before reset; call reset() first."


def number_of(action: object) -> i64:
    """The number of an action, which may be one of numpy's; -1 for what cannot be one."""
    if isinstance(action, int):
        number = action
    else:
        try:
            number = index(action)  # type: ignore[arg-type]
        except TypeError:
            return -1
    return number if 0 <= number < LARGEST else -1
