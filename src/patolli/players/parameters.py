"""Players in text: a kind and its parameters, as in ``search:time=1s:workers=2``."""

import re
from dataclasses import dataclass
from typing import Final

from patolli.engine.errors import InvalidSetup

MOST_SECONDS: Final = 3600.0


@dataclass(frozen=True)
class Parameter:
    """A parameter of a kind of player."""

    name: str
    help: str
    least: int = 0
    most: int = 10**9
    is_time: bool = False

    def read(self, text: str, of: str) -> float:
        """Read a value; a time in seconds."""
        return self._time(text, of) if self.is_time else self._number(text, of)

    def _time(self, text: str, of: str) -> float:
        match = re.fullmatch(r"(\d{1,6}(?:\.\d{1,6})?)(ms|s)", text, re.ASCII)
        if not match:
            raise InvalidSetup(f"{of}: {self.name} cannot be {text!r}; it is a time like 1s, 0.5s or 200ms.")
        seconds = float(match[1]) / (1000 if match[2] == "ms" else 1)
        if not 0 < seconds <= MOST_SECONDS:
            raise InvalidSetup(f"{of}: {self.name} cannot be {text!r}; it is above 0 s and at most 1 hour.")
        return seconds

    def _number(self, text: str, of: str) -> int:
        if not re.fullmatch(r"\d{1,10}", text, re.ASCII) or not self.least <= int(text) <= self.most:
            raise InvalidSetup(
                f"{of}: {self.name} cannot be {text!r}; "
                f"it is a whole number from {self.least} to {self.most}."
            )
        return int(text)


def read_parameters(text: str, parameters: tuple[Parameter, ...], of: str) -> dict[str, float]:
    """Read the parameters behind the first colon; empty text sets none."""
    known = {parameter.name: parameter for parameter in parameters}
    values: dict[str, float] = {}
    for part in text.split(":") if text else []:
        name, equals, value = part.partition("=")
        if name not in known:
            has = f"it has: {', '.join(known)}" if known else "it has none"
            raise InvalidSetup(f"The player {of} has no parameter {name!r}; {has}.")
        if not equals:
            raise InvalidSetup(f"{of}: write {name}=… to set {name}.")
        if name in values:
            raise InvalidSetup(f"{of}: {name} is set twice.")
        values[name] = known[name].read(value, of)
    return values
