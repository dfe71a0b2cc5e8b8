"""The games. Each folder here is one, and is found by being here."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from patolli.engine.errors import InvalidSetup
from patolli.engine.game import Game


@cache
def games() -> tuple[Game, ...]:
    """All games, by name."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return tuple(import_module(f"{__name__}.{name}").GAME for name in names)


def game(name: str) -> Game:
    for candidate in games():
        if candidate.name == name:
            return candidate
    raise InvalidSetup(f"There is no game {name!r}; there are: {', '.join(each.name for each in games())}.")
