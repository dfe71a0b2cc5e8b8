"""One game whose seats decide one after the other, as PettingZoo's AEC environments do: its compiled part.

A step is little work, so what surrounds it counts: dictionaries are made once a game and not once a step, and
only what a step changes is touched.
"""

from collections.abc import Callable
from operator import index
from typing import Final

from mypy_extensions import i64

from patolli.research.batch import Batch

# What became of a decision
GOES_ON: Final = 0
OVER: Final = 1
ILLEGAL: Final = 2
NO_ACTION: Final = 3  # it is no number of an action
NOT_ON: Final = 4  # nobody has to decide

LARGEST: Final = 2**31


class Turns:
    batch: Batch
    names: list[str]
    """Of the seats, by number."""
    host: object
    """Whose `agent_selection` is set to who decides next."""
    copy_observation: Callable[[], object]
    copy_mask: Callable[[], object]
    infos: dict[str, dict[str, object]]
    seat: i64
    is_on: bool

    def __init__(
        self,
        batch: Batch,
        names: list[str],
        host: object,
        copy_observation: Callable[[], object],
        copy_mask: Callable[[], object],
    ) -> None:
        self.batch = batch
        self.names = names
        self.host = host
        self.copy_observation = copy_observation
        self.copy_mask = copy_mask
        self.infos = {}
        self.seat = 0
        self.is_on = False

    def begin(self, deal: i64, infos: dict[str, dict[str, object]]) -> None:
        self.batch.reset(deal, 0, 0)
        self.infos = infos
        self.seat = self.batch.seats[0]
        self.is_on = True

    def stop(self) -> None:
        self.is_on = False

    def tell(self) -> tuple[dict[str, object], float, bool, bool, dict[str, object]] | None:
        """What the seat that decides next is told; nothing when the game is over."""
        if not self.is_on:
            return None
        return (
            {"observation": self.copy_observation(), "action_mask": self.copy_mask()},
            0.0,
            False,
            False,
            self.infos[self.names[self.seat]],
        )

    def take(self, action: object) -> int:
        """Carry out a decision of the seat whose turn it is; what became of it."""
        if not self.is_on:
            return NOT_ON
        number = number_of(action)
        batch = self.batch
        if not 0 <= number < batch.actions:
            return NO_ACTION
        if not batch.masks[number]:
            return ILLEGAL
        batch.decide(0, number)
        seat = batch.seats[0]
        if seat < 0:
            self.is_on = False
            return OVER
        if seat != self.seat:
            self.seat = seat
            setattr(self.host, "agent_selection", self.names[seat])  # noqa: B010
        return GOES_ON


def number_of(action: object) -> i64:
    """The number of an action, which may be one of numpy's; -1 for what cannot be one."""
    try:
        number: int = index(action)  # type: ignore[arg-type]
    except TypeError:
        return -1
    return number if 0 <= number < LARGEST else -1
